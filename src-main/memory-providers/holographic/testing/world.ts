/** Dimensions of the vectors in the file that Hermes made for the tests. */
export const FIXTURE_DIM = 64;

/** A fact to be kept, as the tool takes it. */
export interface ToldFact {
  readonly content: string;
  readonly category: string;
  readonly tags: string;
}

const people = [
  'Ada Lovelace',
  'Grace Hopper',
  'Alan Turing',
  'Mei Tanaka',
  'Omar Haddad',
  'Nadia Petrova',
  'Luis Romero',
];
const projects = ['Blue Heron', 'Night Train', 'Paper Boat', 'Glass Garden', 'Quiet Harbor'];
const things = [
  'postgres',
  'docker compose',
  'the espresso machine',
  'vim',
  'a cello',
  'the thermostat',
  'rust traits',
];
const verbs = ['prefers', 'maintains', 'stopped using', 'recommends', 'configured', 'complained about', 'bought'];
const places = ['in Lisbon', 'at the office', 'on Fridays', 'for the release', 'in staging', 'since March', 'at home'];
const categories = ['user_pref', 'project', 'tool', 'general'];

function of<T>(list: readonly T[], n: number): T {
  const one = list[n % list.length];
  if (one === undefined) throw new Error('the list is empty');
  return one;
}

/** `count` facts, always the same ones. Both generations of Hermes name the same entities in each. */
export function toldFacts(count: number): ToldFact[] {
  return Array.from({ length: count }, (_, i) => {
    const who = of(people, i * 5 + Math.floor(i / 7));
    const project = of(projects, i * 3 + Math.floor(i / 11));
    const thing = of(things, i * 2 + Math.floor(i / 13));
    const place = of(places, i + Math.floor(i / 17));
    const base = `${who} ${of(verbs, i + Math.floor(i / 5))} ${thing} ${place}`;
    const forms = [
      `${base}, note ${String(i)}.`,
      `${base} while working on ${project} (ticket ${String(100 + i)}).`,
      `the label "${project.toLowerCase()} v${String(i % 9)}" belongs to ${who}, item ${String(i)}`,
      `${base} 因为咖啡很好 ${String(i)}`,
    ];
    return {
      content: of(forms, i + Math.floor(i / 4)),
      category: of(categories, i + Math.floor(i / 6)),
      tags: i % 3 === 0 ? `team,${thing.split(' ').at(-1) ?? ''}` : '',
    };
  });
}

/** 60 calls of `fact_store` that only ask: every action that does. */
export function questions(): Record<string, unknown>[] {
  const searches = [
    { query: 'espresso machine' },
    { query: 'who maintains postgres in staging?' },
    { query: 'docker compose for the release', limit: 5 },
    { query: 'cello', category: 'project' },
    { query: 'Ada Lovelace', min_trust: 0.5 },
    { query: 'rust traits', limit: 30 },
    { query: 'nothing of this kind zyzzyva' },
    { query: 'thermostat since March', category: 'general' },
    { query: 'team' },
    { query: '"Night Train" (ticket)' },
    { query: 'what did Mei Tanaka complain about on Fridays' },
    { query: 'vim AND NOT postgres OR' },
    { query: 'label belongs', limit: 3 },
    { query: 'LISBON' },
    { query: 'office, home; staging!' },
    { query: 'ticket 117' },
    { query: 'note 4' },
    { query: 'the' },
    { query: 'Heron v3', limit: 1 },
    { query: 'bought bought bought cello' },
  ].map((args) => ({ action: 'search', ...args }));
  const probes = [...people, ...projects].map((entity, i) => ({
    action: 'probe',
    entity,
    ...(i % 4 === 3 ? { category: of(categories, i) } : {}),
    limit: 4 + i,
  }));
  const related = [...people.slice(0, 5), 'postgres', 'cello', ...projects.slice(0, 3)].map((entity, i) => ({
    action: 'related',
    entity,
    ...(i % 5 === 4 ? { category: 'tool' } : {}),
  }));
  const reasons = people.map((who, i) => ({
    action: 'reason',
    entities: [who, of(projects, i), ...(i % 3 === 0 ? ['nobody'] : [])],
    limit: 6,
  }));
  const lists = [{}, { category: 'tool' }, { min_trust: 0.6 }, { limit: 3 }, { category: 'none of these' }];
  const contradictions = [{}, { category: 'project' }, { limit: 40 }, { category: 'general', limit: 2 }];
  return [
    ...searches,
    ...probes,
    ...related,
    ...reasons,
    ...lists.map((args) => ({ action: 'list', ...args })),
    ...contradictions.map((args) => ({ action: 'contradict', ...args })),
    { action: 'probe', entity: '' },
    { action: 'reason', entities: [] },
  ];
}

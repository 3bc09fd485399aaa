/** The graph of the journey: nodes from memories and skills, edges with reasons, categories. */
import type { Bound, JourneyEdge, JourneyGraph, JourneyNode } from '@shared/contract/journey.ts';
import { providerOf } from '@shared/journey/provided.ts';
import { linkNodes } from './links.ts';
import { providedNodes } from './provided.ts';
import type { MemoryRecord, ProvidedRecord, SkillRecord } from './records.ts';
import { known, titleOf } from './reading.ts';

/** Category of what is known about the person, and of notes that belong to no skill's category. */
export const ABOUT_PERSON = 'user';
export const NOTES = 'memory';

export interface Sources {
  readonly memories: readonly MemoryRecord[];
  readonly skills: readonly SkillRecord[];
  /** What a memory provider remembers; left out, there is none. */
  readonly provided?: readonly ProvidedRecord[];
  /** Title of a session; empty when it has none. */
  readonly sessionTitle: (id: string) => string;
  readonly now: number;
}

const SOURCE = { memory: 'memory', user: 'profile' } as const;

/** Node id of an entry, in the form of Hermes' newest generation: `memory:<source>:<entry id>`. */
export function memoryNodeId(record: Pick<MemoryRecord, 'id' | 'store'>): string {
  return `memory:${SOURCE[record.store]}:${record.id}`;
}

/** The skills that were learned or brought in, those in use before archived ones. What came with the app is no part of it. */
export function skillsOfJourney(skills: readonly SkillRecord[]): SkillRecord[] {
  const own = skills.filter(({ origin }) => origin !== 'builtin');
  return own.sort((a, b) => Number(a.state === 'archived') - Number(b.state === 'archived'));
}

/** Builds the graph. */
export function assembleJourney(sources: Sources): JourneyGraph {
  const names = new Set<string>();
  const skills = skillsOfJourney(sources.skills).map((record) => {
    // Of two skills with one name the second is known by its folder.
    const id = names.has(record.name) ? record.id : record.name;
    names.add(record.name);
    return { node: skillNode(record, id), related: record.related };
  });
  const memories = inOrder(sources.memories).map((record) => ({
    node: memoryNode(record),
    related: [] as readonly string[],
  }));
  const own = [...skills, ...memories].sort((a, b) => byTime(a.node, b.node));
  const provided = providedNodes(sources.provided ?? []).map((node) => ({ node, related: [] as readonly string[] }));
  provided.sort((a, b) => byTime(a.node, b.node));
  // A provider's come last, whatever their time: switching it on or off leaves the links of the person's own as they were.
  const edges = linkNodes(
    [...own, ...provided].map(({ node, related }) => ({
      id: node.id,
      kind: node.kind === 'skill' ? 'skill' : 'memory',
      label: node.label,
      text: node.state === 'purged' ? '' : node.body,
      session: node.session,
      related,
    })),
    sources.sessionTitle,
  );
  const categorised = categorise(
    own.map(({ node }) => node),
    edges,
  );
  const nodes = [...categorised, ...provided.map(({ node }) => node)];
  return { nodes: provided.length === 0 ? nodes : nodes.sort(byTime), edges, builtAt: sources.now };
}

/** Entries in the order in which the journal first saw them, so that a removal does not change the order of the others. */
function inOrder(records: readonly MemoryRecord[]): MemoryRecord[] {
  return [...records].sort((a, b) => (a.seq ?? Number.MAX_VALUE) - (b.seq ?? Number.MAX_VALUE));
}

/** Order of what was learned at one moment. */
const KINDS: readonly JourneyNode['kind'][] = ['skill', 'memory', 'provider_memory'];

/** Memories found at the same moment stand as in their file: their ids are chance. */
function byTime(a: JourneyNode, b: JourneyNode): number {
  const times = [a.time ?? Number.MAX_VALUE, b.time ?? Number.MAX_VALUE] as const;
  if (times[0] !== times[1]) return times[0] - times[1];
  if (a.kind !== b.kind) return KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind);
  return a.kind === 'memory' ? 0 : a.id < b.id ? -1 : 1;
}

/** When it was learned, and the span where that is not known exactly. */
function timing(
  exact: number | null,
  bound: number | null,
  by: Bound | undefined,
): Pick<JourneyNode, 'time' | 'uncertain'> {
  const time = known(exact);
  if (time !== null) return { time, uncertain: null };
  const to = known(bound);
  if (to === null) return { time: null, uncertain: null };
  return { time: to, uncertain: { from: null, to, ...(by === undefined ? {} : { by }) } };
}

function memoryNode(record: MemoryRecord): JourneyNode {
  const origin =
    record.origin === 'background_review' || record.origin === 'curator'
      ? 'review'
      : record.origin === 'foreground'
        ? 'learned'
        : record.origin;
  return {
    id: memoryNodeId(record),
    kind: 'memory',
    label: titleOf(record.text),
    body: record.text,
    store: record.store,
    skill: null,
    category: record.store === 'user' ? ABOUT_PERSON : NOTES,
    ...timing(record.firstSeen, record.knownBy, record.bound),
    uses: 0,
    useTimes: [],
    editTimes: [...record.edits],
    state: record.removedAt === null ? 'active' : record.purged ? 'purged' : 'removed',
    goneAt: record.removedAt,
    origin,
    pinned: false,
    session: record.session,
    message: record.message,
  };
}

/** A skill may call its category as it likes, but not as if a provider kept it. */
function categoryOf(named: string): string {
  return providerOf(named) ?? named;
}

function skillNode(record: SkillRecord, id: string): JourneyNode {
  return {
    id,
    kind: 'skill',
    label: record.name,
    body: record.description,
    store: null,
    skill: record.id,
    category: categoryOf(record.category ?? 'general'),
    ...timing(record.createdAt, record.knownBy ?? record.useTimes[0] ?? null, record.bound),
    uses: record.uses,
    useTimes: [...record.useTimes],
    editTimes: [...record.editTimes],
    state: record.state,
    goneAt: record.archivedAt,
    origin: record.origin,
    pinned: record.pinned,
    session: record.session,
    message: record.message,
  };
}

/** How much an older neighbour has to weigh to lend a note its category. */
const LENDS = { skill: 0.42, note: 0.6 } as const;

/**
 * Gives notes the category of what they are about: of an older skill they name or share words with, else of an older note they
 * share rare words with. Only older nodes count, so that a note keeps its category as the journey grows.
 */
function categorise(nodes: readonly JourneyNode[], edges: readonly JourneyEdge[]): JourneyNode[] {
  const place = new Map(nodes.map((node, i) => [node.id, i]));
  const older = new Map<number, { other: number; weight: number }[]>();
  for (const { source, target, reason, weight } of edges) {
    if (reason !== 'mention' && reason !== 'word') continue;
    const a = place.get(source);
    const b = place.get(target);
    // What a provider remembers lends no category.
    if (a === undefined || b === undefined) continue;
    const at = Math.max(a, b);
    older.set(at, [...(older.get(at) ?? []), { other: Math.min(a, b), weight: reason === 'mention' ? 2 : weight }]);
  }
  const result: JourneyNode[] = [];
  nodes.forEach((node, i) => {
    let best = { category: node.category, weight: 0 };
    if (node.category === NOTES && node.kind === 'memory') {
      for (const { other, weight } of older.get(i) ?? []) {
        const lender = result[other];
        if (lender === undefined || lender.category === NOTES || lender.category === ABOUT_PERSON) continue;
        const skill = lender.kind === 'skill';
        const counts = weight + (skill ? 1 : 0);
        if (weight >= LENDS[skill ? 'skill' : 'note'] && counts > best.weight) {
          best = { category: lender.category, weight: counts };
        }
      }
    }
    result.push(best.category === node.category ? node : { ...node, category: best.category });
  });
  return result;
}

/**
 * Deterministic synthetic journeys for tests, pictures and measurements: bursts, holidays, an import of uncertain times, uneven
 * categories, long labels in eight languages. The same size and seed give the same journey on every machine.
 */
import { DAY } from '../../src-shared/journey/pace.ts';
import type { JourneyEdge, JourneyGraph, JourneyNode } from '../../src-shared/contract/journey.ts';
import { seeded, type Random } from './random.ts';

interface Category {
  readonly name: string;
  readonly share: number;
  readonly phase: number;
  readonly words: readonly string[];
}

const CATEGORIES: readonly Category[] = [
  {
    name: 'Coding',
    share: 0.27,
    phase: 0,
    words: [
      'kubernetes',
      'rust-build',
      'postgres',
      'webhook',
      'typescript',
      'flaky-tests',
      'docker',
      'graphql',
      'migrations',
      'sqlite',
      'tailwind',
      'profiling',
      'oauth',
      'regex',
      'terraform',
      'ffmpeg',
    ],
  },
  {
    name: 'Work',
    share: 0.2,
    phase: 1.1,
    words: [
      'quarterly-review',
      'onboarding',
      'standup',
      'Acme-contract',
      'roadmap',
      'hiring',
      'offsite',
      'budget-round',
      'incident',
      'Berlin-office',
      'handbook',
      'retro',
      'press-kit',
      'Nordlicht',
      'tender',
      'OKR',
    ],
  },
  {
    name: 'Learning',
    share: 0.14,
    phase: 2.3,
    words: [
      'Japanese',
      'statistics',
      'cello',
      'calculus',
      'chess',
      'latin',
      'astronomy',
      'oil-painting',
      'typography',
      'go-joseki',
      'genetics',
      'reading-list',
      'topology',
      'calligraphy',
      'botany',
      'harmony',
    ],
  },
  {
    name: 'Home',
    share: 0.12,
    phase: 3.2,
    words: [
      'sourdough',
      'boiler',
      'garden',
      'router',
      'bicycle',
      'insulation',
      'espresso',
      'tomatoes',
      'bookshelf',
      'heat-pump',
      'bathroom',
      'compost',
      'lease',
      'piano-tuning',
      'beehive',
      'balcony',
    ],
  },
  {
    name: 'Writing',
    share: 0.1,
    phase: 4.4,
    words: [
      'newsletter',
      'thesis',
      'style-guide',
      'short-story',
      'footnotes',
      'translation',
      'blog',
      'obituary',
      'grant-proposal',
      'screenplay',
      'letters',
      'glossary',
    ],
  },
  {
    name: 'Health',
    share: 0.075,
    phase: 5.1,
    words: ['marathon', 'migraine', 'physio', 'sleep', 'pollen', 'dentist', 'yoga', 'vitamin-D', 'knee', 'swimming'],
  },
  {
    name: 'Travel',
    share: 0.06,
    phase: 0.8,
    words: [
      'Lisbon',
      'Kyoto',
      'night-train',
      'visa',
      'Patagonia',
      'packing-list',
      'ferry',
      'Tbilisi',
      'hostel',
      'rail-pass',
    ],
  },
  {
    name: 'Money',
    share: 0.035,
    phase: 2.9,
    words: ['tax-return', 'pension', 'invoice', 'mortgage', 'insurance', 'etf', 'receipts', 'deposit'],
  },
];

const NOTE_TEXT = [
  'Prefers {w} kept short, with the decision first and the reasoning after it',
  'The {w} setup lives on the old laptop; copy the config before touching anything else',
  'When {w} fails, check the clock and the certificate before reading any log',
  '{w}: the second attempt worked because the cache was cleared first',
  'Agreed on {w} with Marta on the phone; she will send the revised version',
  'Keep {w} and the calendar in step, otherwise Thursday is double-booked again',
  'For {w} the cheap option was fine, the expensive one was returned after a week',
  'Never schedule {w} before ten in the morning',
  '{w} takes about forty minutes including the walk back',
  'Open question about {w}: who pays if it is cancelled less than two weeks ahead?',
  '{w} notes moved to the shared folder',
  'Bei {w} immer zuerst die Zuständigkeit klären und das Aktenzeichen notieren',
  '{w}: Rückfrage an die Hausverwaltung, Antwort kommt frühestens nach den Feiertagen',
  '关于{w}:先确认再动手,重要的改动一律留一份备份',
  '{w} 的默认做法是每周五下午整理一次,不要拖到周末',
  '{w}は朝のうちに済ませる。午後は会議が多くて集中できない',
  'Для {w} нужен отдельный список, иначе половина забывается',
  'بالنسبة إلى {w} يُفضَّل التأكيد كتابةً قبل الموعد بيومين',
  'Pour {w}, demander d’abord le devis écrit et relire les petites lignes',
  'En {w} lo importante es empezar despacio y apuntar cada cambio',
];
const PROFILE_TEXT = [
  'Likes {w} explained with one concrete example',
  'Has been doing {w} since university and does not need the basics',
  'Wants to be asked before anything about {w} is sent out',
  'Is nervous about {w}; plain words, no jokes',
  '对{w}很感兴趣,但希望回答尽量简短',
  'Spricht über {w} am liebsten abends',
];
const SKILL_TEXT = ['{w}-checklist', 'plan-{w}', '{w}-review', 'debug-{w}', 'weekly-{w}', '{w}-from-scratch'];

interface Topic {
  readonly word: string;
  readonly category: number;
  /** Day of its season, and how long it lasts. */
  readonly at: number;
  readonly width: number;
  readonly size: number;
  readonly members: string[];
  readonly skills: string[];
}

/** Months of life that go with a map of this size. */
function monthsFor(count: number): number {
  return count <= 60 ? 2.5 : count <= 600 ? 14 : count <= 4000 ? 28 : 42;
}

/** How lively each day is: a slow rise, a weekly rhythm, project bursts, and holidays with nothing at all. */
function liveliness(rng: Random, start: number, days: number): Float64Array {
  const lively = Float64Array.from({ length: days }, (_, d) => {
    const weekday = new Date(start + d * DAY).getUTCDay();
    return (0.5 + 0.8 * (d / days)) * (weekday === 0 || weekday === 6 ? 0.35 : 1);
  });
  for (let b = 0; b < Math.max(3, days / 60); b++) {
    const at = rng.next() * days;
    const width = 1.5 + rng.next() * 6;
    const height = 2 + rng.next() * 7;
    for (let d = 0; d < days; d++)
      lively[d] = (lively[d] ?? 0) + height * Math.exp(-(((d - at) / width) ** 2) / 2) * 0.5;
  }
  for (let g = 0; g < Math.max(1, Math.round(days / 260)); g++) {
    const length = Math.round(Math.min(days / 7, 12 + rng.next() * 45));
    const from = Math.round((0.12 + 0.72 * rng.next()) * days);
    lively.fill(0, from, Math.min(days, from + length));
  }
  return lively;
}

/** Each topic has its season; a large map has more of them. */
function makeTopics(rng: Random, count: number, days: number): Topic[] {
  return CATEGORIES.flatMap((category, c) => {
    const wanted = Math.min(category.words.length, Math.round(category.share * Math.sqrt(count) * 1.9));
    return category.words.slice(0, Math.max(1, wanted)).map((word, i) => ({
      word,
      category: c,
      at: rng.next() * days,
      width: days * (0.06 + 0.25 * rng.next()),
      size: 1 / (1 + i * 0.35),
      members: [],
      skills: [],
    }));
  });
}

/** Grows one journey node by node. */
class Grower {
  readonly nodes: JourneyNode[] = [];
  readonly edges: JourneyEdge[] = [];
  private readonly rng: Random;
  private readonly topics: readonly Topic[];
  private readonly end: number;
  private readonly days: number;

  constructor(rng: Random, topics: readonly Topic[], end: number, days: number) {
    this.rng = rng;
    this.topics = topics;
    this.end = end;
    this.days = days;
  }

  topicAt(day: number): Topic {
    const { rng, days, topics } = this;
    const c = rng.weighted(CATEGORIES.map((one) => one.share * (1 + 0.75 * Math.sin(one.phase + (day / days) * 7))));
    const own = topics.filter((topic) => topic.category === c);
    const index = rng.weighted(own.map((t) => t.size * (0.02 + Math.exp(-(((day - t.at) / t.width) ** 2) / 2))));
    return own[index] ?? rng.pick(topics);
  }

  add(topic: Topic, time: number | null, spread: number, session: string | null): string {
    const { rng, end, nodes } = this;
    const index = nodes.length;
    const roll = rng.next();
    const skill = roll < (topic.skills.length > 0 ? 0.09 : 0.16);
    const profile = !skill && roll < 0.3;
    const text = rng.pick(skill ? SKILL_TEXT : profile ? PROFILE_TEXT : NOTE_TEXT).replace('{w}', topic.word);
    const from = time ?? end - 30 * DAY;
    const idle = rng.next() < (skill ? 0.1 : 0.55);
    const uses = idle ? 0 : Math.min(70, Math.floor((skill ? 2.2 : 0.8) / (1 - rng.next() * 0.985) ** 0.75));
    const later = (n: number): number[] =>
      Array.from({ length: n }, () => Math.round(from + (end - from) * rng.next() ** 2)).sort((a, b) => a - b);
    const id = `${skill ? 'skill-' : 'memory:memory:'}${index.toString(36)}-${Math.floor(rng.next() * 2 ** 30).toString(36)}`;
    const useTimes = later(uses);
    nodes.push({
      id,
      kind: skill ? 'skill' : 'memory',
      label: text,
      body: text,
      store: skill ? null : profile ? 'user' : 'memory',
      skill: skill ? id : null,
      category: CATEGORIES[topic.category]?.name ?? '',
      time,
      uncertain: time !== null && spread > 0 ? { from: time - spread, to: time + spread } : null,
      uses,
      useTimes,
      editTimes: later(rng.next() < 0.82 ? 0 : 1 + rng.below(3)),
      state: skill && rng.next() < 0.06 ? 'stale' : 'active',
      goneAt: null,
      origin: skill ? 'learned' : 'person',
      pinned: false,
      session,
      message: null,
    });
    this.link(topic, id, skill);
    topic.members.push(id);
    return id;
  }

  private link(topic: Topic, id: string, skill: boolean): void {
    const { rng, edges } = this;
    if (skill) {
      const kin = this.topics.filter((other) => other.category === topic.category && other.skills.length > 0);
      if (kin.length > 0 && rng.next() < 0.6) edges.push(edge(id, rng.pick(rng.pick(kin).skills), 'declared', ''));
      topic.skills.push(id);
    } else if (topic.skills.length > 0 && rng.next() < 0.32) {
      edges.push(edge(id, rng.pick(topic.skills), 'mention', topic.word));
    }
    if (topic.members.length > 0 && rng.next() < 0.9) {
      edges.push(edge(id, rng.pick(topic.members.slice(-6)), 'word', topic.word));
    }
  }
}

function edge(source: string, target: string, reason: JourneyEdge['reason'], detail: string): JourneyEdge {
  return { source, target, reason, detail, weight: 1 };
}

/** A journey of `count` nodes. */
export function syntheticJourney(count: number, seed = 7): JourneyGraph {
  const rng = seeded(seed * 7919 + count);
  const end = Date.UTC(2026, 9, 20, 18);
  const days = Math.round(monthsFor(count) * 30.4);
  const start = end - days * DAY;
  const lively = liveliness(rng, start, days);
  const grower = new Grower(rng, makeTopics(rng, count, days), end, days);

  // One import from an older notebook: one instant, each true time only known to within weeks. And a few with no time.
  const imported = Math.round(count * 0.07);
  const undated = Math.round(count * 0.015);
  const importDay = Math.round(days * 0.38);
  const sessions: { day: number; length: number }[] = [];
  for (let left = count - imported - undated; left > 0;) {
    const length = Math.min(left, 1 + Math.floor(-Math.log(1 - rng.next()) * 3.2));
    sessions.push({ day: rng.weighted(lively), length });
    left -= length;
  }
  sessions.sort((a, b) => a.day - b.day);
  let waiting = imported;
  sessions.forEach(({ day, length }, s) => {
    for (; waiting > 0 && day >= importDay; waiting--) {
      grower.add(grower.topicAt(importDay - 20), start + importDay * DAY + DAY / 2, 25 * DAY, null);
    }
    let time = start + day * DAY + (8 + 13 * rng.next()) * 3_600_000;
    let topic = grower.topicAt(day);
    let previous: string | null = null;
    for (let i = 0; i < length; i++) {
      if (i > 0 && rng.next() < 0.22) topic = grower.topicAt(day);
      const id = grower.add(topic, Math.round(time), 0, `session-${s}`);
      if (previous !== null && rng.next() < 0.5) grower.edges.push(edge(id, previous, 'session', ''));
      previous = id;
      time += (1 + 12 * rng.next()) * 60_000;
    }
  });
  for (let i = 0; i < undated; i++) grower.add(grower.topicAt(rng.next() * days), null, 0, null);
  return { nodes: grower.nodes, edges: grower.edges, builtAt: end };
}

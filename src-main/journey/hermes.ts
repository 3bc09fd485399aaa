/** Hermes' payload of the learning graph, with our fields beside its own. Times in seconds are Hermes', in milliseconds ours. */
import type { JourneyEdge, JourneyGraph, JourneyNode } from '@shared/contract/journey.ts';
import { fingerprint } from './ids.ts';
import { titleOf } from './reading.ts';

const BODY = 1200;
const TOP = 8;

export interface HermesNode {
  readonly id: string;
  readonly label: string;
  readonly kind: JourneyNode['kind'];
  /** Seconds when it was learned (Hermes: of the last touch); null when unknown. */
  readonly timestamp: number | null;
  readonly category: string;
  readonly useCount: number;
  readonly state: JourneyNode['state'];
  readonly createdBy: string | null;
  readonly pinned: boolean;
  readonly memorySource?: 'memory' | 'profile';
  readonly learnedAt: number | null;
  readonly goneAt: number | null;
  readonly uncertain: JourneyNode['uncertain'];
  readonly useTimes: readonly number[];
  readonly editTimes: readonly number[];
  readonly origin: JourneyNode['origin'];
  readonly topic: string;
  readonly session: string | null;
  readonly message: number | null;
}

export interface HermesPayload {
  readonly nodes: readonly HermesNode[];
  readonly edges: readonly JourneyEdge[];
  readonly clusters: readonly { readonly category: string; readonly count: number }[];
  readonly memory: readonly {
    readonly source: 'memory' | 'profile';
    readonly timestamp: number | null;
    readonly title: string;
    readonly body: string;
    readonly fingerprint: string;
    readonly entry_id: string;
  }[];
  readonly stats: Readonly<Record<string, unknown>>;
  /** Ours: memories that were removed and skills in the archive, in the form of `nodes`. */
  readonly forgotten: readonly HermesNode[];
  /** Ours: what a memory provider keeps, in the form of `nodes`. */
  readonly provided: readonly HermesNode[];
}

function seconds(time: number | null): number | null {
  return time === null ? null : Math.floor(time / 1000);
}

function sourceOf(node: JourneyNode): 'memory' | 'profile' {
  return node.store === 'user' ? 'profile' : 'memory';
}

/** Builds the payload. As with Hermes, what was removed or archived and what a provider keeps is not among its nodes; it stands beside them. */
export function hermesPayload(graph: JourneyGraph): HermesPayload {
  const own = graph.nodes.filter((node) => node.kind !== 'provider_memory');
  const nodes = own.filter(isKept);
  const ids = new Set(nodes.map((node) => node.id));
  const edges = graph.edges.filter(({ source, target }) => ids.has(source) && ids.has(target));
  // MEMORY.md before USER.md, as Hermes lists its cards.
  const memories = nodes
    .filter((node) => node.kind === 'memory')
    .sort((a, b) => Number(a.store === 'user') - Number(b.store === 'user'));
  const skills = nodes.filter((node) => node.kind === 'skill');
  return {
    nodes: nodes.map(hermesNode),
    edges,
    clusters: clusters(skills, memories.length),
    memory: memories.map((node) => ({
      source: sourceOf(node),
      timestamp: seconds(node.time),
      title: titleOf(node.body),
      body: [...node.body.trim()].slice(0, BODY).join(''),
      fingerprint: fingerprint(node.body),
      entry_id: node.id.split(':')[2] ?? '',
    })),
    stats: stats(skills, memories, edges),
    forgotten: own.filter((node) => !isKept(node)).map(hermesNode),
    provided: graph.nodes.filter((node) => node.kind === 'provider_memory').map(hermesNode),
  };
}

function isKept({ state }: JourneyNode): boolean {
  return state === 'active' || state === 'stale';
}

function hermesNode(node: JourneyNode): HermesNode {
  const memory = node.kind === 'memory';
  const learned = node.origin === 'learned' || node.origin === 'review';
  return {
    id: node.id,
    label: node.label,
    kind: node.kind,
    timestamp: seconds(node.time),
    category: memory ? 'memory' : node.category,
    useCount: node.uses,
    state: node.state,
    createdBy: memory ? 'memory' : (node.provided?.provider ?? (learned ? 'agent' : null)),
    pinned: node.pinned,
    ...(memory ? { memorySource: sourceOf(node) } : {}),
    learnedAt: node.time,
    goneAt: node.goneAt,
    uncertain: node.uncertain,
    useTimes: node.useTimes,
    editTimes: node.editTimes,
    origin: node.origin,
    topic: node.category,
    session: node.session,
    message: node.message,
  };
}

function clusters(skills: readonly JourneyNode[], memories: number): { category: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { category } of skills) counts.set(category, (counts.get(category) ?? 0) + 1);
  if (memories > 0) counts.set('memory', (counts.get('memory') ?? 0) + memories);
  return [...counts]
    .map(([category, count]) => ({ category, count }))
    .sort((a, b) => b.count - a.count || (a.category < b.category ? -1 : 1));
}

function stats(
  skills: readonly JourneyNode[],
  memories: readonly JourneyNode[],
  edges: readonly JourneyEdge[],
): Record<string, unknown> {
  const isSkill = new Set(skills.map((node) => node.id));
  const between = edges.filter(({ source, target }) => isSkill.has(source) && isSkill.has(target));
  const crossing = edges.filter(({ source, target }) => isSkill.has(source) !== isSkill.has(target));
  const linked = new Set(between.flatMap(({ source, target }) => [source, target]));
  const count = skills.length;
  const categories = clusters(skills, 0);
  const round = (value: number, digits: number): number => Number(value.toFixed(digits));
  return {
    nodes: count,
    related_edges: between.length,
    edges_per_node: count === 0 ? 0 : round(between.length / count, 3),
    linked_nodes: linked.size,
    isolated_pct: count === 0 ? 0 : round((100 * (count - linked.size)) / count, 1),
    categories: categories.length,
    agent_created: skills.filter((node) => node.origin === 'learned' || node.origin === 'review').length,
    used: skills.filter((node) => node.uses > 0).length,
    top_categories: categories.slice(0, TOP).map(({ category, count: own }) => [category, own]),
    memory_nodes: memories.length,
    memory_skill_edges: crossing.length,
    learned_skills: skills.filter((node) => node.origin === 'learned' || node.origin === 'review').length,
  };
}

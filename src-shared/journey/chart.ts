/** The journey in the form the layout and the painter read: one array a property, nodes by index. */
import type { JourneyEdge, JourneyGraph, JourneyNode } from '../contract/journey.ts';
import { f64, u8 } from './numbers.ts';

/** The shape of a node: a note of the agent, something about the person, a skill, or what a memory provider keeps. */
export type Shape = 'note' | 'profile' | 'skill' | 'provided';
export const SHAPES: readonly Shape[] = ['note', 'profile', 'skill', 'provided'];

export type Reason = JourneyEdge['reason'];
export const REASONS: readonly Reason[] = ['declared', 'word', 'mention', 'session'];

/** How strongly an edge draws its ends together. */
export const PULL: Readonly<Record<Reason, number>> = { declared: 1.2, word: 1, mention: 0.8, session: 0.4 };

/** Bits of `ChartData.flags`. */
export const UNCERTAIN = 1;
export const STALE = 2;
export const ARCHIVED = 4;
/** A memory that was removed from its store. */
export const REMOVED = 8;

/** Plain arrays: what crosses to the worker. */
export interface ChartData {
  readonly ids: readonly string[];
  /** Milliseconds; NaN where nothing is known. */
  readonly time: Float64Array;
  /** Index into `categories`. */
  readonly category: Uint16Array;
  readonly categories: readonly string[];
  /** Index into `SHAPES`. */
  readonly shape: Uint8Array;
  /** Use in five steps, see `useStep`. */
  readonly step: Uint8Array;
  readonly flags: Uint8Array;
  /** When it was removed or archived, in milliseconds; NaN while it stands, -Infinity where only the fact is known. */
  readonly goneAt: Float64Array;
  /** Edge e joins nodes edgeA[e] and edgeB[e]; edgeReason[e] is an index into `REASONS`. */
  readonly edgeA: Int32Array;
  readonly edgeB: Int32Array;
  readonly edgeReason: Uint8Array;
  /** The shared word of an edge, as an index into `words`; -1 for other reasons. */
  readonly edgeWord: Int32Array;
  readonly words: readonly string[];
}

/** Use in five steps: 0, 1 to 3, 4 to 11, 12 to 31, 32 and more. Coarse on purpose: one more use rarely changes a size. */
export function useStep(uses: number): number {
  return uses >= 32 ? 4 : uses >= 12 ? 3 : uses >= 4 ? 2 : uses >= 1 ? 1 : 0;
}

export function shapeOf(node: JourneyNode): Shape {
  if (node.kind !== 'memory') return node.kind === 'skill' ? 'skill' : 'provided';
  return node.store === 'user' ? 'profile' : 'note';
}

/** Room a glyph keeps free around it, as a radius in world units. It is never drawn larger. */
export function roomOf(shape: number, step: number): number {
  return SHAPES[shape] === 'skill' ? 6 + 1.35 * step : 4.6 + 1.05 * step;
}
export const MAX_ROOM = 11.4;

/** Whether a node is removed or archived at a time; Infinity is now. */
export function isGone(data: Pick<ChartData, 'goneAt'>, i: number, time: number): boolean {
  return f64(data.goneAt, i) <= time;
}

/** Whether a node is drawn as an outline alone: its time is uncertain, or at this time it is a memory no longer kept. */
export function isHollow(data: Pick<ChartData, 'goneAt' | 'flags'>, i: number, time: number): boolean {
  const flags = u8(data.flags, i);
  return (flags & UNCERTAIN) !== 0 || ((flags & REMOVED) !== 0 && isGone(data, i, time));
}

/** A compiled graph, and the way back to it. */
export interface Compiled {
  readonly data: ChartData;
  /** Index of each node by its id. */
  readonly index: ReadonlyMap<string, number>;
  /** For each edge of `data` its place in the graph's list. */
  readonly edgeIndex: Int32Array;
  readonly incidence: Incidence;
}

/** Nodes or edges between two pauses. */
const BATCH = 500;

/** Compiles a graph in pauses. Edges to nodes that are not there are dropped. */
export function* compileSteps(graph: JourneyGraph): Generator<void, Compiled> {
  const { nodes, edges } = graph;
  const n = nodes.length;
  const index = new Map<string, number>();
  const ids: string[] = [];
  const time = new Float64Array(n);
  const category = new Uint16Array(n);
  const shape = new Uint8Array(n);
  const step = new Uint8Array(n);
  const flags = new Uint8Array(n);
  const goneAt = new Float64Array(n);
  const categories = new Table();
  for (const [i, node] of nodes.entries()) {
    index.set(node.id, i);
    ids.push(node.id);
    time[i] = node.time ?? NaN;
    category[i] = categories.of(node.category);
    shape[i] = SHAPES.indexOf(shapeOf(node));
    step[i] = useStep(node.uses);
    flags[i] = flagsOf(node);
    goneAt[i] = goneTime(node);
    if (i % BATCH === BATCH - 1) yield;
  }
  const words = new Table();
  const joined = new Int32Array(5 * edges.length);
  let count = 0;
  for (const [e, edge] of edges.entries()) {
    const a = index.get(edge.source);
    const b = index.get(edge.target);
    if (a !== undefined && b !== undefined && a !== b) {
      // A map without texts says that a word is shared, and not which.
      const word = edge.reason === 'word' && edge.detail !== '' ? words.of(edge.detail) : -1;
      joined.set([a, b, REASONS.indexOf(edge.reason), word, e], 5 * count);
      count++;
    }
    if (e % BATCH === BATCH - 1) yield;
  }
  yield;
  const column = (c: number): Int32Array => Int32Array.from({ length: count }, (_, e) => joined[5 * e + c] ?? 0);
  const data: ChartData = {
    ids,
    time,
    category,
    categories: categories.names,
    shape,
    step,
    flags,
    goneAt,
    edgeA: column(0),
    edgeB: column(1),
    edgeReason: Uint8Array.from(column(2)),
    edgeWord: column(3),
    words: words.names,
  };
  yield;
  return { data, index, edgeIndex: column(4), incidence: makeIncidence(data) };
}

/** Compiles a graph at once. */
export function compileGraph(graph: JourneyGraph): Compiled {
  const steps = compileSteps(graph);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** Numbers strings in order of first appearance. */
class Table {
  readonly names: string[] = [];
  private readonly index = new Map<string, number>();

  of(name: string): number {
    const known = this.index.get(name);
    if (known !== undefined) return known;
    this.index.set(name, this.names.length);
    this.names.push(name);
    return this.names.length - 1;
  }
}

function flagsOf(node: JourneyNode): number {
  const uncertain = node.uncertain !== null || node.time === null ? UNCERTAIN : 0;
  return uncertain | STATE_FLAG[node.state];
}

const STATE_FLAG: Readonly<Record<JourneyNode['state'], number>> = {
  active: 0,
  stale: STALE,
  archived: ARCHIVED,
  removed: REMOVED,
  purged: REMOVED,
};

function goneTime({ state, goneAt }: JourneyNode): number {
  return state === 'active' || state === 'stale' ? NaN : (goneAt ?? -Infinity);
}

/** For each node the edges at it: edge indices `list[start[i]]` to `list[start[i + 1] - 1]`. */
export interface Incidence {
  readonly start: Int32Array;
  readonly list: Int32Array;
}

export function makeIncidence(data: ChartData): Incidence {
  const start = new Int32Array(data.ids.length + 1);
  for (const ends of [data.edgeA, data.edgeB]) for (const i of ends) start[i + 1] = (start[i + 1] ?? 0) + 1;
  for (let i = 1; i < start.length; i++) start[i] = (start[i] ?? 0) + (start[i - 1] ?? 0);
  const next = start.slice();
  const list = new Int32Array(2 * data.edgeA.length);
  for (let e = 0; e < data.edgeA.length; e++) {
    for (const ends of [data.edgeA, data.edgeB]) {
      const i = ends[e] ?? 0;
      const at = next[i] ?? 0;
      list[at] = e;
      next[i] = at + 1;
    }
  }
  return { start, list };
}

/** The other end of edge `e` as seen from node `i`. */
export function otherEnd(data: ChartData, e: number, i: number): number {
  const a = data.edgeA[e] ?? 0;
  return a === i ? (data.edgeB[e] ?? 0) : a;
}

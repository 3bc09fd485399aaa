/** The journey in the form the layout and the painter read: one array a property, nodes by index. */
import type { JourneyEdge, JourneyGraph, JourneyNode } from '../contract/journey.ts';

/** The shape of a node: a note of the agent, something about the person, or a skill. */
export type Shape = 'note' | 'profile' | 'skill';
export const SHAPES: readonly Shape[] = ['note', 'profile', 'skill'];

export type Reason = JourneyEdge['reason'];
export const REASONS: readonly Reason[] = ['declared', 'word', 'mention', 'session'];

/** How strongly an edge draws its ends together. */
export const PULL: Readonly<Record<Reason, number>> = { declared: 1.2, word: 1, mention: 0.8, session: 0.4 };

/** Bits of `ChartData.flags`. */
export const UNCERTAIN = 1;
export const STALE = 2;
export const ARCHIVED = 4;

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
  return node.kind === 'skill' ? 'skill' : node.store === 'user' ? 'profile' : 'note';
}

/** Room a glyph keeps free around it, as a radius in world units. It is never drawn larger. */
export function roomOf(shape: number, step: number): number {
  return SHAPES[shape] === 'skill' ? 6 + 1.35 * step : 4.6 + 1.05 * step;
}
export const MAX_ROOM = 11.4;

/** Compiles a graph. Edges to nodes that are not there are dropped. */
export function compileChart(graph: JourneyGraph): ChartData {
  const { nodes } = graph;
  const index = new Map<string, number>();
  nodes.forEach((node, i) => index.set(node.id, i));
  const joined: [number, number, JourneyEdge][] = [];
  for (const edge of graph.edges) {
    const a = index.get(edge.source);
    const b = index.get(edge.target);
    if (a !== undefined && b !== undefined && a !== b) joined.push([a, b, edge]);
  }
  const categories = new Table();
  const words = new Table();
  return {
    ids: nodes.map((node) => node.id),
    time: Float64Array.from(nodes, (node) => node.time ?? NaN),
    category: Uint16Array.from(nodes, (node) => categories.of(node.category)),
    categories: categories.names,
    shape: Uint8Array.from(nodes, (node) => SHAPES.indexOf(shapeOf(node))),
    step: Uint8Array.from(nodes, (node) => useStep(node.uses)),
    flags: Uint8Array.from(nodes, flagsOf),
    edgeA: Int32Array.from(joined, ([a]) => a),
    edgeB: Int32Array.from(joined, ([, b]) => b),
    edgeReason: Uint8Array.from(joined, ([, , edge]) => REASONS.indexOf(edge.reason)),
    edgeWord: Int32Array.from(joined, ([, , edge]) => (edge.reason === 'word' ? words.of(edge.detail) : -1)),
    words: words.names,
  };
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
  return uncertain | (node.state === 'stale' ? STALE : node.state === 'archived' ? ARCHIVED : 0);
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

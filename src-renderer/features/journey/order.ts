/** The list twin's order, its headings, and walking from node to node. All by index into the graph's nodes. */
import type { JourneyNode } from '@shared/contract/journey.ts';

export const ORDERS = ['newest', 'oldest', 'category', 'used'] as const;
export type Order = (typeof ORDERS)[number];

/** Undated nodes count as the newest known nothing about: they come last in both directions of time. */
function byTime(a: JourneyNode, b: JourneyNode): number {
  if (a.time === null || b.time === null) return Number(a.time === null) - Number(b.time === null);
  return a.time - b.time;
}

function tie(a: JourneyNode, b: JourneyNode): number {
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}

const compare: Readonly<Record<Order, (a: JourneyNode, b: JourneyNode) => number>> = {
  newest: (a, b) => (a.time === null || b.time === null ? byTime(a, b) : b.time - a.time),
  oldest: byTime,
  category: (a, b) => (a.category < b.category ? -1 : a.category > b.category ? 1 : byTime(a, b)),
  used: (a, b) => b.uses - a.uses || byTime(b, a),
};

/** Indices of the nodes that `keep` keeps, in order. */
export function listOrder(nodes: readonly JourneyNode[], order: Order, kept: Uint8Array | null): number[] {
  const indices = nodes.map((_, i) => i).filter((i) => kept === null || kept[i] === 1);
  const sorter = compare[order];
  return indices.sort((i, j) => {
    const a = nodes[i];
    const b = nodes[j];
    return a === undefined || b === undefined ? 0 : sorter(a, b) || tie(a, b);
  });
}

/** Where an arrow key leads on the map. */
export type Walk =
  'older' | 'newer' | 'oldest' | 'newest' | 'link-next' | 'link-previous' | 'category-next' | 'category-previous';

export interface Ground {
  readonly nodes: readonly JourneyNode[];
  /** All nodes that may be walked to, oldest first. */
  readonly oldestFirst: readonly number[];
  /** Neighbours of a node, best first. */
  readonly neighbours: (i: number) => readonly number[];
}

/** A step that walks around the links of one node: the node they are walked from, and which of them is next. */
export interface LinkWalk {
  readonly from: number;
  readonly at: number;
}

/**
 * The node a step leads to, -1 when there is none. Steps along links go around the neighbours of the node where the walk began,
 * so that all of them can be reached; any other step begins a new walk.
 */
export function walk(
  step: Walk,
  current: number,
  ground: Ground,
  links: LinkWalk | null,
): { to: number; links: LinkWalk | null } {
  const { oldestFirst: order } = ground;
  const here = order.indexOf(current);
  const at = (k: number): number => order[k] ?? -1;
  switch (step) {
    case 'oldest':
      return { to: at(0), links: null };
    case 'newest':
      return { to: at(order.length - 1), links: null };
    case 'older':
      return { to: here < 0 ? at(order.length - 1) : at(Math.max(0, here - 1)), links: null };
    case 'newer':
      return { to: here < 0 ? at(order.length - 1) : at(Math.min(order.length - 1, here + 1)), links: null };
    case 'link-next':
    case 'link-previous':
      return alongLinks(step === 'link-next' ? 1 : -1, current, ground, links);
    default:
      return { to: byCategory(step === 'category-next' ? 1 : -1, current, ground), links: null };
  }
}

function alongLinks(
  by: number,
  current: number,
  ground: Ground,
  links: LinkWalk | null,
): { to: number; links: LinkWalk | null } {
  if (current < 0) return { to: ground.oldestFirst.at(-1) ?? -1, links: null };
  const going = links !== null && ground.neighbours(links.from)[links.at] === current;
  const from = going ? links.from : current;
  const around = ground.neighbours(from);
  if (around.length === 0) return { to: current, links: null };
  const at = going ? (links.at + by + around.length) % around.length : by > 0 ? 0 : around.length - 1;
  return { to: around[at] ?? current, links: { from, at } };
}

/** The node of the next category nearest in time. */
function byCategory(by: number, current: number, { nodes, oldestFirst }: Ground): number {
  const categories = [...new Set(oldestFirst.map((i) => nodes[i]?.category ?? ''))];
  const now = nodes[current];
  if (now === undefined || categories.length === 0) return oldestFirst.at(-1) ?? -1;
  const next = categories[(categories.indexOf(now.category) + by + categories.length) % categories.length];
  const away = (i: number): number => Math.abs((nodes[i]?.time ?? 0) - (now.time ?? 0));
  const members = oldestFirst.filter((i) => nodes[i]?.category === next);
  return members.reduce((best, i) => (best < 0 || away(i) < away(best) ? i : best), -1);
}

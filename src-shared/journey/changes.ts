/** What changed since a time: of every node the most telling thing that happened to it since. */
import type { JourneyNode } from '../contract/journey.ts';

/** What can happen, in the order in which it is told: to memories, a provider's too, then to skills. */
export const CHANGES = ['added', 'changed', 'removed', 'born', 'edited', 'used', 'archived'] as const;
export type ChangeKind = (typeof CHANGES)[number];

export interface Change {
  readonly kind: ChangeKind;
  /** When it happened; of several of its kind the last. Milliseconds. */
  readonly time: number;
}

/** Whether a node is known to have been learned at or after a time. A bound alone does not say so. */
function learnedSince({ time, uncertain }: JourneyNode, since: number): boolean {
  if (uncertain !== null) return uncertain.from !== null && uncertain.from >= since;
  return time !== null && time >= since;
}

/** The most telling change of a node at or after a time; null when there was none. Its end counts most, then its beginning. */
export function changeSince(node: JourneyNode, since: number): Change | null {
  const memory = node.kind !== 'skill';
  if (node.goneAt !== null && node.goneAt >= since) return { kind: memory ? 'removed' : 'archived', time: node.goneAt };
  if (learnedSince(node, since)) return { kind: memory ? 'added' : 'born', time: node.time ?? since };
  const edit = node.editTimes.at(-1);
  if (edit !== undefined && edit >= since) return { kind: memory ? 'changed' : 'edited', time: edit };
  const use = node.useTimes.at(-1);
  return use !== undefined && use >= since ? { kind: 'used', time: use } : null;
}

/** How many nodes each kind of change is told of, in the order of `CHANGES`; kinds without any are left out. */
export function countChanges(nodes: readonly JourneyNode[], since: number): [ChangeKind, number][] {
  const counts = new Map<ChangeKind, number>();
  for (const node of nodes) {
    const change = changeSince(node, since);
    if (change !== null) counts.set(change.kind, (counts.get(change.kind) ?? 0) + 1);
  }
  return CHANGES.flatMap((kind) => {
    const count = counts.get(kind);
    return count === undefined ? [] : [[kind, count] as [ChangeKind, number]];
  });
}

/** Indices of the nodes that changed since: by kind of change in the order of `CHANGES`, newest first within one. */
export function changeOrder(nodes: readonly JourneyNode[], since: number, indices: readonly number[]): number[] {
  const changed = indices.flatMap((i) => {
    const node = nodes[i];
    const change = node === undefined ? null : changeSince(node, since);
    return change === null ? [] : [{ i, ...change }];
  });
  const rank = (kind: ChangeKind): number => CHANGES.indexOf(kind);
  return changed.sort((a, b) => rank(a.kind) - rank(b.kind) || b.time - a.time || a.i - b.i).map(({ i }) => i);
}

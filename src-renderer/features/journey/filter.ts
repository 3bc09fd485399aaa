/** What a search and the filters keep. */
import type { JourneyNode } from '@shared/contract/journey.ts';
import { type Shape, shapeOf } from '@shared/journey/chart.ts';

/** Null in a field: everything. */
export interface Filter {
  readonly query: string;
  readonly shape: Shape | null;
  readonly category: string | null;
  readonly state: JourneyNode['state'] | null;
  readonly origin: JourneyNode['origin'] | null;
  /** Only what was learned or edited at or after this time: what changed since. */
  readonly since: number | null;
}

export const NO_FILTER: Filter = { query: '', shape: null, category: null, state: null, origin: null, since: null };

export function isFiltering(filter: Filter): boolean {
  return (
    filter.query.trim() !== '' ||
    filter.shape !== null ||
    filter.category !== null ||
    filter.state !== null ||
    filter.origin !== null ||
    filter.since !== null
  );
}

/** Text as it is compared: one normal form, no case. */
function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** A test for nodes. Every word of the query has to stand somewhere in label, whole text or category. */
export function makeMatcher(filter: Filter): (node: JourneyNode) => boolean {
  const words = fold(filter.query)
    .split(/\s+/)
    .filter((word) => word !== '');
  return (node) => {
    if (filter.shape !== null && shapeOf(node) !== filter.shape) return false;
    if (filter.category !== null && node.category !== filter.category) return false;
    if (filter.state !== null && node.state !== filter.state) return false;
    if (filter.origin !== null && node.origin !== filter.origin) return false;
    if (filter.since !== null && lastChange(node) < filter.since) return false;
    if (words.length === 0) return true;
    const text = fold(`${node.label}\n${node.body}\n${node.category}`);
    return words.every((word) => text.includes(word));
  };
}

/** When it was learned or last edited, whichever is later. */
function lastChange(node: JourneyNode): number {
  return Math.max(node.time ?? -Infinity, node.editTimes.at(-1) ?? -Infinity);
}

/** A mask over nodes: 1 keeps. Null when nothing is left out. */
export function keptMask(nodes: readonly JourneyNode[], filter: Filter): Uint8Array | null {
  if (!isFiltering(filter)) return null;
  const matches = makeMatcher(filter);
  return Uint8Array.from(nodes, (node) => (matches(node) ? 1 : 0));
}

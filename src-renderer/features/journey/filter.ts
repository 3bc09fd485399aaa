/** What a search and the filters keep. */
import type { JourneyNode } from '@shared/contract/journey.ts';
import type { Calendar } from '@shared/journey/calendar.ts';
import { changeSince } from '@shared/journey/changes.ts';
import { type Shape, shapeOf } from '@shared/journey/chart.ts';

/** Null in a field: everything. Times are milliseconds. */
export interface Filter {
  readonly query: string;
  readonly shape: Shape | null;
  readonly category: string | null;
  readonly state: JourneyNode['state'] | null;
  readonly origin: JourneyNode['origin'] | null;
  /** Only what changed at or after this time. */
  readonly since: number | null;
  /** Only what was learned in this span, both ends included. */
  readonly from: number | null;
  readonly until: number | null;
}

export const NO_FILTER: Filter = {
  query: '',
  shape: null,
  category: null,
  state: null,
  origin: null,
  since: null,
  from: null,
  until: null,
};

const NARROWING = ['shape', 'category', 'state', 'origin', 'since', 'from', 'until'] as const;

/** Whether any of the filters beside the search is set. */
export function isNarrowed(filter: Filter): boolean {
  return NARROWING.some((field) => filter[field] !== null);
}

export function isFiltering(filter: Filter): boolean {
  return filter.query.trim() !== '' || isNarrowed(filter);
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
    if (filter.since !== null && changeSince(node, filter.since) === null) return false;
    if (filter.from !== null && !(node.time !== null && node.time >= filter.from)) return false;
    if (filter.until !== null && !(node.time !== null && node.time <= filter.until)) return false;
    if (words.length === 0) return true;
    const text = fold(`${node.label}\n${node.body}\n${node.category}`);
    return words.every((word) => text.includes(word));
  };
}

/** A mask over nodes: 1 keeps. Null when nothing is left out. */
export function keptMask(nodes: readonly JourneyNode[], filter: Filter): Uint8Array | null {
  if (!isFiltering(filter)) return null;
  const matches = makeMatcher(filter);
  return Uint8Array.from(nodes, (node) => (matches(node) ? 1 : 0));
}

/** A day as date fields write it, or a month or a year: `2026-05-12`, `2026-05`, `2026`. */
const WRITTEN = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/;

/** First and last instant of a written day, month or year; null for what names none (an empty field narrows nothing). */
export function spanOf(written: string, calendar: Calendar): { from: number; until: number } | null {
  const match = WRITTEN.exec(written.trim());
  if (match === null) return null;
  const [, year, month, day] = match.map(Number);
  const [y, m, d] = [year ?? NaN, (month ?? NaN) - 1, day ?? NaN];
  if (Number.isNaN(m)) return { from: calendar.start(y, 0, 1), until: calendar.start(y + 1, 0, 1) - 1 };
  if (m > 11) return null;
  if (Number.isNaN(d)) return { from: calendar.start(y, m, 1), until: calendar.start(y, m + 1, 1) - 1 };
  const from = calendar.start(y, m, d);
  return calendar.parts(from).day === d ? { from, until: calendar.start(y, m, d + 1) - 1 } : null;
}

import type { Row } from '../ports.ts';
import { saidByPerson } from '../words.ts';

/** Rows that only make sense together: the person's words, an answer, or an answer's calls with their results. */
export interface Group {
  readonly kind: 'user' | 'answer' | 'calls';
  readonly rows: readonly Row[];
  readonly tokens: number;
}

/** What becomes of a conversation: the head stays, the middle is summarised, the rest stands behind the summary. */
export interface CompressionPlan {
  readonly head: readonly Row[];
  readonly summarised: readonly Row[];
  /** In the order in which they will stand: words of the person kept out of the middle, then the end. */
  readonly carried: readonly Row[];
}

/** How much is kept. `budget` and `most` in tokens. */
export interface KeepLimits {
  readonly protectFirst: number;
  readonly protectLast: number;
  readonly minTailUsers: number;
  readonly budget: number;
  readonly most: number;
  /** So many of the newest exchanges are kept, whatever they take, and no more; null leaves it to the rest. */
  readonly exchanges?: number | null;
}

/** Rows at the end that are kept beyond the budget, as far as `most` allows. */
const tailFloor = 8;

/** The rows in groups. Notes are in none; a result without a call goes with what stands before it. */
export function groupsOf(rows: readonly Row[], tokensOf: (row: Row) => number): Group[] {
  const groups: { kind: Group['kind']; rows: Row[]; tokens: number }[] = [];
  for (const row of rows) {
    if (row.role === 'note') continue;
    const last = groups.at(-1);
    if (row.role === 'tool' && last !== undefined) {
      last.rows.push(row);
      last.tokens += tokensOf(row);
    } else {
      const kind = row.role === 'user' ? 'user' : row.toolCalls.length > 0 ? 'calls' : 'answer';
      groups.push({ kind, rows: [row], tokens: tokensOf(row) });
    }
  }
  return groups;
}

function headLength(groups: readonly Group[], limits: KeepLimits): number {
  let rows = 0;
  let tokens = 0;
  for (const [at, group] of groups.entries()) {
    rows += group.rows.length;
    tokens += group.tokens;
    const summary = group.rows.some((row) => row.summary);
    if (summary || rows > limits.protectFirst || tokens > limits.budget) return at;
  }
  return groups.length;
}

function tailStart(groups: readonly Group[], from: number, limits: KeepLimits): number {
  let rows = 0;
  let tokens = 0;
  let start = groups.length;
  for (let at = groups.length - 1; at >= from; at -= 1) {
    const group = groups[at];
    if (group === undefined || (start < groups.length && group.rows.some((row) => row.summary))) break;
    rows += group.rows.length;
    tokens += group.tokens;
    const allowed = rows <= Math.min(limits.protectLast, tailFloor) ? limits.most : limits.budget;
    // The newest group is always kept: its results are what the model is about to answer to.
    if (start < groups.length && tokens > allowed) break;
    start = at;
  }
  return start;
}

/** Where the newest exchanges begin; null where no number is asked for, and where nobody said anything. */
function exchangesStart(groups: readonly Group[], exchanges: number | null): number | null {
  if (exchanges === null) return null;
  const begins = groups.flatMap((group, at) => (group.kind === 'user' && spoken(group) ? [at] : []));
  return begins.at(-exchanges) ?? begins[0] ?? null;
}

/**
 * Decides what of a conversation is summarised; null when nothing is worth it. No group is ever split, the newest group
 * and the newest words of the person are always kept, and a summary of before is summarised again.
 */
export function planCompression(
  rows: readonly Row[],
  limits: KeepLimits,
  tokensOf: (row: Row) => number,
): CompressionPlan | null {
  const groups = groupsOf(rows, tokensOf);
  const head = headLength(groups, limits);
  const start = exchangesStart(groups, limits.exchanges ?? null) ?? tailStart(groups, head, limits);
  const tail = groups.slice(start);
  const users = tail.filter((group) => group.kind === 'user' && spoken(group)).length;
  const missing = Math.max(0, Math.max(1, limits.minTailUsers) - users);
  const middle = groups.slice(head, start);
  const anchors = missing === 0 ? [] : middle.filter((group) => group.kind === 'user' && spoken(group)).slice(-missing);
  const summarised = middle.filter((group) => !anchors.includes(group));
  const fresh = summarised.filter((group) => !group.rows.some((row) => row.summary));
  if (fresh.length < 2) return null;
  const flat = (list: readonly Group[]): Row[] => list.flatMap((group) => [...group.rows]);
  return { head: flat(groups.slice(0, head)), summarised: flat(summarised), carried: flat([...anchors, ...tail]) };
}

/** Words of the person; not those the loop says in their place, and no summary. */
function spoken(group: Group): boolean {
  const [first] = group.rows;
  return first !== undefined && saidByPerson(first);
}

/** The role of a summary that keeps words and answers in turn; two of one role are sent as one message. */
export function roleFor({ head, carried }: Pick<CompressionPlan, 'head' | 'carried'>): 'user' | 'assistant' {
  return head.at(-1)?.role === 'user' && carried[0]?.role === 'user' ? 'assistant' : 'user';
}

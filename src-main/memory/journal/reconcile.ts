import type { Identified } from '@shared/memory/compare.ts';
import { applyChange, type History } from './history.ts';
import type { JournalLine, LineDraft } from './line.ts';

/** A change of a store as reconciliation finds it; who did it is added by the caller. */
export type FoundChange = Pick<LineDraft, 'op' | 'id' | 'before' | 'after' | 'index'>;

/**
 * The changes that lead from the entries the journal knows to the texts a file holds, in the order that rebuilds the
 * file's own order. A text that is not among them gets the id `idFor` gives it.
 */
export function findChanges(
  known: readonly Identified[],
  texts: readonly string[],
  idFor: (text: string) => string,
): FoundChange[] {
  const changes: FoundChange[] = [];
  const work = [...known];
  const ids = new Set(known.map((entry) => entry.id));
  const make = (change: FoundChange): void => {
    changes.push(change);
    applyChange(work, change, ids);
  };
  const wanted = new Set(texts);
  for (const entry of known) {
    if (wanted.has(entry.text)) continue;
    const index = work.findIndex((other) => other.id === entry.id);
    make({ op: 'remove', id: entry.id, before: entry.text, after: null, index });
  }
  for (const { entry, index } of movesTo(work, texts)) {
    make({ op: 'move', id: entry.id, before: entry.text, after: entry.text, index });
  }
  texts.forEach((text, index) => {
    if (work[index]?.text === text) return;
    make({ op: 'add', id: idFor(text), before: null, after: text, index });
  });
  return changes;
}

/** The fewest moves that bring entries into the order of `texts` (those that are not there are left out). */
function movesTo(entries: readonly Identified[], texts: readonly string[]): { entry: Identified; index: number }[] {
  const place = new Map(entries.map((entry, at) => [entry.text, at]));
  const target = texts.flatMap((text) => place.get(text) ?? []);
  const resting = new Set(longestRise(target));
  const work = [...entries];
  const moves: { entry: Identified; index: number }[] = [];
  target.forEach((from, at) => {
    if (resting.has(from)) return;
    const entry = entries[from];
    if (entry === undefined) return;
    work.splice(work.indexOf(entry), 1);
    const before = at === 0 ? undefined : entries[target[at - 1] ?? -1];
    const index = before === undefined ? 0 : work.indexOf(before) + 1;
    work.splice(index, 0, entry);
    moves.push({ entry, index });
  });
  return moves;
}

/** One of the longest rising subsequences of distinct numbers. */
function longestRise(numbers: readonly number[]): number[] {
  const tails: number[] = [];
  const before = new Map<number, number | undefined>();
  for (const value of numbers) {
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((tails[middle] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    before.set(value, tails[low - 1]);
    tails[low] = value;
  }
  const rise: number[] = [];
  for (let value = tails.at(-1); value !== undefined; value = before.get(value)) rise.push(value);
  return rise.reverse();
}

/**
 * What became of intents without a recorded outcome, told by the file: a crash leaves the old or the new text, never a
 * mixture. Answers the ids in order with whether the change is there. Another program may have changed the file since;
 * then each change is judged by its own text.
 */
export function settleIntents(
  history: History,
  open: readonly JournalLine[],
  texts: readonly string[],
): { intent: JournalLine; applied: boolean }[] {
  const [first] = open;
  if (first === undefined) return [];
  const old = history.list(first.store);
  const next = [...old];
  for (const intent of open) applyChange(next, intent);
  const same = (entries: readonly Identified[]): boolean =>
    entries.length === texts.length && entries.every((entry, at) => entry.text === texts[at]);
  if (same(next)) return open.map((intent) => ({ intent, applied: true }));
  if (same(old)) return open.map((intent) => ({ intent, applied: false }));
  const present = new Set(texts);
  return open.map((intent) => ({
    intent,
    applied:
      (intent.after === null || present.has(intent.after)) && (intent.before === null || !present.has(intent.before)),
  }));
}

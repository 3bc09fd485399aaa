import { placeholderKinds } from './blocks.ts';

/** An entry with its lasting id. */
export interface Identified {
  readonly id: string;
  readonly text: string;
}

/** A live entry, with the line the model would be told in its place if the scanner withholds it. */
export interface LiveText extends Identified {
  readonly placeholder: string | null;
}

/** One line of the comparison: the text told, the live entry it is now, the lasting id where it is known. */
export interface AlignedRow<L extends Identified = LiveText> {
  readonly kind: 'unchanged' | 'added' | 'changed' | 'removed' | 'blocked';
  readonly snapshot: string | null;
  readonly live: L | null;
  readonly id: string | null;
}

/**
 * Aligns what a session was told with what the file holds now.
 *
 * `told` are the texts of the prompt's block in order, `past` the entries as the journal knows them at the moment of
 * freezing (empty when it does not), `live` the entries now. A told text pairs with the live entry of the same text, a
 * placeholder with the withheld entry it stands for, and what is left by id: that is an entry that was edited. Each side
 * is used once, so repeated texts pair up in order. Rows stand in the order of the live file; a removed one follows the
 * row it followed in the prompt.
 */
export function compareEntries<L extends LiveText>(
  told: readonly string[],
  past: readonly LiveText[],
  live: readonly L[],
): AlignedRow<L>[] {
  const ids = identify(told, past);
  const free = new Set(live);
  const pairs = new Map<number, { entry: L; kind: AlignedRow['kind'] }>();
  const pair = (fits: (text: string, entry: L, id: string | null) => boolean, kind: AlignedRow['kind']): void => {
    told.forEach((text, at) => {
      if (pairs.has(at)) return;
      const id = ids[at] ?? null;
      const entry = [...free].find((candidate) => fits(text, candidate, id));
      if (entry === undefined) return;
      free.delete(entry);
      pairs.set(at, { entry, kind });
    });
  };
  pair((text, entry, id) => entry.text === text && entry.id === id, 'unchanged');
  pair((text, entry) => entry.text === text, 'unchanged');
  // A prompt that Hermes wrote names other kinds than our scanner does; the entry is withheld all the same.
  pair((text, entry, id) => isPlaceholder(text) && entry.placeholder !== null && entry.id === id, 'blocked');
  pair((_, entry, id) => entry.id === id, 'changed');
  pair((text, entry) => entry.placeholder === text, 'blocked');
  pair((text, entry) => isPlaceholder(text) && entry.placeholder !== null, 'blocked');

  const toldOf = new Map<L, number>();
  for (const [at, { entry }] of pairs) toldOf.set(entry, at);
  const rows: AlignedRow<L>[] = live.map((entry) => {
    const at = toldOf.get(entry);
    if (at === undefined) return { kind: 'added', snapshot: null, live: entry, id: entry.id };
    return { kind: pairs.get(at)?.kind ?? 'unchanged', snapshot: told[at] ?? null, live: entry, id: entry.id };
  });
  return insertRemoved(rows, told, ids, pairs);
}

/** The lasting id of each told text, by its text or placeholder among the entries of that time. */
function identify(told: readonly string[], past: readonly LiveText[]): (string | null)[] {
  const free = [...past];
  const sameOrder = told.length === past.length;
  return told.map((text, place) => {
    const at = free.findIndex((entry) => entry.text === text || entry.placeholder === text);
    if (at >= 0) return free.splice(at, 1)[0]?.id ?? null;
    return sameOrder && isPlaceholder(text) ? (past[place]?.id ?? null) : null;
  });
}

function isPlaceholder(text: string): boolean {
  return placeholderKinds(text) !== null;
}

function insertRemoved<L extends LiveText>(
  rows: AlignedRow<L>[],
  told: readonly string[],
  ids: readonly (string | null)[],
  pairs: ReadonlyMap<number, { entry: L }>,
): AlignedRow<L>[] {
  let previous: AlignedRow<L> | null = null;
  for (const [at, text] of told.entries()) {
    const kept = pairs.get(at);
    if (kept !== undefined) {
      previous = rows.find((row) => row.live === kept.entry) ?? previous;
      continue;
    }
    const row: AlignedRow<L> = { kind: 'removed', snapshot: text, live: null, id: ids[at] ?? null };
    rows.splice(previous === null ? 0 : rows.indexOf(previous) + 1, 0, row);
    previous = row;
  }
  return rows;
}

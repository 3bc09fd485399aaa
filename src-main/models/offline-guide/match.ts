import type { Store } from '@shared/contract/common.ts';

/** One entry and the store it is in. */
export interface Entry {
  readonly store: Store;
  readonly text: string;
}

const noise = new Set(
  (
    'a an the i me my we our you your it its is are was were be am that this of for to in on at about with and or user ' +
    'prefers prefer wants want likes like has have does do not their they'
  ).split(' '),
);

function stem(word: string): string {
  return word.length > 3 ? word.replace(/(?:ies|es|s|ed|ing)$/, '') : word;
}

function marks(text: string): string[] {
  const plain = text.normalize('NFKC').toLowerCase();
  const words = (plain.match(/[\p{L}\p{N}_.-]+/gu) ?? []).filter((word) => !/\p{Script=Han}/u.test(word));
  const han = (plain.match(/\p{Script=Han}/gu) ?? []).filter((character) => !'我你的了是把'.includes(character));
  const meant = words.filter((word) => !noise.has(word));
  return [...new Set([...(meant.length > 0 || han.length > 0 ? meant : words).map(stem), ...han])];
}

/** How well an entry answers to what the person called it: 1 for the words themselves, else the share of its words found. */
export function likeness(wanted: string, entry: string): number {
  const plain = wanted.trim().toLowerCase();
  if (plain !== '' && entry.toLowerCase().includes(plain)) return 1;
  const asked = marks(wanted);
  if (asked.length === 0) return 0;
  const there = new Set(marks(entry));
  return asked.filter((mark) => there.has(mark)).length / asked.length;
}

const enough = 0.6;

/** The entries that may be meant: the only best one where there is one, else all that come close. Whole entries win. */
export function findEntries(wanted: string, entries: readonly Entry[]): readonly Entry[] {
  const exact = entries.filter((entry) => entry.text === wanted);
  if (exact.length > 0) return exact.slice(0, 1);
  const scored = entries
    .map((entry) => ({ entry, score: likeness(wanted, entry.text) }))
    .filter(({ score }) => score >= enough)
    .sort((a, b) => b.score - a.score);
  const best = scored[0]?.score ?? 0;
  return scored.filter(({ score }) => score === best).map(({ entry }) => entry);
}

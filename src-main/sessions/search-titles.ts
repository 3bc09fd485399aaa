import type { Lineage, LineageMap } from './lineage.ts';
import { fold, matches } from './match.ts';
import type { QueryNode, Term } from './query.ts';
import { titleOf } from './session-rows.ts';

/** Stands between two titles; no term has it, and no title. */
const END = '\u0001';

/** The titles as they were at one time, in one text each, so that thousands are looked through at once. */
interface Titles {
  readonly of: readonly Lineage[];
  readonly lower: string;
  readonly folded: string;
  /** Where the title at each place begins in `lower` and in `folded`. */
  readonly lowerStarts: readonly number[];
  readonly foldedStarts: readonly number[];
}

/**
 * The titles of conversations as a search asks for them. A look through one long text says which may answer; those are then
 * looked at one by one. With tens of thousands of titles that is forty times as fast as looking at each.
 */
export class TitleList {
  readonly #lineages: Pick<LineageMap, 'titled'>;
  #known: { readonly from: readonly Lineage[]; readonly titles: Titles } | null = null;
  /** Folding costs most; few titles change. */
  #foldings = new Map<string, string>();

  constructor(lineages: Pick<LineageMap, 'titled'>) {
    this.#lineages = lineages;
  }

  /** The lineages whose title answers the query, in no particular order. */
  answering(tree: QueryNode): Lineage[] {
    const titles = this.#titles();
    const chosen = placesOf(titles, tree);
    const asked = chosen === null ? titles.of : [...chosen].map((i) => titles.of[i]).filter((l) => l !== undefined);
    return asked.filter((lineage) => matches(tree, titleOf(lineage) ?? ''));
  }

  #titles(): Titles {
    const from = this.#lineages.titled();
    if (this.#known?.from === from) return this.#known.titles;
    const foldings = new Map<string, string>();
    const lower = new Joined();
    const folded = new Joined();
    for (const lineage of from) {
      const title = titleOf(lineage) ?? '';
      const folding = this.#foldings.get(title) ?? fold(title);
      foldings.set(title, folding);
      lower.add(title.toLowerCase());
      folded.add(folding);
    }
    this.#foldings = foldings;
    const titles = {
      of: from,
      lower: lower.text(),
      folded: folded.text(),
      lowerStarts: lower.starts,
      foldedStarts: folded.starts,
    };
    this.#known = { from, titles };
    return titles;
  }
}

/** Texts one after the other, with where each begins. */
class Joined {
  readonly starts: number[] = [];
  readonly #parts: string[] = [];
  #length = 0;

  add(text: string): void {
    this.starts.push(this.#length);
    const part = text.replaceAll(END, ' ') + END;
    this.#parts.push(part);
    this.#length += part.length;
  }

  text(): string {
    return this.#parts.join('');
  }
}

/** The places of the titles that may answer; null when all of them may. */
function placesOf(titles: Titles, node: QueryNode): Set<number> | null {
  if (node.kind === 'not') return null;
  if (node.kind === 'term') return placesOfTerm(titles, node);
  if (node.kind === 'or') {
    const parts = node.nodes.map((n) => placesOf(titles, n));
    return parts.some((p) => p === null) ? null : new Set(parts.flatMap((p) => [...(p ?? [])]));
  }
  // Every part must be there, so one of them will do, and the longest is the rarest: each title is looked at afterwards.
  for (const part of [...node.nodes].sort((a, b) => lengthOf(b) - lengthOf(a))) {
    const places = placesOf(titles, part);
    if (places !== null) return places;
  }
  return null;
}

function lengthOf(node: QueryNode): number {
  return node.kind === 'term' ? node.text.length : 0;
}

function placesOfTerm(titles: Titles, term: Term): Set<number> | null {
  // White space inside a phrase may be any: its longest word says where it may be.
  const word = term.text.split(/\s+/u).reduce((a, b) => (b.length > a.length ? b : a), '');
  if (word === '') return null;
  const found = new Set<number>();
  collect(titles.lower, titles.lowerStarts, word.toLowerCase(), found);
  collect(titles.folded, titles.foldedStarts, fold(word), found);
  return found;
}

function collect(text: string, starts: readonly number[], wanted: string, found: Set<number>): void {
  if (wanted === '') return;
  let place = 0;
  for (let at = text.indexOf(wanted); at >= 0;) {
    place = placeAt(starts, at, place);
    found.add(place);
    const next = starts[place + 1];
    if (next === undefined) return;
    at = text.indexOf(wanted, next);
  }
}

/** Which of the ascending starts is the last at or before `at`. */
function placeAt(starts: readonly number[], at: number, from: number): number {
  let low = from;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

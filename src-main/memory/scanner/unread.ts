import type { Word } from './words.ts';

/** Of a text of so many words, further readings are read only where they say something new. */
const longText = 400;
/** So many sentences on each side of a new one are read with it. */
const beside = 2;

/** A sentence by its words, as indices from and to (exclusive). */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** Where something stands, in UTF-16 units. */
interface Place {
  readonly start: number;
  readonly end: number;
}

/** What of a reading is to be read. */
export interface Fresh {
  /** The words that say something new, with those of the sentences beside them. */
  readonly words: readonly Word[];
  /** Whether something new stands between two UTF-16 units of the text. */
  readonly isNew: (start: number, end: number) => boolean;
}

/**
 * What was read already while one text is scanned. A long text has nearly all of its sentences in all of its readings: each need
 * not be searched again.
 */
export class Unread {
  /** By what a sentence says, how sure the model had to be of it. */
  readonly #read = new Map<string, number>();

  /**
   * What was not read yet of a long text; all of a short one. `least`: how sure the model must be of it; null where it is not asked, which
   * is no full reading. The words must be in the order of their places.
   */
  of(words: readonly Word[], least: number | null): Fresh {
    if (words.length < longText || least === null) return allOf(words);
    const sentences = sentencesIn(words);
    const kept = new Uint8Array(sentences.length);
    // What one reading says twice is new both times.
    const met: string[] = [];
    const places: Place[] = [];
    sentences.forEach(({ from, to }, at) => {
      const key = keyOf(words, from, to);
      if ((this.#read.get(key) ?? Number.POSITIVE_INFINITY) <= least) return;
      kept.fill(1, Math.max(0, at - beside), at + beside + 1);
      met.push(key);
      places.push({ start: words[from]?.start ?? 0, end: words[to - 1]?.end ?? 0 });
    });
    for (const key of met) this.#read.set(key, least);
    if (places.length === sentences.length) return allOf(words);
    return {
      words: sentences.flatMap(({ from, to }, at) => (kept[at] === 1 ? words.slice(from, to) : [])),
      isNew: (start, end) => touches(places, start, end),
    };
  }

  /** Forgets all: the text was scanned. */
  forget(): void {
    this.#read.clear();
  }
}

/** All of a reading. */
export function allOf(words: readonly Word[]): Fresh {
  return { words, isNew: () => true };
}

/** Whether one of some places, which are in order, has a part between two units. */
function touches(places: readonly Place[], start: number, end: number): boolean {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle]?.end ?? 0) <= start) low = middle + 1;
    else high = middle;
  }
  return (places[low]?.start ?? Number.POSITIVE_INFINITY) < end;
}

function sentencesIn(words: readonly Word[]): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (let at = 1; at <= words.length; at += 1) {
    if (at < words.length && words[at]?.hard !== true) continue;
    spans.push({ from, to: at });
    from = at;
  }
  return spans;
}

function keyOf(words: readonly Word[], from: number, to: number): string {
  let key = '';
  for (let at = from; at < to; at += 1) {
    const { word, first, opens } = words[at] ?? { word: '', first: false, opens: false };
    key += first ? `. ${word}` : opens ? `, ${word}` : ` ${word}`;
  }
  return key;
}

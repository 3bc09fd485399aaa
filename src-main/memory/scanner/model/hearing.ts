import type { Word } from '../words.ts';
import type { Digest } from './model.ts';

/** What the ear makes of a sentence: of each part of it that is read, and the greatest of their odds. */
export interface HeardSentence {
  readonly digests: readonly Digest[];
  readonly score: number;
}

/**
 * What was heard while one text is scanned. Most sentences of a text are the same in all of its readings, at the same place: each is
 * worked out once.
 */
export class Hearing {
  readonly #known = new Map<string, HeardSentence>();

  /** What is heard in `words` of `text`; `listen` is asked for what was not heard yet, and must answer the same for the same. */
  of(text: string, words: readonly Word[], listen: () => HeardSentence): HeardSentence {
    const key = keyOf(text, words);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const heard = listen();
    this.#known.set(key, heard);
    return heard;
  }

  /** Forgets all: the text was scanned. */
  forget(): void {
    this.#known.clear();
  }
}

/** All that the ear may go by, and the places that are told with it. */
function keyOf(text: string, words: readonly Word[]): string {
  const [head, tail] = [words[0], words.at(-1)];
  const said = words.map(
    ({ word, start, end, first, hard, opens }) =>
      `${word} ${String(start)} ${String(end)}${hard ? '.' : first ? ':' : ''}${opens ? ',' : ''}`,
  );
  return `${said.join(' ')}\n${text.slice(head?.start ?? 0, (tail?.end ?? 0) + 1)}`;
}

/** So many answers are remembered; the words of ordinary texts are among them. */
const mostRemembered = 4000;
/** Longer words are not remembered: the engine keeps the whole text with a long piece of it. */
const longestRemembered = 12;

/** What is worked out of a word, done once for words that are met again. */
export class Remembered<T> {
  readonly #answers = new Map<string, T>();
  readonly #workOut: (word: string) => T;

  /** `workOut`: what is asked of each word; it must always answer the same. */
  constructor(workOut: (word: string) => T) {
    this.#workOut = workOut;
  }

  /** The answer for a word. */
  of(word: string): T {
    if (word.length > longestRemembered) return this.#workOut(word);
    const known = this.#answers.get(word);
    if (known !== undefined) return known;
    const answer = this.#workOut(word);
    if (this.#answers.size >= mostRemembered) this.#answers.clear();
    this.#answers.set(word, answer);
    return answer;
  }
}

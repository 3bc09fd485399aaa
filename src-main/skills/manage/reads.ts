/** Reviews whose reading is remembered. */
const most = 20;

/**
 * Which files of skills each review has read. What it changes it must have read before in the same review: a model that writes from
 * memory writes over what is there.
 */
export class ReviewReads {
  readonly #byTurn = new Map<string, Set<string>>();

  /** Notes that a file of a skill (by id) was read in a turn. */
  note(turn: string, skill: string, path: string): void {
    const read = this.#byTurn.get(turn) ?? new Set<string>();
    this.#byTurn.delete(turn);
    this.#byTurn.set(turn, read.add(`${skill}\0${path}`));
    const [oldest] = this.#byTurn.keys();
    if (this.#byTurn.size > most && oldest !== undefined) this.#byTurn.delete(oldest);
  }

  has(turn: string, skill: string, path: string): boolean {
    return this.#byTurn.get(turn)?.has(`${skill}\0${path}`) === true;
  }
}

/** Hermes' cap: after this many counted failures in a turn the tool says stop. */
const COUNTED = 3;
/** Any failures at all, also those that Hermes does not count: a model that repeats a hopeless call is stopped too. */
const ALL = 8;
/** Turns remembered at once. */
const TURNS = 200;

/** Counts the failures of each turn, so that a model does not spend it on memory calls that cannot succeed. */
export class TurnFailures {
  readonly #turns = new Map<string, { counted: number; all: number }>();

  /** A change succeeded: the turn begins afresh. */
  succeeded(turn: string): void {
    this.#turns.delete(turn);
  }

  /** A call failed. Answers the number of the failure when the turn has had enough, else null. */
  failed(turn: string, counts: boolean): number | null {
    const so = this.#turns.get(turn) ?? { counted: 0, all: 0 };
    const now = { counted: so.counted + (counts ? 1 : 0), all: so.all + 1 };
    this.#turns.delete(turn);
    this.#turns.set(turn, now);
    const oldest = this.#turns.keys().next().value;
    if (this.#turns.size > TURNS && oldest !== undefined) this.#turns.delete(oldest);
    if (counts && now.counted > COUNTED) return now.all;
    return now.all > ALL ? now.all : null;
  }
}

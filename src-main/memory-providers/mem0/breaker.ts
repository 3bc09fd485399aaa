import { ProviderFailure } from '../failure.ts';

/** So many failures one after the other, and nothing is asked for so many milliseconds. */
const MOST_FAILURES = 5;
const REST_MS = 120_000;

/**
 * Leaves a failing server alone for a while, as Hermes' plug-in does: for what a person or a model waits for. The queue has waits of its
 * own.
 */
export class Breaker {
  readonly #now: () => number;
  #failures = 0;
  #until = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Does `work` unless the server is being left alone. What it says of one memory (`tells`) is no failure of it. Throws ProviderFailure. */
  async pass<T>(work: () => Promise<T>, signal: AbortSignal, tells: (failure: ProviderFailure) => boolean): Promise<T> {
    const rest = this.#until - this.#now();
    if (rest > 0) {
      throw new ProviderFailure(
        'offline',
        `Mem0 has failed ${String(MOST_FAILURES)} times and is left alone for another ${String(Math.ceil(rest / 1000))} s.`,
      );
    }
    try {
      const result = await work();
      this.#failures = 0;
      return result;
    } catch (error) {
      if (!signal.aborted && !(error instanceof ProviderFailure && tells(error))) this.#failed();
      throw error;
    }
  }

  #failed(): void {
    this.#failures += 1;
    if (this.#failures < MOST_FAILURES) return;
    this.#failures = 0;
    this.#until = this.#now() + REST_MS;
  }
}

/** Whether a server says that there is no such memory, or that its id is none. */
export function saysNoSuchMemory({ status, message }: ProviderFailure): boolean {
  return status === 404 || ((status === 400 || status === 422) && /\buuid\b|invalid \S*\s?id\b/iu.test(message));
}

import type { AnswerEvent } from './answer-stream.ts';
import { ProviderError, type ModelEvent, type ModelRequest, type ProviderErrorClass } from './provider.ts';

/** One place a call can be sent to. */
export interface Route {
  readonly id: string;
  readonly label: string;
  readonly model: string;
  /** Makes the call once. Throws `ProviderError` and nothing else. */
  answer(request: ModelRequest, signal: AbortSignal): AsyncIterable<AnswerEvent>;
}

/** How often and how long a call is tried. */
export interface RetryPolicy {
  /** Calls at one route before the next is asked; at least one. */
  readonly attempts: number;
  /** Rounds over all routes after an outage of theirs, each after a longer wait. */
  readonly recoveryCycles: number;
  /** Waits; rejects when the signal aborts. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** A number from 0 up to 1. */
  readonly random: () => number;
  readonly now: () => number;
}

interface Treatment {
  /** Calls at most, however many the policy allows; 1 does not try again. */
  readonly attempts: number;
  /** Whether another route is worth asking. */
  readonly fallback: boolean;
}

const asOften: Treatment = { attempts: Number.POSITIVE_INFINITY, fallback: true };
const twice: Treatment = { attempts: 2, fallback: true };
const elsewhere: Treatment = { attempts: 1, fallback: true };
const never: Treatment = { attempts: 1, fallback: false };

const treatments: Readonly<Record<ProviderErrorClass, Treatment>> = {
  rate_limit: asOften,
  overloaded: asOften,
  server_error: asOften,
  timeout: asOften,
  network: asOften,
  cut_stream: asOften,
  empty_answer: asOften,
  unknown: twice,
  not_a_stream: twice,
  auth: elsewhere,
  billing: elsewhere,
  model_not_found: elsewhere,
  content_blocked: elsewhere,
  tool_schema: elsewhere,
  bad_request: elsewhere,
  context_overflow: never,
  payload_too_large: never,
  policy_blocked: never,
  not_configured: never,
  aborted: never,
};

const outages: ReadonlySet<ProviderErrorClass> = new Set(['rate_limit', 'overloaded', 'server_error']);
const recoveryWaits = [15_000, 30_000, 60_000];
const firstWait = 2000;
const longestBackoff = 60_000;
const restAfterFallback = 60_000;

/** The wait before call number `attempt + 1`: 2 s doubling to 60 s, and up to half of that more. */
export function backoff(attempt: number, random: () => number): number {
  const base = Math.min(firstWait * 2 ** (attempt - 1), longestBackoff);
  return Math.round(base + random() * base * 0.5);
}

function withoutStop(message: string): string {
  return message.replace(/\.$/, '');
}

function asProviderError(error: unknown, label: string): ProviderError {
  if (error instanceof ProviderError) return error;
  return new ProviderError('unknown', `The answer of ${label} could not be read.`, { cause: error });
}

/** The stream of one call over all its tries: keeps text from being doubled and the notice line in order. */
class Delivery {
  /** Text or reasoning stands at the consumer. */
  said = false;
  /** What stands is of an earlier try. */
  #stale = false;
  #noticed = false;

  *notice(text: string): Generator<ModelEvent> {
    this.#noticed = text !== '';
    yield { type: 'notice', text };
  }

  beginTry(): void {
    this.#stale = this.said;
  }

  *deliver(event: AnswerEvent, route: Route): Generator<ModelEvent> {
    if (this.#noticed) yield* this.notice('');
    if (this.#stale) {
      this.#stale = false;
      this.said = false;
      yield { type: 'restart' };
    }
    if (event.type === 'finish') {
      yield { type: 'end', finishReason: event.finishReason, provider: route.id, model: route.model };
      return;
    }
    if (event.type === 'text' || event.type === 'reasoning') this.said = true;
    if (event.type === 'restart') this.said = false;
    yield event;
  }
}

/**
 * Makes a call at the first route that answers. Failures that pass are tried again after a jittered, growing wait or the
 * one the server asks for, with one line for the person; then the next route is asked. A route that failed while another
 * answered is left alone for a minute. Text of a try that broke off stays until the next try says something, then a
 * `restart` voids it, so nothing is ever doubled. Tool calls come only out of a try that reached its end.
 */
export class RetryingCaller {
  readonly #routes: readonly Route[];
  readonly #policy: RetryPolicy;
  readonly #restUntil = new Map<Route, number>();

  constructor(routes: readonly Route[], policy: RetryPolicy) {
    this.#routes = routes;
    this.#policy = policy;
  }

  async *call(request: ModelRequest, signal: AbortSignal): AsyncGenerator<ModelEvent, void, undefined> {
    const delivery = new Delivery();
    for (let cycle = 0; ; cycle++) {
      const failure = yield* this.#round(request, signal, delivery);
      if (failure === null) return;
      const wait = recoveryWaits[Math.min(cycle, recoveryWaits.length - 1)] ?? 0;
      const again = cycle < this.#policy.recoveryCycles && outages.has(failure.errorClass) && !delivery.said;
      if (!again) throw failure;
      const jittered = failure.retryAfter ?? Math.round(wait * (1 + this.#policy.random() * 0.2));
      yield* this.#pause(
        delivery,
        failure,
        jittered,
        `round ${String(cycle + 2)} of ${String(this.#policy.recoveryCycles + 1)}`,
        signal,
      );
    }
  }

  /** Asks every route once through its tries; null when one answered, else what the first failed of. */
  async *#round(
    request: ModelRequest,
    signal: AbortSignal,
    delivery: Delivery,
  ): AsyncGenerator<ModelEvent, ProviderError | null, undefined> {
    const rested = this.#routes.filter((route) => (this.#restUntil.get(route) ?? 0) <= this.#policy.now());
    const routes = rested.length > 0 ? rested : this.#routes;
    const failures: { route: Route; error: ProviderError }[] = [];
    for (const [place, route] of routes.entries()) {
      const error = yield* this.#tries(route, request, signal, delivery);
      if (error === null) {
        for (const failed of failures) this.#rest(failed.route, failed.error);
        return null;
      }
      failures.push({ route, error });
      const next = routes[place + 1];
      if (!treatments[error.errorClass].fallback || next === undefined) break;
      yield* delivery.notice(`${withoutStop(error.message)}. Asking ${next.label} (${next.model}) instead.`);
    }
    return this.#failureOf(failures);
  }

  #rest(route: Route, error: ProviderError): void {
    this.#restUntil.set(route, this.#policy.now() + (error.retryAfter ?? restAfterFallback));
  }

  #failureOf(failures: readonly { route: Route; error: ProviderError }[]): ProviderError {
    const last = failures.at(-1)?.error;
    const first = failures[0]?.error;
    if (first === undefined || last === undefined)
      return new ProviderError('not_configured', 'No model is configured.');
    if (first === last || !treatments[last.errorClass].fallback) return last;
    const others = failures.slice(1).map((failure) => failure.route.label);
    return new ProviderError(first.errorClass, `${withoutStop(first.message)}; ${others.join(', ')} failed as well.`, {
      remedy: first.remedy,
      status: first.status,
      retryAfter: first.retryAfter,
      cause: last,
    });
  }

  async *#tries(
    route: Route,
    request: ModelRequest,
    signal: AbortSignal,
    delivery: Delivery,
  ): AsyncGenerator<ModelEvent, ProviderError | null, undefined> {
    for (let attempt = 1; ; attempt++) {
      delivery.beginTry();
      try {
        for await (const event of route.answer(request, signal)) yield* delivery.deliver(event, route);
        return null;
      } catch (thrown) {
        const error = asProviderError(thrown, route.label);
        if (error.errorClass === 'aborted') throw error;
        const limit = Math.min(this.#policy.attempts, treatments[error.errorClass].attempts);
        if (attempt >= limit) return error;
        const wait = error.retryAfter ?? backoff(attempt, this.#policy.random);
        yield* this.#pause(delivery, error, wait, `${String(attempt + 1)} of ${String(limit)}`, signal);
      }
    }
  }

  /** Waits, counting down in the notice line. */
  async *#pause(
    delivery: Delivery,
    error: ProviderError,
    wait: number,
    which: string,
    signal: AbortSignal,
  ): AsyncGenerator<ModelEvent, void, undefined> {
    for (let left = wait; left > 0;) {
      const seconds = Math.ceil(left / 1000);
      yield* delivery.notice(`${withoutStop(error.message)}. Trying again in ${String(seconds)} s (${which}).`);
      const step = left - (seconds - 1) * 1000;
      try {
        await this.#policy.wait(step, signal);
      } catch (thrown) {
        throw new ProviderError('aborted', 'The answer was stopped.', { cause: thrown });
      }
      left -= step;
    }
    yield* delivery.notice('Trying again.');
  }
}

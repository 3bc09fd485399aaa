import { DeskError } from '@shared/contract/errors.ts';
import { withFileLock, type Logger } from '../home/index.ts';
import { ProviderFailure } from './failure.ts';
import { inTime } from './in-time.ts';
import type { Sent, SentResult } from './log.ts';
import type { MemoryProvider } from './provider.ts';
import type { ProviderQueue, QueuedJob } from './queue.ts';
import type { Trail } from './trail.ts';

/** What a sender works with. */
export interface SenderDeps {
  readonly queue: ProviderQueue;
  /** The provider as it is set up now. */
  readonly provider: () => MemoryProvider;
  readonly trail: Trail;
  /** Where it goes when no request is made: the file of a local provider. */
  readonly place: () => string;
  /** The server and account that is sent to now; jobs that were made for another one are not. */
  readonly destination: () => string;
  /** Longest that one sending may take, in milliseconds. */
  readonly sendMs: number;
  /** Milliseconds before a job is tried again after `attempts` tries. */
  readonly backoff: (attempts: number) => number;
  readonly now: () => number;
  readonly log: Logger;
  /** Told whenever the queue reads differently. */
  readonly onChange: () => void;
}

/** Why nothing is sent until the person has done something. */
export interface QueuePause {
  readonly message: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Between looks at a queue that another process of ours is sending from. */
const otherSendsMs = 1000;
/** Longest wait that a server can ask for. */
const longestRetryMs = 3_600_000;
/** Answers in succession that are no answers, after which a person has a look. */
const mostNonsense = 6;

/** Doubling from two seconds to a quarter of an hour, with up to half of it taken off by chance. */
export function usualBackoff(attempts: number): number {
  return Math.min(900_000, 2000 * 2 ** Math.max(0, attempts - 1)) * (1 - Math.random() / 2);
}

/** What is to be done about jobs that did not go through. */
type Verdict =
  | { readonly as: 'again' }
  | { readonly as: 'look' }
  | { readonly as: 'pause' }
  | { readonly as: 'aside' }
  | { readonly as: 'uncertain' };

/**
 * Sends what is in a queue, in order, one batch at a time, from one process at a time: whoever holds the lock of the queue's file.
 * What was being sent when a process died is settled first: it is sent again only where that can do no harm.
 */
export class Sender {
  readonly #deps: SenderDeps;
  #stop = new AbortController();
  #running: Promise<void> | null = null;
  #again = false;
  #paused = false;
  #closed = false;
  #timer: NodeJS.Timeout | null = null;
  #owed: (() => void) | null = null;

  constructor(deps: SenderDeps) {
    this.#deps = deps;
  }

  /** Why nothing is sent until the person has done something; null when nothing stands in the way. Throws when the queue cannot be read. */
  get pausedBy(): QueuePause | null {
    const fact = this.#deps.queue.fact('paused');
    if (typeof fact !== 'object' || fact === null || Array.isArray(fact)) return null;
    const { message, at } = fact;
    return typeof message === 'string' && typeof at === 'number' ? { message, at } : null;
  }

  /** Looks at the queue, now or as soon as what is being sent has gone. */
  wake(): void {
    this.#again = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.#running !== null || this.#closed || this.#paused) return;
    this.#running = this.#run().finally(() => {
      this.#running = null;
      if (this.#again) this.wake();
    });
  }

  /** Forgets that a key was refused, and every wait: the person has changed something. Never throws. */
  resume(): void {
    const { queue, log, onChange } = this.#deps;
    try {
      queue.setFact('paused', null);
      queue.hurry();
    } catch (error) {
      log.warn('a queue could not be changed', { detail: String(error) });
    }
    onChange();
    this.wake();
  }

  /** Stops at once, or goes on: the switch of the whole app. */
  async setPaused(paused: boolean): Promise<void> {
    this.#paused = paused;
    if (paused) {
      this.#stop.abort();
      await this.#running;
    } else {
      this.#stop = new AbortController();
      this.wake();
    }
  }

  /** Sends what can be sent now, for so long at most. */
  async drain(ms: number): Promise<void> {
    this.wake();
    const timer = Promise.withResolvers<undefined>();
    const late = setTimeout(() => timer.resolve(undefined), ms);
    await Promise.race([this.#running, timer.promise]);
    clearTimeout(late);
  }

  /** Stops for good. What is in the queue stays there. */
  async close(): Promise<void> {
    this.#closed = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#stop.abort();
    await this.#running;
    try {
      this.#owed?.();
    } catch (error) {
      this.#deps.log.warn('what has arrived could not be written down', { detail: String(error) });
    }
  }

  #may(): boolean {
    return !this.#closed && !this.#paused && this.pausedBy === null;
  }

  async #run(): Promise<void> {
    let wait: number | null = null;
    while (this.#again) {
      this.#again = false;
      try {
        if (!this.#may()) return;
        wait = await withFileLock(this.#deps.queue.file, () => this.#work(), { timeoutMs: 0 });
      } catch (error) {
        const busy = error instanceof DeskError && error.code === 'busy';
        if (!busy) this.#deps.log.warn('a queue could not be sent from', { detail: String(error) });
        wait = busy ? otherSendsMs : 60_000;
      }
    }
    if (wait === null || this.#closed || this.#paused) return;
    this.#timer = setTimeout(() => this.wake(), Math.max(1, wait));
    this.#timer.unref();
  }

  /** Sends until nothing is due; answers in how many milliseconds something is, null for nothing. */
  async #work(): Promise<number | null> {
    const { queue, now } = this.#deps;
    if (this.#owed !== null) this.#writeDown(this.#owed);
    while (this.#may()) {
      const cut = queue.jobs('sending');
      const jobs = cut.length > 0 ? cut : (this.#next() ?? []);
      const [first] = jobs;
      if (first === undefined) return null;
      const strays = this.#strays(jobs);
      if (strays.length > 0) {
        this.#setApart(strays);
        this.#deps.onChange();
        continue;
      }
      const wait = first.notBefore - now();
      // Nothing ever waits for longer than that: the clock was set back since.
      if (wait > 0 && wait <= longestRetryMs) return wait;
      if (cut.length > 0) await this.#settle(jobs);
      else await this.#send(jobs);
      this.#deps.onChange();
    }
    return null;
  }

  /** The jobs that go out next, together; none or null when there are none. */
  #next(): readonly QueuedJob[] | null {
    const provider = this.#deps.provider();
    const { queue } = this.#deps;
    if (provider.gather === undefined) return queue.jobs('waiting', 1);
    const waiting = queue.jobs('waiting');
    const strays = this.#strays(waiting);
    if (strays.length > 0) return strays;
    const groups = Map.groupBy(waiting, ({ session }) => session);
    for (const group of groups.values()) {
      const alone = group.findIndex((job) => job.alone);
      const together = alone < 0 ? group : group.slice(0, Math.max(1, alone));
      const flush = together.some((job) => job.flush);
      const count = alone === 0 ? 1 : provider.gather(together, flush);
      if (count > 0) return together.slice(0, count);
    }
    return null;
  }

  /** Jobs that were made for another server or account than the one that is sent to now. */
  #strays(jobs: readonly QueuedJob[]): QueuedJob[] {
    const here = this.#deps.destination();
    return jobs.filter(({ destination }) => destination !== null && destination !== here);
  }

  /** Leaves jobs for another server or account to the person, each with where it was meant to go. */
  #setApart(strays: readonly QueuedJob[]): void {
    const here = this.#deps.destination();
    for (const [there, jobs] of Map.groupBy(strays, ({ destination }) => destination ?? '')) {
      const [cut, waiting] = [true, false].map((isCut) => jobs.filter(({ state }) => (state === 'sending') === isCut));
      const changed = `${there} was set up when this was queued, and now ${here} is.`;
      const error = `${changed} Send it there after all, or drop it.`;
      this.#deps.queue.returned(waiting ?? [], { state: 'aside', error }, []);
      const lost = `${changed} It may have arrived at the first, which cannot be asked any more.`;
      this.#deps.queue.returned(cut ?? [], { state: 'uncertain', error: lost }, []);
    }
  }

  /** Decides about jobs that were being sent when it was cut off. From now on they are asked about, and the person can drop them. */
  async #settle(jobs: readonly QueuedJob[]): Promise<void> {
    const error = jobs[0]?.error ?? 'Sending was cut off.';
    this.#deps.queue.returned(jobs, { state: 'sending', error }, []);
    const failure = new ProviderFailure('offline', error, { reached: 'maybe' });
    await this.#failed(jobs, failure, () => []);
  }

  async #send(jobs: readonly QueuedJob[]): Promise<void> {
    const { queue, trail, now, sendMs } = this.#deps;
    const provider = this.#deps.provider();
    const begun = now();
    const addresses = new Set<string>();
    const sent = (result: SentResult, message: string): Sent[] =>
      jobs.map((job) => ({
        at: begun,
        what: job.kind,
        session: job.session,
        address: addresses.size === 0 && result === 'done' ? this.#deps.place() : [...addresses].join(', '),
        result,
        message,
        text: JSON.stringify(job.payload),
        ms: now() - begun,
      }));
    queue.sending(jobs);
    const stop = this.#stop.signal;
    try {
      await trail.follow(() => inTime((signal) => provider.send(jobs, signal), sendMs, stop), addresses);
    } catch (error) {
      if (stop.aborted) {
        // Whether it arrived is decided before anything else is sent, by whoever sends next.
        queue.returned(jobs, { state: provider.idempotent ? 'waiting' : 'sending', error: 'Sending was cut off.' }, []);
        return;
      }
      const tried = jobs.map((job) => ({ ...job, attempts: job.attempts + 1 }));
      await this.#failed(tried, asFailure(error, this.#deps.log), sent);
      return;
    }
    const arrived = sent('done', '');
    this.#writeDown(() => queue.delivered(jobs, arrived));
  }

  /** Writes down that jobs have arrived. What cannot be written now (a full disk) is owed, so that they are not taken for cut off. */
  #writeDown(write: () => void): void {
    this.#owed = write;
    write();
    this.#owed = null;
  }

  /** Writes down what becomes of jobs that did not go through, or may not have. */
  async #failed(
    jobs: readonly QueuedJob[],
    failure: ProviderFailure,
    sent: (result: SentResult, message: string) => readonly Sent[],
  ): Promise<void> {
    const { queue, now, backoff } = this.#deps;
    const error = failure.message;
    const attempts = Math.max(1, ...jobs.map((job) => job.attempts));
    const wait = failure.retryAfterMs === null ? backoff(attempts) : Math.min(failure.retryAfterMs, longestRetryMs);
    const { as } = verdictOf(failure, this.#deps.provider(), attempts);
    switch (as) {
      case 'again':
        queue.returned(jobs, { state: 'waiting', notBefore: now() + wait, error }, sent('waits', error));
        return;
      case 'pause':
        queue.returned(jobs, { state: 'waiting', error }, sent('waits', error));
        queue.setFact('paused', { message: error, at: now() });
        return;
      case 'aside':
        // One of several is at fault; which one is found by sending each alone.
        if (jobs.length > 1) queue.returned(jobs, { state: 'waiting', alone: true, error }, sent('waits', error));
        else queue.returned(jobs, { state: 'aside', error }, sent('aside', error));
        return;
      case 'uncertain':
        queue.returned(jobs, { state: 'uncertain', error }, sent('uncertain', error));
        return;
      case 'look':
        await this.#look(jobs, failure, wait, sent);
    }
  }

  /** Asks the provider whether jobs have arrived whose answer was lost. */
  async #look(
    jobs: readonly QueuedJob[],
    failure: ProviderFailure,
    wait: number,
    sent: (result: SentResult, message: string) => readonly Sent[],
  ): Promise<void> {
    const { queue, now, sendMs } = this.#deps;
    const provider = this.#deps.provider();
    const error = failure.message;
    const stop = this.#stop.signal;
    try {
      const look = (signal: AbortSignal): Promise<boolean | null> =>
        provider.delivered?.(jobs, signal) ?? Promise.resolve(null);
      const arrived = await inTime(look, sendMs, stop);
      if (arrived === true) queue.delivered(jobs, sent('done', error));
      else if (arrived === false) {
        queue.returned(jobs, { state: 'waiting', notBefore: now() + wait, error }, sent('waits', error));
      } else queue.returned(jobs, { state: 'uncertain', error }, sent('uncertain', error));
    } catch (fault) {
      // Not known yet: nothing else is sent before it is.
      const later = asFailure(fault, this.#deps.log);
      queue.returned(
        jobs,
        { state: 'sending', notBefore: now() + wait, error },
        stop.aborted ? [] : sent('waits', error),
      );
      if (later.kind === 'unauthorised') queue.setFact('paused', { message: later.message, at: now() });
    }
  }
}

/** What a failure means for the jobs that were sent. */
function verdictOf(failure: ProviderFailure, provider: MemoryProvider, attempts: number): Verdict {
  const { kind, reached } = failure;
  if (reached === 'maybe' && !provider.idempotent) {
    return provider.delivered === undefined ? { as: 'uncertain' } : { as: 'look' };
  }
  switch (kind) {
    case 'unauthorised':
      return { as: 'pause' };
    case 'refused':
      return { as: 'aside' };
    case 'too_large':
      if (reached === 'no') return { as: 'aside' };
      return { as: attempts < mostNonsense ? 'again' : 'uncertain' };
    case 'malformed':
      return { as: attempts < mostNonsense ? 'again' : 'uncertain' };
    default:
      return { as: 'again' };
  }
}

/** Anything thrown as a failure; what is none of ours may have happened after the sending. */
function asFailure(error: unknown, log: Logger): ProviderFailure {
  if (error instanceof ProviderFailure) return error;
  log.warn('a memory provider failed', { detail: error });
  const reason = error instanceof Error ? error.message : String(error);
  return new ProviderFailure('malformed', reason, { reached: 'maybe', cause: error });
}

import { DeskError } from '@shared/contract/errors.ts';
import type { ReviewRun } from '@shared/contract/review.ts';
import type { LoopDeps, Row } from '../ports.ts';
import { noUsage } from '../turn.ts';
import { reviewLine, type Called } from './actions.ts';
import { runChain, type ChainEnd } from './chain.ts';
import { countTurn, firstCount, type Wanted } from './due.ts';
import type { QueuedReview, ReviewDeps } from './ports.ts';

/** How long a new turn waits for the review of its conversation to let go, in milliseconds. */
const patience = 2000;
/** How often a review that is put off is looked at again. */
const lookAgain = 15_000;
/** A review that gave way to turns waits so long after the last one, for each time it did. */
const afterCancel = 20_000;
const mostAfterCancel = 120_000;

/** A turn that has ended with an answer. */
export interface AnsweredTurn {
  readonly session: string;
  /** The conversation before the turn, as it was then. */
  readonly before: readonly Row[];
  /** The rows of the turn itself. */
  readonly rows: readonly Row[];
}

/** Reviews conversations in the background, one at a time. */
export interface Reviewer {
  /** A turn begins: the review of its conversation gives way and waits again. Resolves when it has, or after two seconds. */
  turnBegins(session: string): Promise<void>;
  /** A turn was answered: counts it behind the turn, and puts a review into the queue when one is due. */
  answered(turn: AnsweredTurn): void;
  /** A turn has ended in any way, or something else has changed that a waiting review may have waited for. */
  wake(): void;
  /** Puts a review into the queue that the person asks for. Throws `not_found`, and why none can run. */
  ask(session: string, focus: string): Promise<void>;
  /** Stops the review of a conversation and takes it out of the queue. */
  cancel(session: string): Promise<void>;
  /** The conversation that is being reviewed; null for none. */
  running(): string | null;
  /** Begins to look after the queue, also after what an earlier run of the app left in it. */
  start(): Promise<void>;
  /** Resolves when nothing runs and nothing in the queue can run now. */
  settled(): Promise<void>;
  /** Stops what runs; it waits again. Nothing begins until `resume`. */
  pause(): Promise<void>;
  resume(): void;
  /** Lets what runs go on for at most `ms`, then stops it; what waits stays in the queue on disk. */
  close(ms: number): Promise<void>;
}

interface Current {
  readonly session: string;
  readonly stop: AbortController;
  readonly ended: Promise<void>;
}

const gaveWay = (): DeskError => new DeskError('busy', 'The conversation went on.');

/** Makes the reviewer of an agent. `turnRuns` says whether a turn runs in a conversation, or (null) in any. */
export function createReviewer(
  deps: LoopDeps,
  review: ReviewDeps,
  turnRuns: (session: string | null) => boolean,
): Reviewer {
  const now = deps.now ?? Date.now;
  const log = deps.log ?? (() => undefined);
  let current: Current | null = null;
  let looking: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | null = null;
  let active = true;
  let closed = false;
  /** When a turn of a conversation last began. */
  const lastTurn = new Map<string, number>();

  const tell = async (): Promise<void> => {
    const waiting = (await review.queue.list()).filter(({ session }) => session !== current?.session).length;
    review.emit('review.changed', { running: current?.session ?? null, waiting });
  };

  /** Whether a queued review may begin now: 'yes', 'later' (look again), or 'event' (something will wake us). */
  const mayBegin = async (job: QueuedReview): Promise<'yes' | 'later' | 'event'> => {
    if (turnRuns(job.session)) return 'event';
    if ((await review.obstacle()) !== null) return 'later';
    if ((await deps.store.heldBy(job.session)) !== null) return 'later';
    if (job.asked) return 'yes';
    const settings = review.settings();
    if (!settings.enabled) return 'later';
    const quiet = now() - (lastTurn.get(job.session) ?? 0);
    if (job.tries > 0 && quiet < Math.min(job.tries * afterCancel, mostAfterCancel)) return 'later';
    if (settings.defer === 'never' || now() - job.since >= settings.deferAtMost) return 'yes';
    if (turnRuns(null)) return 'event';
    return review.busy(await review.model()) ? 'later' : 'yes';
  };

  const finish = async (job: QueuedReview, end: ChainEnd): Promise<void> => {
    if (end.ended !== 'cancelled') return review.queue.take(job.session);
    const waits = (await review.queue.list()).some(({ session }) => session === job.session);
    if (waits) await review.queue.put({ ...job, tries: job.tries + 1 });
  };

  const runOne = async (job: QueuedReview, signal: AbortSignal): Promise<void> => {
    const startedAt = now();
    const called: Called[] = [];
    let run: ReviewRun = {
      v: 1,
      id: review.runs.freshId(startedAt),
      session: job.session,
      startedAt,
      endedAt: null,
      memory: job.memory,
      skills: job.skills,
      asked: job.asked,
      provider: '',
      model: '',
      saw: { form: 'whole', messages: 0, upTo: null, tokens: 0 },
      usage: noUsage,
      actions: [],
      ended: 'running',
      why: '',
    };
    let end: ChainEnd;
    try {
      end = await runChain(deps, review, job, signal, {
        saw: async (saw, model) => {
          run = { ...run, saw, provider: model.id, model: model.model };
          await review.runs.write(run);
        },
        spent: (usage) => {
          run = { ...run, usage };
        },
        did: (actions, calls) => {
          run = { ...run, actions: [...run.actions, ...actions] };
          called.push(...calls);
        },
      });
    } catch (error) {
      log('a review failed', error);
      end = { ended: 'failed', why: error instanceof Error ? error.message : String(error) };
    }
    run = { ...run, ended: end.ended, why: end.why, endedAt: now() };
    await finish(job, end);
    await review.runs.write(run);
    review.emit('review.ended', {
      session: job.session,
      run: run.id,
      ended: end.ended,
      line: reviewLine(called, review.settings().notify),
      saved: run.actions.filter(({ outcome }) => outcome === 'saved').length,
      proposed: run.actions.filter(({ outcome }) => outcome === 'proposed').length,
      tokens: run.usage.inputTokens + run.usage.outputTokens,
      costUsd: run.usage.costUsd,
    });
  };

  const begin = (job: QueuedReview): void => {
    const stop = new AbortController();
    const session = job.session;
    const run = async (): Promise<void> => {
      let ran = true;
      try {
        ran = await review.queue.exclusively(() => runOne(job, stop.signal));
      } catch (error) {
        log('what a review did could not be kept', error);
      }
      current = null;
      await tell().catch((error: unknown) => log('the reviews could not be told', error));
      // Where another process reviews, this is looked at again in a while.
      if (ran) wake();
      else lookLater();
    };
    const ended = run();
    current = { session, stop, ended };
    void tell().catch((error: unknown) => log('the reviews could not be told', error));
  };

  const look = async (): Promise<void> => {
    if (current !== null || closed || !active) return;
    let later = false;
    for (const job of await review.queue.list()) {
      const may = await mayBegin(job);
      later ||= may === 'later';
      if (may !== 'yes') continue;
      // Asked again behind every wait: a turn may have begun, or all have been paused.
      if (mayNotNow(job.session)) continue;
      begin(job);
      return;
    }
    if (later) lookLater();
  };

  const lookLater = (): void => {
    if (timer !== null || closed) return;
    timer = setTimeout(() => {
      timer = null;
      wake();
    }, lookAgain);
    timer.unref();
  };

  const mayNotNow = (session: string): boolean => closed || !active || turnRuns(session);

  const wake = (): void => {
    looking = looking.then(look).catch((error: unknown) => log('a review could not begin', error));
  };

  const stopRunning = async (session: string | null, reason: DeskError): Promise<void> => {
    const running = current;
    if (running === null || (session !== null && running.session !== session)) return;
    running.stop.abort(reason);
    const waited = Promise.withResolvers<null>();
    const limit = setTimeout(() => waited.resolve(null), patience);
    await Promise.race([running.ended, waited.promise]);
    clearTimeout(limit);
  };

  const counted = async (turn: AnsweredTurn): Promise<Wanted> => {
    const names = new Set(deps.toolSets.peek(turn.session).map(({ name }) => name));
    const { intervals } = review.settings();
    const before = (await review.queue.counters(turn.session)) ?? firstCount(turn.before, intervals);
    const { counters, due } = countTurn(before, turn.rows, {
      turns: names.has('memory') ? intervals.turns : 0,
      iterations: names.has('skill_manage') ? intervals.iterations : 0,
    });
    await review.queue.count(turn.session, counters);
    return due;
  };

  const enqueue = async (turn: AnsweredTurn): Promise<void> => {
    const due = await counted(turn);
    if (!(due.memory || due.skills) || (await review.obstacle()) !== null) return;
    await review.queue.put({ session: turn.session, ...due, asked: false, focus: '', since: now(), tries: 0 });
    await tell();
  };

  return {
    turnBegins: async (session) => {
      lastTurn.set(session, now());
      await stopRunning(session, gaveWay());
    },
    answered: (turn) => {
      if (!review.settings().enabled) return;
      // Behind the turn, so that it ends no later for it, and before the queue is next looked at.
      looking = looking
        .then(() => enqueue(turn))
        .catch((error: unknown) => log('a turn could not be counted toward a review', error));
    },
    wake,
    ask: async (session, focus) => {
      const obstacle = await review.obstacle();
      if (obstacle !== null) throw obstacle;
      if ((await deps.store.find(session)) === null) {
        throw new DeskError('not_found', `There is no conversation ${session}.`, {
          remedy: 'Choose one from the list.',
        });
      }
      await review.queue.put({ session, memory: true, skills: true, asked: true, focus, since: now(), tries: 0 });
      await tell();
      wake();
    },
    cancel: async (session) => {
      await review.queue.take(session);
      await stopRunning(session, new DeskError('refused', 'The person stopped it.'));
      await tell();
    },
    running: () => current?.session ?? null,
    start: async () => {
      await review.runs.settle(now());
      wake();
    },
    settled: async () => {
      for (;;) {
        await looking;
        if (current === null) return;
        await current.ended;
      }
    },
    pause: async () => {
      active = false;
      await stopRunning(null, new DeskError('refused', 'Everything was paused.'));
    },
    resume: () => {
      active = true;
      wake();
    },
    close: async (ms) => {
      await looking;
      closed = true;
      if (timer !== null) clearTimeout(timer);
      const running = current;
      if (running === null) return;
      const limit = setTimeout(() => running.stop.abort(new DeskError('busy', 'The app was closed.')), ms);
      await running.ended;
      clearTimeout(limit);
    },
  };
}

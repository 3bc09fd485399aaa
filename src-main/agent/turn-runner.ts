import type { CompressWish } from '@shared/chat/compress-words.ts';
import { randomBytes } from 'node:crypto';
import type { Queued } from '@shared/contract/chat.ts';
import { DeskError } from '@shared/contract/errors.ts';
import type { Tool } from '@shared/tools/tool.ts';
import { createSession, openSession, type Ready } from './begin.ts';
import { choiceJson, choiceKey, modelOf } from './own-model.ts';
import { createCompressor, type CompressionResult } from './compression/compressor.ts';
import type { HintTracker, Lease, LoopDeps, ModelChoice, NewRow } from './ports.ts';
import type { LiveState } from './pump.ts';
import { beginsTurn, turnStart } from './review/due.ts';
import type { CallsDeps } from './tool-calls.ts';
import { noUsage, runTurn, type TurnEnd } from './turn.ts';

/** A turn from the moment it is asked for until nothing of it runs any more. */
export interface Running {
  readonly turn: string;
  readonly live: LiveState;
  /** Words given to the turn, oldest first; it takes out what it answers. */
  readonly steering: string[];
  /** Resolves when the person's words are on disk; rejects when the turn could not begin. */
  readonly begun: Promise<void>;
  /** Resolves when nothing of the turn runs any more. Never rejects. */
  readonly ended: Promise<void>;
  stop(): void;
  /** Stops it because the person says so: nothing that waits follows by itself, neither the queue nor what steered it. */
  halt(): void;
  /** Whether it was halted. */
  halted(): boolean;
}

/** How a turn begins once its session is ready: answers the rows to add before the model is called. */
export type Opening = (ready: Ready, signal: AbortSignal) => Promise<readonly NewRow[]>;

/** A session to make for a turn: its title, and the model chosen for it. */
export interface Create {
  readonly title: string | null;
  readonly choice: ModelChoice;
}

/** Runs turns: at most one a session, each under its lease; what was queued follows by itself, unless the turn was halted. */
export interface TurnRunner {
  current(session: string): Running | undefined;
  /** Whether a turn runs in a session, or (null) in any. */
  runs(session: string | null): boolean;
  /** Begins a turn; with `create`, in a session that is to be made. */
  start(session: string, turn: string, opening: Opening, create?: Create): Running;
  /** Begins a turn that only compresses the conversation. Refused like any turn while one runs elsewhere. */
  startCompression(
    session: string,
    turn: string,
    wish: CompressWish,
  ): Running & { readonly result: Promise<CompressionResult> };
  queue(session: string): readonly Queued[];
  setQueue(session: string, queue: readonly Queued[]): void;
  /** What tool calls of a session are run with. */
  callsDeps(session: string, workspace: string | null): CallsDeps;
  /** Refuses while everything is paused. */
  mayStart(): void;
  /** Stops every turn; what is queued waits. Resolves when nothing runs. */
  pause(): Promise<void>;
  /** Goes on with what is queued. */
  resume(): void;
  close(): Promise<void>;
}

const renewMs = 60_000;
const callLimits = { parallel: 8, timeout: 420_000, grace: 5_000 };

/** A turn id: sixteen hex digits. */
export function newTurnId(): string {
  return randomBytes(8).toString('hex');
}

/** What a job is given once its session is ready. */
interface JobDeps {
  readonly ready: Ready;
  readonly live: LiveState;
  readonly steering: string[];
  readonly signal: AbortSignal;
  /** To be called when the turn counts as begun. */
  readonly begun: () => void;
}

/** How a job ended; `compression` when nothing was said in it. */
type JobEnd = TurnEnd & { readonly compression?: true };

type Job = (deps: JobDeps) => Promise<JobEnd>;

/** Makes the runner. `wordsOpening` says how queued words begin their turn. */
export function createTurnRunner(deps: LoopDeps, wordsOpening: (text: string) => Opening): TurnRunner {
  const now = deps.now ?? Date.now;
  const log = deps.log ?? (() => undefined);
  const running = new Map<string, Running>();
  const queues = new Map<string, readonly Queued[]>();
  const trackers = new Map<string, HintTracker | null>();
  const compressor = deps.compression === undefined ? null : createCompressor(deps, deps.compression);
  let closed = false;

  const queue = (session: string): readonly Queued[] => queues.get(session) ?? [];

  const setQueue = (session: string, next: readonly Queued[]): void => {
    if (next.length === 0) queues.delete(session);
    else queues.set(session, next);
    const current = running.get(session);
    if (current !== undefined) current.live.queued = [...next];
    deps.emit('turn.queue', { session, queued: [...next] });
  };

  const callsDeps = (session: string, workspace: string | null): CallsDeps => {
    const key = JSON.stringify([session, workspace]);
    const hints = trackers.get(key) ?? deps.prompts.hints(workspace);
    trackers.set(key, hints);
    const tools: ReadonlyMap<string, Tool> = new Map(deps.toolSets.of(session).map((tool) => [tool.name, tool]));
    const child = deps.children.of(session);
    const consent = child === null ? (deps.consent ?? null) : child.consent;
    return { tools, hints, consent, log, ...callLimits };
  };

  /** Notes beside files may be told again: a compression has taken out what was said of them. */
  const forget = (session: string): void => {
    for (const key of trackers.keys()) if (key.startsWith(`[${JSON.stringify(session)},`)) trackers.delete(key);
  };

  /** A failure stays in the conversation as a line for the person; no model is sent it. */
  const keepFailure = async (session: string, error: DeskError): Promise<void> => {
    try {
      const content = error.remedy === '' ? error.message : `${error.message} ${error.remedy}`;
      const { code, message, remedy } = error;
      const metadata = { error: { code, message, remedy } };
      await deps.store.append(session, [{ role: 'note', content, displayKind: 'turn_failed', metadata }]);
    } catch (failure) {
      log('the failure of a turn could not be stored', failure);
    }
  };

  /** Shows a line while something lasts. */
  const noticeOf =
    (live: LiveState) =>
    (text: string): void => {
      live.notice = text;
      deps.emit('turn.notice', { session: live.session, turn: live.turn, text });
    };

  /** The turn itself, under the lease. Answers how it ended, or throws when it could not begin. */
  const runUnderLease = async (opening: Opening, job: JobDeps): Promise<TurnEnd> => {
    const { ready, live, steering, signal } = job;
    const { session, turn } = live;
    deps.beginTurn?.(session, turn);
    deps.turnBegins(session);
    await deps.reviewer()?.turnBegins(session);
    const added = await opening(ready, signal);
    const stored = added.length === 0 ? [] : await deps.store.append(session, added);
    const rows = [...ready.rows, ...stored];
    const spoken = stored.some(beginsTurn);
    if (spoken && deps.children.of(session) === null) deps.witness?.said(session, turn);
    deps.emit('turn.started', { session, turn, startedAt: live.startedAt });
    job.begun();
    const message = rows.findLast((row) => row.role === 'user' && row.displayKind !== 'hidden')?.id ?? null;
    const { system, model } = ready;
    const { workspace } = ready.session;
    const end = await runTurn(
      { session, info: ready.session, turn, system, model, rows, message, workspace, signal, live, steering },
      deps,
      () => callsDeps(session, workspace),
      compressor,
    );
    if (end.outcome === 'completed' && compressor !== null) {
      await compressor.afterTurn({ session: ready.session, model, system, rows, signal, notice: noticeOf(live) });
    }
    if (end.outcome === 'completed' && deps.children.of(session) === null) {
      const first = Math.max(0, turnStart(rows));
      deps.reviewer()?.answered({ session, before: rows.slice(0, first), rows: rows.slice(first) });
      deps.witness?.answered({ session, turn, rows: rows.slice(first), spoken });
    }
    if (end.error !== null) await keepFailure(session, end.error);
    // Streamed text that did not become a row (a full disk) stays in the draft, from which it can be settled later.
    if (live.text === '') deps.drafts.drop(session);
    return end;
  };

  const release = async (lease: Lease): Promise<void> => {
    try {
      await lease.release();
    } catch (error) {
      log('the lease of a conversation could not be given back', error);
    }
  };

  const paused = (): boolean => deps.paused?.() ?? false;
  const mayStart = (): void => {
    if (!paused()) return;
    throw new DeskError('refused', 'Everything is paused, so nothing is sent.', {
      remedy: 'Go on with the switch in the status line, or write desk.paused: false in config.yaml.',
    });
  };

  /** Runs a job as the turn of a session: under its lease, to be stopped, shown and waited for like any other. */
  const launch = (session: string, turn: string, job: Job, create?: Create): Running => {
    const abort = new AbortController();
    const begun = Promise.withResolvers<undefined>();
    const steering: string[] = [];
    let halted = false;
    const live: LiveState = {
      session,
      turn,
      startedAt: now(),
      text: '',
      reasoning: '',
      tools: [],
      notice: '',
      queued: [...queue(session)],
      asks: [],
    };

    const run = async (): Promise<void> => {
      let end: JobEnd | null = null;
      try {
        if (closed) throw new DeskError('busy', 'The app is closing.');
        mayStart();
        const ready =
          create === undefined
            ? await openSession(deps, session, deps.children.of(session)?.model ?? (await modelOf(deps, session)))
            : await createSession(deps, session, await deps.model(create.choice), {
                startedAt: now(),
                title: create.title,
                config: { [choiceKey]: choiceJson(create.choice) },
              });
        const timer = setInterval(() => void keepLease(ready.lease, abort, log), renewMs);
        timer.unref();
        try {
          end = await job({ ready, live, steering, signal: abort.signal, begun: () => begun.resolve(undefined) });
        } finally {
          clearInterval(timer);
          await release(ready.lease);
        }
      } catch (error) {
        if (!(error instanceof DeskError)) log('a turn could not begin', error);
        begun.reject(error);
      }
      running.delete(session);
      if (end !== null) {
        const error = end.error?.toShape() ?? null;
        deps.emit('turn.ended', { session, turn, outcome: end.outcome, error, usage: end.usage });
        const followed = goOn(session, steering, halted);
        const compression = end.compression === true;
        deps.turnEnded({ session, outcome: end.outcome, error: end.error, usage: end.usage, compression, followed });
      }
      deps.reviewer()?.wake();
    };

    const entry: Running = {
      turn,
      live,
      steering,
      begun: begun.promise,
      ended: Promise.resolve().then(run),
      stop: () => abort.abort(),
      halt: () => {
        halted = true;
        const waiting = queue(session);
        if (waiting.length > 0)
          setQueue(
            session,
            waiting.map((each) => ({ ...each, held: true })),
          );
        abort.abort();
      },
      halted: () => halted,
    };
    running.set(session, entry);
    begun.promise.catch(() => undefined);
    return entry;
  };

  const start: TurnRunner['start'] = (session, turn, opening, create) =>
    launch(session, turn, (job) => runUnderLease(opening, job), create);

  const startCompression: TurnRunner['startCompression'] = (session, turn, wish) => {
    const outcome = Promise.withResolvers<CompressionResult>();
    const entry = launch(session, turn, async ({ ready, live, signal, begun }) => {
      deps.emit('turn.started', { session, turn, startedAt: live.startedAt });
      begun();
      const notice = noticeOf(live);
      const { system, model, rows } = ready;
      const nothing: CompressionResult = {
        compressed: false,
        why: 'Compression is not available here.',
        failed: false,
      };
      const conversation = { session: ready.session, model, system, rows, signal, notice };
      const result = (await compressor?.compress(conversation, 'manual', wish)) ?? nothing;
      outcome.resolve(result);
      if (result.compressed) forget(session);
      const how = signal.aborted ? 'stopped' : 'completed';
      return { outcome: how, error: null, usage: noUsage, compression: true };
    });
    entry.begun.catch((error: unknown) => outcome.reject(error));
    void entry.ended.then(() => outcome.reject(new DeskError('internal', 'The compression did not end as it should.')));
    outcome.promise.catch(() => undefined);
    return { ...entry, result: outcome.promise };
  };

  /**
   * Begins the next turn when words wait that are not held, and says whether it did: first those the ended turn did not come
   * to answer, then the queue. Those of a halted turn are held with the queue.
   */
  const goOn = (session: string, unanswered: readonly string[], halted: boolean): boolean => {
    if (closed) return false;
    const late = unanswered.length === 0 ? null : { id: newTurnId(), text: unanswered.join('\n\n'), held: halted };
    const waiting = late === null ? queue(session) : [late, ...queue(session)];
    const next = paused() ? undefined : waiting.find(({ held }) => !held);
    if (next === undefined) {
      if (late !== null) setQueue(session, waiting);
      return false;
    }
    const entry = start(session, next.id, wordsOpening(next.text));
    if (next !== late)
      setQueue(
        session,
        waiting.filter((each) => each !== next),
      );
    entry.begun.catch((error: unknown) => {
      log('queued words could not be sent and wait on', error);
      setQueue(session, [next, ...queue(session)]);
    });
    return true;
  };

  return {
    current: (session) => running.get(session),
    runs: (session) => (session === null ? running.size > 0 : running.has(session)),
    start,
    startCompression,
    queue,
    setQueue,
    callsDeps,
    mayStart,
    pause: async () => {
      const all = [...running.values()];
      for (const entry of all) entry.stop();
      await Promise.all(all.map((entry) => entry.ended));
    },
    resume: () => {
      for (const session of [...queues.keys()]) if (!running.has(session)) goOn(session, [], false);
    },
    close: async () => {
      closed = true;
      queues.clear();
      const all = [...running.values()];
      for (const entry of all) entry.stop();
      await Promise.all(all.map((entry) => entry.ended));
    },
  };
}

/** Puts the expiry of a lease off; a turn that has lost its lease stops, because another process may go on now. */
async function keepLease(lease: Lease, abort: AbortController, log: NonNullable<LoopDeps['log']>): Promise<void> {
  try {
    if (await lease.renew()) return;
    const remedy = 'Look at the conversation again before you go on.';
    abort.abort(
      new DeskError('busy', 'Another program took this conversation over; the turn was stopped.', { remedy }),
    );
  } catch (error) {
    log('the lease of a conversation could not be renewed', error);
  }
}

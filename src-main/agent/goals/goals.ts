import type { Goal } from '@shared/contract/goals.ts';
import { DeskError } from '@shared/contract/errors.ts';
import type { EndedTurn, LoopDeps, NewRow } from '../ports.ts';
import { newTurnId, type TurnRunner } from '../turn-runner.ts';
import { unansweredNote } from '../transcript.ts';
import { judge, type Judgement } from './judge.ts';
import type { GoalDeps } from './ports.ts';
import { freshGoal, longestPark, readGoal, writeGoal, type GoalState, type Parked } from './state.ts';
import { goalView } from './view.ts';
import { goalKind } from '../words.ts';
import { continuationWords, pauses } from './words.ts';

/** Judgements in succession that may fail before a goal is paused: not to be had, and not to be read. */
const mostFailed = 5;
const mostUnreadable = 3;

/** A change of the further points of a goal. `at` counts from 1. */
export type SubgoalChange =
  | { readonly what: 'add'; readonly text: string }
  | { readonly what: 'remove'; readonly at: number }
  | { readonly what: 'clear' };

/** The standing goals of conversations: after each turn a judge decides whether another one follows. */
export interface Goals {
  get(session: string): Goal | null;
  /** Sets a goal and begins to work at it; `send` says the first words. Throws while a turn runs, and where no judge may be asked. */
  set(session: string | null, text: string): Promise<{ session: string; turn: string; goal: Goal }>;
  pause(session: string): Promise<Goal>;
  resume(session: string): Promise<Goal>;
  clear(session: string): Promise<void>;
  subgoals(session: string, change: SubgoalChange): Promise<Goal>;
  /** A turn begins: whoever said something goes before the judge. */
  turnBegins(session: string): void;
  turnEnded(ended: EndedTurn): void;
  /** Resolves when nothing is to be decided about the goal of a conversation now. */
  settled(session: string): Promise<void>;
  /** Parks that an earlier run of the app left are kept; anything else rests until the person goes on. */
  start(): void;
  /** After everything was paused: what was stopped by that goes on. */
  goOn(): void;
  close(): Promise<void>;
}

/** Makes the goals of an agent. `say` sends words as the person's own. */
export function createGoals(
  deps: LoopDeps,
  given: GoalDeps,
  runner: TurnRunner,
  say: (session: string | null, text: string) => Promise<{ session: string; turn: string }>,
  delegations: (session: string) => number,
): Goals {
  const now = deps.now ?? Date.now;
  const log = deps.log ?? (() => undefined);
  /** What is being decided, by session; the next thing waits for it. */
  const work = new Map<string, Promise<unknown>>();
  const judging = new Map<string, AbortController>();
  const timers = new Map<string, NodeJS.Timeout>();
  /** Goals that rest although they are active, and why. */
  const resting = new Map<string, string>();
  /** Goals whose turn was stopped because everything was paused. */
  const held = new Set<string>();
  /** A goal is being set in a conversation that is not known yet. */
  let opening: Promise<unknown> = Promise.resolve();
  let closed = false;

  const load = (session: string): GoalState | null => readGoal(given.store().read(session));

  /** Writes a goal where more is to come of it in the same moment, so that nobody is told of a state that does not last. */
  const keep = async (session: string, state: GoalState): Promise<void> => {
    await given.store().write(session, writeGoal(state, given.store().read(session)));
  };

  const save = async (session: string, state: GoalState): Promise<GoalState> => {
    await keep(session, state);
    tell(session);
    return state;
  };

  const view = (session: string, state: GoalState): Goal => {
    const waits = timers.has(session) || parkedNow(state, session);
    const doing = judging.has(session) ? 'judging' : waits ? 'waiting' : 'resting';
    return goalView(session, state, runner.runs(session) ? 'working' : doing, resting.get(session) ?? '');
  };

  const get = (session: string): Goal | null => {
    const state = load(session);
    return state === null ? null : view(session, state);
  };

  const tell = (session: string): void => deps.emit('goal.changed', { session, goal: get(session) });

  const parkedNow = (state: GoalState, session: string): boolean => {
    const { parked } = state;
    if (parked === null || parked.until <= now()) return false;
    return parked.kind !== 'delegations' || delegations(session) > 0;
  };

  /** Does one thing after the other in each session. */
  const inTurn = <T>(session: string, fn: () => Promise<T>): Promise<T> => {
    const before = work.get(session) ?? Promise.resolve();
    const result = before.then(fn, fn);
    const settled = result.then(
      () => undefined,
      () => undefined,
    );
    work.set(session, settled);
    void settled.then(() => {
      if (work.get(session) === settled) work.delete(session);
    });
    return result;
  };

  const found = (session: string): GoalState => {
    const state = load(session);
    if (state !== null) return state;
    throw new DeskError('not_found', 'This conversation has no goal.', {
      remedy: 'Set one with /goal and what is to be reached.',
    });
  };

  const interrupt = (session: string): void => {
    judging.get(session)?.abort();
    clearTimeout(timers.get(session));
    timers.delete(session);
    held.delete(session);
  };

  const pause = async (session: string, state: GoalState, pausedReason: string): Promise<void> => {
    await save(session, { ...state, status: 'paused', pausedReason, parked: null });
  };

  /** Begins the next turn toward a goal, unless somebody is faster. */
  const goAhead = async (session: string): Promise<void> => {
    const state = load(session);
    if (closed || state?.status !== 'active') return;
    // What runs is a compression, or a turn that was faster: the end of either goes on from here.
    if (runner.runs(session) || deps.paused?.() === true) {
      held.add(session);
      if (deps.paused?.() === true) rest(session, pauses.everything);
      return;
    }
    resting.delete(session);
    const entry = runner.start(session, newTurnId(), async (ready) => {
      const words: NewRow = { role: 'user', content: continuationWords(state), displayKind: goalKind };
      return [...unansweredNote(ready.rows), ...(await deps.arrivals(session)), words];
    });
    try {
      await entry.begun;
      tell(session);
    } catch (error) {
      const message = error instanceof DeskError ? error.message : String(error);
      await pause(session, state, pauses.start(message));
    }
  };

  const park = async (session: string, state: GoalState, parked: Parked): Promise<void> => {
    await save(session, { ...state, parked });
    arm(session, parked);
    tell(session);
  };

  const arm = (session: string, { until }: Parked): void => {
    clearTimeout(timers.get(session));
    // Longer than a timer can be set for, it is looked at again.
    const wait = Math.min(Math.max(0, until - now()), 2 ** 31 - 1);
    const timer = setTimeout(() => {
      timers.delete(session);
      void inTurn(session, async () => {
        const state = load(session);
        if (state?.status !== 'active' || state.parked === null) return;
        if (state.parked.until > now()) {
          arm(session, state.parked);
          return;
        }
        await save(session, { ...state, parked: null });
        await goAhead(session);
      }).catch((error: unknown) => log('a parked goal could not go on', error));
    }, wait);
    timer.unref();
    timers.set(session, timer);
  };

  const rest = (session: string, why: string): void => {
    resting.set(session, why);
    tell(session);
  };

  /** What follows from a judgement. */
  const follow = async (
    session: string,
    state: GoalState,
    said: Exclude<Judgement, { kind: 'stopped' }>,
  ): Promise<void> => {
    if (said.kind === 'failed') {
      const failed = state.failed + 1;
      const next = { ...state, failed };
      if (failed >= mostFailed) return pause(session, next, pauses.judgeFailed(failed, said.error.message));
      return another(session, next);
    }
    if (said.kind === 'unreadable') {
      const unreadable = state.unreadable + 1;
      const next = { ...state, unreadable, failed: 0 };
      if (unreadable >= mostUnreadable) return pause(session, next, pauses.judgeUnreadable(unreadable, said.reason));
      return another(session, next);
    }
    const { verdict, reason, waitFor } = said;
    const next = { ...state, verdict, reason, failed: 0, unreadable: 0 };
    if (verdict === 'done') {
      await save(session, { ...next, status: 'done', parked: null });
      return;
    }
    if (verdict === 'blocked') return pause(session, next, pauses.blocked(reason));
    if (verdict === 'wait') {
      const since = now();
      if (waitFor !== null) return park(session, next, { kind: 'time', until: since + waitFor * 1000, since, reason });
      if (delegations(session) > 0) {
        return park(session, next, { kind: 'delegations', until: since + longestPark, since, reason });
      }
    }
    return another(session, next);
  };

  const another = async (session: string, state: GoalState): Promise<void> => {
    if (state.turnsUsed >= state.maxTurns) return pause(session, state, pauses.budget(state.maxTurns));
    await keep(session, { ...state, parked: null });
    await goAhead(session);
  };

  /** The answer that ended the newest turn. */
  const replyOf = async (session: string): Promise<string> => {
    const rows = await deps.store.conversation(session);
    const last = rows.findLast((row) => row.role !== 'note' && row.displayKind !== 'hidden');
    return last?.role === 'assistant' ? last.content : '';
  };

  const decide = async ({ session, outcome, error, followed }: EndedTurn): Promise<void> => {
    await opening;
    held.delete(session);
    const before = load(session);
    if (before?.status !== 'active' || closed) return;
    if (parkedNow(before, session)) {
      if (before.parked !== null && before.parked.kind !== 'hermes') arm(session, before.parked);
      tell(session);
      return;
    }
    const state = { ...before, parked: null, turnsUsed: before.turnsUsed + 1, lastTurnAt: now() };
    await keep(session, state);
    // Words of the person wait: their turn has begun, and the judge comes after it.
    if (followed || runner.runs(session)) return;
    if (outcome === 'stopped') {
      if (deps.paused?.() !== true) return pause(session, state, pauses.stopped);
      held.add(session);
      return rest(session, pauses.everything);
    }
    if (outcome === 'failed') return pause(session, state, pauses.failed(error?.message ?? ''));
    if (state.gated) return pause(session, state, pauses.gates);
    const obstacle = await given.obstacle();
    if (obstacle !== null) return rest(session, obstacle.message);
    const reply = await replyOf(session);
    if (reply.trim() === '') return another(session, state);
    const said = await askJudge(session, state, reply);
    // The turn of whoever was faster is judged in its place.
    if (said.kind === 'stopped' || runner.runs(session)) return;
    await follow(session, state, said);
  };

  const askJudge = async (session: string, state: GoalState, reply: string): Promise<Judgement> => {
    const stop = new AbortController();
    judging.set(session, stop);
    tell(session);
    try {
      const judged = { state, reply, delegations: delegations(session), now: now() };
      return await judge(await given.judge(), judged, given.timeout(), stop.signal, async (usage) => {
        await deps.store.addUsage(session, usage);
      });
    } finally {
      judging.delete(session);
    }
  };

  return {
    get,
    set: async (session, text) => {
      const obstacle = await given.obstacle();
      if (obstacle !== null) throw obstacle;
      if (session !== null && runner.runs(session)) {
        throw new DeskError('busy', 'A turn is running in this conversation.', {
          remedy: 'Stop it first, then set the goal.',
        });
      }
      if (session !== null) interrupt(session);
      const earlier = session === null ? null : given.store().read(session);
      const state = freshGoal(text, given.maxTurns(), now());
      const setting = (async () => {
        // A goal is there before its first turn can end; in a new conversation its end waits for this.
        if (session !== null) await given.store().write(session, writeGoal(state, null));
        const sent = await say(session, text);
        if (session === null) await given.store().write(sent.session, writeGoal(state, null));
        return sent;
      })();
      opening = setting.catch(async () => {
        if (session !== null) await given.store().write(session, earlier);
      });
      const sent = await setting;
      tell(sent.session);
      return { ...sent, goal: view(sent.session, state) };
    },
    pause: (session) => {
      interrupt(session);
      return inTurn(session, async () => {
        const state = found(session);
        if (state.status === 'active') await pause(session, state, pauses.person);
        return view(session, found(session));
      });
    },
    resume: async (session) => {
      const obstacle = await given.obstacle();
      if (obstacle !== null) throw obstacle;
      interrupt(session);
      return inTurn(session, async () => {
        const state = found(session);
        const again = state.status === 'active' ? {} : { turnsUsed: 0, failed: 0, unreadable: 0 };
        await keep(session, { ...state, ...again, status: 'active', pausedReason: '', parked: null });
        await goAhead(session);
        return view(session, found(session));
      });
    },
    clear: (session) => {
      interrupt(session);
      return inTurn(session, async () => {
        found(session);
        resting.delete(session);
        await given.store().write(session, null);
        tell(session);
      });
    },
    subgoals: (session, change) =>
      inTurn(session, async () => {
        const state = found(session);
        const { subgoals } = state;
        if (change.what === 'remove' && subgoals[change.at - 1] === undefined) {
          throw new DeskError('not_found', `The goal has no point ${String(change.at)}.`, {
            remedy: `It has ${String(subgoals.length)}.`,
          });
        }
        const next =
          change.what === 'add'
            ? [...subgoals, change.text]
            : change.what === 'clear'
              ? []
              : subgoals.filter((_, at) => at !== change.at - 1);
        return view(session, await save(session, { ...state, subgoals: next }));
      }),
    turnBegins: (session) => {
      judging.get(session)?.abort();
      resting.delete(session);
      held.delete(session);
    },
    turnEnded: (ended) => {
      if (deps.children.of(ended.session) !== null) return;
      void inTurn(ended.session, async () => {
        // A compression stood in the way of the next turn.
        if (!ended.compression) await decide(ended);
        else if (held.delete(ended.session)) await goAhead(ended.session);
      }).catch((error: unknown) => log('what follows for a goal could not be decided', error));
    },
    settled: async (session) => {
      for (let last = work.get(session); last !== undefined; last = work.get(session)) await last;
    },
    start: () => {
      for (const session of given.store().list()) {
        const state = load(session);
        if (state?.status === 'active' && state.ours && state.parked?.kind === 'time') arm(session, state.parked);
      }
    },
    goOn: () => {
      for (const session of [...held]) {
        held.delete(session);
        void inTurn(session, () => goAhead(session)).catch((error: unknown) => log('a goal could not go on', error));
      }
    },
    close: async () => {
      closed = true;
      for (const stop of judging.values()) stop.abort();
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
      await Promise.all(work.values());
    },
  };
}

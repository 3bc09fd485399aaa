import type { Goal } from '@shared/contract/goals.ts';
import { DeskError } from '@shared/contract/errors.ts';
import type { CallUsage, EndedTurn, LoopDeps, NewRow } from '../ports.ts';
import { newTurnId, type TurnRunner } from '../turn-runner.ts';
import { unansweredNote } from '../transcript.ts';
import { GoalBook, inTurn } from './book.ts';
import { changedGates, changedPoints, type GateChange, type SubgoalChange } from './changes.ts';
import { draftGoal } from './draft.ts';
import { stepAfter, type Step } from './follow.ts';
import { failedLast, runGates, type Gate } from './gates.ts';
import { judge, type Judgement } from './judge.ts';
import { createParks, parkedFor, type WaitFor } from './parks.ts';
import type { GoalDeps } from './ports.ts';
import { freshGoal, type GoalState, type Parked } from './state.ts';
import { readGoalText } from './terms.ts';
import { goalView } from './view.ts';
import { goalKind } from '../words.ts';
import { continuationWords, pauses } from './words.ts';

/** The standing goals of conversations: after each turn a judge decides whether another one follows. */
export interface Goals {
  get(session: string): Goal | null;
  /** Sets a goal and begins to work at it; `send` says the first words. Throws while a turn runs, and where no judge may be asked. */
  set(session: string | null, text: string): Promise<{ session: string; turn: string; goal: Goal }>;
  /** Has a model write a goal out, for the person to change and set. Throws where no judge may be asked, or nothing comes of it. */
  draft(session: string | null, text: string): Promise<string>;
  pause(session: string): Promise<Goal>;
  resume(session: string): Promise<Goal>;
  /** Parks an active goal. Throws `refused` where it is not active, or the process is not there. */
  wait(session: string, on: WaitFor, reason: string): Promise<Goal>;
  clear(session: string): Promise<void>;
  subgoals(session: string, change: SubgoalChange): Promise<Goal>;
  /** Changes the checks of a goal. One that was made elsewhere becomes the person's when they add the same. */
  gates(session: string, change: GateChange): Promise<Goal>;
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
  const book = new GoalBook(given.store);
  /** What is being decided, by session; the next thing waits for it. */
  const work = new Map<string, Promise<unknown>>();
  const deciding = new Map<string, { readonly what: 'judging' | 'checking'; readonly stop: AbortController }>();
  /** Goals that rest although they are active, and why. */
  const resting = new Map<string, string>();
  /** Goals whose turn was stopped because everything was paused. */
  const held = new Set<string>();
  /** Calls for a conversation that is not there yet; counted with it when its goal is set. */
  const owed: CallUsage[] = [];
  /** A goal is being set in a conversation that is not known yet. */
  let opening: Promise<unknown> = Promise.resolve();
  let closed = false;

  const parks = createParks({ now, alive: given.alive, delegations }, (session) => {
    void inTurn(work, session, async () => {
      if (book.find(session)?.status !== 'active') return;
      await amend(session, { parked: null });
      tell(session);
      await goAhead(session);
    }).catch((error: unknown) => log('a parked goal could not go on', error));
  });

  const amend = (session: string, patch: Partial<GoalState>): Promise<GoalState> =>
    book.amend(session, (state) => ({ ...state, ...patch }));

  const view = (session: string, state: GoalState): Goal => {
    const waits = parks.armed(session) || parks.holds(session, state);
    const doing = deciding.get(session)?.what ?? (waits ? 'waiting' : 'resting');
    return goalView(session, state, runner.runs(session) ? 'working' : doing, resting.get(session) ?? '');
  };

  const get = (session: string): Goal | null => {
    const state = book.find(session);
    return state === null ? null : view(session, state);
  };

  const tell = (session: string): void => deps.emit('goal.changed', { session, goal: get(session) });

  const shown = (session: string): Goal => {
    tell(session);
    return view(session, book.get(session));
  };

  const interrupt = (session: string): void => {
    deciding.get(session)?.stop.abort();
    parks.drop(session);
    held.delete(session);
  };

  const pause = async (session: string, pausedReason: string, patch: Partial<GoalState> = {}): Promise<void> => {
    await amend(session, { ...patch, status: 'paused', pausedReason, parked: null });
    tell(session);
  };

  /** Begins the next turn toward a goal, unless somebody is faster. */
  const goAhead = async (session: string): Promise<void> => {
    const state = book.find(session);
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
      await pause(session, pauses.start(message));
    }
  };

  const park = async (session: string, parked: Parked, patch: Partial<GoalState> = {}): Promise<void> => {
    await amend(session, { ...patch, parked });
    parks.arm(session, parked);
    tell(session);
  };

  const rest = (session: string, why: string): void => {
    resting.set(session, why);
    tell(session);
  };

  const another = async (session: string, patch: Partial<GoalState>): Promise<void> => {
    const state = await amend(session, { ...patch, parked: null });
    if (state.turnsUsed >= state.maxTurns) return pause(session, pauses.budget(state.maxTurns));
    await goAhead(session);
  };

  /** Carries out what follows from a judgement. */
  const follow = async (session: string, step: Step): Promise<void> => {
    switch (step.what) {
      case 'another':
        return another(session, step.patch);
      case 'pause':
        return pause(session, step.why, step.patch);
      case 'park':
        return park(session, step.parked, step.patch);
      case 'done':
        await amend(session, { ...step.patch, status: 'done', parked: null });
        tell(session);
    }
  };

  /** Does something that takes time about the end of a turn; null when the person was faster. */
  const deliberate = async <T>(
    session: string,
    what: 'judging' | 'checking',
    fn: (signal: AbortSignal) => Promise<T>,
  ): Promise<T | null> => {
    const stop = new AbortController();
    deciding.set(session, { what, stop });
    tell(session);
    try {
      const result = await fn(stop.signal);
      // The turn of whoever was faster is judged in its place.
      return stop.signal.aborted || runner.runs(session) ? null : result;
    } finally {
      deciding.delete(session);
    }
  };

  /** Runs the checks of a goal; true when the judge is to be asked. */
  const passes = async (session: string, gates: readonly Gate[]): Promise<boolean> => {
    if (gates.some(({ ours }) => !ours)) {
      await pause(session, pauses.gates);
      return false;
    }
    const workspace = (await deps.store.find(session))?.workspace ?? null;
    if (workspace === null) {
      await pause(session, pauses.noFolder);
      return false;
    }
    const ran = await deliberate(session, 'checking', (signal) => runGates(gates, given.runGate, workspace, signal));
    if (ran === null) return false;
    const results = new Map(ran.map((gate) => [gate.command, gate]));
    // What was added or taken away meanwhile stays so.
    const state = await book.amend(session, (before) => ({
      ...before,
      gates: before.gates.map((gate) => results.get(gate.command) ?? gate),
    }));
    const failed = state.gates.find(failedLast);
    if (failed === undefined) return true;
    const patch = { verdict: null, reason: '' };
    if (failed.attempts > failed.maxRetries) await pause(session, pauses.gateFailed(failed), patch);
    else await another(session, patch);
    return false;
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
    const before = book.find(session);
    if (before?.status !== 'active' || closed) return;
    if (parks.holds(session, before)) {
      if (before.parked !== null && before.parked.kind !== 'hermes') parks.arm(session, before.parked);
      tell(session);
      return;
    }
    parks.drop(session);
    const turnsUsed = before.turnsUsed + 1;
    const state = await amend(session, { parked: null, turnsUsed, lastTurnAt: now() });
    // Words of the person wait: their turn has begun, and the judge comes after it.
    if (followed || runner.runs(session)) return;
    if (outcome === 'stopped') {
      if (deps.paused?.() !== true) return pause(session, pauses.stopped);
      held.add(session);
      return rest(session, pauses.everything);
    }
    if (outcome === 'failed') return pause(session, pauses.failed(error?.message ?? ''));
    const obstacle = await given.obstacle();
    if (obstacle !== null) return rest(session, obstacle.message);
    if (state.gates.length > 0 && !(await passes(session, state.gates))) return;
    const reply = await replyOf(session);
    if (reply.trim() === '') return another(session, {});
    const said = await askJudge(session, book.get(session), reply);
    if (said === null || said.kind === 'stopped') return;
    await follow(session, stepAfter(said, state, { now: now(), delegations: delegations(session) }));
  };

  const askJudge = (session: string, state: GoalState, reply: string): Promise<Judgement | null> =>
    deliberate(session, 'judging', async (signal) => {
      const judged = { state, reply, delegations: delegations(session), now: now() };
      return await judge(await given.judge(), judged, given.timeout(), signal, async (usage) => {
        await deps.store.addUsage(session, usage);
      });
    });

  const mayAsk = async (): Promise<void> => {
    const obstacle = await given.obstacle();
    if (obstacle !== null) throw obstacle;
  };

  return {
    get,
    set: async (session, text) => {
      await mayAsk();
      if (session !== null && runner.runs(session)) {
        throw new DeskError('busy', 'A turn is running in this conversation.', {
          remedy: 'Stop it first, then set the goal.',
        });
      }
      if (session !== null) interrupt(session);
      const state = freshGoal(readGoalText(text), given.maxTurns(), now());
      const setting = (async () => {
        // A goal is there before its first turn can end; in a new conversation its end waits for this.
        const back = session === null ? null : await book.replace(session, state);
        try {
          const sent = await say(session, text);
          if (session === null) await book.replace(sent.session, state);
          return sent;
        } catch (error) {
          await back?.();
          throw error;
        }
      })();
      opening = setting.catch(() => undefined);
      const sent = await setting;
      for (const usage of owed.splice(0)) await deps.store.addUsage(sent.session, usage);
      tell(sent.session);
      return { ...sent, goal: view(sent.session, state) };
    },
    draft: async (session, text) => {
      await mayAsk();
      const spent = async (usage: CallUsage): Promise<void> => {
        if (session === null) owed.push(usage);
        else await deps.store.addUsage(session, usage);
      };
      return await draftGoal(await given.judge(), text, given.timeout(), new AbortController().signal, spent);
    },
    pause: (session) => {
      interrupt(session);
      return inTurn(work, session, async () => {
        if (book.get(session).status === 'active') await pause(session, pauses.person);
        return view(session, book.get(session));
      });
    },
    resume: async (session) => {
      await mayAsk();
      // Said before a turn is paid for at whose end it would pause again.
      if (book.get(session).gates.some(({ ours }) => !ours)) throw new DeskError('refused', pauses.gates);
      interrupt(session);
      return inTurn(work, session, async () => {
        await book.amend(session, (state) => ({
          ...state,
          ...(state.status === 'active'
            ? {}
            : { turnsUsed: 0, failed: 0, unreadable: 0, gates: state.gates.map((gate) => ({ ...gate, attempts: 0 })) }),
          status: 'active',
          pausedReason: '',
          parked: null,
        }));
        await goAhead(session);
        return view(session, book.get(session));
      });
    },
    wait: (session, on, reason) => {
      if (book.get(session).status !== 'active') {
        throw new DeskError('refused', 'The goal is not being worked at, so there is nothing to park.', {
          remedy: 'Go on with it first.',
        });
      }
      if (on.what === 'process' && !given.alive(on.pid)) {
        throw new DeskError('refused', `No process ${String(on.pid)} runs on this machine.`, {
          remedy: 'Say the number of one that does, or a time: /goal wait 10m.',
        });
      }
      interrupt(session);
      return inTurn(work, session, async () => {
        await park(session, parkedFor(on, reason, now()));
        return view(session, book.get(session));
      });
    },
    clear: (session) => {
      interrupt(session);
      return inTurn(work, session, async () => {
        await book.clear(session);
        resting.delete(session);
        tell(session);
      });
    },
    subgoals: async (session, change) => {
      await book.amend(session, (state) => ({ ...state, subgoals: changedPoints(state.subgoals, change) }));
      return shown(session);
    },
    gates: async (session, change) => {
      if (change.what === 'add' && ((await deps.store.find(session))?.workspace ?? null) === null) {
        throw new DeskError('refused', pauses.noFolder, { remedy: 'Begin a conversation in the folder it is about.' });
      }
      await book.amend(session, (state) => ({ ...state, gates: changedGates(state.gates, change) }));
      return shown(session);
    },
    turnBegins: (session) => {
      deciding.get(session)?.stop.abort();
      resting.delete(session);
      held.delete(session);
    },
    turnEnded: (ended) => {
      if (deps.children.of(ended.session) !== null) return;
      void inTurn(work, ended.session, async () => {
        // A compression stood in the way of the next turn.
        if (!ended.compression) await decide(ended);
        else if (held.delete(ended.session)) await goAhead(ended.session);
      }).catch((error: unknown) => log('what follows for a goal could not be decided', error));
    },
    settled: async (session) => {
      for (let last = work.get(session); last !== undefined; last = work.get(session)) await last;
    },
    start: () => {
      for (const session of book.list()) {
        const state = book.find(session);
        if (state?.status !== 'active' || !state.ours) continue;
        const { parked } = state;
        if (parked?.kind === 'time' || parked?.kind === 'process') parks.arm(session, parked);
        else if (!runner.runs(session)) resting.set(session, pauses.ended);
      }
    },
    goOn: () => {
      for (const session of [...held]) {
        held.delete(session);
        void inTurn(work, session, () => goAhead(session)).catch((error: unknown) =>
          log('a goal could not go on', error),
        );
      }
    },
    close: async () => {
      closed = true;
      for (const { stop } of deciding.values()) stop.abort();
      parks.close();
      await Promise.all(work.values());
    },
  };
}

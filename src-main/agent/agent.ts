import { randomBytes } from 'node:crypto';
import type { ContextUse, LiveTurn, Queued } from '@shared/contract/chat.ts';
import { DeskError } from '@shared/contract/errors.ts';
import { findSession, openCutBack, recoverSession, rewindTo } from './begin.ts';
import { contextUse } from './context-use.ts';
import { createChildren } from './delegation/children.ts';
import { createDelegations, type Delegations } from './delegation/delegations.ts';
import { createGoals, type Goals } from './goals/goals.ts';
import { choiceJson, choiceKey, modelOf, readChoice } from './own-model.ts';
import type { AgentDeps, LoopDeps, ModelChoice, NewRow, Row } from './ports.ts';
import { personRows } from './person-row.ts';
import { createReviewer, type Reviewer } from './review/reviewer.ts';
import { runCalls } from './tool-calls.ts';
import { childToolSets, createToolSets } from './tool-sets.ts';
import { owed, unansweredNote } from './transcript.ts';
import { createTurnRunner, newTurnId, type Opening } from './turn-runner.ts';
import { continueWords, deriveTitle, newSessionId } from './words.ts';

/** One tool call made outside a conversation. `argumentsText` is the raw JSON text. */
export interface ToolCallRequest {
  readonly name: string;
  readonly argumentsText: string;
}

/** What became of it. `content` is the exact text a model would get. */
export interface CalledTool {
  readonly content: string;
  readonly failed: boolean;
}

/** The agent of one home: the turns of every conversation. */
export interface Agent {
  /** As `chat.send` promises. */
  send(input: {
    readonly session: string | null;
    readonly text: string;
    readonly whenBusy: 'queue' | 'steer' | 'interrupt';
    /** The model of a session that is made by this; of one that exists, `setModel` chooses. */
    readonly model?: ModelChoice;
  }): Promise<{ session: string; turn: string; state: 'started' | 'queued' | 'steering' }>;
  /** Stops the running turn, holds what waits behind it, and resolves when it has ended; does nothing when none runs here. */
  stop(session: string): Promise<void>;
  retry(session: string): Promise<{ turn: string }>;
  edit(session: string, message: number, text: string): Promise<{ turn: string }>;
  /** Takes the person's last words and all behind them out of the conversation, and answers them. Throws `busy`, `conflict`. */
  undo(session: string): Promise<{ text: string }>;
  /** Chooses the model of one conversation, from its next turn on; null for the one of config.yaml. */
  setModel(session: string, choice: ModelChoice | null): Promise<void>;
  /** The model chosen for one conversation alone; empty when there is none, or no such conversation. */
  modelChoice(session: string): Promise<ModelChoice>;
  continue(session: string): Promise<{ turn: string }>;
  /**
   * Puts a summary in the place of the older messages, as the turn of an idle session. `focus` says what to keep above
   * all, `keep` how many of the newest exchanges stay whatever they take (null: as many as the budget allows). Throws `busy` while a turn runs. Tokens are those of the next request.
   */
  compress(
    session: string,
    focus: string,
    keep?: number | null,
  ): Promise<{ compressed: boolean; tokensBefore: number; tokensAfter: number; message: string }>;
  unqueue(session: string, id: string): void;
  live(session: string): Promise<{ live: LiveTurn | null; halfDone: boolean; waiting: Queued[] }>;
  context(session: string): Promise<ContextUse>;
  /** Gives the conversation the tools there are now, from its next model call on. Throws `busy` while a turn runs. */
  renewTools(session: string): Promise<void>;
  /** Whether a turn runs in the session, or (null) in any, in this process. */
  running(session: string | null): boolean;
  /** Resolves when no turn runs in the session and none follows. */
  idle(session: string): Promise<void>;
  /**
   * Calls tools exactly as a model would, all as one turn, one after the other: foreground origin, gates in force.
   * Nothing is written into a conversation.
   */
  callTools(
    calls: AsyncIterable<ToolCallRequest> | Iterable<ToolCallRequest>,
    options?: { readonly session?: string },
  ): AsyncIterable<CalledTool>;
  /** Resolves when nothing goes on in the session by itself: no turn, no judge, no child. A parked goal counts as nothing. */
  settled(session: string): Promise<void>;
  /** Reviews conversations in the background; null where that was left out. */
  readonly reviewer: Reviewer | null;
  /** Standing goals; null where they were left out. */
  readonly goals: Goals | null;
  /** Tasks given to agents of their own; null where that was left out. */
  readonly delegations: Delegations | null;
  /** Whether the session is the conversation of a child that runs now. */
  isChild(session: string): boolean;
  /**
   * Settles what a crash left behind, in every session nobody else is using, and answers those sessions; goals that were
   * parked for a time wait for it again.
   */
  recover(): Promise<readonly string[]>;
  /** Stops every turn and resolves when all have ended; queued words wait. `paused` must say so before this is called. */
  pause(): Promise<void>;
  /** Goes on with queued words after a pause. */
  resume(): void;
  /** Stops every turn and resolves when all have ended. Queued words are dropped. */
  close(): Promise<void>;
}

/** Makes the agent. Nothing runs until it is asked. */
export function createAgent(given: AgentDeps): Agent {
  const children = createChildren();
  const own = createToolSets(given.tools, () => [
    ...(delegations === null || given.delegation?.settings().maxDepth === 0 ? [] : [delegations.tool]),
    ...(given.moreTools?.() ?? []),
  ]);
  const deps: LoopDeps = {
    ...given,
    emit: (type, data) => {
      given.emit(type, data);
      delegations?.saw(type, data);
    },
    maxCalls: (session) => children.of(session)?.maxCalls ?? given.maxCalls(session),
    toolSets: childToolSets(own, children),
    reviewer: () => reviewer,
    children,
    arrivals: (session) => delegations?.arrivals(session) ?? [],
    turnBegins: (session) => {
      delegations?.turnBegins(session);
      goals?.turnBegins(session);
    },
    turnEnded: (ended) => {
      delegations?.turnEnded(ended);
      // What children report is a turn of its own, and the judge comes after it.
      const followed = ended.followed || delegations?.deliver(ended.session) === true;
      goals?.turnEnded({ ...ended, followed });
    },
  };
  const now = deps.now ?? Date.now;
  const log = deps.log ?? (() => undefined);

  const words =
    (text: string): Opening =>
    async (ready, signal) => {
      const said = await personRows(deps, {
        session: ready.session.id,
        text,
        workspace: ready.session.workspace,
        window: ready.model.contextWindow,
        signal,
      });
      return [...unansweredNote(ready.rows), ...(await deps.arrivals(ready.session.id)), ...said];
    };

  const runner = createTurnRunner(deps, words);
  const reviewer =
    given.review === undefined ? null : createReviewer(deps, given.review, (session) => runner.runs(session));

  const delegations: Delegations | null =
    given.delegation === undefined ? null : createDelegations(deps, given.delegation, runner);
  const goals: Goals | null =
    given.goals === undefined
      ? null
      : createGoals(
          deps,
          given.goals,
          runner,
          (session, text) => agent.send({ session, text, whenBusy: 'queue' }),
          (session) => delegations?.running(session) ?? 0,
        );

  const refuseWhileRunning = async (session: string): Promise<void> => {
    await runner.current(session)?.begun.catch(() => undefined);
    if (runner.current(session) === undefined) return;
    throw new DeskError('busy', 'A turn is running in this conversation.', { remedy: 'Stop it first.' });
  };

  /** Begins a turn in an idle session; refuses while one runs. */
  const begin = async (session: string, opening: Opening): Promise<{ turn: string }> => {
    await refuseWhileRunning(session);
    const entry = runner.start(session, newTurnId(), opening);
    await entry.begun;
    return { turn: entry.turn };
  };

  const agent: Agent = {
    send: async ({ session, text, whenBusy, model: choice = {} }) => {
      if (session === null) {
        runner.mayStart();
        const id = newSessionId(now(), randomBytes(3).toString('hex'));
        // Before the conversation is made: words that cannot be sent leave none behind.
        const { contextWindow } = await deps.model(choice);
        const { signal } = new AbortController();
        const said = { session: id, text, workspace: deps.workspace(), window: contextWindow, signal };
        const rows = await personRows(deps, said);
        const entry = runner.start(id, newTurnId(), () => Promise.resolve(rows), {
          title: deriveTitle(text),
          choice,
        });
        await entry.begun;
        return { session: id, turn: entry.turn, state: 'started' };
      }
      await runner.current(session)?.begun.catch(() => undefined);
      const current = runner.current(session);
      if (current === undefined) {
        const entry = runner.start(session, newTurnId(), words(text));
        await entry.begun;
        return { session, turn: entry.turn, state: 'started' };
      }
      // What is said to a turn that the person has stopped is not for it: it comes next.
      const how = current.halted() ? 'queue' : whenBusy;
      if (how === 'steer') {
        current.steering.push(text);
        return { session, turn: current.turn, state: 'steering' };
      }
      const id = newTurnId();
      if (how === 'queue') {
        runner.setQueue(session, [...runner.queue(session), { id, text, held: false }]);
        return { session, turn: id, state: 'queued' };
      }
      const all = [...current.steering.splice(0), text].join('\n\n');
      runner.setQueue(session, [{ id, text: all, held: false }, ...runner.queue(session)]);
      current.stop();
      await current.ended;
      await runner.current(session)?.begun;
      return { session, turn: id, state: 'started' };
    },

    stop: async (session) => {
      delegations?.stop(session, null);
      const current = runner.current(session);
      current?.halt();
      await current?.ended;
    },

    retry: (session) =>
      begin(session, async (ready) => {
        const last = ready.rows.findLast(isWords);
        if (last === undefined) throw new DeskError('conflict', 'There are no words of yours to answer again.');
        await rewindTo(deps, ready, last.id);
        deps.witness?.rewound(session);
        const again: NewRow = {
          role: 'user',
          content: last.content,
          ...(last.apiContent === null ? {} : { apiContent: last.apiContent }),
          ...(last.displayKind === null ? {} : { displayKind: last.displayKind }),
        };
        return [again];
      }),

    edit: (session, message, text) =>
      begin(session, async (ready, signal) => {
        const row = ready.rows.find((each) => each.id === message);
        if (row?.role !== 'user') {
          throw new DeskError('not_found', `Message ${String(message)} is not one of yours in this conversation.`);
        }
        const rows = await words(text)(ready, signal);
        await rewindTo(deps, ready, message);
        deps.witness?.rewound(session);
        return rows;
      }),

    undo: async (session) => {
      await refuseWhileRunning(session);
      const taken = await openCutBack(deps, session, (rows) => rows.findLast(isWords) ?? null);
      deps.witness?.rewound(session);
      return taken;
    },

    setModel: async (session, choice) => {
      await findSession(deps, session);
      await deps.store.patchConfig(session, { [choiceKey]: choiceJson(choice ?? {}) });
    },

    modelChoice: async (session) => readChoice((await deps.store.find(session))?.config ?? {}),

    continue: (session) =>
      begin(session, (ready) => {
        const what = owed(ready.rows);
        if (what === 'nothing') throw new DeskError('conflict', 'Nothing in this conversation is half done.');
        const ask: NewRow = { role: 'user', content: continueWords, displayKind: 'hidden' };
        return Promise.resolve(what === 'rest' ? [ask] : []);
      }),

    compress: async (session, focus, keep = null) => {
      await refuseWhileRunning(session);
      const entry = runner.startCompression(session, newTurnId(), { focus, keep });
      const result = await entry.result;
      await entry.ended;
      if (!result.compressed) return { compressed: false, tokensBefore: 0, tokensAfter: 0, message: result.why };
      const { before, after } = result;
      const message = `About ${String(before)} tokens became ${String(after)}.`;
      return { compressed: true, tokensBefore: before, tokensAfter: after, message };
    },

    unqueue: (session, id) => {
      const queue = runner.queue(session);
      const rest = queue.filter((each) => each.id !== id);
      if (rest.length === queue.length) {
        throw new DeskError('not_found', 'These words are no longer in the queue.');
      }
      runner.setQueue(session, rest);
    },

    live: async (session) => {
      const current = runner.current(session);
      if (current !== undefined) {
        const asks = deps.consent?.asks(session) ?? [];
        return { live: { ...structuredClone(current.live), asks }, halfDone: false, waiting: [] };
      }
      await findSession(deps, session);
      const waiting = [...runner.queue(session)];
      if ((await deps.store.heldBy(session)) !== null) return { live: null, halfDone: false, waiting };
      const cut = deps.drafts.find(session) !== null || owed(await deps.store.tail(session)) !== 'nothing';
      return { live: null, halfDone: cut, waiting };
    },

    context: async (session) => {
      const info = await findSession(deps, session);
      const { contextWindow } = await modelOf(deps, session);
      return contextUse(
        info.systemPrompt ?? '',
        deps.toolSets.peek(session),
        await deps.store.conversation(session),
        contextWindow,
      );
    },

    renewTools: async (session) => {
      await findSession(deps, session);
      if (runner.current(session) !== undefined) {
        throw new DeskError('busy', 'A turn is running in this conversation.', { remedy: 'Stop it first.' });
      }
      deps.toolSets.renew(session);
    },

    running: (session) => runner.runs(session),

    idle: async (session) => {
      for (let current = runner.current(session); current !== undefined; current = runner.current(session)) {
        await current.ended;
      }
    },

    callTools: async function* (calls, options = {}) {
      const turn = newTurnId();
      const session = options.session ?? '';
      const workspace = session === '' ? deps.workspace() : (await findSession(deps, session)).workspace;
      deps.beginTurn?.(session, turn);
      const callsDeps = runner.callsDeps(session, workspace);
      const { signal } = new AbortController();
      const context = { session, turn, origin: 'foreground' as const, message: null, workspace, signal };
      const watch = { started: () => undefined, finished: () => Promise.resolve() };
      let index = 0;
      for await (const { name, argumentsText } of calls) {
        index += 1;
        const call = { id: `call_${String(index)}`, name, arguments: argumentsText, problem: null };
        const [done] = await runCalls([call], context, callsDeps, watch);
        if (done !== undefined) yield { content: done.apiContent ?? done.content, failed: done.failed };
      }
    },

    recover: async () => {
      const settled: string[] = [];
      for (const session of deps.drafts.list()) {
        try {
          if (await recoverSession(deps, session)) settled.push(session);
        } catch (error) {
          log(`the half-done turn of ${session} was left as it is`, error);
        }
      }
      await delegations?.settle();
      goals?.start();
      return settled;
    },

    reviewer,

    settled: async (session) => {
      const busy = (): boolean => runner.runs(session) || (delegations?.running(session) ?? 0) > 0;
      do {
        await agent.idle(session);
        await delegations?.idle(session);
        await goals?.settled(session);
      } while (busy());
    },

    goals,
    delegations,
    isChild: (session) => children.of(session) !== null,

    pause: async () => {
      await Promise.all([runner.pause(), reviewer?.pause()]);
    },
    resume: () => {
      runner.resume();
      delegations?.resume();
      goals?.goOn();
      reviewer?.resume();
    },
    close: async () => {
      await goals?.close();
      await delegations?.close();
      await runner.close();
    },
  };
  return agent;
}

/** Whether a row is something the person said. */
function isWords(row: Row): boolean {
  return row.role === 'user' && row.displayKind !== 'hidden';
}

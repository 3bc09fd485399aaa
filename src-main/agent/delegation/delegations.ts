import { randomBytes } from 'node:crypto';
import type { Child } from '@shared/contract/delegation.ts';
import type { EventData, EventName } from '@shared/contract/index.ts';
import { DeskError } from '@shared/contract/errors.ts';
import type { Tool, ToolContext, ToolResult } from '@shared/tools/tool.ts';
import type { EndedTurn, LoopDeps, Model, NewRow } from '../ports.ts';
import { newTurnId, type TurnRunner } from '../turn-runner.ts';
import { readChoice } from '../own-model.ts';
import { arrivalKind, newSessionId } from '../words.ts';
import { unansweredNote } from '../transcript.ts';
import { delegateDescription, delegateParameters, readAsked } from './arguments.ts';
import { control, failure, success } from './control.ts';
import { runChild, type RunningChild } from './child.ts';
import { delegateTool, inherits, traced } from './child-tools.ts';
import { childNote, childrenOf, wordsOf } from './known.ts';
import type { DelegationDeps, DelegationRecord } from './ports.ts';
import type { Task, TaskResult } from './words.ts';

/** Tasks given to agents of their own, of every conversation. */
export interface Delegations {
  /** The tool by which a model delegates. */
  readonly tool: Tool;
  /** The children of a conversation, oldest first. */
  list(session: string): readonly Child[];
  /** How many children of a conversation run. */
  running(session: string): number;
  /** Stops one child, or (null) all of a conversation; answers how many ran. Their results wait for the next words there. */
  stop(session: string, child: string | null): number;
  /** Rows that bring what a conversation has not heard of yet. They count as heard once a turn with them has begun. */
  arrivals(session: string): Promise<readonly NewRow[]>;
  /** Brings what has arrived for an idle conversation, as a turn of its own; false when there is nothing, or not now. */
  deliver(session: string): boolean;
  saw<K extends EventName>(type: K, data: EventData<K>): void;
  /** Before the rows of a turn are gathered: what an earlier one could not store is to be brought again. */
  turnBegins(session: string): void;
  turnEnded(ended: EndedTurn): void;
  /** After an earlier run of the app: what it left running is marked as unknown. */
  settle(): Promise<void>;
  /** Brings what arrived while everything was paused. */
  resume(): void;
  /** Resolves when no child of a conversation runs and their results are kept. */
  idle(session: string): Promise<void>;
  /** Stops all; resolves when their results are kept. */
  close(): Promise<void>;
}

interface Batch {
  readonly id: string;
  readonly parent: string;
  readonly children: readonly RunningChild[];
  /** Resolves when every child has ended and that is written down. */
  readonly kept: Promise<void>;
}

/** Longest a call may wait for its children; a child's own limits end it before. */
const mostWaited = 2 ** 31 - 1;

/** Makes the delegations of an agent. */
export function createDelegations(deps: LoopDeps, given: DelegationDeps, runner: TurnRunner): Delegations {
  const now = deps.now ?? Date.now;
  const log = deps.log ?? (() => undefined);
  const claim = `desk:${String(process.pid)}:${randomBytes(8).toString('hex')}`;
  const batches = new Map<string, Batch>();
  const bySession = new Map<string, RunningChild>();
  /** How deep a conversation lies below one of the person's. */
  const depths = new Map<string, number>();
  /** Ended and not heard of, where the file of conversations has no place for them. */
  const unkept = new Map<string, DelegationRecord>();
  /** Conversations to which results of this run of the app have yet to be brought. */
  const due = new Set<string>();
  /** In rows of a turn that is about to begin. */
  const arriving = new Map<string, readonly string[]>();
  /** Conversations whose children the person has stopped: no turn begins by itself. */
  const quiet = new Set<string>();
  /** What earlier runs of the app left behind has been looked at. */
  let settled: Promise<unknown> | null = null;
  let closed = false;

  const runningOf = (session: string): RunningChild[] =>
    [...bySession.values()].filter(({ shown }) => shown.parent === session);

  /** Makes the conversation of a child and starts it. */
  const spawn = async (task: Task, shown: Child, context: ToolContext, model: Model): Promise<RunningChild> => {
    const { session, startedAt } = shown;
    const { maxCalls, mcpTools, toolsets } = given.settings();
    const may = { delegate: task.role === 'orchestrator', mcp: mcpTools, toolsets };
    const tools = deps.toolSets
      .of(context.session)
      .filter((tool) => inherits(tool, may))
      .map((tool) =>
        traced(tool, {
          called: (args) => bySession.get(session)?.called(tool.name, args),
          answered: (trace) => bySession.get(session)?.answered(trace),
        }),
      );
    const prompt: NonNullable<ReturnType<typeof deps.children.of>>['prompt'] = (request) =>
      given.prompt(request, task.role);
    deps.children.add(session, { model, tools, maxCalls, consent: given.consent(), prompt });
    depths.set(session, (depths.get(context.session) ?? 0) + 1);
    const { workspace } = context;
    const built = await prompt({
      session,
      model: model.model,
      provider: model.id,
      startedAt,
      workspace,
      tools: tools.map(({ name }) => name),
    });
    await deps.store.create({
      id: session,
      model: model.model,
      provider: model.id,
      systemPrompt: built.text,
      config: built.config,
      startedAt,
      workspace,
      title: null,
      delegatedFrom: context.session,
    });
    const child = runChild(deps, given, runner, { shown, task, model }, (at) => deps.emit('delegation.child', at));
    bySession.set(session, child);
    deps.emit('delegation.child', shown);
    return child;
  };

  /** A child's children have its own model. */
  const modelFor = async (session: string): Promise<Model> => {
    const own = deps.children.of(session)?.model;
    return own ?? (await given.model(readChoice((await deps.store.find(session))?.config ?? {})));
  };

  const fresh = (task: Task, index: number, delegation: string, parent: string, model: Model): Child => ({
    id: `agent_${randomBytes(4).toString('hex')}`,
    delegation,
    parent,
    session: newSessionId(now(), randomBytes(3).toString('hex')),
    index,
    goal: task.goal,
    role: task.role,
    model: model.model,
    state: 'running',
    exitReason: '',
    error: '',
    activity: '',
    startedAt: now(),
    endedAt: null,
    calls: 0,
    tools: 0,
    inputTokens: 0,
    outputTokens: 0,
    costUsd: null,
  });

  /** Writes down what has ended while others of its batch work on. */
  const keepProgress = async (id: string, done: readonly TaskResult[]): Promise<void> => {
    try {
      await given.records().progress(id, { results: [...done] });
    } catch (error) {
      log('what came of a part of a delegation could not be written down yet', error);
    }
  };

  /** Waits for every child of a batch, and writes down what came of them. */
  const gather = async (
    batch: Pick<Batch, 'id' | 'parent' | 'children'>,
    task: Readonly<Record<string, unknown>>,
    delivered: boolean,
  ): Promise<readonly TaskResult[]> => {
    const done: TaskResult[] = [];
    const results = await Promise.all(
      batch.children.map(async ({ ended }) => {
        const result = await ended;
        done.push(result);
        if (done.length < batch.children.length) await keepProgress(batch.id, done);
        return result;
      }),
    );
    for (const { shown } of batch.children) {
      bySession.delete(shown.session);
      deps.children.drop(shown.session);
      depths.delete(shown.session);
    }
    const state = overall(results);
    const [only] = results;
    const single =
      results.length === 1 && only !== undefined ? { summary: only.summary, error: only.error ?? null } : {};
    const result = { status: state, results, ...single, live_transcripts: transcriptsOf(batch) };
    try {
      await given.records().end(batch.id, state, result, delivered);
    } catch (error) {
      log('what came of a delegation could not be written down', error);
    }
    if (!delivered) due.add(batch.parent);
    if (
      !delivered &&
      !given
        .records()
        .of(batch.parent)
        .some(({ id }) => id === batch.id)
    ) {
      const record = {
        id: batch.id,
        parent: batch.parent,
        state,
        startedAt: 0,
        endedAt: now(),
        delivered,
        task,
        result,
      };
      unkept.set(batch.id, record);
    }
    return results;
  };

  const transcriptsOf = ({ id, children }: Pick<Batch, 'id' | 'children'>): string[] =>
    children.map((_, index) => given.transcripts.path(id, index));

  const refusal = (context: ToolContext, tasks: readonly Task[]): string | null => {
    const { maxChildren, maxDepth } = given.settings();
    if (context.session === '') return 'Outside a conversation nothing can be delegated.';
    if ((depths.get(context.session) ?? 0) >= maxDepth)
      return 'You are as deep as tasks may be delegated; do it yourself.';
    const most = depths.has(context.session) ? maxChildren : Math.min(maxChildren, given.oneShot() ?? maxChildren);
    const free = most - runningOf(context.session).length;
    if (tasks.length <= free) return null;
    const rule = `At most ${String(most)} agents work for one conversation at once`;
    return free <= 0
      ? `${rule}, and so many do. Wait for their reports, or stop one.`
      : `${rule}; ${String(free)} more can begin now. Nothing was begun: send fewer tasks.`;
  };

  const delegate = async (asked: readonly Task[], context: ToolContext): Promise<ToolResult> => {
    const refused = refusal(context, asked);
    if (refused !== null) return failure(refused);
    const depth = depths.get(context.session) ?? 0;
    const { orchestrators, maxDepth } = given.settings();
    const tasks = asked.map((task) =>
      orchestrators && depth + 1 < maxDepth ? task : { ...task, role: 'leaf' as const },
    );
    // An agent that works for another waits, because nothing goes on after its answer; so does a single command.
    const waits = depth > 0 || given.oneShot() !== null;
    const id = `deleg_${randomBytes(6).toString('hex')}`;
    const model = await modelFor(context.session);
    const head = {
      goal: tasks.map(({ goal }) => goal).join('\n'),
      ...(tasks.length > 1 ? { goals: tasks.map(({ goal }) => goal) } : {}),
      context: tasks[0]?.context ?? '',
      role: tasks[0]?.role ?? 'leaf',
      model: model.model,
      is_batch: tasks.length > 1,
    };
    const planned = tasks.map((each, index) => ({ each, shown: fresh(each, index, id, context.session, model) }));
    const task = { ...head, children: planned.map(({ shown }) => childNote(shown)) };
    await given.records().begin(id, context.session, task);
    const children: RunningChild[] = [];
    for (const { each, shown } of planned) {
      try {
        children.push(await spawn(each, shown, context, model));
      } catch (error) {
        for (const child of children) child.stop();
        await gather({ id, parent: context.session, children }, task, true);
        throw error;
      }
    }
    quiet.delete(context.session);
    const batch = { id, parent: context.session, children };
    const results = gather(batch, task, waits);
    const kept = results.then(() => undefined);
    batches.set(id, { ...batch, kept });
    if (waits) return await waitFor(id, children, results, context.signal);
    void kept.then(() => {
      batches.delete(id);
      deliver(context.session);
    });
    return success({
      status: 'running',
      delegation_id: id,
      subagent_ids: children.map(({ shown }) => shown.id),
      live_transcripts: transcriptsOf(batch),
      note: 'They work now. Their reports will come as one message; do not wait for them.',
    });
  };

  const waitFor = async (
    id: string,
    children: readonly RunningChild[],
    results: Promise<readonly TaskResult[]>,
    signal: AbortSignal,
  ): Promise<ToolResult> => {
    const halt = (): void => children.forEach((child) => child.stop());
    if (signal.aborted) halt();
    signal.addEventListener('abort', halt, { once: true });
    try {
      return success({ status: 'ended', delegation_id: id, results: await results });
    } finally {
      signal.removeEventListener('abort', halt);
      batches.delete(id);
    }
  };

  const unheard = (session: string): DelegationRecord[] => [
    ...given
      .records()
      .of(session)
      .filter(({ state, delivered }) => state !== 'running' && !delivered),
    ...[...unkept.values()].filter(({ parent }) => parent === session),
  ];

  const arrivals: Delegations['arrivals'] = async (session) => {
    const rows: NewRow[] = [];
    const ids: string[] = [];
    settled ??= given.records().settle();
    await settled;
    for (const record of unheard(session)) {
      if (!unkept.has(record.id) && !(await given.records().claim(record.id, claim))) continue;
      ids.push(record.id);
      rows.push({
        role: 'user',
        content: wordsOf(record),
        displayKind: arrivalKind,
        metadata: { delegation_id: record.id },
      });
    }
    if (ids.length > 0) arriving.set(session, ids);
    return rows;
  };

  const heard = async (session: string): Promise<void> => {
    const ids = arriving.get(session) ?? [];
    arriving.delete(session);
    due.delete(session);
    for (const id of ids) {
      if (!unkept.delete(id)) await given.records().delivered(id);
    }
  };

  const deliver = (session: string): boolean => {
    if (closed || quiet.has(session) || runner.runs(session) || deps.paused?.() === true) return false;
    if (!due.has(session)) return false;
    const entry = runner.start(session, newTurnId(), async (ready) => {
      const rows = await arrivals(session);
      due.delete(session);
      if (rows.length === 0) throw new DeskError('conflict', 'The results were brought elsewhere.');
      return [...unansweredNote(ready.rows), ...rows];
    });
    entry.begun.catch((error: unknown) => log('results of a delegation wait for the next words', String(error)));
    return true;
  };

  return {
    tool: {
      name: delegateTool,
      description: delegateDescription,
      parameters: delegateParameters,
      concurrency: 'barrier',
      timeoutMs: mostWaited,
      run: async (args, context) => {
        const asked = readAsked(args);
        if (asked.what !== 'tasks') return control(asked, runningOf(context.session), now());
        try {
          return await delegate(asked.tasks, context);
        } catch (error) {
          if (error instanceof DeskError) return failure(error.message);
          throw error;
        }
      },
    },
    list: (session) =>
      given
        .records()
        .of(session)
        .flatMap((record) => childrenOf(record).map((child) => bySession.get(child.session)?.shown ?? child)),
    running: (session) => runningOf(session).length,
    stop: (session, child) => {
      const meant = runningOf(session).filter(({ shown }) => child === null || shown.id === child);
      if (child === null && meant.length > 0) quiet.add(session);
      meant.forEach((each) => each.stop());
      return meant.length;
    },
    arrivals,
    deliver,
    saw: (type, data) => {
      const session = sessionOf(data);
      if (session === null) return;
      if (type === 'turn.started') quiet.delete(session);
      if (type === 'turn.started' && arriving.has(session)) {
        heard(session).catch((error: unknown) => log('a result was brought and not noted as such', error));
      }
      if (type.startsWith('turn.')) bySession.get(session)?.saw(type, data);
    },
    turnBegins: (session) => void arriving.delete(session),
    turnEnded: (ended) => bySession.get(ended.session)?.turnEnded(ended),
    settle: async () => {
      settled = given.records().settle();
      await settled;
    },
    resume: () => {
      for (const parent of [...due]) deliver(parent);
    },
    idle: async (session) => {
      for (const batch of [...batches.values()]) if (batch.parent === session) await batch.kept;
    },
    close: async () => {
      closed = true;
      for (const child of bySession.values()) child.stop();
      await Promise.all([...batches.values()].map(({ kept }) => kept));
    },
  };
}

/** How a delegation ended, over all its tasks. */
function overall(results: readonly TaskResult[]): string {
  const states = new Set(results.map(({ status }) => status));
  const [only] = states;
  if (states.size === 1 && only !== undefined) return only;
  return states.has('completed') ? 'completed' : 'failed';
}

function sessionOf(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('session' in data)) return null;
  return typeof data.session === 'string' ? data.session : null;
}

import type { Child } from '@shared/contract/delegation.ts';
import type { EventData, EventName } from '@shared/contract/index.ts';
import { DeskError } from '@shared/contract/errors.ts';
import type { EndedTurn, LoopDeps, Model, NewRow } from '../ports.ts';
import { newTurnId, type TurnRunner } from '../turn-runner.ts';
import { noUsage } from '../turn.ts';
import { closingWords } from '../words.ts';
import { checkForm } from './answer-form.ts';
import type { DelegationDeps, StallLimits } from './ports.ts';
import { oneLine, schemaWords, stateOf, taskWords, type Task, type TaskResult, type ToolTrace } from './words.ts';

/** As Hermes has them. */
export const usualStall: StallLimits = { idle: 450_000, inTool: 1_200_000, grace: 120_000 };
/** How long a stopped turn has to end before its child counts as ended without it, in milliseconds. */
const patience = 10_000;
/** Calls that are kept in a result. */
const mostTraced = 200;

/** Why a child is ended before its own end. */
type Cut = { readonly exit: 'interrupted' | 'timeout'; readonly error: string };

/** What a child is made of. */
export interface ChildJob {
  readonly shown: Child;
  readonly task: Task;
  readonly model: Model;
}

/** A child at work. */
export interface RunningChild {
  /** As it stands now. */
  readonly shown: Child;
  readonly ended: Promise<TaskResult>;
  /** Ends it; what it has done so far is its result. */
  stop(): void;
  /** Gives it a further message, which it reads after its next tool result. False when it does not run any more. */
  steer(message: string): boolean;
  /** Something happened in its conversation. */
  saw<K extends EventName>(type: K, data: EventData<K>): void;
  turnEnded(ended: EndedTurn): void;
  /** A call of a tool has been made, or answered. */
  called(tool: string, args: string): void;
  answered(trace: ToolTrace): void;
}

/** Starts a child in its conversation, which is there already. Never throws: what goes wrong is its result. */
export function runChild(
  deps: LoopDeps,
  delegation: DelegationDeps,
  runner: TurnRunner,
  job: ChildJob,
  changed: (child: Child) => void,
): RunningChild {
  const now = deps.now ?? Date.now;
  const { task } = job;
  const { session, delegation: id, index } = job.shown;
  const limits = delegation.stall ?? usualStall;
  const { inactivity, summaryChars } = delegation.settings();
  const outcome = Promise.withResolvers<TaskResult>();
  const trace: ToolTrace[] = [];
  const running = new Map<string, string>();
  let shown = job.shown;
  let usage = noUsage;
  let lastSign = now();
  let cut: Cut | null = null;
  let corrected = false;
  let over = false;
  let said = '';

  const log = (line: string): void => delegation.transcripts.write(id, index, line);
  const tell = (patch: Partial<Child>): void => {
    shown = { ...shown, ...patch };
    changed(shown);
  };

  const settle = async (error: DeskError | null): Promise<void> => {
    if (over) return;
    over = true;
    clearInterval(timer);
    clearTimeout(last);
    const result = await resultOf(error).catch((fault: unknown): TaskResult => ({
      ...frame(),
      status: 'error',
      summary: '',
      exit_reason: 'error',
      error: String(fault),
    }));
    log(`ended: ${result.exit_reason}${result.error === undefined ? '' : ` (${result.error})`}`);
    tell({
      state: stateOf(result),
      exitReason: result.exit_reason,
      error: result.error ?? '',
      activity: '',
      endedAt: now(),
    });
    outcome.resolve(result);
  };

  const frame = (): Pick<
    TaskResult,
    | 'task_index'
    | 'api_calls'
    | 'duration_seconds'
    | 'model'
    | 'tokens'
    | 'tool_trace'
    | 'subagent_id'
    | 'session_id'
    | 'cost_usd'
  > => ({
    task_index: index,
    api_calls: usage.calls,
    duration_seconds: Math.round((now() - shown.startedAt) / 10) / 100,
    model: shown.model,
    tokens: { input: usage.inputTokens, output: usage.outputTokens },
    tool_trace: trace.slice(-mostTraced),
    subagent_id: shown.id,
    session_id: session,
    cost_usd: usage.costUsd,
  });

  const resultOf = async (error: DeskError | null): Promise<TaskResult> => {
    const rows = await deps.store.conversation(session);
    const whole = Array.from(
      rows.findLast((row) => row.role === 'assistant' && row.content.trim() !== '')?.content ?? '',
    );
    const truncated = whole.length > summaryChars;
    const summary = whole.slice(0, summaryChars).join('').trim();
    const base = { ...frame(), summary, ...(truncated ? { truncated: true as const } : {}) };
    if (cut !== null) {
      const status = cut.exit === 'timeout' ? 'timeout' : 'interrupted';
      return { ...base, status, exit_reason: cut.exit, error: cut.error };
    }
    if (error !== null) return { ...base, status: 'error', exit_reason: 'error', error: error.message };
    const spent = rows.some((row) => row.role === 'user' && row.content === closingWords);
    const exit = spent ? 'max_iterations' : 'completed';
    if (summary === '') return { ...base, status: 'failed', exit_reason: exit, error: 'It said nothing at its end.' };
    const form = task.schema === null ? null : checkForm(whole.join(''), task.schema);
    return {
      ...base,
      status: 'completed',
      exit_reason: exit,
      ...(form === null ? {} : { schema_valid: form.valid }),
      ...(form?.valid === false ? { schema_note: form.problem } : {}),
    };
  };

  const start = (words: string): void => {
    const row: NewRow = { role: 'user', content: words };
    const entry = runner.start(session, newTurnId(), () => Promise.resolve([row]));
    entry.begun.catch((error: unknown) => {
      void settle(error instanceof DeskError ? error : new DeskError('internal', String(error)));
    });
  };

  let last: NodeJS.Timeout | undefined;
  const end = (why: Cut): void => {
    if (over || cut !== null) return;
    cut = why;
    log(`is ended: ${why.error}`);
    runner.current(session)?.stop();
    // A turn that does not hear a stop (a server that holds the line) must not keep its parent waiting.
    last = setTimeout(() => void settle(null), patience);
  };

  const look = (): void => {
    const still = now() - lastSign;
    const seconds = String(Math.round(still / 1000));
    if (inactivity > 0 && still >= inactivity) {
      end({
        exit: 'timeout',
        error: `It gave no sign of life for ${seconds} seconds (delegation.child_timeout_seconds).`,
      });
    } else if (still >= (running.size > 0 ? limits.inTool : limits.idle) + limits.grace) {
      const where = running.size > 0 ? ` in ${[...running.values()].join(', ')}` : '';
      end({ exit: 'timeout', error: `It stalled${where}: no sign of life for ${seconds} seconds.` });
    }
  };
  const shortest = Math.min(limits.idle, limits.inTool, inactivity > 0 ? inactivity : Infinity);
  const timer = setInterval(look, Math.max(10, Math.min(5000, shortest / 4)));
  timer.unref();

  log(`task: ${oneLine(task.goal, 500)}`);
  start(taskWords(task));

  return {
    get shown() {
      return shown;
    },
    ended: outcome.promise,
    stop: () => end({ exit: 'interrupted', error: 'It was stopped.' }),
    steer: (message) => {
      const current = over ? undefined : runner.current(session);
      current?.steering.push(message);
      if (current !== undefined) log(`told: ${oneLine(message, 500)}`);
      return current !== undefined;
    },
    saw: (type, data) => {
      lastSign = now();
      if (type === 'turn.delta') said += (data as EventData<'turn.delta'>).text;
      else if (type === 'turn.restart') said = '';
      else if (type === 'turn.tool') {
        const { callId, name, state } = data as EventData<'turn.tool'>;
        if (said.trim() !== '') log(`says: ${oneLine(said, 2000)}`);
        said = '';
        if (state === 'running') running.set(callId, name);
        else running.delete(callId);
        tell({ activity: [...running.values()].join(', ') });
      }
    },
    called: (tool, args) => log(`${tool} ${oneLine(args, 500)}`),
    answered: (one) => {
      trace.push(one);
      log(`${one.tool}: ${String(one.result_bytes)} bytes${one.status === 'error' ? ', failed' : ''}`);
      tell({ tools: shown.tools + 1 });
    },
    turnEnded: ({ outcome: how, error, usage: took }) => {
      usage = {
        inputTokens: usage.inputTokens + took.inputTokens,
        outputTokens: usage.outputTokens + took.outputTokens,
        cacheReadTokens: usage.cacheReadTokens + took.cacheReadTokens,
        cacheWriteTokens: usage.cacheWriteTokens + took.cacheWriteTokens,
        reasoningTokens: usage.reasoningTokens + took.reasoningTokens,
        calls: usage.calls + took.calls,
        costUsd: took.costUsd === null ? usage.costUsd : (usage.costUsd ?? 0) + took.costUsd,
      };
      tell({
        calls: usage.calls,
        inputTokens: usage.inputTokens,
        outputTokens: usage.outputTokens,
        costUsd: usage.costUsd,
      });
      if (said.trim() !== '') log(`says: ${oneLine(said, 2000)}`);
      said = '';
      if (how === 'stopped' && cut === null) cut = { exit: 'interrupted', error: 'It was stopped.' };
      if (how === 'completed' && cut === null && task.schema !== null && !corrected) {
        corrected = true;
        correct(task.schema).catch((fault: unknown) => settle(new DeskError('internal', String(fault))));
      } else void settle(error);
    },
  };

  /** One more turn for an answer that is not in the form that was asked for. */
  async function correct(schema: Readonly<Record<string, unknown>>): Promise<void> {
    const rows = await deps.store.conversation(session);
    const answer = rows.findLast((row) => row.role === 'assistant')?.content ?? '';
    const form = checkForm(answer, schema);
    if (form.valid || over || cut !== null) await settle(null);
    else start(schemaWords(form.problem));
  }
}

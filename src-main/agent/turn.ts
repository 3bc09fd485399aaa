import type { TurnOutcome, UsageRecord } from '@shared/contract/chat.ts';
import { DeskError } from '@shared/contract/errors.ts';
import type { Tool } from '@shared/tools/tool.ts';
import { ask, type Answer } from './answer.ts';
import { anchorJson, anchorKey, anchorOf, routeOf } from './compression/anchor.ts';
import type { Compressor } from './compression/compressor.ts';
import { personRows } from './person-row.ts';
import type { LoopDeps, Model, ModelUsage, NewRow, Row, SessionInfo } from './ports.ts';
import { createRoom } from './room.ts';
import { createPump, type LiveState, type Pump } from './pump.ts';
import { runCalls, type CallsDeps, type FinishedCall } from './tool-calls.ts';
import { toMessages } from './transcript.ts';
import { closingWords } from './words.ts';

/** One turn, ready to run: the person's words are on disk and `rows` ends with what is to be answered. */
export interface Turn {
  readonly session: string;
  readonly info: SessionInfo;
  readonly turn: string;
  /** Another one only after a compression. */
  system: string;
  readonly model: Model;
  readonly rows: Row[];
  /** Row of the person's words that began the turn. */
  message: number | null;
  readonly workspace: string | null;
  readonly signal: AbortSignal;
  readonly live: LiveState;
  /** Words given to the running turn, oldest first; taken out as they are answered. */
  readonly steering: string[];
}

export interface TurnEnd {
  readonly outcome: TurnOutcome;
  readonly error: DeskError | null;
  readonly usage: UsageRecord;
}

/** Answers in succession in which not one call could be run, before the turn gives up. */
const maxUnusableRounds = 3;

/** Of a turn that called no model. */
export const noUsage: UsageRecord = {
  inputTokens: 0,
  outputTokens: 0,
  cacheReadTokens: 0,
  cacheWriteTokens: 0,
  reasoningTokens: 0,
  calls: 0,
  costUsd: null,
};

/** What was used, and one more call. */
export function plus(sum: UsageRecord, one: ModelUsage): UsageRecord {
  return {
    inputTokens: sum.inputTokens + one.inputTokens,
    outputTokens: sum.outputTokens + one.outputTokens,
    cacheReadTokens: sum.cacheReadTokens + one.cacheReadTokens,
    cacheWriteTokens: sum.cacheWriteTokens + one.cacheWriteTokens,
    reasoningTokens: sum.reasoningTokens + one.reasoningTokens,
    calls: sum.calls + 1,
    costUsd: one.costUsd === null ? sum.costUsd : (sum.costUsd ?? 0) + one.costUsd,
  };
}

/** The row an answer becomes. */
function answerRow(answer: Answer): NewRow {
  return {
    role: 'assistant',
    content: answer.text,
    ...(answer.reasoning === '' ? {} : { reasoning: answer.reasoning }),
    ...(answer.details.length === 0 ? {} : { reasoningDetails: [...answer.details] }),
    ...(answer.calls.length === 0
      ? {}
      : { toolCalls: answer.calls.map(({ id, name, arguments: text }) => ({ id, name, arguments: text })) }),
    finishReason: answer.finish,
  };
}

/**
 * Runs a turn to its end: model call, tools, model call, until an answer without calls. Every row is on disk before a
 * screen hears of it. Never throws; a failure is part of the end.
 */
export async function runTurn(
  turn: Turn,
  deps: LoopDeps,
  callsDepsNow: () => CallsDeps,
  compressor: Compressor | null,
): Promise<TurnEnd> {
  let usage = noUsage;
  const room = createRoom(turn, deps, compressor);
  const end = (outcome: TurnOutcome, error: DeskError | null = null): TurnEnd => ({ outcome, error, usage });
  const append = async (...rows: NewRow[]): Promise<void> => {
    turn.rows.push(...(await deps.store.append(turn.session, rows)));
  };
  const stopped = (): boolean => turn.signal.aborted;
  /** A stop by the person, or by the app with its reason. */
  const endStopped = (): TurnEnd => {
    const reason: unknown = turn.signal.reason;
    return reason instanceof DeskError ? end('failed', reason) : end('stopped');
  };
  try {
    let unusable = 0;
    for (let call = 1; ; call += 1) {
      if (stopped()) return endStopped();
      const refusal = (await deps.refusal?.()) ?? null;
      if (refusal !== null) return end('failed', refusal);
      const closing = call > Math.max(1, deps.maxCalls(turn.session));
      if (closing) await append({ role: 'user', content: closingWords, displayKind: 'hidden' });

      await room.make(call === 1);
      if (stopped()) return endStopped();
      // Asked anew for every call: a compression gives the conversation the tools there are then.
      const callsDeps = callsDepsNow();
      const draft = deps.drafts.open(turn.session, turn.turn, turn.rows.at(-1)?.id ?? 0);
      const pump = createPump(turn.live, draft, deps.emit);
      const answer = await callModel(turn, pump, closing ? [] : [...callsDeps.tools.values()], call);
      const calls = closing ? [] : answer.calls;
      const silent = answer.text.trim() === '';
      try {
        await storeAnswer(turn, { ...answer, calls }, deps, compressor);
      } finally {
        draft.close();
      }
      pump.done();
      if (answer.usage !== null) usage = plus(usage, answer.usage);
      if (answer.finish === 'stopped') return endStopped();
      if (answer.error !== null && silent && (await room.makeAfter(answer.error))) continue;
      if (answer.error !== null) return end('failed', answer.error);
      if (calls.length === 0) {
        return silent ? end('failed', emptyAnswer(answer.finish)) : end('completed');
      }

      const done = await runTools(turn, calls, append, deps, callsDeps);
      if (stopped()) return endStopped();
      unusable = done.every((each) => each.refused) ? unusable + 1 : 0;
      if (unusable >= maxUnusableRounds) return end('failed', unusableCalls());
      const steered = turn.steering.splice(0);
      if (steered.length > 0) await append(...(await steeredRows(turn, deps, steered.join('\n\n'))));
    }
  } catch (error) {
    if (error instanceof DeskError) return end('failed', error);
    deps.log?.('a turn failed', error);
    const reason = error instanceof Error ? error.message : String(error);
    return end('failed', new DeskError('internal', `The turn failed: ${reason}`, { cause: error }));
  }
}

/** Stores an answer with what it took; a silent one without calls leaves no row. */
async function storeAnswer(turn: Turn, answer: Answer, deps: LoopDeps, compressor: Compressor | null): Promise<void> {
  const { session } = turn;
  const spoke = answer.text.trim() !== '' || answer.calls.length > 0;
  const { model, provider } = answer;
  const usage = answer.usage === null ? null : { ...answer.usage, calls: 1, model, provider };
  const route = routeOf({ id: provider, model }, turn.system);
  const before = turn.rows.at(-1)?.id;
  if (spoke) {
    const rows = [answerRow(answer)];
    const accompanying = usage && {
      usage,
      config: (last: number) => {
        const anchor = compressor === null ? null : anchorOf(usage, last, route);
        return anchor === null ? {} : { [anchorKey]: anchorJson(anchor) };
      },
    };
    turn.rows.push(...(await deps.store.append(session, rows, ...(accompanying === null ? [] : [accompanying]))));
  } else if (usage !== null) {
    await deps.store.addUsage(session, usage);
  }
  if (usage === null || compressor === null) return;
  const anchor = anchorOf(usage, spoke ? turn.rows.at(-1)?.id : before, route);
  if (anchor !== null) await compressor.measured(session, anchor, usage.inputTokens);
}

async function callModel(turn: Turn, pump: Pump, tools: readonly Tool[], call: number): Promise<Answer> {
  const request = { system: turn.system, messages: toMessages(turn.rows), tools };
  const answer = await ask(turn.model, request, turn.signal, pump, {
    prefix: `call_${turn.turn}_${String(call)}`,
    taken: () => turn.rows.flatMap((row) => row.toolCalls.map(({ id }) => id)),
  });
  pump.flush();
  return answer;
}

/** Words given to the running turn. What they point at rides on them; too much of it is said, and the words go alone. */
async function steeredRows(turn: Turn, deps: LoopDeps, text: string): Promise<readonly NewRow[]> {
  const { session, workspace, signal } = turn;
  const window = turn.model.contextWindow;
  try {
    const [row, ...notes] = await personRows(deps, { session, text, workspace, window, signal });
    return row === undefined ? [] : [{ ...row, displayKind: 'steer' }, ...notes];
  } catch (error) {
    if (!(error instanceof DeskError)) throw error;
    const note: NewRow = { role: 'note', content: error.message, displayKind: 'notice' };
    return [{ role: 'user', content: text, displayKind: 'steer' }, note];
  }
}

async function runTools(
  turn: Turn,
  calls: Answer['calls'],
  append: (...rows: NewRow[]) => Promise<void>,
  deps: LoopDeps,
  callsDeps: CallsDeps,
): Promise<readonly FinishedCall[]> {
  const tell = (call: FinishedCall['call'], state: 'running' | 'done' | 'failed'): void => {
    const data = { callId: call.id, name: call.name, arguments: call.arguments };
    turn.live.tools = turn.live.tools.filter((each) => each.callId !== call.id);
    if (state === 'running') turn.live.tools.push(data);
    deps.emit('turn.tool', { session: turn.session, turn: turn.turn, ...data, state });
  };
  const context = {
    session: turn.session,
    turn: turn.turn,
    origin: 'foreground' as const,
    message: turn.message,
    workspace: turn.workspace,
    signal: turn.signal,
  };
  return runCalls(calls, context, callsDeps, {
    started: (call) => tell(call, 'running'),
    finished: async (done) => {
      await append(toolRow(done));
      tell(done.call, done.failed ? 'failed' : 'done');
    },
  });
}

/** The row a finished call becomes. */
function toolRow(done: FinishedCall): NewRow {
  return {
    role: 'tool',
    content: done.content,
    ...(done.apiContent === null ? {} : { apiContent: done.apiContent }),
    toolCallId: done.call.id,
    toolName: done.call.name,
    ...(done.effect === null ? {} : { effect: done.effect }),
  };
}

function emptyAnswer(finish: string): DeskError {
  const why: Readonly<Record<string, string>> = {
    length: 'The model used up its output limit before it said a word.',
    content_filter: 'A safety rule of the provider stopped the answer before it said a word.',
  };
  return new DeskError('provider_failed', why[finish] ?? 'The model answered without a word.', {
    remedy: 'Try again, or choose another model.',
  });
}

function unusableCalls(): DeskError {
  const rounds = String(maxUnusableRounds);
  return new DeskError('provider_failed', `The model made tool calls that cannot be run, ${rounds} times in a row.`, {
    remedy: 'Say it in other words, or choose another model.',
  });
}

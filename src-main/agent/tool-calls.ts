import type { Effect } from '@shared/contract/sessions.ts';
import type { Tool, ToolContext, ToolResult } from '@shared/tools/tool.ts';
import { parseArguments } from './arguments.ts';
import type { HintTracker, ModelToolCall } from './ports.ts';
import type { ConsentGate, Verdict } from './tool-consent.ts';

/** A call and its result, ready to be stored. */
export interface FinishedCall {
  readonly call: ModelToolCall;
  readonly content: string;
  /** The exact text for the model, when a hint was put behind the result. */
  readonly apiContent: string | null;
  readonly failed: boolean;
  readonly effect: Effect | null;
  /** True when the tool was never run: unknown, unusable arguments, or stopped before. */
  readonly refused: boolean;
}

/** What a batch of calls is run with. */
export interface CallsDeps {
  readonly tools: ReadonlyMap<string, Tool>;
  readonly hints: HintTracker | null;
  /** Asked before a tool that needs the person's leave; null where none is given. */
  readonly consent: ConsentGate | null;
  /** Overlapping calls at most. */
  readonly parallel: number;
  /** Milliseconds one call may take. */
  readonly timeout: number;
  /** Milliseconds a call that changes something gets to finish after a stop, so that its result tells the truth. */
  readonly grace: number;
  readonly log: (message: string, detail: unknown) => void;
}

/** Told of each call: when it begins, and its result, strictly in the order of the calls. */
export interface CallsWatch {
  started(call: ModelToolCall): void;
  finished(done: FinishedCall): Promise<void>;
}

/** Longest result a model is given, in UTF-16 units; the rest is cut with a line that says so. */
export const maxResultLength = 100_000;

const failure = (error: string): string => JSON.stringify({ success: false, error });

const stoppedBefore = failure('The person stopped the turn before this call was run. It was not run.');
const stoppedDuring = failure(
  'The person stopped the turn while this call was running. It may or may not have taken effect.',
);

function refuse(call: ModelToolCall, content: string): FinishedCall {
  return { call, content, apiContent: null, failed: true, effect: null, refused: true };
}

function bounded(content: string): string {
  if (content.length <= maxResultLength) return content;
  const kept = content.slice(0, maxResultLength).toWellFormed();
  return `${kept}\n[The result was ${String(content.length)} characters long and is cut here.]`;
}

/** The batch cut into runs: calls that may overlap stand together, every other one alone. Order is kept. */
export function segments(
  calls: readonly ModelToolCall[],
  tools: ReadonlyMap<string, Tool>,
): readonly (readonly ModelToolCall[])[] {
  const runs: ModelToolCall[][] = [];
  let open: ModelToolCall[] | null = null;
  for (const call of calls) {
    const parallel = tools.get(call.name)?.concurrency === 'parallel';
    if (parallel && open !== null) {
      open.push(call);
    } else {
      const run = [call];
      runs.push(run);
      open = parallel ? run : null;
    }
  }
  return runs;
}

/** Resolves with the tool's result, or with null when the time is up or, after a stop, the grace is over. */
async function within(
  work: Promise<ToolResult>,
  signal: AbortSignal,
  timeout: number,
  grace: number,
): Promise<ToolResult | 'stopped' | 'timeout'> {
  const { promise, resolve } = Promise.withResolvers<'stopped' | 'timeout'>();
  let graceTimer: NodeJS.Timeout | undefined;
  const timer = setTimeout(() => resolve('timeout'), timeout);
  const onAbort = (): void => {
    graceTimer = setTimeout(() => resolve('stopped'), grace);
  };
  if (signal.aborted) onAbort();
  else signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
    clearTimeout(graceTimer);
    signal.removeEventListener('abort', onAbort);
  }
}

/** The person's leave for a call, where its tool needs one. No time limit: a person may be away. */
async function leave(
  call: ModelToolCall,
  tool: Tool,
  context: ToolContext,
  consent: ConsentGate | null,
): Promise<Verdict> {
  if (tool.asks === undefined) return { allowed: true };
  if (consent === null) return { allowed: false, reason: 'Nobody can be asked about this call. It was not run.' };
  const { session, turn, signal } = context;
  const need = { session, turn, callId: call.id, arguments: call.arguments, ...tool.asks };
  return await consent.ask(need, signal);
}

/** Runs one call, or answers why it is not run. Never throws. */
export async function runCall(call: ModelToolCall, context: ToolContext, deps: CallsDeps): Promise<FinishedCall> {
  const tool = deps.tools.get(call.name);
  if (tool === undefined) {
    const known = [...deps.tools.keys()].join(', ');
    return refuse(call, failure(`There is no tool named "${call.name}". The tools are: ${known}.`));
  }
  if (call.problem !== null) return refuse(call, failure(call.problem));
  const args = parseArguments(call.arguments);
  if (!args.ok) {
    return refuse(call, failure(`${args.problem} The call was not run. Send it again with one complete JSON object.`));
  }
  const stopped = (): boolean => context.signal.aborted;
  if (stopped()) return refuse(call, stoppedBefore);
  const verdict = await leave(call, tool, context, deps.consent);
  if (!verdict.allowed) return { ...refuse(call, failure(verdict.reason)), refused: false };
  if (stopped()) return refuse(call, stoppedBefore);

  const timeout = tool.timeoutMs ?? deps.timeout;
  let result: ToolResult | 'stopped' | 'timeout';
  try {
    const grace = tool.concurrency === 'parallel' ? 0 : deps.grace;
    result = await within(tool.run(args.value, context), context.signal, timeout, grace);
  } catch (error) {
    deps.log(`tool ${call.name} threw`, error);
    const reason = error instanceof Error ? error.message : String(error);
    result = { content: failure(`The tool ${call.name} failed: ${reason}`), failed: true, effect: null };
  }
  if (result === 'stopped') result = { content: stoppedDuring, failed: true, effect: null };
  if (result === 'timeout') {
    const seconds = String(Math.round(timeout / 1000));
    const late = `The tool ${call.name} did not answer within ${seconds} seconds. It may still take effect.`;
    result = { content: failure(late), failed: true, effect: null };
  }
  return {
    call,
    content: bounded(result.content),
    apiContent: null,
    failed: result.failed,
    effect: result.effect,
    refused: false,
  };
}

/** Puts project notes of a newly visited directory behind a result; in the order of the calls, so that it is repeatable. */
async function withHint(done: FinishedCall, deps: CallsDeps): Promise<FinishedCall> {
  const args = parseArguments(done.call.arguments);
  if (deps.hints === null || done.refused || !args.ok) return done;
  try {
    const hint = await deps.hints.after(done.call.name, args.value);
    return hint === '' ? done : { ...done, apiContent: done.content + hint };
  } catch (error) {
    deps.log('project notes could not be read', error);
    return done;
  }
}

/**
 * Runs the calls of one answer. Calls that may overlap do, a barrier waits for all before it and is waited for by all
 * behind it. Each call gets exactly one result, also the ones a stop kept from running, and `finished` hears of them in
 * the order of the calls, one at a time.
 */
export async function runCalls(
  calls: readonly ModelToolCall[],
  context: ToolContext,
  deps: CallsDeps,
  watch: CallsWatch,
): Promise<readonly FinishedCall[]> {
  const done: FinishedCall[] = [];
  for (const run of segments(calls, deps.tools)) {
    const pending: Promise<FinishedCall>[] = [];
    const slots = new Set<Promise<unknown>>();
    let next = 0;
    const startMore = (): void => {
      for (let call = run[next]; call !== undefined && slots.size < deps.parallel; call = run[next]) {
        watch.started(call);
        const work = runCall(call, context, deps);
        const slot: Promise<unknown> = work.finally(() => {
          slots.delete(slot);
          startMore();
        });
        slots.add(slot);
        pending.push(work);
        next += 1;
      }
    };
    startMore();
    for (let at = 0; at < run.length; at += 1) {
      const work = pending[at];
      if (work === undefined) break;
      const finished = await withHint(await work, deps);
      await watch.finished(finished);
      done.push(finished);
    }
  }
  return done;
}

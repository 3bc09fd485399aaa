import { randomBytes } from 'node:crypto';
import type { ReviewAction, ReviewEnd, ReviewRun } from '@shared/contract/review.ts';
import { DeskError } from '@shared/contract/errors.ts';
import type { Tool } from '@shared/tools/tool.ts';
import { ask, type Answer } from '../answer.ts';
import { replayArguments } from '../arguments.ts';
import { estimateTokens } from '../context-use.ts';
import type { LoopDeps, Model, Row, SessionInfo, WireMessage } from '../ports.ts';
import { runCalls, type FinishedCall } from '../tool-calls.ts';
import { owed, toMessages } from '../transcript.ts';
import { noUsage, plus } from '../turn.ts';
import { actionOf, type Called } from './actions.ts';
import { digestMessages } from './digest.ts';
import { instruction } from './instructions.ts';
import type { QueuedReview, ReviewDeps } from './ports.ts';
import { reviewTools } from './tools.ts';

/** Model calls of one review at most. */
const mostCalls = 16;
/** What a review may read in one request where the window of its model is not known, or larger than makes sense. */
const largestBudget = 600_000;
const windowShare = 0.75;

const callLimits = { parallel: 4, timeout: 120_000, grace: 5_000 };

/** What a review sends first, and how it was made. */
interface Opening {
  readonly system: string;
  readonly messages: readonly WireMessage[];
  readonly tools: readonly Tool[];
  readonly form: 'whole' | 'digest';
  readonly tokens: number;
}

/** What became of a review. */
export interface ChainEnd {
  readonly ended: Exclude<ReviewEnd, 'running' | 'interrupted'>;
  readonly why: string;
}

/** Told as a review goes on, so that its record is never behind. */
export interface ChainWatch {
  saw(saw: ReviewRun['saw'], model: Model): Promise<void>;
  spent(usage: ReviewRun['usage']): void;
  did(actions: readonly ReviewAction[], calls: readonly Called[]): void;
}

function tokensOf(system: string, tools: readonly Tool[], messages: readonly WireMessage[]): number {
  const schemas = tools.map(({ name, description, parameters }) => ({ name, description, parameters }));
  return estimateTokens(system) + estimateTokens(JSON.stringify(schemas)) + estimateTokens(JSON.stringify(messages));
}

function budgetOf(model: Model, most: number): number {
  if (most <= 0) return model.contextWindow;
  return Math.min(most, largestBudget, Math.floor(model.contextWindow * windowShare));
}

/**
 * The first request. The model that had the conversation is sent it byte for byte, tools and all, so that it reads what it has
 * cached; another one, or one for which that is too long, a digest.
 */
function open(
  info: SessionInfo,
  rows: readonly Row[],
  tools: readonly Tool[],
  ask: string,
  { matches, budget }: { readonly matches: boolean; readonly budget: number },
): Opening {
  const system = info.systemPrompt ?? '';
  const words: WireMessage = { role: 'user', content: ask };
  if (matches) {
    const messages = [...toMessages(rows), words];
    const tokens = tokensOf(system, tools, messages);
    if (tokens <= budget) return { system, messages, tools, form: 'whole', tokens };
  }
  const messages = [...digestMessages(rows), words];
  return { system, messages, tools, form: 'digest', tokens: tokensOf(system, tools, messages) };
}

/** An answer with calls, and their results, as the next request of the chain has them. */
function continued(answer: Answer, done: readonly FinishedCall[]): WireMessage[] {
  return [
    {
      role: 'assistant',
      content: answer.text.trim() === '' ? null : answer.text,
      ...(answer.details.length === 0 ? {} : { reasoning_details: [...answer.details] }),
      tool_calls: answer.calls.map((call) => ({
        id: call.id,
        type: 'function' as const,
        function: { name: call.name, arguments: replayArguments(call.arguments) },
      })),
    },
    ...done.map(({ call, content }): WireMessage => ({ role: 'tool', tool_call_id: call.id, content })),
  ];
}

const silent = { piece: () => undefined, restart: () => undefined, notice: () => undefined };

/**
 * Runs one review to its end: its own chain of requests over a conversation, of which nothing is written into the
 * conversation. Never throws for what a model or a tool does.
 */
export async function runChain(
  deps: LoopDeps,
  review: ReviewDeps,
  job: QueuedReview,
  signal: AbortSignal,
  watch: ChainWatch,
): Promise<ChainEnd> {
  const settings = review.settings();
  const info = await deps.store.find(job.session);
  if (info === null) return { ended: 'nothing', why: 'The conversation is gone.' };
  const rows = await deps.store.conversation(job.session);
  if (rows.length === 0 || owed(rows) !== 'nothing') {
    return { ended: 'nothing', why: 'The conversation ends without an answer.' };
  }
  const model = await review.model();
  const tools = deps.toolSets.peek(job.session);
  const budget = budgetOf(model, settings.maxInputTokens);
  const opening = open(info, rows, tools, instruction(job, await review.known()), {
    matches: deps.prompts.matches(info.systemPrompt ?? '', model.model, model.id),
    budget,
  });
  const message = rows.findLast((row) => row.role === 'user' && row.displayKind !== 'hidden')?.id ?? null;
  await watch.saw(
    {
      form: opening.form,
      messages: rows.filter((row) => row.role !== 'note').length,
      upTo: rows.at(-1)?.id ?? null,
      tokens: opening.tokens,
    },
    model,
  );
  const turn = `review_${randomBytes(6).toString('hex')}`;
  const context = {
    session: job.session,
    turn,
    origin: 'background_review' as const,
    message,
    workspace: info.workspace,
    signal,
    ...(job.asked ? { attended: true } : {}),
  };
  const callsDeps = {
    tools: reviewTools(tools, settings.extraTools, review.known),
    hints: null,
    consent: null,
    log: deps.log ?? (() => undefined),
    ...callLimits,
  };
  const messages = [...opening.messages];
  const ids = rows.flatMap((row) => row.toolCalls.map(({ id }) => id));
  let usage = noUsage;
  let wrote = false;
  const end = (ended: ChainEnd['ended'], why = ''): ChainEnd => ({ ended, why });
  const stopped = (): boolean => signal.aborted;

  for (let call = 1; ; call += 1) {
    if (stopped()) return end('cancelled', reasonOf(signal));
    const refusal = await review.obstacle();
    if (refusal !== null) return end('failed', refusal.message);
    if (tokensOf(opening.system, tools, messages) > budget) {
      return end('budget', `It would have read more than ${String(budget)} tokens in one request.`);
    }
    const late = AbortSignal.timeout(settings.timeout);
    const request = { system: opening.system, messages, tools: opening.tools };
    const answer = await ask(model, request, AbortSignal.any([signal, late]), silent, {
      prefix: `call_${turn}_${String(call)}`,
      taken: () => ids,
    });
    if (answer.usage !== null) {
      usage = plus(usage, answer.usage);
      watch.spent(usage);
      const { provider, model: name } = answer;
      await deps.store.addUsage(job.session, {
        ...answer.usage,
        calls: 1,
        model: name,
        provider,
        task: 'background_review',
      });
    }
    if (stopped()) return end('cancelled', reasonOf(signal));
    if (late.aborted) return end('failed', `${model.model} took longer than the time allowed for an answer.`);
    if (answer.error !== null) return end('failed', answer.error.message);
    if (answer.calls.length === 0) return end(wrote ? 'saved' : 'nothing');
    ids.push(...answer.calls.map(({ id }) => id));
    const done = await runCalls(answer.calls, context, callsDeps, {
      started: () => undefined,
      finished: () => Promise.resolve(),
    });
    const actions = done.map(actionOf);
    wrote ||= actions.some(({ outcome }) => outcome === 'saved' || outcome === 'proposed');
    watch.did(
      actions,
      done.map(({ call: made, content }) => ({ name: made.name, arguments: made.arguments, content })),
    );
    messages.push(...continued(answer, done));
    if (call >= mostCalls) return end('steps', `It had ${String(mostCalls)} answers, as many as a review may take.`);
  }
}

function reasonOf(signal: AbortSignal): string {
  const reason: unknown = signal.reason;
  return reason instanceof DeskError ? reason.message : 'It was stopped.';
}

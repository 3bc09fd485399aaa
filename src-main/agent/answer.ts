import type { Json } from '@shared/contract/common.ts';
import { DeskError } from '@shared/contract/errors.ts';
import { createRecallScrubber, type RecallScrubber } from '@shared/memory/recall-fence.ts';
import type { Model, ModelEvent, ModelRequest, ModelToolCall, ModelUsage } from './ports.ts';

/** What became of one model call. */
export interface Answer {
  readonly text: string;
  readonly reasoning: string;
  /** Opaque reasoning items; empty unless the answer was complete. */
  readonly details: readonly Json[];
  /** Empty unless the answer was complete. */
  readonly calls: readonly ModelToolCall[];
  readonly usage: ModelUsage | null;
  /** `stopped` by the person, `incomplete` after a failure, else what the model said (`stop`, `tool_calls`, `length`). */
  readonly finish: string;
  /** Why it is incomplete; null otherwise. */
  readonly error: DeskError | null;
  /** Who answered: another provider or model than asked after a fallback. */
  readonly provider: string;
  readonly model: string;
}

/** The ids of earlier calls, and what an id that is one of them is replaced by. */
export interface CallIds {
  readonly prefix: string;
  readonly taken: () => Iterable<string>;
}

/** Who watches an answer come in. */
export interface AnswerWatch {
  piece(text: string, reasoning: string): void;
  restart(): void;
  notice(text: string): void;
}

/**
 * Ids made unique within the conversation: results and what screens show of a call are matched by them, and some servers count
 * anew in each answer.
 */
function withUniqueIds(calls: readonly ModelToolCall[], prefix: string, taken: Iterable<string>): ModelToolCall[] {
  const seen = new Set(taken);
  return calls.map((call, index) => {
    const id = call.id === '' || seen.has(call.id) ? `${prefix}_${String(index)}` : call.id;
    seen.add(id);
    return { ...call, id };
  });
}

function asDeskError(error: unknown): DeskError {
  if (error instanceof DeskError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new DeskError('internal', `The model call failed: ${reason}`, { cause: error });
}

/** What a stream has yielded so far. */
interface Gathered {
  text: string;
  reasoning: string;
  details: Json[];
  usage: ModelUsage | null;
  calls: ModelToolCall[];
  /** Null until the stream has ended as promised. */
  finish: string | null;
  from: { readonly provider: string; readonly model: string };
}

/** Adds text that may be shown. */
function show(text: string, into: Gathered, watch: AnswerWatch): void {
  if (text === '') return;
  into.text += text;
  watch.piece(text, '');
}

/** Takes one event in. What a model repeats of what was recalled for it is not taken. */
function take(event: ModelEvent, into: Gathered, watch: AnswerWatch, scrubber: RecallScrubber): void {
  switch (event.type) {
    case 'text':
      show(scrubber.push(event.text), into, watch);
      break;
    case 'reasoning':
      into.reasoning += event.text;
      watch.piece('', event.text);
      break;
    case 'notice':
      watch.notice(event.text);
      break;
    case 'restart':
      scrubber.end();
      into.text = '';
      into.reasoning = '';
      into.details = [];
      into.calls = [];
      watch.restart();
      break;
    case 'reasoning_details':
      into.details.push(...event.details);
      break;
    case 'tool_call':
      into.calls.push(event.call);
      break;
    case 'usage':
      into.usage = event.usage;
      break;
    case 'end':
      into.finish = event.finishReason;
      into.from = { provider: event.provider, model: event.model };
  }
}

/** Reads a stream to its `end`, or until the signal aborts: a stream that does not hear the signal is left behind. */
async function read(
  stream: AsyncIterable<ModelEvent>,
  signal: AbortSignal,
  into: Gathered,
  watch: AnswerWatch,
): Promise<void> {
  const iterator = stream[Symbol.asyncIterator]();
  const scrubber = createRecallScrubber();
  const { promise: aborted, resolve } = Promise.withResolvers<null>();
  const onAbort = (): void => resolve(null);
  if (signal.aborted) onAbort();
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    while (into.finish === null) {
      const step = await Promise.race([aborted, iterator.next()]);
      if (step === null || step.done === true) return;
      take(step.value, into, watch, scrubber);
    }
  } finally {
    signal.removeEventListener('abort', onAbort);
    show(scrubber.end(), into, watch);
    void iterator.return?.().catch(() => undefined);
  }
}

/**
 * Makes one model call and gathers its answer. Never throws: a failure and a stop are answered with what had come in by
 * then, because that text was on the screen and is kept. Tool calls count only when the stream reached its end.
 */
export async function ask(
  model: Model,
  request: ModelRequest,
  signal: AbortSignal,
  watch: AnswerWatch,
  ids: CallIds,
): Promise<Answer> {
  const from = { provider: model.id, model: model.model };
  const gathered: Gathered = { text: '', reasoning: '', details: [], usage: null, calls: [], finish: null, from };
  let error: DeskError | null = null;
  try {
    await read(model.stream(request, signal), signal, gathered, watch);
  } catch (caught) {
    error = asDeskError(caught);
  }
  const { text, reasoning, details, usage, finish, calls } = gathered;
  const common = { text, reasoning, usage, ...gathered.from };
  if (signal.aborted) return { ...common, details: [], calls: [], finish: 'stopped', error: null };
  if (error !== null || finish === null) {
    return { ...common, details: [], calls: [], finish: 'incomplete', error: error ?? brokenOff() };
  }
  return {
    ...common,
    details,
    calls: calls.length === 0 ? [] : withUniqueIds(calls, ids.prefix, ids.taken()),
    finish,
    error: null,
  };
}

function brokenOff(): DeskError {
  return new DeskError('provider_failed', 'The connection to the model ended in the middle of the answer.', {
    remedy: 'Continue the answer, or try again.',
  });
}

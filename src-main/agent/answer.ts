import { DeskError } from '@shared/contract/errors.ts';
import type { Model, ModelRequest, ModelToolCall, ModelUsage } from './ports.ts';

/** What became of one model call. */
export interface Answer {
  readonly text: string;
  readonly reasoning: string;
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

/** Who watches an answer come in. */
export interface AnswerWatch {
  piece(text: string, reasoning: string): void;
  restart(): void;
  notice(text: string): void;
}

/** Ids made unique within one answer: a result is matched to its call by them. */
function withUniqueIds(calls: readonly ModelToolCall[], prefix: string): ModelToolCall[] {
  const seen = new Set<string>();
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

/**
 * Makes one model call and gathers its answer. Never throws: a failure and a stop are answered with what had come in by
 * then, because that text was on the screen and is kept. Tool calls count only when the stream reached its end.
 */
export async function ask(
  model: Model,
  request: ModelRequest,
  signal: AbortSignal,
  watch: AnswerWatch,
  idPrefix: string,
): Promise<Answer> {
  let text = '';
  let reasoning = '';
  let usage: ModelUsage | null = null;
  let finish: string | null = null;
  let from = { provider: model.id, model: model.model };
  let error: DeskError | null = null;
  const calls: ModelToolCall[] = [];
  try {
    for await (const event of model.stream(request, signal)) {
      if (signal.aborted) break;
      if (event.type === 'text') {
        text += event.text;
        watch.piece(event.text, '');
      } else if (event.type === 'reasoning') {
        reasoning += event.text;
        watch.piece('', event.text);
      } else if (event.type === 'notice') watch.notice(event.text);
      else if (event.type === 'tool_call') calls.push(event.call);
      else if (event.type === 'usage') usage = event.usage;
      else if (event.type === 'restart') {
        text = '';
        reasoning = '';
        calls.length = 0;
        watch.restart();
      } else {
        finish = event.finishReason;
        from = { provider: event.provider, model: event.model };
        break;
      }
    }
  } catch (caught) {
    error = asDeskError(caught);
  }
  if (signal.aborted) return { text, reasoning, calls: [], usage, finish: 'stopped', error: null, ...from };
  if (error === null && finish === null) {
    error = new DeskError('provider_failed', 'The connection to the model ended in the middle of the answer.', {
      remedy: 'Continue the answer, or try again.',
    });
  }
  if (error !== null || finish === null) {
    return { text, reasoning, calls: [], usage, finish: 'incomplete', error, ...from };
  }
  return { text, reasoning, calls: withUniqueIds(calls, idPrefix), usage, finish, error: null, ...from };
}

import {
  cutOff,
  emptyAnswer,
  plainReason,
  readStream,
  type AnswerDecoder,
  type AnswerEvent,
  type ReadOptions,
} from './answer-stream.ts';
import { classifyBody, errorStatus } from './classify.ts';
import type { ModelUsage } from './provider.ts';
import { isRecord, listAt, recordAt, textAt } from '@shared/record.ts';
import { ThinkSplitter } from './think-tags.ts';
import { ToolCallAssembler } from './tool-calls.ts';
import { estimateUsage, readUsage } from './usage.ts';

function reasoningOf(delta: Record<string, unknown>): string {
  const direct = textAt(delta, 'reasoning_content') || textAt(delta, 'reasoning') || textAt(delta, 'thinking');
  if (direct !== '') return direct;
  return listAt(delta, 'reasoning_details')
    .map((detail) => textAt(detail, 'text') || textAt(detail, 'summary'))
    .join('');
}

function contentOf(delta: Record<string, unknown>): string {
  const content = delta['content'];
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content.map((part: unknown) => textAt(part, 'text')).join('');
}

function isFault(chunk: Record<string, unknown>): boolean {
  const error = chunk['error'];
  if (chunk['object'] === 'error' || isRecord(error) || (typeof error === 'string' && error !== '')) return true;
  return chunk['choices'] === undefined && errorStatus(chunk) !== null;
}

function isFirst(index: unknown): boolean {
  return index === undefined || index === null || index === 0 || index === '0';
}

/** Words some servers write where there is no reason yet. */
const noReason: ReadonlySet<string> = new Set(['null', 'None', 'undefined']);

/** Takes the chunks of one answer and tells what they say. */
class ChatAnswer implements AnswerDecoder {
  readonly #splitter = new ThinkSplitter();
  readonly #calls: ToolCallAssembler;
  readonly #options: ReadOptions;
  #finalCalls: unknown = null;
  #finish = '';
  /** The words that came with the finish, to know them again when the finish is sent twice. */
  #lastWords = '';
  /** Usage came by itself behind the answer, which only happens at its end. */
  #counted = false;
  #done = false;
  #text = '';
  #reasoning = '';
  #usage: ModelUsage | null = null;

  constructor(options: ReadOptions) {
    this.#options = options;
    this.#calls = new ToolCallAssembler(options.request.tools.map((tool) => tool.name));
  }

  /** The server said that it is done. */
  get finished(): boolean {
    return this.#finish !== '' || this.#done;
  }

  /** Nothing more will come. */
  get done(): boolean {
    return this.#done;
  }

  /** Milliseconds worth waiting for the next bytes. */
  get patience(): number {
    if (!this.finished) return this.#options.staleAfter;
    return this.#usage === null ? this.#options.finishGrace : this.#options.finishGrace / 4;
  }

  /** The server has no more to say. */
  close(): void {
    this.#done = true;
  }

  *whole(body: Record<string, unknown>): Generator<AnswerEvent> {
    if (listAt(body, 'choices').length === 0) throw classifyBody(body, this.#options.label);
    yield* this.event(body);
  }

  *event(chunk: unknown): Generator<AnswerEvent> {
    if (!isRecord(chunk)) return;
    if (isFault(chunk)) throw classifyBody(chunk, this.#options.label);
    const usage = readUsage(chunk['usage']) ?? readUsage(recordAt(chunk, 'x_groq')['usage']);
    this.#usage = usage ?? this.#usage;
    const choices = listAt(chunk, 'choices');
    this.#counted = usage !== null && choices.length === 0 && !this.#nothing;
    for (const choice of choices) {
      if (isRecord(choice) && isFirst(choice['index'])) yield* this.#choice(choice);
    }
  }

  get #nothing(): boolean {
    return this.#text === '' && this.#reasoning === '' && !this.#calls.begun;
  }

  *#choice(choice: Record<string, unknown>): Generator<AnswerEvent> {
    const said = textAt(choice, 'finish_reason') || textAt(choice['delta'], 'finish_reason');
    const reason = noReason.has(said) ? '' : said;
    const words = reason === '' ? '' : JSON.stringify([choice['delta'], choice['message']]);
    if (words !== '' && words === this.#lastWords) return;
    if (this.#finish === '') this.#lastWords = words;
    const message = recordAt(choice, 'message');
    const delta: Record<string, unknown> = isRecord(choice['delta']) ? choice['delta'] : { content: choice['text'] };
    const whole = Object.keys(message).length > 0;
    if (!whole || (this.#text === '' && this.#reasoning === '')) yield* this.#said(whole ? message : delta);
    else if (this.#text === '') yield* this.#content(contentOf(message));
    if (delta['tool_calls'] !== undefined && delta['tool_calls'] !== null) this.#calls.push(delta['tool_calls']);
    if (isRecord(delta['function_call'])) this.#calls.push(delta['function_call']);
    this.#finalCalls = message['tool_calls'] ?? message['function_call'] ?? this.#finalCalls;
    if (reason === 'error') throw classifyBody(choice, this.#options.label);
    if (reason !== '' && this.#finish === '') this.#finish = reason;
  }

  *#said(delta: Record<string, unknown>): Generator<AnswerEvent> {
    const reasoning = reasoningOf(delta);
    if (reasoning !== '') {
      this.#reasoning += reasoning;
      yield { type: 'reasoning', text: reasoning };
    }
    yield* this.#content(contentOf(delta) || textAt(delta, 'refusal'));
  }

  *#content(content: string): Generator<AnswerEvent> {
    if (content !== '') yield* this.#pieces(this.#splitter.push(content));
  }

  *#pieces(pieces: ReturnType<ThinkSplitter['push']>): Generator<AnswerEvent> {
    for (const piece of pieces) {
      if (piece.type === 'restart') {
        this.#text = '';
        yield piece;
        if (this.#reasoning !== '') yield { type: 'reasoning', text: this.#reasoning };
      } else {
        if (piece.type === 'text') this.#text += piece.text;
        else this.#reasoning += piece.text;
        yield piece;
      }
    }
  }

  *end(): Generator<AnswerEvent> {
    yield* this.#pieces(this.#splitter.end());
    if (!this.finished && !this.#counted) throw cutOff(this.#options.label, this.#nothing);
    if (!this.#calls.begun && this.#finalCalls !== null) this.#calls.push(this.#finalCalls);
    const calls = this.#calls.finish(this.#finish);
    const finishReason = calls.length > 0 ? 'tool_calls' : plainReason(this.#finish);
    if (this.#text.trim() === '' && finishReason === 'stop') throw emptyAnswer(this.#options.label);
    for (const call of calls) yield { type: 'tool_call', call };
    const spoken = this.#text + calls.map((call) => call.name + call.arguments).join('');
    yield {
      type: 'usage',
      usage: this.#usage ?? estimateUsage(this.#options.request, spoken, this.#reasoning),
    };
    yield { type: 'finish', finishReason };
  }
}

/** Reads one answer of a chat completion; as `readStream` promises. */
export function readAnswer(
  body: ReadableStream<Uint8Array>,
  options: ReadOptions,
): AsyncGenerator<AnswerEvent, void, undefined> {
  return readStream(body, options, new ChatAnswer(options));
}

import { classifyBody, notAStream } from './classify.ts';
import { ProviderError, type FinishReason, type ModelEvent, type ModelRequest, type ModelUsage } from './provider.ts';
import { isRecord, listAt, parseJson, recordAt, textAt } from '@shared/record.ts';
import { SseReader } from './sse.ts';
import { ThinkSplitter } from './think-tags.ts';
import { ToolCallAssembler } from './tool-calls.ts';
import { estimateUsage, readUsage } from './usage.ts';

/** How one answer is read. Times in milliseconds. */
export interface ReadOptions {
  readonly request: ModelRequest;
  /** Name of the endpoint, for sentences. */
  readonly label: string;
  /** Ends a stream in which not one byte came for so long; 0 waits for ever. */
  readonly staleAfter: number;
  /** How long to wait for usage after the answer was said to be finished. */
  readonly finishGrace: number;
  readonly signal: AbortSignal;
}

/** What one answer yields before the loop adds who gave it. */
export type AnswerEvent =
  Exclude<ModelEvent, { type: 'end' | 'notice' }> | { readonly type: 'finish'; readonly finishReason: FinishReason };

function plainReason(reason: string): FinishReason {
  if (reason === 'length' || reason === 'max_tokens') return 'length';
  if (reason === 'content_filter' || reason === 'safety' || reason === 'refusal') return 'content_filter';
  return 'stop';
}

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
  return chunk['object'] === 'error' || isRecord(error) || (typeof error === 'string' && error !== '');
}

/** Takes the chunks of one answer and tells what they say. */
class AnswerReader {
  readonly #splitter = new ThinkSplitter();
  readonly #calls: ToolCallAssembler;
  readonly #options: ReadOptions;
  #finalCalls: unknown = null;
  #finish = '';
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

  *chunk(chunk: unknown): Generator<AnswerEvent> {
    if (!isRecord(chunk)) return;
    if (isFault(chunk)) throw classifyBody(chunk, this.#options.label);
    this.#usage = readUsage(chunk['usage']) ?? readUsage(recordAt(chunk, 'x_groq')['usage']) ?? this.#usage;
    for (const choice of listAt(chunk, 'choices')) {
      if (isRecord(choice) && (choice['index'] === undefined || choice['index'] === null || choice['index'] === 0)) {
        yield* this.#choice(choice);
      }
    }
  }

  *#choice(choice: Record<string, unknown>): Generator<AnswerEvent> {
    const message = recordAt(choice, 'message');
    const delta = isRecord(choice['delta']) ? choice['delta'] : {};
    const whole = Object.keys(message).length > 0;
    if (!whole || (this.#text === '' && this.#reasoning === '')) yield* this.#said(whole ? message : delta);
    else if (this.#text === '') yield* this.#content(contentOf(message));
    if (delta['tool_calls'] !== undefined && delta['tool_calls'] !== null) this.#calls.push(delta['tool_calls']);
    if (isRecord(delta['function_call'])) this.#calls.push(delta['function_call']);
    this.#finalCalls = message['tool_calls'] ?? message['function_call'] ?? this.#finalCalls;
    const reason = textAt(choice, 'finish_reason');
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
    if (!this.finished) throw this.#cut();
    if (!this.#calls.begun && this.#finalCalls !== null) this.#calls.push(this.#finalCalls);
    const calls = this.#calls.finish(this.#finish);
    const finishReason = calls.length > 0 ? 'tool_calls' : plainReason(this.#finish);
    if (this.#text.trim() === '' && finishReason === 'stop') throw this.#empty();
    for (const call of calls) yield { type: 'tool_call', call };
    const spoken = this.#text + calls.map((call) => call.name + call.arguments).join('');
    yield {
      type: 'usage',
      usage: this.#usage ?? estimateUsage(this.#options.request, spoken, this.#reasoning),
    };
    yield { type: 'finish', finishReason };
  }

  #cut(): ProviderError {
    const nothing = this.#text === '' && this.#reasoning === '' && !this.#calls.begun;
    return new ProviderError(
      nothing ? 'empty_answer' : 'cut_stream',
      nothing
        ? `${this.#options.label} closed the connection without an answer.`
        : `The connection to ${this.#options.label} was lost in the middle of the answer.`,
      { remedy: 'Try again; if it happens often, check the network or choose another model.' },
    );
  }

  #empty(): ProviderError {
    return new ProviderError('empty_answer', `${this.#options.label} finished without saying anything.`, {
      remedy: 'Try again, or choose another model.',
    });
  }
}

function aborted(): ProviderError {
  return new ProviderError('aborted', 'The answer was stopped.');
}

function stale(options: ReadOptions): ProviderError {
  const seconds = Math.round(options.staleAfter / 1000);
  return new ProviderError('timeout', `${options.label} sent nothing for ${String(seconds)} seconds.`, {
    remedy: 'Try again; a slow local model may need a higher stale_timeout_seconds of its provider in config.yaml.',
  });
}

type Pulled =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  /** `over`: the server closed the stream. `waited`: no byte came in the time allowed. */
  | { readonly kind: 'over' | 'waited' };

/** The bytes of a response with patience: a read that takes too long, or an abort, cancels the response. */
class PatientReader {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  readonly #signal: AbortSignal;
  #waited = false;
  readonly #onAbort = (): void => this.cancel();

  constructor(body: ReadableStream<Uint8Array>, signal: AbortSignal) {
    this.#reader = body.getReader();
    this.#signal = signal;
    signal.addEventListener('abort', this.#onAbort, { once: true });
  }

  /** The next bytes; gives up after `patience` milliseconds, never when that is 0. */
  async read(patience: number): Promise<Pulled> {
    const timer =
      patience <= 0
        ? undefined
        : setTimeout(() => {
            this.#waited = true;
            this.cancel();
          }, patience);
    try {
      const read = await this.#reader.read();
      if (this.#signal.aborted) throw aborted();
      if (this.#waited) return { kind: 'waited' };
      return read.done ? { kind: 'over' } : { kind: 'bytes', bytes: read.value };
    } finally {
      clearTimeout(timer);
    }
  }

  cancel(): void {
    this.#signal.removeEventListener('abort', this.#onAbort);
    void this.#reader.cancel().catch(() => undefined);
  }
}

function* readWhole(text: string, reader: AnswerReader, options: ReadOptions): Generator<AnswerEvent> {
  const trimmed = text.trim();
  if (trimmed === '') return;
  const body = parseJson(trimmed);
  if (!isRecord(body)) throw notAStream(trimmed, options.label);
  if (listAt(body, 'choices').length === 0) throw classifyBody(body, options.label);
  yield* reader.chunk(body);
  reader.close();
}

/**
 * Reads one answer from a response: a stream of server-sent events, or a whole completion from servers that do not
 * stream. Yields text, reasoning and (with think tags) restarts as they come, at the end the tool calls, usage and the
 * finish. Throws `ProviderError`: for an error inside the stream, a cut, a stall, an empty answer, a page that is no
 * stream, an abort. Cancels the response whenever it stops reading early.
 */
export async function* readAnswer(
  body: ReadableStream<Uint8Array>,
  options: ReadOptions,
): AsyncGenerator<AnswerEvent, void, undefined> {
  const bytes = new PatientReader(body, options.signal);
  const sse = new SseReader();
  const reader = new AnswerReader(options);
  let events = 0;
  let over = false;
  try {
    while (!reader.done && !over) {
      const pulled = await bytes.read(reader.patience);
      if (pulled.kind === 'waited') {
        if (!reader.finished) throw stale(options);
        reader.close();
        break;
      }
      over = pulled.kind === 'over';
      for (const event of pulled.kind === 'bytes' ? sse.push(pulled.bytes) : sse.end()) {
        if (event.data.trim() === '') continue;
        events++;
        if (event.data.trim() === '[DONE]') reader.close();
        else yield* readEvent(event, reader, options, over);
      }
      if (sse.overflown) throw notAStream(sse.stray, options.label);
    }
    if (events === 0) yield* readWhole(sse.stray, reader, options);
    yield* reader.end();
  } catch (error) {
    throw asProviderError(error, options);
  } finally {
    bytes.cancel();
  }
}

function* readEvent(
  event: { event: string; data: string },
  reader: AnswerReader,
  options: ReadOptions,
  last: boolean,
): Generator<AnswerEvent> {
  const chunk = parseJson(event.data);
  if (chunk === undefined) {
    // A JSON line broken off by the end of the stream is a cut; anywhere else the server speaks no chat protocol.
    if (last) return;
    throw notAStream(event.data, options.label);
  }
  if (event.event === 'error' && isRecord(chunk) && chunk['error'] === undefined) {
    throw classifyBody({ error: chunk }, options.label);
  }
  yield* reader.chunk(chunk);
}

function asProviderError(error: unknown, options: ReadOptions): ProviderError {
  if (error instanceof ProviderError) return error;
  if (options.signal.aborted) return aborted();
  return new ProviderError('cut_stream', `The connection to ${options.label} was lost in the middle of the answer.`, {
    remedy: 'Try again; if it happens often, check the network or choose another model.',
    cause: error,
  });
}

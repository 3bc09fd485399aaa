import { ProviderError, type FinishReason, type ModelEvent, type ModelRequest } from './provider.ts';
import { classifyBody, notAStream } from './classify.ts';
import { splitJson } from './json-scan.ts';
import { cutReasons } from './tool-calls.ts';
import { SseReader, type ServerSentEvent } from './sse.ts';
import { WholeCharacters } from './whole-characters.ts';
import { isRecord, parseJson } from '@shared/record.ts';

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

/** What reads the events of one protocol. All its generators throw `ProviderError`. */
export interface AnswerDecoder {
  /** The server said that it is done. */
  readonly finished: boolean;
  /** Nothing more will come. */
  readonly done: boolean;
  /** Milliseconds worth waiting for the next bytes. */
  readonly patience: number;
  /** The server has no more to say. */
  close(): void;
  /** The parsed data of one event and its name. */
  event(value: unknown, name: string): Iterable<AnswerEvent>;
  /** A whole answer in place of a stream. */
  whole(body: Record<string, unknown>): Iterable<AnswerEvent>;
  /** What is left to say when nothing more comes: tool calls, usage, the finish. */
  end(): Iterable<AnswerEvent>;
}

/** The plain word for a server's own reason. */
export function plainReason(reason: string): FinishReason {
  if (cutReasons.has(reason)) return 'length';
  if (reason === 'content_filter' || reason === 'safety' || reason === 'refusal') return 'content_filter';
  return 'stop';
}

/** The stream ended before the server said that it is done. `nothing`: not a word had come. */
export function cutOff(label: string, nothing: boolean): ProviderError {
  return new ProviderError(
    nothing ? 'empty_answer' : 'cut_stream',
    nothing
      ? `${label} closed the connection without an answer.`
      : `The connection to ${label} was lost in the middle of the answer.`,
    { remedy: 'Try again; if it happens often, check the network or choose another model.' },
  );
}

/** The answer is complete and says nothing. */
export function emptyAnswer(label: string): ProviderError {
  return new ProviderError('empty_answer', `${label} finished without saying anything.`, {
    remedy: 'Try again, or choose another model.',
  });
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

  /**
   * The next bytes; gives up after `patience` milliseconds, never when that is 0. A connection that is lost behind the end of an answer
   * (`finished`) is only over.
   */
  async read(patience: number, finished: boolean): Promise<Pulled> {
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
    } catch (error) {
      if (finished && !this.#signal.aborted) return { kind: 'over' };
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  cancel(): void {
    this.#signal.removeEventListener('abort', this.#onAbort);
    void this.#reader.cancel().catch(() => undefined);
  }
}

/** What the data of one event holds: JSON values, and whether the server said behind them that it is done. */
interface Pieces {
  readonly values: readonly unknown[];
  readonly done: boolean;
}

const doneMark = '[DONE]';

/**
 * Reads the data of one event, or a whole body. Servers that part their events by one line break in place of two, and those
 * that write one object behind the other, give several values at once. Null for what is no JSON, or cut off.
 */
function piecesOf(data: string): Pieces | null {
  const text = data.trim();
  if (text === doneMark) return { values: [], done: true };
  const value = parseJson(text);
  if (value !== undefined) return { values: [value], done: false };
  const done = text.endsWith(doneMark);
  const values = splitJson(done ? text.slice(0, -doneMark.length) : text);
  return values === null ? null : { values: values.map(parseJson), done };
}

/** Words that stand where a chunk should: `ping`, `keep-alive`. They say nothing, unless nothing else comes. */
function isChatter(data: string): boolean {
  return !/^\s*[[{"]/.test(data);
}

/** Reads one answer; what it keeps outlives a single event. */
class AnswerReader {
  readonly #options: ReadOptions;
  readonly #decoder: AnswerDecoder;
  #events = 0;
  #chatter = '';

  constructor(options: ReadOptions, decoder: AnswerDecoder) {
    this.#options = options;
    this.#decoder = decoder;
  }

  /** `last`: the server has closed the stream, and a line it broke off counts as cut. */
  *event(event: ServerSentEvent, last: boolean): Generator<AnswerEvent> {
    if (event.data.trim() === '') return;
    const pieces = piecesOf(event.data);
    if (pieces === null && event.event === 'error') throw classifyBody({ error: event.data }, this.#options.label);
    if (pieces === null && isChatter(event.data)) {
      if (this.#chatter === '') this.#chatter = event.data;
      return;
    }
    this.#events++;
    if (pieces === null) {
      if (last) return;
      throw this.#events === 1 ? notAStream(event.data, this.#options.label) : broken(this.#options.label);
    }
    for (const value of pieces.values) yield* this.#chunk(value, event.event);
    if (pieces.done) this.#decoder.close();
  }

  *#chunk(value: unknown, name: string): Generator<AnswerEvent> {
    if (name === 'error' && isRecord(value) && value['error'] === undefined) {
      throw classifyBody({ error: value }, this.#options.label);
    }
    yield* this.#decoder.event(value, name);
  }

  /** Nothing more comes. `stray`: what the server wrote that was no event. */
  *end(stray: string): Generator<AnswerEvent> {
    if (this.#events === 0) yield* this.#whole(stray.trim());
    try {
      yield* this.#decoder.end();
    } catch (error) {
      const nothing = error instanceof ProviderError && error.errorClass === 'empty_answer';
      throw nothing && this.#chatter !== '' ? notAStream(this.#chatter, this.#options.label) : error;
    }
  }

  /** A body without events: one whole answer, or the chunks of a stream as bare lines of JSON. */
  *#whole(body: string): Generator<AnswerEvent> {
    if (body === '') return;
    const pieces = piecesOf(body);
    const [first, ...others] = pieces?.values ?? [];
    if (!isRecord(first)) throw notAStream(body, this.#options.label);
    if (others.length === 0) {
      yield* this.#decoder.whole(first);
      this.#decoder.close();
      return;
    }
    for (const value of [first, ...others]) yield* this.#chunk(value, '');
    if (pieces?.done === true) this.#decoder.close();
  }
}

function broken(label: string): ProviderError {
  return new ProviderError('cut_stream', `${label} sent a broken piece in the middle of the answer.`, {
    remedy: 'Try again; if it happens often, choose another model or provider.',
  });
}

/**
 * Reads one answer from a response: a stream of server-sent events, or a whole completion from servers that do not
 * stream. Yields text, reasoning and (with think tags) restarts as they come, at the end the tool calls, usage and the
 * finish. Throws `ProviderError`: for an error inside the stream, a cut, a stall, an empty answer, a page that is no
 * stream, an abort. Cancels the response whenever it stops reading early.
 */
export async function* readStream(
  body: ReadableStream<Uint8Array>,
  options: ReadOptions,
  decoder: AnswerDecoder,
): AsyncGenerator<AnswerEvent, void, undefined> {
  const bytes = new PatientReader(body, options.signal);
  const sse = new SseReader();
  const reader = new AnswerReader(options, decoder);
  const whole = new WholeCharacters();
  let over = false;
  try {
    while (!decoder.done && !over) {
      const pulled = await bytes.read(decoder.patience, decoder.finished);
      if (pulled.kind === 'waited') {
        if (!decoder.finished) throw stale(options);
        decoder.close();
        break;
      }
      over = pulled.kind === 'over';
      for (const event of pulled.kind === 'bytes' ? sse.push(pulled.bytes) : sse.end()) {
        yield* whole.pass(reader.event(event, over));
      }
      if (sse.overflown) throw notAStream(sse.stray, options.label);
    }
    yield* whole.pass(reader.end(sse.stray));
  } catch (error) {
    yield* whole.rest();
    throw asProviderError(error, options);
  } finally {
    bytes.cancel();
  }
}

function asProviderError(error: unknown, options: ReadOptions): ProviderError {
  if (error instanceof ProviderError) return error;
  if (options.signal.aborted) return aborted();
  return new ProviderError('cut_stream', `The connection to ${options.label} was lost in the middle of the answer.`, {
    remedy: 'Try again; if it happens often, check the network or choose another model.',
    cause: error,
  });
}

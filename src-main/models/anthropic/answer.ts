import type { Json } from '@shared/contract/common.ts';
import { countAt, isRecord, listAt, recordAt, textAt } from '@shared/record.ts';
import {
  cutOff,
  emptyAnswer,
  plainReason,
  readStream,
  type AnswerDecoder,
  type AnswerEvent,
  type ReadOptions,
} from '../answer-stream.ts';
import { classifyBody } from '../classify.ts';
import type { ModelUsage } from '../provider.ts';
import { ToolCallAssembler } from '../tool-calls.ts';
import { estimateUsage } from '../usage.ts';

/** A block of the answer as far as it has come. */
interface Block {
  readonly type: string;
  /** Tells a block sent twice from another one under the same index. */
  readonly key: string;
  thinking: string;
  signature: string;
  readonly data: string;
}

/** Adds the tokens that Anthropic counts apart: what is read from and written to the cache is no part of `input_tokens`. */
function toUsage(counts: Readonly<Record<string, unknown>>): ModelUsage | null {
  const input = countAt(counts, 'input_tokens');
  const output = countAt(counts, 'output_tokens');
  if (input === null && output === null) return null;
  const cacheReadTokens = countAt(counts, 'cache_read_input_tokens') ?? 0;
  const cacheWriteTokens = countAt(counts, 'cache_creation_input_tokens') ?? 0;
  return {
    inputTokens: (input ?? 0) + cacheReadTokens + cacheWriteTokens,
    outputTokens: output ?? 0,
    cacheReadTokens,
    cacheWriteTokens,
    reasoningTokens: countAt(recordAt(counts, 'output_tokens_details'), 'thinking_tokens') ?? 0,
    costUsd: null,
    estimated: false,
  };
}

function keyOf(block: Readonly<Record<string, unknown>>): string {
  return JSON.stringify([block['type'], block['id'], block['name']]);
}

/** The index of a block as servers write it; null when there is none. */
function readIndex(value: unknown): number | null {
  const written = textAt(value, 'index');
  return /^[0-9]+$/.test(written) ? Number(written) : countAt(value, 'index');
}

/** Reads the events of Anthropic's messages. */
class MessageAnswer implements AnswerDecoder {
  readonly #options: ReadOptions;
  readonly #calls: ToolCallAssembler;
  readonly #blocks = new Map<number, Block>();
  /** The block that each index of the server means now: some write none, some begin with the same one again. */
  readonly #meant = new Map<number, number>();
  #newest = 0;
  #counts: Record<string, unknown> = {};
  #finish = '';
  #done = false;
  #text = '';
  #reasoning = '';

  constructor(options: ReadOptions) {
    this.#options = options;
    this.#calls = new ToolCallAssembler(options.request.tools.map((tool) => tool.name));
  }

  get finished(): boolean {
    return this.#finish !== '' || this.#done;
  }

  get done(): boolean {
    return this.#done;
  }

  get patience(): number {
    return this.finished ? this.#options.finishGrace / 4 : this.#options.staleAfter;
  }

  close(): void {
    this.#done = true;
  }

  *event(value: unknown, name: string): Generator<AnswerEvent> {
    if (!isRecord(value)) return;
    const index = readIndex(value);
    switch (textAt(value, 'type') || name) {
      case 'message_start':
        this.#count(recordAt(recordAt(value, 'message'), 'usage'));
        break;
      case 'content_block_start': {
        const block = recordAt(value, 'content_block');
        yield* this.#begin(this.#place(index, block), block);
        break;
      }
      case 'content_block_delta':
        yield* this.#more(index === null ? this.#newest : (this.#meant.get(index) ?? index), recordAt(value, 'delta'));
        break;
      case 'message_delta': {
        const reason = textAt(recordAt(value, 'delta'), 'stop_reason');
        if (reason !== '' && this.#finish === '') this.#finish = reason;
        this.#count(recordAt(value, 'usage'));
        break;
      }
      case 'message_stop':
        this.#done = true;
        break;
      case 'error':
        throw classifyBody(value, this.#options.label);
      default:
        if (isRecord(value['error'])) throw classifyBody(value, this.#options.label);
    }
  }

  *whole(body: Record<string, unknown>): Generator<AnswerEvent> {
    if (textAt(body, 'type') !== 'message') throw classifyBody(body, this.#options.label);
    for (const [index, block] of listAt(body, 'content').entries()) {
      if (isRecord(block)) yield* this.#begin(index, block);
    }
    this.#finish = textAt(body, 'stop_reason');
    this.#count(recordAt(body, 'usage'));
  }

  *end(): Generator<AnswerEvent> {
    if (!this.finished) {
      throw cutOff(this.#options.label, this.#text === '' && this.#reasoning === '' && !this.#calls.begun);
    }
    const calls = this.#calls.finish(this.#finish);
    const finishReason = calls.length > 0 ? 'tool_calls' : plainReason(this.#finish);
    if (this.#text.trim() === '' && finishReason === 'stop') throw emptyAnswer(this.#options.label);
    const details = this.#signed();
    if (details.length > 0) yield { type: 'reasoning_details', details };
    for (const call of calls) yield { type: 'tool_call', call };
    const spoken = this.#text + calls.map((call) => call.name + call.arguments).join('');
    yield {
      type: 'usage',
      usage: toUsage(this.#counts) ?? estimateUsage(this.#options.request, spoken, this.#reasoning),
    };
    yield { type: 'finish', finishReason };
  }

  /** Later counts are totals, not additions; a null says nothing. */
  #count(usage: Readonly<Record<string, unknown>>): void {
    const said = Object.entries(usage).filter(([, value]) => value !== null);
    this.#counts = { ...this.#counts, ...Object.fromEntries(said) };
  }

  /** Where a block that begins goes: its own place, or the next free one where the server says none or one that is taken. */
  #place(index: number | null, block: Record<string, unknown>): number {
    const own = index === null ? null : (this.#meant.get(index) ?? index);
    const there = own === null ? undefined : this.#blocks.get(own);
    const fits = there === undefined || there.key === keyOf(block);
    const place = own !== null && fits ? own : Math.max(-1, ...this.#blocks.keys()) + 1;
    if (index !== null) this.#meant.set(index, place);
    this.#newest = place;
    return place;
  }

  *#begin(index: number, block: Record<string, unknown>): Generator<AnswerEvent> {
    const type = textAt(block, 'type');
    if (this.#blocks.has(index)) return;
    const signature = textAt(block, 'signature');
    this.#blocks.set(index, { type, key: keyOf(block), thinking: '', signature, data: textAt(block, 'data') });
    if (type === 'tool_use') {
      const given = block['input'];
      const empty = isRecord(given) && Object.keys(given).length === 0;
      const call = { name: textAt(block, 'name'), arguments: empty ? '' : given };
      this.#calls.push({ index, id: textAt(block, 'id'), function: call });
    } else if (type === 'text') {
      yield* this.#say(textAt(block, 'text'));
    } else if (type === 'thinking') {
      yield* this.#think(index, textAt(block, 'thinking'));
    }
  }

  *#more(index: number, delta: Record<string, unknown>): Generator<AnswerEvent> {
    switch (textAt(delta, 'type')) {
      case 'text_delta':
        yield* this.#say(textAt(delta, 'text'));
        break;
      case 'thinking_delta':
        yield* this.#think(index, textAt(delta, 'thinking'));
        break;
      case 'signature_delta': {
        const block = this.#blocks.get(index);
        if (block !== undefined) block.signature += textAt(delta, 'signature');
        break;
      }
      case 'input_json_delta':
        this.#calls.push({ index, function: { arguments: delta['partial_json'] } });
    }
  }

  *#say(text: string): Generator<AnswerEvent> {
    if (text === '') return;
    this.#text += text;
    yield { type: 'text', text };
  }

  *#think(index: number, text: string): Generator<AnswerEvent> {
    if (text === '') return;
    const block = this.#blocks.get(index);
    if (block !== undefined) block.thinking += text;
    this.#reasoning += text;
    yield { type: 'reasoning', text };
  }

  /** The thinking that can be sent again: signed, or hidden from us. */
  #signed(): Json[] {
    return [...this.#blocks.values()].flatMap(({ type, thinking, signature, data }): Json[] => {
      if (type === 'redacted_thinking' && data !== '') return [{ type, data }];
      return type === 'thinking' && signature !== '' ? [{ type, thinking, signature }] : [];
    });
  }
}

/** Reads one answer of Anthropic's messages; as `readStream` promises. */
export function readMessage(
  body: ReadableStream<Uint8Array>,
  options: ReadOptions,
): AsyncGenerator<AnswerEvent, void, undefined> {
  return readStream(body, options, new MessageAnswer(options));
}

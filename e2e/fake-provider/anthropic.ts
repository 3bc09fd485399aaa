import { createHash } from 'node:crypto';
import { countTokens } from './cache.ts';
import { event, textPieces, type FakeToolCall, type Part, type SaidReply } from './script.ts';

/** One event of Anthropic's messages. */
export function messageEvent(type: string, more: Readonly<Record<string, unknown>> = {}): string {
  return `event: ${type}\n${event({ type, ...more })}`;
}

/** The first event of an answer. */
export function messageStart(
  usage: Readonly<Record<string, unknown>> = { input_tokens: 11, output_tokens: 1 },
): string {
  return messageEvent('message_start', {
    message: {
      id: 'msg_fake',
      type: 'message',
      role: 'assistant',
      model: 'claude-fake',
      content: [],
      stop_reason: null,
      usage,
    },
  });
}

/** A block from its start to its end, in these deltas. */
export function block(index: number, start: Readonly<Record<string, unknown>>, ...deltas: readonly unknown[]): string {
  return [
    messageEvent('content_block_start', { index, content_block: start }),
    ...deltas.map((delta) => messageEvent('content_block_delta', { index, delta })),
    messageEvent('content_block_stop', { index }),
  ].join('');
}

/** The events that end an answer. */
export function messageEnd(reason: string, usage: Readonly<Record<string, unknown>> = { output_tokens: 3 }): string {
  return messageEvent('message_delta', { delta: { stop_reason: reason }, usage }) + messageEvent('message_stop');
}

/** The signature the fake gives its thinking; thinking that comes back with another is refused. */
export function signatureOf(thinking: string): string {
  return `sig_${createHash('sha256').update(thinking).digest('hex').slice(0, 16)}`;
}

function callBlock(call: FakeToolCall, index: number, unique: string): string {
  const text = typeof call.arguments === 'string' ? call.arguments : JSON.stringify(call.arguments);
  const id = call.id ?? `toolu_${unique}_${String(index)}`;
  const deltas = textPieces(text).map((partial_json) => ({ type: 'input_json_delta', partial_json }));
  return block(index, { type: 'tool_use', id, name: call.name, input: {} }, ...deltas);
}

/** The parts of an answer as Anthropic streams them. `unique` tells the calls of this answer from those of others. */
export function messageParts(
  reply: SaidReply,
  usage: Readonly<Record<string, unknown>> | null,
  unique: string,
): Part[] {
  const parts: Part[] = [messageStart(usage ?? {}), messageEvent('ping')];
  const pause: Part[] = reply.pace === undefined ? [] : [{ wait: reply.pace }];
  let index = 0;
  const thinking = reply.reasoning ?? '';
  if (thinking !== '') {
    const pieces = textPieces(thinking).map((piece) => ({ type: 'thinking_delta', thinking: piece }));
    const signature = { type: 'signature_delta', signature: signatureOf(thinking) };
    parts.push(block(index, { type: 'thinking', thinking: '', signature: '' }, ...pieces, signature));
    index += 1;
  }
  const text = reply.say ?? '';
  if (text !== '') {
    parts.push(messageEvent('content_block_start', { index, content_block: { type: 'text', text: '' } }));
    const pieces = textPieces(text);
    for (const [at, piece] of pieces.entries()) {
      if (reply.gate !== undefined && at === Math.ceil(pieces.length / 2)) parts.push({ gate: reply.gate });
      parts.push(messageEvent('content_block_delta', { index, delta: { type: 'text_delta', text: piece } }), ...pause);
    }
    parts.push(messageEvent('content_block_stop', { index }));
    index += 1;
  }
  const calls = reply.calls ?? [];
  parts.push(...calls.map((call, at) => callBlock(call, index + at, unique)));
  const reason = reply.finish ?? (calls.length > 0 ? 'tool_use' : 'end_turn');
  parts.push(messageEnd(reason, usage === null ? {} : { output_tokens: usage['output_tokens'] }));
  return parts;
}

// ---- what the real server refuses --------------------------------------------------------------------------------------

type Obj = Readonly<Record<string, unknown>>;

function isObj(value: unknown): value is Obj {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : [];
}

function objects(value: unknown): Obj[] {
  return list(value).filter(isObj);
}

function str(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function messagesOf(body: Obj): { role: string; blocks: Obj[] }[] {
  return objects(body['messages']).map((message) => {
    const { content } = message;
    const blocks = typeof content === 'string' ? [{ type: 'text', text: content }] : objects(content);
    return { role: str(message['role']), blocks };
  });
}

function markersIn(body: Obj): number {
  return JSON.stringify([body['tools'], body['system'], body['messages']]).split('"cache_control"').length - 1;
}

function badBlock(block: Obj): string | null {
  if (block['type'] === 'text' && str(block['text']).trim() === '') return 'text content blocks must contain text';
  if (block['type'] === 'tool_use') {
    if (!/^[A-Za-z0-9_-]+$/.test(str(block['id']))) return 'tool_use.id: String should match pattern';
    if (!isObj(block['input'])) return 'tool_use.input: Input should be a valid dictionary';
  }
  if (block['type'] === 'thinking') {
    if (block['cache_control'] !== undefined) return 'thinking blocks cannot have cache_control';
    if (str(block['signature']) !== signatureOf(str(block['thinking'])))
      return 'Invalid `signature` in `thinking` block';
  }
  return null;
}

function badPairing(messages: readonly { role: string; blocks: Obj[] }[]): string | null {
  const used = new Set<string>();
  for (const [at, { role, blocks }] of messages.entries()) {
    if (role === messages[at - 1]?.role) return 'roles must alternate';
    const calls = blocks.filter((each) => each['type'] === 'tool_use').map((each) => str(each['id']));
    if (calls.some((id) => used.has(id))) return '`tool_use` ids must be unique';
    for (const id of calls) used.add(id);
    const before = (messages[at - 1]?.blocks ?? []).filter((each) => each['type'] === 'tool_use');
    const results = blocks.filter((each) => each['type'] === 'tool_result').map((each) => str(each['tool_use_id']));
    if (JSON.stringify(results) !== JSON.stringify(before.map((each) => str(each['id'])))) {
      return '`tool_use` ids were found without `tool_result` blocks immediately after';
    }
    const behindWords = blocks.findIndex((each) => each['type'] !== 'tool_result');
    if (behindWords >= 0 && blocks.slice(behindWords).some((each) => each['type'] === 'tool_result')) {
      return 'tool_result blocks must come first';
    }
  }
  return null;
}

/** Why Anthropic would refuse this request; null when it would take it. */
export function refusalOf(body: unknown): string | null {
  if (!isObj(body)) return 'The request is no JSON object';
  if (typeof body['max_tokens'] !== 'number' || body['max_tokens'] < 1) return 'max_tokens: Field required';
  const names = objects(body['tools']).map((each) => str(each['name']));
  if (new Set(names).size !== names.length) return 'tools: Tool names must be unique.';
  for (const { input_schema: schema } of objects(body['tools'])) {
    if (!isObj(schema) || schema['type'] !== 'object') return 'tools.0.input_schema.type: Field required';
    if (['anyOf', 'oneOf', 'allOf'].some((key) => key in schema)) {
      return 'input_schema does not support oneOf, allOf, or anyOf at the top level';
    }
  }
  if (markersIn(body) > 4) return 'A maximum of 4 blocks with cache_control may be provided.';
  const messages = messagesOf(body);
  if (messages[0]?.role !== 'user') return 'messages: first message must use the "user" role';
  if (messages.some(({ blocks }) => blocks.length === 0)) return 'all messages must have non-empty content';
  for (const each of [...objects(body['system']), ...messages.flatMap(({ blocks }) => blocks)]) {
    const bad = badBlock(each);
    if (bad !== null) return bad;
  }
  return badPairing(messages);
}

// ---- the cache ---------------------------------------------------------------------------------------------------------

/** Blocks before a marker at which an earlier request may have been cached and is still found. */
const lookBack = 20;

interface Place {
  readonly hash: string;
  readonly bytes: number;
  readonly marked: boolean;
}

/** Every place of a request at which a prefix could end, in order: tools, system, messages, by block. */
function placesOf(body: Obj): Place[] {
  const blocks: unknown[] = [
    ...objects(body['tools']),
    ...objects(body['system']),
    ...messagesOf(body).flatMap(({ role, blocks: own }) => own.map((each) => ({ role, ...each }))),
  ];
  const hash = createHash('sha256');
  let bytes = 0;
  return blocks.map((each) => {
    const { cache_control: marker, ...rest } = each as Record<string, unknown>;
    const text = JSON.stringify(rest);
    hash.update(text);
    bytes += text.length;
    return { hash: hash.copy().digest('hex'), bytes, marked: marker !== undefined };
  });
}

/** The prompt cache of the fake: prefixes are kept where a marker says so, and found at a marker or shortly before one. */
export class PrefixCache {
  readonly #kept = new Set<string>();

  /** Usage of a request as Anthropic counts it, before the answer. Keeps what its markers say. */
  use(body: unknown): Record<string, number> {
    const places = isObj(body) ? placesOf(body) : [];
    const total = places.at(-1)?.bytes ?? 0;
    let read = 0;
    let kept = 0;
    for (const [at, place] of places.entries()) {
      if (!place.marked) continue;
      kept = place.bytes;
      const near = places.slice(Math.max(0, at - lookBack), at + 1);
      read = Math.max(read, ...near.filter(({ hash }) => this.#kept.has(hash)).map(({ bytes }) => bytes));
    }
    for (const place of places) if (place.marked) this.#kept.add(place.hash);
    return {
      input_tokens: countTokens(total - Math.max(kept, read)),
      cache_read_input_tokens: countTokens(read),
      cache_creation_input_tokens: countTokens(Math.max(0, kept - read)),
    };
  }

  clear(): void {
    this.#kept.clear();
  }
}

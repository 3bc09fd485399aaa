/** A tool call the fake model makes. `arguments` is an object, or raw text where it has to be broken. */
export interface FakeToolCall {
  readonly name: string;
  readonly arguments: unknown;
  readonly id?: string;
}

/**
 * One thing the fake server does while it answers: writes text or bytes (base64), waits, waits until a gate of that name
 * is opened, or ends the connection cleanly (`close`), with a reset (`reset`) or never (`hang`). Plain JSON, so that a
 * script can be sent to a server in another process.
 */
export type Part =
  | string
  | { readonly base64: string }
  | { readonly wait: number }
  | { readonly gate: string }
  | { readonly end: 'close' | 'reset' | 'hang' };

/** An answer written part by part, exactly as given. */
export interface RawReply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly parts: readonly Part[];
}

/** An answer as a well-behaved server streams it. */
export interface SaidReply {
  readonly say?: string;
  readonly reasoning?: string;
  readonly calls?: readonly FakeToolCall[];
  /** The server's finish reason; by default `tool_calls` when there are calls, else `stop`. */
  readonly finish?: string;
  /** Usage to report; null reports none. By default counted from the bytes, with the cached prefix told apart. */
  readonly usage?: Readonly<Record<string, unknown>> | null;
  /** Stops at this gate behind the first half of the text. */
  readonly gate?: string;
  /** Milliseconds between pieces. */
  readonly pace?: number;
}

/** What the fake server answers to one request. */
export type Reply = RawReply | SaidReply;

const eventStream = { 'content-type': 'text/event-stream; charset=utf-8' };

/** One server-sent event with this payload. */
export function event(payload: unknown): string {
  return `data: ${typeof payload === 'string' ? payload : JSON.stringify(payload)}\n\n`;
}

/** One chunk of a chat completion with this delta. */
export function chunk(
  delta: unknown,
  finish: string | null = null,
  extra: Readonly<Record<string, unknown>> = {},
): string {
  return event({
    id: 'chatcmpl-fake',
    object: 'chat.completion.chunk',
    created: 1_750_000_000,
    model: 'fake-model',
    choices: [{ index: 0, delta, finish_reason: finish }],
    ...extra,
  });
}

/** The line that ends a stream. */
export const done = 'data: [DONE]\n\n';

/** A streamed answer of these parts, exactly as given. */
export function stream(...parts: readonly Part[]): RawReply {
  return { status: 200, headers: eventStream, parts };
}

/** An answer with a status and a body. */
export function status(code: number, body: unknown, headers: Readonly<Record<string, string>> = {}): RawReply {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const type = typeof body === 'string' ? 'text/html; charset=utf-8' : 'application/json';
  return { status: code, headers: { 'content-type': type, ...headers }, parts: [text] };
}

/** A text in pieces of a dozen characters. */
export function textPieces(text: string): string[] {
  return text.match(/[\s\S]{1,12}/gu) ?? [];
}

function callParts(call: FakeToolCall, index: number): string[] {
  const text = typeof call.arguments === 'string' ? call.arguments : JSON.stringify(call.arguments);
  const id = call.id ?? `call_fake_${String(index)}`;
  const head = { index, id, type: 'function', function: { name: call.name, arguments: '' } };
  return [
    chunk({ tool_calls: [head] }),
    ...textPieces(text).map((piece) => chunk({ tool_calls: [{ index, function: { arguments: piece } }] })),
  ];
}

/** The parts of an answer as a well-behaved server streams them. */
export function partsOf(reply: SaidReply, usage: Readonly<Record<string, unknown>> | null): Part[] {
  const paced = (parts: readonly string[]): Part[] =>
    reply.pace === undefined ? [...parts] : parts.flatMap((part) => [part, { wait: reply.pace ?? 0 }]);
  const reasoning = textPieces(reply.reasoning ?? '').map((piece) => chunk({ reasoning_content: piece }));
  const text = textPieces(reply.say ?? '').map((piece) => chunk({ content: piece }));
  const half = Math.ceil(text.length / 2);
  const calls = reply.calls ?? [];
  const finish = reply.finish ?? (calls.length > 0 ? 'tool_calls' : 'stop');
  return [
    chunk({ role: 'assistant', content: '' }),
    ...paced(reasoning),
    ...paced(text.slice(0, half)),
    ...(reply.gate === undefined ? [] : [{ gate: reply.gate }]),
    ...paced(text.slice(half)),
    ...paced(calls.flatMap(callParts)),
    chunk({}, finish),
    ...(usage === null ? [] : [event({ id: 'chatcmpl-fake', object: 'chat.completion.chunk', choices: [], usage })]),
    done,
  ];
}

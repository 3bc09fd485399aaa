import { Buffer } from 'node:buffer';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { messageParts, PrefixCache, refusalOf } from './anthropic.ts';
import { cachedTokens, countTokens } from './cache.ts';
import { partsOf, status, type Part, type RawReply, type Reply } from './script.ts';

export * from './script.ts';
export { block, messageEnd, messageEvent, messageStart, signatureOf } from './anthropic.ts';

/** A request as it came over the wire. */
export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The exact bytes of the body. */
  readonly body: Buffer;
  /** Becomes true when the client went away before the answer was complete. */
  readonly aborted: () => boolean;
}

/** Tokens of one prompt. */
export interface CountedPrompt {
  readonly tokens: number;
  readonly cached: number;
}

/** Decides the answer to a request; null leaves it to the script and the default. */
export type Responder = (request: RecordedRequest, index: number) => Reply | null;

/**
 * A running fake of a model server that speaks OpenAI's chat completions and Anthropic's messages, refuses what the real
 * ones refuse and accounts for cached prefixes as they do. For tests alone.
 */
export interface FakeProvider {
  /** Base URL to configure, ending in `/v1`. */
  readonly url: string;
  readonly origin: string;
  readonly port: number;
  /** Every chat request so far, in order. */
  readonly requests: readonly RecordedRequest[];
  /** What the prompt of each chat request came to, as the server counted it: tokens in all, and of them read from the cache. */
  readonly prompts: readonly CountedPrompt[];
  /** Every other request so far: model lists, wrong paths. */
  readonly others: readonly RecordedRequest[];
  /** Queues answers; each chat request takes the next. With none left, the server repeats what the person said. */
  script(...replies: readonly Reply[]): void;
  /** Decides every answer by a function instead of the queue. */
  respond(responder: Responder | null): void;
  /** Opens a gate for the answers that wait at it, now or later. */
  open(gate: string): void;
  /** Waits until so many chat requests have come. */
  received(count: number): Promise<void>;
  /** Forgets requests, script, responder and gates. */
  reset(): void;
  close(): Promise<void>;
}

/** How the fake server is started. */
export interface FakeProviderOptions {
  /** 0 takes any free port. */
  readonly port?: number;
  readonly models?: readonly string[];
  /** A key the server insists on. */
  readonly key?: string;
}

class Gates {
  readonly #opened = new Set<string>();
  readonly #waiting = new Map<string, (() => void)[]>();

  open(name: string): void {
    this.#opened.add(name);
    for (const go of this.#waiting.get(name) ?? []) go();
    this.#waiting.delete(name);
  }

  async pass(name: string): Promise<void> {
    if (this.#opened.has(name)) return;
    await new Promise<void>((resolve) => {
      this.#waiting.set(name, [...(this.#waiting.get(name) ?? []), resolve]);
    });
  }

  /** Lets everything that waits go on, and closes every gate again. */
  clear(): void {
    for (const name of this.#waiting.keys()) this.open(name);
    this.#opened.clear();
  }
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(Buffer.isBuffer(piece) ? piece : Buffer.from(String(piece)));
  return Buffer.concat(pieces);
}

function flush(response: ServerResponse, bytes: string | Buffer): Promise<void> {
  return new Promise((resolve) => {
    if (response.destroyed) resolve();
    else response.write(bytes, () => resolve());
  });
}

async function play(response: ServerResponse, reply: RawReply, gates: Gates): Promise<void> {
  response.writeHead(reply.status ?? 200, { ...reply.headers });
  response.socket?.setNoDelay(true);
  response.flushHeaders();
  for (const part of reply.parts) {
    if (response.destroyed) return;
    if (typeof part === 'string') await flush(response, part);
    else if ('base64' in part) await flush(response, Buffer.from(part.base64, 'base64'));
    else if ('wait' in part) await wait(part.wait);
    else if ('gate' in part) await gates.pass(part.gate);
    else if (part.end === 'hang') return;
    else if (part.end === 'reset') {
      response.socket?.resetAndDestroy();
      return;
    } else {
      response.socket?.destroy();
      return;
    }
  }
  response.end();
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8')) as unknown;
  } catch {
    return null;
  }
}

function lastWords(body: Buffer): string {
  const request = parsed(body) as { messages?: { role?: string; content?: unknown }[] } | null;
  const last = (request?.messages ?? []).findLast((message) => message.role === 'user');
  const content = Array.isArray(last?.content) ? (last.content as { text?: unknown }[]).at(-1)?.text : last?.content;
  return typeof content === 'string' ? content : '';
}

function toRaw(reply: Reply, usage: Readonly<Record<string, unknown>>): RawReply {
  if ('parts' in reply) return reply;
  const parts: Part[] = partsOf(reply, reply.usage === undefined ? usage : reply.usage);
  return { status: 200, headers: { 'content-type': 'text/event-stream; charset=utf-8' }, parts };
}

/** Starts the fake server on 127.0.0.1. */
export async function startFakeProvider(options: FakeProviderOptions = {}): Promise<FakeProvider> {
  const requests: RecordedRequest[] = [];
  const others: RecordedRequest[] = [];
  const prompts: CountedPrompt[] = [];
  const queue: Reply[] = [];
  const gates = new Gates();
  let watchers: { count: number; go: () => void }[] = [];
  let responder: Responder | null = null;

  const answer = (recorded: RecordedRequest): Reply => {
    const decided = responder?.(recorded, requests.length - 1) ?? null;
    return decided ?? queue.shift() ?? { say: `You said: ${lastWords(recorded.body)}` };
  };

  const usageOf = (reply: Reply, recorded: RecordedRequest): Record<string, unknown> => {
    const said =
      'parts' in reply ? '' : `${reply.say ?? ''}${reply.reasoning ?? ''}${JSON.stringify(reply.calls ?? '')}`;
    const earlier = requests.slice(0, -1).map((request) => request.body);
    const prompt = countTokens(recorded.body.length);
    const completion = countTokens(Buffer.byteLength(said));
    const cached = cachedTokens(recorded.body, earlier);
    prompts.push({ tokens: prompt, cached });
    return {
      prompt_tokens: prompt,
      completion_tokens: completion,
      total_tokens: prompt + completion,
      prompt_tokens_details: { cached_tokens: cached },
    };
  };

  const cache = new PrefixCache();

  const toMessage = (reply: Reply, recorded: RecordedRequest): RawReply => {
    const used = cache.use(parsed(recorded.body));
    const cached = used['cache_read_input_tokens'] ?? 0;
    prompts.push({ tokens: Object.values(used).reduce((sum, each) => sum + each, 0), cached });
    if ('parts' in reply) return reply;
    const said = `${reply.say ?? ''}${reply.reasoning ?? ''}${JSON.stringify(reply.calls ?? '')}`;
    const counted = { ...used, output_tokens: countTokens(Buffer.byteLength(said)) };
    const parts = messageParts(reply, reply.usage === undefined ? counted : reply.usage, String(requests.length));
    return { status: 200, headers: { 'content-type': 'text/event-stream; charset=utf-8' }, parts };
  };

  const authorised = ({ headers }: RecordedRequest): boolean =>
    options.key === undefined ||
    headers['authorization'] === `Bearer ${options.key}` ||
    headers['x-api-key'] === options.key;

  const control = (path: string, body: Buffer): Reply | null => {
    if (path === '/__script') queue.push(...(JSON.parse(body.toString('utf8')) as Reply[]));
    else if (path.startsWith('/__open/')) gates.open(decodeURIComponent(path.slice('/__open/'.length)));
    else if (path === '/__reset') reset();
    else if (path === '/__requests') {
      return status(
        200,
        requests.map((request) => ({
          path: request.path,
          headers: request.headers,
          body: request.body.toString('utf8'),
        })),
      );
    } else return null;
    return status(200, { ok: true });
  };

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readBody(request);
    let aborted = false;
    response.on('close', () => {
      aborted = !response.writableFinished;
    });
    const recorded: RecordedRequest = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
      body,
      aborted: () => aborted,
    };
    const controlled = control(recorded.path, body);
    if (controlled !== null) {
      await play(response, toRaw(controlled, {}), gates);
      return;
    }
    const path = recorded.path.split('?')[0] ?? '';
    const anthropic = path === '/v1/messages';
    if ((path !== '/v1/chat/completions' && !anthropic) || recorded.method !== 'POST') {
      others.push(recorded);
      const names = options.models ?? ['fake-model'];
      const list = { object: 'list', data: names.map((id) => ({ id, object: 'model' })) };
      const known = path === '/v1/models' && recorded.method === 'GET';
      const reply = known ? status(200, list) : status(404, '<!doctype html><title>Not found</title><h1>404</h1>');
      await play(response, toRaw(reply, {}), gates);
      return;
    }
    requests.push(recorded);
    for (const watcher of watchers.filter(({ count }) => requests.length >= count)) watcher.go();
    watchers = watchers.filter(({ count }) => requests.length < count);
    if (!authorised(recorded)) {
      const message = 'Incorrect API key provided.';
      await play(
        response,
        status(401, { error: { message, type: 'invalid_request_error', code: 'invalid_api_key' } }),
        gates,
      );
      return;
    }
    const refused = anthropic ? refusalOf(parsed(body)) : null;
    if (refused !== null) {
      const error = { type: 'invalid_request_error', message: refused };
      await play(response, toRaw(status(400, { type: 'error', error }), {}), gates);
      return;
    }
    const reply = answer(recorded);
    const raw = anthropic ? toMessage(reply, recorded) : toRaw(reply, usageOf(reply, recorded));
    await play(response, raw, gates);
  };

  const server = createServer((request, response) => {
    response.on('error', () => undefined);
    serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;

  const reset = (): void => {
    requests.length = 0;
    prompts.length = 0;
    others.length = 0;
    queue.length = 0;
    responder = null;
    gates.clear();
    cache.clear();
  };

  return {
    url: `http://127.0.0.1:${String(port)}/v1`,
    origin: `http://127.0.0.1:${String(port)}`,
    port,
    requests,
    prompts,
    others,
    script(...replies) {
      queue.push(...replies);
    },
    respond(next) {
      responder = next;
    },
    open: (gate) => gates.open(gate),
    received(count) {
      if (requests.length >= count) return Promise.resolve();
      return new Promise((go) => watchers.push({ count, go }));
    },
    reset,
    async close() {
      gates.clear();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

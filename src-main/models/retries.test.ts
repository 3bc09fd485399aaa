import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import {
  chunk,
  done,
  event,
  startFakeProvider,
  status,
  stream,
  type FakeProvider,
  type Reply,
} from '../../e2e/fake-provider/server.ts';
import { RemoteProvider } from './remote-provider.ts';
import { asking, collect, endpointAt, patientPolicy, startPair, tool } from './testing/support.ts';
import { backoff } from './retry.ts';

const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((server) => server.close()));
});

async function pair(
  ...args: Parameters<typeof startPair>
): Promise<{ server: FakeProvider; provider: RemoteProvider }> {
  const made = await startPair(...args);
  opened.push(made.server);
  return made;
}

async function another(): Promise<FakeProvider> {
  const server = await startFakeProvider();
  opened.push(server);
  return server;
}

const limited = status(429, { error: { message: 'Rate limit reached' } });
const page = status(502, '<!doctype html><title>Bad gateway</title><script>alert(1)</script>');
const cutShort = stream(chunk({ content: 'Let me compare the' }));
const cutCall = stream(
  chunk({ tool_calls: [{ index: 0, id: 'c', function: { name: 'memory', arguments: '{"a":1}' } }] }),
);

describe('what passes is tried again, a bounded number of times', () => {
  it.each([
    ['429', limited],
    ['503', status(503, { error: { message: 'down' } })],
    ['529', status(529, { error: { type: 'overloaded_error', message: 'Overloaded' } })],
    ['500', status(500, 'oops')],
    ['an HTML 502', page],
    ['524', status(524, { error: { message: 'timeout' } })],
    ['an overload inside 200', stream(event({ error: { type: 'overloaded_error', message: 'Overloaded' } }))],
    ['an empty answer', stream(done)],
    ['a cut in the text', cutShort],
    ['a cut before the first token', stream({ end: 'reset' })],
    ['a cut in a tool call', cutCall],
  ] as const)('%s: the next try answers once', async (_name, bad) => {
    const policy = patientPolicy();
    const { server, provider } = await pair({}, policy);
    server.script(bad, bad, { say: 'Right answer', calls: [{ name: 'memory', arguments: { b: 2 } }] });
    const outcome = await collect(provider, asking('Hi', tool('memory')));
    expect(outcome.error).toBeNull();
    expect(outcome.text).toBe('Right answer');
    expect(outcome.calls.map((call) => call.arguments)).toEqual(['{"b":2}']);
    expect(outcome.usage).toHaveLength(1);
    expect(server.requests).toHaveLength(3);
    expect(policy.waits.reduce((sum, wait) => sum + wait, 0)).toBe(6000);
    expect(outcome.notices.at(-1)).toBe('');
    expect(outcome.notices[0]).toMatch(/Trying again in 2 s \(2 of 3\)\.$/);
  });

  it('gives up after the last try, with one sentence and no text doubled', async () => {
    const { server, provider } = await pair();
    server.script(cutShort, cutShort, cutShort, { say: 'never asked for' });
    const outcome = await collect(provider, asking('Hi'));
    expect(outcome.error?.errorClass).toBe('cut_stream');
    expect(outcome.text).toBe('Let me compare the');
    expect(outcome.end).toBeNull();
    expect(server.requests).toHaveLength(3);
    expect(outcome.error?.message).toBe('The connection to The fake server was lost in the middle of the answer.');
  });

  it('keeps the text of a cut try until the next one says something', async () => {
    const { server, provider } = await pair();
    server.script(cutShort, limited, { say: 'Whole answer' });
    const outcome = await collect(provider, asking('Hi'));
    const kinds = outcome.events.map((one) => one.type);
    const restart = kinds.indexOf('restart');
    expect(kinds.filter((kind) => kind === 'restart')).toHaveLength(1);
    expect(kinds[restart + 1]).toBe('text');
    expect(outcome.text).toBe('Whole answer');
  });

  it('voids the text of a cut try when the next one has tool calls alone', async () => {
    const { server, provider } = await pair();
    server.script(cutShort, { calls: [{ name: 'memory', arguments: {} }] });
    const outcome = await collect(provider, asking('Hi', tool('memory')));
    expect(outcome.text).toBe('');
    expect(outcome.calls).toHaveLength(1);
  });

  it.each([
    ['a wrong key', status(401, { error: { message: 'Incorrect API key provided: sk-secret1234567890' } }), 'auth'],
    ['a forbidden request', status(403, { error: { message: 'no' } }), 'auth'],
    ['no credit', status(402, { error: { message: 'Insufficient credits' } }), 'billing'],
    ['billing words on 403', status(403, { error: { message: 'billing is not active' } }), 'billing'],
    [
      'an unknown model',
      status(404, { error: { message: 'The model `x` does not exist', code: 'model_not_found' } }),
      'model_not_found',
    ],
    [
      'a full window',
      status(400, {
        error: { message: "This model's maximum context length is 8192 tokens", code: 'context_length_exceeded' },
      }),
      'context_overflow',
    ],
    ['too large', status(413, 'too large'), 'payload_too_large'],
    [
      'a refused word',
      status(400, { error: { message: 'violates our usage policies', code: 'content_policy_violation' } }),
      'content_blocked',
    ],
    [
      'a privacy rule',
      status(404, { error: { message: 'No endpoints found matching your data policy' } }),
      'policy_blocked',
    ],
    ['a bad request', status(400, { error: { message: 'messages: wrong' } }), 'bad_request'],
  ] as const)('%s is not tried again', async (_name, reply, errorClass) => {
    const { server, provider } = await pair();
    server.script(reply, reply, reply);
    const outcome = await collect(provider, asking('Hi'));
    expect(outcome.error?.errorClass).toBe(errorClass);
    expect(server.requests).toHaveLength(1);
    expect(outcome.error?.message).not.toContain('sk-secret');
    expect(outcome.error?.remedy).not.toBe('');
    expect(outcome.error?.code).toBe('provider_failed');
  });

  it('says what an HTML page was, without the page', async () => {
    const { server, provider } = await pair();
    server.script(page, page, page);
    const { error } = await collect(provider, asking('Hi'));
    expect(error?.message).toBe('The fake server failed while answering (502): Bad gateway.');
    expect(error?.message).not.toContain('alert');
  });

  it('never lets a key it sent come back in an error', async () => {
    const { server, provider } = await pair({ key: 'my own very private key' });
    server.script(status(400, { error: { message: 'bad key: my own very private key' } }));
    const { error } = await collect(provider, asking('Hi'));
    expect(JSON.stringify([error?.toShape(), String(error?.stack)])).not.toContain('very private');
    expect(server.requests[0]?.headers['authorization']).toBe('Bearer my own very private key');
  });

  it('streams again after a failed stream', async () => {
    const { server, provider } = await pair();
    server.script(cutShort, { say: 'one' }, { say: 'two' });
    await collect(provider, asking('Hi'));
    await collect(provider, asking('Hi'));
    for (const request of server.requests) expect(request.body.toString()).toContain('"stream":true');
  });
});

describe('Retry-After', () => {
  const soon = new Date(Date.now() + 40_000).toUTCString();
  it.each([
    ['seconds', status(429, 'x', { 'Retry-After': '7' }), 7000, 7000],
    ['a date on 503', status(503, 'x', { 'retry-after': soon }), 30_000, 40_000],
    ['milliseconds', status(429, 'x', { 'retry-after-ms': '1500' }), 1500, 1500],
    ['a body on 524', status(524, { error: { message: 'x', retry_after: 12 } }), 12_000, 12_000],
    ['words', status(429, { error: { message: 'Please try again in 20s.' } }), 20_000, 20_000],
    ['far too long', status(429, 'x', { 'Retry-After': '99999' }), 120_000, 120_000],
    ['zero', status(429, 'x', { 'Retry-After': '0' }), 2000, 2000],
    ['negative', status(429, 'x', { 'Retry-After': '-5' }), 2000, 2000],
    ['a word', status(429, 'x', { 'Retry-After': 'soon' }), 2000, 2000],
    ['none', status(429, 'x'), 2000, 2000],
  ] as const)('%s is heard as it should', async (_name, reply, least, most) => {
    const policy = patientPolicy();
    const { server, provider } = await pair({}, policy);
    server.script(reply, { say: 'ok' });
    const outcome = await collect(provider, asking('Hi'));
    const waited = policy.waits.reduce((sum, wait) => sum + wait, 0);
    expect(outcome.text).toBe('ok');
    expect(waited).toBeGreaterThanOrEqual(least);
    expect(waited).toBeLessThanOrEqual(most);
    expect(outcome.notices[0]).toContain(`Trying again in ${String(Math.ceil(waited / 1000))} s`);
  });

  it('backs off twice as long each time, up to a minute and a half, never less than the base', () => {
    expect([1, 2, 3, 4, 5, 6, 20].map((attempt) => backoff(attempt, () => 0))).toEqual([
      2000, 4000, 8000, 16000, 32000, 60000, 60000,
    ]);
    expect(backoff(20, () => 1)).toBe(90_000);
  });
});

describe('fallbacks', () => {
  it('asks the next model when the first is spent, says so, and leaves the first alone for a minute', async () => {
    const first = await another();
    const second = await another();
    let now = 0;
    const policy = patientPolicy({ attempts: 2, now: () => now });
    const provider = new RemoteProvider(
      endpointAt(first),
      [endpointAt(second, { label: 'The spare', model: 'spare' })],
      policy,
    );
    first.respond(() => limited);
    second.respond(() => ({ say: 'from the spare' }));

    const outcome = await collect(provider, asking('Hi'));
    expect(outcome.text).toBe('from the spare');
    expect(outcome.end).toMatchObject({ model: 'spare' });
    expect(outcome.notices.join('\n')).toContain('Asking The spare (spare) instead.');
    expect(first.requests).toHaveLength(2);

    await collect(provider, asking('Hi'));
    expect(first.requests).toHaveLength(2);
    now = 61_000;
    await collect(provider, asking('Hi'));
    expect(first.requests).toHaveLength(4);
  });

  it('asks the next model at once over a wrong key, and names both when both fail', async () => {
    const first = await another();
    const second = await another();
    const provider = new RemoteProvider(
      endpointAt(first),
      [endpointAt(second, { label: 'The spare' })],
      patientPolicy(),
    );
    first.respond(() => status(401, { error: { message: 'bad key' } }));
    second.respond(() => status(402, { error: { message: 'no credit' } }));
    const { error } = await collect(provider, asking('Hi'));
    expect(error?.errorClass).toBe('auth');
    expect(error?.message).toContain('The spare failed as well');
    expect([first.requests.length, second.requests.length]).toEqual([1, 1]);
  });

  it('does not send a conversation that is too long elsewhere', async () => {
    const first = await another();
    const second = await another();
    const provider = new RemoteProvider(endpointAt(first), [endpointAt(second)], patientPolicy());
    first.respond(() => status(400, { error: { code: 'context_length_exceeded', message: 'maximum context length' } }));
    const { error } = await collect(provider, asking('Hi'));
    expect(error?.errorClass).toBe('context_overflow');
    expect(second.requests).toHaveLength(0);
  });

  it('goes round again after an outage when told to, and then stops', async () => {
    const policy = patientPolicy({ attempts: 1, recoveryCycles: 2 });
    const { server, provider } = await pair({}, policy);
    server.respond(() => status(503, { error: { message: 'down' } }));
    const { error } = await collect(provider, asking('Hi'));
    expect(error?.errorClass).toBe('overloaded');
    expect(server.requests).toHaveLength(3);
    expect(policy.waits.reduce((sum, wait) => sum + wait, 0)).toBe(45_000);
  });
});

describe('learning what a server speaks', () => {
  it.each([
    ['stream_options', 'Unrecognized request argument supplied: stream_options', '"stream_options"'],
    [
      'max_tokens',
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
      '"max_tokens"',
    ],
  ])('leaves %s away after a refusal, for good', async (_name, message, field) => {
    const { server, provider } = await pair();
    server.respond((request) =>
      request.body.toString().includes(field) ? status(400, { error: { message } }) : { say: 'ok' },
    );
    const request = { ...asking('Hi'), maxOutputTokens: 64 };
    expect((await collect(provider, request)).text).toBe('ok');
    expect((await collect(provider, request)).text).toBe('ok');
    expect(server.requests).toHaveLength(3);
  });

  it('sends plainer tool schemas to a server whose grammar cannot take patterns', async () => {
    const { server, provider } = await pair();
    server.respond((request) =>
      request.body.toString().includes('"^a$"')
        ? status(400, { error: { message: 'failed to parse grammar' } })
        : { say: 'ok' },
    );
    const withPattern = tool('get', { pattern: { type: 'string', pattern: '^a$' } });
    expect((await collect(provider, asking('Hi', withPattern))).text).toBe('ok');
    expect(server.requests[1]?.body.toString()).toContain('"properties":{"pattern":{"type":"string"}}');
  });

  it('finds /v1 when the base URL has no path, or none where there is none', async () => {
    const server = await another();
    const found = new RemoteProvider(
      endpointAt(server, { baseUrl: server.origin, alternateBaseUrl: server.url }),
      [],
      patientPolicy(),
    );
    server.respond(() => ({ say: 'ok' }));
    expect((await collect(found, asking('Hi'))).text).toBe('ok');
  });

  it('hints at the base URL when there is nothing to chat with', async () => {
    const { server } = await pair();
    const wrong = new RemoteProvider(endpointAt(server, { baseUrl: `${server.origin}/wrong` }), [], patientPolicy());
    const { error } = await collect(wrong, asking('Hi'));
    expect(error?.remedy).toContain('/v1');
    expect(error?.message).toContain('Not found');
  });

  it('follows no redirect and names where it leads', async () => {
    const { server, provider } = await pair({ key: 'k-123456789' });
    server.script(
      status(302, '', { location: 'http://portal.test/login?token=x' }),
      status(302, '', { location: 'http://portal.test/login' }),
    );
    const { error } = await collect(provider, asking('Hi'));
    expect(error?.errorClass).toBe('not_a_stream');
    expect(error?.message).toContain('http://portal.test/login');
    expect(error?.message).not.toContain('token');
  });
});

describe('stopping and stalling', () => {
  it('stops at once in the middle of a text and lets the connection go', async () => {
    const { server, provider } = await pair();
    server.script({ say: 'a long answer that waits', gate: 'never' });
    const stop = new AbortController();
    const outcome = await collect(provider, asking('Hi'), stop.signal, (one) => {
      if (one.type === 'text') stop.abort();
    });
    expect(outcome.error?.errorClass).toBe('aborted');
    expect(outcome.text).not.toBe('');
    expect(server.requests).toHaveLength(1);
    await expect.poll(() => server.requests[0]?.aborted()).toBe(true);
  });

  it('stops while it waits to try again', async () => {
    const stop = new AbortController();
    const policy = patientPolicy({
      wait: (_milliseconds, signal) =>
        new Promise((_go, fail) => signal.addEventListener('abort', () => fail(new Error('stop')))),
    });
    const { server, provider } = await pair({}, policy);
    server.script(limited);
    const outcome = await collect(provider, asking('Hi'), stop.signal, (one) => {
      if (one.type === 'notice') setImmediate(() => stop.abort());
    });
    expect(outcome.error?.errorClass).toBe('aborted');
    expect(server.requests).toHaveLength(1);
  });

  it('does not begin when it was stopped before', async () => {
    const { server, provider } = await pair();
    const outcome = await collect(provider, asking('Hi'), AbortSignal.abort());
    expect(outcome.error?.errorClass).toBe('aborted');
    expect(server.requests).toHaveLength(0);
  });

  it('gives up on a server that says nothing, but not on one that only keeps the line open', async () => {
    const { server, provider } = await pair({ staleAfter: 300 }, patientPolicy({ attempts: 1 }));
    server.script(stream(chunk({ content: 'a' }), { end: 'hang' }));
    const silent = await collect(provider, asking('Hi'));
    expect(silent.error?.errorClass).toBe('timeout');
    expect(silent.text).toBe('a');

    const pings: Reply = stream(
      ...Array.from({ length: 8 }, () => [': keepalive\n\n', { wait: 100 }] as const).flat(),
      chunk({ content: 'thought through' }),
      chunk({}, 'stop'),
      done,
    );
    server.script(pings);
    const patient = await collect(provider, asking('Hi'));
    expect(patient.error).toBeNull();
    expect(patient.text).toBe('thought through');
  });

  it('gives up on a server that sends no headers within the request timeout', async () => {
    const silent: Server = createServer(() => undefined);
    await new Promise<void>((go) => silent.listen(0, '127.0.0.1', go));
    opened.push({
      close: () =>
        new Promise((go) => {
          silent.closeAllConnections();
          silent.close(() => go());
        }),
    });
    const { port } = silent.address() as AddressInfo;
    const { server } = await pair();
    const config = endpointAt(server, { baseUrl: `http://127.0.0.1:${String(port)}/v1`, requestTimeout: 200 });
    const { error } = await collect(new RemoteProvider(config, [], patientPolicy({ attempts: 1 })), asking('Hi'));
    expect(error?.errorClass).toBe('timeout');
  });

  it('says where nothing listens', async () => {
    const gone = await startFakeProvider();
    await gone.close();
    const provider = new RemoteProvider(endpointAt(gone), [], patientPolicy({ attempts: 1 }));
    const { error } = await collect(provider, asking('Hi'));
    expect(error?.errorClass).toBe('network');
    expect(error?.message).toBe(
      `The fake server cannot be reached at 127.0.0.1:${String(gone.port)}: nothing listens there.`,
    );
  });
});

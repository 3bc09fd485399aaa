import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  event,
  messageEvent,
  startFakeProvider,
  status,
  stream,
  type FakeProvider,
} from '../../../e2e/fake-provider/server.ts';
import { RemoteProvider } from '../remote-provider.ts';
import { end, hello, messageCases, overload, start, text } from '../testing/hostile-messages.ts';
import { asking, collect, endpointAt, patientPolicy, tool } from '../testing/support.ts';

describe('an answer of Anthropic’s protocol, whatever the server sends', () => {
  let server: FakeProvider;
  beforeAll(async () => {
    server = await startFakeProvider();
  });
  afterAll(() => server.close());

  it('is tried with at least sixty streams', () => {
    expect(new Set(messageCases.map(({ name }) => name)).size).toBe(messageCases.length);
    expect(messageCases.length).toBeGreaterThanOrEqual(60);
  });

  it.each(messageCases.map((row) => [row.name, row] as const))('%s', async (_name, row) => {
    server.reset();
    server.script(row.reply);
    const config = endpointAt(server, { protocol: 'anthropic', finishGrace: 200 });
    const provider = new RemoteProvider(config, [], patientPolicy({ attempts: 1 }));
    const outcome = await collect(provider, asking('Hi', tool('read_file'), tool('now')));

    expect(outcome.error?.errorClass ?? null).toBe(row.fails ?? null);
    expect(outcome.text).toBe(row.text ?? '');
    if (row.reasoning !== undefined) expect(outcome.reasoning).toBe(row.reasoning);
    const made = outcome.calls.map((call) => [
      call.name,
      call.problem === null ? (JSON.parse(call.arguments) as unknown) : null,
    ]);
    expect(made).toEqual(row.calls ?? []);
    expect(new Set(outcome.calls.map((call) => call.id)).size).toBe(outcome.calls.length);
    if (row.fails !== undefined) {
      expect(outcome.usage).toHaveLength(0);
      expect(outcome.error?.message).not.toMatch(/[<\n]/);
      return;
    }
    expect(outcome.usage).toMatchObject([row.usage ?? {}]);
    expect(outcome.end?.finishReason).toBe(row.finish ?? (made.length > 0 ? 'tool_calls' : 'stop'));
  });

  it('a ping keeps a thinking model waited for, silence does not', async () => {
    server.reset();
    const ping = messageEvent('ping');
    const pause = { wait: 150 } as const;
    server.script(
      stream(start, ping, pause, ping, pause, ping, pause, text(0, 'Hi'), end),
      stream(start, ping, { end: 'hang' }),
    );
    const config = endpointAt(server, { protocol: 'anthropic', staleAfter: 400 });
    const provider = new RemoteProvider(config, [], patientPolicy({ attempts: 1 }));
    expect((await collect(provider, asking('Hi'))).text).toBe('Hi');
    expect((await collect(provider, asking('Hi'))).error?.errorClass).toBe('timeout');
  });

  it('is tried again and falls back like any other, to a server of the other protocol too', async () => {
    server.reset();
    server.script(stream(start, hello), status(529, overload), stream(event(overload)), { say: 'From the other side' });
    const policy = patientPolicy();
    const provider = new RemoteProvider(
      endpointAt(server, { protocol: 'anthropic' }),
      [endpointAt(server, { id: 'other', model: 'other-model' })],
      policy,
    );
    const outcome = await collect(provider, asking('Hi'));
    expect(outcome.text).toBe('From the other side');
    expect(outcome.end).toMatchObject({ provider: 'other', model: 'other-model' });
    expect(server.requests.map(({ path }) => path)).toEqual([
      '/v1/messages',
      '/v1/messages',
      '/v1/messages',
      '/v1/chat/completions',
    ]);
    expect(policy.waits.reduce((sum, wait) => sum + wait, 0)).toBe(6000);
  });
});

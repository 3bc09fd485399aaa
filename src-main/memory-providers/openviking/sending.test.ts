import type { Json } from '@shared/contract/common.ts';
import { describe, expect, it } from 'vitest';
import type { ProviderEvent } from '../events.ts';
import {
  addition,
  asked,
  batch,
  bodyOf,
  ended,
  jobOf,
  never,
  notFound,
  said,
  session,
  start,
  turn,
} from './testing/setting.ts';

describe('what OpenViking is sent', () => {
  it('is a turn as one batch with its tools as parts, without what OpenViking itself has answered', async () => {
    const { stub, provider } = await start({ agent: 'hermes' });
    const calls = [
      { id: 'c1', name: 'read_file', arguments: '{"path":"a.txt"}' },
      { id: 'c2', name: 'viking_search', arguments: '{"query":"tea"}' },
      { id: 'c3', name: 'shell', arguments: 'no json' },
    ];
    const messages = [
      said('user', 'Look.'),
      said('assistant', '', { toolCalls: calls }),
      said('tool', 'the file', { toolCallId: 'c1', toolName: 'read_file' }),
      said('tool', 'an echo', { toolCallId: 'c2', toolName: 'viking_search' }),
      said('tool', '{"error":"no shell"}', { toolCallId: 'c3', toolName: 'shell' }),
      said('assistant', 'Done.'),
    ];
    await provider.send([jobOf(provider, turn({ messages }))], never);
    const part = { type: 'tool', tool_id: 'c1', tool_name: 'read_file', tool_input: { path: 'a.txt' } };
    expect(bodyOf(asked(stub, batch)[0])).toEqual({
      messages: [
        { role: 'user', parts: [{ type: 'text', text: 'Look.' }] },
        {
          role: 'assistant',
          peer_id: 'hermes',
          parts: [
            { ...part, tool_output: 'the file', tool_status: 'completed' },
            {
              ...part,
              tool_id: 'c3',
              tool_name: 'shell',
              tool_input: {},
              tool_output: '{"error":"no shell"}',
              tool_status: 'error',
            },
          ],
        },
        { role: 'assistant', peer_id: 'hermes', parts: [{ type: 'text', text: 'Done.' }] },
      ],
    });
    expect(JSON.stringify(stub.seen())).not.toContain('an echo');
  });

  it('is kept once when its answer is lost: the count of messages tells', async () => {
    const { stub, provider } = await start();
    await provider.send([jobOf(provider, turn(), 'j0')], never);
    const job = jobOf(provider, turn());
    stub.manner.instead.set(batch, (request) => {
      if (asked(stub, batch).length === 2) {
        stub.sessions.get('s1')?.messages.push(...(JSON.parse(request.body) as { messages: Json[] }).messages);
        return { status: 500, json: {} };
      }
      return null;
    });
    await expect(provider.send([job], never)).rejects.toMatchObject({ reached: 'maybe' });
    expect(await provider.delivered?.([job], never)).toBe(true);
    expect(stub.turns()).toHaveLength(1);
    await stub.fault('committed_500', 1);
    const nothing = jobOf(provider, turn(), 'j2');
    await expect(provider.send([nothing], never)).rejects.toMatchObject({ reached: 'no' });
    expect(await provider.delivered?.([nothing], never)).toBe(false);
    expect(await provider.delivered?.([jobOf(provider, turn(), 'of an earlier run')], never)).toBeNull();
  });

  it('goes on where it was cut off, in batches of a hundred', async () => {
    const { stub, provider } = await start();
    const messages = Array.from({ length: 150 }, (_, at) =>
      said(at % 2 === 0 ? 'user' : 'assistant', `m${String(at)}`),
    );
    const job = jobOf(provider, turn({ messages }));
    stub.manner.instead.set(batch, () => (asked(stub, batch).length === 2 ? { status: 503, json: {} } : null));
    await expect(provider.send([job], never)).rejects.toMatchObject({ kind: 'server' });
    expect(await provider.delivered?.([job], never)).toBe(false);
    await provider.send([job], never);
    const kept = stub.sessions.get('s1')?.messages ?? [];
    expect(kept.map((one) => /"text":"(m\d+)"/u.exec(JSON.stringify(one))?.[1])).toEqual(
      messages.map(({ content }) => content),
    );
  });

  it('goes message by message to an old server, and is refused, not lost, by one that knows neither way', async () => {
    const { stub, provider } = await start();
    stub.manner.instead.set(batch, notFound);
    await provider.send([jobOf(provider, turn())], never);
    expect(stub.sessions.get('s1')?.messages).toHaveLength(2);
    stub.manner.instead.set('/api/v1/sessions/s1/messages', notFound);
    await expect(provider.send([jobOf(provider, turn(), 'j2')], never)).rejects.toMatchObject({ kind: 'refused' });
  });

  it('begins the session where the server does not (hermes-agent 72130)', async () => {
    const { stub, provider } = await start();
    stub.manner.creates = false;
    await provider.send([jobOf(provider, turn())], never);
    await provider.send([jobOf(provider, turn(), 'j2')], never);
    expect(stub.sessions.get('s1')?.messages).toHaveLength(4);
    expect(asked(stub, '/api/v1/sessions')).toHaveLength(1);
  });

  it('counts as sent only when it is there, whatever the status says (hermes-agent 17998)', async () => {
    const { stub, provider } = await start();
    stub.manner.instead.set(batch, { json: {} });
    await expect(provider.send([jobOf(provider, turn())], never)).rejects.toThrow(/kept nothing/u);
    stub.manner.instead.delete(batch);
    await provider.send([jobOf(provider, turn())], never);
    expect(stub.turns()).toHaveLength(1);
  });

  it('is committed when a conversation is left, once, and not when it goes on (hermes-agent 30947, 10363)', async () => {
    const { stub, provider } = await start();
    const to = { ...session, id: 's2' };
    const switched = (reason: 'reset' | 'rewound' | 'compressed', next = to): ProviderEvent => ({
      ...{ type: 'session_switched', from: session, to: next, reason, at: 5 },
    });
    await provider.send([jobOf(provider, turn())], never);
    expect(provider.jobs(switched('rewound', session))).toEqual([]);
    expect(provider.jobs(switched('compressed', session))).toEqual([]);
    await provider.send([jobOf(provider, switched('reset'), 'c1')], never);
    await provider.send([jobOf(provider, ended, 'c2')], never);
    await provider.send([jobOf(provider, turn({ session: to }), 'j2')], never);
    expect([...stub.sessions].map(([id, { commits, messages }]) => [id, commits, messages.length])).toEqual([
      ...[
        ['s1', 1, 0],
        ['s2', 0, 2],
      ],
    ]);
    expect(asked(stub, '/api/v1/sessions/s1/commit').map(bodyOf)).toEqual([{ keep_recent_count: 0 }]);
  });

  it('keeps a commit that is refused for now, and drops one for what is not there', async () => {
    const { stub, provider } = await start();
    await provider.send([jobOf(provider, turn())], never);
    const refusal = { status: 'error', error: { code: 'FAILED_PRECONDITION', message: 'busy' } };
    stub.manner.instead.set('/api/v1/sessions/s1/commit', { status: 412, json: refusal });
    const failure = { kind: 'refused', reached: 'no' };
    await expect(provider.send([jobOf(provider, ended)], never)).rejects.toMatchObject(failure);
    stub.manner.instead.set('/api/v1/sessions/s1/commit', { status: 404, json: {} });
    await provider.send([jobOf(provider, ended)], never);
  });

  it('is an addition in a file of its own, by the user whom the server names, and no second one after a lost answer', async () => {
    const { stub, provider } = await start({ user: 'someone-else', agent: 'hermes' });
    const job = jobOf(provider, addition);
    await provider.send([job], never);
    await provider.send([job], never);
    await provider.send([jobOf(provider, { ...addition, seq: 2, target: 'memory' })], never);
    const base = String.raw`^viking://user/ada/peers/hermes/memories`;
    expect([...stub.files.keys()]).toEqual([
      expect.stringMatching(new RegExp(`${base}/preferences/mem_[0-9a-f]{12}\\.md$`, 'u')),
      expect.stringMatching(new RegExp(`${base}/patterns/mem_[0-9a-f]{12}\\.md$`, 'u')),
    ]);
    expect(provider.jobs({ ...addition, action: 'replace' })).toEqual([]);
    expect(provider.jobs({ ...addition, action: 'remove' })).toEqual([]);
    expect(provider.jobs({ ...addition, content: ' ' })).toEqual([]);
    // A server that does not tell whom it takes us for: whom the person has named.
    const old = await start({ user: 'ada' });
    old.stub.manner.instead.set('/api/v1/system/status', notFound);
    await old.provider.send([jobOf(old.provider, addition)], never);
    expect([...old.stub.files.keys()][0]).toMatch(/^viking:\/\/user\/ada\/memories\/preferences\//u);
  });
});

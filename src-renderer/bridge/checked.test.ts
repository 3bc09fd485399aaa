import { DeskError } from '@shared/contract/index.ts';
import type { EventFrame } from '@shared/contract/index.ts';
import { describe, expect, it } from 'vitest';
import { checkedBridge } from './checked.ts';
import { PreloadTransport } from './preload-transport.ts';
import { Listeners } from './transport.ts';

function bridgeWith(answer: (name: string, input: unknown) => unknown) {
  const frames = new Listeners<EventFrame>();
  const sent: unknown[] = [];
  const bridge = checkedBridge({
    send(name, input) {
      sent.push(input);
      return Promise.resolve(answer(name, input));
    },
    onEvent: (listener) => void frames.add(listener),
    onResync: () => undefined,
    connection: () => 'connected',
    onConnection: () => () => undefined,
  });
  return { bridge, sent, tell: (type: string, data: unknown) => frames.tell({ epoch: 'e', seq: 1, type, data }) };
}

describe('the checked bridge', () => {
  it('fills in what the contract has a default for, and refuses what it does not allow', async () => {
    const { bridge, sent } = bridgeWith(() => ({ rows: [], total: 0, messages: 0 }));
    await bridge.request('sessions.list', {});
    expect(sent).toMatchObject([{ limit: 100, offset: 0, archived: false, title: '' }]);
    await expect(bridge.request('sessions.list', { limit: 0 })).rejects.toMatchObject({ code: 'invalid_input' });
    expect(sent).toHaveLength(1);
  });

  it('lets no answer through that the contract does not know', async () => {
    const { bridge } = bridgeWith(() => ({ skills: 'many' }));
    await expect(bridge.request('skills.list', {})).rejects.toMatchObject({ code: 'invalid_output' });
  });

  it('tells an event to those who listen for it, and to no other', () => {
    const { bridge, tell } = bridgeWith(() => null);
    const heard: number[] = [];
    const stop = bridge.on('skills.changed', ({ count }) => heard.push(count));
    tell('skills.changed', { count: 1 });
    tell('session.deleted', { id: 'x' });
    tell('no.such.event', {});
    stop();
    tell('skills.changed', { count: 2 });
    expect(heard).toEqual([1]);
  });

  it('takes an event it cannot understand for a missed one', () => {
    const { bridge, tell } = bridgeWith(() => null);
    let resyncs = 0;
    const heard: unknown[] = [];
    bridge.onResync(() => (resyncs += 1));
    bridge.on('skills.changed', (data) => heard.push(data));
    tell('skills.changed', { count: 'two' });
    expect(resyncs).toBe(1);
    expect(heard).toEqual([]);
  });
});

describe('the preload transport', () => {
  it('makes an error of the shape that crossed', async () => {
    const transport = new PreloadTransport({
      request: () => Promise.resolve({ ok: false, error: { code: 'looking_on', message: 'No.', remedy: 'Close it.' } }),
      on: () => () => undefined,
      onResync: () => () => undefined,
    });
    const refused = transport.send('chat.stop', {});
    await expect(refused).rejects.toBeInstanceOf(DeskError);
    await expect(refused).rejects.toMatchObject({ code: 'looking_on', remedy: 'Close it.' });
  });
});

import { describe, expect, it } from 'vitest';
import type { EventFrame } from '@shared/contract/index.ts';
import { SocketTransport } from './socket-transport.ts';
import type { Socket } from './socket-transport.ts';

interface FakeSocket extends Socket {
  readonly sent: unknown[];
  receive(frame: unknown): void;
}

function fakeWorld() {
  const sockets: FakeSocket[] = [];
  const waits: { run: () => void; ms: number }[] = [];
  const transport = new SocketTransport({
    open() {
      const sent: unknown[] = [];
      const socket: FakeSocket = {
        sent,
        send: (text) => void sent.push(JSON.parse(text)),
        close: () => undefined,
        onopen: null,
        onmessage: null,
        onclose: null,
        receive: (frame) => socket.onmessage?.({ data: JSON.stringify(frame) }),
      };
      sockets.push(socket);
      return socket;
    },
    later: (run, ms) => void waits.push({ run, ms }),
    random: () => 1,
  });
  const socket = (index: number): FakeSocket => {
    const found = sockets[index];
    if (found === undefined) throw new Error(`socket ${index} was not opened`);
    return found;
  };
  return { transport, sockets, waits, socket, reopen: () => waits.shift()?.run() };
}

const event = (epoch: string, seq: number): EventFrame => ({
  epoch,
  seq,
  type: 'skills.changed',
  data: { count: seq },
});

describe('the socket transport', () => {
  it('says where it left off before anything else, then what was asked while connecting', () => {
    const { transport, socket } = fakeWorld();
    void transport.send('app.state', {});
    expect(socket(0).sent).toEqual([]);
    socket(0).onopen?.();
    expect(socket(0).sent).toEqual([{ hello: { epoch: '', after: 0 } }, { id: 1, name: 'app.state', input: {} }]);
    expect(transport.connection()).toBe('connected');
  });

  it('answers each request with its own frame, and rejects with the error that crossed', async () => {
    const { transport, socket } = fakeWorld();
    socket(0).onopen?.();
    const first = transport.send('skills.list', {});
    const second = transport.send('skills.view', { id: 'x' });
    socket(0).receive({
      id: 2,
      ok: false,
      error: { code: 'not_found', message: 'No skill "x".', remedy: 'Look again.' },
    });
    socket(0).receive({ id: 1, ok: true, output: { skills: [] } });
    await expect(first).resolves.toEqual({ skills: [] });
    await expect(second).rejects.toMatchObject({ code: 'not_found', message: 'No skill "x".', remedy: 'Look again.' });
  });

  it('asks pending reads again after a loss, and never sends twice what may have changed something', async () => {
    const { transport, socket, reopen } = fakeWorld();
    socket(0).onopen?.();
    const read = transport.send('skills.list', {});
    const write = transport.send('chat.stop', { session: 's' });
    socket(0).onclose?.();
    await expect(write).rejects.toMatchObject({ code: 'connection_lost' });
    reopen();
    socket(1).onopen?.();
    expect(socket(1).sent).toEqual([{ hello: { epoch: '', after: 0 } }, { id: 1, name: 'skills.list', input: {} }]);
    socket(1).receive({ id: 1, ok: true, output: 'late' });
    await expect(read).resolves.toBe('late');
  });

  it('refuses a write at once while the connection is lost, and lets reads wait', async () => {
    const { transport, socket, reopen } = fakeWorld();
    socket(0).onclose?.();
    await expect(transport.send('chat.stop', { session: 's' })).rejects.toMatchObject({ code: 'connection_lost' });
    const read = transport.send('skills.list', {});
    reopen();
    socket(1).onopen?.();
    socket(1).receive({ id: 1, ok: true, output: 1 });
    await expect(read).resolves.toBe(1);
  });

  it('tries again ever more slowly, up to five seconds, and quickly again after it was connected', () => {
    const { socket, waits, reopen } = fakeWorld();
    const waited: number[] = [];
    for (let index = 0; index < 7; index += 1) {
      socket(index).onclose?.();
      waited.push(waits[0]?.ms ?? 0);
      reopen();
    }
    expect(waited).toEqual([250, 500, 1000, 2000, 4000, 5000, 5000]);
    socket(7).onopen?.();
    socket(7).onclose?.();
    expect(waits[0]?.ms).toBe(250);
  });

  it('goes on from the last event it saw, and drops one it has seen', () => {
    const { transport, socket, reopen } = fakeWorld();
    const seen: number[] = [];
    let resyncs = 0;
    transport.onEvent((frame) => seen.push(frame.seq));
    transport.onResync(() => (resyncs += 1));
    socket(0).onopen?.();
    socket(0).receive({ resync: { epoch: 'e', seq: 4 } });
    socket(0).receive({ event: event('e', 5) });
    socket(0).onclose?.();
    reopen();
    socket(1).onopen?.();
    expect(socket(1).sent[0]).toEqual({ hello: { epoch: 'e', after: 5 } });
    socket(1).receive({ event: event('e', 5) });
    socket(1).receive({ event: event('e', 6) });
    expect(seen).toEqual([5, 6]);
    expect(resyncs).toBe(0);
  });

  it('orders a fresh load when the core was started anew, and when events are missing', () => {
    const { transport, socket } = fakeWorld();
    let resyncs = 0;
    transport.onResync(() => (resyncs += 1));
    socket(0).onopen?.();
    socket(0).receive({ resync: { epoch: 'e', seq: 4 } });
    expect(resyncs).toBe(0);
    socket(0).receive({ event: event('e', 9) });
    expect(resyncs).toBe(1);
    socket(0).receive({ resync: { epoch: 'f', seq: 1 } });
    expect(resyncs).toBe(2);
  });

  it('passes over frames it cannot read', () => {
    const { transport, socket } = fakeWorld();
    const seen: number[] = [];
    transport.onEvent((frame) => seen.push(frame.seq));
    socket(0).onopen?.();
    socket(0).onmessage?.({ data: 'not json' });
    socket(0).onmessage?.({ data: new ArrayBuffer(2) });
    socket(0).receive({ something: 'else' });
    socket(0).receive({ event: event('e', 1) });
    expect(seen).toEqual([1]);
  });
});

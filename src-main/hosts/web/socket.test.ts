import type { ServerFrame } from '@shared/contract/index.ts';
import { describe, expect, it } from 'vitest';
import { createApi } from '../../api/dispatch.ts';
import { createEventStream, type EventStream } from '../../api/events.ts';
import { MAX_MALFORMED, MAX_UNDER_WAY, MAX_WAITING_BYTES, serveSocket, type Client } from './socket.ts';

interface Served {
  readonly client: Client;
  readonly events: EventStream;
  readonly sent: ServerFrame[];
  readonly closed: number[];
  /** Bytes the socket says are waiting. */
  readonly slow: (bytes: number) => void;
  readonly release: () => void;
}

function serve(): Served {
  const events = createEventStream();
  const held = Promise.withResolvers<{ ok: true }>();
  const silent = (): void => undefined;
  const api = createApi({
    handlers: () => ({ 'ui.get': () => ({ value: 'here' }), 'ui.set': () => held.promise }),
    mode: () => 'owner',
    events,
    log: { info: silent, warn: silent, error: silent },
  });
  const sent: ServerFrame[] = [];
  const closed: number[] = [];
  let waiting = 0;
  return {
    events,
    sent,
    closed,
    slow: (bytes) => void (waiting = bytes),
    release: () => held.resolve({ ok: true }),
    client: serveSocket(
      {
        send: (text) => void sent.push(JSON.parse(text) as ServerFrame),
        close: (code) => void closed.push(code),
        get bufferedAmount() {
          return waiting;
        },
      },
      api,
      { host: 'web', person: true },
    ),
  };
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const seqs = (frames: readonly ServerFrame[]): number[] =>
  frames.flatMap((frame) => ('event' in frame ? [frame.event.seq] : []));

describe('serveSocket', () => {
  it('answers a request by its id', async () => {
    const { client, sent } = serve();
    client.receive(JSON.stringify({ id: 3, name: 'ui.get', input: { key: 'k' } }));
    await settled();
    expect(sent).toEqual([{ id: 3, ok: true, output: { value: 'here' } }]);
  });

  it('sends nothing before the first frame, then what was missed and what comes, each once and in order', () => {
    const { client, events, sent } = serve();
    events.emit('skills.changed', { count: 1 });
    events.emit('skills.changed', { count: 2 });
    expect(sent).toEqual([]);
    client.receive(JSON.stringify({ hello: { epoch: events.epoch, after: 1 } }));
    events.emit('skills.changed', { count: 3 });
    expect(seqs(sent)).toEqual([2, 3]);
  });

  it('orders a resync, with the place to go on from, for a place it does not know', () => {
    const { client, events, sent } = serve();
    events.emit('skills.changed', { count: 1 });
    client.receive(JSON.stringify({ hello: { epoch: 'earlier run', after: 9 } }));
    expect(sent).toEqual([{ resync: { epoch: events.epoch, seq: 1 } }]);
  });

  it('follows once, however often it is greeted, and not at all once it is closed', () => {
    const { client, events, sent } = serve();
    const hello = JSON.stringify({ hello: { epoch: events.epoch, after: 0 } });
    client.receive(hello);
    client.receive(hello);
    events.emit('skills.changed', { count: 1 });
    client.closed();
    events.emit('skills.changed', { count: 2 });
    expect(seqs(sent)).toEqual([1]);
  });

  it.each(['', 'x', '{}', '[]', 'null', '{"id":"1","name":"ui.get"}', '{"id":1.5,"name":"ui.get","input":{}}'])(
    'answers the malformed frame %j with invalid_input',
    (text) => {
      const { client, sent } = serve();
      client.receive(text);
      expect(sent).toEqual([{ id: 0, ok: false, error: expect.objectContaining({ code: 'invalid_input' }) as object }]);
    },
  );

  it('drops a client that sends nothing but nonsense', () => {
    const { client, closed } = serve();
    for (let n = 0; n < MAX_MALFORMED; n += 1) client.receive('nonsense');
    expect(closed).toEqual([1008]);
  });

  it('takes no more requests at once than it can hold', async () => {
    const { client, sent, release } = serve();
    for (let id = 1; id <= MAX_UNDER_WAY + 1; id += 1) {
      client.receive(JSON.stringify({ id, name: 'ui.set', input: { key: 'k', value: 1 } }));
    }
    expect(sent).toMatchObject([{ id: MAX_UNDER_WAY + 1, ok: false, error: { code: 'busy' } }]);
    release();
    await settled();
    expect(sent.filter((frame) => 'ok' in frame && frame.ok)).toHaveLength(MAX_UNDER_WAY);
  });

  it('drops a client that does not read', () => {
    const served = serve();
    served.client.receive(JSON.stringify({ hello: { epoch: served.events.epoch, after: 0 } }));
    served.slow(MAX_WAITING_BYTES + 1);
    served.events.emit('skills.changed', { count: 1 });
    served.events.emit('skills.changed', { count: 2 });
    expect(served.closed).toEqual([1013]);
    expect(seqs(served.sent)).toEqual([]);
  });
});

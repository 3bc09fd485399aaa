import { WebSocket } from 'ws';
import type { ServerFrame } from '../../src-shared/contract/index.ts';
import { expect, test } from '../harness/test.ts';
import { startWebApp, type WebApp } from '../harness/web-app.ts';

/** A client of the contract as the page is one, with every frame it was sent. */
interface Client {
  readonly frames: ServerFrame[];
  send(frame: unknown): void;
  /** The next frame that fits, past or to come. */
  until(fits: (frame: ServerFrame) => boolean): Promise<ServerFrame>;
  close(): void;
}

async function connect(web: WebApp): Promise<Client> {
  const entered = await fetch(web.url, { redirect: 'manual' });
  const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? '';
  const socket = new WebSocket(`${web.origin.replace('http', 'ws')}/ws`, { headers: { cookie, origin: web.origin } });
  const frames: ServerFrame[] = [];
  const waiting = new Set<() => void>();
  socket.on('message', (data: Buffer) => {
    frames.push(JSON.parse(data.toString('utf8')) as ServerFrame);
    for (const look of waiting) look();
  });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  return {
    frames,
    send: (frame) => socket.send(JSON.stringify(frame)),
    until: (fits) =>
      new Promise((resolve) => {
        const look = (): void => {
          const found = frames.find(fits);
          if (found === undefined) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
    close: () => socket.close(),
  };
}

const answers = (id: number) => (frame: ServerFrame) => 'id' in frame && frame.id === id;

async function position(client: Client, id: number): Promise<{ epoch: string; seq: number }> {
  client.send({ id, name: 'app.state', input: {} });
  const frame = await client.until(answers(id));
  if (!('id' in frame) || !frame.ok) throw new Error('no state');
  const { epoch, seq } = frame.output as { epoch: string; seq: number };
  return { epoch, seq };
}

test('a client that comes back gets exactly what it missed, once and in order', async ({ home }) => {
  const owner = await startWebApp(home);
  const web = await startWebApp(home);
  try {
    const first = await connect(web);
    const left = await position(first, 1);
    first.close();

    // What happens meanwhile: the other app is closed, and this one takes the home over.
    await owner.stop();
    const busy = await connect(web);
    busy.send({ id: 1, name: 'app.claim', input: {} });
    expect(await busy.until(answers(1))).toMatchObject({ ok: true, output: { mode: 'owner' } });
    busy.close();

    const second = await connect(web);
    second.send({ hello: { epoch: left.epoch, after: left.seq } });
    const now = await position(second, 1);
    expect(now.epoch).toBe(left.epoch);
    expect(now.seq).toBeGreaterThan(left.seq);
    const events = second.frames.flatMap((frame) => ('event' in frame ? [frame.event] : []));
    expect(events.slice(0, now.seq - left.seq).map(({ seq }) => seq)).toEqual(
      Array.from({ length: now.seq - left.seq }, (_, n) => left.seq + 1 + n),
    );
    expect(events.map(({ type }) => type)).toContain('app.changed');
    expect(second.frames.some((frame) => 'resync' in frame)).toBe(false);
    second.close();
  } finally {
    await owner.stop();
    await web.stop();
  }
});

test('a client of an earlier run is told to load everything afresh', async ({ home }) => {
  const before = await startWebApp(home);
  const early = await connect(before);
  const left = await position(early, 1);
  await before.kill();
  const after = await startWebApp(home);
  try {
    const late = await connect(after);
    late.send({ hello: { epoch: left.epoch, after: left.seq } });
    const frame = await late.until((one) => 'resync' in one);
    expect('resync' in frame && frame.resync.epoch).not.toBe(left.epoch);
    late.close();
  } finally {
    await after.stop();
  }
});

test('frames that make no sense are answered, and too many end the connection', async ({ home }) => {
  const web = await startWebApp(home);
  try {
    const client = await connect(web);
    client.send({ id: 5, name: 7 });
    expect(await client.until(answers(5))).toMatchObject({ ok: false, error: { code: 'invalid_input' } });
    client.send({ id: 6, name: 'no.such', input: {} });
    expect(await client.until(answers(6))).toMatchObject({ ok: false, error: { code: 'unknown_request' } });
    client.send('not a frame');
    expect(await client.until(answers(0))).toMatchObject({ ok: false, error: { code: 'invalid_input' } });
    client.close();
  } finally {
    await web.stop();
  }
});

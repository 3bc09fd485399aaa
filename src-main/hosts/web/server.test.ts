import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { createApi, type Api } from '../../api/dispatch.ts';
import { createEventStream } from '../../api/events.ts';
import { startWebHost } from './server.ts';

const silent = (): void => undefined;
const rendererRoot = mkdtempSync(join(tmpdir(), 'no-renderer-'));
const apiOf = (): Api =>
  createApi({
    handlers: () => ({}),
    mode: () => 'owner',
    events: createEventStream(),
    log: { info: silent, warn: silent, error: silent },
  });

describe('startWebHost', () => {
  it('says which port is busy, and how to choose another', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const { port } = taken.address() as AddressInfo;
    await expect(startWebHost({ api: apiOf(), port, rendererRoot })).rejects.toMatchObject({
      code: 'port_busy',
      message: expect.stringContaining(String(port)) as string,
      remedy: expect.stringContaining('--port') as string,
    });
    await new Promise((resolve) => taken.close(resolve));
  });

  it('ends every connection when it closes, and frees its port', async () => {
    const host = await startWebHost({ api: apiOf(), port: 0, rendererRoot });
    const entered = await fetch(host.url, { redirect: 'manual' });
    const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? '';
    const origin = new URL(host.url).origin;
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`, { headers: { cookie, origin } });
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    const code = new Promise((resolve) => socket.once('close', resolve));
    await host.close();
    expect(await code).toBe(1001);
    const again = await startWebHost({ api: apiOf(), port: host.port, rendererRoot });
    await again.close();
  });

  it('drops a client that sends bytes, or a frame larger than any message', async () => {
    const host = await startWebHost({ api: apiOf(), port: 0, rendererRoot });
    const entered = await fetch(host.url, { redirect: 'manual' });
    const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? '';
    const origin = new URL(host.url).origin;
    for (const [frame, expected] of [
      [Buffer.from('bytes'), 1003],
      ['x'.repeat(17 * 1024 * 1024), 1009],
    ] as const) {
      const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`, { headers: { cookie, origin } });
      await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
      const code = new Promise((resolve) => socket.once('close', resolve));
      socket.on('error', silent);
      socket.send(frame);
      expect(await code).toBe(expected);
    }
    await host.close();
  });
});

/**
 * A process that sends from a queue and is killed in the middle. Arguments: the queue's file, the address of the server, the manner of the
 * provider, and where it kills itself: `told` (before anything is sent), `marked` (before the request), `sent` (after the answer, before
 * it is written down), `never`.
 */
import { createHttp } from '../http.ts';
import type { MemoryProvider } from '../provider.ts';
import { ProviderQueue } from '../queue.ts';
import { Sender } from '../sender.ts';
import { createTrail } from '../trail.ts';
import { silentLogger } from '../../home/logger.ts';

const [file = '', url = '', manner = '', where = ''] = process.argv.slice(2);
const http = createHttp((text) => text);
const queue = ProviderQueue.open(file, Date.now());
const die = (): void => {
  process.kill(process.pid, 'SIGKILL');
};

const provider: MemoryProvider = {
  promptBlock: () => '',
  tools: () => [],
  recall: () => Promise.resolve({ text: '', count: 0 }),
  jobs: () => [],
  destination: () => '',
  idempotent: manner === 'idempotent',
  ...(manner === 'looks'
    ? {
        delivered: async (jobs, signal) => {
          const { json } = await http.request(
            { method: 'POST', url: `${url}/has`, json: { id: jobs[0]?.id }, deadlineMs: 2000 },
            signal,
          );
          return (json as { has: boolean }).has;
        },
      }
    : {}),
  send: async (jobs, signal) => {
    if (where === 'marked') die();
    for (const { id, payload } of jobs) {
      await http.request({ method: 'POST', url: `${url}/keep`, json: { id, text: payload }, deadlineMs: 2000 }, signal);
    }
    if (where === 'sent') die();
  },
  close: () => Promise.resolve(),
};

for (const at of [1, 2, 3]) {
  queue.tell(`turn:${String(at)}`, Date.now(), () => [{ kind: 'turn', session: 's', payload: `text ${String(at)}` }]);
}
if (where === 'told') die();
const sender = new Sender({
  ...{
    queue,
    trail: createTrail(String),
    place: () => '',
    destination: () => '',
    sendMs: 3000,
    backoff: () => 5,
    now: Date.now,
  },
  provider: () => provider,
  log: silentLogger,
  onChange: () => undefined,
});
await sender.drain(8000);
// What waits for a moment before it is tried again is waited for.
for (let look = 0; look < 100 && queue.counts().waiting > 0; look += 1) {
  await new Promise((resolve) => setTimeout(resolve, 10));
  await sender.drain(1000);
}
await sender.close();
queue.close();

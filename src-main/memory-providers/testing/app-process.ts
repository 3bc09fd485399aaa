import { writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import '../../agent/testing/alias.ts';

/**
 * A whole app without a window, as a process that may be killed. Arguments: the home, `web` or `cli`. It reads one request a line,
 * `{"id", "name", "input"}` of the contract or the name `say`, which also waits for the answer, and writes one answer a line.
 */
const { openDesk } = await import('../../api/desk.ts');
const { homePaths } = await import('../../home/index.ts');

const [home = '', host = 'web', root = home] = process.argv.slice(2);
const desk = await openDesk({
  paths: homePaths(home, root, home === root ? 'default' : (home.split(/[\\/]/u).at(-1) ?? 'default')),
  ...{ host: host === 'cli' ? 'cli' : 'web', story: null, model: null, workspace: null, version: 'test' },
  env: { HERMES_DESK_TEST: '1' },
  log: { info: () => undefined, warn: () => undefined, error: () => undefined },
});
const person = { host: host === 'cli' ? 'cli' : 'web', person: true } as const;
const tell = (line: unknown): void => void writeSync(1, `${JSON.stringify(line)}\n`);

async function answer(name: string, input: Record<string, unknown>): Promise<unknown> {
  if (name !== 'say') return await desk.api.call(name, input, person);
  const sent = await desk.api.call('chat.send', input, person);
  await desk.core.services().agent.settled((sent as { session: string }).session);
  return sent;
}

tell({ ready: true });
for await (const line of createInterface({ input: process.stdin })) {
  const { id, name, input } = JSON.parse(line) as { id: number; name: string; input: Record<string, unknown> };
  await answer(name, input).then(
    (output) => tell({ id, output }),
    (error: unknown) => tell({ id, error: String(error) }),
  );
}
await desk.close();

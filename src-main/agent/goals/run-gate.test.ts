import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tempDir } from '../../home/testing/temp-home.ts';
import { processAlive } from './process.ts';
import { gateRunner } from './run-gate.ts';

const run = gateRunner({
  env: { PATH: process.env['PATH'] ?? '' },
  redact: (text) => text.replaceAll('sk-secret', '[masked]'),
});
const still = new AbortController().signal;
const check = (command: string, timeout = 60, where = tempDir(), signal = still): ReturnType<typeof run> =>
  run({ command, timeout }, where, signal);

it('answers the exit code and the end of what was written, in the workspace, without the keys of the app', async () => {
  const where = tempDir();
  process.env['DESK_GATE_KEY'] = 'sk-hidden';
  const ended = await check('echo out; echo err >&2; echo "key=$DESK_GATE_KEY sk-secret"; pwd; exit 3', 60, where);
  delete process.env['DESK_GATE_KEY'];
  expect(ended.exit).toBe(3);
  expect(ended.output.split('\n').sort()).toEqual(['err', 'key= [masked]', 'out', where].sort());
});

it('keeps the end of an output of any length', async () => {
  const { exit, output } = await check(`node -e "process.stdout.write('x'.repeat(2e6)+'THE END')"`);
  expect(exit).toBe(0);
  expect(output.endsWith('THE END')).toBe(true);
  expect(output.length).toBeLessThan(20_000);
});

it('ends a command that takes too long, with all it started, also one that will not hear of it', async () => {
  const where = tempDir();
  const deaf = `trap '' TERM; (trap '' TERM; sleep 300) & echo $! > pid; wait`;
  const ended = await check(deaf, 1, where);
  expect(ended.exit).toBeNull();
  expect(ended.output).toContain('took longer than 1 s');
  const pid = Number(readFileSync(join(where, 'pid'), 'utf8'));
  await expect.poll(() => processAlive(pid) && !isZombie(pid)).toBe(false);
});

it('ends it when the person is faster, reads nothing, and says what cannot be run', async () => {
  const stop = new AbortController();
  const running = check('sleep 300', 60, tempDir(), stop.signal);
  stop.abort();
  await running;
  expect((await check('cat')).exit).toBe(0);
  expect(await check('true', 60, '/nowhere at all')).toEqual({
    exit: null,
    output: 'There is no folder /nowhere at all.',
  });
  expect((await check('no-such-program-here')).exit).toBe(127);
});

/** A process whose end nobody has asked for yet still has its number. */
function isZombie(pid: number): boolean {
  const stat = `/proc/${String(pid)}/stat`;
  return existsSync(stat) && /\) Z /u.test(readFileSync(stat, 'utf8'));
}

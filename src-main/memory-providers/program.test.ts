import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createProgram, type ProgramEnd, type ProgramRun } from './program.ts';

const program = createProgram({ PATH: process.env['PATH'], SOME_API_KEY: 'a-secret-of-the-app' });

function run(
  script: string,
  more: Partial<ProgramRun> = {},
  signal = new AbortController().signal,
): Promise<ProgramEnd> {
  return program.run({ file: process.execPath, args: ['-e', script], deadlineMs: 5000, ...more }, signal);
}

/** Leaves a process behind, in a group of its own and with our output in its hands, and says its number. */
const leavesDaemon = `
  const { spawn } = require('node:child_process');
  const daemon = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)'], { detached: true, stdio: ['ignore', 'inherit', 'inherit'] });
  daemon.unref();
  process.stdout.write('daemon ' + daemon.pid + '\\n');`;

function endLater(said: string): void {
  const pid = Number(/daemon (\d+)/u.exec(said)?.[1]);
  onTestFinished(() => void spawnSync('kill', ['-9', String(pid)]));
}

describe('a program of a provider', () => {
  it('has ended when it has, though a daemon that it left behind holds its output open', async () => {
    const { code, stdout } = await run(leavesDaemon);
    endLater(stdout);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^daemon \d+$/mu);
  });

  it('that is ended at its deadline is told as that, with its daemon alive or not', async () => {
    const stay = `${leavesDaemon}\nrequire('node:fs').writeFileSync(process.argv[1], 'daemon ' + daemon.pid); setInterval(() => {}, 1000);`;
    const dir = mkdtempSync(join(tmpdir(), 'desk-program-'));
    onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
    const args = ['-e', stay, join(dir, 'pid')];
    await expect(run('', { args, deadlineMs: 1500 })).rejects.toMatchObject({ kind: 'timeout', reached: 'maybe' });
    endLater(readFileSync(join(dir, 'pid'), 'utf8'));
  });

  it('is handed no key of the app, is ended by its signal, and cannot say more than is read', async () => {
    expect((await run('console.log(JSON.stringify(process.env))')).stdout).not.toContain('a-secret-of-the-app');
    const stop = new AbortController();
    const stopped = run('setInterval(() => {}, 1000)', {}, stop.signal);
    stop.abort(new Error('the person stopped it'));
    await expect(stopped).rejects.toThrow('the person stopped it');
    const flood = run(`process.stdout.write('x'.repeat(1e6))`, { most: 1000 });
    await expect(flood).rejects.toMatchObject({ kind: 'too_large' });
    await expect(run('', { file: '/nowhere/brv' })).rejects.toMatchObject({ kind: 'offline', reached: 'no' });
  });

  it('that reads its input meets the end of it at once, and takes nothing of the app’s own', async () => {
    const script = `let n = 0; process.stdin.on('data', (d) => (n += d.length)).on('end', () => console.log('end after', n));`;
    expect((await run(script)).stdout).toBe('end after 0\n');
  });

  it('gets its words as they are, and of the environment no more than it needs', async () => {
    const script = `console.log(JSON.stringify([process.argv.slice(1), process.env.SOME_API_KEY, process.env.OWN]))`;
    const args = ['-e', script, '--', '-f', '$(id)'];
    const { stdout } = await run('', { args, env: { OWN: 'x' } });
    expect(JSON.parse(stdout)).toEqual([['-f', '$(id)'], null, 'x']);
  });
});

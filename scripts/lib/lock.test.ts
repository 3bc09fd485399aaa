import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, cpSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** A copy of the scripts in a project of their own, so that the lock lies there. */
function project(): string {
  const root = mkdtempSync(join(tmpdir(), 'lock-'));
  cpSync(import.meta.dirname, join(root, 'scripts', 'lib'), { recursive: true });
  writeFileSync(join(root, 'log'), '');
  const work = `import { appendFileSync } from 'node:fs';
    import { exclusively } from './scripts/lib/lock.mjs';
    await exclusively('work', async () => {
      appendFileSync('log', 'in ');
      await new Promise((resolve) => setTimeout(resolve, 20));
      appendFileSync('log', 'out ');
    });`;
  writeFileSync(join(root, 'work.mjs'), work);
  return root;
}

async function work(root: string): Promise<number> {
  const child = spawn(process.execPath, ['work.mjs'], { cwd: root, stdio: 'ignore' });
  const [code] = (await once(child, 'exit')) as [number];
  return code;
}

describe('exclusively', () => {
  it('lets one process in at a time', async () => {
    const root = project();
    expect(await Promise.all(Array.from({ length: 4 }, () => work(root)))).toEqual([0, 0, 0, 0]);
    expect(readFileSync(join(root, 'log'), 'utf8')).toBe('in out '.repeat(4));
  });

  it('takes over from a process that was killed', async () => {
    const root = project();
    mkdirSync(join(root, '.cache', 'work.lock'), { recursive: true });
    const dead = spawn(process.execPath, ['-e', '']);
    await once(dead, 'exit');
    writeFileSync(join(root, '.cache', 'work.lock', 'pid'), String(dead.pid));
    expect(await work(root)).toBe(0);
    expect(readFileSync(join(root, 'log'), 'utf8')).toBe('in out ');
  });
});

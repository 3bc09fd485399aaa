import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withFileLock } from './file-lock.ts';
import { describeWithHermes, hermesEnv, hermesPython } from './testing/hermes.ts';
import { start, startChild } from './testing/process.ts';
import { tempDir } from './testing/temp-home.ts';

describe('withFileLock', () => {
  it('serves callers of one process in the order they came, one at a time', async () => {
    const file = join(tempDir(), 'MEMORY.md');
    const seen: string[] = [];
    await Promise.all(
      [1, 2, 3, 4, 5].map((n) =>
        withFileLock(file, async () => {
          seen.push(`in ${n}`);
          await new Promise((resolve) => setImmediate(resolve));
          seen.push(`out ${n}`);
        }),
      ),
    );
    expect(seen).toEqual([1, 2, 3, 4, 5].flatMap((n) => [`in ${n}`, `out ${n}`]));
  });

  it('is one lock under two names of the directory', async () => {
    const dir = tempDir();
    mkdirSync(join(dir, 'real'));
    symlinkSync(join(dir, 'real'), join(dir, 'link'));
    let inside = 0;
    let most = 0;
    const enter = async (): Promise<void> => {
      most = Math.max(most, ++inside);
      await new Promise((resolve) => setImmediate(resolve));
      inside--;
    };
    await Promise.all(['real', 'link', 'real'].map((name) => withFileLock(join(dir, name, 'f'), enter)));
    expect(most).toBe(1);
  });

  it('answers what the function answers, passes its error on, and is free afterwards', async () => {
    const file = join(tempDir(), 'f');
    await expect(withFileLock(file, () => 7)).resolves.toBe(7);
    await expect(withFileLock(file, () => Promise.reject(new Error('mine')))).rejects.toThrow('mine');
    await expect(withFileLock(file, () => 8, { timeoutMs: 100 })).resolves.toBe(8);
  });

  it('makes the lock file readable by the owner alone, also one that was looser', async () => {
    const file = join(tempDir(), 'f');
    writeFileSync(`${file}.lock`, '');
    chmodSync(`${file}.lock`, 0o666);
    await withFileLock(file, () => undefined);
    expect(statSync(`${file}.lock`).mode & 0o777).toBe(0o600);
    expect(existsSync(file)).toBe(false);
  });

  it('refuses a symbolic link in place of the lock file and leaves its target untouched', async () => {
    const dir = tempDir();
    writeFileSync(join(dir, 'target'), 'mine', { mode: 0o644 });
    symlinkSync(join(dir, 'target'), join(dir, 'f.lock'));
    await expect(withFileLock(join(dir, 'f'), () => undefined)).rejects.toMatchObject({ code: 'unwritable' });
    expect(readFileSync(join(dir, 'target'), 'utf8')).toBe('mine');
    expect(statSync(join(dir, 'target')).mode & 0o777).toBe(0o644);
  });

  it('names the file when it stays busy, whoever holds it', async () => {
    const file = join(tempDir(), 'f');
    const child = startChild('hold', file);
    await child.line;
    await expect(withFileLock(file, () => undefined, { timeoutMs: 50 })).rejects.toMatchObject({ code: 'busy', file });
  });

  it('stops waiting when it is told to', async () => {
    const file = join(tempDir(), 'f');
    const child = startChild('hold', file);
    await child.line;
    const controller = new AbortController();
    const waiting = withFileLock(file, () => undefined, { signal: controller.signal });
    controller.abort(new Error('enough'));
    await expect(waiting).rejects.toThrow('enough');
  });

  it('says busy instead of waiting for itself for ever', async () => {
    const file = join(tempDir(), 'f');
    const again = (): Promise<void> => withFileLock(file, () => undefined, { timeoutMs: 20 });
    await expect(withFileLock(file, again)).rejects.toMatchObject({ code: 'busy', file });
  });

  it('is free again when its holder was killed', async () => {
    const file = join(tempDir(), 'f');
    const child = startChild('hold', file);
    await child.line;
    child.process.kill('SIGKILL');
    await child.ended;
    await expect(withFileLock(file, () => 'mine', { timeoutMs: 2000 })).resolves.toBe('mine');
  });

  it('loses no increment of three processes and this one', async () => {
    const file = join(tempDir(), 'f');
    writeFileSync(file, '0');
    const children = [
      startChild('count', file, '60'),
      startChild('count', file, '60'),
      startChild('count', file, '60'),
    ];
    for (let at = 0; at < 60; at++) {
      await withFileLock(file, () => writeFileSync(file, String(Number(readFileSync(file, 'utf8')) + 1)), {
        timeoutMs: 30_000,
      });
    }
    expect(await Promise.all(children.map(({ ended }) => ended))).toEqual([0, 0, 0]);
    expect(readFileSync(file, 'utf8')).toBe('240');
  });
});

describeWithHermes('withFileLock beside the memory store of Hermes', () => {
  // Hermes' own store takes its lock, says so, and keeps it until its input ends.
  const holder = `
import sys
from pathlib import Path
from tools.memory_tool import MemoryStore
with MemoryStore._file_lock(Path(sys.argv[1])):
    print("ready", flush=True)
    sys.stdin.read()
print("done", flush=True)
`;

  it('waits for Hermes, and Hermes for us', async () => {
    const home = tempDir();
    const file = join(home, 'MEMORY.md');
    const python = (): ReturnType<typeof start> =>
      start(hermesPython ?? '', ['-c', holder, file], { env: hermesEnv(home) });

    const hermes = python();
    expect(await hermes.line).toBe('ready');
    await expect(withFileLock(file, () => undefined, { timeoutMs: 100 })).rejects.toMatchObject({ code: 'busy' });
    hermes.process.stdin?.end();
    await hermes.ended;

    let told = false;
    const second = await withFileLock(file, async () => {
      const waiting = python();
      void waiting.line.then(() => (told = true));
      // Hermes has imported everything and stands before the lock once it sleeps in flock.
      await untilInFlock(waiting.process.pid ?? 0);
      expect(told).toBe(false);
      return waiting;
    });
    expect(await second.line).toBe('ready');
    second.process.stdin?.end();
    expect(await second.ended).toBe(0);
  });
});

/** Until the kernel lists the process as one that waits for a lock. */
async function untilInFlock(pid: number): Promise<void> {
  const waits = new RegExp(`-> FLOCK +ADVISORY +WRITE +${pid} `);
  while (!waits.test(readFileSync('/proc/locks', 'utf8'))) await new Promise((resolve) => setTimeout(resolve, 10));
}

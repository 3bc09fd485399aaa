import { hostname } from 'node:os';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { OwnerLock } from './owner-lock.ts';
import { startChild } from './testing/process.ts';
import { tempHome } from './testing/temp-home.ts';

describe('OwnerLock', () => {
  it('lets one app own a home and tells the other who does', () => {
    const { appLockFile } = tempHome();
    const first = new OwnerLock(appLockFile);
    const second = new OwnerLock(appLockFile);
    expect(first.take()).toEqual({ owner: true });
    expect(first.take()).toEqual({ owner: true });
    first.announce('http://127.0.0.1:4123/');
    expect(second.take()).toMatchObject({
      owner: false,
      other: { pid: process.pid, host: hostname(), url: 'http://127.0.0.1:4123/' },
    });
    expect([first.owned, second.owned]).toEqual([true, false]);
    first.release();
    expect(second.take()).toEqual({ owner: true });
    expect(first.take()).toMatchObject({ owner: false });
    second.release();
  });

  it('follows another process: refused while it lives, owner once it was killed', async () => {
    const { appLockFile } = tempHome();
    const child = startChild('own', appLockFile);
    expect(JSON.parse(await child.line)).toEqual({ owner: true });
    const mine = new OwnerLock(appLockFile);
    expect(mine.take()).toMatchObject({ owner: false, other: { pid: child.process.pid } });
    child.process.kill('SIGKILL');
    await child.ended;
    expect(mine.take()).toEqual({ owner: true });
    mine.release();
  });

  it('is not hindered by what a file says that nobody holds, nor by an unreadable record', () => {
    const { appLockFile } = tempHome();
    writeFileSync(appLockFile, '{"pid": 1, "host": "gone", "since": 1}');
    const first = new OwnerLock(appLockFile);
    expect(first.take()).toEqual({ owner: true });
    writeFileSync(appLockFile, 'not json');
    expect(new OwnerLock(appLockFile).take()).toEqual({ owner: false, other: null });
    first.release();
    expect(readFileSync(appLockFile, 'utf8')).toBe('');
  });

  it('says so when there is no place for the lock', () => {
    const { appLockFile, deskDir } = tempHome();
    rmSync(deskDir, { recursive: true });
    expect(() => new OwnerLock(appLockFile).take()).toThrow(expect.objectContaining({ code: 'unwritable' }) as Error);
  });
});

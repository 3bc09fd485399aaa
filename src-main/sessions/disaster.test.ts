import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { canMount, smallDisk } from '../home/testing/mount.ts';
import { breakPage, expectWhole } from './testing/files.ts';
import { aSession, openTestStore, temporaryHome } from './testing/store.ts';
import { startWriter } from './testing/writers.ts';

/** A home as a killed process leaves it: the log of its last thirty messages beside the file, nothing of it checkpointed. */
async function killed(): Promise<{ home: string; file: string; acknowledged: number[] }> {
  const home = temporaryHome();
  const { store } = await openTestStore({ home });
  const id = await store.createSession(aSession());
  await store.appendMessage(id, { role: 'user', content: 'checkpointed long ago' });
  await store.close();
  const writer = startWriter(home, 'victim', 30, true);
  await expect.poll(() => writer.stored.length, { timeout: 20_000 }).toBe(30);
  writer.process.kill('SIGKILL');
  await writer.ended;
  return { home, file: join(home, 'state.db'), acknowledged: writer.stored };
}

describe('after kill -9', () => {
  it('every acknowledged message is there, and nothing is said to be lost', async () => {
    const { home, file, acknowledged } = await killed();
    const { store } = await openTestStore({ home });
    expect(store.problem).toBeNull();
    await store.createSession(aSession());
    await store.close();
    const there = expectWhole(file);
    expect(acknowledged.filter((id) => !there.has(id))).toEqual([]);
  });
});

describe('a log that was cut off', () => {
  it.each([
    ['in half', (wal: string) => truncateSync(wal, Math.floor(statSync(wal).size / 2))],
    ['to nothing', (wal: string) => truncateSync(wal, 0)],
    ['away', (wal: string) => rmSync(wal)],
    [
      'by garbage in its middle',
      (wal: string) => {
        const bytes = readFileSync(wal);
        bytes.fill(0x5a, Math.floor(bytes.length / 2), Math.floor(bytes.length / 2) + 4096);
        writeFileSync(wal, bytes);
      },
    ],
  ])('%s: what is gone is named by its numbers, what is left of the log is kept, the rest is whole', async (_, cut) => {
    const { home, file, acknowledged } = await killed();
    const wal = `${file}-wal`;
    expect(statSync(wal).size).toBeGreaterThan(0);
    cut(wal);
    const left = statSync(wal, { throwIfNoEntry: false })?.size ?? 0;
    const { store } = await openTestStore({ home });
    const newest = acknowledged.at(-1) ?? 0;
    expect(() => store.message(newest)).toThrow('no message');
    expect(store.message(1).content).toBe('checkpointed long ago');
    expect(store.problem).toMatchObject({ code: 'messages_lost', file, blocking: false });
    expect(store.problem?.message).toMatch(new RegExp(`messages \\d+ to ${String(newest)},`));
    const backups = join(home, 'desk', 'backups');
    const kept = existsSync(backups) ? readdirSync(backups) : [];
    expect(kept).toHaveLength(left > 0 ? 1 : 0);
    expect(store.problem?.remedy).toContain(kept[0] ?? 'If a backup');
    const id = await store.createSession(aSession());
    await store.appendMessage(id, { role: 'user', content: 'on' });
    await store.close();
    expectWhole(file);
    const again = await openTestStore({ home });
    expect(again.store.problem).toBeNull();
  });

  it.each([
    ['that holds all there was, to nothing readable: the file is made anew, the log is kept and named', 60],
    ['in the middle of the first tables: the file is refused, the log stays where it is', 20_000],
  ])('%s', async (_, left) => {
    const home = temporaryHome();
    const file = join(home, 'state.db');
    const program = `const D = require('better-sqlite3'); const db = new D(process.argv[1]); db.pragma('journal_mode = WAL');
      for (const t of ['schema_version', 'sessions', 'messages']) {
        for (let i = 0; i < 3; i++) db.exec('CREATE TABLE ' + t + i + ' (id INTEGER)');
      }
      process.kill(process.pid, 'SIGKILL');`;
    expect(() => execFileSync(process.execPath, ['-e', program, file], { stdio: 'ignore' })).toThrow();
    truncateSync(`${file}-wal`, left);
    const bytes = readFileSync(`${file}-wal`);
    const { store } = await openTestStore({ home });
    if (left > 4096) {
      expect(store.problem).toMatchObject({ blocking: true, file });
      expect(readFileSync(`${file}-wal`)).toEqual(bytes);
      return;
    }
    expect(store.problem).toMatchObject({ code: 'damaged', file, blocking: false });
    const kept = readdirSync(home).find((name) => name.startsWith('state.db-wal.cut-')) ?? '';
    expect(readFileSync(join(home, kept))).toEqual(bytes);
    expect(store.problem?.remedy).toContain(kept);
    const id = await store.createSession(aSession());
    expect((await store.appendMessage(id, { role: 'user', content: 'on' })).id).toBe(1);
  });

  it('says nothing when a person put an older copy of the file in its place', async () => {
    const { store, home, file } = await openTestStore();
    const id = await store.createSession(aSession());
    await store.appendMessage(id, { role: 'user', content: 'first' });
    await store.close();
    copyFileSync(file, `${file}.backup`);
    const second = await openTestStore({ home });
    await second.store.appendMessage(id, { role: 'user', content: 'second' });
    await second.store.close();
    rmSync(file);
    copyFileSync(`${file}.backup`, file);
    const third = await openTestStore({ home });
    expect(third.store.problem).toBeNull();
    expect(third.store.messages(id, { limit: 9 }).total).toBe(1);
  });
});

describe.skipIf(!canMount)('a full disk (skipped where nothing can be mounted)', () => {
  it('refuses by name, loses nothing acknowledged, and goes on when there is room again', async () => {
    const home = smallDisk('3m');
    const { store, file } = await openTestStore({ home });
    const id = await store.createSession(aSession());
    const stored: number[] = [];
    const refusal = await (async (): Promise<unknown> => {
      for (let i = 0; i < 10_000; i++) {
        try {
          stored.push((await store.appendMessage(id, { role: 'user', content: `${i} ${'words '.repeat(400)}` })).id);
        } catch (error) {
          return error;
        }
      }
      return null;
    })();
    expect(refusal).toMatchObject({ code: 'disk_full', file });
    expect(store.problem).toBeNull();
    expect(store.messages(id, { limit: 1 }).total).toBe(stored.length);
    await expect(store.appendMessage(id, { role: 'user', content: 'words '.repeat(4000) })).rejects.toMatchObject({
      code: 'disk_full',
    });
    await store.close();
    const elsewhere = temporaryHome();
    mkdirSync(join(elsewhere, 'desk'), { recursive: true });
    for (const end of ['', '-wal']) {
      try {
        copyFileSync(`${file}${end}`, join(elsewhere, `state.db${end}`));
      } catch {
        // A log that was checkpointed at the end is not there.
      }
    }
    const again = await openTestStore({ home: elsewhere });
    await again.store.appendMessage(id, { role: 'user', content: 'room again' });
    await again.store.close();
    const there = expectWhole(again.file);
    expect(stored.filter((each) => !there.has(each))).toEqual([]);
  });

  it('is named as that when it is met at the start, and the conversations are there when there is room again', async () => {
    const home = smallDisk('3m');
    const { store, file } = await openTestStore({ home });
    const id = await store.createSession(aSession());
    await store.appendMessage(id, { role: 'user', content: 'said before' });
    await store.close();
    const filler = join(home, 'filler');
    expect(() => {
      for (;;) appendFileSync(filler, Buffer.alloc(4096));
    }).toThrow(/ENOSPC/);
    const met = await openTestStore({ home });
    expect(met.store.problem).toMatchObject({ code: 'disk_full', file });
    await met.store.close();
    rmSync(filler);
    const again = await openTestStore({ home });
    expect(again.store.messages(id, { limit: 9 }).total).toBe(1);
  });

  it('leaves a damaged file where it is when there is no room for the new one', async () => {
    const source = await openTestStore();
    const id = await source.store.createSession(aSession());
    await source.store.appendMany(
      id,
      Array.from({ length: 400 }, (_, i) => ({ role: 'user' as const, content: `${i} ${'words '.repeat(400)}` })),
    );
    await source.store.close();
    breakPage(source.file, 'messages');
    const size = statSync(source.file).size;
    const home = smallDisk(`${Math.ceil(size / 1024) + 200}k`);
    const file = join(home, 'state.db');
    copyFileSync(source.file, file);
    const { store } = await openTestStore({ home });
    const before = statSync(file).ino;
    await expect(store.repair()).rejects.toMatchObject({ code: 'disk_full' });
    expect(statSync(file).ino).toBe(before);
    expect(readdirSync(home).filter((name) => name.endsWith('.new'))).toEqual([]);
  });
});

describe.skipIf(!canMount)('a read-only disk (skipped where nothing can be mounted)', () => {
  it.each([
    ['closed in order', false],
    ['left by a killed process', true],
  ])('a file %s is listed and searched, refuses to be written by name, and says what is not shown', async (_, log) => {
    const from = await killed();
    if (!log) {
      const { store } = await openTestStore({ home: from.home });
      await store.createSession(aSession());
      await store.close();
    }
    const home = smallDisk('8m');
    for (const end of log ? ['', '-wal'] : ['']) copyFileSync(`${from.file}${end}`, join(home, `state.db${end}`));
    execFileSync('mount', ['-o', 'remount,ro', home]);
    const { store, file } = await openTestStore({ home });
    expect(store.problem).toMatchObject({ code: 'unwritable', file, blocking: false });
    expect(store.problem?.message.includes('-wal is not shown')).toBe(log);
    const { rows } = store.list({ limit: 9, offset: 0, archived: false, title: '' });
    expect(rows.reduce((n, row) => n + row.messageCount, 0)).toBe(log ? 1 : 31);
    expect((await store.search('checkpointed', { limit: 9, depth: 'full' })).total).toBe(1);
    await expect(store.createSession(aSession())).rejects.toMatchObject({ code: 'unwritable', file });
    await expect(store.remove(rows[0]?.id ?? '')).rejects.toMatchObject({ code: 'unwritable' });
  });
});

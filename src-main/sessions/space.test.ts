import { statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { expectWhole } from './testing/files.ts';
import { makeVersion22 } from './testing/layouts.ts';
import { aSession, openTestStore, temporaryHome, type TestStore } from './testing/store.ts';
import { startWriter } from './testing/writers.ts';

const filter = { days: null, title: '', source: '', archived: false, open: true };

/** Two large conversations and a small one. */
async function large(home = temporaryHome()): Promise<TestStore> {
  const opened = await openTestStore({ home });
  for (const title of ['one', 'two', 'small']) {
    const id = await opened.store.createSession(aSession({ title }));
    const count = title === 'small' ? 1 : 400;
    await opened.store.appendMany(
      id,
      Array.from({ length: count }, (_, n) => ({
        role: 'user' as const,
        content: `${title} ${n} ${'words '.repeat(300)}`,
      })),
    );
  }
  return opened;
}

const sizeNow = (file: string): number => {
  const db = new Database(file);
  db.pragma('wal_checkpoint(PASSIVE)');
  db.close();
  return statSync(file).size;
};

async function cleanUp({ store }: TestStore): Promise<{ given: number; free: number }> {
  const { ids } = await store.prune({ ...filter, title: 'o' }, null);
  return (await store.prune({ ...filter, title: 'o' }, ids)).space;
}

describe('the room that a clean-up makes', () => {
  it('goes back to the disk where the file is of our making, and the report says how much', async () => {
    const opened = await large();
    const before = sizeNow(opened.file);
    expect((await opened.store.prune(filter, null)).space).toEqual({ given: 0, free: expect.any(Number) as number });
    const space = await cleanUp(opened);
    expect(space.given).toBeGreaterThan(500_000);
    expect(space.free).toBe(0);
    expect(before - sizeNow(opened.file)).toBeGreaterThanOrEqual(space.given - 100_000);
    expect(opened.store.stats().freeBytes).toBe(0);
    await opened.store.close();
    expect(expectWhole(opened.file).size).toBe(1);
  });

  it('goes back bit by bit while another process writes, which loses nothing', async () => {
    const opened = await large();
    const writer = startWriter(opened.home, 'other', 60);
    await expect.poll(() => writer.stored.length, { timeout: 20_000 }).toBeGreaterThan(5);
    await cleanUp(opened);
    expect(await writer.ended).toBe(0);
    await opened.store.close();
    expect(expectWhole(opened.file).size).toBe(61);
  });

  it('stays in a file of Hermes until someone asks, and then the file is written anew and nothing else changes', async () => {
    const home = temporaryHome();
    makeVersion22(join(home, 'state.db')).close();
    const opened = await large(home);
    const space = await cleanUp(opened);
    expect(space.given).toBe(0);
    expect(space.free).toBeGreaterThan(500_000);
    const before = sizeNow(opened.file);
    const state = (): unknown => {
      const db = new Database(opened.file, { readonly: true });
      const pragmas = ['application_id', 'journal_mode', 'auto_vacuum', 'user_version'].map((p) => db.pragma(p));
      const schema = db.prepare('SELECT type, name, sql FROM sqlite_master ORDER BY name').all();
      const rows = db.prepare('SELECT id, content FROM messages ORDER BY id').all();
      db.close();
      return { pragmas, schema, rows };
    };
    const was = state();
    const given = await opened.store.vacuum();
    expect(given.given).toBeGreaterThan(500_000);
    expect(given.free).toBe(0);
    expect(statSync(opened.file).size).toBeLessThan(before);
    expect(state()).toEqual(was);
    const id = await opened.store.createSession(aSession());
    await opened.store.appendMessage(id, { role: 'user', content: 'and on' });
    expect(opened.store.get(id).messageCount).toBe(1);
    await opened.store.close();
    expectWhole(opened.file);
  });

  it('is not made while another program has the file, which is named, nor while a turn runs', async () => {
    const opened = await large();
    const lease = await opened.store.acquireTurn(opened.store.resolve('small'));
    await expect(opened.store.vacuum()).rejects.toMatchObject({ code: 'busy' });
    await lease?.release();
    const writer = startWriter(opened.home, 'other', 1, true);
    onTestFinished(() => void writer.process.kill('SIGKILL'));
    await expect.poll(() => writer.stored.length, { timeout: 20_000 }).toBe(1);
    await expect(opened.store.vacuum()).rejects.toThrow(String(writer.process.pid));
    writer.process.kill('SIGKILL');
    await writer.ended;
    expect(await opened.store.vacuum()).toMatchObject({ free: 0 });
  });
});

import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openStateDb } from './open.ts';
import { StateDb } from './state-db.ts';
import { temporaryHome } from './testing/store.ts';

async function openDb(): Promise<StateDb> {
  const file = join(temporaryHome(), 'state.db');
  const { raw } = await openStateDb(file, { readOnly: false });
  const db = new StateDb(raw, { file, readOnly: null, log: () => undefined, onDamage: () => undefined });
  onTestFinished(() => db.close());
  return db;
}

const addSession = (db: StateDb, id: string): number => db.insert('sessions', { id, source: 'cli', started_at: 1 });

describe('a write', () => {
  it('is whole or not at all, and the next one goes on', async () => {
    const db = await openDb();
    const failed = db.write(() => {
      addSession(db, 'a');
      throw new Error('halfway');
    });
    const next = db.write(() => addSession(db, 'b'));
    await expect(failed).rejects.toThrow('halfway');
    await next;
    expect(db.all('SELECT id FROM sessions')).toEqual([{ id: 'b' }]);
  });

  it('on a full disk is refused with the file and a remedy, and what was there stays', async () => {
    const db = await openDb();
    await db.write(() => addSession(db, 'a'));
    db.raw.pragma(`max_page_count = ${Number(db.raw.pragma('page_count', { simple: true }))}`);
    const big = 'x'.repeat(100_000);
    const refused = db.write(() =>
      db.insert('messages', { session_id: 'a', role: 'user', content: big, timestamp: 1 }),
    );
    await expect(refused).rejects.toMatchObject({
      code: 'disk_full',
      file: db.file,
      remedy: expect.stringMatching(/space/) as string,
    });
    expect(db.get('SELECT count(*) AS n FROM messages')).toEqual({ n: 0 });
    db.raw.pragma('max_page_count = 1000000');
    await db.write(() => db.insert('messages', { session_id: 'a', role: 'user', content: big, timestamp: 1 }));
  });

  it('to a file that turned read-only is refused with the file and a remedy', async () => {
    const db = await openDb();
    db.raw.pragma('query_only = ON');
    await expect(db.write(() => addSession(db, 'a'))).rejects.toMatchObject({ code: 'unwritable', file: db.file });
  });

  it('gives up as busy after its patience, not before', async () => {
    const db = await openDb();
    const { raw } = await openStateDb(db.file, { readOnly: false });
    raw.exec('BEGIN IMMEDIATE');
    await expect(db.write(() => addSession(db, 'a'), 200)).rejects.toMatchObject({ code: 'busy', file: db.file });
    raw.exec('COMMIT');
    raw.close();
    await db.write(() => addSession(db, 'a'));
  });

  it('leaves out what the file has no column for, and learns of a column that another program adds', async () => {
    const db = await openDb();
    await db.write(() => db.insert('sessions', { id: 'a', source: 'cli', started_at: 1, later: 'x' }));
    const { raw } = await openStateDb(db.file, { readOnly: false });
    raw.exec('ALTER TABLE sessions ADD COLUMN later TEXT');
    raw.close();
    await db.write(() => db.insert('sessions', { id: 'b', source: 'cli', started_at: 1, later: 'x' }));
    expect(db.all('SELECT id, later FROM sessions ORDER BY id')).toEqual([
      { id: 'a', later: null },
      { id: 'b', later: 'x' },
    ]);
  });

  it('runs with synchronous FULL and foreign keys', async () => {
    const db = await openDb();
    expect(db.raw.pragma('synchronous', { simple: true })).toBe(2);
    const orphan = db.write(() => db.insert('messages', { session_id: 'none', role: 'user', timestamp: 1 }));
    await expect(orphan).rejects.toThrow('FOREIGN KEY');
  });
});

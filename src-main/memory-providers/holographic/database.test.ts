import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { openFacts } from './database.ts';
import { openTestFacts, temporaryHome } from './testing/store.ts';

describe('the database of facts', () => {
  it('is made private, with its folder, in WAL', () => {
    const home = temporaryHome();
    const { file, store } = openTestFacts({ file: join(home, 'deep', 'facts.db') });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(store.db.get('PRAGMA journal_mode')).toEqual({ journal_mode: 'wal' });
  });

  it.each<[string, Buffer]>([
    ['no database', Buffer.from('these are my notes, not a database\n'.repeat(200))],
    ['cut', readDamaged()],
  ])('that is %s is a clear problem and stays as it is', (_what, bytes) => {
    const file = join(temporaryHome(), 'memory_store.db');
    writeFileSync(file, bytes);
    expect(() => {
      const db = openFacts(file);
      db.all('SELECT * FROM facts');
    }).toThrow(expect.objectContaining({ code: 'damaged', file }) as Error);
    expect(readFileSync(file).equals(bytes)).toBe(true);
  });

  it('that is a database of something else, or a folder, is refused', () => {
    const home = temporaryHome();
    const file = join(home, 'state.db');
    const state = new Database(file);
    state.exec('CREATE TABLE sessions (id TEXT)');
    state.close();
    const before = readFileSync(file);
    expect(() => openFacts(file)).toThrow(expect.objectContaining({ code: 'refused' }) as Error);
    expect(readFileSync(file).equals(before)).toBe(true);
    mkdirSync(join(home, 'folder'));
    expect(() => openFacts(join(home, 'folder'))).toThrow(expect.objectContaining({ code: 'unreadable' }) as Error);
  });

  it.skipIf(process.getuid?.() === 0)(
    'that may only be read can be asked, and says that it cannot be written (skipped for root)',
    async () => {
      const made = openTestFacts();
      await made.store.add('tea');
      await made.store.db.close();
      chmodSync(made.file, 0o400);
      const facts = openTestFacts({ home: made.home });
      expect(facts.store.count()).toBe(1);
      await expect(facts.store.add('coffee')).rejects.toMatchObject({ code: 'unwritable' });
    },
  );

  it('keeps the journal mode that it has', async () => {
    const home = temporaryHome();
    const made = openTestFacts({ home });
    await made.store.db.close();
    const raw = new Database(made.file);
    raw.pragma('journal_mode = DELETE');
    raw.close();
    const facts = openTestFacts({ home });
    await facts.store.add('tea');
    expect(facts.store.db.get('PRAGMA journal_mode')).toEqual({ journal_mode: 'delete' });
  });

  it('waits asleep for another program that writes, and writes in the order asked for', async () => {
    const facts = openTestFacts();
    const other = new Database(facts.file);
    other.exec('BEGIN IMMEDIATE');
    const order: string[] = [];
    const writes = ['first', 'second'].map((text) => facts.store.add(text).then(() => order.push(text)));
    // The event loop goes on while they wait: what lets them in is done by it.
    await new Promise((resolve) => setImmediate(resolve));
    expect(order).toEqual([]);
    other.exec('COMMIT');
    other.close();
    await Promise.all(writes);
    expect(order).toEqual(['first', 'second']);
  });

  it('notices a column that another program adds', async () => {
    const home = temporaryHome();
    const old = new Database(join(home, 'memory_store.db'));
    old.exec('CREATE TABLE facts (fact_id INTEGER PRIMARY KEY, content TEXT UNIQUE, trust_score REAL)');
    const facts = openTestFacts({ home });
    await facts.store.add('before');
    old.exec('ALTER TABLE facts ADD COLUMN hrr_vector BLOB');
    old.close();
    await facts.store.add('after');
    const rows = facts.store.db.all('SELECT hrr_vector IS NULL AS bare FROM facts ORDER BY fact_id');
    expect(rows.map((row) => row['bare'])).toEqual([1, 0]);
  });
});

/** A database whose pages behind the first are gone to nonsense. */
function readDamaged(): Buffer {
  const db = new Database(':memory:');
  db.exec('CREATE TABLE facts (fact_id INTEGER PRIMARY KEY, content TEXT)');
  const add = db.prepare('INSERT INTO facts (content) VALUES (?)');
  for (let i = 0; i < 2000; i += 1) add.run(`fact ${String(i)}`);
  const bytes = db.serialize();
  db.close();
  return Buffer.concat([bytes.subarray(0, 4096), Buffer.alloc(bytes.length - 4096, 0xa5)]);
}

import { closeSync, openSync, writeSync } from 'node:fs';
import Database from 'better-sqlite3';
import { expect } from 'vitest';

/** Damage and checks for tests of the file itself. */

/** Overwrites a leaf page of a table that holds rows; which one `at` says, counted from the first. */
export function breakPage(file: string, table: string, at = 5): void {
  const db = new Database(file);
  db.pragma('wal_checkpoint(TRUNCATE)');
  const page = db
    .prepare(`SELECT pageno FROM dbstat WHERE name = ? AND pagetype = 'leaf' ORDER BY pageno LIMIT 1 OFFSET ?`)
    .pluck()
    .get(table, at);
  const size = Number(db.pragma('page_size', { simple: true }));
  db.close();
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(size, 0xee), 0, size, (Number(page) - 1) * size);
  closeSync(handle);
}

/** Expects the file to be whole, with its full-text indexes, and answers the ids of its messages. */
export function expectWhole(file: string): Set<number> {
  const db = new Database(file);
  try {
    expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
    const there = new Set(db.prepare('SELECT name FROM sqlite_master').pluck().all());
    const whole = there.has('messages_fts_src') ? 1 : 0;
    for (const table of ['messages_fts', 'messages_fts_trigram']) {
      if (there.has(table)) db.exec(`INSERT INTO ${table}(${table}, rank) VALUES ('integrity-check', ${whole})`);
    }
    return new Set(db.prepare('SELECT id FROM messages').pluck().all() as number[]);
  } finally {
    db.close();
  }
}

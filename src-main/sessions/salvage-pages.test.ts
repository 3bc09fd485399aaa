import { closeSync, copyFileSync, openSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { rowsOnPages } from './salvage-pages.ts';
import { createTable, tables } from './schema.ts';
import { salvage } from './salvage.ts';
import { expectWhole } from './testing/files.ts';
import { makeAncient, makeVersion22 } from './testing/layouts.ts';
import { aSession, openTestStore, temporaryHome } from './testing/store.ts';

const PAGE = 4096;
const START = 1_700_000_000;
/** `DESK_FUZZ=1`: three hundred damages of five thousand messages, some minutes. */
const [ROUNDS, MANY] = process.env['DESK_FUZZ'] === '1' ? [300, 5000] : [40, 800];

interface Sample {
  readonly id: number;
  readonly session: string;
  readonly role: string;
  readonly content: string;
  readonly time: number;
}

/** Messages of every length: some fill several pages of their own. */
function samples(count: number): Sample[] {
  return Array.from({ length: count }, (_, i) => ({
    id: i + 1,
    session: `s${Math.floor(i / 100)}`,
    role: i % 2 === 0 ? 'user' : 'assistant',
    content: `message ${i} 京都 🍞 ${'x'.repeat((i * 37) % (i % 50 === 0 ? 20_000 : 200))}`,
    time: START + i * 60,
  }));
}

function fill(db: Database.Database, messages: readonly Sample[]): void {
  const session = db.prepare('INSERT OR IGNORE INTO sessions (id, source, started_at, title) VALUES (?, ?, ?, ?)');
  const message = db.prepare(
    'INSERT INTO messages (id, session_id, role, content, timestamp) VALUES (@id, @session, @role, @content, @time)',
  );
  db.transaction(() => {
    for (const m of messages) {
      session.run(m.session, 'cli', m.time, `Title of ${m.session}`);
      message.run(m);
    }
  })();
}

/** A file of our layout without its full-text indexes. */
function plainFile(messages: readonly Sample[]): string {
  const file = join(temporaryHome(), 'state.db');
  const db = new Database(file);
  for (const [name, columns] of tables) db.exec(createTable(name, columns));
  fill(db, messages);
  db.close();
  return file;
}

/** Every page that each message needs: its leaf, and those it goes on on. */
function pagesOf(file: string): Map<number, number[]> {
  const db = new Database(file, { readonly: true });
  const pages = db
    .prepare<[], { path: string; pageno: number; pagetype: string; ncell: number }>(
      `SELECT path, pageno, pagetype, ncell FROM dbstat WHERE name = 'messages' ORDER BY path`,
    )
    .all();
  const ids = db.prepare<[], number>('SELECT id FROM messages ORDER BY id').pluck().all();
  db.close();
  const first = new Map<string, number>();
  const needed = new Map<number, number[]>();
  let at = 0;
  for (const { path, pageno, pagetype, ncell } of pages) {
    if (pagetype !== 'leaf') continue;
    first.set(path, at);
    for (const id of ids.slice(at, at + ncell)) needed.set(id, [pageno]);
    at += ncell;
  }
  for (const { path, pageno, pagetype } of pages) {
    const [, leaf = '', cell = ''] = /^(.*\/)([0-9a-f]+)\+/.exec(path) ?? [];
    if (pagetype === 'overflow') needed.get(ids[(first.get(leaf) ?? NaN) + parseInt(cell, 16)] ?? NaN)?.push(pageno);
  }
  return needed;
}

function found(file: string): Map<unknown, Record<string, unknown>> {
  let unreadable = 0;
  const rows = [...rowsOnPages(file, () => unreadable++)];
  return new Map(rows.filter((r) => r.table === 'messages').map((r) => [r.values['id'], r.values]));
}

/** Numbers that look random and are the same every time. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Overwrites bytes anywhere in the file. Answers the pages that were touched. */
function damage(file: string, random: () => number): Set<number> {
  const { size } = statSync(file);
  const touched = new Set<number>();
  const handle = openSync(file, 'r+');
  const times = 1 + Math.floor(random() * 6);
  for (let n = 0; n < times; n++) {
    const whole = random() < 0.3;
    const at = whole ? Math.floor(random() * (size / PAGE)) * PAGE : Math.floor(random() * size);
    const length = Math.min(size - at, whole ? PAGE : 1 + Math.floor(random() * 64));
    const bytes = Buffer.from(Array.from({ length }, () => Math.floor(random() * 256)));
    writeSync(handle, bytes, 0, length, at);
    for (const b of [at, at + length - 1]) touched.add(Math.floor(b / PAGE) + 1);
  }
  closeSync(handle);
  return touched;
}

describe('the rows on the pages of a file', () => {
  it('come back as they are, whichever lists lead to them, also those of a log', () => {
    const messages = samples(600);
    const file = plainFile(messages);
    const sound = found(file);
    expect(sound.size).toBe(600);
    for (const m of messages) {
      expect(sound.get(m.id)).toMatchObject({
        ...{ id: m.id, session_id: m.session, role: m.role, content: m.content, timestamp: m.time, active: 1 },
      });
    }
    const db = new Database(file);
    db.pragma('journal_mode = WAL');
    fill(db, [{ id: 999, session: 'late', role: 'user', content: 'only in the log', time: START }]);
    copyFileSync(file, `${file}.copy`);
    copyFileSync(`${file}-wal`, `${file}.copy-wal`);
    db.close();
    expect(found(`${file}.copy`).get(999)).toMatchObject({ content: 'only in the log' });
    rmSync(`${file}.copy-wal`);
    expect(found(`${file}.copy`).has(999)).toBe(false);
  });

  it.each([
    ['of version 22', makeVersion22],
    ['of the very first kind', makeAncient],
  ])('are known in a file %s without its list of tables', (_kind, make) => {
    const messages = samples(200);
    const file = join(temporaryHome(), 'state.db');
    const db = make(file);
    fill(db, messages);
    db.pragma('wal_checkpoint(TRUNCATE)');
    db.close();
    const handle = openSync(file, 'r+');
    writeSync(handle, Buffer.alloc(PAGE, 0xee), 0, PAGE, 0);
    closeSync(handle);
    const rows = [...rowsOnPages(file, () => undefined)];
    const back = new Map(rows.map(({ table, values }) => [`${table} ${String(values['id'])}`, values]));
    for (const m of messages) {
      expect(back.get(`messages ${m.id}`)).toMatchObject({
        session_id: m.session,
        role: m.role,
        content: m.content,
        timestamp: m.time,
      });
    }
    expect(back.get('sessions s0')).toMatchObject({ source: 'cli', started_at: START });
  });

  it('that were deleted do not come back', () => {
    const file = plainFile(samples(600));
    const db = new Database(file);
    db.exec('DELETE FROM messages WHERE id > 300');
    db.close();
    expect(Math.max(...[...found(file).keys()].map(Number))).toBe(300);
  });

  it('come back from every undamaged page, whatever is damaged', { timeout: 1_200_000 }, () => {
    const messages = samples(MANY);
    const file = plainFile(messages);
    const needed = pagesOf(file);
    const random = randomFrom(7);
    const copy = `${file}.copy`;
    for (let round = 0; round < ROUNDS; round++) {
      copyFileSync(file, copy);
      const touched = damage(copy, random);
      const back = found(copy);
      for (const m of messages) {
        if (needed.get(m.id)?.some((page) => touched.has(page)) !== false) continue;
        const row = back.get(m.id);
        const same = row?.['content'] === m.content && row['session_id'] === m.session && row['timestamp'] === m.time;
        if (!same || row['role'] !== m.role) throw new Error(`round ${round}: message ${m.id} did not come back`);
      }
    }
  });

  it('of no database are none', () => {
    const file = join(temporaryHome(), 'state.db');
    for (const bytes of [Buffer.alloc(0), Buffer.from('x'), Buffer.alloc(100_000, 0x0d), Buffer.alloc(65_536, 0xff)]) {
      writeFileSync(file, bytes);
      expect([...rowsOnPages(file, () => undefined)]).toEqual([]);
    }
  });
});

describe('a salvage', () => {
  const told = (): void => undefined;

  it.each([
    ['the first page is gone', 1],
    ['the list of tables is gone', 2],
  ])('brings every message back when %s', async (_what, pages) => {
    const { store, file } = await openTestStore();
    const prompt = 'You are the agent of this test.';
    const id = await store.createSession(aSession({ title: 'The one', systemPrompt: prompt }));
    const long = 'long '.repeat(5000);
    await store.appendMany(
      id,
      Array.from({ length: 300 }, (_, i) => ({ role: 'user' as const, content: i === 7 ? long : `needle ${i}` })),
    );
    await store.close();
    const handle = openSync(file, 'r+');
    writeSync(handle, Buffer.alloc(PAGE * pages, 0xee), 0, PAGE * pages, 0);
    closeSync(handle);
    const report = await salvage(file, START, told);
    expect(report).toMatchObject({ sessions: 1, messages: 300, atLeast: true });
    expect(report.lostFrom).toContain('state_meta');
    expect(report.lostFrom).not.toContain('messages');
    expect(expectWhole(file).size).toBe(300);
    const again = await openTestStore({ home: join(file, '..') });
    expect(again.store.get(id)).toMatchObject({ title: 'The one', messageCount: 300, source: 'desktop' });
    expect(again.store.prompt(id)?.text).toBe(prompt);
    expect(again.store.messages(id, { limit: 300 }).messages[7]?.content).toBe(long);
    await again.store.appendMessage(id, { role: 'user', content: 'and on' });
  });

  it('finds the messages again to which a damaged page had led', async () => {
    const messages = samples(3000);
    const file = plainFile(messages);
    const db = new Database(file, { readonly: true });
    const inner = db
      .prepare(`SELECT pageno FROM dbstat WHERE name = 'messages' AND pagetype = 'internal'`)
      .pluck()
      .all();
    db.close();
    const handle = openSync(file, 'r+');
    for (const page of inner.map(Number)) writeSync(handle, Buffer.alloc(PAGE, 0xee), 0, PAGE, (page - 1) * PAGE);
    closeSync(handle);
    expect(await salvage(file, START, told)).toMatchObject({ sessions: 30, messages: 3000, lost: 0, lostFrom: [] });
    expect(expectWhole(file).size).toBe(3000);
  });

  it('never throws but for a file of which nothing can be read, and what it makes is whole', async () => {
    const file = plainFile(samples(400));
    const random = randomFrom(11);
    for (let round = 0; round < 6; round++) {
      const copy = `${file}.${round}`;
      copyFileSync(file, copy);
      damage(copy, random);
      const report = await salvage(copy, START, told);
      expect(expectWhole(copy).size).toBe(report.messages);
      expect(report.messages).toBeGreaterThan(0);
    }
  });
});

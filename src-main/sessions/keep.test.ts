import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { expectWhole } from './testing/files.ts';
import { makeVersion22 } from './testing/layouts.ts';
import { aSession, openTestStore, temporaryHome, type TestStore } from './testing/store.ts';

const DAY_MS = 86_400_000;
const all = { limit: 100, offset: 0, archived: false, title: '' };
const filter = { days: 90, title: '', source: '', archived: false, open: false };
const auto = { retentionDays: 90, intervalHours: 24 };

interface Aged {
  readonly id: string;
  readonly days: number;
  readonly source?: string;
  readonly parent?: string;
  readonly reason?: string | null;
  readonly flags?: string;
}

/** Conversations that ended so many days ago, each with one message of that time. */
async function aged(...rows: readonly Aged[]): Promise<TestStore> {
  const opened = await openTestStore();
  const db = new Database(opened.file);
  const insert =
    db.prepare(`INSERT INTO sessions (id, source, started_at, ended_at, end_reason, parent_session_id, message_count)
    VALUES (?, ?, ?, ?, ?, ?, 1)`);
  for (const { id, days, source = 'cli', parent = null, reason = 'user_exit', flags } of rows) {
    const time = (Date.now() - days * DAY_MS) / 1000;
    insert.run(id, source, time, reason === null ? null : time, reason, parent);
    db.prepare(`INSERT INTO messages (session_id, role, content, timestamp) VALUES (?, 'user', ?, ?)`).run(
      id,
      `needle ${id}`,
      time,
    );
    if (flags !== undefined) db.exec(`UPDATE sessions SET ${flags} WHERE id = '${id}'`);
  }
  db.close();
  return opened;
}

const ids = (file: string): unknown => {
  const db = new Database(file, { readonly: true });
  const found = db.prepare('SELECT id FROM sessions ORDER BY id').pluck().all();
  db.close();
  return found;
};

describe('a clean-up', () => {
  it('shows first what goes, oldest first, and takes exactly that', async () => {
    const { store, file } = await aged({ id: 'a', days: 100 }, { id: 'b', days: 200 }, { id: 'c', days: 10 });
    const preview = await store.prune(filter, null);
    expect(preview).toMatchObject({
      total: 2,
      messages: 2,
      ids: ['b', 'a'],
      spared: { pinned: 0, archived: 0, open: 0 },
    });
    expect(ids(file)).toEqual(['a', 'b', 'c']);
    expect(await store.prune(filter, ['b', 'c', 'unknown'])).toMatchObject({ total: 1, ids: ['b'] });
    expect(ids(file)).toEqual(['a', 'c']);
    await store.close();
    expectWhole(file);
  });

  it('spares what is pinned always, what is archived or open unless asked, and counts it', async () => {
    const { store, file } = await aged(
      { id: 'pinned', days: 100, flags: 'pinned = 1' },
      { id: 'archived', days: 100, flags: 'archived = 1' },
      { id: 'open', days: 100, reason: null },
    );
    expect(await store.prune(filter, null)).toMatchObject({ total: 0, spared: { pinned: 1, archived: 1, open: 1 } });
    const everything = { ...filter, archived: true, open: true };
    const preview = await store.prune(everything, null);
    expect(preview.ids.toSorted()).toEqual(['archived', 'open']);
    await store.prune(everything, preview.ids);
    expect(ids(file)).toEqual(['pinned']);
  });

  it('takes a compressed conversation as a whole or not at all, and goes by when it was last used', async () => {
    const { store, file } = await aged(
      { id: 'root', days: 300, reason: 'compression' },
      { id: 'tip', days: 100, parent: 'root' },
      { id: 'lively root', days: 300, reason: 'compression' },
      { id: 'lively tip', days: 1, parent: 'lively root' },
      { id: 'pinned root', days: 300, reason: 'compression', flags: 'pinned = 1' },
      { id: 'pinned tip', days: 100, parent: 'pinned root' },
    );
    const preview = await store.prune(filter, null);
    expect(preview.ids).toEqual(['tip']);
    await store.prune(filter, preview.ids);
    expect(ids(file)).toEqual(['lively root', 'lively tip', 'pinned root', 'pinned tip']);
  });

  it('takes helpers with the conversation that called them and leaves branches without a parent', async () => {
    const { store, file } = await aged(
      { id: 'main', days: 100 },
      {
        id: 'helper',
        days: 100,
        source: 'subagent',
        parent: 'main',
        flags: `model_config = '{"_delegate_from": "main"}'`,
      },
      { id: 'branch', days: 1, parent: 'main', flags: `model_config = '{"_branched_from": "main"}'` },
    );
    const preview = await store.prune(filter, null);
    expect(preview.ids).toEqual(['main']);
    await store.prune(filter, preview.ids);
    expect(ids(file)).toEqual(['branch']);
  });

  it('narrows by source, and a refusal costs one conversation only', async () => {
    const { store, file } = await aged(
      { id: 'a', days: 100, source: 'cron' },
      { id: 'b', days: 100 },
      { id: 'c', days: 100 },
    );
    expect((await store.prune({ ...filter, source: 'cron' }, null)).ids).toEqual(['a']);
    const db = new Database(file);
    db.prepare('INSERT INTO session_turn_leases VALUES (?, ?, ?, ?)').run(
      'b',
      `pid=${process.ppid}:turn`,
      1,
      Date.now() / 1000 + 100,
    );
    const report = await store.prune(filter, ['a', 'b', 'c']);
    expect(report).toMatchObject({ total: 2, refused: [{ id: 'b' }] });
    expect(ids(file)).toEqual(['b']);
    // A newer Hermes may guard its rows by a trigger: its words are passed on.
    db.exec(`DELETE FROM session_turn_leases;
      CREATE TRIGGER guard BEFORE DELETE ON sessions BEGIN SELECT RAISE(ABORT, 'kept by a newer Hermes'); END`);
    db.close();
    await expect(store.remove('b')).rejects.toThrow('kept by a newer Hermes');
    expect(ids(file)).toEqual(['b']);
    expect(
      store
        .trash()
        .map((t) => t.id)
        .toSorted(),
    ).toEqual(['a', 'c']);
  });
});

describe('what is deleted', () => {
  it('lies in the trash under the name it was listed by, its first words where it has no title', async () => {
    const { store } = await openTestStore();
    const id = await store.createSession(aSession());
    await store.appendMessage(id, { role: 'user', content: 'how long does\nsourdough rise' });
    await store.remove(id);
    expect(store.trash()).toMatchObject([{ id, title: 'how long does sourdough rise' }]);
    await store.restore(id);
    expect(store.get(id)).toMatchObject({ title: null });
  });

  it('lies in the trash, comes back after a restart as it was, and leaves the trash', async () => {
    const { store, home, file } = await openTestStore();
    const id = await store.createSession(aSession({ title: 'Bread', systemPrompt: 'a prompt of its own' }));
    await store.appendMany(id, [
      { role: 'user', content: [{ type: 'text', text: 'parts 面包' }] },
      { role: 'assistant', content: 'ok', reasoning: 'why', toolCalls: [{ id: 'c', name: 'f', arguments: '{}' }] },
      { role: 'tool', content: 'done', toolCallId: 'c', toolName: 'f', effect: { journal: [7], staged: ['x'] } },
    ]);
    await store.pin(id, true);
    const before = [
      store.get(id),
      store.messages(id, { limit: 9 }),
      store.prompt(id),
      (await store.export(id, 'jsonl')).text,
    ];
    await store.remove(id);
    await store.close();
    const again = await openTestStore({ home });
    expect(again.store.trash()).toMatchObject([{ id, title: 'Bread', messages: 3, parts: 1 }]);
    expect(again.store.stats().trashed).toBe(1);
    await again.store.restore(id);
    const { store: s } = again;
    expect([s.get(id), s.messages(id, { limit: 9 }), s.prompt(id), (await s.export(id, 'jsonl')).text]).toEqual(before);
    expect(again.store.trash()).toEqual([]);
    await expect(again.store.restore(id)).rejects.toMatchObject({ code: 'not_found' });
    await again.store.close();
    expect(expectWhole(file).size).toBe(3);
  });

  it('takes the next number when its title was given away meanwhile, and new numbers when its own are taken', async () => {
    const { store, file } = await openTestStore();
    const id = await store.createSession(aSession({ title: 'Bread' }));
    const { id: number } = await store.appendMessage(id, { role: 'user', content: 'first' });
    await store.remove(id);
    const other = await store.createSession(aSession());
    await store.rename(other, 'Bread');
    const db = new Database(file);
    db.prepare(`INSERT INTO messages (id, session_id, role, content, timestamp) VALUES (?, ?, 'user', 'taken', 1)`).run(
      number,
      other,
    );
    db.close();
    expect(await store.restore(id)).toMatchObject({ title: 'Bread #2' });
    expect(store.messages(id, { limit: 9 }).messages.map((m) => m.content)).toEqual(['first']);
    expect(store.message(number).content).toBe('taken');
  });

  it('keeps the effects of older files', async () => {
    const home = temporaryHome();
    makeVersion22(join(home, 'state.db')).close();
    const { store } = await openTestStore({ home });
    const id = await store.createSession(aSession());
    const effect = { journal: [3], staged: [] };
    await store.appendMessage(id, { role: 'tool', content: 'done', effect });
    await store.remove(id);
    await store.restore(id);
    expect(store.messages(id, { limit: 9 }).messages[0]?.effect).toEqual(effect);
  });

  it('is forgotten for good when that is asked, and by itself after thirty days', async () => {
    let now = Date.now();
    const { store, home } = await openTestStore({ now: () => now });
    const made: string[] = [];
    for (let i = 0; i < 3; i++) made.push(await store.createSession(aSession()));
    for (const id of made) await store.remove(id);
    const [first = ''] = made;
    expect(await store.emptyTrash(first)).toBe(1);
    await expect(store.emptyTrash(first)).rejects.toMatchObject({ code: 'not_found' });
    writeFileSync(join(home, 'desk/trash/sessions/broken.json'), '{');
    now += 29 * DAY_MS;
    await store.tidy(null);
    expect(store.trash()).toHaveLength(2);
    now += 2 * DAY_MS;
    await store.tidy(null);
    expect(store.trash()).toEqual([]);
    // What cannot be read is not thrown away by itself.
    expect(readdirSync(join(home, 'desk/trash/sessions'))).toEqual(['broken.json']);
    await expect(store.restore('broken')).rejects.toMatchObject({ code: 'damaged' });
    expect(await store.emptyTrash(null)).toBe(1);
  });

  it('is listed and put back also from a file of an older kind, which does not say first what it holds', async () => {
    const { store, home } = await openTestStore();
    const id = await store.createSession(aSession({ title: 'Bread' }));
    await store.appendMessage(id, { role: 'user', content: 'x' });
    await store.remove(id);
    const path = join(home, 'desk/trash/sessions', `${id}.json`);
    const { title, count, parts, ...older } = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
    expect([title, count, parts]).toEqual(['Bread', 1, 1]);
    writeFileSync(path, JSON.stringify(older));
    expect(store.trash()).toMatchObject([{ id, title: 'Bread', messages: 1, parts: 1 }]);
    expect((await store.restore(id)).title).toBe('Bread');
  });

  it('stays whole and out of the trash when its deletion is refused', async () => {
    const { store, home } = await openTestStore({ running: () => true });
    const id = await store.createSession(aSession());
    await expect(store.remove(id)).rejects.toMatchObject({ code: 'busy' });
    expect(existsSync(join(home, 'desk/trash/sessions', `${id}.json`))).toBe(false);
    await expect(store.remove('nobody')).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('cleaning up by itself', () => {
  it('happens where the configuration says so, once in an interval for all programs, and spares archived and pinned', async () => {
    const { store, home, file } = await aged(
      { id: 'old', days: 100 },
      { id: 'archived', days: 100, flags: 'archived = 1' },
      { id: 'pinned', days: 100, flags: 'pinned = 1' },
      { id: 'open', days: 100, reason: null },
      { id: 'new', days: 1 },
    );
    expect(await store.tidy(null)).toBe(0);
    expect(await store.tidy(auto)).toBe(1);
    expect(ids(file)).toEqual(['archived', 'new', 'open', 'pinned']);
    expect(store.trash().map((t) => t.id)).toEqual(['old']);
    await store.restore('old');
    const other = await openTestStore({ home });
    expect(await other.store.tidy(auto)).toBe(0);
    const db = new Database(file, { readonly: true });
    expect(Number(db.prepare(`SELECT value FROM state_meta WHERE key = 'last_auto_prune'`).pluck().get())).toBeCloseTo(
      Date.now() / 1000,
      -2,
    );
    db.close();
    const later = await openTestStore({ home, now: () => Date.now() + 25 * 3_600_000 });
    expect(await later.store.tidy(auto)).toBe(1);
  });

  it('never happens while looking on', async () => {
    const { home, file, store } = await aged({ id: 'old', days: 100 });
    await store.close();
    const before = readFileSync(file);
    const looking = await openTestStore({ home, readOnly: true });
    expect(await looking.store.tidy(auto)).toBe(0);
    await looking.store.close();
    expect(readFileSync(file).equals(before)).toBe(true);
  });
});

describe('the list', () => {
  it('narrows by source, model, time, pinned, waiting and changes, over all pages', async () => {
    const { store } = await openTestStore({ waiting: (s) => (s === 'w' ? 2 : 0), changes: (s) => (s === 'c' ? 3 : 0) });
    for (const id of ['w', 'c', 'p', 'x'])
      await store.createSession(aSession({ id, model: id === 'x' ? 'other' : 'm' }));
    await store.createSession(aSession({ id: 'cli', source: 'cli' }));
    await store.pin('p', true);
    const found = (options: object): string[] => store.list({ ...all, limit: 1, ...options }).rows.map((r) => r.id);
    expect(found({ waiting: true })).toEqual(['w']);
    expect(found({ changed: true })).toEqual(['c']);
    expect(store.get('c').changes).toBe(3);
    expect(found({ pinned: true })).toEqual(['p']);
    expect(found({ model: 'other' })).toEqual(['x']);
    expect(found({ source: 'cli' })).toEqual(['cli']);
    expect(found({ since: Date.now() + 1000 })).toEqual([]);
    expect(store.list({ ...all, limit: 1, source: 'desktop' }).total).toBe(4);
    expect(store.kinds()).toEqual({ sources: ['desktop', 'cli'], models: ['m', 'other', 'test-model'] });
  });
});

import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { buildStateDb } from './build.ts';
import { aSession, openTestStore, temporaryHome } from './testing/store.ts';

describe('what another program writes', () => {
  it('is told while someone listens: messages, rows and deletions, each once, our own not again', async () => {
    const ours = await openTestStore();
    const mine = await ours.store.createSession(aSession());
    const stop = ours.store.watch();
    const other = await openTestStore({ home: ours.home });
    ours.events.length = 0;
    const theirs = await other.store.createSession(aSession());
    await other.store.appendMessage(theirs, { role: 'user', content: 'theirs' });
    await ours.store.appendMessage(mine, { role: 'user', content: 'mine' });
    await other.store.appendMessage(mine, { role: 'assistant', content: 'theirs too' });
    const added = (): unknown[] =>
      ours.events.filter((e) => e.type === 'message.added').map((e) => (e.data as { content: string }).content);
    await expect.poll(() => added().toSorted(), { timeout: 5000 }).toEqual(['mine', 'theirs', 'theirs too']);
    expect(ours.events).toContainEqual({
      type: 'session.changed',
      data: expect.objectContaining({ id: theirs }) as unknown,
    });
    await other.store.rename(mine, 'Renamed');
    const titles = (): unknown[] =>
      ours.events.filter((e) => e.type === 'session.changed').map((e) => (e.data as { title: string | null }).title);
    await expect.poll(titles, { timeout: 5000 }).toContain('Renamed');
    await other.store.remove(theirs);
    await expect
      .poll(() => ours.events.filter((e) => e.type === 'session.deleted'), { timeout: 5000 })
      .toEqual([{ type: 'session.deleted', data: { id: theirs } }]);
    stop();
    stop();
  });

  it('is told to a window that looked on before there was any file', async () => {
    const onlooker = await openTestStore({ readOnly: true });
    onlooker.store.watch();
    const owner = await openTestStore({ home: onlooker.home });
    const id = await owner.store.createSession(aSession());
    const told = (): unknown[] => onlooker.events.map((e) => (e.data as { id: string }).id);
    await expect.poll(told, { timeout: 5000 }).toContain(id);
    await owner.store.appendMessage(id, { role: 'user', content: 'hi' });
    await expect.poll(() => onlooker.events.map((e) => e.type), { timeout: 5000 }).toContain('message.added');
  });

  it('is told among thousands of sessions as well: new ones at once, the others a moment later', async () => {
    const home = temporaryHome();
    const file = join(home, 'state.db');
    await buildStateDb(file, (b) => {
      for (let i = 0; i < 2500; i++)
        b.insert('sessions', { id: `s${i}`, source: 'cli', started_at: i, title: `t${i}` });
    });
    const ours = await openTestStore({ home });
    const stop = ours.store.watch();
    const db = new Database(file);
    db.exec(`INSERT INTO sessions (id, source, started_at, title) VALUES ('new', 'cli', 9999, 'Fresh')`);
    expect(ours.store.get('new').title).toBe('Fresh');
    db.exec(`INSERT INTO messages (session_id, role, content, timestamp) VALUES ('s7', 'user', 'x', 1_700_000_000);
      UPDATE sessions SET message_count = 1 WHERE id = 's7'`);
    expect(ours.store.get('s7').messageCount).toBe(1);
    db.exec(`UPDATE sessions SET title = 'Renamed', ended_at = 1, end_reason = 'compression' WHERE id = 's8';
      INSERT INTO sessions (id, source, started_at, parent_session_id) VALUES ('s8b', 'cli', 9999, 's8')`);
    expect(ours.store.get('s8').id).toBe('s8b');
    db.exec(`UPDATE sessions SET title = 'Elsewhere' WHERE id = 's9'; DELETE FROM sessions WHERE id = 's10'`);
    db.close();
    const told = (type: string): string[] =>
      ours.events.filter((e) => e.type === type).map((e) => (e.data as { id: string }).id);
    await expect.poll(() => told('session.changed'), { timeout: 8000 }).toContain('s9');
    await expect.poll(() => told('session.deleted'), { timeout: 8000 }).toEqual(['s10']);
    expect(ours.store.get('s9').title).toBe('Elsewhere');
    expect(() => ours.store.get('s10')).toThrow();
    stop();
  });
});

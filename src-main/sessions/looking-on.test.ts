import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { openStateDb } from './open.ts';
import { sqliteCode } from './problems.ts';
import { aSession, openTestStore, temporaryHome } from './testing/store.ts';

describe('looking on', () => {
  it('reads and searches, and refuses to write', async () => {
    const owner = await openTestStore();
    const id = await owner.store.createSession(aSession());
    await owner.store.appendMessage(id, { role: 'user', content: 'readonlywoodpecker 大别山项目' });
    const { store } = await openTestStore({ home: owner.home, readOnly: true });
    for (const query of ['readonlywoodpecker', '大别山']) {
      expect((await store.search(query, { limit: 10, depth: 'index' })).hits.map((h) => h.session.id)).toEqual([id]);
    }
    await expect(store.appendMessage(id, { role: 'user', content: 'x' })).rejects.toMatchObject({ code: 'looking_on' });
  });

  it('sees an empty list while there is no file, makes none, and sees the file once it is there', async () => {
    const home = temporaryHome();
    const { store, file } = await openTestStore({ home, readOnly: true });
    const all = { limit: 10, offset: 0, archived: false, title: '' };
    expect(store.list(all).total).toBe(0);
    expect(existsSync(file)).toBe(false);
    const owner = await openTestStore({ home });
    await owner.store.createSession(aSession());
    store.list(all);
    await expect.poll(() => store.list(all).total).toBe(1);
  });

  it('tries four times against a disk error, then says what SQLite said', async () => {
    const { store, file } = await openTestStore();
    await store.close();
    let attempts = 0;
    const failure = openStateDb(file, {
      readOnly: true,
      connect: () => {
        attempts++;
        throw new Database.SqliteError('disk I/O error', 'SQLITE_IOERR');
      },
    });
    await expect(failure).rejects.toSatisfy((e) => sqliteCode(e) === 'SQLITE_IOERR');
    expect(attempts).toBe(4);
  });
});

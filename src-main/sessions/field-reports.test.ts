import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { breakPage, expectWhole } from './testing/files.ts';
import { aSession, openTestStore, temporaryHome, type TestStore } from './testing/store.ts';
import { startWriter } from './testing/writers.ts';

/** What went wrong in the field with sessions, one report each; the numbers of the reports are in docs/compatibility-sessions.md. */

const all = { limit: 100, offset: 0, archived: false, title: '' };
const full = { limit: 100, depth: 'full' } as const;

async function filled(count: number, journalMode: 'wal' | 'delete' = 'wal'): Promise<TestStore & { id: string }> {
  const opened = await openTestStore({ journalMode });
  const id = await opened.store.createSession(aSession({ title: 'The one' }));
  await opened.store.appendMany(
    id,
    Array.from({ length: count }, (_, i) => ({ role: 'user' as const, content: `needle ${i} ${'word '.repeat(40)}` })),
  );
  return { ...opened, id };
}

async function titled(...titles: readonly string[]): Promise<TestStore & { ids: string[] }> {
  const opened = await openTestStore();
  const ids: string[] = [];
  for (const title of titles) {
    const id = await opened.store.createSession(aSession());
    await opened.store.rename(id, title);
    ids.push(id);
  }
  return { ...opened, ids };
}

describe('66724: damage in the shadow tables of an index', () => {
  it.each([
    [
      'one block of the words',
      `UPDATE messages_fts_data SET block = zeroblob(32) WHERE id = (SELECT MAX(id) FROM messages_fts_data)`,
    ],
    ['every block of the words', `UPDATE messages_fts_data SET block = zeroblob(32)`],
    ['the pieces', `UPDATE messages_fts_trigram_data SET block = zeroblob(32) WHERE id > 10`],
    ['the list of what is indexed', `DELETE FROM messages_fts_docsize WHERE id % 2 = 0`],
    ['entries of messages that are gone', `INSERT INTO messages_fts(rowid, content) VALUES (100000, 'needle ghost')`],
  ])('%s: chats open, words are found, the check finds it, and after the repair all is well', async (_, damage) => {
    const { store, home, file, id } = await filled(200);
    await store.close();
    const db = new Database(file);
    db.unsafeMode(true);
    db.exec(damage);
    db.close();
    const again = await openTestStore({ home });
    expect(again.store.problem).toBeNull();
    expect(again.store.messages(id, { limit: 500 }).total).toBe(200);
    expect((await again.store.search('needle', full)).total).toBe(200);
    await again.store.appendMessage(id, { role: 'user', content: 'needle after' });
    expect(await again.store.repair()).toMatchObject({ found: 'index', aside: null });
    const found = await again.store.search('needle', full);
    expect([found.total, found.note]).toEqual([201, null]);
    await again.store.close();
    expect(expectWhole(file).size).toBe(201);
  });
});

describe('99652: damage in the messages themselves', () => {
  it.each([['wal' as const], ['delete' as const]])(
    'in %s mode is told, written no further, and repaired with a copy kept',
    async (mode) => {
      const { store, home, file, id } = await filled(400, mode);
      await store.close();
      breakPage(file, 'messages', 5);
      const told: unknown[] = [];
      const again = await openTestStore({ home, onProblem: (problem) => told.push(problem?.code ?? null) });
      const sent = await again.store.appendMessage(id, { role: 'user', content: 'still here' });
      expect(() => again.store.messages(id, { limit: 1000 })).toThrow('damaged');
      expect(again.store.problem).toMatchObject({ code: 'damaged', blocking: true });
      await expect(again.store.appendMessage(id, { role: 'user', content: 'lost?' })).rejects.toMatchObject({
        code: 'damaged',
        remedy: expect.stringContaining('repair') as string,
      });
      const report = await again.store.repair();
      expect(report).toMatchObject({ found: 'tables', lostFrom: ['messages'] });
      expect(statSync(report.aside ?? '').size).toBeGreaterThan(0);
      expect(told).toEqual(['damaged', null]);
      expect(again.store.message(sent.id).content).toBe('still here');
      expect((await again.store.search('still here', full)).total).toBe(1);
    },
  );
});

describe('89293: the journal mode', () => {
  it('of a new file is the configured one and stays it, whatever is configured later', async () => {
    const { store, home, file } = await openTestStore({ journalMode: 'delete' });
    await store.createSession(aSession());
    await store.close();
    const again = await openTestStore({ home, journalMode: 'wal' });
    await again.store.createSession(aSession());
    const db = new Database(file, { readonly: true });
    expect(db.pragma('journal_mode', { simple: true })).toBe('delete');
    db.close();
    const other = await openTestStore({ journalMode: 'wal' });
    await other.store.close();
    await openTestStore({ home: other.home, journalMode: 'delete' });
    const wal = new Database(other.file, { readonly: true });
    expect(wal.pragma('journal_mode', { simple: true })).toBe('wal');
    wal.close();
  });

  it.each([['delete' as const], ['wal' as const]])(
    '%s bears being killed in the middle of writing, again and again',
    async (mode) => {
      const { store, home, file } = await openTestStore({ journalMode: mode });
      await store.close();
      const acknowledged: number[] = [];
      for (let round = 0; round < 3; round++) {
        const writer = startWriter(home, `round ${round}`, 1000);
        await expect.poll(() => writer.stored.length, { timeout: 20_000 }).toBeGreaterThan(10);
        writer.process.kill('SIGKILL');
        await writer.ended;
        acknowledged.push(...writer.stored);
        const again = await openTestStore({ home });
        expect(again.store.problem).toBeNull();
        await again.store.close();
      }
      const there = expectWhole(file);
      expect(acknowledged.filter((id) => !there.has(id))).toEqual([]);
      const db = new Database(file, { readonly: true });
      expect(db.pragma('journal_mode', { simple: true })).toBe(mode);
      db.close();
    },
  );
});

describe('67379, 102757: lone surrogates', () => {
  it('are U+FFFD on disk wherever they come from; later turns, search, titles, export and import work', async () => {
    const { store, home, file } = await openTestStore();
    const id = await store.createSession(aSession({ title: 'half \ud83d title', systemPrompt: 'you \udc00 are' }));
    await store.appendMany(id, [
      { role: 'user', content: 'half \ud83d emoji', apiContent: 'api \ud83d' },
      {
        role: 'assistant',
        content: 'x\ud800y',
        reasoning: '\udfff',
        toolCalls: [{ id: 'c\ud800', name: 'f', arguments: '{"q":"edge \\ud800", "r":"\ud800"}' }],
      },
      { role: 'tool', content: '\udc00', toolCallId: 'c\ud800', toolName: 'f', displayMetadata: { a: '\ud800' } },
      { role: 'user', content: [{ type: 'text', text: 'part \ud800' }] },
    ]);
    for (let i = 0; i < 3; i++) await store.appendMessage(id, { role: 'user', content: `turn ${i}` });
    await store.close();
    const again = await openTestStore({ home });
    expect(again.store.messages(id, { limit: 9 }).total).toBe(7);
    for (const { content, shown, toolCalls } of again.store.replay(id)) {
      const text = JSON.stringify([content, shown, toolCalls.map((c) => c.id)]);
      expect(text).not.toMatch(/\\u[dD][89a-fA-F]/);
      expect(toolCalls.every((c) => c.arguments.isWellFormed())).toBe(true);
    }
    expect((await again.store.search('emoji', full)).total).toBe(1);
    expect(again.store.get(id).title).toBe('half \ufffd title');
    for (const format of ['jsonl', 'markdown', 'html'] as const) {
      expect((await again.store.export(id, format)).text.isWellFormed()).toBe(true);
    }
    const to = await openTestStore();
    expect(await to.store.importJsonl((await again.store.export(id, 'jsonl')).text)).toMatchObject({
      sessions: 1,
      messages: 7,
    });
    const db = new Database(file, { readonly: true });
    const cells = db.prepare('SELECT hex(content) AS hex FROM messages').pluck().all() as string[];
    db.close();
    // UTF-8 of a surrogate begins with ED A0 to ED BF.
    expect(cells.filter((hex) => /^(?:..)*?ED[AB]/.test(hex))).toEqual([]);
  });
});

describe('80337: closed by a compression that never went on', () => {
  it.each(['user', 'assistant', 'tool'] as const)('takes a %s message again', async (role) => {
    const { store, file } = await openTestStore();
    const db = new Database(file);
    db.exec(
      `INSERT INTO sessions (id, source, started_at, ended_at, end_reason) VALUES ('lone', 'cli', 1, 2, 'compression')`,
    );
    db.close();
    expect((await store.appendMessage('lone', { role, content: 'saved' })).session).toBe('lone');
    expect(store.get('lone').endedAt).toBeNull();
  });

  it('goes on in the continuation where there is one, at any depth', async () => {
    const { store, file } = await openTestStore();
    const db = new Database(file);
    db.exec(`INSERT INTO sessions (id, source, started_at, ended_at, end_reason, parent_session_id) VALUES
      ('a', 'cli', 1, 2, 'compression', NULL), ('b', 'cli', 2, 3, 'compression', 'a'), ('c', 'cli', 3, NULL, NULL, 'b')`);
    db.close();
    expect((await store.appendMessage('a', { role: 'user', content: 'on' })).session).toBe('c');
  });
});

describe('53684: deleting a compressed conversation', () => {
  it.each(['root', 'mid', 'tip'])(
    'by its %s takes the whole chain with its hits, also after a restart; the branch stays',
    async (part) => {
      const { store, home, file } = await openTestStore();
      const db = new Database(file);
      db.exec(`INSERT INTO sessions (id, source, started_at, ended_at, end_reason, parent_session_id, model_config) VALUES
        ('root', 'cli', 1, 2, 'compression', NULL, NULL), ('mid', 'cli', 2, 3, 'compression', 'root', NULL),
        ('tip', 'cli', 3, NULL, NULL, 'mid', NULL), ('branch', 'cli', 2, NULL, NULL, 'root', '{"_branched_from": "root"}');
      INSERT INTO messages (session_id, role, content, timestamp) SELECT id, 'user', 'needle', 1 FROM sessions`);
      db.close();
      await store.remove(part);
      await store.close();
      const again = await openTestStore({ home });
      expect(again.store.list(all).rows.map((r) => r.id)).toEqual(['branch']);
      expect((await again.store.search('needle', full)).hits.map((h) => h.session.id)).toEqual(['branch']);
      expect(again.store.trash()).toMatchObject([{ id: 'tip', parts: 3, messages: 3 }]);
      await again.store.restore('tip');
      expect(again.store.get('branch').parent).toBe('root');
      expect(again.store.get('root')).toMatchObject({ id: 'tip', parts: 3 });
      await again.store.close();
      expect(expectWhole(file).size).toBe(4);
    },
  );
});

describe('50537, 48989: titles that are taken', () => {
  it('automatic ones are numbered, each session has its own', async () => {
    const { store } = await openTestStore();
    const ids: string[] = [];
    for (let i = 0; i < 3; i++) ids.push(await store.createSession(aSession({ title: 'Same first words' })));
    expect(ids.map((id) => store.get(id).title)).toEqual([
      'Same first words',
      'Same first words #2',
      'Same first words #3',
    ]);
    for (const id of ids) await store.autoTitle(id, 'A title of a model', 'llm');
    expect(ids.map((id) => store.get(id).title)).toEqual([
      'A title of a model',
      'A title of a model #2',
      'A title of a model #3',
    ]);
  });

  it.each([
    ['the same', 'Café notes'],
    ['with a space behind', 'Café notes '],
    ['decomposed', 'Cafe\u0301 notes'],
    ['with a zero-width space for the gap', 'Café\u200bnotes'],
    ['with a bidi mark', '\u200eCafé notes'],
  ])('a person’s is refused when it is %s, and the owner is named', async (_, title) => {
    const { store, ids } = await titled('Café notes', 'Other');
    await expect(store.rename(ids[1] ?? '', title)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining(ids[0] ?? '') as string,
    });
    expect(store.get(ids[1] ?? '').title).toBe('Other');
  });

  it('one that differs in letter case is another title', async () => {
    const { store, ids } = await titled('Café notes', 'Other');
    expect(await store.rename(ids[1] ?? '', 'café notes')).toMatchObject({ title: 'café notes' });
  });

  it('older parts of the same conversation are no conflict', async () => {
    const { store, file } = await openTestStore();
    const db = new Database(file);
    db.exec(`INSERT INTO sessions (id, source, started_at, ended_at, end_reason, parent_session_id, title) VALUES
      ('a', 'cli', 1, 2, 'compression', NULL, 'scanner'), ('b', 'cli', 2, 3, 'compression', 'a', 'scanner #2'),
      ('c', 'cli', 3, NULL, NULL, 'b', 'scanner #3')`);
    db.close();
    expect(await store.rename('c', 'scanner')).toMatchObject({ title: 'scanner' });
    expect(await store.rename('c', 'scanner #2')).toMatchObject({ title: 'scanner #2' });
  });
});

describe('94075: pasted titles', () => {
  it.each([
    ['Alpha\u200bBeta', 'Alpha Beta'],
    ['Настройка\u200bПочты', 'Настройка Почты'],
    ['a\ufeffb', 'a b'],
    ['\u202Egnp.exe', 'gnp.exe'],
    ['NULL', 'NULL'],
    ['👩‍🍳🥖', '👩‍🍳🥖'],
    ['one\n\ttwo\u0000three', 'one twothree'],
    ['\u2066isolated\u2069 text\ufff9', 'isolated text'],
  ])('%j becomes %j', async (given, stored) => {
    const { store, ids } = await titled('before');
    expect(await store.rename(ids[0] ?? '', given)).toMatchObject({ title: stored });
  });

  it.each([
    ' ',
    '   ',
    '\u200b',
    '\u202e\u2069',
    '\n\t',
    '\u3164',
    '\u2800 \u2800',
    '\u115f\uffa0',
    '\ufe0f',
    '\u{e0041}',
  ])('%j holds nothing to be seen and is refused', async (given) => {
    const { store, ids } = await titled('before');
    await expect(store.rename(ids[0] ?? '', given)).rejects.toMatchObject({ code: 'invalid_input' });
    expect(store.get(ids[0] ?? '').title).toBe('before');
  });

  it('300 characters are refused with the limit; an automatic one is cut between graphemes', async () => {
    const { store, ids } = await titled('before');
    await expect(store.rename(ids[0] ?? '', 'x'.repeat(300))).rejects.toThrow('300 of 100');
    const id = await store.createSession(aSession());
    const cut = await store.autoTitle(id, `${'x'.repeat(99)}👩‍🍳 tail`, 'llm');
    expect(cut).toBe('x'.repeat(99));
  });
});

describe('79722: wildcards in a clean-up', () => {
  const titles = ['user_auth', 'user-auth', 'userXauth', '100%', '100 percent', 'C:\\tmp\\my_dir', 'a\\b'];
  it.each([
    ['user_auth', ['user_auth']],
    ['%', ['100%']],
    ['_', ['user_auth', 'C:\\tmp\\my_dir']],
    ['\\', ['C:\\tmp\\my_dir', 'a\\b']],
    ['C:\\tmp\\my_dir', ['C:\\tmp\\my_dir']],
    ["'", []],
    ['[a-z]', []],
    ['*', []],
  ])('%j means itself: what is shown is what goes, and the list finds the same', async (title, expected) => {
    const { store } = await titled(...titles);
    const filter = { days: null, title, source: '', archived: false, open: true };
    const preview = await store.prune(filter, null);
    expect(preview.rows.map((r) => r.title).toSorted()).toEqual([...expected].toSorted());
    expect(
      store
        .list({ ...all, title })
        .rows.map((r) => r.title)
        .toSorted(),
    ).toEqual([...expected].toSorted());
    const report = await store.prune(filter, preview.ids);
    expect(report.total).toBe(preview.total);
    expect(store.list(all).total).toBe(titles.length - expected.length);
  });
});

describe('jan 1057: delete the last answer and ask again', () => {
  it('twenty times keeps order and count, also after a restart, and finds nothing of what was taken back', async () => {
    const { store, home, file } = await openTestStore();
    const id = await store.createSession(aSession());
    const question = await store.appendMessage(id, { role: 'user', content: 'the question' });
    for (let i = 0; i < 20; i++) {
      const { id: answer } = await store.appendMessage(id, { role: 'assistant', content: `discarded${i} answer` });
      await store.rewind(id, answer);
      store.messages(id, { limit: 5 });
    }
    await store.appendMessage(id, { role: 'assistant', content: 'the last answer' });
    await store.close();
    const again = await openTestStore({ home });
    expect(again.store.messages(id, { limit: 99 }).messages.map((m) => m.content)).toEqual([
      'the question',
      'the last answer',
    ]);
    expect(again.store.get(id).messageCount).toBe(2);
    expect(again.store.replay(id)[0]?.id).toBe(question.id);
    for (const depth of ['index', 'full'] as const) {
      expect((await again.store.search('discarded7', { limit: 9, depth })).total).toBe(0);
    }
    await again.store.close();
    expectWhole(file);
  });
});

describe('a home on which nobody can have a database', () => {
  it('names the file, and whoever sends keeps their words: the refusal comes before anything is dropped', async () => {
    const home = temporaryHome();
    writeFileSync(join(home, 'state.db'), 'not a database, but long enough to be read as one'.repeat(100));
    const { store } = await openTestStore({ home });
    await expect(store.createSession(aSession())).rejects.toMatchObject({
      code: 'damaged',
      file: join(home, 'state.db'),
    });
  });
});

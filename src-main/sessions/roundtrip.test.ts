import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { aSession, openTestStore, type TestStore } from './testing/store.ts';

type Cells = Readonly<Record<string, unknown>>;

/** What a file makes of its own for each message, and what of a session means nothing in another file. */
const own = new Set(['id', 'display_order', 'message_uid', 'last_activity_at', 'profile_name']);

function rows(file: string, sql: string): Cells[] {
  const db = new Database(file, { readonly: true });
  const found = db.prepare<[], Cells>(sql).all();
  db.close();
  return found.map((row) =>
    Object.fromEntries(
      Object.entries(row).filter(([name]) => (sql.includes('sessions') && name === 'id' ? true : !own.has(name))),
    ),
  );
}

const sessions = (file: string): Cells[] => rows(file, 'SELECT * FROM sessions ORDER BY started_at, id');
const messages = (file: string): Cells[] => rows(file, 'SELECT * FROM messages WHERE active = 1 ORDER BY id');

function sql(file: string, text: string): void {
  const db = new Database(file);
  db.exec(text);
  db.close();
}

/** A conversation in two parts with everything a session and a message can hold. */
async function rich(): Promise<TestStore & { tip: string }> {
  const opened = await openTestStore();
  const { store, file } = opened;
  const root = await store.createSession(
    aSession({ title: 'Bread', systemPrompt: 'frozen ü 🍞', modelConfig: { t: 0.5 } }),
  );
  await store.appendMany(
    root,
    [
      { role: 'user', content: 'a question', apiContent: '<recall>ü\n</recall>a question  ' },
      {
        ...{ role: 'assistant', content: null, reasoning: 'why', finishReason: 'tool_calls', tokenCount: 12 },
        toolCalls: [{ id: 'c1', name: 'f', arguments: '{"n": 1.0, "é": "\\u00e9"}' }],
        reasoningDetails: [{ type: 'x', score: 1e3 }],
      },
      { role: 'tool', content: 'r', toolCallId: 'c1', toolName: 'f', effect: { journal: [1], staged: ['s'] } },
      { role: 'assistant', content: [{ type: 'text', text: 'parts 面包' }], displayKind: 'steer' },
      { role: 'session_meta', content: 'a note', displayKind: 'note' },
    ],
    {
      usage: {
        ...{ model: 'm', provider: 'p', inputTokens: 10, outputTokens: 5, cacheReadTokens: 3, cacheWriteTokens: 2 },
        ...{ reasoningTokens: 1, calls: 1, costUsd: 0.25 },
      },
      config: () => ({}),
    },
  );
  const tip = await store.createSession(aSession({ title: 'Bread' }));
  await store.appendMessage(tip, { role: 'user', content: 'and on' });
  sql(
    file,
    `UPDATE sessions SET ended_at = started_at + 1.5, end_reason = 'compression', estimated_cost_usd = 1.25 WHERE id = '${root}';
     UPDATE sessions SET parent_session_id = '${root}', pinned = 1, archived = 1 WHERE id = '${tip}';
     UPDATE messages SET tool_calls = '[{"id": "big", "n": 12345678901234567890, "x": 1.0, "e": 1e400}]', token_count = 7,
       reasoning_details = '{"p": 0.10}', content = char(0) || 'json:[{"type": "text", "text": "t", "v": 2.50}]'
       WHERE role = 'assistant' AND content IS NULL;
     ALTER TABLE messages ADD COLUMN their_column TEXT;
     ALTER TABLE sessions ADD COLUMN their_other REAL;
     UPDATE messages SET their_column = 'kept ü'; UPDATE sessions SET their_other = 2.0`,
  );
  return { ...opened, tip };
}

describe('what is exported', () => {
  it('comes back cell by cell: sent bytes, usage, lineage, titles, calls, numbers as written, unknown columns', async () => {
    const from = await rich();
    const { text } = await from.store.export(from.tip, 'jsonl');
    const to = await openTestStore();
    sql(to.file, 'ALTER TABLE messages ADD COLUMN their_column TEXT; ALTER TABLE sessions ADD COLUMN their_other REAL');
    expect(await to.store.importJsonl(text)).toMatchObject({ sessions: 2, messages: 6, skipped: [] });
    expect(messages(to.file)).toEqual(messages(from.file));
    expect(sessions(to.file)).toEqual(sessions(from.file));
    expect(to.store.get(from.tip)).toMatchObject({
      parts: 2,
      pinned: true,
      archived: true,
      title: 'Bread #2',
      costUsd: 1.25,
    });
    expect(to.store.prompt(from.tip)?.text).toBe('You are a test.');
    // A second time round nothing is lost either.
    const again = await openTestStore();
    await again.store.importJsonl((await to.store.export(from.tip, 'jsonl')).text);
    expect(messages(again.file).map((m) => m['content'])).toEqual(messages(from.file).map((m) => m['content']));
  });

  it('goes into a file of another shape without what that cannot hold', async () => {
    const from = await rich();
    const to = await openTestStore();
    await to.store.importJsonl((await from.store.export(from.tip, 'jsonl')).text);
    expect(messages(to.file)[0]).not.toHaveProperty('their_column');
    expect(to.store.messages(from.tip, { limit: 9 }).messages.map((m) => m.content)).toEqual(
      from.store.messages(from.tip, { limit: 9 }).messages.map((m) => m.content),
    );
  });
});

const line = (id: string, said: readonly unknown[], more: object = {}): string =>
  JSON.stringify({ id, source: 'cli', started_at: 5, messages: said, ...more });
const user = (content: unknown, more: object = {}): object => ({ role: 'user', content, timestamp: 6, ...more });

describe('an import of what others wrote', () => {
  it.each([
    ['a byte order mark and Windows lines', `\ufeff${line('a', [user('x')])}\r\n\r\n${line('b', [])}\r\n`, 2],
    [
      'explicit nulls',
      line('a', [user('x', { active: null, compacted: null, observed: null })], {
        pinned: null,
        rewind_count: null,
        archived: null,
      }),
      1,
    ],
    ['numbers as Python writes them', line('a', [user('x')]).replace('"timestamp":6', '"timestamp":1700000000.0'), 1],
    [
      'texts where numbers belong',
      line('a', [user('x', { token_count: 'many' })], { input_tokens: 'lots', ended_at: 'noon' }),
      1,
    ],
    ['content that is a number, an object, a list of lists', line('a', [user(5), user({ a: 1 }), user([['x']])]), 1],
    [
      'columns and keys of another program',
      line('a', [user('x', { weird: { a: [1] } })], { vendor: 'x', 'a"b': 1, 'id; --': 2 }),
      1,
    ],
    ['a prompt hash of another file', line('a', [], { system_prompt_hash: 'f'.repeat(64) }), 1],
    ['ids that only differ in a lone surrogate', line('a\ud800', []), 1],
    ['an id that is a path', line('../../../etc/passwd', [user('x')]), 1],
  ])('takes %s', async (_what, text, count) => {
    const { store, file } = await openTestStore();
    expect(await store.importJsonl(text)).toMatchObject({ sessions: count });
    for (const { id } of store.list({ limit: 9, offset: 0, archived: false, title: '' }).rows) {
      expect(store.messages(id, { limit: 9 }).total).toBe(store.get(id).messageCount);
      expect(await store.search('x', { limit: 5, depth: 'full' })).toMatchObject({ complete: true });
      await store.remove(id);
      await store.restore(id);
    }
    await store.close();
    const db = new Database(file);
    expect([db.pragma('integrity_check', { simple: true }), db.pragma('foreign_key_check')]).toEqual(['ok', []]);
    db.close();
  });

  it.each([
    ['a text file', 'hello\nworld', 'Line 1'],
    ['a zip', 'PK\u0003\u0004\0\0', 'Line 1'],
    ['an array of conversations', '[{"id": "a", "messages": []}]', 'no JSON object'],
    ['a line cut in the middle', `${line('a', [])}\n${line('b', [user('x')]).slice(0, -20)}`, 'Line 2'],
    ['a role of another world', line('a', [{ role: 'developer', content: 'x' }]), 'message 1 has no known role'],
    ['a message that is a text', line('a', ['x']), 'message 1 is no JSON object'],
    ['an id twice, once with a lone surrogate', `${line('a\ud800', [])}\n${line('a\ufffd', [])}`, 'twice'],
    [
      'nesting without end',
      line('a', [user('DEEP')]).replace('"DEEP"', `${'['.repeat(60_000)}${']'.repeat(60_000)}`),
      'Line 1',
    ],
    ['501 conversations', Array.from({ length: 501 }, (_, i) => line(`s${i}`, [])).join('\n'), 'import limit of 500'],
    ['more than 25 MiB', line('a', [user('x'.repeat(26 * 1024 * 1024))]), '25 MiB'],
  ])('refuses %s by its line, and nothing is written', async (_what, text, says) => {
    const { store } = await openTestStore();
    await expect(store.importJsonl(text)).rejects.toMatchObject({
      code: 'invalid_input',
      message: expect.stringContaining(says) as string,
    });
    expect(store.stats()).toMatchObject({ sessions: 0, messages: 0 });
  });
});

describe('titles that collide', () => {
  it.each([
    [
      ['trip', 'trip', 'trip'],
      ['trip', 'trip #2', 'trip #3'],
    ],
    [
      ['trip #2', 'trip', 'trip'],
      ['trip #2', 'trip', 'trip #3'],
    ],
    [
      ['trip #9', 'trip #9'],
      ['trip #9', 'trip #10'],
    ],
    [
      ['trip #99999999999999999999', 'trip #99999999999999999999'],
      ['trip #99999999999999999999', 'trip #2'],
    ],
    [
      ['#2', '#2'],
      ['#2', '#2 #2'],
    ],
    [
      ['a%_', 'a%_', 'aXY'],
      ['a%_', 'a%_ #2', 'aXY'],
    ],
    [
      ['x'.repeat(100), 'x'.repeat(100)],
      ['x'.repeat(100), 'x'.repeat(94)],
    ],
  ])('%j are numbered to %j', async (given, expected) => {
    const { store } = await openTestStore();
    for (const [i, title] of given.entries()) await store.importJsonl(line(`s${i}`, [], { title }));
    expect(given.map((_, i) => store.get(`s${i}`).title)).toEqual(expected);
  });
});

describe('the conversation that a person means', () => {
  it('is that of the id, then of the title, then of the beginning of an id; two that fit are named', async () => {
    const { store } = await openTestStore();
    const titles: Readonly<Record<string, string>> = { abc1: 'Trip', abc2: 'abc1', xyz: 'Café', latest1: 'latest' };
    for (const [id, title] of Object.entries(titles)) await store.importJsonl(line(id, [user('x')], { title }));
    expect(store.resolve('abc1')).toBe('abc1');
    expect(store.resolve('Trip')).toBe('abc1');
    expect(store.resolve('Cafe\u0301')).toBe('xyz');
    expect(store.resolve(' Café ')).toBe('xyz');
    expect(store.resolve('xy')).toBe('xyz');
    expect(() => store.resolve('abc')).toThrow(/abc1, abc2|abc2, abc1/);
    expect(store.resolve('latest1')).toBe('latest1');
    for (const nobody of ['', '  ', '%', '_', 'a%', 'x'.repeat(500), '\0', '\ud800']) {
      expect(() => store.resolve(nobody), nobody).toThrow(expect.objectContaining({ code: 'not_found' }) as Error);
    }
  });
});

import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it, vi } from 'vitest';
import type { ToolContext } from '@shared/tools/tool.ts';
import { Search } from './search.ts';
import { sessionSearchTool, when } from './session-search-tool.ts';
import { aSession, openTestStore, temporaryHome, type TestStore } from './testing/store.ts';

function context(session = ''): ToolContext {
  const signal = new AbortController().signal;
  return { session, turn: 't', origin: 'foreground', message: null, workspace: null, signal };
}

interface Answer {
  success: boolean;
  mode?: string;
  count?: number;
  error?: string;
  results?: Record<string, unknown>[];
  messages?: Record<string, unknown>[];
  [key: string]: unknown;
}

async function ask(t: TestStore, args: Record<string, unknown>, session = ''): Promise<Answer> {
  const result = await sessionSearchTool(t.store).run(args, context(session));
  const answer = JSON.parse(result.content) as Answer;
  expect(result.failed).toBe(!answer.success);
  return answer;
}

async function modpacks(): Promise<TestStore & { ids: string[] }> {
  const opened = await openTestStore();
  const ids: string[] = [];
  for (let s = 0; s < 3; s++) {
    const id = await opened.store.createSession(aSession({ title: `Talk ${s}` }));
    ids.push(id);
    await opened.store.appendMany(
      id,
      Array.from({ length: 30 }, (_, i) => ({
        role: i % 2 === 0 ? ('user' as const) : ('assistant' as const),
        content: i === 14 ? 'about the modpack' : `plain ${i}`,
      })),
    );
  }
  return { ...opened, ids };
}

describe('session_search with a query', () => {
  it('gives the best conversation in full and the others with the hit alone', async () => {
    const t = await modpacks();
    const answer = await ask(t, { query: 'modpack', limit: 3 });
    expect(answer).toMatchObject({ success: true, mode: 'discover', query: 'modpack', detail: 'adaptive', count: 3 });
    const [first, second] = answer.results ?? [];
    expect(Object.keys(first ?? {})).toEqual([
      ...['session_id', 'when', 'source', 'model', 'title', 'matched_role', 'match_message_id', 'snippet'],
      ...['bookend_start', 'messages', 'bookend_end', 'messages_before', 'messages_after', 'detail', 'link'],
    ]);
    expect(first).toMatchObject({
      matched_role: 'user',
      detail: 'full',
      snippet: 'about the >>>modpack<<<',
      messages_before: 5,
      messages_after: 5,
      bookend_start: [{ content: 'plain 0' }, { content: 'plain 1' }, { content: 'plain 2' }],
      bookend_end: [{ content: 'plain 27' }, { content: 'plain 28' }, { content: 'plain 29' }],
    });
    expect(first?.['messages']).toHaveLength(11);
    expect(second).toMatchObject({
      detail: 'compact',
      bookend_start: [],
      bookend_end: [],
      messages: [{ anchor: true }],
    });
    expect((await ask(t, { query: 'modpack', detail: 'full' })).results?.[2]).toMatchObject({ detail: 'full' });
    expect((await ask(t, { query: 'modpack', limit: 1 })).count).toBe(1);
    expect((await ask(t, { query: 'modpack', limit: 'many' })).count).toBe(3);
  });

  it('says so when there is nothing', async () => {
    const t = await modpacks();
    expect(await ask(t, { query: 'nothingatall' })).toEqual({
      ...{ success: true, mode: 'discover', query: 'nothingatall', detail: 'adaptive', results: [], count: 0 },
      message: 'No matching sessions found.',
    });
  });

  it('says which filter it could not read', async () => {
    const t = await modpacks();
    const answer = await ask(t, { query: 'modpack before:someday' });
    expect(answer.count).toBe(3);
    expect(answer['message']).toContain('“before:someday” names no day');
  });

  it('stops looking at every message after a while, gives what is like the words, and says that there may be more', async () => {
    const t = await modpacks();
    const depths: string[] = [];
    // Looking at every message takes until it is called off.
    vi.spyOn(Search.prototype, 'isCovered', 'get').mockReturnValue(true);
    vi.spyOn(Search.prototype, 'find').mockImplementation(async (_query, tree, { depth, signal }) => {
      depths.push(depth);
      if (depth === 'full' && signal?.aborted === false) await once(signal, 'abort');
      return { tree, candidates: [], total: 0, complete: false, note: null, leftOut: false };
    });
    const answer = await ask(t, { query: 'odpac' }).finally(() => vi.restoreAllMocks());
    expect(answer).toMatchObject({ success: true, count: 0, complete: false });
    expect(answer['message']).toContain('Pass thorough');
    expect(depths.at(-1)).toBe('index');
  });

  it('puts a conversation of that very title first', async () => {
    const t = await modpacks();
    const answer = await ask(t, { query: '"talk 1"' });
    expect(answer.results?.[0]).toMatchObject({ session_id: t.ids[1], matched_role: 'session_title', detail: 'full' });
  });

  it('orders by time when asked', async () => {
    const t = await modpacks();
    const ids = async (sort: string): Promise<unknown[]> =>
      (await ask(t, { query: 'modpack', sort })).results?.map((r) => r['session_id']) ?? [];
    expect(await ids('oldest')).toEqual(t.ids);
    expect(await ids('newest')).toEqual(t.ids.toReversed());
  });

  it('leaves out what the model has before it, but not what a compaction took away', async () => {
    const t = await openTestStore();
    const id = await t.store.createSession(aSession());
    await t.store.appendMessage(id, { role: 'user', content: 'modpack' });
    expect((await ask(t, { query: 'modpack' }, id)).count).toBe(0);
    const db = new Database(t.file);
    db.exec('UPDATE messages SET active = 0, compacted = 1');
    expect((await ask(t, { query: 'modpack' }, id)).results).toMatchObject([{ session_id: id }]);
    db.exec(`UPDATE messages SET active = 1, compacted = 0;
      INSERT INTO sessions (id, source, started_at, parent_session_id) VALUES ('child', 'desktop', 1, '${id}')`);
    expect((await ask(t, { query: 'modpack' }, 'child')).count).toBe(0);
    db.exec(`UPDATE sessions SET ended_at = 2, end_reason = 'compression' WHERE id = '${id}'`);
    expect((await ask(t, { query: 'modpack' }, 'child')).count).toBe(1);
    db.close();
  });

  it('leaves machine sessions out, cron last, and tool rows unless asked', async () => {
    const t = await openTestStore();
    const db = new Database(t.file);
    for (const source of ['kanban', 'subagent', 'tool', 'cron', 'cli']) {
      db.exec(`INSERT INTO sessions (id, source, started_at) VALUES ('${source}', '${source}', 1);
        INSERT INTO messages (session_id, role, content, timestamp) VALUES ('${source}', 'user', 'modpack', 1),
          ('${source}', 'tool', 'output', 2)`);
    }
    db.close();
    expect((await ask(t, { query: 'modpack' })).results?.map((r) => r['session_id'])).toEqual(['cli', 'cron']);
    expect((await ask(t, { query: 'output' })).count).toBe(0);
    expect((await ask(t, { query: 'output', role_filter: 'tool' })).count).toBe(2);
  });

  it('cuts long messages and says how long they were', async () => {
    const t = await openTestStore();
    const id = await t.store.createSession(aSession());
    await t.store.appendMessage(id, { role: 'user', content: `modpack ${'😀'.repeat(5000)}` });
    const [message] = (await ask(t, { query: 'modpack' })).results?.[0]?.['messages'] as Record<string, unknown>[];
    expect(message).toMatchObject({ anchor: true, content_truncated: true, original_content_chars: 5008 });
    expect(Array.from(String(message?.['content']))).toHaveLength(4001);
  });
});

describe('session_search with a session', () => {
  it('and a message shows the messages around it, whatever the query says', async () => {
    const t = await modpacks();
    const anchor = t.store.messages(t.ids[0] ?? '', { limit: 100 }).messages[2]?.id;
    const answer = await ask(t, { query: 'x', session_id: t.ids[0], around_message_id: anchor, window: 999 });
    expect(answer).toMatchObject({ mode: 'scroll', window: 20, messages_before: 2, messages_after: 20 });
    expect(answer.messages?.[2]).toMatchObject({ id: anchor, anchor: true });
    expect(answer).not.toHaveProperty('bookend_start');
    expect((await ask(t, { session_id: t.ids[0], around_message_id: 'here' })).success).toBe(false);
    expect((await ask(t, { session_id: t.ids[0], around_message_id: anchor }, t.ids[0])).success).toBe(false);
    expect(await ask(t, { session_id: t.ids[0], around_message_id: 99_999 })).toEqual({
      success: false,
      error: `around_message_id 99999 not in session_id ${t.ids[0]}`,
    });
  });

  it('never shows hidden or rewound messages', async () => {
    const t = await openTestStore();
    const id = await t.store.createSession(aSession());
    const stored = await t.store.appendMany(id, [
      { role: 'user', content: 'visible start' },
      { role: 'user', content: 'hidden', displayKind: 'hidden' },
      { role: 'user', content: 'visible anchor' },
      { role: 'user', content: 'hidden', displayKind: 'hidden' },
      { role: 'user', content: 'visible end' },
      { role: 'user', content: 'rewound' },
    ]);
    await t.store.rewind(id, stored[5]?.id ?? 0);
    const answer = await ask(t, { session_id: id, around_message_id: stored[2]?.id, window: 5 });
    expect(answer.messages?.map((m) => m['content'])).toEqual(['visible start', 'visible anchor', 'visible end']);
    expect((await ask(t, { session_id: id, around_message_id: stored[1]?.id })).success).toBe(false);
    expect((await ask(t, { session_id: id })).messages).toHaveLength(3);
  });

  it('alone reads it, its ends when it is long, also by link', async () => {
    const t = await modpacks();
    const id = t.ids[0] ?? '';
    const short = await ask(t, { session_id: `@session:work/${id}` });
    expect(short).toMatchObject({
      mode: 'read',
      session_id: id,
      link: `@session:${id}`,
      message_count: 30,
      truncated: false,
    });
    await t.store.appendMessage(id, { role: 'user', content: 'one more' });
    const long = await ask(t, { session_id: id });
    expect(long).toMatchObject({ message_count: 31, truncated: true });
    expect(long.messages).toHaveLength(30);
    expect(await ask(t, { session_id: 'nope' })).toEqual({ success: false, error: 'session_id not found: nope' });
  });
});

describe('session_search with nothing', () => {
  it('lists recent conversations without the one that is going on', async () => {
    const t = await modpacks();
    const answer = await ask(t, {}, t.ids[2]);
    expect(answer).toMatchObject({ mode: 'browse', count: 2 });
    expect(answer.results?.map((r) => r['session_id'])).toEqual([t.ids[1], t.ids[0]]);
    expect(answer.results?.[0]).toMatchObject({ title: 'Talk 1', message_count: 30, preview: 'plain 0' });
  });
});

describe('a time', () => {
  it('is written as Hermes writes it', () => {
    expect(when(new Date(2025, 2, 5, 9, 15).getTime())).toBe('March 05, 2025 at 09:15 AM');
    expect(when(new Date(2025, 11, 25, 0, 5).getTime())).toBe('December 25, 2025 at 12:05 AM');
    expect(when(null)).toBe('unknown');
  });
});

describe('session_search in another profile', () => {
  async function profiles(): Promise<{ own: TestStore; id: string; place: { root: string; profile: string } }> {
    const root = temporaryHome();
    const home = join(root, 'profiles', 'work');
    mkdirSync(home, { recursive: true });
    const work = await openTestStore({ home });
    const id = await work.store.createSession(aSession({ title: 'Work talk' }));
    await work.store.appendMessage(id, { role: 'user', content: 'the quarterly report' });
    await work.store.close();
    return { own: await openTestStore({ home: root }), id, place: { root, profile: 'default' } };
  }

  it('finds, reads and scrolls there, and links name the profile', async () => {
    const { own, id, place } = await profiles();
    const asked = async (args: Record<string, unknown>): Promise<Answer> =>
      JSON.parse((await sessionSearchTool(own.store, place).run(args, context())).content) as Answer;
    expect((await asked({ query: 'quarterly' })).count).toBe(0);
    const link = `@session:work/${id}`;
    expect((await asked({ query: 'quarterly', profile: 'Work' })).results).toMatchObject([{ session_id: id, link }]);
    expect((await asked({ profile: 'work' })).results).toMatchObject([{ session_id: id, link }]);
    for (const session_id of [link, `work/${id}`]) {
      expect(await asked({ session_id })).toMatchObject({ mode: 'read', session_id: id, link, message_count: 1 });
    }
    expect(await asked({ session_id: id })).toMatchObject({ mode: 'read', profile: 'work', link });
    expect(await asked({ session_id: link, around_message_id: 1 })).toMatchObject({ mode: 'scroll', session_id: id });
  });

  it('refuses a profile that is not there, and names it', async () => {
    const { own, place } = await profiles();
    for (const profile of ['nobody', '../..', 'work/../..']) {
      const { content } = await sessionSearchTool(own.store, place).run({ query: 'x', profile }, context());
      expect(JSON.parse(content)).toMatchObject({ success: false, error: expect.stringContaining(profile) as string });
    }
  });
});

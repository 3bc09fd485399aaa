import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { hermes, python } from './testing/hermes.ts';
import { aSession, openTestStore } from './testing/store.ts';

const point = (message: number | null) => ({ message, source: 'desktop' as const });

/** A conversation of two exchanges, the first with a call; answers the ids of its messages. */
async function talk(store: Awaited<ReturnType<typeof openTestStore>>['store'], title?: string) {
  const session = await store.createSession(
    aSession({
      systemPrompt: 'You are told this.',
      ...(title === undefined ? {} : { title }),
      modelConfig: { desk_model: { model: 'x' }, _desk_usage_anchor: 1 },
    }),
  );
  const rows = await store.appendMany(session, [
    { role: 'user', content: 'Remember the tea', apiContent: 'Remember the tea\n\nrecall' },
    { role: 'assistant', content: '', toolCalls: [{ id: 'c1', name: 'memory', arguments: '{}' }] },
    { role: 'tool', content: 'ok', toolCallId: 'c1', toolName: 'memory', effect: { journal: [4], staged: [] } },
    { role: 'assistant', content: 'Kept.', finishReason: 'stop' },
    { role: 'user', content: 'And the coffee?' },
    { role: 'assistant', content: 'No coffee.', finishReason: 'stop' },
  ]);
  return { session, ids: rows.map((row) => row.id) };
}

const contents = (store: Awaited<ReturnType<typeof openTestStore>>['store'], id: string): string[] =>
  store.messages(id, { limit: 50 }).messages.map((message) => message.content);

describe('a branch', () => {
  it('has all there was up to an answer, the same prompt to the byte, and leaves the other as it is', async () => {
    const { store } = await openTestStore();
    const { session, ids } = await talk(store, 'Tea');
    const before = store.messages(session, { limit: 50 });
    const { id, words } = await store.branch(session, point(ids[3] ?? 0));
    expect(words).toBe('');
    expect(contents(store, id)).toEqual(['Remember the tea', '', 'ok', 'Kept.']);
    expect(store.messages(id, { limit: 50 }).messages[2]?.effect).toEqual({ journal: [4], staged: [] });
    expect(store.replay(id)[0]?.content).toBe('Remember the tea\n\nrecall');
    expect(store.prompt(id)).toEqual(store.prompt(session));
    expect(store.get(id)).toMatchObject({ parent: session, title: 'Tea #2', messageCount: 4, endedAt: null });
    expect(store.facts(id).modelConfig).toMatchObject({ _branched_from: session, desk_model: { model: 'x' } });
    expect(store.facts(id).modelConfig).not.toHaveProperty('_desk_usage_anchor');
    expect(store.messages(session, { limit: 50 })).toEqual(before);
    expect(store.get(session)).toMatchObject({ endedAt: null, title: 'Tea' });
    const { rows } = store.list({ limit: 10, offset: 0, archived: false, title: '' });
    expect(rows.map((row) => row.id).sort()).toEqual([id, session].sort());
  });

  it('ends before words of the person, which are handed back', async () => {
    const { store } = await openTestStore();
    const { session, ids } = await talk(store);
    const { id, words } = await store.branch(session, point(ids[4] ?? 0));
    expect(words).toBe('And the coffee?');
    expect(contents(store, id).at(-1)).toBe('Kept.');
  });

  it('takes the results of a call along with it, and never a call without its result', async () => {
    const { store } = await openTestStore();
    const { session, ids } = await talk(store);
    const withCall = await store.branch(session, point(ids[1] ?? 0));
    expect(contents(store, withCall.id)).toEqual(['Remember the tea', '', 'ok']);
    await store.appendMany(session, [
      { role: 'user', content: 'More' },
      { role: 'assistant', content: '', toolCalls: [{ id: 'open', name: 'memory', arguments: '{}' }] },
    ]);
    expect(contents(store, (await store.branch(session, point(null))).id).at(-1)).toBe('More');
  });

  it('goes on by itself: what is said in one is not in the other', async () => {
    const { store } = await openTestStore();
    const { session } = await talk(store);
    const { id } = await store.branch(session, point(null));
    await store.appendMessage(id, { role: 'user', content: 'only here' });
    await store.appendMessage(session, { role: 'user', content: 'only there' });
    expect(contents(store, id)).toContain('only here');
    expect(contents(store, id)).not.toContain('only there');
    expect(contents(store, session)).not.toContain('only here');
  });

  it('from a message that was summarised away has what was said then, without the summary', async () => {
    const { store } = await openTestStore();
    const { session, ids } = await talk(store);
    await store.compact(session, {
      summarised: ids.slice(0, 4),
      carried: ids.slice(4),
      summary: { role: 'user', content: '[CONTEXT COMPACTION] tea' },
      prompt: null,
      config: {},
      note: null,
    });
    const { id } = await store.branch(session, point(ids[3] ?? 0));
    expect(contents(store, id)).toEqual(['Remember the tea', '', 'ok', 'Kept.']);
    expect(store.replay(id)).toHaveLength(4);
  });

  it('is refused before the first words, and for a message that is not there', async () => {
    const { store } = await openTestStore();
    const { session, ids } = await talk(store);
    await expect(store.branch(session, point(ids[0] ?? 0))).rejects.toMatchObject({ code: 'refused' });
    await expect(store.branch(session, point(99_999))).rejects.toMatchObject({ code: 'not_found' });
    await expect(store.branch('nope', point(null))).rejects.toMatchObject({ code: 'not_found' });
    expect(store.list({ limit: 10, offset: 0, archived: false, title: '' }).total).toBe(1);
  });

  it('leaves a file that SQLite calls whole, with counters as the rows are', async () => {
    const { store, file } = await openTestStore();
    const { session } = await talk(store);
    const { id } = await store.branch(session, point(null));
    const db = new Database(file, { readonly: true });
    try {
      expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
      expect(db.pragma('foreign_key_check')).toEqual([]);
      expect(
        db.prepare('SELECT message_count, tool_call_count, parent_session_id FROM sessions WHERE id = ?').get(id),
      ).toEqual({
        message_count: 6,
        tool_call_count: 1,
        parent_session_id: session,
      });
    } finally {
      db.close();
    }
  });

  it.skipIf(python === undefined)('is a branch for Hermes too, listed with all it has', async () => {
    const { store, home } = await openTestStore();
    const { session } = await talk(store, 'Tea');
    const { id } = await store.branch(session, point(null));
    await store.close();
    const found = hermes(
      home,
      `rows = db.list_sessions_rich(limit=20)
print(json.dumps({"ids": sorted(r["id"] for r in rows), "messages": len(db.get_messages(${JSON.stringify(id)}))}))`,
    );
    expect(found).toEqual({ ids: [id, session].sort(), messages: 6 });
  });
});

import Database from 'better-sqlite3';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeAncient, makeVersion22 } from './testing/layouts.ts';
import { aSession, openTestStore, temporaryHome, type TestStore } from './testing/store.ts';

const note = { content: 'A new snapshot begins here.', displayKind: 'new_snapshot' };

async function conversation({ store }: TestStore): Promise<{ session: string; ids: number[] }> {
  const session = await store.createSession(aSession({ modelConfig: { kept: 1 } }));
  const call = { id: 'c1', name: 'memory', arguments: '{}' };
  const rows = await store.appendMany(session, [
    { role: 'user', content: 'first words' },
    { role: 'assistant', content: 'a long forgotten pineapple' },
    { role: 'user', content: 'middle words' },
    { role: 'assistant', content: 'middle answer' },
    { role: 'user', content: 'do it', apiContent: 'do it\n\n[recalled]' },
    { role: 'assistant', content: '', toolCalls: [call], reasoningDetails: [{ type: 'thinking' }] },
    { role: 'session_meta', content: 'a note in between', displayKind: 'notice' },
    { role: 'tool', content: 'done', toolCallId: 'c1', toolName: 'memory', effect: { journal: [3], staged: [] } },
  ]);
  return { session, ids: rows.map((row) => row.id) };
}

function compact({ store }: TestStore, session: string, ids: readonly number[], over: object = {}): Promise<void> {
  return store.compact(session, {
    summarised: ids.slice(1, 4),
    carried: [ids[4] ?? 0, ids[5] ?? 0, ids[7] ?? 0],
    summary: { role: 'assistant', content: '[CONTEXT COMPACTION — REFERENCE ONLY]\nSummary.' },
    prompt: 'A new prompt.',
    config: { fresh: 2 },
    note,
    ...over,
  });
}

describe('a compaction in place', () => {
  it('puts the summary behind the head, carries the end with all it holds, and begins a new prompt', async () => {
    const t = await openTestStore();
    const { session, ids } = await conversation(t);
    const before = t.store.replay(session).slice(-3);
    await compact(t, session, ids);
    const after = t.store.replay(session);
    expect(after.map((row) => [row.role, row.shown.slice(0, 20)])).toEqual([
      ['user', 'first words'],
      ['assistant', '[CONTEXT COMPACTION '],
      ['user', 'do it'],
      ['assistant', ''],
      ['tool', 'done'],
    ]);
    expect(after[1]?.summary).toBe(true);
    expect(after.slice(-3).map((row) => ({ ...row, id: 0 }))).toEqual(before.map((row) => ({ ...row, id: 0 })));
    expect(t.store.prompt(session)?.text).toBe('A new prompt.');
    expect(t.store.facts(session).modelConfig).toMatchObject({ kept: 1, fresh: 2 });
    expect(t.store.get(session).messageCount).toBe(5);
  });

  it('leaves everything to be read and found once, and no row twice', async () => {
    const t = await openTestStore();
    const { session, ids } = await conversation(t);
    await compact(t, session, ids);
    const { messages, total } = t.store.messages(session, { limit: 100 });
    expect(messages.map((row) => row.content.slice(0, 20))).toEqual([
      'first words',
      'a long forgotten pin',
      'middle words',
      'middle answer',
      '[CONTEXT COMPACTION ',
      'A new snapshot begin',
      'do it',
      '',
      'a note in between',
      'done',
    ]);
    expect(total).toBe(10);
    expect(messages.filter((row) => row.compacted).map((row) => row.active)).toEqual([false, false, false]);
    expect(messages.at(-1)?.effect).toEqual({ journal: [3], staged: [] });
    const found = await t.store.search('pineapple', { limit: 10, depth: 'full' });
    expect(found.hits.map((hit) => hit.message)).toEqual([ids[1]]);
    const twice = await t.store.search('done', { limit: 10, depth: 'full' });
    expect(twice.hits).toHaveLength(1);
    const changed = t.events.filter(({ type }) => type === 'message.changed').length;
    expect(changed).toBe(7);
  });

  it('tells clients what became of each row', async () => {
    const t = await openTestStore();
    const { session, ids } = await conversation(t);
    t.events.length = 0;
    await compact(t, session, ids);
    const kinds = t.events.map(({ type }) => type);
    expect(kinds.filter((kind) => kind === 'message.added')).toHaveLength(6);
    expect(kinds.lastIndexOf('message.changed')).toBeLessThan(kinds.indexOf('message.added'));
    expect(kinds.at(-1)).toBe('session.changed');
  });

  it('carries what came meanwhile behind the rest', async () => {
    const t = await openTestStore();
    const { session, ids } = await conversation(t);
    await t.store.appendMessage(session, { role: 'user', content: 'meanwhile' });
    await compact(t, session, ids);
    expect(t.store.replay(session).at(-1)?.shown).toBe('meanwhile');
  });

  it('is refused, with nothing changed, when a row is gone, when a row is forgotten, and for an old file', async () => {
    const t = await openTestStore();
    const { session, ids } = await conversation(t);
    const before = t.store.replay(session);
    await expect(compact(t, session, ids, { carried: [ids[7]] })).rejects.toMatchObject({ code: 'conflict' });
    await expect(compact(t, session, ids, { summarised: [ids[1], 99_999] })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(t.store.replay(session)).toEqual(before);
    expect(t.store.prompt(session)?.text).toBe('You are a test.');
    const home = temporaryHome();
    makeAncient(join(home, 'state.db')).close();
    const old = await openTestStore({ home });
    const there = await conversation(old);
    await expect(compact(old, there.session, there.ids)).rejects.toMatchObject({ code: 'refused' });
  });

  it('works in a file of an older build, whose effects are kept aside', async () => {
    const home = temporaryHome();
    makeVersion22(join(home, 'state.db')).close();
    const t = await openTestStore({ home });
    const { session, ids } = await conversation(t);
    await compact(t, session, ids);
    expect(t.store.messages(session, { limit: 100 }).messages.at(-1)?.effect).toEqual({ journal: [3], staged: [] });
    const state = { cooldownUntil: 5000, error: 'no', failures: 1, ineffective: 2 };
    await t.store.setCompressionState(session, state);
    expect(t.store.compressionState(session)).toEqual(state);
  });

  it('is one program’s at a time', async () => {
    const t = await openTestStore();
    const { session, ids } = await conversation(t);
    const other = await openTestStore({ home: t.home });
    const lock = await t.store.acquireCompression(session);
    expect(await other.store.acquireCompression(session)).toBeNull();
    await expect(compact(other, session, ids)).rejects.toMatchObject({ code: 'busy' });
    await compact(t, session, ids);
    await lock?.release();
    expect(await other.store.acquireCompression(session)).not.toBeNull();
  });

  it('keeps how it went where Hermes does', async () => {
    const t = await openTestStore();
    const session = await t.store.createSession(aSession());
    expect(t.store.compressionState(session)).toEqual({
      cooldownUntil: null,
      error: null,
      failures: 0,
      ineffective: 0,
    });
    await t.store.setCompressionState(session, {
      cooldownUntil: 1_700_000_000_000,
      error: 'e',
      failures: 2,
      ineffective: 1,
    });
    const db = new Database(t.file, { readonly: true });
    const row = db.prepare('SELECT * FROM sessions WHERE id = ?').get(session);
    db.close();
    expect(row).toMatchObject({
      compression_failure_cooldown_until: 1_700_000_000,
      compression_failure_error: 'e',
      compression_fallback_streak: 2,
      compression_ineffective_count: 1,
    });
    expect(t.store.compressionState(session).cooldownUntil).toBe(1_700_000_000_000);
  });
});

describe('an answer and what it took', () => {
  it('are stored together or not at all', async () => {
    const t = await openTestStore();
    const session = await t.store.createSession(aSession());
    const usage = {
      inputTokens: 10,
      outputTokens: 2,
      cacheReadTokens: 0,
      cacheWriteTokens: 0,
      reasoningTokens: 0,
      calls: 1,
      costUsd: 0.5,
      model: 'm',
      provider: 'p',
    };
    const [stored] = await t.store.appendMany(session, [{ role: 'assistant', content: 'hi' }], {
      usage,
      config: (last) => ({ anchor: last }),
    });
    expect(t.store.facts(session).modelConfig).toMatchObject({ anchor: stored?.id });
    expect(t.store.get(session)).toMatchObject({ inputTokens: 10, outputTokens: 2, costUsd: 0.5 });
    const failing = t.store.appendMany(session, [{ role: 'assistant', content: 'again' }], {
      usage,
      config: () => {
        throw new Error('no');
      },
    });
    await expect(failing).rejects.toThrow('no');
    expect(t.store.replay(session)).toHaveLength(1);
    expect(t.store.get(session).inputTokens).toBe(10);
  });
});

import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { STREAMING } from './messages.ts';
import { aSession, openTestStore } from './testing/store.ts';

const all = { limit: 100, offset: 0, archived: false, title: '' };

describe('a conversation', () => {
  it('is on disk message by message and comes back as it was', async () => {
    const { store, home, events } = await openTestStore();
    const id = await store.createSession(aSession({ title: 'Bread' }));
    await store.appendMessage(id, { role: 'user', content: 'How long does sourdough rest? 面包' });
    await store.appendMessage(id, {
      role: 'assistant',
      content: null,
      toolCalls: [{ id: 'c1', name: 'memory', arguments: '{"action": "add", "text": "面包"}' }],
      reasoning: 'think',
    });
    await store.appendMessage(id, {
      role: 'tool',
      content: '{"success": true}',
      toolCallId: 'c1',
      toolName: 'memory',
      effect: { journal: [3], staged: ['ab12'] },
    });
    expect(store.halfDone(id)).toBe(true);
    await store.appendMessage(id, { role: 'assistant', content: 'Twelve hours.', apiContent: 'Twelve hours. ' });
    expect(store.halfDone(id)).toBe(false);
    const again = await openTestStore({ home });
    const page = again.store.messages(id, { limit: 10 });
    expect(page).toEqual(store.messages(id, { limit: 10 }));
    expect(page.messages.map((m) => m.role)).toEqual(['user', 'assistant', 'tool', 'assistant']);
    expect(page.messages[1]?.toolCalls).toEqual([
      { id: 'c1', name: 'memory', arguments: '{"action": "add", "text": "面包"}' },
    ]);
    expect(page.messages[2]?.effect).toEqual({ journal: [3], staged: ['ab12'] });
    expect(again.store.get(id)).toMatchObject({ title: 'Bread', messageCount: 4, parts: 1, source: 'desktop' });
    expect(again.store.replay(id).map((m) => m.content)).toEqual([
      'How long does sourdough rest? 面包',
      null,
      '{"success": true}',
      'Twelve hours. ',
    ]);
    expect(events.filter((e) => e.type === 'message.added')).toHaveLength(4);
    expect(events.at(-1)).toMatchObject({ type: 'session.changed', data: { id, messageCount: 4 } });
  });

  it('replays reasoning on assistant messages only', async () => {
    const { store } = await openTestStore();
    const id = await store.createSession(aSession());
    await store.appendMany(id, [
      { role: 'user', content: 'q', reasoning: 'x' },
      { role: 'assistant', content: 'a', reasoning: 'x', reasoningDetails: [{ sig: 'é' }] },
      { role: 'tool', content: 't', reasoning: 'x' },
    ]);
    expect(store.replay(id).map((m) => m.reasoning)).toEqual([null, 'x', null]);
    expect(store.replay(id)[1]?.reasoningDetails).toEqual([{ sig: 'é' }]);
  });

  it('stores lone surrogates as U+FFFD everywhere, so that Python can read every row', async () => {
    const { store, file } = await openTestStore();
    const id = await store.createSession(aSession({ systemPrompt: 'p\ud800', title: 't\udc00' }));
    await store.appendMessage(id, {
      role: 'assistant',
      content: 'half \ud83d emoji',
      apiContent: 'x\ud800y',
      toolCalls: [{ id: 'c', name: 'n', arguments: '{"q":"edge \\ud800"}' }],
      displayMetadata: { k: '\udfff' },
    });
    await store.appendMessage(id, { role: 'user', content: [{ type: 'text', text: '\udc00 part' }] });
    const db = new Database(file, { readonly: true });
    for (const table of ['messages', 'sessions', 'system_prompts']) {
      for (const row of db.prepare(`SELECT * FROM ${table}`).all()) {
        for (const cell of Object.values(row as Record<string, unknown>)) {
          if (typeof cell === 'string') expect(Buffer.from(cell, 'utf8').toString('utf8')).toBe(cell);
        }
      }
    }
    db.close();
    expect(store.messages(id, { limit: 9 }).messages[0]?.content).toBe('half \ufffd emoji');
    expect((await store.search('half', { limit: 5, depth: 'full' })).total).toBe(1);
    expect((await store.export(id, 'jsonl')).text.isWellFormed()).toBe(true);
  });

  it('keeps NUL out of text, where it would hide the rest from search', async () => {
    const { store } = await openTestStore();
    const id = await store.createSession(aSession());
    await store.appendMessage(id, { role: 'tool', content: '\0json:not json\0tail' });
    expect(store.messages(id, { limit: 9 }).messages[0]?.content).toBe('\ufffdjson:not json\ufffdtail');
    expect((await store.search('tail', { limit: 5, depth: 'full' })).total).toBe(1);
  });

  it('keeps the time it was given, and gives the rows of a batch times in order', async () => {
    const { store } = await openTestStore({ now: () => 1_700_000_000_000 });
    const id = await store.createSession(aSession());
    await store.appendMessage(id, { role: 'user', content: 'old', time: 1_234_567_000 });
    const batch = await store.appendMany(id, [
      { role: 'user', content: 'a' },
      { role: 'assistant', content: 'b' },
    ]);
    expect(store.messages(id, { limit: 9 }).messages[0]?.time).toBe(1_234_567_000);
    expect(batch.map((m) => m.time)).toEqual([1_700_000_000_000, 1_700_000_000_000]);
  });

  it('marks an answer that was cut off as half done, and not one that was finished', async () => {
    const { store } = await openTestStore();
    const id = await store.createSession(aSession());
    expect(store.halfDone(id)).toBe(false);
    await store.appendMessage(id, { role: 'user', content: 'q' });
    expect(store.halfDone(id)).toBe(true);
    const answer = await store.appendMessage(id, { role: 'assistant', content: 'par', finishReason: STREAMING });
    expect(store.halfDone(id)).toBe(true);
    const whole = await store.updateMessage(answer.id, { content: 'partly', finishReason: 'stop' });
    expect(whole).toMatchObject({ content: 'partly', finishReason: 'stop' });
    expect(store.halfDone(id)).toBe(false);
    expect((await store.search('partly', { limit: 5, depth: 'index' })).total).toBe(1);
  });

  it('refuses an unknown session, message and blank file by name', async () => {
    const { store } = await openTestStore();
    await expect(store.appendMessage('nope', { role: 'user', content: 'x' })).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(store.updateMessage(99, { content: 'x' })).rejects.toMatchObject({ code: 'not_found' });
    expect(() => store.get('nope')).toThrow('nope');
    expect(() => store.messages('nope', { limit: 1 })).toThrow('nope');
  });
});

describe('paging', () => {
  it('gives the last page, the page before, the page after and the page around, in order of id', async () => {
    const { store } = await openTestStore();
    const id = await store.createSession(aSession());
    const stored = await store.appendMany(
      id,
      Array.from({ length: 25 }, (_, i) => ({ role: 'user' as const, content: String(i) })),
    );
    const at = (i: number): number => stored[i]?.id ?? 0;
    const texts = (page: { messages: { content: string }[] }): number[] => page.messages.map((m) => Number(m.content));
    const last = store.messages(id, { limit: 10 });
    expect([texts(last), last.hasBefore, last.hasAfter, last.total]).toEqual([
      [15, 16, 17, 18, 19, 20, 21, 22, 23, 24],
      true,
      false,
      25,
    ]);
    const before = store.messages(id, { before: at(5), limit: 10 });
    expect([texts(before), before.hasBefore, before.hasAfter]).toEqual([[0, 1, 2, 3, 4], false, true]);
    const after = store.messages(id, { after: at(21), limit: 10 });
    expect([texts(after), after.hasBefore, after.hasAfter]).toEqual([[22, 23, 24], true, false]);
    const around = store.messages(id, { around: at(10), limit: 4 });
    expect([texts(around), around.hasBefore, around.hasAfter]).toEqual([[8, 9, 10, 11], true, true]);
    expect(texts(store.messages(id, { around: at(0), limit: 4 }))).toEqual([0, 1]);
  });
});

describe('rewinding', () => {
  it('takes rows out of the prompt, the page and the counts, but not off the disk', async () => {
    const { store, file, events } = await openTestStore();
    const id = await store.createSession(aSession());
    const [, second] = await store.appendMany(id, [
      { role: 'user', content: 'one' },
      { role: 'user', content: 'two' },
      { role: 'assistant', content: null, toolCalls: [{ id: 'c', name: 'n', arguments: '{}' }] },
    ]);
    const gone = await store.rewind(id, second?.id ?? 0);
    expect(gone.map((m) => [m.content, m.active])).toEqual([
      ['two', false],
      ['', false],
    ]);
    expect(store.messages(id, { limit: 9 }).messages.map((m) => m.content)).toEqual(['one']);
    expect(store.replay(id)).toHaveLength(1);
    expect(store.get(id).messageCount).toBe(1);
    // Lists, their heads and the sums of the file say one number.
    expect(store.list({ limit: 9, offset: 0, archived: false, title: '' }).messages).toBe(1);
    expect(store.stats().messages).toBe(1);
    expect(events.filter((e) => e.type === 'message.changed')).toHaveLength(2);
    const db = new Database(file, { readonly: true });
    expect(db.prepare('SELECT count(*) FROM messages').pluck().get()).toBe(3);
    expect(db.prepare('SELECT rewind_count FROM sessions').pluck().get()).toBe(1);
    db.close();
  });
});

describe('the list', () => {
  it('shows the newest first, pinned above, archived apart, helpers and machine sessions not at all', async () => {
    let now = Date.UTC(2026, 0, 1);
    const { store, file } = await openTestStore({ now: () => (now += 60_000) });
    const ids: string[] = [];
    for (const text of ['first words  of\nthe first', 'second', 'third']) {
      const id = await store.createSession(aSession());
      ids.push(id);
      await store.appendMessage(id, { role: 'user', content: text });
    }
    const [a = '', b = '', c = ''] = ids;
    const db = new Database(file);
    db.exec(`INSERT INTO sessions (id, source, started_at, parent_session_id, model_config) VALUES
      ('helper', 'desktop', 1, '${a}', '{"_delegate_from": "${a}"}'), ('kan', 'kanban', 1, NULL, NULL)`);
    db.close();
    expect(store.list(all).rows.map((r) => r.id)).toEqual([c, b, a]);
    expect(store.list(all).rows[2]?.preview).toBe('first words of the first');
    await store.pin(a, true);
    await store.archive(c, true);
    expect(store.list(all).rows.map((r) => r.id)).toEqual([a, b]);
    expect(store.list({ ...all, archived: true }).rows.map((r) => r.id)).toEqual([c]);
    await store.rename(b, '100% user_auth');
    expect(store.list({ ...all, title: '%' }).total).toBe(1);
    expect(store.list({ ...all, title: 'USER_' }).total).toBe(1);
    expect(store.list({ ...all, title: 'userX' }).total).toBe(0);
    expect(store.list({ ...all, limit: 1, offset: 1 })).toMatchObject({ total: 2, rows: [{ id: b }] });
  });

  it('carries what waits and what runs, from outside', async () => {
    const { store } = await openTestStore({ waiting: () => 2, running: () => true });
    const id = await store.createSession(aSession());
    expect(store.get(id)).toMatchObject({ waiting: 2, running: true });
  });
});

describe('finding a session to go on with', () => {
  it('goes by latest, id, title, numbered title and the unique beginning of an id', async () => {
    let now = Date.UTC(2026, 0, 1);
    const { store, file } = await openTestStore({ now: () => (now += 60_000) });
    expect(() => store.resolve('latest')).toThrow();
    const a = await store.createSession(aSession());
    await store.rename(a, 'Trip');
    const b = await store.createSession(aSession());
    await store.rename(b, 'Trip #2');
    const db = new Database(file);
    db.exec(`INSERT INTO sessions (id, source, started_at) VALUES
      ('20260315_092437_c9a6aa', 'cli', 1), ('20260315_092437_c9a6bb', 'cli', 1)`);
    db.close();
    expect(store.resolve('latest')).toBe(b);
    expect(store.resolve(a)).toBe(a);
    expect(store.resolve('Trip')).toBe(b);
    expect(store.resolve('Trip #2')).toBe(b);
    expect(store.resolve('20260315_092437_c9a6a')).toBe('20260315_092437_c9a6aa');
    expect(store.resolve('@session:20260315_092437_c9a6aa')).toBe('20260315_092437_c9a6aa');
    expect(() => store.resolve('20260315_092437_c9a6')).toThrow(expect.objectContaining({ code: 'ambiguous' }));
    expect(() => store.resolve('%')).toThrow(expect.objectContaining({ code: 'not_found' }));
    expect(() => store.resolve('')).toThrow(expect.objectContaining({ code: 'not_found' }));
  });
});

describe('the stored prompt', () => {
  it('is kept once, byte for byte, and replaced only when a new snapshot begins', async () => {
    let now = 1_700_000_000_000;
    const { store, file } = await openTestStore({ now: () => now });
    const prompt = 'You are ü 面\r\n\ttrailing ';
    const a = await store.createSession(aSession({ systemPrompt: prompt }));
    const b = await store.createSession(aSession({ systemPrompt: prompt }));
    expect(store.prompt(a)).toMatchObject({ text: prompt, frozenAt: now });
    const db = new Database(file, { readonly: true });
    const kept = (): unknown => db.prepare('SELECT count(*) FROM system_prompts').pluck().get();
    expect(kept()).toBe(1);
    now += 5000;
    await store.replacePrompt(a, 'new');
    expect(store.prompt(a)).toMatchObject({ text: 'new', frozenAt: now });
    expect(store.prompt(b)).toMatchObject({ text: prompt, frozenAt: now - 5000 });
    expect(kept()).toBe(2);
    await store.replacePrompt(b, 'new');
    expect(kept()).toBe(1);
    expect(store.facts(a)).toMatchObject({
      model: 'test-model',
      provider: 'test',
      modelConfig: { model: 'test-model' },
    });
    await store.patchModelConfig(a, { yolo: true, model: null });
    expect(store.facts(a).modelConfig).toMatchObject({ yolo: true });
    expect(store.facts(a).modelConfig).not.toHaveProperty('model');
    db.close();
  });

  it('has one before it: of the conversation that began last before, of those that a person had', async () => {
    let now = 1_700_000_000_000;
    const { store, file } = await openTestStore({ now: () => now });
    expect(store.promptBefore(null)).toBeNull();
    const ids: string[] = [];
    for (const systemPrompt of ['one', 'two', 'three', 'four']) {
      ids.push(await store.createSession(aSession({ systemPrompt })));
      now += 60_000;
    }
    const [one, two, three, four] = ids as [string, string, string, string];
    expect([one, two, three, four, null, 'none'].map((id) => store.promptBefore(id))).toEqual([
      null,
      one,
      two,
      three,
      four,
      null,
    ]);
    const db = new Database(file);
    db.prepare("UPDATE sessions SET source = 'subagent' WHERE id = ?").run(three);
    db.prepare('UPDATE sessions SET system_prompt_hash = NULL WHERE id = ?').run(two);
    db.close();
    expect(store.promptBefore(four)).toBe(one);
  });
});

describe('usage', () => {
  const call = {
    model: 'm',
    provider: 'p',
    inputTokens: 10,
    outputTokens: 5,
    cacheReadTokens: 2,
    cacheWriteTokens: 0,
    reasoningTokens: 1,
    calls: 1,
    costUsd: 0.5,
  };

  it('adds up by session and route', async () => {
    const { store, file } = await openTestStore();
    const id = await store.createSession(aSession());
    expect(store.get(id).costUsd).toBeNull();
    await store.addUsage(id, call);
    await store.addUsage(id, call);
    await store.addUsage(id, { ...call, task: 'compression', costUsd: null });
    expect(store.get(id)).toMatchObject({ inputTokens: 30, outputTokens: 15, cacheReadTokens: 6, costUsd: 1 });
    const db = new Database(file, { readonly: true });
    const rows = db.prepare('SELECT task, api_call_count, input_tokens FROM session_model_usage ORDER BY task').all();
    expect(rows).toEqual([
      { task: '', api_call_count: 2, input_tokens: 20 },
      { task: 'compression', api_call_count: 1, input_tokens: 10 },
    ]);
    db.close();
  });

  it('of today leaves out what the same session used before midnight', async () => {
    let now = new Date(2026, 4, 1, 23, 0).getTime();
    const { store } = await openTestStore({ now: () => now });
    const id = await store.createSession(aSession());
    await store.addUsage(id, call);
    expect(store.tokensToday()).toBe(15);
    expect(store.costToday()).toBe(0.5);
    now = new Date(2026, 4, 2, 1, 0).getTime();
    expect(store.tokensToday()).toBe(0);
    await store.addUsage(id, call);
    await store.addUsage(id, call);
    expect(store.tokensToday()).toBe(30);
    expect(store.costToday()).toBe(1);
    now = new Date(2026, 4, 3, 1, 0).getTime();
    expect(store.tokensToday()).toBe(0);
  });
});

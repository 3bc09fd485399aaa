import { spawn } from 'node:child_process';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { expectWhole } from './testing/files.ts';
import { checks, hermes, hermesWriter, python } from './testing/hermes.ts';
import { addMessages, olderLayouts } from './testing/layouts.ts';
import { aSession, openTestStore, temporaryHome } from './testing/store.ts';
import { follow, startWriter, type Writer } from './testing/writers.ts';

describe.skipIf(!python)('Hermes and the app on one state.db (skipped without HERMES_PYTHON)', () => {
  it('a file made by the app opens, reads, searches and takes messages in Hermes', async () => {
    const { store, home } = await openTestStore();
    const id = await store.createSession(aSession({ title: 'Bread', systemPrompt: 'frozen ü' }));
    await store.appendMany(id, [
      { role: 'user', content: 'about 大别山项目 and sourdough \ud83d' },
      { role: 'assistant', content: null, toolCalls: [{ id: 'c1', name: 'memory', arguments: '{"t": "北京"}' }] },
      { role: 'tool', content: 'done', toolCallId: 'c1', toolName: 'memory', effect: { journal: [1], staged: [] } },
      { role: 'assistant', content: [{ type: 'text', text: 'parts' }] },
    ]);
    await store.close();
    const seen = hermes(
      home,
      `${checks}
row = db.list_sessions_rich()[0]
conversation = db.get_messages_as_conversation(row['id'])
found = [len(db.search_messages(q)) for q in ('sourdough', '大别山', 'memory')]
db.append_message(row['id'], 'user', 'from Hermes 大别山')
db.create_session('h1', 'cli', model='m', system_prompt='x')
db.append_message('h1', 'user', 'hello there')
db.delete_session('h1')
print(json.dumps({'title': row['title'], 'count': row['message_count'], 'conversation': conversation, 'found': found,
  'check': check(), 'version': db._conn.execute('SELECT version FROM schema_version').fetchone()[0]}))`,
    ) as Record<string, unknown>;
    expect(seen).toMatchObject({ title: 'Bread', count: 4, found: [1, 1, 2], check: 'ok', version: 31 });
    expect(seen['conversation']).toMatchObject([
      { role: 'user', content: 'about 大别山项目 and sourdough \ufffd' },
      { role: 'assistant', tool_calls: [{ id: 'c1', function: { name: 'memory', arguments: '{"t": "北京"}' } }] },
      { role: 'tool', tool_call_id: 'c1', content: 'done' },
      { role: 'assistant', content: [{ type: 'text', text: 'parts' }] },
    ]);
    const again = await openTestStore({ home });
    expect(again.store.messages(id, { limit: 9 }).messages.at(-1)?.content).toBe('from Hermes 大别山');
    expect(again.store.get(id).messageCount).toBe(5);
    expect((await again.store.search('大别山', { limit: 9, depth: 'index' })).total).toBe(2);
  });

  it('a file made by Hermes opens, reads, searches and takes messages in the app, and goes back', async () => {
    const home = temporaryHome();
    hermes(
      home,
      `
db.create_session('s1', 'cli', model='m', system_prompt='frozen ü')
db.append_message('s1', 'user', 'about 大别山项目 and sourdough')
db.append_message('s1', 'assistant', 'ok', tool_calls=[{'id': 'c1', 'type': 'function', 'function': {'name': 'memory', 'arguments': '{}'}}], reasoning='why')
db.append_message('s1', 'tool', [{'type': 'text', 'text': 'pärts'}], tool_call_id='c1', tool_name='memory')
db.set_session_title('s1', 'Bread')
print('null')`,
    );
    const schema = (): unknown => {
      const db = new Database(join(home, 'state.db'), { readonly: true });
      const all = db.prepare('SELECT type, name, sql FROM sqlite_master ORDER BY name').all();
      const version = db.prepare('SELECT version FROM schema_version').pluck().get();
      db.close();
      return { all, version };
    };
    const before = schema();
    const { store } = await openTestStore({ home });
    expect(store.problem).toBeNull();
    expect(store.get('s1')).toMatchObject({ title: 'Bread', messageCount: 3, source: 'cli', model: 'm' });
    expect(store.messages('s1', { limit: 9 }).messages).toMatchObject([
      { role: 'user', content: 'about 大别山项目 and sourdough' },
      {
        role: 'assistant',
        content: 'ok',
        reasoning: 'why',
        toolCalls: [{ id: 'c1', name: 'memory', arguments: '{}' }],
      },
      { role: 'tool', content: 'pärts', toolCallId: 'c1', toolName: 'memory' },
    ]);
    expect(store.prompt('s1')?.text).toBe('frozen ü');
    for (const query of ['sourdough', '大别山', '别山', 'pärts']) {
      expect((await store.search(query, { limit: 9, depth: 'full' })).total, query).toBe(1);
    }
    await store.appendMessage('s1', { role: 'assistant', content: 'from the app 面包' });
    const id = await store.createSession(aSession({ title: 'Ours' }));
    await store.appendMessage(id, { role: 'user', content: 'new talk' });
    await store.close();
    expect(schema()).toEqual(before);
    const back = hermes(
      home,
      `${checks}
print(json.dumps({'check': check(), 'found': len(db.search_messages('面包')) + len(db.search_messages('talk')),
  'rows': sorted(s['title'] for s in db.list_sessions_rich()), 'prompt': db.get_session('${id}')['system_prompt']}))`,
    );
    expect(back).toEqual({ check: 'ok', found: 2, rows: ['Bread', 'Ours'], prompt: 'You are a test.' });
  });

  it.each(olderLayouts)(
    'a file of %s takes turns of the app, then opens, searches and appends in Hermes',
    async (_, make) => {
      const home = temporaryHome();
      const file = join(home, 'state.db');
      const db = make(file);
      addMessages(db, 'old', [
        ['user', 'an old question about 大别山项目'],
        ['assistant', 'an old answer'],
        ['tool', 'an old result'],
      ]);
      db.close();
      const { store } = await openTestStore({ home });
      await store.appendMessage('old', { role: 'user', content: 'a newquestion from the app' });
      const id = await store.createSession(aSession({ title: 'Ours' }));
      await store.appendMessage(id, { role: 'user', content: 'another newquestion 面包' });
      await store.close();
      const seen = hermes(
        home,
        `${checks}
db.append_message('old', 'assistant', 'a newanswer from Hermes')
print(json.dumps({'check': check(), 'found': [len(db.search_messages(q)) for q in ('newquestion', '大别山', 'newanswer')],
  'title': db.get_session('${id}')['title'], 'conversation': [m['content'] for m in db.get_messages_as_conversation('old')]}))`,
      );
      expect(seen).toEqual({
        check: 'ok',
        found: [2, 1, 1],
        title: 'Ours',
        conversation: [
          'an old question about 大别山项目',
          'an old answer',
          'an old result',
          'a newquestion from the app',
          'a newanswer from Hermes',
        ],
      });
      const again = await openTestStore({ home });
      expect(again.store.messages('old', { limit: 9 }).messages.at(-1)?.content).toBe('a newanswer from Hermes');
      await again.store.close();
      expect(expectWhole(file).size).toBe(6);
    },
  );

  it('a compression lock of Hermes keeps the app from compressing, rewinding and deleting; one of ours keeps Hermes away', async () => {
    const home = temporaryHome();
    hermes(
      home,
      `db.create_session('s', 'cli', model='m')
db.append_message('s', 'user', 'hi')
assert db.try_acquire_compression_lock('s', f'{os.getpid()}:1:x')
print('null')`,
    );
    const { store } = await openTestStore({ home });
    expect(await store.acquireCompression('s')).toBeNull();
    await expect(store.rewind('s', 1)).rejects.toMatchObject({ code: 'busy' });
    await expect(store.remove('s')).rejects.toMatchObject({ code: 'busy' });
    hermes(home, `db._conn.execute('DELETE FROM compression_locks'); db._conn.commit(); print('null')`);
    const lock = await store.acquireCompression('s');
    expect(lock).not.toBeNull();
    expect(hermes(home, `print(json.dumps(db.try_acquire_compression_lock('s', 'other')))`)).toBe(false);
    await lock?.release();
    expect(hermes(home, `print(json.dumps(db.try_acquire_compression_lock('s', 'other')))`)).toBe(true);
  });

  it('an export of the app is imported, and what Hermes pruned is gone here', async () => {
    const home = temporaryHome();
    hermes(
      home,
      `db.create_session('s', 'cli', model='m')
db.append_message('s', 'user', 'hello 面包')
db.set_session_title('s', 'Bread')
db.end_session('s', 'user_exit')
db._conn.execute('UPDATE sessions SET started_at = 1000, ended_at = 1001')
db._conn.execute('UPDATE messages SET timestamp = 1000')
db._conn.commit()
print('null')`,
    );
    const from = await openTestStore({ home });
    const { text } = await from.store.export('s', 'jsonl');
    expect(hermes(home, `print(json.dumps(db.prune_sessions(older_than_days=90)))`)).toBe(1);
    expect(from.store.list({ limit: 9, offset: 0, archived: false, title: '' }).total).toBe(0);
    await from.store.importJsonl(text);
    expect(hermes(home, `print(json.dumps([db.get_session('s')['title'], len(db.search_messages('面包'))]))`)).toEqual([
      'Bread',
      1,
    ]);
  });

  it('two of each append at the same time: nothing is lost, nothing is refused', async () => {
    const home = temporaryHome();
    const first = await openTestStore({ home });
    await first.store.close();
    const amount = process.env['DESK_MINUTE'] === '1' ? '60s' : Number(process.env['HERMES_WRITES'] ?? 150);
    const writers = [
      ...['a', 'b'].map((name) => startWriter(home, name, amount)),
      ...['c', 'd'].map((name) =>
        follow(
          spawn(python ?? '', ['-c', hermesWriter(name, amount), home], { env: { ...process.env, HERMES_HOME: home } }),
        ),
      ),
    ];
    const ended = await Promise.all(writers.map((w) => w.ended));
    expect(ended, writers.flatMap((w) => w.errors).join('')).toEqual([0, 0, 0, 0]);
    const stored = writers.flatMap((w) => w.stored);
    if (typeof amount === 'string') process.stdout.write(`Messages by process: ${said(writers)}\n`);
    else expect(stored).toHaveLength(4 * amount);
    for (const { stored: own } of writers) expect(own.length).toBeGreaterThan(0);
    const there = expectWhole(join(home, 'state.db'));
    expect(there).toEqual(new Set(stored));
    const { store } = await openTestStore({ home });
    expect(store.problem).toBeNull();
    expect((await store.search('面包', { limit: 9, depth: 'full' })).total).toBe(stored.length);
    expect(hermes(home, `${checks}\nprint(json.dumps(check()))`)).toBe('ok');
  }, 300_000);
});

function said(writers: readonly Writer[]): string {
  return writers.map((w, i) => `${i < 2 ? 'app' : 'Hermes'} ${w.stored.length}`).join(', ');
}

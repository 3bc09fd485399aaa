import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { aSession, openTestStore, temporaryHome } from './testing/store.ts';

const python = process.env['HERMES_PYTHON'];

/** Runs Python with Hermes' own session store open as `db` on the home, and reads the JSON it prints last. */
function hermes(home: string, script: string): unknown {
  const program = `
import json, os, sys
from pathlib import Path
home = Path(sys.argv[1])
from hermes_state import SessionDB
db = SessionDB(home / 'state.db')
${script}
db.close()
`;
  const output = execFileSync(python ?? '', ['-c', program, home], {
    env: { ...process.env, HERMES_HOME: home },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return JSON.parse(output.trim().split('\n').at(-1) ?? 'null');
}

const checks = `
def check():
    for t in ('messages_fts', 'messages_fts_trigram'):
        db._conn.execute(f"INSERT INTO {t}({t}) VALUES ('integrity-check')")
    return db._conn.execute('PRAGMA integrity_check').fetchone()[0]
`;

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

  it('both append at the same time and nothing is lost', async () => {
    const { store, home, file } = await openTestStore();
    const id = await store.createSession(aSession());
    const program = `
import sys
from pathlib import Path
from hermes_state import SessionDB
db = SessionDB(Path(sys.argv[1]) / 'state.db')
db.create_session('h', 'cli', model='m')
for i in range(100):
    db.append_message('h', 'user', f'hermes {i}')
db.close()`;
    const child = promisify(execFile)(python ?? '', ['-c', program, home], {
      env: { ...process.env, HERMES_HOME: home },
    });
    for (let i = 0; i < 100; i++) await store.appendMessage(id, { role: 'user', content: `desk ${i}` });
    await child;
    expect(store.get(id).messageCount).toBe(100);
    expect(store.get('h').messageCount).toBe(100);
    await store.close();
    const db = new Database(file);
    expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
    db.exec(`INSERT INTO messages_fts(messages_fts, rank) VALUES ('integrity-check', 1)`);
    db.close();
  });
});

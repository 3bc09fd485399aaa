import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import type { ToolContext } from '@shared/tools/tool.ts';
import { sessionSearchTool } from './session-search-tool.ts';
import { openIndexedStore, temporaryHome, type TestStore } from './testing/store.ts';

const python = process.env['HERMES_PYTHON'];

const context: ToolContext = {
  ...{ session: '', turn: 't', origin: 'foreground', message: null, workspace: null },
  signal: new AbortController().signal,
};

type Answer = Record<string, unknown> & { results?: Record<string, unknown>[]; messages?: Record<string, unknown>[] };

/** A state.db that Hermes itself has written, and what its own `session_search` answers to each call. */
function hermes(home: string, calls: readonly Record<string, unknown>[]): Answer[] {
  const program = `
import json, sys
from pathlib import Path
from hermes_state import SessionDB
from tools.session_search_tool import session_search
db = SessionDB(Path(sys.argv[1]) / 'state.db')
if not db.get_session('s0'):
    for s in range(4):
        db.create_session(f's{s}', 'cron' if s == 3 else 'cli', model='m', system_prompt='x')
        for i in range(40):
            text = 'about the modpack and the docker networking' if i == 20 + s else f'plain {s} {i}'
            db.append_message(f's{s}', 'user' if i % 2 == 0 else 'assistant', text)
        db.append_message(f's{s}', 'tool', 'tool output of the modpack', tool_name='grep', tool_call_id='c1')
    db.set_session_title('s1', 'Bread and butter')
    db.create_session('short', 'cli', model=None, system_prompt='x')
    db.append_message('short', 'user', '讨论Agent通信协议')
    db.append_message('short', 'assistant', None, tool_calls=[{'id': 'c', 'type': 'function', 'function': {'name': 'memory', 'arguments': '{}'}}])
print(json.dumps([json.loads(session_search(db=db, **c)) for c in json.loads(sys.argv[2])]))
`;
  const output = execFileSync(python ?? '', ['-c', program, home, JSON.stringify(calls)], {
    env: { ...process.env, HERMES_HOME: home },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return JSON.parse(output.trim().split('\n').at(-1) ?? '[]') as Answer[];
}

async function ours({ store }: TestStore, args: Record<string, unknown>): Promise<Answer> {
  return JSON.parse((await sessionSearchTool(store).run(args, context)).content) as Answer;
}

const id = (n: number): number => n + 1;

describe.skipIf(!python)('session_search beside that of Hermes (skipped without HERMES_PYTHON)', () => {
  it.each<[string, Record<string, unknown>]>([
    ['a session to read', { session_id: 's0' }],
    ['a short session to read', { session_id: 'short' }],
    ['a session that is not there', { session_id: 'nope' }],
    ['a place in a session', { session_id: 's0', around_message_id: id(20), window: 3 }],
    [
      'a place at the beginning, with a window that is too large',
      { session_id: 's0', around_message_id: id(0), window: 99 },
    ],
    ['a place given as text, with a window of 0', { session_id: 's0', around_message_id: '5', window: 0 }],
    ['a place in another session', { session_id: 's0', around_message_id: id(60) }],
    ['a place that is no number', { session_id: 's0', around_message_id: 'here' }],
    ['a place that beats the query', { query: 'modpack', session_id: 's0', around_message_id: id(3) }],
  ])('answers the same to %s', async (_what, args) => {
    const home = temporaryHome();
    const [theirs] = hermes(home, [args]);
    const mine = await ours(await openIndexedStore({ home }), args);
    const { error, message, link, ...rest } = mine;
    const { error: theirError, message: theirMessage, ...theirRest } = theirs ?? {};
    expect(rest).toEqual(theirRest);
    expect(typeof error).toBe(typeof theirError);
    expect(typeof message).toBe(typeof theirMessage);
    // Newer builds of Hermes add the link.
    if (link !== undefined) expect(link).toMatch(/^@session:/);
  });

  it.each<[string, Record<string, unknown>]>([
    ['a word', { query: 'modpack' }],
    ['a word, ten conversations', { query: 'modpack', limit: 10 }],
    ['a limit as text', { query: 'modpack', limit: '1' }],
    ['a limit that is none', { query: 'modpack', limit: 'many' }],
    ['a limit that is too small', { query: 'modpack', limit: -3 }],
    ['two words', { query: 'docker networking' }],
    ['a phrase', { query: '"docker networking"' }],
    ['a beginning', { query: 'modp*' }],
    ['OR', { query: 'modpack OR nothing' }],
    ['NOT', { query: 'modpack NOT docker' }],
    ['another role', { query: 'output', role_filter: 'tool' }],
    ['several roles', { query: 'output', role_filter: 'user, tool', limit: 10 }],
    ['the newest first', { query: 'modpack', sort: 'Newest' }],
    ['the oldest first', { query: 'modpack', sort: 'oldest' }],
    ['a title', { query: '"Bread and butter"' }],
    ['a title that is a word', { query: 'Bread and butter' }],
    ['CJK', { query: '通信' }],
    ['nothing that is there', { query: 'xyzzyplugh' }],
  ])('finds the same with %s', async (_what, args) => {
    const home = temporaryHome();
    const [theirs] = hermes(home, [args]);
    const mine = await ours(await openIndexedStore({ home }), { ...args, detail: 'full' });
    expect(mine).toMatchObject({ success: true, mode: 'discover', query: args['query'], count: theirs?.['count'] });
    const sorted = args['sort'] !== undefined;
    const key = (answer: Answer | undefined): unknown[] => {
      const hits = (answer?.results ?? []).map((r) => `${String(r['session_id'])} ${String(r['match_message_id'])}`);
      return sorted ? hits : hits.sort();
    };
    // Of equally good ones we put the newest first.
    const isCut = Number(args['limit'] ?? 3) < 2;
    if (!isCut) expect(key(mine)).toEqual(key(theirs));
    for (const theirHit of isCut ? [] : (theirs?.results ?? [])) {
      const myHit = mine.results?.find((r) => r['session_id'] === theirHit['session_id']) ?? {};
      for (const name of Object.keys(theirHit)) {
        // The words of a snippet are ours; bookends lie outside the window in newer builds as here.
        if (name === 'snippet' || name.startsWith('bookend')) expect(name in myHit, name).toBe(true);
        else expect(myHit[name], name).toEqual(theirHit[name]);
      }
    }
  });

  it('lists the same recent conversations', async () => {
    const home = temporaryHome();
    const [theirs] = hermes(home, [{ limit: 10 }]);
    const mine = await ours(await openIndexedStore({ home }), { limit: 10 });
    expect(mine).toMatchObject({ success: true, mode: 'browse', count: theirs?.['count'] });
    const pick = (answer: Answer | undefined): unknown =>
      (answer?.results ?? []).map((r) => [r['session_id'], r['title'], r['source'], r['message_count'], r['preview']]);
    expect(pick(mine)).toEqual(pick(theirs));
  });

  it('keeps its own index beside what Hermes keeps, while Hermes goes on writing', async () => {
    const home = temporaryHome();
    hermes(home, []);
    const opened = await openIndexedStore({ home });
    await opened.store.searchIndexSettled();
    const program = `
import sys
from pathlib import Path
from hermes_state import SessionDB
db = SessionDB(Path(sys.argv[1]) / 'state.db')
for i in range(200):
    db.append_message('short', 'user', f'late word zebra{i}')
assert db._conn.execute('PRAGMA integrity_check').fetchone()[0] == 'ok'
`;
    execFileSync(python ?? '', ['-c', program, home], { env: { ...process.env, HERMES_HOME: home }, stdio: 'ignore' });
    const { total } = await opened.store.search('zebra*', { limit: 200, depth: 'full' });
    expect(total).toBe(200);
    await opened.store.searchIndexSettled();
    expect((await opened.store.search('zebra150', { limit: 5, depth: 'index' })).total).toBe(1);
  });
});

import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { searchFilterSchema, type SearchFilter } from '@shared/contract/sessions.ts';
import { buildStateDb } from './build.ts';
import { sessionSearchTool } from './session-search-tool.ts';
import type { SessionStore } from './store-types.ts';
import { openIndexedStore, openTestStore, temporaryHome, type TestStore } from './testing/store.ts';

/** More messages than the indexes weigh or a page holds, so that a hit that is filtered for afterwards is not among them. */
const SESSIONS = 120;
const EACH = 60;
const TODAY = Math.floor(Date.now() / 1000);
const DAY = 86_400;

/** A word that every message has; of the first conversations each has something that is asked for, and few messages. */
async function filled(): Promise<string> {
  const home = temporaryHome();
  await buildStateDb(join(home, 'state.db'), (b) => {
    for (let s = 0; s < SESSIONS; s++) {
      const id = `s${s}`;
      const odd = s < 8;
      const values = { id, source: s === 0 ? 'telegram' : s === 1 ? 'subagent' : 'cli', model: s === 2 ? 'rare' : 'm' };
      const title = s === 3 ? 'Größe des Zelts' : `talk ${s}`;
      const started_at = TODAY - (SESSIONS - s) * DAY;
      const flags = { pinned: Number(s === 4), archived: Number(s === 5), hidden: Number(s === 6) };
      const ended = s === 7 ? { ended_at: started_at + 10, end_reason: 'compression' } : {};
      b.insert('sessions', { ...values, ...flags, ...ended, title, started_at });
      for (let n = 0; n < (odd ? 3 : EACH); n++) {
        const role = n === 1 && s === 50 ? 'system' : n % 2 === 0 ? 'user' : 'assistant';
        const content = `the needle ${s} ${n} of everything ${'filler '.repeat(n % 7)}`;
        b.insert('messages', { session_id: id, role, content, timestamp: started_at + n });
      }
    }
  });
  return home;
}

const open = async (make: typeof openTestStore): Promise<TestStore> => {
  const opened = await make({
    home: await filled(),
    waiting: (s) => Number(s === 's2'),
    changes: (s) => Number(s === 's3'),
  });
  await opened.store.searchIndexSettled();
  return opened;
};

const filterOf = (part: Partial<SearchFilter>): SearchFilter => ({ ...searchFilterSchema.parse({}), ...part });

async function sessionsFound(store: SessionStore, query: string, part: Partial<SearchFilter> = {}): Promise<string[]> {
  const found = await store.search(query, { limit: 200, depth: 'index', filter: filterOf(part) });
  return found.hits.filter((h) => h.message !== null).map((h) => store.message(h.message ?? 0).session);
}

const three = (id: string): string[] => [id, id, id];

describe.each([
  ['with an index of our own', openIndexedStore],
  ['with the indexes of state.db', openTestStore],
])('a search that is narrowed, %s', (_with, make) => {
  it('has every hit there is at once, without a look at every message', async () => {
    const { store } = await open(make);
    for (const [query, filter, expected] of [
      ['needle', { pinned: true }, three('s4')],
      ['the needle', { model: 'rare' }, three('s2')],
      ['needle', { source: 'telegram' }, three('s0')],
      ['needle', { waiting: true }, three('s2')],
      ['needle', { changed: true }, three('s3')],
      ['"the needle"', { pinned: true, model: 'rare' }, []],
      ['needle source:telegram', {}, three('s0')],
      ['needle title:grosse', {}, three('s3')],
      ['needle title:"größe des"', {}, three('s3')],
      [`needle before:${new Date((TODAY - (SESSIONS - 1) * DAY) * 1000).getFullYear() - 1}`, {}, []],
      ['needle role:system', {}, ['s50']],
      ['needle NOT everything', { pinned: true }, []],
      ['needle OR filler', { pinned: true }, three('s4')],
    ] as const) {
      expect(await sessionsFound(store, query, filter), JSON.stringify([query, filter])).toEqual(expected);
    }
    const old = await store.search('needle', {
      ...{ limit: 200, depth: 'index' },
      filter: filterOf({ since: (TODAY - 20 * DAY) * 1000 }),
    } as const);
    expect(old.hits.length).toBe(200);
    expect(Math.min(...old.hits.map((h) => h.session.lastActive))).toBeGreaterThanOrEqual((TODAY - 20 * DAY) * 1000);
  });

  it('finds archived ones unless they are left out, hidden ones never, and titles by the same filters', async () => {
    const { store } = await open(make);
    expect(await sessionsFound(store, '"needle 5"')).toEqual(expect.arrayContaining(three('s5')));
    expect(await sessionsFound(store, '"needle 5 1"', { archived: false })).toEqual([]);
    expect(await sessionsFound(store, '"needle 6 1"')).toEqual([]);
    const titled = await store.search('talk', { limit: 9, depth: 'full', filter: filterOf({ pinned: true }) });
    expect(titled.hits.map((h) => [h.session.id, h.message])).toEqual([['s4', null]]);
    const only = await store.search('source:telegram', { limit: 9, depth: 'full', filter: filterOf({ pinned: true }) });
    expect(only.total).toBe(0);
  });

  it('when finished has the same and says so', async () => {
    const { store } = await open(make);
    const options = { limit: 200, depth: 'full', filter: filterOf({ pinned: true }) } as const;
    expect(await store.search('eedle', options)).toMatchObject({ total: 3, complete: true });
  });

  it('and session_search find what machines did not say', async () => {
    const { store } = await open(make);
    const signal = new AbortController().signal;
    const context = { session: '', turn: '', origin: 'foreground', message: null, workspace: null, signal } as const;
    const { content } = await sessionSearchTool(store).run({ query: 'needle role:system' }, context);
    expect(JSON.parse(content)).toMatchObject({ count: 1, results: [{ session_id: 's50' }] });
  });
});

import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { sessionSearchTool } from './session-search-tool.ts';
import { full, found, withMessages } from './testing/search.ts';
import { aSession, openTestStore, type TestStore } from './testing/store.ts';

/** What Hermes' own tests say of searching, row by row; where we differ on purpose, `differs` says how, and the test shows ours. */
interface Row {
  readonly area: string;
  readonly given: string;
  readonly expected: string;
  readonly differs?: string;
  readonly run: () => Promise<void>;
}

type Answer = Record<string, unknown> & { readonly results: Record<string, unknown>[] };

async function ask({ store }: TestStore, args: Record<string, unknown>, session = ''): Promise<Answer> {
  const signal = new AbortController().signal;
  const context = { session, turn: '', origin: 'foreground', message: null, workspace: null, signal } as const;
  return JSON.parse((await sessionSearchTool(store).run(args, context)).content) as Answer;
}

/** A store of three conversations about one thing. */
const three = (): Promise<TestStore & { ids: string[] }> =>
  withMessages(['about the modpack', 'b'], ['the modpack again'], ['modpack for the third time']);

const rows: readonly Row[] = [
  {
    area: 'search',
    given: 'a choice of fields of the result',
    expected: 'exactly these fields',
    differs: 'a result has one shape: the message, its snippet with the places of the hits, and its conversation',
    run: async () => {
      const { store } = await withMessages(['Kubernetes here'], ['and Kubernetes there']);
      const { hits } = await store.search('Kubernetes', full);
      expect(hits.map((h) => Object.keys(h).sort())).toEqual(
        [0, 1].map(() => ['marks', 'message', 'role', 'session', 'snippet', 'time']),
      );
    },
  },
  {
    area: 'sanitize',
    given: 'TODO: fix, C++ and a quotation mark without its end',
    expected: 'cleaned of what the index would take for syntax',
    differs: 'nothing is cleaned away: the signs are looked for as they stand',
    run: async () => {
      const t = await withMessages(['TODO: fix it', 'TODO fix it', 'C++ code', 'a "half', 'C code']);
      expect(await found(t, 'TODO: fix')).toEqual(['TODO: fix it']);
      expect(await found(t, 'C++')).toEqual(['C++ code']);
      expect(await found(t, '"half')).toEqual(['a "half']);
    },
  },
  {
    area: 'sanitize',
    given: 'hermes-agent, my-app.config.ts, my-app.config*',
    expected: 'each is one name, the last the beginning of one',
    run: async () => {
      const t = await withMessages([
        'the hermes-agent',
        'an agent of hermes',
        'in my-app.config.ts',
        'my app config ts',
      ]);
      expect(await found(t, 'hermes-agent')).toEqual(['the hermes-agent']);
      expect(await found(t, 'my-app.config.ts')).toEqual(['in my-app.config.ts']);
      expect(await found(t, 'my-app.config*')).toEqual(['in my-app.config.ts']);
    },
  },
  {
    area: 'sanitize',
    given: '50,000 quotation marks and 10,000 words',
    expected: 'an answer, of the first 2,048 characters',
    run: async () => {
      const { store } = await withMessages(['word']);
      const found = await store.search('"'.repeat(50_000) + ' word'.repeat(10_000), full);
      expect(found).toMatchObject({ hits: [], complete: true });
    },
  },
  {
    area: 'cjk',
    given: 'no index of pieces',
    expected: '大别山 is found all the same, with the term in its snippet',
    run: async () => {
      const t = await openTestStore();
      const id = await t.store.createSession(aSession());
      const db = new Database(t.file);
      for (const name of ['insert', 'update', 'delete']) db.exec(`DROP TRIGGER messages_fts_trigram_${name}`);
      db.exec('DROP TABLE messages_fts_trigram');
      db.close();
      for (const content of ['大别山项目计划书', '长江大桥设计方案'])
        await t.store.appendMessage(id, { role: 'user', content });
      const { hits } = await t.store.search('大别山', full);
      expect(hits.map((h) => h.snippet)).toEqual(['大别山项目计划书']);
    },
  },
  {
    area: 'cjk',
    given: '讨论Agent通信协议',
    expected: 'Agent通信 finds it',
    run: async () => {
      const t = await withMessages(['讨论Agent通信协议', 'Agent 通信']);
      expect(await found(t, 'Agent通信')).toEqual(['讨论Agent通信协议']);
    },
  },
  {
    area: 'cjk',
    given: '达成100%完成率 and 达成100完成率是目标',
    expected: '100%完成 finds the first alone',
    run: async () => {
      const t = await withMessages(['达成100%完成率', '达成100完成率是目标']);
      expect(await found(t, '100%完成')).toEqual(['达成100%完成率']);
    },
  },
  {
    area: 'tool.discover',
    given: 'three conversations about one thing',
    expected: 'the first in full, the others with the hit alone',
    run: async () => {
      const { detail, results } = await ask(await three(), { query: 'modpack' });
      expect(detail).toBe('adaptive');
      expect(results.map((r) => r['detail'])).toEqual(['full', 'compact', 'compact']);
      for (const result of results.slice(1)) {
        expect(result).toMatchObject({ bookend_start: [], bookend_end: [], messages: [{ anchor: true }] });
      }
    },
  },
  {
    area: 'tool.discover',
    given: 'the conversation that is going on, compacted in place, with hits in what was taken away',
    expected: 'it is found',
    run: async () => {
      const t = await three();
      const [id = ''] = t.ids;
      const db = new Database(t.file);
      db.prepare('UPDATE messages SET active = 0, compacted = 1 WHERE session_id = ?').run(id);
      db.close();
      expect((await ask(t, { query: 'about the modpack' }, id)).results).toMatchObject([{ session_id: id }]);
    },
  },
  {
    area: 'tool.discover',
    given: 'a helper whose caller, still open, has the hits',
    expected: 'nothing: the caller is before it already',
    run: async () => {
      const t = await withMessages(['about the modpack']);
      const child = await t.store.createSession(aSession());
      const db = new Database(t.file);
      db.prepare('UPDATE sessions SET parent_session_id = ? WHERE id = ?').run(t.ids[0], child);
      db.close();
      expect(await ask(t, { query: 'modpack' }, child)).toMatchObject({ success: true, count: 0 });
    },
  },
  {
    area: 'tool.scroll',
    given: 'words, a session, a message and a window of 999',
    expected: 'the messages around it, a window of 20, no ends of the conversation',
    run: async () => {
      const t = await three();
      const message = t.store.messages(t.ids[0] ?? '', { limit: 9 }).messages[0]?.id;
      const answer = await ask(t, { query: 'x', session_id: t.ids[0], around_message_id: message, window: 999 });
      expect(answer).toMatchObject({ mode: 'scroll', window: 20, messages: [{ id: message, anchor: true }, {}] });
      expect(answer).not.toHaveProperty('bookend_start');
    },
  },
  {
    area: 'tool.view',
    given: 'hidden messages around one',
    expected: 'the visible ones alone; a hidden one cannot be asked for',
    run: async () => {
      const t = await openTestStore();
      const id = await t.store.createSession(aSession());
      const hidden = { role: 'user', content: 'hidden', displayKind: 'hidden' } as const;
      const said = (content: string): { role: 'user'; content: string } => ({ role: 'user', content });
      const all = [said('visible start'), hidden, said('visible anchor'), hidden, said('visible end')];
      const [, second, third] = await t.store.appendMany(id, all);
      const seen = await ask(t, { session_id: id, around_message_id: third?.id });
      const texts = (seen['messages'] as { content: string }[]).map((m) => m.content);
      expect(texts).toEqual(['visible start', 'visible anchor', 'visible end']);
      expect(await ask(t, { session_id: id, around_message_id: second?.id })).toMatchObject({ success: false });
    },
  },
];

describe('searching as Hermes tests it', () => {
  it.each(rows.map((row) => [`${row.area}: ${row.given}: ${row.differs ?? row.expected}`, row] as const))(
    '%s',
    async (_, row) => {
      await row.run();
    },
  );
});

import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildStateDb } from './build.ts';
import { scanInThread } from './search-scan-thread.ts';
import { openTestStore, temporaryHome, type TestStore } from './testing/store.ts';

const COUNT = 24_000;

/** A store without any index of its own over so many messages that a pass over them takes a thread. */
async function large(): Promise<TestStore> {
  const home = temporaryHome();
  await buildStateDb(join(home, 'state.db'), (b) => {
    for (let s = 0; s < 2; s++) b.insert('sessions', { id: `s${s}`, source: s === 0 ? 'cli' : 'cron', started_at: 1 });
    for (let i = 1; i <= COUNT; i++) {
      const content = i === 7 ? 'text\0hidden needle' : i % 1000 === 0 ? `prefixneedlesuffix ${i}` : `message ${i}`;
      const values = {
        id: i,
        session_id: `s${i % 2}`,
        role: i % 3 === 0 ? 'user' : 'assistant',
        content,
        timestamp: i,
      };
      b.insert('messages', values);
    }
  });
  return openTestStore({ home });
}

describe('the completeness pass over many messages', () => {
  it('has a program that runs in a thread', async () => {
    const { file } = await large();
    const found: number[] = [];
    const work = { file, tree: { kind: 'term', text: 'eedles', phrase: false, prefix: false } as const };
    const rest = { condition: { sql: '1', params: [], sessions: null }, cut: { ids: [], upTo: 0 } };
    const end = await scanInThread({ ...work, ...rest }, new AbortController().signal, (hits) => {
      found.push(...hits.map((h) => h.id));
    });
    expect(end).toEqual({ how: 'done', cut: { ids: [7], upTo: COUNT } });
    expect(found).toHaveLength(COUNT / 1000);
  });

  it('finds in a thread what it finds without: substrings, text behind U+0000, filters, NOT', async () => {
    const { store } = await large();
    const total = async (query: string): Promise<number> => {
      const found = await store.search(query, { limit: 200, depth: 'full' });
      expect(found.complete, query).toBe(true);
      return found.total;
    };
    expect(await total('needle')).toBe(COUNT / 1000 + 1);
    expect(await total('eedles role:user')).toBe(COUNT / 3000);
    expect(await total('eedles source:cli')).toBe(COUNT / 1000);
    expect(await total('eedles NOT prefixneedlesuffix')).toBe(0);
    expect(await total('eedles OR "message 10010"')).toBe(COUNT / 1000 + 1);
    const { id } = await store.appendMessage('s0', { role: 'user', content: 'new\0 needle' });
    expect(await total('needle')).toBe(COUNT / 1000 + 2);
    await store.updateMessage(id, { content: 'nothing' });
    expect(await total('needle')).toBe(COUNT / 1000 + 1);
  });

  it('ends when it is called off, and several may run at once', async () => {
    const { store } = await large();
    const calling = new AbortController();
    const options = { limit: 5, depth: 'full', signal: calling.signal } as const;
    const called = store.search('essage', options);
    const whole = store.search('eedles', { limit: 5, depth: 'full' });
    setImmediate(() => calling.abort());
    expect(await called).toMatchObject({ complete: false });
    expect(await whole).toMatchObject({ complete: true, total: COUNT / 1000 });
  });

  it('leaves the event loop to others', async () => {
    const { store } = await large();
    let turns = 0;
    const clock = setInterval(() => turns++, 1);
    await store.search('eedles', { limit: 5, depth: 'full' });
    clearInterval(clock);
    expect(turns).toBeGreaterThan(3);
  });
});

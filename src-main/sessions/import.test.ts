import { describe, expect, it } from 'vitest';
import { aSession, openTestStore } from './testing/store.ts';

const line = (id: string, messages: readonly unknown[], more: object = {}): string =>
  JSON.stringify({ id, source: 'cli', started_at: 5, messages, ...more });
const message = (content: string): object => ({ id: 99, role: 'user', content, timestamp: 6 });

describe('import', () => {
  it('takes back what was exported, as it was', async () => {
    const from = await openTestStore();
    const id = await from.store.createSession(aSession({ title: 'Bread' }));
    await from.store.appendMany(id, [
      { role: 'user', content: [{ type: 'text', text: 'see 面包' }] },
      { role: 'assistant', content: null, toolCalls: [{ id: 'c', name: 'f', arguments: '{"a":"é"}' }] },
      { role: 'tool', content: 'done', toolCallId: 'c', toolName: 'f', effect: { journal: [3], staged: [] } },
    ]);
    const { text } = await from.store.export(id, 'jsonl');
    const to = await openTestStore();
    expect(await to.store.importJsonl(text)).toEqual({ sessions: 1, messages: 3, skipped: [] });
    const strip = (m: object): object => ({ ...m, id: 0 });
    const of = (s: typeof to.store): object[] => s.messages(id, { limit: 9 }).messages.map(strip);
    expect(of(to.store)).toEqual(of(from.store));
    expect(to.store.get(id).title).toBe('Bread');
    expect(to.store.prompt(id)?.text).toBe('You are a test.');
    expect(await to.store.importJsonl(text)).toEqual({ sessions: 0, messages: 0, skipped: [id] });
    expect((await to.store.search('面包', { limit: 5, depth: 'full' })).total).toBe(1);
  });

  it.each([
    [
      'too many messages',
      line(
        'a',
        Array.from({ length: 10_001 }, () => message('x')),
      ),
      'messages exceeds the per-session import limit',
    ],
    ['no JSON', `${line('a', [])}\n{"id": `, 'Line 3'],
    ['no list of messages', '{"id": "a"}', 'no list of messages'],
    ['no id', '{"messages": []}', 'no id'],
    ['an unknown role', line('a', [{ role: 'boss', content: 'x' }]), 'role'],
    ['an id twice', `${line('a', [])}\n${line('a', [])}`, 'twice'],
    ['nothing', '\n', 'no conversation'],
    ['a huge session', line('a', [message('x'.repeat(5 * 1024 * 1024))]), '5 MiB'],
  ])('refuses %s, and then has written nothing', async (_what, text, says) => {
    const { store } = await openTestStore();
    const good = text === '\n' ? '' : `${line('good', [message('fine')])}\n`;
    const refused = store.importJsonl(`${good}${text}`);
    await expect(refused).rejects.toMatchObject({
      code: 'invalid_input',
      message: expect.stringContaining(says) as string,
    });
    expect(store.stats().sessions).toBe(0);
  });

  it('keeps a parent only where it is there and makes no circle', async () => {
    const { store } = await openTestStore();
    const text = [
      line('a', [], { parent_session_id: 'b' }),
      line('b', [], { parent_session_id: 'a' }),
      line('c', [], { parent_session_id: 'absent' }),
    ].join('\n');
    await store.importJsonl(text);
    const parents = ['a', 'b', 'c'].map((id) => store.get(id).parent);
    expect(parents.filter((p) => p !== null)).toHaveLength(1);
  });

  it('gives messages without a time the start of their session, and numbers a title that is taken', async () => {
    const { store } = await openTestStore();
    await store.importJsonl(
      [
        line(
          'a',
          [
            { role: 'user', content: 'x' },
            { role: 'user', content: 'y', timestamp: 'noon' },
          ],
          { title: 'Bread' },
        ),
        line('b', [{ role: 'user', content: 'z', timestamp: 9 }], { started_at: null, title: ' Bread\u200b ' }),
        line('c', [{ role: 'assistant', content: 'half \ud800', tool_calls: [{ id: 'c' }] }], { started_at: 5e12 }),
      ].join('\n'),
    );
    const times = (id: string): number[] => store.messages(id, { limit: 9 }).messages.map((m) => m.time);
    expect([times('a'), times('b'), store.get('b').startedAt]).toEqual([[5000, 5000], [9000], 9000]);
    expect(times('c')[0]).toBeGreaterThan(1_700_000_000_000);
    expect(['a', 'b', 'c'].map((id) => store.get(id).title)).toEqual(['Bread', 'Bread #2', null]);
    expect(store.messages('c', { limit: 9 }).messages[0]?.content).toBe('half \ufffd');
  });
});

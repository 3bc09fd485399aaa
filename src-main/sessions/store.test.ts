import { describe, expect, it } from 'vitest';
import { aSession, openTestStore } from './test-store.ts';

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
    expect(again.store.replay(id).at(-1)?.content).toBe('Twelve hours. ');
    expect(events.filter((e) => e.type === 'message.added')).toHaveLength(4);
    const found = await again.store.search('sourdough', { limit: 10, depth: 'full' });
    expect(found).toMatchObject({ total: 1, complete: true, note: null });
    expect((await again.store.search('面包', { limit: 10, depth: 'full' })).total).toBe(2);
  });
});

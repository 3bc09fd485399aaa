import { describe, expect, it } from 'vitest';
import { aSession, openTestStore } from './testing/store.ts';

describe('the page around a message', () => {
  it('tells how many messages stand before it, wherever it is', async () => {
    const { store } = await openTestStore();
    const session = await store.createSession(aSession());
    const rows = await store.appendMany(
      session,
      Array.from({ length: 100 }, (_, index) => ({ role: 'user' as const, content: `message ${String(index)}` })),
    );
    for (const at of [0, 3, 50, 99]) {
      const page = store.messages(session, { around: rows[at]?.id, limit: 20 });
      const [first] = page.messages;
      expect(page.start).toBe(rows.findIndex((row) => row.id === first?.id));
      expect(page.messages.map((message) => message.id)).toContain(rows[at]?.id);
    }
    expect(store.messages(session, { limit: 20 })).not.toHaveProperty('start');
  });
});

import { describe, expect, it } from 'vitest';
import { aSession, openTestStore } from './testing/store.ts';

describe('what another program writes', () => {
  it('is told while someone listens: messages, rows and deletions, each once, our own not again', async () => {
    const ours = await openTestStore();
    const mine = await ours.store.createSession(aSession());
    const stop = ours.store.watch();
    const other = await openTestStore({ home: ours.home });
    ours.events.length = 0;
    const theirs = await other.store.createSession(aSession());
    await other.store.appendMessage(theirs, { role: 'user', content: 'theirs' });
    await ours.store.appendMessage(mine, { role: 'user', content: 'mine' });
    await other.store.appendMessage(mine, { role: 'assistant', content: 'theirs too' });
    const added = (): unknown[] =>
      ours.events.filter((e) => e.type === 'message.added').map((e) => (e.data as { content: string }).content);
    await expect.poll(() => added().toSorted(), { timeout: 5000 }).toEqual(['mine', 'theirs', 'theirs too']);
    expect(ours.events).toContainEqual({
      type: 'session.changed',
      data: expect.objectContaining({ id: theirs }) as unknown,
    });
    await other.store.rename(mine, 'Renamed');
    const titles = (): unknown[] =>
      ours.events.filter((e) => e.type === 'session.changed').map((e) => (e.data as { title: string | null }).title);
    await expect.poll(titles, { timeout: 5000 }).toContain('Renamed');
    await other.store.remove(theirs);
    await expect
      .poll(() => ours.events.filter((e) => e.type === 'session.deleted'), { timeout: 5000 })
      .toEqual([{ type: 'session.deleted', data: { id: theirs } }]);
    stop();
    stop();
  });

  it('is told to a window that looked on before there was any file', async () => {
    const onlooker = await openTestStore({ readOnly: true });
    onlooker.store.watch();
    const owner = await openTestStore({ home: onlooker.home });
    const id = await owner.store.createSession(aSession());
    const told = (): unknown[] => onlooker.events.map((e) => (e.data as { id: string }).id);
    await expect.poll(told, { timeout: 5000 }).toContain(id);
    await owner.store.appendMessage(id, { role: 'user', content: 'hi' });
    await expect.poll(() => onlooker.events.map((e) => e.type), { timeout: 5000 }).toContain('message.added');
  });
});

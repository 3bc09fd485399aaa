import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createSessions, type SessionStore } from '../sessions/index.ts';
import { sessionPort } from './session-port.ts';
import { temporaryHome } from './testing/home.ts';

async function open(home: string): Promise<SessionStore> {
  const sessions = await createSessions({
    file: join(home, 'state.db'),
    deskDir: join(home, 'desk'),
    readOnly: false,
    emit: () => undefined,
    log: () => undefined,
    waiting: () => 0,
    running: () => false,
  });
  onTestFinished(() => sessions.close());
  return sessions;
}

/** A port whose reads of whole conversations are counted. */
async function counting() {
  const home = temporaryHome();
  const sessions = await open(home);
  let reads = 0;
  const counted = new Proxy(sessions, {
    get: (target, key) => {
      if (key === 'replay') reads += 1;
      return Reflect.get(target, key, target) as unknown;
    },
  });
  const store = sessionPort(counted, 'desktop', []);
  await store.create({
    id: 's',
    model: 'm',
    provider: 'p',
    systemPrompt: 'P',
    config: {},
    startedAt: 0,
    workspace: null,
    title: null,
  });
  const texts = async (): Promise<string[]> => (await store.conversation('s')).map((row) => row.content);
  return { home, sessions, store, texts, reads: () => reads };
}

describe('the rows of a conversation that is being talked in', () => {
  it('are read once, however many turns follow, and are those of a fresh reading', async () => {
    const c = await counting();
    await c.store.append('s', [{ role: 'user', content: 'one', apiContent: 'one\n\nmore' }]);
    await c.texts();
    for (let n = 0; n < 5; n += 1) {
      const lease = await c.store.lease('s');
      await c.store.append('s', [
        { role: 'assistant', content: `answer ${String(n)}`, reasoningDetails: [{ type: 'thinking', signature: 'x' }] },
      ]);
      if (!('heldBy' in lease)) await lease.release();
    }
    const kept = await c.store.conversation('s');
    expect(c.reads()).toBe(1);
    expect(kept).toEqual(await sessionPort(c.sessions, 'desktop', []).conversation('s'));
  });

  it('are read again after another program wrote, took back, or wrote in between', async () => {
    const c = await counting();
    await c.store.append('s', [{ role: 'user', content: 'one' }]);
    await c.texts();
    const other = await open(c.home);
    const { id } = await other.appendMessage('s', { role: 'user', content: 'two' });
    expect(await c.texts()).toEqual(['one', 'two']);
    await other.rewind('s', id);
    expect(await c.texts()).toEqual(['one']);
    await other.appendMessage('s', { role: 'user', content: 'three' });
    await c.store.append('s', [{ role: 'assistant', content: 'four' }]);
    expect(await c.texts()).toEqual(['one', 'three', 'four']);
  });

  it('are read again after a rewind of our own, and after a row that came another way', async () => {
    const c = await counting();
    const [first] = await c.store.append('s', [{ role: 'user', content: 'one' }]);
    await c.texts();
    await c.sessions.appendMessage('s', { role: 'user', content: 'two' });
    await c.store.append('s', [{ role: 'assistant', content: 'three' }]);
    expect(await c.texts()).toEqual(['one', 'two', 'three']);
    await c.store.rewind('s', (first?.id ?? 0) + 1);
    expect(await c.texts()).toEqual(['one']);
  });
});

import { describe, expect, it } from 'vitest';
import { requests, type RequestName, type RequestOutput } from '@shared/contract/index.ts';
import { aSession, openTestStore } from '../sessions/testing/store.ts';
import type { Caller } from './handlers.ts';
import { sessionHandlers } from './sessions.ts';

const caller: Caller = { host: 'web', person: true };

describe('the requests about conversations', () => {
  it('are all answered in the shape of the contract', async () => {
    const { store } = await openTestStore();
    const handlers = sessionHandlers(store);
    const id = await store.createSession(aSession({ title: 'Bread' }));
    await store.appendMessage(id, { role: 'user', content: 'needle' });
    const call = async (name: keyof typeof handlers, input: unknown): Promise<unknown> => {
      const definition = requests[name];
      const handler = handlers[name] as (input: unknown, caller: Caller) => Promise<RequestOutput<RequestName>>;
      const output = await handler(definition.input.parse(input), caller);
      return definition.output.parse(output);
    };
    expect(Object.keys(handlers).toSorted()).toEqual(
      Object.keys(requests)
        .filter((r) => r.startsWith('sessions.'))
        .toSorted(),
    );
    expect(await call('sessions.list', {})).toMatchObject({ total: 1, rows: [{ id }] });
    expect(await call('sessions.get', { id })).toMatchObject({ id, title: 'Bread' });
    expect(await call('sessions.messages', { id })).toMatchObject({ total: 1, messages: [{ content: 'needle' }] });
    expect(await call('sessions.search', { query: 'needle' })).toMatchObject({ total: 1, complete: true });
    expect(await call('sessions.rename', { id, title: 'Loaf' })).toMatchObject({ title: 'Loaf' });
    expect(await call('sessions.pin', { id, pinned: true })).toMatchObject({ pinned: true });
    expect(await call('sessions.archive', { id, archived: true })).toMatchObject({ archived: true });
    expect(await call('sessions.export', { id, format: 'markdown' })).toMatchObject({ name: 'Loaf.md' });
    expect(await call('sessions.delete', { id })).toEqual({ ok: true });
    expect(await call('sessions.undelete', { id })).toMatchObject({ id, title: 'Loaf', pinned: true });
  });

  it('a newer search calls off the one that still looks', async () => {
    const { store } = await openTestStore();
    const id = await store.createSession(aSession());
    await store.appendMany(
      id,
      Array.from({ length: 5000 }, () => ({ role: 'user' as const, content: 'needle' })),
    );
    const search = sessionHandlers(store)['sessions.search'];
    const first = search({ query: 'needl', limit: 5, depth: 'full' }, caller);
    const second = search({ query: 'needle', limit: 5, depth: 'full' }, caller);
    expect((await first).complete).toBe(false);
    expect(await second).toMatchObject({ complete: true, total: 5000 });
  });
});

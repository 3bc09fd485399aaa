import type { SessionStore } from '../sessions/index.ts';
import type { Caller, Handlers } from './handlers.ts';

/** The requests about conversations, over the session store. */
export function sessionHandlers(store: SessionStore): Handlers<'sessions'> {
  const running = new Map<Caller['host'], AbortController>();
  return {
    'sessions.list': (input) => store.list(input),
    'sessions.get': ({ id }) => store.get(id),
    'sessions.resolve': ({ name }) => store.get(store.resolve(name)),
    'sessions.kinds': () => store.kinds(),
    'sessions.messages': ({ id, ...page }) => store.messages(id, page),
    // Whoever types on wants the newer answer: a search that still scans is called off and answers what it has.
    'sessions.search': async ({ query, ...options }, { host }) => {
      if (options.depth === 'index') return store.search(query, options);
      running.get(host)?.abort();
      const own = new AbortController();
      running.set(host, own);
      try {
        return await store.search(query, { ...options, signal: own.signal });
      } finally {
        if (running.get(host) === own) running.delete(host);
      }
    },
    'sessions.index': () => store.searchIndex(),
    'sessions.reindex': () => store.rebuildSearchIndex(),
    'sessions.repair': () => store.repair(),
    'sessions.import': ({ text }) => store.importJsonl(text),
    'sessions.stats': () => store.stats(),
    'sessions.rename': ({ id, title }) => store.rename(id, title),
    'sessions.pin': ({ id, pinned }) => store.pin(id, pinned),
    'sessions.archive': ({ id, archived }) => store.archive(id, archived),
    'sessions.export': ({ id, format }) => store.export(id, format),
    'sessions.delete': async ({ id }) => {
      await store.remove(id);
      return { ok: true };
    },
    'sessions.undelete': ({ id }) => store.restore(id),
    'sessions.trash': () => ({ rows: store.trash() }),
    'sessions.emptyTrash': async ({ id }) => ({ forgotten: await store.emptyTrash(id) }),
    'sessions.prune': ({ filter, ids }) => store.prune(filter, ids),
    'sessions.vacuum': () => store.vacuum(),
  };
}

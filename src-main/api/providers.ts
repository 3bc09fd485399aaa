import type { ProviderDesk } from '../memory-providers/desk.ts';
import type { PluginDesk } from '../memory-providers/plugins/desk.ts';
import type { Handlers } from './handlers.ts';

const ok = { ok: true } as const;

/** The requests `providers.*` over the memory providers of the home, and its plug-ins. */
export function providerHandlers(desk: ProviderDesk, plugins: PluginDesk): Handlers<'providers'> {
  return {
    'providers.list': async () => ({ providers: await desk.list() }),
    'providers.read': ({ name }) => ({ values: desk.read(name) }),
    'providers.save': async ({ name, values }) => {
      await desk.save(name, values);
      return ok;
    },
    'providers.select': async ({ name }) => {
      await desk.select(name);
      return ok;
    },
    'providers.test': ({ name }) => desk.test(name),
    'providers.signIn': async ({ name }) => ({ address: await desk.signIn(name) }),
    'providers.signInPasted': async ({ name, address }) => {
      await desk.signInPasted(name, address);
      return ok;
    },
    'providers.signInCancel': ({ name }) => {
      desk.signInCancel(name);
      return ok;
    },
    'providers.status': () => desk.status(),
    'providers.log': ({ name, before, limit }) => ({ rows: desk.log(name, before, limit) }),
    'providers.again': ({ name, ids }) => ({ changed: desk.again(name, ids) }),
    'providers.drop': ({ name, ids }) => ({ changed: desk.drop(name, ids) }),
    'providers.allowUpload': async ({ name, file }) => {
      await desk.allowUpload(name, file);
      return ok;
    },
    'providers.plugins': () => plugins.list(),
    'providers.plugin': ({ name }) => plugins.one(name),
    'providers.allowPlugin': async ({ name, hash }) => {
      await plugins.allow(name, hash);
      return ok;
    },
    'providers.forbidPlugin': async ({ name }) => {
      await plugins.forbid(name);
      return ok;
    },
    'providers.memories': ({ query, page }) => desk.memories(query, page),
  };
}

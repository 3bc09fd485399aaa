import type { Core } from '../core.ts';
import { deleteBackup, listBackups, makeBackup, measurePlaces, namedPlaces, restoreFiles } from '../home/index.ts';
import { DeskError } from '@shared/contract/errors.ts';
import { diagnostics } from './diagnostics.ts';
import type { Handlers } from './handlers.ts';
import { cannot, type Shell } from './shell.ts';

/** What `data.*` works on. */
export interface DataDeps {
  readonly core: Core;
  readonly shell: Shell;
  readonly version: string;
  readonly now?: () => number;
}

const ok = { ok: true } as const;

/** Implements `data.*`: where the home's files lie, copies of them, and what helps to find a fault. */
export function dataHandlers({ core, shell, version, now = Date.now }: DataDeps): Handlers<'data'> {
  const { paths } = core;
  return {
    'data.places': async () => ({ places: await measurePlaces(paths) }),
    'data.reveal': async ({ name }) => {
      if (!shell.state().reveal) throw cannot('show files');
      // A name of the list, never a path: the window cannot have anything else of this machine shown.
      const path = namedPlaces(paths).get(name);
      if (path === undefined) throw new DeskError('not_found', `${name} is no place of the home.`);
      await shell.reveal(path);
      return ok;
    },
    'data.backups': async () => ({ backups: await listBackups(paths) }),
    'data.backup': () => makeBackup(paths, 'asked', now(), core.services().providers.backups()),
    'data.restore': async ({ id, what }) => {
      const { providers } = core.services();
      const sources = providers.backups();
      const before = await makeBackup(paths, 'before_restore', now(), sources);
      const restored = await restoreFiles(paths, id, what, sources);
      if (what === 'provider') providers.restored();
      return { restored, before };
    },
    'data.deleteBackup': async ({ id }) => {
      await deleteBackup(paths, id);
      return ok;
    },
    'data.diagnostics': async () => {
      const time = now();
      return {
        name: `hermes-desk-diagnostics-${new Date(time).toISOString().slice(0, 10)}.json`,
        text: await diagnostics(core, shell, version, time),
      };
    },
  };
}

import { stat } from 'node:fs/promises';
import type { Emit, RequestOutput } from '@shared/contract/index.ts';
import { DeskError } from '@shared/contract/errors.ts';
import {
  activeProfile,
  createProfile,
  deleteProfile,
  homePaths,
  knownSetting,
  listProfiles,
  resolveHome,
  selectProfile,
  type Config,
  type HomePaths,
  type Secrets,
} from '../home/index.ts';
import type { Handlers } from './handlers.ts';

/** What the settings requests work on. */
export interface SettingsDeps {
  readonly paths: HomePaths;
  readonly config: Config;
  readonly secrets: Secrets;
  readonly emit: Emit;
  /** A profile was made as a copy of another: what lies outside the copied files is carried over. */
  readonly cloned: (from: HomePaths, to: HomePaths) => Promise<void>;
}

/** Implements every `settings.` request over config.yaml, `.env` and the profiles of the home. */
export function settingsHandlers(deps: SettingsDeps): Handlers<'settings'> {
  const { paths, config, secrets } = deps;
  // Edits by other programs and our own go the same way; the config calls back once for each change.
  config.onChange((keys) => deps.emit('settings.changed', { keys: [...keys] }));
  return {
    'settings.get': async (): Promise<RequestOutput<'settings.get'>> => ({
      settings: config.settings(),
      keys: secrets.names(),
      files: await Promise.all(homeFiles(paths).map(measure)),
      profiles: profiles(paths),
    }),
    'settings.set': async ({ key, value }, caller) => {
      if (isPersonal(key) && !caller.person) {
        throw new DeskError('not_permitted', `${key} is a decision that only a person may make.`, {
          remedy: 'Set it in the window, or at the command line.',
        });
      }
      if (key.split('.').some((part) => part === '')) {
        throw new DeskError('invalid_input', `"${key}" is not a key of config.yaml.`, {
          remedy: 'Write the names with one dot between them, such as memory.write_approval.',
        });
      }
      await config.set(key, value);
      return { ok: true };
    },
    'settings.setKey': async ({ name, value }) => {
      await secrets.set(name, value);
      deps.emit('settings.changed', { keys: [name] });
      return { ok: true };
    },
    'settings.closeEnv': async () => {
      await secrets.closeToOthers();
      deps.emit('settings.changed', { keys: ['.env'] });
      return { ok: true };
    },
    'settings.createProfile': async ({ name, cloneFrom }) => {
      const made = await createProfile(paths.root, name, cloneFrom === undefined ? {} : { cloneFrom });
      if (cloneFrom !== undefined) {
        const from = resolveHome({ home: paths.root, profile: cloneFrom, env: {} });
        await deps.cloned(from, homePaths(made.dir, paths.root, made.name));
      }
      return { ok: true };
    },
    'settings.selectProfile': async ({ name }) => {
      await selectProfile(paths.root, name);
      return { ok: true };
    },
    'settings.deleteProfile': async ({ name }) => {
      await deleteProfile(paths.root, name, paths.profile);
      return { ok: true };
    },
  };
}

/** What decides what a person is asked, and who is told what they say, is theirs alone to set. */
function isPersonal(key: string): boolean {
  return knownSetting(key)?.kind === 'consent' || key === 'memory.provider';
}

function profiles(paths: HomePaths): RequestOutput<'settings.get'>['profiles'] {
  const usual = usualProfile(paths.root);
  return listProfiles(paths.root).map(({ name }) => ({ name, current: name === paths.profile, usual: name === usual }));
}

/** A name in the file that can be no profile's is none. */
function usualProfile(root: string): string {
  try {
    return activeProfile(root);
  } catch (error) {
    if (error instanceof DeskError) return 'default';
    throw error;
  }
}

function homeFiles(paths: HomePaths): { name: string; path: string }[] {
  return [
    { name: 'config.yaml', path: paths.configFile },
    { name: '.env', path: paths.envFile },
    { name: 'SOUL.md', path: paths.soulFile },
    { name: 'MEMORY.md', path: paths.memoryFile('memory') },
    { name: 'USER.md', path: paths.memoryFile('user') },
    { name: 'state.db', path: paths.stateDb },
    { name: 'memory_store.db', path: paths.memoryStoreDb },
    { name: 'journal', path: paths.journalFile },
    { name: 'search.db', path: paths.searchDb },
    { name: 'skills', path: paths.skillsDir },
    { name: 'logs', path: paths.logsDir },
  ];
}

/** Bytes of a file; null for what is missing and for directories, whose size says nothing. */
async function measure(file: {
  name: string;
  path: string;
}): Promise<{ name: string; path: string; bytes: number | null }> {
  const found = await stat(file.path).catch(() => null);
  return { ...file, bytes: found?.isFile() === true ? found.size : null };
}

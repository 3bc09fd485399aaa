import { basename } from 'node:path';
import type { ProviderContext } from '../provider.ts';

const CLOUD = 'https://api.retaindb.com';

/** How RetainDB is set up in one home. */
export interface RetainSettings {
  readonly key: string;
  /** Without a slash at its end. */
  readonly base: string;
  /** The partition everything is kept in. */
  readonly project: string;
  readonly user: string;
  readonly agent: string;
}

/** Reads `.env` and `memory.retaindb` of config.yaml: a variable goes before the file, and what is blank counts as unset. */
export function retainSettings({ config, secrets, paths }: ProviderContext): RetainSettings {
  const value = (name: string, key: string): string => {
    const variable = secrets.get(name)?.trim() ?? '';
    const written = config.get(`memory.retaindb.${key}`);
    return variable !== '' ? variable : typeof written === 'string' ? written.trim() : '';
  };
  return {
    key: (secrets.get('RETAINDB_API_KEY')?.trim() ?? '').replace(/^bearer\s+/iu, ''),
    base: (value('RETAINDB_BASE_URL', 'base_url') || CLOUD).replace(/\/+$/u, ''),
    project: value('RETAINDB_PROJECT', 'project') || projectOf(paths.dir),
    user: 'default',
    agent: paths.profile === 'default' ? 'hermes' : paths.profile,
  };
}

/** The project of a home that names none, as Hermes makes it: by the last part of the home's path. */
export function projectOf(home: string): string {
  const name = basename(home);
  return name === '' || name === '.hermes' ? 'default' : `hermes-${name}`;
}

/** Whether an address is that of the service itself. */
export function isCloud(base: string): boolean {
  return base === CLOUD;
}

import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord, recordAt, textAt } from '@shared/record.ts';
import type { DeskError } from '@shared/contract/errors.ts';
import type { HomePaths } from '../../home/index.ts';
import { changeSettingsFile, readSettingsFile } from '../settings-file.ts';
import type { PluginListing } from './folder.ts';

/** That the person allowed a plug-in, as it was then. */
export interface Allowance {
  readonly hash: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The hash of every file, by its path: what was changed can be named. */
  readonly files: Readonly<Record<string, string>>;
}

/**
 * Which plug-ins of this home the person has allowed: `<home>/desk/plugins/allowed.json`. An entry names the home it was given in, by its
 * real path, and means nothing in another.
 */
export class Allowances {
  readonly #paths: Pick<HomePaths, 'dir' | 'deskDir'>;

  constructor(paths: Pick<HomePaths, 'dir' | 'deskDir'>) {
    this.#paths = paths;
  }

  get file(): string {
    return join(this.#paths.deskDir, 'plugins', 'allowed.json');
  }

  /** All that hold here, by name; none while the file cannot be used, which `problem` says. Never throws. */
  read(): { readonly allowed: ReadonlyMap<string, Allowance>; readonly problem: DeskError | null } {
    const { values, problem } = readSettingsFile(this.file);
    const home = this.#home();
    const allowed = new Map<string, Allowance>();
    for (const [name, entry] of Object.entries(values)) {
      const at = isRecord(entry) ? entry['at'] : null;
      const hash = textAt(entry, 'hash');
      if (textAt(entry, 'home') !== home || typeof at !== 'number' || !/^[0-9a-f]{64}$/u.test(hash)) continue;
      const files = Object.entries(recordAt(entry, 'files')).filter(([, each]) => typeof each === 'string');
      allowed.set(name, { hash, at, files: Object.fromEntries(files) as Record<string, string> });
    }
    return { allowed, problem };
  }

  /** Writes down that the person allowed it. Throws what `changeSettingsFile` throws. */
  async allow(name: string, { hash, files }: PluginListing, at: number): Promise<void> {
    const own = Object.fromEntries(files.map((file) => [file.path, file.hash]));
    await changeSettingsFile(this.file, { [name]: { hash, at, home: this.#home(), files: own } });
  }

  /** Takes it back. */
  async forbid(name: string): Promise<void> {
    await changeSettingsFile(this.file, { [name]: null });
  }

  #home(): string {
    try {
      return realpathSync(this.#paths.dir);
    } catch {
      return this.#paths.dir;
    }
  }
}

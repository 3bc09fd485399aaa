import { accessSync, constants, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, isAbsolute, join } from 'node:path';
import type { ProviderContext } from '../provider.ts';

/** How `brv` is started: a program and the words that come before those of a call. */
export interface BrvBinary {
  readonly file: string;
  readonly before: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** Where installers put it, behind what PATH says. A desktop app is started with a short PATH. */
function usualPlaces(home: string): readonly string[] {
  return [join(home, '.brv-cli', 'bin'), '/usr/local/bin', '/opt/homebrew/bin', join(home, '.npm-global', 'bin')];
}

/**
 * Finds `brv` at the moment of the question, so that one that was installed, upgraded or deleted meanwhile counts at once. The person's
 * own path goes first, and alone. Null when there is none.
 */
export function findBrv(
  { config, secrets }: ProviderContext,
  path = process.env['PATH'] ?? '',
  home = homedir(),
): BrvBinary | null {
  const own = config.string('memory.byterover.binary', '').trim();
  const folders = [...path.split(delimiter).filter((folder) => isAbsolute(folder)), ...usualPlaces(home)];
  const names = process.platform === 'win32' ? ['brv.exe', 'brv.cmd'] : ['brv'];
  const candidates = own === '' ? folders.flatMap((folder) => names.map((name) => join(folder, name))) : [own];
  const file = candidates.find(runs);
  if (file === undefined) return null;
  const key = secrets.get('BRV_API_KEY');
  const env = {
    PATH: [dirname(file), path].join(delimiter),
    ...(key === undefined ? {} : { BRV_API_KEY: key }),
  };
  if (!file.endsWith('.cmd')) return { file, before: [], env };
  // Node starts no .cmd without a shell, and a shell would read the person's words.
  const script = join(dirname(file), 'node_modules', 'byterover-cli', 'bin', 'run.js');
  return { file: process.execPath, before: [script], env: { ...env, ELECTRON_RUN_AS_NODE: '1' } };
}

function runs(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Json } from '@shared/contract/common.ts';
import { DeskError } from '@shared/contract/errors.ts';
import { isInside, isOn, toNumber, type Config, type HomePaths } from '../../home/index.ts';

/** Where Hermes keeps the settings of this provider in config.yaml. */
const SECTION = 'plugins.hermes-memory-store';
const DEFAULT_DIM = 1024;
const MOST_DIM = 16_384;

/** The settings in force. */
export interface HolographicSettings {
  /** The database, absolute. */
  readonly file: string;
  /** Whether it lies outside the home it is used for. */
  readonly isOutside: boolean;
  /** Whether preferences and decisions are taken from what the person wrote when a conversation ends. */
  readonly autoExtract: boolean;
  /** Trust of a new fact, 0 to 1. */
  readonly defaultTrust: number;
  /** Trust from which a fact is recalled, 0 to 1. */
  readonly minTrust: number;
  /** Days after which a fact counts half; 0 for never. */
  readonly halfLifeDays: number;
  /** Dimensions of a vector. */
  readonly dim: number;
  /** Weight of vectors in a search. */
  readonly vectorWeight: number;
}

/** Reads the settings as Hermes does; what cannot be right has its default. `userDir` is what `~` stands for. */
export function readSettings(config: Config, paths: HomePaths, userDir = homedir()): HolographicSettings {
  const written = (key: string): Json | undefined => config.written(`${SECTION}.${key}`);
  const within = (key: string, least: number, most: number, otherwise: number): number => {
    const value = toNumber(written(key), false);
    return value === undefined || value < least || value > most ? otherwise : value;
  };
  const file = databaseFile(written('db_path'), paths, userDir);
  return {
    file,
    isOutside: !isInside(paths.dir, file),
    autoExtract: isOn(written('auto_extract'), false),
    defaultTrust: within('default_trust', 0, 1, 0.5),
    minTrust: within('min_trust_threshold', 0, 1, 0.3),
    halfLifeDays: Math.trunc(within('temporal_decay_half_life', 0, 1e6, 0)),
    dim: Math.trunc(within('hrr_dim', 1, MOST_DIM, DEFAULT_DIM)),
    vectorWeight: within('hrr_weight', 0, 1, 0.3),
  };
}

/** `$HERMES_HOME`, `${HERMES_HOME}` and a leading `~` are filled in; a path that is not absolute is taken from the home. */
function databaseFile(written: Json | undefined, paths: HomePaths, userDir: string): string {
  if (typeof written !== 'string' || written.trim() === '') return paths.memoryStoreDb;
  const filled = written.trim().replace(/\$HERMES_HOME\b|\$\{HERMES_HOME\}/g, () => paths.dir);
  const expanded = /^~(?=$|[/\\])/.test(filled) ? join(userDir, filled.slice(1)) : filled;
  return resolve(paths.dir, expanded);
}

/** What the form shows: every setting that it has, as text. */
export function shownSettings(config: Config, paths: HomePaths): Record<string, string> {
  const settings = readSettings(config, paths);
  const written = config.written(`${SECTION}.db_path`);
  return {
    db_path: typeof written === 'string' ? written : '',
    auto_extract: String(settings.autoExtract),
    default_trust: String(settings.defaultTrust),
    min_trust_threshold: String(settings.minTrust),
    hrr_dim: String(settings.dim),
  };
}

/** How the text of a field becomes a value of config.yaml; null takes the key away. */
const readers: Readonly<Record<string, (text: string) => Json>> = {
  db_path: (text) => (hasControl(text) ? refuse('db_path', 'must be a path on one line') : text),
  auto_extract: (text) => {
    if (text !== 'true' && text !== 'false') return refuse('auto_extract', 'must be true or false');
    // As a boolean: a quoted "false" counts as true in Hermes 0.19.
    return text === 'true';
  },
  default_trust: (text) => numberIn('default_trust', text, 0, 1),
  min_trust_threshold: (text) => numberIn('min_trust_threshold', text, 0, 1),
  hrr_dim: (text) => Math.trunc(numberIn('hrr_dim', text, 16, MOST_DIM)),
};

/**
 * Writes the fields that were filled in, each as a key of its own, so that everything else stays; an empty one goes back to its
 * default. A value that is the default already and was never written is not written. Throws DeskError (`invalid_input`) before
 * anything is written when a value cannot be right.
 */
export async function saveSettings(
  values: Readonly<Record<string, string>>,
  config: Config,
  paths: HomePaths,
): Promise<void> {
  const shown = shownSettings(config, paths);
  const changes = Object.entries(readers).flatMap(([key, read]): [string, Json][] => {
    const text = values[key]?.trim();
    if (text === undefined || text === shown[key]) return [];
    return [[key, text === '' ? null : read(text)]];
  });
  for (const [key, value] of changes) await config.set(`${SECTION}.${key}`, value);
}

function numberIn(key: string, text: string, least: number, most: number): number {
  const value = toNumber(text, false);
  if (value === undefined || value < least || value > most) {
    return refuse(key, `must be a number from ${String(least)} to ${String(most)}`);
  }
  return value;
}

function hasControl(text: string): boolean {
  return /\p{Cc}/u.test(text);
}

function refuse(key: string, what: string): never {
  throw new DeskError('invalid_input', `${key} ${what}.`, { remedy: 'Correct the value. Nothing was saved.' });
}

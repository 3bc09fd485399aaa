import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Json } from '@shared/contract/common.ts';
import { DeskError } from '@shared/contract/errors.ts';
import { isRecord } from '@shared/record.ts';
import { decodeText, errnoOf, fileError, withFileLock, writeFileAtomic } from '../home/index.ts';

/** What a settings file holds; keys that mean nothing to us are kept. */
export type SettingsObject = Readonly<Record<string, Json>>;

/** A settings file as found. `problem` says why it cannot be used; nothing of it counts then, and nothing is written to it. */
export interface FoundSettings {
  readonly values: SettingsObject;
  /** False when there is no such file. */
  readonly there: boolean;
  readonly problem: DeskError | null;
}

/** Reads a JSON object that a provider keeps its settings in (`<home>/mem0.json`); a byte order mark is no fault. Never throws. */
export function readSettingsFile(file: string): FoundSettings {
  try {
    const values = readSettings(file);
    return { values: values ?? {}, there: values !== null, problem: null };
  } catch (error) {
    return { values: {}, there: true, problem: fileError(error, file, 'read') };
  }
}

/**
 * Changes a settings file under its lock: read again, changed, written whole and atomically with mode 0600. A value of null takes its key
 * out. Throws `damaged` for a file that is no JSON object (nothing is written then), `busy`, `unwritable`, `disk_full`.
 */
export async function changeSettingsFile(
  file: string,
  change: SettingsObject | ((before: SettingsObject) => SettingsObject),
): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await withFileLock(file, async () => {
    const before = readSettings(file) ?? {};
    const changed = typeof change === 'function' ? change(before) : { ...before, ...change };
    const after = Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== null));
    if (JSON.stringify(after) === JSON.stringify(before)) return;
    await writeFileAtomic(file, `${JSON.stringify(after, null, 2)}\n`, { mode: 0o600 });
  });
}

/** A setting that is a text, under the first of its spellings that has one; empty for none. Numbers count as texts. */
export function settingText(values: SettingsObject, ...keys: readonly string[]): string {
  for (const key of keys) {
    const value = values[key];
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
    if (typeof value === 'number') return String(value);
  }
  return '';
}

/** Reads one settings file; null when there is none. Throws `damaged` for what is no JSON object, `unreadable`. */
export function readSettings(file: string): SettingsObject | null {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    if (errnoOf(error) === 'ENOENT') return null;
    throw fileError(error, file, 'read');
  }
  const { text } = decodeText(bytes, file);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw damaged(file, 'it is not valid JSON', error);
  }
  if (!isRecord(value)) throw damaged(file, 'it must be an object ({...})', null);
  return value as SettingsObject;
}

/** The refusal of a settings file that cannot be used, with what to do about it. */
export function damaged(file: string, why: string, cause: unknown): DeskError {
  return new DeskError('damaged', `${file} cannot be used: ${why}.`, {
    remedy: 'Correct the file, or move it away and set the provider up again. Nothing is written to it until then.',
    file,
    cause,
  });
}

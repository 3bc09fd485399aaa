import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { lstat, open } from 'node:fs/promises';
import { join } from 'node:path';
import { DeskError } from '@shared/contract/errors.ts';
import { decodeText, errnoOf, fileError } from '../../home/index.ts';
import type { Allowance } from './allowances.ts';
import { changedFiles, readFolder, type PluginListing } from './folder.ts';
import { isForDesk, MANIFEST_FILE, readManifest, type Manifest } from './manifest.ts';

/**
 * How it stands with a folder of `<home>/plugins/`. `new`: never allowed, or not any more. `changed`: not what was allowed. `faulty`: it
 * cannot be allowed. `python`: written for Hermes, and never run here.
 */
export type PluginState = 'allowed' | 'new' | 'changed' | 'faulty' | 'python';

/** A folder of `<home>/plugins/` that holds a memory provider. */
export interface PluginStanding {
  readonly name: string;
  readonly folder: string;
  readonly state: PluginState;
  /** Null where it has none for this app, or none that can be used. */
  readonly manifest: Manifest | null;
  readonly listing: PluginListing | null;
  /** Why it is `faulty`; null in every other state. */
  readonly problem: DeskError | null;
  /** Files that are not what was allowed. */
  readonly changed: readonly string[];
  /** When it was allowed, also where that does not hold any more; null for never. */
  readonly allowedAt: number | null;
}

const mostManifest = 256 * 1024;
/** So much of a Python file is looked at, as in Hermes. */
const mostPython = 8192;

/** Looks at one folder, running nothing of it. Null where it holds no memory provider. Never throws for what is in it. */
export async function standingOf(
  folder: string,
  name: string,
  taken: (name: string) => string | null,
  allowance: Allowance | null,
): Promise<PluginStanding | null> {
  const file = join(folder, MANIFEST_FILE);
  const usual = { name, folder, manifest: null, listing: null, problem: null, changed: [] };
  const allowedAt = allowance?.at ?? null;
  const broken = (problem: DeskError): PluginStanding => ({ ...usual, state: 'faulty', problem, allowedAt });
  let bytes: Buffer | null;
  let text: string;
  try {
    bytes = await beginning(file, mostManifest + 1);
    if (bytes !== null && bytes.length > mostManifest) {
      throw new DeskError('damaged', `${file} is longer than ${String(mostManifest / 1024)} KB.`, { file });
    }
    text = bytes === null ? '' : decodeText(bytes, file).text;
  } catch (error) {
    return broken(error instanceof DeskError ? error : fileError(error, file, 'read'));
  }
  if (bytes === null || !isForDesk(text)) {
    return (await isPython(folder)) ? { ...usual, state: 'python', allowedAt: null } : null;
  }
  try {
    const manifest = readManifest(text, file, name, taken);
    const listing = await readFolder(folder);
    const read = createHash('sha256').update(bytes).digest('hex');
    if (listing.files.find(({ path }) => path === MANIFEST_FILE)?.hash !== read) {
      throw new DeskError('refused', `${file} was changed while it was being read.`, { remedy: 'Look again.', file });
    }
    requireOwnFile(manifest, listing, file);
    const changed = allowance === null ? [] : changedFiles(allowance.files, listing.files);
    const state = allowance === null ? 'new' : allowance.hash === listing.hash ? 'allowed' : 'changed';
    return { ...usual, state, manifest, listing, changed, allowedAt };
  } catch (error) {
    if (error instanceof DeskError) return broken(error);
    throw error;
  }
}

/** A path of a command as the listing has it. */
export function ownPath(word: string): string {
  return word.replace(/^(?:\.\/)+/u, '');
}

/** A hash says nothing about a command that starts something else: one of its words has to be a file of the folder. */
function requireOwnFile({ command }: Manifest, { files }: PluginListing, file: string): void {
  const paths = new Set(files.map(({ path }) => path));
  const [program] = command;
  const inside = program.includes('/');
  if (inside ? paths.has(ownPath(program)) : command.some((word, at) => at > 0 && paths.has(ownPath(word)))) return;
  const which = inside ? `starts ${program}, which is no file of the folder` : 'starts no file of the folder';
  throw new DeskError('damaged', `${file} cannot be used: desk.command ${which}.`, {
    remedy: 'Bring along what is run, and name it there, as [node, main.mjs].',
    file,
  });
}

/** Whether Hermes would take the folder for a memory provider, by the rule of Hermes; nothing is imported. */
async function isPython(folder: string): Promise<boolean> {
  const bytes = await beginning(join(folder, '__init__.py'), mostPython).catch(() => null);
  return bytes !== null && /register_memory_provider|MemoryProvider/u.test(bytes.toString('latin1'));
}

/** The first bytes of an ordinary file; null where there is none. Throws what the system says, and `refused` for a link. */
async function beginning(file: string, most: number): Promise<Buffer | null> {
  const info = await lstat(file).catch((error: unknown) => {
    if (['ENOENT', 'ENOTDIR'].includes(errnoOf(error))) return null;
    throw error;
  });
  if (info === null) return null;
  if (!info.isFile()) {
    throw new DeskError('refused', `${file} is no ordinary file.`, { remedy: 'Put the file itself there.', file });
  }
  const handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    const buffer = Buffer.alloc(Math.min(most, Math.max(info.size, 1)));
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

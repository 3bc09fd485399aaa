import { createHash } from 'node:crypto';
import { readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DeskError } from '@shared/contract/errors.ts';
import { parseEntries } from '@shared/memory/entries.ts';
import { errnoOf, fileError } from '../home/errno.ts';
import { readText } from '../home/read-text.ts';
import { resolveTarget } from '../home/write-atomic.ts';

/** A store file as read: its entries without repeats, and what tells one version of the file from another. */
export interface StoreContent {
  readonly texts: readonly string[];
  /** The text, LF line ends, no byte order mark; empty when there is no file. */
  readonly raw: string;
  readonly exists: boolean;
  /** Milliseconds since 1970; null when there is no file. */
  readonly modified: number | null;
  /** When the file last came to be as it is, also by being moved here; milliseconds since 1970, null without a file. */
  readonly changed: number | null;
  readonly inode: number | null;
}

const NO_FILE: StoreContent = { texts: [], raw: '', exists: false, modified: null, changed: null, inode: null };

/** Larger files are no memories: they are refused instead of being scanned for minutes. In bytes. */
const LARGEST = 4 * 1024 * 1024;
/** How long a file must have been left alone before a change of it is believed, in milliseconds; longer for a loss. */
const SETTLED = { change: 100, loss: 300 };
/** How long to wait for that at most. */
const PATIENCE = 3000;

/**
 * Reads a store file. A missing file and a dangling link are an empty store. Throws `unreadable` for what is no file, is
 * too large or is not UTF-8.
 */
export async function readStoreFile(file: string): Promise<StoreContent> {
  let found: Awaited<ReturnType<typeof stat>>;
  try {
    found = await stat(file);
  } catch (error) {
    if (errnoOf(error) === 'ENOENT') return NO_FILE;
    throw fileError(error, file, 'read');
  }
  if (!found.isFile()) {
    const what = found.isDirectory() ? 'a directory is' : 'something that is no file stands';
    throw new DeskError('unreadable', `${file} could not be read: ${what} in its place.`, {
      remedy: `Move it away; ${basename(file)} is then made anew.`,
      file,
    });
  }
  if (found.size > LARGEST) {
    throw new DeskError('unreadable', `${file} could not be read: it is larger than 4 MB.`, {
      remedy: 'Move what does not belong there to another file.',
      file,
    });
  }
  const read = await readText(file);
  if (read === null) return NO_FILE;
  return {
    texts: parseEntries(read.text),
    raw: read.text,
    exists: true,
    modified: found.mtimeMs,
    changed: found.ctimeMs,
    inode: found.ino,
  };
}

/**
 * Reads a store file that another program may be writing at this moment. A text that is not the known one is believed only
 * when it has been left alone for a while, and longer where known entries are missing or bytes cannot be decoded; a file
 * that was replaced as a whole (another inode) is believed at once.
 */
export async function readSettled(
  file: string,
  known: readonly string[],
  lastInode: number | null,
): Promise<StoreContent> {
  const start = performance.now();
  for (;;) {
    let content: StoreContent | null = null;
    let failure: unknown = null;
    try {
      content = await readStoreFile(file);
    } catch (error) {
      failure = error;
    }
    const needed = quietNeeded(content, known, lastInode);
    const age = needed === 0 ? 0 : await ageOf(file);
    if (age === null || age >= needed || performance.now() - start > PATIENCE) {
      if (content === null) throw failure;
      return content;
    }
    await wait(Math.min(25, needed - age));
  }
}

/** For how long a file must have been left alone for what was read of it to be taken for the whole. */
function quietNeeded(content: StoreContent | null, known: readonly string[], lastInode: number | null): number {
  if (content === null) return SETTLED.loss;
  const { texts, inode } = content;
  if (texts.length === known.length && texts.every((text, at) => text === known[at])) return 0;
  if (texts.length > 0 && lastInode !== null && inode !== lastInode) return 0;
  const there = new Set(texts);
  return known.every((text) => there.has(text)) ? SETTLED.change : SETTLED.loss;
}

/** Milliseconds since the file was last written; null when there is none. */
async function ageOf(file: string): Promise<number | null> {
  try {
    return Math.abs(Date.now() - (await stat(file)).mtimeMs);
  } catch {
    return null;
  }
}

/**
 * Refuses to write where the owner has said so: a file without any write permission stays as it is, for root too, and so
 * does one in a folder without.
 */
export async function assertWritable(file: string): Promise<void> {
  try {
    const target = await resolveTarget(file);
    for (const path of [target, dirname(target)]) {
      const mode = await modeOf(path);
      if (mode === null || (mode & 0o222) !== 0) continue;
      const what = path === target ? 'it' : `its folder ${path}`;
      throw new DeskError('unwritable', `${file} could not be written: ${what} is read-only.`, {
        remedy: `Make it writable (chmod u+w ${path}), then try again.`,
        file,
      });
    }
  } catch (error) {
    if (errnoOf(error) !== 'ENOENT') throw fileError(error, file, 'write');
    throw new DeskError('unwritable', `${file} could not be written: it is a link into a folder that does not exist.`, {
      remedy: 'Make that folder, or remove the link.',
      file,
    });
  }
}

/** Permission bits; null when nothing is there. */
async function modeOf(path: string): Promise<number | null> {
  try {
    return (await stat(path)).mode;
  } catch (error) {
    if (errnoOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Keeps a copy of a text beside the store file, as `<file>.bak.<unix seconds>`, and answers its path. The same text is
 * kept once, however often it is asked for.
 */
export async function backUp(file: string, raw: string, seconds: number): Promise<string> {
  const wanted = hash(raw);
  for (const path of await backupsOf(file)) {
    const kept = await readFile(path, 'utf8').catch(() => null);
    if (kept !== null && hash(kept) === wanted) return path;
  }
  for (let number = seconds; ; number += 1) {
    const path = `${file}.bak.${number}`;
    try {
      await writeFile(path, raw, { flag: 'wx', mode: 0o600 });
      return path;
    } catch (error) {
      if (errnoOf(error) !== 'EEXIST') throw fileError(error, path, 'write');
    }
  }
}

/** The backups beside a store file, Hermes' and ours. */
export async function backupsOf(file: string): Promise<string[]> {
  const name = `${basename(file)}.bak.`;
  const names = await readdir(dirname(file)).catch(() => []);
  return names.filter((entry) => entry.startsWith(name)).map((entry) => join(dirname(file), entry));
}

function hash(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}

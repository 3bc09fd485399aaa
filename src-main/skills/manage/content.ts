import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { DeskError } from '@shared/contract/errors.ts';
import { universalNewlines } from '@shared/memory/text.ts';
import { errnoOf, fileError } from '../../home/errno.ts';
import { readInside } from '../files.ts';

/** What a file holds: its text with BOM and line ends as they are, or its bytes where they are no UTF-8 text. */
export type Content = string | { readonly base64: string };

/** Larger files are neither written nor replaced, because what they held could not be kept for Undo. In bytes. */
export const mostFileBytes = 1_048_576;

/** Bytes as content. */
export function contentOf(bytes: Uint8Array): Content {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return text.includes('\0') ? { base64: Buffer.from(bytes).toString('base64') } : text;
  } catch {
    return { base64: Buffer.from(bytes).toString('base64') };
  }
}

/** Content as bytes. */
export function bytesOf(content: Content): Buffer {
  return typeof content === 'string' ? Buffer.from(content, 'utf8') : Buffer.from(content.base64, 'base64');
}

/** Whether two contents are the same bytes; null is no file. */
export function sameContent(a: Content | null, b: Content | null): boolean {
  if (a === null || b === null) return a === b;
  return typeof a === 'string' ? a === b : typeof b !== 'string' && a.base64 === b.base64;
}

/** A text as people and models see it: LF line ends, no BOM. */
export function plainText(text: string): string {
  return universalNewlines(text.replace(/^\uFEFF/, ''));
}

/** What is shown in the place of content: its plain text, or a line saying that it is no text. */
export function shownContent(content: Content): string {
  if (typeof content === 'string') return plainText(content);
  return `[Binary file, ${String(bytesOf(content).length)} bytes]`;
}

/** `text` with the BOM and the line ends of the file it is for, where that has them throughout. */
export function inStyleOf(old: Content | null, text: string): string {
  if (typeof old !== 'string') return text;
  const mark = old.startsWith('\uFEFF') && !text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const returns = old.includes('\r\n') && !/[^\r]\n|^\n/.test(old);
  return mark + (returns ? universalNewlines(text).replaceAll('\n', '\r\n') : text);
}

/**
 * The content of a file of a skill; null when there is none. `real` is the folder with its links resolved. Throws
 * `refused` for what leads out of it, is no ordinary file or is too large to be kept.
 */
export async function readContent(real: string, path: string): Promise<Content | null> {
  const read = await readInside(real, path, mostFileBytes);
  if (read.ok) return contentOf(read.bytes);
  if (read.missing) return null;
  throw new DeskError('refused', read.reason, { remedy: 'Nothing was changed.', file: join(real, path) });
}

/**
 * Makes sure that every folder above `path` (both below `root`, with `/`) is one and no link; those that are not there yet are
 * made later. Throws `refused`, `unreadable`.
 */
export async function assertOwnFolders(root: string, path: string): Promise<void> {
  const parts = path.split('/').slice(0, -1);
  for (let count = 1; count <= parts.length; count++) {
    const place = join(root, ...parts.slice(0, count));
    const found = await lstatOf(place);
    if (found === null) return;
    if (!found.isDirectory()) throw notWritten(place, found.isSymbolicLink() ? 'is a link' : 'is no folder');
  }
}

async function lstatOf(place: string): Promise<Awaited<ReturnType<typeof lstat>> | null> {
  try {
    return await lstat(place);
  } catch (error) {
    if (errnoOf(error) === 'ENOENT') return null;
    throw fileError(error, place, 'read');
  }
}

function notWritten(place: string, why: string): DeskError {
  return new DeskError('refused', `${place} ${why}, so nothing is written there.`, {
    remedy: 'Change it by hand where it leads.',
    file: place,
  });
}

/**
 * Makes sure that a write to `path` below `real` lands there: no part of it is a link, and every part above the file is a
 * folder. Throws `refused`, `unreadable`.
 */
export async function assertOwnPlace(real: string, path: string): Promise<void> {
  const parts = path.split('/');
  for (let count = 1; count <= parts.length; count++) {
    const place = join(real, ...parts.slice(0, count));
    const found = await lstatOf(place);
    if (found === null) return;
    const fits = count === parts.length ? found.isFile() : found.isDirectory();
    if (fits) continue;
    const why = found.isSymbolicLink() ? 'is a link' : count === parts.length ? 'is no ordinary file' : 'is no folder';
    throw notWritten(place, why);
  }
}

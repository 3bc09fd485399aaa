import type { Store } from '../contract/common.ts';
import { countCodePoints, strip, universalNewlines } from './text.ts';

/** The line between two entries of a store file. */
const SIGN = '§';
/** What stands between two entries in MEMORY.md and USER.md: newline, section sign, newline. */
export const DELIMITER = `\n${SIGN}\n`;

/** File name of a store, as Hermes names it. */
export const STORE_FILES: Readonly<Record<Store, string>> = { memory: 'MEMORY.md', user: 'USER.md' };

/** Both stores in the order they are shown and rendered. */
export const STORES: readonly Store[] = ['memory', 'user'];

/**
 * Splits the text of a store file (its byte order mark removed) into entries, duplicates kept, in file order.
 *
 * A delimiter is a line that holds nothing but a section sign. That is Hermes' rule for every file Hermes writes, and
 * beyond it the sign on the first or last line, twice in a row, or with blanks around it, is read as the delimiter it was
 * meant to be: were it taken for content, the next entry written beside it would be torn in two.
 */
export function splitEntries(text: string): string[] {
  const entries: string[] = [];
  let lines: string[] = [];
  const close = (): void => {
    const entry = strip(lines.join('\n'));
    if (entry !== '') entries.push(entry);
    lines = [];
  };
  for (const line of universalNewlines(text).split('\n')) {
    if (isDelimiterLine(line)) close();
    else lines.push(line);
  }
  close();
  return entries;
}

function isDelimiterLine(line: string): boolean {
  return line.includes(SIGN) && strip(line) === SIGN;
}

/** Entries of a store file with exact duplicates dropped, the first one kept. */
export function parseEntries(text: string): string[] {
  return unique(splitEntries(text));
}

/** Drops exact repeats, keeps the first of each and the order. */
export function unique(entries: readonly string[]): string[] {
  return [...new Set(entries)];
}

/** Entries joined by the delimiter, no header, no final newline; empty for no entries. */
export function serializeEntries(entries: readonly string[]): string {
  return entries.join(DELIMITER);
}

/**
 * The text of a store file as it is written. No byte order mark is written, but one that an entry itself begins with
 * would be taken for the file's by every reader, so that one is doubled.
 */
export function fileText(entries: readonly string[]): string {
  const text = serializeEntries(entries);
  return text.startsWith('\uFEFF') ? `\uFEFF${text}` : text;
}

/** Code points a list of entries takes in its file, delimiters counted. */
export function countEntries(entries: readonly string[]): number {
  return countCodePoints(serializeEntries(entries));
}

/** An entry's text as it will be stored: newlines unified, then stripped as Python strips. */
export function normalizeEntry(text: string): string {
  return strip(universalNewlines(text));
}

/** Why a text cannot be one entry. */
export type EntryFault = 'empty' | 'delimiter' | 'half_character' | 'byte_order_mark';

/**
 * Whether a normalised text would be read back as exactly one, the same, entry. Null when it would.
 */
export function entryFault(text: string): EntryFault | null {
  if (text === '') return 'empty';
  if (!text.isWellFormed()) return 'half_character';
  if (text.split('\n').some(isDelimiterLine)) return 'delimiter';
  if (text.startsWith('\uFEFF')) return 'byte_order_mark';
  return null;
}

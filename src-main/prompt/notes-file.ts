import { openContained, resolveInside } from '../home/contained.ts';
import { codePoints } from './tiers.ts';

/** How files that go into a prompt are read and judged. */
export interface NotesRules {
  /** Most code points of one file. */
  readonly cap: number;
  /** Milliseconds one file may take to read. */
  readonly timeout: number;
  /** Kinds of finding in a text (scope `context`); empty when it is clean. */
  readonly scan: (text: string) => readonly string[];
  /** Reads a file of at most `most` bytes; for tests of slow disks. */
  readonly read?: (file: string, most: number, signal: AbortSignal) => Promise<Uint8Array | null>;
}

/** A file of notes for the agent, read. `text` is null when there is nothing to use. */
export interface Notes {
  readonly text: string | null;
  /** A line for the person when the file was skipped, cut or blocked; null otherwise. */
  readonly warning: string | null;
}

const nothing: Notes = { text: null, warning: null };

/** Files above this are not read at all. */
const mostBytes = 8 * 1024 * 1024;

async function readBytes(file: string, most: number, signal: AbortSignal): Promise<Uint8Array | null> {
  const { handle, info } = await openContained(file);
  try {
    return info.size > most ? null : await handle.readFile({ signal });
  } finally {
    await handle.close();
  }
}

/** Resolves with null when the time is up, whatever the disk does. */
async function inTime<T>(timeout: number, work: (signal: AbortSignal) => Promise<T>): Promise<T | 'timeout'> {
  const abort = new AbortController();
  const { promise, resolve } = Promise.withResolvers<'timeout'>();
  const timer = setTimeout(() => {
    resolve('timeout');
    abort.abort();
  }, timeout);
  try {
    return await Promise.race([work(abort.signal), promise]);
  } finally {
    clearTimeout(timer);
  }
}

function tidy(text: string): string {
  return text
    .replace(/^\uFEFF/u, '')
    .replace(/\r\n?/gu, '\n')
    .trim();
}

/**
 * Cuts a text of more than `cap` code points down to its first seven and last two tenths with a line between that says
 * so. A text that fits is returned as it is.
 */
export function capNotes(text: string, label: string, cap: number): string {
  const total = codePoints(text);
  if (total <= cap) return text;
  const points = Array.from(text);
  const head = Math.trunc(cap * 0.7);
  const tail = Math.trunc(cap * 0.2);
  const kept = `${String(head)}+${String(tail)} of ${String(total)}`;
  const marker = `[...truncated ${label}: kept ${kept} chars. Read the file itself for the rest.]`;
  return `${points.slice(0, head).join('')}\n\n${marker}\n\n${tail === 0 ? '' : points.slice(-tail).join('')}`;
}

/**
 * Reads notes that go into a prompt: inside `root` (real, absolute) after every link, ordinary, UTF-8, in time. The whole file
 * is replaced by one line when the scan finds something in it. Never throws.
 */
export async function readNotes(root: string, path: string, label: string, rules: NotesRules): Promise<Notes> {
  const skipped = (why: string): Notes => ({ text: null, warning: `${label} was not read: ${why}` });
  const place = await resolveInside(root, path);
  if (!place.ok) return place.missing ? nothing : skipped(place.reason);
  let bytes: Uint8Array | null | 'timeout';
  try {
    const read = rules.read ?? readBytes;
    bytes = await inTime(rules.timeout, (signal) => read(place.real, mostBytes, signal));
  } catch (error) {
    return skipped(error instanceof Error ? error.message : String(error));
  }
  if (bytes === 'timeout') return skipped(`reading timed out after ${String(rules.timeout / 1000)} s.`);
  if (bytes === null) return skipped('it is larger than 8 MB.');
  let text: string;
  try {
    text = tidy(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch {
    return skipped('it is not UTF-8 text.');
  }
  return text === '' ? nothing : judgeNotes(text, label, rules);
}

/** Scans and caps a text that is about to go into a prompt. */
export function judgeNotes(text: string, label: string, rules: NotesRules): Notes {
  const found = rules.scan(text);
  if (found.length > 0) {
    const blocked = `[BLOCKED: ${label} contained potential prompt injection (${found.join(', ')}). Content not loaded.]`;
    return { text: blocked, warning: `${label} was kept out of the prompt: ${found.join(', ')}.` };
  }
  const capped = capNotes(text, label, rules.cap);
  return { text: capped, warning: capped === text ? null : `${label} is too long and was cut.` };
}

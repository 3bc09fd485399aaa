import { readFile } from 'node:fs/promises';
import { DeskError } from '@shared/contract/errors.ts';
import { errnoOf, fileError } from './errno.ts';

/** A text file as read: its text with LF line ends and without BOM, and what the bytes were like. */
export interface TextFile {
  readonly text: string;
  /** The bytes as they are on disk. */
  readonly bytes: Buffer;
  readonly bom: boolean;
  /** `none` when the file has no line end at all. */
  readonly eol: 'lf' | 'crlf' | 'cr' | 'mixed' | 'none';
}

/**
 * Reads a UTF-8 text file. Answers null when there is none. Throws `unreadable` when it cannot be read or is not UTF-8;
 * the message gives the offset of the first bad byte. Nothing is ever replaced by U+FFFD.
 */
export async function readText(file: string): Promise<TextFile | null> {
  let bytes: Buffer;
  try {
    bytes = await readFile(file);
  } catch (error) {
    if (errnoOf(error) === 'ENOENT') return null;
    throw fileError(error, file, 'read');
  }
  return decodeText(bytes, file);
}

/** Decodes bytes that came from `file`, by the rules of readText. */
export function decodeText(bytes: Buffer, file: string): TextFile {
  if (startsWith(bytes, [0xff, 0xfe]) || startsWith(bytes, [0xfe, 0xff])) {
    throw new DeskError('unreadable', `${file} is UTF-16 text, not UTF-8.`, {
      remedy: 'Save the file as UTF-8 in an editor. It is left untouched until then.',
      file,
    });
  }
  const bad = firstBadByte(bytes);
  if (bad !== -1) {
    throw new DeskError('unreadable', `${file} is not valid UTF-8: the byte at offset ${bad} cannot be decoded.`, {
      remedy: 'Save the file as UTF-8 in an editor. It is left untouched until then.',
      file,
    });
  }
  const raw = bytes.toString('utf8');
  const bom = raw.startsWith('\uFEFF');
  const body = bom ? raw.slice(1) : raw;
  return { text: body.replace(/\r\n?/g, '\n'), bytes, bom, eol: lineEnds(body) };
}

function startsWith(bytes: Buffer, head: readonly number[]): boolean {
  return head.every((byte, at) => bytes[at] === byte);
}

function lineEnds(text: string): TextFile['eol'] {
  let seen: TextFile['eol'] = 'none';
  for (const [end] of text.matchAll(/\r\n|\r|\n/g)) {
    const kind = end === '\n' ? 'lf' : end === '\r' ? 'cr' : 'crlf';
    if (seen === 'none') seen = kind;
    else if (seen !== kind) return 'mixed';
  }
  return seen;
}

/** The offset of the first byte that is not part of well-formed UTF-8 (RFC 3629), or -1. */
export function firstBadByte(bytes: Uint8Array): number {
  let at = 0;
  while (at < bytes.length) {
    const lead = bytes[at] ?? 0;
    const length = lead < 0x80 ? 1 : sequenceLength(lead);
    if (length === 0) return at;
    for (let i = 1; i < length; i++) {
      const byte = bytes[at + i];
      if (byte === undefined || (byte & 0xc0) !== 0x80) return at;
      if (i === 1 && !secondByteFits(lead, byte)) return at;
    }
    at += length;
  }
  return -1;
}

function sequenceLength(lead: number): number {
  if (lead >= 0xc2 && lead <= 0xdf) return 2;
  if (lead >= 0xe0 && lead <= 0xef) return 3;
  if (lead >= 0xf0 && lead <= 0xf4) return 4;
  return 0;
}

/** Overlong forms, surrogates and what lies above U+10FFFF are recognised by the second byte. */
function secondByteFits(lead: number, second: number): boolean {
  if (lead === 0xe0) return second >= 0xa0;
  if (lead === 0xed) return second <= 0x9f;
  if (lead === 0xf0) return second >= 0x90;
  if (lead === 0xf4) return second <= 0x8f;
  return true;
}

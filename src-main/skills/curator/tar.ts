import { createReadStream } from 'node:fs';
import { lstat, readdir, readlink } from 'node:fs/promises';
import { join } from 'node:path';

const block = 512;

function octal(value: number, length: number): string {
  return `${Math.trunc(value)
    .toString(8)
    .padStart(length - 1, '0')}\0`;
}

interface Head {
  readonly name: string;
  readonly type: '0' | '2' | '5' | 'x';
  readonly mode: number;
  readonly size: number;
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly link: string;
}

/** One ustar header. Names and targets that do not fit are cut: a pax record before it has them whole. */
function header({ name, type, mode, size, time, link }: Head): Buffer {
  const bytes = Buffer.alloc(block);
  const put = (text: string, at: number, length: number): void => {
    Buffer.from(text, 'utf8').subarray(0, length).copy(bytes, at);
  };
  put(name, 0, 100);
  put(octal(mode & 0o7777, 8), 100, 8);
  put(octal(0, 8), 108, 8);
  put(octal(0, 8), 116, 8);
  put(octal(size, 12), 124, 12);
  put(octal(Math.max(0, time / 1000), 12), 136, 12);
  put(' '.repeat(8), 148, 8);
  put(type, 156, 1);
  put(link, 157, 100);
  put('ustar\0' + '00', 257, 8);
  const sum = bytes.reduce((total, byte) => total + byte, 0);
  put(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 8);
  return bytes;
}

function padding(size: number): Buffer {
  return Buffer.alloc((block - (size % block)) % block);
}

/** A pax record `<length> <key>=<value>\n`, its length counting itself. */
function paxRecord(key: string, value: string): string {
  const rest = Buffer.byteLength(` ${key}=${value}\n`);
  let length = rest;
  while (length !== rest + String(length).length) length = rest + String(length).length;
  return `${String(length)} ${key}=${value}\n`;
}

function* heads(head: Head): Generator<Buffer> {
  const plain = (text: string): boolean => /^[\x20-\x7e]{0,100}$/u.test(text);
  const records = [
    ...(plain(head.name) ? [] : [paxRecord('path', head.name)]),
    ...(plain(head.link) ? [] : [paxRecord('linkpath', head.link)]),
  ].join('');
  if (records !== '') {
    const bytes = Buffer.from(records, 'utf8');
    yield header({ name: 'pax', type: 'x', mode: 0o644, size: bytes.length, time: head.time, link: '' });
    yield Buffer.concat([bytes, padding(bytes.length)]);
  }
  yield header(head);
}

async function* file(path: string, name: string, size: number, mode: number, time: number): AsyncGenerator<Buffer> {
  yield* heads({ name, type: '0', mode, size, time, link: '' });
  let left = size;
  if (size > 0) {
    for await (const piece of createReadStream(path, { end: size - 1 }) as AsyncIterable<Buffer>) {
      left -= piece.length;
      yield piece;
    }
  }
  // A file that became shorter while it was read keeps the archive whole.
  if (left > 0) yield Buffer.alloc(left);
  yield padding(size);
}

async function* below(dir: string, prefix: string, without: (path: string) => boolean): AsyncGenerator<Buffer> {
  const names = (await readdir(dir)).sort();
  for (const name of names) {
    const path = join(dir, name);
    const inner = prefix === '' ? name : `${prefix}/${name}`;
    if (without(inner)) continue;
    const found = await lstat(path);
    const time = found.mtimeMs;
    if (found.isSymbolicLink()) {
      yield* heads({ name: inner, type: '2', mode: 0o777, size: 0, time, link: await readlink(path) });
    } else if (found.isDirectory()) {
      yield* heads({ name: `${inner}/`, type: '5', mode: found.mode, size: 0, time, link: '' });
      yield* below(path, inner, without);
    } else if (found.isFile()) {
      yield* file(path, inner, found.size, found.mode, time);
    }
  }
}

/**
 * A folder as a tar archive (ustar with pax records), piece by piece: folders, files and links as links, paths relative to
 * it. `without` leaves a path and all below it out. Throws what the disk throws.
 */
export async function* tarOf(dir: string, without: (path: string) => boolean): AsyncGenerator<Buffer> {
  yield* below(dir, '', without);
  yield Buffer.alloc(2 * block);
}

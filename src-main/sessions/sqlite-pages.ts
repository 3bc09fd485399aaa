import { closeSync, existsSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';

/** A value as SQLite stores it. */
export type CellValue = null | number | string | Buffer;

/** A row of a leaf page: its number and its values in the order of the table's columns. */
export interface PageRow {
  readonly rowid: number;
  readonly values: readonly CellValue[];
}

/** What a page is, as far as a look at it tells. */
export type Page =
  | { readonly kind: 'leaf'; readonly bytes: Buffer; readonly at: number; readonly cells: number }
  | { readonly kind: 'interior'; readonly children: readonly number[] }
  | { readonly kind: 'other' };

const LEAF = 0x0d;
const INTERIOR = 0x05;
const sizes = [512, 1024, 2048, 4096, 8192, 16_384, 32_768, 65_536];
const USUAL = 4096;
/** Of two sizes the smaller is taken when it is this much as likely. */
const SURE = 0.7;
const MAGIC = 'SQLite format 3\0';
/** So many pages are looked at to find out how large a page is where the file does not say. */
const GUESSED = 400;
/** SQLite itself takes no longer row. */
const LONGEST_ROW = 1_000_000_000;

/**
 * The pages of a SQLite file, read without its schema: for a file that SQLite itself refuses. What was committed to the log
 * beside it counts. Knows tables with row numbers alone, in UTF-8. Never throws for anything the file may hold.
 */
export class SqlitePages {
  readonly size: number;
  readonly count: number;
  /** What of each page is used. */
  readonly #usable: number;
  readonly #file: number;
  readonly #log: ReadonlyMap<number, Buffer>;
  readonly #header: Buffer;

  /** Throws what the file system says of a file that cannot be read. */
  constructor(path: string) {
    this.#file = openSync(path, 'r');
    const length = fstatSync(this.#file).size;
    const header = this.#bytes(0, 100);
    const isHeader = header.toString('latin1', 0, 16) === MAGIC;
    const said = isHeader ? header.readUInt16BE(16) : 0;
    const stated = said === 1 ? 65_536 : said;
    this.size = sizes.includes(stated) ? stated : this.#guess(length);
    const reserved = isHeader ? (header[20] ?? 0) : 0;
    this.#usable = this.size - (reserved <= this.size - 480 ? reserved : 0);
    this.#log = committed(`${path}-wal`, this.size);
    this.count = Math.max(Math.ceil(length / this.size), ...this.#log.keys());
    this.#header = this.#log.get(1) ?? header;
  }

  close(): void {
    closeSync(this.#file);
  }

  /** A page by its number, from 1. */
  page(number: number): Page {
    const bytes = this.#page(number);
    const at = number === 1 ? 100 : 0;
    const kind = bytes[at];
    if (bytes.length < this.size || (kind !== LEAF && kind !== INTERIOR)) return { kind: 'other' };
    const cells = bytes.readUInt16BE(at + 3);
    const start = at + (kind === LEAF ? 8 : 12);
    if (start + 2 * cells > this.#usable) return { kind: 'other' };
    if (kind === LEAF) return { kind: 'leaf', bytes, at: start, cells };
    const children = [bytes.readUInt32BE(at + 8)];
    for (let i = 0; i < cells; i++) {
      const cell = bytes.readUInt16BE(start + 2 * i);
      if (cell + 4 <= this.#usable) children.push(bytes.readUInt32BE(cell));
    }
    return { kind: 'interior', children };
  }

  /** The row of each cell of a leaf; null for one that cannot be read. */
  rows({ bytes, at, cells }: Extract<Page, { kind: 'leaf' }>): (PageRow | null)[] {
    return Array.from({ length: cells }, (_, i) => this.#row(bytes, bytes.readUInt16BE(at + 2 * i)));
  }

  /** The pages that the file says are in no use; what is on them was deleted. */
  free(): ReadonlySet<number> {
    const found = new Set<number>();
    if (this.#header.toString('latin1', 0, 16) !== MAGIC) return found;
    for (let trunk = this.#header.readUInt32BE(32); trunk > 0 && trunk <= this.count && !found.has(trunk);) {
      found.add(trunk);
      const bytes = this.#page(trunk);
      if (bytes.length < this.size) break;
      const leaves = Math.min(bytes.readUInt32BE(4), this.#usable / 4 - 2);
      for (let i = 0; i < leaves; i++) found.add(bytes.readUInt32BE(8 + 4 * i));
      trunk = bytes.readUInt32BE(0);
    }
    return found;
  }

  #row(bytes: Buffer, at: number): PageRow | null {
    const length = varint(bytes, at);
    const rowid = length && varint(bytes, length.next);
    if (!rowid || length.value > LONGEST_ROW || length.value > this.count * this.size) return null;
    const payload = this.#payload(bytes, rowid.next, length.value);
    const values = payload && record(payload);
    return values && { rowid: rowid.value, values };
  }

  /** The bytes of a row: those on the page itself, and those on a chain of further pages. */
  #payload(bytes: Buffer, at: number, length: number): Buffer | null {
    const most = this.#usable - 35;
    const least = Math.floor(((this.#usable - 12) * 32) / 255) - 23;
    const fitting = least + ((length - least) % (this.#usable - 4));
    const here = length <= most ? length : fitting <= most ? fitting : least;
    if (at + here + (here < length ? 4 : 0) > this.#usable) return null;
    const first = bytes.subarray(at, at + here);
    if (here === length) return first;
    const parts = [first];
    let left = length - here;
    // A chain that leads round in a circle is too long.
    for (let next = bytes.readUInt32BE(at + here); ;) {
      if (next < 1 || next > this.count) return null;
      const page = this.#page(next);
      if (page.length < this.size) return null;
      parts.push(page.subarray(4, 4 + Math.min(left, this.#usable - 4)));
      left -= this.#usable - 4;
      next = page.readUInt32BE(0);
      if (left <= 0) return next === 0 ? Buffer.concat(parts, length) : null;
    }
  }

  #page(number: number): Buffer {
    return this.#log.get(number) ?? this.#bytes((number - 1) * this.size, this.size);
  }

  /** Fewer bytes where the file ends, or where the disk does not give them. */
  #bytes(from: number, length: number): Buffer {
    const bytes = Buffer.alloc(length);
    try {
      return bytes.subarray(0, readSync(this.#file, bytes, 0, length, from));
    } catch {
      return bytes.subarray(0, 0);
    }
  }

  /** The smallest size at which pages begin like pages of a table: where a page begins, one of twice its size may as well. */
  #guess(length: number): number {
    const score = (size: number): number => {
      const pages = Math.min(GUESSED, Math.floor(length / size));
      let found = 0;
      for (let n = 1; n < pages; n++) {
        const head = this.#bytes(n * size, 8);
        const kind = head[0] ?? 0;
        if (head.length < 8 || ![2, INTERIOR, 10, LEAF].includes(kind)) continue;
        const cells = head.readUInt16BE(3);
        const content = head.readUInt16BE(5) || 65_536;
        if (cells > 0 && 8 + 2 * cells <= content && content <= size) found++;
      }
      return pages === 0 ? 0 : found / pages;
    };
    const scores = sizes.map((size) => ({ size, is: score(size) }));
    const best = Math.max(...scores.map((s) => s.is));
    return scores.find((s) => s.is >= SURE * best)?.size ?? USUAL;
  }
}

/** A number of seven bits a byte; null where it does not end. Beyond 2^53 it is not exact. */
function varint(bytes: Buffer, at: number): { value: number; next: number } | null {
  let value = 0;
  for (let i = 0; i < 9; i++) {
    const byte = bytes[at + i];
    if (byte === undefined) return null;
    if (i === 8) return { value: value * 256 + byte, next: at + 9 };
    value = value * 128 + (byte & 0x7f);
    if (byte < 0x80) return { value, next: at + i + 1 };
  }
  return null;
}

const wholeSizes = [0, 1, 2, 3, 4, 6, 8];

/** The values of a row; null where its parts do not make up the whole, which those of a damaged one hardly ever do. */
function record(payload: Buffer): CellValue[] | null {
  const header = varint(payload, 0);
  if (header === null || header.value > payload.length) return null;
  const types: number[] = [];
  for (let at = header.next; at < header.value;) {
    const type = varint(payload, at);
    if (type === null || type.next > header.value) return null;
    types.push(type.value);
    at = type.next;
  }
  const values: CellValue[] = [];
  let at = header.value;
  for (const type of types) {
    const size = type >= 12 ? Math.floor((type - 12) / 2) : type === 7 ? 8 : (wholeSizes[type] ?? 0);
    if (type === 10 || type === 11 || at + size > payload.length) return null;
    values.push(valueOf(payload.subarray(at, at + size), type));
    at += size;
  }
  return at === payload.length ? values : null;
}

function valueOf(bytes: Buffer, type: number): CellValue {
  if (type === 0) return null;
  if (type === 7) return bytes.readDoubleBE(0);
  if (type === 8 || type === 9) return type - 8;
  if (type === 6) return Number(bytes.readBigInt64BE(0));
  if (type < 7) return bytes.readIntBE(0, bytes.length);
  return type % 2 === 0 ? Buffer.from(bytes) : bytes.toString('utf8').toWellFormed();
}

const WAL_HEADER = 32;
const FRAME_HEADER = 24;

/** The newest version of each page that was committed to a log, as far as its checksums hold. */
function committed(path: string, size: number): ReadonlyMap<number, Buffer> {
  const pages = new Map<number, Buffer>();
  if (!existsSync(path)) return pages;
  const log = readFileSync(path);
  if (log.length < WAL_HEADER || log.readUInt32BE(8) !== size) return pages;
  const big = (log[3] ?? 0) % 2 === 1;
  let sum = checksum(log.subarray(0, 24), [0, 0], big);
  if (sum[0] !== log.readUInt32BE(24) || sum[1] !== log.readUInt32BE(28)) return pages;
  const salt = log.subarray(16, 24);
  let pending = new Map<number, Buffer>();
  for (let at = WAL_HEADER; at + FRAME_HEADER + size <= log.length; at += FRAME_HEADER + size) {
    const head = log.subarray(at, at + FRAME_HEADER);
    const page = log.subarray(at + FRAME_HEADER, at + FRAME_HEADER + size);
    sum = checksum(page, checksum(head.subarray(0, 8), sum, big), big);
    const holds = sum[0] === head.readUInt32BE(16) && sum[1] === head.readUInt32BE(20);
    if (!holds || !head.subarray(8, 16).equals(salt)) break;
    pending.set(head.readUInt32BE(0), page);
    if (head.readUInt32BE(4) === 0) continue;
    for (const [number, bytes] of pending) pages.set(number, bytes);
    pending = new Map();
  }
  return pages;
}

function checksum(bytes: Buffer, [a, b]: readonly [number, number], big: boolean): [number, number] {
  let [x, y] = [a, b];
  for (let i = 0; i + 8 <= bytes.length; i += 8) {
    x = (x + y + (big ? bytes.readUInt32BE(i) : bytes.readUInt32LE(i))) >>> 0;
    y = (y + x + (big ? bytes.readUInt32BE(i + 4) : bytes.readUInt32LE(i + 4))) >>> 0;
  }
  return [x, y];
}

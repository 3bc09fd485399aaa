import { crc32, deflateRawSync } from 'node:zlib';

/** A file as it lies in an archive: its path with `/`, relative, and its bytes. */
export interface ZippedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const localHead = 0x04034b50;
const centralHead = 0x02014b50;
const endHead = 0x06054b50;
/** Needed to unpack: 2.0, which knows folders and deflation. */
const version = 20;
/** Names are UTF-8. */
const utf8 = 0x0800;
const deflated = 8;
/** 1 January 1980: when a file was changed is nobody's concern. */
const date = 0x21;

/** A zip archive of a few files (65,535 and 4 GB at most), deflated, without times, owners and rights. */
export function zipOf(files: readonly ZippedFile[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, bytes } of files) {
    const path = Buffer.from(name, 'utf8');
    const packed = deflateRawSync(bytes);
    const about = Buffer.alloc(26);
    about.writeUInt16LE(version, 0);
    about.writeUInt16LE(utf8, 2);
    about.writeUInt16LE(deflated, 4);
    about.writeUInt16LE(date, 8);
    about.writeUInt32LE(crc32(bytes), 10);
    about.writeUInt32LE(packed.length, 14);
    about.writeUInt32LE(bytes.length, 18);
    about.writeUInt16LE(path.length, 22);
    const local = [signed(localHead), about, path, packed];
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    directory.push(signed(centralHead), word(version), about, place, path);
    parts.push(...local);
    at += local.reduce((sum, part) => sum + part.length, 0);
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(size, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...parts, ...directory, signed(endHead), end]);
}

function signed(signature: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(signature, 0);
  return bytes;
}

function word(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value, 0);
  return bytes;
}

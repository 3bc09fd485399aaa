import { Buffer, isUtf8 } from 'node:buffer';
import { gunzipSync, inflateRawSync, inflateSync } from 'node:zlib';

const readable = /^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}\n\r\t]*$/u;
/** How much a compressed run may unpack to, in bytes. */
const largestUnpacked = 65_536;
const utf8 = new TextDecoder('utf-8');

/** The text of bytes that are UTF-8 and read as text; null for others. */
export function legible(bytes: Uint8Array): string | null {
  // Asked first: a decoder that throws takes many times longer, and most runs decode to nothing.
  if (!isUtf8(bytes)) return null;
  const text = utf8.decode(bytes);
  return text.length >= 6 && readable.test(text) && (/\p{L}{3}/u.test(text) || /^[\da-f\s]{24,}$/i.test(text))
    ? text
    : null;
}

function unpacked(bytes: Buffer): string | null {
  const options = { maxOutputLength: largestUnpacked };
  try {
    if (bytes[0] === 0x1f && bytes[1] === 0x8b) return legible(gunzipSync(bytes, options));
    if (bytes[0] === 0x78 && [0x01, 0x5e, 0x9c, 0xda].includes(bytes[1] ?? 0))
      return legible(inflateSync(bytes, options));
    // The last block of a stream without a head, its codes fixed or its own.
    const block = (bytes[0] ?? 0) & 7;
    return block === 3 || block === 5 ? legible(inflateRawSync(bytes, options)) : null;
  } catch {
    return null;
  }
}

/** The text of bytes that may be UTF-8, UTF-16 of either order or compressed; null for others. */
export function unwrapped(bytes: Buffer): string | null {
  const text = legible(bytes);
  if (text !== null) return text;
  if (bytes.length >= 12 && bytes[1] === 0 && bytes[3] === 0 && bytes[5] === 0)
    return legible(Buffer.from(bytes.toString('utf16le')));
  if (bytes.length >= 12 && bytes[0] === 0 && bytes[2] === 0 && bytes[4] === 0)
    return legible(
      Buffer.from(
        Buffer.from(bytes.subarray(0, bytes.length & ~1))
          .swap16()
          .toString('utf16le'),
      ),
    );
  return bytes.length >= 12 ? unpacked(bytes) : null;
}

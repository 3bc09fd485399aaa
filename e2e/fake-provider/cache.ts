import type { Buffer } from 'node:buffer';

const bytesPerToken = 4;
const block = 128;

/** Tokens of so many bytes, as the fake server counts them. */
export function countTokens(bytes: number): number {
  return Math.ceil(bytes / bytesPerToken);
}

function commonPrefix(a: Buffer, b: Buffer): number {
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at++) if (a[at] !== b[at]) return at;
  return length;
}

/** Tokens of a request read from the cache: its longest prefix shared with an earlier request, in whole blocks of 128. */
export function cachedTokens(request: Buffer, earlier: readonly Buffer[]): number {
  const shared = Math.max(0, ...earlier.map((body) => commonPrefix(request, body)));
  return Math.floor(shared / bytesPerToken / block) * block;
}

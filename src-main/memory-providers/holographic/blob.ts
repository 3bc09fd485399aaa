import type { Phases } from './vectors.ts';

/** How a vector stands in a file: raw float64 (Hermes 0.19 reads nothing else), or `HRR1` and float32 (newer versions). */
export type BlobFormat = 'float64' | 'float32';

/** What a float32 blob begins with. */
export const FLOAT32_MARK = Buffer.from('HRR1', 'latin1');

/** The vector as bytes, little-endian. One of a single dimension is always float64: otherwise the two could not be told apart. */
export function toBlob(phases: Phases, format: BlobFormat): Buffer {
  if (format === 'float64' || phases.length === 1) return Buffer.from(Float64Array.from(phases).buffer);
  return Buffer.concat([FLOAT32_MARK, Buffer.from(Float32Array.from(phases).buffer)]);
}

/** The vector in a blob of either format; null for anything that is no vector of `dim` finite numbers. */
export function fromBlob(blob: unknown, dim: number): Phases | null {
  if (!(blob instanceof Uint8Array)) return null;
  const phases = numbersIn(blob, dim);
  if (phases === null) return null;
  // A sum that is finite has only finite parts: phases are small.
  let sum = 0;
  for (const phase of phases) sum += phase;
  return Number.isFinite(sum) ? phases : null;
}

function numbersIn(blob: Uint8Array, dim: number): Phases | null {
  if (blob.length === dim * Float64Array.BYTES_PER_ELEMENT) return new Float64Array(copied(blob));
  const isMarked = FLOAT32_MARK.every((byte, i) => blob[i] === byte);
  const bare = blob.subarray(FLOAT32_MARK.length);
  if (!isMarked || bare.length !== dim * Float32Array.BYTES_PER_ELEMENT) return null;
  return Float64Array.from(new Float32Array(copied(bare)));
}

/** Copied, because SQLite gives no promise that the bytes lie where numbers may begin. */
function copied(bytes: Uint8Array): ArrayBuffer {
  const copy = new ArrayBuffer(bytes.length);
  new Uint8Array(copy).set(bytes);
  return copy;
}

/**
 * Reads of typed arrays by an index the caller knows to be inside. One function a kind of array, so that each stays fast;
 * an index outside reads as NaN or 0 and is a fault of the caller.
 */
export function f64(array: Float64Array, i: number): number {
  return array[i] ?? NaN;
}
export function f32(array: Float32Array, i: number): number {
  return array[i] ?? NaN;
}
export function i32(array: Int32Array, i: number): number {
  return array[i] ?? 0;
}
export function u8(array: Uint8Array, i: number): number {
  return array[i] ?? 0;
}

/** `value`, but not below `low` and not above `high`; `low` wins when they cross. */
export function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}

/** Index of the last element that is at most `value`, or 0 when all are larger. The array ascends. */
export function lastAtMost(sorted: Float64Array, value: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (f64(sorted, middle) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** FNV-1a with a final avalanche, so that ids which differ only in their last character land far apart. */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** A number in [0, 1) that depends on the text alone. */
export function unitHash(text: string): number {
  return hash(text) / 2 ** 32;
}

export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** A whole number from 0 to n - 1. */
  below(n: number): number;
  pick<T>(items: readonly T[]): T;
  /** An index drawn with probability proportional to its weight. */
  weighted(weights: ArrayLike<number>): number;
}

/** mulberry32: a small seeded generator. */
export function seeded(seed: number): Random {
  let s = seed >>> 0;
  const next = (): number => {
    s = (s + 0x6d2b79f5) >>> 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    below: (n) => Math.floor(next() * n),
    pick(items) {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
    weighted(weights) {
      let total = 0;
      for (let i = 0; i < weights.length; i++) total += weights[i] ?? 0;
      let left = next() * total;
      for (let i = 0; i < weights.length; i++) {
        left -= weights[i] ?? 0;
        if (left < 0) return i;
      }
      return weights.length - 1;
    },
  };
}

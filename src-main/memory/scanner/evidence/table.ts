import { meanings } from './meanings.ts';
import { neighbours } from './neighbours.ts';
import { stems } from './stems.ts';
import { bias, threshold } from './threshold.ts';
import type { Weight, Weights } from './weigh.ts';

/** Reads rows of `sign=12o`: name, weight in hundredths, letter of the family. @throws Error for a row that is none. */
function read(rows: string): [string, Weight][] {
  return rows
    .trim()
    .split(/\s+/)
    .filter((row) => row !== '')
    .map((row) => {
      const [, name, weight, family] = /^(.+)=(-?\d+)([a-z-])$/.exec(row) ?? [];
      if (name === undefined || weight === undefined || family === undefined)
        throw new Error(`Not a weight of a sign: ${row}`);
      return [name, { weight: Number(weight), family }];
    });
}

/** Reads the weights that ship, as `bench/scanner-train.ts` wrote them. */
export function shippedWeights(): Weights {
  const signs = new Map([...read(stems), ...read(neighbours), ...read(meanings)]);
  return { bias, threshold, signs, of: (name) => signs.get(name)?.weight };
}

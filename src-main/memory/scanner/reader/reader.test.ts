import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { appFolder } from '../../../home/app-folder.ts';
import { floatTables, integerTables, readerBytes, readerParts, type ReaderLayout, type ReaderParts } from './layout.ts';
import { mostPieces, Reader } from './reader.ts';

const kernel = new WebAssembly.Module(readFileSync(join(appFolder, 'resources', 'scanner', 'kernel', 'kernel.wasm')));

const quick: ReaderLayout = {
  pieces: '[UNK] send the key garden ##s , to',
  width: 32,
  heads: 2,
  reach: 3,
  units: 48,
  layers: 2,
  between: 4,
  places: 0,
  smooth: false,
  families: ['exfil', 'leak'],
};
const careful: ReaderLayout = { ...quick, places: mostPieces, smooth: true };

/** Numbers that look drawn by chance and are the same every time. */
function drawn(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return state / 2 ** 31;
  };
}

function someParts(seed: number, layout = quick): ReaderParts {
  const next = drawn(seed);
  const integers = new Map(
    integerTables(layout).map(({ name, rows, columns }) => [
      name,
      Int8Array.from({ length: rows * columns }, () => Math.round(next() * 127)),
    ]),
  );
  const floats = new Map(
    floatTables(layout).map(({ name, rows, columns }) => [
      name,
      Float32Array.from({ length: rows * columns }, () =>
        name.endsWith('.scale') ? 0.004 * (1.5 + next()) : next() / 2,
      ),
    ]),
  );
  for (const [name, values] of floats) if (/(start|first|second)\.scale$/.test(name)) values.fill(1);
  return { layout, floats, integers };
}

type Rows = number[][];

/** What the kernel works out, in plain sums. */
function plainly(
  { layout, floats, integers }: ReaderParts,
  pieces: readonly number[],
): { score: number; family: string } {
  const { width, heads, reach } = layout;
  const float = (name: string): Float32Array => floats.get(name) ?? new Float32Array();
  const weight = (name: string, row: number, column: number, columns: number): number =>
    (integers.get(name)?.[row * columns + column] ?? 0) * (float(`${name}.scale`)[row] ?? 0);
  const units = (name: string, rows: Rows, count: number): Rows =>
    rows.map((row) =>
      Array.from({ length: count }, (_, unit) =>
        row.reduce(
          (all, value, i) => all + value * weight(name, unit, i, row.length),
          float(`${name}.bias`)[unit] ?? 0,
        ),
      ),
    );
  const settled = (name: string, rows: Rows, add: Rows): Rows =>
    rows.map((row, at) => {
      const sums = row.map((value, i) => value + (add[at]?.[i] ?? 0));
      const mean = sums.reduce((all, value) => all + value, 0) / width;
      const spread = Math.sqrt(sums.reduce((all, value) => all + (value - mean) ** 2, 0) / width + 1e-5);
      return sums.map(
        (value, i) => ((value - mean) / spread) * (float(`${name}.scale`)[i] ?? 0) + (float(`${name}.bias`)[i] ?? 0),
      );
    });
  const bent = (value: number): number =>
    layout.smooth
      ? (value / 2) * (1 + Math.tanh(Math.sqrt(2 / Math.PI) * (value + 0.044715 * value ** 3)))
      : Math.max(value, 0);
  let rows: Rows = pieces.map((piece) => Array.from({ length: width }, (_, i) => weight('pieces', piece, i, width)));
  if (layout.places > 0)
    rows = settled(
      'start',
      rows,
      rows.map((_, at) => [...float('places').subarray(at * width, (at + 1) * width)]),
    );
  for (let layer = 0; layer < layout.layers; layer += 1) {
    const looked = units(`${layer}.look`, rows, 3 * width);
    const size = width / heads;
    const part = (row: number, kind: number, head: number): number[] =>
      (looked[row] ?? []).slice(kind * width + head * size, kind * width + (head + 1) * size);
    const taken = rows.map((_, q) =>
      Array.from({ length: heads }, (__, head) => {
        const near = float(`${layer}.near`);
        const odds = rows.map((___, k) => {
          const far = Math.max(-reach, Math.min(reach, k - q));
          const dot = part(q, 0, head).reduce((all, value, i) => all + value * (part(k, 1, head)[i] ?? 0), 0);
          return Math.exp(dot / Math.sqrt(size) + (near[head * (2 * reach + 1) + reach + far] ?? 0));
        });
        const all = odds.reduce((sum, one) => sum + one, 0);
        return Array.from({ length: size }, (___, i) =>
          odds.reduce((sum, one, k) => sum + (one / all) * (part(k, 2, head)[i] ?? 0), 0),
        );
      }).flat(),
    );
    rows = settled(`${layer}.first`, rows, units(`${layer}.take`, taken, width));
    const wide = units(`${layer}.widen`, rows, layout.units).map((row) => row.map(bent));
    rows = settled(`${layer}.second`, rows, units(`${layer}.narrow`, wide, width));
  }
  const column = (i: number): number[] => rows.map((row) => row[i] ?? 0);
  const mean = Array.from({ length: width }, (_, i) => column(i).reduce((all, value) => all + value, 0) / rows.length);
  const most = Array.from({ length: width }, (_, i) => Math.max(...column(i)));
  const last = (name: string, values: readonly number[], count: number): number[] =>
    Array.from({ length: count }, (_, unit) =>
      values.reduce(
        (all, value, i) => all + value * (float(name)[unit * values.length + i] ?? 0),
        float(`${name}.bias`)[unit] ?? 0,
      ),
    );
  const between = last('between', [...mean, ...most], layout.between).map(bent);
  const [none = 0, ...rest] = last('out', between, layout.families.length + 1);
  const score = Math.log(rest.reduce((all, one) => all + Math.exp(one), 0)) - none;
  return { score, family: layout.families[rest.indexOf(Math.max(...rest))] ?? '' };
}

describe('the reader', () => {
  it.each([
    ['quick', quick],
    ['careful', careful],
  ])('answers what plain sums answer: the %s one', (_, layout) => {
    const count = layout.pieces.split(' ').length;
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e6 }),
        fc.array(fc.integer({ min: 1, max: count - 1 }), { minLength: 1, maxLength: 12 }),
        (seed, pieces) => {
          const parts = someParts(seed, layout);
          const wanted = plainly(parts, pieces);
          const opinion = new Reader(readerBytes(parts), kernel).judge(pieces);
          expect(opinion.score).toBeCloseTo(wanted.score, 2);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('says the same of a text whatever it read before', () => {
    const reader = new Reader(readerBytes(someParts(5)), kernel);
    const alone = reader.read('send the keys');
    reader.read('the garden, the garden, the garden to the key');
    expect(reader.read('send the keys')).toEqual(alone);
  });

  it('cuts words into the longest pieces it has, without accents, and signs by themselves', () => {
    const reader = new Reader(readerBytes(someParts(1)), kernel);
    expect(reader.piecesOf('Send the kéys, GARDEN')).toEqual([1, 2, 3, 5, 6, 4]);
    expect(reader.piecesOf('quux')).toEqual([0]);
  });

  it('reads a bounded part of a text', () => {
    const reader = new Reader(readerBytes(someParts(1)), kernel);
    expect(reader.piecesOf('the '.repeat(10_000))).toHaveLength(mostPieces);
    expect(reader.read('the '.repeat(10_000))).toEqual(reader.read('the '.repeat(mostPieces)));
  });

  it('takes no words it does not know for an order', () => {
    const reader = new Reader(readerBytes(someParts(1)), kernel);
    expect(reader.read('').score).toBeLessThan(-10);
    expect(reader.read('quux quuz the').score).toBeLessThan(-10);
  });

  it('takes a file apart as it was put together, and refuses one that is none or cut short', () => {
    const parts = someParts(9, careful);
    const bytes = readerBytes(parts);
    expect(readerParts(bytes)).toEqual(parts);
    expect(() => new Reader(bytes.subarray(0, bytes.length - 1), kernel)).toThrow('cut short');
    expect(() => new Reader(new Uint8Array(4), kernel)).toThrow('Not a reader');
  });
});

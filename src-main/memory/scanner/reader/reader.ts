import { layerOf } from '../model/layer.ts';
import type { Opinion } from '../model/model.ts';
import { readerParts, type ReaderLayout } from './layout.ts';
import { Pieces, unknownPiece } from './pieces.ts';

/** What the kernel offers (`resources/scanner/kernel/kernel.ts`). All places are bytes of its memory. */
interface Kernel {
  readonly memory: WebAssembly.Memory;
  layer(
    from: number,
    rows: number,
    width: number,
    weights: number,
    scales: number,
    biases: number,
    units: number,
    to: number,
    spare: number,
    shape: number,
  ): void;
  attend(
    from: number,
    rows: number,
    width: number,
    heads: number,
    near: number,
    reach: number,
    odds: number,
    to: number,
  ): void;
  settle(rows: number, add: number, count: number, width: number, scale: number, bias: number): void;
  pool(from: number, rows: number, width: number, to: number): void;
}

/** Where the numbers of one layer lie. */
interface LayerAt {
  readonly look: readonly [weights: number, scales: number, biases: number];
  readonly take: readonly [weights: number, scales: number, biases: number];
  readonly widen: readonly [weights: number, scales: number, biases: number];
  readonly narrow: readonly [weights: number, scales: number, biases: number];
  readonly near: number;
  readonly first: readonly [scale: number, bias: number];
  readonly second: readonly [scale: number, bias: number];
}

/** So many pieces are read at once; what stands behind is not seen. */
export const mostPieces = 80;

/** Log-odds of what cannot be read. */
const surelyNot = -20;

/** The kernel's own data lies below. */
const freeFrom = 1 << 16;
const page = 1 << 16;

/** So many units, and so many numbers of each, lie side by side for the kernel. */
const unitsBeside = 4;
const numbersBeside = 8;

/** Lays rows of weights as the kernel takes them: of four rows eight numbers each, and then the next eight. */
function sideBySide(rows: Int8Array, columns: number, to: Int16Array): void {
  const group = unitsBeside * columns;
  let next = 0;
  for (let first = 0; first < rows.length; first += group)
    for (let column = 0; column < columns; column += numbersBeside)
      for (let at = first + column; at < first + group; at += columns) {
        to.set(rows.subarray(at, at + numbersBeside), next);
        next += numbersBeside;
      }
}

/** The usual approximation of GELU with a hyperbolic tangent. */
function smoothly(unit: number): number {
  return unit / (1 + Math.exp(-1.5957691216 * (unit + 0.044715 * unit ** 3)));
}

/**
 * Reads a stretch of words as a whole: each piece of a word takes from all others, layer by layer, before the odds of each
 * family are told. Time grows with the length of the stretch, which is bounded.
 */
export class Reader {
  readonly #layout: ReaderLayout;
  readonly #pieces: Pieces;
  readonly #kernel: Kernel;
  readonly #rows: Int8Array;
  readonly #rowScales: Float32Array;
  readonly #layers: readonly LayerAt[];
  /** Where the numbers of places lie, and what brings the sums to scale. */
  readonly #start: readonly [places: number, scale: number, bias: number] | null;
  readonly #between: Float32Array;
  readonly #betweenBias: Float32Array;
  readonly #out: Float32Array;
  readonly #outBias: Float32Array;
  readonly #at: {
    readonly rows: number;
    readonly wide: number;
    readonly more: number;
    readonly spare: number;
    readonly odds: number;
    readonly pooled: number;
  };
  readonly #memory: Float32Array;

  /** @throws Error for bytes that are no reader's file, or one cut short. */
  constructor(bytes: Uint8Array, kernel: WebAssembly.Module) {
    const { layout, floats, integers } = readerParts(bytes);
    this.#layout = layout;
    this.#pieces = new Pieces(layout.pieces.split(' '));
    const abort = (): never => {
      throw new Error('The reader of the scanner stopped.');
    };
    this.#kernel = new WebAssembly.Instance(kernel, { env: { abort } }).exports as unknown as Kernel;
    const table = (name: string): Float32Array => floats.get(name) ?? new Float32Array();
    this.#rows = integers.get('pieces') ?? new Int8Array();
    this.#rowScales = table('pieces.scale');
    this.#between = table('between');
    this.#betweenBias = table('between.bias');
    this.#out = table('out');
    this.#outBias = table('out.bias');

    const puts: (() => void)[] = [];
    let end = freeFrom;
    const room = (size: number): number => {
      const at = end;
      end += Math.ceil(size / 16) * 16;
      return at;
    };
    const putFloats = (name: string): number => {
      const values = table(name);
      const at = room(values.length * 4);
      puts.push(() => new Float32Array(this.#kernel.memory.buffer, at, values.length).set(values));
      return at;
    };
    const putWeights = (name: string, columns: number): readonly [number, number, number] => {
      const values = integers.get(name) ?? new Int8Array();
      const at = room(values.length * 2);
      puts.push(() => {
        sideBySide(values, columns, new Int16Array(this.#kernel.memory.buffer, at, values.length));
      });
      return [at, putFloats(`${name}.scale`), putFloats(`${name}.bias`)];
    };
    this.#layers = Array.from({ length: layout.layers }, (_, i) => ({
      look: putWeights(`${i}.look`, layout.width),
      take: putWeights(`${i}.take`, layout.width),
      widen: putWeights(`${i}.widen`, layout.width),
      narrow: putWeights(`${i}.narrow`, layout.units),
      near: putFloats(`${i}.near`),
      first: [putFloats(`${i}.first.scale`), putFloats(`${i}.first.bias`)],
      second: [putFloats(`${i}.second.scale`), putFloats(`${i}.second.bias`)],
    }));
    // More rows than are read: they are worked on in pairs and fours.
    const rows = mostPieces + 4;
    const { width, units, places } = layout;
    this.#start = places > 0 ? [putFloats('places'), putFloats('start.scale'), putFloats('start.bias')] : null;
    this.#at = {
      rows: room(rows * width * 4),
      wide: room(rows * 3 * width * 4),
      more: room(rows * Math.max(units, width) * 4),
      spare: room(rows * (2 * Math.max(units, width) + 4)),
      odds: room(rows * 4),
      pooled: room(2 * width * 4),
    };
    const { memory } = this.#kernel;
    const missing = Math.ceil((end - memory.buffer.byteLength) / page);
    if (missing > 0) memory.grow(missing);
    for (const put of puts) put();
    this.#memory = new Float32Array(memory.buffer);
  }

  /** The pieces of a text, as many as are read at once. */
  piecesOf(text: string): number[] {
    return this.#pieces.of(text, mostPieces);
  }

  /** What the words of a text say together; of more than `mostPieces` pieces only the first are read. */
  read(text: string): Opinion {
    return this.judge(this.piecesOf(text));
  }

  /** What pieces say together. Of words most of which it does not know it says that they are no order. */
  judge(pieces: readonly number[]): Opinion {
    const unknown = pieces.reduce((all, piece) => all + (piece === unknownPiece ? 1 : 0), 0);
    if (unknown * 2 >= pieces.length) return { score: surelyNot, family: this.#layout.families[0] ?? '' };
    const read = pieces.slice(0, mostPieces);
    const { width, heads, reach, units, smooth } = this.#layout;
    const bend = smooth ? 2 : 1;
    const { rows, wide, more, spare, odds, pooled } = this.#at;
    const kernel = this.#kernel;
    const count = read.length;
    read.forEach((piece, row) => {
      const scale = this.#rowScales[piece] ?? 0;
      const to = rows / 4 + row * width;
      for (let d = 0; d < width; d += 1) this.#memory[to + d] = (this.#rows[piece * width + d] ?? 0) * scale;
    });
    if (this.#start !== null) kernel.settle(rows, this.#start[0], count, width, this.#start[1], this.#start[2]);
    for (const { look, take, widen, narrow, near, first, second } of this.#layers) {
      kernel.layer(rows, count, width, ...look, 3 * width, wide, spare, 0);
      kernel.attend(wide, count, width, heads, near, reach, odds, more);
      kernel.layer(more, count, width, ...take, width, wide, spare, 0);
      kernel.settle(rows, wide, count, width, ...first);
      kernel.layer(rows, count, width, ...widen, units, more, spare, bend);
      kernel.layer(more, count, units, ...narrow, width, wide, spare, 0);
      kernel.settle(rows, wide, count, width, ...second);
    }
    kernel.pool(rows, count, width, pooled);
    return this.#opinion(this.#memory.subarray(pooled / 4, pooled / 4 + 2 * width));
  }

  #opinion(pooled: Float32Array): Opinion {
    const bent = this.#layout.smooth ? smoothly : (unit: number): number => Math.max(unit, 0);
    const between = layerOf(this.#between, 0, this.#betweenBias, 0, this.#betweenBias.length, pooled).map(bent);
    const [none = 0, ...rest] = layerOf(this.#out, 0, this.#outBias, 0, this.#outBias.length, between);
    const highest = Math.max(...rest);
    const score = highest + Math.log(rest.reduce((all, logit) => all + Math.exp(logit - highest), 0)) - none;
    return { score, family: this.#layout.families[rest.indexOf(highest)] ?? '' };
  }
}

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
    cut: number,
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
    const putWeights = (name: string): readonly [number, number, number] => {
      const values = integers.get(name) ?? new Int8Array();
      const at = room(values.length * 2);
      puts.push(() => new Int16Array(this.#kernel.memory.buffer, at, values.length).set(values));
      return [at, putFloats(`${name}.scale`), putFloats(`${name}.bias`)];
    };
    this.#layers = Array.from({ length: layout.layers }, (_, i) => ({
      look: putWeights(`${i}.look`),
      take: putWeights(`${i}.take`),
      widen: putWeights(`${i}.widen`),
      narrow: putWeights(`${i}.narrow`),
      near: putFloats(`${i}.near`),
      first: [putFloats(`${i}.first.scale`), putFloats(`${i}.first.bias`)],
      second: [putFloats(`${i}.second.scale`), putFloats(`${i}.second.bias`)],
    }));
    // More rows than are read: they are worked on in pairs and fours.
    const rows = mostPieces + 4;
    const { width, units } = layout;
    this.#at = {
      rows: room(rows * width * 4),
      wide: room(rows * 3 * width * 4),
      more: room(rows * Math.max(units, width) * 4),
      spare: room(4 * Math.max(units, width)),
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
    const { width, heads, reach, units } = this.#layout;
    const { rows, wide, more, spare, odds, pooled } = this.#at;
    const kernel = this.#kernel;
    const count = read.length;
    read.forEach((piece, row) => {
      const scale = this.#rowScales[piece] ?? 0;
      const to = rows / 4 + row * width;
      for (let d = 0; d < width; d += 1) this.#memory[to + d] = (this.#rows[piece * width + d] ?? 0) * scale;
    });
    for (const { look, take, widen, narrow, near, first, second } of this.#layers) {
      kernel.layer(rows, count, width, ...look, 3 * width, wide, spare, 0);
      kernel.attend(wide, count, width, heads, near, reach, odds, more);
      kernel.layer(more, count, width, ...take, width, wide, spare, 0);
      kernel.settle(rows, wide, count, width, ...first);
      kernel.layer(rows, count, width, ...widen, units, more, spare, 1);
      kernel.layer(more, count, units, ...narrow, width, wide, spare, 0);
      kernel.settle(rows, wide, count, width, ...second);
    }
    kernel.pool(rows, count, width, pooled);
    return this.#opinion(this.#memory.subarray(pooled / 4, pooled / 4 + 2 * width));
  }

  #opinion(pooled: Float32Array): Opinion {
    const between = layerOf(this.#between, 0, this.#betweenBias, 0, this.#betweenBias.length, pooled).map((unit) =>
      Math.max(unit, 0),
    );
    const [none = 0, ...rest] = layerOf(this.#out, 0, this.#outBias, 0, this.#outBias.length, between);
    const highest = Math.max(...rest);
    const score = highest + Math.log(rest.reduce((all, logit) => all + Math.exp(logit - highest), 0)) - none;
    return { score, family: this.#layout.families[rest.indexOf(highest)] ?? '' };
  }
}

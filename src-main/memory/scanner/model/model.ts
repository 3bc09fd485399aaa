import type { Word } from '../words.ts';
import { layerOf } from './layer.ts';
import { marksOfPlace, type RowOf, type Token } from './tokens.ts';

/** What the first part of the file says of the rest. */
export interface Layout {
  /** Words the table has, parted by blanks, in the order of their rows; after them come the rows of `marks`. */
  readonly words: string;
  readonly marks: readonly string[];
  /** Numbers in a row. */
  readonly narrow: number;
  /** By width in words less one, how many filters; three at most. */
  readonly filters: readonly number[];
  /** Units between what was pooled and the outputs, which also see what was pooled. */
  readonly between: number;
  /** The families, in the order of the outputs after "none of these". */
  readonly families: readonly string[];
}

/** What stands in one sentence: of each filter how much and where it is met most, and the mean of its rows. */
export interface Digest {
  readonly tokens: readonly Token[];
  readonly most: Float32Array;
  /** By filter, the index of the token its best place begins at, or -1 where it is nowhere met. */
  readonly place: Int32Array;
  readonly sum: Float32Array;
  readonly count: number;
}

/** What the model says of sentences read together. */
export interface Opinion {
  /** Log-odds that they are an order of one of the families. */
  readonly score: number;
  /** The family that is likeliest. */
  readonly family: string;
}

const headerAt = 8;
const magic = 0x4d44_5348;
/** Products of so many rows are remembered; the common words of any text are among them. */
const mostRemembered = 6000;
/** So many filters, those that speak most for the family, say where a finding stands. */
const telling = 4;

/** Turns a model into the bytes of its file: head, numbers of the network, then rows of small integers, each row with its scale. */
export function modelBytes(layout: Layout, params: Float32Array, rows: Float32Array): Uint8Array {
  const head = new TextEncoder().encode(JSON.stringify(layout));
  const padded = Math.ceil(head.length / 4) * 4;
  const { narrow } = layout;
  const count = rows.length / narrow;
  const bytes = new Uint8Array(headerAt + padded + (params.length + count) * 4 + rows.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, magic, true);
  view.setUint32(4, padded, true);
  bytes.fill(32, headerAt, headerAt + padded);
  bytes.set(head, headerAt);
  let at = headerAt + padded;
  for (const value of params) {
    view.setFloat32(at, value, true);
    at += 4;
  }
  const scales = Array.from({ length: count }, (_, row) => {
    let most = 1e-9;
    for (let d = 0; d < narrow; d += 1) most = Math.max(most, Math.abs(rows[row * narrow + d] ?? 0));
    return most / 127;
  });
  for (const scale of scales) {
    view.setFloat32(at, scale, true);
    at += 4;
  }
  rows.forEach((value, i) => {
    view.setInt8(at + i, Math.round(value / (scales[Math.floor(i / narrow)] ?? 1)));
  });
  return bytes;
}

/** How many numbers the network of a layout has: filters bank by bank, then units, then outputs, each with their biases. */
export function paramsOf({ narrow, filters, between, families }: Layout): number {
  const outputs = families.length + 1;
  const banks = filters.reduce((all, count, i) => all + count * ((i + 1) * narrow + 1), 0);
  const pooled = filters.reduce((all, count) => all + count, 0) + narrow;
  return banks + between * (pooled + 1) + outputs * (pooled + between + 1);
}

/**
 * Reads sentences with filters over one to three words whose greatest answers, with the mean of the rows, are added up to
 * the odds of each family. Filters are linear in the rows, so what a row gives each filter is worked out once.
 */
export class Model {
  readonly #layout: Layout;
  readonly #rowNumbers: ReadonlyMap<string, number>;
  readonly #params: Float32Array;
  readonly #scales: Float32Array;
  readonly #rows: Int8Array;
  readonly #betweenAt: number;
  readonly #outAt: number;
  readonly #filterCount: number;
  readonly #productSize: number;
  readonly #products = new Map<number, Float32Array>();
  readonly #biases: Float32Array;
  readonly #startRows: readonly number[];
  readonly #nothing: Float32Array;
  /** By filter, over how many words it reaches. */
  readonly #widths: readonly number[];
  readonly #byRows = new WeakMap<readonly number[], Float32Array>();

  /** @throws Error for bytes that are no model, or one cut short. */
  constructor(bytes: Uint8Array) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (bytes.byteLength < headerAt || view.getUint32(0, true) !== magic)
      throw new Error('Not a model of the scanner.');
    const head = view.getUint32(4, true);
    this.#layout = JSON.parse(new TextDecoder().decode(bytes.subarray(headerAt, headerAt + head))) as Layout;
    const { words, marks, narrow, filters, between } = this.#layout;
    const names = [...words.split(' '), ...marks];
    const count = paramsOf(this.#layout);
    // A copy of its own: numbers need a place that is a multiple of their size.
    const body = new Uint8Array(bytes.subarray(headerAt + head));
    if (body.length !== (count + names.length) * 4 + names.length * narrow)
      throw new Error('The model of the scanner is cut short.');
    this.#rowNumbers = new Map(names.map((name, i) => [name, i]));
    this.#params = new Float32Array(body.buffer, 0, count);
    this.#scales = new Float32Array(body.buffer, count * 4, names.length);
    this.#rows = new Int8Array(body.buffer, (count + names.length) * 4);
    this.#filterCount = filters.reduce((all, many) => all + many, 0);
    this.#productSize = filters.reduce((all, many, i) => all + many * (i + 1), 0);
    this.#biases = new Float32Array(this.#filterCount);
    let at = 0;
    let slot = 0;
    filters.forEach((many, i) => {
      at += many * (i + 1) * narrow;
      this.#biases.set(this.#params.subarray(at, at + many), slot);
      at += many;
      slot += many;
    });
    this.#betweenAt = at;
    this.#outAt = at + between * (this.#filterCount + narrow + 1);
    this.#startRows = [this.#rowNumbers.get(marksOfPlace.start) ?? 0];
    this.#nothing = new Float32Array(this.#productSize + narrow);
    this.#widths = filters.flatMap((many, i) => new Array<number>(many).fill(i + 1));
  }

  /** The numbers of all rows by their names: of words, the more frequent the less. */
  get rows(): ReadonlyMap<string, number> {
    return this.#rowNumbers;
  }

  /** The number of a row by its name. */
  readonly rowOf: RowOf = (name) => this.#rowNumbers.get(name);

  /** What a row gives each filter at each place in it. */
  #product(row: number): Float32Array {
    const known = this.#products.get(row);
    if (known !== undefined) return known;
    const { narrow, filters } = this.#layout;
    const made = new Float32Array(this.#productSize);
    const scale = this.#scales[row] ?? 0;
    const from = row * narrow;
    let weight = 0;
    let base = 0;
    filters.forEach((many, i) => {
      for (let filter = 0; filter < many; filter += 1)
        for (let place = 0; place <= i; place += 1) {
          let sum = 0;
          for (let d = 0; d < narrow; d += 1, weight += 1)
            sum += (this.#params[weight] ?? 0) * (this.#rows[from + d] ?? 0);
          made[base + place * many + filter] = sum * scale;
        }
      weight += many;
      base += many * (i + 1);
    });
    if (this.#products.size >= mostRemembered) this.#products.clear();
    this.#products.set(row, made);
    return made;
  }

  /** What the rows of a token give each filter together. Remembered with the rows, which are the same for the same word. */
  #given(rows: readonly number[]): Float32Array {
    const known = this.#byRows.get(rows);
    if (known !== undefined) return known;
    const { narrow } = this.#layout;
    const size = this.#productSize;
    // Behind what it gives the filters stand its own numbers, for the mean.
    const made = new Float32Array(size + narrow);
    for (const row of rows) {
      const product = this.#product(row);
      const scale = this.#scales[row] ?? 0;
      for (let i = 0; i < size; i += 1) made[i] = (made[i] ?? 0) + (product[i] ?? 0);
      for (let d = 0; d < narrow; d += 1)
        made[size + d] = (made[size + d] ?? 0) + (this.#rows[row * narrow + d] ?? 0) * scale;
    }
    this.#byRows.set(rows, made);
    return made;
  }

  /** Reads one sentence. */
  digest(tokens: readonly Token[]): Digest {
    const { narrow, filters } = this.#layout;
    const size = this.#productSize;
    const given = [this.#given(this.#startRows), ...tokens.map(({ rows }) => this.#given(rows))];
    const count = given.length;
    const sum = new Float32Array(narrow);
    for (const one of given) for (let d = 0; d < narrow; d += 1) sum[d] = (sum[d] ?? 0) + (one[size + d] ?? 0);
    const most = new Float32Array(this.#filterCount);
    const place = new Int32Array(this.#filterCount).fill(-1);
    const biases = this.#biases;
    let slot = 0;
    let base = 0;
    filters.forEach((many, i) => {
      for (let at = 0; at < count; at += 1) {
        const one = given[at] ?? this.#nothing;
        const two = given[at + 1] ?? this.#nothing;
        const three = given[at + 2] ?? this.#nothing;
        const from = at === 0 ? 0 : at - 1;
        for (let filter = 0; filter < many; filter += 1) {
          const own = base + filter;
          let answer = (biases[slot + filter] ?? 0) + (one[own] ?? 0);
          if (i > 0) answer += two[own + many] ?? 0;
          if (i > 1) answer += three[own + many * 2] ?? 0;
          if (answer <= (most[slot + filter] ?? 0)) continue;
          most[slot + filter] = answer;
          place[slot + filter] = from;
        }
      }
      slot += many;
      base += many * (i + 1);
    });
    return { tokens, most, place, sum, count };
  }

  /** One layer of the network over what goes in. */
  #layer(at: number, count: number, values: Float32Array): Float32Array {
    return layerOf(this.#params, at, this.#params, at + count * values.length, count, values);
  }

  /** The greatest answers of sentences read together, and the mean of their rows. */
  #pooled(digests: readonly Digest[]): Float32Array {
    const filters = this.#filterCount;
    const { narrow } = this.#layout;
    const total = digests.reduce((all, { count }) => all + count, 0);
    const pooled = new Float32Array(filters + narrow);
    for (const { most, sum } of digests) {
      for (let i = 0; i < filters; i += 1) if ((most[i] ?? 0) > (pooled[i] ?? 0)) pooled[i] = most[i] ?? 0;
      for (let d = 0; d < narrow; d += 1) pooled[filters + d] = (pooled[filters + d] ?? 0) + (sum[d] ?? 0) / total;
    }
    return pooled;
  }

  /** What one sentence, or two that follow one another, say together. */
  judge(digests: readonly Digest[]): Opinion {
    const { between, families } = this.#layout;
    const pooled = this.#pooled(digests);
    const seen = new Float32Array(pooled.length + between);
    seen.set(pooled);
    if (between > 0)
      seen.set(
        this.#layer(this.#betweenAt, between, pooled).map((unit) => Math.max(unit, 0)),
        pooled.length,
      );
    const [none = 0, ...rest] = this.#layer(this.#outAt, families.length + 1, seen);
    const highest = Math.max(...rest);
    const score = highest + Math.log(rest.reduce((all, logit) => all + Math.exp(logit - highest), 0)) - none;
    return { score, family: families[rest.indexOf(highest)] ?? '' };
  }

  /** Between which words the filters stand that speak most for a family, against "none of these". Null for no words. */
  span(digests: readonly Digest[], family: string): { readonly first: Word; readonly last: Word } | null {
    const { narrow, between, families } = this.#layout;
    const size = this.#filterCount + narrow + between;
    const output = families.indexOf(family) + 1;
    const pooled = this.#pooled(digests);
    const shares = Float32Array.from({ length: this.#filterCount }, (_, i) => {
      const weight = (this.#params[this.#outAt + output * size + i] ?? 0) - (this.#params[this.#outAt + i] ?? 0);
      return weight * (pooled[i] ?? 0);
    });
    const least = [...shares].sort((a, b) => b - a)[telling - 1] ?? 0;
    let first: Word | null = null;
    let last: Word | null = null;
    for (const { tokens, most, place } of digests)
      for (let i = 0; i < this.#filterCount; i += 1) {
        if ((shares[i] ?? 0) <= 0 || (shares[i] ?? 0) < least || most[i] !== pooled[i]) continue;
        const at = place[i] ?? -1;
        const head = tokens[at]?.word;
        const tail = tokens[Math.min(at + (this.#widths[i] ?? 1) - 1, tokens.length - 1)]?.word;
        if (head === undefined || tail === undefined) continue;
        if (first === null || head.start < first.start) first = head;
        if (last === null || tail.end > last.end) last = tail;
      }
    first ??= digests[0]?.tokens[0]?.word ?? null;
    last ??= digests.at(-1)?.tokens.at(-1)?.word ?? null;
    return first === null || last === null ? null : { first, last };
  }
}

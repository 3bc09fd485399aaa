/**
 * The network the scanner's model is learned with: rows of a table added up a word, filters over one to three words,
 * the most and the mean over a sentence, and a layer for the families. Written out by hand: a filter's gradient goes to the one place
 * where it was most, so a sentence costs little to learn from.
 */

/** How large the parts of the network are. */
export interface Shape {
  /** Numbers a word's vector has where it comes from, and after it was made smaller: multiples of four. */
  readonly wide: number;
  readonly narrow: number;
  /** By width in words less one, how many filters. */
  readonly filters: readonly number[];
  /** Units between what was pooled and the outputs, which also see what was pooled. */
  readonly between: number;
  readonly outputs: number;
}

/** A word as rows: `vector` is the number of a given vector or -1, `rows` those that are learned. */
export interface Item {
  readonly vector: number;
  readonly rows: readonly number[];
}

/** A sentence, alone or with the next: what stands in it, sentence by sentence. */
export type Window = readonly (readonly Item[])[];

/** Numbers that seem random and are the same each time. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A stretch of the parameters. */
interface Part {
  readonly at: number;
  readonly size: number;
}

const longestWindow = 90;

/** The inner product of two stretches whose length is a multiple of four; four sums at a time keep the processor busy. */
function product(one: Float32Array, at: number, other: Float32Array, from: number, length: number): number {
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  for (let j = 0; j < length; j += 4) {
    a += (one[at + j] as number) * (other[from + j] as number);
    b += (one[at + j + 1] as number) * (other[from + j + 1] as number);
    c += (one[at + j + 2] as number) * (other[from + j + 2] as number);
    d += (one[at + j + 3] as number) * (other[from + j + 3] as number);
  }
  return a + b + c + d;
}

/** The network with its parameters and what learning needs to remember. */
export class Network {
  readonly shape: Shape;
  readonly params: Float32Array;
  readonly projection: Part;
  readonly rows: Part;
  readonly banks: readonly (Part & { readonly width: number; readonly count: number; readonly bias: number })[];
  readonly between: Part;
  readonly betweenBias: Part;
  readonly out: Part;
  readonly outBias: Part;
  readonly pooledSize: number;
  readonly #vectors: Float32Array;
  readonly #grads: Float32Array;
  readonly #first: Float32Array;
  readonly #second: Float32Array;
  #steps = 0;
  readonly #hidden: Float32Array;
  readonly #hiddenGrad: Float32Array;
  readonly #pooled: Float32Array;
  readonly #pooledGrad: Float32Array;
  readonly #place: Int32Array;
  readonly #from: Int32Array;
  readonly #keep: Float32Array;
  readonly #drop: Uint8Array;
  readonly #logits: Float32Array;
  readonly #units: Float32Array;

  constructor(shape: Shape, vectors: Float32Array, rowCount: number, random: () => number) {
    this.shape = shape;
    this.#vectors = vectors;
    const { wide, narrow, filters, between, outputs } = shape;
    let at = 0;
    const part = (size: number): Part => {
      const made = { at, size };
      at += size;
      return made;
    };
    this.projection = part(wide * narrow);
    this.rows = part(rowCount * narrow);
    this.banks = filters.map((count, i) => {
      const bank = part(count * (i + 1) * narrow);
      return { ...bank, width: i + 1, count, bias: part(count).at };
    });
    this.pooledSize = filters.reduce((all, count) => all + count, 0) + narrow;
    this.between = part(this.pooledSize * between);
    this.betweenBias = part(between);
    this.out = part((this.pooledSize + between) * outputs);
    this.outBias = part(outputs);
    this.params = new Float32Array(at);
    this.#grads = new Float32Array(at);
    this.#first = new Float32Array(at);
    this.#second = new Float32Array(at);
    const normal = (): number => random() + random() + random() + random() - 2;
    const fill = ({ at: start, size }: Part, scale: number): void => {
      for (let i = start; i < start + size; i += 1) this.params[i] = normal() * scale;
    };
    fill(this.projection, 1.7 / Math.sqrt(wide));
    fill(this.rows, 0.1);
    for (const bank of this.banks) fill(bank, 1.7 / Math.sqrt(bank.width * narrow));
    fill(this.between, 1.2 / Math.sqrt(this.pooledSize));
    fill(this.out, 1 / Math.sqrt(this.pooledSize));
    this.#hidden = new Float32Array((longestWindow + 8) * narrow);
    this.#hiddenGrad = new Float32Array((longestWindow + 8) * narrow);
    this.#pooled = new Float32Array(this.pooledSize);
    this.#pooledGrad = new Float32Array(this.pooledSize);
    this.#place = new Int32Array(this.pooledSize);
    this.#from = new Int32Array(longestWindow + 8);
    this.#keep = new Float32Array(this.pooledSize);
    this.#drop = new Uint8Array(longestWindow + 8);
    this.#logits = new Float32Array(outputs);
    this.#units = new Float32Array(between);
  }

  /** What the outputs say of a window: log-odds that it is any of the families. `random` drops words and filters where given. */
  forward(window: Window, random: (() => number) | null, dropWord: number, dropFilter: number): number {
    const { wide, narrow, between, outputs } = this.shape;
    const { params } = this;
    const hidden = this.#hidden;
    const vectors = this.#vectors;
    this.#pooled.fill(0);
    this.#place.fill(-1);
    let row = 0;
    let count = 0;
    const meanAt = this.pooledSize - narrow;
    for (const sentence of window) {
      const begin = row;
      for (const item of sentence) {
        if (row >= longestWindow) break;
        const base = row * narrow;
        hidden.fill(0, base, base + narrow);
        const dropped = random !== null && random() < dropWord;
        this.#drop[row] = dropped ? 1 : 0;
        if (!dropped) {
          if (item.vector >= 0) {
            const v = item.vector * wide;
            for (let d = 0; d < narrow; d += 1) {
              const p = this.projection.at + d * wide;
              hidden[base + d] = product(vectors, v, params, p, wide);
            }
          }
          for (const each of item.rows) {
            const r = this.rows.at + each * narrow;
            for (let d = 0; d < narrow; d += 1)
              hidden[base + d] = (hidden[base + d] as number) + (params[r + d] as number);
          }
        }
        for (let d = 0; d < narrow; d += 1)
          this.#pooled[meanAt + d] = (this.#pooled[meanAt + d] as number) + (hidden[base + d] as number);
        row += 1;
        count += 1;
      }
      const end = row;
      hidden.fill(0, row * narrow, (row + 3) * narrow);
      let slot = 0;
      for (const { at, width, count: many, bias } of this.banks) {
        const length = width * narrow;
        for (let k = 0; k < many; k += 1, slot += 1) {
          const w = at + k * length;
          let most = this.#place[slot] === -1 ? 0 : (this.#pooled[slot] as number);
          for (let p = begin; p < end; p += 1) {
            const h = p * narrow;
            const sum = (params[bias + k] as number) + product(params, w, hidden, h, length);
            if (sum > most) {
              most = sum;
              this.#place[slot] = p;
            }
          }
          this.#pooled[slot] = most;
        }
      }
      row += 3;
      if (row >= longestWindow) break;
    }
    this.#from[0] = count;
    const share = 1 / Math.max(count, 1);
    for (let d = 0; d < narrow; d += 1) this.#pooled[meanAt + d] = (this.#pooled[meanAt + d] as number) * share;
    const size = this.pooledSize;
    for (let i = 0; i < size; i += 1)
      this.#keep[i] = random === null ? 1 : random() < dropFilter ? 0 : 1 / (1 - dropFilter);
    for (let u = 0; u < between; u += 1) {
      let sum = params[this.betweenBias.at + u] as number;
      const w = this.between.at + u * size;
      for (let i = 0; i < size; i += 1)
        sum += (params[w + i] as number) * (this.#pooled[i] as number) * (this.#keep[i] as number);
      this.#units[u] = Math.max(sum, 0);
    }
    let most = Number.NEGATIVE_INFINITY;
    for (let o = 0; o < outputs; o += 1) {
      let sum = params[this.outBias.at + o] as number;
      const w = this.out.at + o * (size + between);
      for (let i = 0; i < size; i += 1)
        sum += (params[w + i] as number) * (this.#pooled[i] as number) * (this.#keep[i] as number);
      for (let u = 0; u < between; u += 1) sum += (params[w + size + u] as number) * (this.#units[u] as number);
      this.#logits[o] = sum;
      if (o > 0) most = Math.max(most, sum);
    }
    let all = 0;
    for (let o = 1; o < outputs; o += 1) all += Math.exp((this.#logits[o] as number) - most);
    return most + Math.log(all) - (this.#logits[0] as number);
  }

  /** Adds the gradient of the window last read, for its true output; `heed` is how much it counts. */
  backward(window: Window, truth: number, heed: number): number {
    const { wide, narrow, between, outputs } = this.shape;
    const { params } = this;
    const grads = this.#grads;
    const size = this.pooledSize;
    let most = Number.NEGATIVE_INFINITY;
    for (let o = 0; o < outputs; o += 1) most = Math.max(most, this.#logits[o] as number);
    let all = 0;
    for (let o = 0; o < outputs; o += 1) all += Math.exp((this.#logits[o] as number) - most);
    const loss = -((this.#logits[truth] as number) - most - Math.log(all)) * heed;
    this.#pooledGrad.fill(0);
    const unitGrads = new Float32Array(between);
    for (let o = 0; o < outputs; o += 1) {
      const off = heed * (Math.exp((this.#logits[o] as number) - most) / all - (o === truth ? 1 : 0));
      const w = this.out.at + o * (size + between);
      for (let u = 0; u < between; u += 1) {
        grads[w + size + u] = (grads[w + size + u] as number) + off * (this.#units[u] as number);
        unitGrads[u] = (unitGrads[u] as number) + off * (params[w + size + u] as number);
      }
      grads[this.outBias.at + o] = (grads[this.outBias.at + o] as number) + off;
      for (let i = 0; i < size; i += 1) {
        const kept = this.#keep[i] as number;
        if (kept === 0) continue;
        grads[w + i] = (grads[w + i] as number) + off * (this.#pooled[i] as number) * kept;
        this.#pooledGrad[i] = (this.#pooledGrad[i] as number) + off * (params[w + i] as number) * kept;
      }
    }
    for (let u = 0; u < between; u += 1) {
      const off = (this.#units[u] as number) > 0 ? (unitGrads[u] as number) : 0;
      if (off === 0) continue;
      const w = this.between.at + u * size;
      grads[this.betweenBias.at + u] = (grads[this.betweenBias.at + u] as number) + off;
      for (let i = 0; i < size; i += 1) {
        const kept = this.#keep[i] as number;
        if (kept === 0) continue;
        grads[w + i] = (grads[w + i] as number) + off * (this.#pooled[i] as number) * kept;
        this.#pooledGrad[i] = (this.#pooledGrad[i] as number) + off * (params[w + i] as number) * kept;
      }
    }
    const hidden = this.#hidden;
    const hiddenGrad = this.#hiddenGrad;
    hiddenGrad.fill(0);
    let slot = 0;
    for (const { at, width, count: many, bias } of this.banks) {
      const length = width * narrow;
      for (let k = 0; k < many; k += 1, slot += 1) {
        const p = this.#place[slot] as number;
        const off = this.#pooledGrad[slot] as number;
        if (p === -1 || off === 0) continue;
        const w = at + k * length;
        const h = p * narrow;
        grads[bias + k] = (grads[bias + k] as number) + off;
        for (let j = 0; j < length; j += 1) {
          grads[w + j] = (grads[w + j] as number) + off * (hidden[h + j] as number);
          hiddenGrad[h + j] = (hiddenGrad[h + j] as number) + off * (params[w + j] as number);
        }
      }
    }
    const share = 1 / Math.max(this.#from[0] as number, 1);
    const meanAt = size - narrow;
    let row = 0;
    for (const sentence of window) {
      for (const item of sentence) {
        if (row >= longestWindow) break;
        const base = row * narrow;
        const dropped = this.#drop[row] === 1;
        row += 1;
        if (dropped) continue;
        for (let d = 0; d < narrow; d += 1)
          hiddenGrad[base + d] = (hiddenGrad[base + d] as number) + (this.#pooledGrad[meanAt + d] as number) * share;
        if (item.vector >= 0) {
          const v = item.vector * wide;
          for (let d = 0; d < narrow; d += 1) {
            const off = hiddenGrad[base + d] as number;
            if (off === 0) continue;
            const p = this.projection.at + d * wide;
            for (let j = 0; j < wide; j += 1)
              grads[p + j] = (grads[p + j] as number) + off * (this.#vectors[v + j] as number);
          }
        }
        for (const each of item.rows) {
          const r = this.rows.at + each * narrow;
          for (let d = 0; d < narrow; d += 1)
            grads[r + d] = (grads[r + d] as number) + (hiddenGrad[base + d] as number);
        }
      }
      row += 3;
      if (row >= longestWindow) break;
    }
    return loss;
  }

  /** One step of Adam along the gradients gathered since the last one; weights of filters are drawn towards nothing by `pull`. */
  step(rate: number, pull: number): void {
    this.#steps += 1;
    const one = 1 - 0.9 ** this.#steps;
    const two = 1 - 0.999 ** this.#steps;
    const length = rate * (Math.sqrt(two) / one);
    const { params } = this;
    const grads = this.#grads;
    const first = this.#first;
    const second = this.#second;
    for (let i = 0; i < params.length; i += 1) {
      const slope = grads[i] as number;
      const m = 0.9 * (first[i] as number) + 0.1 * slope;
      const v = 0.999 * (second[i] as number) + 0.001 * slope * slope;
      first[i] = m;
      second[i] = v;
      params[i] = (params[i] as number) * (1 - rate * pull) - (length * m) / (Math.sqrt(v) + 1e-7);
      grads[i] = 0;
    }
  }

  /** What an item adds up to before filters read it. */
  rowFor(item: Item): Float32Array {
    const { wide, narrow } = this.shape;
    return Float32Array.from({ length: narrow }, (_, d) => {
      let sum = 0;
      if (item.vector >= 0)
        for (let j = 0; j < wide; j += 1)
          sum +=
            (this.#vectors[item.vector * wide + j] as number) *
            (this.params[this.projection.at + d * wide + j] as number);
      for (const row of item.rows) sum += this.params[this.rows.at + row * narrow + d] as number;
      return sum;
    });
  }

  /** All parameters behind the rows: filters and their biases bank by bank, then outputs and their biases. */
  outputParams(): Float32Array {
    return this.params.slice(this.rows.at + this.rows.size);
  }
}

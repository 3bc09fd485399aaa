import { circle, STEP, STEPS } from './circle.ts';
import { textSums, type Phases } from './vectors.ts';

/** A vector of phases as points of the unit circle: comparing many vectors with few costs no angle then. */
export class Points {
  readonly #cos: Float64Array;
  readonly #sin: Float64Array;

  constructor(dim: number) {
    this.#cos = new Float64Array(dim);
    this.#sin = new Float64Array(dim);
  }

  /** Takes the points of a vector of this dimension, to about 1e-13. */
  set(phases: Phases): void {
    for (let i = 0; i < this.#cos.length; i += 1) {
      const phase = phases[i] ?? 0;
      if (phase < -FAR || phase > FAR) {
        this.#cos[i] = Math.cos(phase);
        this.#sin[i] = Math.sin(phase);
        continue;
      }
      // The nearest step of the table, and from there the first terms of the series.
      const step = Math.round(phase / STEP);
      const rest = phase - step * STEP;
      const at = 2 * (step & (STEPS - 1));
      const cos = circle[at] ?? 0;
      const sin = circle[at + 1] ?? 0;
      const less = 1 - (rest * rest) / 2;
      this.#cos[i] = cos * less - sin * rest;
      this.#sin[i] = sin * less + cos * rest;
    }
  }

  /** Mean cosine of the differences to another vector, -1 to 1. */
  likeness(other: Points): number {
    let sum = 0;
    for (let i = 0; i < this.#cos.length; i += 1) {
      sum += (this.#cos[i] ?? 0) * (other.#cos[i] ?? 0) + (this.#sin[i] ?? 0) * (other.#sin[i] ?? 0);
    }
    return sum / this.#cos.length;
  }

  /** The same to the vector of a text bound to `key`, without making that vector. */
  likenessToText(key: Points, text: string): number {
    const { re, im } = textSums(text, this.#cos.length);
    const cos = this.#cos;
    const sin = this.#sin;
    const keyCos = key.#cos;
    const keySin = key.#sin;
    let sum = 0;
    for (let i = 0; i < re.length; i += 1) {
      const c = cos[i] ?? 0;
      const s = sin[i] ?? 0;
      const kc = keyCos[i] ?? 0;
      const ks = keySin[i] ?? 0;
      const x = re[i] ?? 0;
      const y = im[i] ?? 0;
      const length = Math.sqrt(x * x + y * y);
      const along = c * kc + s * ks;
      // A sum of nothing points along the axis, as `atan2` has it.
      sum += length === 0 ? along : (along * x + (s * kc - c * ks) * y) / length;
    }
    return sum / re.length;
  }
}

/** Beyond this the step would no longer be exact enough. */
const FAR = 100;

/** The points of one vector. */
export function pointsOf(phases: Phases): Points {
  const points = new Points(phases.length);
  points.set(phases);
  return points;
}

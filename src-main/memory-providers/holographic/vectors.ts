import { hash } from 'node:crypto';
import { circle, STEP, TURN } from './circle.ts';
import { atomsOf } from './words.ts';

/**
 * Vectors of phases in [0, 2π) as Hermes computes them. Each idea is a vector; two are tied together by adding their phases
 * (`bind`), taken apart by subtracting (`unbind`), and laid over each other by the circular mean (`bundle`). An atom is made from
 * the SHA-256 of its word, so that every program on every machine has the same.
 */
export type Phases = Float64Array;

const VALUES_A_DIGEST = 16;
/** How many atoms are kept in mind; 2 bytes a dimension each. */
const KEPT_ATOMS = 8192;

const EMPTY_TEXT = '__hrr_empty__';
const ROLE_CONTENT = '__hrr_role_content__';
const ROLE_ENTITY = '__hrr_role_entity__';

/** The atoms used last, by dimension and word; each is 16-bit fractions of a turn. */
const kept = new Map<string, Uint16Array>();

function fractions(word: string, dim: number): Uint16Array {
  const key = `${String(dim)} ${word}`;
  const known = kept.get(key);
  if (known !== undefined) {
    kept.delete(key);
    kept.set(key, known);
    return known;
  }
  const made = new Uint16Array(dim);
  for (let block = 0; block * VALUES_A_DIGEST < dim; block += 1) {
    // One character a byte: a buffer would cost more than the hash.
    const digest = hash('sha256', `${word}:${String(block)}`, 'binary');
    const start = block * VALUES_A_DIGEST;
    const end = Math.min(VALUES_A_DIGEST, dim - start);
    for (let i = 0; i < end; i += 1) {
      made[start + i] = digest.charCodeAt(2 * i) | (digest.charCodeAt(2 * i + 1) << 8);
    }
  }
  kept.set(key, made);
  const oldest = kept.size > KEPT_ATOMS ? kept.keys().next() : null;
  if (oldest !== null && oldest.done !== true) kept.delete(oldest.value);
  return made;
}

/** The vector of one word. */
export function atom(word: string, dim: number): Phases {
  return Float64Array.from(fractions(word, dim), (value) => value * STEP);
}

/** Adds phases: a vector unlike both, from which either gives back the other. */
export function bind(a: Phases, b: Phases): Phases {
  return a.map((phase, i) => turned(phase + (b[i] ?? 0)));
}

/** Subtracts phases: undoes `bind`. */
export function unbind(bound: Phases, key: Phases): Phases {
  return bound.map((phase, i) => turned(phase - (key[i] ?? 0)));
}

/** The circular mean of vectors of one length: a vector like each of them. */
export function bundle(vectors: readonly Phases[]): Phases {
  const sums = new Sums(vectors[0]?.length ?? 0);
  for (const vector of vectors) sums.add(vector);
  return sums.mean();
}

/** Mean cosine of the differences, -1 to 1; near 0 for vectors that have nothing to do with each other. */
export function similarity(a: Phases, b: Phases): number {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += Math.cos((a[i] ?? 0) - (b[i] ?? 0));
  return sum / a.length;
}

/** The words of a text laid over each other. A text without words has a vector of its own. */
export function textVector(text: string, dim: number): Phases {
  const words = atomsOf(text);
  return words.length === 0 ? atom(EMPTY_TEXT, dim) : sumsOf(words, dim).mean();
}

/** The same as sums, whose mean it is. */
export function textSums(text: string, dim: number): Sums {
  const words = atomsOf(text);
  return sumsOf(words.length === 0 ? [EMPTY_TEXT] : words, dim);
}

function sumsOf(words: readonly string[], dim: number): Sums {
  const sums = new Sums(dim);
  for (const word of words) sums.addFractions(fractions(word, dim));
  return sums;
}

/** What marks a text in the vector of a fact. */
export function contentRole(dim: number): Phases {
  return atom(ROLE_CONTENT, dim);
}

/** What marks an entity in the vector of a fact. */
export function entityRole(dim: number): Phases {
  return atom(ROLE_ENTITY, dim);
}

/** The vector of an entity by itself. */
export function entityVector(name: string, dim: number): Phases {
  return atom(name.toLowerCase(), dim);
}

/** A fact: its text in the role of content and each entity in the role of an entity, laid over each other. */
export function factVector(content: string, entities: readonly string[], dim: number): Phases {
  const role = entityRole(dim);
  return bundle([
    bind(textVector(content, dim), contentRole(dim)),
    ...entities.map((name) => bind(entityVector(name, dim), role)),
  ]);
}

/** Sums of vectors as points of the plane, to which more can be added before their circular mean is taken. */
export class Sums {
  readonly re: Float64Array;
  readonly im: Float64Array;

  constructor(dim: number) {
    this.re = new Float64Array(dim);
    this.im = new Float64Array(dim);
  }

  add(vector: Phases): void {
    for (let i = 0; i < this.re.length; i += 1) {
      const phase = vector[i] ?? 0;
      this.re[i] = (this.re[i] ?? 0) + Math.cos(phase);
      this.im[i] = (this.im[i] ?? 0) + Math.sin(phase);
    }
  }

  addFractions(values: Uint16Array): void {
    const { re, im } = this;
    for (let i = 0; i < re.length; i += 1) {
      const at = 2 * (values[i] ?? 0);
      re[i] = (re[i] ?? 0) + (circle[at] ?? 0);
      im[i] = (im[i] ?? 0) + (circle[at + 1] ?? 0);
    }
  }

  mean(): Phases {
    return this.re.map((re, i) => turned(Math.atan2(this.im[i] ?? 0, re)));
  }

  copy(): Sums {
    const made = new Sums(this.re.length);
    made.re.set(this.re);
    made.im.set(this.im);
    return made;
  }
}

/** Python's `%` by a whole turn. */
function turned(phase: number): number {
  const rest = phase % TURN;
  return rest < 0 ? rest + TURN : rest === 0 ? 0 : rest;
}

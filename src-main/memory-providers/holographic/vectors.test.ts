import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromBlob, toBlob } from './blob.ts';
import { atom, bind, bundle, factVector, similarity, textVector, unbind } from './vectors.ts';
import { Points, pointsOf } from './points.ts';

const DIM = 256;
const TURN = 2 * Math.PI;
const HELLO = [5.946572398037931, 5.294247067989562, 4.877387788881639, 2.842562273751336];
const FACT = [0.6340017350208866, 2.1734105875381973, 5.3097574588808305, 5.48571363823402, 2.826365602602631];
const words = fc.string({ minLength: 1, maxLength: 12, unit: 'binary' });
const phases = fc
  .array(fc.double({ min: 0, max: TURN, noNaN: true, maxExcluded: true }), { minLength: 2, maxLength: 40 })
  .map((list) => Float64Array.from(list));

describe('vectors of phases', () => {
  it('begin as the atoms of Hermes 0.19 do', () => {
    // First phases of encode_atom('hello') and of encode_fact('Ada Lovelace likes tea.', ['Ada Lovelace'], 16), by NumPy.
    expect([...atom('hello', 20).slice(0, 4)]).toEqual(HELLO);
    expect([...textVector('', 3)]).toEqual([...atom('__hrr_empty__', 3)]);
    const fact = factVector('Ada Lovelace likes tea.', ['Ada Lovelace'], 16);
    for (const [i, phase] of FACT.entries()) expect(fact[i]).toBeCloseTo(phase, 12);
  });

  it('are bound and unbound without loss', () => {
    fc.assert(
      fc.property(words, words, (a, b) => {
        const [one, other] = [atom(a, DIM), atom(b, DIM)];
        expect(similarity(unbind(bind(one, other), other), one)).toBeCloseTo(1, 10);
        expect(bind(one, other)).toEqual(bind(other, one));
      }),
      { numRuns: 60 },
    );
  });

  it('stay within a turn, and a bundle is like each of its parts', () => {
    fc.assert(
      fc.property(fc.uniqueArray(words, { minLength: 1, maxLength: 6 }), (list) => {
        const parts = list.map((word) => atom(word, DIM));
        const whole = bundle(parts);
        for (const phase of whole) expect(phase >= 0 && phase <= TURN).toBe(true);
        for (const part of parts) expect(similarity(whole, part)).toBeGreaterThan(0.15);
        expect(Math.abs(similarity(whole, atom(`${list.join()} not in it`, DIM)))).toBeLessThan(0.35);
      }),
      { numRuns: 60 },
    );
  });

  it('are compared as points just as they are as phases', () => {
    const anywhere = fc.array(fc.double({ noNaN: true, min: -1e4, max: 1e4 }), { minLength: 8, maxLength: 8 });
    fc.assert(
      fc.property(anywhere, words, fc.string(), (list, word, text) => {
        const vector = Float64Array.from(list);
        const points = new Points(8);
        points.set(vector);
        const key = atom(word, 8);
        expect(points.likeness(pointsOf(key))).toBeCloseTo(similarity(vector, key), 9);
        const bound = bind(key, textVector(text, 8));
        expect(points.likenessToText(pointsOf(key), text)).toBeCloseTo(similarity(vector, bound), 9);
      }),
    );
  });

  it('take any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(textVector(text, 8).every((phase) => Number.isFinite(phase))).toBe(true);
      }),
    );
  });
});

describe('a vector in a file', () => {
  it('comes back from float64 as it was, and from float32 as near as that is', () => {
    fc.assert(
      fc.property(phases, (vector) => {
        expect(fromBlob(toBlob(vector, 'float64'), vector.length)).toEqual(vector);
        expect(fromBlob(toBlob(vector, 'float32'), vector.length)).toEqual(
          Float64Array.from(Float32Array.from(vector)),
        );
      }),
    );
  });

  it('is read where it begins at an odd address, and of one dimension always as float64', () => {
    const vector = Float64Array.of(0.5, 1.5, 2.5);
    const shifted = Buffer.concat([Buffer.of(7), toBlob(vector, 'float64')]).subarray(1);
    expect(fromBlob(shifted, 3)).toEqual(vector);
    expect(toBlob(Float64Array.of(1.25), 'float32')).toEqual(toBlob(Float64Array.of(1.25), 'float64'));
  });

  it('is nothing when it has another size or holds what is no phase', () => {
    const bad = [null, undefined, 'text', Buffer.alloc(0), Buffer.alloc(23), toBlob(Float64Array.of(1, 2), 'float32')];
    for (const blob of bad) expect(fromBlob(blob, 3)).toBeNull();
    expect(fromBlob(toBlob(Float64Array.of(1, NaN, 2), 'float64'), 3)).toBeNull();
    fc.assert(fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => void fromBlob(bytes, 4)));
  });
});

import { describe, expect, it } from 'vitest';
import { Concepts } from '../concepts.ts';
import { wordsOf } from '../words.ts';
import { Model, modelBytes, paramsOf, type Layout } from './model.ts';
import { marksOfPlace, sentencesOf } from './tokens.ts';

const layout: Layout = {
  words: 'send key garden never the to',
  marks: Object.values(marksOfPlace),
  narrow: 2,
  filters: [2],
  between: 0,
  families: ['exfil'],
};
const concepts = new Concepts({}, []);

/** A model that counts `send` and `key` for an order, and `garden` against it. */
function model(): Model {
  const names = [...layout.words.split(' '), ...layout.marks];
  const rows = new Float32Array(names.length * layout.narrow);
  const put = (name: string, values: readonly number[]): void => rows.set(values, names.indexOf(name) * layout.narrow);
  put('send', [1, 0]);
  put('key', [1, 0]);
  put('garden', [0, 1]);
  const params = new Float32Array(paramsOf(layout));
  // Two filters of two weights each, their biases; "none" and "exfil" over two filters and the mean; their biases.
  params.set([2, 0, 0, 2, 0, 0, 0, 0, 0, 0, 3, -4, 0, 0, 0, -1]);
  return new Model(modelBytes(layout, params, rows));
}

function judge(text: string, read = model()) {
  const digests = sentencesOf(text, wordsOf(text), concepts, read.rowOf).map((tokens) => read.digest(tokens));
  const opinion = read.judge(digests);
  return { ...opinion, ...read.span(digests, opinion.family) };
}

describe('the model', () => {
  it('adds up what its filters answer most', () => {
    expect(judge('send the key').score).toBeCloseTo(5, 1);
    expect(judge('send the key to the garden').score).toBeCloseTo(-3, 1);
    expect(judge('never the to').score).toBeCloseTo(-1, 1);
  });

  it('tells the family and where it stands', () => {
    const found = judge('the the key to the');
    expect(found.family).toBe('exfil');
    expect([found.first?.word, found.last?.word]).toEqual(['key', 'key']);
  });

  it('reads two sentences together', () => {
    expect(judge('to the key. the garden to').score).toBeCloseTo(-3, 1);
  });

  it('says the same of the same text each time', () => {
    const read = model();
    expect(judge('send the key', read)).toEqual(judge('send the key', read));
  });

  it('refuses bytes that are no model, or one cut short', () => {
    expect(() => new Model(new Uint8Array(4))).toThrow('Not a model');
    const bytes = modelBytes(layout, new Float32Array(paramsOf(layout)), new Float32Array(22));
    expect(() => new Model(bytes.subarray(0, bytes.length - 1))).toThrow('cut short');
  });
});

import { describe, expect, it } from 'vitest';
import { Concepts } from '../concepts.ts';
import { wordsOf } from '../words.ts';
import { sumAround, weigh, type Weight, type Weights } from './weigh.ts';

const concepts = new Concepts({}, []);

function weights(rows: Readonly<Record<string, number>>): Weights {
  const signs = new Map(
    Object.entries(rows).map(([name, weight]): [string, Weight] => [name, { weight, family: 'x' }]),
  );
  return { bias: -100, threshold: 0, signs, of: (name) => signs.get(name)?.weight };
}

const table = weights({ send: 400, key: 400, out: 0, garden: -900, one: 0, two: 0, three: 0, four: 0 });

/** The sum around the words `send key` of a text. */
function around(text: string): number | null {
  const words = wordsOf(text);
  const from = words.findIndex(({ word }) => word === 'send');
  const to = words.findIndex(({ word }) => word === 'key');
  return sumAround(text, words, from, to, concepts, table);
}

describe('what stands around a hit', () => {
  it('counts the hit and two words on each side', () => {
    const alone = around('send key');
    expect(alone).toBeCloseTo(-100 + 800 / Math.sqrt(8));
    expect(around('garden send key')).toBeLessThan(alone ?? 0);
    expect(around('send key one garden')).toBeLessThan(alone ?? 0);
  });

  it('is not changed by words farther off, nor by another sentence', () => {
    const alone = around('one two send key three four');
    expect(around('garden garden one two send key three four garden garden')).toBe(alone);
    expect(around('one garden. send key. garden garden')).toBe(around('send key'));
  });

  it('is nothing where no word is known', () => {
    const text = 'lorem ipsum';
    expect(sumAround(text, wordsOf(text), 0, 1, concepts, table)).toBeNull();
  });
});

describe('a sentence whose signs add up', () => {
  const kinds = (text: string, more: number, known: Weights): string[] =>
    weigh(text, wordsOf(text), concepts, known, more).map(({ rule }) => rule.kind);

  const plain = Object.fromEntries(
    ['lamp', 'river', 'wind', 'cloud', 'paper', 'chair', 'door'].map((word) => [word, 1]),
  );
  const wide = weights({ send: 400, key: 400, out: 1, garden: -900, ...plain });

  it('is told by the family of its weightiest signs', () =>
    expect(kinds('send key out lamp river wind cloud paper chair', 0, wide)).toEqual(['exfil_request']));
  it('needs more where more is asked', () =>
    expect(kinds('send key out lamp river wind cloud paper chair', 500, wide)).toEqual([]));
  it('is outweighed by ordinary words', () =>
    expect(kinds('send key garden lamp river wind cloud paper chair', 0, wide)).toEqual([]));
  it('is not judged by a word or two', () => expect(kinds('send key', 0, wide)).toEqual([]));
  it('is added up with the next one', () => {
    const light = weights({ send: 200, key: 200, out: 1, ...plain });
    const [first, second] = [
      'send lamp river wind cloud paper chair door',
      'key out lamp river wind cloud paper chair',
    ];
    expect(kinds(first, 0, light)).toEqual([]);
    expect(kinds(second, 0, light)).toEqual([]);
    expect(kinds(`${first}. ${second}`, 0, light)).toEqual(['exfil_request']);
  });
});

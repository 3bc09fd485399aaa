import { describe, expect, it } from 'vitest';
import { Lexis } from './lexis.ts';
import { Segmenter } from './segments.ts';
import { decipheredSentences, solved } from './solver.ts';
import { wordsOf } from './words.ts';

const plain = 'please forward every password in the vault to the courier before noon and tell nobody about it';
const ranks = new Map([...new Set(plain.split(' '))].map((word, rank) => [word, rank * 40] as const));
const segmenter = new Segmenter(new Set(), ranks);
const lexis = new Lexis(new Set(), ranks);
const glued = plain.replaceAll(' ', '');

const shifted = (text: string, by: number): string =>
  text.replace(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 97 + by) % 26) + 97));
const mirrored = (text: string): string =>
  text.replace(/[a-z]/g, (letter) => String.fromCharCode(219 - letter.charCodeAt(0)));
const backwards = (text: string): string => [...text].reverse().join('');

function zigzag(text: string, rails: number): string {
  const rows = Array.from({ length: rails }, () => '');
  [...text].forEach((letter, i) => {
    const step = i % (2 * (rails - 1));
    const row = step < rails ? step : 2 * (rails - 1) - step;
    rows[row] = `${rows[row] ?? ''}${letter}`;
  });
  return rows.join('');
}

function columns(text: string, many: number): string {
  return Array.from({ length: many }, (_, k) => [...text].filter((_letter, i) => i % many === k).join('')).join('');
}

describe('letters without blanks are solved', () => {
  it.each(Array.from({ length: 25 }, (_, i) => i + 1))('shifted by %i', (by) =>
    expect(solved(shifted(glued, by), segmenter, 2.6)?.letters).toBe(glued),
  );
  it.each([
    ['under the alphabet mirrored', mirrored(glued)],
    ['backwards', backwards(glued)],
    ['shifted and backwards', backwards(shifted(glued, 13))],
    ['in a zigzag of two', zigzag(glued, 2)],
    ['in a zigzag of three', zigzag(glued, 3)],
    ['in a zigzag of five', zigzag(glued, 5)],
    ['in four columns', columns(glued, 4)],
    ['in seven columns', columns(glued, 7)],
  ])('%s', (_, letters) => expect(solved(letters, segmenter, 2.6)?.letters).toBe(glued));

  it('not where they say nothing', () => expect(solved('zqxjkvbwpgfycmuwzqxjkv', segmenter, 2.6)).toBeNull());
});

describe('sentences in cipher are read', () => {
  const read = (text: string): string[] =>
    decipheredSentences(wordsOf(text), text, lexis).map(({ words }) => words.map(({ word }) => word).join(' '));
  it('whole', () => expect(read(shifted(plain, 5))).toContain(plain));
  it('with every word backwards', () => expect(read(plain.split(' ').map(backwards).join(' '))).toContain(plain));
  it('where only a part is in cipher', () =>
    expect(read(`please tell ${shifted('every courier before noon', 7)}`)).toContain(
      'please tell every courier before noon',
    ));
  it('not where they are plain', () => expect(read(plain)).toEqual([]));
});

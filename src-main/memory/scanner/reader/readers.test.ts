import { describe, expect, it, vi } from 'vitest';
import type { Opinion } from '../model/model.ts';
import { Readers, type OneReader } from './readers.ts';

/** A reader that says the same of everything, and counts what it is asked. */
function saying(opinion: Opinion): { reader: OneReader; judge: ReturnType<typeof vi.fn> } {
  const judge = vi.fn(() => opinion);
  return { reader: { judge, piecesOf: (text) => text.split(' ').map((word) => word.length) }, judge };
}

function readersWith(quickScore: number): { readers: Readers; judge: ReturnType<typeof vi.fn>; made: () => number } {
  const careful = saying({ score: 4, family: 'exfil' });
  let made = 0;
  const readers = new Readers(saying({ score: quickScore, family: 'leak' }).reader, () => {
    made += 1;
    return careful.reader;
  });
  return { readers, judge: careful.judge, made: () => made };
}

const long = (word: string): string => Array.from({ length: 80 }, () => word).join(' ');

describe('two readers', () => {
  it.each([-9, -2, 5, 9])('do not load the careful one where the quick one is sure: %d', (score) => {
    const { readers, made } = readersWith(score);
    expect(readers.read('some words')).toEqual({ score, family: 'leak' });
    expect(made()).toBe(0);
  });

  it('weigh both where the quick one is not sure, and name the family that the careful one names', () => {
    const { readers, made } = readersWith(-0.5);
    const { score, family } = readers.read('some words more');
    expect(score).toBeGreaterThan(-0.5);
    expect(score).toBeLessThan(4);
    expect(family).toBe('exfil');
    readers.read('others');
    expect(made()).toBe(1);
  });

  it('read what is the same once, until they forget it', () => {
    const { readers, judge } = readersWith(0);
    const first = readers.read('some words');
    expect(readers.read('some words')).toEqual(first);
    expect(judge).toHaveBeenCalledTimes(1);
    readers.forget();
    expect(readers.read('some words')).toEqual(first);
    expect(judge).toHaveBeenCalledTimes(2);
  });

  it('read a bounded part of a text carefully, and the next text as carefully', () => {
    const { readers, judge } = readersWith(1);
    const texts = Array.from({ length: 20 }, (_, i) => long('a'.repeat(i + 1)));
    const answers = texts.map((text) => readers.read(text));
    const read = judge.mock.calls.length;
    expect(read).toBeGreaterThan(0);
    expect(read).toBeLessThan(20);
    expect(answers.at(-1)).toEqual({ score: 1, family: 'leak' });
    readers.forget();
    readers.read(long('b'));
    expect(judge).toHaveBeenCalledTimes(read + 1);
  });
});

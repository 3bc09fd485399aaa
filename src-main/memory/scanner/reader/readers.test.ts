import { describe, expect, it, vi } from 'vitest';
import type { Opinion } from '../model/model.ts';
import { Readers, type OneReader } from './readers.ts';

/** A reader that says the same of everything, and counts what it is asked. */
function saying(opinion: Opinion): { reader: OneReader; judge: ReturnType<typeof vi.fn> } {
  const judge = vi.fn(() => opinion);
  return { reader: { judge, piecesOf: (text) => text.split(' ').map(() => 1) }, judge };
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

describe('two readers', () => {
  it.each([-9, -0.75, 8, 9])(
    'ask the careful one nothing, and do not load it, where the quick one is sure: %d',
    (score) => {
      const { readers, made } = readersWith(score);
      const care = { left: 100 };
      expect(readers.read('some words', care)).toEqual({ score, family: 'leak' });
      expect(made()).toBe(0);
      expect(care.left).toBe(100);
    },
  );

  it('weigh both where the quick one is not sure, and name the family that the careful one names', () => {
    const { readers } = readersWith(-0.5);
    const care = { left: 100 };
    const { score, family } = readers.read('some words more', care);
    expect(score).toBeGreaterThan(-0.5);
    expect(score).toBeLessThan(4);
    expect(family).toBe('exfil');
    expect(care.left).toBe(97);
  });

  it('answer as the quick one does when no care is left', () => {
    const { readers, judge } = readersWith(1);
    expect(readers.read('four words of text', { left: 3 })).toEqual({ score: 1, family: 'leak' });
    expect(judge).not.toHaveBeenCalled();
  });

  it('read a text once, and say the same of it with as much care, whatever was read before', () => {
    const { readers, judge } = readersWith(1);
    const first = readers.read('four words of text', { left: 10 });
    const care = { left: 4 };
    expect(readers.read('four words of text', care)).toEqual(first);
    expect(care.left).toBe(0);
    expect(judge).toHaveBeenCalledTimes(1);
    expect(readers.read('four words of text', { left: 3 })).toEqual({ score: 1, family: 'leak' });
  });

  it('remember a bounded number of texts', () => {
    const { readers, judge } = readersWith(0);
    for (let i = 0; i < 500; i += 1) readers.read(`text ${String(i)}`, { left: 100 });
    readers.read('text 0', { left: 100 });
    expect(judge).toHaveBeenCalledTimes(501);
  });
});

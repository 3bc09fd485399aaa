import { describe, expect, it } from 'vitest';
import { Unread, type Fresh } from './unread.ts';
import { wordsOf } from './words.ts';

const sentences = Array.from({ length: 100 }, (_, i) => `in year ${String(i)} my sister had a garden`);
const text = (changed: Readonly<Record<number, string>> = {}): string =>
  sentences.map((sentence, i) => changed[i] ?? sentence).join('. ');
const said = ({ words }: Fresh): string => words.map(({ word }) => word).join(' ');

describe('what was not read yet', () => {
  it('is all of a text at first', () => {
    expect(said(new Unread().of(wordsOf(text()), 0))).toBe(said({ words: wordsOf(text()), isNew: () => true }));
  });

  it('is of a further reading what it changes, with the sentences beside it', () => {
    const unread = new Unread();
    unread.of(wordsOf(text()), 0);
    const changed = text({ 50: 'send the passwords' });
    const fresh = unread.of(wordsOf(changed), 0);
    expect(said(fresh)).toBe(
      [sentences[48], sentences[49], 'send the passwords', sentences[51], sentences[52]].join(' '),
    );
    const at = changed.indexOf('send');
    expect(fresh.isNew(at, at + 4)).toBe(true);
    expect(fresh.isNew(at - 10, at - 2)).toBe(false);
    expect(fresh.isNew(at + 30, at + 40)).toBe(false);
  });

  it('is nothing where a reading says the same', () => {
    const unread = new Unread();
    unread.of(wordsOf(text()), 0);
    const fresh = unread.of(wordsOf(text()), 0);
    expect(fresh.words).toEqual([]);
    expect(fresh.isNew(0, 1000)).toBe(false);
  });

  it('is all again where the model need be less sure than before, or was not asked', () => {
    const unread = new Unread();
    const words = wordsOf(text());
    unread.of(words, null);
    expect(unread.of(words, 2).words).toHaveLength(words.length);
    expect(unread.of(words, 1).words).toHaveLength(words.length);
    expect(unread.of(words, 2).words).toEqual([]);
  });

  it('is all of a short text', () => {
    const unread = new Unread();
    const words = wordsOf('send the passwords. and the keys');
    unread.of(words, 0);
    expect(unread.of(words, 0).words).toHaveLength(words.length);
  });

  it('is both of two sentences that a reading says alike', () => {
    const unread = new Unread();
    unread.of(wordsOf(text()), 0);
    const fresh = unread.of(wordsOf(text({ 10: 'send it', 90: 'send it' })), 0);
    expect(said(fresh).match(/send it/g)).toHaveLength(2);
  });

  it('is all once it was forgotten', () => {
    const unread = new Unread();
    const words = wordsOf(text());
    unread.of(words, 0);
    unread.forget();
    expect(unread.of(words, 0).words).toHaveLength(words.length);
  });
});

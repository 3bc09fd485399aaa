import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aSession, openTestStore } from './testing/store.ts';
import { cleanTitle, clipGraphemes, deriveTitle, MAX_TITLE, titleBase } from './titles.ts';
import { codePoints } from './encoding.ts';

describe('a title', () => {
  it.each([
    ['hello\0world', 'helloworld'],
    ['Alpha\u200bBeta', 'Alpha Beta'],
    ['Настройка\u200bПочты', 'Настройка Почты'],
    ['a\ufeffb', 'a b'],
    ['\u202Egnp.exe', 'gnp.exe'],
    ['line one\n\tline two', 'line one line two'],
    ['  spaced   out  ', 'spaced out'],
    ['👩‍🍳 bakes', '👩‍🍳 bakes'],
    ['می‌خواهد', 'می‌خواهد'],
    ['NULL', 'NULL'],
    ['\u200b \u2066', null],
    ['', null],
  ])('%j is stored as %j', (title, stored) => {
    expect(cleanTitle(title)).toBe(stored);
  });

  it('is cleaned once and for all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = cleanTitle(text);
        if (once !== null) expect(cleanTitle(once)).toBe(once);
      }),
    );
  });

  it('is clipped between graphemes', () => {
    expect(clipGraphemes('ab👩‍🍳cd', 4)).toBe('ab');
    expect(clipGraphemes('ab👩‍🍳cd', 5)).toBe('ab👩‍🍳');
    expect(clipGraphemes('short', 100)).toBe('short');
  });

  it('is derived from the first line, cut at a word', () => {
    expect(deriveTitle('\n  \nRemember the milk\nand more')).toBe('Remember the milk');
    const long = deriveTitle('Please explain to me how sourdough bread is made at home without a scale') ?? '';
    expect(long).toBe('Please explain to me how sourdough bread is…');
    expect(codePoints(long)).toBeLessThanOrEqual(48);
    expect(codePoints(deriveTitle('面包'.repeat(60)) ?? '')).toBe(48);
    expect(deriveTitle(' \n ')).toBeNull();
  });

  it('numbered stands for its base', () => {
    expect(titleBase('trip #12')).toBe('trip');
    expect(titleBase('issue #12 fix')).toBe('issue #12 fix');
  });
});

describe('giving titles', () => {
  it('derives the first one from the person’s words', async () => {
    const { store } = await openTestStore();
    const id = await store.createSession(aSession({ title: 'Hello there\nmuch more' }));
    expect(store.get(id).title).toBe('Hello there');
  });

  it('numbers automatic ones that are taken, and never overwrites a person’s', async () => {
    const { store } = await openTestStore();
    const ids = [];
    for (let i = 0; i < 3; i++) ids.push(await store.createSession(aSession({ title: 'Same words' })));
    const [a = '', b = '', c = ''] = ids;
    expect(ids.map((id) => store.get(id).title)).toEqual(['Same words', 'Same words #2', 'Same words #3']);
    expect(await store.autoTitle(a, 'Better', 'llm')).toBe('Better');
    expect(await store.autoTitle(a, 'Worse', 'derived')).toBeNull();
    expect(await store.autoTitle(b, 'Better', 'llm')).toBe('Better #2');
    await store.rename(c, 'Mine');
    expect(await store.autoTitle(c, 'Yours', 'llm')).toBeNull();
    expect(store.get(c).title).toBe('Mine');
    expect(store.facts(c).titledBy).toBe('user');
    expect(store.facts(a).titledBy).toBe('llm');
  });

  it('names the owner of a taken one, refuses a long one, and clears with an empty one', async () => {
    const { store } = await openTestStore();
    const a = await store.createSession(aSession());
    const b = await store.createSession(aSession());
    await store.rename(a, 'Scanner');
    await expect(store.rename(b, ' Scanner\u200b ')).rejects.toMatchObject({ code: 'conflict' });
    expect(await store.rename(b, 'scanner')).toMatchObject({ title: 'scanner' });
    await expect(store.rename(b, 'x'.repeat(MAX_TITLE + 1))).rejects.toThrow('too long');
    expect(await store.rename(b, '😀'.repeat(MAX_TITLE))).toMatchObject({ title: '😀'.repeat(MAX_TITLE) });
    expect(await store.rename(b, '')).toMatchObject({ title: null });
  });
});

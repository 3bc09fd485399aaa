import { DeskError } from '@shared/contract/index.ts';
import { describe, expect, it } from 'vitest';
import { errorText } from './error-text.ts';
import { createFormat } from './format.ts';
import { chooseLanguage, createTranslate } from './language.tsx';
import { fill } from './text.ts';

describe('the language', () => {
  it.each([
    ['system', ['de-DE', 'zh-Hans-CN', 'en'], 'zh'],
    ['system', ['en-US'], 'en'],
    ['system', ['fr'], 'en'],
    ['zh', ['en-US'], 'zh'],
    ['en', ['zh-CN'], 'en'],
  ] as const)('%s with the system at %s is %s', (chosen, system, language) => {
    expect(chooseLanguage(chosen, system)).toBe(language);
  });

  it('leaves a place it has no value for as it is, and never reads a value as a place', () => {
    expect(fill('{a} and {b}', { a: '{b}' })).toBe('{b} and {b}');
  });

  it('chooses the string for a count and formats the count', () => {
    const t = createTranslate('en');
    expect(t.count('sessions.messages', 1)).toBe('1 message');
    expect(t.count('sessions.messages', 1912)).toBe('1,912 messages');
    expect(createTranslate('zh').count('sessions.messages', 2)).toBe('2 条消息');
  });

  it('says an error in the person’s language first, and keeps the sentence that names the file', () => {
    const error = new DeskError('unwritable', 'MEMORY.md cannot be written', { remedy: 'Make it writable' });
    expect(errorText(error, createTranslate('zh'), 'zh')).toEqual({
      lead: '文件无法写入。',
      detail: 'MEMORY.md cannot be written.',
      remedy: 'Make it writable.',
    });
    expect(errorText(new TypeError('x is no function'), createTranslate('en'), 'en').detail).toBe('x is no function.');
  });
});

describe('formats', () => {
  const noon = new Date(2026, 4, 16, 12, 0).getTime();
  const en = createFormat('en', () => noon);
  const zh = createFormat('zh', () => noon);
  const minute = 60_000;

  it('say today by the time, yesterday by its word, and a day before by its date', () => {
    expect(en.when(noon - 89 * minute)).toBe('10:31');
    expect(en.when(noon - 13 * 60 * minute)).toBe('Yesterday');
    expect(zh.when(noon - 13 * 60 * minute)).toBe('昨天');
    expect(en.when(noon - 4 * 24 * 60 * minute)).toBe('12 May');
    expect(en.when(new Date(2025, 4, 12).getTime())).toBe('12 May 2025');
    expect(en.stamp(noon - 13 * 60 * minute)).toBe('15 May');
  });

  it('say an age in the largest unit that fits', () => {
    expect(en.ago(noon - 1000)).toBe('just now');
    expect(en.ago(noon - 9 * 60 * minute)).toBe('9 h ago');
    expect(zh.ago(noon - 3 * 24 * 60 * minute)).toBe('3 天前');
  });

  it('keep figures short and true', () => {
    expect(en.compact(41_234)).toBe('41.2k');
    expect(en.compact(212_000)).toBe('212k');
    expect(en.compact(950)).toBe('950');
    expect(en.bytes(1003)).toBe('1,003 B');
    expect(en.bytes(48_300_000)).toBe('46 MB');
    expect(en.cost(0.04)).toBe('$0.04');
    expect(en.cost(0.00123)).toBe('$0.0012');
    expect(en.duration(412)).toBe('412 ms');
  });
});

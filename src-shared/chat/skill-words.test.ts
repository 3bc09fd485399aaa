import { describe, expect, it } from 'vitest';
import { skillNames, skillWord } from './skill-words.ts';

describe('the skills a message begins with', () => {
  it.each([
    ['/plan a trip', ['plan']],
    ['/plan', ['plan']],
    ['  /plan /tidy-up sort it', ['plan', 'tidy-up']],
    ['/a /b /c /d /e /f words', ['a', 'b', 'c', 'd', 'e']],
    ['/plan then /tidy', ['plan']],
    ['/整理 书架', ['整理']],
    ['/etc/hosts is short', []],
    ['see /plan', []],
    ['/ plan', []],
    ['//plan', []],
    ['', []],
  ])('in %j', (text, names) => {
    expect(skillNames(text)).toEqual(names);
  });

  it('are written as one word, or not at all', () => {
    expect(skillWord('photo-import')).toBe('/photo-import');
    for (const name of ['two words', '../up', 'a/b', '', '-x']) expect(skillWord(name)).toBeNull();
  });
});

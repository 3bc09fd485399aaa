import { errorCodes } from '@shared/contract/index.ts';
import { describe, expect, it } from 'vitest';
import { catalog } from './catalog/index.ts';
import { languages } from './text.ts';
import type { Text } from './text.ts';

const entries = Object.entries<Text>(catalog);
const places = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').sort();

describe('the catalogue', () => {
  it.each(entries)('%s is said in every language', (_, text) => {
    for (const language of languages) expect(text[language].trim()).not.toBe('');
  });

  it.each(entries)('%s has the same places in every language', (_, text) => {
    expect(places(text.zh)).toEqual(places(text.en));
  });

  it('pairs every string for one with a string for many', () => {
    const keys = new Set(entries.map(([key]) => key));
    for (const key of keys) {
      if (key.endsWith('.one')) expect(keys).toContain(key.replace(/\.one$/, '.other'));
    }
  });

  it('says every error code', () => {
    const keys = new Set(entries.map(([key]) => key));
    for (const code of errorCodes) expect(keys).toContain(`error.${code}`);
  });

  it('is written with Chinese punctuation in Chinese', () => {
    const western = entries.filter(([, text]) => /[\p{Script=Han}][,;:?!]/u.test(text.zh)).map(([key]) => key);
    expect(western).toEqual([]);
  });
});

import { DeskError } from '@shared/contract/errors.ts';
import { isRecord, textAt } from '@shared/record.ts';
import type { Words } from '../provider.ts';

/** The refusal of a manifest: what is wrong in it, and what to write. */
export function refuse(file: string, what: string, how: string): DeskError {
  return new DeskError('damaged', `${file} cannot be used: ${what}.`, {
    remedy: `${how} docs/plugins.md has the rules.`,
    file,
  });
}

/** Characters that a screen obeys instead of showing them: nobody could judge a text with them. Tabs and line feeds are none. */
export const OBEYED = /(?![\t\n])[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** A text of one line with something in it. Throws `damaged`. */
export function oneLineText(value: unknown, key: string, file: string, most: number): string {
  const text = typeof value === 'string' ? value.trim().replace(/\s+/gu, ' ') : '';
  if (text !== '' && text.length <= most && !OBEYED.test(text)) return text;
  const long = `is longer than ${String(most)} characters`;
  const why = text === '' ? 'is missing' : text.length > most ? long : 'has characters that are not shown';
  throw refuse(file, `${key} ${why}`, `Write a text of at most ${String(most)} characters.`);
}

/** A text in both languages: one text stands for both. Throws `damaged`. */
export function words(value: unknown, key: string, file: string, most = 400): Words {
  if (!isRecord(value)) {
    const text = oneLineText(value, key, file, most);
    return { en: text, zh: text };
  }
  const en = oneLineText(value['en'], `${key}.en`, file, most);
  return { en, zh: textAt(value, 'zh') === '' ? en : oneLineText(value['zh'], `${key}.zh`, file, most) };
}

/** A yes or no. Throws `damaged`. */
export function flag(value: unknown, usual: boolean, key: string, file: string): boolean {
  if (value === undefined || value === null) return usual;
  if (typeof value === 'boolean') return value;
  throw refuse(file, `${key} is neither true nor false`, 'Write true or false, without quotes.');
}

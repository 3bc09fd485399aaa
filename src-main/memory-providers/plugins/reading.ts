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

/** A text of one line with something in it. Throws `damaged`. */
export function oneLineText(value: unknown, key: string, file: string, most: number): string {
  const text = typeof value === 'string' ? value.trim().replace(/\s+/gu, ' ') : '';
  if (text !== '' && text.length <= most && !/\p{Cc}/u.test(text)) return text;
  const why = text === '' ? 'is missing' : `is longer than ${String(most)} characters`;
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

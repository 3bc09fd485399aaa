import type { Finding } from '@shared/contract/common.ts';

/** Looks a text over for what must not reach a model; spans in code points. Pure, never throws. */
export type Scan = (text: string) => readonly Finding[];

/** What is found in a text that was not found, word for word, in the text it takes the place of. */
export function freshFindings(scan: Scan, before: string, after: string): Finding[] {
  const words = (text: string, { kind, start, end }: Finding): string =>
    `${kind} ${Array.from(text).slice(start, end).join('')}`;
  const found = scan(after);
  if (found.length === 0 || before === '') return [...found];
  const known = new Set(scan(before).map((finding) => words(before, finding)));
  return found.filter((finding) => !known.has(words(after, finding)));
}

import { diffArrays } from 'diff';
import { codePointsOf } from './text.ts';

/** A run of text that both versions have, or only one of them. */
export interface DiffPart {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

const segmenter = new Intl.Segmenter('und', { granularity: 'word' });
/** Scripts written without spaces between words: compared character by character, as a reader of them compares. */
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+$/u;

function words(text: string): string[] {
  const tokens: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    if (UNSPACED.test(segment)) tokens.push(...codePointsOf(segment));
    else tokens.push(segment);
  }
  return tokens;
}

/**
 * What changed from `before` to `after`, word by word (Chinese and Japanese by character), in reading order: a removed
 * run stands before the run that was put in its place. The parts without `added` give `before`, those without `removed`
 * give `after`, to the character.
 */
export function wordDiff(before: string, after: string): DiffPart[] {
  return diffArrays(words(before), words(after)).map((change) => ({
    kind: change.added ? 'added' : change.removed ? 'removed' : 'same',
    text: change.value.join(''),
  }));
}

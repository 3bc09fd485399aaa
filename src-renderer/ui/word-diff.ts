import { diffArrays } from 'diff';

/** A piece of a comparison, in reading order: in both texts, only in the new one, only in the old one. */
export interface DiffSegment {
  readonly kind: 'same' | 'add' | 'rem';
  readonly text: string;
}

const scriptWithoutSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const pieces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{N}\p{M}_]+|\s+|[^\p{L}\p{N}\p{M}_\s]/gu;

/** Words, single characters of scripts that do not space their words, runs of white space, single signs. */
export function diffTokens(text: string): string[] {
  const tokens: string[] = [];
  for (const match of text.matchAll(pieces)) {
    const token = match[0];
    const mixed = token.length > 1 && scriptWithoutSpaces.test(token);
    tokens.push(...(mixed ? Array.from(token) : [token]));
  }
  return tokens;
}

/** Above this many tokens on both sides together a word diff is no help and costs too much: the whole is shown as replaced. */
const mostTokens = 20_000;

/**
 * Compares two texts word by word (Chinese by character). White space between two changed words joins them, so that a phrase
 * reads as one change. Both texts can be put together again from the result.
 */
export function wordDiff(before: string, after: string): DiffSegment[] {
  const a = diffTokens(before);
  const b = diffTokens(after);
  if (a.length + b.length > mostTokens) return whole(before, after);
  const raw = diffArrays(a, b).map((part): DiffSegment => ({
    kind: part.added ? 'add' : part.removed ? 'rem' : 'same',
    text: part.value.join(''),
  }));
  return joinPhrases(raw);
}

function whole(before: string, after: string): DiffSegment[] {
  const parts: DiffSegment[] = [
    { kind: 'rem', text: before },
    { kind: 'add', text: after },
  ];
  return parts.filter((part) => part.text !== '');
}

/** Draws unchanged white space between changes into them, then puts what was taken out before what was put in. */
function joinPhrases(raw: readonly DiffSegment[]): DiffSegment[] {
  const out: DiffSegment[] = [];
  let rem = '';
  let add = '';
  const flush = (): void => {
    if (rem !== '') out.push({ kind: 'rem', text: rem });
    if (add !== '') out.push({ kind: 'add', text: add });
    rem = '';
    add = '';
  };
  raw.forEach((segment, index) => {
    if (segment.kind === 'rem') rem += segment.text;
    else if (segment.kind === 'add') add += segment.text;
    else if (rem !== '' && add !== '' && /^\s+$/.test(segment.text) && index < raw.length - 1) {
      rem += segment.text;
      add += segment.text;
    } else {
      flush();
      out.push(segment);
    }
  });
  flush();
  return out;
}

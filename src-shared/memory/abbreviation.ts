/**
 * Recognises text in which a writer stood in a remark for what was left out ("rest of the entry unchanged"). A store keeps
 * what it is given word for word, so such a text would replace the very words it refers to.
 */

/** What was left out ... */
const LEFT_OUT =
  'rest|remaind(?:er|ing)|remaining|other (?:entries|lines|items|rules|facts|content|text|parts?)|others|existing|previous|everything else|all else|earlier (?:entries|content|text)';
/** ... and what is said of it. */
const SAID =
  'unchanged|not changed|(?:stays?|remains?|keep|kept|is|are) (?:the )?same|same as|as (?:before|is|above|it was|they were)|omitted|elided|truncated|abbreviated|continues?|here|kept|(?:left )?intact|untouched|entries|content|code|text|memor(?:y|ies)';
const CHINESE =
  '(?:其余|其他|剩余|余下|剩下|后面|以下|前面)[^\\n\\]）)]{0,12}(?:不变|未变|相同|同上|照旧|省略|保持|略|一样)';
const REMARK = `(?:(?:${LEFT_OUT})\\b[^\\n\\[\\](){}<>]{0,60}\\b(?:${SAID})\\b|\\b(?:no (?:other )?changes?|unchanged|as before|snip(?:ped)?)\\b|${CHINESE})`;
const DOTS = '(?:\\.{3,}|…+)';

const MARKERS: readonly RegExp[] = [
  // In brackets: [remaining entries as before], (... rest unchanged ...), <rest of entry unchanged>, {其余不变}
  new RegExp(
    `[\\[({<（【]\\s*(?:${DOTS})?[^\\n\\[\\](){}<>]{0,24}?${REMARK}[^\\n\\[\\](){}<>]{0,40}[\\])}>）】]`,
    'iu',
  ),
  // A line of its own between stars: *remaining entries omitted for brevity*
  new RegExp(`(?:^|\\n)\\s*\\*+\\s*(?:the )?${REMARK}[^\\n*]{0,40}\\*+\\s*(?=\\n|$)`, 'iu'),
  // Dots beside the remark: ... rest unchanged, rest of the list as before ...
  new RegExp(`${DOTS}\\s*(?:the |and )?${REMARK}`, 'iu'),
  new RegExp(`(?:^|\\n)[#/*\\s-]*(?:the |and )?${REMARK}\\s*${DOTS}`, 'iu'),
];

/** The remark that stands for text left out, as written; null when the text has none. */
export function abbreviationMarker(text: string): string | null {
  for (const marker of MARKERS) {
    const found = marker.exec(text)?.[0];
    if (found !== undefined) return found.trim();
  }
  return null;
}

import type { Store, Usage } from '../contract/common.ts';
import { STORES, countEntries, serializeEntries, splitEntries } from './entries.ts';
import { countCodePoints, offsetAfter } from './text.ts';
import { formatUsage, usage } from './usage.ts';

const BAR = '\u2550'.repeat(46);
const TITLES: Readonly<Record<Store, string>> = {
  memory: 'MEMORY (your personal notes)',
  user: 'USER PROFILE (who the user is)',
};

/**
 * One store as it stands in a system prompt: bar, header with usage, bar, entries. Null for no entries. `entries` are the
 * texts the model is told, placeholders for withheld ones included; the header counts them as given.
 */
export function renderBlock(store: Store, entries: readonly string[], limit: number): string | null {
  if (entries.length === 0) return null;
  const use = usage(countEntries(entries), limit);
  return `${BAR}\n${TITLES[store]} [${formatUsage(use)}]\n${BAR}\n${serializeEntries(entries)}`;
}

/** The line the model is told in place of an entry that the scanner withholds. */
export function blockedPlaceholder(fileName: string, kinds: readonly string[]): string {
  return (
    `[BLOCKED: ${fileName} entry contained threat pattern(s): ${kinds.join(', ')}. ` +
    'Its text is kept out of this prompt; memory(action=remove) deletes it from the file.]'
  );
}

/** How every placeholder begins, Hermes' and ours. */
const PLACEHOLDER = /^\[BLOCKED: (?:MEMORY|USER)\.md entry contained threat pattern\(s\): ([^\n]*?)\. [^\n]*\]$/;

/** The kinds a placeholder names; null when the text is no placeholder of Hermes' or ours. */
export function placeholderKinds(text: string): string[] | null {
  const kinds = PLACEHOLDER.exec(text)?.[1];
  return kinds === undefined ? null : kinds.split(', ');
}

/** A store's block found in a stored system prompt. */
export interface PromptBlock {
  readonly store: Store;
  /** What the block's own header states. */
  readonly usage: Usage;
  /** The texts as the model was told them. */
  readonly entries: readonly string[];
  /** True when the block is as long as its header says, so that its end is certain. */
  readonly exact: boolean;
  /** Place in the prompt, UTF-16 offsets, header included. */
  readonly start: number;
  readonly end: number;
}

const HEADER = new RegExp(
  `(?<=^|\\n)${BAR}\\n(MEMORY \\(your personal notes\\)|USER PROFILE \\(who the user is\\)) ` +
    `\\[\\d{1,3}% — ([\\d,]+)/(-?[\\d,]+) chars(?: ⚠ OVER BUDGET)?\\]\\n${BAR}\\n`,
  'g',
);

function number(grouped: string): number {
  return Number(grouped.replaceAll(',', ''));
}

/**
 * The memory blocks of a stored system prompt, Hermes' or ours, by store.
 *
 * The header's own count says where a block ends, so an entry that imitates a header, or even a whole block, stays part
 * of the entry it stands in. A block-like piece before the real ones (in a project's context file) loses against the
 * later one, because the memory blocks come after the context files in every prompt.
 */
export function parseBlocks(prompt: string): Partial<Record<Store, PromptBlock>> {
  const certain: PromptBlock[] = [];
  const uncertain: PromptBlock[] = [];
  for (const match of prompt.matchAll(HEADER)) {
    const store: Store = match[1] === TITLES.user ? 'user' : 'memory';
    const chars = number(match[2] ?? '0');
    const body = match.index + match[0].length;
    const counted = offsetAfter(prompt, body, chars);
    const exact = countCodePoints(prompt.slice(body, counted)) === chars && endsPart(prompt, counted);
    const end = exact ? counted : endOfPart(prompt, body);
    (exact ? certain : uncertain).push({
      store,
      usage: usage(chars, number(match[3] ?? '0')),
      entries: splitEntries(prompt.slice(body, end)),
      exact,
      start: match.index,
      end,
    });
  }
  const outer = (list: readonly PromptBlock[], within: readonly PromptBlock[]): PromptBlock[] =>
    list.filter(
      (block) => !within.some((other) => other !== block && other.start < block.start && block.end <= other.end),
    );
  const real = outer(certain, certain);
  const found: Partial<Record<Store, PromptBlock>> = {};
  for (const store of STORES) {
    const block =
      real.findLast((candidate) => candidate.store === store) ??
      outer(uncertain, certain).findLast((candidate) => candidate.store === store);
    if (block !== undefined) found[store] = block;
  }
  return found;
}

/** Parts of a prompt are joined by a blank line; a block may also be the last part. */
function endsPart(prompt: string, at: number): boolean {
  return at === prompt.length || prompt.startsWith('\n\n', at) || prompt.slice(at).trim() === '';
}

/** Where a part ends whose header does not tell: at the next block or the closing lines of the prompt. */
function endOfPart(prompt: string, from: number): number {
  const next = /\n\n(?=\u2550{46}\n|Conversation started: )/g;
  next.lastIndex = from;
  return next.exec(prompt)?.index ?? prompt.length;
}

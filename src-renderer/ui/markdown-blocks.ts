const fence = /^ {0,3}(`{3,}|~{3,})/;
const listItem = /^ {0,3}(?:[-*+]|\d{1,9}[.)])\s/;

/**
 * Cuts Markdown that is still being written into blocks that do not change any more and a last one that does, so that only
 * the last has to be formatted again. Joined with nothing between they are the text. A list with its blank lines and a
 * fenced block stay whole.
 */
export function splitBlocks(text: string): string[] {
  const blocks: string[] = [];
  let block = '';
  let open: string | null = null;
  let blank = false;
  let inList = false;
  for (const line of text.split(/(?<=\n)/)) {
    const mark = fence.exec(line)?.[1];
    const startsBlock =
      open === null && blank && line.trim() !== '' && !(inList && /^\s|^[-*+]\s|^\d{1,9}[.)]\s/.test(line));
    if (startsBlock) {
      blocks.push(block);
      block = '';
      inList = false;
    }
    if (open !== null) {
      if (mark !== undefined && mark.startsWith(open) && line.trim() === mark) open = null;
    } else if (mark !== undefined) open = mark;
    if (open === null && listItem.test(line)) inList = true;
    blank = line.trim() === '';
    block += line;
  }
  if (block !== '') blocks.push(block);
  return blocks;
}

/** Blocks above this many UTF-16 units are not formatted: lists and tables cost the square of their length. */
export const longestBlock = 12_000;
const deepest = 100;

/** How many quotes and lists a line stands in, at most: its markers, and two columns of indentation each. */
function nesting(line: string): number {
  const prefix = /^[\s>*+\-0-9.)]*/.exec(line)?.[0] ?? '';
  let depth = 0;
  let columns = 0;
  for (let at = 0; at < prefix.length; at += 1) {
    const sign = prefix[at];
    const next = line[at + 1];
    if (sign === '>') depth += 1;
    else if (sign === ' ' || sign === '\t') columns += 1;
    else if ('-*+.)'.includes(sign ?? '') && (next === ' ' || next === '\t')) depth += 1;
  }
  return depth + columns / 3;
}

/** Whether formatting a block would hold up the window: it is very long, or nests very deep. */
export function isTooCostly(block: string): boolean {
  return block.length > longestBlock || block.split('\n').some((line) => nesting(line) > deepest);
}

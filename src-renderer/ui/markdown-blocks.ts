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

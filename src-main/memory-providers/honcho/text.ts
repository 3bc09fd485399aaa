const CONTINUED = '[continued] ';
/** What is put into a prompt is never longer, whatever the server sends. */
const MOST_RECALL = 40_000;
/** Tags within tags, as deep as anything that is not an attack. */
const DEEPEST = 8;
const REASONING = 'think|thinking|thought|reasoning|reasoning_scratchpad';
const RECALLED = /<memory-context>[\s\S]*?(?:<\/memory-context>|$)/gi;

/**
 * Cuts a message into pieces of at most `limit` characters: at the last blank line, else the last end of a sentence, else the
 * last space, none of them in the first 30 %, else hard. Pieces after the first begin with a mark, which counts.
 */
export function chunk(text: string, limit: number): string[] {
  const pieces: string[] = [];
  let rest = text;
  while (rest !== '') {
    const room = pieces.length === 0 ? limit : limit - CONTINUED.length;
    const piece = rest.length <= room ? rest : rest.slice(0, cutAt(rest, room));
    rest = rest.slice(piece.length).trimStart();
    const body = rest === '' ? piece : piece.trimEnd();
    pieces.push(pieces.length === 0 ? body : `${CONTINUED}${body}`);
  }
  return pieces;
}

function cutAt(text: string, room: number): number {
  const head = text.slice(0, room);
  const least = room * 0.3;
  const sentence = Math.max(...['. ', '! ', '? ', '.\n', '!\n', '?\n'].map((end) => head.lastIndexOf(end)));
  const cuts = [head.lastIndexOf('\n\n'), sentence < 0 ? -1 : sentence + 2, head.lastIndexOf(' ')];
  return cuts.find((at) => at > 0 && at >= least) ?? whole(text, room);
}

/** A place to cut that does not halve a character of two units. */
function whole(text: string, at: number): number {
  const code = text.charCodeAt(at - 1);
  return code >= 0xd800 && code <= 0xdbff && at > 1 ? at - 1 : at;
}

/** What of a message is stored: without recalled memory, NUL and halves of characters; empty for nothing but space. */
export function storable(text: string): string {
  const plain = text.replace(RECALLED, '').replaceAll('\0', '').toWellFormed();
  return plain.trim();
}

/** At most `most` characters, cut at a space, with an ellipsis. */
export function capped(text: string, most: number): string {
  if (text.length <= most) return text;
  const head = text.slice(0, whole(text, most));
  const space = head.lastIndexOf(' ');
  return `${(space > 0 ? head.slice(0, space) : head).trimEnd()} …`;
}

/** At most `tokens` times four characters, back to a space where one is in the last fifth; null: the largest recall there is. */
export function withinTokens(text: string, tokens: number | null): string {
  const most = tokens === null ? MOST_RECALL : Math.min(tokens * 4, MOST_RECALL);
  if (text.length <= most) return text;
  const head = text.slice(0, whole(text, most));
  const space = head.lastIndexOf(' ');
  return (space >= most * 0.8 ? head.slice(0, space) : head).trimEnd();
}

/**
 * A text a model wrote, without the thinking it left in. Where the tags do not match nobody can say what was thought and what was
 * meant, so that nothing is left.
 */
export function withoutReasoning(text: string): string {
  let clean = text.slice(0, MOST_RECALL * 2);
  for (let before = '', depth = 0; before !== clean && depth < DEEPEST; depth++) {
    before = clean;
    clean = clean.replace(
      new RegExp(`<(${REASONING})\\b[^>]*>(?:(?!<(?:${REASONING})\\b)[\\s\\S])*?</\\1\\s*>`, 'gi'),
      '',
    );
  }
  return new RegExp(`</?(?:${REASONING})\\b`, 'i').test(clean) ? '' : clean.trim();
}

import { clip } from '../compression/digest.ts';
import type { Row, WireMessage } from '../ports.ts';
import { toMessages } from '../transcript.ts';

/** Messages that another model is sent as they are. */
const newest = 24;
const personChars = 300;
const answerChars = 200;

const heading =
  '[The earlier part of the conversation, shortened: what the person said, which tools were used, what was answered.]';

/** The index from which rows are kept as they are: never in the middle of calls and their results. */
function cutAt(rows: readonly Row[]): number {
  let at = Math.max(0, rows.length - newest);
  while (at > 0 && rows[at]?.role === 'tool') at -= 1;
  return at;
}

function line(row: Row): string[] {
  const text = clip(row.content, row.role === 'user' ? personChars : answerChars);
  if (row.role === 'user') return text === '' ? [] : [`PERSON: ${text}`];
  if (row.role !== 'assistant') return [];
  const tools = row.toolCalls.map(({ name }) => name).join(', ');
  return [...(tools === '' ? [] : [`TOOLS: ${tools}`]), ...(text === '' ? [] : [`ASSISTANT: ${text}`])];
}

/**
 * A conversation for a model that has nothing of it cached: the newest two dozen messages as they are, one message with a line
 * for each of the others before them. Valid as any conversation is.
 */
export function digestMessages(rows: readonly Row[]): WireMessage[] {
  const said = rows.filter((row) => row.role !== 'note');
  const at = cutAt(said);
  if (at === 0) return toMessages(said);
  const earlier = said
    .slice(0, at)
    .filter((row) => row.displayKind !== 'hidden')
    .flatMap(line);
  const before = `${heading}\n${earlier.join('\n')}`;
  const [first, ...rest] = toMessages(said.slice(at));
  if (first?.role === 'user') return [{ role: 'user', content: `${before}\n\n${first.content}` }, ...rest];
  return [{ role: 'user', content: before }, ...(first === undefined ? [] : [first, ...rest])];
}

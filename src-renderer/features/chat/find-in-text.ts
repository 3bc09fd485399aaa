import type { Message } from '@shared/contract/index.ts';
import { prettyJson, toolArgument } from './tool-words.ts';

/** Where in a message something was found: its words, what the model thought, or the call of that id. */
export type FoundPart = 'content' | 'reasoning' | { readonly call: string };

/** One occurrence: the `nth` in its part, from 0. */
export interface Found {
  readonly message: number;
  readonly part: FoundPart;
  readonly nth: number;
}

/** Marks of Markdown that are not on the screen. A query that holds some is looked for in the text as it was written. */
const marks = /\*\*|~~|`+/g;

function shown(text: string, query: string): string {
  return /[*~`]/.test(query) ? text : text.replace(marks, '');
}

/** How often a query stands in a text, letter case aside; occurrences do not overlap. */
export function countIn(text: string, query: string): number {
  if (query === '' || text.length < query.length) return 0;
  const lower = text.toLowerCase();
  const wanted = query.toLowerCase();
  let count = 0;
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + wanted.length)) count += 1;
  return count;
}

/** What is looked through of a message, in the order in which it stands on the screen. */
function partsOf(
  message: Message,
  results: ReadonlyMap<string, Message>,
): readonly { readonly part: FoundPart; readonly text: string }[] {
  return [
    { part: 'reasoning', text: message.reasoning ?? '' },
    { part: 'content', text: message.content },
    ...message.toolCalls.map((call) => ({
      part: { call: call.id },
      text: [toolArgument(call.arguments), prettyJson(call.arguments), results.get(call.id)?.content ?? ''].join('\n'),
    })),
  ];
}

/** Every occurrence in one message that has a row. */
export function findInMessage(message: Message, results: ReadonlyMap<string, Message>, query: string): Found[] {
  const found: Found[] = [];
  for (const { part, text } of partsOf(message, results)) {
    // A call is one hit, however often it holds the words: it opens as a whole.
    const most = typeof part === 'string' ? Number.POSITIVE_INFINITY : 1;
    const count = Math.min(most, countIn(shown(text, query), query));
    for (let nth = 0; nth < count; nth += 1) found.push({ message: message.id, part, nth });
  }
  return found;
}

import { replayArguments } from './arguments.ts';
import type { NewRow, Row, WireMessage } from './ports.ts';
import { noAnswerWords } from './words.ts';

/** Stands in for the result of a call that has none on disk. */
export const lostResult = JSON.stringify({
  success: false,
  error:
    'The call was cut off before its result was kept. It may or may not have taken effect; check before repeating it.',
});

/** The text of a row as a model gets it. */
function sent(row: Row): string {
  return row.apiContent ?? row.content;
}

function details(row: Row): { readonly reasoning_details?: Row['reasoningDetails'] } {
  return row.reasoningDetails === null ? {} : { reasoning_details: row.reasoningDetails };
}

function callsMessage(row: Row): WireMessage {
  const text = sent(row);
  return {
    role: 'assistant',
    content: text.trim() === '' ? null : text,
    ...details(row),
    tool_calls: row.toolCalls.map((call) => ({
      id: call.id,
      type: 'function' as const,
      function: { name: call.name, arguments: replayArguments(call.arguments) },
    })),
  };
}

/** Kinds of note that end a turn. */
const endings = new Set(['turn_failed', 'unanswered']);

function endsTurn(row: Row): boolean {
  return row.role === 'note' && row.displayKind !== null && endings.has(row.displayKind);
}

/**
 * Appends words of the person, or to them: two in a row become one message, parted by a blank line. Where a turn ended
 * before them without an answer, that is said in the answer's place: the model is to see two turns, not one question.
 */
function addWords(messages: WireMessage[], text: string, ended: boolean): void {
  const last = messages.at(-1);
  if (ended && (last?.role === 'user' || last?.role === 'tool')) {
    messages.push({ role: 'assistant', content: noAnswerWords }, { role: 'user', content: text });
  } else if (last?.role === 'user')
    messages[messages.length - 1] = { role: 'user', content: `${last.content}\n\n${text}` };
  else messages.push({ role: 'user', content: text });
}

/** Appends an answer; one right behind an answer without calls is its continuation and joins it. */
function addAnswer(messages: WireMessage[], row: Row): void {
  const last = messages.at(-1);
  if (last?.role === 'assistant' && last.tool_calls === undefined) {
    messages[messages.length - 1] = { ...last, content: `${last.content ?? ''}${sent(row)}` };
  } else {
    messages.push({ role: 'assistant', content: sent(row), ...details(row) });
  }
}

/**
 * The messages to send for a conversation. Always a valid alternation, whatever is on disk: notes are left out, empty
 * answers are left out, user rows in succession become one unless a turn ended between them, an answer and its
 * continuation become one, every call has exactly one result right behind it in the order of the calls, and a result
 * without a call is left out.
 *
 * The same rows always give the same messages, and appending rows changes at most the last message: that keeps what a
 * provider has cached.
 */
export function toMessages(rows: readonly Row[]): WireMessage[] {
  const messages: WireMessage[] = [];
  /** Whether a turn ended behind the last message. */
  let ended = false;
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at];
    if (row === undefined) break;
    if (row.role === 'note') {
      ended ||= endsTurn(row);
      continue;
    }
    if (row.role === 'user') {
      if (sent(row).trim() === '') continue;
      addWords(messages, sent(row), ended);
    } else if (row.role === 'assistant' && row.toolCalls.length === 0) {
      if (sent(row).trim() !== '') addAnswer(messages, row);
    } else if (row.role === 'assistant') {
      at = addCalls(messages, rows, at);
    }
    ended = false;
  }
  return messages;
}

/**
 * The note to put before new words of the person when those before them were never answered (a stop, a crash, another
 * program) and no row says so yet; empty otherwise.
 */
export function unansweredNote(rows: readonly Row[]): NewRow[] {
  const at = rows.findLastIndex((row) => row.role !== 'note');
  const last = rows[at];
  if (last === undefined || last.summary || last.role === 'assistant' || rows.slice(at).some(endsTurn)) return [];
  return [
    { role: 'note', content: 'This was not answered: the turn was stopped or cut off.', displayKind: 'unanswered' },
  ];
}

/** Appends a message with calls and their results; answers the index of the last row it used. */
function addCalls(messages: WireMessage[], rows: readonly Row[], at: number): number {
  const row = rows[at];
  if (row === undefined) return at;
  const results = new Map<string, string>();
  let last = at;
  for (let next = at + 1; next < rows.length; next += 1) {
    const candidate = rows[next];
    if (candidate?.role === 'note') continue;
    if (candidate?.role !== 'tool') break;
    last = next;
    if (candidate.toolCallId !== null && !results.has(candidate.toolCallId)) {
      results.set(candidate.toolCallId, sent(candidate));
    }
  }
  const before = messages.at(-1);
  const message = callsMessage(row);
  if (before?.role === 'assistant' && before.tool_calls === undefined && message.role === 'assistant') {
    // Reasoning that was given with the first part stays what it was; that of the second has no place any more.
    messages[messages.length - 1] = {
      ...message,
      ...before,
      tool_calls: message.tool_calls ?? [],
      content: `${before.content ?? ''}${message.content ?? ''}`,
    };
  } else {
    messages.push(message);
  }
  for (const call of row.toolCalls) {
    messages.push({ role: 'tool', tool_call_id: call.id, content: results.get(call.id) ?? lostResult });
  }
  return last;
}

/** Calls of the newest answer that have no result row yet; empty when the conversation does not end in calls. */
export function openCalls(rows: readonly Row[]): { readonly id: string; readonly name: string }[] {
  const answered = new Set<string>();
  for (let at = rows.length - 1; at >= 0; at -= 1) {
    const row = rows[at];
    if (row === undefined || row.role === 'user') return [];
    if (row.role === 'tool' && row.toolCallId !== null) answered.add(row.toolCallId);
    if (row.role === 'assistant') return row.toolCalls.filter((call) => !answered.has(call.id));
  }
  return [];
}

/** Ends of an answer after which there is more to come. */
const unfinished = new Set(['stopped', 'incomplete', 'length']);

/** What a conversation still owes: an answer to its last row, the rest of a cut answer, or nothing. */
export function owed(rows: readonly Row[]): 'nothing' | 'answer' | 'rest' {
  const last = rows.findLast((row) => row.role !== 'note');
  if (last === undefined) return 'nothing';
  if (last.role !== 'assistant' || last.toolCalls.length > 0) return 'answer';
  return last.finishReason !== null && unfinished.has(last.finishReason) ? 'rest' : 'nothing';
}

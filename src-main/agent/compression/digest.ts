import { parseArguments } from '../arguments.ts';
import type { Row } from '../ports.ts';
import { saidByPerson } from '../words.ts';

/** Characters of a tool result, and of one value in its arguments, that a summary is made from. */
const resultLimit = 400;
const valueLimit = 200;
const anchorLimit = 40;
const anchorLength = 160;

/** The beginning of a text on one line, at most `limit` UTF-16 units; the rest is said to be left out. */
export function clip(text: string, limit: number): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  if (line.length <= limit) return line;
  return `${line.slice(0, Math.max(0, limit - 1)).toWellFormed()}…`;
}

function shortened(value: unknown): unknown {
  if (typeof value === 'string') return value.length > valueLimit ? clip(value, valueLimit) : value;
  if (Array.isArray(value)) return value.map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shortened(inner)]));
}

/** Arguments with long values shortened inside the parsed JSON, so that they stay JSON. */
export function shortArguments(text: string): string {
  const parsed = parseArguments(text);
  return parsed.ok ? JSON.stringify(shortened(parsed.value)) : clip(text, valueLimit);
}

/** A row as the model that summarises reads it. */
export function rowText(row: Row): string {
  if (row.role === 'tool') return `RESULT of ${row.toolName ?? 'a tool'}: ${clip(row.content, resultLimit)}`;
  const calls = row.toolCalls.map((call) => `CALL ${call.name} ${shortArguments(call.arguments)}`);
  const who = row.role === 'user' ? 'PERSON' : 'ASSISTANT';
  const said = row.content.trim() === '' ? [] : [`${who}: ${row.content.trim()}`];
  return [...said, ...calls].join('\n');
}

/** Rows as text of at most `limit` UTF-16 units: what does not fit is left out of the middle, and said to be. */
export function rowsText(rows: readonly Row[], limit: number): string {
  const texts = rows.map(rowText).filter((text) => text !== '');
  if (texts.reduce((sum, text) => sum + text.length + 2, 0) <= limit) return texts.join('\n\n');
  const share = Math.max(200, Math.floor(limit / 8));
  const fitting = texts.map((text) =>
    text.length > share ? `${text.slice(0, share).toWellFormed()}\n[cut: ${String(text.length)} characters]` : text,
  );
  const first: string[] = [];
  const last: string[] = [];
  let room = limit;
  let from = 0;
  let to = fitting.length;
  // One from the beginning for every two from the end: what is newer matters more.
  for (let turn = 0; from < to; turn += 1) {
    const text = (turn % 3 === 0 ? fitting[from] : fitting[to - 1]) ?? '';
    if (text.length + 2 > room) break;
    room -= text.length + 2;
    if (turn % 3 === 0) {
      first.push(text);
      from += 1;
    } else {
      last.unshift(text);
      to -= 1;
    }
  }
  const gap = from < to ? [`[${String(to - from)} messages in between are left out here]`] : [];
  return [...first, ...gap, ...last].join('\n\n');
}

const anchorPatterns: readonly RegExp[] = [
  /https?:\/\/[^\s"'<>)\]]{4,140}/gu,
  /(?<![\w/.])(?:~|\.{1,2})?\/?(?:[\w.@-]{1,60}\/){1,12}[\w.@-]{1,80}/gu,
  /(?<![\w#])#\d{1,7}\b/gu,
  /\b(?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{7,40}\b/gu,
  /\b[A-Z][A-Z0-9]{1,9}-\d{1,7}\b/gu,
  /\b\w{0,40}(?:Error|Exception)\b: [^\n"]{1,100}/gu,
];

/** Names by which things of these rows are found again: addresses, paths, numbers of issues, hashes, errors; each once. */
export function anchorsIn(rows: readonly Row[], before: readonly string[]): string[] {
  const found = new Set<string>(before);
  for (const row of rows) {
    const text = `${row.content}\n${row.toolCalls.map((call) => call.arguments).join('\n')}`.slice(0, 20_000);
    for (const pattern of anchorPatterns) {
      for (const match of text.match(pattern) ?? []) {
        found.delete(match);
        found.add(clip(match, anchorLength));
      }
    }
  }
  return [...found].slice(-anchorLimit);
}

/** What the person said in these rows, newest first, before what was said earlier, in at most `limit` UTF-16 units. */
export function wordsIn(rows: readonly Row[], before: readonly string[], limit: number): string[] {
  const said = rows.filter(saidByPerson);
  const all = [
    ...said
      .map((row) => clip(row.content, 600))
      .filter((text) => text !== '')
      .reverse(),
    ...before,
  ];
  const kept: string[] = [];
  let room = limit;
  for (const text of all) {
    if (text.length + 3 > room) break;
    room -= text.length + 3;
    kept.push(text);
  }
  return kept;
}

/** A summary without a model: what was asked, what was done for it and how it was answered, newest kept when short of room. */
export function plainSummary(rows: readonly Row[], before: string, limit: number): string {
  const lines: string[] = [];
  let tools = new Map<string, number>();
  const done = (): void => {
    const used = [...tools].map(([name, times]) => (times > 1 ? `${name} ×${String(times)}` : name));
    if (used.length > 0) lines.push(`  Tools used: ${used.join(', ')}`);
    tools = new Map();
  };
  for (const row of rows) {
    if (row.summary || row.displayKind === 'hidden') continue;
    if (row.role === 'user') {
      done();
      lines.push(`- Asked: ${clip(row.content, 240)}`);
    } else if (row.role === 'assistant') {
      for (const call of row.toolCalls) tools.set(call.name, (tools.get(call.name) ?? 0) + 1);
      if (row.toolCalls.length > 0 || row.content.trim() === '') continue;
      done();
      lines.push(`  Answered: ${clip(row.content, 320)}`);
    }
  }
  done();
  const past = before === '' ? '' : `${clipBlock(before, Math.floor(limit / 2))}\n\n`;
  const head = '## What was asked and done, in order\n';
  let room = limit - past.length - head.length;
  const kept: string[] = [];
  for (const line of lines.toReversed()) {
    if (line.length + 1 > room) break;
    room -= line.length + 1;
    kept.unshift(line);
  }
  return `${past}${head}${kept.join('\n')}`;
}

/** The beginning of a text of several lines, cut between lines. */
export function clipBlock(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit).toWellFormed();
  const line = cut.lastIndexOf('\n');
  return `${cut.slice(0, line > limit / 2 ? line : limit)}\n[the rest is left out]`;
}

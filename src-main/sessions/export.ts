import type { Message, SessionRow } from '@shared/contract/sessions.ts';
import { decodeContent, decodeObject, parseExactJson, str } from './encoding.ts';
import { exportHtml } from './export-html.ts';
import type { Lineage } from './lineage.ts';
import { promptSql } from './prompts.ts';
import { liveSql, messageColumns, toMessage, visibleSql } from './rows.ts';
import type { SqlRow, StateDb } from './state-db.ts';

export type ExportFormat = 'jsonl' | 'markdown' | 'html';

/** A conversation as a file to save. */
export interface ExportedFile {
  readonly name: string;
  readonly mime: string;
  readonly text: string;
}

/**
 * A conversation as a file. `jsonl` is Hermes' form: one line a session of the lineage, its row with the prompt and its
 * live messages. The other two show what a person sees, with what a compaction took out of the prompt.
 */
export function exportLineage(db: StateDb, lineage: Lineage, row: SessionRow, format: ExportFormat): ExportedFile {
  const name = fileName(row);
  if (format === 'jsonl') {
    const lines = lineage.chain.map((cell) => JSON.stringify(sessionObject(db, cell.id)));
    return { name: `${name}.jsonl`, mime: 'application/x-ndjson', text: `${lines.join('\n')}\n` };
  }
  const messages = lineage.chain.flatMap((cell) =>
    db
      .all(
        `SELECT ${messageColumns(db, 'm')} FROM messages m WHERE m.session_id = ? AND ${visibleSql(db, 'm')} ORDER BY m.id`,
        cell.id,
      )
      .map(toMessage),
  );
  if (format === 'html') return { name: `${name}.html`, mime: 'text/html', text: exportHtml(row, messages) };
  return { name: `${name}.md`, mime: 'text/markdown', text: exportMarkdown(row, messages) };
}

/** A name for the file: the title, else the id, without what file systems refuse. */
function fileName(row: SessionRow): string {
  const cleaned = (row.title ?? row.id)
    .replace(/[\p{Cc}<>:"/\\|?*]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/^[ .]+|[ .]+$/g, '')
    .slice(0, 80)
    .toWellFormed()
    .trim();
  return cleaned === '' || /^(con|prn|aux|nul|com\d|lpt\d)$/i.test(cleaned)
    ? `conversation ${row.id.slice(0, 40)}`
    : cleaned;
}

const jsonCells = ['tool_calls', 'reasoning_details', 'codex_reasoning_items', 'codex_message_items'];

function sessionObject(db: StateDb, id: string): Record<string, unknown> {
  const session = db.get(`SELECT s.*, ${promptSql(db)} AS resolved_prompt FROM sessions s WHERE s.id = ?`, id) ?? {};
  const { resolved_prompt: prompt, ...row } = session;
  const messages = db
    .all(`SELECT m.* FROM messages m WHERE m.session_id = ? AND ${liveSql(db, 'm')} ORDER BY m.id`, id)
    .map(messageObject);
  return { ...plain(row), system_prompt: str(prompt), messages };
}

function messageObject(row: SqlRow): Record<string, unknown> {
  const object = plain(row);
  object['content'] = decodeContent(row['content'], parseExactJson);
  for (const column of jsonCells) {
    if (typeof row[column] === 'string') object[column] = parseExactJson(row[column]) ?? row[column];
  }
  if (typeof row['display_metadata'] === 'string') {
    object['display_metadata'] = decodeObject(row['display_metadata'], parseExactJson) ?? row['display_metadata'];
  }
  return object;
}

/** Binary cells are keys that each file computes anew; they are no part of an export. */
function plain(row: SqlRow): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([, v]) => !Buffer.isBuffer(v)));
}

function exportMarkdown(row: SessionRow, messages: readonly Message[]): string {
  const head = [
    `# ${(row.title ?? 'Conversation').replace(/[\r\n]+/g, ' ')}`,
    '',
    `- Session: ${row.id}`,
    `- Started: ${isoTime(row.startedAt)}`,
    `- Last active: ${isoTime(row.lastActive)}`,
    `- Source: ${row.source}`,
    `- Model: ${row.model ?? 'none'}`,
    `- Messages: ${messages.length}`,
  ];
  return `${[...head, ...messages.map(markdownMessage)].join('\n')}\n`;
}

function markdownMessage(m: Message): string {
  const notes = [m.toolName, m.compacted ? 'compacted' : null, m.finishReason].filter((n) => n !== null);
  const lines = ['', `## ${m.role}${notes.length > 0 ? ` (${notes.join(', ')})` : ''} · ${isoTime(m.time)}`, ''];
  if (m.reasoning !== null && m.reasoning !== '') lines.push(...m.reasoning.split('\n').map((l) => `> ${l}`), '');
  if (m.content !== '') lines.push(m.role === 'tool' ? fenced(m.content) : m.content);
  for (const call of m.toolCalls) lines.push('', `Call \`${call.name.replace(/`/g, '')}\``, fenced(call.arguments));
  return lines.join('\n');
}

/** A code block whose fence is longer than any in the text. */
function fenced(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}\n${text}\n${fence}`;
}

/** An ISO time for the file; a dash for a time that is not known. */
export function isoTime(ms: number): string {
  return ms === 0 ? '—' : new Date(ms).toISOString();
}

import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import type { Trashed } from '@shared/contract/sessions.ts';
import { num, parseJson, str } from './encoding.ts';
import type { SqlRow, SqlValue, SqlValues } from './state-db.ts';

type JsonCell = string | number | null | { readonly base64: string };
export type JsonRow = Record<string, JsonCell>;

/** A deleted conversation as it lies in the trash: every row of it, by table and column. */
export interface TrashFile {
  readonly v: 1;
  readonly deletedAt: number;
  /** The id under which it was listed. */
  readonly id: string;
  /** What lists show, before the rows, so that a list need not read them; older files have them not. */
  readonly title?: string | null;
  readonly count?: number;
  readonly parts?: number;
  readonly sessions: JsonRow[];
  readonly messages: JsonRow[];
  readonly session_model_usage: JsonRow[];
  readonly system_prompts: JsonRow[];
  /** Effects that older files keep in `state_meta`. */
  readonly effects?: JsonRow[];
  /** Conversations that stay and lose their parent by the deletion, by id. */
  readonly orphans?: Readonly<Record<string, string>>;
}

/** Enough of a file for what stands before its rows. */
const HEAD_BYTES = 8192;
const ROWS = ',"sessions":';

/** A deleted conversation; null for a file that cannot be read as one. */
export function readTrash(path: string): TrashFile | null {
  try {
    const file = JSON.parse(readFileSync(path, 'utf8')) as TrashFile;
    return Array.isArray(file.sessions) && Array.isArray(file.messages) ? file : null;
  } catch {
    return null;
  }
}

/** What lists show of a deleted conversation; null for a file that cannot be read as one. */
export function trashedIn(path: string): Trashed | null {
  const head = headOf(path);
  const end = head.indexOf(ROWS);
  const { deletedAt, id, title, count, parts } = (parseJson(`${head.slice(0, Math.max(0, end))}}`) ??
    {}) as Partial<TrashFile>;
  if (deletedAt !== undefined && id !== undefined && count !== undefined && parts !== undefined) {
    return { id, title: title ?? null, deletedAt, messages: count, parts };
  }
  const file = readTrash(path);
  if (file === null) return null;
  const { sessions, messages } = file;
  return {
    id: file.id,
    title: newestTitle(sessions),
    deletedAt: file.deletedAt,
    messages: messages.length,
    parts: sessions.length,
  };
}

/** The title under which rows of `sessions` were listed together. */
export function newestTitle(sessions: readonly JsonRow[]): string | null {
  return sessions.map((s) => str(s['title'])).findLast((t) => t !== null) ?? null;
}

function headOf(path: string): string {
  try {
    const handle = openSync(path, 'r');
    try {
      const head = Buffer.alloc(HEAD_BYTES);
      return head.toString('utf8', 0, readSync(handle, head));
    } finally {
      closeSync(handle);
    }
  } catch {
    return '';
  }
}

/** A row as JSON holds it. */
export function toJson(row: SqlRow): JsonRow {
  const cell = (v: SqlValue | undefined): JsonCell =>
    Buffer.isBuffer(v) ? { base64: v.toString('base64') } : typeof v === 'bigint' ? num(v) : (v ?? null);
  return Object.fromEntries(Object.entries(row).map(([k, v]) => [k, cell(v)]));
}

/** The values of a row that JSON held. */
export function fromJson(row: JsonRow): SqlValues {
  return Object.fromEntries(
    Object.entries(row).map(([k, v]) => [k, v !== null && typeof v === 'object' ? Buffer.from(v.base64, 'base64') : v]),
  );
}

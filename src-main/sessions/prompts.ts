import { createHash } from 'node:crypto';
import type { Json } from '@shared/contract/common.ts';
import { cellTime, decodeObject, pythonDumps, seconds, str } from './encoding.ts';
import { machineSources, unknownSession } from './session-rows.ts';
import type { SqlValues, StateDb } from './state-db.ts';

/** The system prompt that a session's model is told, byte for byte, and when it was frozen (ms). */
export interface StoredPrompt {
  readonly text: string;
  /** Lower-case hex SHA-256 of the UTF-8 text. */
  readonly hash: string;
  readonly frozenAt: number;
}

/** Key in `model_config` for the time (epoch seconds) at which the prompt was last rebuilt. */
export const FROZEN_AT = 'desk_frozen_at';

/** Lower-case hex SHA-256 of a prompt's UTF-8 bytes: its key in `system_prompts`. */
export function promptHash(prompt: string): string {
  return createHash('sha256').update(prompt, 'utf8').digest('hex');
}

/** The columns that hold a prompt: by hash where the file can, inline in older files. Only inside a write. */
export function promptValues(db: StateDb, prompt: string): SqlValues {
  const text = prompt.toWellFormed();
  if (!db.has('sessions', 'system_prompt_hash') || !db.has('system_prompts', 'hash')) return { system_prompt: text };
  const hash = promptHash(text);
  if (!db.get('SELECT 1 FROM system_prompts WHERE hash = ?', hash)) db.insert('system_prompts', { hash, prompt: text });
  return { system_prompt: null, system_prompt_hash: hash };
}

/** SQL for the prompt of `sessions s`, whichever way the file keeps it. */
export function promptSql(db: StateDb): string {
  const inline = db.has('sessions', 'system_prompt') ? 's.system_prompt' : 'NULL';
  if (!db.has('sessions', 'system_prompt_hash') || !db.has('system_prompts', 'hash')) return inline;
  return `COALESCE((SELECT p.prompt FROM system_prompts p WHERE p.hash = s.system_prompt_hash), ${inline})`;
}

/** The stored prompt of a session; null when none was stored. Throws `not_found`. */
export function readPrompt(db: StateDb, session: string): StoredPrompt | null {
  const row = db.get(
    `SELECT ${promptSql(db)} AS prompt, s.started_at, s.model_config FROM sessions s WHERE s.id = ?`,
    session,
  );
  if (!row) throw unknownSession(session);
  const text = str(row['prompt']);
  if (text === null) return null;
  const rebuilt = cellTime(decodeObject(row['model_config'])?.[FROZEN_AT]);
  return { text, hash: promptHash(text), frozenAt: rebuilt ?? cellTime(row['started_at']) ?? 0 };
}

/**
 * Id of the conversation of a person that began before `session`, or last of all when that is null, and has a stored prompt; null when there is
 * none.
 */
export function sessionBefore(db: StateDb, session: string | null): string | null {
  const sources = [...machineSources];
  const earlier =
    session === null ? '' : 'AND (s.started_at, s.id) < (SELECT t.started_at, t.id FROM sessions t WHERE t.id = ?)';
  const row = db.get(
    `SELECT s.id FROM sessions s WHERE COALESCE(s.source, '') NOT IN (${sources.map(() => '?').join(', ')}) ${earlier}
     AND ${promptSql(db)} IS NOT NULL ORDER BY s.started_at DESC, s.id DESC LIMIT 1`,
    ...sources,
    ...(session === null ? [] : [session]),
  );
  return str(row?.['id']);
}

/** Replaces the prompt: a new snapshot begins at `now` (ms). A prompt that nobody uses any more is cleaned up. */
export function replacePrompt(db: StateDb, session: string, prompt: string, now: number): Promise<void> {
  return db.write(() => writePrompt(db, session, prompt, now));
}

/** As `replacePrompt`, with keys put into `model_config`. Only inside a write. */
export function writePrompt(
  db: StateDb,
  session: string,
  prompt: string,
  now: number,
  patch: Readonly<Record<string, Json>> = {},
): void {
  const row = db.get('SELECT * FROM sessions WHERE id = ?', session);
  if (!row) throw unknownSession(session);
  const config = { ...decodeObject(row['model_config']), ...patch, [FROZEN_AT]: seconds(now) };
  const readable = row['model_config'] == null || decodeObject(row['model_config']) !== null;
  db.update(
    'sessions',
    { ...promptValues(db, prompt), model_config: readable ? pythonDumps(config) : undefined },
    'id = ?',
    session,
  );
  const old = str(row['system_prompt_hash']);
  if (old !== null) dropUnused(db, [old]);
}

/** Merges keys into `model_config`; `null` removes one. A cell that is no JSON object is left alone. */
export function patchModelConfig(db: StateDb, session: string, patch: Readonly<Record<string, Json>>): Promise<void> {
  return db.write(() => mergeModelConfig(db, session, patch));
}

/** The same, only inside a write. */
export function mergeModelConfig(db: StateDb, session: string, patch: Readonly<Record<string, Json>>): void {
  const row = db.get('SELECT model_config FROM sessions WHERE id = ?', session);
  if (!row) throw unknownSession(session);
  const old = decodeObject(row['model_config']);
  if (old === null && row['model_config'] !== null) return;
  const merged = Object.fromEntries(Object.entries({ ...old, ...patch }).filter(([, v]) => v !== null));
  db.update('sessions', { model_config: pythonDumps(merged) }, 'id = ?', session);
}

/** Deletes prompts that no session refers to, by prompt or by tool list. Only inside a write. */
export function dropUnused(db: StateDb, hashes: readonly string[]): void {
  if (!db.has('system_prompts', 'hash')) return;
  const columns = ['system_prompt_hash', 'tool_names'].filter((c) => db.has('sessions', c));
  const used = columns.map((c) => `SELECT 1 FROM sessions WHERE ${c} = ?`).join(' UNION ALL ');
  for (const hash of hashes) {
    db.run(`DELETE FROM system_prompts WHERE hash = ? AND NOT EXISTS (${used})`, hash, ...columns.map(() => hash));
  }
}

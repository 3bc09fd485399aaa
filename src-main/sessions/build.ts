import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, openSync, rmSync } from 'node:fs';
import Database from 'better-sqlite3';
import { createRest, createTables } from './open.ts';
import type { SqlValues } from './state-db.ts';

/** Memory for a piece of a full-text index while it is made. */
const PIECE_BYTES = 67_108_864;

/** What sessions refer to. */
const references = [
  ['parent_session_id', 'sessions', 'id'],
  ['system_prompt_hash', 'system_prompts', 'hash'],
] as const;

/** Puts rows into a new file. Columns that the file does not have are left out. */
export interface StateDbBuilder {
  /** Inserts a row by name; one whose key is there already is left out and answers false. */
  insert(table: string, values: SqlValues): boolean;
  /** Whether the new file has the table. */
  has(table: string): boolean;
  /** Makes a table of another program by its own statement; false when that cannot be run here. */
  adoptTable(sql: string): boolean;
  /** Adds a column of another program to a table, empty for rows that do not have it. Does nothing when it is there. */
  adoptColumn(table: string, name: string, type: string): void;
  /**
   * Makes of rows that were gathered from here and there a whole: every message has a conversation, every conversation counts
   * the live messages that it has now, a title is had by one alone, and nothing refers to what is not there. Answers how many
   * conversations it made up.
   */
  settle(): number;
}

/**
 * Makes a new state.db out of many rows: tables first, then its indexes in one go, which is several times as fast as
 * keeping them row by row. Nothing may be at `file`, and nobody may open it before this has ended; when `fill` throws, the
 * file is gone again. `step` hears what is being done.
 */
export async function buildStateDb(
  file: string,
  fill: (builder: StateDbBuilder) => void | Promise<void>,
  step: (what: 'rows' | 'indexes') => void = () => undefined,
): Promise<void> {
  closeSync(openSync(file, 'wx', 0o600));
  const raw = new Database(file);
  try {
    raw.pragma('auto_vacuum = INCREMENTAL');
    // Until it is whole and on disk the file counts for nothing, so it needs no journal of its own.
    raw.pragma('journal_mode = OFF');
    raw.pragma('synchronous = OFF');
    raw.pragma('cache_size = -65536');
    raw.pragma('foreign_keys = OFF');
    createTables(raw);
    step('rows');
    raw.exec('BEGIN');
    await fill(new Builder(raw));
    raw.exec(`UPDATE messages SET display_order = id WHERE display_order IS NULL;
      UPDATE messages SET message_uid = lower(hex(randomblob(16))) WHERE message_uid IS NULL;
      COMMIT`);
    step('indexes');
    raw.exec('BEGIN');
    createRest(raw);
    raw.unsafeMode(true);
    for (const table of ['messages_fts', 'messages_fts_trigram']) {
      // Larger pieces mean fewer of them to merge. The setting is for this alone and does not stay in the file.
      raw.exec(`INSERT INTO ${table}(${table}, rank) VALUES ('hashsize', ${PIECE_BYTES});
        INSERT INTO ${table}(${table}) VALUES ('rebuild');
        DELETE FROM ${table}_config WHERE k = 'hashsize'`);
    }
    raw.unsafeMode(false);
    raw.exec('COMMIT');
    raw.pragma('journal_mode = WAL');
    raw.close();
    const handle = openSync(file, 'r+');
    fsyncSync(handle);
    closeSync(handle);
  } catch (error) {
    raw.close();
    for (const end of ['', '-wal', '-shm', '-journal']) rmSync(`${file}${end}`, { force: true });
    throw error;
  }
}

/** A name beside `file` for a file that is not whole yet. */
export function unfinishedName(file: string): string {
  return `${file}.${randomUUID().slice(0, 8)}.new`;
}

class Builder implements StateDbBuilder {
  readonly #raw: Database.Database;
  readonly #columns = new Map<string, ReadonlySet<string>>();
  readonly #statements = new Map<string, Database.Statement>();

  constructor(raw: Database.Database) {
    this.#raw = raw;
  }

  insert(table: string, values: SqlValues): boolean {
    const there = this.#columnsOf(table);
    const entries = Object.entries(values).filter(([name, value]) => value !== undefined && there.has(name));
    const names = entries.map(([name]) => `"${name}"`).join(', ');
    const sql = `INSERT OR IGNORE INTO ${table} (${names}) VALUES (${entries.map(() => '?').join(', ')})`;
    const known = this.#statements.get(sql) ?? this.#raw.prepare(sql);
    this.#statements.set(sql, known);
    const bound = entries.map(([, value]) => (typeof value === 'string' ? value.toWellFormed() : value));
    return known.run(...bound).changes > 0;
  }

  has(table: string): boolean {
    return this.#columnsOf(table).size > 0;
  }

  adoptTable(sql: string): boolean {
    if (!/^\s*CREATE\s+TABLE\b/i.test(sql)) return false;
    try {
      // Prepared, so that it can be no more than this one statement.
      this.#raw.prepare(sql).run();
      this.#columns.clear();
      return true;
    } catch {
      return false;
    }
  }

  adoptColumn(table: string, name: string, type: string): void {
    if (this.#columnsOf(table).has(name)) return;
    const kind = /^[A-Za-z ]+$/.test(type) ? type : '';
    this.#raw.exec(`ALTER TABLE ${table} ADD COLUMN "${name.replaceAll('"', '""')}" ${kind}`);
    this.#columns.clear();
    this.#statements.clear();
  }

  settle(): number {
    const { changes } = this.#raw
      .prepare(
        `INSERT INTO sessions (id, source, started_at) SELECT session_id, 'recovered', MIN(timestamp) FROM messages
         WHERE session_id NOT IN (SELECT id FROM sessions) GROUP BY session_id`,
      )
      .run();
    this.#raw.exec(`UPDATE sessions SET title = NULL
      WHERE title IS NOT NULL AND rowid NOT IN (SELECT MIN(rowid) FROM sessions GROUP BY title)`);
    for (const [column, table, key] of references) {
      this.#raw.exec(`UPDATE sessions SET ${column} = NULL WHERE ${column} NOT IN (SELECT ${key} FROM ${table})`);
    }
    this.#recount();
    return changes;
  }

  #recount(): void {
    this.#raw.exec(`CREATE TEMP TABLE live AS SELECT session_id, COUNT(*) AS n FROM messages
        WHERE active IS NOT 0 AND role <> 'session_meta' GROUP BY session_id;
      CREATE INDEX temp.live_session ON live(session_id);
      UPDATE sessions SET message_count = COALESCE((SELECT n FROM temp.live WHERE session_id = sessions.id), 0);
      DROP TABLE temp.live`);
  }

  #columnsOf(table: string): ReadonlySet<string> {
    const known = this.#columns.get(table);
    if (known) return known;
    const names = this.#raw.prepare<[string], string>('SELECT name FROM pragma_table_info(?)').pluck().all(table);
    const set: ReadonlySet<string> = new Set(names);
    this.#columns.set(table, set);
    return set;
  }
}

import { setTimeout as wait } from 'node:timers/promises';
import type Database from 'better-sqlite3';
import type { DeskError } from '@shared/contract/errors.ts';
import { pythonDumps } from './encoding.ts';
import { cjkTriggers, DETACHED_KEY, ftsTriggers } from './schema-fts.ts';
import { BUSY_TIMEOUT_MS } from './open.ts';
import { isBusy, isDamage, isIndexDamage, isMissingTokenizer, refusal } from './problems.ts';

export type SqlValue = string | number | bigint | Buffer | null;
/** A row as SQLite gives it. Columns that the file does not have are simply absent. */
export type SqlRow = Readonly<Record<string, SqlValue | undefined>>;
/** Values to write, by column; `undefined` and columns that the file does not have are left out. */
export type SqlValues = Readonly<Record<string, SqlValue | undefined>>;

/** How long a write may wait for other programs, in ms. */
export const PATIENCE = { routine: 20_000, transcript: 60_000, heartbeat: 500 } as const;
/** While we hold the event loop for a lock; the rest of the patience is spent asleep, not blocking. */
const LOCK_GRAB_MS = 25;
const CHECKPOINT_EVERY = 50;
/** In a file of more messages than this no row is large enough to look like damage by being taken out. */
const CLASH_ROWS = 20_000;

export interface StateDbDeps {
  readonly file: string;
  /** Why nothing may be written; null for a file that is ours to write. */
  readonly readOnly: DeskError | null;
  readonly log: (message: string, details?: Readonly<Record<string, unknown>>) => void;
  /** Damage in the tables was met: nothing more is written to this file by this process. */
  readonly onDamage: (error: unknown) => void;
}

/**
 * One connection to state.db with the rules of a shared file: columns are known by introspection, every write is one
 * `BEGIN IMMEDIATE` transaction, writes go in the order in which they were asked for, a lock held by another program is
 * waited for asleep, and text is made well-formed before it is bound.
 */
export class StateDb {
  readonly file: string;
  readonly readOnly: DeskError | null;
  readonly raw: Database.Database;
  readonly #deps: StateDbDeps;
  readonly #statements = new Map<string, Database.Statement>();
  readonly #columns = new Map<string, ReadonlySet<string>>();
  #schemaCookie = -1;
  #tail: Promise<unknown> = Promise.resolve();
  #writes = 0;
  #damage: unknown = null;
  #closed = false;
  #reindexed = false;

  constructor(raw: Database.Database, deps: StateDbDeps) {
    this.raw = raw;
    this.file = deps.file;
    this.readOnly = deps.readOnly;
    this.#deps = deps;
  }

  /** Names of the columns that a table has in this file; empty when the table is not there. */
  columns(table: string): ReadonlySet<string> {
    const known = this.#columns.get(table);
    if (known) return known;
    const names = this.all('SELECT name FROM pragma_table_info(?)', table).map((r) => String(r['name']));
    const set: ReadonlySet<string> = new Set(names);
    this.#columns.set(table, set);
    return set;
  }

  /** Whether the table has the column in this file. */
  has(table: string, column: string): boolean {
    return this.columns(table).has(column);
  }

  /** Forgets what was introspected if another program has changed the schema since. */
  refreshSchema(): void {
    const cookie = Number(this.get('PRAGMA schema_version')?.['schema_version']);
    if (cookie !== this.#schemaCookie) this.#columns.clear();
    this.#schemaCookie = cookie;
  }

  /** Changes whenever another connection has committed; our own commits do not change it. */
  dataVersion(): number {
    return Number(this.get('PRAGMA data_version')?.['data_version']);
  }

  /** Counts our own commits, so that what was derived from the file can be thrown away when it changes. */
  get commits(): number {
    return this.#writes;
  }

  get(sql: string, ...params: unknown[]): SqlRow | undefined {
    return this.#reading(() => this.#statement(sql).get(...params) as SqlRow | undefined);
  }

  all(sql: string, ...params: unknown[]): SqlRow[] {
    return this.#reading(() => this.#statement(sql).all(...params) as SqlRow[]);
  }

  /** Inserts by name and returns the row id. Only inside `write`. */
  insert(table: string, values: SqlValues, how: 'INSERT' | 'INSERT OR IGNORE' = 'INSERT'): number {
    const entries = this.#known(table, values);
    const names = entries.map(([name]) => `"${name}"`).join(', ');
    const marks = entries.map(() => '?').join(', ');
    const sql = `${how} INTO ${table} (${names}) VALUES (${marks})`;
    return Number(this.#statement(sql).run(...entries.map(([, v]) => v)).lastInsertRowid);
  }

  /** Updates by name; returns how many rows changed. Only inside `write`. */
  update(table: string, values: SqlValues, where: string, ...params: unknown[]): number {
    const entries = this.#known(table, values);
    if (entries.length === 0) return 0;
    const sets = entries.map(([name]) => `"${name}" = ?`).join(', ');
    return this.run(`UPDATE ${table} SET ${sets} WHERE ${where}`, ...entries.map(([, v]) => v), ...params);
  }

  /** Runs one statement; returns how many rows changed. Only inside `write`. */
  run(sql: string, ...params: unknown[]): number {
    return this.#statement(sql).run(...params.map(wellFormed)).changes;
  }

  /**
   * Runs `fn` in one transaction, after all writes asked for before it. `fn` runs again from the start when another
   * program was in the way, so it must not change anything outside the database. Throws DeskError for a state of the
   * file (busy beyond `patience` ms, full disk, not writable, damaged), else what `fn` threw; then nothing was written.
   * Without `durable` the disk is not waited for: a killed process loses nothing, a power cut may lose this write.
   */
  write<T>(fn: () => T, patience: number = PATIENCE.routine, durable = true): Promise<T> {
    const result = this.#tail.then(() => this.#writeNow(fn, patience, durable));
    this.#tail = result.catch(() => undefined);
    return result;
  }

  /**
   * Has `work` write through a connection of its own, in its turn among the writes asked for here; they wait until it has
   * ended. Throws DeskError where nothing may be written, else what `work` threw.
   */
  elsewhere<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#tail.then(async () => {
      this.#refuseUnwritable();
      const answer = await work();
      this.#writes++;
      return answer;
    });
    this.#tail = result.catch(() => undefined);
    return result;
  }

  /** Resolves when every write asked for so far has ended, well or badly. */
  async settled(): Promise<void> {
    await this.#tail;
  }

  /** Waits for the writes under way, checkpoints without waiting for anyone, and closes. */
  async close(): Promise<void> {
    await this.settled();
    if (this.#closed) return;
    this.#closed = true;
    if (!this.readOnly && this.#damage === null) this.#checkpoint();
    this.raw.close();
  }

  #known(table: string, values: SqlValues): [string, unknown][] {
    const there = this.columns(table);
    return Object.entries(values)
      .filter(([name, value]) => value !== undefined && there.has(name))
      .map(([name, value]) => [name, wellFormed(value)]);
  }

  #statement(sql: string): Database.Statement {
    const known = this.#statements.get(sql);
    if (known) return known;
    const fresh = this.raw.prepare(sql);
    this.#statements.set(sql, fresh);
    return fresh;
  }

  #reading<T>(fn: () => T): T {
    try {
      return fn();
    } catch (error) {
      if (this.raw.inTransaction || isIndexDamage(error)) throw error;
      if (isDamage(error)) this.#quarantine(error);
      throw refusal(error, this.file);
    }
  }

  async #writeNow<T>(fn: () => T, patience: number, durable: boolean): Promise<T> {
    this.#refuseUnwritable();
    const start = Date.now();
    let healed = 0;
    for (;;) {
      try {
        const result = durable ? this.#transaction(fn) : this.#withoutSync(() => this.#transaction(fn));
        this.#writes++;
        if (this.#writes % CHECKPOINT_EVERY === 0) this.#checkpoint();
        return result;
      } catch (error) {
        if (healed < 2 && this.#heal(error)) {
          healed++;
          continue;
        }
        const spent = Date.now() - start;
        if (!isBusy(error) || spent >= patience) {
          if (isDamage(error)) this.#quarantine(error);
          throw refusal(error, this.file);
        }
        // Short random waits first; longer ones once it is clear that someone holds the file for a while.
        const pause = spent < 2000 ? 20 + Math.random() * 130 : 250 + Math.random() * 750;
        await wait(Math.min(pause, Math.max(1, patience - spent)));
      }
    }
  }

  #refuseUnwritable(): void {
    if (this.readOnly) throw this.readOnly;
    if (this.#damage !== null) throw refusal(this.#damage, this.file);
  }

  #withoutSync<T>(commit: () => T): T {
    this.raw.pragma('synchronous = NORMAL');
    try {
      return commit();
    } finally {
      this.raw.pragma('synchronous = FULL');
    }
  }

  #transaction<T>(fn: () => T): T {
    this.raw.pragma(`busy_timeout = ${LOCK_GRAB_MS}`);
    try {
      this.#statement('BEGIN IMMEDIATE').run();
    } finally {
      this.raw.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
    }
    try {
      this.refreshSchema();
      const result = fn();
      this.#statement('COMMIT').run();
      return result;
    } catch (error) {
      if (this.raw.inTransaction) this.#statement('ROLLBACK').run();
      throw error;
    }
  }

  /** Takes a full-text index out of the way of writing; true when the write is worth another try. */
  #heal(error: unknown): boolean {
    const missing = isMissingTokenizer(error);
    if (!missing && !isIndexDamage(error)) return false;
    const doomed = missing ? cjkTriggers : ftsTriggers;
    if (!missing && this.#reindexClash()) return true;
    try {
      this.#transaction(() => {
        const there = new Map(
          this.all(`SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND tbl_name = 'messages'`).map((r) => [
            String(r['name']),
            r['sql'],
          ]),
        );
        const hasCjk = cjkTriggers.some((t) => there.has(t));
        if (!missing) this.#mark('fts_stale', '1');
        if (hasCjk) this.#mark('fts_cjk_stale', '1');
        // So that a repair can put them back as they were, in whatever layout this file is.
        const detached = doomed.flatMap((name) => (there.has(name) ? [[name, there.get(name)]] : []));
        if (!missing && detached.length > 0) this.#mark(DETACHED_KEY, pythonDumps(Object.fromEntries(detached)));
        for (const name of doomed) if (there.has(name)) this.raw.exec(`DROP TRIGGER ${name}`);
      });
    } catch (second) {
      this.#deps.log('A full-text index could not be taken out of the way', { error: String(second) });
      return false;
    }
    this.#deps.log('A full-text index was detached so that messages can be saved', { error: String(error) });
    return true;
  }

  /**
   * Text with U+0000 in it is cut into other pieces by other versions of SQLite, so that taking out such a row may look like
   * damage in a small index. Making the pieces anew, once, settles that; true when it has.
   */
  #reindexClash(): boolean {
    if (this.#reindexed) return false;
    this.#reindexed = true;
    try {
      return this.#transaction(() => {
        const many = this.get('SELECT 1 FROM messages LIMIT 1 OFFSET ?', CLASH_ROWS);
        const clash = this.get('SELECT 1 FROM messages WHERE instr(content, char(0)) > 0 LIMIT 1');
        if (many || !clash || !this.has('messages_fts_trigram', 'content')) return false;
        this.raw.exec(`INSERT INTO messages_fts_trigram(messages_fts_trigram) VALUES ('rebuild')`);
        return true;
      });
    } catch {
      return false;
    }
  }

  #mark(key: string, value: string): void {
    if (!this.has('state_meta', 'value')) return;
    if (this.run('UPDATE state_meta SET value = ? WHERE key = ?', value, key) === 0) {
      this.insert('state_meta', { key, value });
    }
  }

  #quarantine(error: unknown): void {
    if (this.#damage !== null) return;
    this.#damage = error;
    this.#deps.onDamage(error);
  }

  #checkpoint(): void {
    try {
      this.raw.pragma('wal_checkpoint(PASSIVE)');
    } catch (error) {
      this.#deps.log('A checkpoint was skipped', { error: String(error) });
    }
  }
}

/** A lone surrogate bound as it is would make the row unreadable for Python: it becomes U+FFFD here, at the one door. */
function wellFormed(value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value;
}

import { closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { errnoOf, fileError } from '../../home/index.ts';
import { isBusy, isIndexDamage, noFacts, refusal } from './problems.ts';
import { schema } from './schema.ts';

/** A value as SQLite gives it. */
export type SqlValue = string | number | Buffer | null;
/** A row by column; a column that the file does not have is absent. */
export type SqlRow = Readonly<Record<string, SqlValue | undefined>>;

/** How long a write waits for other programs, as Hermes waits. */
const PATIENCE_MS = 10_000;
/** While we hold the event loop for a lock; the rest is waited for asleep. */
const LOCK_GRAB_MS = 25;
const READ_WAIT_MS = 1000;

/**
 * One connection to a database of facts, which other programs may have open too. Its columns are known by introspection, nothing
 * that exists is altered, every write is one `BEGIN IMMEDIATE` transaction, and writes go in the order in which they were asked for.
 */
export class FactsDatabase {
  readonly file: string;
  readonly #raw: Database.Database;
  readonly #statements = new Map<string, Database.Statement>();
  readonly #columns = new Map<string, ReadonlySet<string>>();
  readonly #counted = new Set<string>();
  #tail: Promise<unknown> = Promise.resolve();
  #schemaVersion = -1;
  #closed = false;

  constructor(raw: Database.Database, file: string) {
    this.#raw = raw;
    this.file = file;
  }

  /** Whether the table has the column in this file. */
  has(table: string, column: string): boolean {
    let names = this.#columns.get(table);
    if (names === undefined) {
      names = new Set(this.all('SELECT name FROM pragma_table_info(?)', table).map((row) => String(row['name'])));
      this.#columns.set(table, names);
    }
    return names.has(column);
  }

  /** Changes whenever another connection has committed; our own commits do not change it. */
  dataVersion(): number {
    return Number(this.get('PRAGMA data_version')?.['data_version']);
  }

  /** The first row. Throws DeskError for a state of the file, else what SQLite threw. */
  get(sql: string, ...values: readonly SqlValue[]): SqlRow | undefined {
    return this.#told(() => this.#statement(sql).get(...values) as SqlRow | undefined);
  }

  /** All rows. Throws as `get` does. */
  all(sql: string, ...values: readonly SqlValue[]): SqlRow[] {
    return this.#told(() => this.#statement(sql).all(...values) as SqlRow[]);
  }

  /** How many rows a full-text index has a word in. Throws what SQLite does where it cannot be counted. */
  indexed(index: string, word: string): number {
    const words = `words_of_${index}`;
    if (!this.#counted.has(index)) {
      // In the connection's own temporary schema: the file is left as it is.
      this.#raw.exec(`CREATE VIRTUAL TABLE temp.${words} USING fts5vocab('main', '${index}', 'row')`);
      this.#counted.add(index);
    }
    return Number(this.get(`SELECT doc FROM temp.${words} WHERE term = ?`, word)?.['doc'] ?? 0);
  }

  /** Runs one statement; answers the row id. Only inside `write`. */
  run(sql: string, ...values: readonly SqlValue[]): number {
    const bound = values.map((value) => (typeof value === 'string' ? value.toWellFormed() : value));
    return Number(this.#statement(sql).run(...bound).lastInsertRowid);
  }

  /** Inserts by name what of `values` the file has columns for; answers the row id. Only inside `write`. */
  insert(table: string, values: Readonly<Record<string, SqlValue>>): number {
    const known = Object.entries(values).filter(([name]) => this.has(table, name));
    const names = known.map(([name]) => name).join(', ');
    const marks = known.map(() => '?').join(', ');
    return this.run(`INSERT INTO ${table} (${names}) VALUES (${marks})`, ...known.map(([, value]) => value));
  }

  /**
   * Runs `fn` in one transaction after all writes asked for before it, again from the start when another program was in the
   * way. Throws DeskError for a state of the file (`busy` after 10 s), else what `fn` threw; then nothing was written.
   */
  write<T>(fn: () => T): Promise<T> {
    return this.inTurn(() => this.#writeNow(fn));
  }

  /** Runs `work` after all that was asked for before it; what is written in it goes through `writeNow`. */
  inTurn<T>(work: (writeNow: <R>(fn: () => R) => Promise<R>) => Promise<T>): Promise<T> {
    const result = this.#tail.then(() => work((fn) => this.#writeNow(fn)));
    this.#tail = result.catch(() => undefined);
    return result;
  }

  /** Waits for the writes under way and closes. May be called twice. */
  async close(): Promise<void> {
    await this.#tail;
    if (this.#closed) return;
    this.#closed = true;
    this.#raw.close();
  }

  async #writeNow<T>(fn: () => T): Promise<T> {
    const start = Date.now();
    for (let isHealed = false; ;) {
      try {
        return this.#transaction(fn);
      } catch (error) {
        if (isIndexDamage(error) && !isHealed) {
          isHealed = true;
          this.#rebuildIndex();
          continue;
        }
        const spent = Date.now() - start;
        if (!isBusy(error) || spent >= PATIENCE_MS) throw refusal(error, this.file);
        await wait(Math.min(10 + Math.random() * 90, PATIENCE_MS - spent));
      }
    }
  }

  /** The full-text index holds nothing that the facts do not: a damaged one is made anew from them. */
  #rebuildIndex(): void {
    try {
      this.#transaction(() => this.run(`INSERT INTO facts_fts(facts_fts) VALUES ('rebuild')`));
    } catch (error) {
      throw refusal(error, this.file);
    }
  }

  #transaction<T>(fn: () => T): T {
    this.#raw.pragma(`busy_timeout = ${String(LOCK_GRAB_MS)}`);
    try {
      this.#statement('BEGIN IMMEDIATE').run();
    } finally {
      this.#raw.pragma(`busy_timeout = ${String(READ_WAIT_MS)}`);
    }
    try {
      this.#refreshColumns();
      const result = fn();
      this.#statement('COMMIT').run();
      return result;
    } catch (error) {
      if (this.#raw.inTransaction) this.#statement('ROLLBACK').run();
      throw error;
    }
  }

  /** Another program may have added a column since. */
  #refreshColumns(): void {
    const version = Number(this.get('PRAGMA schema_version')?.['schema_version']);
    if (version !== this.#schemaVersion) this.#columns.clear();
    this.#schemaVersion = version;
  }

  #told<T>(fn: () => T): T {
    try {
      return fn();
    } catch (error) {
      // Inside a transaction the one who began it must see whether the file was busy.
      throw this.#raw.inTransaction ? error : refusal(error, this.file);
    }
  }

  #statement(sql: string): Database.Statement {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    const made = this.#raw.prepare(sql);
    this.#statements.set(sql, made);
    return made;
  }
}

/**
 * Opens the database of facts. A file that is not there, or is empty, gets the whole layout; of an existing one nothing is
 * changed, and without a table of facts it is refused. Throws DeskError; nothing is overwritten then.
 */
export function openFacts(file: string): FactsDatabase {
  makePrivate(file);
  let raw: Database.Database | null = null;
  try {
    raw = new Database(file, { fileMustExist: true, timeout: READ_WAIT_MS });
    // Hermes does not hold rows to their references either; an old file may have some that lead nowhere.
    raw.pragma('foreign_keys = OFF');
    if (isEmpty(raw)) layOut(raw);
    raw.pragma('synchronous = FULL');
    raw.pragma('journal_size_limit = 16777216');
    raw.pragma(`busy_timeout = ${String(READ_WAIT_MS)}`);
    const found = new FactsDatabase(raw, file);
    if (!found.has('facts', 'fact_id') || !found.has('facts', 'content')) throw noFacts(file);
    return found;
  } catch (error) {
    raw?.close();
    throw refusal(error, file);
  }
}

function isEmpty(raw: Database.Database): boolean {
  return raw.prepare('SELECT 1 FROM sqlite_master LIMIT 1').get() === undefined;
}

function layOut(raw: Database.Database): void {
  // Another program that makes the same file now is soon done.
  raw.pragma(`busy_timeout = ${String(PATIENCE_MS)}`);
  try {
    raw.pragma('journal_mode = WAL');
  } catch (error) {
    // A network disk knows no WAL; the file works without.
    if (isBusy(error)) throw error;
  }
  raw
    .transaction(() => {
      if (isEmpty(raw)) raw.exec(schema);
    })
    .immediate();
}

/** Facts are private: the file is made with mode 0600 before SQLite would make it with another. */
function makePrivate(file: string): void {
  try {
    if (statSync(file, { throwIfNoEntry: false }) !== undefined) return;
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    if (errnoOf(error) !== 'EEXIST') throw fileError(error, file, 'write');
  }
}

import Database from 'better-sqlite3';

/** Files as other builds of Hermes leave them, made by script for tests. */

const legacyText = (row: string): string =>
  `COALESCE(${row}.content, '') || ' ' || COALESCE(${row}.tool_name, '') || ' ' || COALESCE(${row}.tool_calls, '')`;

/** The tables of the builds around version 22, without full-text indexes, prompts table, leases and display columns. */
function makeTables(file: string, version: number): Database.Database {
  const db = new Database(file);
  db.pragma('journal_mode = WAL');
  db.exec(`
    CREATE TABLE schema_version (version INTEGER NOT NULL);
    INSERT INTO schema_version VALUES (${version});
    CREATE TABLE sessions (
      id TEXT PRIMARY KEY, source TEXT NOT NULL, user_id TEXT, session_key TEXT, model TEXT, model_config TEXT,
      system_prompt TEXT, parent_session_id TEXT, started_at REAL NOT NULL, ended_at REAL, end_reason TEXT,
      message_count INTEGER DEFAULT 0, tool_call_count INTEGER DEFAULT 0, input_tokens INTEGER DEFAULT 0,
      output_tokens INTEGER DEFAULT 0, cache_read_tokens INTEGER DEFAULT 0, cache_write_tokens INTEGER DEFAULT 0,
      reasoning_tokens INTEGER DEFAULT 0, cwd TEXT, billing_provider TEXT, billing_base_url TEXT, billing_mode TEXT,
      estimated_cost_usd REAL, actual_cost_usd REAL, title TEXT, api_call_count INTEGER DEFAULT 0,
      rewind_count INTEGER NOT NULL DEFAULT 0, archived INTEGER NOT NULL DEFAULT 0,
      FOREIGN KEY (parent_session_id) REFERENCES sessions(id));
    CREATE TABLE messages (
      id INTEGER PRIMARY KEY AUTOINCREMENT, session_id TEXT NOT NULL REFERENCES sessions(id), role TEXT NOT NULL,
      content TEXT, tool_call_id TEXT, tool_calls TEXT, tool_name TEXT, timestamp REAL NOT NULL, token_count INTEGER,
      finish_reason TEXT, reasoning TEXT, reasoning_content TEXT, reasoning_details TEXT, platform_message_id TEXT,
      observed INTEGER DEFAULT 0, active INTEGER NOT NULL DEFAULT 1, compacted INTEGER NOT NULL DEFAULT 0,
      api_content TEXT);
    CREATE TABLE state_meta (key TEXT PRIMARY KEY, value TEXT);
    CREATE TABLE compression_locks (
      session_id TEXT PRIMARY KEY, holder TEXT NOT NULL, acquired_at REAL NOT NULL, expires_at REAL NOT NULL);
    CREATE UNIQUE INDEX idx_sessions_title_unique ON sessions(title) WHERE title IS NOT NULL;`);
  return db;
}

/** A version 22 file: inline full-text tables of every row, as 0.19 makes them. */
export function makeVersion22(file: string): Database.Database {
  const db = makeTables(file, 22);
  db.exec(`
    CREATE VIRTUAL TABLE messages_fts USING fts5(content);
    CREATE VIRTUAL TABLE messages_fts_trigram USING fts5(content, tokenize='trigram');`);
  for (const table of ['messages_fts', 'messages_fts_trigram']) {
    db.exec(`
      CREATE TRIGGER ${table}_insert AFTER INSERT ON messages BEGIN
        INSERT INTO ${table}(rowid, content) VALUES (new.id, ${legacyText('new')});
      END;
      CREATE TRIGGER ${table}_delete AFTER DELETE ON messages BEGIN
        DELETE FROM ${table} WHERE rowid = old.id;
      END;
      CREATE TRIGGER ${table}_update AFTER UPDATE ON messages BEGIN
        DELETE FROM ${table} WHERE rowid = old.id;
        INSERT INTO ${table}(rowid, content) VALUES (new.id, ${legacyText('new')});
      END;`);
  }
  return db;
}

interface External {
  readonly table: string;
  readonly columns: readonly string[];
  /** Where the index reads a row back from. */
  readonly content: string;
  readonly tokenize: string;
  /** What is written for a column of a row. */
  readonly cell: (row: string, column: string) => string;
  /** Which rows are indexed. */
  readonly only: (row: string) => string;
}

const plainCell = (row: string, column: string): string => `${row}.${column}`;
const every = (): string => '1';

/** An index with external content and the three triggers that keep it. */
function addExternal(db: Database.Database, { table, columns, content, tokenize, cell, only }: External): void {
  const names = columns.join(', ');
  const cells = (row: string): string => columns.map((c) => cell(row, c)).join(', ');
  const add = `INSERT INTO ${table}(rowid, ${names}) SELECT new.id, ${cells('new')} WHERE ${only('new')};`;
  const drop = `INSERT INTO ${table}(${table}, rowid, ${names}) SELECT 'delete', old.id, ${cells('old')} WHERE ${only('old')};`;
  db.exec(`
    CREATE VIRTUAL TABLE ${table} USING fts5(${names}, content='${content}', content_rowid='id'${tokenize});
    CREATE TRIGGER ${table}_insert AFTER INSERT ON messages BEGIN ${add} END;
    CREATE TRIGGER ${table}_delete AFTER DELETE ON messages BEGIN ${drop} END;
    CREATE TRIGGER ${table}_update AFTER UPDATE OF ${names}, role ON messages BEGIN ${drop} ${add} END;`);
}

/** A version 10 file: one column of every row, read back from the messages themselves. */
export function makeVersion10(file: string): Database.Database {
  const db = makeTables(file, 10);
  const one = { columns: ['content'], content: 'messages', cell: plainCell, only: every };
  addExternal(db, { ...one, table: 'messages_fts', tokenize: '' });
  addExternal(db, { ...one, table: 'messages_fts_trigram', tokenize: `, tokenize='trigram'` });
  return db;
}

/** A version 23 file in storage layout 1: three columns, pieces of everything but tool rows through a view. */
export function makeLayout1(file: string): Database.Database {
  const db = makeTables(file, 23);
  const columns = ['content', 'tool_name', 'tool_calls'];
  db.exec(`CREATE VIEW messages_fts_trigram_src AS
    SELECT id, role, content, tool_name, tool_calls FROM messages WHERE role <> 'tool';
    INSERT INTO state_meta VALUES ('fts_storage_version', '1')`);
  addExternal(db, { table: 'messages_fts', columns, content: 'messages', tokenize: '', cell: plainCell, only: every });
  addExternal(db, {
    table: 'messages_fts_trigram',
    columns,
    content: 'messages_fts_trigram_src',
    tokenize: `, tokenize='trigram'`,
    cell: plainCell,
    only: (row) => `${row}.role <> 'tool'`,
  });
  return db;
}

/** A version 30 file in storage layout 2: words of the raw messages, tool rows cut; pieces of conversations alone. */
export function makeLayout2(file: string): Database.Database {
  const db = makeTables(file, 30);
  const talk = (s: string): string => `${s}.source NOT IN ('cron', 'subagent')`;
  db.exec(`CREATE VIEW messages_fts_trigram_src AS
    SELECT m.id AS id, m.role AS role, m.content AS content, m.tool_name AS tool_name
      FROM messages m JOIN sessions s ON s.id = m.session_id WHERE m.role <> 'tool' AND ${talk('s')};
    INSERT INTO state_meta VALUES ('fts_storage_version', '2'), ('fts_tool_full_content_high_water', '0')`);
  addExternal(db, {
    table: 'messages_fts',
    columns: ['content', 'tool_name', 'tool_calls'],
    content: 'messages',
    tokenize: '',
    cell: (row, column) =>
      column === 'content'
        ? `CASE WHEN ${row}.role = 'tool' THEN substr(${row}.content, 1, 8192) ELSE ${row}.content END`
        : `${row}.${column}`,
    only: every,
  });
  addExternal(db, {
    table: 'messages_fts_trigram',
    columns: ['content', 'tool_name'],
    content: 'messages_fts_trigram_src',
    tokenize: `, tokenize='trigram'`,
    cell: plainCell,
    only: (row) =>
      `${row}.role <> 'tool' AND EXISTS (SELECT 1 FROM sessions s WHERE s.id = ${row}.session_id AND ${talk('s')})`,
  });
  return db;
}

/** The layouts that the field still has, by what they are known as. */
export const olderLayouts: readonly (readonly [name: string, make: (file: string) => Database.Database])[] = [
  ['version 10, one column of external content', makeVersion10],
  ['version 22, inline', makeVersion22],
  ['version 23, storage layout 1', makeLayout1],
  ['version 30, storage layout 2', makeLayout2],
];

/** The smallest file that still holds conversations: no index, no flags, no counters. */
export function makeAncient(file: string): Database.Database {
  const db = new Database(file);
  db.exec(`
    CREATE TABLE sessions (id TEXT PRIMARY KEY, source TEXT NOT NULL, started_at REAL NOT NULL,
      message_count INTEGER DEFAULT 0, tool_call_count INTEGER DEFAULT 0, ended_at REAL, end_reason TEXT, title TEXT);
    CREATE TABLE messages (id INTEGER PRIMARY KEY AUTOINCREMENT, session_id TEXT NOT NULL, role TEXT NOT NULL,
      content TEXT, tool_calls TEXT, tool_name TEXT, timestamp REAL NOT NULL);`);
  return db;
}

/** Adds Hermes' CJK index as a file has it whose tokenizer this process cannot load. */
export function addForeignTokenizer(db: Database.Database): void {
  db.exec('CREATE VIRTUAL TABLE messages_fts_cjk USING fts5(content)');
  db.unsafeMode(true);
  db.pragma('writable_schema = ON');
  db.prepare(`UPDATE sqlite_master SET sql = ? WHERE name = 'messages_fts_cjk'`).run(
    `CREATE VIRTUAL TABLE messages_fts_cjk USING fts5(content, tokenize='cjk_unicode61')`,
  );
  db.pragma('writable_schema = RESET');
  db.unsafeMode(false);
  db.exec(`CREATE TRIGGER messages_fts_cjk_insert AFTER INSERT ON messages BEGIN
    INSERT INTO messages_fts_cjk(rowid, content) VALUES (new.id, new.content); END`);
}

/** Adds a session and messages `[role, content]` as another program would, and returns the ids of the messages. */
export function addMessages(
  db: Database.Database,
  session: string,
  messages: readonly (readonly [string, string])[],
): number[] {
  const now = 1_700_000_000;
  db.prepare('INSERT OR IGNORE INTO sessions (id, source, started_at) VALUES (?, ?, ?)').run(session, 'cli', now);
  const insert = db.prepare('INSERT INTO messages (session_id, role, content, timestamp) VALUES (?, ?, ?, ?)');
  return messages.map(([role, content], i) => Number(insert.run(session, role, content, now + i).lastInsertRowid));
}

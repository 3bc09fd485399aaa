import Database from 'better-sqlite3';

/** Files as other builds of Hermes leave them, made by script for tests. */

const legacyText = (row: string): string =>
  `COALESCE(${row}.content, '') || ' ' || COALESCE(${row}.tool_name, '') || ' ' || COALESCE(${row}.tool_calls, '')`;

/** A version 22 file: inline full-text tables, no prompts table, no leases, no display columns. */
export function makeVersion22(file: string): Database.Database {
  const db = new Database(file);
  db.pragma('journal_mode = WAL');
  db.exec(`
    CREATE TABLE schema_version (version INTEGER NOT NULL);
    INSERT INTO schema_version VALUES (22);
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
    CREATE UNIQUE INDEX idx_sessions_title_unique ON sessions(title) WHERE title IS NOT NULL;
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

/**
 * The tables and indexes of a new `state.db`, in Hermes' schema version 31. Existing files are never held against this
 * list: they are introspected (see `columns.ts`), because the same version number covers different columns.
 */
export const SCHEMA_VERSION = 31;

const sessionColumns = `
  id TEXT PRIMARY KEY,
  source TEXT NOT NULL,
  created_source TEXT,
  user_id TEXT, session_key TEXT, chat_id TEXT, chat_type TEXT, thread_id TEXT, display_name TEXT, origin_json TEXT,
  expiry_finalized INTEGER DEFAULT 0,
  model TEXT, model_config TEXT,
  system_prompt TEXT, system_prompt_hash TEXT,
  parent_session_id TEXT,
  started_at REAL NOT NULL, ended_at REAL, end_reason TEXT,
  message_count INTEGER DEFAULT 0, tool_call_count INTEGER DEFAULT 0,
  input_tokens INTEGER DEFAULT 0, output_tokens INTEGER DEFAULT 0,
  cache_read_tokens INTEGER DEFAULT 0, cache_write_tokens INTEGER DEFAULT 0, reasoning_tokens INTEGER DEFAULT 0,
  cwd TEXT, git_branch TEXT, git_repo_root TEXT, git_metadata_generation INTEGER NOT NULL DEFAULT 0,
  billing_provider TEXT, billing_base_url TEXT, billing_mode TEXT,
  estimated_cost_usd REAL, actual_cost_usd REAL, cost_status TEXT, cost_source TEXT, pricing_version TEXT,
  title TEXT, title_source TEXT,
  last_activity_at REAL, last_activity_description TEXT, last_activity_provenance TEXT,
  api_call_count INTEGER DEFAULT 0,
  handoff_state TEXT, handoff_platform TEXT, handoff_error TEXT,
  compression_failure_cooldown_until REAL, compression_failure_error TEXT,
  compression_fallback_streak INTEGER NOT NULL DEFAULT 0,
  compression_ineffective_count INTEGER NOT NULL DEFAULT 0,
  compression_recovery_deadline REAL,
  compression_overload_streak INTEGER NOT NULL DEFAULT 0,
  profile_name TEXT, transport_profile TEXT,
  rewind_count INTEGER NOT NULL DEFAULT 0,
  archived INTEGER NOT NULL DEFAULT 0, auto_archived INTEGER NOT NULL DEFAULT 0,
  pinned INTEGER NOT NULL DEFAULT 0, hidden INTEGER NOT NULL DEFAULT 0,
  last_read_at REAL,
  tool_names TEXT,
  FOREIGN KEY (parent_session_id) REFERENCES sessions(id),
  FOREIGN KEY (system_prompt_hash) REFERENCES system_prompts(hash)`;

const messageColumns = `
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  session_id TEXT NOT NULL REFERENCES sessions(id),
  role TEXT NOT NULL,
  content TEXT,
  tool_call_id TEXT, tool_calls TEXT, tool_name TEXT,
  effect_disposition TEXT,
  timestamp REAL NOT NULL,
  token_count INTEGER,
  finish_reason TEXT,
  reasoning TEXT, reasoning_content TEXT, reasoning_details TEXT,
  codex_reasoning_items TEXT, codex_message_items TEXT,
  platform_message_id TEXT,
  observed INTEGER DEFAULT 0,
  _compressed_summary INTEGER NOT NULL DEFAULT 0,
  active INTEGER NOT NULL DEFAULT 1,
  compacted INTEGER NOT NULL DEFAULT 0,
  api_content TEXT,
  display_kind TEXT, display_metadata TEXT, display_identity BLOB, display_order INTEGER,
  message_uid TEXT, absorbed_message_uids TEXT, tool_call_uids TEXT, tool_call_uid TEXT`;

const usageColumns = `
  session_id TEXT NOT NULL REFERENCES sessions(id) ON DELETE CASCADE,
  model TEXT NOT NULL,
  billing_provider TEXT NOT NULL DEFAULT '', billing_base_url TEXT NOT NULL DEFAULT '',
  billing_mode TEXT NOT NULL DEFAULT '', task TEXT NOT NULL DEFAULT '',
  api_call_count INTEGER NOT NULL DEFAULT 0,
  input_tokens INTEGER NOT NULL DEFAULT 0, output_tokens INTEGER NOT NULL DEFAULT 0,
  cache_read_tokens INTEGER NOT NULL DEFAULT 0, cache_write_tokens INTEGER NOT NULL DEFAULT 0,
  reasoning_tokens INTEGER NOT NULL DEFAULT 0,
  estimated_cost_usd REAL NOT NULL DEFAULT 0, actual_cost_usd REAL NOT NULL DEFAULT 0,
  cost_status TEXT, cost_source TEXT, first_seen REAL, last_seen REAL,
  PRIMARY KEY (session_id, model, billing_provider, billing_base_url, billing_mode, task)`;

const leaseColumns = (key: string): string => `
  ${key} TEXT PRIMARY KEY, holder TEXT NOT NULL, acquired_at REAL NOT NULL, expires_at REAL NOT NULL`;

/** Name and column list of every table, in an order that satisfies the foreign keys. */
export const tables: readonly (readonly [name: string, columns: string])[] = [
  ['schema_version', 'version INTEGER NOT NULL'],
  ['system_prompts', 'hash TEXT PRIMARY KEY, prompt TEXT NOT NULL'],
  ['sessions', sessionColumns],
  ['messages', messageColumns],
  ['session_model_usage', usageColumns],
  ['state_meta', 'key TEXT PRIMARY KEY, value TEXT'],
  [
    'gateway_routing',
    `scope TEXT NOT NULL DEFAULT '', session_key TEXT NOT NULL, entry_json TEXT NOT NULL, updated_at REAL NOT NULL,
     PRIMARY KEY (scope, session_key)`,
  ],
  ['gateway_hygiene_state', 'session_key TEXT PRIMARY KEY, failure_streak INTEGER NOT NULL DEFAULT 0'],
  [
    'conversation_generations',
    `source TEXT NOT NULL, session_key TEXT NOT NULL, generation INTEGER NOT NULL DEFAULT 0,
     PRIMARY KEY (source, session_key)`,
  ],
  [
    'gateway_heartbeats',
    `backend_id TEXT PRIMARY KEY, pid INTEGER NOT NULL, started_at REAL NOT NULL, last_heartbeat REAL NOT NULL,
     profile TEXT NOT NULL DEFAULT '', host TEXT NOT NULL DEFAULT ''`,
  ],
  ['compression_locks', leaseColumns('session_id')],
  ['session_turn_leases', leaseColumns('conversation_id')],
  [
    'async_delegations',
    `delegation_id TEXT PRIMARY KEY,
     origin_session TEXT NOT NULL, origin_ui_session_id TEXT NOT NULL DEFAULT '', parent_session_id TEXT,
     state TEXT NOT NULL, dispatched_at REAL NOT NULL, completed_at REAL, updated_at REAL NOT NULL,
     event_json TEXT, result_json TEXT,
     delivery_state TEXT NOT NULL DEFAULT 'pending', delivery_attempts INTEGER NOT NULL DEFAULT 0, delivered_at REAL,
     owner_pid INTEGER, owner_started_at INTEGER, task_json TEXT, delivery_claim TEXT, delivery_claimed_at REAL,
     origin_session_id TEXT NOT NULL DEFAULT ''`,
  ],
];

const shown = '(active = 1 OR compacted = 1)';

/** Name and definition of every index; `idx_sessions_title_unique` is the only unique one. */
export const indexes: readonly (readonly [name: string, on: string])[] = [
  ['idx_sessions_source', 'sessions(source)'],
  ['idx_sessions_source_id', 'sessions(source, id)'],
  ['idx_sessions_parent', 'sessions(parent_session_id)'],
  ['idx_sessions_started', 'sessions(started_at DESC)'],
  ['idx_sessions_session_key', 'sessions(session_key, started_at DESC)'],
  ['idx_sessions_gateway_peer', 'sessions(source, user_id, chat_id, chat_type, thread_id, started_at DESC)'],
  ['idx_sessions_handoff_state', 'sessions(handoff_state, started_at)'],
  ['idx_sessions_system_prompt_hash', 'sessions(system_prompt_hash)'],
  ['idx_sessions_tool_names', 'sessions(tool_names)'],
  ['idx_sessions_effective_activity', 'sessions(COALESCE(last_activity_at, started_at) DESC, started_at DESC)'],
  ['idx_messages_session', 'messages(session_id, timestamp)'],
  ['idx_messages_session_id', 'messages(session_id, id)'],
  ['idx_messages_session_active', 'messages(session_id, active, timestamp)'],
  ['idx_messages_session_uid', 'messages(session_id, message_uid) WHERE message_uid IS NOT NULL'],
  [
    'idx_messages_assistant_calls_by_session',
    `messages(session_id) WHERE role = 'assistant' AND tool_calls IS NOT NULL`,
  ],
  ['idx_messages_platform_msg_id', 'messages(session_id, platform_message_id) WHERE platform_message_id IS NOT NULL'],
  ['idx_messages_active_null', 'messages(active) WHERE active IS NULL'],
  ['idx_messages_display_page', `messages(session_id, display_order, active DESC, id DESC) WHERE ${shown}`],
  [
    'idx_messages_display_backfill',
    `messages(session_id) WHERE (display_order IS NULL OR display_identity IS NULL) AND ${shown}`,
  ],
  [
    'idx_messages_display_identity',
    `messages(session_id, display_identity, display_order) WHERE display_identity IS NOT NULL AND ${shown}`,
  ],
  ['idx_compression_locks_expires', 'compression_locks(expires_at)'],
  ['idx_session_turn_leases_expires', 'session_turn_leases(expires_at)'],
  ['idx_session_model_usage_session', 'session_model_usage(session_id)'],
  ['idx_session_model_usage_model', 'session_model_usage(model)'],
  ['idx_async_delegations_delivery', 'async_delegations(delivery_state, completed_at)'],
  ['idx_sessions_title_unique', 'sessions(title) WHERE title IS NOT NULL'],
];

const uniqueIndexes = new Set(['idx_sessions_title_unique']);

const visible = (row: string): string => `(${row}.active = 1 OR ${row}.compacted = 1)`;
const peers = (row: string): string =>
  `session_id = ${row}.session_id AND ${shown} AND display_identity = ${row}.display_identity`;
const firstPeerOrder = `(
    SELECT display_order FROM messages
    WHERE ${peers('new')} AND id <> new.id AND display_order IS NOT NULL
    ORDER BY display_order LIMIT 1)`;
const reelect = `UPDATE messages
    SET display_order = (SELECT MIN(id) FROM messages WHERE ${peers('old')})
    WHERE ${peers('old')}`;
const identityParts = ['role', 'content', 'timestamp', 'tool_call_id', 'tool_calls', 'tool_name', 'display_kind'];

/** The triggers that keep `display_order` and `message_uid`; those of the full-text indexes are in `schema-fts.ts`. */
export const displayTriggers: readonly string[] = [
  `CREATE TRIGGER IF NOT EXISTS messages_display_order_insert AFTER INSERT ON messages
   WHEN new.display_order IS NULL
   BEGIN
     UPDATE messages SET display_order = COALESCE(${firstPeerOrder}, new.id) WHERE id = new.id;
   END`,
  `CREATE TRIGGER IF NOT EXISTS messages_display_visibility_update AFTER UPDATE OF active, compacted ON messages
   WHEN ${visible('new')} <> ${visible('old')}
   BEGIN
     UPDATE messages SET display_order = MIN(new.id, COALESCE(${firstPeerOrder}, new.id))
       WHERE id = new.id AND ${visible('new')};
     UPDATE messages SET display_order = (SELECT display_order FROM messages WHERE id = new.id)
       WHERE ${peers('new')} AND id <> new.id AND ${visible('new')};
     ${reelect} AND NOT ${visible('new')};
   END`,
  `CREATE TRIGGER IF NOT EXISTS messages_display_identity_update AFTER UPDATE OF ${identityParts.join(', ')} ON messages
   WHEN ${identityParts.map((c) => `new.${c} IS NOT old.${c}`).join(' OR ')}
   BEGIN
     UPDATE messages SET display_identity = NULL, display_order = NULL WHERE id = new.id OR (${peers('old')});
   END`,
  `CREATE TRIGGER IF NOT EXISTS messages_display_identity_delete AFTER DELETE ON messages
   WHEN ${visible('old')}
   BEGIN
     ${reelect};
   END`,
  `CREATE TRIGGER IF NOT EXISTS messages_message_uid_insert AFTER INSERT ON messages
   WHEN new.message_uid IS NULL
   BEGIN
     UPDATE messages SET message_uid = lower(hex(randomblob(16))) WHERE id = new.id;
   END`,
];

/** What a file that was born in the current layout has in `state_meta`: no migration is due, no row waits for an id. */
export const birthMeta: Readonly<Record<string, string>> = {
  fts_storage_version: '3',
  message_uid_backfill: '1',
  data_migration_v16_delegate_tagging: 'done',
  data_migration_v18_gateway_metadata: 'done',
  data_migration_v20_usage_seed: 'done',
  data_migration_v25_prompt_dedupe: 'done',
};

/** The statement that creates one table. */
export function createTable(name: string, columns: string): string {
  return `CREATE TABLE IF NOT EXISTS ${name} (${columns}\n)`;
}

/** The statement that creates one index. */
export function createIndex(name: string, on: string): string {
  return `CREATE ${uniqueIndexes.has(name) ? 'UNIQUE ' : ''}INDEX IF NOT EXISTS ${name} ON ${on}`;
}

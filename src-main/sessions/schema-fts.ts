/**
 * The two full-text indexes of a new `state.db` in Hermes' storage layout 3: words (`messages_fts`) and three-letter
 * pieces (`messages_fts_trigram`), both with external content read through a view, so that what a trigger writes and what
 * the view reads back are one expression. Both are kept by plain SQL that any SQLite with FTS5 can run.
 */

/** A tool row is indexed to this many characters; the completeness pass reads the rest. */
export const TOOL_PREFIX_CHARS = 8192;

const indexed = (row: string): string =>
  `CASE WHEN ${row}.role = 'tool' THEN substr(COALESCE(${row}.content, ''), 1, ${TOOL_PREFIX_CHARS}) ELSE ${row}.content END`;

const meta = (key: string): string =>
  `COALESCE((SELECT CAST(value AS INTEGER) FROM state_meta WHERE key = '${key}'), -1)`;

/** True for a row that a rebuild under way has already indexed, or that came after the rebuild began. */
const inWindow = (row: string): string =>
  `(${row}.id > ${meta('fts_rebuild_high_water')} OR ${row}.id <= ${meta('fts_rebuild_progress')})`;

const conversation = (s: string): string =>
  `${s}.source NOT IN ('cron', 'subagent') AND json_extract(
     CASE WHEN json_valid(${s}.model_config) THEN ${s}.model_config ELSE '{}' END, '$._delegate_from') IS NULL`;
const inConversation = (row: string): string =>
  `${row}.role <> 'tool' AND EXISTS (SELECT 1 FROM sessions s WHERE s.id = ${row}.session_id AND ${conversation('s')})`;

const changed = (columns: readonly string[]): string =>
  `(${columns.map((c) => `new.${c} IS NOT old.${c}`).join(' OR ')})`;

const wordColumns = 'content, tool_name, tool_calls';
const addWords = `INSERT INTO messages_fts(rowid, ${wordColumns})
       VALUES (new.id, ${indexed('new')}, new.tool_name, new.tool_calls)`;
const dropWords = `INSERT INTO messages_fts(messages_fts, rowid, ${wordColumns})
       VALUES ('delete', old.id, ${indexed('old')}, old.tool_name, old.tool_calls)`;

const pieceColumns = 'content, tool_name';
const addPieces = `INSERT INTO messages_fts_trigram(rowid, ${pieceColumns})
       SELECT new.id, new.content, new.tool_name WHERE ${inConversation('new')}`;
const dropPieces = `INSERT INTO messages_fts_trigram(messages_fts_trigram, rowid, ${pieceColumns})
       SELECT 'delete', old.id, old.content, old.tool_name WHERE ${inConversation('old')}`;

/** The views, virtual tables and triggers, in the order in which they are created. */
export const ftsStatements: readonly string[] = [
  `CREATE VIEW IF NOT EXISTS messages_fts_src AS
     SELECT m.id AS id, ${indexed('m')} AS content, m.tool_name AS tool_name, m.tool_calls AS tool_calls
     FROM messages m`,
  `CREATE VIRTUAL TABLE IF NOT EXISTS messages_fts USING fts5(
     ${wordColumns}, content='messages_fts_src', content_rowid='id')`,
  `CREATE TRIGGER IF NOT EXISTS messages_fts_insert AFTER INSERT ON messages WHEN ${inWindow('new')}
   BEGIN
     ${addWords};
   END`,
  `CREATE TRIGGER IF NOT EXISTS messages_fts_delete AFTER DELETE ON messages WHEN ${inWindow('old')}
   BEGIN
     ${dropWords};
   END`,
  `CREATE TRIGGER IF NOT EXISTS messages_fts_update AFTER UPDATE OF ${wordColumns}, role ON messages
   WHEN ${changed(['content', 'tool_name', 'tool_calls', 'role'])} AND ${inWindow('old')}
   BEGIN
     ${dropWords};
     ${addWords};
   END`,
  `CREATE VIEW IF NOT EXISTS messages_fts_trigram_src AS
     SELECT m.id AS id, m.role AS role, m.content AS content, m.tool_name AS tool_name
     FROM messages m JOIN sessions s ON s.id = m.session_id
     WHERE m.role <> 'tool' AND ${conversation('s')}`,
  `CREATE VIRTUAL TABLE IF NOT EXISTS messages_fts_trigram USING fts5(
     ${pieceColumns}, content='messages_fts_trigram_src', content_rowid='id', tokenize='trigram')`,
  `CREATE TRIGGER IF NOT EXISTS messages_fts_trigram_insert AFTER INSERT ON messages WHEN ${inWindow('new')}
   BEGIN
     ${addPieces};
   END`,
  `CREATE TRIGGER IF NOT EXISTS messages_fts_trigram_delete AFTER DELETE ON messages WHEN ${inWindow('old')}
   BEGIN
     ${dropPieces};
   END`,
  `CREATE TRIGGER IF NOT EXISTS messages_fts_trigram_update AFTER UPDATE OF ${pieceColumns}, role ON messages
   WHEN ${changed(['content', 'tool_name', 'role'])} AND ${inWindow('old')}
   BEGIN
     ${dropPieces};
     ${addPieces};
   END`,
];

/** The triggers of Hermes' optional CJK index, which need a tokenizer that only Hermes can load. */
export const cjkTriggers = ['messages_fts_cjk_insert', 'messages_fts_cjk_delete', 'messages_fts_cjk_update'] as const;

/** Every trigger that writes to a full-text index. */
export const ftsTriggers = [
  'messages_fts_insert',
  'messages_fts_delete',
  'messages_fts_update',
  'messages_fts_trigram_insert',
  'messages_fts_trigram_delete',
  'messages_fts_trigram_update',
  ...cjkTriggers,
] as const;

/** `state_meta` key of ours: the triggers that were taken out of the way of writing, as JSON of name to SQL. */
export const DETACHED_KEY = 'desk_detached_triggers';

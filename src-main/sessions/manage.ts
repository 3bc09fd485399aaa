import { randomBytes } from 'node:crypto';
import { DeskError } from '@shared/contract/errors.ts';
import { decodeObject, pythonDumps, seconds, str } from './encoding.ts';
import type { LineageMap } from './lineage.ts';
import { promptValues } from './prompts.ts';
import { unknownSession, type SessionRows } from './session-rows.ts';
import { PATIENCE, type SqlValues, type StateDb } from './state-db.ts';
import type { NewSession, SessionFacts } from './store-types.ts';
import { cleanTitle, findByTitle, titleSource, type Titles } from './titles.ts';

/** A session id as Hermes makes them: local time and six hex digits. */
export function newSessionId(now: number): string {
  const d = new Date(now);
  const two = (n: number): string => String(n).padStart(2, '0');
  const date = `${d.getFullYear()}${two(d.getMonth() + 1)}${two(d.getDate())}`;
  const time = `${two(d.getHours())}${two(d.getMinutes())}${two(d.getSeconds())}`;
  return `${date}_${time}_${randomBytes(3).toString('hex')}`;
}

/** Creates the row of a session together with its prompt; resolves with its id when both are on disk. */
export function createSession(db: StateDb, titles: Titles, session: NewSession, now: number): Promise<string> {
  const id = session.id ?? newSessionId(now);
  const config = {
    ...(session.branchedFrom === undefined ? {} : { _branched_from: session.branchedFrom }),
    ...(session.delegatedFrom === undefined ? {} : { _delegate_from: session.delegatedFrom }),
    model: session.model,
    provider: session.provider,
    ...session.modelConfig,
  };
  return db.write(() => {
    const start = seconds(now);
    db.insert('sessions', {
      id,
      source: session.source,
      created_source: session.source,
      model: session.model,
      model_config: pythonDumps(config),
      billing_provider: session.provider,
      parent_session_id: session.branchedFrom ?? session.delegatedFrom ?? null,
      started_at: start,
      last_activity_at: start,
      message_count: 0,
      tool_call_count: 0,
      cwd: session.cwd,
      tool_names: session.toolNames === undefined ? undefined : pythonDumps([...session.toolNames]),
      ...promptValues(db, session.systemPrompt),
    });
    if (session.title !== undefined) titles.automaticNow(id, session.title, 'derived');
    return id;
  }, PATIENCE.transcript);
}

/** Ends a session; the first reason stays. */
export function endSession(db: StateDb, id: string, reason: string, now: number): Promise<void> {
  return db.write(() => {
    if (!db.get('SELECT 1 FROM sessions WHERE id = ?', id)) throw unknownSession(id);
    db.update('sessions', { ended_at: seconds(now), end_reason: reason }, 'id = ? AND ended_at IS NULL', id);
  });
}

/** Puts the model that answers from now on into the row of a session. Throws `not_found`. */
export function setModel(db: StateDb, id: string, model: string): Promise<void> {
  return db.write(() => {
    if (db.update('sessions', { model }, 'id = ?', id) === 0) throw unknownSession(id);
  });
}

/** Sets a flag on every part of the lineage that holds `id`. */
export async function setFlags(db: StateDb, lineages: LineageMap, id: string, flags: SqlValues): Promise<string[]> {
  const lineage = lineages.of(id);
  if (!lineage) throw unknownSession(id);
  const missing = Object.keys(flags).find((c) => c !== 'hidden' && c !== 'auto_archived' && !db.has('sessions', c));
  if (missing !== undefined) {
    throw new DeskError('refused', `${db.file} is too old to keep this: it has no column “${missing}”.`, {
      remedy: 'Start a current Hermes once on this home; it brings the file up to date.',
      file: db.file,
    });
  }
  const ids = lineage.chain.map((c) => c.id);
  await db.write(() => {
    for (const part of ids) db.update('sessions', flags, 'id = ?', part);
  });
  return ids;
}

/** What a session was started with. Throws `not_found`. */
export function sessionFacts(db: StateDb, id: string): SessionFacts {
  const row = db.get('SELECT * FROM sessions WHERE id = ?', id);
  if (!row) throw unknownSession(id);
  const config = decodeObject(row['model_config']) ?? {};
  return {
    id,
    source: str(row['source']) ?? 'unknown',
    model: str(row['model']),
    provider: str(row['billing_provider']) ?? str(config['provider']),
    baseUrl: str(row['billing_base_url']),
    cwd: str(row['cwd']),
    modelConfig: config,
    title: str(row['title']),
    titledBy: titleSource(db, row),
  };
}

/**
 * The session that a person means: `latest`, an id, a title (the newest of a numbered row), or the beginning of an id.
 * The answer is the part of the lineage that goes on. Throws `not_found`, and `ambiguous` with the ids that fit.
 */
export function resolveSession(db: StateDb, lineages: LineageMap, rows: SessionRows, name: string): string {
  const wanted = name.trim().replace(/^@session:(?:[^/]*\/)?/, '');
  const tip = (id: string): string => lineages.of(id)?.tip.id ?? id;
  if (wanted === 'latest') {
    const latest = rows.latest();
    if (latest) return latest.id;
    throw new DeskError('not_found', 'There is no conversation yet.', { remedy: 'Begin one.' });
  }
  if (lineages.cell(wanted)) return tip(wanted);
  const titled = wanted === '' ? null : (findByTitle(db, wanted) ?? findByTitle(db, cleanTitle(wanted) ?? wanted));
  if (titled !== null) return tip(titled);
  const fitting = wanted === '' ? [] : lineages.cells().filter((c) => c.id.startsWith(wanted));
  const tips = [...new Set(fitting.map((c) => tip(c.id)))];
  const [only] = tips;
  if (only !== undefined && tips.length === 1) return only;
  if (tips.length > 1) {
    const some = tips.slice(0, 5).join(', ');
    throw new DeskError('ambiguous', `“${wanted}” is the beginning of ${tips.length} ids: ${some}.`, {
      remedy: 'Give more of the id.',
    });
  }
  throw unknownSession(wanted);
}

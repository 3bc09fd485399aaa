import type { Effect, Message } from '@shared/contract/sessions.ts';
import { pythonDumps, str } from './encoding.ts';
import { effectOf } from './rows.ts';
import type { SqlRow, StateDb } from './state-db.ts';

/**
 * Older files have no `display_metadata` to keep a tool row's effect in. It is kept in `state_meta` there, whose unknown
 * keys every build leaves alone, under this prefix and the message's id.
 */
const PREFIX = 'desk_effect:';
const AFTER = 'desk_effect;';

/** Keeps an effect beside the messages when the row itself has no place for it. Only inside a write. */
export function keepEffectAside(db: StateDb, message: number, effect: Effect | null | undefined): void {
  if (!effect || db.has('messages', 'display_metadata') || !db.has('state_meta', 'value')) return;
  const key = `${PREFIX}${message}`;
  db.run('DELETE FROM state_meta WHERE key = ?', key);
  db.insert('state_meta', { key, value: pythonDumps({ desk: effect }) });
}

/** Gives the copy of a message the effect that was kept aside for it. Only inside a write. */
export function copyEffectAside(db: StateDb, message: number, copy: number): void {
  if (!db.has('state_meta', 'value')) return;
  const row = db.get('SELECT value FROM state_meta WHERE key = ?', `${PREFIX}${message}`);
  if (row) db.insert('state_meta', { key: `${PREFIX}${copy}`, value: row['value'] });
}

/** Adds the effects that were kept aside, also after the file has got its column. */
export function withEffectsAside(db: StateDb, messages: readonly Message[]): Message[] {
  const bare = messages.filter((m) => m.role === 'tool' && m.effect === null);
  if (bare.length === 0 || !anyAside(db)) return [...messages];
  const aside = new Map<number, Effect | null>();
  for (const { id } of bare) {
    const row = db.get('SELECT value FROM state_meta WHERE key = ?', `${PREFIX}${id}`);
    if (row) aside.set(id, effectOf(row['value']));
  }
  return messages.map((m) => ({ ...m, effect: m.effect ?? aside.get(m.id) ?? null }));
}

/** The rows of `state_meta` that hold effects of these messages, as they are. */
export function effectRowsAside(db: StateDb, messages: readonly number[]): SqlRow[] {
  if (!anyAside(db)) return [];
  return messages.flatMap((id) => db.all('SELECT key, value FROM state_meta WHERE key = ?', `${PREFIX}${id}`));
}

/** Forgets the effects of messages that are deleted. Only inside a write. */
export function dropEffectsAside(db: StateDb, session: string): void {
  if (!anyAside(db)) return;
  for (const row of db.all('SELECT key FROM state_meta WHERE key >= ? AND key < ?', PREFIX, AFTER)) {
    const id = Number((str(row['key']) ?? '').slice(PREFIX.length));
    if (db.get('SELECT 1 FROM messages WHERE id = ? AND session_id = ?', id, session)) {
      db.run('DELETE FROM state_meta WHERE key = ?', row['key']);
    }
  }
}

function anyAside(db: StateDb): boolean {
  if (!db.has('state_meta', 'value')) return false;
  return db.get('SELECT 1 FROM state_meta WHERE key >= ? AND key < ? LIMIT 1', PREFIX, AFTER) !== undefined;
}

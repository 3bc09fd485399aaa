import { decodeObject, pythonDumps } from './encoding.ts';
import type { LineageMap } from './lineage.ts';
import type { StateDb } from './state-db.ts';

/** Keys of `state_meta` that hold goals, by session id. */
const prefix = 'goal:';

/** The goals of conversations as Hermes keeps them: a JSON object under `goal:<session id>` in `state_meta`. */
export class GoalRows {
  readonly #db: StateDb;
  readonly #lineages: LineageMap;

  constructor(deps: { readonly db: StateDb; readonly lineages: LineageMap }) {
    this.#db = deps.db;
    this.#lineages = deps.lineages;
  }

  /**
   * The goal of a conversation, whatever Hermes or we wrote there; null for none. Where a compression has let the conversation go
   * on in another session, it is the goal of the newest part that has one.
   */
  read(session: string): Readonly<Record<string, unknown>> | null {
    for (const id of this.#parts(session)) {
      const found = this.#at(id);
      if (found !== null) return found;
    }
    return null;
  }

  /** Writes the goal of a conversation; one that stood with an earlier part has moved here then. Null takes it away. */
  async write(session: string, goal: Readonly<Record<string, unknown>> | null): Promise<void> {
    const db = this.#db;
    await db.write(() => {
      if (!db.has('state_meta', 'value')) return;
      for (const id of this.#parts(session)) db.run('DELETE FROM state_meta WHERE key = ?', prefix + id);
      if (goal !== null) db.insert('state_meta', { key: prefix + session, value: pythonDumps(goal) });
    });
  }

  /** Sessions with a goal. */
  list(): string[] {
    if (!this.#db.has('state_meta', 'value')) return [];
    return this.#db
      .all('SELECT key FROM state_meta WHERE key >= ? AND key < ?', prefix, 'goal;')
      .map(({ key }) => String(key).slice(prefix.length));
  }

  #at(id: string): Record<string, unknown> | null {
    if (!this.#db.has('state_meta', 'value')) return null;
    return decodeObject(this.#db.get('SELECT value FROM state_meta WHERE key = ?', prefix + id)?.['value']);
  }

  /** The session and the parts of its lineage before it, newest first. */
  #parts(session: string): string[] {
    const chain = this.#lineages.of(session)?.chain.map(({ id }) => id) ?? [session];
    const at = chain.indexOf(session);
    return (at === -1 ? [session] : chain.slice(0, at + 1)).reverse();
  }
}

import { num } from './encoding.ts';
import type { ForeignChanges, LineageMap } from './lineage.ts';
import { messageColumns, toMessage, visibleSql } from './rows.ts';
import type { StateDb } from './state-db.ts';
import type { Message } from '@shared/contract/sessions.ts';

const POLL_MS = 1000;
/** With more new messages than this at once, clients are told of the sessions only. */
const MESSAGE_BURST = 200;

export interface WatchDeps {
  readonly db: StateDb;
  readonly lineages: LineageMap;
  readonly onMessages: (messages: readonly Message[]) => void;
  readonly onSessions: (changed: readonly string[], gone: readonly string[]) => void;
  /** Called before every look. */
  readonly beforeLook: () => void;
  readonly log: (message: string, details?: Readonly<Record<string, unknown>>) => void;
}

/**
 * Notices what other programs write to the file: a cheap look at `PRAGMA data_version` about once a second, only while it is
 * started, and a comparison with what was known when it has moved.
 */
export class Watch {
  readonly #deps: WatchDeps;
  #timer: NodeJS.Timeout | null = null;
  #version = 0;
  #newest = 0;
  /** Our own messages since the last look, and the session of each. */
  readonly #own = new Map<number, string>();

  constructor(deps: WatchDeps) {
    this.#deps = deps;
  }

  /** Begins to look, from what is there now. */
  start(): void {
    if (this.#timer !== null) return;
    this.#remember();
    this.#timer = setInterval(() => this.look(), POLL_MS);
    this.#timer.unref();
  }

  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = null;
  }

  /** Our own messages are told by those who write them; here they only become known. */
  own(session: string, messages: readonly number[] = []): void {
    if (this.#timer === null) return;
    for (const id of messages) this.#own.set(id, session);
  }

  /** One look now. */
  look(): void {
    try {
      this.#deps.beforeLook();
      const version = this.#deps.db.dataVersion();
      const changes = this.#deps.lineages.foreignChanges();
      // Of many sessions some are compared after the look that saw the file change.
      if (version === this.#version && changes.changed.length + changes.gone.length === 0) return;
      this.#version = version;
      this.#tell(changes);
    } catch (error) {
      this.#deps.log('Changes by other programs could not be looked for', { error: String(error) });
    }
  }

  #remember(): void {
    this.#version = this.#deps.db.dataVersion();
    this.#deps.lineages.foreignChanges();
    this.#newest = num(this.#deps.db.get('SELECT MAX(id) AS id FROM messages')?.['id']);
  }

  #tell({ changed, gone }: ForeignChanges): void {
    const { db } = this.#deps;
    const fresh = db
      .all(
        `SELECT ${messageColumns(db, 'm')} FROM messages m WHERE m.id > ? AND ${visibleSql(db, 'm')} ORDER BY m.id LIMIT ?`,
        this.#newest,
        MESSAGE_BURST + 1 + this.#own.size,
      )
      .filter((row) => this.#own.get(num(row['id'])) !== row['session_id'])
      .map(toMessage);
    this.#own.clear();
    this.#newest = num(db.get('SELECT MAX(id) AS id FROM messages')?.['id']);
    const sessions = new Set([...changed, ...fresh.map((message) => message.session)]);
    if (fresh.length > 0 && fresh.length <= MESSAGE_BURST) this.#deps.onMessages(fresh);
    if (sessions.size > 0 || gone.length > 0) this.#deps.onSessions([...sessions], gone);
  }
}

import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DeskError } from '@shared/contract/errors.ts';
import type { Trashed } from '@shared/contract/sessions.ts';
import { errnoOf, fileError, writeFileAtomic } from '../home/index.ts';
import { dropEffectsAside, effectRowsAside } from './effects.ts';
import { num, str } from './encoding.ts';
import { continues, type LineageMap, type SessionCell } from './lineage.ts';
import { dropUnused } from './prompts.ts';
import { firstWords, unknownSession } from './session-rows.ts';
import { PATIENCE, type SqlRow, type StateDb } from './state-db.ts';
import type { Titles } from './titles.ts';
import { fromJson, newestTitle, readTrash, toJson, trashedIn, type TrashFile } from './trash-file.ts';

export interface TrashDeps {
  readonly db: StateDb;
  readonly lineages: LineageMap;
  readonly titles: Titles;
  /** `<home>/desk/trash/sessions` */
  readonly dir: string;
  readonly now: () => number;
  readonly refuseIfHeld: (session: string) => void;
}

/** How long a deleted conversation can be put back, in ms. */
const KEPT_MS = 30 * 86_400_000;

const CHUNK = 900;

/** Deleting conversations so that it can be undone, also after a restart. */
export class Trash {
  readonly #deps: TrashDeps;

  constructor(deps: TrashDeps) {
    this.#deps = deps;
  }

  /**
   * Deletes the whole lineage that holds `id`, with continuations that lost out and the runs it delegated; branches stay, without a parent. Its rows are on
   * disk in the trash before any is deleted. Returns the ids that are gone. Throws `busy` while another program works on
   * the conversation.
   */
  async remove(id: string): Promise<string[]> {
    const { db, now } = this.#deps;
    if (db.readOnly) throw db.readOnly;
    const deletedAt = now();
    const path = this.#path(this.#collect(id, deletedAt).id);
    try {
      mkdirSync(this.#deps.dir, { recursive: true, mode: 0o700 });
    } catch (error) {
      throw fileError(error, this.#deps.dir, 'write');
    }
    for (;;) {
      const text = JSON.stringify(this.#collect(id, deletedAt));
      await writeFileAtomic(path, text, { mode: 0o600 });
      try {
        const gone = await db.write(() => {
          this.#deps.refuseIfHeld(id);
          // Something was written since: what lies in the trash must be what is deleted.
          const file = this.#collect(id, deletedAt);
          return JSON.stringify(file) === text ? this.#delete(file) : null;
        }, PATIENCE.transcript);
        if (gone !== null) return gone;
      } catch (error) {
        rmSync(path, { force: true });
        throw error;
      }
    }
  }

  /**
   * Puts a deleted conversation back, under the same ids. Answers the id under which it is listed, and those of all
   * sessions that were written. Throws `not_found` when the trash does not hold it.
   */
  async restore(id: string): Promise<{ id: string; written: string[] }> {
    const { db } = this.#deps;
    const path = this.#path(id);
    const file = this.#read(path, id);
    await db.write(() => {
      if (file.sessions.some((s) => db.get('SELECT 1 FROM sessions WHERE id = ?', s['id']))) {
        throw new DeskError('conflict', `Conversation ${id} is there already.`, {
          remedy: 'Nothing needs to be put back.',
        });
      }
      for (const row of file.system_prompts) db.insert('system_prompts', fromJson(row), 'INSERT OR IGNORE');
      const parents = new Map<string, string>();
      for (const row of file.sessions) {
        const values = fromJson(row);
        const parent = str(values['parent_session_id']);
        if (parent !== null) parents.set(String(values['id']), parent);
        const title = str(values['title']);
        const taken = title !== null && db.get('SELECT 1 FROM sessions WHERE title = ?', title) !== undefined;
        db.insert('sessions', {
          ...values,
          parent_session_id: null,
          title: taken ? this.#deps.titles.next(title) : title,
        });
      }
      for (const [child, parent] of parents) {
        if (db.get('SELECT 1 FROM sessions WHERE id = ?', parent)) {
          db.update('sessions', { parent_session_id: parent }, 'id = ?', child);
        }
      }
      for (const [child, parent] of Object.entries(file.orphans ?? {})) {
        db.update('sessions', { parent_session_id: parent }, 'id = ? AND parent_session_id IS NULL', child);
      }
      for (const row of file.messages) {
        const values = fromJson(row);
        // A file that was salvaged meanwhile may have given the number to another message.
        const taken = db.get('SELECT 1 FROM messages WHERE id = ?', values['id']) !== undefined;
        db.insert('messages', taken ? { ...values, id: undefined } : values);
      }
      for (const row of file.session_model_usage) db.insert('session_model_usage', fromJson(row));
      for (const row of file.effects ?? []) db.insert('state_meta', fromJson(row), 'INSERT OR IGNORE');
    }, PATIENCE.transcript);
    rmSync(path, { force: true });
    return {
      id: file.id,
      written: [...file.sessions.map((s) => str(s['id']) ?? ''), ...Object.keys(file.orphans ?? {})],
    };
  }

  /** What can be put back, the newest deletion first. What cannot be read is left out. */
  list(): Trashed[] {
    return this.#files()
      .flatMap((name) => trashedIn(join(this.#deps.dir, name)) ?? [])
      .sort((a, b) => b.deletedAt - a.deletedAt);
  }

  /** Where it lies, and the time (ms) now, for another thread that works on it. */
  get place(): { dir: string; now: number } {
    return { dir: this.#deps.dir, now: this.#deps.now() };
  }

  /** Bytes of a deleted conversation; 0 when the trash does not hold it. */
  bytes(id: string): number {
    return statSync(this.#path(id), { throwIfNoEntry: false })?.size ?? 0;
  }

  /** How many deletions lie in the trash. */
  count(): number {
    return this.#files().length;
  }

  /** Forgets a deleted conversation for good, or all of them; returns how many. Throws `not_found` for an id it does not hold. */
  empty(id: string | null): number {
    const names = id === null ? this.#files() : [basename(this.#path(id))].filter((n) => this.#files().includes(n));
    if (id !== null && names.length === 0) throw notInTrash(id);
    for (const name of names) rmSync(join(this.#deps.dir, name), { force: true });
    return names.length;
  }

  /** Forgets what was deleted more than thirty days ago; returns how many. */
  sweep(): number {
    const due = this.#deps.now() - KEPT_MS;
    const old = this.#files().filter((name) => {
      const path = join(this.#deps.dir, name);
      // A file is never older than what it holds: most need not be opened.
      const written = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
      return written < due && (trashedIn(path)?.deletedAt ?? Infinity) < due;
    });
    for (const name of old) rmSync(join(this.#deps.dir, name), { force: true });
    return old.length;
  }

  #files(): string[] {
    try {
      return readdirSync(this.#deps.dir).filter((name) => name.endsWith('.json'));
    } catch (error) {
      if (errnoOf(error) === 'ENOENT') return [];
      throw fileError(error, this.#deps.dir, 'read');
    }
  }

  /** Everything that is to go with `id`. Throws `not_found`. */
  #collect(id: string, deletedAt: number): TrashFile {
    const { db } = this.#deps;
    const lineage = this.#deps.lineages.of(id);
    if (!lineage) throw unknownSession(id);
    const doomed = this.#withDependants(lineage.chain.map((c) => c.id));
    const rows = (sql: string): SqlRow[] =>
      chunks(doomed).flatMap((part) => db.all(sql.replace('(?)', marks(part)), ...part));
    const sessions = rows('SELECT * FROM sessions WHERE id IN (?)');
    const messages = rows('SELECT * FROM messages WHERE session_id IN (?) ORDER BY id');
    const children = rows('SELECT id, parent_session_id FROM sessions WHERE parent_session_id IN (?)');
    const orphans = children.filter((c) => !doomed.includes(String(c['id'])));
    return {
      v: 1,
      deletedAt,
      id: lineage.tip.id,
      title: newestTitle(sessions.map(toJson)) ?? (firstWords(db, lineage.chain) || null),
      count: messages.length,
      parts: sessions.length,
      sessions: sessions.map(toJson),
      messages: messages.map(toJson),
      session_model_usage: db.has('session_model_usage', 'model')
        ? rows('SELECT * FROM session_model_usage WHERE session_id IN (?)').map(toJson)
        : [],
      system_prompts: promptsOf(sessions)
        .flatMap((h) => db.all('SELECT * FROM system_prompts WHERE hash = ?', h))
        .map(toJson),
      effects: effectRowsAside(
        db,
        messages.map((m) => num(m['id'])),
      ).map(toJson),
      orphans: Object.fromEntries(orphans.map((c) => [String(c['id']), String(c['parent_session_id'])])),
    };
  }

  /** Deletes what was collected and answers the ids of the sessions. Only inside a write. */
  #delete(file: TrashFile): string[] {
    const { db } = this.#deps;
    const doomed = file.sessions.map((s) => str(s['id']) ?? '');
    for (const part of chunks(doomed)) {
      db.run(`UPDATE sessions SET parent_session_id = NULL WHERE parent_session_id IN ${marks(part)}`, ...part);
    }
    for (const id of doomed) dropEffectsAside(db, id);
    for (const part of chunks(doomed)) db.run(`DELETE FROM messages WHERE session_id IN ${marks(part)}`, ...part);
    for (const part of chunks(doomed)) db.run(`DELETE FROM sessions WHERE id IN ${marks(part)}`, ...part);
    dropUnused(db, promptsOf(file.sessions));
    return doomed;
  }

  #withDependants(roots: readonly string[]): string[] {
    const doomed = new Set(roots);
    const cells = this.#deps.lineages.cells();
    const owns = (c: SessionCell): boolean => {
      const parent = c.parent !== null && doomed.has(c.parent) ? this.#deps.lineages.cell(c.parent) : undefined;
      if (c.delegateFrom !== null && (doomed.has(c.delegateFrom) || parent)) return true;
      return parent !== undefined && continues(c, parent);
    };
    for (let before = -1; before !== doomed.size;) {
      before = doomed.size;
      for (const cell of cells) if (!doomed.has(cell.id) && owns(cell)) doomed.add(cell.id);
    }
    return [...doomed];
  }

  #path(id: string): string {
    const plain = /^[A-Za-z0-9_][A-Za-z0-9_.-]{0,99}$/.test(id);
    const name = plain ? id : `id-${createHash('sha256').update(id).digest('hex').slice(0, 32)}`;
    return join(this.#deps.dir, `${name}.json`);
  }

  #read(path: string, id: string): TrashFile {
    const file = readTrash(path);
    if (file !== null) return file;
    if (!this.#files().includes(basename(path))) throw notInTrash(id);
    throw new DeskError('damaged', `${path} cannot be read as a deleted conversation.`, {
      remedy: 'Look into the file: it is JSON with one object for each row.',
      file: path,
    });
  }
}

function notInTrash(id: string): DeskError {
  return new DeskError('not_found', `The trash holds no conversation ${id}.`, {
    remedy: 'It was put back already, or the trash was emptied.',
  });
}

function chunks(ids: readonly string[]): string[][] {
  const parts: string[][] = [];
  for (let i = 0; i < ids.length; i += CHUNK) parts.push(ids.slice(i, i + CHUNK));
  return parts;
}

function marks(ids: readonly string[]): string {
  return `(${ids.map(() => '?').join(', ')})`;
}

function promptsOf(sessions: readonly Readonly<Record<string, unknown>>[]): string[] {
  return [...new Set(sessions.map((s) => str(s['system_prompt_hash'])).filter((h) => h !== null))];
}

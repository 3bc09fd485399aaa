import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import { decodeObject, EPOCH_MAX, EPOCH_MIN, num, str } from './encoding.ts';
import type { SqlRow, StateDb } from './state-db.ts';

/** One row of `sessions` with what lists and lineages need, without prompt and payload. */
export interface SessionCell {
  readonly id: string;
  readonly row: SqlRow;
  readonly parent: string | null;
  readonly endReason: string | null;
  readonly source: string;
  readonly title: string | null;
  readonly hidden: boolean;
  readonly archived: boolean;
  readonly pinned: boolean;
  /** Ids that model_config's markers name; a marker naming another than the parent was inherited and means nothing. */
  readonly branchedFrom: string | null;
  readonly delegateFrom: string | null;
  readonly resetFrom: string | null;
}

const wanted = [
  'id',
  'source',
  'model',
  'model_config',
  'parent_session_id',
  'started_at',
  'ended_at',
  'end_reason',
  'message_count',
  'tool_call_count',
  'input_tokens',
  'output_tokens',
  'cache_read_tokens',
  'cache_write_tokens',
  'estimated_cost_usd',
  'actual_cost_usd',
  'cwd',
  'title',
  'title_source',
  'last_activity_at',
  'archived',
  'pinned',
  'hidden',
];

/** What lists need of `sessions`, limited to the columns this file has, and the time of the newest message (`newest`). */
export function sessionColumns(db: StateDb): string {
  const there = db.columns('sessions');
  const newest = `(SELECT MAX(m.timestamp) FROM messages m
    WHERE m.session_id = sessions.id AND m.timestamp BETWEEN ${EPOCH_MIN} AND ${EPOCH_MAX}) AS newest`;
  return [...wanted.filter((c) => there.has(c)), newest].join(', ');
}

/** Reads a row of `sessions`. */
export function sessionCell(row: SqlRow): SessionCell {
  const raw = str(row['model_config']);
  const config = raw?.includes('_from"') ? decodeObject(raw) : null;
  const title = str(row['title']);
  return {
    id: String(row['id']),
    row,
    parent: str(row['parent_session_id']),
    endReason: str(row['end_reason']),
    source: str(row['source']) ?? '',
    title: title === '' ? null : title,
    hidden: num(row['hidden']) !== 0,
    archived: num(row['archived']) !== 0,
    pinned: num(row['pinned']) !== 0,
    branchedFrom: str(config?.['_branched_from']),
    delegateFrom: str(config?.['_delegate_from']),
    resetFrom: str(config?.['_reset_from']),
  };
}

/** A compressed conversation as one: its sessions from the first (`root`) to the one that goes on (`tip`). */
export interface Lineage {
  readonly root: SessionCell;
  readonly tip: SessionCell;
  readonly chain: readonly SessionCell[];
}

/** With more sessions than this, not all of them are read again at once when another program has written. */
const MANY_SESSIONS = 2000;
/** Sessions compared before everything else gets its turn. */
const COMPARED_ROWS = 300;
const COMPARE_PAUSE_MS = 1000;

/** Sessions that are not as they were, because another program wrote. */
export interface ForeignChanges {
  readonly changed: readonly string[];
  readonly gone: readonly string[];
}

/**
 * All sessions of the file grouped into lineages. A session goes on in another when it ended by `compression` and the
 * child is no branch, delegate, reset or tool session of it. Held in memory, read by `load` little by little, else by the
 * first question at once, and brought up to date by `touch` after our own writes. When another program has written, all
 * sessions are read again; where there are many, those that are new, go on in another or have new messages at once, and
 * the others little by little in the next moments.
 */
export class LineageMap {
  readonly #db: StateDb;
  #version: number | null = null;
  #cells = new Map<string, SessionCell>();
  #lineages = new Map<string, Lineage>();
  #lastRow = 0;
  #lastMessage = 0;
  #changed = new Set<string>();
  #gone = new Set<string>();
  #isMoved = false;
  #revision = 0;
  #titled: Lineage[] | null = null;
  #delegated: Map<string, SessionCell[]> | null = null;
  #comparing: 'no' | 'yes' | 'again' = 'no';

  constructor(db: StateDb) {
    this.#db = db;
  }

  /** Reads every session for the first time, with turns for everything else between. */
  async load(): Promise<void> {
    const version = this.#db.dataVersion();
    const newest = this.#newest();
    const cells = new Map<string, SessionCell>();
    for await (const rows of this.#allRows()) {
      for (const row of rows) cells.set(String(row['id']), sessionCell(row));
    }
    if (this.#version !== null) return;
    // What was written meanwhile has another version, and is read as another program's.
    this.#version = version;
    this.#cells = cells;
    this.#lastRow = newest.row;
    this.#lastMessage = newest.message;
    this.#move();
    await turn();
    if (this.#db.raw.open) this.#refresh();
    // Grouping many sessions is work enough before the first list of them.
    await turn();
  }

  /** The session, or undefined when there is none of this id. */
  cell(id: string): SessionCell | undefined {
    this.#refresh();
    return this.#cells.get(id);
  }

  /** The lineage that the session belongs to; of itself alone when it was never compressed. */
  of(id: string): Lineage | undefined {
    this.#refresh();
    return this.#lineages.get(id);
  }

  /** The lineages by session as they are now, for many questions in a row. */
  snapshot(): ReadonlyMap<string, Lineage> {
    this.#refresh();
    return this.#lineages;
  }

  /** Every lineage once, in no particular order. */
  all(): Lineage[] {
    this.#refresh();
    return [...new Set(this.#lineages.values())];
  }

  /** The lineages that have a title, each once. */
  titled(): readonly Lineage[] {
    this.#refresh();
    return (this.#titled ??= this.all().filter((l) => l.chain.some((c) => c.title !== null)));
  }

  /** The sessions that any of these has given tasks to, and those that they have. */
  delegated(ids: readonly string[]): SessionCell[] {
    this.#refresh();
    const of = (this.#delegated ??= Map.groupBy(
      [...this.#cells.values()].filter((cell) => cell.delegateFrom !== null),
      (cell) => cell.delegateFrom ?? '',
    ));
    const seen = new Set(ids);
    const found: SessionCell[] = [];
    for (let next: readonly string[] = ids; of.size > 0 && next.length > 0;) {
      const fresh = next.flatMap((id) => of.get(id) ?? []).filter((cell) => !seen.has(cell.id));
      for (const cell of fresh) seen.add(cell.id);
      found.push(...fresh);
      next = fresh.map((cell) => cell.id);
    }
    return found;
  }

  /** A number that is another one whenever any session is not as it was. */
  revision(): number {
    this.#refresh();
    return this.#revision;
  }

  /** Every session. */
  cells(): SessionCell[] {
    this.#refresh();
    return [...this.#cells.values()];
  }

  /** What other programs changed since this was asked last; our own changes, which `touch` told of, are not among it. */
  foreignChanges(): ForeignChanges {
    this.#refresh();
    const found = { changed: [...this.#changed], gone: [...this.#gone] };
    this.#changed.clear();
    this.#gone.clear();
    return found;
  }

  /** Reads one session again after we have written it. */
  touch(id: string): void {
    if (this.#version === null) return;
    const row = this.#db.get(`SELECT ${sessionColumns(this.#db)} FROM sessions WHERE id = ?`, id);
    if (row) this.#take(row);
    else if (this.#cells.delete(id)) this.#move();
  }

  /** Sessions came, went, or may stand elsewhere among the others. */
  #move(): void {
    this.#isMoved = true;
    this.#revision++;
  }

  #refresh(): void {
    const version = this.#db.dataVersion();
    if (version !== this.#version) {
      const isFirst = this.#version === null;
      this.#version = version;
      if (isFirst || this.#cells.size <= MANY_SESSIONS) this.#readAll(isFirst);
      else {
        this.#readNew();
        void this.#compare();
      }
    }
    if (!this.#isMoved) return;
    this.#isMoved = false;
    this.#titled = null;
    this.#delegated = null;
    this.#lineages = group(this.#cells);
  }

  #readAll(isFirst: boolean): void {
    const { row, message } = this.#newest();
    const before = this.#cells;
    this.#cells = new Map();
    for (const found of this.#db.all(`SELECT ${sessionColumns(this.#db)} FROM sessions`)) {
      const cell = sessionCell(found);
      this.#cells.set(cell.id, cell);
      const known = before.get(cell.id);
      if (!isFirst && (known === undefined || !isSame(known.row, found))) this.#changed.add(cell.id);
    }
    for (const id of before.keys()) if (!this.#cells.has(id)) this.#gone.add(id);
    this.#move();
    this.#lastRow = row;
    this.#lastMessage = message;
  }

  #readNew(): void {
    const { row, message } = this.#newest();
    const one = `SELECT ${sessionColumns(this.#db)} FROM sessions WHERE`;
    const found = [
      ...this.#db.all(`${one} rowid > ?`, this.#lastRow),
      ...this.#db.all(`${one} id IN (SELECT session_id FROM messages WHERE id > ?)`, this.#lastMessage),
    ];
    const parents = found.map((r) => str(r['parent_session_id'])).filter((id) => id !== null);
    for (const id of new Set(parents)) found.push(...this.#db.all(`${one} id = ?`, id));
    for (const r of found) this.#takeForeign(r);
    this.#lastRow = row;
    this.#lastMessage = message;
  }

  #newest(): { row: number; message: number } {
    const max = (sql: string): number => num(this.#db.get(sql)?.['n']);
    return { row: max('SELECT MAX(rowid) AS n FROM sessions'), message: max('SELECT MAX(id) AS n FROM messages') };
  }

  /** Compares every session with what is known of it, with turns for everything else between. */
  async #compare(): Promise<void> {
    if (this.#comparing !== 'no') {
      this.#comparing = 'again';
      return;
    }
    do {
      this.#comparing = 'yes';
      if (!(await this.#compareOnce())) break;
      // While another program writes all the time, this need not take all the time.
      if (this.#is('again')) await wait(COMPARE_PAUSE_MS, undefined, { ref: false });
    } while (this.#is('again'));
    this.#comparing = 'no';
  }

  #is(state: 'again'): boolean {
    return this.#comparing === state;
  }

  /** False when the file was closed meanwhile. */
  async #compareOnce(): Promise<boolean> {
    const seen = new Set<string>();
    const known = [...this.#cells.keys()];
    for await (const rows of this.#allRows()) {
      for (const row of rows) {
        seen.add(String(row['id']));
        this.#takeForeign(row);
      }
    }
    if (!this.#db.raw.open) return false;
    for (const id of known) {
      // A session that came back into a gap of ids was passed over.
      if (seen.has(id) || this.#db.get('SELECT 1 FROM sessions WHERE id = ?', id)) continue;
      if (!this.#cells.delete(id)) continue;
      this.#gone.add(id);
      this.#move();
    }
    return true;
  }

  /** Every session in order of its row, some at a time; ends early when the file is closed meanwhile. */
  async *#allRows(): AsyncGenerator<SqlRow[]> {
    const columns = sessionColumns(this.#db);
    const bound = `SELECT MAX(rowid) AS n FROM (SELECT rowid FROM sessions WHERE rowid > ? ORDER BY rowid LIMIT ?)`;
    for (let at = 0; ;) {
      await turn();
      if (!this.#db.raw.open) return;
      const end = num(this.#db.get(bound, at, COMPARED_ROWS)?.['n']);
      if (end === 0) return;
      yield this.#db.all(`SELECT ${columns} FROM sessions WHERE rowid > ? AND rowid <= ?`, at, end);
      at = end;
    }
  }

  #takeForeign(row: SqlRow): void {
    const id = String(row['id']);
    const known = this.#cells.get(id);
    if (known && isSame(known.row, row)) return;
    this.#changed.add(id);
    this.#take(row);
  }

  /** Puts a row in its place; the lineages are made anew at the next question where they may be others now. */
  #take(row: SqlRow): void {
    this.#revision++;
    const fresh = sessionCell(row);
    const known = this.#cells.get(fresh.id);
    if (known?.title !== fresh.title) this.#titled = null;
    if (known && place(fresh) === place(known)) {
      Object.assign(known, fresh);
      return;
    }
    this.#cells.set(fresh.id, fresh);
    if (fresh.delegateFrom !== null) this.#delegated = null;
    if (known || fresh.parent !== null) this.#isMoved = true;
    else this.#lineages.set(fresh.id, { root: fresh, tip: fresh, chain: [fresh] });
  }
}

/** Whether two rows of the same columns hold the same. */
function isSame(a: SqlRow, b: SqlRow): boolean {
  for (const name in b) if (a[name] !== b[name]) return false;
  return true;
}

/** What decides where a session stands among the others. */
function place(cell: SessionCell): string {
  return JSON.stringify([cell.parent, cell.endReason, cell.branchedFrom, cell.delegateFrom, cell.resetFrom]);
}

/** Whether `child` is the continuation of a compressed `parent`, and not a conversation of its own that began there. */
export function continues(child: SessionCell, parent: SessionCell): boolean {
  if (parent.endReason !== 'compression' || child.source === 'tool') return false;
  return ![child.branchedFrom, child.delegateFrom, child.resetFrom].includes(parent.id);
}

function group(cells: ReadonlyMap<string, SessionCell>): Map<string, Lineage> {
  const next = new Map<string, SessionCell>();
  const continuations = new Set<string>();
  for (const cell of cells.values()) {
    const parent = cell.parent === null ? undefined : cells.get(cell.parent);
    if (!parent || !continues(cell, parent)) continue;
    continuations.add(cell.id);
    const rival = next.get(parent.id);
    if (!rival || preferred(cell, rival)) next.set(parent.id, cell);
  }
  const lineages = new Map<string, Lineage>();
  for (const cell of cells.values()) {
    if (continuations.has(cell.id) && next.get(cell.parent ?? '') === cell) continue;
    addChain(cell, next, lineages);
  }
  // What is left lies on a circle of parents, which only a damaged file has: each stands for itself.
  for (const cell of cells.values()) {
    if (!lineages.has(cell.id)) lineages.set(cell.id, { root: cell, tip: cell, chain: [cell] });
  }
  return lineages;
}

function addChain(root: SessionCell, next: ReadonlyMap<string, SessionCell>, lineages: Map<string, Lineage>): void {
  const chain = [root];
  for (let tip = next.get(root.id); tip && !chain.includes(tip) && chain.length < 1000; tip = next.get(tip.id)) {
    chain.push(tip);
  }
  const lineage = { root, tip: chain.at(-1) ?? root, chain };
  for (const cell of chain) lineages.set(cell.id, lineage);
}

/** Of two continuations: the one that went on itself, then an open one, then the one used last. */
function preferred(a: SessionCell, b: SessionCell): boolean {
  const standing = (c: SessionCell): number => (c.endReason === 'compression' ? 0 : c.row['ended_at'] === null ? 1 : 2);
  if (standing(a) !== standing(b)) return standing(a) < standing(b);
  const used = (c: SessionCell): number => Math.max(num(c.row['last_activity_at']), num(c.row['started_at']));
  return used(a) > used(b);
}

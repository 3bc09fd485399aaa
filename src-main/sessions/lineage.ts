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
  return {
    id: String(row['id']),
    row,
    parent: str(row['parent_session_id']),
    endReason: str(row['end_reason']),
    source: str(row['source']) ?? '',
    title: str(row['title']),
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

/**
 * All sessions of the file grouped into lineages. A session goes on in another when it ended by `compression` and the
 * child is no branch, delegate, reset or tool session of it. Held in memory: rebuilt when another program has written,
 * brought up to date by `touch` after our own writes.
 */
export class LineageMap {
  readonly #db: StateDb;
  #version: number | null = null;
  #cells = new Map<string, SessionCell>();
  #lineages = new Map<string, Lineage>();

  constructor(db: StateDb) {
    this.#db = db;
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

  /** Every session. */
  cells(): SessionCell[] {
    this.#refresh();
    return [...this.#cells.values()];
  }

  /** Reads one session again after we have written it; cheap as long as its place among the others is the same. */
  touch(id: string): void {
    if (this.#version === null) return;
    const row = this.#db.get(`SELECT ${sessionColumns(this.#db)} FROM sessions WHERE id = ?`, id);
    const known = this.#cells.get(id);
    const fresh = row && sessionCell(row);
    if (fresh && known && place(fresh) === place(known)) Object.assign(known, fresh);
    else if (fresh && !known && fresh.parent === null) {
      this.#cells.set(id, fresh);
      this.#lineages.set(id, { root: fresh, tip: fresh, chain: [fresh] });
    } else this.#version = null;
  }

  #refresh(): void {
    const version = this.#db.dataVersion();
    if (version === this.#version) return;
    const rows = this.#db.all(`SELECT ${sessionColumns(this.#db)} FROM sessions`);
    this.#cells = new Map(rows.map((row) => [String(row['id']), sessionCell(row)]));
    this.#lineages = group(this.#cells);
    this.#version = version;
  }
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

import type { SessionRow } from '@shared/contract/sessions.ts';
import { DeskError } from '@shared/contract/errors.ts';
import { cellTime, clip, contentText, decodeContent, num, str } from './encoding.ts';
import type { Lineage, LineageMap, SessionCell } from './lineage.ts';
import { visibleSql } from './rows.ts';
import type { StateDb } from './state-db.ts';

export interface SessionRowsDeps {
  readonly db: StateDb;
  readonly lineages: LineageMap;
  /** Staged writes that came from the session and still wait. */
  readonly waiting: (session: string) => number;
  /** Whether a turn of the session runs in this app. */
  readonly running: (session: string) => boolean;
  /** Changes of memory that came from the session. */
  readonly changes: (session: string) => number;
}

/** What lists and searches are narrowed by. */
export interface Narrowing {
  /** Only of this source or model; empty or left out: of any. */
  readonly source?: string;
  readonly model?: string;
  /** Only those used at or after this time (ms). */
  readonly since?: number | null;
  readonly pinned?: boolean;
  /** Only those with staged writes that wait, or that changed memory. */
  readonly waiting?: boolean;
  readonly changed?: boolean;
}

export interface ListOptions extends Narrowing {
  readonly limit: number;
  readonly offset: number;
  readonly archived: boolean;
  /** Only titles that contain this, letter case aside. */
  readonly title: string;
}

/** A page of the list, with how many lineages and messages the whole of it holds. */
export interface SessionList {
  readonly rows: SessionRow[];
  readonly total: number;
  readonly messages: number;
}

const PREVIEW_CHARS = 60;
/** Messages that are looked at for the first words. */
const PREVIEWED = 5;
/** Sources whose sessions are the work of a machine, not conversations to pick up again. */
export const machineSources: ReadonlySet<string> = new Set(['kanban', 'tool', 'oneshot', 'subagent']);

/** Builds the rows that lists show: one for each lineage, under the id of the session that goes on. */
export class SessionRows {
  readonly #deps: SessionRowsDeps;
  #order: { readonly revision: number; readonly lineages: readonly Lineage[] } | null = null;
  readonly #previews = new Map<string, { readonly state: string; readonly text: string }>();

  constructor(deps: SessionRowsDeps) {
    this.#deps = deps;
  }

  /** The row of the lineage that holds `id`. Throws `not_found`. */
  get(id: string): SessionRow {
    const lineage = this.#deps.lineages.of(id);
    if (!lineage) throw unknownSession(id);
    return this.row(lineage);
  }

  /** The row of the lineage that holds `id`, or null. */
  find(id: string): SessionRow | null {
    const lineage = this.#deps.lineages.of(id);
    return lineage ? this.row(lineage) : null;
  }

  /** Lineages a person would pick from, pinned first, then the most recently active. */
  list(options: ListOptions): SessionList {
    const wanted = options.title.toLowerCase();
    const found = this.#ordered().filter(
      (l) =>
        l.tip.archived === options.archived &&
        (wanted === '' || (titleOf(l) ?? '').toLowerCase().includes(wanted)) &&
        this.passes(l, options),
    );
    const page = found.slice(options.offset, options.offset + options.limit);
    const messages = found.reduce((sum, lineage) => sum + messageCount(lineage), 0);
    return { rows: page.map((lineage) => this.row(lineage)), total: found.length, messages };
  }

  /** Lineages a person would pick from in the order of a list; put in order once as long as no session changes. */
  #ordered(): readonly Lineage[] {
    const { lineages } = this.#deps;
    const revision = lineages.revision();
    if (this.#order?.revision === revision) return this.#order.lineages;
    const ordered = lineages
      .all()
      .filter((lineage) => this.#listable(lineage))
      .map((lineage) => ({ lineage, active: this.lastActive(lineage) }))
      .sort(
        (a, b) =>
          Number(b.lineage.tip.pinned) - Number(a.lineage.tip.pinned) ||
          b.active - a.active ||
          (a.lineage.tip.id < b.lineage.tip.id ? 1 : -1),
      )
      .map(({ lineage }) => lineage);
    this.#order = { revision, lineages: ordered };
    return ordered;
  }

  /** The most recently active lineage a person would pick from; null when there is none. */
  latest(): SessionRow | null {
    let best: Lineage | null = null;
    for (const lineage of this.#deps.lineages.all()) {
      if (!this.#listable(lineage) || lineage.tip.archived) continue;
      if (!best || this.lastActive(lineage) > this.lastActive(best)) best = lineage;
    }
    return best && this.row(best);
  }

  /** Milliseconds: the newest message or sign of life of any part; the start when there is neither. */
  lastActive(lineage: Lineage): number {
    let newest = 0;
    for (const { row } of lineage.chain) {
      newest = Math.max(newest, cellTime(row['newest']) ?? 0, cellTime(row['last_activity_at']) ?? 0);
    }
    return newest || (cellTime(lineage.root.row['started_at']) ?? 0);
  }

  row(lineage: Lineage): SessionRow {
    const { root, tip, chain } = lineage;
    const ids = chain.map((c) => c.id);
    // What it has delegated was spent for it.
    const spenders = [...chain, ...this.#deps.lineages.delegated(ids)];
    const spent = (column: string): number => spenders.reduce((n, c) => n + num(c.row[column]), 0);
    return {
      id: tip.id,
      title: titleOf(lineage),
      preview: this.#preview(chain),
      source: root.source,
      model: str(tip.row['model']),
      startedAt: cellTime(root.row['started_at']) ?? 0,
      lastActive: this.lastActive(lineage),
      endedAt: cellTime(tip.row['ended_at']),
      messageCount: messageCount(lineage),
      pinned: tip.pinned,
      archived: tip.archived,
      parent: root.parent,
      parts: chain.length,
      waiting: ids.reduce((n, id) => n + this.#deps.waiting(id), 0),
      changes: ids.reduce((n, id) => n + this.#deps.changes(id), 0),
      running: ids.some((id) => this.#deps.running(id)),
      inputTokens: spent('input_tokens'),
      outputTokens: spent('output_tokens'),
      cacheReadTokens: spent('cache_read_tokens'),
      costUsd: cost(spenders),
    };
  }

  /** The sources and models of what is listed, the commonest first. */
  kinds(): { sources: string[]; models: string[] } {
    const sources = new Map<string, number>();
    const models = new Map<string, number>();
    const count = (counts: Map<string, number>, name: string | null): unknown =>
      name !== null && name !== '' && counts.set(name, (counts.get(name) ?? 0) + 1);
    for (const lineage of this.#deps.lineages.all()) {
      if (!this.#listable(lineage)) continue;
      count(sources, lineage.root.source);
      count(models, str(lineage.tip.row['model']));
    }
    const ordered = (counts: Map<string, number>): string[] =>
      [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([name]) => name);
    return { sources: ordered(sources), models: ordered(models) };
  }

  /** Whether a lineage passes what lists and searches are narrowed by. */
  passes(lineage: Lineage, options: Narrowing): boolean {
    const { root, tip, chain } = lineage;
    const { source = '', model = '', since = null } = options;
    if (source !== '' && root.source !== source) return false;
    if (model !== '' && str(tip.row['model']) !== model) return false;
    if (options.pinned === true && !tip.pinned) return false;
    if (options.waiting === true && !chain.some((c) => this.#deps.waiting(c.id) > 0)) return false;
    if (options.changed === true && !chain.some((c) => this.#deps.changes(c.id) > 0)) return false;
    return since === null || this.lastActive(lineage) >= since;
  }

  #listable(lineage: Lineage): boolean {
    const { root, tip } = lineage;
    if (tip.hidden || root.delegateFrom !== null || machineSources.has(root.source)) return false;
    if (root.parent === null) return true;
    const parent = this.#deps.lineages.cell(root.parent);
    if (!parent || root.branchedFrom !== null || root.resetFrom !== null) return true;
    // A child without a marker: an old branch or reset if its parent ended that way, else a helper's run.
    return parent.endReason === 'branched' || resetReasons.has(parent.endReason ?? '') || this.#isOnCircle(root);
  }

  /** Whether the parents of a session lead back to it, as only in a damaged file: it is nobody's helper then. */
  #isOnCircle(cell: SessionCell): boolean {
    const seen = new Set<string>();
    let at = cell.parent;
    while (at !== null && at !== cell.id && !seen.has(at)) {
      seen.add(at);
      at = this.#deps.lineages.cell(at)?.parent ?? null;
    }
    return at === cell.id;
  }

  /** The person's first words; read again only when the first session has changed since. */
  #preview(chain: readonly SessionCell[]): string {
    const [first] = chain;
    const state = JSON.stringify([first?.row['newest'], first?.row['message_count'], chain.length]);
    const known = this.#previews.get(first?.id ?? '');
    if (known?.state === state) return known.text;
    const text = firstWords(this.#deps.db, chain);
    this.#previews.set(first?.id ?? '', { state, text });
    return text;
  }
}

const resetReasons = new Set([
  'session_reset',
  'session_switch',
  'idle',
  'daily',
  'suspended',
  'resume_pending_expired',
  'new_session',
]);

/** Live messages of a lineage, as the writers of its sessions keep the number: the one that every list, head and sum shows. */
export function messageCount({ chain }: Lineage): number {
  return chain.reduce((sum, { row }) => sum + num(row['message_count']), 0);
}

/** Whether a session ended at a boundary after which a new conversation began. */
export function endedByReset(cell: SessionCell): boolean {
  return resetReasons.has(cell.endReason ?? '');
}

/** Text that a compaction wrote, not a person. */
export function isCompactionSummary(text: string): boolean {
  return text.startsWith('[CONTEXT COMPACTION') || text.startsWith('[CONTEXT SUMMARY]:');
}

/** The person's first words in a conversation, under which it is listed while it has no title; empty where there are none. */
export function firstWords(db: StateDb, chain: readonly SessionCell[]): string {
  const sql = `SELECT content FROM messages m WHERE m.session_id = ? AND m.role = 'user' AND m.content IS NOT NULL
    AND ${visibleSql(db, 'm')} ORDER BY m.timestamp, m.id LIMIT 1 OFFSET ?`;
  for (const cell of chain) {
    // The first words are nearly always in the first message: there is no need to read the others.
    for (let nth = 0; nth < PREVIEWED; nth++) {
      const row = db.get(sql, cell.id, nth);
      if (!row) break;
      const text = contentText(decodeContent(row['content'])).replace(/\s+/gu, ' ').trim();
      if (text !== '' && !isCompactionSummary(text)) return clip(text, PREVIEW_CHARS);
    }
  }
  return '';
}

/** The newest title in the chain. */
export function titleOf(lineage: Lineage): string | null {
  return lineage.chain.findLast((c) => c.title !== null)?.title ?? null;
}

function cost(chain: readonly SessionCell[]): number | null {
  const known = chain
    .map((c) => c.row['actual_cost_usd'] ?? c.row['estimated_cost_usd'])
    .filter((v) => typeof v === 'number');
  return known.length === 0 ? null : known.reduce((a, b) => a + b, 0);
}

/** The refusal for an id that names no session. */
export function unknownSession(id: string): DeskError {
  return new DeskError('not_found', `There is no conversation ${id}.`, {
    remedy: 'It may have been deleted; look at the list of conversations.',
  });
}

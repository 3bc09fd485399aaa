import type { PruneFilter, PruneReport, Space } from '@shared/contract/sessions.ts';
import { DeskError } from '@shared/contract/errors.ts';
import { str } from './encoding.ts';
import type { Lineage, LineageMap } from './lineage.ts';
import { messageCount, titleOf, type SessionRows } from './session-rows.ts';
import { PATIENCE, type StateDb } from './state-db.ts';

const DAY_MS = 86_400_000;
/** So many rows are shown of what a clean-up takes. */
const SHOWN = 200;

export interface PruneDeps {
  readonly lineages: LineageMap;
  readonly rows: SessionRows;
  readonly now: () => number;
  /** Deletes one conversation so that it can be put back; throws DeskError where that is refused. */
  readonly remove: (id: string) => Promise<void>;
  /** Gives the room of what went back to the disk, as far as that takes little; only counts it when nothing went. */
  readonly space: (gone: boolean) => Promise<Space>;
}

/** What is spared of a clean-up, in the order in which it is asked; null for what goes. */
type Spared = keyof PruneReport['spared'] | null;

/**
 * Cleans up by age, title and source. A compressed conversation goes or stays as a whole. Without `ids` nothing is deleted;
 * with them those go that are named and still match, one after the other, so that a refusal costs one conversation.
 */
export async function prune(deps: PruneDeps, filter: PruneFilter, ids: readonly string[] | null): Promise<PruneReport> {
  const spared = { pinned: 0, archived: 0, open: 0 };
  const found: Lineage[] = [];
  for (const lineage of deps.lineages.all()) {
    if (!matches(deps, lineage, filter)) continue;
    const why = sparedBy(lineage, filter);
    if (why === null) found.push(lineage);
    else spared[why]++;
  }
  const age = (l: Lineage): number => deps.rows.lastActive(l);
  found.sort((a, b) => age(a) - age(b));
  const named = ids === null ? found : found.filter((l) => ids.includes(l.tip.id));
  // The rows are read before anything goes.
  const rows = named.slice(0, SHOWN).map((l) => deps.rows.row(l));
  const messages = new Map(named.map((l) => [l.tip.id, messageCount(l)]));
  const refused: PruneReport['refused'] = [];
  const gone: string[] = [];
  for (const { tip } of named) {
    if (ids !== null) {
      try {
        await deps.remove(tip.id);
      } catch (error) {
        if (!(error instanceof DeskError)) throw error;
        refused.push({ id: tip.id, message: error.message });
        continue;
      }
    }
    gone.push(tip.id);
  }
  return {
    total: gone.length,
    messages: gone.reduce((n, id) => n + (messages.get(id) ?? 0), 0),
    rows: rows.filter((r) => gone.includes(r.id)),
    ids: gone,
    spared,
    refused,
    space: await deps.space(ids !== null && gone.length > 0),
  };
}

function matches({ rows, now }: PruneDeps, lineage: Lineage, { days, title, source }: PruneFilter): boolean {
  if (days !== null && rows.lastActive(lineage) >= now() - days * DAY_MS) return false;
  if (source !== '' && lineage.root.source !== source) return false;
  // A helper goes with the conversation that called it.
  if (lineage.root.delegateFrom !== null) return false;
  return title === '' || (titleOf(lineage) ?? '').toLowerCase().includes(title.toLowerCase());
}

function sparedBy({ chain, tip }: Lineage, filter: PruneFilter): Spared {
  if (chain.some((c) => c.pinned)) return 'pinned';
  if (!filter.archived && chain.some((c) => c.archived)) return 'archived';
  return !filter.open && tip.row['ended_at'] === null ? 'open' : null;
}

/** What config.yaml says of automatic clean-up (`sessions.*`); null when it says nothing. */
export interface AutoPrune {
  readonly retentionDays: number;
  readonly intervalHours: number;
}

/** `state_meta` key, shared with Hermes: when the last automatic clean-up ran, in epoch seconds. */
const LAST_RUN = 'last_auto_prune';

/**
 * Claims the right to clean up now: true for one of all programs on the file, and not again before the interval is over. A
 * file without `state_meta` is never cleaned up by itself.
 */
export function claimAutoPrune(db: StateDb, { intervalHours }: AutoPrune, now: number): Promise<boolean> {
  return db.write(() => {
    if (!db.has('state_meta', 'value')) return false;
    const last = Number(str(db.get('SELECT value FROM state_meta WHERE key = ?', LAST_RUN)?.['value']) ?? 0);
    if (Number.isFinite(last) && now / 1000 < last + intervalHours * 3600) return false;
    const value = String(now / 1000);
    if (db.run('UPDATE state_meta SET value = ? WHERE key = ?', value, LAST_RUN) === 0) {
      db.insert('state_meta', { key: LAST_RUN, value });
    }
    return true;
  }, PATIENCE.routine);
}

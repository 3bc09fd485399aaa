import { join } from 'node:path';
import type { DeskError } from '@shared/contract/errors.ts';
import type { SearchIndexStatus } from '@shared/contract/sessions.ts';
import { Compactions } from './compaction.ts';
import { DelegationRows } from './delegation-rows.ts';
import { GoalRows } from './goal-rows.ts';
import { StateHead } from './head.ts';
import { Leases } from './leases.ts';
import { LineageMap } from './lineage.ts';
import { Messages } from './messages.ts';
import type { Opened } from './open.ts';
import { Recall } from './recall.ts';
import { Search } from './search.ts';
import { OwnIndex } from './search-own.ts';
import { SessionRows } from './session-rows.ts';
import { StateDb } from './state-db.ts';
import type { SessionsDeps } from './store-types.ts';
import { Titles } from './titles.ts';
import { Trash } from './trash.ts';
import { Watch, type WatchDeps } from './watch.ts';

/** Everything that works on one open file. */
export interface Rooms {
  readonly db: StateDb;
  readonly absent: boolean;
  readonly lineages: LineageMap;
  readonly rows: SessionRows;
  readonly messages: Messages;
  readonly titles: Titles;
  readonly leases: Leases;
  readonly compactions: Compactions;
  readonly trash: Trash;
  readonly search: Search;
  readonly recall: Recall;
  readonly goals: GoalRows;
  readonly delegations: DelegationRows;
  readonly watch: Watch;
  readonly index: OwnIndex | null;
  readonly head: StateHead;
}

/** What has to hear of an open file. */
export type RoomHearers = Pick<WatchDeps, 'onSessions' | 'beforeLook'> & {
  readonly onDamage: (error: unknown) => void;
};

/** Furnishes an open file, and has its sessions read; `readOnly` is why nothing may be written, null where it may. */
export async function furnish(
  opened: Opened,
  readOnly: DeskError | null,
  deps: SessionsDeps,
  hearers: RoomHearers,
): Promise<Rooms> {
  const { file, deskDir, log, emit, waiting, running, changes = () => 0, now = Date.now } = deps;
  const { onDamage, ...watching } = hearers;
  const db = new StateDb(opened.raw, { file, readOnly, log, onDamage });
  const lineages = new LineageMap(db);
  try {
    await lineages.load();
  } catch (error) {
    await db.close();
    throw error;
  }
  const rows = new SessionRows({ db, lineages, waiting, running, changes });
  const titles = new Titles({ db, lineages });
  const leases = new Leases({ db, lineages, now });
  const refuseIfHeld = (session: string): void => leases.refuseIfHeld(session);
  const messages = new Messages({ db, lineages, now, refuseIfHeld });
  const compactions = new Compactions({ db, lineages, now, refuseIfHeld });
  const dir = join(deskDir, 'trash', 'sessions');
  const trash = new Trash({ db, lineages, titles, dir, now, refuseIfHeld });
  const onMessages: WatchDeps['onMessages'] = (found) => {
    for (const message of found) emit('message.added', message);
  };
  const watch = new Watch({ db, lineages, log, onMessages, ...watching });
  const absent = opened.state === 'absent';
  const index = absent ? null : openIndex(deps, readOnly !== null);
  const search = new Search({ db, lineages, rows, log, now, index });
  const recall = new Recall({ db, lineages, rows, search, now });
  const head = new StateHead(db, join(deskDir, 'state.head'), join(deskDir, 'backups'));
  const goals = new GoalRows({ db, lineages });
  const delegations = new DelegationRows({ db, now });
  const data = { db, absent, lineages, rows, messages, titles, head, goals, delegations };
  return { ...data, leases, compactions, trash, search, recall, watch, index };
}

function openIndex({ searchDb, file, log, emit }: SessionsDeps, looksOn: boolean): OwnIndex | null {
  if (searchDb === undefined) return null;
  const onStatus = (status: SearchIndexStatus): void => emit('search.index', status);
  return new OwnIndex({ state: file, file: searchDb.file, keep: looksOn ? 'never' : searchDb.keep, onStatus, log });
}

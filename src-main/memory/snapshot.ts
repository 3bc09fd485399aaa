import type { Store } from '@shared/contract/common.ts';
import { renderBlock } from '@shared/memory/blocks.ts';
import { STORES } from '@shared/memory/entries.ts';
import type { MemoryStores } from './stores.ts';
import type { Verdicts } from './verdicts.ts';

/** One store as a new session's prompt holds it. */
export interface SnapshotBlock {
  readonly store: Store;
  /** Header and entries, exactly the bytes of the prompt. */
  readonly text: string;
  readonly entries: number;
  /** How many entries are withheld. */
  readonly blocked: number;
}

/** The stores as a session started now is told them. Freezing it is the caller's: the text never changes afterwards. */
export interface Snapshot {
  /** In the order of the prompt; a store that is empty, off or unreadable is not among them. */
  readonly blocks: readonly SnapshotBlock[];
}

/** Renders both stores for a new session: each entry scanned, what the scanner withholds replaced by a placeholder. */
export async function takeSnapshot(
  stores: MemoryStores,
  verdicts: Verdicts,
  limits: Readonly<Record<Store, number>>,
  enabled: (store: Store) => boolean,
): Promise<Snapshot> {
  const blocks: SnapshotBlock[] = [];
  for (const store of STORES) {
    if (!enabled(store)) continue;
    const state = await stores.read(store);
    if (state.problem !== null) continue;
    const told = state.entries.map((entry) => verdicts.told(store, entry.text));
    const text = renderBlock(store, told, limits[store]);
    if (text === null) continue;
    const blocked = told.filter((line, at) => line !== state.entries[at]?.text).length;
    blocks.push({ store, text, entries: told.length, blocked });
  }
  return { blocks };
}

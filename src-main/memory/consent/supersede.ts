import { targetKey, type StagedRecord } from './record.ts';

/** Which record replaces which: of those for one target the newest is open. */
export interface Supersessions {
  /** Older id to the newest for the same target. */
  readonly by: ReadonlyMap<string, string>;
  /** Id to the next older one for the same target. */
  readonly of: ReadonlyMap<string, string>;
}

/** Finds, among records oldest first, those that propose for the same target. */
export function supersessions(records: readonly StagedRecord[]): Supersessions {
  const groups = new Map<string, string[]>();
  for (const record of records) {
    const key = targetKey(record);
    if (key !== null) groups.set(key, [...(groups.get(key) ?? []), record.id]);
  }
  const by = new Map<string, string>();
  const of = new Map<string, string>();
  for (const ids of groups.values()) {
    const newest = ids.at(-1);
    ids.forEach((id, at) => {
      const next = ids[at + 1];
      if (next !== undefined) of.set(next, id);
      if (newest !== undefined && id !== newest) by.set(id, newest);
    });
  }
  return { by, of };
}

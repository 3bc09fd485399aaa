/** Which record replaces which: of those for one target the newest is open. */
export interface Supersessions {
  /** Older id to the newest for the same target. */
  readonly by: ReadonlyMap<string, string>;
  /** Id to the next older one for the same target. */
  readonly of: ReadonlyMap<string, string>;
}

/** Records that are still open: one that a newer one replaces is not. */
export function openAmong<R extends { readonly id: string }>(records: readonly R[], { by }: Supersessions): R[] {
  return records.filter(({ id }) => !by.has(id));
}

/**
 * The ids of a decision in the order in which they are decided: oldest first, what a newer one among them replaces behind,
 * ids that do not wait last. Each once.
 */
export function decidedInOrder(
  records: readonly { readonly id: string }[],
  { by }: Supersessions,
  ids: readonly string[],
): string[] {
  const wanted = new Set(ids);
  const waiting = records.map(({ id }) => id).filter((id) => wanted.has(id));
  const replaced = waiting.filter((id) => wanted.has(by.get(id) ?? ''));
  const unknown = [...wanted].filter((id) => !waiting.includes(id));
  return [...waiting.filter((id) => !replaced.includes(id)), ...replaced, ...unknown];
}

/** Finds, among records oldest first, those whose `keyOf` names the same target; null names none. */
export function supersessionsBy<R extends { readonly id: string }>(
  records: readonly R[],
  keyOf: (record: R) => string | null,
): Supersessions {
  const groups = new Map<string, string[]>();
  for (const record of records) {
    const key = keyOf(record);
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

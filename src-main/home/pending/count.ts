/** What waits for the person, as counts. */
export interface WaitingCount {
  readonly count: number;
  /** Milliseconds since 1970. */
  readonly oldest: number | null;
  readonly bySession: Readonly<Record<string, number>>;
}

/** Counts staged writes that are open, oldest first. */
export function countWaiting(
  open: readonly { readonly createdAt: number; readonly desk: { readonly session: string | null } | null }[],
): WaitingCount {
  const bySession: Record<string, number> = {};
  for (const { desk } of open) {
    const session = desk?.session ?? null;
    if (session !== null) bySession[session] = (bySession[session] ?? 0) + 1;
  }
  return { count: open.length, oldest: open[0]?.createdAt ?? null, bySession };
}

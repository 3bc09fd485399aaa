import { ProviderFailure } from '../failure.ts';
import type { Remembered, RememberedPage } from '../provider.ts';
import type { Conclusion, HonchoClient, Slot } from './client.ts';

const PAGE = 50;
const NOTHING: RememberedPage = { items: [], next: null, total: 0 };

/** The conclusions about the person, newest first. `page` counts from 1; null for the first. */
export async function listConclusions(
  client: HonchoClient,
  slot: Slot,
  page: string | null,
  signal: AbortSignal,
): Promise<RememberedPage> {
  const asked = page === null || !/^\d{1,6}$/.test(page) ? 1 : Number(page);
  const found = await orNone(client.conclusions(slot, asked, PAGE, signal));
  if (found === null) return NOTHING;
  const items = found.items.map(remembered).sort((a, b) => (b.created ?? 0) - (a.created ?? 0));
  return { items, next: asked < found.pages ? String(asked + 1) : null, total: found.total };
}

/** The conclusions that fit a query, best first. */
export async function searchConclusions(
  client: HonchoClient,
  slot: Slot,
  query: string,
  signal: AbortSignal,
): Promise<RememberedPage> {
  const found = await orNone(client.findConclusions(slot, query.slice(0, 4000), PAGE, signal));
  if (found === null) return NOTHING;
  return { items: found.map(remembered), next: null, total: found.length };
}

/** The session is Honcho's own and names no conversation of this home, so that it is a label. */
function remembered({ id, content, level, session, created }: Conclusion): Remembered {
  return {
    id,
    text: content,
    kind: level === '' ? 'conclusion' : level,
    labels: session === null ? [] : [session],
    created,
    updated: null,
    trust: null,
    session: null,
  };
}

/** A workspace or peer that is made only with the first turn holds nothing yet; looking does not make it. */
async function orNone<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ProviderFailure && error.status === 404) return null;
    throw error;
  }
}

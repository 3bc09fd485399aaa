import type { MemoryProviderStatus, RememberedMemory } from '@shared/contract/providers.ts';
import type { ProvidedRecord } from './journey/records.ts';

/** Pages that are asked for: a provider that has a new page for ever, with nothing new in it, would never end. */
const mostPages = 200;

/** What is asked of the memory providers for the map. */
export interface ProvidedMemoriesDeps {
  status(): Promise<Pick<MemoryProviderStatus, 'selected' | 'title' | 'canList' | 'lastDelivery'>>;
  memories(
    query: string,
    page: string | null,
  ): Promise<{ readonly items: readonly RememberedMemory[]; readonly next: string | null }>;
}

/**
 * The newest memories of the provider in use that carry a time, for the map: at most `most`, each once. None where no provider is in use
 * or it cannot list. Rejects as `memories` does.
 */
export async function providedMemories(desk: ProvidedMemoriesDeps, most = 2000): Promise<ProvidedRecord[]> {
  const { selected: provider, title, canList } = await desk.status();
  if (provider === null || !canList) return [];
  const found = new Map<string, ProvidedRecord>();
  const seen = new Set<string>();
  for (let page: string | null = null, pages = 0; found.size < most && pages < mostPages; pages += 1) {
    const { items, next } = await desk.memories('', page);
    for (const { id, text, kind, trust, session, created } of items) {
      if (created !== null) found.set(id, { provider, title, id, text, kind, trust, session, created });
    }
    // A provider that names a page twice would never end.
    if (next === null || seen.has(next)) break;
    seen.add(next);
    page = next;
  }
  return [...found.values()].slice(0, most);
}

/**
 * Called whenever anything about the provider changed; tells only when what it keeps may read differently: another one is in use, or
 * something was delivered. Asking what it keeps is a change, too, which must not lead to asking again. Never rejects: while how it stands
 * cannot be told, nothing reads differently.
 */
export function providedChanges(desk: Pick<ProvidedMemoriesDeps, 'status'>, tell: () => void): () => Promise<void> {
  let known = '';
  return async () => {
    const status = await desk.status().catch(() => null);
    if (status === null) return;
    const { selected, lastDelivery } = status;
    const now = JSON.stringify([selected, lastDelivery]);
    if (now === known) return;
    known = now;
    tell();
  };
}

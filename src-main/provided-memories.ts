import type { MemoryProviderStatus, RememberedMemory } from '@shared/contract/providers.ts';

/** What is asked of the memory providers for the map. */
export interface ProvidedMemoriesDeps {
  status(): Promise<Pick<MemoryProviderStatus, 'selected' | 'title' | 'canList'>>;
  memories(
    query: string,
    page: string | null,
  ): Promise<{ readonly items: readonly RememberedMemory[]; readonly next: string | null }>;
}

/** A memory of a provider as the map has it, with who keeps it. Every text in it is untrusted. */
export interface ProvidedMemory extends Pick<RememberedMemory, 'id' | 'text' | 'kind' | 'trust' | 'session'> {
  /** The provider's name in `memory.provider`, and what people call it. */
  readonly provider: string;
  readonly title: string;
  /** Milliseconds since 1970. */
  readonly created: number;
}

/**
 * The newest memories of the provider in use that carry a time, for the map: at most `most`, each once. None where no provider is in use
 * or it cannot list. Rejects as `memories` does.
 */
export async function providedMemories(desk: ProvidedMemoriesDeps, most = 2000): Promise<ProvidedMemory[]> {
  const { selected: provider, title, canList } = await desk.status();
  if (provider === null || !canList) return [];
  const found = new Map<string, ProvidedMemory>();
  const seen = new Set<string>();
  for (let page: string | null = null; found.size < most;) {
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

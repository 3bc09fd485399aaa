import type { MemoryRecord, SkillRecord } from './journey/records.ts';
import type { MemoryService } from './memory/index.ts';
import type { Skills } from './skills/skills.ts';

/** Memory as the journey reads it: what stands in the stores, with the times and causes the journal knows. */
export async function memoryRecords(memory: MemoryService): Promise<MemoryRecord[]> {
  return (await memory.nodes()).map(({ store, entry, edits, knownBy }) => ({
    id: entry.id,
    store,
    text: entry.text,
    firstSeen: entry.firstSeen,
    knownBy,
    edits,
    origin: entry.cause?.origin ?? 'external',
    session: entry.cause?.session ?? null,
    message: entry.cause?.message ?? null,
    removedAt: null,
  }));
}

/** Skills as the journey reads them. */
export async function skillRecords(skills: Skills): Promise<readonly SkillRecord[]> {
  return await skills.history();
}

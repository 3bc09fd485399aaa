import type { FoundMemory } from './journey-bounds.ts';
import type { SkillRecord } from './journey/records.ts';
import type { MemoryService } from './memory/index.ts';
import type { Skills } from './skills/skills.ts';

/** Memory as the journey reads it: what stands in the stores and what once stood there, as the journal knows it. */
export async function memoryRecords(memory: MemoryService): Promise<FoundMemory[]> {
  const standing = await memory.nodes();
  const ids = new Set(standing.map(({ entry }) => entry.id));
  // One that is removed just between the two questions still counts as standing; the next graph tells the rest.
  const forgotten = (await memory.forgotten()).filter(({ id }) => !ids.has(id));
  return [
    ...standing.map(({ store, entry: { id, text }, life }) => ({
      ...{ id, store, text, removedAt: null, purged: false },
      seq: life?.seq ?? null,
      firstSeen: life?.born ?? null,
      knownBy: life?.knownBy ?? null,
      foundAs: life?.foundAs ?? null,
      edits: life?.edits ?? [],
      origin: life?.origin ?? 'external',
      session: life?.session ?? null,
      message: life?.message ?? null,
    })),
    ...forgotten.map(({ born, ...rest }) => ({ ...rest, firstSeen: born })),
  ];
}

/** Skills as the journey reads them. */
export async function skillRecords(skills: Skills): Promise<readonly SkillRecord[]> {
  return await skills.history();
}

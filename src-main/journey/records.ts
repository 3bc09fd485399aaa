/** What the journey is made from, as its neighbours tell it. Times are milliseconds. */
import type { Origin, Store } from '@shared/contract/common.ts';
import type { SkillRow } from '@shared/contract/skills.ts';

/** One entry of a store with its history. */
export interface MemoryRecord {
  /** The journal's id; it survives edits. */
  readonly id: string;
  readonly store: Store;
  readonly text: string;
  /** When the journal first saw it; null when the entry is older than the journal. */
  readonly firstSeen: number | null;
  /** For an entry older than the journal: the earliest time it is known to have existed. Null when nothing is known. */
  readonly knownBy: number | null;
  /** Times of its edits, oldest first. */
  readonly edits: readonly number[];
  readonly origin: Origin;
  /** The session and the message of the person that caused it. */
  readonly session: string | null;
  readonly message: number | null;
  /** When it was removed; null while it stands in its store. */
  readonly removedAt: number | null;
}

/** One skill with its history. Skills that came with the app are no part of the journey and are left out by it. */
export interface SkillRecord extends Pick<
  SkillRow,
  'id' | 'name' | 'description' | 'category' | 'state' | 'pinned' | 'uses'
> {
  /** Of what lies outside the home: `installed`. */
  readonly origin: Exclude<SkillRow['origin'], 'project' | 'external'>;
  /** Birth; null when it was not recorded. */
  readonly createdAt: number | null;
  /** Without a birth: the earliest time it is known to have existed (first use, file time). */
  readonly knownBy: number | null;
  readonly useTimes: readonly number[];
  readonly editTimes: readonly number[];
  /** Names of related skills, as its SKILL.md declares them. */
  readonly related: readonly string[];
  readonly session: string | null;
  readonly message: number | null;
}

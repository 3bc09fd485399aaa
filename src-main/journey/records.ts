/** What the journey is made from, as its neighbours tell it. Times are milliseconds. */
import type { Origin, Store } from '@shared/contract/common.ts';
import type { Bound } from '@shared/contract/journey.ts';
import type { SkillRow } from '@shared/contract/skills.ts';

/** One entry of a store with its history. */
export interface MemoryRecord {
  /** The journal's id; it survives edits. */
  readonly id: string;
  readonly store: Store;
  /** Whole; of a purged entry what stands in its place. */
  readonly text: string;
  /** Number of its first event in the journal: order among entries of one moment. Null where it has none. */
  readonly seq: number | null;
  /** When the journal first saw it; null when the entry is older than the journal. */
  readonly firstSeen: number | null;
  /** For an entry older than the journal: the earliest time it is known to have existed. Null when nothing is known. */
  readonly knownBy: number | null;
  /** What `knownBy` rests on. */
  readonly bound?: Bound;
  /** Times of its edits, oldest first. */
  readonly edits: readonly number[];
  readonly origin: Origin;
  /** The session it was born in, and the message of the person that led to it. */
  readonly session: string | null;
  readonly message: number | null;
  /** When it was removed; null while it stands in its store. */
  readonly removedAt: number | null;
  /** Whether its text was erased for good. */
  readonly purged: boolean;
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
  /** What `knownBy` rests on. */
  readonly bound?: Bound;
  readonly useTimes: readonly number[];
  readonly editTimes: readonly number[];
  /** When it was put into the archive; null while it is not there, and where that is not known. */
  readonly archivedAt: number | null;
  /** Names of related skills, as its SKILL.md declares them. */
  readonly related: readonly string[];
  readonly session: string | null;
  readonly message: number | null;
}

/** Something that an external memory provider remembers. Everything in it is untrusted text. */
export interface ProvidedRecord {
  /** The provider's name in `memory.provider`, and what people call it. */
  readonly provider: string;
  readonly title: string;
  /** The provider's own id of it. */
  readonly id: string;
  readonly text: string;
  /** The provider's word for what it is (`fact`, `conclusion`); empty for none. */
  readonly kind: string;
  /** Null when the provider does not tell. */
  readonly created: number | null;
  /** 0 to 1; null when the provider has no such thing. */
  readonly trust: number | null;
  /** The conversation of this home it comes from; null when that is not known. */
  readonly session: string | null;
}

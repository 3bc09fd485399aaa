/**
 * Node ids, ours and those of Hermes' three generations:
 *   memory:<source>:<index>                position among all cards, MEMORY.md first
 *   memory:<source>:<index>:<fingerprint>  text, position only to choose among equal texts
 *   memory:<source>:<entry id>             identity; this is what we write
 *   <name>                                 a skill
 *   provided:<provider>:<id>               what a memory provider keeps; ours, and only to be looked at
 * A position alone says nothing about which text the person saw, so it may be looked up but never changed by.
 */
import { createHash } from 'node:crypto';
import { DeskError } from '@shared/contract/errors.ts';
import { isProvidedId } from '@shared/journey/provided.ts';
import { memoryNodeId, skillsOfJourney } from './assemble.ts';
import type { MemoryRecord, SkillRecord } from './records.ts';

/** First 12 hex digits of the SHA-256 of the whole trimmed entry. */
export function fingerprint(text: string): string {
  return createHash('sha256').update(text.trim()).digest('hex').slice(0, 12);
}

export type Resolved =
  | {
      readonly kind: 'memory';
      readonly record: MemoryRecord;
      /** False when found by position alone. */ readonly certain: boolean;
    }
  | { readonly kind: 'skill'; readonly record: SkillRecord };

interface Known {
  /** Entries in the stores now, in file order. */
  readonly memories: readonly MemoryRecord[];
  /** Entries that were removed. */
  readonly forgotten: readonly MemoryRecord[];
  readonly skills: readonly SkillRecord[];
}

/** What an id is wanted for: to look, to change what stands, or to bring back what was removed. */
export type Purpose = 'look' | 'change' | 'restore';

const STORES: Readonly<Record<string, MemoryRecord['store']>> = { memory: 'memory', profile: 'user' };

/**
 * Finds what an id names. A change refuses a bare position and what was removed; what was removed is found by its own id alone.
 * @throws DeskError `invalid_input` for an id of no known form, `stale` when its text is gone, `not_found` for an unknown skill,
 * `refused` for what a memory provider keeps.
 */
export function resolveNode(id: string, known: Known, purpose: Purpose): Resolved {
  if (!id.startsWith('memory:')) return resolveSkill(id, known.skills);
  const [, source = '', third = '', print, ...rest] = id.split(':');
  const store = STORES[source];
  if (store === undefined || third === '' || rest.length > 0) throw bad(id);
  const own = known.memories.filter((record) => record.store === store);
  if (print !== undefined) return byFingerprint(id, known.memories, own, third, print);
  const same = own.find((record) => record.id === third);
  if (same !== undefined) return { kind: 'memory', record: same, certain: true };
  const gone = known.forgotten.find((record) => record.store === store && record.id === third);
  if (gone !== undefined) return removed(id, gone, purpose);
  if (!/^\d+$/.test(third)) {
    if (/^[\w-]{6,}$/.test(third)) throw stale(id);
    throw bad(id);
  }
  return byPosition(id, known.memories, store, Number(third), purpose);
}

function resolveSkill(id: string, skills: readonly SkillRecord[]): Resolved {
  const known = skillsOfJourney(skills);
  const record = known.find((skill) => skill.name === id) ?? known.find((skill) => skill.id === id);
  if (record !== undefined) return { kind: 'skill', record };
  if (isProvidedId(id)) {
    throw new DeskError('refused', `"${id}" is kept by a memory provider; it is only looked at from here.`, {
      remedy: 'Change it where that provider keeps it.',
    });
  }
  throw new DeskError('not_found', `There is no skill or memory "${id}" on the map.`, {
    remedy: 'List the ids with `desk journey list`.',
  });
}

function byFingerprint(
  id: string,
  all: readonly MemoryRecord[],
  own: readonly MemoryRecord[],
  index: string,
  print: string,
): Resolved {
  if (!/^\d+$/.test(index) || !/^[0-9a-f]{12}$/.test(print)) throw bad(id);
  const matches = own.filter((record) => fingerprint(record.text) === print);
  const hinted = all[Number(index)];
  const record =
    hinted !== undefined && matches.includes(hinted) ? hinted : matches.length === 1 ? matches[0] : undefined;
  if (record === undefined) throw stale(id);
  return { kind: 'memory', record, certain: true };
}

function byPosition(
  id: string,
  all: readonly MemoryRecord[],
  store: MemoryRecord['store'],
  index: number,
  purpose: Purpose,
): Resolved {
  const record = all[index];
  if (record?.store !== store) throw stale(id);
  if (purpose !== 'change') return { kind: 'memory', record, certain: false };
  throw new DeskError('ambiguous', `"${id}" names a place in the list, and what stands there changes.`, {
    remedy: `Use "${memoryNodeId(record)}" if "${record.text.slice(0, 60)}" is meant.`,
  });
}

function removed(id: string, record: MemoryRecord, purpose: Purpose): Resolved {
  if (purpose !== 'change') return { kind: 'memory', record, certain: true };
  throw new DeskError('stale', `memory node id "${id}" is stale: that entry was removed.`, {
    remedy: `hermes-desk journey restore ${id} brings it back.`,
  });
}

function bad(id: string): DeskError {
  return new DeskError('invalid_input', `bad memory node id "${id}"`, {
    remedy: 'List the ids with `desk journey list`.',
  });
}

function stale(id: string): DeskError {
  return new DeskError('stale', `memory node id "${id}" is stale: that entry is no longer there.`, {
    remedy: 'Look at the journey again and use the id it shows now.',
  });
}

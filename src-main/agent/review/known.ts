import { similarEntries } from '@shared/memory/similar.ts';
import { isRecord, listAt, textAt } from '@shared/record.ts';
import type { KnownWrite, KnownWrites } from './ports.ts';

/** Whether a write was proposed before: it waits, or the person has rejected it. */
export type KnownAs = 'waiting' | 'rejected';

type Fields = Readonly<Record<string, unknown>>;

/** The operations of a call or of a staged payload: the batch, else the one. */
function operationsOf(payload: unknown): readonly Fields[] {
  const batch = listAt(payload, 'operations').filter(isRecord);
  if (batch.length > 0) return batch;
  return isRecord(payload) ? [payload] : [];
}

function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();
}

/** The same fact, in whatever words. */
function sameFact(a: string, b: string): boolean {
  const [one, other] = [folded(a), folded(b)];
  if (one === '' || other === '') return false;
  return one === other || similarEntries([other], one).length > 0;
}

/** The same entry, named by all or by a piece of its text. */
function sameEntry(a: Fields, b: Fields): boolean {
  const of = (fields: Fields): string => folded(textAt(fields, 'matched_entry') || textAt(fields, 'old_text'));
  const [one, other] = [of(a), of(b)];
  return one !== '' && other !== '' && (one.includes(other) || other.includes(one));
}

function contentOf(fields: Fields): string {
  return textAt(fields, 'content') || textAt(fields, 'new_text');
}

function sameMemory(asked: Fields, known: Fields): boolean {
  const action = textAt(asked, 'action');
  if (action !== textAt(known, 'action')) return false;
  if (action === 'add') return sameFact(contentOf(asked), contentOf(known));
  if (!sameEntry(asked, known)) return false;
  return action === 'remove' || sameFact(contentOf(asked), contentOf(known));
}

function sameSkill(asked: Fields, known: Fields): boolean {
  const action = textAt(asked, 'action');
  const last = (fields: Fields): string => folded(textAt(fields, 'name').split('/').at(-1) ?? '');
  if (action !== textAt(known, 'action') || last(asked) !== last(known)) return false;
  const same = (key: string): boolean => folded(textAt(asked, key)) === folded(textAt(known, key));
  switch (action) {
    case 'create':
    case 'delete':
      return true;
    case 'edit':
      return same('content');
    case 'patch':
      return same('file_path') && same('new_string');
    case 'write_file':
      return same('file_path') && same('file_content');
    default:
      return same('file_path');
  }
}

/** The store of a call or payload; that of the call for its operations, too. */
function storeOf(payload: unknown): string {
  return textAt(payload, 'target') || 'memory';
}

function isKnown(tool: string, args: Fields, writes: readonly KnownWrite[]): boolean {
  const memory = tool === 'memory';
  const same = memory ? sameMemory : sameSkill;
  return writes.some(
    ({ subsystem, payload }) =>
      (subsystem === 'memory') === memory &&
      (!memory || storeOf(payload) === storeOf(args)) &&
      operationsOf(args).some((asked) => operationsOf(payload).some((known) => same(asked, known))),
  );
}

/**
 * Whether a call of `memory` or `skill_manage` asks for something that waits already or was rejected: the same fact in
 * whatever words, the same entry, a skill of the same name, the same text in the same file. Null when it is new.
 */
export function knownAs(tool: string, args: Fields, { waiting, rejected }: KnownWrites): KnownAs | null {
  if (tool !== 'memory' && tool !== 'skill_manage') return null;
  if (isKnown(tool, args, rejected)) return 'rejected';
  return isKnown(tool, args, waiting) ? 'waiting' : null;
}

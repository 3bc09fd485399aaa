import type { Decision, Proposal } from '@shared/contract/approvals.ts';
import type { Envelope } from './record.ts';

/** Said of a record whose payload is not what was staged. */
export const TAMPERED = 'Its file was changed after it was staged, so what it asks for is not what was proposed.';

/** How a person decides: as it is, with their own text (`Edit`), or in spite of exactly these kinds of finding. */
export interface Manner<Edit> {
  readonly edited?: Edit;
  readonly despite?: readonly string[];
  /** By id the hash of each proposal as the person saw it; one that is another by now is not applied. */
  readonly seen?: Readonly<Record<string, string>>;
}

/** What waits, worked out against the files as they are now. */
export interface Waiting {
  readonly proposals: readonly Proposal[];
  readonly unreadable: readonly string[];
}

/** Said of a record that asks for something else than what the person looked at. */
const ANOTHER = 'It asks for something else than when you looked. Look at it again. Nothing was changed.';

/** What became of one staged write. */
export function decision(
  id: string,
  outcome: Decision['outcome'],
  message: string,
  seqs: readonly number[] = [],
): Decision {
  return { id, ok: outcome === 'applied' || outcome === 'rejected', outcome, message, seqs: [...seqs] };
}

/** Why an approval does not hold for a record that is not what the person saw; null when it is, or when they did not say. */
export function notAsSeen({ id, hash }: Pick<Envelope, 'id' | 'hash'>, { seen }: Manner<unknown>): Decision | null {
  const before = seen?.[id];
  return before === undefined || before === hash ? null : decision(id, 'stale', ANOTHER);
}

/** Whether exactly the kinds that were found were named. */
export function sameKinds(found: readonly string[], named: readonly string[]): boolean {
  const wanted = new Set(named);
  return found.length > 0 && found.length === wanted.size && found.every((kind) => wanted.has(kind));
}

/** Why an approval in spite of `named` does not hold for what is found. */
export function notThose(found: readonly string[], named: readonly string[]): string {
  if (found.length === 0) return 'The scanner finds nothing in it now; approve it as it is.';
  return `The scanner finds ${found.join(', ')} in it, not ${named.join(', ')}. Nothing was changed.`;
}

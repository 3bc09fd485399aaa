import type { Decision } from '@shared/contract/approvals.ts';

/** Said of a record whose payload is not what was staged. */
export const TAMPERED = 'Its file was changed after it was staged, so what it asks for is not what was proposed.';

/** Said of a record that asks for something else than what the person looked at. */
export const ANOTHER = 'It asks for something else than when you looked. Look at it again. Nothing was changed.';

/** What became of one staged write. */
export function decision(
  id: string,
  outcome: Decision['outcome'],
  message: string,
  seqs: readonly number[] = [],
): Decision {
  return { id, ok: outcome === 'applied' || outcome === 'rejected', outcome, message, seqs: [...seqs] };
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

import type { MirrorEvent } from './events.ts';
import type { MemoryChange } from './ports.ts';
import type { ProviderSession } from './events.ts';

/** What stands in the journal in the place of an erased text. */
const erased = '[purged]';

/**
 * A change of the built-in memory as providers are told it; null for one of which nothing is left to tell, because the person has erased
 * its text since. Putting a text back is an addition or a replacement.
 */
export function mirrorEvent(change: MemoryChange, session: ProviderSession | null): MirrorEvent | null {
  const { seq, op, store, before, after, origin, time } = change;
  if (before === erased || after === erased) return null;
  const action = op === 'remove' ? 'remove' : before === null ? 'add' : 'replace';
  if (action !== 'remove' && after === null) return null;
  return {
    type: 'mirror',
    session,
    seq,
    action,
    target: store,
    content: action === 'remove' ? '' : (after ?? ''),
    previousContent: before,
    writeOrigin: origin,
    toolCallId: null,
    at: time,
  };
}

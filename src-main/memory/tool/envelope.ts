import type { Store } from '@shared/contract/common.ts';
import { preview } from '@shared/memory/text.ts';
import { formatRatio, formatUsage, usageOf } from '@shared/memory/usage.ts';
import type { JsonValue } from '@shared/tools/python-json.ts';
import type { Effect } from '../mutation.ts';

/** A tool result before it becomes text. */
export type Envelope = Readonly<Record<string, JsonValue>>;

const NOTE = 'Saved for good. The change is complete; do not send it again.';
/** Above this many code points a store's entries are shortened in an answer; stores of the usual size never are. */
const ECHO_LIMIT = 20_000;
const SHORTENED = 200;

/** What a success says beyond the usual. */
export interface Extras {
  readonly [key: string]: JsonValue;
}

/** A change that is on disk. `before note` extras keep the order Hermes gives them. */
export function success(
  store: Store,
  texts: readonly string[],
  limit: number,
  message: string,
  extras: Extras,
): Envelope {
  return {
    success: true,
    done: true,
    target: store,
    usage: formatUsage(usageOf(texts, limit)),
    entry_count: texts.length,
    message,
    ...extras,
    note: NOTE,
  };
}

/** What a single operation says it did. */
export function singleMessage(effect: Effect): string {
  switch (effect.outcome) {
    case 'added':
      return 'Entry added.';
    case 'duplicate':
      return 'Entry already exists (no duplicate added).';
    case 'replaced':
      return 'Entry replaced.';
    case 'removed':
      return 'Entry removed.';
  }
}

/** The texts that a change took away: Hermes' extra fields. */
export function lostTexts(effects: readonly Effect[], batch: boolean): Extras {
  if (!batch) {
    const [only] = effects;
    if (only === undefined || only.old === null) return {};
    return only.outcome === 'removed' ? { removed_entry: only.old } : { replaced_entry: only.old };
  }
  const replaced: Record<string, string> = {};
  const removed: Record<string, string> = {};
  effects.forEach((effect, at) => {
    if (effect.old === null) return;
    (effect.outcome === 'removed' ? removed : replaced)[String(at + 1)] = effect.old;
  });
  return {
    ...(Object.keys(replaced).length > 0 ? { replaced_entries: replaced } : {}),
    ...(Object.keys(removed).length > 0 ? { removed_entries: removed } : {}),
  };
}

/** A write that waits for the person. */
export function staged(id: string, asProposal: boolean, flagged: boolean): Envelope {
  const why = asProposal
    ? 'A review may not change or remove what is remembered by itself, so this was put before the person'
    : 'Every memory write is put before the person first (memory.write_approval is on), so this one was staged';
  return {
    success: true,
    staged: true,
    ...(asProposal ? { proposal_staged: true } : {}),
    pending_id: id,
    message:
      `${why}. It is not saved yet; /memory pending shows it.` +
      (flagged ? ' The scanner found something in it, which the person will see.' : ''),
  };
}

/** A refusal by the store. */
export function refusal(error: string, fields: Extras = {}): Envelope {
  return { success: false, error, ...fields };
}

/** A refusal of the call's form: Hermes' helper for these puts the error first. */
export function badCall(error: string): Envelope {
  return { error, success: false };
}

/** The end of a turn's tries: the model is to go on without memory. */
export function stop(count: number): Envelope {
  return {
    success: false,
    done: true,
    error:
      `This is memory call number ${count} in this turn that could not be done. Stop: make no further memory calls in this turn and ` +
      'answer the user now. What could not be saved can be told to them.',
  };
}

/** The entries as an answer shows them: as the model is told them, shortened only in a very large store. */
export function echo(texts: readonly string[]): string[] {
  const size = texts.reduce((sum, text) => sum + text.length, 0);
  return size <= ECHO_LIMIT ? [...texts] : texts.map((text) => preview(text, SHORTENED));
}

/** `31/500`: usage as refusals state it. */
export function ratio(texts: readonly string[], limit: number): string {
  return formatRatio(usageOf(texts, limit));
}

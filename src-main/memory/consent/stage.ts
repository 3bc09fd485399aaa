import type { Store } from '@shared/contract/common.ts';
import { normalizeEntry } from '@shared/memory/entries.ts';
import { firstCodePoints, preview } from '@shared/memory/text.ts';
import { formatRecord, payloadHash } from '../../home/pending/record.ts';
import type { Operation, Plan } from '../mutation.ts';
import { kindsOf } from '../verdicts.ts';
import type { StagedQueue } from './queue.ts';
import { STORE_WORDS, targetKey, type StagedRecord } from './record.ts';

/** A write to be staged: what was asked, and what it would do to the store as it is. */
export interface ToStage {
  readonly store: Store;
  readonly batch: boolean;
  readonly operations: readonly Operation[];
  /** The words by which each operation named its entry. */
  readonly oldTexts: readonly (string | null)[];
  readonly plan: Plan;
  readonly origin: 'foreground' | 'background_review';
  /** True when the review asks for what it may not do by itself. */
  readonly asProposal: boolean;
  readonly session: string | null;
  readonly message: number | null;
  /** Milliseconds since 1970. */
  readonly time: number;
}

/** Writes a staged write. Answers its id; of one that waits already, word for word, that one's. */
export async function stage(queue: StagedQueue, wanted: ToStage): Promise<string> {
  const payload = payloadOf(wanted);
  const hash = payloadHash(payload);
  const { records } = await queue.list();
  const same = records.find((record) => record.desk?.content_hash === hash && record.hash === hash);
  if (same !== undefined) return same.id;
  const id = await queue.freshId();
  const ids = wanted.plan.effects.map((effect, at) => (wanted.operations[at]?.action === 'add' ? null : effect.id));
  const desk = {
    session: wanted.session,
    message: wanted.message,
    entry_id: wanted.batch ? ids : (ids[0] ?? null),
    content_hash: hash,
    scan: kindsOf(wanted.plan.findings.flat()),
    supersedes: null as string | null,
  };
  const record = { id, action: wanted.batch ? 'batch' : (wanted.operations[0]?.action ?? ''), payload, desk };
  desk.supersedes = olderFor(records, { ...record, ...BLANK, hash }) ?? null;
  const text = formatRecord({
    ...record,
    subsystem: 'memory',
    summary: summaryOf(wanted),
    origin: wanted.origin,
    createdAt: wanted.time,
  });
  await queue.put(id, text);
  return id;
}

const BLANK = { summary: '', origin: 'foreground' as const, createdAt: 0, fault: '' };

function olderFor(records: readonly StagedRecord[], record: StagedRecord): string | undefined {
  const key = targetKey(record);
  return records.findLast((other) => targetKey(other) === key)?.id;
}

type Field = Record<string, string | null>;

function payloadOf(wanted: ToStage): { target: Store; action: string } & Record<string, unknown> {
  const { store, operations, plan, oldTexts } = wanted;
  const pin = (at: number): Field => {
    const old = plan.effects[at]?.old ?? null;
    return old === null ? {} : { matched_entry: old };
  };
  if (!wanted.batch) {
    const [operation] = operations;
    const content = operation === undefined || operation.action === 'remove' ? null : normalizeEntry(operation.content);
    return { action: operation?.action ?? '', target: store, content, old_text: oldTexts[0] ?? null, ...pin(0) };
  }
  return {
    action: 'batch',
    target: store,
    operations: operations.map((operation, at) => {
      const old: Field = oldTexts[at] === null || oldTexts[at] === undefined ? {} : { old_text: oldTexts[at] };
      const content: Field = operation.action === 'remove' ? {} : { content: normalizeEntry(operation.content) };
      return operation.action === 'replace'
        ? { action: 'replace', ...old, ...content, ...pin(at) }
        : { action: operation.action, ...content, ...old, ...pin(at) };
    }),
  };
}

/** The line by which Hermes' own list shows a staged write: what, and the first 120 code points of the detail. */
function summaryOf(wanted: ToStage): string {
  const word = STORE_WORDS[wanted.store];
  const [only] = wanted.operations;
  const heads = { add: `add to ${word}`, replace: `replace in ${word}`, remove: `remove from ${word}` };
  const detail = wanted.operations
    .map((operation, at) => detailOf(operation, wanted.oldTexts[at] ?? '', wanted.batch))
    .join('\n');
  if (wanted.asProposal) {
    const what = wanted.batch ? 'batch' : (only?.action ?? '');
    return firstCodePoints(`background review consolidation (${what} on ${wanted.store}): ${detail}`, 200).trim();
  }
  const head =
    wanted.batch || only === undefined ? `apply ${wanted.operations.length} op(s) to ${word}` : heads[only.action];
  return `${head}: ${firstCodePoints(detail, 120)}`.trim();
}

function detailOf(operation: Operation, old: string, batch: boolean): string {
  if (operation.action === 'remove') return batch ? `- remove: ${old}` : old;
  const content = normalizeEntry(operation.content);
  if (operation.action === 'add') return batch ? `- add: ${content}` : content;
  return batch
    ? `- replace entry matching '${preview(old, 60)}' -> whole entry becomes: ${content}`
    : `entry matching: ${old}\nwhole entry becomes: ${content}`;
}

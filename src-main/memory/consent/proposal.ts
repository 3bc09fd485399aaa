import type { Proposal, Usage } from '@shared/contract/index.ts';
import type { Identified } from '@shared/memory/compare.ts';
import { countEntries } from '@shared/memory/entries.ts';
import { usage } from '@shared/memory/usage.ts';
import { plan, type Operation, type Plan, type Refusal, type Rules } from '../mutation.ts';
import { contentOf, isBatch, operationsOf, type StagedPayload } from './record.ts';

/** Why a payload can never be applied, in one sentence; or what it wants, each target pinned. */
export type Wish =
  { readonly ok: true; readonly operations: readonly Operation[] } | { readonly ok: false; readonly why: string };

/** A person's own text for one operation. */
interface OwnText {
  readonly op: number;
  readonly text: string;
}

/**
 * A person's own text for one operation, and for others of the same batch; `against`: the entry the first is made for
 * now, in the place of the pinned one.
 */
export interface Edit extends OwnText {
  readonly also?: readonly OwnText[];
  readonly against?: string | null;
}

/**
 * What a staged payload wants. A replace or remove without a pinned entry is not applied: what it would hit now need not
 * be what it was meant for. `edited` puts a person's texts in the place of those proposed.
 */
export function wishOf(payload: StagedPayload, edited: Edit | null = null): Wish {
  const operations: Operation[] = [];
  const own = edited === null ? [] : [edited, ...(edited.also ?? [])];
  for (const [at, staged] of operationsOf(payload).entries()) {
    const content = own.find(({ op }) => op === at)?.text ?? contentOf(staged);
    const where = isBatch(payload) ? `Operation ${at + 1}: ` : '';
    if (!['add', 'replace', 'remove'].includes(staged.action)) {
      return { ok: false, why: `${where}'${staged.action}' is no change a memory can have.` };
    }
    if (staged.action !== 'remove' && content === null) {
      return { ok: false, why: `${where}it has no text to ${staged.action}.` };
    }
    if (staged.action === 'add') {
      operations.push({ action: 'add', content: content ?? '' });
      continue;
    }
    const pin = staged.matched_entry;
    if (typeof pin !== 'string' || pin === '') {
      return {
        ok: false,
        why: `${where}it does not say which entry it was made for (it predates entry pinning), so it is not applied.`,
      };
    }
    const target = { by: 'pin' as const, text: (edited?.op === at ? edited.against : null) ?? pin };
    operations.push(
      staged.action === 'remove' ? { action: 'remove', target } : { action: 'replace', target, content: content ?? '' },
    );
  }
  for (const { op } of own) {
    if (op >= operations.length) return { ok: false, why: `It has no operation ${op + 1}.` };
    if (operations[op]?.action === 'remove') return { ok: false, why: 'A removal has no text to edit.' };
  }
  return { ok: true, operations };
}

/** What a wish would do to a store as it is now. */
export interface Outlook {
  /** The plan without regard to budget and findings; the refusal when it does not apply at all. */
  readonly outcome: Plan | Refusal;
  readonly before: Usage;
  readonly after: Usage;
  readonly fits: boolean;
}

/** Looks ahead: every way a wish can fail is told apart, budget and findings last. */
export function outlook(entries: readonly Identified[], operations: readonly Operation[], rules: Rules): Outlook {
  const outcome = plan(entries, operations, { ...rules, limit: Number.MAX_SAFE_INTEGER, refuseFindings: false });
  const chars = countEntries(entries.map((entry) => entry.text));
  const next = outcome.ok ? countEntries(outcome.entries.map((entry) => entry.text)) : chars;
  const fits = next <= rules.limit || next < chars || (outcome.ok && outcome.changes.length === 0);
  return { outcome, before: usage(chars, rules.limit), after: usage(next, rules.limit), fits };
}

/** The store after approval, entry by entry; what would go stands where it was. */
export function fileAfter(entries: readonly Identified[], outcome: Plan | Refusal): Proposal['fileAfter'] {
  if (!outcome.ok) return entries.map((entry) => ({ text: entry.text, mark: 'same' }));
  const old = new Map(entries.map((entry, at) => [entry.id, { ...entry, at }]));
  const kept = new Set(outcome.entries.map((entry) => entry.id));
  const rows: { text: string; mark: Proposal['fileAfter'][number]['mark']; at: number }[] = outcome.entries.map(
    (entry) => {
      const before = old.get(entry.id);
      if (before === undefined) return { text: entry.text, mark: 'added', at: Number.MAX_SAFE_INTEGER };
      return { text: entry.text, mark: before.text === entry.text ? 'same' : 'replaced', at: before.at };
    },
  );
  for (const entry of old.values()) {
    if (kept.has(entry.id)) continue;
    const place = rows.findIndex((row) => row.at > entry.at);
    rows.splice(place < 0 ? rows.length : place, 0, { text: entry.text, mark: 'removed', at: entry.at });
  }
  return rows.map(({ text, mark }) => ({ text, mark }));
}

import type { Finding } from '@shared/contract/common.ts';
import type { Identified } from '@shared/memory/compare.ts';
import { countEntries, entryFault, normalizeEntry, type EntryFault } from '@shared/memory/entries.ts';
import { locate } from '@shared/memory/locate.ts';
import { countCodePoints } from '@shared/memory/text.ts';
import type { FoundChange } from './journal/reconcile.ts';

/**
 * How an operation names its entry: by a piece of its text as the model does, by its whole text as a staged write pins
 * it, by its id and the text the person saw.
 */
export type Pointer =
  | { readonly by: 'text'; readonly text: string }
  | { readonly by: 'pin'; readonly text: string }
  | { readonly by: 'id'; readonly id: string; readonly seen: string };

/** One wish for a store. */
export type Operation =
  | { readonly action: 'add'; readonly content: string }
  | { readonly action: 'replace'; readonly target: Pointer; readonly content: string }
  | { readonly action: 'remove'; readonly target: Pointer };

/** The rules an evaluation goes by. */
export interface Rules {
  /** In code points. */
  readonly limit: number;
  readonly scan: (text: string) => readonly Finding[];
  /** Whether the store may end up empty though it was not. */
  readonly mayEmpty: boolean;
  /** Whether an entry larger than the whole store may be overwritten by one who named only a piece of it. */
  readonly guardOversized: boolean;
  /** True when findings refuse the write. */
  readonly refuseFindings: boolean;
  /** The id a new entry gets. */
  readonly newId: (text: string) => string;
}

/** What one operation did. */
export interface Effect {
  readonly outcome: 'added' | 'duplicate' | 'replaced' | 'removed';
  /** The entry's text before; null for an add. */
  readonly old: string | null;
  /** The entry it left, or took away. */
  readonly id: string;
}

/** A list of operations that can be applied. */
export interface Plan {
  readonly ok: true;
  readonly entries: readonly Identified[];
  readonly changes: readonly (FoundChange & { readonly scan: readonly string[] | null })[];
  readonly effects: readonly Effect[];
  /** Findings of each operation's new text. */
  readonly findings: readonly (readonly Finding[])[];
}

/** Why a list of operations cannot be applied. */
export type RefusalReason =
  | { readonly kind: 'fault'; readonly fault: EntryFault }
  | { readonly kind: 'flagged'; readonly findings: readonly Finding[] }
  | { readonly kind: 'no_match'; readonly wanted: string }
  | {
      readonly kind: 'ambiguous';
      readonly wanted: string;
      readonly matches: readonly string[];
      readonly exists: boolean;
    }
  | { readonly kind: 'stale'; readonly then: string; readonly now: string | null }
  | { readonly kind: 'oversized'; readonly text: string }
  | {
      readonly kind: 'over_budget';
      readonly chars: number;
      readonly adding: number | null;
      readonly total: number;
      readonly limit: number;
    }
  | { readonly kind: 'empties' };

/** A refusal: nothing is applied. `op` counts from 0; null when the list as a whole is refused. */
export interface Refusal {
  readonly ok: false;
  readonly op: number | null;
  readonly reason: RefusalReason;
}

/**
 * Works out what `operations` would do to `entries`, one after the other, all or nothing. Pure: it touches no file. The
 * budget holds for the outcome alone, and a store that is over its limit may still be made smaller.
 */
export function plan(entries: readonly Identified[], operations: readonly Operation[], rules: Rules): Plan | Refusal {
  const work = new Workspace(entries, rules);
  for (const [op, operation] of operations.entries()) {
    const reason = work.apply(operation);
    if (reason !== null) return { ok: false, op, reason };
  }
  const before = countEntries(entries.map((entry) => entry.text));
  const after = countEntries(work.entries.map((entry) => entry.text));
  if (work.entries.length === 0 && entries.length > 0 && !rules.mayEmpty) {
    return { ok: false, op: null, reason: { kind: 'empties' } };
  }
  if (after > rules.limit && after >= before && work.changes.length > 0) {
    const [only] = operations;
    const adding =
      operations.length === 1 && only?.action === 'add' ? countCodePoints(normalizeEntry(only.content)) : null;
    return {
      ok: false,
      op: operations.length === 1 ? 0 : null,
      reason: { kind: 'over_budget', chars: before, adding, total: after, limit: rules.limit },
    };
  }
  return { ok: true, entries: work.entries, changes: work.changes, effects: work.effects, findings: work.findings };
}

class Workspace {
  readonly entries: Identified[];
  readonly changes: (FoundChange & { scan: readonly string[] | null })[] = [];
  readonly effects: Effect[] = [];
  readonly findings: (readonly Finding[])[] = [];
  readonly #rules: Rules;

  constructor(entries: readonly Identified[], rules: Rules) {
    this.entries = [...entries];
    this.#rules = rules;
  }

  apply(operation: Operation): RefusalReason | null {
    if (operation.action === 'remove') {
      const found = this.#find(operation.target, null);
      if ('kind' in found) return found;
      this.findings.push([]);
      this.#remove(found.at);
      return null;
    }
    const content = normalizeEntry(operation.content);
    const fault = entryFault(content);
    if (fault !== null) return { kind: 'fault', fault };
    const findings = this.#rules.scan(content);
    if (findings.length > 0 && this.#rules.refuseFindings) return { kind: 'flagged', findings };
    this.findings.push(findings);
    const scan = [...new Set(findings.map((finding) => finding.kind))];
    if (operation.action === 'add') {
      this.#add(content, scan);
      return null;
    }
    const found = this.#find(operation.target, content);
    if ('kind' in found) return found;
    this.#replace(found.at, content, scan);
    return null;
  }

  #add(content: string, scan: string[]): void {
    const same = this.entries.find((entry) => entry.text === content);
    if (same !== undefined) {
      this.effects.push({ outcome: 'duplicate', old: null, id: same.id });
      return;
    }
    const entry = { id: this.#rules.newId(content), text: content };
    this.changes.push({ op: 'add', id: entry.id, before: null, after: content, index: this.entries.length, scan });
    this.entries.push(entry);
    this.effects.push({ outcome: 'added', old: null, id: entry.id });
  }

  #replace(at: number, content: string, scan: string[]): void {
    const old = this.entries[at];
    if (old === undefined) return;
    const twin = this.entries.findIndex((entry) => entry.text === content);
    this.effects.push({ outcome: 'replaced', old: old.text, id: old.id });
    if (twin === at) return;
    if (twin >= 0 && twin < at) {
      // The new text is an entry already: the two become one, at the first place, as a reload would make them.
      this.#drop(at);
      return;
    }
    this.entries[at] = { id: old.id, text: content };
    this.changes.push({ op: 'replace', id: old.id, before: old.text, after: content, index: at, scan });
    if (twin > at) this.#drop(twin);
  }

  #remove(at: number): void {
    const old = this.#drop(at);
    if (old !== undefined) this.effects.push({ outcome: 'removed', old: old.text, id: old.id });
  }

  #drop(at: number): Identified | undefined {
    const [old] = this.entries.splice(at, 1);
    if (old !== undefined) {
      this.changes.push({ op: 'remove', id: old.id, before: old.text, after: null, index: at, scan: null });
    }
    return old;
  }

  #find(pointer: Pointer, content: string | null): { at: number } | RefusalReason {
    if (pointer.by === 'id') {
      const at = this.entries.findIndex((entry) => entry.id === pointer.id);
      const now = this.entries[at]?.text ?? null;
      return now === pointer.seen ? { at } : { kind: 'stale', then: pointer.seen, now };
    }
    if (pointer.by === 'pin') {
      const at = this.entries.findIndex((entry) => entry.text === pointer.text);
      return at >= 0 ? { at } : { kind: 'stale', then: pointer.text, now: null };
    }
    const wanted = normalizeEntry(pointer.text);
    const texts = this.entries.map((entry) => entry.text);
    const found = locate(texts, wanted);
    if (found.kind === 'none') return { kind: 'no_match', wanted };
    if (found.kind === 'many') {
      return { kind: 'ambiguous', wanted, matches: found.matches, exists: content !== null && texts.includes(content) };
    }
    const text = texts[found.index] ?? '';
    const named = text === wanted;
    if (this.#rules.guardOversized && !named && countCodePoints(text) > this.#rules.limit) {
      return { kind: 'oversized', text };
    }
    return { at: found.index };
  }
}

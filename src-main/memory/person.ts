import type { Store, Usage } from '@shared/contract/index.ts';
import type { Finding } from '@shared/contract/common.ts';
import { DeskError } from '@shared/contract/errors.ts';
import { abbreviationMarker } from '@shared/memory/abbreviation.ts';
import type { Identified } from '@shared/memory/compare.ts';
import { STORE_FILES, countEntries, entryFault, normalizeEntry } from '@shared/memory/entries.ts';
import { similarEntries } from '@shared/memory/similar.ts';
import { preview } from '@shared/memory/text.ts';
import { usageOf } from '@shared/memory/usage.ts';
import { isUndoable } from './causes.ts';
import { applyChange, type History, type HistoryEvent } from './journal/history.ts';
import { PURGED } from './journal/line.ts';
import { plan, type Operation } from './mutation.ts';
import { refusalError, sayReason } from './sentences.ts';
import { freshId, type Change, type MemoryStores, type StoreState, type Writing } from './stores.ts';
import { kindsOf, type Verdicts } from './verdicts.ts';

interface PersonDeps {
  readonly stores: MemoryStores;
  readonly history: History;
  readonly verdicts: Verdicts;
  readonly limits: () => Readonly<Record<Store, number>>;
  readonly enabled: (store: Store) => boolean;
}

/** What came of a person's own change. */
export interface PersonWrite {
  /** The journal event; null when nothing was to change. */
  readonly seq: number | null;
  readonly entry: string;
  readonly message: string;
}

/** The verdict on a text as a person types it. */
export interface Check {
  readonly findings: readonly Finding[];
  readonly usage: Usage;
  readonly fits: boolean;
  readonly problem: string | null;
  readonly hint: string | null;
  readonly similar: readonly string[];
}

type Decided = { readonly entry: string; readonly message: string };

/** The changes a person makes with their own hands: the same rules as for the agent, without a gate. */
export class PersonWrites {
  readonly #deps: PersonDeps;

  constructor(deps: PersonDeps) {
    this.#deps = deps;
  }

  /** Adds an entry. Throws the refusal. */
  async add(store: Store, text: string, approver: string): Promise<PersonWrite> {
    return await this.#make(store, { action: 'add', content: text }, approver);
  }

  /** Replaces the entry `id`, if it still is what the person saw. */
  async replace(store: Store, id: string, seen: string, text: string, approver: string): Promise<PersonWrite> {
    return await this.#make(store, { action: 'replace', target: { by: 'id', id, seen }, content: text }, approver);
  }

  /** Removes the entry `id`, if it still is what the person saw. */
  async remove(store: Store, id: string, seen: string, approver: string): Promise<PersonWrite> {
    return await this.#make(store, { action: 'remove', target: { by: 'id', id, seen } }, approver);
  }

  /** Says what adding a text, or putting it in the place of the entry `id`, would come to. Changes nothing. */
  async check(store: Store, text: string, id: string | null): Promise<Check> {
    const state = await this.#deps.stores.read(store);
    const content = normalizeEntry(text);
    const texts = state.entries.map((entry) => entry.text);
    const at = state.entries.findIndex((entry) => entry.id === id);
    const next = at < 0 ? [...texts, content] : texts.with(at, content);
    const limit = this.#deps.limits()[store];
    const use = usageOf(content === '' ? texts : next, limit);
    const fits = use.chars <= limit || use.chars < countEntries(texts);
    const fault = content === '' ? null : entryFault(content);
    const others = texts.filter((_, index) => index !== at);
    const marker = abbreviationMarker(content);
    return {
      findings: this.#deps.verdicts.findings(content),
      usage: use,
      fits,
      problem: state.problem?.message ?? (fault !== null ? sayReason({ kind: 'fault', fault }, store) : null),
      hint:
        (others.includes(content) ? 'This is an entry already.' : null) ??
        (marker === null
          ? null
          : `'${preview(marker, 80)}' stands for text that is left out; it is kept word for word, without that text.`),
      similar: similarEntries(others, content),
    };
  }

  /** Takes one event back, if its entry still is as the event left it. */
  async undo(seq: number, approver: string): Promise<PersonWrite> {
    const event = await this.#event(seq);
    return await this.#revert(event, approver, (state) => {
      if (!isUndoable(event, state.entries)) throw this.#changedSince(event, state);
      const now = state.entries.find((entry) => entry.id === event.id) ?? null;
      return this.#backTo(state, event, now, event.op === 'remove' ? event.before : now === null ? null : event.before);
    });
  }

  /** Puts the text an entry had after the event `seq` back (after a removal: the text it had before). */
  async restore(seq: number, approver: string): Promise<PersonWrite> {
    const event = await this.#event(seq);
    const text = event.after ?? event.before;
    if (text === null || text === PURGED) {
      throw new DeskError('refused', `There is no text at number ${seq} of the journal to put back.`, {
        remedy: text === PURGED ? 'It was purged.' : 'Choose another moment of the history.',
      });
    }
    return await this.#revert(event, approver, (state) => {
      const now = state.entries.find((entry) => entry.id === event.id) ?? null;
      return this.#backTo(state, event, now, text);
    });
  }

  async #make(store: Store, operation: Operation, approver: string): Promise<PersonWrite> {
    const { stores, verdicts, limits, enabled } = this.#deps;
    if (!enabled(store) && operation.action !== 'remove') {
      throw new DeskError('refused', `${STORE_FILES[store]} is switched off.`, {
        remedy: 'Switch it on in Settings, Memory.',
      });
    }
    const cause = { origin: 'person', session: null, message: null, approver } as const;
    const { result, seqs } = await stores.change<Decided>(store, cause, (state) => {
      const decided = plan(state.entries, [operation], {
        limit: limits()[store],
        scan: (text) => verdicts.findings(text),
        mayEmpty: true,
        guardOversized: false,
        refuseFindings: true,
        newId: () => freshId(),
      });
      if (!decided.ok) throw refusalError(decided.reason, store, state.file);
      const [effect] = decided.effects;
      return {
        entries: decided.entries,
        changes: decided.changes,
        result: { entry: effect?.id ?? '', message: MESSAGES[effect?.outcome ?? 'duplicate'] },
      };
    });
    return { seq: seqs.at(-1) ?? null, ...result };
  }

  async #event(seq: number): Promise<HistoryEvent> {
    await this.#deps.stores.refresh();
    const event = this.#deps.history.event(seq);
    if (event !== null && event.kind !== 'purge' && event.kind !== 'override') return event;
    throw new DeskError('not_found', `The journal has no change number ${seq}.`, {
      remedy: 'The history of an entry shows the numbers.',
    });
  }

  async #revert(
    event: HistoryEvent,
    approver: string,
    decide: (state: StoreState) => Writing<Decided>,
  ): Promise<PersonWrite> {
    const cause = { origin: 'person', session: null, message: null, approver } as const;
    const { result, seqs } = await this.#deps.stores.change<Decided>(event.store, cause, decide);
    return { seq: seqs.at(-1) ?? null, ...result };
  }

  /** The change that makes the entry of an event read `text` again; null takes it away. */
  #backTo(state: StoreState, event: HistoryEvent, now: Identified | null, text: string | null): Writing<Decided> {
    const result = { entry: event.id, message: text === null ? 'Entry removed.' : 'Entry restored.' };
    if ((now?.text ?? null) === text)
      return { entries: [], changes: [], result: { ...result, message: 'It is so already.' } };
    const twin =
      text === null ? undefined : state.entries.find((entry) => entry.text === text && entry.id !== event.id);
    if (twin !== undefined) {
      throw new DeskError('conflict', `Another entry of ${STORE_FILES[event.store]} has this text already.`, {
        remedy: 'Remove that one first.',
        file: state.file,
      });
    }
    const at = now === null ? -1 : state.entries.indexOf(now);
    const change: Change = {
      op: text === null ? 'remove' : 'restore',
      id: event.id,
      before: now?.text ?? null,
      after: text,
      index: at >= 0 ? at : Math.min(event.index ?? state.entries.length, state.entries.length),
      scan: text === null ? null : kindsOf(this.#deps.verdicts.findings(text)),
    };
    const entries = [...state.entries];
    applyChange(entries, change);
    this.#assertFits(state, entries);
    return { entries, changes: [change], result };
  }

  #assertFits(state: StoreState, entries: readonly Identified[]): void {
    const limit = this.#deps.limits()[state.store];
    const chars = countEntries(state.entries.map((entry) => entry.text));
    const total = countEntries(entries.map((entry) => entry.text));
    if (total <= limit || total <= chars) return;
    throw refusalError({ kind: 'over_budget', chars, adding: null, total, limit }, state.store, state.file);
  }

  #changedSince(event: HistoryEvent, state: StoreState): DeskError {
    const now = state.entries.find((entry) => entry.id === event.id)?.text ?? null;
    const then = event.after ?? event.before ?? '';
    return new DeskError(
      'stale',
      now === null
        ? `The entry is no longer in ${STORE_FILES[event.store]}, so this change cannot be taken back.`
        : `The entry was changed again since, so this change cannot be taken back: it was '${preview(then, 80)}', it is '${preview(now, 80)}'.`,
      { remedy: 'Restore the text you want from the history of the entry.', file: state.file },
    );
  }
}

const MESSAGES = {
  added: 'Entry added.',
  duplicate: 'Entry already exists (no duplicate added).',
  replaced: 'Entry replaced.',
  removed: 'Entry removed.',
} as const;

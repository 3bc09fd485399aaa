import type { Cause, Decision, Finding, Proposal, Store } from '@shared/contract/index.ts';
import { DeskError } from '@shared/contract/errors.ts';
import { STORE_FILES, STORES } from '@shared/memory/entries.ts';
import { similarEntries } from '@shared/memory/similar.ts';
import {
  TAMPERED,
  decision,
  notAsSeen,
  notThose,
  sameKinds,
  type Manner,
  type Waiting,
} from '../../home/pending/decision.ts';
import { decidedInOrder, openAmong } from '../../home/pending/supersede.ts';
import type { History } from '../journal/history.ts';
import type { JournalLog } from '../journal/log.ts';
import { plan, type Plan, type Refusal, type Rules } from '../mutation.ts';
import { textHash, type Overrides } from '../overrides.ts';
import { sayFindings, sayReason } from '../sentences.ts';
import { freshId, type MemoryStores, type StoreState } from '../stores.ts';
import { kindsOf, type Verdicts } from '../verdicts.ts';
import { fileAfter, outlook, wishOf, type Edit, type Outlook } from './proposal.ts';
import type { StagedQueue } from './queue.ts';
import { contentOf, isBatch, operationsOf, targetKey, type StagedPayload, type StagedRecord } from './record.ts';
import { supersessions, type Supersessions } from './supersede.ts';

interface ConsentDeps {
  readonly stores: MemoryStores;
  readonly queue: StagedQueue;
  readonly history: History;
  readonly journal: JournalLog;
  readonly overrides: Overrides;
  readonly verdicts: Verdicts;
  readonly limits: () => Readonly<Record<Store, number>>;
  readonly enabled: (store: Store) => boolean;
  readonly now: () => number;
  readonly cause: (cause: {
    origin: Cause['origin'];
    session: string | null;
    message: number | null;
    approver: string | null;
  }) => Cause;
  /** Told when an older proposal was set aside because the newer one `by` was applied. */
  readonly replaced: (older: string, by: string) => Promise<void>;
}

/** How a person decides over a staged memory write. */
export type MemoryManner = Manner<Edit>;

/** Decides over staged memory writes. Reached by the person's requests alone; no tool has it. */
export class Consent {
  readonly #deps: ConsentDeps;

  constructor(deps: ConsentDeps) {
    this.#deps = deps;
  }

  /** Every staged write with what it would do now, oldest first. */
  async list(): Promise<Waiting> {
    const { records, unreadable } = await this.#deps.queue.list();
    const states = await this.#states();
    const newer = supersessions(records);
    return { proposals: records.map((record) => this.#describe(record, states, newer)), unreadable };
  }

  /** Staged writes still open: one that a newer one replaces is not counted. */
  async open(): Promise<readonly StagedRecord[]> {
    const { records } = await this.#deps.queue.list();
    return openAmong(records, supersessions(records));
  }

  /** The ids given, oldest first; what a newer one among them replaces comes behind, ids that do not wait come last. */
  async inOrder(ids: readonly string[]): Promise<string[]> {
    const { records } = await this.#deps.queue.list();
    return decidedInOrder(records, supersessions(records), ids);
  }

  /**
   * Applies one staged write to exactly the entry it was staged for, or says why not and leaves it waiting. Success is
   * told only when the file has changed.
   */
  async approve(id: string, approver: string, manner: MemoryManner = {}): Promise<Decision> {
    const { queue } = this.#deps;
    if ((await queue.get(id)) === null) return unknown(id);
    try {
      return await queue.exclusively(async () => {
        const record = await queue.get(id);
        return record === null ? unknown(id) : await this.#apply(record, approver, manner);
      });
    } catch (error) {
      if (!(error instanceof DeskError)) throw error;
      return decision(id, 'failed', `${error.message} ${error.remedy}`.trim());
    }
  }

  async #apply(record: StagedRecord, approver: string, manner: MemoryManner): Promise<Decision> {
    const { payload, id } = record;
    const refused = notAsSeen(record, manner) ?? (await this.#refusal(record));
    if (payload === null || refused !== null) return refused ?? decision(id, 'refused', malformed(record));
    const wish = wishOf(payload, manner.edited ?? null);
    if (!wish.ok) return decision(id, 'refused', wish.why);
    const store = payload.target;
    const { stores, queue } = this.#deps;
    const cause = {
      origin: record.origin,
      session: record.desk?.session ?? null,
      message: record.desk?.message ?? null,
      approver,
    };
    const written = await stores.change<{ decision: Decision } | { applied: true }>(store, cause, async (state) => {
      const keep = (kept: Decision): { entries: never[]; changes: never[]; result: { decision: Decision } } => ({
        entries: [],
        changes: [],
        result: { decision: kept },
      });
      if ((await queue.get(id)) === null) return keep(unknown(id));
      const all = plan(state.entries, wish.operations, this.#rules(store, payload, { limit: Number.MAX_SAFE_INTEGER }));
      const found = all.ok ? kindsOf(all.findings.flat()) : [];
      if (manner.despite !== undefined && !sameKinds(found, manner.despite)) {
        return keep(decision(id, 'flagged', notThose(found, manner.despite)));
      }
      const decided = plan(state.entries, wish.operations, {
        ...this.#rules(store, payload, {}),
        refuseFindings: manner.despite === undefined,
      });
      if (!decided.ok) {
        if (isDone(state, payload, decided)) return { ...nothingToDo(), after: () => queue.discard(id) };
        return keep(decision(id, outcomeOf(decided), this.#why(decided, record, store)));
      }
      if (manner.despite !== undefined) await this.#override(decided, approver);
      return {
        entries: decided.entries,
        changes: decided.changes,
        result: { applied: true },
        after: async () => {
          if (manner.despite !== undefined) await this.#recordOverride(store, decided, cause);
          await queue.discard(id);
        },
      };
    });
    if ('decision' in written.result) return written.result.decision;
    const dropped = await this.#dropSuperseded(record);
    const more =
      dropped.length === 0 ? '' : ` The older proposal ${dropped.join(', ')} for the same entry was set aside.`;
    const what =
      written.seqs.length === 0 ? `${STORE_FILES[store]} already says so.` : `Applied to ${STORE_FILES[store]}.`;
    return decision(id, 'applied', what + more, written.seqs);
  }

  /** Sets a staged write aside. */
  async reject(id: string): Promise<Decision> {
    const { queue } = this.#deps;
    if (!(await queue.exclusively(() => queue.setAside(id)))) return unknown(id);
    return decision(id, 'rejected', 'Rejected. Nothing was changed.');
  }

  /** Puts a rejected one back. */
  async unreject(id: string): Promise<Decision> {
    const { queue } = this.#deps;
    if (await queue.exclusively(() => queue.bringBack(id))) return decision(id, 'rejected', 'It waits again.');
    return decision(id, 'not_found', `No rejected write with the id ${id} is kept.`);
  }

  /** Why a record is refused before its target is looked at. */
  async #refusal(record: StagedRecord): Promise<Decision | null> {
    const { payload, id } = record;
    if (payload === null) return decision(id, 'refused', malformed(record));
    if (!this.#deps.enabled(payload.target)) return decision(id, 'refused', switchedOff(payload.target));
    if (isTampered(record)) return decision(id, 'refused', TAMPERED);
    const newer = supersessions((await this.#deps.queue.list()).records).by.get(id);
    if (newer === undefined) return null;
    return decision(id, 'stale', `The newer proposal ${newer} is for the same entry. Decide on that one first.`);
  }

  async #dropSuperseded(record: StagedRecord): Promise<string[]> {
    const key = targetKey(record);
    const { records } = await this.#deps.queue.list();
    const older = records.filter((other) => targetKey(other) === key && other.createdAt <= record.createdAt);
    for (const other of older) {
      await this.#deps.queue.setAside(other.id);
      await this.#deps.replaced(other.id, record.id);
    }
    return older.map((other) => other.id);
  }

  async #override(decided: Plan, approver: string): Promise<void> {
    for (const { text, id, findings } of flaggedTexts(decided)) {
      await this.#deps.overrides.add({
        time: new Date(this.#deps.now()).toISOString(),
        text: textHash(text),
        kinds: kindsOf(findings),
        entry: id,
        approver,
      });
    }
  }

  async #recordOverride(
    store: Store,
    decided: Plan,
    cause: { session: string | null; message: number | null; approver: string },
  ): Promise<void> {
    await this.#deps.journal.append(
      flaggedTexts(decided).map(({ text, id, findings }) => ({
        time: this.#deps.now(),
        kind: 'override',
        op: 'override',
        id,
        store,
        before: null,
        after: text,
        index: null,
        origin: 'person',
        session: cause.session,
        message: cause.message,
        approver: cause.approver,
        scan: kindsOf(findings),
      })),
    );
  }

  #rules(store: Store, payload: StagedPayload, change: { limit?: number }): Rules {
    return {
      limit: change.limit ?? this.#deps.limits()[store],
      scan: (text) => this.#deps.verdicts.findings(text),
      mayEmpty: !isBatch(payload),
      guardOversized: false,
      refuseFindings: false,
      newId: () => freshId(),
    };
  }

  async #states(): Promise<Record<Store, StoreState>> {
    const [memory, user] = await Promise.all(STORES.map((store) => this.#deps.stores.read(store)));
    if (memory === undefined || user === undefined) throw new Error('A store could not be read.');
    return { memory, user };
  }

  #describe(record: StagedRecord, states: Record<Store, StoreState>, newer: Supersessions): Proposal {
    const { payload, desk, id } = record;
    const store = payload?.target ?? null;
    const state = store === null ? null : states[store];
    const wish = payload === null ? null : wishOf(payload);
    const ahead =
      payload !== null && state !== null && wish?.ok === true
        ? outlook(state.entries, wish.operations, this.#rules(state.store, payload, {}))
        : null;
    const verdict = this.#judge(record, state, wish, ahead, newer);
    return {
      id,
      subsystem: 'memory',
      action: record.action,
      store,
      skill: null,
      summary: record.summary,
      createdAt: record.createdAt,
      hash: record.hash,
      cause: this.#deps.cause({
        origin: record.origin,
        session: desk?.session ?? null,
        message: desk?.message ?? null,
        approver: null,
      }),
      state: verdict.state,
      reason: verdict.reason,
      ops: payload === null ? [] : this.#ops(payload),
      budget: ahead === null ? null : { before: ahead.before, after: ahead.after, fits: ahead.fits },
      stale: verdict.stale,
      fileAfter: state === null || ahead === null ? [] : fileAfter(state.entries, ahead.outcome),
      supersedes: newer.of.get(id) ?? null,
      supersededBy: newer.by.get(id) ?? null,
      diff: null,
    };
  }

  #ops(payload: StagedPayload): Proposal['ops'] {
    return operationsOf(payload).flatMap((operation) => {
      const { action } = operation;
      if (action !== 'add' && action !== 'replace' && action !== 'remove') return [];
      const content = action === 'remove' ? null : contentOf(operation);
      return [
        {
          action,
          target: action === 'add' ? null : (operation.matched_entry ?? operation.old_text ?? null),
          content,
          findings: content === null ? [] : [...this.#deps.verdicts.findings(content)],
        },
      ];
    });
  }

  #judge(
    record: StagedRecord,
    state: StoreState | null,
    wish: ReturnType<typeof wishOf> | null,
    ahead: Outlook | null,
    newer: Supersessions,
  ): Judgement {
    const no = (why: string): Judgement => ({ state: 'refused', reason: why, stale: null });
    if (state === null || wish === null) return no(malformed(record));
    if (!this.#deps.enabled(state.store)) return no(switchedOff(state.store));
    if (isTampered(record)) return no(TAMPERED);
    if (!wish.ok) return no(wish.why);
    if (state.problem !== null) return no(state.problem.message);
    if (ahead === null) return no(malformed(record));
    const { outcome } = ahead;
    if (!outcome.ok) {
      const reason = this.#why(outcome, record, state.store);
      if (outcome.reason.kind !== 'stale') return no(reason);
      const { then } = outcome.reason;
      return { state: 'stale', reason, stale: { then, now: this.#now(record, outcome, state) } };
    }
    const by = newer.by.get(record.id);
    if (by !== undefined) {
      return { state: 'stale', reason: `The newer proposal ${by} is for the same entry.`, stale: null };
    }
    const findings = outcome.findings.flat();
    if (findings.length > 0)
      return { state: 'flagged', reason: this.#why(flagged(findings), record, state.store), stale: null };
    if (!ahead.fits) {
      const chars = ahead.before.chars;
      const total = ahead.after.chars;
      const reason = { kind: 'over_budget' as const, chars, adding: null, total, limit: ahead.after.limit };
      return { state: 'over_budget', reason: sayReason(reason, state.store), stale: null };
    }
    return { state: 'ready', reason: '', stale: null };
  }

  /** What became of the entry a stale proposal was made for. */
  #now(record: StagedRecord, outcome: Refusal, state: StoreState): string | null {
    const ids = record.desk?.entry_id ?? null;
    const then = outcome.reason.kind === 'stale' ? outcome.reason.then : '';
    const id =
      (Array.isArray(ids) ? ids[outcome.op ?? 0] : ids) ??
      this.#deps.history.events.findLast((event) => event.store === state.store && event.before === then)?.id;
    const texts = state.entries.map((entry) => entry.text);
    return state.entries.find((entry) => entry.id === id)?.text ?? similarEntries(texts, then)[0] ?? null;
  }

  #why(refusal: Refusal, record: StagedRecord, store: Store): string {
    const batch = record.payload !== null && isBatch(record.payload);
    const where = batch && refusal.op !== null ? `Operation ${refusal.op + 1}: ` : '';
    if (refusal.reason.kind === 'flagged') {
      return `${where}${sayFindings(refusal.reason.findings)} Edit it, or approve it in spite of what was found.`;
    }
    if (refusal.reason.kind !== 'stale') return where + sayReason(refusal.reason, store);
    return `${where}Entry changed since it was staged. ${sayReason(refusal.reason, store)}`;
  }
}

function unknown(id: string): Decision {
  return decision(id, 'not_found', `No staged write has the id ${id}.`);
}

function flagged(findings: readonly Finding[]): Refusal {
  return { ok: false, op: null, reason: { kind: 'flagged', findings } };
}

type Judgement = Pick<Proposal, 'state' | 'reason' | 'stale'>;

function isTampered(record: StagedRecord): boolean {
  const hash = record.desk?.content_hash ?? null;
  return hash !== null && hash !== record.hash;
}

function malformed(record: StagedRecord): string {
  const fault = record.fault === '' ? '' : `: ${record.fault}`;
  return `It asks for '${record.action}' in a form that no memory write has${fault}.`;
}

function switchedOff(store: Store): string {
  return `${STORE_FILES[store]} is switched off in the settings.`;
}

function outcomeOf(refusal: Refusal): Decision['outcome'] {
  const { kind } = refusal.reason;
  return kind === 'stale' || kind === 'flagged' || kind === 'over_budget' ? kind : 'refused';
}

/** A replace that was applied before a crash kept its record: the pinned entry is gone and the new text stands there. */
function isDone(state: StoreState, payload: StagedPayload, refusal: Refusal): boolean {
  if (isBatch(payload) || payload.action !== 'replace' || refusal.reason.kind !== 'stale') return false;
  const content = contentOf(payload);
  return state.entries.some((entry) => entry.text === content);
}

function nothingToDo(): { entries: never[]; changes: never[]; result: { applied: true } } {
  return { entries: [], changes: [], result: { applied: true } };
}

function flaggedTexts(decided: Plan): { text: string; id: string; findings: readonly Finding[] }[] {
  return decided.effects.flatMap((effect, at) => {
    const findings = decided.findings[at] ?? [];
    const text = decided.entries.find((entry) => entry.id === effect.id)?.text;
    return findings.length > 0 && text !== undefined ? [{ text, id: effect.id, findings }] : [];
  });
}

import { createHash } from 'node:crypto';
import type { CompareRow, LiveEntry, MemoryView, Store, StoreView } from '@shared/contract/index.ts';
import { parseBlocks, type PromptBlock } from '@shared/memory/blocks.ts';
import { compareEntries, type AlignedRow, type Identified, type LiveText } from '@shared/memory/compare.ts';
import { STORES } from '@shared/memory/entries.ts';
import { countCodePoints } from '@shared/memory/text.ts';
import { usageOf } from '@shared/memory/usage.ts';
import { causeOf, isUndoable } from './causes.ts';
import type { History, HistoryEvent } from './journal/history.ts';
import type { MemoryStores, StoreState } from './stores.ts';
import type { SessionSource } from './types.ts';
import type { Verdicts } from './verdicts.ts';

interface ViewDeps {
  readonly stores: MemoryStores;
  readonly history: History;
  readonly verdicts: Verdicts;
  readonly sessions: SessionSource;
  readonly limits: () => Readonly<Record<Store, number>>;
  readonly enabled: (store: Store) => boolean;
}

interface LiveView extends LiveText {
  readonly view: LiveEntry;
}

/** What this session was told beside what is on disk now. */
export class MemoryViews {
  readonly #deps: ViewDeps;

  constructor(deps: ViewDeps) {
    this.#deps = deps;
  }

  /** For a session; of the latest one when none is named. A session without a stored prompt shows the live side alone. */
  async view(session: string | null): Promise<MemoryView> {
    const { sessions, stores } = this.#deps;
    const id = session ?? sessions.latest();
    const prompt = id === null ? null : sessions.prompt(id);
    const blocks = prompt === null ? {} : parseBlocks(prompt.text);
    const states = await Promise.all(STORES.map((store) => stores.read(store)));
    const views = states.map((state) =>
      this.#store(state, prompt === null ? null : { block: blocks[state.store], frozenAt: prompt.frozenAt }),
    );
    const hash = prompt === null ? '' : createHash('sha256').update(prompt.text, 'utf8').digest('hex');
    return {
      session:
        prompt === null || id === null
          ? null
          : { id, title: prompt.title, frozenAt: prompt.frozenAt, promptHash: hash },
      stores: views,
      differ: views.reduce((sum, view) => sum + view.differ, 0),
      next: this.#next(states),
    };
  }

  /** One entry of a store as it is now. */
  live(store: Store, entry: Identified): LiveEntry {
    const { history, verdicts, sessions } = this.#deps;
    const verdict = verdicts.of(store, entry.text);
    const events = history.entry(entry.id).filter((event) => event.op !== 'move');
    const first = events[0] ?? null;
    const last = events.findLast((event) => event.kind === 'done' || event.kind === 'external') ?? null;
    return {
      id: entry.id,
      text: entry.text,
      chars: countCodePoints(entry.text),
      findings: [...verdict.findings],
      overridden: verdict.overridden,
      firstSeen: first === null || first.found ? null : first.time,
      lastChanged: last === null || last.found ? null : last.time,
      cause: last === null ? null : causeOf(sessions, last),
      events: events.length,
    };
  }

  #store(state: StoreState, frozen: { block: PromptBlock | undefined; frozenAt: number } | null): StoreView {
    const { store } = state;
    const { history, limits, enabled, verdicts } = this.#deps;
    const live: LiveView[] = state.entries.map((entry) => ({
      ...entry,
      placeholder: verdicts.of(store, entry.text).placeholder,
      view: this.live(store, entry),
    }));
    const block = frozen?.block;
    const past =
      frozen === null
        ? []
        : history.at(store, frozen.frozenAt).map((entry) => ({
            ...entry,
            placeholder: verdicts.of(store, entry.text).placeholder,
          }));
    const rows =
      frozen === null
        ? live.map((entry): AlignedRow<LiveView> => ({ kind: 'unchanged', snapshot: null, live: entry, id: entry.id }))
        : compareEntries(block?.entries ?? [], past, live);
    const texts = state.entries.map((entry) => entry.text);
    return {
      store,
      file: state.file,
      enabled: enabled(store),
      problem: state.problem,
      lastWritten: state.modified,
      liveUsage: usageOf(texts, limits()[store]),
      snapshotUsage: block?.usage ?? null,
      snapshotEntries: block?.entries.length ?? 0,
      liveEntries: texts.length,
      rows: rows.map((row) => this.#row(row, state, frozen?.frozenAt ?? Number.POSITIVE_INFINITY)),
      differ: frozen === null ? 0 : rows.filter((row) => row.kind !== 'unchanged').length,
    };
  }

  #row(row: AlignedRow<LiveView>, state: StoreState, frozenAt: number): CompareRow {
    const { history, sessions } = this.#deps;
    const events = row.id === null ? [] : history.entry(row.id);
    const last = events.findLast((event) => event.kind === 'done' || event.kind === 'external') ?? null;
    const undo = last !== null && isRecent(last, row, frozenAt) && isUndoable(last, state.entries) ? last.seq : null;
    const gone = row.live === null && last?.op === 'remove' ? last : null;
    return {
      kind: row.kind,
      snapshot: row.snapshot,
      live: row.live?.view ?? null,
      removed:
        gone === null ? null : { entry: gone.id, time: gone.time, cause: causeOf(sessions, gone), seq: gone.seq },
      undo: row.kind === 'unchanged' ? null : undo,
    };
  }

  #next(states: readonly StoreState[]): MemoryView['next'] {
    const { verdicts, enabled } = this.#deps;
    const entries = states.flatMap((state) =>
      enabled(state.store) && state.problem === null
        ? state.entries.map((entry) => verdicts.of(state.store, entry.text))
        : [],
    );
    const told = entries.filter((verdict) => verdict.told || verdict.placeholder === null).length;
    return { entries: entries.length, told, blocked: entries.length - told };
  }
}

/** Undo from a row takes back what made it differ, so not a change that the session was already told. */
function isRecent(event: HistoryEvent, row: AlignedRow<LiveView>, frozenAt: number): boolean {
  return row.kind === 'removed' || event.time > frozenAt;
}

import { join } from 'node:path';
import type {
  Decision,
  JournalEvent,
  LiveEntry,
  MemoryView,
  Problem,
  Proposal,
  Store,
} from '@shared/contract/index.ts';
import { DeskError } from '@shared/contract/errors.ts';
import { STORES, STORE_FILES } from '@shared/memory/entries.ts';
import { formatRatio, usageOf } from '@shared/memory/usage.ts';
import type { Tool } from '@shared/tools/tool.ts';
import type { WaitingCount } from '../home/pending/count.ts';
import { MemoryApprovals } from './approvals.ts';
import { causeOf, toJournalEvent } from './causes.ts';
import type { Waiting } from '../home/pending/decision.ts';
import type { DecidedWrite } from '@shared/contract/approvals.ts';
import { DecidedWrites } from '../home/pending/decided.ts';
import { Consent, type MemoryManner } from './consent/consent.ts';
import { StagedQueue } from './consent/queue.ts';
import { History, type HistoryEvent } from './journal/history.ts';
import { forgottenEntries, lifeOf, type Forgotten, type Life } from './journal/life.ts';
import { JournalLog, type Verification } from './journal/log.ts';
import { Overrides } from './overrides.ts';
import { PersonWrites, type Check, type PersonWrite } from './person.ts';
import { purgeEntry, type Purged } from './purge.ts';
import { takeSnapshot, type Snapshot } from './snapshot.ts';
import { MemoryStores } from './stores.ts';
import { createMemoryTool } from './tool/memory-tool.ts';
import type { MemoryDeps } from './types.ts';
import { Verdicts, kindsOf } from './verdicts.ts';
import { MemoryViews } from './view.ts';
import { watchFolder } from './watch.ts';

/** A live entry with its store and its life: what the Star Map draws. */
export interface MemoryNode {
  readonly store: Store;
  readonly entry: LiveEntry;
  /** Null for an entry that the journal does not know yet. */
  readonly life: Life | null;
}

/** A committed change of ours, as the journal has it. */
export type MemoryChange = Omit<HistoryEvent, 'op'> & { readonly op: 'add' | 'replace' | 'remove' | 'restore' };

export type { WaitingCount };

/** Memory of one home: stores, journal, consent. Everything the api, the agent and the prompt need of it. */
export class MemoryService {
  /** The tool `memory`. It can write and stage, never approve. */
  readonly tool: Tool;
  readonly #deps: MemoryDeps;
  readonly #now: () => number;
  readonly #history = new History();
  #counted: { events: readonly HistoryEvent[]; length: number; counts: ReadonlyMap<string, number> } = {
    events: [],
    length: 0,
    counts: new Map(),
  };
  readonly #journal: JournalLog;
  readonly #overrides: Overrides;
  readonly #verdicts: Verdicts;
  readonly #stores: MemoryStores;
  readonly #queue: StagedQueue;
  readonly #approvals: MemoryApprovals;
  readonly #person: PersonWrites;
  readonly #views: MemoryViews;
  #announced = 0;
  #problems = '';
  #watches: (() => void)[] = [];

  constructor(deps: MemoryDeps) {
    this.#deps = deps;
    this.#now = deps.now ?? Date.now;
    const readOnly = deps.readOnly ?? ((): boolean => false);
    this.#journal = new JournalLog(
      join(deps.deskDir, 'journal.jsonl'),
      join(deps.deskDir, 'journal.head'),
      this.#history,
    );
    this.#overrides = new Overrides(join(deps.deskDir, 'overrides.jsonl'), (text, kinds) =>
      this.#history.overrides(text, kinds),
    );
    this.#verdicts = new Verdicts(deps.scan, this.#overrides);
    this.#queue = new StagedQueue(
      join(deps.pendingDir, 'memory'),
      join(deps.deskDir, 'trash', 'pending-memory'),
      join(deps.deskDir, 'deciding'),
    );
    this.#stores = new MemoryStores({
      memoriesDir: deps.memoriesDir,
      journal: this.#journal,
      history: this.#history,
      now: this.#now,
      readOnly,
      log: deps.log,
      scan: (text) => kindsOf(this.#verdicts.findings(text)),
      onFound: () => this.#announce(),
    });
    const decided = new DecidedWrites(
      join(deps.deskDir, 'decisions.jsonl'),
      'memory',
      async (place) => {
        const store = STORES.find((each) => each === place);
        return store === undefined ? [] : (await this.#stores.read(store)).entries.map(({ text }) => text);
      },
      (message) => deps.log.warn(message),
    );
    const common = {
      stores: this.#stores,
      history: this.#history,
      verdicts: this.#verdicts,
      limits: deps.limits,
      enabled: deps.enabled,
      now: this.#now,
    };
    this.#person = new PersonWrites(common);
    this.#views = new MemoryViews({ ...common, sessions: deps.sessions });
    const consent = new Consent({
      ...common,
      queue: this.#queue,
      journal: this.#journal,
      overrides: this.#overrides,
      cause: (cause) => causeOf(deps.sessions, cause),
      replaced: (older, by) =>
        decided.add(older, { outcome: 'replaced', edited: false, approver: '', by, time: this.#now() }),
    });
    this.#approvals = new MemoryApprovals({
      emit: deps.emit,
      log: deps.log,
      queue: this.#queue,
      consent,
      decided,
      now: this.#now,
      assertOwner: () => this.#stores.assertOwner(),
      refresh: () => this.#refresh(),
      onChanged: () => this.#announce(),
    });
    this.tool = this.#guardTool(
      createMemoryTool({
        ...common,
        queue: this.#queue,
        gate: deps.gate,
        onChanged: () => this.#announce(),
        onStaged: (id) => this.#approvals.staged(id),
      }),
    );
  }

  /** Settles what an earlier run left open, and (unless told not to) watches for changes by other programs. */
  async open(options: { readonly watch?: boolean } = {}): Promise<void> {
    await this.#refresh();
    await this.#stores.open();
    this.#announced = this.#history.events.at(-1)?.seq ?? 0;
    if (this.#deps.readOnly?.() !== true) await this.#queue.prune(this.#now());
    const problems = await this.problems();
    for (const { message } of problems) this.#deps.log.warn(message);
    if (options.watch === false) return;
    this.#problems = JSON.stringify(problems);
    const pending = join(this.#deps.pendingDir, 'memory');
    this.#watches = [
      watchFolder(this.#deps.memoriesDir, Object.values(STORE_FILES), () => void this.#look()),
      watchFolder(pending, [], () => void this.#approvals.announce()),
    ];
  }

  /** Stops watching. */
  close(): void {
    for (const stop of this.#watches.splice(0)) stop();
  }

  /** Both blocks as a session started now gets them. */
  async snapshot(): Promise<Snapshot> {
    await this.#refresh();
    return await takeSnapshot(this.#stores, this.#verdicts, this.#deps.limits(), this.#deps.enabled);
  }

  /** What a session was told beside what is on disk now. Null is the latest session. */
  async view(session: string | null): Promise<MemoryView> {
    await this.#refresh();
    return await this.#views.view(session);
  }

  /** Every live entry of the stores that are on, in file order. */
  async nodes(): Promise<MemoryNode[]> {
    await this.#refresh();
    const nodes: MemoryNode[] = [];
    for (const store of STORES) {
      if (!this.#deps.enabled(store)) continue;
      const state = await this.#stores.read(store);
      for (const entry of state.problem === null ? state.entries : []) {
        nodes.push({
          store,
          entry: this.#views.live(store, entry),
          life: lifeOf(this.#history.entry(entry.id)),
        });
      }
    }
    return nodes;
  }

  /** Every entry that was removed from a store that is on, in order of birth; purged ones without their text. */
  async forgotten(): Promise<Forgotten[]> {
    await this.#stores.refresh();
    return STORES.filter((store) => this.#deps.enabled(store)).flatMap((store) =>
      forgottenEntries(this.#history, store),
    );
  }

  /** What keeps a store from being read, and (not blocking) a store over its limit or staged writes that cannot be read. */
  async problems(): Promise<Problem[]> {
    const problems: Problem[] = [];
    for (const store of STORES.filter((name) => this.#deps.enabled(name))) {
      const { problem, entries, file } = await this.#stores.read(store);
      const use = usageOf(
        entries.map((entry) => entry.text),
        this.#deps.limits()[store],
      );
      if (problem !== null) problems.push(problem);
      else if (use.chars > use.limit) {
        const message = `${STORE_FILES[store]} exceeds its limit: ${formatRatio(use)} chars. It is told whole; nothing can be added.`;
        const remedy = 'Shorten or remove entries, or raise the limit in Settings.';
        problems.push({ code: 'over_budget', file, message, remedy, blocking: false });
      }
    }
    try {
      await this.#queue.list();
    } catch (error) {
      if (!(error instanceof DeskError)) throw error;
      const { code, message, remedy, file = '' } = error;
      problems.push({ code, file, message, remedy, blocking: false });
    }
    return problems;
  }

  /** Says what a text would come to, before it is written. */
  async check(store: Store, text: string, entry: string | null): Promise<Check> {
    return await this.#person.check(store, text, entry);
  }

  async add(store: Store, text: string, approver: string): Promise<PersonWrite> {
    return await this.#told(this.#person.add(store, text, approver));
  }

  async replace(store: Store, entry: string, seen: string, text: string, approver: string): Promise<PersonWrite> {
    return await this.#told(this.#person.replace(store, entry, seen, text, approver));
  }

  async remove(store: Store, entry: string, seen: string, approver: string): Promise<PersonWrite> {
    return await this.#told(this.#person.remove(store, entry, seen, approver));
  }

  /** Takes back one journal event. */
  async undo(seq: number, approver: string): Promise<PersonWrite> {
    return await this.#told(this.#person.undo(seq, approver));
  }

  /** Puts back the text an entry had after one journal event. */
  async restore(seq: number, approver: string): Promise<PersonWrite> {
    return await this.#told(this.#person.restore(seq, approver));
  }

  /** What happened to an entry (null: to every entry), oldest first, and whether the whole journal holds together. */
  async history(entry: string | null): Promise<{ events: JournalEvent[]; verified: boolean }> {
    await this.#stores.refresh();
    const { ok } = await this.verify();
    const events = entry === null ? this.#history.events : this.#history.entry(entry);
    return { events: this.#events(events.map((event) => event.seq)), verified: ok };
  }

  /** Events by number; numbers the journal does not have are left out. */
  async events(seqs: readonly number[]): Promise<JournalEvent[]> {
    await this.#stores.refresh();
    return this.#events(seqs);
  }

  /** Changes of ours behind a sequence number, oldest first: not those of other programs, and none of a mere place. */
  async changesAfter(seq: number): Promise<MemoryChange[]> {
    await this.#stores.refresh();
    return this.#history.events.flatMap((event) => {
      const { op, kind } = event;
      const told = op === 'add' || op === 'replace' || op === 'remove' || op === 'restore';
      return kind === 'done' && told && event.seq > seq ? [{ ...event, op }] : [];
    });
  }

  /** The newest sequence number of the journal; 0 for an empty one. */
  async lastChange(): Promise<number> {
    await this.#stores.refresh();
    return this.#history.events.at(-1)?.seq ?? 0;
  }

  /** The stores as they were at a time (milliseconds since 1970); purged texts read `[purged]`. */
  async at(time: number): Promise<{ store: Store; entries: string[]; ids: string[] }[]> {
    await this.#stores.refresh();
    return STORES.map((store) => {
      const entries = this.#history.at(store, time);
      return { store, entries: entries.map(({ text }) => text), ids: entries.map(({ id }) => id) };
    });
  }

  /** Looks at every line of the journal. */
  async verify(): Promise<Verification> {
    return await this.#journal.verify();
  }

  /** Erases an entry and all its texts; names what cannot be erased. */
  async purge(entry: string, approver: string): Promise<Omit<Purged, 'seqs'>> {
    this.#stores.assertOwner();
    const deps = {
      stores: this.#stores,
      journal: this.#journal,
      history: this.#history,
      queue: this.#queue,
      overrides: this.#overrides,
      verdicts: this.#verdicts,
      backupsDir: join(this.#deps.deskDir, 'backups'),
      now: this.#now,
      repeated: this.#deps.repeated?.() ?? null,
    };
    const { erased, kept, conversations } = await this.#queue.exclusively(() => purgeEntry(deps, entry, approver));
    this.#announce();
    await this.#approvals.announce();
    return { erased, kept, conversations };
  }

  /** Turns `memory.write_approval` on or off. */
  async setGate(on: boolean): Promise<void> {
    this.#stores.assertOwner();
    await this.#deps.setGate(on);
  }

  /** Every staged memory write with what it would do now. */
  async proposals(): Promise<Waiting> {
    return await this.#approvals.proposals();
  }

  /** One staged memory write; throws `not_found`. */
  async proposal(id: string): Promise<Proposal> {
    return await this.#approvals.proposal(id);
  }

  /** Decides on staged writes, oldest first; what does not apply stays and is told. */
  async approve(ids: readonly string[], approver: string, manner: MemoryManner = {}): Promise<Decision[]> {
    return await this.#approvals.approve(ids, approver, manner);
  }

  /** Sets staged writes aside. */
  async reject(ids: readonly string[], approver = 'person'): Promise<Decision[]> {
    return await this.#approvals.reject(ids, approver);
  }

  /** Puts rejected writes back. */
  async unreject(ids: readonly string[]): Promise<Decision[]> {
    return await this.#approvals.unreject(ids);
  }

  /** What became of a staged write that no longer waits; null when that cannot be told. */
  async decided(id: string): Promise<DecidedWrite | null> {
    return await this.#approvals.find(id);
  }

  /** How many writes wait, since when, and from which conversations. None for a folder that cannot be read: that is a problem. */
  async waiting(): Promise<WaitingCount> {
    return await this.#approvals.waiting();
  }

  /** How many changes of the stores came from each conversation, as the journal has it; those without any are left out. */
  changesBySession(): ReadonlyMap<string, number> {
    const { events } = this.#history;
    if (this.#counted.events !== events || this.#counted.length !== events.length) {
      const counts = new Map<string, number>();
      for (const { kind, session } of events) {
        if (kind === 'done' && session !== null) counts.set(session, (counts.get(session) ?? 0) + 1);
      }
      this.#counted = { events, length: events.length, counts };
    }
    return this.#counted.counts;
  }

  #guardTool(tool: Tool): Tool {
    return {
      name: tool.name,
      get description() {
        return tool.description;
      },
      get parameters() {
        return tool.parameters;
      },
      concurrency: tool.concurrency,
      run: async (args, context) => {
        await this.#refresh();
        return await tool.run(args, context);
      },
    };
  }

  async #refresh(): Promise<void> {
    try {
      await this.#overrides.refresh();
    } catch (error) {
      this.#deps.log.warn(error instanceof Error ? error.message : String(error));
    }
  }

  #events(seqs: readonly number[]): JournalEvent[] {
    return seqs.flatMap((seq) => {
      const event = this.#history.event(seq);
      return (event === null ? null : toJournalEvent(event, this.#history, this.#deps.sessions)) ?? [];
    });
  }

  async #told<T>(work: Promise<T>): Promise<T> {
    const result = await work;
    this.#announce();
    return result;
  }

  /** Tells clients of every event they have not been told of, whoever made it. */
  #announce(): void {
    const fresh = this.#history.events.filter((event) => event.seq > this.#announced);
    const last = fresh.at(-1);
    if (last === undefined) return;
    this.#announced = last.seq;
    this.#deps.emit('memory.changed', {
      stores: STORES.filter((store) => fresh.some((event) => event.store === store)),
      seqs: fresh.map((event) => event.seq),
    });
  }

  /** Looks at the files after something moved in their folder. */
  async #look(): Promise<void> {
    const problems = JSON.stringify(await this.problems());
    this.#announce();
    if (problems === this.#problems) return;
    this.#problems = problems;
    this.#deps.emit('memory.changed', { stores: [...STORES], seqs: [] });
  }
}

/** Builds the memory of a home. Nothing is read or written before `open`. */
export function createMemory(deps: MemoryDeps): MemoryService {
  return new MemoryService(deps);
}

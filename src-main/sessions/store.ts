import { existsSync, statSync } from 'node:fs';
import type { Problem } from '@shared/contract/common.ts';
import type { DeskError } from '@shared/contract/errors.ts';
import type { RepairStep, SessionRow, Space } from '@shared/contract/sessions.ts';
import {
  appendInThread,
  branchLarge,
  exportLarge,
  importMany,
  isBulk,
  removeSession,
  restoreSession,
  vacuumInThread,
} from './bulk.ts';
import { createSession, endSession, resolveSession, sessionFacts, setFlags, setModel } from './manage.ts';
import { mayWrite, openStateDb, type Opened } from './open.ts';
import { Past } from './past.ts';
import { claimAutoPrune, prune } from './prune.ts';
import { statsOf } from './repair.ts';
import { furnish, type Rooms } from './rooms.ts';
import { freeBytes, makeMuchRoom, makeRoom } from './space.ts';
import { repairInThread } from './repair-thread.ts';
import {
  beingRepaired,
  lookingOn,
  noIndexHere,
  problemOf,
  turnRuns,
  unavailable,
  logCut,
  unseenLog,
  unwritable,
} from './problems.ts';
import { mergeModelConfig, patchModelConfig, readPrompt, replacePrompt, sessionBefore } from './prompts.ts';
import { unknownSession } from './session-rows.ts';
import type { SessionsDeps, SessionStore } from './store-types.ts';
import { Tell } from './tell.ts';
import { addUsage, costToday, tokensToday, writeUsage } from './usage.ts';

/**
 * Opens the conversations of a home. Never rejects for a state of the file: the store then has a blocking `problem` and
 * refuses everything else, so that the rest of the app can run.
 */
export async function createSessions(deps: SessionsDeps): Promise<SessionStore> {
  const store = new Store(deps);
  await store.open();
  return store;
}

class Store implements SessionStore {
  readonly #deps: SessionsDeps;
  readonly #now: () => number;
  readonly #tell: Tell;
  #problem: Problem | null = null;
  #rooms: Rooms | null = null;
  #reopening = false;
  #repairing = false;
  #listeners = 0;
  #closed = false;

  constructor(deps: SessionsDeps) {
    this.#deps = deps;
    this.#tell = new Tell(deps.emit, () => this.#rooms);
    this.#now = deps.now ?? Date.now;
  }

  get problem(): Problem | null {
    return this.#problem;
  }

  async open(): Promise<void> {
    const { file, journalMode } = this.#deps;
    try {
      const refused = !this.#deps.readOnly && !mayWrite(file) ? unwritable(file) : null;
      const readOnly = this.#deps.readOnly ? lookingOn(file) : refused;
      const mode = journalMode ? { journalMode } : {};
      const opened = await openStateDb(file, { readOnly: readOnly !== null, ...mode });
      this.#rooms = await this.#furnish(opened, readOnly);
      const lost = opened.state === 'existing' ? this.#rooms.head.check(this.#now()) : null;
      const unseen = opened.unseenLog === true ? problemOf(unseenLog(file), file, false) : null;
      const cut = opened.keptLog === undefined ? null : problemOf(logCut(file, opened.keptLog), file, false);
      this.#problem = cut ?? unseen ?? (refused ? problemOf(refused, file, false) : lost);
    } catch (error) {
      this.#problem = problemOf(error, file);
      this.#deps.log('Conversations are not available', { file, error: String(error) });
    }
  }

  createSession: SessionStore['createSession'] = async (session) => {
    const { db, titles } = this.#open();
    const id = await createSession(db, titles, session, this.#now());
    this.#tell.session(id);
    return id;
  };

  endSession: SessionStore['endSession'] = async (id, reason) => {
    await endSession(this.#open().db, id, reason, this.#now());
    this.#tell.session(id);
  };

  branch: SessionStore['branch'] = async (session, point) => {
    const { db, lineages, titles, messages, index, head } = this.#open();
    const branch = await branchLarge({ db, lineages, titles, now: this.#now }, session, point);
    lineages.touch(branch.id);
    head.acknowledge(messages.replayMark(branch.id).newest);
    this.#tell.session(branch.id);
    index?.look();
    return branch;
  };

  appendMessage: SessionStore['appendMessage'] = async (session, message) => {
    const [stored] = await this.appendMany(session, [message]);
    if (!stored) throw unknownSession(session);
    return stored;
  };

  appendMany: SessionStore['appendMany'] = async (session, messages, accompanying) => {
    const { db, messages: rows, head } = this.#open();
    const ids =
      accompanying === undefined && isBulk(db, messages.length)
        ? await appendInThread(db, session, messages, this.#now())
        : await rows.append(session, messages, (target, last) => {
            if (accompanying === undefined) return;
            writeUsage(db, target, accompanying.usage, this.#now());
            const config = accompanying.config(last);
            if (Object.keys(config).length > 0) mergeModelConfig(db, target, config);
          });
    head.acknowledge(ids.at(-1) ?? 0);
    const stored = await this.#open().messages.byIds(ids);
    this.#tell.messages('message.added', stored);
    return stored;
  };

  updateMessage: SessionStore['updateMessage'] = async (id, patch) => {
    const stored = await this.#open().messages.update(id, patch);
    this.#deps.emit('message.changed', stored);
    this.#rooms?.index?.changed([id]);
    return stored;
  };

  rewind: SessionStore['rewind'] = async (session, from) => {
    const gone = await this.#open().messages.rewind(session, from);
    this.#tell.messages('message.changed', gone);
    return gone;
  };

  message: SessionStore['message'] = (id) => this.#open().messages.byId(id);
  messages: SessionStore['messages'] = (session, page) => this.#open().messages.page(session, page);
  replay: SessionStore['replay'] = (session) => this.#open().messages.replay(session);
  replayMark: SessionStore['replayMark'] = (session) => this.#open().messages.replayMark(session);
  halfDone: SessionStore['halfDone'] = (session) => this.#open().messages.halfDone(session);
  get: SessionStore['get'] = (id) => this.#open().rows.get(id);
  list: SessionStore['list'] = (options) => this.#open().rows.list(options);
  facts: SessionStore['facts'] = (id) => sessionFacts(this.#open().db, id);

  resolve: SessionStore['resolve'] = (name) => {
    const { db, lineages, rows } = this.#open();
    return resolveSession(db, lineages, rows, name);
  };

  rename: SessionStore['rename'] = async (id, title) => {
    const { titles, lineages } = this.#open();
    const lineage = lineages.of(id);
    if (!lineage) throw unknownSession(id);
    await titles.setByPerson(lineage.tip.id, title);
    return this.#tell.row(...lineage.chain.map((c) => c.id));
  };

  autoTitle: SessionStore['autoTitle'] = async (id, title, source) => {
    const given = await this.#open().titles.setAutomatic(id, title, source);
    if (given !== null) this.#tell.session(id);
    return given;
  };

  pin: SessionStore['pin'] = (id, pinned) => this.#flag(id, pinned ? { pinned: 1, hidden: 0 } : { pinned: 0 });
  archive: SessionStore['archive'] = (id, archived) => this.#flag(id, { archived: archived ? 1 : 0, auto_archived: 0 });

  remove: SessionStore['remove'] = async (id) => {
    await this.#remove(id);
    this.#rooms?.index?.sweep();
  };

  restore: SessionStore['restore'] = async (id) => {
    const { db, trash, lineages, watch, index } = this.#open();
    const restored = await restoreSession(db, trash, id);
    for (const written of restored.written) {
      lineages.touch(written);
      watch.own(written);
    }
    // Its messages have their old ids again.
    index?.sweep();
    return this.#tell.row(restored.id);
  };

  trash: SessionStore['trash'] = () => this.#open().trash.list();

  emptyTrash: SessionStore['emptyTrash'] = async (id) => {
    if (this.#deps.readOnly) throw lookingOn(this.#deps.file);
    return Promise.resolve(this.#open().trash.empty(id));
  };

  prune: SessionStore['prune'] = async (filter, ids) => {
    const { db, lineages, rows } = this.#open();
    const remove = (id: string): Promise<void> => this.#remove(id);
    const space = (gone: boolean): Promise<Space> => makeRoom(db, gone ? undefined : 0);
    const report = await prune({ lineages, rows, now: this.#now, remove, space }, filter, ids);
    if (ids !== null) this.#rooms?.index?.sweep();
    return report;
  };

  tidy: SessionStore['tidy'] = async (settings) => {
    if (this.#deps.readOnly || this.#problem !== null) return 0;
    const { db, trash } = this.#open();
    trash.sweep();
    let gone = 0;
    if (settings !== null && (await claimAutoPrune(db, settings, this.#now()))) {
      const filter = { days: settings.retentionDays, title: '', source: '', archived: false, open: false };
      const { ids } = await this.prune(filter, null);
      gone = (await this.prune(filter, ids)).total;
    }
    await makeMuchRoom(db);
    return gone;
  };

  vacuum: SessionStore['vacuum'] = async () => {
    const { db, leases } = this.#open();
    if (leases.anyHeld) throw turnRuns();
    const before = statSync(db.file).size;
    await vacuumInThread(db);
    return { given: Math.max(0, before - statSync(db.file).size), free: freeBytes(db) };
  };

  kinds: SessionStore['kinds'] = () => this.#open().rows.kinds();

  prompt: SessionStore['prompt'] = (id) => readPrompt(this.#open().db, id);
  promptBefore: SessionStore['promptBefore'] = (id) =>
    this.#problem?.blocking ? null : sessionBefore(this.#open().db, id);

  replacePrompt: SessionStore['replacePrompt'] = async (id, prompt) => {
    await replacePrompt(this.#open().db, id, prompt, this.#now());
    this.#tell.session(id);
  };

  setModel: SessionStore['setModel'] = async (id, model) => {
    await setModel(this.#open().db, id, model);
    this.#tell.session(id);
  };

  patchModelConfig: SessionStore['patchModelConfig'] = async (id, patch) => {
    await patchModelConfig(this.#open().db, id, patch);
    this.#tell.session(id);
  };

  addUsage: SessionStore['addUsage'] = async (id, usage) => {
    await addUsage(this.#open().db, id, usage, this.#now());
    this.#tell.session(id);
  };

  costToday: SessionStore['costToday'] = () => (this.#problem?.blocking ? 0 : costToday(this.#open().db, this.#now()));

  tokensToday: SessionStore['tokensToday'] = () =>
    this.#problem?.blocking ? 0 : tokensToday(this.#open().db, this.#now());
  acquireTurn: SessionStore['acquireTurn'] = (id) => this.#open().leases.acquire(id);
  acquireCompression: SessionStore['acquireCompression'] = (id) => this.#open().leases.acquireCompression(id);
  compressionState: SessionStore['compressionState'] = (id) => this.#open().compactions.state(id);
  setCompressionState: SessionStore['setCompressionState'] = (id, state) =>
    this.#open().compactions.setState(id, state);

  compact: SessionStore['compact'] = async (id, compaction) => {
    this.#tell.compacted(await this.#open().compactions.compact(id, compaction));
  };

  turnHolder: SessionStore['turnHolder'] = (id) => this.#open().leases.holder(id);

  export: SessionStore['export'] = async (id, format) => {
    const { db, lineages, rows } = this.#open();
    const lineage = lineages.of(id);
    if (!lineage) throw unknownSession(id);
    return await exportLarge(db, lineage, rows.row(lineage), format);
  };

  search: SessionStore['search'] = async (query, options) => this.#open().search.run(query, options);

  searchIndex: SessionStore['searchIndex'] = () => this.#rooms?.index?.status ?? { state: 'off', done: 0, total: 0 };

  rebuildSearchIndex: SessionStore['rebuildSearchIndex'] = async () => {
    const { index } = this.#open();
    if (index?.isKept !== true) throw noIndexHere();
    await index.rebuild();
    return index.status;
  };

  searchIndexSettled: SessionStore['searchIndexSettled'] = async () => {
    await this.#rooms?.index?.settled();
  };

  repair: SessionStore['repair'] = async () => {
    const { file } = this.#deps;
    if (this.#deps.readOnly) throw lookingOn(file);
    const rooms = this.#rooms;
    if (rooms?.db.readOnly) throw rooms.db.readOnly;
    if (this.#repairing) throw beingRepaired(file);
    if (rooms?.leases.anyHeld === true) throw turnRuns();
    this.#repairing = true;
    this.#rooms = null;
    const tell = (step: RepairStep): void => this.#deps.emit('sessions.repairing', step);
    try {
      rooms?.watch.stop();
      await rooms?.index?.close();
      await rooms?.db.close();
      return await repairInThread({ file, now: this.#now() }, tell);
    } finally {
      this.#problem = null;
      this.#repairing = false;
      if (!this.#closed) await this.open();
      this.#goOnWatching();
      tell({ step: 'ended', done: 0, total: 0 });
      this.#deps.onProblem?.(this.#problem);
      this.#tell.list();
    }
  };

  importJsonl: SessionStore['importJsonl'] = async (text) => {
    const { db, titles } = this.#open();
    const { ids, ...report } = await importMany(db, titles, text, this.#now());
    for (const id of ids) this.#tell.session(id);
    this.#rooms?.index?.look();
    return report;
  };

  stats: SessionStore['stats'] = () => {
    const { db, trash } = this.#open();
    return statsOf(db, this.#deps.searchDb?.file ?? null, trash.count());
  };

  recall: SessionStore['recall'] = () => this.#open().recall;
  past: SessionStore['past'] = () => new Past(this.#open().db);
  goals: SessionStore['goals'] = () => this.#open().goals;
  delegations: SessionStore['delegations'] = () => this.#open().delegations;

  changed: SessionStore['changed'] = (id) => {
    if (!this.#problem?.blocking) this.#tell.session(id);
  };

  watch: SessionStore['watch'] = () => {
    if (this.#listeners++ === 0) this.#rooms?.watch.start();
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      if (--this.#listeners === 0) this.#rooms?.watch.stop();
    };
  };

  async close(): Promise<void> {
    this.#closed = true;
    const rooms = this.#rooms;
    this.#rooms = null;
    rooms?.watch.stop();
    // The thread reads state.db: it goes first, so that closing the file is ours.
    await rooms?.index?.close();
    await rooms?.db.close();
  }

  #furnish(opened: Opened, readOnly: DeskError | null): Promise<Rooms> {
    return furnish(opened, readOnly, this.#deps, {
      onDamage: (error) => this.#damaged(error),
      onSessions: (changed, gone) => this.#tell.foreign(changed, gone),
      beforeLook: () => void this.#open(),
    });
  }

  /** What is open; a file that appears while looking on is opened at the next question. */
  #open(): Rooms {
    if (this.#problem?.blocking) throw unavailable(this.#problem);
    if (!this.#rooms)
      throw this.#repairing ? beingRepaired(this.#deps.file) : new Error('The conversations are closed.');
    if (this.#rooms.absent && !this.#reopening && existsSync(this.#deps.file)) void this.#reopen(this.#rooms);
    return this.#rooms;
  }

  #goOnWatching(): void {
    if (this.#listeners > 0) this.#rooms?.watch.start();
  }

  async #reopen(old: Rooms): Promise<void> {
    this.#reopening = true;
    await this.open();
    this.#reopening = false;
    old.watch.stop();
    await old.index?.close();
    if (this.#rooms === null || this.#rooms === old || this.#rooms.absent) return;
    await old.db.close();
    if (this.#listeners > 0) this.#rooms.watch.start();
    this.#tell.list();
  }

  #damaged(error: unknown): void {
    this.#problem = problemOf(error, this.#deps.file);
    this.#rooms?.watch.stop();
    this.#deps.log('The database of conversations is damaged', { error: String(error) });
    this.#deps.onProblem?.(this.#problem);
  }

  async #remove(id: string): Promise<void> {
    const { db, trash, lineages, watch } = this.#open();
    const lineage = lineages.of(id);
    if (lineage?.chain.some((c) => this.#deps.running(c.id)) === true) throw turnRuns();
    const listed = lineage?.tip.id ?? id;
    const gone = await removeSession(db, trash, lineage, id);
    for (const part of gone) {
      lineages.touch(part);
      watch.own(part);
    }
    this.#deps.onRemoved?.(gone);
    this.#deps.emit('session.deleted', { id: listed });
  }

  async #flag(id: string, flags: Readonly<Record<string, number>>): Promise<SessionRow> {
    const { db, lineages } = this.#open();
    return this.#tell.row(...(await setFlags(db, lineages, id, flags)));
  }
}

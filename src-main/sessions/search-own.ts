import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type Database from 'better-sqlite3';
import type { SearchIndexStatus } from '@shared/contract/sessions.ts';
import { num } from './encoding.ts';
import type { Step } from './search-feed.ts';
import { openIndexToRead, reachFrom, reachSql, type Reach } from './search-db.ts';
import type { KeepIndex } from './store-types.ts';
import { columnWeights, readVarints, type Totals } from './search-weigh.ts';
import type { FromWorker, ToWorker, WorkerFiles } from './search-worker-messages.ts';
import { workerProgram } from './worker-program.ts';

export interface OwnIndexDeps {
  /** `<home>/state.db`; it must exist. */
  readonly state: string;
  /** `<home>/desk/search.db` */
  readonly file: string;
  /** Whether this process keeps the index; where it does not, what is there is read. */
  readonly keep: KeepIndex;
  readonly onStatus: (status: SearchIndexStatus) => void;
  readonly log: (message: string, details?: Readonly<Record<string, unknown>>) => void;
}

/** A message that the index proposes; higher scores are better. */
export interface Proposed {
  readonly id: number;
  readonly score: number;
}

/** An index that had to be made anew this often in one run is given up. */
const MAX_REBUILDS = 5;
/** With fewer messages than this to come the index counts as ready. */
const FEW = 500;
/** How long (ms) a search waits for an index that nobody keeps all the time: some ten thousand messages. */
const PREPARE_MS = 2000;
/** So many matches are weighed, the newest. */
export const RANKED_ROWS = 1500;
const SCORE = `bm25(tokens, ${Object.values(columnWeights).join(', ')})`;
/** The row in which FTS5 keeps how many messages there are, and how many tokens each column has. */
const TOTALS = 1;

/**
 * A bound for row numbers. Numbers are bound as REAL, which FTS5 does not take for a bound: without the cast it would walk
 * its lists from the newest message to the oldest, a hundred times as far.
 */
const BOUND = 'CAST(? AS INTEGER)';
/** SQL that is true for rows of a list of ids, given from the newest to the oldest. */
const AMONG = `rowid <= ${BOUND} AND rowid >= ${BOUND} AND +rowid IN (SELECT value FROM json_each(?))`;
const among = (ids: readonly number[]): unknown[] => [ids[0] ?? 0, ids.at(-1) ?? 0, JSON.stringify(ids)];

/** Our own index as the store uses it: read here, kept by a thread of its own. */
export class OwnIndex {
  readonly #deps: OwnIndexDeps;
  readonly #statements = new Map<string, Database.Statement>();
  readonly #waiting = new Map<() => void, { step: Step; count: number }>();
  #reader: Database.Database | null = null;
  #worker: Worker | null = null;
  #prepared = false;
  #rebuilds = 0;
  #looks = 0;
  #status: SearchIndexStatus = { state: 'off', done: 0, total: 0 };

  constructor(deps: OwnIndexDeps) {
    this.#deps = deps;
    if (deps.keep === 'always') this.#start();
    else this.#openReader();
  }

  get status(): SearchIndexStatus {
    return this.#status;
  }

  /**
   * Before a search: where the index is kept from the first search on, it is brought up to date now, for a moment at most.
   * What is not done then goes on at the next search.
   */
  async prepare(signal: AbortSignal): Promise<void> {
    if (this.#deps.keep !== 'asked' || this.#prepared || signal.aborted) return;
    this.#prepared = true;
    this.#start();
    const enough = AbortSignal.any([signal, AbortSignal.timeout(PREPARE_MS)]);
    await Promise.race([this.#until('compared'), once(enough, 'abort')]);
    this.#worker?.unref();
  }

  /** There may be new messages in state.db. */
  look(): void {
    this.#send({ type: 'look', count: ++this.#looks });
  }

  /** These messages changed or are gone. */
  changed(ids: readonly number[]): void {
    if (ids.length > 0) this.#send({ type: 'changed', ids });
  }

  /** Another program wrote to these sessions. */
  touched(sessions: readonly string[]): void {
    if (sessions.length > 0) this.#send({ type: 'touched', sessions });
  }

  /** Messages went, nobody knows which. */
  sweep(): void {
    this.#send({ type: 'sweep' });
  }

  /** Whether this process may make the index. */
  get isKept(): boolean {
    return this.#deps.keep !== 'never';
  }

  /** Deletes the index and makes it anew; resolves when every message is in it, or when that cannot be. */
  async rebuild(): Promise<void> {
    this.#rebuilds = 0;
    this.#prepared = true;
    if (this.#worker === null) this.#start();
    this.#anew();
    await this.settled();
  }

  /** Resolves when the thread has nothing left to do. */
  async settled(): Promise<void> {
    await this.#until('nothing');
  }

  /** Resolves when the thread has come to a step of this kind, or cannot. */
  async #until(step: Step): Promise<void> {
    const worker = this.#worker;
    if (worker === null) return;
    worker.ref();
    await new Promise<void>((done) => {
      this.#waiting.set(done, { step, count: this.#looks + 1 });
      this.look();
    });
    worker.unref();
  }

  /** How far the index has come; null when there is none to read. */
  reach(): Reach | null {
    return this.#reading(() => reachFrom(this.#statement(reachSql).raw().all() as [string, string][]));
  }

  /** How many messages have the term, about. */
  count(term: string): number {
    return num(this.#reading(() => this.#statement('SELECT docs FROM terms WHERE term = ?').pluck().get(term)));
  }

  /** The commonest terms that begin with `start`, among the first few hundred of them. */
  termsFrom(start: string, limit: number): string[] {
    const sql = `SELECT term FROM (SELECT term, docs FROM terms WHERE term >= ? AND term < ? LIMIT 400)
      ORDER BY docs DESC LIMIT ?`;
    const rows = this.#reading(() => this.#statement(sql).pluck().all(start, `${start}\u{10ffff}`, limit));
    return (rows ?? []).map(String);
  }

  /**
   * The newest few thousand matches of an expression with an id up to `upTo`, best by bm25 first: weighing a match costs thirty times as much as
   * finding it. Costs beyond that as much as the terms of the expression are common, once: to ask for the best in SQL would be
   * to find every match first.
   */
  ranked(expression: string, upTo = Infinity, rows = RANKED_ROWS): Proposed[] {
    const sql = `SELECT rowid AS id, ${SCORE} AS score FROM tokens WHERE tokens MATCH ? AND rowid <= ${BOUND}
      ORDER BY rowid DESC LIMIT ?`;
    return this.#proposed(sql, expression, upTo, rows).sort(bestFirst);
  }

  /** Every match of an expression, unweighed, when there are no more than `most`; else null. */
  few(expression: string, most: number): number[] | null {
    const sql = 'SELECT rowid FROM tokens WHERE tokens MATCH ? LIMIT ?';
    const ids = this.#reading(() =>
      this.#statement(sql)
        .pluck()
        .all(expression, most + 1),
    );
    return ids === null || ids.length > most ? null : ids.map(num);
  }

  /** How many messages and tokens there are. */
  totals(): Totals {
    const sql = 'SELECT block FROM tokens_data WHERE id = ?';
    const block = this.#reading(() => this.#statement(sql).pluck().get(TOTALS));
    const [docs = 0, ...tokens] = block instanceof Uint8Array ? readVarints(block) : [];
    return { docs, tokens: tokens.reduce((a, b) => a + b, 0) };
  }

  /** How many tokens each of some messages has. */
  sizes(ids: readonly number[]): Map<number, number> {
    const sql = 'SELECT id, sz FROM tokens_docsize WHERE id IN (SELECT value FROM json_each(?))';
    const rows = this.#reading(() => this.#statement(sql).all(JSON.stringify(ids)) as { id: number; sz: Uint8Array }[]);
    return new Map((rows ?? []).map(({ id, sz }) => [id, readVarints(sz).reduce((a, b) => a + b, 0)]));
  }

  /** The same among the newest messages that match a second expression. */
  rankedWithin(expression: string, all: string, upTo = Infinity): Proposed[] {
    const sql = `SELECT rowid AS id, ${SCORE} AS score FROM tokens WHERE tokens MATCH ? AND +rowid IN
      (SELECT rowid FROM tokens WHERE tokens MATCH ? AND rowid <= ${BOUND} ORDER BY rowid DESC LIMIT ?)`;
    return this.#proposed(sql, expression, all, upTo, RANKED_ROWS).sort(bestFirst);
  }

  /** The matches among some messages, the best first. */
  rankedAmong(expression: string, ids: readonly number[]): Proposed[] {
    const sql = `SELECT rowid AS id, ${SCORE} AS score FROM tokens WHERE tokens MATCH ? AND ${AMONG} ORDER BY score`;
    return this.#proposed(sql, expression, ...among(ids));
  }

  /** The matches among some messages, the newest first. */
  among(expression: string, ids: readonly number[]): Proposed[] {
    const sql = `SELECT rowid AS id, 0 AS score FROM tokens WHERE tokens MATCH ? AND ${AMONG} ORDER BY rowid DESC`;
    return this.#proposed(sql, expression, ...among(ids));
  }

  /** The newest matches with an id above `above` and up to `upTo`. */
  newest(expression: string, above: number, upTo: number, limit: number): Proposed[] {
    const sql = `SELECT rowid AS id, 0 AS score FROM tokens WHERE tokens MATCH ? AND rowid > ${BOUND} AND rowid <= ${BOUND}
      ORDER BY rowid DESC LIMIT ?`;
    return this.#proposed(sql, expression, above, upTo, limit);
  }

  /** Ends the thread and closes the file. */
  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    this.#closeReader();
    this.#release();
    if (worker === null) return;
    const ended = new Promise<void>((done) => worker.once('exit', () => done()));
    worker.ref();
    worker.postMessage({ type: 'close' } satisfies ToWorker);
    await ended;
  }

  #proposed(sql: string, ...params: unknown[]): Proposed[] {
    const rows = this.#reading(() => this.#statement(sql).all(...params) as { id: number; score: number }[]);
    return (rows ?? []).map(({ id, score }) => ({ id, score: -score }));
  }

  /** Damage met while reading costs this index, not the search: it is made anew. */
  #reading<T>(fn: (db: Database.Database) => T): T | null {
    if (this.#reader === null) return null;
    try {
      return fn(this.#reader);
    } catch (error) {
      this.#deps.log('The search index could not be read', { error: String(error) });
      this.#anew();
      return null;
    }
  }

  #statement(sql: string): Database.Statement {
    const known = this.#statements.get(sql);
    if (known) return known;
    if (this.#reader === null) throw new Error('The search index is closed.');
    const fresh = this.#reader.prepare(sql);
    this.#statements.set(sql, fresh);
    return fresh;
  }

  #openReader(): void {
    this.#closeReader();
    this.#reader = openIndexToRead(this.#deps.file);
  }

  #closeReader(): void {
    this.#statements.clear();
    this.#reader?.close();
    this.#reader = null;
  }

  #anew(): void {
    this.#closeReader();
    if (this.#worker === null) return;
    if (this.#rebuilds++ >= MAX_REBUILDS) this.#giveUp('made anew too often');
    else this.#send({ type: 'rebuild' });
  }

  #start(): void {
    const program = workerProgram('search-worker');
    if (program === null) {
      this.#deps.log('The program that keeps the search index is not there');
      return;
    }
    const workerData: WorkerFiles = { state: this.#deps.state, index: this.#deps.file };
    const worker = new Worker(program, { workerData, execArgv: [], name: 'search-index' });
    this.#worker = worker;
    // The index never keeps a process alive that has nothing else to do.
    worker.unref();
    worker.on('message', (message: FromWorker) => this.#hear(message));
    worker.on('error', (error) => this.#giveUp(String(error)));
    this.#status = { state: 'building', done: 0, total: 0 };
  }

  #hear(message: FromWorker): void {
    if (this.#worker === null) return;
    switch (message.type) {
      case 'open':
        this.#openReader();
        return;
      case 'unusable':
        this.#deps.log('The search index is made anew', { reason: message.reason });
        this.#anew();
        return;
      case 'failed':
        this.#giveUp(message.reason);
        // What cannot be written may still be read.
        this.#openReader();
        return;
      case 'progress': {
        const { step, done, total, seen } = message;
        // A few new messages make no index that is being built.
        const ready = step !== 'indexed' || (this.#status.state === 'ready' && total - done < FEW);
        this.#tell({ state: ready ? 'ready' : 'building', done, total });
        if (step !== 'indexed') this.#release(step, seen);
      }
    }
  }

  #giveUp(reason: string): void {
    this.#deps.log('The search index is not kept any more', { reason });
    const worker = this.#worker;
    this.#worker = null;
    this.#closeReader();
    void worker?.terminate();
    this.#tell({ state: 'off', done: 0, total: 0 });
    this.#release();
  }

  #tell(status: SearchIndexStatus): void {
    const old = this.#status;
    this.#status = status;
    const further = status.state === 'building' && old.done !== status.done;
    if (old.state !== status.state || further) this.#deps.onStatus(status);
  }

  #release(step: Step = 'nothing', seen = Infinity): void {
    for (const [done, wanted] of this.#waiting) {
      if (wanted.count > seen || (wanted.step === 'nothing' && step !== 'nothing')) continue;
      this.#waiting.delete(done);
      done();
    }
  }

  #send(message: ToWorker): void {
    this.#worker?.postMessage(message);
  }
}

function bestFirst(a: Proposed, b: Proposed): number {
  return b.score - a.score;
}

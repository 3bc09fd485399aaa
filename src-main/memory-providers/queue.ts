import { randomUUID } from 'node:crypto';
import type Database from 'better-sqlite3';
import type { Json } from '@shared/contract/common.ts';
import type { Job, NewJob } from './events.ts';
import { erasedText, SentLog, type Sent } from './log.ts';
import { openQueueFile, openQueueFileToRead, queueError } from './queue-file.ts';

/** A job with how it stands. */
export interface QueuedJob extends Job {
  readonly state: 'waiting' | 'sending' | 'aside' | 'uncertain';
  /** Its conversation has ended, or the app was closed: nothing more comes that it could wait for. */
  readonly flush: boolean;
  /** It was refused together with others and goes by itself from now on. */
  readonly alone: boolean;
  readonly attempts: number;
  /** It is not tried before this, in milliseconds since 1970. */
  readonly notBefore: number;
  /** What went wrong the last time; null when nothing has. */
  readonly error: string | null;
}

/** How many jobs stand how. */
export interface QueueCounts {
  readonly waiting: number;
  readonly aside: number;
  readonly uncertain: number;
}

/** What a job has to do with the built-in memory: it repeats a text of it, or says which one is to go. */
export type OfMemory = 'repeats' | 'removes';

/** Facts that outlive a run of the app. */
type FactKey = 'mirrored' | 'paused' | 'patience' | 'last_delivery';

interface JobRow {
  readonly id: string;
  readonly kind: string;
  readonly session: string | null;
  readonly at: number;
  readonly payload: string;
  readonly state: QueuedJob['state'];
  readonly flush: number;
  readonly alone: number;
  readonly attempts: number;
  readonly not_before: number;
  readonly error: string | null;
}

const toldFor = 180 * 86_400_000;
const columns = 'id, kind, session, at, payload, state, flush, alone, attempts, not_before, error';

/**
 * The durable queue of one provider in one home. Every method is one transaction that is on disk when it returns; any number of
 * processes may use the file at once, and who sends holds the file's lock (`Sender`). A job changes its state in this order: waiting,
 * sending (written before the first byte leaves), then gone, or back to waiting, or aside, or uncertain.
 */
export class ProviderQueue {
  readonly file: string;
  readonly log: SentLog;
  readonly #db: Database.Database;

  private constructor(file: string, db: Database.Database) {
    this.file = file;
    this.#db = db;
    this.log = new SentLog(db);
  }

  /**
   * Opens the queue to write to it. What an earlier run left need not wait for more of its conversation. Throws `damaged`,
   * `unwritable`, `disk_full`.
   */
  static open(file: string, now: number): ProviderQueue {
    const queue = new ProviderQueue(file, openQueueFile(file));
    try {
      queue.#write(() => {
        queue.#db.prepare('UPDATE job SET flush = 1 WHERE flush = 0').run();
        queue.#db.prepare('DELETE FROM told WHERE at < ?').run(now - toldFor);
        queue.log.prune(now);
      });
    } catch (error) {
      queue.close();
      throw queueError(error, file);
    }
    return queue;
  }

  /** False once it was closed. */
  get isOpen(): boolean {
    return this.#db.open;
  }

  /** Opens it to look at; null when there is none. */
  static look(file: string): ProviderQueue | null {
    const db = openQueueFileToRead(file);
    return db === null ? null : new ProviderQueue(file, db);
  }

  /**
   * Takes in what an event asks to be sent, all or nothing. `event` names the event for all time: told again, it changes nothing.
   * Answers how many jobs were added. `closes`: the conversation whose open turn this is. `memory`: the jobs
   * repeat a text of memory, or say which one is to go.
   */
  tell(
    event: string,
    at: number,
    jobs: () => readonly NewJob[],
    { closes = null, memory = null }: { readonly closes?: string | null; readonly memory?: OfMemory | null } = {},
  ): number {
    return this.#write(() => {
      if (closes !== null) this.#db.prepare('DELETE FROM open_turn WHERE session = ?').run(closes);
      if (this.#db.prepare('SELECT 1 FROM told WHERE event = ?').get(event) !== undefined) return 0;
      const added = jobs();
      this.#db.prepare('INSERT INTO told (event, at) VALUES (?, ?)').run(event, at);
      const insert = this.#db.prepare(
        'INSERT INTO job (id, kind, session, at, payload, memory) VALUES (?, ?, ?, ?, ?, ?)',
      );
      for (const job of added) {
        insert.run(randomUUID(), job.kind, job.session, at, JSON.stringify(job.payload), memory);
      }
      return added.length;
    });
  }

  /** A turn has begun: until it is told, a later run of the app asks what became of it. */
  openTurn(session: string, turn: string, at: number): void {
    this.#write(() => {
      this.#db.prepare('INSERT OR REPLACE INTO open_turn (session, turn, at) VALUES (?, ?, ?)').run(session, turn, at);
    });
  }

  /** Turns that have begun and were not told. */
  openTurns(): { readonly session: string; readonly turn: string; readonly at: number }[] {
    return this.#db
      .prepare<[], { session: string; turn: string; at: number }>('SELECT session, turn, at FROM open_turn ORDER BY at')
      .all();
  }

  /** A turn will never be told: its conversation is gone. */
  closeTurn(session: string): void {
    this.#write(() => this.#db.prepare('DELETE FROM open_turn WHERE session = ?').run(session));
  }

  /** Jobs in one state, in order; at most `limit`. */
  jobs(state: QueuedJob['state'], limit = 1000): QueuedJob[] {
    return this.#db
      .prepare<[string, number], JobRow>(`SELECT ${columns} FROM job WHERE state = ? ORDER BY seq LIMIT ?`)
      .all(state, limit)
      .map(toJob);
  }

  counts(): QueueCounts {
    const rows = this.#db
      .prepare<[], { state: string; n: number }>('SELECT state, count(*) AS n FROM job GROUP BY state')
      .all();
    const of = (...states: string[]): number =>
      rows.filter(({ state }) => states.includes(state)).reduce((sum, { n }) => sum + n, 0);
    return { waiting: of('waiting', 'sending'), aside: of('aside'), uncertain: of('uncertain') };
  }

  /** Nothing more comes of a conversation (null: of any). */
  flush(session: string | null): void {
    this.#write(() =>
      session === null
        ? this.#db.prepare('UPDATE job SET flush = 1 WHERE flush = 0').run()
        : this.#db.prepare('UPDATE job SET flush = 1 WHERE session = ? AND flush = 0').run(session),
    );
  }

  /** The jobs are about to be sent. */
  sending(jobs: readonly Job[]): void {
    this.#each(jobs, `UPDATE job SET state = 'sending', attempts = attempts + 1 WHERE id = ?`);
  }

  /** They have arrived: they are gone, and the log says where to. */
  delivered(jobs: readonly Job[], sent: readonly Sent[]): void {
    this.#write(() => {
      this.#log(jobs, sent);
      for (const { id } of jobs) this.#db.prepare('DELETE FROM job WHERE id = ?').run(id);
      this.#put('last_delivery', sent.at(-1)?.at ?? 0);
    });
  }

  /** They did not go through: what becomes of them, and the log says why. */
  returned(
    jobs: readonly Job[],
    how: {
      readonly state: 'waiting' | 'sending' | 'aside' | 'uncertain';
      readonly notBefore?: number;
      readonly alone?: boolean;
      readonly error: string;
    },
    sent: readonly Sent[],
  ): void {
    this.#write(() => {
      const update = this.#db.prepare(
        'UPDATE job SET state = ?, not_before = ?, alone = max(alone, ?), error = ? WHERE id = ?',
      );
      for (const { id } of jobs) update.run(how.state, how.notBefore ?? 0, how.alone === true ? 1 : 0, how.error, id);
      this.#log(jobs, sent);
    });
  }

  /** Puts jobs back into their place, to be sent at once; what is being sent is left alone. Answers how many there were. */
  again(ids: readonly string[]): number {
    return this.#decide(
      ids,
      `UPDATE job SET state = 'waiting', not_before = 0, attempts = 0, flush = 1 WHERE id = ?`,
      () => undefined,
    );
  }

  /** Takes jobs out for good and says so in the log; what is being sent is left alone. Answers how many there were. */
  drop(ids: readonly string[], now: number): number {
    return this.#decide(ids, 'DELETE FROM job WHERE id = ?', (job) =>
      this.log.add({
        at: now,
        what: job.kind,
        session: job.session,
        address: '',
        result: 'dropped',
        message: job.error ?? '',
        text: JSON.stringify(job.payload),
        ms: 0,
      }),
    );
  }

  /**
   * Takes out the jobs that repeat a text of memory the person has erased, also one that is being sent, and its text out of the log. One that
   * has it removed elsewhere stays until it has arrived. Answers how many jobs and rows there were.
   */
  erase(touches: (text: string) => boolean): number {
    const erased = this.#write(() => {
      const remove = this.#db.prepare('DELETE FROM job WHERE id = ?');
      const mark = this.#db.prepare(`UPDATE job SET memory = 'erased' WHERE id = ?`);
      const jobs = this.#db
        .prepare<[], Pick<JobRow, 'id' | 'payload'> & { memory: OfMemory }>(
          `SELECT id, payload, memory FROM job WHERE memory IN ('repeats', 'removes')`,
        )
        .all()
        .filter(({ payload }) => textsIn(payload).some(touches));
      for (const { id, memory } of jobs) (memory === 'repeats' ? remove : mark).run(id);
      const taken = jobs.filter(({ memory }) => memory === 'repeats').length;
      return taken + this.log.erase((text) => textsIn(text).some(touches));
    });
    // Nothing of it stays in the file beside this one either.
    this.#db.pragma('wal_checkpoint(TRUNCATE)');
    return erased;
  }

  /** Whether anything was told ever. */
  get told(): boolean {
    return this.#db.prepare('SELECT 1 FROM told LIMIT 1').get() !== undefined;
  }

  /** No job waits for a time any more: what it waited for has changed. */
  hurry(): void {
    this.#write(() => this.#db.prepare('UPDATE job SET not_before = 0').run());
  }

  fact(key: FactKey): Json {
    const row = this.#db.prepare<[string], { value: string }>('SELECT value FROM fact WHERE key = ?').get(key);
    return row === undefined ? null : (JSON.parse(row.value) as Json);
  }

  /** Keeps a fact; null forgets it. */
  setFact(key: FactKey, value: Json): void {
    this.#write(() => this.#put(key, value));
  }

  close(): void {
    this.#db.close();
  }

  /** Writes down what became of jobs; of one whose text the person has erased meanwhile, without it. */
  #log(jobs: readonly Job[], sent: readonly Sent[]): void {
    const there = this.#db.prepare(`SELECT 1 FROM job WHERE id = ? AND memory IS NOT 'erased'`);
    for (const [index, one] of sent.entries()) {
      const job = jobs[index];
      const gone = job !== undefined && there.get(job.id) === undefined;
      this.log.add(gone ? { ...one, text: erasedText } : one);
    }
  }

  #put(key: FactKey, value: Json): void {
    if (value === null) this.#db.prepare('DELETE FROM fact WHERE key = ?').run(key);
    else this.#db.prepare('INSERT OR REPLACE INTO fact (key, value) VALUES (?, ?)').run(key, JSON.stringify(value));
  }

  #decide(ids: readonly string[], statement: string, before: (job: QueuedJob) => void): number {
    return this.#write(() => {
      let changed = 0;
      for (const id of new Set(ids)) {
        const row = this.#db.prepare<[string], JobRow>(`SELECT ${columns} FROM job WHERE id = ?`).get(id);
        if (row === undefined || row.state === 'sending') continue;
        before(toJob(row));
        changed += this.#db.prepare(statement).run(id).changes;
      }
      return changed;
    });
  }

  #each(jobs: readonly Job[], statement: string): void {
    this.#write(() => {
      for (const { id } of jobs) this.#db.prepare(statement).run(id);
    });
  }

  #write<T>(work: () => T): T {
    return this.#db.transaction(work).immediate();
  }
}

/** Every text in a JSON value that is written down; what cannot be read is a text itself, as it stands and without its escapes. */
function textsIn(written: string): string[] {
  let value: unknown;
  try {
    value = JSON.parse(written);
  } catch {
    return [written, written.replaceAll('\\n', '\n').replaceAll('\\"', '"').replaceAll('\\\\', '\\')];
  }
  const texts: string[] = [];
  const walk = (one: unknown): void => {
    if (typeof one === 'string') texts.push(one);
    else if (typeof one === 'object' && one !== null) Object.values(one).forEach(walk);
  };
  walk(value);
  return texts;
}

function toJob(row: JobRow): QueuedJob {
  const { id, kind, session, at, state, attempts, error } = row;
  return {
    id,
    kind,
    session,
    at,
    payload: JSON.parse(row.payload) as Json,
    state,
    flush: row.flush === 1,
    alone: row.alone === 1,
    attempts,
    notBefore: row.not_before,
    error,
  };
}

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
  /** What went wrong the last time; null when nothing has, and while it is being sent. */
  readonly error: string | null;
  /** The server and account it was made for, as its provider names them; null for one that was kept before that was written down. */
  readonly destination: string | null;
}

/** How many jobs stand how. */
export interface QueueCounts {
  readonly waiting: number;
  readonly aside: number;
  readonly uncertain: number;
}

/** What a job has to do with the built-in memory: it repeats a text of it, or says which one is to go. */
export type OfMemory = 'repeats' | 'removes';

/** What belongs to the jobs of an event, beside what they hold. */
interface Telling {
  readonly closes?: string | null;
  readonly memory?: OfMemory | null;
  readonly destination?: string | null;
}

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
  readonly destination: string | null;
}

const toldFor = 180 * 86_400_000;
const columns = 'id, kind, session, at, payload, state, flush, alone, attempts, not_before, error, destination';

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
   * repeat a text of memory, or say which one is to go. `destination`: the server and account they are for.
   */
  tell(
    event: string,
    at: number,
    jobs: () => readonly NewJob[],
    { closes = null, memory = null, destination = null }: Telling = {},
  ): number {
    return this.#write(() => {
      if (closes !== null) this.#db.prepare('DELETE FROM open_turn WHERE session = ?').run(closes);
      if (this.#db.prepare('SELECT 1 FROM told WHERE event = ?').get(event) !== undefined) return 0;
      const added = jobs();
      this.#db.prepare('INSERT INTO told (event, at) VALUES (?, ?)').run(event, at);
      const insert = this.#db.prepare(
        'INSERT INTO job (id, kind, session, at, payload, memory, destination) VALUES (?, ?, ?, ?, ?, ?, ?)',
      );
      for (const job of added) {
        insert.run(randomUUID(), job.kind, job.session, at, JSON.stringify(job.payload), memory, destination);
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
    this.#each(jobs, `UPDATE job SET state = 'sending', attempts = attempts + 1, error = NULL WHERE id = ?`);
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

  /**
   * Puts jobs back into their place, to be sent at once: to `destination`, also where they were made for another one, or (null) to the
   * one they were made for. What is being sent, or asked about, is left alone. Answers how many there were.
   */
  again(ids: readonly string[], destination: string | null): number {
    const update = this.#db.prepare(
      `UPDATE job SET state = 'waiting', not_before = 0, attempts = 0, flush = 1, destination = coalesce(?, destination)
       WHERE id = ?`,
    );
    return this.#decide(ids, (job) => (job.state === 'sending' ? 0 : update.run(destination, job.id).changes));
  }

  /**
   * Takes jobs out for good and says so in the log; what is being sent at this moment is left alone, what may have arrived and is asked
   * about is not. Answers how many there were.
   */
  drop(ids: readonly string[], now: number): number {
    return this.#decide(ids, (job) => this.#drop(job, now));
  }

  /**
   * The person has deleted conversations: what of them was not sent yet is taken out, but for what memory said or had removed, which is
   * no part of them. Answers how many jobs there were.
   */
  dropConversations(sessions: readonly string[], now: number): number {
    return this.#write(() => {
      const closes = this.#db.prepare('DELETE FROM open_turn WHERE session = ?');
      const find = this.#db.prepare<[string], JobRow>(
        `SELECT ${columns} FROM job WHERE session = ? AND memory IS NULL`,
      );
      for (const session of sessions) closes.run(session);
      const jobs = sessions.flatMap((session) => find.all(session).map(toJob));
      return jobs.reduce((sum, job) => sum + this.#drop(job, now, 'Its conversation was deleted.'), 0);
    });
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

  /** Does it for each of the jobs that is there, all or nothing; answers how many rows it changed. */
  #decide(ids: readonly string[], change: (job: QueuedJob) => number): number {
    return this.#write(() => {
      let changed = 0;
      for (const id of new Set(ids)) {
        const row = this.#db.prepare<[string], JobRow>(`SELECT ${columns} FROM job WHERE id = ?`).get(id);
        if (row !== undefined) changed += change(toJob(row));
      }
      return changed;
    });
  }

  #drop(job: QueuedJob, now: number, reason = job.error ?? ''): number {
    const { id, kind, session, payload, state, error } = job;
    if (state === 'sending' && error === null) return 0;
    const text = JSON.stringify(payload);
    this.log.add({ at: now, what: kind, session, address: '', result: 'dropped', message: reason, text, ms: 0 });
    return this.#db.prepare('DELETE FROM job WHERE id = ?').run(id).changes;
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
  const { id, kind, session, at, state, attempts, error, destination } = row;
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
    destination,
  };
}

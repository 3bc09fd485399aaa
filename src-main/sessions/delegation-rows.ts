import { readFileSync } from 'node:fs';
import { cellTime, decodeObject, num, pythonDumps, seconds, str } from './encoding.ts';
import { PATIENCE, type SqlRow, type StateDb } from './state-db.ts';

/** One delegation as it stands in `async_delegations`. Times are milliseconds since 1970. */
export interface DelegationRow {
  readonly id: string;
  readonly parent: string;
  /** `running`, else how it ended (`completed`, `failed`, `interrupted`, `unknown`, ...). */
  readonly state: string;
  readonly startedAt: number;
  readonly endedAt: number | null;
  /** Whether its result has reached the conversation that asked. */
  readonly delivered: boolean;
  readonly task: Readonly<Record<string, unknown>>;
  readonly result: Readonly<Record<string, unknown>>;
}

/** How long a claim to deliver a result counts, in seconds. As Hermes counts it. */
const claimSeconds = 300;
/** Key in `task_json` that tells our delegations from those of other programs, which they look after themselves. */
const ours = 'desk';

/** What became of a delegation whose program ended while it ran. */
const lost = 'The app that ran this ended before it had a result; nobody knows what became of it.';

/**
 * Delegations in `async_delegations`, the table Hermes keeps its own in: what is under way, what came of it, and whether the
 * conversation that asked has heard. In a file without the table nothing is kept.
 */
export class DelegationRows {
  readonly #db: StateDb;
  readonly #now: () => number;

  constructor(deps: { readonly db: StateDb; readonly now: () => number }) {
    this.#db = deps.db;
    this.#now = deps.now;
  }

  /** Writes one down before it begins. */
  async begin(id: string, parent: string, task: Readonly<Record<string, unknown>>): Promise<void> {
    const time = seconds(this.#now());
    await this.#write(() => {
      this.#db.insert('async_delegations', {
        delegation_id: id,
        origin_session: parent,
        origin_session_id: parent,
        origin_ui_session_id: '',
        parent_session_id: parent,
        state: 'running',
        dispatched_at: time,
        updated_at: time,
        delivery_state: 'pending',
        delivery_attempts: 0,
        owner_pid: process.pid,
        owner_started_at: startOf(process.pid),
        task_json: pythonDumps({ ...task, [ours]: true }),
      });
    });
  }

  /** Writes down what of one that runs has a result already. */
  async progress(id: string, result: Readonly<Record<string, unknown>>): Promise<void> {
    const patch = { result_json: pythonDumps(result), updated_at: seconds(this.#now()) };
    await this.#write(() => {
      this.#db.update('async_delegations', patch, `delegation_id = ? AND state = 'running'`, id);
    });
  }

  /** Writes down how one ended. `delivered`: whoever asked has the result already. */
  async end(id: string, state: string, result: Readonly<Record<string, unknown>>, delivered: boolean): Promise<void> {
    const time = seconds(this.#now());
    await this.#write(() => {
      const row = this.#db.get('SELECT * FROM async_delegations WHERE delegation_id = ?', id);
      if (row !== undefined) this.#end(row, state, result, delivered, time);
    });
  }

  /** Claims the right to deliver a result; false when another program has it, or it was delivered. */
  async claim(id: string, claim: string): Promise<boolean> {
    const time = seconds(this.#now());
    return await this.#write(
      () =>
        this.#db.run(
          `UPDATE async_delegations SET delivery_claim = ?, delivery_claimed_at = ?, updated_at = ?,
             delivery_attempts = delivery_attempts + 1
           WHERE delegation_id = ? AND delivery_state = 'pending'
             AND (delivery_claim IS NULL OR delivery_claim = ? OR delivery_claimed_at < ?)`,
          claim,
          time,
          time,
          id,
          claim,
          time - claimSeconds,
        ) === 1,
      false,
    );
  }

  /** The result has reached the conversation: its row is on disk. */
  async delivered(id: string): Promise<void> {
    const time = seconds(this.#now());
    await this.#write(() => {
      this.#db.update(
        'async_delegations',
        {
          delivery_state: 'delivered',
          delivered_at: time,
          updated_at: time,
          delivery_claim: null,
          delivery_claimed_at: null,
        },
        'delegation_id = ?',
        id,
      );
    });
  }

  /** Our delegations of a conversation, oldest first. */
  of(parent: string): DelegationRow[] {
    if (!this.#there) return [];
    return this.#db
      .all('SELECT * FROM async_delegations WHERE parent_session_id = ? ORDER BY dispatched_at, delegation_id', parent)
      .flatMap((row) => fromRow(row) ?? []);
  }

  /** Marks ours that a program began which does not run any more, with what it had of results; answers their parents. */
  async settle(): Promise<string[]> {
    const time = seconds(this.#now());
    return await this.#write(() => {
      const running = this.#db.all(`SELECT * FROM async_delegations WHERE state IN ('running', 'finalizing')`);
      const parents: string[] = [];
      for (const row of running) {
        const found = fromRow(row);
        if (found === null || runs(num(row['owner_pid']), row['owner_started_at'])) continue;
        const result = { ...found.result, status: 'unknown', summary: null, error: lost };
        this.#end(row, 'unknown', result, false, time);
        parents.push(found.parent);
      }
      return parents;
    }, []);
  }

  /** The event is what another Hermes reads when it takes the result over. */
  #end(row: SqlRow, state: string, result: Readonly<Record<string, unknown>>, delivered: boolean, time: number): void {
    const id = str(row['delegation_id']);
    const task = decodeObject(row['task_json']) ?? {};
    const event = {
      type: 'async_delegation',
      delegation_id: id,
      session_key: '',
      origin_ui_session_id: '',
      parent_session_id: str(row['parent_session_id']),
      goal: task['goal'] ?? '',
      goals: task['goals'] ?? null,
      context: task['context'] ?? null,
      role: task['role'] ?? null,
      model: task['model'] ?? null,
      is_batch: task['is_batch'] === true,
      status: state,
      summary: null,
      error: null,
      ...result,
      dispatched_at: num(row['dispatched_at']),
      completed_at: time,
    };
    this.#db.update(
      'async_delegations',
      {
        state,
        completed_at: time,
        updated_at: time,
        event_json: pythonDumps(event),
        result_json: pythonDumps(result),
        delivery_state: delivered ? 'delivered' : 'pending',
        delivered_at: delivered ? time : null,
      },
      'delegation_id = ?',
      id,
    );
  }

  get #there(): boolean {
    return this.#db.has('async_delegations', 'task_json');
  }

  #write(fn: () => void): Promise<void>;
  #write<T>(fn: () => T, otherwise: T): Promise<T>;
  #write<T>(fn: () => T, otherwise?: T): Promise<T | undefined> {
    return this.#db.write<T | undefined>(() => (this.#there ? fn() : otherwise), PATIENCE.transcript);
  }
}

function fromRow(row: SqlRow): DelegationRow | null {
  const task = decodeObject(row['task_json']);
  if (task?.[ours] !== true) return null;
  return {
    id: str(row['delegation_id']) ?? '',
    parent: str(row['parent_session_id']) ?? '',
    state: str(row['state']) ?? '',
    startedAt: cellTime(row['dispatched_at']) ?? 0,
    endedAt: cellTime(row['completed_at']),
    delivered: row['delivery_state'] === 'delivered',
    task,
    result: decodeObject(row['result_json']) ?? {},
  };
}

/** What tells a process from another one under its number, read exactly as Hermes reads it; null where the system does not tell. */
function startOf(pid: number): number | null {
  try {
    const ticks = Number(readFileSync(`/proc/${String(pid)}/stat`, 'utf8').split(/\s+/u)[21]);
    return Number.isSafeInteger(ticks) ? ticks : null;
  } catch {
    return null;
  }
}

/** Whether the process that began something still runs, and is not another one under the same number. */
function runs(pid: number, startedAt: unknown): boolean {
  if (pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const now = startOf(pid);
  return now === null || typeof startedAt !== 'number' || now === startedAt;
}

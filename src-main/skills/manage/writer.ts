import { mkdir, realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Origin } from '@shared/contract/common.ts';
import { DeskError } from '@shared/contract/errors.ts';
import { withFileLock } from '../../home/file-lock.ts';
import type { Catalog, Skill } from '../catalog.ts';
import type { SkillEvent, SkillEvents } from '../events.ts';
import { isoTime } from '../usage.ts';
import type { UsageStore } from '../usage-file.ts';
import { applyChange, revertChange, sweepWorkshop, type Applied } from './apply.ts';
import { folderOf } from '../names.ts';
import type { Change, ChangeRecord } from './change.ts';
import type { ChangeLedger } from './ledger.ts';

/** Who makes a change, in which conversation, on whose word. */
export interface ChangeCause {
  readonly origin: Origin;
  /** Empty for none. */
  readonly session: string;
  readonly message: number | null;
  readonly approver?: string;
  readonly edited?: boolean;
  readonly despite?: readonly string[];
  readonly staged?: string;
}

/** What is to be done: the changes, and what the history says of them. */
export interface Work<T> {
  readonly changes: readonly Change[];
  readonly events: readonly Pick<SkillEvent, 'kind' | 'skill' | 'name' | 'from' | 'into'>[];
  readonly result: T;
}

/** What the decision about a change is made from: read under the lock. */
export interface Moment {
  readonly catalog: Catalog;
  /** The skills folder with its links resolved. */
  readonly root: string;
  readonly now: number;
}

export interface WriterDeps {
  /** `<home>/skills`. */
  readonly dir: string;
  /** The file whose lock keeps changes apart. */
  readonly lockFile: string;
  readonly ledger: ChangeLedger;
  readonly events: SkillEvents;
  readonly usage: UsageStore;
  readonly catalog: () => Promise<Catalog>;
  readonly mayWrite: () => boolean;
  readonly changed: () => Promise<void>;
  readonly now: () => number;
  readonly log: (message: string, detail: unknown) => void;
}

/**
 * The one way into the skills folder. Every change: lock, settle what a crash left, read afresh, decide, write the record
 * and fsync it, make each change by temporary file or folder and rename, note it in the history, close the record.
 */
export class SkillWriter {
  readonly #deps: WriterDeps;

  constructor(deps: WriterDeps) {
    this.#deps = deps;
  }

  /**
   * Decides under the lock and carries out what was decided, all of it or nothing. Answers the result, and the id of the
   * change (null when there was nothing to do). Throws `looking_on`, `busy`, `conflict`, `unwritable`, `disk_full`, and
   * whatever `decide` throws.
   */
  async change<T>(
    cause: ChangeCause,
    decide: (moment: Moment) => Promise<Work<T>>,
  ): Promise<{ readonly result: T; readonly change: string | null }> {
    if (!this.#deps.mayWrite()) {
      throw new DeskError('looking_on', 'Skills are not changed here: another app has this home open.', {
        remedy: 'Close the other app and choose Take over, or make the change there.',
      });
    }
    const done = await this.#locked(async (root) => {
      const moment = { catalog: await this.#deps.catalog(), root, now: this.#deps.now() };
      const work = await decide(moment);
      if (work.changes.length === 0) return { result: work.result, change: null };
      const id = this.#deps.ledger.freshId(moment.now);
      const { edited, despite, staged, approver, ...who } = cause;
      const noted = {
        ...who,
        ...(approver === undefined ? {} : { approver }),
        ...(edited === true ? { edited } : {}),
        ...(despite === undefined ? {} : { despite: [...despite] }),
        ...(staged === undefined ? {} : { staged }),
      };
      const events = work.events.map((event): SkillEvent => ({ time: moment.now, ...event, ...noted, change: id }));
      await this.#carryOut(root, { v: 1, id, changes: [...work.changes], events });
      await this.#count(moment.catalog.skills, { v: 1, id, changes: [...work.changes], events });
      return { result: work.result, change: id };
    });
    if (done.change !== null) await this.#deps.changed();
    return done;
  }

  /** Finishes what an earlier run left half done, if there is anything. */
  async settle(): Promise<void> {
    if (!this.#deps.mayWrite() || (await this.#deps.ledger.open()).length === 0) return;
    await this.#locked(() => Promise.resolve());
    await this.#deps.changed();
  }

  async #locked<T>(work: (root: string) => Promise<T>): Promise<T> {
    const { dir, lockFile } = this.#deps;
    await mkdir(dir, { recursive: true });
    await mkdir(dirname(lockFile), { recursive: true });
    return await withFileLock(lockFile, async () => {
      const root = await realpath(dir);
      await this.#settle(root);
      return await work(root);
    });
  }

  /** Every record that is still open was begun by a process that is no more: the lock is ours. */
  async #settle(root: string): Promise<void> {
    const { ledger } = this.#deps;
    for (const id of await ledger.open()) {
      const record = await ledger.unfinished(id);
      if (record === null) {
        await ledger.setAside(id);
        continue;
      }
      for (const change of record.changes) {
        const became = await this.#finish(root, change, id);
        if (became === 'other') this.#deps.log('a change of a skill was overtaken by another program', change.skill);
      }
      await this.#close(record);
      await this.#count((await this.#deps.catalog()).skills, record);
    }
    await sweepWorkshop(root);
  }

  /** A change that cannot be finished any more keeps no other from being made; a full disk may have room again later. */
  async #finish(root: string, change: Change, id: string): Promise<Applied> {
    try {
      return await applyChange(root, change, id);
    } catch (error) {
      if (!(error instanceof DeskError) || error.code === 'disk_full') throw error;
      return 'other';
    }
  }

  async #carryOut(root: string, record: ChangeRecord): Promise<void> {
    await this.#deps.ledger.begin(record);
    const made: Change[] = [];
    try {
      for (const change of record.changes) {
        if ((await applyChange(root, change, record.id)) === 'other') throw overtaken(root, change);
        made.push(change);
      }
    } catch (error) {
      for (const change of made.reverse()) await revertChange(root, change, record.id);
      await this.#deps.ledger.drop(record.id);
      throw error;
    }
    await this.#close(record);
    await this.#deps.ledger.prune(this.#deps.now());
  }

  /** The history says it once, also when the process ended between saying it and closing the record. */
  async #close(record: ChangeRecord): Promise<void> {
    const said = (await this.#deps.events.read()).some((event) => event.change === record.id);
    if (!said) await this.#deps.events.append(...record.events);
    await this.#deps.ledger.done(record.id);
  }

  /** Telemetry is best effort: what was written stays written. */
  async #count(skills: readonly Skill[], record: ChangeRecord): Promise<void> {
    try {
      const after = (await this.#deps.catalog()).skills;
      for (const event of record.events) {
        const skill =
          after.find(({ id }) => id === event.skill) ?? skills.find(({ id }) => id === (event.from ?? event.skill));
        if (skill !== undefined) await this.#countOne(event, skill, after);
      }
    } catch (error) {
      this.#deps.log('the change of a skill could not be counted', error);
    }
  }

  async #countOne(event: SkillEvent, skill: Skill, skills: readonly Skill[]): Promise<void> {
    const time = isoTime(event.time);
    const { usage } = this.#deps;
    switch (event.kind) {
      case 'born':
        // An archived skill of the same name was another one.
        await usage.begin(skill, skills);
        // Only what the review or the curator made is the curator's to look after; the rest belongs to the person.
        if (event.origin === 'background_review' || event.origin === 'curator') {
          await usage.change(skill, skills, (record) => ({ ...record, created_by: 'agent' }));
        }
        return;
      case 'edit':
        return await usage.change(skill, skills, (record) => ({
          ...record,
          patch_count: (typeof record['patch_count'] === 'number' ? record['patch_count'] : 0) + 1,
          last_patched_at: time,
        }));
      case 'archive':
        return await usage.change(skill, skills, (record) => ({ ...record, state: 'archived', archived_at: time }));
      case 'restore':
        // Who brings a skill back means to keep it: its clock begins anew.
        return await usage.change(skill, skills, (record) => ({
          ...record,
          state: 'active',
          archived_at: null,
          last_viewed_at: time,
        }));
      default:
    }
  }
}

function overtaken(root: string, change: Change): DeskError {
  const place = join(root, change.skill);
  return new DeskError(
    'conflict',
    `${folderOf(change.skill)} was changed by another program just now. Nothing was written.`,
    {
      remedy: 'Look at it again and repeat the change.',
      file: place,
    },
  );
}

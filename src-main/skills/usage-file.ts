import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '@shared/contract/common.ts';
import { withFileLock } from '../home/file-lock.ts';
import { readText } from '../home/read-text.ts';
import { sweepTemporaries, writeFileAtomic } from '../home/write-atomic.ts';
import {
  formatUsage,
  isoTime,
  keyOf,
  parseUsage,
  resolveKeys,
  type UsageFile,
  type UsageNames,
  type UsageRecord,
} from './usage.ts';

/** What a read of the file gives. */
export interface UsageRead {
  readonly file: UsageFile;
  /** Why the file on disk says nothing; null when it can be read, or is not there. */
  readonly problem: Problem | null;
}

function freshRecord(now: number): UsageRecord {
  return {
    created_by: null,
    use_count: 0,
    view_count: 0,
    last_used_at: null,
    last_viewed_at: null,
    patch_count: 0,
    last_patched_at: null,
    created_at: isoTime(now),
    state: 'active',
    pinned: false,
    archived_at: null,
  };
}

function add(a: unknown, b: unknown): number {
  const number = (value: unknown): number => (typeof value === 'number' && value > 0 ? Math.trunc(value) : 0);
  return number(a) + number(b);
}

function later(a: unknown, b: unknown): unknown {
  if (typeof a !== 'string') return b ?? null;
  return typeof b === 'string' && b > a ? b : a;
}

/** Two records of one skill in the shape of the file; what only one of them has is kept. */
function mergeRecords(a: UsageRecord, b: UsageRecord): UsageRecord {
  return {
    ...b,
    ...a,
    created_by: a['created_by'] ?? b['created_by'] ?? null,
    pinned: a['pinned'] === true || b['pinned'] === true,
    ...Object.fromEntries(['use_count', 'view_count', 'patch_count'].map((key) => [key, add(a[key], b[key])])),
    ...Object.fromEntries(
      ['last_used_at', 'last_viewed_at', 'last_patched_at'].map((key) => [key, later(a[key], b[key])]),
    ),
  };
}

/**
 * `<skills>/.usage.json`, shared with Hermes: the same lock, the same form, unknown keys and foreign records kept. A
 * damaged file is copied aside before it is written anew.
 */
export class UsageStore {
  /** The file itself. */
  readonly path: string;
  readonly #now: () => number;
  #swept = false;

  constructor(skillsDir: string, now: () => number) {
    this.path = join(skillsDir, '.usage.json');
    this.#now = now;
  }

  async read(): Promise<UsageRead> {
    let text = '';
    try {
      text = (await readText(this.path))?.text ?? '';
    } catch {
      return { file: new Map(), problem: this.#damaged() };
    }
    const file = parseUsage(text);
    return file === null ? { file: new Map(), problem: this.#damaged() } : { file, problem: null };
  }

  /**
   * Changes the record of one skill under the lock. `skills` are all there are, so that other spellings of its key are
   * found and merged into one key. Throws `busy`, `unwritable` or `disk_full`.
   */
  async change(
    skill: UsageNames,
    skills: readonly UsageNames[],
    change: (record: UsageRecord) => UsageRecord,
  ): Promise<void> {
    await withFileLock(this.path, async () => {
      // What a killed run left beside the file is looked for once.
      if (!this.#swept) await sweepTemporaries(this.path);
      this.#swept = true;
      const { file: read, problem } = await this.read();
      if (problem !== null)
        await copyFile(this.path, `${this.path}.damaged-${isoTime(this.#now()).replace(/[^0-9]/g, '')}`);
      const file = new Map(read);
      const own = keyOf(skill, skills);
      const others = [...resolveKeys(file.keys(), skills)].filter(([key, id]) => id === skill.id && key !== own);
      let record = file.get(own) ?? (others.length === 0 ? freshRecord(this.#now()) : {});
      for (const [key] of others) {
        record = mergeRecords(record, file.get(key) ?? {});
        file.delete(key);
      }
      file.set(own, change(record));
      await writeFileAtomic(this.path, formatUsage(file));
    });
  }

  /** Begins the record of a new skill anew where one of an archived skill stands under its name. */
  async begin(skill: UsageNames, skills: readonly UsageNames[]): Promise<void> {
    const key = keyOf(skill, skills);
    const known = (await this.read()).file.get(key);
    if (known?.['state'] === 'archived') await this.change(skill, skills, () => freshRecord(this.#now()));
  }

  #damaged(): Problem {
    return {
      code: 'skill_usage_damaged',
      file: this.path,
      message: `${this.path} cannot be read, so nothing is known of how skills were used.`,
      remedy:
        'It is copied aside and begun anew at the next use of a skill; mend the file before that to keep its numbers.',
      blocking: false,
    };
  }
}

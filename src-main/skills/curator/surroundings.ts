import { createHash } from 'node:crypto';
import { lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord, listAt, textAt } from '@shared/record.ts';
import { withFileLock } from '../../home/file-lock.ts';
import { readText } from '../../home/read-text.ts';
import { writeFileAtomic } from '../../home/write-atomic.ts';
import { byCodePoint } from '../walk.ts';

/** What lies around the skills that bears on whether one may age. */
export interface Surroundings {
  /** By name of a skill the scheduled jobs that use it, paused ones too. */
  readonly scheduled: ReadonlyMap<string, readonly string[]>;
  /** By name of a skill the MD5 of the folder as Hermes brought it. */
  readonly brought: ReadonlyMap<string, string>;
}

async function textOf(file: string): Promise<string> {
  return (await readText(file).catch(() => null))?.text ?? '';
}

/** Reads `<home>/cron/jobs.json` (`{jobs: [{name, skill, skills}]}` or the bare list). Throws when it is there and is damaged. */
async function scheduledSkills(homeDir: string): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  const text = (await readText(join(homeDir, 'cron', 'jobs.json')))?.text ?? '';
  if (text.trim() === '') return found;
  const value: unknown = JSON.parse(text);
  const jobs = Array.isArray(value) ? value : listAt(value, 'jobs');
  for (const job of jobs.filter(isRecord)) {
    const names = [
      textAt(job, 'skill'),
      ...listAt(job, 'skills').map((name) => (typeof name === 'string' ? name : '')),
    ];
    for (const name of names.map((each) => each.trim().replace(/^\/+/u, '')).filter((each) => each !== '')) {
      found.set(name, [...(found.get(name) ?? []), textAt(job, 'name') || textAt(job, 'id') || 'a scheduled job']);
    }
  }
  return found;
}

async function broughtSkills(skillsDir: string): Promise<Map<string, string>> {
  const lines = (await textOf(join(skillsDir, '.bundled_manifest'))).split('\n');
  return new Map(
    lines.flatMap((line): [string, string][] => {
      const at = line.lastIndexOf(':');
      return at < 1 ? [] : [[line.slice(0, at).trim(), line.slice(at + 1).trim()]];
    }),
  );
}

/**
 * Reads what bears on aging. A list of jobs that cannot be read throws: without it nothing may be archived, because what a job
 * needs would not be known.
 */
export async function readSurroundings(homeDir: string, skillsDir: string): Promise<Surroundings> {
  const [scheduled, brought] = await Promise.all([scheduledSkills(homeDir), broughtSkills(skillsDir)]);
  return { scheduled, brought };
}

async function filesBelow(dir: string, path = ''): Promise<string[]> {
  const entries = await readdir(join(dir, path), { withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries) {
    const inner = path === '' ? entry.name : `${path}/${entry.name}`;
    if (entry.isDirectory()) found.push(...(await filesBelow(dir, inner)));
    else if (entry.isFile()) found.push(inner);
  }
  return found;
}

/** Order of paths as Python compares them: part by part. */
function byParts(a: string, b: string): number {
  const [left, right] = [a.split('/'), b.split('/')];
  for (let at = 0; at < Math.min(left.length, right.length); at += 1) {
    const difference = byCodePoint(left[at] ?? '', right[at] ?? '');
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

/** Whether a folder is another than Hermes brought (MD5 over names and contents, as its manifest has it). Unsure is yes. */
export async function isEdited(dir: string, brought: string | undefined): Promise<boolean> {
  if (brought === undefined || brought === '') return true;
  try {
    const hash = createHash('md5');
    for (const path of (await filesBelow(dir)).sort(byParts)) {
      hash.update(path, 'utf8').update(await readFile(join(dir, path)));
    }
    return hash.digest('hex') !== brought;
  } catch {
    return true;
  }
}

/** Whether a folder is under version control: somebody works on it. */
export async function isRepository(dir: string): Promise<boolean> {
  return await lstat(join(dir, '.git')).then(
    () => true,
    () => false,
  );
}

/** `<skills>/.curator_suppressed`: names that Hermes' updates leave archived, one a line. */
export async function suppress(skillsDir: string, name: string, on: boolean): Promise<void> {
  const file = join(skillsDir, '.curator_suppressed');
  const read = async (): Promise<string[]> =>
    (await textOf(file))
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !line.startsWith('#'));
  if ((await read()).includes(name) === on) return;
  await withFileLock(file, async () => {
    const names = new Set(await read());
    if (on) names.add(name);
    else names.delete(name);
    await writeFileAtomic(
      file,
      [...names]
        .sort(byCodePoint)
        .map((each) => `${each}\n`)
        .join(''),
    );
  });
}

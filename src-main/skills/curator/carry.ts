import { createHash } from 'node:crypto';
import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { DeskError } from '@shared/contract/errors.ts';
import type { Skill } from '../catalog.ts';
import { listFiles } from '../files.ts';
import { bytesOf, readContent, type Content } from '../manage/content.ts';
import { supportFolders } from '../manage/rules.ts';

const carriedSchema = z.object({
  /** Id of the skill it comes from, and its path there. */
  skill: z.string(),
  path: z.string(),
  /** Its path in the skill that takes it over. */
  to: z.string(),
  /** SHA-256 of its bytes. */
  hash: z.string(),
});

/** A file of an absorbed skill that goes into the one that takes its content over. */
export type Carried = z.infer<typeof carriedSchema>;

/** The files of one merge. */
export const carriedListSchema = z.array(carriedSchema);

/** A file with what it holds. */
export interface CarriedFile extends Carried {
  readonly content: Content;
  readonly program: boolean;
}

/** Bytes one merge may carry: all of them are kept for Undo. */
const mostBytes = 8_388_608;

const folders: readonly string[] = supportFolders;

/** Where a file goes that cannot keep its path: beside it, under the name of its skill; outside the four folders, among the assets. */
function placeFor(path: string, skill: string, isTaken: (path: string) => boolean): string {
  const [top = '', ...rest] = path.split('/');
  const own = rest.length > 0 && folders.includes(top) ? path : `assets/${path}`;
  if (!isTaken(own)) return own;
  const parts = own.split('/');
  const file = parts.pop() ?? '';
  for (let n = 1; ; n += 1) {
    const named = [...parts, `${skill}-${n === 1 ? '' : `${String(n)}-`}${file}`].join('/');
    if (!isTaken(named)) return named;
  }
}

/**
 * The files of skills that are to be absorbed, with their places in the skill that takes them over (null: a new one). A file keeps its
 * path, unless another one has it; what is there already byte for byte is not carried twice. Throws `refused` for what cannot be kept.
 */
export async function carriedFiles(umbrella: Skill | null, absorbs: readonly Skill[]): Promise<CarriedFile[]> {
  const there = new Map<string, string>();
  if (umbrella !== null) {
    for (const path of await listFiles(umbrella.real)) {
      const content = await readContent(umbrella.real, path);
      if (content !== null) there.set(path.toLowerCase(), hashOf(content));
    }
  }
  const found: CarriedFile[] = [];
  let bytes = 0;
  for (const skill of absorbs) {
    for (const path of await listFiles(skill.real)) {
      const content = await readContent(skill.real, path);
      if (content === null) continue;
      const hash = hashOf(content);
      if (there.get(path.toLowerCase()) === hash) continue;
      bytes += bytesOf(content).length;
      if (bytes > mostBytes) {
        throw new DeskError('refused', `The files of ${absorbs.map(({ name }) => name).join(', ')} are too large.`, {
          remedy: 'Nothing was changed.',
        });
      }
      const to = placeFor(path, skill.folder, (place) => there.has(place.toLowerCase()));
      there.set(to.toLowerCase(), hash);
      const { mode } = await lstat(join(skill.real, path));
      found.push({ skill: skill.id, path, to, hash, content, program: (mode & 0o111) !== 0 });
    }
  }
  return found;
}

function hashOf(content: Content): string {
  return createHash('sha256').update(bytesOf(content)).digest('hex');
}

/** Whether files are what they were when they were shown. */
export function sameFiles(shown: readonly Carried[], now: readonly Carried[]): boolean {
  const line = ({ skill, path, to, hash }: Carried): string => JSON.stringify([skill, path, to, hash]);
  return shown.length === now.length && shown.every((each, at) => line(each) === line(now[at] ?? each));
}

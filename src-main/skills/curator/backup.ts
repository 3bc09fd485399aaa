import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { fileError } from '../../home/errno.ts';
import { writeFileAtomic } from '../../home/write-atomic.ts';
import { isoTime } from '../usage.ts';
import { tarOf } from './tar.ts';

const form = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z(-\d{2})?$/u;

/** A copy of the skills folder. */
export interface Backup {
  readonly id: string;
  /** Its folder, absolute. */
  readonly path: string;
}

function idAt(now: number, taken: ReadonlySet<string>): string {
  const plain = `${new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
  for (let n = 0; ; n += 1) {
    const id = n === 0 ? plain : `${plain}-${String(n).padStart(2, '0')}`;
    if (!taken.has(id)) return id;
  }
}

/**
 * Copies the skills folder to `.curator_backups/<UTC>/skills.tar.gz` with a manifest beside it, as Hermes does, and drops all but
 * the newest `keep`. A copy that was begun and not finished has another name and is swept away. Throws `unwritable`, `disk_full`.
 */
export async function backUpSkills(
  skillsDir: string,
  { now, reason, keep, skillFiles }: { now: number; reason: string; keep: number; skillFiles: number },
): Promise<Backup> {
  const dir = join(skillsDir, '.curator_backups');
  const making = join(dir, '.making');
  try {
    await mkdir(dir, { recursive: true, mode: 0o700 });
    await rm(making, { recursive: true, force: true });
    await mkdir(making, { mode: 0o700 });
    const names = (await readdir(dir)).filter((name) => form.test(name));
    const id = idAt(now, new Set(names));
    const archive = join(making, 'skills.tar.gz');
    const outside = (path: string): boolean => path === '.curator_backups' || path === '.hub' || path.endsWith('.lock');
    await pipeline(Readable.from(tarOf(skillsDir, outside)), createGzip({ level: 6 }), createWriteStream(archive));
    const manifest = {
      archive: 'skills.tar.gz',
      archive_bytes: (await stat(archive)).size,
      created_at: isoTime(now),
      id,
      reason,
      skill_files: skillFiles,
    };
    await writeFileAtomic(join(making, 'manifest.json'), JSON.stringify(manifest, null, 2));
    const path = join(dir, id);
    await rename(making, path);
    const all = [...names, id].sort();
    for (const old of all.slice(0, Math.max(0, all.length - Math.max(1, keep)))) {
      await rm(join(dir, old), { recursive: true, force: true });
    }
    return { id, path };
  } catch (error) {
    await rm(making, { recursive: true, force: true }).catch(() => undefined);
    throw fileError(error, dir, 'write');
  }
}

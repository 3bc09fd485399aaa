import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { writeReference } from '@shared/references/parse.ts';
import { openContained, workspaceRoot } from '../../home/contained.ts';
import { walk } from '../../home/workspace-walk.ts';

/** A file as a page knows it: what it is called, how long it is, and the SHA-256 of its bytes in lower-case hex. */
export interface FilePrint {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly sha256: string;
}

const mostEntries = 20_000;

/**
 * The reference to the file of a workspace that is this very file, by name and content; null when there is none. Reads nothing that a
 * reference would not be allowed to read.
 */
export async function locateFile(workspace: string | null, print: FilePrint): Promise<string | null> {
  const root = workspace === null ? null : await workspaceRoot(workspace);
  if (root === null) return null;
  const { signal } = new AbortController();
  for await (const { path, real, kind } of walk(root, root, { depth: 20, entries: mostEntries, signal })) {
    if (kind === 'file' && basename(path) === print.name && (await isSame(real, print))) {
      return `${writeReference('file', path)} `;
    }
  }
  return null;
}

async function isSame(real: string, { size, sha256 }: FilePrint): Promise<boolean> {
  try {
    const { handle, info } = await openContained(real);
    try {
      if (info.size !== size) return false;
      const hash = createHash('sha256');
      for await (const piece of handle.createReadStream({ autoClose: false })) hash.update(piece as Buffer);
      return hash.digest('hex') === sha256;
    } finally {
      await handle.close();
    }
  } catch {
    // A file that cannot be read is not the one: its text is attached instead.
    return false;
  }
}

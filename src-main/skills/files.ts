import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isSecretPath, openContained, resolveInside } from '../home/contained.ts';

/** What was read of one file, or one sentence saying why it was not. */
export type FileRead =
  | { readonly ok: true; readonly bytes: Buffer }
  | { readonly ok: false; readonly reason: string; readonly missing: boolean };

const mostFiles = 500;
const deepest = 6;

/**
 * Reads a file of a skill folder, at most `limit` bytes. `path` is relative to `real`, the folder with its links resolved:
 * whatever leads out of it, by dots, by a link or by a name other systems would read otherwise, is refused.
 */
export async function readInside(real: string, path: string, limit: number): Promise<FileRead> {
  const odd = path === '' || /[\\\0]|^[~/]|^[A-Za-z]:|(?:^|\/)\.\.?(?:\/|$)|%2e/i.test(path);
  if (odd) return { ok: false, reason: `${JSON.stringify(path)} is no path inside the skill.`, missing: false };
  const place = await resolveInside(real, path);
  if (!place.ok)
    return { ok: false, reason: place.reason.replaceAll('the workspace', 'the skill'), missing: place.missing };
  try {
    const { handle, info } = await openContained(place.real);
    try {
      if (info.size > limit) {
        return {
          ok: false,
          reason: `${path} has ${String(info.size)} bytes; at most ${String(limit)} are read.`,
          missing: false,
        };
      }
      return { ok: true, bytes: await handle.readFile() };
    } finally {
      await handle.close();
    }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { ok: false, reason: `${path} cannot be read: ${why}`, missing: false };
  }
}

async function collect(dir: string, parts: readonly string[], found: string[]): Promise<void> {
  if (parts.length > deepest) return;
  let entries: Dirent[];
  try {
    entries = await readdir(dir, { withFileTypes: true });
  } catch {
    return;
  }
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = [...parts, entry.name];
    if (found.length >= mostFiles || entry.name.startsWith('.') || isSecretPath(path.join('/'))) continue;
    if (entry.isDirectory()) await collect(join(dir, entry.name), path, found);
    else if (entry.isFile() && path.join('/') !== 'SKILL.md') found.push(path.join('/'));
  }
}

/** The files of a skill folder beside SKILL.md, with `/`, sorted by folder; links, hidden and secret ones left out. */
export async function listFiles(dir: string): Promise<string[]> {
  const found: string[] = [];
  await collect(dir, [], found);
  return found;
}

const textTemplates = /\.(?:md|py|yaml|yml|json|tex|sh)$/;
const scripts = /\.(?:py|sh|bash|js|ts|rb)$/;

/** The files a model is told of, by kind, as Hermes lists them; null when there are none. */
export function linkedFiles(files: readonly string[]): Record<string, string[]> | null {
  const kinds: Record<string, string[]> = {
    references: files.filter((file) => /^references\/[^/]+\.md$/.test(file)),
    templates: files.filter((file) => file.startsWith('templates/') && textTemplates.test(file)),
    assets: files.filter((file) => file.startsWith('assets/')),
    scripts: files.filter((file) => /^scripts\/[^/]+$/.test(file) && scripts.test(file)),
  };
  const there = Object.entries(kinds).filter(([, names]) => names.length > 0);
  return there.length === 0 ? null : Object.fromEntries(there);
}

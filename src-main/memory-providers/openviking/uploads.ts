import { readdir, stat } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { textAt } from '@shared/record.ts';
import { isInside } from '../../home/index.ts';
import { isSecretPath, openContained, resolveInside, workspaceRoot } from '../../home/contained.ts';
import { ProviderFailure } from '../failure.ts';
import { holdsKnownKey } from '../known-key.ts';
import type { VikingClient } from './client.ts';
import { zipOf, type ZippedFile } from './zip.ts';

/** Largest file that is sent, and all files of a folder together, in bytes. */
const largest = 10 * 1024 * 1024;
/** As many files of a folder go out at once, so that a person can read their names. */
const mostFiles = 50;
/** As many entries are looked at. */
const mostLooked = 5000;
/** What nobody means who names a folder. */
const leftOut = new Set(['.git', '.hg', '.svn', 'node_modules', '__pycache__', '.venv']);

/** What of the workspace is to be sent. */
export interface AskedUpload {
  /** A file or a folder. */
  readonly path: string;
  /** Of a folder: the files that the person was shown, relative to it; null where none were named. */
  readonly files: readonly string[] | null;
}

/** What uploads work with. */
export interface UploadDeps {
  readonly workspace: string | null;
  readonly client: VikingClient;
  /** The keys of this home. */
  readonly keys: () => readonly string[];
  readonly signal: AbortSignal;
}

/** What became of it. */
export type Uploaded =
  | { readonly as: 'sent'; readonly temp_file_id: string; readonly source_name: string }
  | { readonly as: 'refused'; readonly reason: string }
  /** Nothing was sent: each file of a folder has to be named first, so that the person is asked for it by name. */
  | { readonly as: 'unnamed'; readonly files: readonly string[]; readonly leftOut: readonly string[] };

type Refused = Extract<Uploaded, { as: 'refused' }>;
const refused = (reason: string): Refused => ({ as: 'refused', reason });

/** Sends a file, or the named files of a folder as an archive, ahead. Throws ProviderFailure. */
export async function upload(asked: AskedUpload, deps: UploadDeps): Promise<Uploaded> {
  const root = deps.workspace === null ? null : await workspaceRoot(deps.workspace);
  if (root === null) return refused('No workspace is chosen: only its files can be sent.');
  const place = await resolveInside(root, asked.path);
  if (!place.ok) return refused(place.reason);
  const isFolder = (await stat(place.real)).isDirectory();
  if (!isFolder && asked.files !== null) return refused(`${asked.path} is no folder: leave files out.`);
  if (!isFolder) {
    const file = await readFile(place.real, asked.path, deps);
    if ('reason' in file) return file;
    return await send(file.bytes, basename(place.real), basename(place.real), deps);
  }
  if (place.real === root) return refused('The whole workspace is not sent: name a folder in it.');
  if (asked.files === null) return await named(root, place.real);
  return await sendFolder(root, place.real, asked.files, deps);
}

async function sendFolder(root: string, folder: string, names: readonly string[], deps: UploadDeps): Promise<Uploaded> {
  const wanted = [...new Set(names)];
  if (wanted.length === 0) return refused('files is empty.');
  if (wanted.length > mostFiles) return refused(`${String(mostFiles)} files at most go out at once.`);
  const files: ZippedFile[] = [];
  let bytes = 0;
  for (const name of wanted) {
    const place = await resolveInside(root, join(folder, name));
    if (!place.ok) return refused(`${name}: ${place.reason}`);
    // No links: what is sent is what lies under the name that the person was shown.
    if (place.real !== join(folder, name) || !isInside(folder, place.real)) {
      return refused(`${name} leads out of the folder, or is a link.`);
    }
    const file = await readFile(place.real, name, deps);
    if ('reason' in file) return file;
    bytes += file.bytes.length;
    if (bytes > largest) return refused(`Together they are larger than ${String(largest)} bytes.`);
    files.push({ name: relative(folder, place.real).split(sep).join('/'), bytes: file.bytes });
  }
  return await send(zipOf(files), `${basename(folder)}.zip`, basename(folder), deps);
}

/** The files of a folder that could be sent, and what would stay. */
async function named(root: string, folder: string): Promise<Uploaded> {
  const files: string[] = [];
  const stay: string[] = [];
  const open = [folder];
  let looked = 0;
  for (let at = open.shift(); at !== undefined && looked < mostLooked; at = open.shift()) {
    const entries = await readdir(at, { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      looked += 1;
      const path = join(at, entry.name);
      const name = relative(folder, path).split(sep).join('/');
      if (leftOut.has(entry.name) || isSecretPath(relative(root, path))) stay.push(name);
      else if (entry.isDirectory()) open.push(path);
      else if (!entry.isFile() || (await stat(path)).size > largest) stay.push(name);
      else files.push(name);
    }
  }
  if (files.length === 0) return refused('The folder holds no file that can be sent.');
  if (files.length > mostFiles || looked >= mostLooked) {
    return refused(`The folder holds more than ${String(mostFiles)} files: name a folder in it, or single files.`);
  }
  return { as: 'unnamed', files, leftOut: stay.slice(0, mostFiles) };
}

async function readFile(real: string, path: string, { keys }: UploadDeps): Promise<{ bytes: Buffer } | Refused> {
  const opened = await openContained(real).catch((error: unknown) =>
    error instanceof Error ? error.message : String(error),
  );
  if (typeof opened === 'string') return refused(`${path} cannot be sent: ${opened}`);
  const { handle, info } = opened;
  try {
    if (info.size > largest) return refused(`${path} is larger than ${String(largest)} bytes.`);
    const bytes = await handle.readFile();
    return holdsKnownKey(bytes, keys()) ? refused(`${path} holds a key of yours, and is not sent.`) : { bytes };
  } finally {
    await handle.close();
  }
}

async function send(bytes: Uint8Array, file: string, source: string, deps: UploadDeps): Promise<Uploaded> {
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(bytes)]), file);
  const request = { method: 'POST', path: '/api/v1/resources/temp_upload', body } as const;
  const id = textAt(await deps.client.ask(request, deps.signal), 'temp_file_id');
  if (id === '') {
    throw new ProviderFailure('malformed', 'OpenViking did not say where the file is.', { reached: 'maybe' });
  }
  return { as: 'sent', temp_file_id: id, source_name: source };
}

import { basename, extname } from 'node:path';
import type { Json } from '@shared/contract/common.ts';
import { recordAt, textAt } from '@shared/record.ts';
import { openContained, resolveInside, workspaceRoot } from '../../home/contained.ts';
import { holdsKnownKey } from '../known-key.ts';
import type { RetainClient } from './client.ts';
import type { RetainSettings } from './config.ts';
import { READ_MS, WRITE_MS } from './memories.ts';

const FILE_MS = 30_000;
const INGEST_MS = 60_000;
/** Largest file that is sent, and that is read of the store, in bytes. */
export const LARGEST_FILE = 10 * 1024 * 1024;
/** As much of a file as a model is shown, in UTF-16 units. */
const SHOWN = 32_000;
const LISTED = 50;
const MOST_LISTED = 200;
const textEndings = new Set(['.txt', '.md', '.json', '.csv', '.yaml', '.yml', '.xml', '.html']);

/** What the file tools work with. */
export interface RetainFiles {
  readonly client: RetainClient;
  readonly settings: RetainSettings;
  /** Directory of the conversation; nothing outside it is ever sent. */
  readonly workspace: string | null;
  /** The keys of this home. */
  readonly keys: () => readonly string[];
  readonly signal: AbortSignal;
}

/** Sends a file of the workspace. A refusal is answered as `{error}`; throws ProviderFailure for what goes wrong outside. */
export async function uploadFile(
  asked: { readonly path: string; readonly remote: string; readonly scope: string; readonly ingest: boolean },
  files: RetainFiles,
): Promise<Json> {
  const { client, settings, workspace, signal } = files;
  const root = workspace === null ? null : await workspaceRoot(workspace);
  if (root === null) return { error: 'No workspace is chosen: only its files can be sent.' };
  const place = await resolveInside(root, asked.path);
  if (!place.ok) return { error: place.reason };
  const opened = await openContained(place.real).catch((error: unknown) => String(error));
  if (typeof opened === 'string') return { error: opened };
  const { handle, info } = opened;
  try {
    if (info.size > LARGEST_FILE) return { error: `${asked.path} is larger than ${String(LARGEST_FILE)} bytes.` };
    const bytes = await handle.readFile();
    if (holdsKnownKey(bytes, files.keys())) return { error: `${asked.path} holds a key of yours, and is not sent.` };
    const form = new FormData();
    form.set('file', new Blob([bytes]), basename(place.real));
    form.set('path', asked.remote === '' ? `/${basename(place.real)}` : asked.remote);
    form.set('scope', asked.scope);
    if (asked.scope === 'PROJECT') form.set('project_id', settings.project);
    const { json } = await client({ method: 'POST', path: '/v1/files', body: form, deadlineMs: FILE_MS }, signal);
    const id = textAt(recordAt(json, 'file'), 'id');
    if (!asked.ingest || id === '') return json as Json;
    return { ...(json as Record<string, Json>), ingest: await ingestFile(id, files) };
  } finally {
    await handle.close();
  }
}

/** The files of the store. */
export async function listFiles(prefix: string, limit: number | null, files: RetainFiles): Promise<Json> {
  const query = { prefix, limit: String(Math.min(MOST_LISTED, Math.max(1, Math.trunc(limit ?? LISTED)))) };
  return (await files.client({ method: 'GET', path: '/v1/files', query, deadlineMs: READ_MS }, files.signal))
    .json as Json;
}

/** The text of a file of the store; null with a note for one that is none. */
export async function readFile(id: string, { client, signal }: RetainFiles): Promise<Json> {
  const path = `/v1/files/${encodeURIComponent(id)}`;
  const file = recordAt((await client({ method: 'GET', path, deadlineMs: READ_MS }, signal)).json, 'file');
  const [name, mime] = [textAt(file, 'name'), textAt(file, 'mime_type')];
  const known = { file_id: id, rdb_uri: textAt(file, 'rdb_uri'), name };
  if (!mime.startsWith('text/') && !textEndings.has(extname(name).toLowerCase())) {
    return { ...known, content: null, truncated: false, note: 'It is not a text.' };
  }
  const { bytes } = await client(
    { method: 'GET', path: `${path}/content`, deadlineMs: FILE_MS, file: true, most: LARGEST_FILE },
    signal,
  );
  const text = bytes.toString('utf8');
  return { ...known, content: text.slice(0, SHOWN).toWellFormed(), truncated: text.length > SHOWN };
}

/** Has the service make memories of a file. */
export async function ingestFile(id: string, { client, settings, signal }: RetainFiles): Promise<Json> {
  const path = `/v1/files/${encodeURIComponent(id)}/ingest`;
  const json = { user_id: settings.user, agent_id: settings.agent };
  return (await client({ method: 'POST', path, json, deadlineMs: INGEST_MS }, signal)).json as Json;
}

/** Deletes a file of the store. */
export async function deleteFile(id: string, { client, signal }: RetainFiles): Promise<Json> {
  const path = `/v1/files/${encodeURIComponent(id)}`;
  return ((await client({ method: 'DELETE', path, deadlineMs: WRITE_MS }, signal)).json ?? { deleted: id }) as Json;
}

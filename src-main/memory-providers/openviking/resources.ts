import { basename } from 'node:path';
import { isIP } from 'node:net';
import type { Json } from '@shared/contract/common.ts';
import { textAt } from '@shared/record.ts';
import { openContained, resolveInside, workspaceRoot } from '../../home/contained.ts';
import { ProviderFailure } from '../failure.ts';
import { USUAL_MS, type VikingClient } from './client.ts';

/** Largest file that is sent, in bytes. */
const LARGEST_FILE = 10 * 1024 * 1024;
/** Longest time that a server may be waited for, in seconds. */
const LONGEST_WAIT = 300;

/** What is to be added to the store. */
export interface AskedResource {
  /** An address, or the path of a file in the workspace. */
  readonly url: string;
  readonly reason: string;
  readonly to: string;
  readonly parent: string;
  readonly instruction: string;
  readonly wait: boolean;
  /** Seconds; null for the usual. */
  readonly timeout: number | null;
}

/** Adds an address or a file of the workspace. A refusal is answered as `{error}`; throws ProviderFailure. */
export async function addResource(
  asked: AskedResource,
  workspace: string | null,
  client: VikingClient,
  signal: AbortSignal,
): Promise<Json> {
  if (asked.to !== '' && asked.parent !== '') return { error: 'Only one of to and parent can be given.' };
  let source: Readonly<Record<string, Json>>;
  if (isAddress(asked.url)) {
    const problem = privateAddress(asked.url);
    if (problem !== null) return { error: problem };
    source = { path: asked.url };
  } else {
    const sent = await sendFile(asked.url, workspace, client, signal);
    if (typeof sent === 'string') return { error: sent };
    source = { ...sent };
  }
  const seconds = Math.min(LONGEST_WAIT, Math.max(1, asked.timeout ?? USUAL_MS / 1000));
  const json = {
    ...source,
    ...Object.fromEntries(
      (['reason', 'to', 'parent', 'instruction'] as const).flatMap((key) =>
        asked[key] === '' ? [] : [[key, asked[key]]],
      ),
    ),
    ...(asked.wait ? { wait: true, timeout: seconds } : {}),
  };
  const deadlineMs = USUAL_MS + (asked.wait ? seconds * 1000 : 0);
  const answer = await client.ask({ method: 'POST', path: '/api/v1/resources', json, deadlineMs }, signal);
  const message = asked.wait ? 'It was added and read.' : 'It was added; it is being read.';
  return { status: 'added', root_uri: textAt(answer, 'root_uri'), message };
}

function isAddress(text: string): boolean {
  return /^(?:https?|git|ssh):\/\//iu.test(text) || /^git@[^:/\s]+:\S+$/u.test(text);
}

/** The server fetches it: it must not be made to read what only the server's own network can see. */
function privateAddress(text: string): string | null {
  if (text.startsWith('git@')) return null;
  if (!URL.canParse(text)) return `${text} is not an address.`;
  const { hostname, username, password } = new URL(text);
  const name = hostname.toLowerCase().replace(/\.$/u, '');
  if (password !== '' || (username !== '' && username !== 'git')) return 'The address holds a name or a password.';
  const local =
    name === 'localhost' || name.endsWith('.localhost') || name.endsWith('.internal') || !/[.:]/u.test(name);
  const bare = name.replace(/[[\]]/gu, '');
  const closed =
    isIP(bare) === 4
      ? /^(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\./u.test(
          bare,
        )
      : isIP(bare) === 6 && /^(?:::|f[cd]|fe[89ab])/u.test(bare);
  return local || closed ? `${text} is not a public address.` : null;
}

/** Sends a file ahead; a sentence when it may not be. */
async function sendFile(
  path: string,
  workspace: string | null,
  client: VikingClient,
  signal: AbortSignal,
): Promise<{ readonly temp_file_id: string; readonly source_name: string } | string> {
  const root = workspace === null ? null : await workspaceRoot(workspace);
  if (root === null) return 'No workspace is chosen: only its files can be sent.';
  const place = await resolveInside(root, path);
  if (!place.ok) return place.reason;
  const opened = await openContained(place.real).catch((error: unknown) =>
    error instanceof Error ? error.message : String(error),
  );
  if (typeof opened === 'string') return `${path} cannot be sent: ${opened}`;
  const { handle, info } = opened;
  try {
    if (info.size > LARGEST_FILE) return `${path} is larger than ${String(LARGEST_FILE)} bytes.`;
    const name = basename(place.real);
    const body = new FormData();
    body.set('file', new Blob([await handle.readFile()]), name);
    const answer = await client.ask({ method: 'POST', path: '/api/v1/resources/temp_upload', body }, signal);
    const id = textAt(answer, 'temp_file_id');
    if (id === '')
      throw new ProviderFailure('malformed', 'OpenViking did not say where the file is.', { reached: 'maybe' });
    return { temp_file_id: id, source_name: name };
  } finally {
    await handle.close();
  }
}

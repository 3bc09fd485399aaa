import { isIP } from 'node:net';
import type { Json } from '@shared/contract/common.ts';
import { textAt } from '@shared/record.ts';
import { USUAL_MS } from './client.ts';
import { upload, type UploadDeps } from './uploads.ts';

/** Longest time that a server may be waited for, in seconds. */
const LONGEST_WAIT = 300;

/** What is to be added to the store. */
export interface AskedResource {
  /** An address, or the path of a file or folder in the workspace. */
  readonly url: string;
  /** Of a folder: its files, each by its name; null where none were named. */
  readonly files: readonly string[] | null;
  readonly reason: string;
  readonly to: string;
  readonly parent: string;
  readonly instruction: string;
  readonly wait: boolean;
  /** Seconds; null for the usual. */
  readonly timeout: number | null;
}

/**
 * Adds an address, a file of the workspace, or files of one of its folders. A folder whose files are not named is answered with their
 * names, and nothing is sent: the next call carries them, and the person is asked for that. A refusal is answered as `{error}`; throws
 * ProviderFailure.
 */
export async function addResource(asked: AskedResource, deps: UploadDeps): Promise<Json> {
  const { client, signal } = deps;
  if (asked.to !== '' && asked.parent !== '') return { error: 'Only one of to and parent can be given.' };
  let source: Readonly<Record<string, Json>>;
  if (isAddress(asked.url)) {
    const problem = privateAddress(asked.url);
    if (problem !== null) return { error: problem };
    source = { path: asked.url };
  } else {
    const sent = await upload({ path: asked.url, files: asked.files }, deps);
    if (sent.as === 'refused') return { error: sent.reason };
    if (sent.as === 'unnamed') {
      const message = 'Nothing was sent. Call again with those of these files that matter, by name, as files.';
      return { status: 'files_needed', files: [...sent.files], left_out: [...sent.leftOut], message };
    }
    source = { temp_file_id: sent.temp_file_id, source_name: sent.source_name };
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

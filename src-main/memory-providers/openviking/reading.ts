import type { Json } from '@shared/contract/common.ts';
import { ProviderFailure } from '../failure.ts';
import type { VikingClient } from './client.ts';
import { readContent, type Level } from './store.ts';

/** As much as is shown of one file at each level, and of each of several, in UTF-16 units. */
const MOST: Readonly<Record<Level, number>> = { abstract: 1200, overview: 4000, full: 8000 };
const MOST_OF_SEVERAL = 2500;
/** Most files of one call. */
const SEVERAL = 3;
const summaryFile = /\/\.(?:abstract|overview)\.md$/u;

/** Reads one file, or up to three, at a level. Throws ProviderFailure for a single one; of several each carries its own error. */
export async function readMany(
  client: VikingClient,
  uris: readonly string[],
  level: Level,
  signal: AbortSignal,
): Promise<Json> {
  const wanted = uris.slice(0, SEVERAL);
  const [only] = wanted;
  if (uris.length === 1 && only !== undefined) return readOne(client, only, level, MOST[level], signal);
  const most = level === 'full' ? MOST_OF_SEVERAL : MOST[level];
  const results = await Promise.all(
    wanted.map(async (uri): Promise<Json> => {
      try {
        return await readOne(client, uri, level, most, signal);
      } catch (error) {
        signal.throwIfAborted();
        return { uri, level, error: error instanceof Error ? error.message : String(error) };
      }
    }),
  );
  return { level, results, requested: uris.length, returned: results.length, truncated: uris.length > SEVERAL };
}

/** Only folders have summaries: of a file that has none, the file itself is read, and so it is said. */
async function readOne(
  client: VikingClient,
  written: string,
  level: Level,
  most: number,
  signal: AbortSignal,
): Promise<Json> {
  const resolved = level === 'full' ? written : written.replace(summaryFile, '');
  const uri = await explicit(client, resolved, signal);
  const shown = (text: string): string => (text.length > most ? `${text.slice(0, most).toWellFormed()}\n[...]` : text);
  const common = { uri: written, resolved_uri: uri, level };
  try {
    return { ...common, content: shown(await readContent(client, uri, level, signal)) };
  } catch (error) {
    const summary = level !== 'full' && error instanceof ProviderFailure;
    const mayBeFile = summary && (error.status === null || [400, 404, 412, 500].includes(error.status));
    if (!mayBeFile || error.kind === 'offline' || error.kind === 'timeout') throw error;
    return { ...common, content: shown(await readContent(client, uri, 'full', signal)), fallback: 'content/read' };
  }
}

/** An address that names its user: newer servers know no other. Throws ProviderFailure. */
export async function explicit(client: VikingClient, uri: string, signal: AbortSignal): Promise<string> {
  const short = /^viking:\/\/(?:~|user(?=\/(?:memories|peers)(?:\/|$)))(?=\/|$)/u;
  return short.test(uri) ? uri.replace(short, `viking://user/${encodeURIComponent(await client.uid(signal))}`) : uri;
}

import type { LocalServer } from '@shared/contract/settings.ts';
import { isRecord } from '@shared/record.ts';
import { presets } from './presets.ts';

/** How long a port that says nothing is waited for; a server on this machine answers in a few. */
const PATIENCE_MS = 1500;
const MAX_BYTES = 1024 * 1024;
const MAX_MODELS = 200;
const MAX_NAME = 200;

/** A place where a model server usually listens. */
export interface UsualPlace {
  readonly id: string;
  readonly label: string;
  readonly baseUrl: string;
}

/** The usual places of this machine: those of the providers that run on it. */
export const usualPlaces: readonly UsualPlace[] = presets
  .filter(({ baseUrl }) => /^http:\/\/(?:localhost|127\.0\.0\.1):/.test(baseUrl))
  .map(({ id, label, baseUrl }) => ({ id, label, baseUrl }));

/**
 * Asks each place for its list of models and answers those that gave one. Whatever else listens there is left out: what
 * does not answer soon, redirects, speaks no JSON, or sends no list of models. Sends no key; never throws.
 */
export async function findLocalServers(
  signal: AbortSignal,
  places: readonly UsualPlace[] = usualPlaces,
): Promise<LocalServer[]> {
  const found = await Promise.all(places.map((place) => ask(place, signal)));
  return found.filter((server) => server !== null);
}

async function ask(place: UsualPlace, signal: AbortSignal): Promise<LocalServer | null> {
  try {
    // By number: the name may lead to an address on which something else listens.
    const address = place.baseUrl.replace('//localhost:', '//127.0.0.1:');
    const response = await fetch(`${address}/models`, {
      redirect: 'error',
      headers: { accept: 'application/json' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
    });
    if (!response.ok) return null;
    const models = namesIn(JSON.parse(await bounded(response)));
    return models === null ? null : { ...place, models };
  } catch {
    return null;
  }
}

/** The body as text; throws when it is larger than a list of models ever is. */
async function bounded(response: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of response.body ?? []) {
    size += piece.byteLength;
    if (size > MAX_BYTES) throw new Error('too large');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

/** The names in `{data: [{id}]}`; null for what is no list of models. */
function namesIn(body: unknown): string[] | null {
  if (!isRecord(body) || !Array.isArray(body['data'])) return null;
  return body['data']
    .map((row: unknown) => (isRecord(row) ? row['id'] : undefined))
    .filter((name) => typeof name === 'string' && name !== '' && name.length <= MAX_NAME)
    .slice(0, MAX_MODELS) as string[];
}

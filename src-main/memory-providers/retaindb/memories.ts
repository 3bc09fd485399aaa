import { isRecord, listAt, textAt } from '@shared/record.ts';
import { newerOrOlder, type RetainClient } from './client.ts';
import type { RetainSettings } from './config.ts';

/** Milliseconds for a reading and for a writing. */
export const READ_MS = 8000;
export const WRITE_MS = 5000;
/** As many memories as a list has at most. */
export const LISTED = 200;

/** A memory of RetainDB. */
export interface RetainMemory {
  readonly id: string;
  readonly text: string;
  /** Its `memory_type`; empty when it has none. */
  readonly type: string;
  /** Milliseconds since 1970; null when it is not told. */
  readonly created: number | null;
  readonly session: string | null;
}

/** The profile of the person: every memory of the project, or what an older server lists. Throws ProviderFailure. */
export async function profileAnswer(
  client: RetainClient,
  { user, project }: RetainSettings,
  signal: AbortSignal,
): Promise<unknown> {
  const { json } = await newerOrOlder(
    client,
    {
      ...{ method: 'GET', path: `/v1/memory/profile/${encodeURIComponent(user)}`, deadlineMs: READ_MS },
      query: { project, include_pending: 'true' },
    },
    {
      ...{ method: 'GET', path: '/v1/memories', deadlineMs: READ_MS },
      query: { project, user_id: user, limit: String(LISTED) },
    },
    signal,
  );
  return json;
}

/** A search as the service answers it. Throws ProviderFailure. */
export async function searchAnswer(
  client: RetainClient,
  { user, project }: RetainSettings,
  asked: { readonly query: string; readonly session: string; readonly most: number },
  signal: AbortSignal,
): Promise<unknown> {
  const { query, session, most } = asked;
  const json = {
    ...{ project, user_id: user, session_id: session, query, top_k: most, include_pending: true },
  };
  return (await client({ method: 'POST', path: '/v1/memory/search', json, deadlineMs: READ_MS }, signal)).json;
}

/**
 * The memories of an answer, under `memories` or `results`; one with its text a level deeper (`memory`) is one, too. What has no text is
 * left out, whatever else the answer is.
 */
export function memoriesOf(answer: unknown): RetainMemory[] {
  const list = [...listAt(answer, 'memories'), ...listAt(answer, 'results')];
  return list.flatMap((item, at) => {
    const one = isRecord(item) && isRecord(item['memory']) ? item['memory'] : item;
    const text = textAt(one, 'content');
    if (text.trim() === '') return [];
    const created = Date.parse(textAt(one, 'created_at'));
    return [
      {
        id: textAt(one, 'id') || `#${String(at)}`,
        text,
        type: textAt(one, 'memory_type'),
        created: Number.isFinite(created) ? created : null,
        session: textAt(one, 'session_id') || null,
      },
    ];
  });
}

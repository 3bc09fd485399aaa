import type { Json } from '@shared/contract/common.ts';
import { isRecord, textAt } from '@shared/record.ts';
import type { Job, NewJob, ProviderEvent } from '../events.ts';
import { newerOrOlder, type RetainClient } from './client.ts';
import type { RetainSettings } from './config.ts';
import { LISTED, memoriesOf, profileAnswer, searchAnswer, WRITE_MS } from './memories.ts';

const INGEST_MS = 15_000;
const SEED_MS = 20_000;
/** How much of a mirrored write matters, as Hermes' plug-in says it. */
const IMPORTANCE = 0.7;
/** Shortest memory that can tell one turn from another. */
const TELLING_LENGTH = 12;

/** What is sent because of an event: each turn, additions to the built-in memory, and SOUL.md once the person has allowed it. */
export function retainJobs(event: ProviderEvent, { project }: RetainSettings): readonly NewJob[] {
  switch (event.type) {
    case 'turn': {
      if (event.user.trim() === '') return [];
      const timestamp = new Date(event.at).toISOString();
      const messages = [
        { role: 'user', content: event.user, timestamp },
        { role: 'assistant', content: event.assistant, timestamp },
      ];
      return [{ kind: 'turn', session: event.session.id, payload: { project, messages } }];
    }
    case 'mirror': {
      if (event.action !== 'add' || event.content.trim() === '') return [];
      const type = event.target === 'user' ? 'preference' : 'factual';
      return [
        { kind: 'memory', session: event.session?.id ?? null, payload: { project, content: event.content, type } },
      ];
    }
    case 'upload':
      if (event.file !== 'SOUL.md' || event.content.trim() === '') return [];
      return [{ kind: 'seed', session: null, payload: { project, content: event.content } }];
    default:
      return [];
  }
}

/** Sends one job. Throws ProviderFailure. */
export async function sendJob(
  job: Job,
  client: RetainClient,
  { user, agent }: RetainSettings,
  signal: AbortSignal,
): Promise<void> {
  const { project, content, type, messages } = payloadOf(job);
  const common = { project, user_id: user, session_id: job.session ?? '' };
  if (job.kind === 'turn') {
    const json = { ...common, messages, write_mode: 'sync' };
    await client({ method: 'POST', path: '/v1/memory/ingest/session', json, deadlineMs: INGEST_MS }, signal);
  } else if (job.kind === 'seed') {
    const path = `/v1/memory/agent/${encodeURIComponent(agent)}/seed`;
    await client({ method: 'POST', path, json: { project, content, source: 'soul_md' }, deadlineMs: SEED_MS }, signal);
  } else {
    await remember(client, { ...common, content, memory_type: type, importance: IMPORTANCE }, signal);
  }
}

/** Writes one memory, word for word. Throws ProviderFailure. */
export async function remember(
  client: RetainClient,
  memory: Readonly<Record<string, Json>>,
  signal: AbortSignal,
): Promise<unknown> {
  const write = { method: 'POST', deadlineMs: WRITE_MS } as const;
  const { json } = await newerOrOlder(
    client,
    { ...write, path: '/v1/memory', json: { ...memory, write_mode: 'sync' } },
    { ...write, path: '/v1/memories', json: memory },
    signal,
  );
  return json;
}

/**
 * Whether a job arrived whose answer was lost. A memory is kept word for word, so that a whole list tells; what is made of a turn can only
 * prove that it did arrive.
 */
export async function arrived(
  job: Job,
  client: RetainClient,
  settings: RetainSettings,
  signal: AbortSignal,
): Promise<boolean | null> {
  const { content, messages } = payloadOf(job);
  if (job.kind === 'memory') {
    const kept = memoriesOf(await profileAnswer(client, settings, signal));
    if (kept.some(({ text }) => text === content)) return true;
    return kept.length < LISTED ? false : null;
  }
  if (job.kind !== 'turn') return null;
  const said = messages.map((one) => spaced(textAt(one, 'content'))).join('\n');
  const query = textAt(messages[0], 'content');
  const asked = { query, session: job.session ?? '', most: 20 };
  const found = memoriesOf(await searchAnswer(client, settings, asked, signal));
  return found.some(({ text }) => text.length >= TELLING_LENGTH && said.includes(spaced(text))) ? true : null;
}

function payloadOf(job: Job): { project: string; content: string; type: string; messages: readonly Json[] } {
  const payload = isRecord(job.payload) ? job.payload : {};
  const { messages } = payload;
  return {
    project: textAt(payload, 'project'),
    content: textAt(payload, 'content'),
    type: textAt(payload, 'type') || 'factual',
    messages: Array.isArray(messages) ? messages : [],
  };
}

function spaced(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

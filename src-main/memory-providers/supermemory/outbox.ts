import type { Json } from '@shared/contract/common.ts';
import { isRecord, recordAt, textAt } from '@shared/record.ts';
import type { Job, MirrorEvent, NewJob, ProviderEvent, TurnEvent } from '../events.ts';
import { ProviderFailure } from '../failure.ts';
import { JOB_KEY, WRITE_MS, type SupermemoryClient } from './client.ts';
import { LONGEST_TAG, type SupermemorySettings } from './config.ts';

/** As much of a text as is asked with, in UTF-16 units. */
export const ASKED_WITH = 200;
const FOUR_HOURS = 4;

/** What is sent because of an event: each turn unless the person switched that off, and additions to the built-in memory. */
export function supermemoryJobs(event: ProviderEvent, settings: SupermemorySettings): readonly NewJob[] {
  if (event.type === 'turn') return settings.captures ? turnJobs(event, settings) : [];
  return event.type === 'mirror' ? mirrorJobs(event, settings) : [];
}

/** The container a job goes to, and what is told with it: one that is set up later does not get it. */
function addressOf({ tag, guidance }: SupermemorySettings): Readonly<Record<string, Json>> {
  return { tag, guidance };
}

function turnJobs({ user, assistant, session, at }: TurnEvent, settings: SupermemorySettings): readonly NewJob[] {
  const said = [
    ['user', cleaned(user)],
    ['assistant', cleaned(assistant)],
  ].filter(([, text]) => text !== '');
  if (said.length === 0) return [];
  const content = said.map(([role, text]) => `[${String(role)}]\n${String(text)}`).join('\n\n');
  const metadata = { type: 'conversation', session_id: session.id, timestamp: new Date(at).toISOString() };
  const payload = { ...addressOf(settings), content, customId: customIdOf(session.id, at), metadata };
  return [{ kind: 'turn', session: session.id, payload }];
}

function mirrorJobs(event: MirrorEvent, settings: SupermemorySettings): readonly NewJob[] {
  if (event.action !== 'add' || event.content.trim() === '') return [];
  const metadata = { target: event.target, type: 'explicit_memory' };
  const payload = { ...addressOf(settings), content: event.content, customId: '', metadata };
  return [{ kind: 'memory', session: event.session?.id ?? null, payload }];
}

/** The document that the turns of a conversation within four hours are merged into, in letters that the service takes. */
export function customIdOf(session: string, at: number): string {
  const time = new Date(at);
  const window = `_${time.toISOString().slice(0, 10)}_b${String(Math.floor(time.getUTCHours() / FOUR_HOURS))}`;
  return session.replace(/[^A-Za-z0-9_.-]/gu, '_').slice(0, LONGEST_TAG - window.length) + window;
}

/** A text without what was recalled into it, so that it is not kept a second time, and without pictures. */
export function cleaned(text: string): string {
  return text
    .replace(/<supermemory-(context|containers)>[\s\S]*?<\/supermemory-\1>/giu, '')
    .replace(/data:[\w.+-]+\/[\w.+-]+;base64,[A-Za-z0-9+/=]+/gu, '[image]')
    .trim();
}

/** Sends one job. Throws ProviderFailure. */
export async function sendJob(job: Job, client: SupermemoryClient, signal: AbortSignal): Promise<void> {
  const { payload } = job;
  if (!isRecord(payload)) throw new ProviderFailure('refused', 'What waits in the queue cannot be read.');
  const [customId, entityContext] = [textAt(payload, 'customId'), textAt(payload, 'guidance')];
  const document = {
    content: textAt(payload, 'content'),
    containerTag: textAt(payload, 'tag'),
    ...(customId === '' ? {} : { customId }),
    ...(entityContext === '' ? {} : { entityContext }),
    metadata: { ...(recordAt(payload, 'metadata') as Record<string, Json>), sm_source: 'hermes', [JOB_KEY]: job.id },
  };
  await client.add(document, WRITE_MS, signal);
}

/** Whether a job arrived whose answer was lost. It is worked off later: finding nothing proves nothing. */
export async function arrived(job: Job, client: SupermemoryClient, signal: AbortSignal): Promise<boolean | null> {
  const query = textAt(job.payload, 'content').replace(/^\[user\]\n/u, '');
  const found = await client.search(query.slice(0, ASKED_WITH).toWellFormed(), 20, textAt(job.payload, 'tag'), signal);
  return found.some((one) => one.job === job.id) ? true : null;
}

import { createHash } from 'node:crypto';
import type { Json } from '@shared/contract/common.ts';
import { countAt, isRecord, listAt, textAt } from '@shared/record.ts';
import type { Job, NewJob, ProviderEvent } from '../events.ts';
import { ProviderFailure } from '../failure.ts';
import { isMissing, type VikingClient } from './client.ts';
import type { VikingSettings } from './config.ts';
import { messagesOf } from './messages.ts';
import { memoriesUri, readContent } from './store.ts';

/** Most messages of one request. */
const BATCH = 100;

/** How far the sending of a turn has come in this run of the app. */
interface Progress {
  /** Messages of the session before; null when the server does not tell. */
  readonly before: number | null;
  wrote: boolean;
}

/** What is sent because of an event: turns, the commit of a conversation that was left, and additions to the built-in memory. */
export function vikingJobs(event: ProviderEvent, { peer }: VikingSettings, home: string): readonly NewJob[] {
  const commit = (session: string): NewJob => ({ kind: 'commit', session, payload: {} });
  switch (event.type) {
    case 'turn': {
      const messages = messagesOf(event, peer);
      return messages.length === 0 ? [] : [{ kind: 'turn', session: event.session.id, payload: { messages } }];
    }
    case 'session_ended':
      return [commit(event.session.id)];
    case 'session_switched':
      return event.reason === 'rewound' || event.from.id === event.to.id ? [] : [commit(event.from.id)];
    case 'mirror': {
      if (event.action !== 'add' || event.content.trim() === '') return [];
      const folder = event.target === 'user' ? 'preferences' : 'patterns';
      const hash = createHash('sha256')
        .update(JSON.stringify([home, event.seq, event.content]))
        .digest('hex');
      const payload = { folder, name: `mem_${hash.slice(0, 12)}.md`, content: event.content };
      return [{ kind: 'memory', session: event.session?.id ?? null, payload }];
    }
    default:
      return [];
  }
}

/** Sends jobs, and knows of those it has sent how many messages there were before: what tells whether one arrived. */
export class VikingOutbox {
  readonly #client: () => VikingClient;
  readonly #settings: () => VikingSettings;
  readonly #progress = new Map<string, Progress>();

  constructor(client: () => VikingClient, settings: () => VikingSettings) {
    this.#client = client;
    this.#settings = settings;
  }

  /** Sends one job. Throws ProviderFailure. */
  async send(job: Job, signal: AbortSignal): Promise<void> {
    const session = job.session ?? '';
    if (job.kind === 'turn') await this.#turn(job, session, signal);
    else if (job.kind === 'commit') await this.#commit(session, signal);
    else await this.#memory(job, signal);
  }

  /** Whether a job arrived whose answer was lost; null when that cannot be told. Throws ProviderFailure. */
  async delivered(job: Job, signal: AbortSignal): Promise<boolean | null> {
    // A server has nothing to do for a second commit, and refuses a second memory of one name.
    if (job.kind !== 'turn') return false;
    const progress = this.#progress.get(job.id);
    if (progress === undefined) return null;
    if (!progress.wrote) return false;
    const { before } = progress;
    const now = (await this.#session(job.session ?? '', signal)).count;
    if (before === null || now === null || now < before) return null;
    return now >= before + messagesIn(job).length;
  }

  async #turn(job: Job, session: string, signal: AbortSignal): Promise<void> {
    const messages = messagesIn(job);
    const earlier = this.#progress.get(job.id);
    // Nothing was written as long as only the look before it has failed.
    if (earlier === undefined) this.#progress.set(job.id, { before: null, wrote: false });
    const { count } = await this.#session(session, signal);
    const progress: Progress = earlier?.wrote === true ? earlier : { before: count, wrote: false };
    this.#progress.set(job.id, progress);
    const { before } = progress;
    const kept = before === null || count === null ? 0 : Math.min(messages.length, Math.max(0, count - before));
    let answer: unknown = {};
    for (let at = kept; at < messages.length; at += BATCH) {
      progress.wrote = true;
      answer = await this.#add(session, messages.slice(at, at + BATCH), signal);
    }
    if (kept < messages.length) await this.#check(session, before, answer, signal);
    this.#progress.delete(job.id);
  }

  /** Servers have answered 200 and kept nothing: what counts is how many messages there are. */
  async #check(session: string, before: number | null, answer: unknown, signal: AbortSignal): Promise<void> {
    const added = countAt(answer, 'added');
    const nothing =
      added !== null
        ? added === 0
        : before !== null &&
          (countAt(answer, 'message_count') ?? (await this.#session(session, signal)).count) === before;
    if (nothing) throw new ProviderFailure('malformed', 'OpenViking said yes and kept nothing of the turn.');
  }

  /** Adds messages at once, or one by one where the server is too old for that. Begins the session where the server does not. */
  async #add(session: string, messages: Json[], signal: AbortSignal): Promise<unknown> {
    const path = `/api/v1/sessions/${encodeURIComponent(session)}/messages`;
    try {
      return await this.#write(session, `${path}/batch`, { messages }, signal);
    } catch (error) {
      const unknown = error instanceof ProviderFailure && (error.status === 404 || error.status === 405);
      if (!unknown || isSessionMissing(error)) throw error;
    }
    let answer: unknown = {};
    for (const message of messages) answer = await this.#write(session, path, message, signal);
    return answer;
  }

  async #write(session: string, path: string, json: Json, signal: AbortSignal): Promise<unknown> {
    const client = this.#client();
    try {
      return await client.ask({ method: 'POST', path, json }, signal);
    } catch (error) {
      if (!isSessionMissing(error)) throw error;
    }
    await client.ask({ method: 'POST', path: '/api/v1/sessions', json: { session_id: session } }, signal);
    return client.ask({ method: 'POST', path, json }, signal);
  }

  /** What a session holds that was not committed; nothing for one that is not there. */
  async #session(session: string, signal: AbortSignal): Promise<{ count: number | null; tokens: number | null }> {
    try {
      const path = `/api/v1/sessions/${encodeURIComponent(session)}`;
      const found = await this.#client().ask({ method: 'GET', path }, signal);
      return { count: countAt(found, 'message_count'), tokens: countAt(found, 'pending_tokens') };
    } catch (error) {
      if (isMissing(error) || isSessionMissing(error)) return { count: 0, tokens: 0 };
      throw error;
    }
  }

  async #commit(session: string, signal: AbortSignal): Promise<void> {
    const { count, tokens } = await this.#session(session, signal);
    if ((count ?? tokens) === 0 && (tokens ?? 0) === 0) return;
    const path = `/api/v1/sessions/${encodeURIComponent(session)}/commit`;
    try {
      await this.#client().ask({ method: 'POST', path, json: { keep_recent_count: 0 } }, signal);
    } catch (error) {
      if (!isMissing(error) && !isSessionMissing(error)) throw error;
    }
  }

  async #memory(job: Job, signal: AbortSignal): Promise<void> {
    const client = this.#client();
    const [folder, name] = [textAt(job.payload, 'folder'), textAt(job.payload, 'name')];
    const base = memoriesUri(await client.uid(signal), this.#settings().peer);
    const uri = `${base}/${folder}/${name}`;
    const json = { uri, content: textAt(job.payload, 'content'), mode: 'create' };
    try {
      await client.ask({ method: 'POST', path: '/api/v1/content/write', json }, signal);
    } catch (error) {
      // The name holds the words: a file of this name is this memory, from an attempt whose answer was lost.
      const there = error instanceof ProviderFailure && error.status === 409;
      if (!there || (await readContent(client, uri, 'full', signal)) === '') throw error;
    }
  }
}

function messagesIn(job: Job): Json[] {
  return isRecord(job.payload) ? (listAt(job.payload, 'messages') as Json[]) : [];
}

function isSessionMissing(error: unknown): boolean {
  return error instanceof ProviderFailure && error.kind === 'refused' && /session\b.*not found/iu.test(error.message);
}

import type { ProviderSession } from '../events.ts';
import type { Recall } from '../provider.ts';
import type { RetainClient } from './client.ts';
import type { RetainSettings } from './config.ts';
import { profileAnswer, READ_MS } from './memories.ts';
import { overlay, reasoningLevel, type Ahead } from './overlay.ts';

const AGENT_MS = 4000;
/** Milliseconds for the question of a first turn, which nothing was fetched ahead for. */
const FIRST_MS = 3000;
const nothing: Recall = { text: '', count: null };

/** What matters for a question, as the service answers it. Throws ProviderFailure. */
export async function contextAnswer(
  client: RetainClient,
  { project, user }: RetainSettings,
  query: string,
  session: string,
  signal: AbortSignal,
  deadlineMs = READ_MS,
): Promise<unknown> {
  const json = { project, user_id: user, session_id: session, query, include_memories: true, max_tokens: 1200 };
  return (await client({ method: 'POST', path: '/v1/context/query', json, deadlineMs }, signal)).json;
}

/**
 * Fetches ahead of the next turn, as Hermes' plug-in does, so that a turn never waits: what is recalled answers the words before. What
 * comes back after the conversation was changed belongs to nobody and is dropped.
 */
export class RetainRecall {
  readonly #client: () => RetainClient;
  readonly #settings: () => RetainSettings;
  #ahead: { readonly session: string; readonly found: Ahead } | null = null;
  #generation = 0;

  constructor(client: () => RetainClient, settings: () => RetainSettings) {
    this.#client = client;
    this.#settings = settings;
  }

  /** What was fetched for this conversation, once; in its first turn a question of its own, with little time. */
  async take(session: ProviderSession, text: string, number: number, signal: AbortSignal): Promise<Recall> {
    const ahead = this.#ahead;
    if (ahead !== null && ahead.session === session.id) {
      this.#ahead = null;
      return overlay(ahead.found);
    }
    if (number > 1) return nothing;
    const context = await contextAnswer(this.#client(), this.#settings(), text, session.id, signal, FIRST_MS);
    return overlay({ profile: null, context, answer: null, agent: null });
  }

  /** Asks everything at once; what fails is missing from the result, and all that fails is thrown. */
  async prepare(session: ProviderSession, query: string, signal: AbortSignal): Promise<void> {
    this.#generation += 1;
    const generation = this.#generation;
    const [client, settings] = [this.#client(), this.#settings()];
    const { project, user, agent } = settings;
    const asked = await Promise.allSettled([
      profileAnswer(client, settings, signal),
      contextAnswer(client, settings, query, session.id, signal),
      client(
        {
          ...{ method: 'POST', path: `/v1/memory/profile/${encodeURIComponent(user)}/ask`, deadlineMs: READ_MS },
          json: { project, query, reasoning_level: reasoningLevel(query) },
        },
        signal,
      ),
      client(
        {
          ...{ method: 'GET', path: `/v1/memory/agent/${encodeURIComponent(agent)}/model`, deadlineMs: AGENT_MS },
          query: { project },
        },
        signal,
      ),
    ]);
    if (generation !== this.#generation) return;
    const failed = asked.find((one) => one.status === 'rejected');
    if (failed !== undefined && asked.every((one) => one.status === 'rejected')) throw failed.reason;
    const [profile, context, answer, model] = asked;
    this.#ahead = {
      session: session.id,
      found: {
        profile: profile.status === 'fulfilled' ? profile.value : null,
        context: context.status === 'fulfilled' ? context.value : null,
        answer: answer.status === 'fulfilled' ? answer.value.json : null,
        agent: model.status === 'fulfilled' ? model.value.json : null,
      },
    };
  }

  /** What was fetched, or is being fetched, is for no conversation any more. */
  forget(): void {
    this.#generation += 1;
    this.#ahead = null;
  }
}

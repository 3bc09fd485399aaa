import { setTimeout as pause } from 'node:timers/promises';
import type { ProviderSession } from '../events.ts';
import type { Recall } from '../provider.ts';
import type { HindsightClient, HindsightMemory } from './client.ts';
import type { HindsightSettings } from './config.ts';
import { cutQuery } from './query.ts';

/** Milliseconds for a recall that the person waits for, and for one behind a turn. */
const LIVE_MS = 6000;
const BEHIND_MS = 30_000;
const REFLECT_BEHIND_MS = 45_000;
/** Milliseconds for the first turn of a conversation, which nothing was fetched ahead for. */
const FIRST_MS = 3000;
/** Longest wait for what is being fetched ahead. */
const JOIN_MS = 3000;
const HEADING = '# From earlier conversations (Hindsight)\nAs far as it may matter now:';
const nothing: Recall = { text: '', count: null };

/** What recalling works with. */
export interface HindsightRecallDeps {
  readonly client: () => HindsightClient;
  readonly settings: () => HindsightSettings;
  readonly bank: (session: ProviderSession) => string;
  /** Ends when the server has worked in what was just sent, or when it took too long. */
  readonly workedIn: (signal: AbortSignal) => Promise<void>;
}

interface Ahead {
  readonly session: string;
  readonly found: Promise<Recall>;
}

/**
 * What belongs to prompts: fetched behind a turn for the next one, as Hermes does (so that it answers the words before), or with
 * `recall_sync` for the prompt itself. What comes back after the conversation was changed is dropped.
 */
export class HindsightRecall {
  readonly #deps: HindsightRecallDeps;
  #ahead: Ahead | null = null;

  constructor(deps: HindsightRecallDeps) {
    this.#deps = deps;
  }

  /** What belongs to a prompt. Throws ProviderFailure of a request of its own, and the reason of `signal`. */
  async take(session: ProviderSession, text: string, number: number, signal: AbortSignal): Promise<Recall> {
    const settings = this.#deps.settings();
    if (!injects(settings)) return nothing;
    if (settings.recallSync) return this.#ask(settings, session, text, LIVE_MS, LIVE_MS, signal);
    const ahead = this.#ahead;
    if (ahead?.session === session.id) {
      this.#ahead = null;
      return joined(ahead.found, signal);
    }
    if (number > 1) return nothing;
    return this.#ask({ ...settings, prefetch: 'recall' }, session, text, FIRST_MS, FIRST_MS, signal);
  }

  /** Fetches for the next turn. Throws ProviderFailure; nothing is recalled then. */
  async prepare(session: ProviderSession, text: string, signal: AbortSignal): Promise<void> {
    const settings = this.#deps.settings();
    if (!injects(settings) || settings.recallSync) return;
    const fetch = async (): Promise<Recall> => {
      if (settings.waitsForRetain) await this.#deps.workedIn(signal);
      return this.#ask(settings, session, text, BEHIND_MS, REFLECT_BEHIND_MS, signal);
    };
    const found = fetch();
    this.#ahead = { session: session.id, found };
    try {
      await found;
    } catch (error) {
      this.#drop(found);
      throw error;
    }
  }

  /** What was fetched, or is being fetched, is for no conversation any more. */
  forget(): void {
    this.#ahead = null;
  }

  #drop(found: Promise<Recall>): void {
    if (this.#ahead?.found === found) this.#ahead = null;
  }

  async #ask(
    settings: HindsightSettings,
    session: ProviderSession,
    text: string,
    recallMs: number,
    reflectMs: number,
    signal: AbortSignal,
  ): Promise<Recall> {
    const query = cutQuery(text, settings.maxInputChars);
    if (query === '') return nothing;
    const [client, bank] = [this.#deps.client(), this.#deps.bank(session)];
    const heading = settings.preamble || HEADING;
    if (settings.prefetch === 'reflect') {
      const answer = await client.reflect(bank, query, reflectMs, signal);
      return answer === '' ? nothing : { text: `${heading}\n\n${answer}`, count: null };
    }
    const found = await client.recall(bank, query, { types: settings.types, deadlineMs: recallMs }, signal);
    const count = settings.recallIndicator ? found.length : null;
    if (found.length === 0) return { text: '', count };
    return { text: `${heading}\n\n${found.map((one) => `- ${lineOf(one)}`).join('\n')}`, count };
  }
}

/** A memory on one line: its text is anybody's, and must not begin a line of its own. */
export function lineOf({ text }: HindsightMemory): string {
  return text.replace(/\s+/gu, ' ');
}

function injects({ autoRecall, memoryMode }: HindsightSettings): boolean {
  return autoRecall && memoryMode !== 'tools';
}

/** What is fetched ahead, if it comes within a moment; nothing when it does not, or has failed. */
async function joined(found: Promise<Recall>, signal: AbortSignal): Promise<Recall> {
  const late = new AbortController();
  try {
    const waited = pause(JOIN_MS, nothing, { signal: AbortSignal.any([signal, late.signal]) });
    return await Promise.race([found.catch(() => nothing), waited]);
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    late.abort();
  }
}

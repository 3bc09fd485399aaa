import { ProviderFailure } from '../failure.ts';
import type { Recall } from '../provider.ts';
import type { VikingClient } from './client.ts';
import type { VikingSettings } from './config.ts';
import { profileBlock } from './profile.ts';
import { entries, ranked } from './ranking.ts';
import { hitsOf, readContent, type VikingHit } from './store.ts';
import type { Tuning } from './tuning.ts';

/** Shortest question that is searched with, in code points. */
const SHORTEST = 5;
/** Failures after which a simpler search is of no use. */
const HOPELESS = new Set(['offline', 'timeout', 'unauthorised', 'rate']);

/**
 * What belongs to a prompt, in two halves at the same time: who the person is, once in a conversation, and what a search finds. Each half
 * has the time that the settings give it, and what one of them lacks does not spoil the other.
 */
export class VikingRecall {
  readonly #client: () => VikingClient;
  readonly #settings: () => VikingSettings;
  readonly #told = new Set<string>();

  constructor(client: () => VikingClient, settings: () => VikingSettings) {
    this.#client = client;
    this.#settings = settings;
  }

  /** Throws ProviderFailure when nothing was found and a half failed. */
  async recall(session: string, query: string, signal: AbortSignal): Promise<Recall> {
    const client = this.#client();
    const { tuning } = this.#settings();
    const down = client.down();
    if (down !== null) throw down;
    const timed = async <T>(work: (limited: AbortSignal) => Promise<T>): Promise<T> => {
      const late = AbortSignal.timeout(tuning.recallMs);
      try {
        return await work(AbortSignal.any([signal, late]));
      } catch (error) {
        signal.throwIfAborted();
        if (!late.aborted) throw error;
        throw new ProviderFailure('timeout', 'OpenViking did not answer in the time for a recall.', { cause: error });
      }
    };
    const [profile, found] = await Promise.allSettled([
      this.#told.has(session) ? Promise.resolve('') : timed((limited) => profileBlock(client, tuning, limited)),
      [...query.trim()].length < SHORTEST
        ? Promise.resolve([])
        : timed((limited) => search(client, tuning, { session, query }, limited)),
    ]);
    signal.throwIfAborted();
    if (profile.status === 'fulfilled') this.#told.add(session);
    const who = profile.status === 'fulfilled' ? profile.value : '';
    const what = found.status === 'fulfilled' ? found.value : [];
    const parts = [...(who === '' ? [] : [who]), ...what];
    if (parts.length === 0) {
      for (const half of [found, profile]) if (half.status === 'rejected') throw half.reason;
      return { text: '', count: 0 };
    }
    return { text: ['## OpenViking Context', ...parts].join('\n'), count: what.length };
  }

  /** What was told at the beginning of a conversation is told again: its words have given way to a summary. */
  again(session: string): void {
    this.#told.delete(session);
  }
}

async function search(
  client: VikingClient,
  tuning: Tuning,
  { session, query }: { readonly session: string; readonly query: string },
  signal: AbortSignal,
): Promise<string[]> {
  const { limit, requestMs, resources, fullReads, preferAbstract } = tuning;
  const json = {
    ...{ query, limit: Math.max(4 * limit, 20), score_threshold: 0 },
    context_type: resources ? ['memory', 'resource'] : 'memory',
  };
  const ask = (path: string, more: Readonly<Record<string, string>>): Promise<unknown> =>
    client.ask({ method: 'POST', path, json: { ...json, ...more }, deadlineMs: requestMs }, signal);
  let answer: unknown;
  try {
    answer = await ask('/api/v1/search/search', { session_id: session });
  } catch (error) {
    if (!(error instanceof ProviderFailure) || HOPELESS.has(error.kind)) throw error;
    answer = await ask('/api/v1/search/find', {});
  }
  const hits = hitsOf(answer).filter(({ type }) => type === 'memory' || (resources && type === 'resource'));
  const best = ranked(hits, query, tuning);
  const whole = new Set(preferAbstract ? [] : best.filter(({ level }) => level === 2).slice(0, fullReads));
  const texts = await Promise.all(
    best.map(async (hit) => ({
      hit,
      text: whole.has(hit) ? await wholeText(client, hit, tuning, signal) : summary(hit),
    })),
  );
  return entries(texts, tuning);
}

async function wholeText(client: VikingClient, hit: VikingHit, { requestMs }: Tuning, signal: AbortSignal) {
  try {
    return (await readContent(client, hit.uri, 'full', signal, requestMs)) || summary(hit);
  } catch {
    // The summary is at hand, and better than nothing.
    return summary(hit);
  }
}

function summary({ abstract, overview }: VikingHit): string {
  return abstract.trim() === '' ? overview : abstract;
}

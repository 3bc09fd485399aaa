import type { Logger } from '../../home/index.ts';
import { ProviderFailure } from '../failure.ts';
import type { HonchoClient, Slot } from './client.ts';
import type { Observation } from './settings.ts';

/** A conversation's session on the server, with its two members and who watches whom. */
export interface Joined {
  readonly name: string;
  readonly user: string;
  readonly ai: string;
  readonly flags: Observation;
}

/** What a session is made of before anything was asked of the server. Without a name it is the two peers alone. */
export interface Wanted {
  readonly name: string;
  readonly user: string;
  readonly ai: string;
}

/**
 * Makes workspace, peers and sessions once each. Only what succeeded is remembered: a first request that failed leaves nothing
 * behind that would make later ones fail.
 */
export class Members {
  readonly #client: HonchoClient;
  readonly #flags: Observation;
  readonly #log: Logger;
  readonly #made = new Set<string>();
  readonly #joined = new Map<string, Joined>();
  readonly #joining = new Map<string, Promise<Joined>>();

  constructor(client: HonchoClient, flags: Observation, log: Logger) {
    this.#client = client;
    this.#flags = flags;
    this.#log = log;
  }

  /** What is known of a session without asking; the settings' flags until the server told its own. */
  known(wanted: Wanted): Joined {
    return this.#joined.get(keyOf(wanted)) ?? { ...wanted, flags: this.#flags };
  }

  /** Has the session with its members on the server. Throws ProviderFailure. */
  async join(wanted: Wanted, signal: AbortSignal): Promise<Joined> {
    const key = keyOf(wanted);
    for (;;) {
      const done = this.#joined.get(key);
      if (done !== undefined) return done;
      const running = this.#joining.get(key);
      if (running === undefined) break;
      // Who else is at it may be ended before us; then it is our turn.
      await Promise.race([running.then(nothing, nothing), aborted(signal)]);
      signal.throwIfAborted();
    }
    const mine = this.#join(wanted, signal);
    this.#joining.set(key, mine);
    try {
      return await mine;
    } finally {
      this.#joining.delete(key);
    }
  }

  async #join(wanted: Wanted, signal: AbortSignal): Promise<Joined> {
    const { name, user, ai } = wanted;
    await this.#once('workspace', () => this.#client.makeWorkspace(signal));
    await this.#once(`peer ${user}`, () => this.#client.makePeer(user, signal));
    await this.#once(`peer ${ai}`, () => this.#client.makePeer(ai, signal));
    if (name !== '') await this.#once(`session ${name}`, () => this.#client.makeSession(name, signal));
    const flags = name === '' ? this.#flags : await this.#flagsOf(wanted, signal);
    const joined = { name, user, ai, flags };
    this.#joined.set(keyOf(wanted), joined);
    return joined;
  }

  /** Joining and reading back may fail on a server where all else works; the settings' flags are in force then. */
  async #flagsOf({ name, user, ai }: Wanted, signal: AbortSignal): Promise<Observation> {
    const { userObserveMe, userObserveOthers, aiObserveMe, aiObserveOthers } = this.#flags;
    try {
      await this.#client.addPeers(
        name,
        {
          [user]: { observe_me: userObserveMe, observe_others: userObserveOthers },
          [ai]: { observe_me: aiObserveMe, observe_others: aiObserveOthers },
        },
        signal,
      );
      const ofUser = await this.#client.peerFlags(name, user, signal);
      const ofAi = await this.#client.peerFlags(name, ai, signal);
      return {
        userObserveMe: ofUser.me ?? userObserveMe,
        userObserveOthers: ofUser.others ?? userObserveOthers,
        aiObserveMe: ofAi.me ?? aiObserveMe,
        aiObserveOthers: ofAi.others ?? aiObserveOthers,
      };
    } catch (error) {
      if (!(error instanceof ProviderFailure) || error.kind === 'unauthorised') throw error;
      this.#log.warn('the peers of a session could not be joined', { session: name, reason: error.message });
      return this.#flags;
    }
  }

  async #once(what: string, make: () => Promise<void>): Promise<void> {
    if (this.#made.has(what)) return;
    await make();
    this.#made.add(what);
  }
}

/**
 * Where knowledge about a peer lies. When the AI watches others it holds what is known of them; otherwise each peer answers about
 * itself. Everything that reads or writes goes through here, so that both agree.
 */
export function slotOf({ ai, flags }: Pick<Joined, 'ai' | 'flags'>, peer: string): Slot {
  return peer !== ai && flags.aiObserveOthers ? { observer: ai, target: peer } : { observer: peer, target: null };
}

function keyOf({ name, user, ai }: Wanted): string {
  return JSON.stringify([name, user, ai]);
}

function nothing(): null {
  return null;
}

function aborted(signal: AbortSignal): Promise<null> {
  const { promise, resolve } = Promise.withResolvers<null>();
  if (signal.aborted) resolve(null);
  else signal.addEventListener('abort', () => resolve(null), { once: true });
  return promise;
}

import { setTimeout as pause } from 'node:timers/promises';
import type { Job, NewJob, ProviderEvent, ProviderSession } from '../events.ts';
import type { Logger } from '../../home/index.ts';
import { ProviderFailure } from '../failure.ts';
import { OLD_SERVER, type HindsightClient, type ServerAbilities } from './client.ts';
import type { HindsightSettings } from './config.ts';
import { itemOf, operationId, readTurn, replacedDocument, turnJob, type WaitingTurn } from './turns.ts';

/** Milliseconds between looks at what is being sent, and at what the server works at. */
const SENDING_POLL_MS = 50;
const OPERATION_POLL_MS = 500;
/** Operations that are asked for at most. */
const MOST_FOLLOWED = 20;

/** What the outbox works with. */
export interface OutboxDeps {
  readonly client: () => HindsightClient;
  readonly settings: () => HindsightSettings;
  readonly bank: (session: ProviderSession) => string;
  readonly profile: string;
  readonly log: Logger;
  readonly now: () => number;
}

/** The document of a conversation on a server that can only replace it, and the turns it was sent with. */
interface Replaced {
  readonly id: string;
  readonly turns: readonly WaitingTurn[];
}

/**
 * Sends turns. A server that adds to documents (0.5.0) gets the new turns alone, in the document of their conversation; an older one gets
 * all that this run of the app has said in it, and replaces the document. One that knows operations by their ids (0.8.6) is asked whether
 * an operation whose answer was lost has arrived.
 */
export class HindsightOutbox {
  readonly #deps: OutboxDeps;
  /** By address: a server is asked once for what it can do. */
  readonly #abilities = new Map<string, ServerAbilities>();
  readonly #replaced = new Map<string, Replaced>();
  /** Turns that were told in this run and not tried yet, with their conversation. */
  readonly #untried = new Map<string, string>();
  #sending = 0;
  /** Sending took longer than anybody waits for it: nobody does again before something has gone. */
  #slow = false;
  /** What the server works at: bank and operation. */
  readonly #operations = new Map<string, string>();

  constructor(deps: OutboxDeps) {
    this.#deps = deps;
  }

  /** A turn is one job; what else happens is not sent, as with Hermes. */
  jobs(event: ProviderEvent): NewJob[] {
    if (event.type !== 'turn' || !this.#deps.settings().autoRetain) return [];
    const job = turnJob(event, this.#deps.bank(event.session));
    if (job === null) return [];
    this.#untried.set(event.turn, event.session.id);
    return [job];
  }

  /** Every so many turns of a conversation go together, what is left at its end as well; never those of two banks. */
  gather(waiting: readonly Job[], flush: boolean): number {
    const every = this.#deps.settings().everyTurns;
    const bank = bankIn(waiting[0]);
    const other = waiting.findIndex((job) => bankIn(job) !== bank);
    const together = other < 0 ? waiting.length : other;
    if (together >= every) return every;
    return flush || other >= 0 ? together : 0;
  }

  /** Sends jobs that were gathered. Throws ProviderFailure. */
  async send(jobs: readonly Job[], signal: AbortSignal): Promise<void> {
    this.#sending += 1;
    try {
      await this.#send(jobs, signal);
    } finally {
      this.#sending -= 1;
      this.#slow = false;
      for (const job of jobs) this.#untried.delete(turnIn(job));
    }
  }

  /**
   * Whether jobs arrived whose answer was lost. False also where sending them again does no harm, because the document is replaced; null
   * for a server that keeps no operations by our ids. Throws ProviderFailure.
   */
  async delivered(jobs: readonly Job[], signal: AbortSignal): Promise<boolean | null> {
    const turns = jobs.map(readTurn);
    const [first] = turns;
    if (first === undefined) return null;
    if (this.#replacedBy(turns) !== undefined) return false;
    if (!this.#deps.settings().retainAsync || !(await this.#server(signal)).knowsOperations) return null;
    return (await this.#deps.client().operation(first.bank, operationId(jobs), signal)) !== null;
  }

  /** Waits until what was told is sent and the server has worked it in, as long as the settings say; never again for what took longer. */
  async workedIn(signal: AbortSignal): Promise<void> {
    const until = this.#deps.now() + this.#deps.settings().drainMs;
    const left = (): number => until - this.#deps.now();
    while (this.#isSending() && left() > 0) await wait(Math.min(SENDING_POLL_MS, left()), signal);
    for (let first = true; this.#operations.size > 0 && left() > 0; first = false) {
      if (!first) await wait(Math.min(OPERATION_POLL_MS, left()), signal);
      for (const [id, bank] of this.#operations) await this.#look(id, bank, left(), signal);
    }
    if (left() > 0) return;
    if (this.#isSending()) this.#slow = true;
    this.#untried.clear();
    this.#operations.clear();
  }

  async #send(jobs: readonly Job[], signal: AbortSignal): Promise<void> {
    const { client, settings: read, profile, now } = this.#deps;
    const settings = read();
    const turns = jobs.map(readTurn);
    const [first] = turns;
    if (first === undefined) return;
    const { bank, session } = first;
    // What was tried as a replacement stays one: whether it arrived does not matter then.
    const before = this.#replacedBy(turns);
    const append = before === undefined && (await this.#serverInTime(signal)).appends;
    const { retainAsync } = settings;
    let begun: string[];
    if (append) {
      const item = itemOf(turns, settings, { document: session, append, profile });
      const operation = retainAsync ? { operation_id: operationId(jobs) } : {};
      begun = await client().retain(bank, { items: [item], async: retainAsync, ...operation }, signal);
    } else {
      const key = `${bank}\n${session}`;
      const replaced = this.#replaced.get(key) ?? { id: replacedDocument(session, now()), turns: [] };
      const known = new Set(replaced.turns.map(({ turn }) => turn));
      const all = [...replaced.turns, ...turns.filter(({ turn }) => !known.has(turn))];
      const item = itemOf(all, settings, { document: replaced.id, append, profile });
      try {
        begun = await client().retain(bank, { items: [item], async: retainAsync }, signal);
      } catch (error) {
        // What surely did not arrive does not go along with what comes later.
        if (!(error instanceof ProviderFailure && error.reached === 'no'))
          this.#replaced.set(key, { ...replaced, turns: all });
        throw error;
      }
      this.#replaced.set(key, { ...replaced, turns: all });
    }
    for (const id of begun) this.#operations.set(id, bank);
    for (const [id] of [...this.#operations].slice(0, -MOST_FOLLOWED)) this.#operations.delete(id);
  }

  /** The replaced document that holds one of these turns; undefined for none. */
  #replacedBy(turns: readonly WaitingTurn[]): Replaced | undefined {
    return turns
      .map(({ bank, session, turn }) => {
        const replaced = this.#replaced.get(`${bank}\n${session}`);
        return replaced?.turns.some((one) => one.turn === turn) === true ? replaced : undefined;
      })
      .find((one) => one !== undefined);
  }

  async #server(signal: AbortSignal): Promise<ServerAbilities> {
    const { base } = this.#deps.settings();
    const known = this.#abilities.get(base);
    if (known !== undefined) return known;
    const asked = await this.#deps.client().abilities(signal);
    if (asked.appends) this.#abilities.set(base, asked);
    return asked;
  }

  /** The same, where one that does not say in time is taken for an old one. */
  async #serverInTime(signal: AbortSignal): Promise<ServerAbilities> {
    try {
      return await this.#server(signal);
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof ProviderFailure && error.kind === 'timeout') return OLD_SERVER;
      throw error;
    }
  }

  /** Whether something is being sent, or will be at once. */
  #isSending(): boolean {
    if (this.#slow) return false;
    if (this.#sending > 0) return true;
    const every = this.#deps.settings().everyTurns;
    return [...Map.groupBy(this.#untried.values(), (session) => session).values()].some((one) => one.length >= every);
  }

  async #look(id: string, bank: string, leftMs: number, signal: AbortSignal): Promise<void> {
    if (leftMs <= 0) return;
    const late = AbortSignal.timeout(Math.max(1, leftMs));
    try {
      const state = await this.#deps.client().operation(bank, id, AbortSignal.any([signal, late]));
      if (state !== null && !state.ended) return;
      this.#operations.delete(id);
      if (state?.failure != null) this.#deps.log.warn('Hindsight could not work in a turn', { why: state.failure });
    } catch (error) {
      signal.throwIfAborted();
      // It may answer the next time; when it does not, nobody waits for it any longer.
      this.#deps.log.info('Hindsight does not say how an operation stands', { detail: String(error) });
    }
  }
}

async function wait(ms: number, signal: AbortSignal): Promise<void> {
  try {
    await pause(Math.max(1, ms), undefined, { signal });
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  }
}

function bankIn(job: Job | undefined): string {
  return job === undefined ? '' : fieldOf(job, 'bank');
}

function turnIn(job: Job): string {
  return fieldOf(job, 'turn');
}

function fieldOf({ payload }: Job, key: string): string {
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) return '';
  const value = payload[key];
  return typeof value === 'string' ? value : '';
}

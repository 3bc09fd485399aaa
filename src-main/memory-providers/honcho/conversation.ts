import type { Logger } from '../../home/index.ts';
import { ProviderFailure } from '../failure.ts';
import { readBase } from './base-layer.ts';
import { answered, emptyRun, isDue, isStale, startCadence, type Cadence } from './cadence.ts';
import type { HonchoClient } from './client.ts';
import { runDialectic } from './dialectic.ts';
import { slotOf, type Members, type Wanted } from './members.ts';
import type { HonchoSettings } from './settings.ts';
import { SingleRun } from './single-run.ts';
import { capped, withinTokens } from './text.ts';

/** Limit of a recall that waits for its own query, where none is written. */
const SYNC_BUDGET_MS = 5000;
/** A run that takes this many times its limit is given up. */
const DEAD_AFTER = 2;
const USUAL_RUN_MS = 8000;

/** What recalling works with. */
export interface RecallDeps {
  readonly settings: HonchoSettings;
  readonly client: HonchoClient;
  readonly members: Members;
  /** Turns a message into a question to memory; null where nothing can. */
  readonly rewrite: ((text: string, signal: AbortSignal) => Promise<string>) | null;
  readonly log: Logger;
  readonly now: () => number;
}

/** What a person wrote, in which turn of the conversation (1 for the first). */
export interface Prompt {
  readonly text: string;
  readonly number: number;
}

/**
 * What is recalled in one conversation: a base layer that is cached and an answer of the dialectic that waits for the next prompt.
 * Both are fetched behind the turns; a recall only takes what is there. Once closed, whatever still arrives has no effect.
 */
export class Conversation {
  readonly #wanted: Wanted;
  readonly #deps: RecallDeps;
  readonly #closed = new AbortController();
  #cadence: Cadence;
  /** The turn before the first one seen here: a conversation that is taken up again begins anew with its cadences. */
  #before: number | null = null;
  #turn = 0;
  #recalled = false;
  #base: string | null = null;
  #baseTurn = 0;
  #baseShown = false;
  #pending: { readonly text: string; readonly turn: number } | null = null;
  #begun = false;
  readonly #baseRun: SingleRun;
  readonly #dialecticRun: SingleRun;
  #syncRun: Promise<unknown> | null = null;

  constructor(wanted: Wanted, deps: RecallDeps) {
    this.#wanted = wanted;
    this.#deps = deps;
    this.#cadence = startCadence(deps.settings.dialecticCadence);
    const { hasTimeout, timeoutMs } = deps.settings;
    const most = DEAD_AFTER * (hasTimeout ? timeoutMs : USUAL_RUN_MS);
    this.#baseRun = new SingleRun(most, deps.now);
    this.#dialecticRun = new SingleRun(most, deps.now);
  }

  /** Makes the session and fetches ahead, for the turn before the first; once, unless that failed. Throws ProviderFailure. */
  async begin(signal: AbortSignal): Promise<void> {
    if (this.#begun) return;
    this.#begun = true;
    const { mode, initOnStart, recallSync } = this.#deps.settings;
    if (mode === 'tools' && !initOnStart) return;
    // The first recall may come before this was called.
    const turn = Math.max(0, this.#turn - 1);
    try {
      if (mode === 'tools' || recallSync) await this.#deps.members.join(this.#wanted, this.#until(signal));
      else await both([this.#runBase(turn, signal), this.#runDialectic('', turn, signal)]);
    } catch (error) {
      this.#begun = false;
      throw error;
    }
  }

  /** What belongs to a prompt, of what is there. Waits in the first turn alone, within its two budgets. */
  async recall({ text, number }: Prompt, signal: AbortSignal): Promise<string> {
    const { settings } = this.#deps;
    if (settings.mode === 'tools') return '';
    this.#see(number);
    if (settings.recallSync) return await this.#recallNow(text, signal);
    if (!this.#recalled) {
      this.#recalled = true;
      this.#beginBehind();
      await this.#baseRun.settled(settings.firstBaseWaitMs, signal);
      await this.#dialecticRun.settled(settings.firstDialecticWaitMs, signal);
    }
    return this.#compose(this.#takePending());
  }

  /** After a turn: refreshes what is due. Throws ProviderFailure when any of it failed. */
  async prepare({ text, number }: Prompt, signal: AbortSignal): Promise<void> {
    const { settings } = this.#deps;
    if (settings.mode === 'tools' || settings.recallSync) return;
    this.#see(number);
    await both([
      ...(this.#baseDue() ? [this.#runBase(this.#turn, signal)] : []),
      ...(isDue(this.#cadence, this.#turn) ? [this.#runDialectic(text, this.#turn, signal)] : []),
    ]);
  }

  /** The model has asked by itself: the next run is a whole cadence away. */
  asked(): void {
    this.#cadence = { ...this.#cadence, marker: this.#turn };
  }

  /** Ends what runs; results that come later are dropped. */
  close(): void {
    this.#closed.abort(new ProviderFailure('timeout', 'The conversation has changed.'));
  }

  #see(number: number): void {
    this.#before ??= number - 1;
    this.#turn = Math.max(this.#turn, number - this.#before);
  }

  #until(signal: AbortSignal): AbortSignal {
    return AbortSignal.any([signal, this.#closed.signal]);
  }

  /** A recall may come before anything was fetched ahead, or after that failed. */
  #beginBehind(): void {
    this.begin(this.#closed.signal).catch((error: unknown) => {
      if (!this.#closed.signal.aborted) this.#deps.log.warn('nothing was fetched ahead', { reason: reasonOf(error) });
    });
  }

  /** With `first-turn` a base layer that was shown is not needed again. */
  #baseDue(): boolean {
    const { injection, contextCadence } = this.#deps.settings;
    if (injection === 'first-turn' && this.#baseShown) return false;
    return this.#base === null || this.#turn - this.#baseTurn >= contextCadence;
  }

  #runBase(turn: number, signal: AbortSignal): Promise<void> {
    return this.#baseRun.start(this.#until(signal), async (until) => {
      const base = await this.#readBase(until);
      if (until.aborted) return;
      this.#base = base;
      this.#baseTurn = turn;
    });
  }

  #runDialectic(text: string, turn: number, signal: AbortSignal): Promise<void> {
    return this.#dialecticRun.start(this.#until(signal), async (until) => {
      try {
        const answer = await this.#ask(text, this.#base === null || this.#base === '', until);
        if (until.aborted) return;
        this.#settle(answer, turn);
        if (answer !== '') this.#pending = { text: answer, turn };
      } catch (error) {
        if (!until.aborted) this.#failed(error, turn);
        throw error;
      }
    });
  }

  async #readBase(signal: AbortSignal): Promise<string> {
    const joined = await this.#deps.members.join(this.#wanted, signal);
    return await readBase(this.#deps.client, joined, signal);
  }

  async #ask(prompt: string, cold: boolean, signal: AbortSignal): Promise<string> {
    const { settings, members, client } = this.#deps;
    const joined = await members.join(this.#wanted, signal);
    const question = await this.#question(prompt, signal);
    const slot = slotOf(joined, joined.user);
    const ask = (query: string, level: Parameters<HonchoClient['chat']>[2]): Promise<string> =>
      client.chat(slot, query, level, signal);
    return capped(await runDialectic({ prompt, question, cold, settings, ask }), settings.dialecticMaxChars);
  }

  async #question(prompt: string, signal: AbortSignal): Promise<string | null> {
    const { rewrite, settings, log } = this.#deps;
    if (!settings.queryRewrite || rewrite === null || prompt.trim() === '') return null;
    try {
      const question = (await rewrite(prompt.slice(0, settings.dialecticMaxInputChars), signal)).trim();
      return question === '' ? null : question;
    } catch (error) {
      signal.throwIfAborted();
      log.warn('a prompt could not be rewritten as a question', { reason: reasonOf(error) });
      return null;
    }
  }

  #settle(answer: string, turn: number): void {
    this.#cadence = answer === '' ? emptyRun(this.#cadence, turn, true) : answered(this.#cadence, turn);
  }

  #failed(error: unknown, turn: number): void {
    const signIn = error instanceof ProviderFailure && error.kind === 'unauthorised';
    this.#cadence = emptyRun(this.#cadence, turn, !signIn);
  }

  #takePending(): string {
    const pending = this.#pending;
    this.#pending = null;
    return pending === null || isStale(this.#cadence, pending.turn, this.#turn) ? '' : pending.text;
  }

  #compose(dialectic: string): string {
    const { injection, contextTokens } = this.#deps.settings;
    const base = injection === 'first-turn' && this.#baseShown ? '' : (this.#base ?? '');
    if (base !== '') this.#baseShown = true;
    return withinTokens([base, dialectic].filter((part) => part !== '').join('\n\n'), contextTokens);
  }

  /**
   * Fetches for this very prompt what is due, all within one budget. What is late or fails puts nothing into the prompt and moves
   * no cadence; while it has not ended, no other begins.
   */
  async #recallNow(text: string, signal: AbortSignal): Promise<string> {
    if (this.#syncRun !== null) return '';
    const { settings } = this.#deps;
    const turn = this.#turn;
    const baseDue = this.#base === null || this.#baseDue();
    const dialecticDue = isDue(this.#cadence, turn);
    if (!baseDue && !dialecticDue) return this.#compose('');
    const budget = AbortSignal.timeout(settings.hasTimeout ? settings.timeoutMs : SYNC_BUDGET_MS);
    const until = AbortSignal.any([this.#until(signal), budget]);
    const work = this.#fetchNow(text, baseDue, dialecticDue, until);
    this.#syncRun = work.then(nothing, nothing).then(() => (this.#syncRun = null));
    try {
      const { base, answer } = await orAborted(work, until);
      if (base !== null) {
        this.#base = base;
        this.#baseTurn = turn;
      }
      if (answer !== null) this.#settle(answer, turn);
      return this.#compose(answer ?? '');
    } catch (error) {
      if (budget.aborted && !signal.aborted) return '';
      throw error;
    }
  }

  async #fetchNow(
    text: string,
    baseDue: boolean,
    dialecticDue: boolean,
    until: AbortSignal,
  ): Promise<{ readonly base: string | null; readonly answer: string | null }> {
    const base = baseDue ? await this.#readBase(until) : null;
    const answer = dialecticDue ? await this.#ask(text, (base ?? this.#base ?? '') === '', until) : null;
    return { base, answer };
  }
}

function nothing(): null {
  return null;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Waits for all, then throws the first failure: one part's failure does not cut the other short. */
async function both(parts: readonly Promise<void>[]): Promise<void> {
  const settled = await Promise.allSettled(parts);
  const failed = settled.find((part) => part.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}

async function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const stop = (): void => reject(signal.reason as Error);
  if (signal.aborted) stop();
  else signal.addEventListener('abort', stop, { once: true });
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

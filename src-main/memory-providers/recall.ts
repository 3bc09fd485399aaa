import { fenceRecall } from '@shared/memory/recall-fence.ts';
import type { Logger } from '../home/index.ts';
import type { ProviderSession } from './events.ts';
import { ProviderFailure } from './failure.ts';
import { inTime } from './in-time.ts';
import type { SentLog, SentResult } from './log.ts';
import { maskText } from './masking.ts';
import type { MemoryProvider, Recall } from './provider.ts';
import { fresh, lessPatience, patienceNow, type Patience } from './patience.ts';
import type { Trail } from './trail.ts';
import { isTrivial } from './trivial.ts';

/** Longest recalled text that a model is given, in UTF-16 units. */
const longestRecall = 16_000;
const cut = '\n[More was recalled and is left out here.]';

/** How the last recall went, for the status. */
export interface RecallState {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly ms: number;
  readonly outcome: 'found' | 'nothing' | 'late' | 'busy' | 'resting' | 'failed' | 'blocked';
  /** How many memories came back; null when that is not known. */
  readonly count: number | null;
  /** Why it brought nothing; empty otherwise. */
  readonly message: string;
}

/** What a turn gets. */
export interface Recalled {
  /** Fenced text to send behind the person's words; empty for none. */
  readonly context: string;
  /** A line for the person; null for none. */
  readonly note: string | null;
}

/** What recalling needs. */
export interface RecallDeps {
  readonly title: string;
  readonly provider: MemoryProvider;
  readonly trail: Trail;
  readonly redact: (text: string) => string;
  /** Kinds of what the scanner finds in a text. */
  readonly scan: (text: string) => readonly string[];
  readonly sentLog: () => SentLog | null;
  readonly limitMs: () => number;
  /** How prompts have waited before, also in an earlier run; and where that is kept. Neither throws. */
  readonly patience: { readonly read: () => Patience; readonly keep: (patience: Patience) => void };
  /** When something was last delivered, in milliseconds since 1970; 0 for never. */
  readonly delivered: () => number;
  readonly now: () => number;
  readonly log: Logger;
  readonly onChange: (state: RecallState) => void;
}

const nothing: Recalled = { context: '', note: null };

/**
 * Recalls for prompts, never longer than its limit, never while an earlier recall has not come back. A provider that has made prompts wait
 * for nothing is waited for two seconds, and after three such waits not at all for a while that grows from half a minute to ten; the first
 * recall that comes back, a delivery, or a test ends that.
 */
export class Recaller {
  readonly #deps: RecallDeps;
  #stuck = 0;

  constructor(deps: RecallDeps) {
    this.#deps = deps;
  }

  /** What belongs to a prompt. Throws nothing but the reason of `stop`. */
  async recall(session: ProviderSession, said: string, number: number, stop: AbortSignal): Promise<Recalled> {
    if (isTrivial(said)) return nothing;
    const { provider, trail, now, redact, limitMs } = this.#deps;
    const begun = now();
    if (this.#stuck > 0) {
      this.#tell(begun, 'busy', null, 'An earlier recall has not come back yet.');
      return nothing;
    }
    const most = limitMs();
    const patience = this.#patience();
    const limit = patienceNow(patience, most, begun);
    if (limit === 0) {
      const seconds = Math.ceil((patience.until - begun) / 1000);
      const message = `It has made ${String(patience.waits)} prompts wait for nothing, so none waits for it for another ${String(seconds)} s.`;
      this.#tell(begun, 'resting', null, message);
      return nothing;
    }
    const text = maskText(said, redact);
    const addresses = new Set<string>();
    const log = (result: SentResult, message: string): void =>
      this.#write(() => ({
        at: begun,
        session: session.id,
        address: [...addresses].join(', '),
        result,
        message,
        text,
      }));
    const ask = async (signal: AbortSignal): Promise<Recall> => {
      this.#stuck += 1;
      try {
        return await provider.recall({ session, text, number }, signal);
      } finally {
        this.#stuck -= 1;
      }
    };
    try {
      const found = await trail.follow(() => this.#within(limit, inTime(ask, most, stop, 0)), addresses);
      if (addresses.size > 0) log('done', '');
      this.heard();
      return this.#taken(found, begun);
    } catch (error) {
      stop.throwIfAborted();
      const late = error instanceof ProviderFailure && error.kind === 'timeout';
      const message = redact(error instanceof Error ? error.message : String(error));
      if (!(error instanceof ProviderFailure)) this.#deps.log.warn('a recall failed', { detail: error });
      log('failed', message);
      this.#deps.patience.keep(lessPatience(patience, now() - begun, most, now()));
      this.#tell(begun, late ? 'late' : 'failed', null, message);
      return nothing;
    }
  }

  /** It has answered: prompts wait for it again. */
  heard(): void {
    if (this.#deps.patience.read().waits > 0) this.#deps.patience.keep(fresh);
  }

  /** What is delivered shows that it is there: a rest that began before is over. */
  #patience(): Patience {
    const { patience, delivered } = this.#deps;
    const kept = patience.read();
    return kept.waits > 0 && delivered() > kept.since ? fresh : kept;
  }

  /** Waits for `ms` at most. What comes back later is not put into the prompt, but shows that it is only slow. */
  async #within(ms: number, asked: Promise<Recall>): Promise<Recall> {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      asked.then(
        () => this.heard(),
        () => undefined,
      );
      const said = `It did not answer within ${String(ms / 1000)} s.`;
      late.reject(new ProviderFailure('timeout', said, { reached: 'maybe' }));
    }, ms);
    try {
      return await Promise.race([asked, late.promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  #taken({ text, count: told }: Recall, begun: number): Recalled {
    const count = told !== null && Number.isSafeInteger(told) && told >= 0 ? told : null;
    const recalled = bounded(withoutRepeats(text.trim())).toWellFormed();
    if (recalled === '') {
      this.#tell(begun, 'nothing', count, '');
      return nothing;
    }
    const found = this.#deps.scan(recalled);
    if (found.length > 0) {
      const kinds = [...new Set(found)].join(', ');
      const note = `What ${this.#deps.title} recalled was left out: it reads like orders to the model (${kinds}).`;
      this.#tell(begun, 'blocked', count, note);
      return { context: '', note };
    }
    this.#tell(begun, 'found', count, '');
    return { context: fenceRecall(recalled), note: null };
  }

  #tell(at: number, outcome: RecallState['outcome'], count: number | null, message: string): void {
    this.#deps.onChange({ at, ms: this.#deps.now() - at, outcome, count, message });
  }

  #write(row: () => Omit<Parameters<SentLog['add']>[0], 'what' | 'ms'>): void {
    try {
      const sent = row();
      this.#deps.sentLog()?.add({ ...sent, what: 'recall', ms: this.#deps.now() - sent.at });
    } catch (error) {
      this.#deps.log.warn('a recall could not be written down', { detail: error });
    }
  }
}

/** A text without bullets that were said before in the same section; a section begins at a heading. */
export function withoutRepeats(text: string): string {
  let seen = new Set<string>();
  return text
    .split('\n')
    .filter((line) => {
      if (/^#{1,6}\s/u.test(line)) seen = new Set();
      if (!/^\s*[-*•]\s/u.test(line)) return true;
      const bullet = line.trim().replace(/\s+/gu, ' ').toLowerCase();
      if (seen.has(bullet)) return false;
      seen.add(bullet);
      return true;
    })
    .join('\n');
}

function bounded(text: string): string {
  if (text.length <= longestRecall) return text;
  const kept = text.slice(0, longestRecall);
  const line = kept.lastIndexOf('\n');
  return kept.slice(0, line > longestRecall * 0.8 ? line : longestRecall).toWellFormed() + cut;
}

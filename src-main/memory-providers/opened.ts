import type { Tool } from '@shared/tools/tool.ts';
import type { Json } from '@shared/contract/common.ts';
import type { ProviderSession } from './events.ts';
import { inTime } from './in-time.ts';
import type { SentResult } from './log.ts';
import { maskText } from './masking.ts';
import { readPatience, type Patience } from './patience.ts';
import type { MemoryProvider, ProviderContext, ProviderKind } from './provider.ts';
import { providerTools } from './provider-tools.ts';
import type { ProviderQueue } from './queue.ts';
import { Recaller, type RecallState } from './recall.ts';
import type { Sender } from './sender.ts';
import type { Trail } from './trail.ts';

/** What an opened provider needs of the house around it. */
export interface OpenedDeps {
  readonly kind: ProviderKind;
  readonly context: ProviderContext;
  readonly trail: Trail;
  /** Queue and sender of this kind; they outlive one opening of it. */
  readonly line: Line;
  readonly scan: (text: string) => readonly string[];
  readonly session: (id: string) => ProviderSession;
  readonly taken: () => ReadonlySet<string>;
  /** Why nothing goes outside now; null when it may. */
  readonly obstacle: () => string | null;
  readonly recallMs: () => number;
  readonly onChange: () => void;
}

/** The queue of one kind and who sends from it: one a kind, however often it is opened. */
export interface Line {
  readonly queue: ProviderQueue;
  readonly sender: Sender;
  /** The provider that sends: the newest one opened. */
  provider: MemoryProvider;
}

/** Longest block that a provider can put into a system prompt, in UTF-16 units. */
const longestBlock = 8000;

/** One opening of a provider, with the settings it had then: what conversations hold on to. */
export class Opened {
  readonly kind: ProviderKind;
  readonly provider: MemoryProvider;
  readonly line: Line;
  readonly recaller: Recaller;
  readonly tools: readonly Tool[];
  /** Conversations that began with it and have not ended. */
  readonly sessions = new Set<string>();
  /** Lines for people about what of it is not used. */
  readonly warnings: string[] = [];
  lastRecall: RecallState | null = null;
  readonly #deps: OpenedDeps;
  #closed = false;
  #behind: Promise<void> = Promise.resolve();
  #prepared = 0;

  constructor(deps: OpenedDeps, provider: MemoryProvider) {
    const { kind, context, trail, line } = deps;
    this.#deps = deps;
    this.kind = kind;
    this.line = line;
    this.provider = provider;
    this.recaller = new Recaller({
      title: kind.title,
      provider,
      trail,
      redact: context.redact,
      scan: deps.scan,
      sentLog: () => (this.#closed ? null : line.queue.log),
      limitMs: deps.recallMs,
      patience: {
        read: () => readPatience(this.#fact('patience')),
        keep: (patience) => this.#keepPatience(patience),
      },
      delivered: () => {
        const at = this.#fact('last_delivery');
        return typeof at === 'number' ? at : 0;
      },
      now: context.now,
      log: context.log,
      onChange: (state) => {
        this.lastRecall = state;
        deps.onChange();
      },
    });
    this.tools = providerTools(provider.tools(), {
      taken: deps.taken,
      title: kind.title,
      redact: context.redact,
      suspicious: (text) => deps.scan(text).length > 0,
      session: deps.session,
      obstacle: () => (this.#closed ? `${kind.title} is not in use any more.` : deps.obstacle()),
      call: (...call) => this.call(...call),
      leftOut: (name, why) => this.#warn(`The tool ${name} of ${kind.title} is not used: ${why}.`),
    });
  }

  /** Its block for the system prompt; empty when it has none, or one that reads like an attack. */
  block(session: ProviderSession): string {
    try {
      const text = this.provider.promptBlock(session).trim();
      if (text === '') return '';
      const found = this.#deps.scan(text);
      if (found.length === 0) return text.slice(0, longestBlock).toWellFormed();
      this.#warn(`What ${this.kind.title} puts into prompts is left out: ${[...new Set(found)].join(', ')}.`);
    } catch (error) {
      this.#deps.context.log.warn('a memory provider had no prompt block', { detail: error });
    }
    return '';
  }

  /** Does something outside for `limitMs` at most, and writes down that it was done, with the text that was sent for it. */
  async call(
    what: string,
    session: ProviderSession | null,
    text: string,
    limitMs: number,
    stop: AbortSignal,
    work: (signal: AbortSignal) => Promise<Json>,
  ): Promise<Json> {
    const { context, trail } = this.#deps;
    const begun = context.now();
    const addresses = new Set<string>();
    const note = (result: SentResult, message: string): void => {
      if (this.#closed) return;
      const address = [...addresses].join(', ');
      const masked = maskText(text, context.redact);
      const ms = context.now() - begun;
      // Work that never left the machine is nobody's concern but the tool's, which the chat shows.
      if (addresses.size === 0 && result === 'done') return;
      try {
        this.line.queue.log.add({
          ...{ at: begun, what, session: session?.id ?? null, address, result },
          ...{ message: context.redact(message), text: masked, ms },
        });
      } catch (error) {
        // What was done is done, whether or not it can be written down.
        context.log.warn('what was asked of a memory provider could not be written down', { detail: String(error) });
      }
    };
    try {
      const answer = await trail.follow(() => inTime(work, limitMs, stop), addresses);
      if (addresses.size > 0) this.recaller.heard();
      note('done', '');
      return answer;
    } catch (error) {
      note('failed', error instanceof Error ? error.message : String(error));
      throw error;
    }
  }

  /** Does something behind the turns, one thing after the other; a failure is written down and no more. */
  behind(
    what: string,
    session: ProviderSession,
    text: string,
    limitMs: number,
    stop: AbortSignal,
    work: (signal: AbortSignal) => Promise<void>,
  ): void {
    const ask = async (): Promise<void> => {
      if (this.#closed || stop.aborted || this.#deps.obstacle() !== null) return;
      await this.call(what, session, text, limitMs, stop, async (signal) => {
        await work(signal);
        return null;
      }).catch((error: unknown) => {
        this.#deps.context.log.info(`a memory provider: ${what}`, { detail: String(error) });
      });
    };
    this.#behind = this.#behind.then(ask, ask);
  }

  /** The same for what is fetched ahead for a next turn: only the newest is worth it. */
  prepare(session: ProviderSession, text: string, number: number, limitMs: number, stop: AbortSignal): void {
    const { provider } = this;
    if (provider.prepare === undefined) return;
    this.#prepared += 1;
    const mine = this.#prepared;
    const masked = maskText(text, this.#deps.context.redact);
    this.behind('prepare', session, masked, limitMs, stop, async (signal) => {
      if (mine === this.#prepared) await provider.prepare?.({ session, text: masked, number }, signal);
    });
  }

  /** Resolves when nothing runs behind the turns any more. */
  async idle(): Promise<void> {
    await this.#behind;
  }

  /** Ends the provider itself; its queue stays. */
  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    await this.provider.close().catch((error: unknown) => {
      this.#deps.context.log.warn('a memory provider could not be closed', { detail: error });
    });
  }

  /** A fact of the queue; null while it cannot be read. */
  #fact(key: 'patience' | 'last_delivery'): Json {
    try {
      return this.#closed ? null : this.line.queue.fact(key);
    } catch (error) {
      this.#deps.context.log.warn('a fact of the queue could not be read', { detail: String(error) });
      return null;
    }
  }

  #keepPatience(patience: Patience): void {
    try {
      if (!this.#closed) this.line.queue.setFact('patience', patience.waits === 0 ? null : { ...patience });
    } catch (error) {
      this.#deps.context.log.warn('how long prompts wait could not be kept', { detail: String(error) });
    }
  }

  #warn(line: string): void {
    if (this.warnings.includes(line)) return;
    this.warnings.push(line);
    this.#deps.context.log.warn(line);
  }
}

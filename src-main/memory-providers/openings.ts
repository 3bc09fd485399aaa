import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DeskError } from '@shared/contract/errors.ts';
import type { Logger } from '../home/index.ts';
import type { ProviderSession } from './events.ts';
import { stopMirroring } from './mirror.ts';
import { Opened, type Line } from './opened.ts';
import type { ManagerDeps, ProviderLimits } from './ports.ts';
import type { ProviderContext, ProviderKind } from './provider.ts';
import { ProviderQueue } from './queue.ts';
import { Sender } from './sender.ts';
import type { Trail } from './trail.ts';

/** What `memory.provider` names, and whether it could be opened. */
export interface Selection {
  /** Null: the built-in memory alone. */
  readonly name: string | null;
  readonly kind: ProviderKind | null;
  /** Why it is not in use; null when it is, or when none is selected. */
  readonly obstacle: DeskError | null;
}

/** What opening providers works with. */
export interface OpeningsDeps extends Pick<ManagerDeps, 'kinds' | 'scan' | 'taken' | 'readOnly' | 'onChange'> {
  readonly context: ProviderContext;
  readonly trail: Trail;
  readonly limits: ProviderLimits;
  readonly session: (id: string) => ProviderSession;
  readonly paused: () => boolean;
}

/** Which provider is open for new conversations, and which ones are kept for those that began with them. */
export class Openings {
  readonly #deps: OpeningsDeps;
  readonly #lines = new Map<string, Line>();
  readonly #retired = new Set<Opened>();
  readonly #leaving = new Set<Promise<void>>();
  #selection: Selection = { name: null, kind: null, obstacle: null };
  #current: Opened | null = null;
  #closed = false;

  constructor(deps: OpeningsDeps) {
    this.#deps = deps;
  }

  get selection(): Selection {
    return this.#selection;
  }

  /** The one for new conversations; null for none. */
  get current(): Opened | null {
    return this.#current;
  }

  /** Every queue that is open, by kind. */
  get lines(): ReadonlyMap<string, Line> {
    return this.#lines;
  }

  /** Names of those that conversations still hold though they are not in use any more. */
  ending(): string[] {
    return [...new Set([...this.#retired].map(({ kind }) => kind.name))];
  }

  /** Where the queue of a kind lies. */
  queueFile(name: string): string {
    return join(this.#deps.context.paths.deskDir, 'providers', `${name}.db`);
  }

  /** Works on the queue of a kind, open or not; null when it has none. Throws what the file does. */
  queue<T>(name: string, work: (queue: ProviderQueue) => T): T | null {
    const line = this.#lines.get(name);
    if (line !== undefined) return work(line.queue);
    const file = this.queueFile(name);
    if (!existsSync(file)) return null;
    const queue = ProviderQueue.open(file, this.#deps.context.now());
    try {
      return work(queue);
    } finally {
      queue.close();
    }
  }

  /** What config.yaml names now; null for the built-in memory alone. */
  named(): string | null {
    const name = this.#deps.context.config.string('memory.provider').trim();
    // Hermes writes the empty string for the built-in memory alone; older files have these words.
    return name === '' || name === 'none' || name === 'builtin' ? null : name;
  }

  /** Opens what is selected, without asking any network; null when that is nothing, or cannot be opened. Never throws. */
  select(): Opened | null {
    const before = this.#current;
    this.#open();
    if (before !== null) this.#retire(before);
    if (!this.#deps.readOnly) this.#stopOthers();
    return this.#current;
  }

  /** A conversation that held a provider has ended. */
  left(opened: Opened): void {
    if (this.#retired.has(opened) && opened.sessions.size === 0 && !this.#closed) this.#leave(opened);
  }

  /** Closes everything. With `drain`, what is due is sent first, within the limit of the closing app. */
  async close(drain: boolean, stop: () => void): Promise<void> {
    this.#closed = true;
    const { closeMs } = this.#deps.limits;
    const { log } = this.#deps.context;
    const late = Promise.withResolvers<undefined>();
    const timer = setTimeout(() => late.resolve(undefined), closeMs);
    const lines = [...this.#lines.values()];
    if (drain) await Promise.race([Promise.all(lines.map((line) => drained(line, closeMs, log))), late.promise]);
    stop();
    await Promise.race([Promise.all(this.#leaving), late.promise]);
    clearTimeout(timer);
    for (const { sender } of this.#lines.values()) await sender.close();
    for (const opened of [this.#current, ...this.#retired]) await opened?.close();
    for (const { queue } of this.#lines.values()) queue.close();
    this.#lines.clear();
    this.#current = null;
  }

  #open(): void {
    const { context, readOnly } = this.#deps;
    const kinds = this.#deps.kinds();
    const name = this.named();
    const kind = kinds.find((each) => each.name === name) ?? null;
    this.#selection = { name, kind, obstacle: null };
    this.#current = null;
    if (name === null) return;
    try {
      if (kind === null) throw unknownName(name, kinds);
      const missing = kind.missing(context);
      if (missing !== null) {
        throw new DeskError('not_configured', `${kind.title} is selected but cannot work: ${missing}`, {
          remedy: `${
            kind.offered?.() === false
              ? 'Look at it in Settings, Memory provider, and allow it there, or switch it off.'
              : 'Complete its settings.'
          } The built-in memory goes on working.`,
        });
      }
      if (!readOnly) this.#current = this.#openKind(kind);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const refusal =
        error instanceof DeskError
          ? error
          : new DeskError('internal', `The memory provider ${name} could not be opened: ${reason}`, { cause: error });
      this.#selection = { name, kind, obstacle: refusal };
      context.log.warn(refusal.message);
    }
  }

  #openKind(kind: ProviderKind): Opened {
    const { context, trail, limits, scan, session, taken, paused, onChange } = this.#deps;
    const provider = kind.open(context);
    let line: Line;
    try {
      line = this.#line(kind, provider);
    } catch (error) {
      void provider.close().catch(() => undefined);
      throw error;
    }
    return new Opened(
      {
        ...{ kind, line, trail, context, scan, session, onChange },
        taken: () => new Set(taken()),
        obstacle: () => (paused() || this.#closed ? 'Everything is paused, so nothing is asked.' : null),
        // `memory.prefetch_timeout` in seconds, never more than the limit.
        recallMs: () => {
          const seconds = context.config.number('memory.prefetch_timeout', limits.recallMs / 1000, { min: 0.1 });
          return Math.min(limits.recallMs, seconds * 1000);
        },
      },
      provider,
    );
  }

  /** The queue of a kind with this provider as the one that sends; opened when it is not open yet. */
  #line(kind: ProviderKind, provider: Line['provider']): Line {
    const open = this.#lines.get(kind.name);
    if (open !== undefined) {
      open.provider = provider;
      return open;
    }
    const { context, trail, limits, paused, onChange } = this.#deps;
    const { now, log } = context;
    const { sendMs, backoff } = limits;
    const queue = ProviderQueue.open(this.queueFile(kind.name), now());
    const place = (): string => kind.places(context)[0]?.where ?? '';
    const sender = new Sender({
      ...{ queue, trail, place, sendMs, backoff, now, log, onChange },
      provider: () => line.provider,
      destination: () => context.redact(line.provider.destination()),
    });
    const line: Line = { queue, provider, sender };
    this.#lines.set(kind.name, line);
    // A key that was refused is tried once more by each run of the app.
    queue.setFact('paused', null);
    if (paused()) void sender.setPaused(true);
    return line;
  }

  /** New conversations do without it; those that hold it go on with it. */
  #retire(opened: Opened): void {
    this.#retired.add(opened);
    if (opened.sessions.size === 0) this.#leave(opened);
  }

  /** What changes while a provider is off is not told to it when it is chosen again, wherever it was switched off. */
  #stopOthers(): void {
    for (const { name } of this.#deps.kinds()) {
      if (name === this.#selection.name) continue;
      try {
        stopMirroring(this.#lines.get(name)?.queue ?? null, this.queueFile(name), this.#deps.context.now());
      } catch (error) {
        this.#deps.context.log.warn('a queue could not be changed', { provider: name, detail: String(error) });
      }
    }
  }

  /** Nobody holds it any more: it sends what it has, and is closed. */
  #leave(opened: Opened): void {
    this.#retired.delete(opened);
    const { kind, line } = opened;
    const { closeMs } = this.#deps.limits;
    const { log } = this.#deps.context;
    const shared = (): boolean => [this.#current, ...this.#retired].some((each) => each?.line === line);
    const leave = async (): Promise<void> => {
      await Promise.resolve();
      if (!shared()) await drained(line, closeMs, log);
      await opened.close();
      if (shared() || this.#closed) return;
      this.#lines.delete(kind.name);
      await line.sender.close();
      line.queue.close();
      this.#deps.onChange();
    };
    const leaving = leave()
      .catch((error: unknown) => {
        log.warn('a memory provider could not be left in order', { detail: String(error) });
      })
      .finally(() => this.#leaving.delete(leaving));
    this.#leaving.add(leaving);
  }
}

/** Sends what is due of a queue, without waiting for more of any conversation. */
async function drained({ queue, sender }: Line, ms: number, log: Logger): Promise<void> {
  try {
    queue.flush(null);
  } catch (error) {
    log.warn('a queue could not be told that nothing more comes', { detail: String(error) });
  }
  await sender.drain(ms);
}

function unknownName(name: string, kinds: readonly ProviderKind[]): DeskError {
  const known = kinds.map((kind) => kind.name).join(', ');
  return new DeskError('not_configured', `memory.provider is "${name}", which is no memory provider this app has.`, {
    remedy: `Choose one in Settings${known === '' ? '' : ` (${known})`}. The built-in memory goes on working.`,
  });
}

import type { Json } from '@shared/contract/common.ts';
import type { Logger } from '../../home/index.ts';
import { ProviderFailure } from '../failure.ts';
import type { Program } from '../program.ts';
import type { Talk, TalkRun } from '../talk.ts';
import { failureOf, readMessage } from './messages.ts';
import { PROTOCOL } from './manifest.ts';

/** A plug-in that was looked at and may be started now: the copy of its folder, and how it is started there. */
export interface Prepared extends Pick<TalkRun, 'file' | 'args' | 'cwd' | 'env' | 'pass'> {
  /** Called when the process has ended. */
  readonly done: () => Promise<void>;
}

/** What the process of a plug-in works with. */
export interface PluginProcessDeps {
  readonly title: string;
  readonly program: Pick<Program, 'start'>;
  /** Looks whether it may be started, afresh at every start. Throws ProviderFailure when it may not. */
  readonly prepare: () => Promise<Prepared>;
  /** What it is told in the handshake. */
  readonly hello: () => Readonly<Record<string, Json>>;
  readonly redact: (text: string) => string;
  readonly log: Logger;
  readonly now: () => number;
  /** Called when `trouble` reads differently. */
  readonly onTrouble: () => void;
}

/** Milliseconds for the handshake, and for a good end. */
const helloMs = 10_000;
const endMs = 2000;
/** Longest line that is read, in bytes. */
const mostLine = 4 * 1024 * 1024;
/** Lines in succession that answer nothing. */
const mostNonsense = 100;
/** Notices and late answers in succession. */
const mostChatter = 10_000;
/** Requests in succession that stay without an answer. */
const mostSilence = 3;
/** Milliseconds before it is started again after so many ends in succession; after the last it is given up. */
const waits: readonly number[] = [0, 2000, 8000, 30_000];
/** Lines and characters of its standard error that go to the log, a run. */
const mostWords = 200;
const longestWord = 2000;

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (failure: unknown) => void;
}

interface Life {
  readonly talk: Talk;
  readonly waiting: Map<number, Waiting>;
  /** Lines in succession that answered nothing. */
  nonsense: number;
  /** Lines in succession that are none, and no answers that anybody waits for either. */
  chatter: number;
  /** Requests in succession that were not answered. */
  silence: number;
  over: boolean;
  lastWords: string;
  words: number;
}

/**
 * The process of a plug-in: JSON-RPC 2.0 over lines, started when something is first asked of it, started again when it ends by itself,
 * and given up after several ends in succession. Whatever it does, a request ends: with its answer or a ProviderFailure.
 */
export class PluginProcess {
  readonly #deps: PluginProcessDeps;
  #life: Life | null = null;
  #starting: Promise<Life> | null = null;
  /** The newest one, from the moment it was started. */
  #spawned: Life | null = null;
  #ended: Promise<void> = Promise.resolve();
  #next = 0;
  #crashes = 0;
  #notBefore = 0;
  #trouble: string | null = null;
  /** Set when it must not run any more. */
  #stopped: ProviderFailure | null = null;

  constructor(deps: PluginProcessDeps) {
    this.#deps = deps;
  }

  /** Why it was given up; null while it was not. */
  get trouble(): string | null {
    return this.#trouble;
  }

  /** Forgets earlier ends: the person has looked at it. */
  again(): void {
    this.#crashes = 0;
    this.#notBefore = 0;
    this.#say(null);
  }

  /** Asks something of it, starting it first where needed. Throws ProviderFailure; an abort by `signal` throws its reason. */
  async request(
    method: string,
    params: Readonly<Record<string, Json>>,
    ms: number,
    signal: AbortSignal,
  ): Promise<unknown> {
    signal.throwIfAborted();
    const begun = this.#deps.now();
    const life = await unlessAborted(this.#alive(), signal);
    const left = Math.max(1, ms - (this.#deps.now() - begun));
    const answer = await this.#ask(life, method, params, left, signal);
    this.#crashes = 0;
    return answer;
  }

  /** Starts it when it does not run yet. */
  async warm(signal: AbortSignal): Promise<void> {
    await unlessAborted(this.#alive(), signal);
  }

  /** Ends it at once. What is asked of it from now on fails with `why`. */
  async stop(why: ProviderFailure): Promise<void> {
    this.#stopped = why;
    this.#spawned?.talk.kill(why);
    await this.#starting?.catch(() => undefined);
    await this.#ended;
  }

  /** Asks it to end, and ends it when it does not. */
  async close(): Promise<void> {
    const closed = new ProviderFailure('offline', `${this.#deps.title} was closed.`);
    this.#stopped ??= closed;
    const life = this.#life;
    if (life !== null) {
      await this.#ask(life, 'shutdown', {}, endMs, AbortSignal.timeout(endMs)).catch(() => undefined);
    }
    this.#spawned?.talk.kill(closed);
    await this.#starting?.catch(() => undefined);
    await this.#ended;
  }

  async #alive(): Promise<Life> {
    if (this.#stopped !== null) throw this.#stopped;
    if (this.#life !== null) return this.#life;
    this.#starting ??= this.#start().finally(() => {
      this.#starting = null;
    });
    return await this.#starting;
  }

  async #start(): Promise<Life> {
    const { title, now, prepare } = this.#deps;
    if (this.#trouble !== null) throw new ProviderFailure('offline', this.#trouble);
    const wait = this.#notBefore - now();
    if (wait > 0) {
      const seconds = String(Math.ceil(wait / 1000));
      throw new ProviderFailure('offline', `${title} has ended by itself and is started again in ${seconds} s.`, {
        retryAfterMs: wait,
      });
    }
    await this.#ended;
    const prepared = await prepare();
    const late = this.#nowStopped();
    if (late !== null) {
      await prepared.done();
      throw late;
    }
    const life = await this.#spawnOrTidy(prepared);
    try {
      const params = { ...this.#deps.hello(), protocol: PROTOCOL };
      const answer = await this.#ask(life, 'initialize', params, helloMs, AbortSignal.timeout(helloMs));
      const spoken = typeof answer === 'object' && answer !== null && 'protocol' in answer ? answer.protocol : null;
      if (spoken !== PROTOCOL) {
        const why = `${title} speaks protocol ${JSON.stringify(spoken)}, and this app ${String(PROTOCOL)}.`;
        this.#say(why);
        throw new ProviderFailure('malformed', why);
      }
    } catch (error) {
      life.talk.kill(asFailure(error));
      await life.talk.ended;
      throw notDone(asFailure(error));
    }
    // Forbidden while it was starting.
    const stopped = this.#nowStopped();
    if (stopped !== null) {
      life.talk.kill(stopped);
      throw stopped;
    }
    if (life.over) throw new ProviderFailure('offline', `${title} ended as soon as it was started.`);
    this.#life = life;
    return life;
  }

  #nowStopped(): ProviderFailure | null {
    return this.#stopped;
  }

  async #spawnOrTidy(prepared: Prepared): Promise<Life> {
    try {
      return this.#spawn(prepared);
    } catch (cause) {
      await prepared.done();
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new ProviderFailure('offline', `${prepared.file} cannot be started: ${reason}`, { cause });
    }
  }

  #spawn(prepared: Prepared): Life {
    const { program, log, redact, title } = this.#deps;
    const ended = Promise.withResolvers<undefined>();
    const talk = program.start({
      ...prepared,
      mostLine,
      onLine: (line) => this.#heard(life, line),
      onWords: (text) => {
        life.lastWords = (life.lastWords + text).slice(-400);
        if (life.words >= mostWords) return;
        life.words += 1;
        const more = life.words === mostWords ? ' (no more of this run is kept)' : '';
        log.info(`the plug-in ${title} wrote to standard error${more}`, {
          detail: redact(text.slice(0, longestWord).toWellFormed()),
        });
      },
      onEnd: ({ code, failure }) => {
        this.#over(life, code, failure);
        prepared
          .done()
          .catch((error: unknown) => log.warn('the copy of a plug-in could not be removed', { detail: String(error) }))
          .finally(() => ended.resolve(undefined));
      },
    });
    const life: Life = {
      ...{
        talk,
        waiting: new Map<number, Waiting>(),
        nonsense: 0,
        chatter: 0,
        silence: 0,
        over: false,
        lastWords: '',
        words: 0,
      },
    };
    this.#ended = ended.promise;
    this.#spawned = life;
    return life;
  }

  /** It has ended: what waits for an answer fails, and the next start is put off. */
  #over(life: Life, code: number | null, failure: ProviderFailure | null): void {
    const { title, now, log, redact } = this.#deps;
    life.over = true;
    if (this.#life === life) this.#life = null;
    const words = redact(life.lastWords.toWellFormed().trim().split('\n').at(-1) ?? '').slice(0, 200);
    const how = failure?.message ?? `It ended by itself${code === null ? '' : ` with ${String(code)}`}.`;
    const said = words === '' || failure?.kind === 'offline' ? '' : ` Its last words: ${words}`;
    const kind = failure?.kind === 'too_large' ? 'too_large' : 'offline';
    for (const { reject } of life.waiting.values()) {
      reject(new ProviderFailure(kind, `${title}: ${how}${said}`, { reached: 'maybe' }));
    }
    life.waiting.clear();
    if (this.#stopped !== null) return;
    this.#crashes += 1;
    log.warn(`the plug-in ${title} ended`, { detail: `${how}${said}`, times: this.#crashes });
    const wait = waits[this.#crashes - 1];
    if (wait === undefined) {
      const times = String(this.#crashes);
      this.#say(`${title} ended by itself ${times} times in succession and is not started again: ${how}${said}`);
    } else this.#notBefore = now() + wait;
  }

  #heard(life: Life, line: string): void {
    if (line.trim() === '') return;
    const message = readMessage(line);
    const { log, redact, title } = this.#deps;
    if (message.kind === 'log') {
      this.#chatters(life);
      if (life.words >= mostWords) return;
      life.words += 1;
      log.info(`the plug-in ${title} says`, { detail: redact(message.text.slice(0, longestWord)) });
      return;
    }
    const waiting = message.kind === 'nonsense' ? undefined : life.waiting.get(message.id);
    if (message.kind === 'nonsense' || waiting === undefined) {
      // An answer that came too late is no nonsense.
      if (message.kind !== 'nonsense' && message.id <= this.#next && message.id > 0) {
        this.#chatters(life);
        return;
      }
      life.nonsense += 1;
      if (life.nonsense === 1) {
        const detail = redact(line.slice(0, 300).toWellFormed());
        log.warn(`the plug-in ${title} wrote a line that is no answer`, { detail });
      }
      if (life.nonsense >= mostNonsense) {
        const lines = String(mostNonsense);
        life.talk.kill(new ProviderFailure('malformed', `It wrote ${lines} lines in succession that answer nothing.`));
      }
      return;
    }
    life.waiting.delete(message.id);
    life.nonsense = 0;
    life.chatter = 0;
    life.silence = 0;
    if (message.kind === 'result') waiting.resolve(message.result);
    else waiting.reject(failureOf(message, title, redact));
  }

  /** Talking is fine, without an end it is not. */
  #chatters(life: Life): void {
    life.chatter += 1;
    if (life.chatter < mostChatter) return;
    const lines = String(mostChatter);
    life.talk.kill(new ProviderFailure('malformed', `It wrote ${lines} lines in succession that nobody waits for.`));
  }

  async #ask(
    life: Life,
    method: string,
    params: Readonly<Record<string, Json>>,
    ms: number,
    signal: AbortSignal,
  ): Promise<unknown> {
    const { title } = this.#deps;
    if (life.over) throw new ProviderFailure('offline', `${title} has ended.`);
    this.#next += 1;
    const id = this.#next;
    const answer = Promise.withResolvers<unknown>();
    life.waiting.set(id, answer);
    const late = setTimeout(() => {
      const seconds = String(ms / 1000);
      answer.reject(
        new ProviderFailure('timeout', `${title} did not answer within ${seconds} s.`, { reached: 'maybe' }),
      );
    }, ms);
    const abort = (): void => answer.reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    try {
      life.talk.send(lineOf({ id, method, params }));
      return await answer.promise;
    } catch (error) {
      this.#unanswered(life, id, error);
      throw error;
    } finally {
      clearTimeout(late);
      signal.removeEventListener('abort', abort);
    }
  }

  /** A request was given up: it is told so; one that never answers is started anew. */
  #unanswered(life: Life, id: number, why: unknown): void {
    if (!life.waiting.delete(id) || life.over) return;
    life.talk.send(lineOf({ method: 'cancel', params: { id } }));
    // What the person has stopped is no fault of it.
    if (!(why instanceof ProviderFailure) || why.kind !== 'timeout') return;
    life.silence += 1;
    if (life.silence < mostSilence) return;
    const times = String(mostSilence);
    life.talk.kill(new ProviderFailure('timeout', `It left ${times} requests in succession without an answer.`));
  }

  #say(trouble: string | null): void {
    if (this.#trouble === trouble) return;
    this.#trouble = trouble;
    this.#deps.onTrouble();
  }
}

/** A message as one line for every reader: some take more than a line feed for the end of one. */
function lineOf(message: Readonly<Record<string, Json>>): string {
  return JSON.stringify({ jsonrpc: '2.0', ...message }).replace(/[\u0085\u2028\u2029]/gu, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

/** Something that failed before a request was sent: nothing was done. */
function notDone(failure: ProviderFailure): ProviderFailure {
  const { kind, message, retryAfterMs, status } = failure;
  return new ProviderFailure(kind, message, { reached: 'no', retryAfterMs, status, cause: failure });
}

function asFailure(error: unknown): ProviderFailure {
  if (error instanceof ProviderFailure) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new ProviderFailure('timeout', reason, { cause: error });
}

/** Waits for something that others wait for as well, and leaves it to them when `signal` is aborted. */
async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = Promise.withResolvers<never>();
  const abort = (): void => aborted.reject(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([work, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', abort);
    // Either may be left without anybody who waits for it.
    work.catch(() => undefined);
    aborted.promise.catch(() => undefined);
  }
}

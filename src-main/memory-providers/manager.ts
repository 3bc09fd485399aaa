import { join } from 'node:path';
import { DeskError } from '@shared/contract/errors.ts';
import type { Problem } from '@shared/contract/common.ts';
import type { Tool } from '@shared/tools/tool.ts';
import { Conversations } from './conversations.ts';
import type { CompressingEvent, ProviderEvent, ProviderSession, SyncedMessage } from './events.ts';
import { cleanEvent, maskSession } from './masking.ts';
import { mirrorEvent } from './mirror.ts';
import { Opened, type Line } from './opened.ts';
import type { AnsweredTurn, ManagerDeps, ProviderLimits, SaidMessage } from './ports.ts';
import { managerProblems } from './problems.ts';
import type { ProviderContext, ProviderKind } from './provider.ts';
import { ProviderQueue } from './queue.ts';
import type { Recalled } from './recall.ts';
import { Sender, usualBackoff } from './sender.ts';
import { createTrail, type Trail } from './trail.ts';

const usualLimits: ProviderLimits = {
  recallMs: 8000,
  sendMs: 120_000,
  closeMs: 5000,
  behindMs: 60_000,
  lookMs: 20_000,
  backoff: usualBackoff,
};

/** Longest wait for a provider before a compression. */
const compressingMs = 8000;
/** Longest text of a provider that survives a compression, in UTF-16 units. */
const longestKept = 4000;

/** What `memory.provider` names, and whether it could be opened. */
export interface Selection {
  /** Null: the built-in memory alone. */
  readonly name: string | null;
  readonly kind: ProviderKind | null;
  /** Why it is not in use; null when it is, or when none is selected. */
  readonly obstacle: DeskError | null;
}

/**
 * The memory providers of one home: at most one is in use for new conversations. A conversation keeps the one it began with until it
 * ends; then that one sends what it still has, and is closed. Nothing here delays a turn for longer than the recall limit, and nothing
 * here makes one fail.
 */
export class ProviderManager {
  readonly #deps: ManagerDeps;
  readonly #limits: ProviderLimits;
  readonly #trail: Trail;
  readonly #context: ProviderContext;
  readonly #lines = new Map<string, Line>();
  readonly #retired = new Set<Opened>();
  readonly #conversations: Conversations;
  readonly #leaving = new Set<Promise<void>>();
  #selection: Selection = { name: null, kind: null, obstacle: null };
  #current: Opened | null = null;
  #stop = new AbortController();
  #paused = false;
  #closed = false;
  #mirroring: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | null = null;
  #untold: { readonly opened: Opened; readonly identity: string; readonly event: ProviderEvent }[] = [];
  #queueProblem: DeskError | null = null;
  #told = false;

  constructor(deps: ManagerDeps) {
    this.#deps = deps;
    this.#limits = { ...usualLimits, ...deps.limits };
    this.#trail = createTrail();
    const { context } = deps;
    this.#context = { ...context, http: this.#trail.http(context.http), program: this.#trail.program(context.program) };
    this.#conversations = new Conversations(deps, (...ended) => this.#conversationEnded(...ended));
  }

  /** Opens what config.yaml selects, without asking any network. Never throws: what stands in the way is among `problems()`. */
  async open(options: { readonly paused?: boolean } = {}): Promise<void> {
    this.#paused = options.paused ?? false;
    this.#select();
    if (this.#deps.readOnly) return;
    await this.mirror();
    if (this.#current !== null) {
      this.#settleTurns(this.#current);
      this.#current.line.sender.wake();
    }
    const { lookMs } = this.#limits;
    if (lookMs === null) return;
    this.#timer = setInterval(() => {
      this.#tellAgain();
      for (const { sender } of this.#lines.values()) sender.wake();
    }, lookMs);
    this.#timer.unref();
  }

  /** What is selected, and why it is not in use. */
  get selection(): Selection {
    return this.#selection;
  }

  /** The provider of new conversations; null for none. */
  get current(): Opened | null {
    return this.#current;
  }

  /** What every provider is given. */
  get context(): ProviderContext {
    return this.#context;
  }

  /**
   * Follows config.yaml. Another provider, or other settings of the same one, hold for conversations that begin from now on.
   * `settings`: those of the selected one have changed as well.
   */
  async reload(settings: boolean): Promise<void> {
    const name = this.#named();
    if (!settings && name === this.#selection.name && this.#selection.obstacle === null) return;
    const before = this.#current;
    const now = this.#select();
    if (before !== null) this.#retire(before, name);
    this.#deps.onChange();
    now?.line.sender.resume();
    await this.mirror();
  }

  /** The block of a new system prompt; empty for none. The conversation keeps the provider from then on. */
  promptBlock(id: string): string {
    if (this.#deps.conversations.isChild(id)) return '';
    const opened = this.#conversations.hold(id, this.#current, this.#begun);
    return opened === null ? '' : opened.block(this.#session(id));
  }

  /** The tools of the provider in use, by its own names; none while the tools of memory are off. */
  tools(): readonly Tool[] {
    return this.#deps.toolsOn() ? (this.#current?.tools ?? []) : [];
  }

  /** What rides on the person's words. Ends within the limit, or with the reason of `signal`. */
  async recall(id: string, text: string, signal: AbortSignal): Promise<Recalled> {
    const opened = this.#paused ? null : this.#teller(id);
    if (opened === null) return { context: '', note: null };
    const stop = AbortSignal.any([signal, this.#stop.signal]);
    return await opened.recaller.recall(this.#session(id), text, this.#conversations.number(id) + 1, stop);
  }

  /** The person's words that begin a turn are on disk. */
  said(id: string, turn: string): void {
    const opened = this.#teller(id);
    if (opened === null) return;
    try {
      opened.line.queue.openTurn(id, turn, this.#context.now());
    } catch (error) {
      this.#context.log.warn('the beginning of a turn could not be kept', { detail: String(error) });
    }
  }

  /**
   * A turn was answered: what of it is to be sent is on disk when this returns. One that goes on with an earlier turn counts as that one,
   * and is told if that was not.
   */
  answered(turn: AnsweredTurn): void {
    const { session: id } = turn;
    const opened = this.#teller(id);
    if (opened === null) return;
    const open = opened.line.queue.openTurns().find(({ session }) => session === id);
    if (open === undefined && !turn.spoken) return;
    this.#answered(opened, { ...turn, turn: open?.turn ?? turn.turn });
  }

  /** Tells the turns that were answered in an earlier run of the app, which ended before it could. */
  #settleTurns({ line }: Opened): void {
    const { conversations } = this.#deps;
    for (const { session, turn } of line.queue.openTurns()) {
      if (conversations.find(session) === null) line.queue.closeTurn(session);
      const messages = conversations.lastTurn(session);
      if (messages === null) continue;
      const opened = this.#teller(session);
      if (opened !== null) this.#answered(opened, { session, turn, messages, spoken: true });
    }
  }

  /** Who is told of a conversation; null for nobody. */
  #teller(id: string): Opened | null {
    const { conversations, readOnly } = this.#deps;
    if (readOnly || this.#closed || conversations.isChild(id)) return null;
    if (conversations.find(id)?.context === 'subagent') return null;
    return this.#conversations.hold(id, this.#current, this.#begun);
  }

  #answered(opened: Opened, turn: AnsweredTurn): void {
    const { session: id } = turn;
    const said = turn.messages.filter(isWords).map(({ content }) => content);
    if (said.length === 0) return;
    const number = this.#conversations.answered(id);
    const at = this.#context.now();
    const messages = turn.messages.flatMap((message) => synced(message, at));
    const user = said.join('\n\n');
    const assistant = messages.findLast(({ role, content }) => role === 'assistant' && content.trim() !== '')?.content;
    const session = this.#session(id);
    const { turn: name } = turn;
    const event: ProviderEvent = {
      ...{ type: 'turn', session, turn: name, number, user, assistant: assistant ?? '', messages, at },
    };
    this.#tell(opened, `turn:${name}`, event);
    if (!this.#paused) opened.prepare(session, user, number, this.#limits.behindMs, this.#stop.signal);
  }

  /** Older messages give way to a summary: what the provider wants kept of them, empty for nothing. Never throws. */
  async compressing(id: string, rows: readonly SaidMessage[], last: number, signal: AbortSignal): Promise<string> {
    const opened = this.#conversations.holder(id);
    if (opened === null || this.#deps.readOnly || this.#deps.conversations.isChild(id)) return '';
    const at = this.#context.now();
    const messages = rows.flatMap((row) => synced(row, at));
    const event: CompressingEvent = { type: 'compressing', session: this.#session(id), messages, at };
    this.#tell(opened, `compressing:${id}:${String(last)}`, event);
    if (opened.provider.compressing === undefined || this.#paused) return '';
    const clean = cleanEvent(event, this.#context.redact) as CompressingEvent;
    const stop = AbortSignal.any([signal, this.#stop.signal]);
    try {
      const kept = await opened.call('compressing', clean.session, '', compressingMs, stop, async (limited) => {
        return (await opened.provider.compressing?.(clean.session, clean.messages, limited)) ?? '';
      });
      const text = typeof kept === 'string' ? kept.trim().slice(0, longestKept).toWellFormed() : '';
      return text === '' || this.#deps.scan(text).length > 0 ? '' : text;
    } catch (error) {
      this.#context.log.info('a memory provider had nothing to keep', { detail: String(error) });
      return '';
    }
  }

  /** The person went back to an earlier place of a conversation. */
  rewound(id: string): void {
    const opened = this.#conversations.holder(id);
    if (opened !== null) this.#conversations.switched(opened, id, id, 'rewound', this.#switched);
  }

  /** Tells what was committed in the built-in memory since the last time, in order, once. */
  mirror(): Promise<void> {
    const work = async (): Promise<void> => {
      const opened = this.#current;
      if (opened === null || this.#deps.readOnly || this.#closed) return;
      const { queue } = opened.line;
      const from = queue.fact('mirrored');
      if (typeof from !== 'number') {
        // What was there before the provider was chosen is not sent behind the person's back.
        queue.setFact('mirrored', await this.#deps.journal.last());
        return;
      }
      for (const change of await this.#deps.journal.changes(from)) {
        const event = mirrorEvent(change, change.session === null ? null : this.#session(change.session));
        if (event !== null && !this.#tell(opened, `mirror:${String(change.seq)}`, event)) return;
        queue.setFact('mirrored', change.seq);
      }
    };
    this.#mirroring = this.#mirroring.then(work).catch((error: unknown) => {
      this.#context.log.warn('changes of memory could not be told to the memory provider', { detail: String(error) });
    });
    return this.#mirroring;
  }

  /** Sends one of the person's own files. The caller has asked the person. Throws `not_configured`. */
  upload(file: string, content: string, identity: string): void {
    const opened = this.use();
    const at = this.#context.now();
    this.#tell(opened, `upload:${file}:${identity}`, { type: 'upload', session: null, file, content, at });
  }

  /** The provider in use; throws `not_configured` when there is none, `looking_on` while another app has the home. */
  use(): Opened {
    if (this.#deps.readOnly) {
      throw new DeskError('looking_on', 'Another app has this home open, and it talks to the memory provider.', {
        remedy: 'Do it there, or close it and choose Take over.',
      });
    }
    if (this.#current !== null) return this.#current;
    if (this.#selection.obstacle !== null) throw this.#selection.obstacle;
    throw new DeskError('not_configured', 'No memory provider is in use.', { remedy: 'Choose one in Settings.' });
  }

  /** What needs the person. */
  problems(): Problem[] {
    return managerProblems(this.#selection, this.#lines, this.#queueProblem, this.#context.config.file);
  }

  /** Names of providers that conversations still hold though they are not in use any more. */
  ending(): string[] {
    return [...new Set([...this.#retired].map(({ kind }) => kind.name))];
  }

  /** The queue of a kind while it is open; null otherwise. */
  line(name: string): Line | null {
    return this.#lines.get(name) ?? null;
  }

  /** Where the queue of a kind lies. */
  queueFile(name: string): string {
    return join(this.#context.paths.deskDir, 'providers', `${name}.db`);
  }

  /** The signal that ends with the app, or when everything is paused. */
  get signal(): AbortSignal {
    return this.#stop.signal;
  }

  /** Stops everything that goes outside, or lets it go on. */
  async setPaused(paused: boolean): Promise<void> {
    if (this.#paused === paused) return;
    this.#paused = paused;
    if (paused) this.#stop.abort();
    else this.#stop = new AbortController();
    await Promise.all([...this.#lines.values()].map(({ sender }) => sender.setPaused(paused)));
  }

  /** Ends every conversation, sends what can be sent in five seconds, and closes. What is left is sent the next time. */
  async close(): Promise<void> {
    if (this.#timer !== null) clearInterval(this.#timer);
    await this.#mirroring;
    if (!this.#deps.readOnly) {
      this.#conversations.endAll();
      this.#tellAgain();
    }
    this.#closed = true;
    const late = Promise.withResolvers<undefined>();
    const timer = setTimeout(() => late.resolve(undefined), this.#limits.closeMs);
    // A command that has told nothing does not begin to send what others have left.
    const mayDrain = this.#told && !this.#paused && !this.#deps.readOnly;
    if (mayDrain)
      await Promise.race([Promise.all([...this.#lines.values()].map(drained(this.#limits.closeMs))), late.promise]);
    this.#stop.abort();
    await Promise.race([Promise.all(this.#leaving), late.promise]);
    clearTimeout(timer);
    for (const { sender } of this.#lines.values()) await sender.close();
    for (const opened of [this.#current, ...this.#retired]) await opened?.close();
    for (const { queue } of this.#lines.values()) queue.close();
    this.#lines.clear();
    this.#current = null;
  }

  #named(): string | null {
    const name = this.#context.config.string('memory.provider').trim();
    // Hermes writes the empty string for the built-in memory alone; older files have these words.
    return name === '' || name === 'none' || name === 'builtin' ? null : name;
  }

  /** Opens what is selected; null when that is nothing, or cannot be opened. */
  #select(): Opened | null {
    const name = this.#named();
    const kind = this.#deps.kinds.find((each) => each.name === name) ?? null;
    this.#selection = { name, kind, obstacle: null };
    this.#current = null;
    if (name === null) return null;
    try {
      if (kind === null) throw unknownName(name, this.#deps.kinds);
      const missing = kind.missing(this.#context);
      if (missing !== null) {
        throw new DeskError('not_configured', `${kind.title} is selected but cannot work: ${missing}`, {
          remedy: 'Complete its settings. The built-in memory goes on working.',
        });
      }
      if (!this.#deps.readOnly) this.#current = this.#openKind(kind);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const refusal =
        error instanceof DeskError
          ? error
          : new DeskError('internal', `The memory provider ${name} could not be opened: ${reason}`, { cause: error });
      this.#selection = { name, kind, obstacle: refusal };
      this.#context.log.warn(refusal.message);
    }
    return this.#current;
  }

  #openKind(kind: ProviderKind): Opened {
    const provider = kind.open(this.#context);
    const before = this.#lines.get(kind.name);
    let line: Line;
    if (before === undefined) {
      const queue = ProviderQueue.open(this.queueFile(kind.name), this.#context.now());
      line = { queue, provider, sender: this.#sender(kind, queue, () => line.provider) };
      this.#lines.set(kind.name, line);
      if (this.#paused) void line.sender.setPaused(true);
      else queue.setFact('paused', null);
    } else {
      line = before;
      line.provider = provider;
    }
    return new Opened(
      {
        kind,
        line,
        trail: this.#trail,
        context: this.#context,
        scan: this.#deps.scan,
        session: (id) => this.#session(id),
        taken: () => new Set(this.#deps.taken()),
        obstacle: () => (this.#paused || this.#closed ? 'Everything is paused, so nothing is asked.' : null),
        recallMs: () => this.#recallMs(),
        onChange: this.#deps.onChange,
      },
      provider,
    );
  }

  #sender(kind: ProviderKind, queue: ProviderQueue, provider: () => Line['provider']): Sender {
    const { sendMs, backoff } = this.#limits;
    const { now, log } = this.#context;
    const place = (): string => kind.places(this.#context)[0]?.where ?? '';
    const { onChange } = this.#deps;
    return new Sender({ queue, provider, trail: this.#trail, place, sendMs, backoff, now, log, onChange });
  }

  /** `memory.prefetch_timeout` in seconds, never more than the limit. */
  #recallMs(): number {
    const { recallMs } = this.#limits;
    const seconds = this.#context.config.number('memory.prefetch_timeout', recallMs / 1000, { min: 0.1 });
    return Math.min(recallMs, seconds * 1000);
  }

  /** A conversation as providers see it. */
  #session(id: string): ProviderSession {
    const { conversations, workspace, platform } = this.#deps;
    const fresh: ProviderSession = {
      ...{ id, parent: null, title: null, workspace: workspace(), platform },
      context: 'primary',
    };
    return maskSession((id === '' ? null : conversations.find(id)) ?? fresh, this.#context.redact);
  }

  /** Puts what an event asks to be sent on disk. False when that could not be done; it is tried again then. */
  #tell(opened: Opened, identity: string, event: ProviderEvent): boolean {
    const clean = cleanEvent(event, this.#context.redact);
    try {
      const closes = event.type === 'turn' ? event.session.id : null;
      const added = opened.line.queue.tell(identity, event.at, () => opened.provider.jobs(clean), closes);
      this.#queueProblem = null;
      if (added === 0) return true;
      this.#told = true;
      opened.line.sender.wake();
      this.#deps.onChange();
      return true;
    } catch (error) {
      this.#context.log.error('what a memory provider is to be told could not be kept', { detail: error });
      const { file } = opened.line.queue;
      const reason = error instanceof Error ? error.message : String(error);
      this.#queueProblem = new DeskError('unwritable', `${file} could not be written: ${reason}`, {
        file,
        remedy: 'It is tried again while the app is open.',
      });
      // The journal keeps what is mirrored; of a turn there is no other record that it was not told.
      if (event.type !== 'mirror') this.#untold.push({ opened, identity, event });
      this.#deps.onChange();
      return false;
    }
  }

  #tellAgain(): void {
    for (const { opened, identity, event } of this.#untold.splice(0)) this.#tell(opened, identity, event);
  }

  readonly #begun = (opened: Opened, session: ProviderSession, from: ProviderSession | null): void => {
    if (this.#deps.readOnly || this.#closed) return;
    const masked = maskSession(session, this.#context.redact);
    if (from !== null) {
      const reason = session.parent === from.id ? 'branched' : 'reset';
      this.#switched(opened, maskSession(from, this.#context.redact), masked, reason);
    }
    if (opened.provider.begin === undefined) return;
    const begin = async (signal: AbortSignal): Promise<void> => opened.provider.begin?.(masked, signal);
    opened.behind('begin', masked, '', this.#limits.behindMs, this.#stop.signal, begin);
  };

  readonly #switched = (
    opened: Opened,
    from: ProviderSession,
    to: ProviderSession,
    reason: 'reset' | 'resumed' | 'branched' | 'compressed' | 'rewound',
  ): void => {
    const at = this.#context.now();
    try {
      opened.provider.switched?.(from, to);
    } catch (error) {
      this.#context.log.warn('a memory provider failed at a switch', { detail: error });
    }
    this.#tell(opened, `switched:${from.id}:${to.id}:${String(at)}`, {
      type: 'session_switched',
      from,
      to,
      reason,
      at,
    });
  };

  #conversationEnded(id: string, opened: Opened, said: boolean): void {
    if (said) this.#tellEnded(id, opened);
    if (this.#retired.has(opened) && opened.sessions.size === 0 && !this.#closed) this.#leave(opened);
  }

  #tellEnded(id: string, opened: Opened): void {
    const session = this.#session(id);
    const at = this.#context.now();
    let messages: readonly SyncedMessage[] = [];
    try {
      messages = this.#deps.conversations.messages(id);
    } catch (error) {
      this.#context.log.warn('a conversation could not be read at its end', { detail: String(error) });
    }
    this.#tell(opened, `ended:${id}:${String(at)}`, { type: 'session_ended', session, messages, at });
    opened.line.queue.flush(id);
    opened.line.sender.wake();
  }

  /** New conversations do without it; those that hold it go on with it. */
  #retire(opened: Opened, next: string | null): void {
    this.#retired.add(opened);
    // What is changed while it is off is not told to it when it is chosen again.
    if (next !== opened.kind.name) opened.line.queue.setFact('mirrored', null);
    if (opened.sessions.size === 0) this.#leave(opened);
  }

  /** Nobody holds it any more: it sends what it has, and is closed. */
  #leave(opened: Opened): void {
    this.#retired.delete(opened);
    const { kind, line } = opened;
    const shared = (): boolean => [this.#current, ...this.#retired].some((each) => each?.line === line);
    const leave = async (): Promise<void> => {
      await Promise.resolve();
      if (!shared()) await drained(this.#limits.closeMs)(line);
      await opened.close();
      if (shared() || this.#closed) return;
      this.#lines.delete(kind.name);
      await line.sender.close();
      line.queue.close();
      this.#deps.onChange();
    };
    const leaving = leave().finally(() => this.#leaving.delete(leaving));
    this.#leaving.add(leaving);
  }
}

/** Sends what is due of a queue, without waiting for more of any conversation. */
function drained(ms: number): (line: Line) => Promise<void> {
  return async ({ queue, sender }) => {
    queue.flush(null);
    await sender.drain(ms);
  };
}

function unknownName(name: string, kinds: readonly ProviderKind[]): DeskError {
  const known = kinds.map((kind) => kind.name).join(', ');
  return new DeskError('not_configured', `memory.provider is "${name}", which is no memory provider this app has.`, {
    remedy: `Choose one in Settings${known === '' ? '' : ` (${known})`}. The built-in memory goes on working.`,
  });
}

/** Whether a message is something the person said. */
function isWords({ role, displayKind, summary }: SaidMessage): boolean {
  return role === 'user' && displayKind !== 'hidden' && !summary;
}

function synced(message: SaidMessage, at: number): SyncedMessage[] {
  const { role, content, toolCalls, toolCallId, toolName, displayKind, summary } = message;
  if (role === 'note' || displayKind === 'hidden' || summary) return [];
  return [{ role, content, toolCalls, toolCallId, toolName, at }];
}

import { DeskError, type ErrorCode } from '@shared/contract/errors.ts';
import type { Problem } from '@shared/contract/common.ts';
import type { Tool } from '@shared/tools/tool.ts';
import { Conversations } from './conversations.ts';
import { eraseFromAll, forgetInAll, type Erased } from './erasing.ts';
import type { CompressingEvent, ProviderEvent, ProviderSession, SyncedMessage } from './events.ts';
import { cleanEvent, maskSession } from './masking.ts';
import { Mirror } from './mirror.ts';
import type { Line, Opened } from './opened.ts';
import { Openings, type Selection } from './openings.ts';
import type { AnsweredTurn, ManagerDeps, ProviderLimits, SaidMessage } from './ports.ts';
import { managerProblems } from './problems.ts';
import type { ProviderContext } from './provider.ts';
import type { Recalled } from './recall.ts';
import { isWords, synced } from './said.ts';
import { usualBackoff } from './sender.ts';
import { Telling } from './telling.ts';
import { createTrail } from './trail.ts';

const usualLimits: ProviderLimits = {
  recallMs: 8000,
  sendMs: 120_000,
  closeMs: 5000,
  behindMs: 60_000,
  lookMs: 20_000,
  backoff: usualBackoff,
};

/** What stands in the way of opening a provider and passes by itself. */
const passing: ReadonlySet<ErrorCode> = new Set(['busy', 'disk_full', 'unwritable']);
/** Longest wait for a provider before a compression. */
const compressingMs = 8000;
/** Longest text of a provider that survives a compression, in UTF-16 units. */
const longestKept = 4000;

/**
 * The memory providers of one home: at most one is in use for new conversations. A conversation keeps the one it began with until it
 * ends; then that one sends what it still has, and is closed. Nothing here delays a turn for longer than the recall limit, and nothing
 * here makes one fail.
 */
export class ProviderManager {
  readonly #deps: ManagerDeps;
  readonly #limits: ProviderLimits;
  readonly #context: ProviderContext;
  readonly #openings: Openings;
  readonly #conversations: Conversations;
  readonly #telling: Telling;
  readonly #mirror: Mirror;
  #stop = new AbortController();
  #paused = false;
  #closed = false;
  #timer: NodeJS.Timeout | null = null;

  constructor(deps: ManagerDeps) {
    this.#deps = deps;
    this.#limits = { ...usualLimits, ...deps.limits };
    const { context, journal, onChange } = deps;
    const trail = createTrail(context.redact);
    this.#context = { ...context, http: trail.http(context.http), program: trail.program(context.program) };
    const { redact, log } = context;
    const session = (id: string): ProviderSession => this.#session(id);
    this.#telling = new Telling({ redact, log, onChange, closed: (...asked) => this.#openings.queue(...asked) });
    this.#mirror = new Mirror({ journal, session, log, telling: this.#telling });
    this.#conversations = new Conversations(deps, (...ended) => this.#conversationEnded(...ended));
    this.#openings = new Openings({
      ...deps,
      ...{ trail, session },
      context: this.#context,
      limits: this.#limits,
      paused: () => this.#paused,
    });
  }

  /** Opens what config.yaml selects, without asking any network. Never throws: what stands in the way is among `problems()`. */
  async open(options: { readonly paused?: boolean } = {}): Promise<void> {
    this.#paused = options.paused ?? false;
    const opened = this.#openings.select();
    if (this.#deps.readOnly) return;
    await this.mirror();
    if (opened !== null) {
      this.#settleTurns(opened);
      opened.line.sender.wake();
    }
    const { lookMs } = this.#limits;
    if (lookMs === null) return;
    this.#timer = setInterval(() => {
      this.#telling.again();
      if (this.selection.obstacle !== null && passing.has(this.selection.obstacle.code)) void this.reload(true);
      for (const { sender } of this.#openings.lines.values()) sender.wake();
    }, lookMs);
    this.#timer.unref();
  }

  /** What is selected, and why it is not in use. */
  get selection(): Selection {
    return this.#openings.selection;
  }

  /** The provider of new conversations; null for none. */
  get current(): Opened | null {
    return this.#openings.current;
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
    const { selection } = this;
    if (!settings && this.#openings.named() === selection.name && selection.obstacle === null) return;
    const opened = this.#openings.select();
    this.#deps.onChange();
    opened?.line.sender.resume();
    opened?.recaller.heard();
    await this.mirror();
  }

  /** The block of a new system prompt; empty for none. The conversation keeps the provider from then on, but for a `preview`. */
  promptBlock(id: string, preview = false): string {
    if (this.#deps.conversations.isChild(id)) return '';
    const opened = preview ? this.current : this.#conversations.hold(id, this.current, this.#begun);
    return opened === null ? '' : opened.block(this.#session(id));
  }

  /** The tools of the provider in use, by its own names; none while the tools of memory are off. */
  tools(): readonly Tool[] {
    return this.#deps.toolsOn() ? (this.current?.tools ?? []) : [];
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
    this.#quietly('the beginning of a turn could not be kept', undefined, () =>
      opened.line.queue.openTurn(id, turn, this.#context.now()),
    );
  }

  /**
   * A turn was answered: what of it is to be sent is on disk when this returns. One that goes on with an earlier turn counts as that one,
   * and is told if that was not.
   */
  answered(turn: AnsweredTurn): void {
    const { session: id } = turn;
    const opened = this.#teller(id);
    if (opened === null) return;
    const open = this.#openTurns(opened.line).find(({ session }) => session === id);
    if (open === undefined && !turn.spoken) return;
    this.#answered(opened, { ...turn, turn: open?.turn ?? turn.turn });
  }

  /** Turns that have begun and were not told; none when that cannot be read. */
  #openTurns({ queue }: Line): ReturnType<Line['queue']['openTurns']> {
    return this.#quietly('turns that have begun could not be read', [], () => queue.openTurns());
  }

  /** Tells the turns that were answered in an earlier run of the app, which ended before it could. */
  #settleTurns({ line }: Opened): void {
    const { conversations } = this.#deps;
    for (const { session, turn } of this.#openTurns(line)) {
      if (conversations.find(session) === null) {
        this.#quietly('a turn could not be forgotten', undefined, () => line.queue.closeTurn(session));
      }
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
    return this.#conversations.hold(id, this.current, this.#begun);
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
    this.#telling.tell(opened, `turn:${name}`, event);
    if (!this.#paused) opened.prepare(session, user, number, this.#limits.behindMs, this.#stop.signal);
  }

  /** Older messages give way to a summary: what the provider wants kept of them, empty for nothing. Never throws. */
  async compressing(id: string, rows: readonly SaidMessage[], last: number, signal: AbortSignal): Promise<string> {
    const opened = this.#conversations.holder(id);
    if (opened === null || this.#deps.readOnly || this.#deps.conversations.isChild(id)) return '';
    const at = this.#context.now();
    const messages = rows.flatMap((row) => synced(row, at));
    const event: CompressingEvent = { type: 'compressing', session: this.#session(id), messages, at };
    this.#telling.tell(opened, `compressing:${id}:${String(last)}`, event);
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
    return this.#mirror.catchUp(() => (this.#deps.readOnly || this.#closed ? null : this.current));
  }

  /** The person erases a text of memory for good: what waits to repeat it is not sent, and the logs keep nothing of it. Never throws. */
  erase(touches: (text: string) => boolean): Erased {
    const erased = eraseFromAll(this.#deps.kinds(), this.#openings, this.#context, touches);
    if (erased.erased.length > 0) this.#deps.onChange();
    return erased;
  }

  /** The person has deleted conversations: what of them waits to be sent is dropped. Never throws. */
  forget(sessions: readonly string[]): void {
    if (this.#deps.readOnly) return;
    if (forgetInAll(this.#deps.kinds(), this.#openings, this.#context, sessions) === 0) return;
    for (const { sender } of this.#openings.lines.values()) sender.wake();
    this.#deps.onChange();
  }

  /** Sends one of the person's own files. The caller has asked the person. Throws `not_configured`. */
  upload(file: string, content: string, identity: string): void {
    const opened = this.use();
    const at = this.#context.now();
    this.#telling.tell(opened, `upload:${file}:${identity}`, { type: 'upload', session: null, file, content, at });
  }

  /** The provider in use; throws `not_configured` when there is none, `looking_on` while another app has the home. */
  use(): Opened {
    if (this.#deps.readOnly) {
      throw new DeskError('looking_on', 'Another app has this home open, and it talks to the memory provider.', {
        remedy: 'Do it there, or close it and choose Take over.',
      });
    }
    const { current, selection } = this;
    if (current !== null) return current;
    if (selection.obstacle !== null) throw selection.obstacle;
    throw new DeskError('not_configured', 'No memory provider is in use.', { remedy: 'Choose one in Settings.' });
  }

  /** What needs the person. */
  problems(): Problem[] {
    const { file } = this.#context.config;
    const troubles = { queue: this.#telling.problem, provider: this.current?.provider.trouble?.() ?? null };
    return managerProblems(this.selection, this.#openings.lines, troubles, file);
  }

  /** The person has tested one and it works: what waited for that goes on. */
  working(name: string): void {
    if (this.current?.kind.name === name) this.current.provider.again?.();
    this.line(name)?.sender.resume();
  }

  /** Names of providers that conversations still hold though they are not in use any more. */
  ending(): string[] {
    return this.#openings.ending();
  }

  /** The queue of a kind while it is open; null otherwise. */
  line(name: string): Line | null {
    return this.#openings.lines.get(name) ?? null;
  }

  /** Where the queue of a kind lies. */
  queueFile(name: string): string {
    return this.#openings.queueFile(name);
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
    await Promise.all([...this.#openings.lines.values()].map(({ sender }) => sender.setPaused(paused)));
  }

  /** Ends every conversation, sends what can be sent in five seconds, and closes. What is left is sent the next time. */
  async close(): Promise<void> {
    if (this.#timer !== null) clearInterval(this.#timer);
    await this.#mirror.settled();
    if (!this.#deps.readOnly) {
      this.#conversations.endAll();
      this.#telling.again();
    }
    this.#closed = true;
    // A command that has told nothing does not begin to send what others have left.
    const drain = this.#telling.added && !this.#paused && !this.#deps.readOnly;
    await this.#openings.close(drain, () => this.#stop.abort());
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
    this.#telling.tell(opened, `switched:${from.id}:${to.id}:${String(at)}`, {
      type: 'session_switched',
      from,
      to,
      reason,
      at,
    });
  };

  #conversationEnded(id: string, opened: Opened, said: boolean): void {
    if (said) this.#tellEnded(id, opened);
    this.#openings.left(opened);
  }

  #tellEnded(id: string, opened: Opened): void {
    const session = this.#session(id);
    const at = this.#context.now();
    const messages = (): readonly SyncedMessage[] =>
      this.#quietly('a conversation could not be read at its end', [], () => this.#deps.conversations.messages(id));
    this.#telling.tell(opened, `ended:${id}:${String(at)}`, {
      ...{ type: 'session_ended', session, at },
      get messages() {
        return messages();
      },
    });
    this.#quietly('the end of a conversation could not be kept', undefined, () => opened.line.queue.flush(id));
    opened.line.sender.wake();
  }

  /** Does what may fail without failing anything else: `otherwise` then, and a line in the log. */
  #quietly<T>(what: string, otherwise: T, work: () => T): T {
    try {
      return work();
    } catch (error) {
      this.#context.log.warn(what, { detail: String(error) });
      return otherwise;
    }
  }
}

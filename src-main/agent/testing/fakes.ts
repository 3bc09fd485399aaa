import type { Emit, EventData, EventName } from '@shared/contract/index.ts';
import type { Json } from '@shared/contract/common.ts';
import { DeskError } from '@shared/contract/errors.ts';
import type { Tool, ToolContext, ToolResult } from '@shared/tools/tool.ts';
import { createAgent, type Agent } from '../agent.ts';
import type {
  Accompanying,
  AgentDeps,
  CallUsage,
  CompressionState,
  Draft,
  Drafts,
  Model,
  ModelEvent,
  ModelRequest,
  NewRow,
  Row,
  SessionInfo,
  SessionStore,
} from '../ports.ts';

/** Something that happened, in order: a row reached the store, an event reached the screens, the model was called. */
export type Trace =
  | { readonly what: 'row'; readonly row: Row }
  | { readonly what: 'event'; readonly type: EventName; readonly data: unknown }
  | { readonly what: 'call'; readonly request: ModelRequest };

type StoredRow = Row & { active: boolean };

/** A session store in memory that keeps what the real one promises. */
export class FakeStore implements SessionStore {
  readonly sessions = new Map<string, SessionInfo & { provider: string; title: string | null }>();
  readonly rows = new Map<string, StoredRow[]>();
  readonly usage: unknown[] = [];
  readonly leases = new Map<string, string>();
  onRow: (row: Row) => void = () => undefined;
  /** Throws when a row is appended; for a disk that fails. */
  failAppend: ((rows: readonly NewRow[]) => DeskError | null) | null = null;
  #nextId = 1;

  find(id: string): SessionInfo | null {
    return this.sessions.get(id) ?? null;
  }

  create: SessionStore['create'] = (session) => {
    this.sessions.set(session.id, { ...session, lastActive: session.startedAt });
  };

  setPrompt: SessionStore['setPrompt'] = (id, prompt) => {
    const session = this.sessions.get(id);
    if (session === undefined) throw new Error('no session');
    this.sessions.set(id, { ...session, ...prompt, config: { ...session.config, ...prompt.config } });
  };

  patchConfig(id: string, patch: Readonly<Record<string, Json>>): void {
    const session = this.sessions.get(id);
    if (session === undefined) throw new Error('no session');
    const config = Object.fromEntries(
      Object.entries({ ...session.config, ...patch }).filter(([, value]) => value !== null),
    );
    this.sessions.set(id, { ...session, config });
  }

  append(id: string, rows: readonly NewRow[], accompanying?: Accompanying): readonly Row[] {
    const failure = this.failAppend?.(rows) ?? null;
    if (failure !== null) throw failure;
    const stored = rows.map((row): StoredRow => ({
      id: this.#nextId++,
      role: row.role,
      content: row.content,
      apiContent: row.apiContent ?? null,
      reasoningDetails: row.reasoningDetails ?? null,
      toolCalls: row.toolCalls ?? [],
      toolCallId: row.toolCallId ?? null,
      toolName: row.toolName ?? null,
      finishReason: row.finishReason ?? null,
      displayKind: row.displayKind ?? null,
      summary: false,
      active: true,
    }));
    this.rows.set(id, [...(this.rows.get(id) ?? []), ...stored]);
    for (const row of stored) this.onRow(row);
    if (accompanying !== undefined) this.addUsage(id, accompanying.usage);
    return stored;
  }

  conversation(id: string): readonly Row[] {
    return (this.rows.get(id) ?? []).filter((row) => row.active);
  }

  tail(id: string): readonly Row[] {
    return this.conversation(id).slice(-20);
  }

  rewind(id: string, message: number): void {
    for (const row of this.rows.get(id) ?? []) if (row.id >= message) row.active = false;
  }

  addUsage(id: string, usage: CallUsage): void {
    this.usage.push({ id, ...usage });
  }

  compressionStates = new Map<string, CompressionState>();

  compact: SessionStore['compact'] = (id, { summarised, carried, summary, prompt, note }) => {
    const rows = this.rows.get(id) ?? [];
    const copies = carried.flatMap((each) => rows.find((row) => row.id === each) ?? []).map((row) => ({ ...row }));
    for (const row of rows) if (summarised.includes(row.id) || carried.includes(row.id)) row.active = false;
    const [first] = this.append(id, [
      { role: summary.role, content: summary.content },
      ...(note === null ? [] : [{ role: 'note' as const, ...note }]),
    ]);
    const all = (this.rows.get(id) ?? []).map((row) => (row.id === first?.id ? { ...row, summary: true } : row));
    this.rows.set(id, [...all, ...copies.map((row) => ({ ...row, id: this.#nextId++ }))]);
    const session = this.sessions.get(id);
    if (session !== undefined && prompt !== null) {
      this.sessions.set(id, { ...session, systemPrompt: prompt.systemPrompt });
    }
    return this.conversation(id);
  };

  compressionLock: SessionStore['compressionLock'] = () => ({ renew: () => true, release: () => undefined });

  compressionState: SessionStore['compressionState'] = (id) =>
    this.compressionStates.get(id) ?? { cooldownUntil: null, error: null, failures: 0, ineffective: 0 };

  setCompressionState: SessionStore['setCompressionState'] = (id, state) => {
    this.compressionStates.set(id, state);
  };

  lease: SessionStore['lease'] = (id) => {
    const holder = this.leases.get(id);
    if (holder !== undefined) return { heldBy: holder };
    this.leases.set(id, 'this process');
    return {
      renew: () => this.leases.get(id) === 'this process',
      release: () => {
        this.leases.delete(id);
      },
    };
  };

  heldBy(id: string): string | null {
    return this.leases.get(id) ?? null;
  }
}

/** Drafts in memory. */
export class FakeDrafts implements Drafts {
  readonly all = new Map<string, Draft>();

  open: Drafts['open'] = (session, turn, after) => {
    const put = (text: string, reasoning: string): void => {
      this.all.set(session, { session, turn, after, text, reasoning });
    };
    put('', '');
    return {
      add: (text, reasoning) => {
        const old = this.all.get(session);
        put((old?.text ?? '') + text, (old?.reasoning ?? '') + reasoning);
      },
      restart: () => put('', ''),
      close: () => undefined,
    };
  };

  find(session: string): Draft | null {
    return this.all.get(session) ?? null;
  }

  drop(session: string): void {
    this.all.delete(session);
  }

  list(): readonly string[] {
    return [...this.all.keys()];
  }
}

/** What one call of the scripted model does. */
export type Step = (request: ModelRequest, signal: AbortSignal) => AsyncIterable<ModelEvent>;

const noTokens = { outputTokens: 1, cacheReadTokens: 0, cacheWriteTokens: 0, reasoningTokens: 0, costUsd: null };

/** An answer given at once: text in pieces, then tool calls. */
export function says(
  text: string | readonly string[],
  calls: readonly {
    readonly name: string;
    readonly args: string;
    readonly id?: string;
    readonly problem?: string;
  }[] = [],
  finishReason = calls.length > 0 ? 'tool_calls' : 'stop',
): Step {
  return async function* () {
    for (const piece of typeof text === 'string' ? [text] : text) {
      await Promise.resolve();
      if (piece !== '') yield { type: 'text', text: piece };
    }
    for (const [index, call] of calls.entries()) {
      const { name, args, id = `c${String(index)}`, problem = null } = call;
      yield { type: 'tool_call', call: { id, name, arguments: args, problem } };
    }
    yield { type: 'usage', usage: { inputTokens: 10, ...noTokens } };
    yield { type: 'end', finishReason, provider: 'fake', model: 'scripted' };
  };
}

/** An answer that breaks off after some text. */
export function breaks(text: string, message = 'The connection was lost.'): Step {
  return async function* () {
    await Promise.resolve();
    if (text !== '') yield { type: 'text', text };
    throw new DeskError('provider_failed', message, { remedy: 'Try again.' });
  };
}

/** An answer that says `text` and then waits until it is stopped. */
export function hangs(text: string, onHang: () => void = () => undefined): Step {
  return async function* (_request, signal) {
    if (text !== '') yield { type: 'text', text };
    onHang();
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
    throw new DeskError('provider_failed', 'aborted');
  };
}

/** A tool that answers with what `run` gives. */
export function tool(
  name: string,
  concurrency: Tool['concurrency'],
  run: (args: Readonly<Record<string, unknown>>, context: ToolContext) => Promise<ToolResult> | ToolResult,
): Tool {
  return {
    name,
    description: `The tool ${name}.`,
    parameters: { type: 'object', properties: {} },
    concurrency,
    run: async (args, context) => run(args, context),
  };
}

/** A tool result without effect. */
export const ok = (content: string): ToolResult => ({ content, failed: false, effect: null });

/** The agent over fakes, with everything that happened. */
export interface Bench {
  readonly agent: Agent;
  readonly store: FakeStore;
  readonly drafts: FakeDrafts;
  readonly trace: Trace[];
  readonly requests: ModelRequest[];
  /** Steps yet to come; more may be pushed at any time. */
  readonly steps: Step[];
  events<K extends EventName>(type: K): EventData<K>[];
  /** Sends and waits until the session is idle; answers the session. */
  say(session: string | null, text: string): Promise<string>;
}

/** Builds a bench. Without more steps the model answers `done`. */
export function bench(steps: Step[], over: Partial<AgentDeps> = {}): Bench {
  const store = new FakeStore();
  const drafts = new FakeDrafts();
  const trace: Trace[] = [];
  const requests: ModelRequest[] = [];
  store.onRow = (row) => trace.push({ what: 'row', row });
  const emit: Emit = (type, data) => void trace.push({ what: 'event', type, data: structuredClone(data) });
  const model: Model = {
    id: 'fake',
    model: 'scripted',
    contextWindow: 100_000,
    stream: (request, signal) => {
      const copy = structuredClone({ ...request, tools: request.tools.map(({ name }) => ({ name })) });
      requests.push(copy as unknown as ModelRequest);
      trace.push({ what: 'call', request });
      return (steps.shift() ?? says('done'))(request, signal);
    },
  };
  const deps: AgentDeps = {
    store,
    drafts,
    emit,
    model: () => model,
    prompts: {
      build: ({ session, model: name, provider }) =>
        Promise.resolve({
          text: `You are a test.\n\nSession ID: ${session}\nModel: ${name}\nProvider: ${provider}`,
          config: {},
          warnings: [],
        }),
      matches: (prompt, name, provider) => prompt.endsWith(`Model: ${name}\nProvider: ${provider}`),
      hints: () => null,
    },
    tools: [],
    workspace: () => null,
    maxCalls: () => 50,
    log: (message, detail) => {
      throw new Error(message, { cause: detail });
    },
    ...over,
  };
  const agent = createAgent(deps);
  return {
    agent,
    store,
    drafts,
    trace,
    requests,
    steps,
    events: <K extends EventName>(type: K) =>
      trace.flatMap((each) => (each.what === 'event' && each.type === type ? [each.data as EventData<K>] : [])),
    say: async (session, text) => {
      const sent = await agent.send({ session, text, whenBusy: 'queue' });
      await agent.idle(sent.session);
      return sent.session;
    },
  };
}

/** The conversation as short lines: `user: hi`, `assistant: [f] …`, `tool: …`. */
export function lines(store: FakeStore, session: string): string[] {
  return store.conversation(session).map((row) => {
    const calls = row.toolCalls.length === 0 ? '' : `[${row.toolCalls.map((call) => call.name).join(' ')}] `;
    const kind = row.displayKind === null ? '' : `(${row.displayKind}) `;
    return `${row.role}: ${kind}${calls}${row.content}`;
  });
}

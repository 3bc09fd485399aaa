import type { UsageRecord } from '@shared/contract/chat.ts';
import type { Json } from '@shared/contract/common.ts';
import { DeskError } from '@shared/contract/errors.ts';
import type { Effect, Message, ToolCall } from '@shared/contract/sessions.ts';
import { RowCache, type RowMark } from './row-cache.ts';
import type { CompressionState, Lease, NewRow, Row, RowRole, SessionInfo, SessionStore } from './ports.ts';

/** Hermes' role for rows that are no part of what a model is sent. */
const noteRole = 'session_meta';

/** A message as the store of conversations takes it. */
interface MessageToStore {
  readonly role: 'user' | 'assistant' | 'tool' | typeof noteRole;
  readonly content: string;
  readonly apiContent?: string;
  readonly toolCalls?: readonly ToolCall[];
  readonly toolCallId?: string;
  readonly toolName?: string;
  readonly reasoning?: string;
  readonly reasoningDetails?: Json;
  readonly finishReason?: string;
  readonly displayKind?: string;
  readonly displayMetadata?: Readonly<Record<string, Json>>;
  readonly effect?: Effect;
}

/** A live message as the store replays it. */
interface ReplayedMessage {
  readonly id: number;
  readonly role: string;
  /** The bytes that were sent where they are known, else the content. */
  readonly content: string | Json[] | null;
  /** The content without what rode on it. */
  readonly shown: string;
  readonly reasoningDetails: Json;
  readonly toolCalls: readonly ToolCall[];
  readonly toolCallId: string | null;
  readonly toolName: string | null;
  readonly finishReason: string | null;
  readonly displayKind: string | null;
  readonly summary: boolean;
}

/** What the agent needs of the store of conversations. */
export interface Conversations {
  createSession(session: {
    readonly id: string;
    readonly source: 'desktop' | 'cli' | 'subagent';
    readonly model: string;
    readonly provider: string;
    readonly systemPrompt: string;
    readonly title?: string;
    readonly cwd: string | null;
    readonly modelConfig: Readonly<Record<string, Json>>;
    readonly toolNames: readonly string[];
    readonly delegatedFrom?: string;
  }): Promise<string>;
  appendMany(
    session: string,
    messages: readonly MessageToStore[],
    accompanying?: {
      readonly usage: UsageRecord & { readonly model: string; readonly provider: string };
      readonly config: (last: number) => Readonly<Record<string, Json>>;
    },
  ): Promise<Message[]>;
  replay(session: string): ReplayedMessage[];
  replayMark(session: string): RowMark;
  messages(session: string, page: { readonly limit: number }): { readonly messages: readonly Message[] };
  rewind(session: string, from: number): Promise<Message[]>;
  facts(id: string): {
    readonly model: string | null;
    readonly cwd: string | null;
    readonly modelConfig: Readonly<Record<string, unknown>>;
  };
  get(id: string): { readonly startedAt: number; readonly lastActive: number };
  prompt(id: string): { readonly text: string } | null;
  replacePrompt(id: string, prompt: string): Promise<void>;
  setModel(id: string, model: string): Promise<void>;
  patchModelConfig(id: string, patch: Readonly<Record<string, Json>>): Promise<void>;
  addUsage(id: string, usage: UsageRecord & { readonly model: string; readonly provider: string }): Promise<void>;
  acquireTurn(id: string): Promise<Lease | null>;
  acquireCompression(id: string): Promise<Lease | null>;
  compact(
    id: string,
    compaction: {
      readonly summarised: readonly number[];
      readonly carried: readonly number[];
      readonly summary: { readonly role: 'user' | 'assistant'; readonly content: string };
      readonly prompt: string | null;
      readonly config: Readonly<Record<string, Json>>;
      readonly note: { readonly content: string; readonly displayKind: string } | null;
    },
  ): Promise<void>;
  compressionState(id: string): CompressionState;
  setCompressionState(id: string, state: CompressionState): Promise<void>;
  /** Who runs a turn of the conversation now, in any process; null when nobody does. */
  turnHolder(id: string): string | null;
}

/** How many of the newest messages are looked at to tell whether an answer is owed. */
const tailLength = 50;

function roleOf(role: string): RowRole | null {
  if (role === 'user' || role === 'assistant' || role === 'tool') return role;
  return role === noteRole || role === 'note' ? 'note' : null;
}

/** Text of content that may hold pictures: they are named, because a model call of ours carries text alone. */
function plain(content: string | Json[] | null): string {
  if (content === null) return '';
  if (typeof content === 'string') return content;
  return content
    .map((part) => {
      if (typeof part === 'string') return part;
      if (part === null || typeof part !== 'object' || Array.isArray(part)) return '';
      return typeof part['text'] === 'string' ? part['text'] : '[picture]';
    })
    .join('\n');
}

function toMessage(row: NewRow): MessageToStore {
  const { role, metadata, ...rest } = row;
  return {
    ...rest,
    role: role === 'note' ? noteRole : role,
    ...(metadata === undefined ? {} : { displayMetadata: metadata }),
  };
}

function replayedRow(message: ReplayedMessage): Row | null {
  const role = roleOf(message.role);
  if (role === null) return null;
  const sent = plain(message.content);
  const { id, shown, reasoningDetails, toolCalls, toolCallId, toolName, finishReason, displayKind, summary } = message;
  const apiContent = sent === shown ? null : sent;
  return {
    id,
    role,
    content: shown,
    apiContent,
    reasoningDetails,
    toolCalls,
    toolCallId,
    toolName,
    finishReason,
    displayKind,
    summary,
  };
}

/** A stored message as a row; `sent` is what was asked to be stored, where that is known. */
function storedRow(message: Message, sent?: NewRow): Row {
  const { id, content, toolCalls, toolCallId, toolName, finishReason, displayKind } = message;
  const role = roleOf(message.role) ?? 'note';
  const apiContent = sent?.apiContent?.toWellFormed() ?? null;
  const reasoningDetails = sent?.reasoningDetails ?? null;
  return {
    id,
    role,
    content,
    apiContent,
    reasoningDetails,
    toolCalls,
    toolCallId,
    toolName,
    finishReason,
    displayKind,
    summary: false,
  };
}

/** Holder fields as people read them: `pid=4711:desk:ab12` is process 4711. */
function holderWords(holder: string): string {
  const pid = /(?:^|:)pid=(\d+)/u.exec(holder)?.[1];
  if (pid === undefined) return `Another program (${holder})`;
  return holder.includes(':desk:') ? `Hermes Desk in process ${pid}` : `Another program (process ${pid})`;
}

/** The agent's view of the store of conversations. `source` is what new sessions are marked with. */
export function sessionPort(
  conversations: Conversations,
  source: 'desktop' | 'cli',
  toolNames: readonly string[],
): SessionStore {
  const heldBy = (id: string): string | null => {
    const holder = conversations.turnHolder(id);
    return holder === null ? null : holderWords(holder);
  };
  const readAll = (id: string): Row[] => conversations.replay(id).flatMap((message) => replayedRow(message) ?? []);
  const cache = new RowCache(readAll, (id) => conversations.replayMark(id));
  return {
    find: (id): SessionInfo | null => {
      try {
        const facts = conversations.facts(id);
        const { startedAt, lastActive } = conversations.get(id);
        return {
          id,
          model: facts.model,
          systemPrompt: conversations.prompt(id)?.text ?? null,
          startedAt,
          lastActive,
          workspace: facts.cwd,
          config: facts.modelConfig,
        };
      } catch (error) {
        if (error instanceof DeskError && error.code === 'not_found') return null;
        throw error;
      }
    },
    create: async ({ id, model, provider, systemPrompt, config, workspace, title, delegatedFrom }) => {
      await conversations.createSession({
        id,
        source: delegatedFrom === undefined ? source : 'subagent',
        model,
        provider,
        systemPrompt,
        cwd: workspace,
        modelConfig: config,
        toolNames,
        ...(title === null ? {} : { title }),
        ...(delegatedFrom === undefined ? {} : { delegatedFrom }),
      });
    },
    setPrompt: async (id, { systemPrompt, model, provider, config }) => {
      await conversations.replacePrompt(id, systemPrompt);
      await conversations.patchModelConfig(id, { ...config, model, provider });
      await conversations.setModel(id, model);
    },
    append: (id, rows, accompanying) =>
      cache.append(id, async () => {
        const stored = await conversations.appendMany(id, rows.map(toMessage), accompanying);
        return stored.map((message, at) => storedRow(message, rows[at]));
      }),
    conversation: (id) => cache.rows(id),
    tail: (id) =>
      conversations
        .messages(id, { limit: tailLength })
        .messages.filter((message) => message.active)
        .map((message) => storedRow(message)),
    rewind: async (id, message) => {
      await conversations.rewind(id, message);
      cache.forget(id);
    },
    patchConfig: (id, patch) => conversations.patchModelConfig(id, patch),
    addUsage: (id, usage) => conversations.addUsage(id, usage),
    compact: async (id, { prompt, ...rest }) => {
      const config = prompt === null ? {} : { ...prompt.config, model: prompt.model, provider: prompt.provider };
      await conversations.compact(id, { ...rest, prompt: prompt?.systemPrompt ?? null, config });
      cache.forget(id);
      return cache.rows(id);
    },
    compressionLock: async (id) => (await conversations.acquireCompression(id)) ?? { heldBy: 'Another program' },
    compressionState: (id) => conversations.compressionState(id),
    setCompressionState: (id, state) => conversations.setCompressionState(id, state),
    lease: async (id) =>
      (await conversations.acquireTurn(id)) ?? { heldBy: heldBy(id) ?? 'Another turn in this conversation' },
    heldBy,
  };
}

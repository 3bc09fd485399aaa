import type { Branch, BranchPoint } from './branch.ts';
import type { Compaction, CompressionState } from './compaction.ts';
import type { Json, Problem } from '@shared/contract/common.ts';
import type { Emit } from '@shared/contract/index.ts';
import type {
  ImportReport,
  Message,
  PruneFilter,
  PruneReport,
  RepairReport,
  SearchFilter,
  SearchHit,
  SearchIndexStatus,
  SessionRow,
  SessionStats,
  Space,
  Trashed,
  UnreadFilter,
} from '@shared/contract/sessions.ts';
import type { DelegationRows } from './delegation-rows.ts';
import type { ExportedFile, ExportFormat } from './export.ts';
import type { GoalRows } from './goal-rows.ts';
import type { TurnLease } from './leases.ts';
import type { MessagePatch, MessagesPage, NewMessage, PageOptions, ReplayMark, ReplayMessage } from './messages.ts';
import type { StoredPrompt } from './prompts.ts';
import type { AutoPrune } from './prune.ts';
import type { Past } from './past.ts';
import type { Recall } from './recall.ts';
import type { ListOptions, SessionList } from './session-rows.ts';
import type { TitleSource } from './titles.ts';
import type { UsageEntry } from './usage.ts';

/** Whether a process keeps the search index up to date: all the time, from its first search on, or not at all. */
export type KeepIndex = 'always' | 'asked' | 'never';

export interface SessionsDeps {
  /** `<home>/state.db` */
  readonly file: string;
  /** `<home>/desk` */
  readonly deskDir: string;
  readonly readOnly: boolean;
  readonly emit: Emit;
  readonly log: (message: string, details?: Readonly<Record<string, unknown>>) => void;
  /** Staged writes that came from the session and still wait. */
  readonly waiting: (session: string) => number;
  /** Whether a turn of the session runs in this app. */
  readonly running: (session: string) => boolean;
  /** Changes of memory that came from the session; none when left out. */
  readonly changes?: (session: string) => number;
  /** Milliseconds since 1970; the clock when left out. */
  readonly now?: () => number;
  /** `database.journal_mode` of config.yaml; used only when the file is created. */
  readonly journalMode?: 'wal' | 'delete';
  /** Our own search index, `<home>/desk/search.db`, and whether this process keeps it; none when left out. */
  readonly searchDb?: { readonly file: string; readonly keep: KeepIndex };
  /** Told when the person has deleted sessions: the ids of all their parts. They can be put back for a while. */
  readonly onRemoved?: (ids: readonly string[]) => void;
  /** Told when the file turns out to be damaged while in use, and how it stands after a repair; `store.problem` says the same. */
  readonly onProblem?: (problem: Problem | null) => void;
}

export interface NewSession {
  /** The id, where the prompt already names it; made when left out. */
  readonly id?: string;
  readonly source: 'desktop' | 'cli' | 'subagent';
  readonly model: string;
  readonly provider: string;
  readonly systemPrompt: string;
  /** The person's first words: a title is derived from them; a taken one gets a number. */
  readonly title?: string;
  readonly cwd: string | null;
  readonly modelConfig?: Readonly<Record<string, Json>>;
  readonly toolNames?: readonly string[];
  /** The conversation this one branches off; it then owns a copy of what it was given. */
  readonly branchedFrom?: string;
  /** The conversation that gave this one its task; it is deleted with that. */
  readonly delegatedFrom?: string;
}

/** What is stored together with messages. */
export interface Accompanying {
  readonly usage: UsageEntry;
  readonly config: (last: number) => Readonly<Record<string, Json>>;
}

/** What a session was started with, for going on with it. */
export interface SessionFacts {
  readonly id: string;
  readonly source: string;
  readonly model: string | null;
  readonly provider: string | null;
  readonly baseUrl: string | null;
  readonly cwd: string | null;
  readonly modelConfig: Readonly<Record<string, unknown>>;
  readonly title: string | null;
  /** Who chose the title; null without one. */
  readonly titledBy: TitleSource | null;
}

export interface SearchOptions {
  readonly limit: number;
  /** `index` answers from the indexes at once; `full` adds what only a scan of every message finds. */
  readonly depth: 'index' | 'full';
  /** The conversations to look through; all when left out. */
  readonly filter?: SearchFilter | undefined;
  readonly signal?: AbortSignal;
}

export interface SearchResult {
  readonly hits: SearchHit[];
  /** Messages and titles that match, as far as was looked; `hits` is the best of them. */
  readonly total: number;
  /** True when every message was looked at. */
  readonly complete: boolean;
  /** One sentence when the result is not the plain answer to the query, else null. */
  readonly note: string | null;
  /** What of the query looks like a filter and could not be read as one. */
  readonly unread: UnreadFilter[];
}

/**
 * Conversations in state.db. Methods that change something resolve when it is on disk and then tell every client by
 * event. While `problem` is blocking every other member throws a DeskError that names the file.
 */
export interface SessionStore {
  readonly problem: Problem | null;
  createSession(session: NewSession): Promise<string>;
  endSession(id: string, reason: string): Promise<void>;
  /** Begins a conversation with a copy of another, as `branchSession` promises. */
  branch(session: string, point: BranchPoint): Promise<Branch>;
  appendMessage(session: string, message: NewMessage): Promise<Message>;
  /** What accompanies the messages is stored in the same transaction: usage, and keys of `model_config` by the last id. */
  appendMany(session: string, messages: readonly NewMessage[], accompanying?: Accompanying): Promise<Message[]>;
  updateMessage(id: number, patch: MessagePatch): Promise<Message>;
  message(id: number): Message;
  messages(session: string, page: PageOptions): MessagesPage;
  replay(session: string): ReplayMessage[];
  /** Whether what `replay` gave is still so; as `Messages.replayMark` promises. */
  replayMark(session: string): ReplayMark;
  halfDone(session: string): boolean;
  rewind(session: string, from: number): Promise<Message[]>;
  get(id: string): SessionRow;
  facts(id: string): SessionFacts;
  list(options: ListOptions): SessionList;
  /** Id of the session to go on with: exact id, unique beginning of one, title, or `latest`. Throws `not_found`, `ambiguous`. */
  resolve(name: string): string;
  rename(id: string, title: string): Promise<SessionRow>;
  autoTitle(id: string, title: string, source: 'derived' | 'llm'): Promise<string | null>;
  pin(id: string, pinned: boolean): Promise<SessionRow>;
  archive(id: string, archived: boolean): Promise<SessionRow>;
  remove(id: string): Promise<void>;
  restore(id: string): Promise<SessionRow>;
  /** Deleted conversations that can be put back, the newest deletion first. */
  trash(): Trashed[];
  /** Forgets deleted conversations for good, one or (null) all; answers how many. Throws `not_found`. */
  emptyTrash(id: string | null): Promise<number>;
  /** Cleans up, as `prune` promises: without `ids` only looks. */
  prune(filter: PruneFilter, ids: readonly string[] | null): Promise<PruneReport>;
  /**
   * What is due by itself: forgets deletions older than thirty days, and cleans up where config.yaml says so and no program
   * on the file has done it within the interval. Answers how many conversations went. Does nothing while looking on.
   */
  tidy(settings: AutoPrune | null): Promise<number>;
  /**
   * Writes the file anew without its free pages, in a thread; other writes wait. Throws `busy` while a turn runs or another
   * program has the file.
   */
  vacuum(): Promise<Space>;
  /** The sources and models that occur, the commonest first. */
  kinds(): { sources: string[]; models: string[] };
  prompt(id: string): StoredPrompt | null;
  /** Id of the conversation with a stored prompt that began before `id`, or last of all for null; null when there is none. */
  promptBefore(id: string | null): string | null;
  replacePrompt(id: string, prompt: string): Promise<void>;
  /** The model that answers in the session from now on, as lists show it. Throws `not_found`. */
  setModel(id: string, model: string): Promise<void>;
  patchModelConfig(id: string, patch: Readonly<Record<string, Json>>): Promise<void>;
  addUsage(id: string, usage: UsageEntry): Promise<void>;
  tokensToday(): number;
  /** US dollars spent today over all conversations, as far as providers or their prices tell. */
  costToday(): number;
  acquireTurn(id: string): Promise<TurnLease | null>;
  /** The lock under which the conversation may be compressed; null when another program has it. */
  acquireCompression(id: string): Promise<TurnLease | null>;
  /** Puts a summary in the place of older messages, with a new system prompt, in one transaction. */
  compact(id: string, compaction: Compaction): Promise<void>;
  compressionState(id: string): CompressionState;
  setCompressionState(id: string, state: CompressionState): Promise<void>;
  /** The holder of a live turn lease of the conversation, in any process; null when nobody runs a turn. */
  turnHolder(id: string): string | null;
  export(id: string, format: ExportFormat): Promise<ExportedFile>;
  search(query: string, options: SearchOptions): Promise<SearchResult>;
  /** How far the search index has come. */
  searchIndex(): SearchIndexStatus;
  /** Deletes the search index and makes it anew. Throws `refused` where another process keeps it. */
  rebuildSearchIndex(): Promise<SearchIndexStatus>;
  /** Resolves when the search index knows every message stored so far, or nobody keeps it here. */
  searchIndexSettled(): Promise<void>;
  /**
   * Looks through the whole file. Damaged full-text indexes are made anew where nobody else has the file; damaged tables
   * are salvaged into a new file, and the old one is set aside. Works while `problem` is blocking, in a thread, with
   * `sessions.repairing` events; meanwhile all else throws `busy`. Throws `damaged` when nothing can be read, `busy` while a
   * turn runs or another program has the file, `looking_on` where nothing may be written.
   */
  repair(): Promise<RepairReport>;
  /** Takes conversations from a JSONL export, all or nothing, in a thread. Throws `invalid_input` with the line at fault. */
  importJsonl(text: string): Promise<ImportReport>;
  stats(): SessionStats;
  /** What `session_search` reads from. */
  recall(): Recall;
  /** What was told and done long ago, read from end to end. */
  past(): Past;
  /** Standing goals of conversations. */
  goals(): GoalRows;
  /** Tasks that conversations have given to agents of their own. */
  delegations(): DelegationRows;
  /** Tells clients of the row again, after something outside this file (a staged write, a turn) changed it. */
  changed(id: string): void;
  /** Looks for other programs' changes about once a second until the answer is called. */
  watch(): () => void;
  close(): Promise<void>;
}

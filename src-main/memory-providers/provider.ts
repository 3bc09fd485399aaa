import type { Json } from '@shared/contract/common.ts';
import type { Config, HomePaths, Logger, Secrets } from '../home/index.ts';
import type { Job, NewJob, ProviderEvent, ProviderSession, SyncedMessage } from './events.ts';
import type { Http } from './http.ts';
import type { Program } from './program.ts';

/** A text for people in both languages of the interface; the command line prints English. */
export interface Words {
  readonly en: string;
  readonly zh: string;
}

/** What a provider is given. All of it belongs to one profile: nothing is read from the process environment or from another home. */
export interface ProviderContext {
  readonly paths: HomePaths;
  /** config.yaml; a provider's own settings are the mapping `memory.<name>`, except where Hermes keeps them elsewhere. */
  readonly config: Config;
  /** `.env` of this home. */
  readonly secrets: Secrets;
  /** Requests with a deadline, a limit on what is read, and failures as `ProviderFailure`. */
  readonly http: Http;
  /** Runs a program by its path and words, never through a shell. */
  readonly program: Program;
  /** Masks secrets. What the manager hands over is masked already; what a tool call brings along is not. */
  readonly redact: (text: string) => string;
  readonly log: Logger;
  /** Turns a message into a question to memory with a model, empty where that does not come about; left out where there is none for it. */
  readonly rewrite?: (
    said: { readonly session: string; readonly text: string },
    signal: AbortSignal,
  ) => Promise<string>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** What of a home tells where keys lie. */
export type KeyContext = Pick<ProviderContext, 'paths' | 'config' | 'secrets'>;

/** Something that it keeps on this machine and that is nowhere else. */
export interface KeptFile {
  /** Absolute. */
  readonly path: string;
  /** A SQLite database that other programs may have open, or a folder of text files. */
  readonly as: 'database' | 'folder';
}

/** One field of the form in which a person sets a provider up. */
export interface ProviderField {
  readonly key: string;
  readonly label: Words;
  readonly hint?: Words;
  /** Kept in `.env` under `env`, never in another file, never shown again but for its last four characters. */
  readonly secret: boolean;
  /** Name of the variable; null for a field that is none. */
  readonly env: string | null;
  readonly required: boolean;
  readonly default: string | null;
  /** The only values there are. */
  readonly choices?: readonly {
    readonly value: string;
    readonly label: Words;
    /** It may stand in the settings, but cannot be chosen here. */
    readonly unusable?: boolean;
  }[];
  /** Hardly anybody needs to change it: it is shown when it is asked for. */
  readonly advanced?: boolean;
  /** It is the address of a server: what a person leaves out when they type it is completed. `port`: the usual one on this machine. */
  readonly address?: { readonly port: number | null };
  /** Where a person gets the value. */
  readonly url?: string;
  /** Shown only while the other fields have these values. */
  readonly when?: Readonly<Record<string, string>>;
}

/** What stays where when the provider is on, and when it is switched off. */
export interface ProviderPlace {
  readonly what: Words;
  /** A file or folder, or the address of a service. */
  readonly where: string;
}

/** Answer of a test that a person asked for. */
export interface ProviderTest {
  /** What was reached, for people: the account, the bank, how much is in it. */
  readonly message: string;
}

/** A sign-in that was begun. */
export interface SignInBegun {
  /** The page that the person opens. */
  readonly address: string;
  /** Whether an answer is one to this very attempt. */
  belongs(answer: URLSearchParams): boolean;
  /** Exchanges the page's answer and writes the sign-in. Called once. Throws ProviderFailure, DeskError; nothing is written then. */
  finish(answer: URLSearchParams, signal: AbortSignal): Promise<void>;
}

/**
 * One kind of memory provider: what it is, how it is set up, and how it is opened. The list of all is `kinds.ts`.
 */
export interface ProviderKind {
  /** Its name in `memory.provider`. */
  readonly name: string;
  readonly title: string;
  /** What it does, in one sentence. */
  readonly about: Words;
  /** What it costs in privacy, in one sentence. */
  readonly privacy: Words;
  /** True when nothing leaves the machine. */
  readonly local: boolean;
  readonly fields: readonly ProviderField[];
  /** False while a person cannot choose it: a plug-in that is not allowed. Left out, they always can. */
  offered?(): boolean;
  /** The person's own files that it would send once, each only after it was allowed by name. */
  readonly uploads: readonly ('MEMORY.md' | 'USER.md' | 'SOUL.md')[];
  /** What the form shows now: of secrets only whether there is one (`...last4`), of the others the value. */
  read(context: ProviderContext): Readonly<Record<string, string>>;
  /**
   * Writes what the person entered to the places where Hermes keeps it, keeping every key it does not know. A field that is not among
   * the values was not touched and stays as it is; an empty secret leaves the present one. Throws DeskError (`invalid_input`) for a value that cannot be right.
   */
  save(values: Readonly<Record<string, string>>, context: ProviderContext): Promise<void>;
  /** Why it cannot work as it is configured, without asking the network; null when it can. */
  missing(context: ProviderContext): string | null;
  places(context: ProviderContext): readonly ProviderPlace[];
  /**
   * Settings files (JSON, or `.env`) of its own in which a key may lie, also those it only looks at: every key in them is masked in
   * whatever leaves the app, whether the provider is in use or not. Left out where config.yaml and `.env` are all there is.
   */
  keyFiles?(context: KeyContext): readonly string[];
  /** The memories that it keeps on this machine: what of them lies in the home is part of a backup. Left out for none. */
  keeps?(context: KeyContext): readonly KeptFile[];
  /** Asks for real whether it works with what is configured. Throws ProviderFailure. */
  test(context: ProviderContext, signal: AbortSignal): Promise<ProviderTest>;
  /** Signing in on a page of the vendor's instead of entering a key; left out where there is none. */
  readonly signIn?: {
    /** The port of this machine that the page leads back to; another one where that is taken. */
    readonly port: number;
    /** Begins one; `back` is the address of this machine that the page leads to. Throws DeskError. */
    begin(context: ProviderContext, back: string): SignInBegun;
  };
  /**
   * A profile was made as a copy of another: what belongs to the new one is carried over, and what must not be shared is told
   * apart. Left out where config.yaml and `.env`, which are copied anyway, are all there is. Throws DeskError.
   */
  cloned?(from: HomePaths, to: HomePaths): Promise<void>;
  /** Opens it without waiting for any network. Throws DeskError only for what is on this machine (a database that cannot be opened). */
  open(context: ProviderContext): MemoryProvider;
}

/** What a provider found for a prompt. */
export interface Recall {
  /** Text for the model; empty for nothing. The manager fences it and puts it into the user message. */
  readonly text: string;
  /** How many memories it holds, for the line in the status strip; null when that is not known. */
  readonly count: number | null;
}

/** A tool call as a provider sees it. */
export interface ProviderToolCall {
  readonly session: ProviderSession;
  readonly signal: AbortSignal;
}

/** A tool of a provider, by Hermes' name. */
export interface ProviderTool {
  readonly name: string;
  readonly description: string;
  /** JSON Schema of the arguments, an object. */
  readonly parameters: Readonly<Record<string, unknown>>;
  /** Milliseconds a call may take. */
  readonly timeoutMs?: number;
  /** True when it only reads, so that calls may overlap. */
  readonly reads: boolean;
  /** True when each call needs the person's leave first, because it does more than remember: it writes to the vendor, say. */
  readonly asks?: boolean;
  /** Answers Hermes' JSON; a failure outside is thrown as ProviderFailure and answered as `{error}` by the manager. */
  run(args: Readonly<Record<string, unknown>>, call: ProviderToolCall): Promise<Json>;
}

/** Something a provider remembers, for the Memory screen and the Star Map. Everything in it is untrusted text. */
export interface Remembered {
  readonly id: string;
  readonly text: string;
  /** The provider's own word for what it is (`fact`, `conclusion`, `observation`); empty for none. */
  readonly kind: string;
  readonly labels: readonly string[];
  /** Milliseconds since 1970; null when it is not known. */
  readonly created: number | null;
  readonly updated: number | null;
  /** 0 to 1; null when the provider has no such thing. */
  readonly trust: number | null;
  /** The conversation of this home it comes from; null when that is not known. */
  readonly session: string | null;
}

/** A page of what is remembered. */
export interface RememberedPage {
  readonly items: readonly Remembered[];
  /** To be given back for the next page; null at the end. */
  readonly next: string | null;
  /** How many there are in all; null when the provider does not say. */
  readonly total: number | null;
}

/**
 * A memory provider at work. Every method that goes outside is given a signal and must end soon after it is aborted. The manager
 * calls `recall` with a limit of 8 s and everything else behind the turns; nothing here can delay or break one.
 */
export interface MemoryProvider {
  /** Static text for the system prompt, the same bytes for the whole of a session; empty for none. */
  promptBlock(session: ProviderSession): string;
  /** Its tools; none where its settings hide them. The same for the whole of a session. */
  tools(): readonly ProviderTool[];
  /** A conversation begins or is taken up again: what may be fetched ahead is fetched. Runs behind the turn. */
  begin?(session: ProviderSession, signal: AbortSignal): Promise<void>;
  /** What belongs to this prompt. Not called for trivial prompts. `number` is 1 in the first turn. */
  recall(
    prompt: { readonly session: ProviderSession; readonly text: string; readonly number: number },
    signal: AbortSignal,
  ): Promise<Recall>;
  /** After a turn: what may be fetched ahead for the next one is fetched. */
  prepare?(
    prompt: { readonly session: ProviderSession; readonly text: string; readonly number: number },
    signal: AbortSignal,
  ): Promise<void>;
  /** What is to be sent because of an event. At once and without side effects outside: the jobs are written to the queue first. */
  jobs(event: ProviderEvent): readonly NewJob[];
  /**
   * The server that is sent to, and the account or workspace there unless it is part of each job: as it is now, for people. Jobs that were
   * made while it was another one are set aside, and a person decides. Empty for one that keeps everything on this machine.
   */
  destination(): string;
  /**
   * How many jobs from the front of the queue, all of one conversation, go out together; 0 waits for more. Left out, each goes alone.
   * `flush`: the conversation ended or the app closes, and nothing more comes.
   */
  gather?(waiting: readonly Job[], flush: boolean): number;
  /**
   * Sends jobs, in order, once. Throws ProviderFailure. When `reached` is `maybe` they are sent again only if `idempotent`, or if
   * `delivered` says that they did not arrive; otherwise they are shown to the person as uncertain.
   */
  send(jobs: readonly Job[], signal: AbortSignal): Promise<void>;
  /** True when the server knows a job that it got twice, by the job's id. */
  readonly idempotent: boolean;
  /** Looks whether jobs arrived whose answer was lost; null when that cannot be told. Throws ProviderFailure. */
  delivered?(jobs: readonly Job[], signal: AbortSignal): Promise<boolean | null>;
  /** Text that must survive a compression of `messages`; empty for none. */
  compressing?(session: ProviderSession, messages: readonly SyncedMessage[], signal: AbortSignal): Promise<string>;
  /** The conversation in hand is another one now; what was fetched ahead for the old one is void. */
  switched?(from: ProviderSession, to: ProviderSession): void;
  /** What is remembered, newest first. Left out, it cannot be listed. */
  list?(page: string | null, signal: AbortSignal): Promise<RememberedPage>;
  /** What is remembered about a query, best first. Left out, it cannot be searched. */
  search?(query: string, signal: AbortSignal): Promise<RememberedPage>;
  /** Why it does not work and does not mend itself, for the status strip; null while it does. */
  trouble?(): string | null;
  /** The person has tested it, and it works: what it had given up is tried once more. */
  again?(): void;
  /** Ends everything of its own. Called once; what is in the queue stays there. */
  close(): Promise<void>;
}

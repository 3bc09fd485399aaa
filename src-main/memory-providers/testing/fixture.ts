import type { ProviderLimits } from '../ports.ts';
import type { ProviderKind } from '../provider.ts';

/** A way in which a service misbehaves. */
export type Fault =
  /** Accepts and never answers. */
  | 'stalled'
  /** Sends the head of an answer and then nothing. */
  | 'stalled_body'
  | '401'
  | '429'
  | '500'
  /** Does what was asked, and answers 500. */
  | 'committed_500'
  /** Does what was asked, and drops the connection. */
  | 'committed_dropped'
  /** Answers 200 with HTML. */
  | 'malformed'
  /** Nothing listens. */
  | 'offline'
  /** Answers with 5 MB. */
  | 'oversized';

/** A request as the stub has seen it. */
export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The body as text, JSON or not; the words of a command for a program. */
  readonly body: string;
}

/** A running stub of a provider's service that speaks its protocol as its documentation says. */
export interface ProviderStub {
  /** What a person enters to use it, by the key of each field. */
  readonly values: Readonly<Record<string, string>>;
  /** Misbehaves in this way for the next `times` requests (for ever where left out); null behaves again. */
  fault(fault: Fault | null, times?: number): Promise<void> | void;
  /** Everything that was asked of it, in order. */
  seen(): readonly SeenRequest[];
  /** Every text it keeps that came by syncing turns, in order, a duplicate as often as it was stored. */
  turns(): readonly string[];
  /** Every text it keeps that came by mirroring, in order. */
  mirrored(): readonly string[];
  /** Puts something in that can be recalled with `query`. */
  plant(text: string, query: string): Promise<void> | void;
  stop(): Promise<void>;
}

/** What the table that every provider passes is run with. */
export interface ProviderFixture {
  readonly kind: ProviderKind;
  /** A fresh stub; `profile` tells two apart that are used at the same time. */
  start(profile: string): Promise<ProviderStub>;
  /** Faults that cannot happen to it (a local database is never offline), each with the reason. */
  readonly immune: Readonly<Partial<Record<Fault, string>>>;
  /** Whether it syncs turns and mirrors writes at all, as Hermes' plug-in of that name does. */
  readonly syncs: boolean;
  /** False for one that never puts anything into a prompt by itself: it is asked through its tools alone. */
  readonly recalls?: boolean;
  readonly mirrors: readonly ('add' | 'replace' | 'remove')[];
  /** Why it never sends to another place than it always did, so that no job can be for another one; left out where it can. */
  readonly onePlace?: string;
  /** Limits that its stub can keep to, where those of the tests are too short for it: a program has to start. */
  readonly limits?: ProviderLimits;
  /** A call of one of its tools that succeeds on a stub with `plant`ed text, and the words that its answer holds then. */
  readonly toolCall: {
    readonly name: string;
    readonly args: Readonly<Record<string, unknown>>;
    readonly finds: string;
  };
}

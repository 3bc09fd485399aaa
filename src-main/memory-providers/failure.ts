/** What went wrong on the way to a provider. */
export type FailureKind =
  /** No connection: name not found, refused, reset before anything was sent. */
  | 'offline'
  /** No whole answer within the time allowed. */
  | 'timeout'
  /** The key is missing, wrong, spent or withdrawn (401, 403). */
  | 'unauthorised'
  /** Too many requests (429). */
  | 'rate'
  /** The server failed (5xx). */
  | 'server'
  /** An answer that is not what the protocol says: HTML, half a JSON, a missing field. */
  | 'malformed'
  /** More than the server takes, or more than we read. */
  | 'too_large'
  /** The server understood and said no: sending the same again changes nothing (other 4xx). */
  | 'refused';

/** What a terminal would obey, and what nobody sees: a service or a program says what it likes. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}]+/gu;

/**
 * What a provider throws for everything that goes wrong outside. `message` is a sentence for people without secrets in it; what a terminal
 * would obey is taken out.
 * `reached` says whether what was asked may have been done: a write that may have been done is not sent a second time
 * unless the provider can look or recognises it by its id.
 */
export class ProviderFailure extends Error {
  readonly kind: FailureKind;
  readonly reached: 'no' | 'maybe';
  /** How long the server asks us to wait; null when it says nothing. */
  readonly retryAfterMs: number | null;
  /** HTTP status, or exit code of a command; null where there was none. */
  readonly status: number | null;

  constructor(
    kind: FailureKind,
    message: string,
    more: { reached?: 'no' | 'maybe'; retryAfterMs?: number | null; status?: number | null; cause?: unknown } = {},
  ) {
    super(message.replace(unseen, ' '), more.cause === undefined ? {} : { cause: more.cause });
    this.name = 'ProviderFailure';
    this.kind = kind;
    this.reached = more.reached ?? 'no';
    this.retryAfterMs = more.retryAfterMs ?? null;
    this.status = more.status ?? null;
  }
}

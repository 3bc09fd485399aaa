import type { CacheTtl } from './cache-markers.ts';
import type { Effort } from './effort.ts';
import { classifyHttp, classifyTransport, quotable } from './classify.ts';
import { ProviderError, type ModelRequest } from './provider.ts';
import type { AnswerEvent } from './answer-stream.ts';
import { isRecord, listAt, textAt } from '@shared/record.ts';
import { statusErrorIn } from './transport.ts';

/** Everything needed to ask one model at one server. Times in milliseconds. */
export interface EndpointConfig {
  /** What the server speaks: OpenAI's chat completions or Anthropic's messages. */
  readonly protocol: 'openai' | 'anthropic';
  readonly id: string;
  readonly label: string;
  readonly model: string;
  /** As `readBaseUrl` gives it. */
  readonly baseUrl: string;
  /** Another base URL to try when there is nothing at the first. */
  readonly alternateBaseUrl: string | null;
  /** Host and port, for sentences. */
  readonly place: string;
  readonly query: Readonly<Record<string, string>>;
  /** The API key; empty for servers that want none. */
  readonly key: string;
  readonly headers: Readonly<Record<string, string>>;
  /** How long marked prefixes live in the server's prompt cache; null sends no markers. */
  readonly cacheTtl: CacheTtl | null;
  /** Whether answers are asked for piece by piece; some servers get the pieces of tool calls wrong. */
  readonly streaming: boolean;
  /** How long the model is to think; null leaves it to the server. */
  readonly effort: Effort | null;
  /** Fields put into every request body; they go before what we would put there. */
  readonly extraBody: Readonly<Record<string, unknown>>;
  readonly contextWindow: number;
  /** Output limit of requests that set none; null leaves it to the server. */
  readonly maxOutputTokens: number | null;
  /** Upper bound of a whole request, until its headers are there. */
  readonly requestTimeout: number;
  /** Longest silence within a stream; 0 for no bound. */
  readonly staleAfter: number;
  /** Wait for usage behind a finished answer. */
  readonly finishGrace: number;
}

/** One model at one server: makes single calls, without retries. */
export interface ModelEndpoint {
  readonly config: EndpointConfig;
  /** Makes one call. Throws `ProviderError`. */
  answer(request: ModelRequest, signal: AbortSignal): AsyncIterable<AnswerEvent>;
  /** Names of the models the server offers. Throws `ProviderError`. */
  models(signal: AbortSignal): Promise<string[]>;
}

/** Headers of the client that tell servers about this machine. */
export const quietHeaders = Object.fromEntries(
  ['Lang', 'Package-Version', 'OS', 'Arch', 'Runtime', 'Runtime-Version', 'Retry-Count', 'Timeout'].map((name) => [
    `X-Stainless-${name}`,
    null,
  ]),
);

/** Asked anew each time: a signal aborts while one waits. */
function isAborted(signal: AbortSignal): boolean {
  return signal.aborted;
}

/** Runs one request of a client and classifies its failure. Throws `ProviderError`. */
export async function guardCall<T>(config: EndpointConfig, signal: AbortSignal, call: () => Promise<T>): Promise<T> {
  if (isAborted(signal)) throw new ProviderError('aborted', 'The answer was stopped.');
  try {
    return await call();
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    if (isAborted(signal)) throw new ProviderError('aborted', 'The answer was stopped.');
    const status = statusErrorIn(error);
    if (status === null) throw classifyTransport(error, config.label, config.place);
    const place = status.failure.headers.get('location');
    if (place !== null && status.failure.status < 400) throw redirected(config, place, status.failure.status);
    throw classifyHttp(status.failure, config.label);
  }
}

function redirected(config: EndpointConfig, location: string, status: number): ProviderError {
  const target = quotable(location.split('?')[0] ?? '');
  return new ProviderError('not_a_stream', `${config.label} sends on to ${target} instead of answering.`, {
    remedy: 'Enter the address it really answers at in Settings, or sign in to the network first.',
    status,
  });
}

/** The names in a list of models, in the shapes in use. */
export function namesIn(body: unknown): string[] {
  const rows = Array.isArray(body) ? (body as unknown[]) : [...listAt(body, 'data'), ...listAt(body, 'models')];
  const names = rows.map((row) =>
    typeof row === 'string' ? row : textAt(row, 'id') || textAt(row, 'model') || textAt(row, 'name'),
  );
  return [...new Set(names.filter((name) => name !== ''))];
}

/** Whether a value can serve as the extra headers of an endpoint: texts by name. */
export function readHeaders(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {};
  const rows = Object.entries(value).filter(
    (row): row is [string, string] => typeof row[1] === 'string' && /^[A-Za-z0-9-]+$/.test(row[0]),
  );
  return Object.fromEntries(rows.map(([name, text]) => [name, text.replace(/[\r\n]+/g, ' ')]));
}

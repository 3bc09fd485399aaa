import { ProviderError, type ProviderErrorClass } from './provider.ts';
import { isRecord, parseJson, recordAt, textAt } from '@shared/record.ts';
import { readRetryAfter } from '@shared/net/retry-after.ts';

/** An answer with a status that is no success, as it came over the wire. */
export interface HttpFailure {
  readonly status: number;
  readonly headers: Headers;
  /** The body, its first 64 KB. */
  readonly body: string;
}

const billing =
  /insufficient[_ ](?:quota|credit|balance|funds)|out of (?:credits|funds)|payment required|billing|credit balance|exceeded your current quota|top up|arrears/i;
const passingLimit = /try again|usage limit|resets? (?:at|in)|per minute|per day|rate/i;
const overloaded =
  /overloaded|over capacity|at capacity|server is busy|temporarily unavailable|no available (?:server|channel)/i;
const overflow =
  /context[_ ]length|context (?:window|size)|maximum context|too many tokens|prompt is too long|input is too long|exceeds? (?:the )?(?:model's |available )?(?:maximum|context)|reduce the length|max_model_len|n_ctx/i;
const unsupported = /unsupported|unrecognized|unknown|unexpected|not supported|not permitted|extra (?:inputs|fields)/i;
const contentBlocked =
  /content[_ ](?:policy|filter)|flagged (?:by|for)|safety (?:system|policy|filter)|violat\w+ (?:our |the )?(?:usage|content|safety)/i;
const routePolicy = /data policy|privacy settings|guardrail restrictions/i;
const noModel =
  /model[^.]{0,120}(?:not found|does not exist|not exist|unknown|not available|no longer|not loaded)|(?:no such|invalid|unknown) model|model_not_found|not_found_error\b.{0,20}\bmodel:|not a valid model|no endpoints found/i;
const toolSchema =
  /grammar|(?:tool|function)[^.]{0,60}schema|json schema|invalid schema|regex|pattern.{0,40}not supported/i;
const noTools =
  /does not support (?:tools|function)|tool (?:use|calling) is not supported|tools? (?:are|is) not supported|enable-auto-tool-choice/i;

const remedies: Readonly<Record<ProviderErrorClass, string>> = {
  auth: 'Check the API key in Settings; keys are kept in the .env file of the home.',
  billing: 'Add credit at the provider, or choose another provider in Settings.',
  rate_limit: 'Wait a little and try again, or add a fallback provider in config.yaml.',
  overloaded: 'Wait a little and try again, or choose another model.',
  server_error: 'Try again; if it goes on, choose another model or provider.',
  timeout: 'Try again; if it happens often, choose a faster model.',
  network: 'Check the network and the address in Settings; a local model server has to be running.',
  cut_stream: 'Try again; if it happens often, check the network or choose another model.',
  empty_answer: 'Try again, or choose another model.',
  not_a_stream: 'Check the address in Settings; most servers want it to end in /v1.',
  context_overflow: 'Compress the conversation, start a new one, or choose a model with a larger window.',
  payload_too_large: 'Compress the conversation, or start a new one.',
  model_not_found: 'Choose another model in Settings; Test there lists what the server offers.',
  policy_blocked: 'Change the privacy settings at the provider, or choose another model.',
  content_blocked: 'Say it in other words, or choose another model.',
  tool_schema: 'Choose another model, or update the model server.',
  bad_request: 'Choose another model or provider; the log has the details.',
  not_configured: 'Choose a provider and a model in Settings.',
  aborted: '',
  unknown: 'Check the address and the model in Settings, then try again.',
};

function sentence(errorClass: ProviderErrorClass, label: string, status: number | null): string {
  const code = status === null ? '' : ` (${String(status)})`;
  switch (errorClass) {
    case 'auth':
      return status === 403
        ? `${label} does not allow this request${code}`
        : `${label} does not accept the API key${code}`;
    case 'billing':
      return `${label} wants to be paid before it answers${code}`;
    case 'rate_limit':
      return `${label} limits how often it may be asked, and the limit is reached${code}`;
    case 'overloaded':
      return `${label} has too much to do at the moment${code}`;
    case 'server_error':
      return `${label} failed while answering${code}`;
    case 'context_overflow':
      return `The conversation no longer fits into the window of the model at ${label}${code}`;
    case 'payload_too_large':
      return `The request is larger than ${label} takes${code}`;
    case 'model_not_found':
      return `${label} does not offer this model${code}`;
    case 'policy_blocked':
      return `The privacy settings at ${label} rule this model out${code}`;
    case 'content_blocked':
      return `A safety rule of ${label} stopped the answer${code}`;
    case 'tool_schema':
      return `${label} cannot work with the tools offered to it${code}`;
    case 'bad_request':
      return `${label} refused the request${code}`;
    case 'not_a_stream':
      return `${label} did not answer with a chat stream${code}`;
    default:
      return status === 404
        ? `There is nothing to chat with at this address of ${label}${code}`
        : `${label} failed${code}`;
  }
}

const quoteLimit = 240;

/** Text of a server made fit to be quoted: one line, no tags, no control characters, no keys, a few hundred characters. */
export function quotable(text: string): string {
  const plain = text
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<[^>]{0,500}>/g, ' ')
    .replace(/\b(?:Bearer|Basic)\s+[^\s"',]{6,}/gi, '***')
    .replace(/\b(?:sk|pk|rk|gsk|xai|hf|key|api[_-]?key)[-_=:][^\s"',]{6,}/gi, '***')
    .replace(/\/\/[^\s/@]+:[^\s/@]+@/g, '//***@')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  const points = Array.from(plain);
  return points.length <= quoteLimit ? plain : `${points.slice(0, quoteLimit - 1).join('')}…`;
}

/** What the server itself says in an error body, in the shapes in use; empty when it says nothing. */
function serverWords(body: unknown): string {
  if (typeof body === 'string') return body;
  if (!isRecord(body)) return '';
  const error = body['error'];
  const inner = isRecord(error) ? error : body;
  const raw = textAt(recordAt(inner, 'metadata'), 'raw');
  const nested = parseJson(raw);
  const upstream = isRecord(nested) ? serverWords(nested) : raw;
  const own =
    (typeof error === 'string' ? error : '') ||
    textAt(inner, 'message') ||
    textAt(body, 'message') ||
    textAt(body, 'msg') ||
    textAt(body, 'detail');
  return upstream === '' || own.includes(upstream) ? own : `${own}: ${upstream}`;
}

/** The HTTP status an error body tells of, under whatever name; null when it tells of none. */
export function errorStatus(body: unknown): number | null {
  const error = recordAt(body, 'error');
  for (const place of [error, isRecord(body) ? body : {}]) {
    for (const key of ['code', 'status', 'status_code', 'statusCode', 'http_code']) {
      const status = typeof place[key] === 'string' ? Number(place[key]) : place[key];
      if (typeof status === 'number' && Number.isInteger(status) && status >= 400 && status < 600) return status;
    }
  }
  return null;
}

function errorKind(body: unknown): string {
  const error = recordAt(body, 'error');
  return [textAt(error, 'type'), textAt(error, 'code'), textAt(body, 'type')].join(' ');
}

function classOf(status: number | null, kind: string, words: string): ProviderErrorClass {
  const text = `${kind} ${words}`;
  if (routePolicy.test(text)) return 'policy_blocked';
  if (contentBlocked.test(text)) return 'content_blocked';
  if (status === 401 || /invalid[_ ]api[_ ]key|authentication_error/i.test(kind)) return 'auth';
  if (status === 400 && /credit balance is too low/i.test(words)) return 'billing';
  if (status === 402) return passingLimit.test(words) && !billing.test(text) ? 'rate_limit' : 'billing';
  if ((status === 403 || status === 404 || status === 429 || status === null) && billing.test(text)) return 'billing';
  if (status === 403) return 'auth';
  if (status === 413) return 'payload_too_large';
  if (status === 503 || status === 529 || /overloaded/i.test(kind)) return 'overloaded';
  if (status === 429) return overloaded.test(text) ? 'overloaded' : 'rate_limit';
  if (noModel.test(text) && (status === null || status === 400 || status === 404)) return 'model_not_found';
  if (status === null || (status >= 400 && status !== 404)) {
    // Overflow patterns know the word max_tokens, so a parameter that is not understood is looked for first.
    if (unsupported.test(words) && /parameter|argument|field|inputs|property/i.test(words)) return 'bad_request';
    if (overflow.test(text)) return 'context_overflow';
  }
  if (status === 408 || status === 504 || status === 524) return 'timeout';
  if (status !== null && status >= 500) return 'server_error';
  if (status === 404 || status === 405) return 'unknown';
  if (status === 400 || status === 422)
    return toolSchema.test(text) || noTools.test(text) ? 'tool_schema' : 'bad_request';
  if (status !== null) return 'bad_request';
  if (/rate[_ ]limit|too many requests/i.test(text)) return 'rate_limit';
  if (overloaded.test(text)) return 'overloaded';
  return /server_error|api_error|internal/i.test(kind) ? 'server_error' : 'unknown';
}

function build(
  errorClass: ProviderErrorClass,
  label: string,
  status: number | null,
  words: string,
  retryAfter: number | null,
): ProviderError {
  const quoted = quotable(words);
  const head = sentence(errorClass, label, status);
  // A server's own words may end without a stop; advice follows them.
  const stop = /[.!?…。！？]["'”’)\]]?$/u.test(quoted) ? '' : '.';
  return new ProviderError(errorClass, quoted === '' ? `${head}.` : `${head}: ${quoted}${stop}`, {
    remedy: remedies[errorClass],
    status,
    retryAfter,
  });
}

/** Tells what a JSON body that is an error means; also one that came with status 200 or inside a stream. */
export function classifyBody(body: unknown, label: string): ProviderError {
  const status = errorStatus(body);
  const words = serverWords(body);
  return build(classOf(status, errorKind(body), words), label, status, words, readRetryAfter(null, body));
}

function pageTitle(text: string): string {
  return /<title[^>]*>([\s\S]{0,500}?)<\/title>/i.exec(text)?.[1]?.trim() ?? '';
}

function looksLikePage(text: string): boolean {
  return /^\s*(?:<!doctype|<html|<head|<\?xml)/i.test(text);
}

/** The server answered, but with something else than a chat stream: a page, a word, foreign data. */
export function notAStream(text: string, label: string, status: number | null = null): ProviderError {
  if (!looksLikePage(text)) return build('not_a_stream', label, status, text, null);
  const title = quotable(pageTitle(text));
  const what = title === '' ? 'a web page' : `a web page titled “${title}”`;
  return new ProviderError('not_a_stream', `${label} answered with ${what} instead of a chat stream.`, {
    remedy: remedies.not_a_stream,
    status,
  });
}

/** Tells what an answer with an error status means. */
export function classifyHttp(failure: HttpFailure, label: string): ProviderError {
  const { status, headers, body } = failure;
  const parsed = parseJson(body);
  const retryAfter = readRetryAfter(headers, parsed);
  if (parsed === undefined && looksLikePage(body)) {
    if (status >= 300 && status < 500 && ![401, 402, 403, 408, 413, 429].includes(status)) {
      return notAStream(body, label, status);
    }
    return build(classOf(status, '', pageTitle(body)), label, status, pageTitle(body), retryAfter);
  }
  const known = parsed === undefined ? body : parsed;
  const words = serverWords(known);
  return build(classOf(status, errorKind(known), words), label, status, words, retryAfter);
}

function codeOf(error: unknown): string {
  for (let at = error, depth = 0; at instanceof Error && depth < 8; at = at.cause, depth++) {
    const code = 'code' in at ? at.code : undefined;
    if (typeof code === 'string' && code !== '') return code;
  }
  return '';
}

const transport: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'the host is not known',
  EAI_AGAIN: 'the name of the host cannot be looked up now',
  ECONNRESET: 'the connection was reset',
  EPIPE: 'the connection was closed',
  UND_ERR_SOCKET: 'the connection was closed',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'the network cannot be reached',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate chain is self-signed',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate cannot be verified',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
};

/** Tells what a failure below http means: no connection, a reset, a timeout, TLS. `host` is where it was tried. */
export function classifyTransport(error: unknown, label: string, host: string): ProviderError {
  const code = codeOf(error);
  const timedOut = /TIMEOUT|ETIMEDOUT/.test(code) || (error instanceof Error && /timed? ?out/i.test(error.message));
  if (timedOut) {
    return new ProviderError('timeout', `${label} did not answer in time (${host}).`, {
      remedy: remedies.timeout,
      cause: error,
    });
  }
  const why = transport[code] ?? (code === '' ? 'the connection failed' : `the connection failed, ${code}`);
  return new ProviderError('network', `${label} cannot be reached at ${host}: ${why}.`, {
    remedy: remedies.network,
    cause: error,
  });
}

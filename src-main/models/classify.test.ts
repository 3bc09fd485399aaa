import { describe, expect, it } from 'vitest';
import { classifyBody, classifyHttp, classifyTransport } from './classify.ts';
import type { ProviderErrorClass } from './provider.ts';

type Row = readonly [status: number, body: unknown, expected: ProviderErrorClass];

const openai = (message: string, code: string | null = null, type = 'invalid_request_error'): unknown => ({
  error: { message, type, code },
});
const anthropic = (type: string, message: string): unknown => ({ type: 'error', error: { type, message } });
/** A router hides what the server behind it said. */
const hidden = (code: number, raw: unknown): unknown => ({
  error: { code, message: 'Provider returned error', metadata: { raw: JSON.stringify(raw), provider_name: 'Behind' } },
});
const page = (title: string): string =>
  `<!DOCTYPE html><html><head><title>${title}</title></head><body>x</body></html>`;

/** What servers answer, and what it means. */
const rows: readonly Row[] = [
  [401, openai('Incorrect API key provided', 'invalid_api_key'), 'auth'],
  [401, anthropic('authentication_error', 'invalid x-api-key'), 'auth'],
  [401, page('Sign in'), 'auth'],
  [403, openai('You have no access to this'), 'auth'],
  [402, openai('Insufficient credits'), 'billing'],
  [402, openai('Usage limit reached, try again at 5 pm'), 'rate_limit'],
  [403, openai('Your account is in arrears'), 'billing'],
  [429, openai('You exceeded your current quota', 'insufficient_quota', 'insufficient_quota'), 'billing'],
  [400, anthropic('invalid_request_error', 'Your credit balance is too low to access the API.'), 'billing'],
  [429, openai('Rate limit reached for requests', 'rate_limit_exceeded'), 'rate_limit'],
  [429, anthropic('rate_limit_error', 'Number of request tokens has exceeded your limit'), 'rate_limit'],
  [429, 'Too Many Requests', 'rate_limit'],
  [429, openai('The engine is currently overloaded'), 'overloaded'],
  [503, openai('The server is overloaded or not ready yet'), 'overloaded'],
  [529, anthropic('overloaded_error', 'Overloaded'), 'overloaded'],
  [500, anthropic('overloaded_error', 'Overloaded'), 'overloaded'],
  [500, openai('The server had an error', null, 'server_error'), 'server_error'],
  [502, page('502 Bad Gateway'), 'server_error'],
  [520, page('Web server is returning an unknown error'), 'server_error'],
  [504, page('Gateway time-out'), 'timeout'],
  [524, page('A timeout occurred'), 'timeout'],
  [408, 'Request Timeout', 'timeout'],
  [400, openai("This model's maximum context length is 8192 tokens", 'context_length_exceeded'), 'context_overflow'],
  [400, anthropic('invalid_request_error', 'prompt is too long: 210000 tokens > 200000 maximum'), 'context_overflow'],
  [500, openai('the request exceeds the available context size'), 'context_overflow'],
  [400, hidden(400, openai('maximum context length is 32768 tokens')), 'context_overflow'],
  [413, anthropic('request_too_large', 'Request exceeds the maximum size'), 'payload_too_large'],
  [413, page('413 Request Entity Too Large'), 'payload_too_large'],
  [400, openai("Unsupported parameter: 'max_tokens' is not supported with this model."), 'bad_request'],
  [400, openai('messages.3: role must be one of user, assistant'), 'bad_request'],
  [422, { detail: [{ msg: 'field required' }] }, 'bad_request'],
  [404, openai('The model `x` does not exist', 'model_not_found'), 'model_not_found'],
  [404, anthropic('not_found_error', 'model: claude-9'), 'model_not_found'],
  [400, openai('x is not a valid model ID'), 'model_not_found'],
  [404, openai('No endpoints found matching your data policy'), 'policy_blocked'],
  [404, 'Not found', 'unknown'],
  [400, openai('flagged by our safety system', 'content_policy_violation'), 'content_blocked'],
  [400, openai('failed to parse grammar'), 'tool_schema'],
  [400, openai('registry.ollama.ai/library/x does not support tools'), 'tool_schema'],
  [404, page('Welcome to nginx'), 'not_a_stream'],
  [302, page('Log in'), 'not_a_stream'],
];

describe('a refusal', () => {
  it.each(rows)('of %i %j is %s', (status, body, expected) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const error = classifyHttp({ status, headers: new Headers(), body: text }, 'The server');
    expect(error.errorClass).toBe(expected);
    expect(error.status).toBe(status);
    expect(error.remedy).not.toBe('');
    expect(error.message).toMatch(/^The (?:server|conversation|request|privacy)|^A safety|^There is nothing/u);
    expect(error.message).not.toMatch(/<[a-z/!]|\n/iu);
    expect(error.message.length).toBeLessThan(400);
  });

  it('hidden by a router is told in its own words', () => {
    const body = JSON.stringify(hidden(502, openai('upstream melted')));
    expect(classifyHttp({ status: 502, headers: new Headers(), body }, 'Router').message).toContain('upstream melted');
  });

  it('never repeats what looks like a key, a tag or a line break', () => {
    const words = 'bad key sk-abcdef1234567890\n<b>Bearer abcdef123456</b> https://me:secret@h.test/';
    const { message } = classifyHttp({ status: 400, headers: new Headers(), body: JSON.stringify(openai(words)) }, 'S');
    expect(message).not.toMatch(/abcdef|secret|[<\n]/u);
  });
});

describe('an error inside an answer', () => {
  it.each([
    [{ error: { message: 'x', code: 429 } }, 'rate_limit'],
    [{ error: { message: 'x', code: '529' } }, 'overloaded'],
    [{ error: { message: 'x', status: 503 } }, 'overloaded'],
    [{ code: 401, message: 'no key' }, 'auth'],
    [{ error: { type: 'overloaded_error', message: 'Overloaded' } }, 'overloaded'],
    [{ error: { message: 'too many requests' } }, 'rate_limit'],
    [{ error: 'something broke' }, 'unknown'],
    [{ error: { type: 'api_error', message: 'Internal' } }, 'server_error'],
  ] as const)('%j is %s', (body, expected) => {
    expect(classifyBody(body, 'The server').errorClass).toBe(expected);
  });
});

describe('a failure below http', () => {
  const failure = (code: string, message = 'failed'): Error =>
    new Error('fetch failed', { cause: Object.assign(new Error(message), { code }) });

  it.each([
    ['ECONNREFUSED', 'network', 'nothing listens there'],
    ['ENOTFOUND', 'network', 'the host is not known'],
    ['ECONNRESET', 'network', 'the connection was reset'],
    ['CERT_HAS_EXPIRED', 'network', 'its certificate has expired'],
    ['UND_ERR_HEADERS_TIMEOUT', 'timeout', 'did not answer in time'],
    ['ETIMEDOUT', 'timeout', 'did not answer in time'],
    ['EODD', 'network', 'EODD'],
  ] as const)('%s is %s, and says why', (code, expected, words) => {
    const error = classifyTransport(failure(code), 'The server', 'h.test:443');
    expect(error.errorClass).toBe(expected);
    expect(error.message).toContain(words);
    expect(error.message).toContain('h.test:443');
  });
});

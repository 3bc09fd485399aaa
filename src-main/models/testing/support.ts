import { startFakeProvider, type FakeProvider } from '../../../e2e/fake-provider/server.ts';
import type { EndpointConfig } from '../endpoint-config.ts';
import { RemoteProvider } from '../remote-provider.ts';
import {
  ProviderError,
  type ModelEvent,
  type ModelRequest,
  type ModelToolCall,
  type ModelUsage,
  type Provider,
  type ToolDefinition,
} from '../provider.ts';
import type { RetryPolicy } from '../retry.ts';

/** What a consumer of a stream is left with. For tests. */
export interface Outcome {
  readonly text: string;
  readonly reasoning: string;
  readonly calls: readonly ModelToolCall[];
  readonly usage: readonly ModelUsage[];
  readonly notices: readonly string[];
  readonly end: Extract<ModelEvent, { type: 'end' }> | null;
  readonly error: ProviderError | null;
  readonly events: readonly ModelEvent[];
}

/** Consumes a stream as the loop does. For tests. */
export async function collect(
  provider: Pick<Provider, 'stream'>,
  request: ModelRequest,
  signal: AbortSignal = new AbortController().signal,
  onEvent: (event: ModelEvent) => void = () => undefined,
): Promise<Outcome> {
  const events: ModelEvent[] = [];
  let text = '';
  let reasoning = '';
  let error: ProviderError | null = null;
  try {
    for await (const event of provider.stream(request, signal)) {
      events.push(event);
      onEvent(event);
      if (event.type === 'text') text += event.text;
      else if (event.type === 'reasoning') reasoning += event.text;
      else if (event.type === 'restart') text = reasoning = '';
    }
  } catch (thrown) {
    if (!(thrown instanceof ProviderError)) throw thrown;
    error = thrown;
  }
  return {
    text,
    reasoning,
    calls: events.flatMap((event) => (event.type === 'tool_call' ? [event.call] : [])),
    usage: events.flatMap((event) => (event.type === 'usage' ? [event.usage] : [])),
    notices: events.flatMap((event) => (event.type === 'notice' ? [event.text] : [])),
    end: events.find((event) => event.type === 'end') ?? null,
    error,
    events,
  };
}

/** A tool the fake model may call. */
export function tool(name: string, properties: Readonly<Record<string, unknown>> = {}): ToolDefinition {
  return { name, description: `The tool ${name}.`, parameters: { type: 'object', properties } };
}

/** A request with one message of the person. */
export function asking(content: string, ...tools: readonly ToolDefinition[]): ModelRequest {
  return { system: 'You are helpful.', messages: [{ role: 'user', content }], tools };
}

/** A policy whose waits pass at once and are written down. */
export function patientPolicy(changes: Partial<RetryPolicy> = {}): RetryPolicy & { readonly waits: number[] } {
  const waits: number[] = [];
  return {
    attempts: 3,
    recoveryCycles: 0,
    random: () => 0,
    now: () => 0,
    wait: (milliseconds, signal) => {
      if (signal.aborted) return Promise.reject(new Error('aborted'));
      waits.push(milliseconds);
      return Promise.resolve();
    },
    ...changes,
    waits,
  };
}

/** An endpoint at the fake server. */
export function endpointAt(server: FakeProvider, changes: Partial<EndpointConfig> = {}): EndpointConfig {
  return {
    protocol: 'openai',
    id: 'custom',
    label: 'The fake server',
    model: 'fake-model',
    baseUrl: server.url,
    alternateBaseUrl: null,
    place: `127.0.0.1:${String(server.port)}`,
    query: {},
    key: '',
    cacheTtl: null,
    headers: {},
    streaming: true,
    effort: null,
    extraBody: {},
    contextWindow: 128_000,
    maxOutputTokens: null,
    requestTimeout: 20_000,
    staleAfter: 10_000,
    finishGrace: 2000,
    ...changes,
  };
}

/** A fake server and a provider that asks it. */
export async function startPair(
  changes: Partial<EndpointConfig> = {},
  policy: RetryPolicy = patientPolicy(),
): Promise<{ server: FakeProvider; provider: RemoteProvider }> {
  const server = await startFakeProvider();
  return { server, provider: new RemoteProvider(endpointAt(server, changes), [], policy) };
}

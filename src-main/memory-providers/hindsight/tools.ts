import type { Json } from '@shared/contract/common.ts';
import { ProviderFailure } from '../failure.ts';
import type { ProviderTool, ProviderToolCall } from '../provider.ts';
import type { HindsightClient } from './client.ts';
import { wordsOf, type HindsightSettings } from './config.ts';
import { cutQuery } from './query.ts';
import { lineOf } from './recall.ts';
import type { ProviderSession } from '../events.ts';

const RECALL_MS = 30_000;
const NOTHING = 'No relevant memories found.';

/** What the tools work with. */
export interface HindsightToolsDeps {
  readonly client: () => HindsightClient;
  readonly settings: () => HindsightSettings;
  readonly bank: (session: ProviderSession) => string;
  readonly profile: string;
  readonly now: () => number;
}

type Arguments = Readonly<Record<string, unknown>>;

/** The three tools by Hermes' names, with its arguments and answers; bank, budget, types and tags are the person's to choose. */
export function hindsightTools(deps: HindsightToolsDeps): readonly ProviderTool[] {
  const { client, settings, bank } = deps;
  const query = { query: { type: 'string', description: 'What is looked for, in a few words or a question.' } };
  return [
    {
      name: 'hindsight_retain',
      description:
        'Keeps something for later conversations: a fact, a decision, a preference. It may take half a minute.',
      parameters: {
        type: 'object',
        properties: {
          content: { type: 'string', description: 'What is to be kept.' },
          context: { type: 'string', description: 'What it belongs to, in a few words.' },
          tags: { type: 'array', items: { type: 'string' } },
          occurred_at: { type: 'string', description: 'When it happened: a date or a time, ISO 8601.' },
        },
        required: ['content'],
      },
      reads: false,
      timeoutMs: settings().timeoutMs,
      run: (args, call) =>
        answered('Failed to store memory', args, 'content', async (content) => {
          await client().retain(bank(call.session), { items: [itemOf(content, args, call, deps)] }, call.signal);
          return { result: 'Memory stored successfully.' };
        }),
    },
    {
      name: 'hindsight_recall',
      description: 'Searches what is kept from earlier conversations, best first.',
      parameters: { type: 'object', properties: query, required: ['query'] },
      reads: true,
      timeoutMs: RECALL_MS,
      run: (args, { session, signal }) =>
        answered('Failed to search memory', args, 'query', async (text) => {
          const how = { types: settings().types, deadlineMs: RECALL_MS };
          const found = await client().recall(bank(session), cutQuery(text), how, signal);
          const lines = found.map((one, at) => `${String(at + 1)}. ${lineOf(one)}`);
          return { result: lines.length === 0 ? NOTHING : lines.join('\n') };
        }),
    },
    {
      name: 'hindsight_reflect',
      description: 'Answers a question from all that is kept, by a model of the service. Slower than a search.',
      parameters: { type: 'object', properties: query, required: ['query'] },
      reads: true,
      timeoutMs: settings().timeoutMs,
      run: (args, { session, signal }) =>
        answered('Failed to reflect', args, 'query', async (text) => {
          const answer = await client().reflect(bank(session), cutQuery(text), settings().timeoutMs, signal);
          return { result: answer || NOTHING };
        }),
    },
  ];
}

/** Runs a call with its argument; what the service refuses is an answer, in Hermes' words. */
async function answered(
  failed: string,
  args: Arguments,
  name: string,
  work: (value: string) => Promise<Json>,
): Promise<Json> {
  const value = args[name];
  if (typeof value !== 'string' || value.trim() === '') return { error: `Missing required parameter: ${name}` };
  try {
    return await work(value);
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    return { error: `${failed}: ${error.message}` };
  }
}

/** One item, kept at once: the flag for doing it later belongs to the request, and is left out. Throws ProviderFailure. */
function itemOf(content: string, args: Arguments, { session }: ProviderToolCall, deps: HindsightToolsDeps): Json {
  const { retainTags, scopes, source } = deps.settings();
  const { context, occurred_at: when } = args;
  const day = typeof when === 'string' ? when.trim() : '';
  if (day !== '' && !(/^\d{4}-\d{2}-\d{2}/u.test(day) && Number.isFinite(Date.parse(day)))) {
    throw new ProviderFailure('refused', `occurred_at is no date: ${day.slice(0, 40)}`);
  }
  const tags = [...new Set([...retainTags, ...wordsOf(args['tags'])])];
  const facts = {
    ...{ retained_at: new Date(deps.now()).toISOString(), message_count: '1', session_id: session.id },
    ...{ platform: session.platform, agent_identity: deps.profile, source },
  };
  return {
    content,
    metadata: Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== '')),
    ...(typeof context === 'string' && context.trim() !== '' ? { context } : {}),
    ...(tags.length === 0 ? {} : { tags }),
    ...(day === '' ? {} : { timestamp: day }),
    ...(scopes === null ? {} : { observation_scopes: scopes }),
  };
}

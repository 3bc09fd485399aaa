import type { Json } from '@shared/contract/common.ts';
import { isRecord } from '@shared/record.ts';
import type { ProviderTool } from '../provider.ts';
import { WRITE_MS, type SupermemoryClient } from './client.ts';
import { sanitised, type SupermemorySettings } from './config.ts';
import { percent, profileText } from './recall.ts';

const RESULTS = 5;
const MOST_RESULTS = 20;
const PREVIEW = 80;

type Arguments = Readonly<Record<string, unknown>>;
type Tool = Omit<ProviderTool, 'run'> & {
  readonly alias: string;
  readonly run: (args: Arguments, tag: string, signal: AbortSignal) => Promise<Json>;
};

const text = (description: string): Json => ({ type: 'string', description });

/** The four tools of Supermemory, each under both of its names, as with Hermes. Forgetting asks the person first. */
export function supermemoryTools(
  client: () => SupermemoryClient,
  settings: () => SupermemorySettings,
): readonly ProviderTool[] {
  const { containers } = settings();
  return tools(client, settings).flatMap(({ alias, run, ...tool }) => {
    const parameters = containers === null ? tool.parameters : withContainer(tool.parameters);
    const whole: ProviderTool = {
      ...tool,
      parameters,
      run: async (args, { signal }) => {
        const named = textOf(args, 'container_tag');
        const { tag, containers: allowed } = settings();
        if (named === '' || containers === null) return run(args, tag, signal);
        const wanted = sanitised(named);
        const all = [tag, ...(allowed ?? [])];
        if (!all.includes(wanted)) return { error: `container_tag must be one of: ${all.join(', ')}` };
        const answer = await run(args, wanted, signal);
        if (tool.name === 'supermemory_forget' || !isRecord(answer) || 'error' in answer) return answer;
        return { ...answer, container_tag: wanted };
      },
    };
    return [whole, { ...whole, name: alias }];
  });
}

function tools(client: () => SupermemoryClient, settings: () => SupermemorySettings): readonly Tool[] {
  return [
    {
      ...{
        name: 'supermemory_store',
        alias: 'supermemory-save',
        description: 'Keeps something for good.',
        reads: false,
      },
      parameters: schema({ content: text('What to keep.'), metadata: { type: 'object' } }, ['content']),
      run: async (args, tag, signal) => {
        const content = textOf(args, 'content');
        if (content === '') return { error: 'content is required' };
        const { guidance } = settings();
        const metadata = { ...flat(args['metadata'], content), sm_source: 'hermes' };
        const more = guidance === '' ? {} : { entityContext: guidance };
        const id = await client().add({ content, containerTag: tag, metadata, ...more }, WRITE_MS, signal);
        const preview = content.length > PREVIEW ? `${content.slice(0, PREVIEW).toWellFormed()}...` : content;
        return { saved: true, id, preview };
      },
    },
    {
      ...{ name: 'supermemory_search', alias: 'supermemory-search', description: 'Finds what is kept, by meaning.' },
      reads: true,
      parameters: schema(
        { query: text('What to find.'), limit: { type: 'integer', minimum: 1, maximum: MOST_RESULTS } },
        ['query'],
      ),
      run: async (args, tag, signal) => {
        const query = textOf(args, 'query');
        if (query === '') return { error: 'query is required' };
        const found = await client().search(query, limitOf(args['limit']), tag, signal);
        const results = found.map(({ id, text: content, similarity }) => {
          return { id, content, ...(similarity === null ? {} : { similarity: percent(similarity) }) };
        });
        return { results, count: results.length };
      },
    },
    {
      ...{ name: 'supermemory_forget', alias: 'supermemory-forget', reads: false, asks: true },
      description: 'Forgets one memory, by its id or by what it says.',
      parameters: schema({ id: text('Its id, from a search.'), query: text('What it says.') }),
      run: async (args, tag, signal) => {
        const [id, query] = [textOf(args, 'id'), textOf(args, 'query')];
        if (id === '' && query === '') return { error: 'id or query is required' };
        if (id !== '') {
          await client().forget(id, tag, signal);
          return { forgotten: true, id };
        }
        const found = await client().search(query, RESULTS, tag, signal);
        const first = found.find((one) => !one.piece && one.id !== '');
        if (first === undefined) return { success: false, message: 'No memory was found for it.' };
        await client().forget(first.id, tag, signal);
        return { success: true, message: `Forgotten: ${first.text.slice(0, PREVIEW).toWellFormed()}`, id: first.id };
      },
    },
    {
      ...{ name: 'supermemory_profile', alias: 'supermemory-profile', description: 'What is known of the person.' },
      reads: true,
      parameters: schema({ query: text('What it is about; left out, everything.') }),
      run: async (args, tag, signal) => {
        const profile = await client().profile(textOf(args, 'query'), tag, settings().timeoutMs, signal);
        const { fixed, recent } = profile;
        return { profile: profileText(profile), static_count: fixed.length, dynamic_count: recent.length };
      },
    },
  ];
}

function schema(properties: Readonly<Record<string, Json>>, required: readonly string[] = []) {
  return { type: 'object', properties, required };
}

function withContainer(parameters: Tool['parameters']): Tool['parameters'] {
  const { properties } = parameters;
  return {
    ...parameters,
    properties: {
      ...(isRecord(properties) ? properties : {}),
      container_tag: text('The container; left out, the usual one.'),
    },
  };
}

/** Metadata as the service takes it: texts, numbers, yes and no, lists of texts. Its kind is guessed where it is not said. */
export function flat(value: unknown, content: string): Readonly<Record<string, Json>> {
  const kept = Object.entries(isRecord(value) ? value : {}).flatMap(([key, one]): [string, Json][] => {
    if (key === 'source') return [];
    if (typeof one === 'string' || typeof one === 'boolean' || Number.isFinite(one)) return [[key, one as Json]];
    return Array.isArray(one) && one.every((each) => typeof each === 'string') ? [[key, one]] : [];
  });
  return { type: kindOf(content), ...Object.fromEntries(kept) };
}

function kindOf(content: string): string {
  if (/\b(?:prefers?|likes?|loves?|hates?|dislikes?)\b|喜欢|偏好/iu.test(content)) return 'preference';
  if (/\b(?:decided|decision|chose|will use|agreed)\b|决定/iu.test(content)) return 'decision';
  return /\b(?:is|are|was|has|have|lives|works)\b|是|有/iu.test(content) ? 'fact' : 'other';
}

function limitOf(value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) return RESULTS;
  return Math.min(MOST_RESULTS, Math.max(1, Math.trunc(value)));
}

function textOf(args: Arguments, name: string): string {
  const value = args[name];
  return typeof value === 'string' ? value.trim() : '';
}

import type { Json } from '@shared/contract/common.ts';
import type { Job, NewJob, ProviderEvent } from '../events.ts';
import { ProviderFailure } from '../failure.ts';
import type { MemoryProvider, ProviderContext, ProviderKind, RememberedPage } from '../provider.ts';
import type { ProviderFixture } from './fixture.ts';
import { faultyService, type ServiceAnswer } from './stub-service.ts';

/** How the small provider of the tests settles a job whose answer was lost. */
export type StubManner = 'idempotent' | 'looks' | 'forgets';

const deadlineMs = 5000;

function fieldsOf(json: Json): Readonly<Record<string, Json>> {
  return typeof json === 'object' && json !== null && !Array.isArray(json) ? json : {};
}

/** A field that is a text; empty for any other. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A provider small enough to be read at a glance: one address, one key, one request a job. */
function openStub(context: ProviderContext, manner: StubManner): MemoryProvider {
  const base = context.config.string('memory.stub.url', '');
  const ask = async (path: string, json: unknown, signal: AbortSignal): Promise<Readonly<Record<string, Json>>> => {
    const headers = { authorization: `Bearer ${context.secrets.get('STUB_API_KEY') ?? ''}` };
    const answer = await context.http.request(
      { method: 'POST', url: `${base}${path}`, headers, json, deadlineMs },
      signal,
    );
    return fieldsOf(answer.json as Json);
  };
  const jobs = (event: ProviderEvent): NewJob[] => {
    if (event.type === 'turn') {
      const { session, user, assistant } = event;
      return [{ kind: 'turn', session: session.id, payload: { text: `${user}\n${assistant}` } }];
    }
    if (event.type === 'mirror') {
      const { action, content, previousContent } = event;
      const payload = { action, text: action === 'remove' ? (previousContent ?? '') : content };
      return [{ kind: 'mirror', session: event.session?.id ?? null, payload }];
    }
    if (event.type === 'upload') return [{ kind: 'upload', session: null, payload: { text: event.content } }];
    return [];
  };
  const find = async (query: string, signal: AbortSignal): Promise<string[]> => {
    const { items } = await ask('/recall', { query }, signal);
    if (!Array.isArray(items)) throw new ProviderFailure('malformed', 'There is no list in the answer.');
    return items.map(String);
  };
  const page = (texts: readonly string[]): RememberedPage => ({
    items: texts.map((text, at) => ({
      ...{ id: String(at), text, kind: 'fact', labels: [], created: null, updated: null, trust: null, session: null },
    })),
    next: null,
    total: texts.length,
  });
  return {
    promptBlock: () => '# Stub memory\nWhat was said is kept elsewhere, too.',
    tools: () => [
      {
        name: 'stub_search',
        description: 'Searches what is kept.',
        parameters: { type: 'object', properties: { query: { type: 'string' } }, required: ['query'] },
        reads: true,
        run: async (args, { signal }) => ({ results: await find(textOf(args['query']), signal) }),
      },
    ],
    recall: async ({ text }, signal) => {
      const found = await find(text, signal);
      return { text: found.map((one) => `- ${one}`).join('\n'), count: found.length };
    },
    jobs,
    destination: () => context.config.string('memory.stub.url', ''),
    send: async (sent: readonly Job[], signal) => {
      for (const { id, kind, payload } of sent) await ask(`/keep/${kind}`, { id, ...fieldsOf(payload) }, signal);
    },
    idempotent: manner === 'idempotent',
    ...(manner === 'looks'
      ? {
          delivered: async (sent: readonly Job[], signal: AbortSignal) =>
            (await ask('/has', { id: sent[0]?.id ?? '' }, signal))['has'] === true,
        }
      : {}),
    list: async (_page, signal) => page(await find('', signal)),
    search: async (query, signal) => page(await find(query, signal)),
    close: () => Promise.resolve(),
  };
}

/** The kind, in one of its manners. */
export function stubKind(manner: StubManner): ProviderKind {
  return {
    name: 'stub',
    title: 'Stub',
    about: { en: 'Keeps what it is told.', zh: '保存所听到的内容。' },
    privacy: { en: 'Every turn is sent to the address given.', zh: '每一轮对话都会发送到所填地址。' },
    local: false,
    fields: [
      { key: 'url', label: { en: 'Address', zh: '地址' }, secret: false, env: null, required: true, default: null },
      {
        ...{ key: 'key', label: { en: 'Key', zh: '密钥' }, secret: true, env: 'STUB_API_KEY', required: true },
        default: null,
      },
    ],
    uploads: ['SOUL.md'],
    read: ({ config, secrets }) => {
      const key = secrets.get('STUB_API_KEY');
      return { url: config.string('memory.stub.url', ''), key: key === undefined ? '' : `...${key.slice(-4)}` };
    },
    save: async (values, { config, secrets }) => {
      if (values['url'] !== undefined) await config.set('memory.stub.url', values['url']);
      if ((values['key'] ?? '') !== '') await secrets.set('STUB_API_KEY', values['key'] ?? '');
    },
    missing: ({ config, secrets }) => {
      if (config.string('memory.stub.url', '') === '') return 'its address is missing.';
      return secrets.get('STUB_API_KEY') === undefined ? 'STUB_API_KEY is missing.' : null;
    },
    places: ({ config }) => [{ what: { en: 'Everything', zh: '全部' }, where: config.string('memory.stub.url', '') }],
    test: async (context, signal) => {
      const url = `${context.config.string('memory.stub.url', '')}/account`;
      const headers = { authorization: `Bearer ${context.secrets.get('STUB_API_KEY') ?? ''}` };
      const { json } = await context.http.request({ method: 'GET', url, headers, deadlineMs }, signal);
      return { message: `Account ${textOf(fieldsOf(json as Json)['name'])}` };
    },
    open: (context) => openStub(context, manner),
  };
}

/** The fixture of the table for it. */
export function stubFixture(manner: StubManner): ProviderFixture {
  return {
    kind: stubKind(manner),
    start: async (profile) => {
      const key = `stub-key-of-${profile}-0123456789`;
      const kept: { id: string; kind: string; text: string }[] = [];
      const planted: { text: string; query: string }[] = [];
      const answer = ({ path, headers, body }: { path: string; headers: object; body: string }): ServiceAnswer => {
        if ((headers as Record<string, string>)['authorization'] !== `Bearer ${key}`) {
          return { status: 401, json: { detail: 'unknown key' } };
        }
        if (path === '/account') return { json: { name: profile } };
        const asked = fieldsOf(JSON.parse(body) as Json);
        if (path === '/recall') {
          const query = textOf(asked['query']);
          return { json: { items: planted.filter((each) => query.includes(each.query)).map(({ text }) => text) } };
        }
        const id = textOf(asked['id']);
        const has = kept.some((each) => each.id === id);
        if (path === '/has') return { json: { has } };
        const kind = path.split('/').at(-1) ?? '';
        if (!(has && manner === 'idempotent')) kept.push({ id, kind, text: textOf(asked['text']) });
        return { json: { ok: true } };
      };
      const service = await faultyService(answer);
      const texts = (kind: string): string[] => kept.filter((each) => each.kind === kind).map(({ text }) => text);
      return {
        values: { url: service.url, key },
        fault: (fault, times) => service.fault(fault, times),
        seen: () => service.seen,
        turns: () => texts('turn'),
        mirrored: () => texts('mirror'),
        plant: (text, query) => void planted.push({ text, query }),
        stop: () => service.stop(),
      };
    },
    immune: {},
    syncs: true,
    mirrors: ['add', 'replace', 'remove'],
    toolCall: { name: 'stub_search', args: { query: 'tea' }, finds: 'green tea' },
  };
}

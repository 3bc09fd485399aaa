import { randomUUID } from 'node:crypto';
import type { Json } from '@shared/contract/common.ts';
import { isRecord, listAt, parseJson, recordAt, textAt } from '@shared/record.ts';
import type { Http } from '../../http.ts';
import type { ProviderContext, ProviderKind } from '../../provider.ts';
import type { ProviderFixture, ProviderStub, SeenRequest } from '../../testing/fixture.ts';
import { faultyService, type ServiceAnswer } from '../../testing/stub-service.ts';
import { CLOUD } from '../config.ts';
import { mem0 } from '../kind.ts';

/** A memory of the stub. */
export interface StubMemory {
  readonly id: string;
  readonly memory: string;
  readonly user_id: string;
  readonly agent_id: string;
  readonly metadata: Json;
  readonly created_at: string;
}

/** The stub, and what a test can have it do. */
export interface Mem0Stub extends ProviderStub {
  readonly url: string;
  readonly memories: StubMemory[];
  /** Answers this to requests of this method and path instead (`POST /search`), until null. */
  instead(route: string, answer: ServiceAnswer | null): void;
  /** Refuses additions with a message longer than this, as an embedder with too few tokens does; with this status. */
  embedder(longest: number, status: number): void;
  /** How the cloud works additions off from now on; `PENDING` keeps none of them yet. */
  events(status: 'SUCCEEDED' | 'FAILED' | 'PENDING'): void;
  /** A server of before 2026: extracts always, knows no `top_k`, keeps the whole body of a change. */
  old(): void;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/u;

/** The addresses of the stubs of the cloud, by key: the cloud has one address that nobody can set. */
const clouds = new Map<string, string>();

/** Mem0 on this machine: as the cloud speaks, or as a server of one's own does. */
export async function mem0Stub(profile: string, mode: 'platform' | 'selfhosted'): Promise<Mem0Stub> {
  const key = `m0-key-of-${profile}-${mode}-0123456789`;
  const memories: StubMemory[] = [];
  const turns: string[] = [];
  const planted: { text: string; query: string }[] = [];
  const others = new Map<string, ServiceAnswer>();
  const events = new Map<string, string>();
  let outcome: 'SUCCEEDED' | 'FAILED' | 'PENDING' = 'SUCCEEDED';
  let embedder = { longest: Infinity, status: 400 };
  let old = false;

  const keep = (body: unknown, memory: string): StubMemory => {
    const metadata = (isRecord(body) ? (body['metadata'] ?? null) : null) as Json;
    const one = {
      ...{ id: randomUUID(), memory, user_id: textAt(body, 'user_id'), agent_id: textAt(body, 'agent_id') },
      ...{ metadata, created_at: new Date(Date.UTC(2026, 2, 1 + memories.length)).toISOString() },
    };
    memories.push(one);
    return one;
  };
  const add = (body: unknown): ServiceAnswer => {
    const said = listAt(body, 'messages').map((one) => textAt(one, 'content'));
    if (textAt(body, 'user_id') === '') return { status: 400, json: { detail: 'At least one identifier is required' } };
    if (said.some((text) => text.length > embedder.longest)) {
      return { status: embedder.status, json: { detail: 'input has 913 tokens, more than the maximum of 512 tokens' } };
    }
    const event = randomUUID();
    events.set(event, outcome);
    const infer = old || (isRecord(body) && body['infer'] !== false);
    const texts = infer ? said.flatMap((text) => text.split(/(?<=[.!?])\s+/u)) : said;
    const works = mode === 'selfhosted' || outcome === 'SUCCEEDED';
    if (works && textAt(recordAt(body, 'metadata'), 'desk_job') !== '') turns.push(said[0] ?? '');
    const kept = works ? texts.map((text) => keep(body, text)) : [];
    return mode === 'platform'
      ? { json: { message: 'queued', status: 'PENDING', event_id: event } }
      : { json: { results: kept.map(({ id, memory }) => ({ id, memory, event: 'ADD' })) } };
  };
  const search = (body: unknown): ServiceAnswer => {
    const query = textAt(body, 'query');
    const user = textAt(recordAt(body, 'filters'), 'user_id');
    if (isRecord(body) && 'user_id' in body) return { status: 502, json: { detail: 'top-level ids', code: 'unknown' } };
    if (user === '') return { status: 400, json: { detail: 'Filters are required' } };
    const words = new Set(query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
    const score = (text: string): number =>
      (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((one) => words.has(one)).length;
    const found = memories
      .filter((one) => one.user_id === user && score(one.memory) > 0)
      .map((one) => ({ ...one, score: Math.min(1, score(one.memory) / 10) }))
      .toSorted((a, b) => b.score - a.score);
    const own = planted
      .filter((one) => query.includes(one.query))
      .map(({ text }) => ({ id: randomUUID(), memory: text, score: 0.9, user_id: user, metadata: null }));
    const most = isRecord(body) && typeof body['top_k'] === 'number' && !old ? body['top_k'] : 1000;
    return { json: { results: [...own, ...found].slice(0, most) } };
  };
  const ofMemory = (method: string, id: string, body: unknown): ServiceAnswer => {
    if (!uuid.test(id)) return { status: 400, json: { detail: 'memory_id must be a valid UUID' } };
    const at = memories.findIndex((one) => one.id === id);
    const one = memories[at];
    if (one === undefined) return { status: 404, json: { detail: `No memory ${id}` } };
    if (method === 'GET') return { json: { ...one } };
    if (method === 'DELETE') memories.splice(at, 1);
    else memories[at] = { ...one, memory: old ? JSON.stringify(body) : textAt(body, 'text') };
    return { json: { message: 'done' } };
  };
  const list = (user: string, page: number, size: number): Json => {
    const mine = memories.filter((one) => one.user_id === user);
    const results = mine.slice((page - 1) * size, page * size).map((one) => ({ ...one }));
    return { count: mine.length, next: page * size < mine.length ? 'more' : null, previous: null, results };
  };
  const cloud = (method: string, url: URL, body: unknown): ServiceAnswer => {
    const [, id] = /^\/v1\/memories\/([^/]+)\/$/u.exec(url.pathname) ?? [];
    const [, event] = /^\/v1\/event\/([^/]+)\/$/u.exec(url.pathname) ?? [];
    if (id !== undefined) return ofMemory(method, decodeURIComponent(id), body);
    if (event !== undefined) return { json: { id: event, status: events.get(event) ?? 'FAILED' } };
    switch (`${method} ${url.pathname}`) {
      case 'GET /v1/ping/':
        return { json: { status: 'ok', user_email: `${profile}@example.org` } };
      case 'POST /v3/memories/add/':
        return add(body);
      case 'POST /v3/memories/search/':
        return search(body);
      case 'POST /v3/memories/': {
        const user = textAt(recordAt(body, 'filters'), 'user_id');
        if (user === '') return { status: 400, json: { detail: 'Filters are required' } };
        return { json: list(user, Number(url.searchParams.get('page')), Number(url.searchParams.get('page_size'))) };
      }
    }
    return { status: 404, json: { detail: 'no such route' } };
  };
  const server = (method: string, url: URL, body: unknown): ServiceAnswer => {
    const [, id] = /^\/memories\/([^/]+)$/u.exec(url.pathname) ?? [];
    if (id !== undefined) return ofMemory(method, decodeURIComponent(id), body);
    switch (`${method} ${url.pathname}`) {
      case 'POST /search':
        return search(body);
      case 'POST /memories':
        return add(body);
      case 'GET /memories':
        return {
          json: { results: recordAt({ all: list(url.searchParams.get('user_id') ?? '', 1, 1000) }, 'all')['results'] },
        };
    }
    return { status: 404, json: { detail: 'no such route' } };
  };
  const answer = ({ method, path, headers, body }: SeenRequest): ServiceAnswer => {
    const url = new URL(path, 'http://stub');
    const other = others.get(`${method} ${url.pathname}`);
    if (other !== undefined) return other;
    const shown = mode === 'platform' ? headers['authorization'] : headers['x-api-key'];
    const known = shown === (mode === 'platform' ? `Token ${key}` : key);
    if (!known) return { status: 401, json: { detail: 'unknown key' } };
    return mode === 'platform' ? cloud(method, url, parseJson(body)) : server(method, url, parseJson(body));
  };
  const service = await faultyService(answer);
  clouds.set(key, service.url);
  return {
    url: service.url,
    memories,
    instead: (route, one) => {
      if (one === null) others.delete(route);
      else others.set(route, one);
    },
    embedder: (longest, status) => void (embedder = { longest, status }),
    events: (status) => {
      outcome = status;
    },
    old: () => void (old = true),
    values: {
      ...{ mode, api_key: key, user_id: profile, agent_id: `hermes-${profile}` },
      ...(mode === 'selfhosted' ? { host: service.url } : {}),
    },
    fault: (fault, times) => service.fault(fault, times),
    seen: () => service.seen,
    turns: () => turns,
    mirrored: () => [],
    plant: (text, query) => void planted.push({ text, query }),
    stop: () => service.stop(),
  };
}

/** A context whose way to the cloud leads to the stub that knows the key. */
export function towardsStub(context: ProviderContext): ProviderContext {
  const http: Http = {
    request: (request, signal) => {
      const key = context.secrets.get('MEM0_API_KEY') ?? '';
      const url = request.url.startsWith(CLOUD)
        ? (clouds.get(key) ?? '') + request.url.slice(CLOUD.length)
        : request.url;
      return context.http.request({ ...request, url }, signal);
    },
  };
  return { ...context, http };
}

const throughStub: ProviderKind = {
  ...mem0,
  test: (context, signal) => mem0.test(towardsStub(context), signal),
  open: (context) => mem0.open(towardsStub(context)),
};

const common = {
  immune: {},
  syncs: true,
  mirrors: [],
  toolCall: { name: 'mem0_search', args: { query: 'tea' }, finds: 'green tea' },
} as const;

/** The fixture of the table for the cloud. */
export const cloudFixture: ProviderFixture = {
  ...common,
  kind: throughStub,
  onePlace: 'the cloud has one address that nobody can set',
  start: (profile) => mem0Stub(profile, 'platform'),
};

/** The fixture of the table for a server of one's own. */
export const serverFixture: ProviderFixture = {
  ...common,
  kind: mem0,
  start: (profile) => mem0Stub(profile, 'selfhosted'),
};

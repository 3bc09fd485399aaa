import type { Json } from '@shared/contract/common.ts';
import { listAt, parseJson, textAt } from '@shared/record.ts';
import type { ProviderFixture, ProviderStub, SeenRequest } from '../../testing/fixture.ts';
import { faultyService, type ServiceAnswer } from '../../testing/stub-service.ts';
import { retaindb } from '../kind.ts';

/** A memory of the stub. */
export interface StubMemory {
  readonly id: string;
  readonly project: string;
  readonly content: string;
  readonly memory_type: string;
  readonly session_id: string;
}

/** The stub, and what a test can have it do. */
export interface RetainStub extends ProviderStub {
  readonly url: string;
  readonly memories: readonly StubMemory[];
  readonly files: ReadonlyMap<string, { readonly name: string; readonly body: string }>;
  readonly seeds: readonly string[];
  /** Answers this to these paths instead, until null. */
  instead(path: string, answer: ServiceAnswer | null): void;
}

/** RetainDB on this machine: its routes, one project beside the other. */
export async function retainStub(profile: string): Promise<RetainStub> {
  const key = `retaindb_key-of-${profile}-0123456789`;
  const memories: StubMemory[] = [];
  const turns: string[] = [];
  const mirrored: string[] = [];
  const planted: { text: string; query: string }[] = [];
  const files = new Map<string, { name: string; body: string }>();
  const seeds: string[] = [];
  const others = new Map<string, ServiceAnswer>();
  const keep = (body: unknown, content: string): StubMemory => {
    const memory = {
      ...{ id: `m${String(memories.length + 1)}`, project: textAt(body, 'project'), content },
      ...{ memory_type: textAt(body, 'memory_type'), session_id: textAt(body, 'session_id') },
    };
    memories.push(memory);
    return memory;
  };
  const found = (query: string, project: string): Json => [
    ...planted
      .filter((one) => query.includes(one.query))
      .map(({ text }, at) => ({ id: `p${String(at)}`, content: text })),
    ...memories.filter((one) => one.project === project && query.includes(one.content)).map((one) => ({ ...one })),
  ];
  const post = (path: string, body: unknown): ServiceAnswer => {
    const [query, project] = [textAt(body, 'query'), textAt(body, 'project')];
    switch (path) {
      case '/v1/context/query':
      case '/v1/memory/search':
        return { json: { results: found(query, project) } };
      case '/v1/memory':
      case '/v1/memories':
        mirrored.push(textAt(body, 'content'));
        return { json: { memory: { ...keep(body, textAt(body, 'content')) } } };
      case '/v1/memory/ingest/session':
        turns.push(textAt(listAt(body, 'messages')[0], 'content'));
        for (const one of listAt(body, 'messages')) keep(body, textAt(one, 'content'));
        return { json: { ok: true } };
      case '/v1/files':
        files.set('f1', { name: 'a.md', body: String(body) });
        return { json: { file: { id: 'f1' } } };
    }
    if (path.endsWith('/ask')) return { json: { answer: `stub:${query}` } };
    if (path.endsWith('/seed')) {
      seeds.push(textAt(body, 'content'));
      return { json: {} };
    }
    return path.endsWith('/ingest') ? { json: { ingested: true } } : { status: 404, json: { message: 'no route' } };
  };
  const get = (path: string, query: URLSearchParams): ServiceAnswer => {
    const mine = memories.filter(({ project }) => project === query.get('project'));
    if (path === '/v1/memory/profile/default' || path === '/v1/memories') {
      return { json: { memories: [...mine.map((one) => ({ ...one })), null] } };
    }
    if (path.endsWith('/model')) return { json: { memory_count: seeds.length, persona: seeds.at(-1) ?? '' } };
    if (path === '/v1/files') return { json: { files: [...files.keys()] } };
    if (path === '/v1/files/f1')
      return { json: { file: { name: 'a.md', mime_type: 'text/markdown', rdb_uri: 'rdb://a' } } };
    if (path === '/v1/files/f1/content') return { status: 302, headers: { location: '/raw/f1' } };
    return path === '/raw/f1' ? { json: 'x'.repeat(40_000) } : { status: 404, json: { message: 'no route' } };
  };
  const answer = ({ method, path, headers, body }: SeenRequest): ServiceAnswer => {
    const url = new URL(path, 'http://stub');
    if (url.pathname === '/raw/f1') return get(url.pathname, url.searchParams);
    if (headers['authorization'] !== `Bearer ${key}`) return { status: 401, json: { message: 'key rejected' } };
    const twice = /^\/v1\/(?:memory|context)/u.test(url.pathname);
    if (twice && headers['x-api-key'] !== key) return { status: 401, json: { message: 'no x-api-key' } };
    const other = others.get(url.pathname);
    if (other !== undefined) return other;
    if (method === 'DELETE') return { status: 204 };
    return method === 'POST' ? post(url.pathname, parseJson(body) ?? body) : get(url.pathname, url.searchParams);
  };
  const service = await faultyService(answer);
  return {
    url: service.url,
    memories,
    files,
    seeds,
    instead: (path, one) => {
      if (one === null) others.delete(path);
      else others.set(path, one);
    },
    values: { api_key: key, project: `hermes-${profile}`, base_url: service.url },
    fault: (fault, times) => service.fault(fault, times),
    seen: () => service.seen,
    turns: () => turns,
    mirrored: () => mirrored,
    plant: (text, query) => void planted.push({ text, query }),
    stop: () => service.stop(),
  };
}

/** The fixture of the table for it. */
export const retainFixture: ProviderFixture = {
  kind: retaindb,
  start: retainStub,
  immune: {},
  syncs: true,
  mirrors: ['add'],
  toolCall: { name: 'retaindb_search', args: { query: 'tea' }, finds: 'green tea' },
};

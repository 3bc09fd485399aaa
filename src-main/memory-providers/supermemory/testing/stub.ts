import type { Json } from '@shared/contract/common.ts';
import { isRecord, parseJson, recordAt, textAt } from '@shared/record.ts';
import type { ProviderFixture, ProviderStub, SeenRequest } from '../../testing/fixture.ts';
import { faultyService, type ServiceAnswer } from '../../testing/stub-service.ts';
import { supermemory } from '../kind.ts';

/** A document of the stub; those with the same custom id are one. */
export interface StubDocument {
  readonly id: string;
  readonly tag: string;
  readonly customId: string;
  readonly metadata: Record<string, unknown>;
  content: string;
}

/** The stub, and what a test can have it do. */
export interface SupermemoryStub extends ProviderStub {
  readonly url: string;
  readonly documents: readonly StubDocument[];
  readonly forgotten: ReadonlySet<string>;
  /** Answers this to these paths instead, until null. */
  instead(path: string, answer: ServiceAnswer | null): void;
}

const tagShape = /^[A-Za-z0-9._-]{1,100}$/u;

/** Supermemory on this machine. It has no route for conversations, as its own server has none. */
export async function supermemoryStub(profile: string): Promise<SupermemoryStub> {
  const key = `sm_key-of-${profile}-0123456789`;
  const documents: StubDocument[] = [];
  const turns: string[] = [];
  const mirrored: string[] = [];
  const planted: { text: string; query: string }[] = [];
  const forgotten = new Set<string>();
  const others = new Map<string, ServiceAnswer>();

  const add = (body: unknown): ServiceAnswer => {
    const [content, tag, customId] = [textAt(body, 'content'), textAt(body, 'containerTag'), textAt(body, 'customId')];
    const metadata = recordAt(body, 'metadata');
    const wrong =
      content === '' ||
      !tagShape.test(tag) ||
      (customId !== '' && !tagShape.test(customId)) ||
      textAt(body, 'entityContext').length > 1500 ||
      Object.values(metadata).some(isRecord);
    if (wrong) return { status: 400, json: { error: 'Validation failed', details: [] } };
    (metadata['type'] === 'conversation' ? turns : mirrored).push(content);
    const same = customId === '' ? undefined : documents.find((one) => one.customId === customId && one.tag === tag);
    if (same !== undefined) {
      same.content += `\n${content}`;
      Object.assign(same.metadata, metadata);
    }
    const id = same?.id ?? `d${String(documents.length + 1)}`;
    if (same === undefined) documents.push({ id, tag, customId, metadata: { ...metadata }, content });
    return { json: { id, status: 'queued' } };
  };
  const found = (body: unknown): Json => {
    const [query, tag] = [textAt(body, 'q'), textAt(body, 'containerTag')];
    const words = query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    const results = [
      ...planted
        .filter((one) => query.includes(one.query) && !forgotten.has(one.text))
        .map(({ text }) => ({ id: text, memory: text, similarity: 0.9, updatedAt: '2026-03-01T10:00:00Z' })),
      ...documents
        .filter((one) => one.tag === tag && words.some((word) => one.content.toLowerCase().includes(word)))
        .map(({ id, content, metadata }) => ({ id, chunk: content, similarity: 0.5, metadata: metadata as Json })),
    ];
    const limit = isRecord(body) && typeof body['limit'] === 'number' ? body['limit'] : 10;
    return { results: results.slice(0, limit), total: results.length, timing: 1 };
  };
  const answer = ({ method, path, headers, body: text }: SeenRequest): ServiceAnswer => {
    if (headers['authorization'] !== `Bearer ${key}`) return { status: 401, json: { error: 'Unauthorized' } };
    const other = others.get(path);
    if (other !== undefined) return other;
    const body = parseJson(text);
    if (isRecord(body) && 'containerTags' in body) return { status: 400, json: { error: 'containerTag expected' } };
    switch (`${method} ${path}`) {
      case 'POST /v3/documents':
        return add(body);
      case 'POST /v4/search':
        return { json: found(body) };
      case 'POST /v4/profile': {
        const dynamic = documents
          .filter(({ tag }) => tag === textAt(body, 'containerTag'))
          .map(({ content }) => content);
        const hits = textAt(body, 'q') === '' ? {} : { searchResults: found(body) };
        return { json: { profile: { static: [], dynamic: dynamic.slice(-5) }, ...hits } };
      }
      case 'DELETE /v4/memories': {
        const id = textAt(body, 'id');
        if (!planted.some((one) => one.text === id)) return { status: 404, json: { error: 'Memory not found' } };
        forgotten.add(id);
        return { json: { id, forgotten: true } };
      }
    }
    return { status: 404, json: { error: 'Not Found' } };
  };
  const service = await faultyService(answer);
  return {
    url: service.url,
    documents,
    forgotten,
    instead: (path, one) => {
      if (one === null) others.delete(path);
      else others.set(path, one);
    },
    values: { api_key: key, base_url: service.url, container_tag: `hermes_${profile}` },
    fault: (fault, times) => service.fault(fault, times),
    seen: () => service.seen,
    turns: () => turns,
    mirrored: () => mirrored,
    plant: (text, query) => void planted.push({ text, query }),
    stop: () => service.stop(),
  };
}

/** The fixture of the table for it. */
export const supermemoryFixture: ProviderFixture = {
  kind: supermemory,
  start: supermemoryStub,
  immune: {},
  syncs: true,
  mirrors: ['add'],
  toolCall: { name: 'supermemory_search', args: { query: 'tea' }, finds: 'green tea' },
};

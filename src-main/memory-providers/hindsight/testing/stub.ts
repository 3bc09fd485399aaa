import { randomUUID } from 'node:crypto';
import { isRecord, listAt, parseJson, recordAt, textAt } from '@shared/record.ts';
import type { ProviderFixture, ProviderStub, SeenRequest } from '../../testing/fixture.ts';
import { faultyService, type ServiceAnswer } from '../../testing/stub-service.ts';
import { createHindsightKind } from '../kind.ts';

/** A document as the stub keeps it: what it was begun with, and what was added since. */
export interface StubDocument {
  readonly bank: string;
  readonly id: string;
  contents: string[];
}

interface Fact {
  readonly bank: string;
  readonly id: string;
  readonly text: string;
  readonly type: string;
  readonly tags: readonly string[];
  /** Words that find it whatever it says. */
  readonly query: string | null;
}

/** The stub, and what a test can have it do. */
export interface HindsightStub extends ProviderStub {
  readonly url: string;
  readonly documents: readonly StubDocument[];
  /** Items that were kept without a document. */
  readonly loose: readonly Readonly<Record<string, unknown>>[];
  /** Answers as this version; null has no such route. */
  version(version: string | null): void;
  /** An operation is done after it was asked for so often. */
  polls(times: number): void;
  /** Answers requests whose path ends like this with these, one after the other, and then as usual. */
  instead(end: string, ...answers: readonly ServiceAnswer[]): void;
}

const RETAIN_KEYS = ['items', 'async', 'operation_id'];
const MOST_WORDS = 500;

/** The service on one port: banks, documents, facts, operations. */
export async function hindsightStub(profile: string): Promise<HindsightStub> {
  const key = `hindsight-key-of-${profile}-0123456789`;
  const documents: StubDocument[] = [];
  const loose: Record<string, unknown>[] = [];
  const facts: Fact[] = [];
  const operations = new Map<string, { polls: number; readonly facts: readonly Fact[] }>();
  const other: { readonly end: string; readonly answers: ServiceAnswer[] }[] = [];
  let version: string | null = '0.9.1';
  let polls = 1;

  const fail = (loc: string): ServiceAnswer => ({
    status: 422,
    json: { detail: [{ loc: ['body', loc], msg: 'Input is not valid', type: 'value_error' }] },
  });
  const knows = (least: number): boolean => {
    const [major = 0, minor = 0, patch = 0] = (version ?? '0').split('.').map(Number);
    return major * 10_000 + minor * 100 + patch >= least;
  };
  const badItem = (item: unknown): string | null => {
    if (textAt(item, 'content') === '') return 'content';
    if (Object.values(recordAt(item, 'metadata')).some((value) => typeof value !== 'string')) return 'metadata';
    return isRecord(item) && item['tags'] !== undefined && !Array.isArray(item['tags']) ? 'tags' : null;
  };
  const keep = (bank: string, item: Record<string, unknown>): Fact[] => {
    const [id, content] = [textAt(item, 'document_id'), textAt(item, 'content')];
    if (id === '') loose.push(item);
    else {
      const before = documents.find((one) => one.bank === bank && one.id === id);
      const appends = knows(500) && item['update_mode'] === 'append';
      if (before === undefined) documents.push({ bank, id, contents: [content] });
      else before.contents = appends ? [...before.contents, content] : [content];
    }
    const messages = parseJson(content);
    const lines = Array.isArray(messages) ? messages.map((one) => textAt(one, 'content')) : [content];
    const tags = listAt(item, 'tags').map(String);
    return lines.flatMap((text) =>
      ['world', 'observation'].map((type) => ({ bank, id: randomUUID(), text, type, tags, query: null })),
    );
  };
  const retain = (bank: string, body: unknown): ServiceAnswer => {
    const strange = isRecord(body) ? Object.keys(body).find((one) => !RETAIN_KEYS.includes(one)) : 'body';
    if (strange !== undefined) return fail(strange);
    const items = listAt(body, 'items').filter(isRecord);
    const bad = items.length === 0 ? 'items' : items.map(badItem).find((one) => one !== null);
    if (bad !== undefined) return fail(bad);
    const later = isRecord(body) && body['async'] === true;
    const given = knows(806) ? textAt(body, 'operation_id') : '';
    const answer = { success: true, bank_id: bank, items_count: items.length, async: later };
    if (later && operations.has(given)) return { json: { ...answer, operation_id: given } };
    const made = items.flatMap((item) => keep(bank, item));
    if (!later) {
      facts.push(...made);
      return { json: answer };
    }
    const id = given === '' ? randomUUID() : given;
    operations.set(id, { polls: 0, facts: made });
    return { json: { ...answer, operation_id: id, operation_ids: [id] } };
  };
  const recall = (bank: string, body: unknown): ServiceAnswer => {
    const query = textAt(body, 'query');
    if (isRecord(body) && body['tags'] !== undefined && !Array.isArray(body['tags'])) return fail('tags');
    const words = query
      .toLowerCase()
      .split(/\W+/u)
      .filter((word) => word.length > 3);
    if (query.split(/\s+/u).length > MOST_WORDS) return { status: 400, json: { detail: 'Query is too long' } };
    const [types, tags] = [listAt(body, 'types'), listAt(body, 'tags')];
    const strict = textAt(body, 'tags_match').endsWith('_strict');
    const results = facts
      .filter((one) => one.bank === bank && (types.length === 0 || types.includes(one.type)))
      .filter((one) => {
        if (tags.length === 0 || (one.tags.length === 0 && !strict)) return true;
        return one.tags.some((tag) => tags.includes(tag));
      })
      .filter((one) => {
        const text = one.text.toLowerCase();
        return one.query === null ? words.some((word) => text.includes(word)) : query.includes(one.query);
      });
    return { json: { results: results.map(({ id, text, type, tags: has }) => ({ id, text, type, tags: has })) } };
  };
  const operation = (id: string): ServiceAnswer => {
    const found = operations.get(id);
    if (found === undefined) return { status: 404, json: { detail: 'no such operation' } };
    found.polls += 1;
    const ended = found.polls >= polls;
    if (found.polls === polls) facts.push(...found.facts);
    return { json: { operation_id: id, status: ended ? 'completed' : 'pending' } };
  };
  const answer = ({ method, path, headers, body }: SeenRequest): ServiceAnswer => {
    const { pathname, searchParams } = new URL(path, 'http://stub');
    const scripted = other.find(({ end, answers }) => answers.length > 0 && pathname.endsWith(end))?.answers.shift();
    if (scripted !== undefined) return scripted;
    if (pathname === '/version') {
      return version === null ? { status: 404, json: { detail: 'Not Found' } } : { json: { api_version: version } };
    }
    if (headers['authorization'] !== `Bearer ${key}`) return { status: 401, json: { detail: 'unknown key' } };
    const [, tenant, , bank = '', ...rest] = pathname.split('/').slice(1).map(decodeURIComponent);
    if (tenant !== 'default') return { status: 404, json: { detail: 'no such tenant' } };
    switch (`${method} ${rest.slice(0, 2).join('/')}`) {
      case 'POST memories':
        return retain(bank, parseJson(body));
      case 'POST memories/recall':
        return recall(bank, parseJson(body));
      case 'POST reflect': {
        const { json } = recall(bank, parseJson(body));
        return {
          json: {
            text: listAt(json, 'results')
              .map((one) => textAt(one, 'text'))
              .join(' '),
          },
        };
      }
      case 'GET memories/list': {
        const all = facts.filter((one) => one.bank === bank).toReversed();
        const [offset, limit] = [Number(searchParams.get('offset')), Number(searchParams.get('limit'))];
        const items = all.slice(offset, offset + limit).map(({ id, text, type, tags }) => ({
          ...{ id, text, fact_type: type, tags, mentioned_at: '2026-03-01T10:00:00Z' },
        }));
        return { json: { items, total: all.length, limit, offset } };
      }
      default:
        if (method === 'GET' && rest[0] === 'operations') return operation(rest[1] ?? '');
        return { status: 404, json: { detail: 'no such route' } };
    }
  };
  const service = await faultyService(answer);
  const bank = `hermes-${profile}`;
  return {
    url: service.url,
    documents,
    loose,
    version: (next) => void (version = next),
    polls: (times) => void (polls = times),
    instead: (end, ...answers) => void other.push({ end, answers: [...answers] }),
    values: { mode: 'local_external', api_key: key, api_url: service.url, bank_id: bank },
    fault: (fault, times) => service.fault(fault, times),
    seen: () => service.seen,
    turns: () =>
      documents.flatMap(({ contents }) =>
        contents.flatMap((content) => {
          const messages = parseJson(content);
          const texts = Array.isArray(messages) ? messages.filter((one) => textAt(one, 'role') === 'user') : [];
          return texts.map((one) => textAt(one, 'content'));
        }),
      ),
    mirrored: () => [],
    plant: (text, query) => void facts.push({ bank, id: randomUUID(), text, type: 'observation', tags: [], query }),
    stop: () => service.stop(),
  };
}

/** The fixture of the table for it. */
export const hindsightFixture: ProviderFixture = {
  kind: createHindsightKind({ userDir: null }),
  start: hindsightStub,
  immune: {},
  syncs: true,
  mirrors: [],
  toolCall: { name: 'hindsight_recall', args: { query: 'tea' }, finds: 'green tea' },
};

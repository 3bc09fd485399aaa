import type { Json } from '@shared/contract/common.ts';
import { isRecord, listAt, parseJson, recordAt, textAt } from '@shared/record.ts';
import type { ProviderFixture, ProviderStub, SeenRequest } from '../../testing/fixture.ts';
import { faultyService, type ServiceAnswer } from '../../testing/stub-service.ts';
import { memori } from '../kind.ts';

/** A turn as the stub keeps it. */
export interface KeptTurn {
  readonly entity: string;
  readonly project: string;
  readonly session: string;
  readonly user: string;
  readonly assistant: string;
  readonly trace: Json;
}

/** The stub, and what a test can have it do. */
export interface MemoriStub extends ProviderStub {
  readonly url: string;
  readonly kept: readonly KeptTurn[];
  /** Answers every augmentation with this status. */
  augmentation(status: number): void;
  /** Answers these recalls with this instead. */
  recallWith(answer: Json | null): void;
  /** Answers how much room there is with this instead. */
  quotaIs(answer: Json): void;
  /** Answers the next `times` turns with this status, having kept nothing. */
  refuseTurns(status: number, times: number, json?: Json): void;
}

/** Both of Memori's hosts on one port: turns, facts (the sentences of the answers), quota. */
export async function memoriStub(profile: string): Promise<MemoriStub> {
  const key = `memori-key-of-${profile}-0123456789`;
  const kept: KeptTurn[] = [];
  const planted: { text: string; query: string }[] = [];
  let augmentation = 200;
  let recalled: Json | null = null;
  let quota: Json | null = null;
  let refusal = { status: 0, times: 0, json: {} as Json };

  const recall = (query: URLSearchParams): Json => {
    if (recalled !== null) return recalled;
    const words = query.get('query') ?? '';
    const session = query.get('session_id');
    const sentences = kept
      .filter((one) => one.entity === query.get('entity_id') && one.project === query.get('project_id'))
      .filter((one) => session === null || one.session === session)
      .flatMap(({ assistant }) => assistant.split(/(?<=[.!?])\s+/u))
      .filter((sentence) => sentence !== '' && words.includes(sentence));
    const facts = [...planted.filter((one) => words.includes(one.query)).map(({ text }) => text), ...sentences];
    return { facts: facts.map((content, id) => ({ id, content, date_created: '2026-03-01T10:00:00Z' })) };
  };
  const turn = (body: unknown): ServiceAnswer => {
    if (refusal.times > 0) {
      refusal.times -= 1;
      return { status: refusal.status, json: refusal.json };
    }
    const [user, assistant] = listAt(body, 'messages');
    kept.push({
      entity: textAt(recordAt(recordAt(body, 'attribution'), 'entity'), 'id'),
      project: textAt(recordAt(body, 'project'), 'id'),
      session: textAt(recordAt(body, 'session'), 'id'),
      user: textAt(user, 'content'),
      assistant: textAt(assistant, 'content'),
      trace: (isRecord(assistant) ? (assistant['trace'] ?? null) : null) as Json,
    });
    return { json: { ok: true } };
  };
  const answer = ({ method, path, headers, body }: SeenRequest): ServiceAnswer => {
    if (headers['authorization'] !== `Bearer ${key}`) return { status: 401, json: { detail: 'unknown key' } };
    const url = new URL(path, 'http://stub');
    switch (`${method} ${url.pathname}`) {
      case 'POST /v1/agent/conversation/turn':
        return turn(parseJson(body));
      case 'POST /v1/agent/augmentation':
        return { status: augmentation, json: {} };
      case 'GET /v1/agent/recall':
        return { json: recall(url.searchParams) };
      case 'GET /v1/agent/recall/summary':
        return { json: { summaries: [{ content: 'Tea was drunk.' }] } };
      case 'GET /v1/agent/compaction':
        return { json: { messages: url.searchParams.get('num_messages') } };
      case 'GET /v1/sdk/quota':
        return { json: quota ?? { memories: { max: 100, num: kept.length }, message: 'free' } };
      case 'POST /v1/sdk/account':
      case 'POST /v1/agent/feedback':
        return { status: 204 };
      default:
        return { status: 404, json: { detail: 'no such route' } };
    }
  };
  const service = await faultyService(answer);
  return {
    url: service.url,
    kept,
    augmentation: (status) => void (augmentation = status),
    recallWith: (json) => void (recalled = json),
    quotaIs: (json) => void (quota = json),
    refuseTurns: (status, times, json = {}) => void (refusal = { status, times, json }),
    values: { apiKey: key, entityId: profile, projectId: `hermes-${profile}`, baseUrl: service.url },
    fault: (fault, times) => service.fault(fault, times),
    seen: () => service.seen,
    turns: () => kept.map(({ user }) => user),
    mirrored: () => [],
    plant: (text, query) => void planted.push({ text, query }),
    stop: () => service.stop(),
  };
}

/** The fixture of the table for it. */
export const memoriFixture: ProviderFixture = {
  kind: memori,
  start: memoriStub,
  immune: {},
  syncs: true,
  recalls: false,
  mirrors: [],
  toolCall: { name: 'memori_recall', args: { query: 'tea' }, finds: 'green tea' },
};

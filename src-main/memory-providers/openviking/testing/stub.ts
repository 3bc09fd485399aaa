import type { Json } from '@shared/contract/common.ts';
import { isRecord, listAt, parseJson, textAt } from '@shared/record.ts';
import type { ProviderFixture, ProviderStub, SeenRequest } from '../../testing/fixture.ts';
import { faultyService, type ServiceAnswer } from '../../testing/stub-service.ts';
import { openviking } from '../kind.ts';

/** A session of the stub: what was added since it was last committed, and how often that was. */
export interface StubSession {
  messages: Json[];
  commits: number;
}

/** How the stub differs from a new server in good order. */
export interface StubManner {
  /** `api_key` where left out; `trusted` wants account and user beside the key. */
  auth?: 'dev' | 'api_key' | 'trusted';
  /** Answers to be given to a path (without its query) instead. */
  readonly instead: Map<string, ServiceAnswer | ((request: SeenRequest) => ServiceAnswer | null)>;
  /** False: sessions must be begun before anything is added, as newer servers want it. */
  creates: boolean;
}

/** The stub, and what a test can have it do. */
export interface VikingStub extends ProviderStub {
  readonly url: string;
  readonly key: string;
  readonly manner: StubManner;
  readonly sessions: ReadonlyMap<string, StubSession>;
  /** Files by their address. */
  readonly files: Map<string, string>;
}

/** OpenViking on this machine: its routes over a map of files, and sessions. */
export async function vikingStub(profile: string): Promise<VikingStub> {
  const key = `viking-key-of-${profile}-0123456789`;
  const uid = profile;
  const manner: StubManner = { instead: new Map(), creates: true };
  const sessions = new Map<string, StubSession>();
  const files = new Map<string, string>();
  const planted: { readonly uri: string; readonly query: string }[] = [];
  const kept: Json[] = [];
  const mirrored: string[] = [];

  const ok = (result: Json): ServiceAnswer => ({ json: { status: 'ok', result, time: 0.01 } });
  const refuse = (status: number, code: string, message: string): ServiceAnswer => ({
    status,
    json: { status: 'error', error: { code, message } },
  });
  const add = (id: string, messages: readonly Json[]): ServiceAnswer => {
    const session = sessions.get(id) ?? (manner.creates ? { messages: [], commits: 0 } : null);
    if (session === null) return refuse(404, 'NOT_FOUND', `Session not found: ${id}`);
    sessions.set(id, session);
    session.messages.push(...messages);
    kept.push(...messages);
    return ok({ session_id: id, message_count: session.messages.length, added: messages.length });
  };
  const commit = (id: string): ServiceAnswer => {
    const session = sessions.get(id);
    if (session === undefined) return refuse(404, 'NOT_FOUND', `Session not found: ${id}`);
    if (session.messages.length === 0) return ok({ status: 'skipped', archived: false });
    session.messages = [];
    session.commits += 1;
    return ok({ status: 'accepted', task_id: `task-${id}`, archived: true });
  };
  const ofSession = (method: string, path: string, body: unknown): ServiceAnswer => {
    const [id = '', ...rest] = path.split('/').map(decodeURIComponent);
    switch (`${method} ${rest.join('/')}`) {
      case 'POST messages/batch':
        return add(id, listAt(body, 'messages') as Json[]);
      case 'POST messages':
        return add(id, [body as Json]);
      case 'POST commit':
        return commit(id);
      default: {
        const session = sessions.get(id);
        if (session === undefined) return refuse(404, 'NOT_FOUND', `Session not found: ${id}`);
        const tokens = Math.ceil(JSON.stringify(session.messages).length / 4);
        return ok({
          message_count: session.messages.length,
          pending_tokens: session.messages.length === 0 ? 0 : tokens,
        });
      }
    }
  };
  const find = (body: unknown): ServiceAnswer => {
    const query = textAt(body, 'query').toLowerCase();
    const hit = (uri: string): Json => ({
      ...{ uri, level: 2, score: 0.9, abstract: files.get(uri) ?? '', overview: '', category: 'preferences' },
    });
    const uris = planted.filter((one) => query.includes(one.query)).map(({ uri }) => uri);
    const others = [...files].filter(([uri, text]) => !uris.includes(uri) && text.toLowerCase().includes(query));
    const memories = [...uris, ...others.map(([uri]) => uri)].map(hit);
    return ok({ memories, resources: [], skills: [], total: memories.length });
  };
  const read = (uri: string): ServiceAnswer => {
    const text = files.get(uri);
    return text === undefined ? refuse(404, 'NOT_FOUND', `No such file: ${uri}`) : ok(text);
  };
  const list = (uri: string): ServiceAnswer => {
    const base = `${uri.replace(/\/+$/u, '')}/`;
    const there = [...files].filter(([at]) => at.startsWith(base));
    if (there.length === 0) return refuse(404, 'NOT_FOUND', `No such folder: ${uri}`);
    return ok(
      there.map(([at, text]) => ({
        ...{ name: at.split('/').at(-1) ?? '', rel_path: at.slice(base.length), uri: at, isDir: false, abstract: text },
      })),
    );
  };
  const remove = (uri: string): ServiceAnswer => {
    if (!files.delete(uri)) return refuse(404, 'NOT_FOUND', `No such file: ${uri}`);
    return ok({ uri, estimated_deleted_count: 1, queue_status: null });
  };
  const write = (body: unknown): ServiceAnswer => {
    const [uri, content] = [textAt(body, 'uri'), textAt(body, 'content')];
    const unknown = isRecord(body)
      ? Object.keys(body).find((name) => !['uri', 'content', 'mode'].includes(name))
      : 'body';
    if (unknown !== undefined) return refuse(400, 'INVALID_ARGUMENT', `Unknown field ${unknown}`);
    if (!uri.startsWith(`viking://user/${uid}/`)) return refuse(400, 'INVALID_URI', `Not a place of yours: ${uri}`);
    if (files.has(uri)) return refuse(409, 'ALREADY_EXISTS', `It is there: ${uri}`);
    files.set(uri, content);
    mirrored.push(content);
    return ok({ uri });
  };
  const route = ({ method, path, body: text }: SeenRequest): ServiceAnswer => {
    const url = new URL(path, 'http://stub');
    const uri = url.searchParams.get('uri') ?? '';
    const body = parseJson(text);
    const session = /^\/api\/v1\/sessions\/(.+)$/u.exec(url.pathname)?.[1];
    if (session !== undefined) return ofSession(method, session, body);
    switch (`${method} ${url.pathname}`) {
      case 'GET /api/v1/system/status':
        return ok({ initialized: true, user: uid });
      case 'POST /api/v1/sessions':
        sessions.set(textAt(body, 'session_id'), { messages: [], commits: 0 });
        return ok({ session_id: textAt(body, 'session_id') });
      case 'POST /api/v1/search/find':
      case 'POST /api/v1/search/search':
        return find(body);
      case 'GET /api/v1/content/read':
        return read(uri);
      case 'GET /api/v1/content/abstract':
      case 'GET /api/v1/content/overview':
        return files.has(uri) ? refuse(412, 'FAILED_PRECONDITION', 'Not a folder') : ok(`summary of ${uri}`);
      case 'POST /api/v1/content/write':
        return write(body);
      case 'GET /api/v1/fs/ls':
      case 'GET /api/v1/fs/tree':
        return list(uri);
      case 'GET /api/v1/fs/stat':
        return ok({ uri, isDir: !files.has(uri) });
      case 'DELETE /api/v1/fs':
        return remove(uri);
      case 'POST /api/v1/resources/temp_upload':
        return ok({ temp_file_id: 'tmp-1' });
      case 'POST /api/v1/resources':
        return ok({ root_uri: 'viking://resources/added' });
      default:
        return { status: 404, json: { detail: 'Not Found' } };
    }
  };
  const answer = (request: SeenRequest): ServiceAnswer => {
    const { pathname } = new URL(request.path, 'http://stub');
    const other = manner.instead.get(pathname);
    const instead = typeof other === 'function' ? other(request) : other;
    if (instead !== undefined && instead !== null) return instead;
    const { auth = 'api_key' } = manner;
    if (pathname === '/health') return { json: { status: 'ok', healthy: true, version: '0.4.1', auth_mode: auth } };
    if (pathname === '/openapi.json') return { json: { info: { title: 'OpenViking API' } } };
    const { headers } = request;
    if (auth !== 'dev' && headers['authorization'] !== `Bearer ${key}`)
      return refuse(401, 'UNAUTHENTICATED', 'bad key');
    const named = headers['x-openviking-account'] !== undefined && headers['x-openviking-user'] !== undefined;
    if (auth === 'trusted' && !named) {
      const missing = 'Trusted mode requests must include X-OpenViking-Account and X-OpenViking-User';
      return refuse(400, 'INVALID_ARGUMENT', missing);
    }
    return route(request);
  };
  const service = await faultyService(answer);
  return {
    ...{ url: service.url, key, manner, sessions, files },
    values: { source: 'own', endpoint: service.url, api_key: key, account: '', user: '', agent: '' },
    fault: (fault, times) => service.fault(fault, times),
    seen: () => service.seen,
    turns: () => kept.filter((one) => textAt(one, 'role') === 'user').map((one) => JSON.stringify(one)),
    mirrored: () => mirrored,
    plant: (text, query) => {
      const uri = `viking://user/${uid}/memories/preferences/planted-${String(planted.length)}.md`;
      files.set(uri, text);
      planted.push({ uri, query });
    },
    stop: () => service.stop(),
  };
}

/** The fixture of the table for it. */
export const vikingFixture: ProviderFixture = {
  kind: openviking,
  start: vikingStub,
  immune: {},
  syncs: true,
  mirrors: ['add'],
  toolCall: { name: 'viking_search', args: { query: 'tea' }, finds: 'green tea' },
};

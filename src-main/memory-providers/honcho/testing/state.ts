import { isRecord, listAt, textAt } from '@shared/record.ts';

/** What the stub answers. */
export interface Answer {
  readonly status: number;
  readonly json?: unknown;
  /** Sent as HTML instead of `json`. */
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Message {
  readonly id: string;
  readonly peer_id: string;
  readonly session_id: string;
  readonly content: string;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly created_at: string;
}

interface Conclusion {
  readonly id: string;
  readonly content: string;
  readonly observer_id: string;
  readonly observed_id: string;
  readonly session_id: string | null;
  readonly level: string;
  readonly created_at: string;
}

interface Session {
  readonly members: Map<string, { observe_me: boolean | null; observe_others: boolean | null }>;
  readonly messages: Message[];
}

type Body = Readonly<Record<string, unknown>>;

/** The summary of a session comes with this many messages. */
const SUMMARY_FROM = 10;

/** What a Honcho server keeps, and its answers by the documented routes. One workspace's worth of state for each workspace. */
export class HonchoState {
  readonly workspaces = new Set<string>();
  readonly sessions = new Map<string, Session>();
  /** Cards by `observer>target`. */
  readonly cards = new Map<string, string[]>();
  readonly representations = new Map<string, string>();
  readonly conclusions: Conclusion[] = [];
  /** Longest id that is taken. */
  longestId = 512;
  /** Whether workspace search knows the filter `peer_perspective`. */
  perspective = true;
  /** Whether messages can be listed by their metadata. */
  filters = true;
  /** What chat answers; null for the echo of the question. */
  chatAnswer: ((query: string, asked: number) => string | null) | null = null;
  summary: string | null = null;
  /** What members' flags the server insists on. */
  readonly insists = new Map<string, { observe_me: boolean | null; observe_others: boolean | null }>();
  #chats = 0;
  #ids = 0;

  answer(method: string, url: URL, body: string, type: string): Answer {
    const [, version, area, workspace, ...rest] = url.pathname.split('/').map(decodeURIComponent);
    if (version !== 'v3' || area !== 'workspaces') return notFound('no such route');
    const json = type.startsWith('application/json') && body !== '' ? (JSON.parse(body) as Body) : {};
    if (workspace === undefined) {
      const id = textAt(json, 'id');
      const bad = this.#badId(id);
      if (bad !== null) return bad;
      this.workspaces.add(id);
      return ok({ id, metadata: {}, configuration: {}, created_at: now() });
    }
    if (!this.workspaces.has(workspace)) return notFound('no such workspace');
    const [kind = '', id, ...more] = rest;
    if (kind === 'peers') return this.#peers(method, workspace, id, more, url, json);
    if (kind === 'sessions') return this.#sessions(method, workspace, id, more, url, json, body, type);
    if (kind === 'search') return this.#search(workspace, json);
    if (kind === 'conclusions') return this.#conclusions(method, id, url, json);
    return notFound('no such route');
  }

  /** Every message of a workspace, in order. */
  messages(workspace: string): Message[] {
    return [...this.sessions]
      .filter(([key]) => key.startsWith(`${workspace}/`))
      .flatMap(([, { messages }]) => messages);
  }

  /** A message of an earlier conversation. */
  plant(workspace: string, peer: string, content: string): void {
    this.#add('earlier', this.#session(workspace, 'earlier'), [{ peer_id: peer, content }]);
  }

  conclude(
    content: string,
    observer: string,
    observed: string,
    session: string | null = null,
    level = 'explicit',
  ): Conclusion {
    const made: Conclusion = {
      id: this.#id('c'),
      content,
      observer_id: observer,
      observed_id: observed,
      session_id: session,
      level,
      created_at: now(),
    };
    this.conclusions.push(made);
    return made;
  }

  #peers(method: string, workspace: string, id: string | undefined, [what]: string[], url: URL, json: Body): Answer {
    if (id === undefined) {
      const made = textAt(json, 'id');
      return (
        this.#badId(made) ??
        ok({ id: made, workspace_id: workspace, metadata: {}, configuration: {}, created_at: now() })
      );
    }
    const target = url.searchParams.get('target') ?? textAt(json, 'target');
    const slot = `${id}>${target === '' ? id : target}`;
    if (what === 'card' && method === 'PUT') {
      this.cards.set(slot, listAt(json, 'peer_card').map(String));
      return ok({ peer_card: this.cards.get(slot) });
    }
    if (what === 'card') return ok({ peer_card: this.cards.get(slot) ?? null });
    if (what === 'representation') return ok({ representation: this.representations.get(slot) ?? '' });
    if (what === 'context') {
      const representation = this.representations.get(slot) ?? null;
      return ok({ peer_id: id, target_id: target, representation, peer_card: this.cards.get(slot) ?? null });
    }
    if (what === 'search') return ok(this.#found(workspace, json, id));
    if (what === 'chat') {
      this.#chats += 1;
      const query = textAt(json, 'query');
      if (query === '' || query.length > 10_000) return invalid('query', 'string_too_long');
      const echo = `About ${slot} at ${textAt(json, 'reasoning_level')}: ${query.slice(0, 40)}`;
      return ok({ content: this.chatAnswer === null ? echo : this.chatAnswer(query, this.#chats) });
    }
    return notFound('no such route');
  }

  #sessions(
    method: string,
    workspace: string,
    id: string | undefined,
    [what, inner, last]: string[],
    url: URL,
    json: Body,
    body: string,
    type: string,
  ): Answer {
    if (id === undefined) {
      const made = textAt(json, 'id');
      const bad = this.#badId(made);
      if (bad !== null) return bad;
      this.#session(workspace, made);
      return ok({
        id: made,
        is_active: true,
        workspace_id: workspace,
        metadata: {},
        configuration: {},
        created_at: now(),
      });
    }
    const present = this.sessions.get(`${workspace}/${id}`);
    if (present === undefined) return notFound('no such session');
    if (what === 'peers' && inner === undefined) {
      for (const [peer, flags] of Object.entries(json))
        present.members.set(peer, flags as { observe_me: boolean; observe_others: boolean });
      return ok({});
    }
    if (what === 'peers' && last === 'config') {
      const flags = this.insists.get(inner ?? '') ?? present.members.get(inner ?? '');
      return ok({ observe_me: flags?.observe_me ?? null, observe_others: flags?.observe_others ?? null });
    }
    if (what === 'context') {
      const summary =
        this.summary ??
        (present.messages.length >= SUMMARY_FROM ? `A talk of ${String(present.messages.length)} messages.` : null);
      const messages = present.messages.slice(-20);
      return ok({
        id,
        messages,
        summary: summary === null ? null : { content: summary },
        peer_representation: null,
        peer_card: null,
      });
    }
    if (what === 'messages' && inner === 'list') return this.#list(present.messages, url, json);
    if (what === 'messages' && inner === 'upload') return ok(this.#upload(id, present, body, type));
    if (what === 'messages' && method === 'POST') return this.#add(id, present, listAt(json, 'messages'));
    return notFound('no such route');
  }

  #add(session: string, { messages }: Session, given: readonly unknown[]): Answer {
    if (given.length < 1 || given.length > 100) return invalid('messages', 'too_long');
    if (given.some((one) => textAt(one, 'content').trim() === '')) return invalid('content', 'string_too_short');
    const made = given.map((one): Message => {
      const metadata = isRecord(one) && isRecord(one['metadata']) ? one['metadata'] : {};
      return {
        id: this.#id('m'),
        peer_id: textAt(one, 'peer_id'),
        session_id: session,
        content: textAt(one, 'content'),
        metadata,
        created_at: textAt(one, 'created_at') || now(),
      };
    });
    messages.push(...made);
    return ok(made.map((one) => ({ ...one, token_count: 1 })));
  }

  #upload(session: string, { messages }: Session, body: string, type: string): Message[] {
    const boundary = /boundary=(.*)$/.exec(type)?.[1] ?? '';
    const fields = new Map<string, string>();
    for (const piece of body.split(`--${boundary}`)) {
      const [head = '', ...text] = piece.split('\r\n\r\n');
      const name = /name="([^"]*)"/.exec(head)?.[1];
      if (name !== undefined) fields.set(name, text.join('\r\n\r\n').replace(/\r\n$/, ''));
    }
    const made: Message = {
      id: this.#id('m'),
      peer_id: fields.get('peer_id') ?? '',
      session_id: session,
      content: fields.get('file') ?? '',
      metadata: JSON.parse(fields.get('metadata') ?? '{}') as Record<string, unknown>,
      created_at: fields.get('created_at') ?? now(),
    };
    messages.push(made);
    return [made];
  }

  #list(messages: readonly Message[], url: URL, json: Body): Answer {
    const filters = isRecord(json['filters']) ? json['filters'] : {};
    const metadata = isRecord(filters['metadata']) ? Object.entries(filters['metadata']) : [];
    if (metadata.length > 0 && !this.filters) return invalid('filters', 'value_error');
    const fits = messages.filter((one) => metadata.every(([key, value]) => one.metadata[key] === value));
    return ok(pageOf(url.searchParams.get('reverse') === 'true' ? fits.toReversed() : fits, url));
  }

  #search(workspace: string, json: Body): Answer {
    const filters = isRecord(json['filters']) ? json['filters'] : {};
    const peer = textAt(filters, 'peer_perspective');
    if (peer !== '' && !this.perspective) return invalid('filters', 'value_error');
    return ok(this.#found(workspace, json, null));
  }

  #found(workspace: string, json: Body, author: string | null): Message[] {
    const query = textAt(json, 'query').toLowerCase();
    const limit = typeof json['limit'] === 'number' ? json['limit'] : 10;
    return this.messages(workspace)
      .filter((one) => (author === null || one.peer_id === author) && one.content.toLowerCase().includes(query))
      .slice(0, limit);
  }

  #conclusions(method: string, id: string | undefined, url: URL, json: Body): Answer {
    if (method === 'DELETE') {
      const at = this.conclusions.findIndex((one) => one.id === id);
      if (at < 0) return notFound('no such conclusion');
      this.conclusions.splice(at, 1);
      return { status: 204 };
    }
    if (id === undefined) {
      const given = listAt(json, 'conclusions');
      return ok(
        given.map((one) =>
          this.conclude(
            textAt(one, 'content'),
            textAt(one, 'observer_id'),
            textAt(one, 'observed_id'),
            textAt(one, 'session_id') || null,
          ),
        ),
      );
    }
    const filters = isRecord(json['filters']) ? json['filters'] : {};
    const fits = this.conclusions
      .filter((one) => one.observer_id === filters['observer_id'] && one.observed_id === filters['observed_id'])
      .toReversed();
    if (id === 'list') return ok(pageOf(fits, url));
    const query = textAt(json, 'query').toLowerCase();
    return ok(fits.filter((one) => one.content.toLowerCase().includes(query)).slice(0, Number(json['top_k'] ?? 10)));
  }

  #session(workspace: string, id: string): Session {
    const key = `${workspace}/${id}`;
    const present = this.sessions.get(key) ?? { members: new Map(), messages: [] };
    this.sessions.set(key, present);
    return present;
  }

  #badId(id: string): Answer | null {
    if (id.length > this.longestId) return invalid('id', 'string_too_long');
    return /^[A-Za-z0-9_-]+$/.test(id) ? null : invalid('id', 'string_pattern_mismatch');
  }

  #id(kind: string): string {
    this.#ids += 1;
    return `${kind}${String(this.#ids)}`;
  }
}

function now(): string {
  return new Date().toISOString();
}

function ok(json: unknown): Answer {
  return { status: 200, json };
}

function notFound(detail: string): Answer {
  return { status: 404, json: { detail } };
}

/** FastAPI's way of saying no: a list of details. */
function invalid(field: string, type: string): Answer {
  return { status: 422, json: { detail: [{ type, loc: ['body', field], msg: `bad ${field}` }] } };
}

function pageOf(items: readonly unknown[], url: URL): Record<string, unknown> {
  const page = Number(url.searchParams.get('page') ?? 1);
  const size = Math.min(100, Number(url.searchParams.get('size') ?? 50));
  const pages = Math.max(1, Math.ceil(items.length / size));
  return { items: items.slice((page - 1) * size, page * size), page, size, total: items.length, pages };
}

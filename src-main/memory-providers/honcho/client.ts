import { isRecord, listAt, textAt } from '@shared/record.ts';
import { ProviderFailure } from '../failure.ts';
import type { Http, HttpRequest } from '../http.ts';
import type { Credential } from './credential.ts';
import type { Level } from './settings.ts';

/** A message to store. */
export interface NewMessage {
  readonly peer_id: string;
  readonly content: string;
  readonly metadata: Readonly<Record<string, string | number>>;
  /** ISO 8601. */
  readonly created_at: string;
}

/** A message as the server has it; texts are untrusted. */
export interface StoredMessage {
  readonly id: string;
  readonly peer: string;
  readonly session: string;
  readonly content: string;
  readonly metadata: Readonly<Record<string, unknown>>;
  /** Milliseconds since 1970; null when it cannot be read. */
  readonly created: number | null;
}

/** A conclusion as the server has it. */
export interface Conclusion {
  readonly id: string;
  readonly content: string;
  readonly level: string;
  readonly session: string | null;
  readonly created: number | null;
}

/** A page of a list; pages count from 1. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly page: number;
  readonly pages: number;
  readonly total: number | null;
}

/** What an observer knows of a peer; null where it has none. */
export interface PeerContext {
  readonly representation: string | null;
  readonly card: readonly string[] | null;
}

/** Where knowledge lies: `observer` about `target`, or about itself when that is null. */
export interface Slot {
  readonly observer: string;
  readonly target: string | null;
}

type Query = Readonly<Record<string, string | number | undefined>>;

/** What requests are made with. */
export interface ClientOptions {
  readonly http: Http;
  readonly credential: Credential;
  readonly base: string;
  readonly workspace: string;
  readonly timeoutMs: number;
}

/**
 * Honcho's documented requests (`/v3/workspaces/...`), each sent once, with one deadline for the whole answer. Nothing is
 * remembered from a request that failed. Everything throws ProviderFailure.
 */
export class HonchoClient {
  readonly workspace: string;
  readonly #options: ClientOptions;

  constructor(options: ClientOptions) {
    this.#options = options;
    this.workspace = options.workspace;
  }

  async makeWorkspace(signal: AbortSignal): Promise<void> {
    await this.#send('POST', null, { json: { id: this.workspace } }, signal);
  }

  async makePeer(id: string, signal: AbortSignal): Promise<void> {
    await this.#send('POST', '/peers', { json: { id } }, signal);
  }

  async makeSession(id: string, signal: AbortSignal): Promise<void> {
    await this.#send('POST', '/sessions', { json: { id } }, signal);
  }

  async addPeers(
    session: string,
    peers: Readonly<Record<string, { observe_me: boolean; observe_others: boolean }>>,
    signal: AbortSignal,
  ): Promise<void> {
    await this.#send('POST', `/sessions/${part(session)}/peers`, { json: peers }, signal);
  }

  /** The flags of a member; null for what the server leaves open. */
  async peerFlags(
    session: string,
    peer: string,
    signal: AbortSignal,
  ): Promise<{ readonly me: boolean | null; readonly others: boolean | null }> {
    const json = await this.#send('GET', `/sessions/${part(session)}/peers/${part(peer)}/config`, {}, signal);
    const flag = (key: string): boolean | null => (isRecord(json) && typeof json[key] === 'boolean' ? json[key] : null);
    return { me: flag('observe_me'), others: flag('observe_others') };
  }

  /** The summary of a session (empty for none) and its newest messages, oldest first. */
  async sessionContext(
    session: string,
    signal: AbortSignal,
  ): Promise<{ readonly summary: string; readonly messages: readonly StoredMessage[] }> {
    const query = { summary: 'true' };
    const json = await this.#send('GET', `/sessions/${part(session)}/context`, { query }, signal);
    const summary = isRecord(json) ? json['summary'] : null;
    return {
      summary: typeof summary === 'string' ? summary : textAt(summary, 'content'),
      messages: listAt(json, 'messages').map(messageOf),
    };
  }

  async addMessages(session: string, messages: readonly NewMessage[], signal: AbortSignal): Promise<void> {
    const json = await this.#send('POST', `/sessions/${part(session)}/messages`, { json: { messages } }, signal);
    if (!Array.isArray(json)) throw malformed('The messages were not confirmed.');
  }

  /** The messages of a session that carry this metadata. A server that does not know the filter answers more. */
  async messagesWith(
    session: string,
    metadata: Readonly<Record<string, string>> | null,
    page: number,
    signal: AbortSignal,
  ): Promise<Page<StoredMessage>> {
    const filters = metadata === null ? {} : { filters: { metadata } };
    const query = { page, size: 100, reverse: 'true' };
    const path = `/sessions/${part(session)}/messages/list`;
    return pageOf(await this.#send('POST', path, { query, json: filters }, signal), messageOf);
  }

  async upload(session: string, form: FormData, signal: AbortSignal): Promise<void> {
    await this.#send('POST', `/sessions/${part(session)}/messages/upload`, { body: form }, signal);
  }

  async peerContext({ observer, target }: Slot, signal: AbortSignal): Promise<PeerContext> {
    const query = { target: target ?? undefined };
    const json = await this.#send('GET', `/peers/${part(observer)}/context`, { query }, signal);
    const text = isRecord(json) ? json['representation'] : null;
    return { representation: typeof text === 'string' ? text : null, card: cardOf(json) };
  }

  async representation({ observer, target }: Slot, signal: AbortSignal): Promise<string> {
    const body = { json: target === null ? {} : { target } };
    return textAt(await this.#send('POST', `/peers/${part(observer)}/representation`, body, signal), 'representation');
  }

  /** The facts of a card; empty for none. */
  async card({ observer, target }: Slot, signal: AbortSignal): Promise<readonly string[]> {
    const query = { target: target ?? undefined };
    return cardOf(await this.#send('GET', `/peers/${part(observer)}/card`, { query }, signal)) ?? [];
  }

  async setCard({ observer, target }: Slot, card: readonly string[], signal: AbortSignal): Promise<readonly string[]> {
    const query = { target: target ?? undefined };
    const body = { query, json: { peer_card: card } };
    return cardOf(await this.#send('PUT', `/peers/${part(observer)}/card`, body, signal)) ?? card;
  }

  /** Asks a question in words; empty when there is no answer. */
  async chat({ observer, target }: Slot, query: string, level: Level, signal: AbortSignal): Promise<string> {
    const json = { query, stream: false, ...(target === null ? {} : { target }), reasoning_level: level };
    const answer = await this.#send('POST', `/peers/${part(observer)}/chat`, { json }, signal);
    if (!isRecord(answer) || (typeof answer['content'] !== 'string' && answer['content'] !== null)) {
      throw malformed('The answer holds no content.');
    }
    return textAt(answer, 'content').trim();
  }

  /** Messages of the workspace that fit a query and that `peer` has seen; servers that know no such filter search what it wrote. */
  async search(query: string, peer: string, limit: number, signal: AbortSignal): Promise<readonly StoredMessage[]> {
    const body = { json: { query, limit, filters: { peer_perspective: peer } } };
    try {
      return found(await this.#send('POST', '/search', body, signal));
    } catch (error) {
      const unknown = error instanceof ProviderFailure && [400, 404, 405, 422].includes(error.status ?? 0);
      if (!unknown) throw error;
      return found(await this.#send('POST', `/peers/${part(peer)}/search`, { json: { query, limit } }, signal));
    }
  }

  async addConclusion(
    { observer, target }: Slot,
    content: string,
    session: string | null,
    signal: AbortSignal,
  ): Promise<void> {
    const one = { content, session_id: session, observer_id: observer, observed_id: target ?? observer };
    await this.#send('POST', '/conclusions', { json: { conclusions: [one] } }, signal);
  }

  /** Conclusions, newest first. */
  async conclusions(slot: Slot, page: number, size: number, signal: AbortSignal): Promise<Page<Conclusion>> {
    const body = { query: { page, size }, json: { filters: about(slot) } };
    return pageOf(await this.#send('POST', '/conclusions/list', body, signal), conclusionOf);
  }

  /** Conclusions about a query, best first. */
  async findConclusions(slot: Slot, query: string, most: number, signal: AbortSignal): Promise<readonly Conclusion[]> {
    const body = { json: { query, top_k: most, filters: about(slot) } };
    const json = await this.#send('POST', '/conclusions/query', body, signal);
    if (!Array.isArray(json)) throw malformed('The answer is no list.');
    return json.map(conclusionOf);
  }

  async deleteConclusion(id: string, signal: AbortSignal): Promise<void> {
    await this.#send('DELETE', `/conclusions/${part(id)}`, {}, signal);
  }

  /** A 401 is answered once with a renewed sign-in: nothing was done by a request that was refused for its bearer. */
  async #send(
    method: HttpRequest['method'],
    path: string | null,
    { query, json, body }: { query?: Query; json?: unknown; body?: FormData },
    signal: AbortSignal,
  ): Promise<unknown> {
    const { base, http, credential, timeoutMs } = this.#options;
    const root = `${base}/v3/workspaces`;
    const request = (bearer: string): HttpRequest => ({
      method,
      url: path === null ? root : `${root}/${part(this.workspace)}${path}${queryOf(query)}`,
      headers: { authorization: `Bearer ${bearer}`, 'x-honcho-host': 'hermes-desk' },
      ...(json === undefined ? {} : { json }),
      ...(body === undefined ? {} : { body }),
      deadlineMs: timeoutMs,
    });
    const bearer = await credential.bearer(signal);
    try {
      return (await http.request(request(bearer), signal)).json;
    } catch (error) {
      if (!(error instanceof ProviderFailure) || error.status !== 401) throw error;
      const renewed = await credential.afterRefusal(bearer, signal);
      if (renewed === null) throw error;
      return (await http.request(request(renewed), signal)).json;
    }
  }
}

function part(id: string): string {
  return encodeURIComponent(id);
}

function queryOf(query: Query = {}): string {
  const given = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
}

function about({ observer, target }: Slot): { observer_id: string; observed_id: string } {
  return { observer_id: observer, observed_id: target ?? observer };
}

function malformed(message: string): ProviderFailure {
  return new ProviderFailure('malformed', message, { reached: 'maybe' });
}

function timeAt(value: unknown, key: string): number | null {
  const time = Date.parse(textAt(value, key));
  return Number.isNaN(time) ? null : time;
}

function messageOf(value: unknown): StoredMessage {
  const metadata = isRecord(value) ? value['metadata'] : undefined;
  return {
    id: textAt(value, 'id'),
    peer: textAt(value, 'peer_id'),
    session: textAt(value, 'session_id'),
    content: textAt(value, 'content'),
    metadata: isRecord(metadata) ? metadata : {},
    created: timeAt(value, 'created_at'),
  };
}

function conclusionOf(value: unknown): Conclusion {
  return {
    id: textAt(value, 'id'),
    content: textAt(value, 'content'),
    level: textAt(value, 'level'),
    session: textAt(value, 'session_id') || null,
    created: timeAt(value, 'created_at'),
  };
}

function cardOf(value: unknown): string[] | null {
  const card = isRecord(value) ? value['peer_card'] : undefined;
  return Array.isArray(card) ? card.filter((fact): fact is string => typeof fact === 'string') : null;
}

function found(json: unknown): StoredMessage[] {
  const list = Array.isArray(json) ? json : isRecord(json) && Array.isArray(json['items']) ? json['items'] : null;
  if (list === null) throw malformed('The answer is no list.');
  return list.map(messageOf);
}

function pageOf<T>(json: unknown, one: (value: unknown) => T): Page<T> {
  if (!isRecord(json) || !Array.isArray(json['items'])) throw malformed('The answer is no page.');
  const number = (key: string, fallback: number): number => (typeof json[key] === 'number' ? json[key] : fallback);
  return {
    items: json['items'].map(one),
    page: number('page', 1),
    pages: number('pages', 1),
    total: typeof json['total'] === 'number' ? json['total'] : null,
  };
}

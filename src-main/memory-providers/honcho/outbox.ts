import type { Json } from '@shared/contract/common.ts';
import { isRecord, listAt, textAt } from '@shared/record.ts';
import type { Job, NewJob, ProviderEvent } from '../events.ts';
import { ProviderFailure } from '../failure.ts';
import type { HonchoClient, NewMessage, StoredMessage } from './client.ts';
import { slotOf, type Joined, type Members, type Wanted } from './members.ts';
import type { HonchoSettings } from './settings.ts';
import { chunk, storable } from './text.ts';

/** Most messages of one request. */
const BATCH = 100;
/** Longest conclusion the server takes. */
const LONGEST_CONCLUSION = 65_535;
/** Pages that are looked through for messages whose answer was lost. */
const PAGES = 5;

/** What sending works with; a client for each workspace that jobs of the queue were made for. */
export interface OutboxDeps {
  readonly settings: HonchoSettings;
  readonly server: (workspace: string) => { readonly client: HonchoClient; readonly members: Members };
}

/** Where a job goes: as it was when what it tells of happened. */
interface Address extends Wanted {
  readonly workspace: string;
}

interface Part {
  readonly key: string;
  readonly message: NewMessage;
}

/** Turns, mirrored facts and allowed files on their way to Honcho. */
export class Outbox {
  readonly #deps: OutboxDeps;
  /** Parts of jobs that the server has already though they are not done. */
  readonly #arrived = new Map<string, ReadonlySet<string>>();
  /** Turns of this run of the app that nothing was sent of yet; all others are looked for first. */
  readonly #unsent = new Set<string>();

  constructor(deps: OutboxDeps) {
    this.#deps = deps;
  }

  /** What an event has us send. `wanted` is the session of its conversation; its name is empty where there is no conversation. */
  jobs(event: ProviderEvent, wanted: Wanted): readonly NewJob[] {
    const { settings } = this.#deps;
    const address = { ...wanted, workspace: settings.workspace };
    if (event.type === 'upload') {
      const content = storable(event.content);
      if (content === '') return [];
      return [
        job('upload', event.session?.id ?? null, {
          ...address,
          name: wanted.name || settings.workspace,
          file: event.file,
          content,
        }),
      ];
    }
    if (!settings.saveMessages) return [];
    if (event.type === 'turn') {
      const { turn, user, assistant, messages, at } = event;
      const spoken = messages.find(({ role }) => role === 'user')?.at ?? at;
      const texts = [
        { role: 'user', content: storable(user), at: spoken },
        { role: 'assistant', content: storable(assistant), at },
      ].filter(({ content }) => content !== '');
      this.#unsent.add(turn);
      return texts.length === 0 ? [] : [job('turn', event.session.id, { ...address, turn, texts })];
    }
    if (event.type !== 'mirror' || event.action !== 'add' || event.target !== 'user') return [];
    const content = storable(event.content).slice(0, LONGEST_CONCLUSION).toWellFormed();
    return content === '' ? [] : [job('conclusion', event.session?.id ?? null, { ...address, content })];
  }

  /** How many jobs go together, by `writeFrequency`. `waiting` is of one conversation. */
  gather(waiting: readonly Job[], flush: boolean): number {
    const [first] = waiting;
    if (first === undefined) return 0;
    if (first.kind !== 'turn') return 1;
    const run = this.#run(waiting, first);
    const { writeFrequency } = this.#deps.settings;
    const turns = waiting.filter(({ kind }) => kind === 'turn').length;
    if (writeFrequency === 'turn') return 1;
    // What does not fit into one request need not wait for more.
    if (writeFrequency === 'async' || flush || this.#isFull(waiting, run)) return run;
    return writeFrequency !== 'session' && turns >= writeFrequency ? run : 0;
  }

  /** Sends jobs of one kind and place. Throws ProviderFailure. */
  async send(jobs: readonly Job[], signal: AbortSignal): Promise<void> {
    const [first] = jobs;
    if (first === undefined) return;
    const address = addressOf(first.payload);
    const { client, members } = this.#deps.server(address.workspace);
    const joined = await this.#join(members, address, signal);
    if (first.kind === 'turn') return await this.#sendTurns(jobs, address, client, signal);
    for (const one of jobs) {
      const content = textAt(one.payload, 'content');
      if (one.kind === 'upload') await client.upload(address.name, formOf(one, address), signal);
      else await client.addConclusion(slotOf(joined, joined.user), content, address.name || null, signal);
    }
  }

  /** Whether the server has what jobs held; null when it cannot be told. What it has in part is completed by the next sending. */
  async delivered(jobs: readonly Job[], signal: AbortSignal): Promise<boolean | null> {
    let all = true;
    for (const one of jobs) {
      const found =
        one.kind === 'conclusion' ? await this.#hasConclusion(one, signal) : await this.#hasParts(one, signal);
      if (found === null) return null;
      all &&= found;
    }
    return all;
  }

  #run(waiting: readonly Job[], first: Job): number {
    const place = JSON.stringify(addressOf(first.payload));
    let count = 0;
    let messages = 0;
    for (const one of waiting) {
      if (one.kind !== 'turn' || JSON.stringify(addressOf(one.payload)) !== place) break;
      messages += this.#parts(one).length;
      if (count > 0 && messages > BATCH) break;
      count += 1;
    }
    return count;
  }

  #isFull(waiting: readonly Job[], run: number): boolean {
    return waiting[run]?.kind === 'turn';
  }

  /** Nothing of a job is on its way while its session is made. */
  async #join(members: Members, address: Address, signal: AbortSignal): Promise<Joined> {
    try {
      return await members.join(address, signal);
    } catch (error) {
      throw error instanceof ProviderFailure ? again(error, 'no') : error;
    }
  }

  async #sendTurns(jobs: readonly Job[], address: Address, client: HonchoClient, signal: AbortSignal): Promise<void> {
    for (const one of jobs) await this.#lookFor(one, signal);
    const parts = jobs.flatMap((one) => {
      const arrived = this.#arrived.get(one.id);
      return this.#parts(one).filter(({ key }) => arrived === undefined || !arrived.has(key));
    });
    const turns = jobs.map(({ payload }) => textAt(payload, 'turn'));
    for (const turn of turns) this.#unsent.delete(turn);
    for (let at = 0; at < parts.length; at += BATCH) {
      try {
        const batch = parts.slice(at, at + BATCH).map(({ message }) => message);
        await client.addMessages(address.name, batch, signal);
      } catch (error) {
        if (!(error instanceof ProviderFailure)) throw error;
        // What went before has arrived, so that nothing of these jobs may be sent again unseen.
        if (at > 0) throw again(error, 'maybe');
        if (error.reached === 'no') for (const turn of turns) this.#unsent.add(turn);
        throw error;
      }
    }
    for (const one of jobs) this.#arrived.delete(one.id);
  }

  /** A turn that an earlier run or try may have sent in part is completed, not repeated. */
  async #lookFor(one: Job, signal: AbortSignal): Promise<void> {
    if (this.#unsent.has(textAt(one.payload, 'turn')) || this.#arrived.has(one.id)) return;
    try {
      await this.#hasParts(one, signal);
    } catch (error) {
      throw error instanceof ProviderFailure ? again(error, 'no') : error;
    }
  }

  #parts(one: Job): Part[] {
    const { user, ai } = addressOf(one.payload);
    const turn = textAt(one.payload, 'turn');
    return listAt(one.payload, 'texts').flatMap((text) => {
      const role = textAt(text, 'role');
      const at = isRecord(text) && typeof text['at'] === 'number' ? text['at'] : one.at;
      const pieces = chunk(textAt(text, 'content'), this.#deps.settings.messageMaxChars);
      return pieces.map((content, index): Part => ({
        key: `${role} ${String(index)}`,
        message: {
          peer_id: role === 'user' ? user : ai,
          content,
          metadata: { turn, role, part: index, parts: pieces.length },
          created_at: new Date(at).toISOString(),
        },
      }));
    });
  }

  /** Looks by the mark that every message of a turn and every file carries. */
  async #hasParts(one: Job, signal: AbortSignal): Promise<boolean | null> {
    const address = addressOf(one.payload);
    const { client } = this.#deps.server(address.workspace);
    const mark = one.kind === 'turn' ? { turn: textAt(one.payload, 'turn') } : { upload: one.id };
    const stored = await storedWith(client, address.name, mark, signal);
    if (stored === null) return null;
    if (one.kind === 'upload') return stored.length > 0;
    const keys = new Set(stored.map(({ metadata }) => `${String(metadata['role'])} ${String(metadata['part'])}`));
    const wanted = this.#parts(one);
    const complete = wanted.every(({ key }) => keys.has(key));
    if (keys.size > 0) this.#arrived.set(one.id, keys);
    return complete;
  }

  /** A conclusion carries no mark; the same words among the newest are the same fact. */
  async #hasConclusion(one: Job, signal: AbortSignal): Promise<boolean> {
    const address = addressOf(one.payload);
    const { client, members } = this.#deps.server(address.workspace);
    const joined = members.known(address);
    try {
      const { items } = await client.conclusions(slotOf(joined, joined.user), 1, BATCH, signal);
      return items.some(({ content }) => content === textAt(one.payload, 'content'));
    } catch (error) {
      // No such workspace: nothing can have arrived in it.
      if (error instanceof ProviderFailure && error.status === 404) return false;
      throw error;
    }
  }
}

function job(kind: string, session: string | null, payload: Json): NewJob {
  return { kind, session, payload };
}

function addressOf(payload: Json): Address {
  return {
    workspace: textAt(payload, 'workspace'),
    name: textAt(payload, 'name'),
    user: textAt(payload, 'user'),
    ai: textAt(payload, 'ai'),
  };
}

function again(
  { kind, message, retryAfterMs, status, cause }: ProviderFailure,
  reached: 'no' | 'maybe',
): ProviderFailure {
  return new ProviderFailure(kind, message, { reached, retryAfterMs, status, cause });
}

async function storedWith(
  client: HonchoClient,
  session: string,
  mark: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<StoredMessage[] | null> {
  const [[key, value] = ['', '']] = Object.entries(mark);
  const carrying: StoredMessage[] = [];
  for (let page = 1; page <= PAGES; page++) {
    let found;
    try {
      found = await client.messagesWith(session, mark, page, signal);
    } catch (error) {
      const status = error instanceof ProviderFailure ? error.status : null;
      // No such session: nothing can have arrived in it.
      if (status === 404 && page === 1) return [];
      if (status === 405 || status === 422 || status === 400) return null;
      throw error;
    }
    carrying.push(...found.items.filter(({ metadata }) => metadata[key] === value));
    if (page >= found.pages) return carrying;
  }
  return carrying.length > 0 ? carrying : null;
}

/** A file of the person as the server takes it: a text with a line that says what it is. SOUL.md is the AI's own. */
function formOf(one: Job, { user, ai }: Address): FormData {
  const file = textAt(one.payload, 'file');
  const form = new FormData();
  const text = `This is ${file} of this person's assistant, as it was on ${new Date(one.at).toISOString()}.\n\n${textAt(one.payload, 'content')}\n`;
  form.append('file', new Blob([text], { type: 'text/plain' }), file);
  form.append('peer_id', file === 'SOUL.md' ? ai : user);
  form.append('metadata', JSON.stringify({ upload: one.id, file }));
  form.append('created_at', new Date(one.at).toISOString());
  return form;
}

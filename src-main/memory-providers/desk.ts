import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DeskError } from '@shared/contract/errors.ts';
import type {
  MemoryProviderKind,
  MemoryProviderStatus,
  MemoryProviderTest,
  RememberedMemory,
} from '@shared/contract/providers.ts';
import type { Json } from '@shared/contract/common.ts';
import { STORE_FILES } from '@shared/memory/entries.ts';
import { JsonFile, readText, type BackupSource } from '../home/index.ts';
import { providerBackups } from './backup.ts';
import { inTime } from './in-time.ts';
import type { LoggedSent } from './log.ts';
import type { ProviderManager } from './manager.ts';
import type { ProviderContext, ProviderKind, RememberedPage } from './provider.ts';
import { ProviderQueue } from './queue.ts';
import { completed, fieldOf, queueState, saying, shown } from './shown.ts';
import { SignIns } from './sign-in.ts';
import { SourcesOfTexts } from './sources.ts';

/** What choosing and looking at memory providers works with. */
export interface ProviderDeskDeps {
  readonly kinds: () => readonly ProviderKind[];
  readonly manager: ProviderManager;
  readonly readOnly: boolean;
  readonly paused: () => boolean;
  readonly onChange: () => void;
  /** Told when what a provider keeps may read differently without anything having been sent. */
  readonly onRestored: () => void;
}

/** Milliseconds a person waits for a test, and for a page of memories. */
const testMs = 30_000;
const pageMs = 20_000;
/** Longest mark of a next page that can be asked with again. */
const longestCursor = 4000;

type UploadName = ProviderKind['uploads'][number];

/** Choosing, setting up, testing and looking at memory providers: what a person does with them, as far as it is not a conversation. */
export class ProviderDesk {
  readonly #deps: ProviderDeskDeps;
  readonly #context: ProviderContext;
  /** Results of tests by name, and when which file was sent. */
  readonly #kept: JsonFile;
  /** Where remembered texts came from, by the name of the provider. */
  readonly #sources = new Map<string, SourcesOfTexts>();
  readonly #signIns: SignIns;

  constructor(deps: ProviderDeskDeps) {
    this.#deps = deps;
    this.#context = deps.manager.context;
    const { context } = deps.manager;
    this.#signIns = new SignIns({ context, onSigned: ({ name }) => this.#saved(name), onChange: deps.onChange });
    this.#kept = new JsonFile(join(this.#context.paths.deskDir, 'providers', 'providers.json'));
  }

  /** Every kind that can be chosen, in the order in which they are offered. */
  async list(): Promise<MemoryProviderKind[]> {
    const { manager, kinds } = this.#deps;
    const kept = await this.#kept.all();
    const offered = kinds().filter((kind) => kind.offered?.() ?? true);
    return offered.map((kind) => ({
      name: kind.name,
      title: kind.title,
      about: kind.about,
      privacy: kind.privacy,
      local: kind.local,
      fields: kind.fields.map(fieldOf),
      uploads: kind.uploads.map((file) => ({ file, sent: timeOf(kept.get(uploadKey(kind.name, file))) })),
      missing: kind.missing(this.#context),
      selected: manager.selection.name === kind.name,
      active: manager.current?.kind.name === kind.name,
      places: kind.places(this.#context).map(({ what, where }) => ({ what, where: this.#context.redact(where) })),
      waiting: this.#glance(kind.name, (queue) => queue.counts().waiting) ?? 0,
      test: testOf(kept.get(testKey(kind.name))),
      signIn: this.#signIns.state(kind),
    }));
  }

  /** What the form of a kind shows now. Throws `not_found`. */
  read(name: string): Record<string, string> {
    return { ...this.#kind(name).read(this.#context) };
  }

  /** Writes what was entered. A running conversation keeps the settings it began with. Throws `not_found`, `invalid_input`. */
  async save(name: string, values: Readonly<Record<string, string>>): Promise<void> {
    const kind = this.#kind(name);
    const strange = Object.keys(values).filter((key) => !kind.fields.some((field) => field.key === key));
    if (strange.length > 0) {
      throw new DeskError('invalid_input', `${kind.title} has no field named ${strange.join(', ')}.`);
    }
    for (const field of kind.fields) {
      const value = values[field.key];
      if (value === undefined || value === '' || field.choices === undefined) continue;
      if (!field.choices.some((choice) => choice.value === value)) {
        const known = field.choices.map((choice) => choice.value).join(', ');
        throw new DeskError('invalid_input', `${field.label.en} of ${kind.title} cannot be "${value}".`, {
          remedy: `Choose one of: ${known}.`,
        });
      }
    }
    await kind.save(completed(kind.fields, values), this.#context);
    await this.#saved(name);
  }

  /** Begins a sign-in on the vendor's page; answers the page. Throws `not_found`, `refused`. */
  async signIn(name: string): Promise<string> {
    const kind = this.#kind(name);
    this.#mayAsk();
    return await this.#signIns.begin(kind);
  }

  /** The address that the page led to. Throws `not_found`, `conflict`, `invalid_input`. */
  async signInPasted(name: string, address: string): Promise<void> {
    await this.#signIns.paste(this.#kind(name), address);
  }

  signInCancel(name: string): void {
    this.#signIns.cancel(this.#kind(name));
  }

  /** Ends what waits for the person. */
  close(): void {
    this.#signIns.close();
  }

  async #saved(name: string): Promise<void> {
    this.#context.config.reload();
    if (this.#deps.manager.selection.name === name) await this.#deps.manager.reload(true);
    this.#deps.onChange();
  }

  /** Selects a kind, or (null) the built-in memory alone. Throws `not_found`, `not_configured`. */
  async select(name: string | null): Promise<void> {
    if (name !== null) {
      const kind = this.#kind(name);
      const missing = kind.missing(this.#context);
      if (missing !== null) {
        throw new DeskError('not_configured', `${kind.title} cannot work yet: ${missing}`, {
          remedy: kind.offered?.() === false ? 'Allow it first.' : 'Complete its settings first.',
        });
      }
    }
    await this.#context.config.set('memory.provider', name ?? '');
    await this.#deps.manager.reload(false);
    this.#deps.onChange();
  }

  /** Asks a kind whether it works as it is configured. A failure is an answer. Throws `not_found`, `refused` while paused. */
  async test(name: string): Promise<MemoryProviderTest> {
    const kind = this.#kind(name);
    this.#mayAsk();
    const { now, redact } = this.#context;
    const at = now();
    let result: MemoryProviderTest;
    try {
      const { message } = await inTime((signal) => kind.test(this.#context, signal), testMs, this.#deps.manager.signal);
      result = { at, ok: true, ms: now() - at, message: saying(redact(message)) };
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      result = { at, ok: false, ms: now() - at, message: saying(redact(message)) };
    }
    await this.#keep(testKey(name), result);
    // A key that works now ends the wait for one.
    if (result.ok) this.#deps.manager.working(name);
    if (result.ok && this.#deps.manager.current?.kind === kind) this.#deps.manager.current.recaller.heard();
    this.#deps.onChange();
    return result;
  }

  /** How it stands with what is selected. */
  async status(): Promise<MemoryProviderStatus> {
    const { manager, readOnly, paused } = this.#deps;
    const { name, kind, obstacle } = manager.selection;
    const { current } = manager;
    const kept = await this.#kept.all();
    const line = name === null ? null : manager.line(name);
    const queue = kind === null ? null : this.#glance(kind.name, (one) => queueState(one));
    const unauthorised = queue === null ? null : (line?.sender.pausedBy ?? null);
    const { waiting = 0, aside = 0, uncertain = 0 } = queue?.counts ?? {};
    return {
      selected: name,
      title: kind?.title ?? name ?? '',
      local: kind?.local ?? true,
      configured: kind?.missing(this.#context) === null,
      obstacle: obstacle?.message ?? null,
      reachable: name === null ? null : testOf(kept.get(testKey(name))),
      lastRecall: current?.lastRecall ?? null,
      lastDelivery: queue?.lastDelivery ?? null,
      ...{ waiting, aside, uncertain },
      paused: readOnly
        ? { reason: 'onlooker', message: 'Another app has this home open and sends.' }
        : paused()
          ? { reason: 'app', message: 'Everything is paused.' }
          : unauthorised === null
            ? null
            : { reason: 'unauthorised', message: unauthorised.message },
      troubled: queue?.troubled ?? [],
      warnings: current?.warnings ?? [],
      tools: manager.tools().map((tool) => tool.name),
      ending: manager.ending(),
      canList: current?.provider.list !== undefined,
      canSearch: current?.provider.search !== undefined,
    };
  }

  /** What was sent to one, newest first. */
  log(name: string, before: number | null, limit: number): LoggedSent[] {
    return this.#look(name, (queue) => queue.log.read(before, limit)) ?? [];
  }

  /** Sends jobs again, to what is set up now also where they were made for another server. Answers how many there were. */
  again(name: string, ids: readonly string[]): number {
    const line = this.#deps.manager.line(name);
    const destination = line === null ? null : this.#context.redact(line.provider.destination());
    const changed = this.#change(name, (queue) => queue.again(ids, destination));
    line?.sender.wake();
    return changed;
  }

  /** Takes jobs out for good. Answers how many there were. */
  drop(name: string, ids: readonly string[]): number {
    const changed = this.#change(name, (queue) => queue.drop(ids, this.#context.now()));
    // What came after it may have waited for it.
    this.#deps.manager.line(name)?.sender.wake();
    return changed;
  }

  /** Sends one of the person's own files to the provider in use. Throws `not_found`, `conflict`, `not_configured`. */
  async allowUpload(name: string, file: UploadName): Promise<void> {
    const { manager } = this.#deps;
    const kind = this.#kind(name);
    if (manager.use().kind.name !== name) {
      throw new DeskError('conflict', `${kind.title} is not the memory provider in use.`, {
        remedy: 'Choose it first.',
      });
    }
    if (!kind.uploads.includes(file)) throw new DeskError('refused', `${kind.title} has no use for ${file}.`);
    const { paths, now } = this.#context;
    const path = file === 'SOUL.md' ? paths.soulFile : paths.memoryFile(file === STORE_FILES.user ? 'user' : 'memory');
    const found = await readText(path);
    if (found === null || found.text.trim() === '') {
      throw new DeskError('not_found', `There is no ${file} with anything in it.`, { file: path });
    }
    manager.upload(file, found.text, createHash('sha256').update(found.text, 'utf8').digest('hex'));
    await this.#keep(uploadKey(name, file), now());
    this.#deps.onChange();
  }

  /** A page of what the provider in use remembers. Throws `not_configured`, `refused`, `provider_failed`. */
  async memories(
    query: string,
    page: string | null,
  ): Promise<{ items: RememberedMemory[]; next: string | null; total: number | null }> {
    const opened = this.#deps.manager.use();
    this.#mayAsk();
    const { provider, kind } = opened;
    const asked = this.#context.redact(query.trim());
    const look =
      asked === ''
        ? provider.list && ((signal: AbortSignal) => provider.list?.(page, signal))
        : provider.search && ((signal: AbortSignal) => provider.search?.(asked, signal));
    if (look === undefined) {
      throw new DeskError('refused', `${kind.title} cannot ${asked === '' ? 'list' : 'search'} what it remembers.`);
    }
    let found: RememberedPage | undefined;
    try {
      await opened.call(
        asked === '' ? 'list' : 'search',
        null,
        asked,
        pageMs,
        this.#deps.manager.signal,
        async (signal) => {
          found = await look(signal);
          return null;
        },
      );
    } catch (error) {
      if (error instanceof DeskError) throw error;
      const message = this.#context.redact(error instanceof Error ? error.message : String(error));
      throw new DeskError('provider_failed', message, {
        remedy: 'Test the memory provider in Settings.',
        cause: error,
      });
    }
    const { items = [], next = null, total = null } = found ?? {};
    return {
      items: this.#withSources(kind.name, items.map(shown)),
      next: next !== null && next.length > longestCursor ? null : next,
      total: total !== null && Number.isSafeInteger(total) && total >= 0 ? total : null,
    };
  }

  /** What a provider does not say itself: the conversation that a text came from, as far as the log of what was sent knows it. */
  #withSources(name: string, items: RememberedMemory[]): RememberedMemory[] {
    if (items.every(({ session }) => session !== null)) return items;
    const sources = this.#sources.get(name) ?? new SourcesOfTexts((before, limit) => this.log(name, before, limit));
    this.#sources.set(name, sources);
    sources.catchUp();
    return items.map((item) => (item.session === null ? { ...item, session: sources.of(item.text) } : item));
  }

  async #keep(key: string, value: Json): Promise<void> {
    await mkdir(join(this.#context.paths.deskDir, 'providers'), { recursive: true, mode: 0o700 });
    await this.#kept.set(key, value);
  }

  /** Nothing goes outside while everything is paused, or while another app has the home. */
  #mayAsk(): void {
    if (this.#deps.readOnly) {
      throw new DeskError('looking_on', 'Another app has this home open, and it talks to the memory provider.');
    }
    if (!this.#deps.paused()) return;
    throw new DeskError('refused', 'Everything is paused, so nothing is asked.', {
      remedy: 'Go on with the switch in the status line.',
    });
  }

  #kind(name: string): ProviderKind {
    const kinds = this.#deps.kinds();
    const kind = kinds.find((each) => each.name === name);
    if (kind !== undefined) return kind;
    throw new DeskError('not_found', `There is no memory provider named ${name}.`, {
      remedy: `Known are: ${kinds.map((each) => each.name).join(', ')}.`,
    });
  }

  /** The same where nothing else may fail because of it: null as well for a queue that cannot be read. */
  #glance<T>(name: string, look: (queue: ProviderQueue) => T): T | null {
    try {
      return this.#look(name, look);
    } catch (error) {
      this.#context.log.warn('a queue could not be read', { provider: name, detail: String(error) });
      return null;
    }
  }

  /** Looks into the queue of a kind, open or not; null when it has none. */
  #look<T>(name: string, look: (queue: ProviderQueue) => T): T | null {
    this.#kind(name);
    const { manager } = this.#deps;
    const line = manager.line(name);
    if (line !== null) return look(line.queue);
    const queue = ProviderQueue.look(manager.queueFile(name));
    if (queue === null) return null;
    try {
      return look(queue);
    } finally {
      queue.close();
    }
  }

  #change(name: string, change: (queue: ProviderQueue) => number): number {
    this.#kind(name);
    const { manager } = this.#deps;
    const line = manager.line(name);
    if (line !== null) return this.#told(change(line.queue));
    if (!existsSync(manager.queueFile(name))) return 0;
    const queue = ProviderQueue.open(manager.queueFile(name), this.#context.now());
    try {
      return this.#told(change(queue));
    } finally {
      queue.close();
    }
  }

  /** What a backup has of all providers, in use or not. */
  backups(): readonly BackupSource[] {
    return providerBackups(this.#deps.kinds(), this.#context);
  }

  /** What a provider keeps was put back from a backup. */
  restored(): void {
    this.#deps.onChange();
    this.#deps.onRestored();
  }

  #told(changed: number): number {
    if (changed > 0) this.#deps.onChange();
    return changed;
  }
}

const testKey = (name: string): string => `test:${name}`;
const uploadKey = (name: string, file: string): string => `upload:${name}:${file}`;

function timeOf(value: Json | undefined): number | null {
  return typeof value === 'number' ? value : null;
}

function testOf(value: Json | undefined): MemoryProviderTest | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const { at, ok, ms, message } = value;
  if (typeof at !== 'number' || typeof ok !== 'boolean' || typeof ms !== 'number' || typeof message !== 'string') {
    return null;
  }
  return { at, ok, ms, message };
}

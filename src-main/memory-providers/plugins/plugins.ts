import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '@shared/contract/common.ts';
import { DeskError } from '@shared/contract/errors.ts';
import { errnoOf, fileError, isSection, knownSetting, type HomePaths, type Logger } from '../../home/index.ts';
import { ProviderFailure } from '../failure.ts';
import type { ProviderKind } from '../provider.ts';
import { Allowances } from './allowances.ts';
import { copyFolder } from './copies.ts';
import { changedFiles } from './folder.ts';
import { brokenKind, pluginKind, whyNot, type PluginHost } from './kind.ts';
import type { PluginProcess, Prepared } from './process.ts';
import { ownPath, standingOf, type PluginStanding } from './standing.ts';
import { PluginWatch } from './watch.ts';

/** What the plug-ins of a home are wired to. */
export interface PluginsDeps {
  readonly paths: HomePaths;
  /** The kinds of the app itself: no plug-in takes the name of one. */
  readonly builtIn: readonly ProviderKind[];
  readonly log: Logger;
  readonly now: () => number;
  /** Called with the names of those that stand differently from before. */
  readonly onChange: (names: readonly string[]) => void;
  /** Called when one was given up, or is tried again. */
  readonly onTrouble: () => void;
}

/** Milliseconds for which what was seen is fresh. */
const freshMs = 3000;
/** Most folders that are looked at. */
const mostFolders = 100;

/**
 * The plug-ins of one home: folders of `<home>/plugins/` with a memory provider in them. None runs before the person has allowed it by
 * name and hash; each is looked at again before every start, and any change of its files ends it.
 */
export class Plugins implements PluginHost {
  readonly #deps: PluginsDeps;
  readonly #allowances: Allowances;
  readonly #running = new Map<string, Set<PluginProcess>>();
  readonly #kinds = new Map<string, { readonly of: string; readonly kind: ProviderKind }>();
  #standings: readonly PluginStanding[] = [];
  #problem: DeskError | null = null;
  #looking: Promise<void> = Promise.resolve();
  /** Milliseconds since 1970. */
  #lookedAt = 0;
  #watch: PluginWatch | null = null;

  constructor(deps: PluginsDeps) {
    this.#deps = deps;
    this.#allowances = new Allowances(deps.paths);
  }

  /** Where they lie. */
  get folder(): string {
    return join(this.#deps.paths.dir, 'plugins');
  }

  /** Every one there is, in the order of their names, as they were last looked at. */
  list(): readonly PluginStanding[] {
    return this.#standings;
  }

  /** Every one that is meant for this app, as a kind of provider; those that may not run say so in `missing`. */
  kinds(): readonly ProviderKind[] {
    return [...this.#kinds.values()].map(({ kind }) => kind);
  }

  /** What stands in the way of knowing what was allowed. */
  problems(): Problem[] {
    const problem = this.#problem;
    if (problem === null) return [];
    const { message, remedy } = problem;
    return [{ code: 'damaged', file: problem.file ?? this.#allowances.file, message, remedy, blocking: false }];
  }

  /** Looks at every folder afresh. Never throws. */
  look(): Promise<void> {
    const look = (): Promise<void> =>
      this.#look().catch((error: unknown) => {
        this.#deps.log.error('plug-ins could not be looked at', { detail: error });
      });
    this.#looking = this.#looking.then(look);
    return this.#looking;
  }

  /** Looks at every folder afresh, unless that was done a moment ago: for screens that ask often. */
  async lookUnlessJustLooked(): Promise<void> {
    if (this.#deps.now() - this.#lookedAt > freshMs) await this.look();
  }

  /** Looks at one afresh. Throws `not_found`. */
  async one(name: string): Promise<PluginStanding> {
    await this.look();
    const found = this.standing(name);
    if (found !== null) return found;
    throw new DeskError('not_found', `There is no plug-in named ${name} in ${this.folder}.`, {
      remedy: `There are: ${this.#standings.map((each) => each.name).join(', ') || 'none'}.`,
    });
  }

  /** How it stands with one, as it was last looked at; null where there is none. */
  standing(name: string): PluginStanding | null {
    return this.#standings.find((each) => each.name === name) ?? null;
  }

  /**
   * The person allows a plug-in as it is now: `hash` is the one they were shown. Throws `not_found`, `refused` for one that cannot be
   * allowed, `stale` where its files are not those any more.
   */
  async allow(name: string, hash: string): Promise<void> {
    const { state, listing, problem, folder } = await this.one(name);
    if (state === 'python') {
      throw new DeskError('refused', `${name} is written for Hermes in Python, and is not run here.`, { file: folder });
    }
    if (problem !== null || listing === null) {
      throw new DeskError('refused', `${name} cannot be allowed: ${problem?.message ?? 'it cannot be read.'}`, {
        remedy: problem?.remedy ?? '',
        file: folder,
      });
    }
    if (listing.hash !== hash) {
      throw new DeskError('stale', `${name} is not what was looked at: its files have changed since.`, {
        remedy: 'Look at it again, and decide then.',
        file: folder,
      });
    }
    await mkdir(join(this.#deps.paths.deskDir, 'plugins'), { recursive: true, mode: 0o700 });
    await this.#allowances.allow(name, listing, this.#deps.now());
    this.#deps.log.info('the person allowed a plug-in', { plugin: name, hash });
    await this.look();
  }

  /** The person does not want it to run any more: it is ended. Throws `not_found` where it was never allowed and is not there. */
  async forbid(name: string): Promise<void> {
    if (!this.#allowances.read().allowed.has(name)) await this.one(name);
    await this.#allowances.forbid(name);
    this.#deps.log.info('the person forbade a plug-in', { plugin: name });
    await this.look();
  }

  /** Looks again whenever something in the folder changes, or another process of ours allows or forbids one, until `unwatch`. */
  watch(): void {
    this.#watch ??= new PluginWatch({
      folder: this.folder,
      record: this.#allowances.file,
      onChange: () => void this.look(),
      onError: (error) => this.#deps.log.warn('plug-ins cannot be watched', { detail: String(error) }),
    });
    void this.look();
  }

  /** Does not look by itself any more. */
  async unwatch(): Promise<void> {
    await this.#watch?.stop();
    this.#watch = null;
    await this.#looking;
  }

  /** Ends what still runs. */
  async close(): Promise<void> {
    await this.unwatch();
    const why = new ProviderFailure('offline', 'The app is closed.');
    await Promise.all([...this.#running.values()].flatMap((all) => [...all].map((each) => each.stop(why))));
  }

  runs(name: string, process: PluginProcess): () => void {
    const all = this.#running.get(name) ?? new Set();
    this.#running.set(name, all);
    all.add(process);
    return () => void all.delete(process);
  }

  troubled(): void {
    this.#deps.onTrouble();
  }

  async prepare(name: string, find: (program: string) => string | null): Promise<Prepared> {
    const refuse = (why: string): ProviderFailure => new ProviderFailure('offline', why);
    const seen = this.standing(name);
    const manifest = seen?.manifest ?? null;
    if (seen === null || manifest === null) throw refuse(`The plug-in ${name} is not there any more.`);
    const allowance = this.#allowances.read().allowed.get(name);
    if (allowance === undefined) throw refuse(whyNot({ ...seen, state: 'new' }) ?? '');
    const own = join(this.#deps.paths.deskDir, 'plugins', name);
    const data = join(own, 'data');
    try {
      await mkdir(data, { recursive: true, mode: 0o700 });
      const copy = await copyFolder(seen.folder, own);
      const [program, ...args] = manifest.command;
      const file = program.includes('/') ? join(copy.dir, ownPath(program)) : find(program);
      if (copy.listing.hash === allowance.hash && seen.listing?.hash === allowance.hash && file !== null) {
        return { file, args, cwd: copy.dir, env: {}, pass: manifest.environment, done: () => copy.remove() };
      }
      await copy.remove();
      if (file === null) throw refuse(`${program} is not found in PATH.`);
      // Not waited for: to look again ends what is not allowed, and this very process is on its way.
      void this.look();
      const changed = changedFiles(allowance.files, copy.listing.files);
      throw refuse(whyNot({ ...seen, state: 'changed', changed }) ?? '');
    } catch (error) {
      if (error instanceof ProviderFailure) throw error;
      throw refuse(error instanceof Error ? error.message : String(error));
    }
  }

  async #look(): Promise<void> {
    const { log, onChange } = this.#deps;
    this.#lookedAt = this.#deps.now();
    const { allowed, problem } = this.#allowances.read();
    const found: PluginStanding[] = [];
    const folders = await this.#folders();
    for (const name of folders) {
      try {
        const one = await standingOf(join(this.folder, name), name, this.#taken, allowed.get(name) ?? null);
        if (one !== null) found.push(one);
      } catch (error) {
        log.warn('a plug-in could not be looked at', { plugin: name, detail: String(error) });
      }
    }
    const before = new Map(this.#standings.map((one) => [one.name, markOf(one)] as const));
    const now = new Map(found.map((one) => [one.name, markOf(one)] as const));
    this.#standings = found;
    this.#problem = problem;
    this.#renewKinds();
    this.#watch?.follow(folders, (name) => (this.standing(name)?.listing ?? null) !== null);
    const differ = [...new Set([...before.keys(), ...now.keys()])].filter((name) => before.get(name) !== now.get(name));
    await Promise.all(differ.map((name) => this.#endUnallowed(name)));
    if (differ.length > 0) onChange(differ);
  }

  /** What runs of a plug-in that may not run any more, or is another one now, is ended. */
  async #endUnallowed(name: string): Promise<void> {
    const standing = this.standing(name);
    const title = standing?.manifest?.title ?? name;
    const why = standing === null ? `${title} is not there any more.` : whyNot(standing);
    const failure = new ProviderFailure(
      'offline',
      why ?? `${title} was allowed anew; a conversation that begins now has it.`,
    );
    await Promise.all([...(this.#running.get(name) ?? [])].map((process) => process.stop(failure)));
  }

  #renewKinds(): void {
    const meant = this.#standings.filter(({ state }) => state !== 'python');
    for (const name of this.#kinds.keys()) if (!meant.some((one) => one.name === name)) this.#kinds.delete(name);
    for (const one of meant) {
      const { name, manifest, problem } = one;
      // The name of a kind of the app stays that kind's.
      if (this.#deps.builtIn.some((kind) => kind.name === name)) continue;
      const of = JSON.stringify(manifest ?? problem?.message);
      if (this.#kinds.get(name)?.of === of) continue;
      this.#kinds.set(name, { of, kind: manifest === null ? brokenKind(one) : pluginKind(manifest, this) });
    }
  }

  async #folders(): Promise<string[]> {
    try {
      const entries = await readdir(this.folder, { withFileTypes: true });
      return entries
        .filter((entry) => (entry.isDirectory() || entry.isSymbolicLink()) && !/^[._]/u.test(entry.name))
        .map(({ name }) => name)
        .sort()
        .slice(0, mostFolders);
    } catch (error) {
      if (errnoOf(error) !== 'ENOENT') {
        this.#deps.log.warn(fileError(error, this.folder, 'read').message);
      }
      return [];
    }
  }

  /** Whose a name is already: a provider's of the app, or a setting's of memory. */
  readonly #taken = (name: string): string | null => {
    const kind = this.#deps.builtIn.find((each) => each.name === name);
    if (kind !== undefined) return `${kind.title} is a memory provider of the app itself`;
    const key = `memory.${name}`;
    const isSetting = knownSetting(key) !== undefined || isSection(key);
    return isSetting ? `${key} is a setting of the app` : null;
  };
}

/** What makes a standing another one. */
function markOf({ state, listing, problem, allowedAt }: PluginStanding): string {
  return JSON.stringify([state, listing?.hash, problem?.message, allowedAt]);
}

import { join } from 'node:path';
import { watch as chokidar } from 'chokidar';
import { watchFile, type FileWatch } from '../../home/index.ts';
import { FOLDER_LIMITS } from './folder.ts';
import { MANIFEST_FILE } from './manifest.ts';

/** What a watch works with. */
export interface PluginWatchDeps {
  /** Where plug-ins lie. */
  readonly folder: string;
  /** The file that says which are allowed. */
  readonly record: string;
  readonly onChange: () => void;
  /** A disk that cannot be watched; what lies there is still looked at before every start. */
  readonly onError: (error: unknown) => void;
}

/** Milliseconds for which changes are gathered before they are told. */
const gatherMs = 150;

/**
 * Watches plug-ins, and no more files than a plug-in may have: of a folder that is none only whether it gets a manifest, because a Python
 * plug-in may bring along a whole world.
 */
export class PluginWatch {
  readonly #deps: PluginWatchDeps;
  readonly #arrivals: ReturnType<typeof chokidar>;
  readonly #files: ReturnType<typeof chokidar>;
  readonly #record: FileWatch;
  #followed: ReadonlySet<string> = new Set();
  #timer: NodeJS.Timeout | null = null;

  constructor(deps: PluginWatchDeps) {
    this.#deps = deps;
    const usual = { ignoreInitial: true, followSymlinks: false };
    this.#arrivals = chokidar(deps.folder, { ...usual, depth: 0 });
    this.#files = chokidar([], { ...usual, depth: FOLDER_LIMITS.depth });
    for (const watcher of [this.#arrivals, this.#files]) {
      watcher.on('all', this.#soon);
      watcher.on('error', deps.onError);
    }
    // What came before it watched.
    this.#arrivals.once('ready', this.#soon);
    this.#record = watchFile(deps.record, this.#soon);
  }

  /** Follows the folders of these names from now on; `whole` says of which every file. */
  follow(names: readonly string[], whole: (name: string) => boolean): void {
    const { folder } = this.#deps;
    const wanted = new Set(names.map((name) => join(folder, name, ...(whole(name) ? [] : [MANIFEST_FILE]))));
    const gone = [...this.#followed].filter((path) => !wanted.has(path));
    const come = [...wanted].filter((path) => !this.#followed.has(path));
    this.#followed = wanted;
    if (gone.length > 0) this.#files.unwatch(gone);
    if (come.length === 0) return;
    this.#files.add(come);
    // What changed before it was followed.
    this.#soon();
  }

  /** Resolves when nothing will be told any more. */
  async stop(): Promise<void> {
    await Promise.all([this.#arrivals.close(), this.#files.close(), this.#record.stop()]);
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  readonly #soon = (): void => {
    this.#timer ??= setTimeout(() => {
      this.#timer = null;
      this.#deps.onChange();
    }, gatherMs).unref();
  };
}

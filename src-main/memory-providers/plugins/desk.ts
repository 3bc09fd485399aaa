import { DeskError } from '@shared/contract/errors.ts';
import type { MemoryPlugin, MemoryPluginDetail } from '@shared/contract/providers.ts';
import type { ProviderContext } from '../provider.ts';
import { dataOf } from './kind.ts';
import type { Plugins } from './plugins.ts';
import type { PluginStanding } from './standing.ts';

/** What looking at plug-ins and allowing them works with. */
export interface PluginDeskDeps {
  readonly plugins: Plugins;
  readonly context: ProviderContext;
  /** What `memory.provider` names. */
  readonly selected: () => string | null;
  /** Goes back to the built-in memory alone. */
  readonly deselect: () => Promise<void>;
}

/** What a person does with plug-ins: look at them, allow them, forbid them. */
export class PluginDesk {
  readonly #deps: PluginDeskDeps;

  constructor(deps: PluginDeskDeps) {
    this.#deps = deps;
  }

  /** Every plug-in there is, and where they lie. */
  async list(): Promise<{ folder: string; plugins: MemoryPlugin[] }> {
    const { plugins } = this.#deps;
    await plugins.lookUnlessJustLooked();
    return { folder: plugins.folder, plugins: plugins.list().map((one) => this.#shown(one)) };
  }

  /** All that a person has to know before they allow one, read afresh. Throws `not_found`, `refused` for one that cannot be allowed. */
  async one(name: string): Promise<MemoryPluginDetail> {
    const { plugins, context } = this.#deps;
    const standing = await plugins.one(name);
    const { manifest, listing, problem, folder } = standing;
    if (manifest === null || listing === null) {
      const why = problem?.message ?? `${name} is written for Hermes in Python, and is not run here.`;
      throw new DeskError('refused', why, { remedy: problem?.remedy ?? '', file: folder });
    }
    const { command, environment, fields, uploads, events, answers, prompt, tools } = manifest;
    const [program, ...args] = command;
    return {
      plugin: this.#shown(standing),
      command: [program, ...args],
      program: program.includes('/') ? null : context.program.find(program),
      data: dataOf(context, name),
      environment: [...environment],
      secrets: fields.flatMap(({ env }) => (env === null ? [] : [env])),
      events: [...events, ...(uploads.length === 0 ? [] : ['upload' as const])],
      ...{ answers: [...answers], prompt },
      tools: tools.map((tool) => ({ name: tool.name, description: tool.description })),
      files: listing.files.map((file) => ({ ...file })),
    };
  }

  /** The person allows what they were shown. Throws as `Plugins.allow`. */
  async allow(name: string, hash: string): Promise<void> {
    await this.#deps.plugins.allow(name, hash);
  }

  /** The person forbids one; where it is the one in use, the built-in memory is left. Throws as `Plugins.forbid`. */
  async forbid(name: string): Promise<void> {
    const { plugins, selected, deselect } = this.#deps;
    await plugins.forbid(name);
    if (selected() === name) await deselect();
  }

  #shown({ name, folder, state, manifest, listing, problem, changed, allowedAt }: PluginStanding): MemoryPlugin {
    return {
      ...{ name, folder, state, allowedAt, changed: [...changed] },
      title: manifest?.title ?? name,
      version: manifest?.version ?? '',
      about: manifest?.about ?? { en: '', zh: '' },
      privacy: manifest?.privacy ?? { en: '', zh: '' },
      hash: listing?.hash ?? null,
      problem: problem === null ? null : { message: problem.message, remedy: problem.remedy },
      selected: this.#deps.selected() === name,
    };
  }
}

import { realpath } from 'node:fs/promises';
import { readCatalog, type Catalog } from './catalog.ts';
import type { Moment } from './manage/writer.ts';
import type { OfferFacts } from './offer.ts';
import { SkillFiles } from './read-skill.ts';
import { skillSources } from './sources.ts';
import type { SkillsDeps } from './types.ts';
import type { UsageStore } from './usage-file.ts';

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/** Reads the skills as they are at the moment of the question. */
export class SkillReader {
  readonly #deps: SkillsDeps;
  readonly #usage: UsageStore;
  readonly #files = new SkillFiles();
  readonly #now: () => number;

  constructor(deps: SkillsDeps, usage: UsageStore) {
    this.#deps = deps;
    this.#usage = usage;
    this.#now = deps.now ?? Date.now;
  }

  /** Every skill that a conversation with this workspace has; left out, with the workspace that is chosen now. */
  async catalog(workspace: string | null = this.#deps.workspace?.() ?? null): Promise<Catalog> {
    const { config, dir } = this.#deps;
    const sources = await skillSources(dir, workspace, {
      external: config.list('skills.external_dirs'),
      projects: config.bool('skills.project_discovery', true),
      trusted: config.list('skills.trusted_project_dirs'),
    });
    const scan = this.#deps.scan ?? (() => []);
    return await readCatalog({
      sources,
      home: dir,
      shipped: this.#deps.shippedDir ?? null,
      usage: this.#usage,
      files: this.#files,
      scan,
    });
  }

  /** The home's skills folder with its links resolved; null when there is none. */
  async root(): Promise<string | null> {
    return await realpath(this.#deps.dir).catch(() => null);
  }

  /** What a write that waits is planned from. */
  async moment(): Promise<Moment> {
    return { catalog: await this.catalog(), root: (await this.root()) ?? this.#deps.dir, now: this.#now() };
  }

  /** What decides which skills are offered to a model with these tools; null where they are not known. */
  facts(tools: ReadonlySet<string> | null): OfferFacts {
    const disabled = this.#deps.config.list('skills.disabled').map(text);
    return {
      platform: this.#deps.platform ?? process.platform,
      disabled: new Set(disabled.filter((name) => name !== '')),
      tools,
    };
  }
}

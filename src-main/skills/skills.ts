import { mkdir } from 'node:fs/promises';
import { watch as chokidar } from 'chokidar';
import type { Problem } from '@shared/contract/common.ts';
import type { Emit } from '@shared/contract/index.ts';
import { DeskError } from '@shared/contract/errors.ts';
import type { SkillRow } from '@shared/contract/skills.ts';
import type { Tool } from '@shared/tools/tool.ts';
import { headWords, readCatalog, rowOf, type Catalog, type Skill } from './catalog.ts';
import { SkillEvents, type SkillEventKind } from './events.ts';
import { listFiles } from './files.ts';
import { offered, type OfferFacts } from './offer.ts';
import { skillsBlock } from './prompt-index.ts';
import { skillsListTool, skillViewTool } from './tools.ts';
import { isoTime } from './usage.ts';
import { UsageStore } from './usage-file.ts';

/** What the skills of a home are given. */
export interface SkillsDeps {
  /** `<home>/skills`. */
  readonly dir: string;
  /** `<home>/desk/skill-events.jsonl`. */
  readonly eventsFile: string;
  readonly config: {
    /** `skills.disabled`. */
    list(key: string): readonly unknown[];
    /** `skills.template_vars`. */
    bool(key: string, fallback?: boolean): boolean;
  };
  readonly secrets: { get(name: string): string | null | undefined };
  readonly emit: Emit;
  /** Whether anything may be written: false while another app owns the home. */
  readonly mayWrite?: () => boolean;
  readonly platform?: NodeJS.Platform;
  readonly now?: () => number;
  /** Log line for what is not shown to anyone. */
  readonly log?: (message: string, detail: unknown) => void;
}

/** One skill with its history, as the journey takes it. Times are milliseconds. */
export interface SkillHistory extends Pick<
  SkillRow,
  'id' | 'name' | 'description' | 'category' | 'origin' | 'state' | 'pinned' | 'uses' | 'createdAt'
> {
  /** Without a birth: the earliest time it is known to have existed. */
  readonly knownBy: number | null;
  readonly useTimes: readonly number[];
  readonly editTimes: readonly number[];
  readonly related: readonly string[];
  readonly session: string | null;
  readonly message: number | null;
}

/** A skill in full, as the screen shows it. */
export interface SkillView {
  readonly skill: SkillRow;
  /** The whole SKILL.md. */
  readonly content: string;
  readonly body: string;
  readonly files: string[];
}

/** The skills of one home. Everything is read afresh; nothing is cached between calls. */
export interface Skills {
  /** Every skill, archived ones too, in order of id. Never throws. */
  list(): Promise<SkillRow[]>;
  /** One skill by id. Throws `not_found`. */
  view(id: string): Promise<SkillView>;
  /** Pins or unpins. Throws `not_found`, `refused` for a skill of the hub, `busy`, `unwritable`. */
  pin(id: string, pinned: boolean): Promise<void>;
  /** The skills block of a system prompt for a session with these tools; empty when there is nothing to offer. */
  promptBlock(tools?: readonly string[]): Promise<string>;
  /** For the journey. */
  history(): Promise<SkillHistory[]>;
  /** What is wrong with the files the skills share. */
  problems(): Promise<readonly Problem[]>;
  /** `skills_list` and `skill_view`. */
  readonly tools: readonly Tool[];
  /** Begins to notice changes by editors and other programs: `skills.changed` is sent. */
  watch(): void;
  close(): Promise<void>;
}

const settleTime = 200;

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

function uniqueTimes(times: readonly (number | null)[]): number[] {
  return [...new Set(times.filter((time) => time !== null))].sort((a, b) => a - b);
}

class HomeSkills implements Skills {
  readonly tools: readonly Tool[];
  readonly #deps: SkillsDeps;
  readonly #usage: UsageStore;
  readonly #events: SkillEvents;
  readonly #now: () => number;
  #stopWatching: (() => Promise<void>) | null = null;

  constructor(deps: SkillsDeps) {
    this.#deps = deps;
    this.#now = deps.now ?? Date.now;
    this.#usage = new UsageStore(deps.dir, this.#now);
    this.#events = new SkillEvents(deps.eventsFile);
    const toolDeps = {
      catalog: () => this.#catalog(),
      facts: () => this.#facts(null),
      hasSecret: (name: string) => (deps.secrets.get(name) ?? '') !== '',
      templateVars: () => deps.config.bool('skills.template_vars', true),
      used: (skill: Skill, session: string) => this.#used(skill, session),
    };
    this.tools = [skillsListTool(toolDeps), skillViewTool(toolDeps)];
  }

  async list(): Promise<SkillRow[]> {
    return (await this.#catalog()).skills.map(rowOf);
  }

  async view(id: string): Promise<SkillView> {
    const skill = await this.#find(id);
    return { skill: rowOf(skill), content: skill.text, body: skill.body, files: await listFiles(skill.dir) };
  }

  async pin(id: string, pinned: boolean): Promise<void> {
    const { skills } = await this.#catalog();
    const skill = this.#in(skills, id);
    if (skill.origin === 'hub') {
      throw new DeskError('refused', `The skill ${skill.name} comes from the skills hub, which manages it.`, {
        remedy: 'Only skills of your own and learned ones can be pinned.',
      });
    }
    await mkdir(this.#deps.dir, { recursive: true });
    await this.#usage.change(skill, skills, (record) => ({ ...record, pinned }));
    await this.#changed();
  }

  async promptBlock(tools?: readonly string[]): Promise<string> {
    const { skills, categories } = await this.#catalog();
    return skillsBlock(offered(skills, this.#facts(tools === undefined ? null : new Set(tools))), categories);
  }

  async history(): Promise<SkillHistory[]> {
    const [{ skills }, events] = await Promise.all([this.#catalog(), this.#events.read()]);
    return skills.map((skill) => {
      const { id, name, description, category, origin, state, pinned, uses, createdAt } = rowOf(skill);
      const { lastUsed, lastPatched } = skill.usage;
      const noted = events.filter((event) => event.skill === skill.id);
      const timesOf = (kind: SkillEventKind): number[] =>
        noted.filter((event) => event.kind === kind).map((event) => event.time);
      const birth = noted.find((event) => event.kind === 'born') ?? null;
      const born = birth?.time ?? createdAt;
      const useTimes = uniqueTimes([...timesOf('use'), lastUsed]);
      const first = useTimes[0] ?? null;
      const knownBy = first === null ? skill.fileTime : Math.min(first, skill.fileTime ?? first);
      return {
        ...{ id, name, description, category, origin, state, pinned, uses, createdAt: born },
        knownBy: born === null ? knownBy : null,
        useTimes,
        editTimes: uniqueTimes([...timesOf('edit'), lastPatched]),
        related: headWords(skill.fields, 'related_skills'),
        session: birth === null || birth.session === '' ? null : birth.session,
        message: birth?.message ?? null,
      };
    });
  }

  async problems(): Promise<readonly Problem[]> {
    return (await this.#catalog()).problems;
  }

  watch(): void {
    if (this.#stopWatching !== null) return;
    const watcher = chokidar(this.#deps.dir, {
      ignoreInitial: true,
      depth: 8,
      atomic: 50,
      ignored: (path) => /[\\/](?:node_modules|\.git|\.hub|\.curator_backups)(?:[\\/]|$)|\.(?:lock|tmp)$/.test(path),
    });
    let timer: NodeJS.Timeout | undefined;
    watcher.on('all', () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        this.#changed().catch((error: unknown) => this.#deps.log?.('skills could not be listed', error));
      }, settleTime);
    });
    // A disk that cannot be watched is still read at every call.
    watcher.on('error', (error) => this.#deps.log?.('the skills folder cannot be watched', error));
    this.#stopWatching = async () => {
      clearTimeout(timer);
      await watcher.close();
    };
  }

  async close(): Promise<void> {
    const stop = this.#stopWatching;
    this.#stopWatching = null;
    await stop?.();
  }

  #catalog(): Promise<Catalog> {
    return readCatalog(this.#deps.dir, this.#usage);
  }

  #facts(tools: ReadonlySet<string> | null): OfferFacts {
    const disabled = this.#deps.config.list('skills.disabled').map(text);
    return {
      platform: this.#deps.platform ?? process.platform,
      disabled: new Set(disabled.filter((name) => name !== '')),
      tools,
    };
  }

  /** An id is only ever compared with those on disk, so none can lead anywhere else. */
  #in(skills: readonly Skill[], id: string): Skill {
    const skill = skills.find((candidate) => candidate.id === id);
    if (skill !== undefined) return skill;
    throw new DeskError('not_found', `There is no skill ${JSON.stringify(id)}.`, {
      remedy: 'Load the list of skills again.',
    });
  }

  async #find(id: string): Promise<Skill> {
    return this.#in((await this.#catalog()).skills, id);
  }

  async #changed(): Promise<void> {
    const { skills } = await this.#catalog();
    this.#deps.emit('skills.changed', { count: skills.filter((skill) => !skill.archived).length });
  }

  /** Telemetry is best effort: a disk that refuses it does not keep a model from its skill. */
  async #used(skill: Skill, session: string): Promise<void> {
    if (this.#deps.mayWrite?.() === false) return;
    const now = this.#now();
    try {
      const { skills } = await this.#catalog();
      await this.#usage.change(skill, skills, (record) => ({
        ...record,
        use_count: readCount(record['use_count']) + 1,
        view_count: readCount(record['view_count']) + 1,
        last_used_at: isoTime(now),
        last_viewed_at: isoTime(now),
      }));
      await this.#events.append({ time: now, skill: skill.id, kind: 'use', session, message: null });
      await this.#changed();
    } catch (error) {
      this.#deps.log?.('the use of a skill could not be noted', error);
    }
  }
}

function readCount(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? Math.trunc(value) : 0;
}

/** The skills of one home. Opens and writes nothing until it is asked to. */
export function createSkills(deps: SkillsDeps): Skills {
  return new HomeSkills(deps);
}

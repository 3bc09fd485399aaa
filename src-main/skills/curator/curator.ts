import { mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import type { CuratedSkill, CuratorPreview, CuratorRun, CuratorStatus } from '@shared/contract/curator.ts';
import { DeskError } from '@shared/contract/errors.ts';
import { withFileLock } from '../../home/file-lock.ts';
import type { Skill } from '../catalog.ts';
import { isoTime } from '../usage.ts';
import { lastActive, nextStep } from './age.ts';
import type { Backup } from './backup.ts';
import { Passes, type PassRequest } from './passes.ts';
import type { CuratorDeps } from './ports.ts';
import { PreviewFile, shownProposal } from './preview.ts';
import { isManaged, protectionOf, type ProtectFacts } from './protect.ts';
import { reportMarkdown } from './report.ts';
import { CuratorRuns } from './runs.ts';
import { CuratorStateFile } from './state.ts';
import { suppress } from './surroundings.ts';

/** When the schedule is first looked at, and how often after that, in milliseconds. */
const firstLook = 90_000;
const everyLook = 3_600_000;

/** Looks after learned skills: they age, go into the archive, and come back. Nothing is ever deleted. */
export interface Curator {
  status(): Promise<CuratorStatus>;
  runs(limit: number): Promise<CuratorRun[]>;
  /** One pass with its report, the newest without an id. Throws `not_found`. */
  report(id: string | undefined): Promise<{ readonly run: CuratorRun; readonly markdown: string }>;
  /** A pass. Throws `busy` while another runs, `looking_on`, `unwritable`. */
  run(request: PassRequest): Promise<CuratorRun>;
  pause(paused: boolean): Promise<void>;
  /** Gives a skill to the curator or takes it back. Throws `not_found`, `refused`. */
  adopt(id: string, adopted: boolean, approver: string): Promise<void>;
  backup(): Promise<Backup>;
  preview(): Promise<CuratorPreview | null>;
  /** Decides on proposals; null when none was approved. Throws `stale` when the preview is another one by now. */
  decide(
    wanted: { readonly preview: string; readonly approve: readonly string[]; readonly reject: readonly string[] },
    approver: string,
  ): Promise<CuratorRun | null>;
  /** A skill came back from the archive: an update of Hermes may bring it again. */
  restored(name: string): Promise<void>;
  /** Finishes the record of a pass that was cut off. Never throws. */
  settle(): Promise<void>;
  /** Begins to look at the schedule. */
  start(): void;
  /** One look at the schedule: runs a pass when one is due. Never throws. */
  look(): Promise<void>;
  close(): Promise<void>;
}

class HomeCurator implements Curator {
  readonly #deps: CuratorDeps;
  readonly #runs: CuratorRuns;
  readonly #state: CuratorStateFile;
  readonly #preview: PreviewFile;
  readonly #passes: Passes;
  readonly #stop = new AbortController();
  #running: Promise<unknown> | null = null;
  #timer: NodeJS.Timeout | null = null;

  constructor(deps: CuratorDeps) {
    this.#deps = deps;
    this.#runs = new CuratorRuns(deps.runsDir);
    this.#state = new CuratorStateFile(deps.dir);
    this.#preview = new PreviewFile(join(deps.runsDir, 'preview.json'));
    this.#passes = new Passes(
      deps,
      { runs: this.#runs, state: this.#state, preview: this.#preview },
      this.#stop.signal,
    );
  }

  async status(): Promise<CuratorStatus> {
    const settings = this.#deps.settings();
    const [state, preview, facts] = await Promise.all([
      this.#state.read(),
      this.#preview.read(),
      this.#passes.facts(true),
    ]);
    const paused = state.paused || this.#deps.paused();
    const off = paused || !settings.enabled;
    const hours = (ms: number): number => ms / 3_600_000;
    return {
      enabled: settings.enabled,
      paused,
      lastRun: state.runs === 0 ? null : state.lastRun,
      nextRun: off ? null : (state.lastRun ?? this.#deps.now()) + settings.interval,
      runs: state.runs,
      summary: state.summary,
      intervalHours: hours(settings.interval),
      idleHours: hours(settings.idle),
      staleDays: hours(settings.staleAfter) / 24,
      archiveDays: hours(settings.archiveAfter) / 24,
      consolidate: settings.consolidate,
      pruneBuiltins: settings.pruneBuiltins,
      warnings: [...settings.warnings],
      running: this.#running !== null,
      skills: await Promise.all(
        facts.skills.filter(({ source }) => source !== 'shipped').map((skill) => this.#row(skill, facts)),
      ),
      proposals: preview?.proposals.length ?? 0,
    };
  }

  async runs(limit: number): Promise<CuratorRun[]> {
    return await this.#runs.list(limit);
  }

  async report(id: string | undefined): Promise<{ readonly run: CuratorRun; readonly markdown: string }> {
    const run = await this.#runs.find(id);
    if (run !== null) return { run, markdown: reportMarkdown(run) };
    throw new DeskError('not_found', id === undefined ? 'The curator has not run yet.' : `There is no pass ${id}.`, {
      remedy: 'hermes-desk curator run --dry-run shows what a pass would do.',
    });
  }

  async run(request: PassRequest): Promise<CuratorRun> {
    return await this.#alone(() => this.#passes.run(request));
  }

  async pause(paused: boolean): Promise<void> {
    await this.#locked(() => this.#state.merge({ paused }));
    await this.#tell();
  }

  async adopt(id: string, adopted: boolean, approver: string): Promise<void> {
    const { dir, usage, events, catalog, now } = this.#deps;
    const { skills } = await catalog();
    const skill = skills.find((each) => each.id === id);
    if (skill === undefined) {
      throw new DeskError('not_found', `There is no skill ${JSON.stringify(id)}.`, {
        remedy: 'Load the list of skills again.',
      });
    }
    const whose = await this.#notToAdopt(skill);
    if (whose !== null) {
      throw new DeskError('refused', `${skill.name} ${whose}`, {
        remedy: 'Only skills of your own can be given to it.',
      });
    }
    await mkdir(dir, { recursive: true });
    await usage.change(skill, skills, (record) => {
      // The older word for the same would outlive it.
      const rest = Object.fromEntries(Object.entries(record).filter(([key]) => key !== 'agent_created'));
      return { ...rest, created_by: adopted ? 'agent' : null };
    });
    await events.append({
      time: now(),
      kind: adopted ? 'adopt' : 'release',
      skill: skill.id,
      name: skill.name,
      session: '',
      message: null,
      origin: 'person',
      approver,
    });
    await this.#deps.changed();
    await this.#tell();
  }

  async backup(): Promise<Backup> {
    return await this.#alone(() => this.#passes.backUp('manual'));
  }

  async preview(): Promise<CuratorPreview | null> {
    const preview = await this.#preview.read();
    if (preview === null || preview.proposals.length === 0) return null;
    const { skills } = await this.#deps.catalog();
    const { id, createdAt, model, proposals } = preview;
    return { id, createdAt, model, proposals: proposals.map((each) => shownProposal(each, skills)) };
  }

  async decide(
    wanted: { readonly preview: string; readonly approve: readonly string[]; readonly reject: readonly string[] },
    approver: string,
  ): Promise<CuratorRun | null> {
    return await this.#alone(async () => {
      const preview = await this.#preview.read();
      const known = new Set(preview?.proposals.map(({ id }) => id));
      if (preview?.id !== wanted.preview || [...wanted.approve, ...wanted.reject].some((id) => !known.has(id))) {
        throw new DeskError('stale', 'These proposals are not what waits now.', { remedy: 'Look at them again.' });
      }
      await this.#preview.decided([], wanted.reject);
      const approved = preview.proposals.filter(({ id }) => wanted.approve.includes(id));
      if (approved.length === 0) {
        await this.#tell();
        return null;
      }
      return await this.#passes.merge(approved, approver);
    });
  }

  async restored(name: string): Promise<void> {
    await suppress(this.#deps.dir, name, false).catch((error: unknown) =>
      this.#deps.log('the list of suppressed skills could not be changed', error),
    );
  }

  async settle(): Promise<void> {
    if (!this.#deps.mayWrite()) return;
    try {
      if (!(await this.#runs.list(10)).some(({ ended }) => ended === 'running')) return;
      await this.#locked(() => this.#passes.settle());
    } catch (error) {
      this.#deps.log('a pass that was cut off could not be settled', error);
    }
  }

  start(): void {
    if (this.#timer !== null) return;
    const again = (wait: number): void => {
      this.#timer = setTimeout(() => {
        void this.look().finally(() => {
          if (!this.#stop.signal.aborted) again(everyLook);
        });
      }, wait);
      this.#timer.unref();
    };
    again(firstLook);
  }

  async look(): Promise<void> {
    try {
      if (await this.#isDue()) await this.run({ cause: 'schedule', dryRun: false });
    } catch (error) {
      this.#deps.log('the curator could not run', error);
    }
  }

  async close(): Promise<void> {
    this.#stop.abort();
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#running?.catch(() => undefined);
  }

  /** Whether a pass is due now. What has never run begins its interval instead. */
  async #isDue(): Promise<boolean> {
    const { mayWrite, now, paused, settings, idleSince } = this.#deps;
    const { enabled, interval, idle } = settings();
    if (!mayWrite() || !enabled || paused()) return false;
    const state = await this.#state.read();
    if (state.paused) return false;
    if (state.lastRun === null) {
      await this.#locked(() =>
        this.#state.merge({
          last_run_at: isoTime(now()),
          last_run_summary: 'The first pass is put off by one interval.',
        }),
      );
      return false;
    }
    const quiet = idleSince();
    return now() - state.lastRun >= interval && quiet !== null && now() - quiet >= idle;
  }

  async #row(skill: Skill, facts: ProtectFacts): Promise<CuratedSkill> {
    const by = skill.archived ? null : await protectionOf(skill, facts);
    const managed = isManaged(skill, facts);
    return {
      id: skill.id,
      name: skill.name,
      state: skill.archived ? 'archived' : skill.usage.state === 'stale' ? 'stale' : 'active',
      pinned: skill.usage.pinned,
      managed,
      adoptable: !skill.archived && (await this.#notToAdopt(skill)) === null,
      protectedBy: by?.by ?? null,
      neededBy: [...(by?.neededBy ?? [])],
      uses: skill.usage.uses,
      lastActive: lastActive(skill.usage),
      next: by !== null || skill.archived ? null : nextStep(skill.usage, facts.now, facts.settings),
    };
  }

  /** Why a skill cannot be given to the curator, as the end of a sentence; null when it can. */
  async #notToAdopt(skill: Skill): Promise<string | null> {
    if (skill.source === 'shipped') return 'is part of Hermes Desk.';
    if (skill.source !== 'home') return 'lies outside the skills folder.';
    if (skill.origin === 'hub') return 'comes from the skills hub, which looks after it.';
    if (skill.origin === 'builtin') return 'came with Hermes; curator.prune_builtins decides over those.';
    const root = await realpath(this.#deps.dir).catch(() => this.#deps.dir);
    return skill.real === join(root, skill.id) ? null : 'lies outside the skills folder.';
  }

  /** Runs work as the only pass on this home. */
  async #alone<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running !== null) {
      throw new DeskError('busy', 'The curator is running.', { remedy: 'Wait until it has ended.' });
    }
    if (!this.#deps.mayWrite()) {
      throw new DeskError('looking_on', 'The curator does not run here: another app has this home open.', {
        remedy: 'Close the other app and choose Take over, or run it there.',
      });
    }
    const done = this.#locked(async () => {
      await this.#passes.settle();
      return await work();
    });
    this.#running = done;
    void this.#tell();
    try {
      return await done;
    } finally {
      this.#running = null;
      await this.#tell();
    }
  }

  async #locked<T>(work: () => Promise<T>): Promise<T> {
    const { runsDir, dir } = this.#deps;
    await mkdir(runsDir, { recursive: true, mode: 0o700 });
    await mkdir(dir, { recursive: true });
    return await withFileLock(join(runsDir, 'pass'), work);
  }

  async #tell(): Promise<void> {
    const proposals = (await this.#preview.read())?.proposals.length ?? 0;
    this.#deps.emit('curator.changed', { running: this.#running !== null, proposals });
  }
}

/** The curator of one home. Does nothing until it is asked or started. */
export function createCurator(deps: CuratorDeps): Curator {
  return new HomeCurator(deps);
}

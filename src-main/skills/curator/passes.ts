import { mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import type { CuratorChange, CuratorRun } from '@shared/contract/curator.ts';
import { DeskError } from '@shared/contract/errors.ts';
import type { Skill } from '../catalog.ts';
import { isoTime } from '../usage.ts';
import { listFiles } from '../files.ts';
import { backUpSkills, type Backup } from './backup.ts';
import { mergeQuestion, mergeTask, readMerges } from './merges.ts';
import { carryOut, carryOutMerge, planPass, plannedMerge, settlePass } from './pass.ts';
import type { CuratorDeps } from './ports.ts';
import type { PreviewFile, StoredProposal } from './preview.ts';
import { isManaged, protectionOf, type ProtectFacts } from './protect.ts';
import { summaryOf, writeReport } from './report.ts';
import type { CuratorRuns } from './runs.ts';
import type { CuratorStateFile } from './state.ts';
import { readSurroundings } from './surroundings.ts';

/** Characters of a token, about, and the share of a model's window that skills may fill. */
const charsPerToken = 3;
const windowShare = 0.5;

/** How a pass is asked for. */
export interface PassRequest {
  readonly cause: 'schedule' | 'person';
  readonly dryRun: boolean;
  /** Left out, config.yaml decides. */
  readonly consolidate?: boolean | undefined;
}

const noUsage = {
  inputTokens: 0,
  outputTokens: 0,
  cacheReadTokens: 0,
  cacheWriteTokens: 0,
  reasoningTokens: 0,
  calls: 0,
  costUsd: null,
};

/** Skills with the paths of their files, as the model is told of them. */
async function withFiles(skills: readonly Skill[]): Promise<(Skill & { readonly files: readonly string[] })[]> {
  return await Promise.all(skills.map(async (skill) => ({ ...skill, files: await listFiles(skill.real) })));
}

/** What passes are kept in. */
interface PassFiles {
  readonly runs: CuratorRuns;
  readonly state: CuratorStateFile;
  readonly preview: PreviewFile;
}

/** Passes from their first step to their report. */
export class Passes {
  readonly #deps: CuratorDeps;
  readonly #files: PassFiles;
  readonly #signal: AbortSignal;

  /** When `signal` aborts, a pass ends behind the step it is at. */
  constructor(deps: CuratorDeps, files: PassFiles, signal: AbortSignal) {
    this.#deps = deps;
    this.#files = files;
    this.#signal = signal;
  }

  /** Ages the skills, then asks the model where that is wanted. The caller holds the lock of the curator. */
  async run(request: PassRequest): Promise<CuratorRun> {
    const settings = this.#deps.settings();
    let facts: ProtectFacts;
    try {
      facts = await this.facts(false);
    } catch (error) {
      if (error instanceof DeskError && error.code !== 'unreadable') throw error;
      const why = error instanceof Error ? error.message : String(error);
      return await this.#end({ ...(await this.#begin(request, null)), ended: 'failed', why });
    }
    const planned = await planPass(facts, request.cause === 'schedule');
    let run = await this.#begin(request, facts, planned);
    if (!request.dryRun) {
      for (const [at, change] of planned.entries()) {
        if (change.outcome !== 'unknown') continue;
        const done = await carryOut(change, facts, this.#deps);
        run = { ...run, changes: run.changes.with(at, done) };
        await this.#files.runs.write(run);
        if (this.#signal.aborted) return await this.#end(await settlePass(run, this.#deps));
      }
    }
    if (request.consolidate ?? settings.consolidate) run = await this.#propose(run);
    return await this.#end(run);
  }

  /** Carries out merges a person approved, one after the other. */
  async merge(approved: readonly StoredProposal[], approver: string): Promise<CuratorRun> {
    const planned = approved.flatMap(plannedMerge);
    let run = await this.#begin({ cause: 'preview', dryRun: false }, await this.facts(false), planned);
    let at = 0;
    for (const proposal of approved) {
      const changes = await carryOutMerge(proposal, await this.facts(false), this.#deps, approver);
      run = { ...run, changes: run.changes.toSpliced(at, changes.length, ...changes) };
      at += changes.length;
      await this.#files.runs.write(run);
      if (changes.every(({ outcome }) => outcome === 'done')) await this.#files.preview.decided([proposal.id], []);
    }
    return await this.#end(run);
  }

  /** Writes the pass down before its first step, behind the backup. */
  async #begin(
    request: Pick<PassRequest, 'dryRun'> & { readonly cause: CuratorRun['cause'] },
    facts: ProtectFacts | null,
    planned: readonly CuratorChange[] = [],
  ): Promise<CuratorRun> {
    const { now, settings } = this.#deps;
    const startedAt = now();
    let backup: string | null = null;
    let backupWhy = request.dryRun ? 'a trial run' : '';
    if (!request.dryRun && facts !== null) {
      if (!settings().backup.enabled) backupWhy = 'switched off in config.yaml';
      else {
        try {
          backup = (await this.backUp('pre-curator-run')).id;
        } catch (error) {
          backupWhy = error instanceof Error ? error.message : String(error);
        }
      }
    }
    const checked =
      facts === null ? 0 : facts.skills.filter((skill) => !skill.archived && isManaged(skill, facts)).length;
    const run: CuratorRun = {
      v: 1,
      id: this.#files.runs.freshId(startedAt),
      startedAt,
      endedAt: null,
      cause: request.cause,
      dryRun: request.dryRun,
      checked,
      changes: planned.map((change) =>
        request.dryRun && change.outcome === 'unknown' ? { ...change, outcome: 'would' } : change,
      ),
      backup,
      backupWhy,
      report: '',
      model: null,
      ended: 'running',
      why: '',
    };
    await this.#files.runs.write(run);
    return run;
  }

  /** Ends a pass: its report, what Hermes reads of it, its record. A report that cannot be written ends no pass. */
  async #end(given: CuratorRun): Promise<CuratorRun> {
    const { homeDir, now, log } = this.#deps;
    const ended = given.ended === 'running' ? 'done' : given.ended;
    let run: CuratorRun = { ...given, ended, endedAt: given.endedAt ?? now() };
    try {
      run = { ...run, report: await writeReport(homeDir, run) };
    } catch (error) {
      log('the report of a pass could not be written', error);
    }
    const { runs } = await this.#files.state.read();
    await this.#files.state.merge({
      ...(run.dryRun || run.cause === 'preview' || ended === 'failed'
        ? {}
        : { last_run_at: isoTime(run.startedAt), run_count: runs + 1 }),
      last_run_duration_seconds: ((run.endedAt ?? run.startedAt) - run.startedAt) / 1000,
      last_run_summary: summaryOf(run),
      ...(run.report === '' ? {} : { last_report_path: run.report }),
    });
    await this.#files.runs.write(run);
    await this.#files.runs.prune();
    if (!run.dryRun) await this.#deps.changed();
    return run;
  }

  /** Asks the model for merges and lays what it proposes before the person. Nothing is changed. */
  async #propose(run: CuratorRun): Promise<CuratorRun> {
    const model = this.#deps.model();
    const usage = noUsage;
    const none = (why: string): CuratorRun => ({
      ...run,
      model: { provider: '', model: '', usage, proposals: 0, why },
    });
    if (model.obstacle !== null) return none(`The model was not asked: ${model.obstacle.message}`);
    const facts = await this.facts(false);
    const candidates: Skill[] = [];
    for (const skill of facts.skills.filter(
      ({ archived, usable, origin }) => !archived && usable && origin !== 'builtin',
    )) {
      const by = await protectionOf(skill, facts);
      if (by === null || by.by === 'needed') candidates.push(skill);
    }
    if (candidates.length < 2) return none('The model was not asked: fewer than two skills could be merged.');
    const room = Math.floor(model.window * windowShare * charsPerToken);
    const { text, left } = mergeQuestion(await withFiles(candidates), room);
    const shown = candidates.filter(({ name }) => !left.includes(name));
    try {
      const answer = await model.ask(mergeTask, text, this.#signal);
      const { merges, faults } = readMerges(answer.text, shown, facts.skills, this.#deps.scan);
      const now = this.#deps.now();
      const { waiting: proposals, faults: more } = await this.#files.preview.propose(merges, answer.model, now);
      const why = [
        ...faults,
        ...more,
        ...(left.length === 0 ? [] : [`${String(left.length)} skills did not fit in.`]),
      ].join(' ');
      const { provider, model: name } = answer;
      return { ...run, model: { provider, model: name, usage: answer.usage, proposals, why } };
    } catch (error) {
      if (!(error instanceof DeskError)) throw error;
      return none(`The model gave no plan: ${error.message}`);
    }
  }

  /** Copies the skills folder. Throws `unwritable`, `disk_full`. */
  async backUp(reason: string): Promise<Backup> {
    const { dir, now, settings, catalog } = this.#deps;
    const { skills } = await catalog();
    await mkdir(dir, { recursive: true });
    const { keep } = settings().backup;
    return await backUpSkills(dir, { now: now(), reason, keep, skillFiles: skills.length });
  }

  /** Everything a decision is made from. Throws `unreadable` for what cannot be known, unless it is only to be looked at. */
  async facts(onlyToLook: boolean): Promise<ProtectFacts> {
    const { dir, homeDir, catalog, staged, settings, now } = this.#deps;
    const read = await catalog();
    const [damaged] = read.problems;
    if (damaged !== undefined && !onlyToLook) {
      throw new DeskError('unreadable', damaged.message, { remedy: damaged.remedy, file: damaged.file });
    }
    const empty = { scheduled: new Map<string, string[]>(), brought: new Map<string, string>() };
    const around = await readSurroundings(homeDir, dir).catch((error: unknown) => {
      if (onlyToLook) return empty;
      const file = join(homeDir, 'cron', 'jobs.json');
      throw new DeskError('unreadable', `${file} cannot be read, so it is not known which skills its jobs need.`, {
        remedy: 'Mend the file. Nothing was archived.',
        file,
        cause: error,
      });
    });
    const root = await realpath(dir).catch(() => dir);
    return { ...around, skills: read.skills, root, staged: await staged(), settings: settings(), now: now() };
  }

  /** Finishes the records of passes that were cut off. */
  async settle(): Promise<void> {
    for (const run of await this.#files.runs.list(10)) {
      if (run.ended !== 'running') continue;
      const settled = await settlePass(run, this.#deps);
      await this.#end(settled);
      if (settled.cause === 'preview') await this.#takeOut(settled);
    }
  }

  /** Takes the proposals out that a pass had carried out before it was cut off. */
  async #takeOut({ changes }: CuratorRun): Promise<void> {
    const made = (into: string, skill: string): boolean =>
      changes.some((each) => each.outcome === 'done' && each.into === into && each.skill === skill);
    const { proposals = [] } = (await this.#files.preview.read()) ?? {};
    const done = proposals.filter(({ into, absorbs }) => absorbs.every(({ id }) => made(into, id)));
    if (done.length > 0)
      await this.#files.preview.decided(
        done.map(({ id }) => id),
        [],
      );
  }
}

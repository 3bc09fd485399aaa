import { join } from 'node:path';
import type { Problem } from '@shared/contract/common.ts';
import type { Cause, DecidedWrite, Decision } from '@shared/contract/index.ts';
import { DeskError } from '@shared/contract/errors.ts';
import type { SkillChange, SkillHappening, SkillRow } from '@shared/contract/skills.ts';
import type { Tool, ToolContext } from '@shared/tools/tool.ts';
import { countWaiting, type WaitingCount } from '../home/pending/count.ts';
import { DecidedWrites } from '../home/pending/decided.ts';
import type { Skill } from './catalog.ts';
import type { Waiting } from '../home/pending/decision.ts';
import { SkillConsent, type SkillManner } from './consent/consent.ts';
import { SkillDecisions } from './consent/decisions.ts';
import { SkillQueue, type StagedSkill } from './consent/record.ts';
import { stageSkill } from './consent/stage.ts';
import { targetsOf, textsAt } from './consent/targets.ts';
import { createCurator, type Curator } from './curator/curator.ts';
import { SkillEvents, type SkillEvent } from './events.ts';
import { eventsBySkill } from './history.ts';
import type { Scan } from './manage/findings.ts';
import { ChangeLedger } from './manage/ledger.ts';
import { PersonSkills, type NewSkill, type Save, type SkillWrite } from './manage/person.ts';
import { ReviewReads } from './manage/reads.ts';
import { skillManageTool, type Staged, type ToStage } from './manage/tool.ts';
import { SkillWriter } from './manage/writer.ts';
import { IndexNews, type News } from './news.ts';
import { historyOf } from './journey.ts';
import { offered } from './offer.ts';
import { skillsBlock } from './prompt-index.ts';
import { SkillReader } from './reader.ts';
import { invokeSkill, skillsListTool, skillViewTool, type SkillToolDeps } from './tools.ts';
import { ToldListsFile } from './told-lists.ts';
import type { Skills, SkillsDeps, SkillHistory, SkillView } from './types.ts';
import { UsageStore } from './usage-file.ts';
import { notePin, noteUse } from './usage-notes.ts';
import { SkillViews, skillIn } from './views.ts';
import { watchSkillFolders } from './watch.ts';

class HomeSkills implements Skills {
  readonly tools: readonly Tool[];
  readonly check: Scan;
  readonly curator: Curator | null;
  readonly #deps: SkillsDeps;
  readonly #usage: UsageStore;
  readonly #reader: SkillReader;
  readonly #events: SkillEvents;
  readonly #now: () => number;
  readonly #log: (message: string, detail: unknown) => void;
  readonly #queue: SkillQueue;
  readonly #decided: DecidedWrites;
  readonly #writer: SkillWriter;
  readonly #person: PersonSkills;
  readonly #consent: SkillConsent;
  readonly #decisions: SkillDecisions;
  readonly #views: SkillViews;
  readonly #toolDeps: SkillToolDeps;
  readonly #ledger: ChangeLedger;
  readonly #news: IndexNews;
  readonly #reads = new ReviewReads();
  #stopWatching: (() => Promise<void>) | null = null;

  constructor(deps: SkillsDeps) {
    this.#deps = deps;
    this.#now = deps.now ?? Date.now;
    this.#log = deps.log ?? (() => undefined);
    this.check = deps.scan ?? (() => []);
    this.#usage = new UsageStore(deps.dir, this.#now);
    this.#reader = new SkillReader(deps, this.#usage);
    const reader = this.#reader;
    this.#events = new SkillEvents(deps.eventsFile);
    this.#news = new IndexNews(new ToldListsFile(join(deps.deskDir, 'skill-news.json'), this.#log));
    this.#ledger = new ChangeLedger(join(deps.deskDir, 'trash', 'skills'));
    const ledger = this.#ledger;
    this.#queue = new SkillQueue(
      join(deps.pendingDir, 'skills'),
      join(deps.deskDir, 'trash', 'pending-skills'),
      join(deps.deskDir, 'decisions'),
    );
    this.#decided = new DecidedWrites(
      join(deps.deskDir, 'decisions.jsonl'),
      'skills',
      async (place) => await textsAt(await reader.root(), place),
      (message) => this.#log('a decision could not be written down', message),
    );
    const common = { events: this.#events, scan: this.check, now: this.#now };
    this.#writer = new SkillWriter({
      ...common,
      dir: deps.dir,
      lockFile: join(deps.deskDir, 'skills'),
      ledger,
      usage: this.#usage,
      catalog: () => reader.catalog(),
      mayWrite: () => deps.mayWrite?.() !== false,
      changed: () => this.#changed(),
      log: this.#log,
    });
    this.#person = new PersonSkills({ ...common, writer: this.#writer, ledger });
    const moment = (): ReturnType<SkillReader['moment']> => reader.moment();
    this.#consent = new SkillConsent({
      ...common,
      queue: this.#queue,
      writer: this.#writer,
      moment,
      cause: (cause) => this.#causeOf(cause),
      replaced: (older, by) =>
        this.#decided.add(older, { outcome: 'replaced', edited: false, approver: '', by, time: this.#now() }),
    });
    this.#decisions = new SkillDecisions({
      consent: this.#consent,
      decided: this.#decided,
      now: this.#now,
      after: async () => {
        await this.#announceWaiting();
        await this.#changed();
      },
    });
    this.#views = new SkillViews({
      reader,
      events: this.#events,
      ledger,
      waiting: () => this.#openRecords(),
      cause: (event) => this.#cause(event),
    });
    this.#toolDeps = {
      catalog: (workspace: string | null) => reader.catalog(workspace),
      facts: () => reader.facts(null),
      hasSecret: (name: string) => (deps.secrets.get(name) ?? '') !== '',
      templateVars: () => deps.config.bool('skills.template_vars', true),
      used: (skill: Skill, path: string, context: ToolContext) => this.#used(skill, path, context),
    };
    this.tools = [
      skillsListTool(this.#toolDeps),
      skillViewTool(this.#toolDeps),
      skillManageTool({
        writer: this.#writer,
        gate: () => deps.config.bool('skills.write_approval', false),
        scan: this.check,
        stage: (wanted) => this.#stage(wanted),
        reads: this.#reads,
        moment,
      }),
    ];
    this.curator = this.#curator();
  }

  async open(): Promise<void> {
    try {
      await this.#writer.settle();
      await this.curator?.settle();
      if (this.#deps.mayWrite?.() === false) return;
      await this.#queue.prune(this.#now());
      await this.#ledger.prune(this.#now());
    } catch (error) {
      this.#log('an unfinished change of the skills could not be settled', error);
    }
  }

  async list(): Promise<SkillRow[]> {
    return await this.#views.list();
  }

  async view(id: string): Promise<SkillView> {
    return await this.#views.view(id);
  }

  async file(id: string, path: string): Promise<{ readonly text: string | null; readonly bytes: number }> {
    return await this.#views.file(id, path);
  }

  async happenings(id: string): Promise<SkillHappening[]> {
    return await this.#views.happenings(id);
  }

  async changes(ids: readonly string[]): Promise<SkillChange[]> {
    return await this.#views.changes(ids);
  }

  async pin(id: string, pinned: boolean): Promise<void> {
    const { skills } = await this.#reader.catalog();
    const skill = skillIn(skills, id);
    const whose = notPinned(skill);
    if (whose !== null) {
      throw new DeskError('refused', `The skill ${skill.name} ${whose}.`, {
        remedy: 'Only skills of your own and learned ones can be pinned.',
      });
    }
    const event = {
      time: this.#now(),
      kind: pinned ? ('pin' as const) : ('unpin' as const),
      skill: id,
      name: skill.name,
    };
    await notePin(this.#usage, this.#events, skill, skills, event);
    await this.#changed();
  }

  async create(wanted: NewSkill, approver: string): Promise<SkillWrite> {
    return await this.#person.create(wanted, approver);
  }

  async save(wanted: Save, approver: string): Promise<SkillWrite> {
    return await this.#person.save(wanted, approver);
  }

  async removeFile(
    { id, path, seen }: { id: string; path: string; seen: string },
    approver: string,
  ): Promise<SkillWrite> {
    return await this.#person.removeFile(id, path, seen, approver);
  }

  async archive(id: string, approver: string): Promise<SkillWrite> {
    return await this.#person.archive(id, approver);
  }

  async restore(id: string, approver: string): Promise<SkillWrite> {
    const restored = await this.#person.restore(id, approver);
    const skill = (await this.#reader.catalog()).skills.find((each) => each.id === restored.skill);
    if (skill !== undefined) await this.curator?.restored(skill.name);
    return restored;
  }

  async undo(change: string, approver: string): Promise<SkillWrite> {
    return await this.#person.undo(change, approver);
  }

  async proposals(): Promise<Waiting> {
    return await this.#consent.list();
  }

  async waits(id: string): Promise<boolean> {
    return await this.#consent.has(id);
  }

  async decided(id: string): Promise<DecidedWrite | null> {
    return await this.#decisions.decided(id);
  }

  async approve(ids: readonly string[], approver: string, manner: SkillManner = {}): Promise<Decision[]> {
    return await this.#decisions.approve(ids, approver, manner);
  }

  async reject(ids: readonly string[], approver: string): Promise<Decision[]> {
    return await this.#decisions.reject(ids, approver);
  }

  async unreject(ids: readonly string[]): Promise<Decision[]> {
    return await this.#decisions.unreject(ids);
  }

  async waiting(): Promise<WaitingCount> {
    return countWaiting(await this.#openRecords());
  }

  async promptBlock(tools?: readonly string[], workspace?: string | null): Promise<string> {
    const { skills, categories } = await this.#reader.catalog(workspace);
    return skillsBlock(offered(skills, this.#reader.facts(tools === undefined ? null : new Set(tools))), categories);
  }

  async news(session: string, prompt: string, workspace?: string | null): Promise<News | null> {
    return await this.#news.of(session, prompt, await this.promptBlock(undefined, workspace));
  }

  async history(): Promise<SkillHistory[]> {
    const [{ skills }, events] = await Promise.all([this.#reader.catalog(), this.#events.read()]);
    const bySkill = eventsBySkill(events, skills);
    // What was brought along was not learned here; it is on the map once it has been used.
    const shown = skills.filter(({ source, usage }) => source === 'home' || usage.uses > 0);
    return shown.map((skill) => historyOf(skill, bySkill.get(skill.id) ?? []));
  }

  async invoke(name: string, at: Pick<ToolContext, 'session' | 'workspace'>): ReturnType<Skills['invoke']> {
    const { signal } = new AbortController();
    return await invokeSkill(name, { ...at, turn: '', origin: 'foreground', message: null, signal }, this.#toolDeps);
  }

  async problems(): Promise<readonly Problem[]> {
    return (await this.#reader.catalog()).problems;
  }

  watch(): void {
    this.#stopWatching ??= watchSkillFolders({
      skills: this.#deps.dir,
      pending: join(this.#deps.pendingDir, 'skills'),
      onSkills: () => this.#changed(),
      onPending: () => this.#announceWaiting(),
      log: this.#log,
    });
  }

  async close(): Promise<void> {
    const stop = this.#stopWatching;
    this.#stopWatching = null;
    await this.curator?.close();
    await stop?.();
  }

  #curator(): Curator | null {
    const { curator, dir, deskDir, emit, mayWrite } = this.#deps;
    if (curator === undefined) return null;
    return createCurator({
      ...curator,
      dir,
      runsDir: join(deskDir, 'curator'),
      writer: this.#writer,
      usage: this.#usage,
      events: this.#events,
      scan: this.check,
      catalog: () => this.#reader.catalog(),
      staged: async () =>
        new Set((await this.#openRecords()).flatMap(({ desk }) => (desk?.files ?? []).map(({ skill }) => skill))),
      mayWrite: () => mayWrite?.() !== false,
      changed: () => this.#changed(),
      emit,
      now: this.#now,
      log: this.#log,
    });
  }

  async #openRecords(): Promise<readonly StagedSkill[]> {
    return await this.#consent.open().catch((error: unknown) => {
      if (error instanceof DeskError) return [];
      throw error;
    });
  }

  #causeOf(cause: Pick<Cause, 'origin' | 'session' | 'message' | 'approver'>): Cause {
    return this.#deps.cause?.(cause) ?? { ...cause, sessionTitle: null, quote: null };
  }

  #cause({ origin, session, message, approver }: SkillEvent): Cause {
    return this.#causeOf({
      origin: origin ?? (session === '' ? 'external' : 'foreground'),
      session: session === '' ? null : session,
      message,
      approver: approver ?? null,
    });
  }

  async #stage(wanted: ToStage): Promise<Staged> {
    if (this.#deps.mayWrite?.() === false) {
      throw new DeskError('looking_on', 'Nothing is staged here: another app has this home open.', {
        remedy: 'Close the other app and choose Take over.',
      });
    }
    const staged = await stageSkill(this.#queue, wanted, this.#now());
    const { plan, context } = wanted;
    const { session, message, origin } = context;
    await this.#events.append(
      ...plan.events.map(({ kind, skill, name, from }) => ({
        time: this.#now(),
        kind: 'propose' as const,
        skill: kind === 'archive' ? (from ?? skill) : skill,
        ...(name === undefined ? {} : { name }),
        session,
        message,
        origin,
        staged: staged.id,
      })),
    );
    await this.#decided.waits(staged.id, this.#now(), targetsOf(plan));
    await this.#announceWaiting();
    await this.#changed();
    return staged;
  }

  async #changed(): Promise<void> {
    const { skills } = await this.#reader.catalog();
    this.#deps.emit('skills.changed', { count: skills.filter((skill) => !skill.archived).length });
  }

  async #announceWaiting(): Promise<void> {
    const { count, oldest } = await this.waiting();
    this.#deps.emit('approvals.changed', { count, oldest });
  }

  /** Telemetry is best effort: a disk that refuses it does not keep a model from its skill. */
  async #used(skill: Skill, path: string, { origin, session, turn }: ToolContext): Promise<void> {
    if (origin === 'background_review') {
      // A review that looks at a skill has no use for it: its clock goes on.
      this.#reads.note(turn, skill.id, path);
      return;
    }
    if (this.#deps.mayWrite?.() === false) return;
    try {
      const { skills } = await this.#reader.catalog();
      await noteUse(this.#usage, this.#events, skill, skills, { time: this.#now(), session });
      await this.#changed();
    } catch (error) {
      this.#log('the use of a skill could not be noted', error);
    }
  }
}

/** Why a skill is not pinned, behind its name; null when it may be. */
function notPinned({ origin, source }: Skill): string | null {
  if (source === 'shipped') return 'is part of Hermes Desk';
  if (source === 'project') return 'belongs to a project';
  if (source === 'external') return 'lies in a folder of skills.external_dirs';
  return origin === 'hub' ? 'comes from the skills hub, which manages it' : null;
}

/** The skills of one home. Opens and writes nothing until it is asked to. */
export function createSkills(deps: SkillsDeps): Skills {
  return new HomeSkills(deps);
}

export type { Skills } from './types.ts';

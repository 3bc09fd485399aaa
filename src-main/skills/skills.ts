import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '@shared/contract/common.ts';
import type { Cause, Decision } from '@shared/contract/index.ts';
import { DeskError } from '@shared/contract/errors.ts';
import type { SkillChange, SkillHappening, SkillRow } from '@shared/contract/skills.ts';
import { countCodePoints } from '@shared/memory/text.ts';
import type { Tool } from '@shared/tools/tool.ts';
import { countWaiting, type WaitingCount } from '../home/pending/count.ts';
import { readCatalog, rowOf, type Catalog, type Skill } from './catalog.ts';
import type { Waiting } from '../home/pending/decision.ts';
import { SkillConsent, type SkillManner } from './consent/consent.ts';
import { SkillQueue, type StagedSkill } from './consent/record.ts';
import { stageSkill } from './consent/stage.ts';
import { SkillEvents, type SkillEvent } from './events.ts';
import { listFiles } from './files.ts';
import { SkillStory, eventsBySkill } from './history.ts';
import { bytesOf, plainText, readContent } from './manage/content.ts';
import type { Scan } from './manage/findings.ts';
import { ChangeLedger } from './manage/ledger.ts';
import { PersonSkills, type NewSkill, type Save, type SkillWrite } from './manage/person.ts';
import { unwritable } from './manage/writable.ts';
import { skillManageTool, type Staged, type ToStage } from './manage/tool.ts';
import { SkillWriter, type Moment } from './manage/writer.ts';
import { IndexNews, type News } from './news.ts';
import { historyOf, madeByModel } from './journey.ts';
import { offered, type OfferFacts } from './offer.ts';
import { skillsBlock } from './prompt-index.ts';
import { skillsListTool, skillViewTool } from './tools.ts';
import type { Skills, SkillsDeps, SkillHistory, SkillView } from './types.ts';
import { UsageStore } from './usage-file.ts';
import { notePin, noteUse } from './usage-notes.ts';
import { watchSkillFolders } from './watch.ts';

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

class HomeSkills implements Skills {
  readonly tools: readonly Tool[];
  readonly check: Scan;
  readonly #deps: SkillsDeps;
  readonly #usage: UsageStore;
  readonly #events: SkillEvents;
  readonly #now: () => number;
  readonly #log: (message: string, detail: unknown) => void;
  readonly #queue: SkillQueue;
  readonly #writer: SkillWriter;
  readonly #person: PersonSkills;
  readonly #consent: SkillConsent;
  readonly #story: SkillStory;
  readonly #news = new IndexNews();
  #stopWatching: (() => Promise<void>) | null = null;

  constructor(deps: SkillsDeps) {
    this.#deps = deps;
    this.#now = deps.now ?? Date.now;
    this.#log = deps.log ?? (() => undefined);
    this.check = deps.scan ?? (() => []);
    this.#usage = new UsageStore(deps.dir, this.#now);
    this.#events = new SkillEvents(deps.eventsFile);
    const ledger = new ChangeLedger(join(deps.deskDir, 'trash', 'skills'));
    this.#queue = new SkillQueue(
      join(deps.pendingDir, 'skills'),
      join(deps.deskDir, 'trash', 'pending-skills'),
      join(deps.deskDir, 'decisions'),
    );
    const common = { events: this.#events, scan: this.check, now: this.#now };
    this.#writer = new SkillWriter({
      ...common,
      dir: deps.dir,
      lockFile: join(deps.deskDir, 'skills'),
      ledger,
      usage: this.#usage,
      catalog: () => this.#catalog(),
      mayWrite: () => deps.mayWrite?.() !== false,
      changed: () => this.#changed(),
      log: this.#log,
    });
    this.#person = new PersonSkills({ ...common, writer: this.#writer, ledger });
    this.#story = new SkillStory(ledger, (event) => this.#cause(event));
    const moment = (): Promise<Moment> => this.#moment();
    this.#consent = new SkillConsent({
      ...common,
      queue: this.#queue,
      writer: this.#writer,
      moment,
      cause: (cause) => this.#causeOf(cause),
    });
    const toolDeps = {
      catalog: () => this.#catalog(),
      facts: () => this.#facts(null),
      hasSecret: (name: string) => (deps.secrets.get(name) ?? '') !== '',
      templateVars: () => deps.config.bool('skills.template_vars', true),
      used: (skill: Skill, session: string) => this.#used(skill, session),
    };
    this.tools = [
      skillsListTool(toolDeps),
      skillViewTool(toolDeps),
      skillManageTool({
        writer: this.#writer,
        gate: () => deps.config.bool('skills.write_approval', false),
        scan: this.check,
        stage: (wanted) => this.#stage(wanted),
        moment,
      }),
    ];
  }

  async open(): Promise<void> {
    try {
      await this.#writer.settle();
      if (this.#deps.mayWrite?.() !== false) await this.#queue.prune(this.#now());
    } catch (error) {
      this.#log('an unfinished change of the skills could not be settled', error);
    }
  }

  async list(): Promise<SkillRow[]> {
    const [{ skills }, staged, root, events] = await Promise.all([
      this.#catalog(),
      this.#stagedBySkill(),
      this.#root(),
      this.#events.read(),
    ]);
    const bySkill = eventsBySkill(events, skills);
    return skills.map((skill) => this.#row(skill, staged, root, bySkill.get(skill.id) ?? []));
  }

  async view(id: string): Promise<SkillView> {
    const { skills } = await this.#catalog();
    const skill = this.#in(skills, id);
    const [staged, root, events] = await Promise.all([this.#stagedBySkill(), this.#root(), this.#events.read()]);
    const own = eventsBySkill(events, skills).get(id) ?? [];
    const birth = own.find(({ kind }) => kind === 'born');
    return {
      skill: this.#row(skill, staged, root, own),
      content: skill.text,
      body: skill.body,
      files: await listFiles(skill.dir),
      chars: countCodePoints(skill.text),
      born: birth === undefined ? null : this.#cause(birth),
    };
  }

  async file(id: string, path: string): Promise<{ readonly text: string | null; readonly bytes: number }> {
    const skill = await this.#find(id);
    const content = await readContent(skill.real, path);
    if (content === null) {
      throw new DeskError('not_found', `The skill ${id} has no file ${JSON.stringify(path)}.`, {
        remedy: 'Load the skill again.',
      });
    }
    return { text: typeof content === 'string' ? plainText(content) : null, bytes: bytesOf(content).length };
  }

  async happenings(id: string): Promise<SkillHappening[]> {
    const [{ skills }, events] = await Promise.all([this.#catalog(), this.#events.read()]);
    this.#in(skills, id);
    const own = eventsBySkill(events, skills).get(id) ?? [];
    return (await this.#story.tell(own, await this.#root())).reverse();
  }

  async changes(ids: readonly string[]): Promise<SkillChange[]> {
    const root = await this.#root();
    const found: SkillChange[] = [];
    for (const id of new Set(ids)) {
      const record = await this.#story.record(id);
      const [event] = record?.events ?? [];
      if (record === null || event === undefined) continue;
      found.push({
        id,
        skills: record.events.map(({ skill }) => skill),
        kind: event.kind,
        diff: this.#story.diff(record),
        undoable: root !== null && (await this.#story.undoable(record, root)),
      });
    }
    return found;
  }

  async pin(id: string, pinned: boolean): Promise<void> {
    const { skills } = await this.#catalog();
    const skill = this.#in(skills, id);
    if (skill.origin === 'hub' || skill.shipped) {
      const whose = skill.shipped ? 'is part of Hermes Desk' : 'comes from the skills hub, which manages it';
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
    return await this.#person.restore(id, approver);
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

  async approve(ids: readonly string[], approver: string, manner: SkillManner = {}): Promise<Decision[]> {
    return await this.#each(await this.#consent.inOrder(ids), (id) => this.#consent.approve(id, approver, manner));
  }

  async reject(ids: readonly string[], approver: string): Promise<Decision[]> {
    return await this.#each(ids, (id) => this.#consent.reject(id, approver));
  }

  async unreject(ids: readonly string[]): Promise<Decision[]> {
    return await this.#each(ids, (id) => this.#consent.unreject(id));
  }

  async waiting(): Promise<WaitingCount> {
    return countWaiting(await this.#openRecords());
  }

  async promptBlock(tools?: readonly string[]): Promise<string> {
    const { skills, categories } = await this.#catalog();
    return skillsBlock(offered(skills, this.#facts(tools === undefined ? null : new Set(tools))), categories);
  }

  async news(session: string, prompt: string): Promise<News | null> {
    return this.#news.of(session, prompt, await this.promptBlock());
  }

  async history(): Promise<SkillHistory[]> {
    const [{ skills }, events] = await Promise.all([this.#catalog(), this.#events.read()]);
    const bySkill = eventsBySkill(events, skills);
    // What the app brings along was not learned; it is on the map once it has been used.
    const shown = skills.filter((skill) => !skill.shipped || skill.usage.uses > 0);
    return shown.map((skill) => historyOf(skill, bySkill.get(skill.id) ?? []));
  }

  async problems(): Promise<readonly Problem[]> {
    return (await this.#catalog()).problems;
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
    await stop?.();
  }

  #catalog(): Promise<Catalog> {
    return readCatalog(this.#deps.dir, this.#usage, this.#deps.shippedDir ?? null);
  }

  async #root(): Promise<string | null> {
    return await realpath(this.#deps.dir).catch(() => null);
  }

  async #moment(): Promise<Moment> {
    return { catalog: await this.#catalog(), root: (await this.#root()) ?? this.#deps.dir, now: this.#now() };
  }

  #facts(tools: ReadonlySet<string> | null): OfferFacts {
    const disabled = this.#deps.config.list('skills.disabled').map(text);
    return {
      platform: this.#deps.platform ?? process.platform,
      disabled: new Set(disabled.filter((name) => name !== '')),
      tools,
    };
  }

  #row(
    skill: Skill,
    staged: ReadonlyMap<string, string[]>,
    root: string | null,
    events: readonly SkillEvent[],
  ): SkillRow {
    const readOnly = root === null && !skill.shipped ? null : unwritable(skill, root ?? '');
    return rowOf(skill, { staged: staged.get(skill.id) ?? [], readOnly, made: madeByModel(events) });
  }

  async #openRecords(): Promise<readonly StagedSkill[]> {
    return await this.#consent.open().catch((error: unknown) => {
      if (error instanceof DeskError) return [];
      throw error;
    });
  }

  async #stagedBySkill(): Promise<Map<string, string[]>> {
    const staged = new Map<string, string[]>();
    for (const { id, desk } of await this.#openRecords()) {
      for (const skill of new Set((desk?.files ?? []).map((file) => file.skill))) {
        staged.set(skill, [...(staged.get(skill) ?? []), id]);
      }
    }
    return staged;
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
    await this.#announceWaiting();
    await this.#changed();
    return staged;
  }

  async #each(ids: readonly string[], decide: (id: string) => Promise<Decision>): Promise<Decision[]> {
    const decisions: Decision[] = [];
    for (const id of new Set(ids)) decisions.push(await decide(id));
    await this.#announceWaiting();
    await this.#changed();
    return decisions;
  }

  async #changed(): Promise<void> {
    const { skills } = await this.#catalog();
    this.#deps.emit('skills.changed', { count: skills.filter((skill) => !skill.archived).length });
  }

  async #announceWaiting(): Promise<void> {
    const { count, oldest } = await this.waiting();
    this.#deps.emit('approvals.changed', { count, oldest });
  }

  /** Telemetry is best effort: a disk that refuses it does not keep a model from its skill. */
  async #used(skill: Skill, session: string): Promise<void> {
    if (this.#deps.mayWrite?.() === false) return;
    try {
      const { skills } = await this.#catalog();
      await noteUse(this.#usage, this.#events, skill, skills, { time: this.#now(), session });
      await this.#changed();
    } catch (error) {
      this.#log('the use of a skill could not be noted', error);
    }
  }
}

/** The skills of one home. Opens and writes nothing until it is asked to. */
export function createSkills(deps: SkillsDeps): Skills {
  return new HomeSkills(deps);
}

export type { Skills } from './types.ts';

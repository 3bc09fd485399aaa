import { DeskError } from '@shared/contract/errors.ts';
import type { Cause } from '@shared/contract/index.ts';
import type { SkillChange, SkillHappening, SkillRow } from '@shared/contract/skills.ts';
import { countCodePoints } from '@shared/memory/text.ts';
import { inOrderOfId, rowOf, type Skill } from './catalog.ts';
import type { StagedSkill } from './consent/record.ts';
import type { SkillEvent, SkillEvents } from './events.ts';
import { listFiles } from './files.ts';
import { SkillStory, eventsBySkill } from './history.ts';
import { madeByModel } from './journey.ts';
import { bytesOf, plainText, readContent } from './manage/content.ts';
import type { ChangeLedger } from './manage/ledger.ts';
import { unwritable } from './manage/writable.ts';
import type { SkillReader } from './reader.ts';
import type { SkillView } from './types.ts';

interface ViewsDeps {
  readonly reader: SkillReader;
  readonly events: SkillEvents;
  readonly ledger: ChangeLedger;
  /** The staged writes that are open. */
  readonly waiting: () => Promise<readonly StagedSkill[]>;
  readonly cause: (event: SkillEvent) => Cause;
}

/** What the screens show of skills: each with what waits for it, what happened to it, and what can be taken back. */
export class SkillViews {
  readonly #deps: ViewsDeps;
  readonly #story: SkillStory;

  constructor(deps: ViewsDeps) {
    this.#deps = deps;
    this.#story = new SkillStory(deps.ledger, deps.cause);
  }

  /** Every skill, archived ones too, in order of id. */
  async list(): Promise<SkillRow[]> {
    const [{ skills }, staged, root, events] = await Promise.all([
      this.#deps.reader.catalog(),
      this.#stagedBySkill(),
      this.#deps.reader.root(),
      this.#deps.events.read(),
    ]);
    const bySkill = eventsBySkill(events, skills);
    return inOrderOfId(skills.map((skill) => this.#row(skill, staged, root, bySkill.get(skill.id) ?? [])));
  }

  /** One skill in full. Throws `not_found`. */
  async view(id: string): Promise<SkillView> {
    const { skills } = await this.#deps.reader.catalog();
    const skill = skillIn(skills, id);
    const [staged, root, events] = await Promise.all([
      this.#stagedBySkill(),
      this.#deps.reader.root(),
      this.#deps.events.read(),
    ]);
    const own = eventsBySkill(events, skills).get(id) ?? [];
    const birth = own.find(({ kind }) => kind === 'born');
    return {
      skill: this.#row(skill, staged, root, own),
      content: skill.text,
      body: skill.body,
      files: await listFiles(skill.dir),
      chars: countCodePoints(skill.text),
      born: birth === undefined ? null : this.#deps.cause(birth),
    };
  }

  /** One file of a skill. Throws `not_found`, `refused`. */
  async file(id: string, path: string): Promise<{ readonly text: string | null; readonly bytes: number }> {
    const skill = skillIn((await this.#deps.reader.catalog()).skills, id);
    const content = await readContent(skill.real, path);
    if (content === null) {
      throw new DeskError('not_found', `The skill ${id} has no file ${JSON.stringify(path)}.`, {
        remedy: 'Load the skill again.',
      });
    }
    return { text: typeof content === 'string' ? plainText(content) : null, bytes: bytesOf(content).length };
  }

  /** What happened to a skill, newest first. Throws `not_found`. */
  async happenings(id: string): Promise<SkillHappening[]> {
    const [{ skills }, events] = await Promise.all([this.#deps.reader.catalog(), this.#deps.events.read()]);
    skillIn(skills, id);
    const own = eventsBySkill(events, skills).get(id) ?? [];
    return (await this.#story.tell(own, await this.#deps.reader.root())).reverse();
  }

  /** Changes by id; those that are not on record are left out. */
  async changes(ids: readonly string[]): Promise<SkillChange[]> {
    const root = await this.#deps.reader.root();
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

  #row(
    skill: Skill,
    staged: ReadonlyMap<string, string[]>,
    root: string | null,
    events: readonly SkillEvent[],
  ): SkillRow {
    const readOnly = root === null && skill.source === 'home' ? null : unwritable(skill, root ?? '');
    return rowOf(skill, { staged: staged.get(skill.id) ?? [], readOnly, made: madeByModel(events) });
  }

  async #stagedBySkill(): Promise<Map<string, string[]>> {
    const staged = new Map<string, string[]>();
    for (const { id, desk } of await this.#deps.waiting()) {
      for (const skill of new Set((desk?.files ?? []).map((file) => file.skill))) {
        staged.set(skill, [...(staged.get(skill) ?? []), id]);
      }
    }
    return staged;
  }
}

/** The skill of an id, which is only ever compared with those on disk, so that none leads anywhere else. Throws `not_found`. */
export function skillIn(skills: readonly Skill[], id: string): Skill {
  const skill = skills.find((candidate) => candidate.id === id);
  if (skill !== undefined) return skill;
  throw new DeskError('not_found', `There is no skill ${JSON.stringify(id)}.`, {
    remedy: 'Load the list of skills again.',
  });
}

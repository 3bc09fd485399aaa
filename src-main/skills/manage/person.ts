import { DeskError } from '@shared/contract/errors.ts';
import type { Skill } from '../catalog.ts';
import type { SkillEvents } from '../events.ts';
import { sameNamed } from '../find.ts';
import { canTakeBack } from './apply.ts';
import { archivePlace, homePlace } from './archive.ts';
import { folderOf } from '../names.ts';
import { ARCHIVE, inverse, type Change } from './change.ts';
import { plainText, readContent, shownContent } from './content.ts';
import type { Scan } from './findings.ts';
import type { ChangeLedger } from './ledger.ts';
import type { Operation } from './operations.ts';
import { planOperations } from './plan.ts';
import { unwritable } from './writable.ts';
import type { ChangeCause, Moment, SkillWriter, Work } from './writer.ts';

interface PersonDeps {
  readonly writer: SkillWriter;
  readonly ledger: ChangeLedger;
  readonly events: SkillEvents;
  readonly scan: Scan;
}

/** What came of a person's own change of a skill. */
export interface SkillWrite {
  /** Id of the change, for Undo; null when nothing was to change. */
  readonly change: string | null;
  /** Id of the skill as it is now. */
  readonly skill: string;
  readonly message: string;
}

/** A skill a person makes, and in spite of which findings. An empty category is none. */
export interface NewSkill {
  readonly name: string;
  readonly category: string;
  readonly content: string;
  readonly despite: readonly string[];
}

/** A text a person saves: where, instead of what they saw there (null: a new file), and in spite of which findings. */
export interface Save {
  readonly id: string;
  readonly path: string;
  readonly seen: string | null;
  readonly text: string;
  readonly despite: readonly string[];
}

type Result = Omit<SkillWrite, 'change'>;

const blank: Omit<Operation, 'action' | 'name'> = {
  content: null,
  category: null,
  filePath: null,
  fileContent: null,
  oldString: null,
  newString: null,
  replaceAll: false,
  absorbedInto: null,
};

/** The changes a person makes with their own hands: the rules of the agent, without a gate. Every one can be taken back. */
export class PersonSkills {
  readonly #deps: PersonDeps;

  constructor(deps: PersonDeps) {
    this.#deps = deps;
  }

  /** Makes a new skill. Throws `refused`, `flagged`, `conflict`. */
  async create({ name, category, content, despite }: NewSkill, approver: string): Promise<SkillWrite> {
    const operation: Operation = { ...blank, action: 'create', name: name.trim(), content, category };
    return await this.#plan(operation, despite, approver, (moment, skill) => ({
      skill,
      message: `The skill ${folderOf(skill)} was created in ${moment.root}.`,
    }));
  }

  /** Writes a file of a skill, if it still is what the person saw. Throws `stale`, `refused`, `flagged`, `not_found`. */
  async save({ id, path, seen, text, despite }: Save, approver: string): Promise<SkillWrite> {
    const operation: Operation =
      path === 'SKILL.md'
        ? { ...blank, action: 'edit', name: id, content: text }
        : { ...blank, action: 'write_file', name: id, filePath: path, fileContent: text };
    return await this.#plan(
      operation,
      despite,
      approver,
      () => ({ skill: id, message: `${path} was saved.` }),
      (moment) => this.#assertSeen(moment, id, path, seen),
    );
  }

  /** Removes a file beside SKILL.md, if it still is what the person saw. */
  async removeFile(id: string, path: string, seen: string, approver: string): Promise<SkillWrite> {
    return await this.#plan(
      { ...blank, action: 'remove_file', name: id, filePath: path },
      [],
      approver,
      () => ({ skill: id, message: `${path} was removed.` }),
      (moment) => this.#assertSeen(moment, id, path, seen),
    );
  }

  /** Puts a skill into the archive, where Hermes looks for it too. Throws `not_found`, `refused`. */
  async archive(id: string, approver: string): Promise<SkillWrite> {
    return await this.#write({ approver }, async ({ catalog, root, now }) => {
      const skill = liveSkill(catalog.skills, id);
      const fault = unwritable(skill, root) ?? managed(skill);
      if (fault !== null) throw new DeskError('refused', fault, { remedy: 'Nothing was changed.', file: skill.dir });
      const to = await archivePlace(root, skill.folder, now);
      return {
        changes: [{ kind: 'move', skill: id, to }],
        events: [{ kind: 'archive', skill: to, name: skill.name, from: id }],
        result: { skill: to, message: `The skill ${skill.name} is in the archive now.` },
      };
    });
  }

  /** Brings a skill back from the archive, to where it was when that is known. Throws `not_found`, `conflict`. */
  async restore(id: string, approver: string): Promise<SkillWrite> {
    return await this.#write({ approver }, async ({ catalog, root }) => {
      const skill = catalog.skills.find((each) => each.id === id && each.archived);
      if (skill === undefined) {
        throw new DeskError('not_found', `There is no skill ${JSON.stringify(id)} in the archive.`, {
          remedy: 'Load the list of skills again.',
        });
      }
      const place = await homePlace(root, skill, catalog.skills, await this.#deps.events.read());
      if (!place.ok) throw new DeskError('conflict', place.why, { remedy: 'Nothing was changed.', file: skill.dir });
      return {
        changes: [{ kind: 'move', skill: id, to: place.id }],
        events: [{ kind: 'restore', skill: place.id, name: skill.name, from: id }],
        result: { skill: place.id, message: `The skill ${skill.name} is back.` },
      };
    });
  }

  /** Takes a change back, if everything still is as it left it. Throws `not_found`, `stale`. */
  async undo(change: string, approver: string): Promise<SkillWrite> {
    const record = await this.#deps.ledger.find(change);
    return await this.#write({ approver }, async ({ root, now, catalog }) => {
      for (const each of record.changes) {
        if (await canTakeBack(root, each)) continue;
        throw new DeskError('stale', `${folderOf(each.skill)} was changed again since, so this cannot be taken back.`, {
          remedy: 'Look at its history: a later change may have to be taken back first.',
        });
      }
      assertNoTwins(record.changes, catalog.skills);
      const asides = new Map<string, string>();
      for (const each of record.changes) {
        if (each.kind === 'create') asides.set(each.skill, await archivePlace(root, folderOf(each.skill), now));
      }
      const changes = record.changes.map((each) => inverse(each, (skill) => asides.get(skill) ?? skill)).reverse();
      const skill = changes[0]?.kind === 'move' ? changes[0].to : (changes[0]?.skill ?? '');
      return {
        changes,
        events: changes.map((each) => eventOf(each, catalog.skills)).filter(firstOfItsSkill),
        result: { skill, message: 'Taken back.' },
      };
    });
  }

  async #plan(
    operation: Operation,
    despite: readonly string[],
    approver: string,
    result: (moment: Moment, skill: string) => Result,
    first: (moment: Moment) => Promise<void> = () => Promise.resolve(),
  ): Promise<SkillWrite> {
    return await this.#write({ approver, ...(despite.length === 0 ? {} : { despite }) }, async (moment) => {
      await first(moment);
      const { catalog, root, now } = moment;
      const plan = await planOperations([operation], {
        skills: catalog.skills,
        root,
        origin: 'person',
        now,
        scan: this.#deps.scan,
      });
      if (!plan.ok) throw new DeskError('refused', plan.error, { remedy: 'Nothing was changed.' });
      const findings = plan.files.flatMap((file) => file.findings);
      const open = findings.filter(({ kind }) => !despite.includes(kind));
      if (open.length > 0) {
        throw new DeskError('flagged', [...new Set(open.map(({ message }) => message))].join(' '), {
          remedy: 'Change the text, or save it in spite of what was found.',
        });
      }
      const skill = plan.events[0]?.skill ?? operation.name;
      return { changes: plan.changes, events: plan.events, result: result(moment, skill) };
    });
  }

  async #assertSeen({ catalog }: Moment, id: string, path: string, seen: string | null): Promise<void> {
    const skill = liveSkill(catalog.skills, id);
    const now = await readContent(skill.real, path);
    const shown = now === null ? null : shownContent(now);
    if (shown === (seen === null ? null : plainText(seen))) return;
    throw new DeskError('stale', `${id}/${path} was changed since you began.`, {
      remedy: 'Your text is still here. Look at the file as it is now before you save.',
      file: skill.dir,
    });
  }

  async #write(
    who: Pick<ChangeCause, 'approver' | 'despite'>,
    decide: (moment: Moment) => Promise<Work<Result>>,
  ): Promise<SkillWrite> {
    const cause = { origin: 'person', session: '', message: null, ...who } as const;
    const { result, change } = await this.#deps.writer.change(cause, decide);
    return { change, ...result };
  }
}

function liveSkill(skills: readonly Skill[], id: string): Skill {
  const skill = skills.find((each) => each.id === id && !each.archived);
  if (skill !== undefined) return skill;
  throw new DeskError('not_found', `There is no skill ${JSON.stringify(id)}.`, {
    remedy: 'Load the list of skills again.',
  });
}

/** Why a skill that another program looks after is not archived here; null when it may be. */
function managed({ name, origin }: Skill): string | null {
  if (origin === 'hub') return `The skill ${name} comes from the skills hub; uninstall it there.`;
  if (origin !== 'builtin') return null;
  return `The skill ${name} comes with Hermes, which would put it back; switch it off under skills.disabled instead.`;
}

/** A skill that would come out of the archive must not meet another of its name. Throws `conflict`. */
function assertNoTwins(changes: readonly Change[], skills: readonly Skill[]): void {
  for (const change of changes) {
    if (change.kind !== 'move' || change.skill.startsWith(`${ARCHIVE}/`)) continue;
    const name = skills.find(({ id }) => id === change.to)?.name ?? folderOf(change.skill);
    const twin = sameNamed(skills, folderOf(change.skill)) ?? sameNamed(skills, name);
    if (twin === undefined) continue;
    throw new DeskError('conflict', `There is a skill named ${twin.name} already (${twin.id}).`, {
      remedy: 'Archive or rename that one first. Nothing was changed.',
      file: twin.dir,
    });
  }
}

function eventOf(change: Change, skills: readonly Skill[]): Work<unknown>['events'][number] {
  const name = skills.find(({ id }) => id === change.skill)?.name;
  const named = name === undefined ? {} : { name };
  if (change.kind !== 'move') return { kind: 'edit', skill: change.skill, ...named };
  const kind = change.to.startsWith(`${ARCHIVE}/`) ? 'archive' : 'restore';
  return { kind, skill: change.to, from: change.skill, ...named };
}

function firstOfItsSkill<T extends { readonly skill: string }>(event: T, at: number, all: readonly T[]): boolean {
  return all.findIndex(({ skill }) => skill === event.skill) === at;
}

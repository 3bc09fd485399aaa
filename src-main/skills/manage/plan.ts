import { join } from 'node:path';
import type { Finding } from '@shared/contract/common.ts';
import { DeskError } from '@shared/contract/errors.ts';
import { preview } from '@shared/memory/text.ts';
import { headWords, type Skill } from '../catalog.ts';
import { listFiles } from '../files.ts';
import { findSkills, isOddName, sameNamed } from '../find.ts';
import { oneLine, readHead } from '../head.ts';
import { archivePlace } from './archive.ts';
import type { Change } from './change.ts';
import { assertOwnPlace, inStyleOf, plainText, readContent, sameContent, type Content } from './content.ts';
import { freshFindings } from './findings.ts';
import { inTheWay } from './in-the-way.ts';
import type { Operation } from './operations.ts';
import { patchText } from './patch.ts';
import { fileKey, type Envelope, type Plan, type PlanFacts, type PlannedFile, type Refusal } from './plan-types.ts';
import { unwritable } from './writable.ts';
import { categoryFault, filePath, nameFault, sizeFault, skillFault, supportFolders } from './rules.ts';

class Stop extends Error {
  readonly envelope: Envelope;

  constructor(error: string, more: Envelope = {}) {
    super(error);
    this.envelope = { success: false, error, ...more };
  }
}

/** A skill in a plan: one that is there, or one that will be. */
interface Target {
  readonly id: string;
  readonly folder: string;
  readonly skill: Skill | null;
}

interface Draft {
  readonly target: Target;
  readonly path: string;
  readonly before: Content | null;
  after: Content | null;
}

class Planner {
  readonly #facts: PlanFacts;
  readonly #made = new Map<string, Target>();
  readonly #drafts = new Map<string, Draft>();
  readonly #moves: { skill: Skill; to: string; before: Content | null; into: string }[] = [];
  readonly #used = new Map<string, Skill>();

  constructor(facts: PlanFacts) {
    this.#facts = facts;
  }

  async run(operation: Operation): Promise<Envelope> {
    switch (operation.action) {
      case 'create':
        return await this.#create(operation);
      case 'edit':
        return await this.#edit(operation);
      case 'patch':
        return await this.#patch(operation);
      case 'write_file':
        return await this.#write(operation);
      case 'remove_file':
        return await this.#remove(operation);
      case 'delete':
        return await this.#delete(operation);
    }
  }

  finish(results: readonly Envelope[]): Plan {
    const files: PlannedFile[] = [];
    for (const draft of this.#drafts.values()) {
      const { target, path, before } = draft;
      const own = this.#facts.own?.get(fileKey(target.id, path));
      const after = own === undefined ? draft.after : inStyleOf(before, own);
      if (own !== undefined) this.#check(path, own);
      if (sameContent(before, after)) continue;
      files.push({ skill: target.id, path, before, after, findings: this.#newFindings(before, after) });
    }
    const born = [...this.#made.values()];
    const bornIds = new Set(born.map(({ id }) => id));
    const changes: Change[] = [
      ...born.map(({ id }): Change => ({
        kind: 'create',
        skill: id,
        files: Object.fromEntries(
          files.flatMap((file) => (file.skill === id && file.after !== null ? [[file.path, file.after]] : [])),
        ),
      })),
      ...files
        .filter(({ skill }) => !bornIds.has(skill))
        .map(({ skill, path, before, after }): Change => ({ kind: 'file', skill, path, before, after })),
      ...this.#moves.map(({ skill, to }): Change => ({ kind: 'move', skill: skill.id, to })),
    ];
    const edited = [...this.#used.values()].filter((skill) => files.some((file) => file.skill === skill.id));
    return {
      ok: true,
      changes,
      files,
      gone: this.#moves.map(({ skill, before }) => ({ skill: skill.id, before })),
      results,
      events: [
        ...born.map(({ id }) => ({ kind: 'born' as const, skill: id, name: this.#declaredName(id, files) })),
        ...edited.map(({ id, name }) => ({ kind: 'edit' as const, skill: id, name })),
        ...this.#moves.map(({ skill, to, into }) => ({
          kind: 'archive' as const,
          skill: to,
          name: skill.name,
          from: skill.id,
          ...(into === '' ? {} : { into }),
        })),
      ],
      skills: [...this.#used.values()],
    };
  }

  #declaredName(id: string, files: readonly PlannedFile[]): string {
    const text = files.find((file) => file.skill === id && file.path === 'SKILL.md')?.after;
    const head = typeof text === 'string' ? readHead(plainText(text)) : null;
    return (head?.kind === 'head' ? oneLine(head.fields['name']) : null) ?? id.split('/').at(-1) ?? id;
  }

  #newFindings(before: Content | null, after: Content | null): readonly Finding[] {
    if (typeof after !== 'string') return [];
    return freshFindings(this.#facts.scan, typeof before === 'string' ? before : '', after);
  }

  async #create({ name, content, category }: Operation): Promise<Envelope> {
    const wanted = (category ?? '').trim();
    const fault = nameFault(name) ?? (wanted === '' ? null : categoryFault(wanted));
    if (fault !== null) throw new Stop(fault);
    const text = content ?? '';
    this.#check('SKILL.md', text);
    const there = sameNamed(this.#facts.skills, name);
    if (there !== undefined || [...this.#made.values()].some(({ folder }) => folder === name)) {
      const place = there === undefined ? '' : ` (${there.id})`;
      throw new Stop(`There is a skill named ${name} already${place}. Change that one, or choose another name.`);
    }
    const id = wanted === '' ? name : `${wanted}/${name}`;
    // A skill's own folder is no category: what lies in it would be taken for its files.
    if (this.#facts.skills.some((skill) => !skill.archived && skill.id === wanted)) {
      throw new Stop(`${wanted} is a skill, so nothing can be put into it as a category.`);
    }
    const way = await inTheWay(this.#facts.root, wanted, name);
    if (way !== null) throw new Stop(way);
    const target: Target = { id, folder: name, skill: null };
    this.#made.set(id, target);
    this.#drafts.set(fileKey(id, 'SKILL.md'), { target, path: 'SKILL.md', before: null, after: text });
    const description = describe(text);
    return {
      success: true,
      message: `The skill ${name} was created.`,
      path: id,
      skill_md: join(this.#facts.root, id, 'SKILL.md'),
      _change: { description: preview(description, 120, '…') },
      ...(wanted === '' ? {} : { category: wanted }),
      hint: `Files beside it: skill_manage(action='write_file', name='${name}', file_path='references/notes.md', file_content='...').`,
    };
  }

  async #edit({ name, content }: Operation): Promise<Envelope> {
    const target = this.#find(name);
    const text = content ?? '';
    this.#check('SKILL.md', text);
    await this.#put(target, 'SKILL.md', text, true);
    return {
      success: true,
      message: `SKILL.md of ${target.folder} was rewritten.`,
      path: this.#dir(target),
      _change: { description: preview(describe(text), 120, '…') },
    };
  }

  async #patch({ name, filePath: given, oldString, newString, replaceAll }: Operation): Promise<Envelope> {
    const target = this.#find(name);
    const path = given === null || given === '' ? 'SKILL.md' : await this.#path(target, given);
    const draft = await this.#draft(target, path);
    const { after } = draft;
    if (after === null) throw await this.#noFile(target, path);
    if (typeof after !== 'string') throw new Stop(`${path} is no text, so nothing in it can be replaced.`);
    const text = plainText(after);
    const [old, next] = [plainText(oldString ?? ''), plainText(newString ?? '')];
    const patched = patchText(text, old, next, replaceAll);
    if (!patched.ok) {
      throw new Stop(`${path} of ${target.folder}: ${patched.why}`, { file_preview: preview(text, 500) });
    }
    this.#check(path, patched.text);
    draft.after = inStyleOf(after, patched.text);
    const times = `${String(patched.count)} ${patched.count === 1 ? 'place' : 'places'}`;
    return {
      success: true,
      message: `${path} of ${target.folder} was changed in ${times}.`,
      _change: { old: preview(old, 200, '…'), new: preview(next, 200, '…') },
    };
  }

  async #write({ name, filePath: given, fileContent }: Operation): Promise<Envelope> {
    const target = this.#find(name, 'Create it first.');
    const path = await this.#path(target, given ?? '');
    const text = fileContent ?? '';
    this.#check(path, text);
    await this.#put(target, path, text, true);
    return {
      success: true,
      message: `${path} of ${target.folder} was written.`,
      path: join(this.#dir(target), path),
    };
  }

  async #remove({ name, filePath: given }: Operation): Promise<Envelope> {
    const target = this.#find(name);
    const path = await this.#path(target, given ?? '');
    if (path === 'SKILL.md')
      throw new Stop("A skill is nothing without its SKILL.md. To remove the skill use 'delete'.");
    const draft = await this.#draft(target, path);
    if (draft.after === null) throw await this.#noFile(target, path);
    this.#refuseTwice(draft, path);
    draft.after = null;
    return { success: true, message: `${path} of ${target.folder} was removed.` };
  }

  async #delete({ name, absorbedInto }: Operation): Promise<Envelope> {
    const { skill } = this.#find(name);
    if (skill === null) throw new Stop('A skill that is created in this call cannot be deleted in it.');
    if (skill.usage.pinned) {
      throw new Stop(
        `The skill ${skill.name} is pinned, so it is not deleted. It can be changed; the person can unpin it on the Skills screen.`,
      );
    }
    const into = (absorbedInto ?? '').trim();
    if (into !== '') {
      const umbrella = this.#find(into, 'Create or change it first, then delete this one.').skill;
      if (umbrella?.id === skill.id) throw new Stop('absorbed_into cannot be the skill that is deleted.');
      if (umbrella !== null) this.#used.delete(umbrella.id);
    }
    const to = await archivePlace(this.#facts.root, skill.folder, this.#facts.now);
    this.#moves.push({ skill, to, before: await readContent(skill.real, 'SKILL.md'), into });
    const named = this.#facts.skills
      .filter((other) => !other.archived && other.id !== skill.id)
      .filter((other) =>
        headWords(other.fields, 'related_skills').some((word) => [skill.name, skill.folder].includes(word)),
      )
      .map((other) => other.name);
    const absorbed = into === '' ? '' : ` Its content was absorbed into ${into}.`;
    const others = named.length === 0 ? '' : ` It is still named by: ${named.join(', ')}.`;
    return {
      success: true,
      message: `The skill ${skill.name} was put into the archive, from which the person can restore it.${absorbed}${others}`,
      _archived: true,
    };
  }

  /** Finds the one skill a name means, and refuses one that must not be changed. */
  #find(name: string, hint = 'skills_list shows all of them.'): Target {
    const { skills, root } = this.#facts;
    if (isOddName(name) && !skills.some(({ id }) => id === name))
      throw new Stop('A skill is named by its name or its path inside the skills folder.');
    const made = [...this.#made.values()].find(({ id, folder }) => id === name || folder === name);
    if (made !== undefined) return made;
    // What is the home's own is meant before what lies elsewhere and cannot be changed here.
    const own = findSkills(
      skills.filter(({ source }) => source === 'home'),
      name,
    );
    const found = own.length > 0 ? own : findSkills(skills, name);
    const [skill] = found;
    if (skill === undefined) throw new Stop(`There is no skill named ${name}. ${hint}`);
    if (found.length > 1) {
      throw new Stop(`${String(found.length)} skills are named ${name}.`, {
        matches: found.map(({ id }) => id),
        hint: 'Use one of these paths instead.',
      });
    }
    const fault = unwritable(skill, root);
    if (fault !== null) throw new Stop(fault);
    this.#used.set(skill.id, skill);
    return { id: skill.id, folder: skill.folder, skill };
  }

  /** A path below the skill. A person may also change whatever file lies there already. */
  async #path(target: Target, given: string): Promise<string> {
    const read = filePath(given, target.folder);
    if (read.ok) return read.path;
    const { skill } = target;
    if (this.#facts.origin === 'person' && skill !== null && (await listFiles(skill.dir)).includes(given)) return given;
    throw new Stop(read.why);
  }

  async #draft(target: Target, path: string): Promise<Draft> {
    const key = fileKey(target.id, path);
    const known = this.#drafts.get(key);
    if (known !== undefined) return known;
    if (target.skill !== null) await assertOwnPlace(target.skill.real, path);
    const before = target.skill === null ? null : await readContent(target.skill.real, path);
    const draft: Draft = { target, path, before, after: before };
    this.#drafts.set(key, draft);
    return draft;
  }

  async #put(target: Target, path: string, text: string, whole: boolean): Promise<void> {
    const draft = await this.#draft(target, path);
    const clash = [...this.#drafts.values()].find(
      (other) =>
        other.target.id === target.id &&
        other.after !== null &&
        (other.path.startsWith(`${path}/`) || path.startsWith(`${other.path}/`)),
    );
    if (clash !== undefined) throw new Stop(`${path} and ${clash.path} cannot both be files.`);
    if (whole) this.#refuseTwice(draft, path);
    draft.after = inStyleOf(draft.before, text);
  }

  /** What an earlier operation of the same call wrote is not written over by a later one. */
  #refuseTwice(draft: Draft, path: string): void {
    if (sameContent(draft.before, draft.after)) return;
    throw new Stop(`An earlier operation of this call changes ${path} already; say what it is to be once.`);
  }

  #check(path: string, text: string): void {
    const fault =
      path === 'SKILL.md'
        ? skillFault(text)
        : (sizeFault(text, path) ??
          (text.isWellFormed() ? null : `${path} would have half of a character pair in it.`));
    if (fault !== null) throw new Stop(fault);
  }

  async #noFile(target: Target, path: string): Promise<Stop> {
    const files = target.skill === null ? [] : await listFiles(target.skill.dir);
    const known = files.filter((file) => supportFolders.some((folder) => file.startsWith(`${folder}/`)));
    return new Stop(`There is no file ${path} in the skill ${target.folder}.`, {
      available_files: known.length === 0 ? null : known,
    });
  }

  #dir(target: Target): string {
    return join(this.#facts.root, target.id);
  }
}

function describe(text: string): string {
  const head = readHead(plainText(text));
  return (head.kind === 'head' ? oneLine(head.fields['description']) : null) ?? '';
}

/** Works out what operations would do to the skills as they are, all of them or none. Changes nothing. */
export async function planOperations(operations: readonly Operation[], facts: PlanFacts): Promise<Plan | Refusal> {
  const planner = new Planner(facts);
  const results: Envelope[] = [];
  try {
    for (const operation of operations) results.push(await planner.run(operation));
    return planner.finish(results);
  } catch (error) {
    const at = Math.min(results.length, operations.length - 1);
    if (error instanceof Stop) return { ok: false, at, envelope: error.envelope, error: error.message };
    if (!(error instanceof DeskError)) throw error;
    const text = `${error.message} ${error.remedy}`.trim();
    return { ok: false, at, envelope: { success: false, error: text }, error: text };
  }
}

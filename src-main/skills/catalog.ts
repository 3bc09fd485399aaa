import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Json, Problem } from '@shared/contract/common.ts';
import type { SkillRow } from '@shared/contract/skills.ts';
import { DeskError } from '@shared/contract/errors.ts';
import { isInside } from '../home/paths.ts';
import { decodeText } from '../home/read-text.ts';
import { readInside } from './files.ts';
import { foldedName, folderOf } from './names.ts';
import { firstWords, mapping, oneLine, readHead, wordList } from './head.ts';
import { readProvenance, type Provenance } from './provenance.ts';
import { noUsage, usageById, type SkillUsage } from './usage.ts';
import type { UsageStore } from './usage-file.ts';
import { walkSkills, type SkillFolder } from './walk.ts';

/** One skill as read from disk. */
export interface Skill {
  readonly id: string;
  /** The folder as reached through the skills folder, and with every link resolved. */
  readonly dir: string;
  readonly real: string;
  /** Name of its folder. */
  readonly folder: string;
  /** The declared name, else the folder's. */
  readonly name: string;
  /** The declared description; empty when there is none. */
  readonly description: string;
  /** What lists show: the description, else the first heading or line. */
  readonly shown: string;
  readonly fields: Readonly<Record<string, Json>>;
  /** The file with LF line ends, without BOM. */
  readonly text: string;
  readonly body: string;
  readonly archived: boolean;
  readonly origin: SkillRow['origin'];
  readonly usage: SkillUsage;
  /** Time of its SKILL.md; null when it cannot be told. */
  readonly fileTime: number | null;
  readonly problem: Problem | null;
  /** True for one that is part of the app: it lies in the app's own files and is never changed. */
  readonly shipped: boolean;
  /** False when it must not be offered to a model: its restrictions cannot be read, or it is too large. */
  readonly usable: boolean;
}

/** All skills of a home. */
export interface Catalog {
  readonly skills: readonly Skill[];
  /** Descriptions of categories by their path. */
  readonly categories: ReadonlyMap<string, string>;
  readonly problems: readonly Problem[];
}

const mostCharacters = 100_000;
const mostBytes = 4 * mostCharacters;
const longestName = 64;

/** The folder under which the app's own skills are listed. */
const shippedUnder = 'hermes-desk';

type ReadSkill = Pick<Skill, 'name' | 'description' | 'shown' | 'fields' | 'text' | 'body' | 'problem' | 'usable'>;

function problem(folder: SkillFolder, code: string, message: string, remedy: string): Problem {
  return { code, file: join(folder.dir, 'SKILL.md'), message, remedy, blocking: false };
}

function unusable(folder: SkillFolder, reason: string, remedy: string, text = ''): ReadSkill {
  return {
    name: folderOf(folder.id),
    description: '',
    shown: '',
    fields: {},
    text,
    body: text,
    problem: problem(folder, 'skill_unusable', `The skill ${folder.id} is not used: ${reason}.`, remedy),
    usable: false,
  };
}

function nameOf(folder: SkillFolder, fields: Readonly<Record<string, Json>>): string {
  const declared = (oneLine(fields['name']) ?? '').replace(/^[[{].*$/, '');
  const name = Array.from(declared).slice(0, longestName).join('').trim();
  return name === '' ? folderOf(folder.id) : name;
}

/** What is wrong with a skill that can be used all the same; null when nothing is. */
function noteOf(folder: SkillFolder, flaw: string | null, description: string): Problem | null {
  if (flaw !== null) {
    return problem(
      folder,
      'skill_head_flawed',
      `The skill ${folder.id} is used, but ${flaw}.`,
      'Put quotation marks around texts with a colon or a bracket in the head of the file.',
    );
  }
  if (description !== '') return null;
  return problem(
    folder,
    'skill_without_description',
    `The skill ${folder.id} has no description, so a model cannot tell when to use it.`,
    'Add a line “description: ...” to the head of the file.',
  );
}

function interpret(folder: SkillFolder, text: string): ReadSkill {
  if (Array.from(text).length > mostCharacters) {
    return unusable(folder, 'it has more than 100,000 characters', 'Move parts of it into references/ beside it.');
  }
  const head = readHead(text);
  if (head.kind === 'broken') {
    return unusable(folder, head.reason, 'Correct the head of the file between its two lines of ---.', text);
  }
  const fields = head.kind === 'head' ? head.fields : {};
  const description = oneLine(fields['description']) ?? '';
  const flaw = head.kind === 'head' ? head.flaw : null;
  return {
    name: nameOf(folder, fields),
    description,
    shown: description === '' ? firstWords(head.body) : description,
    fields,
    text,
    body: head.body,
    problem: noteOf(folder, flaw, description),
    usable: true,
  };
}

async function readSkill(folder: SkillFolder): Promise<ReadSkill> {
  const read = await readInside(folder.real, 'SKILL.md', mostBytes);
  if (!read.ok) return unusable(folder, read.reason.replace(/\.$/, ''), 'Put an ordinary file of text there.');
  try {
    return interpret(folder, decodeText(read.bytes, join(folder.dir, 'SKILL.md')).text);
  } catch (error) {
    const why = error instanceof DeskError ? error.message.replace(/\.$/, '') : 'it cannot be read';
    return unusable(folder, why, 'Save the file as UTF-8 in an editor.');
  }
}

async function fileTime(folder: SkillFolder): Promise<number | null> {
  try {
    return Math.trunc((await stat(join(folder.dir, 'SKILL.md'))).mtimeMs);
  } catch {
    return null;
  }
}

function originOf(
  folder: SkillFolder,
  name: string,
  root: string | null,
  usage: SkillUsage,
  from: Provenance,
): SkillRow['origin'] {
  const base = folderOf(folder.id);
  if (from.hub.has(name) || from.hub.has(base) || from.hubFolders.has(folder.id)) return 'hub';
  if (from.bundled.has(name) || from.bundled.has(base)) return 'builtin';
  if (root !== null && !isInside(root, folder.real)) {
    return 'installed';
  }
  return usage.learned ? 'learned' : 'person';
}

/** Adds to each skill whose name another has a note saying which one a model gets. */
function withClashes(skills: readonly Skill[]): Skill[] {
  const first = new Map<string, string>();
  return skills.map((skill) => {
    if (skill.archived || !skill.usable) return skill;
    const owner = first.get(skill.name);
    if (owner === undefined) {
      first.set(skill.name, skill.id);
      return skill;
    }
    return {
      ...skill,
      problem: problem(
        skill,
        'skill_same_name',
        `The skills ${owner} and ${skill.id} are both named ${skill.name}; a model is told of the first.`,
        'Give one of them another name in the head of its file.',
      ),
    };
  });
}

async function readCategories(tree: Awaited<ReturnType<typeof walkSkills>>): Promise<Map<string, string>> {
  const categories = new Map<string, string>();
  for (const place of tree.categories) {
    const read = await readInside(place.real, 'DESCRIPTION.md', mostBytes);
    if (!read.ok) continue;
    try {
      const head = readHead(decodeText(read.bytes, join(place.dir, 'DESCRIPTION.md')).text);
      const description = head.kind === 'head' ? oneLine(head.fields['description']) : null;
      if (description !== null && description !== '') categories.set(place.category || 'general', description);
    } catch {
      // A category whose description is no text is listed without one.
    }
  }
  return categories;
}

interface ReadFolder {
  readonly folder: SkillFolder;
  readonly skill: ReadSkill;
  readonly time: number | null;
  readonly shipped: boolean;
}

async function readFolder(folder: SkillFolder): Promise<ReadFolder> {
  return { folder, skill: await readSkill(folder), time: await fileTime(folder), shipped: false };
}

/** The app's own skills, those left out whose name the person uses for one of theirs. */
async function readShipped(dir: string | null, own: readonly ReadFolder[]): Promise<ReadFolder[]> {
  if (dir === null) return [];
  const taken = new Set(
    own
      .filter(({ folder }) => !folder.archived)
      .flatMap(({ folder, skill }) => [folder.id, folderOf(folder.id), skill.name].map(foldedName)),
  );
  const read = await Promise.all((await walkSkills(dir)).skills.map(readFolder));
  return read
    .map((each) => ({ ...each, shipped: true, folder: { ...each.folder, id: `${shippedUnder}/${each.folder.id}` } }))
    .filter(
      ({ folder, skill }) => ![folder.id, folderOf(folder.id), skill.name].some((word) => taken.has(foldedName(word))),
    );
}

/** Reads every skill afresh, so that what an editor saved a moment ago is seen whatever its file times say. Never throws. */
export async function readCatalog(
  skillsDir: string,
  usageStore: UsageStore,
  shippedDir: string | null = null,
): Promise<Catalog> {
  const [tree, usage, from] = await Promise.all([walkSkills(skillsDir), usageStore.read(), readProvenance(skillsDir)]);
  const own = await Promise.all(tree.skills.map(readFolder));
  const read = [...own, ...(await readShipped(shippedDir, own))];
  const names = read.map(({ folder, skill }) => ({
    id: folder.id,
    name: skill.name,
    folder: folderOf(folder.id),
  }));
  const counted = usageById(usage.file, names);
  const skills = read.map(({ folder, skill, time, shipped }): Skill => {
    const of = counted.get(folder.id) ?? noUsage;
    return {
      ...skill,
      id: folder.id,
      dir: folder.dir,
      real: folder.real,
      folder: folderOf(folder.id),
      archived: folder.archived,
      origin: shipped ? 'builtin' : originOf(folder, skill.name, tree.root, of, from),
      shipped,
      usage: of,
      fileTime: time,
    };
  });
  const categories = await readCategories(tree);
  return {
    skills: withClashes(skills),
    categories,
    problems: usage.problem === null ? [] : [usage.problem],
  };
}

/** The category lists give a skill: its first folder, when it lies in one. */
export function categoryOf(skill: Pick<Skill, 'id' | 'archived'>): string | null {
  const parts = skill.id.split('/');
  return parts.length > 1 && !skill.archived ? (parts[0] ?? null) : null;
}

/** What a row says beside what stands on disk. */
export interface RowFacts extends Pick<SkillRow, 'staged' | 'readOnly'> {
  /** Whether the model made it, on the word of the history; `.usage.json` marks only what the review made. */
  readonly made: boolean;
}

/** A skill as the contract shows it. */
export function rowOf(skill: Skill, { staged, readOnly, made }: RowFacts): SkillRow {
  return {
    id: skill.id,
    name: skill.name,
    description: skill.shown,
    category: categoryOf(skill),
    origin: skill.origin === 'person' && made ? 'learned' : skill.origin,
    state: skill.archived ? 'archived' : skill.usage.state === 'stale' ? 'stale' : 'active',
    pinned: skill.usage.pinned,
    uses: skill.usage.uses,
    views: skill.usage.views,
    lastUsed: skill.usage.lastUsed,
    createdAt: skill.usage.createdAt,
    problem: skill.problem,
    staged,
    readOnly,
  };
}

/** Tags and related skills of a head: under `metadata.hermes`, else at the top. */
export function headWords(fields: Readonly<Record<string, Json>>, key: 'tags' | 'related_skills'): string[] {
  const own = wordList(mapping(mapping(fields['metadata'])['hermes'])[key]);
  return own.length > 0 ? own : wordList(fields[key]);
}

import { join } from 'node:path';
import type { Json, Problem } from '@shared/contract/common.ts';
import type { SkillRow } from '@shared/contract/skills.ts';
import { isInside } from '../home/paths.ts';
import { decodeText } from '../home/read-text.ts';
import { readInside } from './files.ts';
import { mapping, oneLine, readHead, wordList } from './head.ts';
import type { Scan } from './manage/findings.ts';
import { composedName, foldedName, folderOf } from './names.ts';
import { readProvenance, type Provenance } from './provenance.ts';
import { skillProblem, type ReadSkill, type SkillFiles } from './read-skill.ts';
import type { SkillSource, SourceKind } from './sources.ts';
import { noUsage, usageById, type SkillUsage } from './usage.ts';
import type { UsageStore } from './usage-file.ts';
import { byCodePoint, walkSkills, type SkillFolder, type SkillTree } from './walk.ts';

/** One skill as read from disk. */
export interface Skill extends ReadSkill {
  /** Its one name everywhere: the path below the home's skills folder; of one elsewhere its absolute path, with `/`. */
  readonly id: string;
  /** The path below the folder it was found in, with `/`: what lists make its category from. */
  readonly place: string;
  /** The folder as reached through its source, and with every link resolved. */
  readonly dir: string;
  readonly real: string;
  /** Name of its folder. */
  readonly folder: string;
  readonly archived: boolean;
  readonly origin: SkillRow['origin'];
  /** Where it was found. What is not of the home is read and never changed. */
  readonly source: SourceKind;
  readonly usage: SkillUsage;
  /** Time of its SKILL.md; null when it cannot be told. */
  readonly fileTime: number | null;
}

/** All skills of a home. */
export interface Catalog {
  /** In the order in which their names count. */
  readonly skills: readonly Skill[];
  /** Descriptions of categories by their path. */
  readonly categories: ReadonlyMap<string, string>;
  readonly problems: readonly Problem[];
}

/** What a catalog is read from. */
export interface CatalogPlaces {
  /** As `skillSources` finds them. */
  readonly sources: readonly SkillSource[];
  /** The home's own skills folder. */
  readonly home: string;
  /** The app's own skills; null for none. */
  readonly shipped: string | null;
  readonly usage: UsageStore;
  readonly files: SkillFiles;
  /** Looks the skills of a project over, which a repository brought along. */
  readonly scan: Scan;
}

const mostDescription = 1024;
const mostBytes = 400_000;
/** How many skills are read at one time: each has a file open. */
const atOnce = 32;

/** The folder under which the app's own skills are listed. */
const shippedUnder = 'hermes-desk';

interface Found {
  readonly folder: SkillFolder;
  readonly skill: ReadSkill;
  readonly time: number | null;
  readonly source: SkillSource;
}

/** Every item through `work`, a few at a time, in order. */
async function inTurns<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let at = 0; at < items.length; at += atOnce) {
    results.push(...(await Promise.all(items.slice(at, at + atOnce).map(work))));
  }
  return results;
}

/** A skill of a project, kept from the model until the person trusts the project, and when the scanner finds something. */
function guarded(folder: SkillFolder, skill: ReadSkill, source: SkillSource, scan: Scan): ReadSkill {
  if (source.kind !== 'project' || !skill.usable) return skill;
  const project = source.project ?? source.dir;
  if (!source.trusted) {
    const message = `The skill ${skill.name} of the project ${project} is shown and not used: the project is not trusted.`;
    const remedy = `Read it; then add ${project} to skills.trusted_project_dirs in Settings.`;
    return { ...skill, usable: false, problem: skillProblem(folder, 'skill_untrusted', message, remedy) };
  }
  const [finding] = scan(skill.text);
  if (finding === undefined) return skill;
  const message = `The skill ${skill.name} of the project ${project} is not used: ${finding.message}`;
  const remedy = 'Take that out of the file, or copy the skill into your own skills folder once you have read it.';
  return { ...skill, usable: false, problem: skillProblem(folder, 'skill_flagged', message, remedy) };
}

async function readTree(
  tree: SkillTree,
  source: SkillSource,
  { files, scan }: Pick<CatalogPlaces, 'files' | 'scan'>,
): Promise<Found[]> {
  // What a project reaches outside itself through links is not the project's.
  const folders = tree.skills.filter(
    ({ real }) => source.kind !== 'project' || source.project === null || isInside(source.project, real),
  );
  return await inTurns(folders, async (folder) => {
    const { skill, time } = await files.read(folder);
    return { folder, skill: guarded(folder, skill, source, scan), time, source };
  });
}

function originOf(
  { folder, skill: { name }, source }: Found,
  root: string | null,
  usage: SkillUsage,
  from: Provenance,
): SkillRow['origin'] {
  if (source.kind === 'shipped') return 'builtin';
  if (source.kind !== 'home') return source.kind;
  const base = folderOf(folder.id);
  if (from.hub.has(name) || from.hub.has(base) || from.hubFolders.has(folder.id)) return 'hub';
  if (from.bundled.has(name) || from.bundled.has(base)) return 'builtin';
  if (root !== null && !isInside(root, folder.real)) return 'installed';
  return usage.learned ? 'learned' : 'person';
}

/** Adds to each skill whose name another has a note saying which one a model gets. */
function withClashes(skills: readonly Skill[]): Skill[] {
  const first = new Map<string, string>();
  return skills.map((skill) => {
    if (skill.archived || !skill.usable) return skill;
    const owner = first.get(composedName(skill.name));
    if (owner === undefined) {
      first.set(composedName(skill.name), skill.id);
      return skill;
    }
    return {
      ...skill,
      problem: skillProblem(
        skill,
        'skill_same_name',
        `The skills ${owner} and ${skill.id} are both named ${skill.name}; a model is told of the first.`,
        'Give one of them another name in the head of its file.',
      ),
    };
  });
}

/** Descriptions of categories; what an earlier folder of skills says of one counts. */
async function readCategories(trees: readonly SkillTree[]): Promise<Map<string, string>> {
  const categories = new Map<string, string>();
  for (const place of trees.flatMap((tree) => tree.categories)) {
    const category = place.category === '' ? 'general' : place.category;
    if (categories.has(category)) continue;
    const read = await readInside(place.real, 'DESCRIPTION.md', mostBytes);
    if (!read.ok) continue;
    try {
      const head = readHead(decodeText(read.bytes, join(place.dir, 'DESCRIPTION.md')).text);
      const description = head.kind === 'head' ? oneLine(head.fields['description']) : null;
      if (description !== null && description !== '')
        categories.set(category, Array.from(description).slice(0, mostDescription).join(''));
    } catch {
      // A category whose description is no text is listed without one.
    }
  }
  return categories;
}

/** The app's own skills, those left out whose name the person uses for one of theirs. */
function besideOthers(shipped: readonly Found[], own: readonly Found[]): Found[] {
  const taken = new Set(
    own
      .filter(({ folder, skill, source }) => !folder.archived && (skill.usable || source.kind === 'home'))
      .flatMap(({ folder, skill }) => [folder.place, folderOf(folder.place), skill.name].map(foldedName)),
  );
  return shipped.filter(
    ({ folder, skill }) =>
      ![folder.place, folderOf(folder.place), skill.name].some((word) => taken.has(foldedName(word))),
  );
}

/** Each folder once, however many ways lead to it: the way without a link counts before one through a link. */
function eachOnce(found: readonly Found[]): Found[] {
  const best = new Map<string, Found>();
  for (const each of found) {
    const known = best.get(each.folder.real);
    if (known === undefined || (!known.folder.direct && each.folder.direct)) best.set(each.folder.real, each);
  }
  return found.filter((each) => best.get(each.folder.real) === each);
}

/** Every skill as it is now: what an editor saved a moment ago is seen whatever its file times say. Never throws. */
export async function readCatalog(places: CatalogPlaces): Promise<Catalog> {
  const { sources, home, shipped, usage: store } = places;
  const app: SkillSource[] = shipped === null ? [] : [{ kind: 'shipped', dir: shipped, trusted: true, project: null }];
  const all = [...sources, ...app];
  const [usage, from, trees] = await Promise.all([
    store.read(),
    readProvenance(home),
    Promise.all(all.map((source) => walkSkills(source.dir, { ...placing(source), archive: source.kind === 'home' }))),
  ]);
  const read = await Promise.all(
    all.map(
      async (source, at) => await readTree(trees[at] ?? { root: null, skills: [], categories: [] }, source, places),
    ),
  );
  const own = eachOnce(read.slice(0, sources.length).flat());
  const found = [...own, ...besideOthers(read.slice(sources.length).flat(), own)];
  const counted = usageById(
    usage.file,
    found.map(({ folder, skill }) => ({ id: folder.id, name: skill.name, folder: folderOf(folder.id) })),
  );
  const root = trees[all.findIndex(({ kind }) => kind === 'home')]?.root ?? null;
  const skills = found.map((each): Skill => {
    const { folder, skill, time, source } = each;
    const used = counted.get(folder.id) ?? noUsage;
    return {
      ...skill,
      id: folder.id,
      place: folder.place,
      dir: folder.dir,
      real: folder.real,
      folder: folderOf(folder.id),
      archived: folder.archived,
      origin: originOf(each, root, used, from),
      source: source.kind,
      usage: used,
      fileTime: time,
    };
  });
  return {
    skills: withClashes(skills),
    categories: await readCategories(trees),
    problems: usage.problem === null ? [] : [usage.problem],
  };
}

/** How the skills of a source are named: by their place in it, under a folder of ours, or by where they lie. */
function placing({ kind, dir }: SkillSource): { readonly idOf: (place: string) => string; readonly under: string } {
  switch (kind) {
    case 'home':
      return { idOf: (place) => place, under: '' };
    case 'shipped':
      return { idOf: (place) => place, under: `${shippedUnder}/` };
    case 'project':
    case 'external':
      return { idOf: (place) => `${dir.replaceAll('\\', '/').replace(/\/+$/, '')}/${place}`, under: '' };
  }
}

/** The category lists give a skill: its first folder, when it lies in one. */
export function categoryOf(skill: Pick<Skill, 'place' | 'archived'>): string | null {
  const parts = skill.place.split('/');
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

/** Rows in the order of their ids. */
export function inOrderOfId<T extends { readonly id: string }>(rows: readonly T[]): T[] {
  return [...rows].sort((a, b) => byCodePoint(a.id, b.id));
}

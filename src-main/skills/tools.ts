import type { Json } from '@shared/contract/common.ts';
import { pythonJson, type JsonValue } from '@shared/tools/python-json.ts';
import type { Tool, ToolContext, ToolResult } from '@shared/tools/tool.ts';
import { decodeText } from '../home/read-text.ts';
import { categoryOf, headWords, type Catalog, type Skill } from './catalog.ts';
import { linkedFiles, listFiles, readInside } from './files.ts';
import { findSkills, isOddName } from './find.ts';
import { mapping, oneLine, wordList } from './head.ts';
import { fitsPlatform, isDisabled, offered, type OfferFacts } from './offer.ts';
import { byCodePoint } from './walk.ts';

/** What the tools need of the skills. */
export interface SkillToolDeps {
  /** The skills a conversation with this workspace has. */
  readonly catalog: (workspace: string | null) => Promise<Catalog>;
  readonly facts: () => OfferFacts;
  /** Whether a name of a secret has a value; the value itself is not asked for. */
  readonly hasSecret: (name: string) => boolean;
  /** `skills.template_vars`. */
  readonly templateVars: () => boolean;
  /** Notes that a file of a skill was loaded. Never throws. */
  readonly used: (skill: Skill, path: string, context: ToolContext) => Promise<void>;
}

const longestDescription = 1024;
const mostSupportBytes = 1_048_576;
const mostAvailable = 20;

function answer(value: Readonly<Record<string, JsonValue>>): ToolResult {
  return { content: pythonJson(value), failed: value['success'] !== true, effect: null };
}

function refuse(error: string, more: Readonly<Record<string, JsonValue>> = {}): ToolResult {
  return answer({ success: false, error, ...more });
}

function cut(text: string): string {
  const points = Array.from(text);
  return points.length <= longestDescription ? text : `${points.slice(0, longestDescription - 3).join('')}...`;
}

function sortedRows(skills: readonly Skill[]): { name: string; description: string; category: string | null }[] {
  return skills
    .map((skill) => ({ name: skill.name, description: cut(skill.shown), category: categoryOf(skill) }))
    .sort((a, b) => byCodePoint(a.category ?? '', b.category ?? '') || byCodePoint(a.name, b.name));
}

/** The tool `skills_list`: names, descriptions and categories. */
export function skillsListTool(deps: SkillToolDeps): Tool {
  return {
    name: 'skills_list',
    description: 'Lists the skills there are, with a short description of each. Load one with skill_view(name).',
    parameters: {
      type: 'object',
      properties: { category: { type: 'string', description: 'Only skills of this category.' } },
      required: [],
    },
    concurrency: 'parallel',
    async run(args, { workspace }) {
      const { category } = args;
      if (category !== undefined && category !== null && typeof category !== 'string')
        return refuse('category must be a text.');
      const rows = sortedRows(offered((await deps.catalog(workspace)).skills, deps.facts()));
      if (rows.length === 0)
        return answer({ success: true, skills: [], categories: [], message: 'There are no skills.' });
      const wanted =
        typeof category === 'string' && category !== '' ? rows.filter((row) => row.category === category) : rows;
      const categories = [...new Set(wanted.flatMap((row) => row.category ?? []))];
      const hint = 'skill_view(name) shows the whole skill and its files.';
      return answer({ success: true, skills: wanted, categories, count: wanted.length, hint });
    },
  };
}

/** Names of environment variables a head asks for, the optional ones apart. */
function variables(fields: Readonly<Record<string, Json>>): { name: string; optional: boolean }[] {
  const listed = fields['required_environment_variables'];
  const items = Array.isArray(listed) ? listed : [];
  const named = items.flatMap((item) => {
    const name = typeof item === 'string' ? item : oneLine(mapping(item)['name']);
    return name === null || !/^[A-Za-z_][A-Za-z0-9_]*$/.test(name)
      ? []
      : [{ name, optional: mapping(item)['optional'] === true }];
  });
  const older = wordList(mapping(fields['prerequisites'])['env_vars']).map((name) => ({ name, optional: false }));
  return [...new Map([...older, ...named].map((item) => [item.name, item])).values()];
}

function withVariables(text: string, skill: Skill, session: string): string {
  return text
    .replaceAll('${HERMES_SKILL_DIR}', () => skill.dir)
    .replaceAll('${HERMES_SESSION_ID}', (whole) => (session === '' ? whole : session));
}

async function viewFile(skill: Skill, path: string): Promise<ToolResult> {
  const read = await readInside(skill.real, path, mostSupportBytes);
  if (!read.ok) {
    if (!read.missing) return refuse(read.reason, { hint: 'Use a relative path inside the skill.' });
    const files = linkedFiles(await listFiles(skill.dir));
    return refuse(`There is no file ${path} in the skill ${skill.name}.`, { available_files: files ?? {} });
  }
  const base = { success: true, name: skill.name, file: path };
  try {
    const { text } = decodeText(read.bytes, path);
    if (text.includes('\0')) throw new Error('binary');
    return answer({ ...base, content: text, file_type: /\.[^./]+$/.exec(path)?.[0] ?? '' });
  } catch {
    const content = `[Binary file: ${path.split('/').at(-1) ?? path}, size: ${String(read.bytes.length)} bytes]`;
    return answer({ ...base, content, is_binary: true });
  }
}

/** SKILL.md as a model is given it. */
function skillText(skill: Skill, deps: SkillToolDeps, session: string): string {
  return deps.templateVars() ? withVariables(skill.text, skill, session) : skill.text;
}

async function viewSkill(skill: Skill, deps: SkillToolDeps, session: string): Promise<ToolResult> {
  const linked = linkedFiles(await listFiles(skill.dir));
  const required = variables(skill.fields);
  const missing = required.filter(({ name, optional }) => !optional && !deps.hasSecret(name)).map(({ name }) => name);
  const compatibility = skill.fields['compatibility'];
  const metadata = skill.fields['metadata'];
  return answer({
    success: true,
    name: skill.name,
    description: skill.description,
    tags: headWords(skill.fields, 'tags'),
    related_skills: headWords(skill.fields, 'related_skills'),
    content: skillText(skill, deps, session),
    path: `${skill.source === 'home' || skill.source === 'shipped' ? skill.place : skill.folder}/SKILL.md`,
    skill_dir: skill.dir,
    linked_files: linked,
    usage_hint: linked === null ? null : 'skill_view(name, file_path) shows one of the linked files.',
    required_environment_variables: required.map(({ name, optional }) => ({ name, optional })),
    required_commands: [],
    missing_required_environment_variables: missing,
    missing_credential_files: [],
    missing_required_commands: [],
    setup_needed: missing.length > 0,
    setup_skipped: false,
    readiness_status: missing.length > 0 ? 'setup_needed' : 'available',
    ...(missing.length > 0 ? { setup_note: `These are not set: ${missing.join(', ')}.` } : {}),
    ...(compatibility === undefined || compatibility === null ? {} : { compatibility }),
    ...(Object.keys(mapping(metadata)).length === 0 ? {} : { metadata: mapping(metadata) }),
  });
}

/** Why a skill cannot be shown to a model; null when it can. */
function hindrance(
  skill: Skill,
  facts: OfferFacts,
): { readonly why: string; readonly more?: Readonly<Record<string, JsonValue>> } | null {
  if (!skill.usable) return { why: skill.problem?.message ?? `The skill ${skill.id} cannot be used.` };
  if (!fitsPlatform(skill, facts.platform)) {
    const more = { readiness_status: 'unsupported' };
    return { why: `The skill ${skill.name} is not made for this operating system.`, more };
  }
  if (isDisabled(skill, facts.disabled)) {
    return { why: `The skill ${skill.name} is switched off in config.yaml (skills.disabled).` };
  }
  return null;
}

/** A skill as a turn that begins with its name gets it. */
export type Invoked =
  | { readonly ok: true; readonly name: string; readonly text: string }
  /** There is such a skill, but it cannot be used; one sentence. */
  | { readonly ok: false; readonly reason: string };

/** Loads the skill of a name as `skill_view` does, and notes the use; null when there is none of the name. */
export async function invokeSkill(name: string, context: ToolContext, deps: SkillToolDeps): Promise<Invoked | null> {
  const { skills } = await deps.catalog(context.workspace);
  const found = findSkills(skills, name);
  const [skill] = found;
  if (skill === undefined) return null;
  if (found.length > 1) {
    return { ok: false, reason: `Several skills have this name: ${found.map(({ id }) => id).join(', ')}.` };
  }
  const hindered = hindrance(skill, deps.facts());
  if (hindered !== null) return { ok: false, reason: hindered.why };
  await deps.used(skill, 'SKILL.md', context);
  return { ok: true, name: skill.name, text: skillText(skill, deps, context.session) };
}

async function view(
  args: Readonly<Record<string, unknown>>,
  context: ToolContext,
  deps: SkillToolDeps,
): Promise<ToolResult> {
  const { name, file_path: path } = args;
  if (typeof name !== 'string') return refuse('name must be the name of a skill.');
  if (path !== undefined && path !== null && typeof path !== 'string') return refuse('file_path must be a text.');
  const { skills } = await deps.catalog(context.workspace);
  if (isOddName(name.trim()) && !skills.some(({ id }) => id === name.trim()))
    return refuse('A skill is named by its name or its path inside the skills folder.');
  const facts = deps.facts();
  const found = findSkills(skills, name.trim());
  const [skill] = found;
  if (skill === undefined) {
    const names = sortedRows(offered(skills, facts))
      .slice(0, mostAvailable)
      .map((row) => row.name);
    return refuse(`There is no skill named ${name}.`, {
      available_skills: names,
      hint: 'skills_list shows all of them.',
    });
  }
  if (found.length > 1) {
    const matches = found.map((hit) => hit.id);
    return refuse(`${String(found.length)} skills are named ${name}.`, {
      matches,
      hint: 'Use one of these paths instead.',
    });
  }
  const hindered = hindrance(skill, facts);
  if (hindered !== null) return refuse(hindered.why, hindered.more ?? {});
  const file = typeof path === 'string' && path !== '' ? path : null;
  const result = file === null ? await viewSkill(skill, deps, context.session) : await viewFile(skill, file);
  if (!result.failed) await deps.used(skill, file ?? 'SKILL.md', context);
  return result;
}

/** The tool `skill_view`: a whole skill, or one of its files. Counts as a use of the skill. */
export function skillViewTool(deps: SkillToolDeps): Tool {
  return {
    name: 'skill_view',
    description:
      'Shows a skill: the whole of its SKILL.md and a list of the files beside it. With file_path, shows one of those files.',
    parameters: {
      type: 'object',
      properties: {
        name: { type: 'string', description: 'Name of the skill, or its path (category/name).' },
        file_path: {
          type: 'string',
          description: 'A file of the skill, such as references/api.md. Left out: SKILL.md.',
        },
      },
      required: ['name'],
    },
    concurrency: 'parallel',
    run: (args, context) => view(args, context, deps),
  };
}

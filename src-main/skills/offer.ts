import { existsSync } from 'node:fs';
import { mapping, wordList } from './head.ts';
import type { Skill } from './catalog.ts';
import { composedName } from './names.ts';

/** What decides whether a skill is offered to a model. */
export interface OfferFacts {
  readonly platform: NodeJS.Platform;
  /** `skills.disabled`. */
  readonly disabled: ReadonlySet<string>;
  /** Names of the tools of the session; null when not known, and then no skill is hidden over them. */
  readonly tools: ReadonlySet<string> | null;
}

const platforms: Readonly<Record<string, string>> = { macos: 'darwin', windows: 'win32' };

/** Toolsets of Hermes that the tools of this app make up. */
const toolsets: Readonly<Record<string, string>> = {
  memory: 'memory',
  session_search: 'session_search',
  skills: 'skill_view',
  file: 'read_file',
};

/** Environments a head may ask for and how each is recognised; an unknown one hides nothing. */
const environments: Readonly<Record<string, () => boolean>> = {
  kanban: () => false,
  docker: () => existsSync('/.dockerenv'),
  s6: () => existsSync('/run/s6'),
};

/** Whether a skill is made for this operating system; one that names none is. */
export function fitsPlatform(skill: Pick<Skill, 'fields'>, platform: NodeJS.Platform): boolean {
  const wanted = wordList(skill.fields['platforms']).map((name) => name.toLowerCase());
  return wanted.length === 0 || wanted.some((name) => platform.startsWith(platforms[name] ?? name));
}

function fitsEnvironment(skill: Skill): boolean {
  const wanted = wordList(skill.fields['environments']).map((name) => name.toLowerCase());
  return wanted.length === 0 || wanted.some((name) => environments[name]?.() ?? true);
}

function fitsTools(skill: Skill, tools: ReadonlySet<string> | null): boolean {
  if (tools === null) return true;
  const conditions = mapping(mapping(skill.fields['metadata'])['hermes']);
  const hasSet = (name: string): boolean => tools.has(toolsets[name] ?? '');
  const hasTool = (name: string): boolean => tools.has(name);
  return (
    !wordList(conditions['fallback_for_toolsets']).some(hasSet) &&
    !wordList(conditions['fallback_for_tools']).some(hasTool) &&
    wordList(conditions['requires_toolsets']).every(hasSet) &&
    wordList(conditions['requires_tools']).every(hasTool)
  );
}

/** Whether the person switched a skill off, by its name or its folder. */
export function isDisabled(skill: Pick<Skill, 'name' | 'folder'>, disabled: ReadonlySet<string>): boolean {
  return disabled.has(skill.name) || disabled.has(skill.folder);
}

/** The skills a model is told of, each name once: the first that has it. */
export function offered(skills: readonly Skill[], facts: OfferFacts): Skill[] {
  const names = new Set<string>();
  return skills.filter((skill) => {
    const fits =
      skill.usable &&
      !skill.archived &&
      !names.has(composedName(skill.name)) &&
      !isDisabled(skill, facts.disabled) &&
      fitsPlatform(skill, facts.platform) &&
      fitsEnvironment(skill) &&
      fitsTools(skill, facts.tools);
    if (fits) names.add(composedName(skill.name));
    return fits;
  });
}

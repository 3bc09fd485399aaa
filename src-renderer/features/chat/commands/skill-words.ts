import { useEffect, useMemo } from 'react';
import { namedCommand, readCommand } from '@shared/chat/commands.ts';
import { skillNames, skillWord } from '@shared/chat/skill-words.ts';
import type { SkillRow } from '@shared/contract/index.ts';
import type { Bridge } from '../../../bridge/bridge.ts';
import { useBridge } from '../../../bridge/context.tsx';
import { useSkills, watchSkills } from '../../skills/skills-store.ts';

/** A skill as a message may begin with it. */
export interface WrittenSkill {
  /** Without the slash. */
  readonly name: string;
  readonly description: string;
}

/** The skills that can be asked for by their name; one whose name is no single word goes by its folder. */
function written(skills: readonly SkillRow[]): readonly WrittenSkill[] {
  return skills.flatMap(({ id, name, description, state, problem }) => {
    if (state === 'archived' || problem !== null) return [];
    const word = [name, id.split('/').at(-1) ?? ''].find((one) => skillWord(one) !== null);
    return word === undefined ? [] : [{ name: word, description }];
  });
}

/** The skills a message may begin with, kept true while what is typed begins with a slash. */
export function useWrittenSkills(text: string): readonly WrittenSkill[] {
  const bridge = useBridge();
  const wanted = text.trimStart().startsWith('/');
  useEffect(() => (wanted ? watchSkills(bridge) : undefined), [bridge, wanted]);
  const skills = useSkills((store) => store.skills);
  return useMemo(() => written(skills), [skills]);
}

/** How many of the words a message begins with are skills, and how many UTF-16 units they take; a command of the name goes before. */
export function skillsAtStart(text: string, skills: readonly WrittenSkill[]): { count: number; length: number } {
  const [first, ...more] = skillNames(text);
  if (first === undefined || namedCommand(first) !== null) return { count: 0, length: 0 };
  let count = 0;
  let length = 0;
  for (const name of [first, ...more]) {
    if (!skills.some((skill) => skill.name === name)) break;
    count += 1;
    length = text.indexOf(`/${name}`, length) + name.length + 1;
  }
  return { count, length };
}

/**
 * Whether a text that looks like a command begins with the name of a skill, and is words for the model then. The whole name of a
 * command goes before a skill of the same name; the beginning of one does not.
 */
export async function beginsWithSkill(bridge: Bridge, text: string): Promise<boolean> {
  const read = readCommand(text);
  if (read === null || ('name' in read && namedCommand(read.typed) !== null)) return false;
  try {
    const { skills } = await bridge.request('skills.list', {});
    return skillsAtStart(text, written(skills)).count > 0;
  } catch {
    // Without the list it is what the table of commands says.
    return false;
  }
}

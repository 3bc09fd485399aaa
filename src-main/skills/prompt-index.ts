import type { Skill } from './catalog.ts';
import { byCodePoint } from './walk.ts';

const shortest = 60;

/** A text without what could end the list it stands in. */
function harmless(text: string): string {
  return text.replace(/<\s*\/?\s*available_skills[^>]*>?/giu, '').replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
}

/** A description fit for one line of the index: at most 60 characters. */
function brief(text: string): string {
  const plain = harmless(text.replace(/^['"]+|['"]+$/g, ''));
  const points = Array.from(plain);
  return points.length <= shortest ? plain : `${points.slice(0, shortest - 3).join('')}...`;
}

/** The category a skill stands under in the index: the folders above its own, or its own where there are none. */
function heading(place: string): string {
  const parts = place.split('/');
  return parts.length > 1 ? parts.slice(0, -1).join('/') : place;
}

/**
 * The skills block of a system prompt; empty when there are none. The list has Hermes' form, sorted by code point, so
 * the same skills give the same bytes on every machine.
 */
export function skillsBlock(skills: readonly Skill[], categories: ReadonlyMap<string, string>): string {
  if (skills.length === 0) return '';
  const groups = new Map<string, Skill[]>();
  for (const skill of skills) {
    const members = groups.get(heading(skill.place)) ?? [];
    members.push(skill);
    groups.set(heading(skill.place), members);
  }
  const lines = [...groups]
    .sort(([a], [b]) => byCodePoint(a, b))
    .flatMap(([category, members]) => {
      const about = categories.get(category);
      const rows = members
        .sort((a, b) => byCodePoint(a.name, b.name))
        .map(({ name, description }) =>
          description === '' ? `    - ${harmless(name)}` : `    - ${harmless(name)}: ${brief(description)}`,
        );
      const head = about === undefined ? `  ${harmless(category)}:` : `  ${harmless(category)}: ${harmless(about)}`;
      return [head, ...rows];
    });
  return [
    '## Skills',
    'Skills are instructions for kinds of work, kept from earlier work or written by the person. Look through the list',
    'before you begin: when one fits, load it with skill_view(name) and follow it; a list entry alone is not enough.',
    '',
    '<available_skills>',
    ...lines,
    '</available_skills>',
  ].join('\n');
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { useSkillsHome } from './testing/skills-home.ts';

const at = useSkillsHome();

/** Shapes of a description as skills in the wild write it; each says `mark`. */
const descriptions: readonly ((mark: string) => string)[] = [
  (mark) => `description: Plan a vegetable bed (${mark}).`,
  (mark) => `description: "Use when the user says \\"plan\\" ${mark}: beds, seeds"`,
  (mark) => `description: 'It''s for ${mark}, e.g. \`beds\`'`,
  (mark) =>
    `description: >-\n  Plan a vegetable bed. Use when the user asks: "what can I plant in May?",\n  ${mark} beds, frost dates or seeds.`,
  (mark) => `description: >\n  Folded ${mark}\n  over lines.\n`,
  (mark) => `description: |\n  Kept ${mark}\n  as lines\n`,
  (mark) => `description: “Curly” quotes — and a dash, ${mark}`,
  (mark) => `description: (1) read ${mark} (2) write (3) check`,
  (mark) => `description: 规划菜园，${mark}。当用户询问“五月种什么”时使用。`,
  (mark) => `description: "**Bold** words ${mark}"`,
];

/** What else stands in heads of one kind or another. */
const others: readonly string[] = [
  '',
  'version: 1.10\nauthor: someone\nlicense: MIT\nplatforms: [linux, macos, windows]',
  'metadata:\n  hermes:\n    tags: [A, B]\n    related_skills: [does-not-exist]\n    category: garden',
  'metadata: {"othertool":{"emoji":"🌱","requires":{"bins":["jq"],"env":["GARDEN_KEY"]}}}',
  'allowed-tools: "Bash(npm:*) Read"\nargument-hint: "[x|y]"\ndisable-model-invocation: true',
  'x-unknown: {keep: me}\ndepends-on: []\nstatus: draft # a comment\ntier: 5',
  'source-books:\n  - id: b1\n    title: "A: title"\n    authors: [X, Y]\n    chapters: [1, 2]',
  'required_environment_variables:\n  - name: GARDEN_KEY\n    prompt: Key?\n    optional: true\n# trailing comment',
  'user-invocable: true\nhomepage: https://example.org/a#b\nenvironments: []',
  'metadata: \'{"openclaw":{"emoji":"seedling"}}\'\ncompatibility: Linux only',
];

/** Bodies that tempt a parser. */
const bodies: readonly string[] = [
  '# Title\n\nBody with a ruler\n\n---\n\n```\n---\nname: not-a-head\n---\n```\n',
  '<!-- comment first -->\n# 标题\n\n正文\n',
];

const heads = descriptions.flatMap((description, first) =>
  others.map((other, second) => {
    const mark = `mark${String(first)}${String(second)}`;
    const name = `skill-${String(first)}-${String(second)}`;
    const body = bodies[(first + second) % bodies.length] ?? '';
    const head = [`name: ${name}`, description(mark), other].filter((part) => part !== '').join('\n');
    const text = `---\n${head}\n---\n${body}`;
    return { name, mark, text: (first + second) % 7 === 3 ? `\uFEFF${text.replaceAll('\n', '\r\n')}` : text };
  }),
);

describe('a hundred heads as they are found', () => {
  it('are listed with their names and descriptions, and nothing is wrong with any', async () => {
    for (const { name, text } of heads) at.write(`skills/real/${name}/SKILL.md`, text);
    const rows = await at.skills.list();
    expect(rows).toHaveLength(100);
    for (const { name, mark } of heads) {
      const row = rows.find((each) => each.name === name);
      expect([name, row?.description.includes(mark)]).toEqual([name, true]);
      expect([name, row?.problem ?? null]).toEqual([name, null]);
    }
  });

  it('come through a change of the body byte for byte', async () => {
    for (const { name, text } of heads) at.write(`skills/real/${name}/SKILL.md`, text);
    for (const { name, text } of heads) {
      const found = text.includes('ruler') ? 'Body with a ruler' : '正文';
      const { result } = await at.call('skill_manage', {
        action: 'patch',
        name,
        old_string: found,
        new_string: `${found} and more`,
      });
      expect([name, result.failed]).toEqual([name, false]);
      const now = readFileSync(join(at.home, 'skills/real', name, 'SKILL.md'), 'utf8');
      expect(now).toBe(text.replace(found, `${found} and more`));
    }
  });
});

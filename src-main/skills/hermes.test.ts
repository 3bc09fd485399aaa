import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listAt, parseJson, textAt } from '@shared/record.ts';
import { describeWithHermes, runHermes } from '../home/testing/hermes.ts';
import { createSkills, type Skills } from './skills.ts';

const program = `
import contextlib, json, sys
from tools import skills_tool, skill_usage
from agent import prompt_builder
with contextlib.redirect_stdout(sys.stderr):
    what, name = json.load(sys.stdin)
    if what == 'list': answer = json.loads(skills_tool.skills_list())
    elif what == 'view': answer = json.loads(skills_tool.skill_view(name))
    elif what == 'index': answer = prompt_builder.build_skills_system_prompt()
    else:
        if what == 'use':
            skill_usage.bump_view(name)
            skill_usage.bump_use(name)
            skill_usage.set_pinned(name, True)
        answer = skill_usage.load_usage()
print(json.dumps(answer))
`;

describeWithHermes('skills beside Hermes itself', () => {
  let home: string;
  let skills: Skills;

  const hermes = (what: string, name = ''): unknown => runHermes(program, [what, name], home);

  const ours = async (name: string, args: Readonly<Record<string, unknown>>): Promise<unknown> => {
    const tool = skills.tools.find((each) => each.name === name);
    const { signal } = new AbortController();
    const context = { session: '', turn: '', origin: 'foreground', message: null, workspace: null, signal } as const;
    return parseJson((await tool?.run(args, context))?.content ?? '');
  };

  beforeAll(() => {
    home = mkdtempSync(join(tmpdir(), 'desk-hermes-'));
    cpSync(join(import.meta.dirname, '../../resources/demo-home/skills'), join(home, 'skills'), { recursive: true });
    const files: Readonly<Record<string, string>> = {
      'flat/SKILL.md': '---\nname: flat\ndescription: A flat one.\n---\n# Flat\n',
      'deep/er/nested/SKILL.md': `---\nname: nested\ndescription: ${'long '.repeat(30)}\n---\nbody\n`,
      'home/crlf/SKILL.md': '---\r\nname: crlf\r\ndescription: "With CRLF"\r\n---\r\n\r\n# B\r\n',
      'home/bom/SKILL.md': '\uFEFF---\nname: bom\ndescription: 带 BOM\n---\nbody\n',
      'home/mac/SKILL.md': '---\nname: mac\ndescription: d\nplatforms: [macos]\n---\nbody\n',
      'home/files/SKILL.md':
        '---\nname: files\ndescription: d\nmetadata: {hermes: {tags: [x, y], related_skills: [flat]}}\n---\nbody\n',
      'home/files/references/a.md': 'a',
      'home/files/scripts/b.sh': 'b',
      'home/files/templates/deep/c.yaml': 'c',
      'home/files/assets/d.bin': 'd',
      'home/DESCRIPTION.md': '---\ndescription: Things at home\n---\n',
    };
    for (const [path, text] of Object.entries(files)) {
      const file = join(home, 'skills', path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    skills = createSkills({
      dir: join(home, 'skills'),
      eventsFile: join(home, 'desk/skill-events.jsonl'),
      config: { list: () => [], bool: (_key, fallback) => fallback ?? false },
      secrets: { get: () => undefined },
      emit: () => undefined,
    });
  });

  afterAll(() => rmSync(home, { recursive: true, force: true }));

  it('lists the same skills with the same words', async () => {
    const theirs = hermes('list');
    const mine = await ours('skills_list', {});
    expect(listAt(mine, 'skills').length).toBeGreaterThan(5);
    expect(listAt(mine, 'skills')).toEqual(listAt(theirs, 'skills'));
    expect(listAt(mine, 'categories')).toEqual(listAt(theirs, 'categories'));
  });

  it('shows the same skill', async () => {
    for (const name of ['flat', 'nested', 'files', 'home/files', 'bom']) {
      const theirs = hermes('view', name);
      const mine = await ours('skill_view', { name });
      for (const key of [
        'success',
        'name',
        'description',
        'tags',
        'related_skills',
        'path',
        'skill_dir',
        'linked_files',
        'setup_needed',
        'readiness_status',
        'missing_required_environment_variables',
      ]) {
        expect([name, key, Reflect.get(Object(mine), key)]).toEqual([name, key, Reflect.get(Object(theirs), key)]);
      }
      expect(textAt(mine, 'content')).toBe(textAt(theirs, 'content').replace(/^\uFEFF/, ''));
    }
  });

  it('puts the same lines into the prompt', async () => {
    const lines = (text: string): string[] => {
      const all = text.split('\n');
      return all.slice(all.indexOf('<available_skills>'), all.indexOf('</available_skills>'));
    };
    expect(lines(await skills.promptBlock())).toEqual(lines(String(hermes('index'))));
  });

  it('counts on where Hermes left off, and Hermes on where we did', async () => {
    const before = (await skills.list()).find((row) => row.id === 'flat')?.uses ?? 0;
    await ours('skill_view', { name: 'flat' });
    hermes('use', 'flat');
    await ours('skill_view', { name: 'flat' });
    await skills.pin('home/files', true);
    expect(hermes('usage')).toMatchObject({
      flat: { use_count: before + 3, view_count: before + 3, pinned: true },
      files: { pinned: true },
    });
    expect((await skills.list()).find((row) => row.id === 'flat')).toMatchObject({ uses: before + 3, pinned: true });
    hermes('use', 'nested');
    const theirs = readFileSync(join(home, 'skills/.usage.json'), 'utf8');
    await skills.pin('deep/er/nested', true);
    expect(readFileSync(join(home, 'skills/.usage.json'), 'utf8')).toBe(theirs);
  });
});

import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listAt, parseJson, textAt } from '@shared/record.ts';
import { describeWithHermes, runHermes } from '../home/testing/hermes.ts';
import { createSkills, type Skills } from './skills.ts';
import { oddHeads } from './testing/odd-heads.ts';

const program = `
import contextlib, json, sys
from tools import skills_tool, skill_usage, skill_manager_tool, write_approval
from agent import prompt_builder
with contextlib.redirect_stdout(sys.stderr):
    what, name = json.load(sys.stdin)
    if what == 'list': answer = json.loads(skills_tool.skills_list())
    elif what == 'view': answer = json.loads(skills_tool.skill_view(name))
    elif what == 'file': answer = json.loads(skills_tool.skill_view(name[0], name[1]))
    elif what == 'index': answer = prompt_builder.build_skills_system_prompt()
    elif what == 'manage': answer = json.loads(skill_manager_tool.skill_manage(**name))
    elif what == 'archive': answer = skill_usage.archive_skill(name)
    elif what == 'restore': answer = skill_usage.restore_skill(name)
    elif what == 'pending': answer = write_approval.list_pending('skills')
    elif what == 'diff': answer = write_approval.skill_pending_diff(write_approval.get_pending('skills', name))
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
  let gate = false;
  let external: string[] = [];

  const hermes = (what: string, name: unknown = ''): unknown => runHermes(program, [what, name], home);

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
      deskDir: join(home, 'desk'),
      pendingDir: join(home, 'pending'),
      config: {
        list: (key) => (key === 'skills.external_dirs' ? external : []),
        bool: (key, fallback) => (key === 'skills.write_approval' ? gate : (fallback ?? false)),
      },
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

  it('answers skill_manage in the same shapes, and each reads what the other wrote', async () => {
    const skill = (name: string, body = 'Step one.\n'): string =>
      `---\nname: ${name}\ndescription: Made.\n---\n${body}`;
    const calls = (name: string): Readonly<Record<string, unknown>>[] => [
      { action: 'create', name, content: skill(name), category: 'made' },
      { action: 'patch', name, old_string: 'Step one.', new_string: 'Step two.' },
      { action: 'write_file', name, file_path: 'references/a.md', file_content: 'A' },
      { action: 'patch', name, file_path: 'references/a.md', old_string: 'A', new_string: 'B' },
      { action: 'edit', name, content: skill(name, 'Step three.\n') },
      { action: 'remove_file', name, file_path: 'references/a.md' },
      { action: 'remove_file', name, file_path: 'references/a.md' },
      { action: 'patch', name, old_string: 'nowhere', new_string: 'x' },
      { action: 'write_file', name, file_path: '../x', file_content: 'A' },
      { action: 'create', name, content: skill(name) },
      { action: 'edit', name: 'nobody', content: skill('nobody') },
    ];
    const theirs = calls('by-hermes').map((call) => hermes('manage', call));
    const mine: unknown[] = [];
    for (const call of calls('by-desk')) mine.push(await ours('skill_manage', call));
    const shape = (answer: unknown): unknown[] => {
      const { success, ...rest } = answer as Record<string, unknown>;
      return [success, ...Object.keys(rest).sort()];
    };
    // An unknown skill is answered with a hint by either, in other words.
    expect(mine.map(shape)).toEqual(theirs.map(shape));
    const list = await ours('skills_list', {});
    expect(listAt(list, 'skills')).toEqual(listAt(hermes('list'), 'skills'));
    expect(JSON.stringify(list)).toContain('by-hermes');
    for (const name of ['by-hermes', 'by-desk']) {
      expect(textAt(await ours('skill_view', { name }), 'content')).toBe(textAt(hermes('view', name), 'content'));
    }
  });

  it('makes of odd heads what Hermes makes of them, but where it is deliberately otherwise', () => {
    const odd = mkdtempSync(join(tmpdir(), 'desk-odd-'));
    const put = (n: number, text: string): void => {
      mkdirSync(join(odd, `skills/odd/odd-${String(n)}`), { recursive: true });
      writeFileSync(join(odd, `skills/odd/odd-${String(n)}/SKILL.md`), text);
    };
    const same = oddHeads.flatMap((head, n) => (head.hermes === 'otherwise' ? [] : [{ ...head, n }]));
    for (const { n, text } of same) put(n, text);
    try {
      const theirs = new Map(
        listAt(runHermes(program, ['list', ''], odd), 'skills').map((row) => [
          textAt(row, 'name'),
          textAt(row, 'description'),
        ]),
      );
      const otherwise = same.flatMap(({ what, is }) =>
        is === 'unused' || theirs.get(is.name) === is.description ? [] : [what],
      );
      expect(otherwise).toEqual([]);
    } finally {
      rmSync(odd, { recursive: true, force: true });
    }
  });

  it('carries out operations, and lists and views what they made just as Hermes does', async () => {
    const text = '---\nname: together\ndescription: Made together.\n---\nStep one.\n';
    const operations = [
      { action: 'create', name: 'together', category: 'made', content: text },
      { action: 'write_file', name: 'together', file_path: 'references/a.md', file_content: 'A\r\nB' },
      { action: 'write_file', name: 'together', file_path: 'templates/deep/b.yaml', file_content: 'b: 1\n' },
      { action: 'write_file', name: 'together', file_path: 'scripts/run.sh', file_content: 'echo 时间\n' },
      { action: 'write_file', name: 'together', file_path: 'assets/c.txt', file_content: '' },
      { action: 'patch', name: 'together', old_string: 'Step one.', new_string: 'Step “one” — 一.' },
    ];
    expect(await ours('skill_manage', { operations })).toMatchObject({ success: true, operations_applied: 6 });
    expect(listAt(await ours('skills_list', {}), 'skills')).toEqual(listAt(hermes('list'), 'skills'));
    for (const key of ['content', 'linked_files', 'path', 'description']) {
      const [mine, theirs] = [await ours('skill_view', { name: 'together' }), hermes('view', 'together')];
      expect([key, Reflect.get(Object(mine), key)]).toEqual([key, Reflect.get(Object(theirs), key)]);
    }
    for (const path of ['references/a.md', 'templates/deep/b.yaml', 'scripts/run.sh', 'assets/c.txt']) {
      const theirs = hermes('file', ['together', path]);
      const mine = await ours('skill_view', { name: 'together', file_path: path });
      expect([path, textAt(mine, 'content')]).toEqual([path, textAt(theirs, 'content').replaceAll('\r\n', '\n')]);
    }
    // Each takes up where the other left off.
    const patch = { action: 'patch', name: 'together', old_string: 'Step “one”', new_string: 'Step “two”' };
    expect(hermes('manage', patch)).toMatchObject({ success: true });
    expect(
      await ours('skill_manage', { action: 'remove_file', name: 'together', file_path: 'assets/c.txt' }),
    ).toMatchObject({ success: true });
    expect(hermes('manage', { action: 'remove_file', name: 'together', file_path: 'scripts/run.sh' })).toMatchObject({
      success: true,
    });
    expect(Reflect.get(Object(await ours('skill_view', { name: 'together' })), 'linked_files')).toEqual(
      Reflect.get(Object(hermes('view', 'together')), 'linked_files'),
    );
    expect(await ours('skill_manage', { action: 'delete', name: 'together' })).toMatchObject({ _archived: true });
    expect(textAt(hermes('view', 'together'), 'error')).not.toBe('');
    expect(listAt(await ours('skills_list', {}), 'skills')).toEqual(listAt(hermes('list'), 'skills'));
  });

  it('finds the skills of other folders that Hermes finds, in the same categories', async () => {
    const team = mkdtempSync(join(tmpdir(), 'desk-team-'));
    external = [team];
    writeFileSync(join(home, 'config.yaml'), `skills:\n  external_dirs: [${JSON.stringify(team)}]\n`);
    const put = (place: string, name: string): void => {
      mkdirSync(join(team, place), { recursive: true });
      writeFileSync(join(team, place, 'SKILL.md'), `---\nname: ${name}\ndescription: Of the team.\n---\nbody\n`);
    };
    put('ops/rollout', 'rollout');
    put('top', 'top-level');
    put('made/flat', 'flat');
    writeFileSync(join(team, 'ops/DESCRIPTION.md'), '---\ndescription: Operations\n---\n');
    try {
      expect(listAt(await ours('skills_list', {}), 'skills')).toEqual(listAt(hermes('list'), 'skills'));
      for (const key of ['name', 'path', 'content', 'skill_dir']) {
        const [mine, theirs] = [await ours('skill_view', { name: 'rollout' }), hermes('view', 'rollout')];
        expect([key, Reflect.get(Object(mine), key)]).toEqual([key, Reflect.get(Object(theirs), key)]);
      }
      const lines = (text: string): string[] => {
        const all = text.split('\n');
        return all.slice(all.indexOf('<available_skills>'), all.indexOf('</available_skills>'));
      };
      expect(lines(await skills.promptBlock())).toEqual(lines(String(hermes('index'))));
    } finally {
      external = [];
      rmSync(join(home, 'config.yaml'));
      rmSync(team, { recursive: true, force: true });
    }
  });

  it('archives what Hermes restores, and restores what Hermes archives', async () => {
    await skills.archive('made/by-desk', 'person');
    expect(hermes('restore', 'by-desk')).toMatchObject([true, expect.any(String)]);
    expect((await skills.list()).find(({ name }) => name === 'by-desk')).toMatchObject({
      id: 'by-desk',
      state: 'active',
    });
    expect(hermes('archive', 'by-hermes')).toMatchObject([true, expect.any(String)]);
    expect(await skills.restore('.archive/by-hermes', 'person')).toMatchObject({ skill: 'by-hermes' });
    expect(listAt(await ours('skills_list', {}), 'skills')).toEqual(listAt(hermes('list'), 'skills'));
  });

  it('stages what Hermes lists, shows and applies, and applies what Hermes staged', async () => {
    gate = true;
    const patch = { action: 'patch', name: 'by-desk', old_string: 'three', new_string: 'four' };
    const id = textAt(await ours('skill_manage', patch), 'pending_id');
    gate = false;
    const [record] = hermes('pending') as Record<string, unknown>[];
    expect(record).toMatchObject({ id, subsystem: 'skills', action: 'patch', payload: patch });
    expect(String(hermes('diff', id))).toContain('+Step four.');
    expect(hermes('manage', record?.['payload'])).toMatchObject({ success: true });
    expect(await skills.approve([id], 'person')).toMatchObject([
      { ok: true, message: expect.stringContaining('already') as string },
    ]);
    writeFileSync(join(home, 'config.yaml'), 'skills:\n  write_approval: true\n');
    const staged = hermes('manage', {
      action: 'edit',
      name: 'by-desk',
      content: '---\nname: by-desk\ndescription: d\n---\nx\n',
    });
    rmSync(join(home, 'config.yaml'));
    expect(await skills.approve([textAt(staged, 'pending_id')], 'person')).toMatchObject([{ ok: true }]);
    expect(readFileSync(join(home, 'skills/by-desk/SKILL.md'), 'utf8')).toContain('description: d');
  });
});

import { mkdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { listAt, recordAt, textAt } from '@shared/record.ts';
import { createSkills } from './skills.ts';
import { useSkillsHome } from './testing/skills-home.ts';

const at = useSkillsHome();

describe('where skills are found', () => {
  it('passes over support folders, dependencies and hidden ones, and lists the archive as archived', async () => {
    at.skill('a/one', 'name: one\ndescription: d');
    at.skill('a/one/references/old', 'name: old\ndescription: d');
    at.skill('scripts/two', 'name: two\ndescription: d');
    at.skill('node_modules/three', 'name: three\ndescription: d');
    at.skill('.hub/quarantine/four', 'name: four\ndescription: d');
    at.skill('.archive/five', 'name: five\ndescription: d');
    expect((await at.skills.list()).map((row) => [row.id, row.state])).toEqual([
      ['.archive/five', 'archived'],
      ['a/one', 'active'],
      ['scripts/two', 'active'],
    ]);
    expect(await at.skills.promptBlock()).not.toContain('five');
    expect((await at.call('skill_view', { name: 'five' })).result.failed).toBe(true);
  });

  it('follows links to folders, never in a circle, and says they were installed', async () => {
    at.write('store/v3/linked/SKILL.md', '---\nname: linked\ndescription: d\n---\n');
    at.skill('own', 'name: own\ndescription: d');
    symlinkSync(join(at.home, 'store/v3'), join(at.home, 'skills/ext'));
    symlinkSync(join(at.home, 'skills'), join(at.home, 'skills/loop'));
    expect((await at.skills.list()).map((row) => [row.id, row.origin, row.problem])).toEqual([
      ['ext/linked', 'installed', null],
      ['own', 'person', null],
    ]);
  });

  it('works when the whole home is a link', async () => {
    at.skill('own', 'name: own\ndescription: d');
    symlinkSync(at.home, `${at.home}-link`);
    const through = createSkills({
      dir: join(`${at.home}-link`, 'skills'),
      eventsFile: join(at.home, 'desk/e.jsonl'),
      deskDir: join(at.home, 'desk'),
      pendingDir: join(at.home, 'pending'),
      config: { list: () => [], bool: () => false },
      secrets: { get: () => undefined },
      emit: () => undefined,
    });
    expect(await through.list()).toMatchObject([{ id: 'own', origin: 'person', problem: null }]);
    rmSync(`${at.home}-link`);
  });

  it('does not read a SKILL.md that is a link to somewhere else', async () => {
    at.write('secret.txt', '---\nname: stolen\n---\n');
    mkdirSync(join(at.home, 'skills/x'), { recursive: true });
    symlinkSync(join(at.home, 'secret.txt'), join(at.home, 'skills/x/SKILL.md'));
    expect(await at.only()).toMatchObject({ name: 'x', problem: { code: 'skill_unusable' } });
  });

  it('keeps two skills of one name apart and says which one a model gets', async () => {
    at.skill('a/lessons', 'name: lessons\ndescription: first');
    at.skill('b/lessons', 'name: lessons\ndescription: second');
    at.skill('c/__lessons', 'name: __lessons\ndescription: third');
    expect((await at.skills.list()).map((row) => row.problem?.code ?? null)).toEqual([null, 'skill_same_name', null]);
    const block = await at.skills.promptBlock();
    expect(block).toContain('- lessons: first');
    expect(block).not.toContain('second');
    expect((await at.call('skill_view', { name: 'lessons' })).value).toMatchObject({
      matches: ['a/lessons', 'b/lessons'],
    });
    expect((await at.call('skill_view', { name: 'b/lessons' })).value).toMatchObject({ description: 'second' });
    expect((await at.call('skill_view', { name: '__lessons' })).value).toMatchObject({ description: 'third' });
  });

  it('tells where each came from', async () => {
    for (const id of ['learned', 'mine', 'builtin', 'hub', 'deep/installed'])
      at.skill(id, `name: ${id.split('/').at(-1) ?? ''}\ndescription: d`);
    at.write('skills/.bundled_manifest', 'builtin:abc\n\nother\n');
    at.write(
      'skills/.hub/lock.json',
      JSON.stringify({ installed: { hub: {}, alias: { install_path: 'deep/installed' } } }),
    );
    at.write(
      'skills/.usage.json',
      JSON.stringify({ learned: { created_by: 'agent' }, mine: { created_by: null, use_count: 3 } }),
    );
    expect((await at.skills.list()).map((row) => [row.id, row.origin])).toEqual([
      ['builtin', 'builtin'],
      ['deep/installed', 'hub'],
      ['hub', 'hub'],
      ['learned', 'learned'],
      ['mine', 'person'],
    ]);
  });

  it('is empty without a skills folder', async () => {
    expect(await at.skills.list()).toEqual([]);
    expect(await at.skills.promptBlock()).toBe('');
    expect((await at.call('skills_list', {})).value).toMatchObject({ success: true, skills: [] });
  });

  it('sees an edit of the same size and time at once, also of a file that long stood unchanged', async () => {
    const file = at.skill('a', 'name: a\ndescription: old1');
    utimesSync(file, 1, 1);
    await at.skills.list();
    const edit = async (word: string): Promise<void> => {
      writeFileSync(file, `---\nname: a\ndescription: ${word}\n---\n# Title\n`);
      utimesSync(file, 1, 1);
      expect((await at.only()).description).toBe(word);
    };
    await edit('new1');
    vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] });
    await at.skills.list();
    await at.skills.list();
    await edit('new2');
    vi.useRealTimers();
  });
});

describe('the prompt index', () => {
  it('is sorted by code point and the same bytes every time', async () => {
    for (const name of ['Zoo', 'aal', 'ähre', 'あ', '一', '😀', '\uFF21'])
      at.skill(`cat/${name}`, `name: "${name}"\ndescription: d`);
    at.skill('flat', 'name: flat\ndescription: d');
    at.skill('a/b/nested', `name: nested\ndescription: ${'x'.repeat(70)}`);
    at.write('skills/cat/DESCRIPTION.md', '---\ndescription: Animals and more\n---\n');
    const block = await at.skills.promptBlock();
    expect(block).toMatch(/^## Skills\n/);
    expect(block.slice(block.indexOf('<available_skills>'))).toBe(
      [
        '<available_skills>',
        '  a/b:',
        `    - nested: ${'x'.repeat(57)}...`,
        '  cat: Animals and more',
        ...['Zoo', 'aal', 'ähre', 'あ', '一', '\uFF21', '😀'].map((name) => `    - ${name}: d`),
        '  flat:',
        '    - flat: d',
        '</available_skills>',
      ].join('\n'),
    );
    expect(await at.skills.promptBlock()).toBe(block);
  });

  it('leaves out what is disabled, for another system, or for tools that are not there', async () => {
    at.skill('off', 'name: off\ndescription: d');
    at.skill('by-folder', 'name: other-name\ndescription: d');
    at.skill('mac', 'name: mac\ndescription: d\nplatforms: [macos]');
    at.skill('linux', 'name: linux\ndescription: d\nplatforms: linux');
    at.skill('kanban', 'name: kanban\ndescription: d\nenvironments: [kanban]');
    at.skill('terminal', 'name: terminal\ndescription: d\nmetadata: {hermes: {requires_tools: [terminal]}}');
    at.skill('fallback', 'name: fallback\ndescription: d\nmetadata: {hermes: {fallback_for_toolsets: [memory]}}');
    at.disabled = ['off', 'by-folder'];
    const names = (block: string): string[] => [...block.matchAll(/^ {4}- ([\w-]+)/gm)].map((found) => found[1] ?? '');
    expect(names(await at.skills.promptBlock(['memory', 'skill_view']))).toEqual(['linux']);
    expect(names(await at.skills.promptBlock(['terminal']))).toEqual(['fallback', 'linux', 'terminal']);
    expect((await at.call('skill_view', { name: 'off' })).value).toMatchObject({ success: false });
    expect((await at.call('skill_view', { name: 'mac' })).value).toMatchObject({ readiness_status: 'unsupported' });
  });
});

describe('pinning and the list', () => {
  it('refuses a skill of the hub and one that is not there', async () => {
    at.skill('hubbed', 'name: hubbed\ndescription: d');
    at.write('skills/.hub/lock.json', JSON.stringify({ installed: { hubbed: {} } }));
    await expect(at.skills.pin('hubbed', true)).rejects.toMatchObject({ code: 'refused' });
    for (const id of ['nope', '../hubbed', '..', '', '/etc']) {
      await expect(at.skills.pin(id, true)).rejects.toMatchObject({ code: 'not_found' });
      await expect(at.skills.view(id)).rejects.toMatchObject({ code: 'not_found' });
    }
  });

  it('is told when an editor changes a skill', async () => {
    at.skill('own', 'name: own\ndescription: d');
    at.skills.watch();
    await expect
      .poll(
        () => {
          at.skill('other', `name: other\ndescription: ${String(Math.random())}`);
          return at.sent.at(-1);
        },
        { timeout: 10_000, interval: 400 },
      )
      .toBe(2);
  });

  it('sorts what the tool lists by category and name', async () => {
    at.skill('z/a', 'name: a\ndescription: d');
    at.skill('b/c', 'name: c\ndescription: d');
    at.skill('b/B', 'name: B\ndescription: d');
    at.skill('top', 'name: top\ndescription: d');
    const { value } = await at.call('skills_list', {});
    expect(listAt(value, 'skills').map((row) => textAt(row, 'name'))).toEqual(['top', 'B', 'c', 'a']);
    expect(value).toMatchObject({ categories: ['b', 'z'], count: 4 });
    expect((await at.call('skills_list', { category: 'z' })).value).toMatchObject({ count: 1 });
    expect(recordAt(value, 'nothing')).toEqual({});
  });
});

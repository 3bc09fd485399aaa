import { readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { textAt } from '@shared/record.ts';
import { now, useSkillsHome } from './testing/skills-home.ts';

const at = useSkillsHome();

describe('skill_view', () => {
  it('gives the skill, its files, and what it still needs', async () => {
    const text =
      '---\nname: Garden-Planner\ndescription: Plan a bed.\nmetadata: {hermes: {tags: [a, b], related_skills: [weather]}}\nrequired_environment_variables: [{name: SET_KEY}, {name: GARDEN_KEY}]\n---\nDir ${HERMES_SKILL_DIR} session ${HERMES_SESSION_ID}\n';
    at.write('skills/home/garden/SKILL.md', text);
    at.write('skills/home/garden/references/api.md', 'ref');
    at.write('skills/home/garden/scripts/run.sh', 'echo');
    at.write('skills/home/garden/.env', 'KEY=secret');
    const { result, value } = await at.call('skill_view', { name: 'Garden-Planner' });
    expect(result.failed).toBe(false);
    expect(value).toMatchObject({
      success: true,
      name: 'Garden-Planner',
      tags: ['a', 'b'],
      related_skills: ['weather'],
      path: 'home/garden/SKILL.md',
      linked_files: { references: ['references/api.md'], scripts: ['scripts/run.sh'] },
      missing_required_environment_variables: ['GARDEN_KEY'],
      setup_needed: true,
      readiness_status: 'setup_needed',
    });
    expect(textAt(value, 'content')).toContain(`Dir ${join(at.home, 'skills/home/garden')} session s1`);
    expect((await at.call('skill_view', { name: 'garden', file_path: 'references/api.md' })).value).toMatchObject({
      content: 'ref',
      file_type: '.md',
    });
    expect((await at.skills.view('home/garden')).files).toEqual(['references/api.md', 'scripts/run.sh']);
  });

  it.each(['Garden-Planner', 'garden', 'home/garden', 'home:garden', ' garden '])('finds it as %j', async (name) => {
    at.skill('home/garden', 'name: Garden-Planner\ndescription: d');
    expect((await at.call('skill_view', { name })).value).toMatchObject({ success: true });
  });

  it.each([
    '../x',
    '/etc',
    '..',
    '.',
    'a/../../x',
    '..\\x',
    'C:\\x',
    '%2e%2e/x',
    'a\0b',
    '~',
    '',
    '../home/skills/own',
    'own/..',
    7,
    null,
  ])('refuses the name %j', async (name) => {
    at.skill('own', 'name: own\ndescription: d');
    at.skill('../outside', 'name: outside\ndescription: d');
    expect((await at.call('skill_view', { name })).result.failed).toBe(true);
  });

  it.each([
    'references/../../.env',
    '../own2/SKILL.md',
    '/etc/passwd',
    'link',
    'linked-dir/passwd',
    '.env',
    '..',
    '.',
    'a\0b',
    '~/x',
    'C:\\x',
    'references\\..\\..\\x',
    '%2e%2e/x',
  ])('refuses the file %j', async (path) => {
    at.skill('own', 'name: own\ndescription: d');
    at.write('skills/.env', 'KEY=very-secret');
    at.write('skills/own/.env', 'KEY=very-secret');
    symlinkSync('/etc/passwd', join(at.home, 'skills/own/link'));
    symlinkSync('/etc', join(at.home, 'skills/own/linked-dir'));
    const { result } = await at.call('skill_view', { name: 'own', file_path: path });
    expect(result.failed).toBe(true);
    expect(result.content).not.toMatch(/very-secret|root:/);
  });

  it('names the files there are when one is missing, and says what is binary or too large', async () => {
    at.skill('own', 'name: own\ndescription: d');
    at.write('skills/own/references/a.md', 'x');
    at.write('skills/own/assets/logo.png', Buffer.from([0x89, 0x50, 0xff, 0x00]));
    at.write('skills/own/assets/huge.txt', Buffer.alloc(1_100_000, 0x61));
    expect((await at.call('skill_view', { name: 'own', file_path: 'references/b.md' })).value).toMatchObject({
      success: false,
      available_files: { references: ['references/a.md'] },
    });
    expect((await at.call('skill_view', { name: 'own', file_path: 'assets/logo.png' })).value).toMatchObject({
      is_binary: true,
    });
    expect((await at.call('skill_view', { name: 'own', file_path: 'assets/huge.txt' })).result.failed).toBe(true);
  });

  it('names some skills when there is none of that name', async () => {
    at.skill('own', 'name: own\ndescription: d');
    expect((await at.call('skill_view', { name: 'nope' })).value).toMatchObject({ available_skills: ['own'] });
  });

  it('counts as a use, in Hermes’ file and in our own record of times', async () => {
    at.skill('own', 'name: own\ndescription: d');
    await at.call('skill_view', { name: 'own' });
    await at.call('skill_view', { name: 'own' });
    expect(at.usageFile()).toEqual({
      own: {
        archived_at: null,
        created_at: '2026-06-01T12:00:00.000000+00:00',
        created_by: null,
        last_patched_at: null,
        last_used_at: '2026-06-01T12:00:00.000000+00:00',
        last_viewed_at: '2026-06-01T12:00:00.000000+00:00',
        patch_count: 0,
        pinned: false,
        state: 'active',
        use_count: 2,
        view_count: 2,
      },
    });
    expect(await at.only()).toMatchObject({ uses: 2, views: 2, lastUsed: now });
    // A record that was begun at the first use is no birth: when it was made is not known, only that it was by then.
    const [life] = await at.skills.history();
    expect(life).toMatchObject({ useTimes: [now], createdAt: null });
    expect(life?.knownBy).toBeLessThanOrEqual(now);
    expect(at.sent).toEqual([1, 1]);
  });

  it('counts nothing while another app owns the home', async () => {
    at.skill('own', 'name: own\ndescription: d');
    at.writable = false;
    expect((await at.call('skill_view', { name: 'own' })).result.failed).toBe(false);
    expect(readdirSync(join(at.home, 'skills'))).toEqual(['own']);
  });
});

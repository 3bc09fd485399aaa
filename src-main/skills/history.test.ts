import { mkdirSync, renameSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { useSkillsHome } from './testing/skills-home.ts';

const at = useSkillsHome();
const kinds = async (id: string): Promise<string[]> => (await at.skills.happenings(id)).map(({ kind }) => kind);
const move = (from: string, to: string): void => {
  mkdirSync(dirname(join(at.home, 'skills', to)), { recursive: true });
  renameSync(join(at.home, 'skills', from), join(at.home, 'skills', to));
};

describe('the history of a skill', () => {
  it('follows its folder into another category, under another name and in other letters', async () => {
    at.skill('media/photos', 'name: photo-import\ndescription: d');
    await at.call('skill_view', { name: 'photo-import' });
    move('media/photos', 'home/photos');
    expect(await kinds('home/photos')).toEqual(['use']);
    move('home/photos', 'home/Pictures');
    expect(await kinds('home/Pictures')).toEqual(['use']);
    move('home/Pictures', 'PHOTOS');
    expect(await kinds('PHOTOS')).toEqual(['use']);
  });

  it('is given to neither of two that it could be of', async () => {
    at.skill('a/photos', 'name: photos\ndescription: d');
    await at.call('skill_view', { name: 'photos' });
    at.skill('b/photos', 'name: photos\ndescription: d');
    move('a/photos', 'c/photos');
    expect([await kinds('b/photos'), await kinds('c/photos')]).toEqual([[], []]);
  });

  it('is not inherited by a new skill in the place of an archived one', async () => {
    at.skill('photos', 'name: photos\ndescription: d');
    await at.call('skill_view', { name: 'photos' });
    await at.skills.archive('photos', 'person');
    const content = '---\nname: photos\ndescription: d\n---\nbody\n';
    await at.call('skill_manage', { action: 'create', name: 'photos', content });
    expect([await kinds('photos'), await kinds('.archive/photos')]).toEqual([['born'], ['archive', 'use']]);
  });

  it('tells the journey where a skill in the archive belongs, and since when it is there', async () => {
    at.skill('media/photos', 'name: photos\ndescription: d');
    await at.skills.archive('media/photos', 'person');
    const [gone] = await at.skills.history();
    expect(gone).toMatchObject({ id: '.archive/photos', category: 'media' });
    expect(gone?.archivedAt).toEqual(expect.any(Number));
    await at.skills.restore('.archive/photos', 'person');
    expect((await at.skills.history())[0]).toMatchObject({ category: 'media', archivedAt: null });
  });

  it('tells since when Hermes has it in the archive, by its own record or by the digits it added to the folder', async () => {
    at.skill('.archive/old', 'name: old\ndescription: d');
    at.skill('.archive/twin-20260102030405', 'name: twin\ndescription: d');
    at.skill('.archive/twin-99999999999999', 'name: odd\ndescription: d');
    at.write(
      'skills/.usage.json',
      JSON.stringify({ old: { state: 'archived', archived_at: '2026-03-04T05:06:07.000000+00:00' } }),
    );
    const archived = (await at.skills.history()).map(({ name, archivedAt }) => [name, archivedAt]);
    expect(Object.fromEntries(archived)).toEqual({
      old: Date.UTC(2026, 2, 4, 5, 6, 7),
      twin: Date.UTC(2026, 0, 2, 3, 4, 5),
      odd: null,
    });
  });

  it('knows a skill without a birth by the earliest of its uses, its record and its file', async () => {
    const day = (n: number): number => Date.UTC(2026, 0, n);
    for (const name of ['used', 'recorded', 'viewed', 'copied']) {
      utimesSync(at.skill(name, `name: ${name}\ndescription: d`), day(9) / 1000, day(9) / 1000);
    }
    const iso = (n: number): string => new Date(day(n)).toISOString();
    at.write(
      'skills/.usage.json',
      JSON.stringify({
        used: { use_count: 1, last_used_at: iso(3), created_at: iso(4) },
        recorded: { use_count: 1, last_used_at: iso(5), created_at: iso(4) },
        viewed: { view_count: 1, last_viewed_at: iso(6) },
        copied: { use_count: 1, last_used_at: iso(20) },
      }),
    );
    const known = (await at.skills.history()).map(({ name, knownBy, bound }) => [name, [knownBy, bound]]);
    expect(Object.fromEntries(known)).toEqual({
      used: [day(3), 'use'],
      recorded: [day(4), 'record'],
      viewed: [day(6), 'record'],
      copied: [day(9), 'file'],
    });
  });

  it('goes back to its category after the archive, and beside a twin there, with all that happened', async () => {
    at.skill('media/photos', 'name: photos\ndescription: d');
    await at.skills.archive('media/photos', 'person');
    at.skill('media/photos', 'name: photos\ndescription: another');
    await at.skills.archive('media/photos', 'person');
    expect((await at.skills.list()).map(({ id }) => id)).toEqual(['.archive/photos', '.archive/photos-20260601120000']);
    await at.skills.restore('.archive/photos-20260601120000', 'person');
    await expect(at.skills.restore('.archive/photos', 'person')).rejects.toMatchObject({ code: 'conflict' });
    expect(await kinds('media/photos')).toEqual(['restore', 'archive']);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { useSkillsHome } from './testing/skills-home.ts';
import { readTime } from './usage.ts';

const at = useSkillsHome();

describe('a time in .usage.json', () => {
  it.each([
    ['2026-04-30T12:00:00+00:00', Date.UTC(2026, 3, 30, 12)],
    ['2026-04-30T12:00:00', Date.UTC(2026, 3, 30, 12)],
    [1_750_000_000, 1_750_000_000_000],
    [1_750_000_000.9, 1_750_000_000_900],
    ['1750000000.9', 1_750_000_000_900],
    [1_750_000_000_000, 1_750_000_000_000],
    ['rubbish', null],
    [0, null],
    [7, null],
    [-1_750_000_000, null],
    [Number.NaN, null],
    [null, null],
    [true, null],
    [['2026-04-30'], null],
  ])('%j is read as %j', (value, time) => {
    expect(readTime(value)).toBe(time);
  });
});

describe('.usage.json', () => {
  it('is merged over every spelling of a key, nonsense counting as nothing', async () => {
    at.skill('a/b', 'name: bee\ndescription: d');
    at.skill('c', 'name: c\ndescription: d');
    at.write(
      'skills/.usage.json',
      JSON.stringify({
        bee: { use_count: 2, last_used_at: null, state: 'stale' },
        'a/b': { use_count: 1, last_used_at: '2026-01-02T03:04:05', pinned: 'yes', state: 'active' },
        'a\\b': { use_count: 4, last_used_at: '2026-01-01T00:00:00+00:00' },
        c: { use_count: -3, view_count: 'x', last_used_at: 'yesterday', created_at: 7, state: 'odd' },
        ghost: { use_count: 9 },
        list: [],
      }),
    );
    expect(await at.skills.list()).toMatchObject([
      { id: 'a/b', uses: 7, pinned: true, state: 'active', lastUsed: Date.UTC(2026, 0, 2, 3, 4, 5) },
      { id: 'c', uses: 0, views: 0, lastUsed: null, createdAt: null, state: 'active' },
    ]);
  });

  it('keeps foreign records and unknown keys when one skill is pinned', async () => {
    at.skill('a/b', 'name: bee\ndescription: d');
    at.write(
      'skills/.usage.json',
      JSON.stringify({
        zoo: { use_count: 1, x: { y: 1 } },
        'a\\b': { use_count: 4, custom: 'kept' },
        'plugin:thing': { use_count: 2 },
      }),
    );
    await at.skills.pin('a/b', true);
    expect(at.usageFile()).toEqual({
      bee: expect.objectContaining({ use_count: 4, custom: 'kept', pinned: true }) as unknown,
      'plugin:thing': { use_count: 2 },
      zoo: { use_count: 1, x: { y: 1 } },
    });
    expect(Object.keys(at.usageFile())).toEqual(['bee', 'plugin:thing', 'zoo']);
    expect(readFileSync(join(at.home, 'skills/.usage.json'), 'utf8')).toMatch(/^\{\n {2}"bee": \{\n {4}"created_by"/);
    await at.skills.pin('a/b', false);
    expect((await at.only()).pinned).toBe(false);
  });

  it.each(['[]', '{"a":', 'null', '\uFEFF{"x"'])(
    'is copied aside before it is begun anew when damaged: %s',
    async (damaged) => {
      at.skill('own', 'name: own\ndescription: d');
      at.write('skills/.usage.json', damaged);
      expect(await at.only()).toMatchObject({ uses: 0, lastUsed: null });
      expect(await at.skills.problems()).toMatchObject([{ code: 'skill_usage_damaged' }]);
      await at.skills.pin('own', true);
      expect(await at.skills.problems()).toEqual([]);
      const copies = readdirSync(join(at.home, 'skills')).filter((name) => name.startsWith('.usage.json.damaged-'));
      expect(copies.map((name) => readFileSync(join(at.home, 'skills', name), 'utf8'))).toEqual([damaged]);
    },
  );

  it('loses no count when many write at once', async () => {
    for (const name of ['a', 'b', 'c']) at.skill(name, `name: ${name}\ndescription: d`);
    await Promise.all(Array.from({ length: 30 }, (_, n) => at.call('skill_view', { name: 'abc'.charAt(n % 3) })));
    expect((await at.skills.list()).map((row) => row.uses)).toEqual([10, 10, 10]);
  });
});

import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { homePaths, type HomePaths } from './paths.ts';
import { prepareHome } from './prepare.ts';
import { startChildWithoutRights } from './testing/process.ts';
import { tempDir } from './testing/temp-home.ts';

const at = (dir: string): HomePaths => homePaths(dir, dir, 'default');

describe('prepareHome', () => {
  it('creates a home and our corner of it for the owner alone, and nothing else', async () => {
    const dir = join(tempDir(), 'new', 'home');
    const paths = at(dir);
    expect(await prepareHome(paths)).toEqual([]);
    for (const made of [dir, paths.deskDir]) expect(statSync(made).mode & 0o777).toBe(0o700);
    expect(existsSync(paths.memoriesDir)).toBe(false);
    expect(await prepareHome(paths)).toEqual([]);
  });

  it('leaves the permissions of a home that is there as they are', async () => {
    const dir = tempDir();
    chmodSync(dir, 0o755);
    expect(await prepareHome(at(dir))).toEqual([]);
    expect(statSync(dir).mode & 0o777).toBe(0o755);
  });

  it('takes a home that is a link to a directory', async () => {
    const link = join(tempDir(), 'link');
    symlinkSync(tempDir(), link);
    expect(await prepareHome(at(link))).toEqual([]);
  });

  it.each(['home', join('home', 'desk'), join('home', 'below')])(
    'names a file that stands in the way: %s',
    async (name) => {
      const dir = tempDir();
      if (name !== 'home' && name.endsWith('desk')) mkdirSync(join(dir, 'home'));
      const blocker = name.endsWith('desk') ? join(dir, name) : join(dir, 'home');
      writeFileSync(blocker, 'mine');
      const home = name.endsWith('below') ? join(dir, name) : join(dir, 'home');
      expect(await prepareHome(at(home))).toMatchObject([
        {
          code: 'home_unreadable',
          blocking: true,
          file: name.endsWith('below') ? home : blocker,
          remedy: expect.stringMatching(/move/i) as string,
        },
      ]);
      expect(readFileSync(blocker, 'utf8')).toBe('mine');
    },
  );

  it('names a link that leads nowhere', async () => {
    const link = join(tempDir(), 'link');
    symlinkSync('/nowhere/at/all', link);
    expect(await prepareHome(at(link))).toMatchObject([{ code: 'home_unreadable', file: link, blocking: true }]);
  });

  it.each([
    [0o000, { code: 'home_unreadable', blocking: true }],
    [0o555, { code: 'home_read_only', blocking: false }],
  ])('names a home with permissions %i that may not be used', async (mode, expected) => {
    const parent = tempDir();
    chmodSync(parent, 0o755);
    const home = join(parent, 'home');
    mkdirSync(home);
    chmodSync(home, mode);
    const child = startChildWithoutRights('prepare', home);
    expect(JSON.parse(await child.line)).toMatchObject([{ ...expected, file: home }]);
    chmodSync(home, 0o755);
  });
});

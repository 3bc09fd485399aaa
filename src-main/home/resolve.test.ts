import { homedir } from 'node:os';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { resolveHome } from './resolve.ts';
import { tempDir } from './testing/temp-home.ts';

function mkdirs(...parts: string[]): string {
  const dir = join(...parts);
  mkdirSync(dir, { recursive: true });
  return dir;
}

describe('resolveHome', () => {
  it('takes --home before HERMES_HOME before the default of the user', () => {
    const user = tempDir();
    const env = { HOME: user, HERMES_HOME: join(user, 'env') };
    expect(resolveHome({ home: join(user, 'flag'), env }).dir).toBe(join(user, 'flag'));
    expect(resolveHome({ home: ' ', env }).dir).toBe(join(user, 'env'));
    expect(resolveHome({ env: { HOME: user, HERMES_HOME: '  ' } })).toMatchObject({
      dir: join(user, '.hermes'),
      root: join(user, '.hermes'),
      profile: 'default',
    });
  });

  it('makes relative and tilde paths absolute', () => {
    const user = tempDir();
    expect(resolveHome({ home: 'x/../y', env: { HOME: user }, cwd: user }).dir).toBe(join(user, 'y'));
    expect(resolveHome({ home: '~/z', env: { HOME: user } }).dir).toBe(join(user, 'z'));
    expect(resolveHome({ home: '~', env: { HOME: user } }).dir).toBe(user);
  });

  it('opens the active profile when nobody names a home, and only then', () => {
    const user = tempDir();
    const work = mkdirs(user, '.hermes', 'profiles', 'work');
    writeFileSync(join(user, '.hermes', 'active_profile'), ' Work \n');
    expect(resolveHome({ env: { HOME: user } })).toMatchObject({
      dir: work,
      root: join(user, '.hermes'),
      profile: 'work',
    });
    expect(resolveHome({ home: join(user, '.hermes'), env: { HOME: user } }).profile).toBe('default');
    expect(resolveHome({ profile: 'default', env: { HOME: user } }).dir).toBe(join(user, '.hermes'));
  });

  it('finds profiles below whatever root there is', () => {
    const user = tempDir();
    const data = mkdirs(user, 'data');
    const work = mkdirs(data, 'profiles', 'work');
    mkdirs(data, 'profiles', 'play');
    expect(resolveHome({ home: data, profile: 'work', env: { HOME: user } })).toMatchObject({ dir: work, root: data });
    expect(resolveHome({ home: work, env: { HOME: user } })).toMatchObject({ dir: work, root: data, profile: 'work' });
    expect(resolveHome({ home: work, profile: 'PLAY', env: { HOME: user } }).dir).toBe(join(data, 'profiles', 'play'));
  });

  it.each([['gone'], ['missing']])('refuses a profile that is %s and does not create it', (name) => {
    const user = tempDir();
    const root = mkdirs(user, '.hermes');
    mkdirs(root, 'profiles', 'gone');
    writeFileSync(join(mkdirs(root, 'profiles', '.deleted'), 'gone'), 'deleted\n');
    const refused = expect.objectContaining({ code: 'not_found', file: join(root, 'profiles', name) }) as Error;
    expect(() => resolveHome({ profile: name, env: { HOME: user } })).toThrow(refused);
    expect(() => resolveHome({ home: join(root, 'profiles', name), env: { HOME: user } })).toThrow(refused);
    writeFileSync(join(root, 'active_profile'), name);
    expect(() => resolveHome({ env: { HOME: user } })).toThrow(refused);
  });

  it.each(['../x', 'a/b', '', 'x y', '-x', 'é', 'a'.repeat(65), '.deleted'])(
    'refuses %j as a profile name',
    (profile) => {
      expect(() => resolveHome({ profile, env: { HOME: tempDir() } })).toThrow(
        expect.objectContaining({ code: 'usage' }) as Error,
      );
    },
  );

  it('knows a home behind a link of the user directory as the default one', () => {
    const real = tempDir();
    const link = join(tempDir(), 'user');
    symlinkSync(real, link);
    const work = mkdirs(real, '.hermes', 'profiles', 'work');
    expect(resolveHome({ home: work, env: { HOME: link } })).toMatchObject({ profile: 'work', dir: work });
    expect(resolveHome({ home: join(real, '.hermes'), profile: 'work', env: { HOME: link } }).profile).toBe('work');
  });

  it('refuses the real home in a test, however it is reached', () => {
    const link = join(tempDir(), 'link');
    symlinkSync(join(homedir(), '.hermes'), link);
    for (const home of [undefined, '~/.hermes', join(homedir(), '.hermes', 'profiles', 'x'), link]) {
      const env = { HOME: homedir(), HERMES_DESK_TEST: '1' };
      expect(() => resolveHome({ home, env })).toThrow(expect.objectContaining({ code: 'refused' }) as Error);
    }
  });

  it('shortens the home the way a person writes it', () => {
    expect(resolveHome({ home: join(homedir(), 'x', 'y'), env: {} }).short).toBe(join('~', 'x', 'y'));
    expect(resolveHome({ home: '/srv/x', env: {} }).short).toBe('/srv/x');
  });
});

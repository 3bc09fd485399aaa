import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { OwnerLock } from './owner-lock.ts';
import { createProfile, deleteProfile, listProfiles, selectProfile } from './profiles.ts';
import { describeWithHermes, runHermes } from './testing/hermes.ts';
import { tempDir } from './testing/temp-home.ts';

function usedRoot(): string {
  const root = tempDir();
  mkdirSync(join(root, 'memories'));
  mkdirSync(join(root, 'skills', 'a'), { recursive: true });
  for (const [name, text] of [
    ['config.yaml', 'a: 1\n'],
    ['.env', 'A_KEY=1\n'],
    ['SOUL.md', 'soul'],
    [join('memories', 'MEMORY.md'), 'm'],
    [join('skills', 'a', 'SKILL.md'), 's'],
    ['state.db', 'never copied'],
  ] as const) {
    writeFileSync(join(root, name), text);
  }
  return root;
}

describe('profiles', () => {
  it('creates an empty profile with the directories Hermes makes', async () => {
    const root = tempDir();
    const made = await createProfile(root, ' Work ');
    expect(made).toEqual({ name: 'work', dir: join(root, 'profiles', 'work') });
    expect(readdirSync(made.dir).sort()).toEqual(
      ['.env', 'cron', 'home', 'logs', 'memories', 'plans', 'sessions', 'skills', 'skins', 'workspace'].sort(),
    );
    expect(statSync(join(made.dir, '.env')).mode & 0o777).toBe(0o600);
    expect(listProfiles(root).map(({ name }) => name)).toEqual(['default', 'work']);
  });

  it('clones settings, keys, soul, memories and skills, not conversations', async () => {
    const root = usedRoot();
    const { dir } = await createProfile(root, 'copy', { cloneFrom: 'default' });
    const copied = ['config.yaml', '.env', 'SOUL.md', join('memories', 'MEMORY.md'), join('skills', 'a', 'SKILL.md')];
    for (const name of copied)
      expect(readFileSync(join(dir, name), 'utf8')).toBe(readFileSync(join(root, name), 'utf8'));
    expect(existsSync(join(dir, 'state.db'))).toBe(false);
    expect(statSync(join(dir, '.env')).mode & 0o777).toBe(0o600);
  });

  it.each([
    ['hermes', 'usage'],
    ['test', 'usage'],
    ['default', 'usage'],
    ['a/b', 'usage'],
    ['there', 'conflict'],
  ])('refuses to create %s', async (name, code) => {
    const root = tempDir();
    await createProfile(root, 'there');
    await expect(createProfile(root, name)).rejects.toMatchObject({ code });
  });

  it('leaves nothing of a profile whose source cannot be copied', async () => {
    const root = tempDir();
    await expect(createProfile(root, 'x', { cloneFrom: 'nobody' })).rejects.toMatchObject({ code: 'not_found' });
    expect(existsSync(join(root, 'profiles'))).toBe(false);
  });

  it('makes one of two that are created at the same time', async () => {
    const root = tempDir();
    const results = await Promise.allSettled([createProfile(root, 'x'), createProfile(root, 'x')]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(readdirSync(join(root, 'profiles')).filter((name) => name.includes('.new'))).toEqual([]);
  });

  it('remembers the active profile as Hermes does', async () => {
    const root = tempDir();
    await createProfile(root, 'work');
    await selectProfile(root, 'Work');
    expect(readFileSync(join(root, 'active_profile'), 'utf8')).toBe('work\n');
    await selectProfile(root, 'default');
    expect(existsSync(join(root, 'active_profile'))).toBe(false);
    await expect(selectProfile(root, 'nobody')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('deletes a profile for good: a tombstone stays, the active one is the default again', async () => {
    const root = tempDir();
    const { dir } = await createProfile(root, 'work');
    await selectProfile(root, 'work');
    await deleteProfile(root, 'work', 'default');
    expect(existsSync(dir)).toBe(false);
    expect(existsSync(join(root, 'active_profile'))).toBe(false);
    expect(readFileSync(join(root, 'profiles', '.deleted', 'work'), 'utf8')).toBe('deleted\n');
    // Brought back by another program that still had it open: it stays deleted until it is created anew.
    mkdirSync(dir);
    expect(listProfiles(root).map(({ name }) => name)).toEqual(['default']);
    await expect(selectProfile(root, 'work')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('creates a deleted profile anew', async () => {
    const root = tempDir();
    await createProfile(root, 'work');
    await deleteProfile(root, 'work', 'default');
    await createProfile(root, 'work');
    expect(listProfiles(root).map(({ name }) => name)).toEqual(['default', 'work']);
  });

  it('refuses to delete the default profile and the one that is open', async () => {
    const root = tempDir();
    await createProfile(root, 'work');
    await expect(deleteProfile(root, 'default', 'work')).rejects.toMatchObject({ code: 'refused' });
    await expect(deleteProfile(root, 'work', 'work')).rejects.toMatchObject({ code: 'refused' });
  });

  it('refuses to delete a profile another app has open', async () => {
    const root = tempDir();
    const { dir } = await createProfile(root, 'work');
    mkdirSync(join(dir, 'desk'));
    const other = new OwnerLock(join(dir, 'desk', 'app.lock'));
    other.take();
    await expect(deleteProfile(root, 'work', 'default')).rejects.toMatchObject({ code: 'busy' });
    other.release();
    await deleteProfile(root, 'work', 'default');
    expect(existsSync(dir)).toBe(false);
  });

  it('deletes the link of a linked profile, not what it points to', async () => {
    const root = tempDir();
    const elsewhere = tempDir();
    writeFileSync(join(elsewhere, 'SOUL.md'), 'mine');
    mkdirSync(join(root, 'profiles'));
    symlinkSync(elsewhere, join(root, 'profiles', 'work'));
    await deleteProfile(root, 'work', 'default');
    expect(readFileSync(join(elsewhere, 'SOUL.md'), 'utf8')).toBe('mine');
    expect(existsSync(join(root, 'profiles', 'work'))).toBe(false);
  });
});

describeWithHermes('profiles beside Hermes', () => {
  it('is listed and selected there, and what is made there is listed here', async () => {
    const root = tempDir();
    await createProfile(root, 'work');
    await selectProfile(root, 'work');
    const program = `
import json, sys
from hermes_cli import profiles
json.load(sys.stdin)
profiles.create_profile("theirs", no_alias=True, no_skills=True)
print(json.dumps([sorted(p.name for p in profiles.list_profiles()), profiles.get_active_profile()]))
`;
    expect(runHermes(program, null, root)).toEqual([['default', 'theirs', 'work'], 'work']);
    expect(listProfiles(root).map(({ name }) => name)).toEqual(['default', 'theirs', 'work']);
  });
});

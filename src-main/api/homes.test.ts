import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createProfile } from '../home/index.ts';
import { tempDir, tempHome } from '../home/testing/temp-home.ts';
import type { Caller } from './handlers.ts';
import { homeHandlers } from './homes.ts';
import { noShell, type OpenableHome, type Shell } from './shell.ts';

const person: Caller = { host: 'web', person: true };

function setUp(shell: Partial<Shell> = {}) {
  const paths = tempHome();
  const user = tempDir();
  const opened: OpenableHome[] = [];
  const handlers = homeHandlers({
    paths,
    env: { HOME: user, HERMES_DESK_TEST: '1' },
    spoken: () => false,
    shell: {
      ...noShell,
      openHome: (to) => {
        opened.push(to);
        return Promise.resolve('here');
      },
      ...shell,
    },
  });
  const open = (to: Parameters<(typeof handlers)['homes.open']>[0]['to']) => handlers['homes.open']({ to }, person);
  return { paths, user, handlers, opened, open };
}

describe('homes', () => {
  it('are told with what they hold: the open one, its profiles, the usual place, each once', async () => {
    const { paths, user, handlers } = setUp();
    await createProfile(paths.root, 'work');
    writeFileSync(join(paths.root, 'profiles', 'work', 'config.yaml'), 'a: 1\n');
    mkdirSync(join(user, '.hermes', 'memories'), { recursive: true });
    writeFileSync(join(user, '.hermes', 'memories', 'USER.md'), 'x');
    const { homes } = await handlers['homes.found']({}, person);
    expect(
      homes.map(({ dir, current, profile, memories, settings }) => [dir, current, profile, memories, settings]),
    ).toEqual([
      [paths.dir, true, 'default', false, false],
      [join(paths.root, 'profiles', 'work'), false, 'work', false, true],
      [join(user, '.hermes'), false, null, true, false],
    ]);
  });

  it('open when they are there and hold something of Hermes', async () => {
    const { user, opened, open } = setUp();
    const dir = join(user, 'old');
    mkdirSync(dir);
    await expect(open({ kind: 'existing', dir })).rejects.toMatchObject({ code: 'not_found', file: dir });
    writeFileSync(join(dir, 'config.yaml'), 'a: 1\n');
    await open({ kind: 'existing', dir: '~/old' });
    await open({ kind: 'existing', dir: ` ${dir} ` });
    expect(opened).toEqual([
      { kind: 'dir', dir },
      { kind: 'dir', dir },
    ]);
  });

  it('begin anew only in an empty place', async () => {
    const { user, opened, open } = setUp();
    const fresh = join(user, 'a', 'b');
    await open({ kind: 'new', dir: fresh });
    expect(existsSync(fresh)).toBe(true);
    await open({ kind: 'new', dir: fresh });
    writeFileSync(join(fresh, 'diary.txt'), 'mine');
    await expect(open({ kind: 'new', dir: fresh })).rejects.toMatchObject({ code: 'conflict' });
    await expect(open({ kind: 'new', dir: join(fresh, 'diary.txt') })).rejects.toMatchObject({ code: 'not_found' });
    expect(opened).toHaveLength(2);
  });

  it.each(['relative', '', '\0/x', './here', '../up', 'C:evil'])('have whole paths, not %j', async (dir) => {
    const { open, opened } = setUp();
    await expect(open({ kind: 'existing', dir })).rejects.toMatchObject({ code: 'invalid_input' });
    expect(opened).toEqual([]);
  });

  it('are profiles only while these are there', async () => {
    const { paths, open, opened } = setUp();
    await expect(open({ kind: 'profile', name: 'work' })).rejects.toMatchObject({ code: 'not_found' });
    await createProfile(paths.root, 'work');
    await open({ kind: 'profile', name: 'work' });
    expect(opened).toEqual([{ kind: 'profile', name: 'work' }]);
  });

  it('are chosen in the dialog of the system where there is one, and said not to be elsewhere', async () => {
    await expect(setUp().handlers['homes.choose']({}, person)).rejects.toMatchObject({ code: 'not_configured' });
    const dialog = setUp({ state: () => ({ ...noShell.state(), choose: true }), choose: () => Promise.resolve('/h') });
    expect(await dialog.handlers['homes.choose']({}, person)).toEqual({ dir: '/h' });
  });
});

import { mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { isSecretPath, openContained, resolveInside, workspaceRoot } from './contained.ts';
import { forbidden, hostilePaths, hostileWorkspace } from './testing/hostile-paths.ts';

function temporary(): string {
  return realpathSync(mkdtempSync(join(tmpdir(), 'desk-contained-')));
}

const base = temporary();
const root = hostileWorkspace(base);
beforeAll(() => () => rmSync(base, { recursive: true, force: true }));

/** What reading the path gives, when it may be read. */
async function read(path: string): Promise<string | null> {
  const place = await resolveInside(root, path);
  if (!place.ok) return null;
  const { handle } = await openContained(place.real);
  try {
    return await handle.readFile('utf8');
  } finally {
    await handle.close();
  }
}

it.each(hostilePaths(base))('%j leads to nothing', async (path) => {
  const place = await resolveInside(root, path);
  // A pipe lies inside; it is opening it that is refused.
  if (place.ok) await expect(openContained(place.real)).rejects.toThrow('not an ordinary file');
});

describe('a path inside', () => {
  it.each([
    'a.txt',
    './a.txt',
    'sub/../a.txt',
    'sub//../a.txt',
    `${root}/a.txt`,
    'inside',
    '..a/x',
    '...',
    '.env.example',
  ])('%j is read', async (path) => {
    mkdirSync(join(root, '..a'), { recursive: true });
    for (const name of ['..a/x', '...', '.env.example']) writeFileSync(join(root, name), 'one\ntwo\n');
    rmSync(join(root, 'inside'), { force: true });
    symlinkSync('sub/../a.txt', join(root, 'inside'));
    expect(await read(path)).toBe('one\ntwo\n');
  });

  it('is not followed when a folder on the way was made a link meanwhile', async () => {
    const own = temporary();
    onTestFinished(() => rmSync(own, { recursive: true, force: true }));
    for (const [dir, text] of [
      ['work/dir', 'inside'],
      ['outside', forbidden],
    ] as const) {
      mkdirSync(join(own, dir), { recursive: true });
      writeFileSync(join(own, dir, 'a.txt'), text);
    }
    const place = await resolveInside(join(own, 'work'), 'dir/a.txt');
    if (!place.ok) throw new Error(place.reason);
    renameSync(join(own, 'work/dir'), join(own, 'work/moved'));
    symlinkSync(join(own, 'outside'), join(own, 'work/dir'));
    await expect(openContained(place.real)).rejects.toThrow('replaced');
  });

  it('never becomes one outside, however often a folder on the way changes between the two', async () => {
    const own = temporary();
    onTestFinished(() => rmSync(own, { recursive: true, force: true }));
    mkdirSync(join(own, 'work/dir'), { recursive: true });
    mkdirSync(join(own, 'outside'));
    writeFileSync(join(own, 'work/dir/a.txt'), 'inside');
    writeFileSync(join(own, 'outside/a.txt'), forbidden);
    symlinkSync(join(own, 'outside'), join(own, 'work/link'));
    const [dir, link, spare] = ['dir', 'link', 'spare'].map((name) => join(own, 'work', name)) as [
      string,
      string,
      string,
    ];
    const swap = (): void => {
      renameSync(dir, spare);
      renameSync(link, dir);
      renameSync(spare, link);
    };
    const seen = new Set<string>();
    for (let round = 0; round < 300; round += 1) {
      const reading = (async () => {
        const place = await resolveInside(join(own, 'work'), 'dir/a.txt');
        if (!place.ok) return 'refused';
        const { handle } = await openContained(place.real);
        const text = await handle.readFile('utf8');
        await handle.close();
        return text;
      })().catch(() => 'refused');
      // Between the questions that the reading asks the system, the folder changes as often as there is time for.
      for (let step = 0; step <= round % 7; step += 1) await new Promise((next) => setImmediate(next)).then(swap);
      seen.add(await reading);
    }
    expect(seen).not.toContain(forbidden);
    expect(seen).toContain('inside');
  });
});

describe('a workspace', () => {
  it('may be a link to a folder, and is that folder then', async () => {
    symlinkSync(root, join(base, 'to-work'));
    expect(await workspaceRoot(join(base, 'to-work'))).toBe(root);
    expect(await workspaceRoot(`${root}/sub/..`)).toBe(root);
  });

  it.each(['missing', 'work/a.txt', 'work/.ssh', 'work/.config/gh', 'work/loop'])('is not %s', async (path) => {
    expect(await workspaceRoot(join(base, path))).toBeNull();
  });

  it.each(['/proc', '/proc/self', '/dev', '/sys'])('is not %s', async (path) => {
    expect(await workspaceRoot(path)).toBeNull();
  });
});

it.each([
  'tokens.css',
  'environment.md',
  'src/auth.ts',
  'profile.md',
  'docs/oauth.md',
  'oauth-client.ts',
  'bashrc.md',
  'skills/hub/x.md',
  'config/gh/x',
  'keys/readme.md',
  '.envelope',
  'credentials.md',
])('%s is no secret by its name', (path) => {
  expect(isSecretPath(path)).toBe(false);
});

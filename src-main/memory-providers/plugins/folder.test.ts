import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, statSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tempDir } from '../../home/testing/temp-home.ts';
import { changedFiles, FOLDER_LIMITS, readFolder } from './folder.ts';

function folder(files: Readonly<Record<string, string>>): string {
  const dir = join(tempDir(), 'p');
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(dir, path, '..'), { recursive: true });
    writeFileSync(join(dir, path), text);
  }
  return dir;
}

const usual = { 'plugin.yaml': 'name: p', 'main.mjs': '1', 'lib/a.mjs': '2' };

describe('the hash of a plug-in', () => {
  it('is that of its names, sizes and contents, wherever it lies and however it came there', async () => {
    const [one, two] = [folder(usual), folder(Object.fromEntries(Object.entries(usual).reverse()))];
    const { files, hash } = await readFolder(one);
    expect(files.map(({ path }) => path)).toEqual(['lib/a.mjs', 'main.mjs', 'plugin.yaml']);
    expect((await readFolder(two)).hash).toBe(hash);
  });

  it.each([
    ['a byte', { ...usual, 'main.mjs': '3' }, ['main.mjs']],
    ['a name', { 'plugin.yaml': 'name: p', 'main2.mjs': '1', 'lib/a.mjs': '2' }, ['main.mjs', 'main2.mjs']],
    ['a further file', { ...usual, '.hidden': '' }, ['.hidden']],
    ['a file that went elsewhere', { 'plugin.yaml': 'name: p', 'main.mjs': '1', 'a.mjs': '2' }, ['a.mjs', 'lib/a.mjs']],
  ])('is another one for %s, which is named', async (_what, files, changed) => {
    const before = await readFolder(folder(usual));
    const after = await readFolder(folder(files));
    expect(after.hash).not.toBe(before.hash);
    const known = Object.fromEntries(before.files.map(({ path, hash }) => [path, hash]));
    expect(changedFiles(known, after.files)).toEqual(changed);
  });

  it('comes with a copy of the very bytes that were hashed, which nobody writes to', async () => {
    const dir = folder(usual);
    chmodSync(join(dir, 'main.mjs'), 0o755);
    const copy = join(tempDir(), 'copy');
    const { hash } = await readFolder(dir, copy);
    writeFileSync(join(dir, 'main.mjs'), 'changed meanwhile');
    expect(readFileSync(join(copy, 'main.mjs'), 'utf8')).toBe('1');
    expect((await readFolder(copy)).hash).toBe(hash);
    if (process.platform !== 'win32') {
      const mode = (path: string): number => statSync(join(copy, path)).mode & 0o777;
      expect([mode('main.mjs'), mode('lib/a.mjs')]).toEqual([0o500, 0o400]);
    }
  });
});

describe('a folder is no plug-in', () => {
  it.skipIf(process.platform === 'win32')('with a link in it, to a file or a folder, or with a pipe', async () => {
    const outside = tempDir();
    const [one, two, three] = [folder(usual), folder(usual), folder(usual)];
    symlinkSync('/etc/hostname', join(one, 'secret'));
    symlinkSync(outside, join(two, 'lib2'));
    execFileSync('mkfifo', [join(three, 'pipe')]);
    await expect(readFolder(one)).rejects.toThrow(/secret is a link/u);
    await expect(readFolder(two)).rejects.toThrow(/lib2 is a link/u);
    await expect(readFolder(three)).rejects.toThrow(/pipe is no ordinary file/u);
  });

  it.skipIf(process.platform === 'win32')('that is a link itself', async () => {
    const link = join(tempDir(), 'link');
    symlinkSync(folder(usual), link);
    await expect(readFolder(link)).rejects.toThrow(/it is a link/u);
  });

  it('that is huge: too many bytes, too many files, too deep', async () => {
    const [large, many, deep] = [folder(usual), folder(usual), folder(usual)];
    writeFileSync(join(large, 'data.bin'), '');
    truncateSync(join(large, 'data.bin'), FOLDER_LIMITS.bytes + 1);
    for (let at = 0; at <= FOLDER_LIMITS.files; at += 1) writeFileSync(join(many, `f${String(at)}`), '');
    mkdirSync(join(deep, ...Array.from({ length: FOLDER_LIMITS.depth + 1 }, () => 'd')), { recursive: true });
    await expect(readFolder(large)).rejects.toThrow(/more than 32 MB/u);
    await expect(readFolder(many)).rejects.toThrow(/more than 2000 files/u);
    await expect(readFolder(deep)).rejects.toThrow(/folders deep/u);
  });
});

import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bindFile, canMount, smallDisk } from './testing/mount.ts';
import { startChild } from './testing/process.ts';
import { tempDir } from './testing/temp-home.ts';
import { writeFileAtomic } from './write-atomic.ts';

const read = (file: string): string => readFileSync(file, 'utf8');
const mode = (file: string): number => statSync(file).mode & 0o777;

describe('writeFileAtomic', () => {
  it('creates a file the owner alone can read, and writes bytes as they are', async () => {
    const file = join(tempDir(), 'f');
    await writeFileAtomic(file, 'grüße 🌱\n');
    expect(read(file)).toBe('grüße 🌱\n');
    expect(mode(file)).toBe(0o600);
    await writeFileAtomic(file, new Uint8Array([0xff, 0, 1]));
    expect([...readFileSync(file)]).toEqual([0xff, 0, 1]);
    await writeFileAtomic(file, '');
    expect(statSync(file).size).toBe(0);
  });

  it('keeps the permissions of a file, unless others are asked for', async () => {
    const file = join(tempDir(), 'f');
    writeFileSync(file, 'old');
    chmodSync(file, 0o644);
    await writeFileAtomic(file, 'new');
    expect(mode(file)).toBe(0o644);
    await writeFileAtomic(file, 'newer', { mode: 0o600 });
    expect(mode(file)).toBe(0o600);
  });

  it('leaves nothing but the file in its directory', async () => {
    const dir = tempDir();
    await writeFileAtomic(join(dir, 'f'), '1');
    await writeFileAtomic(join(dir, 'f'), '2');
    expect(readdirSync(dir)).toEqual(['f']);
  });

  it('writes through links and leaves them links', async () => {
    const dir = tempDir();
    mkdirSync(join(dir, 'vault'));
    mkdirSync(join(dir, 'home'));
    writeFileSync(join(dir, 'vault', 'MEMORY.md'), 'old');
    symlinkSync('../vault/MEMORY.md', join(dir, 'home', 'MEMORY.md'));
    symlinkSync('MEMORY.md', join(dir, 'home', 'again.md'));
    await writeFileAtomic(join(dir, 'home', 'again.md'), 'new');
    expect(read(join(dir, 'vault', 'MEMORY.md'))).toBe('new');
    expect(readlinkSync(join(dir, 'home', 'MEMORY.md'))).toBe('../vault/MEMORY.md');
    expect(readdirSync(join(dir, 'home')).sort()).toEqual(['MEMORY.md', 'again.md']);
  });

  it('creates the target of a dangling link', async () => {
    const dir = tempDir();
    mkdirSync(join(dir, 'vault'));
    symlinkSync(join(dir, 'vault', 'later.md'), join(dir, 'link.md'));
    await writeFileAtomic(join(dir, 'link.md'), 'new');
    expect(read(join(dir, 'vault', 'later.md'))).toBe('new');
    expect(lstatSync(join(dir, 'link.md')).isSymbolicLink()).toBe(true);
  });

  it('refuses links in a circle, directories and missing directories, naming the file', async () => {
    const dir = tempDir();
    symlinkSync(join(dir, 'b'), join(dir, 'a'));
    symlinkSync(join(dir, 'a'), join(dir, 'b'));
    mkdirSync(join(dir, 'dir'));
    for (const file of ['a', 'dir', join('missing', 'f')].map((name) => join(dir, name))) {
      await expect(writeFileAtomic(file, 'x')).rejects.toMatchObject({ code: 'unwritable', file });
    }
    expect(readdirSync(dir).sort()).toEqual(['a', 'b', 'dir']);
  });

  it('refuses half a surrogate pair instead of writing another character for it', async () => {
    const file = join(tempDir(), 'f');
    writeFileSync(file, 'old');
    await expect(writeFileAtomic(file, 'x\ud83d')).rejects.toMatchObject({ code: 'unwritable', file });
    expect(read(file)).toBe('old');
  });

  it('has the old or the new content after being killed at any moment, and can be written again', async () => {
    const dir = tempDir();
    const file = join(dir, 'f');
    const whole = new Set(['first', 'a'.repeat(300_000), 'b'.repeat(500_000)]);
    writeFileSync(file, 'first');
    const temps = (): string[] => readdirSync(dir).filter((name) => name.endsWith('.tmp'));
    for (let round = 0; round < 10; round++) {
      const before = new Set(temps());
      const child = startChild('rewrite', file);
      await child.line;
      // Killed while it writes: one of its temporary files is there.
      while (!temps().some((name) => !before.has(name))) await new Promise((resolve) => setImmediate(resolve));
      child.process.kill('SIGKILL');
      await child.ended;
      expect(whole.has(read(file))).toBe(true);
    }
    await writeFileAtomic(file, 'last');
    expect(read(file)).toBe('last');
  });

  describe.skipIf(!canMount)('on disks of their own', () => {
    it('leaves the old file and no other when the disk is full', async () => {
      const dir = smallDisk('64k');
      const file = join(dir, 'config.yaml');
      writeFileSync(file, 'old');
      await expect(writeFileAtomic(file, 'x'.repeat(100_000))).rejects.toMatchObject({ code: 'disk_full', file });
      expect(read(file)).toBe('old');
      expect(readdirSync(dir)).toEqual(['config.yaml']);
      await writeFileAtomic(file, 'small');
      expect(read(file)).toBe('small');
    });

    it('writes into a home that is a link to another disk', async () => {
      const disk = smallDisk('1m');
      const home = join(tempDir(), 'home');
      symlinkSync(disk, home);
      await writeFileAtomic(join(home, 'f'), 'new');
      expect(read(join(disk, 'f'))).toBe('new');
      expect(readdirSync(disk)).toEqual(['f']);
    });

    it('writes a single file that is mounted from elsewhere, in place', async () => {
      const dir = tempDir();
      const disk = smallDisk('64k');
      writeFileSync(join(disk, 'f'), 'old and longer');
      writeFileSync(join(dir, 'f'), '');
      bindFile(join(disk, 'f'), join(dir, 'f'));
      await writeFileAtomic(join(dir, 'f'), 'new');
      expect(read(join(disk, 'f'))).toBe('new');
      expect(readdirSync(dir)).toEqual(['f']);
      // What does not fit puts the old bytes back.
      await expect(writeFileAtomic(join(dir, 'f'), 'x'.repeat(200_000))).rejects.toMatchObject({ code: 'disk_full' });
      expect(read(join(disk, 'f'))).toBe('new');
      expect(readdirSync(dir)).toEqual(['f']);
    });
  });
});

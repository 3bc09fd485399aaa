import { existsSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { deleteBackup, listBackups, makeBackup, restoreFiles } from './backups.ts';
import { measurePlaces } from './places.ts';
import type { HomePaths } from './paths.ts';
import { tempHome } from './testing/temp-home.ts';

const at = Date.UTC(2026, 10, 30, 7, 15, 0, 123);

function lived(): HomePaths {
  const paths = tempHome();
  mkdirSync(join(paths.dir, 'memories'));
  mkdirSync(join(paths.pendingDir, 'memory'), { recursive: true });
  writeFileSync(paths.memoryFile('memory'), 'likes tea\n§\nlives in Lyon');
  writeFileSync(paths.configFile, '# mine\nmemory:\n  write_approval: on\n');
  writeFileSync(paths.envFile, 'OPENAI_API_KEY=sk-secret\n');
  writeFileSync(paths.journalFile, '{"v":1}\n');
  writeFileSync(join(paths.pendingDir, 'memory', 'deadbeef.json'), '{}');
  return paths;
}

describe('a backup', () => {
  it('is a folder of plain files with what memory, settings, the queue and the journal are, and no key', async () => {
    const paths = lived();
    const made = await makeBackup(paths, 'asked', at);
    expect(made).toMatchObject({ id: '20261130T071500123Z', time: at, reason: 'asked' });
    expect(made.files.toSorted()).toEqual([
      'config.yaml',
      'desk/journal.jsonl',
      'memories/MEMORY.md',
      'pending/memory/deadbeef.json',
    ]);
    expect(readFileSync(join(made.path, 'memories', 'MEMORY.md'), 'utf8')).toBe('likes tea\n§\nlives in Lyon');
    expect(JSON.stringify(readdirSync(made.path, { recursive: true }))).not.toContain('.env');
    expect(await listBackups(paths)).toEqual([made]);
  });

  it('never takes the place of another, however soon it follows', async () => {
    const paths = lived();
    const ids = [await makeBackup(paths, 'asked', at), await makeBackup(paths, 'asked', at)].map(({ id }) => id);
    expect(ids).toEqual(['20261130T071500123Z', '20261130T071500123Z-2']);
    await deleteBackup(paths, '20261130T071500123Z');
    expect((await listBackups(paths)).map(({ id }) => id)).toEqual(['20261130T071500123Z-2']);
  });

  it('puts back the part that is asked for, and leaves the rest and the journal alone', async () => {
    const paths = lived();
    const { id } = await makeBackup(paths, 'asked', at);
    writeFileSync(paths.memoryFile('memory'), 'changed');
    writeFileSync(paths.configFile, 'changed: true\n');
    writeFileSync(paths.journalFile, '{"v":1}\n{"v":1}\n');
    expect(await restoreFiles(paths, id, 'memory')).toEqual(['memories/MEMORY.md']);
    expect(readFileSync(paths.memoryFile('memory'), 'utf8')).toBe('likes tea\n§\nlives in Lyon');
    expect(readFileSync(paths.configFile, 'utf8')).toBe('changed: true\n');
    expect(readFileSync(paths.journalFile, 'utf8')).toBe('{"v":1}\n{"v":1}\n');
    expect(await restoreFiles(paths, id, 'settings')).toEqual(['config.yaml']);
    expect(readFileSync(paths.configFile, 'utf8')).toContain('# mine');
  });

  it('that holds bytes that are no text replaces nothing', async () => {
    const paths = lived();
    const { id, path } = await makeBackup(paths, 'asked', at);
    writeFileSync(join(path, 'memories', 'MEMORY.md'), Buffer.from([0xff, 0xfe, 0x80]));
    await expect(restoreFiles(paths, id, 'memory')).rejects.toMatchObject({ code: 'unreadable' });
    expect(readFileSync(paths.memoryFile('memory'), 'utf8')).toBe('likes tea\n§\nlives in Lyon');
  });

  it('is nothing that leads out of its folder: no link, no name with dots, no record of another kind', async () => {
    const paths = lived();
    const { path } = await makeBackup(paths, 'asked', at);
    symlinkSync(path, join(paths.backupsDir, '20260101T000000000Z'));
    const crafted = join(paths.backupsDir, '20260202T000000000Z');
    mkdirSync(crafted);
    const files = ['../../config.yaml', '/etc/passwd', 'memories/../../x', 'memories/MEMORY.md'];
    writeFileSync(join(crafted, 'backup.json'), JSON.stringify({ v: 1, time: at, reason: 'asked', files }));
    mkdirSync(join(paths.backupsDir, 'mine'));
    expect((await listBackups(paths)).map(({ id, files: found }) => [id, found.length])).toEqual([
      ['20261130T071500123Z', 4],
      ['20260202T000000000Z', 0],
    ]);
    await expect(restoreFiles(paths, '20260202T000000000Z', 'memory')).rejects.toMatchObject({ code: 'not_found' });
    for (const id of ['../..', '20260101T000000000Z', 'mine', ''])
      await expect(deleteBackup(paths, id)).rejects.toMatchObject({ code: 'not_found' });
    expect(existsSync(paths.configFile)).toBe(true);
  });

  it('is measured with everything else, folders by all that is in them', async () => {
    const paths = lived();
    await makeBackup(paths, 'asked', at);
    const places = new Map((await measurePlaces(paths)).map((place) => [place.name, place]));
    expect(places.get('MEMORY.md')).toMatchObject({ bytes: 26, folder: false, files: null });
    expect(places.get('backups')).toMatchObject({ folder: true, files: 5, whole: true });
    expect(places.get('state.db')).toMatchObject({ bytes: null });
    expect(places.get('home')?.files).toBeGreaterThan(9);
  });
});

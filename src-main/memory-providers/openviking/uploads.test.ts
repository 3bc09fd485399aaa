import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import type { Json } from '@shared/contract/common.ts';
import { describe, expect, it } from 'vitest';
import { asked, bodyOf, run, start, type Setting } from './testing/setting.ts';
import { zipOf } from './zip.ts';

interface Place extends Setting {
  readonly workspace: string;
  readonly add: (url: string, files?: readonly string[]) => Promise<Json>;
}

async function workspace(files: Readonly<Record<string, string>>): Promise<Place> {
  const setting = await start();
  const root = join(setting.world.home, 'work');
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
  const add = (url: string, named?: readonly string[]): Promise<Json> =>
    run(setting.provider, 'viking_add_resource', { url, ...(named === undefined ? {} : { files: named }) }, root);
  return { ...setting, workspace: root, add };
}

describe('a folder for OpenViking', () => {
  it('is answered with the names of its files, without keys, links and what nobody means, and nothing is sent', async () => {
    const {
      add,
      stub,
      workspace: root,
    } = await workspace({
      'docs/plan.md': '# Plan',
      'docs/more/early 早.md': 'x',
      'docs/.env': 'KEY=1',
      'docs/deploy.pem': 'x',
      'docs/.git/config': 'x',
      'docs/node_modules/a/index.js': 'x',
      'secret.md': 'x',
    });
    symlinkSync(join(root, 'secret.md'), join(root, 'docs', 'link.md'));
    expect(await add('docs')).toMatchObject({
      status: 'files_needed',
      files: ['plan.md', 'more/early 早.md'],
      left_out: ['.env', '.git', 'deploy.pem', 'link.md', 'node_modules'],
    });
    expect(stub.seen()).toEqual([]);
  });

  it('goes out as an archive of the named files alone', async () => {
    const { add, stub } = await workspace({
      'docs/plan.md': '# Plan',
      'docs/more/b.md': 'walks',
      'docs/c.md': 'unnamed',
    });
    expect(await add('docs', ['plan.md', 'more/b.md', 'plan.md'])).toMatchObject({ status: 'added' });
    const sent = asked(stub, '/api/v1/resources/temp_upload').map(({ body }) => body);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toContain('filename="docs.zip"');
    expect(sent[0]).toContain('more/b.md');
    expect(sent[0]).not.toContain('c.md');
    expect(bodyOf(asked(stub, '/api/v1/resources')[0])).toEqual({ temp_file_id: 'tmp-1', source_name: 'docs' });
  });

  it.each([
    ['a file outside of it', ['../secret.md']],
    ['an absolute path', ['/etc/passwd']],
    ['a link', ['link.md']],
    ['a key', ['.env']],
    ['a folder', ['more']],
    ['nothing', []],
    ['a file that is not there', ['plan.md', 'gone.md']],
    ['one with a key of the person’s in it', ['notes.md']],
    ['more than a person reads', Array.from({ length: 51 }, (_, at) => `${String(at)}.md`)],
  ])('is refused as a whole when %s is among its files', async (_what, files) => {
    const {
      add,
      stub,
      world,
      workspace: root,
    } = await workspace({
      'docs/plan.md': '# Plan',
      'docs/more/b.md': 'x',
      'docs/.env': 'KEY=1',
      'docs/notes.md': 'My key is a-key-of-this-home-77.',
      'secret.md': 'x',
    });
    await world.context.secrets.set('OTHER_API_KEY', 'a-key-of-this-home-77');
    symlinkSync(join(root, 'secret.md'), join(root, 'docs', 'link.md'));
    expect(await add('docs', files)).toHaveProperty('error');
    expect(stub.seen()).toEqual([]);
  });

  it('that is large, the workspace itself, and files named for a file are refused', async () => {
    const many = Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`many/${String(at)}.md`, 'x']));
    const { add, stub, workspace: root } = await workspace({ 'docs/plan.md': '# Plan', 'a.md': 'x', ...many });
    for (const name of ['big/1', 'big/2']) {
      mkdirSync(join(root, 'big'), { recursive: true });
      writeFileSync(join(root, name), Buffer.alloc(6 * 1024 * 1024));
    }
    mkdirSync(join(root, 'empty'));
    for (const url of ['.', 'many', 'empty']) expect(await add(url)).toHaveProperty('error');
    expect(await add('big', ['1', '2'])).toHaveProperty('error');
    expect(await add('a.md', ['a.md'])).toHaveProperty('error');
    expect(stub.seen()).toEqual([]);
  });
});

describe('a file for OpenViking', () => {
  it('with a key of the person’s in it is not sent', async () => {
    const { add, stub, world } = await workspace({ 'a.md': 'before a-key-of-this-home-77 behind' });
    await world.context.secrets.set('OTHER_API_KEY', 'a-key-of-this-home-77');
    expect(await add('a.md')).toMatchObject({ error: expect.stringContaining('holds a key') as string });
    expect(stub.seen()).toEqual([]);
  });
});

describe('an archive', () => {
  it('holds every file as it was', () => {
    const name = fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' });
    fc.assert(
      fc.property(
        fc.array(fc.record({ name, bytes: fc.uint8Array({ maxLength: 2000 }) }), { maxLength: 8 }),
        (files) => {
          expect(unpacked(zipOf(files))).toEqual(
            files.map((file) => [Buffer.from(file.name).toString(), Buffer.from(file.bytes).toString('hex')]),
          );
        },
      ),
      { numRuns: 60 },
    );
  });
});

/** Name and bytes of each file, read from the end as programs do: directory first. */
function unpacked(zip: Buffer): [string, string][] {
  const end = zip.length - 22;
  expect(zip.readUInt32LE(end)).toBe(0x06054b50);
  const found: [string, string][] = [];
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    expect(zip.readUInt32LE(at)).toBe(0x02014b50);
    const [packed, nameSize, local] = [zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28), zip.readUInt32LE(at + 42)];
    const name = zip.subarray(at + 46, at + 46 + nameSize).toString('utf8');
    expect(zip.readUInt32LE(local)).toBe(0x04034b50);
    const begin = local + 30 + zip.readUInt16LE(local + 26);
    found.push([name, inflateRawSync(zip.subarray(begin, begin + packed)).toString('hex')]);
    at += 46 + nameSize;
  }
  expect(at).toBe(end);
  return found;
}

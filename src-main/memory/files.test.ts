import { chmod, lstat, mkdir, readFile, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { cleanUp, testMemory, type TestMemory } from './testing/home.ts';

afterEach(cleanUp);

async function live(test: TestMemory): Promise<(string | undefined)[]> {
  return (await test.memory.view(null)).stores[0]?.rows.map((row) => row.live?.text) ?? [];
}

describe('a store file as people and other programs leave it', () => {
  it.each([
    ['CRLF', 'a\r\n§\r\nb', ['a', 'b']],
    ['CR', 'a\r§\rb', ['a', 'b']],
    ['mixed line ends', 'a\r\n§\nb\r§\nc', ['a', 'b', 'c']],
    ['a byte order mark', '\uFEFFa\n§\nb', ['a', 'b']],
    ['final newlines', 'a\n§\nb\n\n\n', ['a', 'b']],
    ['a final delimiter', 'a\n§\nb\n§\n', ['a', 'b']],
    ['a delimiter first', '§\na\n§\nb', ['a', 'b']],
    ['an empty entry', 'a\n§\n§\nb', ['a', 'b']],
    ['blanks around a delimiter', 'a\n §  \nb', ['a', 'b']],
    ['blank lines and indentation', '\n\n  a\n\n§\n\n b  \n', ['a', 'b']],
    ['every entry twice', 'a\n§\nb\n§\na\n§\nb', ['a', 'b']],
  ])('with %s takes an add, a replace and a remove', async (_, text, entries) => {
    const test = await testMemory();
    await test.put('memory', text);
    expect(await live(test)).toEqual(entries);
    expect((await test.call({ action: 'replace', old_text: 'a', content: 'a new' })).json).toMatchObject({
      success: true,
    });
    expect((await test.call({ action: 'add', content: 'last' })).json).toMatchObject({ success: true });
    expect((await test.call({ action: 'remove', old_text: 'b' })).json).toMatchObject({ success: true });
    expect(await test.text('memory')).toBe(['a new', ...entries.slice(2), 'last'].join('\n§\n'));
    expect((await readdir(join(test.home, 'memories'))).filter((name) => name.includes('.bak'))).toEqual([]);
  });

  it.each([
    ['Latin-1', Buffer.from('likes caf\xe9 au lait\n\xa7\nsecond', 'latin1')],
    ['UTF-16', Buffer.from('\ufefflikes tea', 'utf16le')],
    ['a surrogate in bytes', Buffer.from([0x61, 0xed, 0xa0, 0x80])],
    ['a cut last character', Buffer.from('你好', 'utf8').subarray(0, 4)],
  ])('in %s is told as a problem and never overwritten', async (_, bytes) => {
    const test = await testMemory();
    await test.put('memory', bytes);
    const view = await test.memory.view(null);
    expect(view.stores[0]?.problem).toMatchObject({ code: 'unreadable', file: test.file('memory'), blocking: true });
    expect(view.stores[0]?.problem?.remedy).not.toBe('');
    for (const args of [
      { action: 'add', content: 'third' },
      { action: 'remove', old_text: 'a' },
    ]) {
      const { json } = await test.call(args);
      expect(json).toMatchObject({ success: false, error: expect.stringContaining('could not be read') as string });
    }
    await expect(test.memory.add('memory', 'third', 'person')).rejects.toMatchObject({ code: 'unreadable' });
    expect(await readFile(test.file('memory'))).toEqual(bytes);
    expect((await test.memory.snapshot()).blocks).toEqual([]);
    expect(await test.memory.problems()).toHaveLength(1);
    await test.put('memory', 'mended');
    expect((await test.call({ action: 'add', content: 'third' })).json).toMatchObject({ success: true });
  });

  it('that is a link keeps being one, and its target is what changes', async () => {
    const test = await testMemory();
    await mkdir(join(test.home, 'vault'));
    await mkdir(join(test.home, 'memories'));
    const target = join(test.home, 'vault', 'Notes.md');
    await writeFile(target, 'a');
    await symlink(target, test.file('memory'));
    await test.call({ action: 'add', content: 'b' });
    expect(await readFile(target, 'utf8')).toBe('a\n§\nb');
    expect((await lstat(test.file('memory'))).isSymbolicLink()).toBe(true);
    expect(await readdir(join(test.home, 'vault'))).toEqual(['Notes.md']);
  });

  it('that is a link to nothing is an empty store whose target is made', async () => {
    const test = await testMemory();
    await mkdir(join(test.home, 'memories'));
    await symlink(join(test.home, 'Notes.md'), test.file('memory'));
    expect(await live(test)).toEqual([]);
    await test.call({ action: 'add', content: 'a' });
    expect(await readFile(join(test.home, 'Notes.md'), 'utf8')).toBe('a');
  });

  it('that is a link into a folder that does not exist says so', async () => {
    const test = await testMemory();
    await mkdir(join(test.home, 'memories'));
    await symlink(join(test.home, 'nowhere', 'Notes.md'), test.file('memory'));
    expect((await test.call({ action: 'add', content: 'a' })).json).toMatchObject({
      success: false,
      error: expect.stringContaining('a link into a folder that does not exist') as string,
    });
    expect(await live(test)).toEqual([]);
  });

  it.each([
    ['leads to itself', 'MEMORY.md'],
    ['leads to a device', '/dev/zero'],
    ['leads to a folder', '.'],
  ])('that %s is told as a problem and not read without end', async (_, target) => {
    const test = await testMemory();
    await mkdir(join(test.home, 'memories'));
    await symlink(target, test.file('memory'));
    expect((await test.memory.view(null)).stores[0]?.problem).toMatchObject({ code: 'unreadable' });
    await expect(test.memory.add('memory', 'a', 'person')).rejects.toMatchObject({ code: 'unreadable' });
  });

  it('that is larger than any memory is told as a problem and stays as it is', async () => {
    const test = await testMemory();
    await test.put('memory', 'x'.repeat(5_000_000));
    expect((await test.memory.view(null)).stores[0]?.problem?.message).toContain('larger than 4 MB');
    await expect(test.memory.add('memory', 'a', 'person')).rejects.toMatchObject({ code: 'unreadable' });
    expect((await stat(test.file('memory'))).size).toBe(5_000_000);
  });

  it('with a NUL and other control characters in it keeps every byte', async () => {
    const test = await testMemory();
    await test.put('memory', 'a\0b\x1b[31m\n§\nsecond');
    expect((await test.call({ action: 'remove', old_text: 'second' })).json).toMatchObject({ success: true });
    expect(await test.text('memory')).toBe('a\0b\x1b[31m');
  });

  it('in a folder that is read-only stays as it is', async () => {
    const test = await testMemory();
    await test.put('memory', 'a');
    await chmod(join(test.home, 'memories'), 0o555);
    const { json } = await test.call({ action: 'add', content: 'b' });
    await chmod(join(test.home, 'memories'), 0o755);
    expect(json).toMatchObject({
      success: false,
      error: expect.stringMatching(/folder .* is read-only|denied/) as string,
    });
    expect(await test.text('memory')).toBe('a');
  });

  it('behind a linked folder is one store under both names', async () => {
    const test = await testMemory();
    await mkdir(join(test.home, 'elsewhere'));
    await symlink(join(test.home, 'elsewhere'), join(test.home, 'memories'));
    await test.call({ action: 'add', content: 'a' });
    expect(await readFile(join(test.home, 'elsewhere', 'MEMORY.md'), 'utf8')).toBe('a');
    expect(await live(test)).toEqual(['a']);
  });

  it('with a directory in its place says so and leaves it', async () => {
    const test = await testMemory();
    await mkdir(join(test.file('memory'), 'inside'), { recursive: true });
    const { json } = await test.call({ action: 'add', content: 'a' });
    expect(json).toMatchObject({
      success: false,
      error: expect.stringContaining('a directory is in its place') as string,
    });
    expect(await readdir(test.file('memory'))).toEqual(['inside']);
  });

  it('that is read-only stays as it is', async () => {
    const test = await testMemory();
    await test.put('memory', 'a');
    await chmod(test.file('memory'), 0o444);
    const { json } = await test.call({ action: 'add', content: 'b' });
    expect(json).toMatchObject({ success: false, error: expect.stringContaining('read-only') as string });
    expect(await test.text('memory')).toBe('a');
    expect((await test.memory.at(Date.now()))[0]?.entries).toEqual(['a']);
  });

  it('with a link for a lock is not written', async () => {
    const test = await testMemory();
    await test.put('memory', 'a');
    await writeFile(join(test.home, 'other'), 'precious');
    await rm(`${test.file('memory')}.lock`, { force: true });
    await symlink(join(test.home, 'other'), `${test.file('memory')}.lock`);
    expect((await test.call({ action: 'add', content: 'b' })).json).toMatchObject({ success: false });
    expect(await readFile(join(test.home, 'other'), 'utf8')).toBe('precious');
    expect(await test.text('memory')).toBe('a');
  });

  it('is written for its owner alone', async () => {
    const test = await testMemory();
    await test.call({ action: 'add', content: 'a' });
    for (const path of [test.file('memory'), `${test.file('memory')}.lock`, join(test.home, 'desk/journal.jsonl')]) {
      expect((await stat(path)).mode & 0o777).toBe(0o600);
    }
  });

  it('over its limit is shown whole, said to be over, and can be made smaller step by step', async () => {
    const test = await testMemory();
    await test.entries('memory', ['x'.repeat(300), 'y'.repeat(300), 'z'.repeat(10)]);
    const [store] = (await test.memory.view(null)).stores;
    expect(await test.memory.problems()).toMatchObject([
      { blocking: false, message: expect.stringMatching(/MEMORY\.md exceeds.*616\/500/) as string },
    ]);
    expect(store?.liveUsage).toEqual({ chars: 616, limit: 500, percent: 100 });
    expect((await test.memory.snapshot()).blocks[0]?.text).toContain('[100% — 616/500 chars]');
    expect((await test.call({ action: 'add', content: 'more' })).json).toMatchObject({
      success: false,
      chars_to_free: 123,
    });
    const shorter = { action: 'replace', old_text: 'yyy', content: 'y'.repeat(250) };
    expect((await test.call(shorter)).json).toMatchObject({ success: true, usage: '100% — 566/500 chars' });
  });

  it('of one long text without delimiters is guarded, kept once as a backup, and not locked', async () => {
    const test = await testMemory();
    const bullets = Array.from({ length: 60 }, (_, n) => `- fact number ${n} of a long list`).join('\n');
    await test.put('memory', bullets);
    expect((await test.memory.snapshot()).blocks[0]?.text).toContain('- fact number 59');
    const backups = new Set<unknown>();
    for (let turn = 0; turn < 5; turn += 1) {
      const { json } = await test.call(
        { action: 'replace', old_text: 'number 7', content: 'x' },
        { turn: String(turn) },
      );
      expect(json).toMatchObject({ success: false });
      backups.add(json['drift_backup']);
    }
    expect([...backups]).toHaveLength(1);
    expect(await readFile(String([...backups][0]), 'utf8')).toBe(bullets);
    expect((await readdir(join(test.home, 'memories'))).filter((name) => name.includes('.bak.'))).toHaveLength(1);
    expect((await test.call({ action: 'replace', old_text: bullets, content: 'short' })).json).toMatchObject({
      success: true,
    });
  });

  it('leaves the small entries free beside one that is too long', async () => {
    const test = await testMemory();
    await test.entries('memory', ['x'.repeat(700), 'small']);
    expect((await test.call({ action: 'remove', old_text: 'small' })).json).toMatchObject({ success: true });
  });

  it('of a profile that was deleted is not brought back', async () => {
    const test = await testMemory();
    const root = join(test.home, 'profiles');
    await mkdir(join(root, '.deleted'), { recursive: true });
    await writeFile(join(root, '.deleted', 'work'), 'deleted\n');
    const { createMemory } = await import('./index.ts');
    const work = createMemory({
      memoriesDir: join(root, 'work/memories'),
      pendingDir: join(root, 'work/pending'),
      deskDir: join(root, 'work/desk'),
      limits: () => ({ memory: 500, user: 300 }),
      enabled: () => true,
      gate: () => false,
      setGate: () => Promise.resolve(),
      scan: () => [],
      emit: () => undefined,
      sessions: { prompt: () => null, latest: () => null, title: () => null, quote: () => null },
      log: { info: () => undefined, warn: () => undefined },
    });
    await work.open({ watch: false });
    await expect(work.add('memory', 'a', 'person')).rejects.toMatchObject({ code: 'not_found' });
    expect(await readdir(root)).toEqual(['.deleted']);
  });
});

describe('changes by another program', () => {
  it('are read before anything is written, and recorded', async () => {
    const test = await testMemory();
    await test.call({ action: 'add', content: 'A' });
    await test.put('memory', 'X');
    await test.call({ action: 'add', content: 'B' });
    expect(await test.text('memory')).toBe('X\n§\nB');
    const nodes = await test.memory.nodes();
    expect(nodes.map((node) => [node.entry.text, node.entry.cause?.origin])).toEqual([
      ['X', 'external'],
      ['B', 'foreground'],
    ]);
    expect((await test.memory.verify()).problems).toEqual([]);
  });

  it('are dated by the file, not by the moment they are noticed', async () => {
    const test = await testMemory();
    await test.call({ action: 'add', content: 'A' });
    await test.put('memory', 'A\n§\nB');
    const { ctimeMs } = await stat(test.file('memory'));
    test.settings.now = Date.now() + 3_600_000;
    const [, found] = await test.memory.nodes();
    expect(found?.entry.firstSeen).toBe(Math.ceil(ctimeMs));
  });

  it('that bring an old text back bring its id back', async () => {
    const test = await testMemory();
    await test.call({ action: 'add', content: 'A' });
    const [before] = await test.memory.nodes();
    await test.put('memory', '');
    expect(await test.memory.nodes()).toEqual([]);
    await test.put('memory', 'A');
    const [after] = await test.memory.nodes();
    expect(after?.entry.id).toBe(before?.entry.id);
    expect(after?.entry.events).toBe(3);
  });

  it('in the middle of being written are waited for, never taken for a loss', async () => {
    const test = await testMemory();
    const texts = Array.from({ length: 20 }, (_, n) => `fact ${n}`);
    await test.entries('memory', texts);
    await test.memory.nodes();
    const whole = `${texts.join('\n§\n')}\n§\nby the editor`;
    await writeFile(test.file('memory'), '');
    const add = test.call({ action: 'add', content: 'ours' });
    await writeFile(test.file('memory'), whole.slice(0, 40));
    await writeFile(test.file('memory'), whole);
    expect((await add).json).toMatchObject({ success: true, entry_count: 22 });
    expect(await test.text('memory')).toBe(`${whole}\n§\nours`);
  });

  it('appear at once, with their events, without being asked for', async () => {
    const test = await testMemory({}, true);
    await test.call({ action: 'add', content: 'A' });
    const seen = test.events.length;
    await test.put('memory', 'A\n§\nby hand');
    await expect
      .poll(() => test.events.slice(seen), { timeout: 10_000 })
      .toContainEqual({
        type: 'memory.changed',
        data: { stores: ['memory'], seqs: [3] },
      });
    const [event] = await test.memory.events([3]);
    expect(event).toMatchObject({ kind: 'external', op: 'add', after: 'by hand' });
  });

  it('that another process recorded already are told all the same', async () => {
    const test = await testMemory({}, true);
    const other = await test.again();
    await test.call({ action: 'add', content: 'A' });
    await test.memory.nodes();
    await other.nodes();
    const { seq } = await other.add('memory', 'B', 'person');
    // Told by the one that wrote it, and by the other.
    const told = (): unknown[] =>
      test.events.filter((event) => event.type === 'memory.changed' && JSON.stringify(event.data).includes(`${seq}]`));
    await expect.poll(told, { timeout: 10_000 }).toHaveLength(2);
  });

  it('that break a file are told, and its mending too', async () => {
    const test = await testMemory({}, true);
    await test.call({ action: 'add', content: 'A' });
    const told = (): number => test.events.filter((event) => event.type === 'memory.changed').length;
    const before = told();
    await test.put('memory', Buffer.from([0xff]));
    await expect.poll(told, { timeout: 10_000 }).toBeGreaterThan(before);
    const broken = told();
    await test.put('memory', 'A');
    await expect.poll(told, { timeout: 10_000 }).toBeGreaterThan(broken);
  });

  it('in the queue are told', async () => {
    const test = await testMemory({}, true);
    await mkdir(join(test.home, 'pending/memory'), { recursive: true });
    const record = { payload: { action: 'add', target: 'memory', content: 'x' } };
    await writeFile(join(test.home, 'pending/memory', 'abcdef01.json'), JSON.stringify(record));
    await expect
      .poll(() => test.events.filter((event) => event.type === 'approvals.changed').at(-1)?.data, { timeout: 10_000 })
      .toMatchObject({ count: 1 });
  });
});

describe('looking on', () => {
  it('shows everything and writes nothing, not even the journal', async () => {
    const test = await testMemory();
    await test.call({ action: 'add', content: 'A' });
    test.settings.readOnly = true;
    await test.put('memory', 'A\n§\nby hand');
    const before = await readFile(join(test.home, 'desk/journal.jsonl'), 'utf8');
    expect(await live(test)).toEqual(['A', 'by hand']);
    expect((await test.call({ action: 'add', content: 'B' })).json).toMatchObject({ success: false });
    await expect(test.memory.add('memory', 'B', 'person')).rejects.toMatchObject({ code: 'looking_on' });
    await expect(test.memory.approve(['abcdef01'], 'person')).rejects.toMatchObject({ code: 'looking_on' });
    expect(await readFile(join(test.home, 'desk/journal.jsonl'), 'utf8')).toBe(before);
    expect(await test.text('memory')).toBe('A\n§\nby hand');
  });
});

import { mkdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { History } from './journal/history.ts';
import type { LineDraft } from './journal/line.ts';
import { JournalLog } from './journal/log.ts';
import { cleanUp, testMemory, type TestMemory } from './testing/home.ts';

afterEach(cleanUp);

/** A home whose memory holds `a` and `b`, and the means to stop in the middle of a change. */
async function halfWay(): Promise<{ test: TestMemory; intend: (change: Partial<LineDraft>) => Promise<void> }> {
  const test = await testMemory();
  await test.call({ action: 'add', content: 'a' });
  await test.call({ action: 'add', content: 'b' });
  const log = new JournalLog(
    join(test.home, 'desk/journal.jsonl'),
    join(test.home, 'desk/journal.head'),
    new History(),
  );
  const [, second] = await test.memory.nodes();
  return {
    test,
    intend: async (change) => {
      await log.append([
        {
          time: Date.now(),
          kind: 'intent',
          id: second?.entry.id ?? '',
          store: 'memory',
          op: 'replace',
          before: 'b',
          after: 'c',
          index: 1,
          origin: 'foreground',
          session: 's9',
          message: 4,
          approver: null,
          scan: [],
          ...change,
        },
      ]);
    },
  };
}

describe('a change cut short by a crash', () => {
  it('before the file was replaced: it never happened', async () => {
    const { test, intend } = await halfWay();
    await intend({});
    const memory = await test.again();
    const [, entry] = await memory.nodes();
    expect(entry?.entry.text).toBe('b');
    expect((await memory.history(entry?.entry.id ?? '')).events.map((event) => event.op)).toEqual(['add']);
    expect((await memory.verify()).problems).toEqual([]);
  });

  it('after the file was replaced: it happened, at the time and by whom the intent says', async () => {
    const { test, intend } = await halfWay();
    await intend({ time: Date.now() - 1000 });
    await test.put('memory', 'a\n§\nc');
    const memory = await test.again();
    const [, entry] = await memory.nodes();
    const { events } = await memory.history(entry?.entry.id ?? '');
    expect(events.map((event) => [event.kind, event.op, event.after])).toEqual([
      ['done', 'add', 'b'],
      ['done', 'replace', 'c'],
    ]);
    expect(events[1]?.cause).toMatchObject({ origin: 'foreground', session: 's9', message: 4 });
    expect((await memory.verify()).problems).toEqual([]);
  });

  it('and a change by another program since: each is judged by its text', async () => {
    const { test, intend } = await halfWay();
    await intend({});
    await intend({ id: 'fresh', op: 'add', before: null, after: 'd', index: 2 });
    await test.put('memory', 'a\n§\nb\n§\nd\n§\nby hand');
    const memory = await test.again();
    const nodes = await memory.nodes();
    expect(nodes.map((node) => [node.entry.text, node.entry.cause?.origin])).toEqual([
      ['a', 'foreground'],
      ['b', 'foreground'],
      ['d', 'foreground'],
      ['by hand', 'external'],
    ]);
  });

  it('is settled by the next writer, without a restart', async () => {
    const { test, intend } = await halfWay();
    await intend({});
    await test.put('memory', 'a\n§\nc');
    await test.call({ action: 'add', content: 'e' });
    expect((await test.memory.at(Date.now()))[0]?.entries).toEqual(['a', 'c', 'e']);
    expect((await test.memory.verify()).problems).toEqual([]);
  });

  it('leaves no temporary file', async () => {
    const { test } = await halfWay();
    const stray = join(test.home, 'memories', '.MEMORY.md.12345-abcdef012345.tmp');
    await writeFile(stray, 'half');
    await test.again();
    await expect(readFile(stray)).rejects.toThrow('ENOENT');
  });
});

describe('a journal that is missing or broken', () => {
  it('lets the files rule', async () => {
    const { test } = await halfWay();
    await writeFile(join(test.home, 'desk/journal.jsonl'), 'garbage\n{"v":1}\n');
    const memory = await test.again();
    expect((await memory.nodes()).map((node) => node.entry.text)).toEqual(['a', 'b']);
    await memory.tool.run(
      { action: 'add', content: 'c' },
      {
        session: '',
        turn: '',
        origin: 'foreground',
        message: null,
        workspace: null,
        signal: new AbortController().signal,
      },
    );
    expect(await test.text('memory')).toBe('a\n§\nb\n§\nc');
    const { problems } = await memory.verify();
    expect(problems.map((problem) => problem.line).slice(0, 2)).toEqual([1, 2]);
  });

  it.each([
    ['the time of the file, however it came here', 1_700_000_000],
    ['the time the file came here, where its own cannot be', 315_532_800],
  ])('knows what it finds by %s', async (_, seconds) => {
    const test = await testMemory();
    await mkdir(dirname(test.file('memory')), { recursive: true });
    await writeFile(test.file('memory'), 'likes tea');
    await utimes(test.file('memory'), seconds, seconds);
    const now = Date.now();
    const known = (await test.memory.nodes())[0]?.life?.knownBy ?? 0;
    if (seconds > 1e9) expect(known).toBe(seconds * 1000);
    else expect(Math.abs(known - now)).toBeLessThan(60_000);
    await test.call({ action: 'add', content: 'likes coffee' });
    const lives = (await test.memory.nodes()).map(({ life }) => [life?.knownBy, life?.foundAs]);
    expect(lives).toEqual([
      [known, 'likes tea'],
      [null, null],
    ]);
    expect((await test.memory.verify()).problems).toEqual([]);
  });

  it('begins anew with what is there, as found and not as learned now', async () => {
    const test = await testMemory();
    await test.entries('memory', ['old one', 'old two']);
    await test.call({ action: 'add', content: 'new' });
    const nodes = await test.memory.nodes();
    expect(nodes.map((node) => node.entry.firstSeen === null)).toEqual([true, true, false]);
  });
});

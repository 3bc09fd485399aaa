import { appendFile, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Identified } from '@shared/memory/compare.ts';
import { unique } from '@shared/memory/entries.ts';
import { History, applyChange } from './history.ts';
import { hashLine, parseLine, purgeLine, sealLine, type LineDraft } from './line.ts';
import { JournalLog } from './log.ts';
import { findChanges } from './reconcile.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'desk-journal-'));
});
afterEach(async () => {
  await rm(dir, { recursive: true, force: true });
});

function draft(change: Partial<LineDraft>): LineDraft {
  return {
    time: Date.UTC(2026, 5, 1),
    kind: 'done',
    id: 'a1',
    store: 'memory',
    op: 'add',
    before: null,
    after: 'text',
    index: 0,
    origin: 'foreground',
    session: 's',
    message: 3,
    approver: null,
    scan: [],
    ...change,
  };
}

function openLog(history = new History()): { log: JournalLog; history: History; file: string } {
  const file = join(dir, 'journal.jsonl');
  return { log: new JournalLog(file, join(dir, 'journal.head'), history), history, file };
}

async function threeLines(): Promise<ReturnType<typeof openLog>> {
  const opened = openLog();
  for (const after of ['one', 'two', 'three']) await opened.log.append([draft({ id: after, after, index: null })]);
  return opened;
}

describe('journal line', () => {
  it('has the fields of the format, times in ISO with milliseconds', () => {
    const line = sealLine(draft({}), 7, '0'.repeat(64));
    expect(Object.keys(line).slice(0, 5)).toEqual(['v', 'seq', 'prev', 'hash', 'time']);
    expect(Object.keys(line)).toEqual(
      expect.arrayContaining([
        'kind',
        'id',
        'store',
        'op',
        'before',
        'after',
        'origin',
        'session',
        'message',
        'approver',
        'scan',
      ]),
    );
    expect(line.time).toBe('2026-06-01T00:00:00.000Z');
    expect(parseLine(JSON.stringify(line))).toEqual(line);
  });

  it('keeps its hash when its texts are purged, and nothing to guess them by', () => {
    const line = sealLine(draft({ before: 'secret', after: 'other' }), 1, '0'.repeat(64));
    const purged = purgeLine(line, (text) => text === 'secret');
    expect(purged).toMatchObject({
      before: '[purged]',
      after: 'other',
      salt: { before: null, after: line.salt.after },
    });
    expect(hashLine(purged)).toBe(line.hash);
    expect(JSON.stringify(purged)).not.toContain('secret');
    expect(JSON.stringify(purged)).not.toContain(line.salt.before);
    expect(purgeLine(purged, () => true)).toMatchObject({ before: '[purged]', after: '[purged]', hash: line.hash });
  });

  it('has another hash for any change of a field', () => {
    const line = sealLine(draft({}), 1, '0'.repeat(64));
    for (const change of [
      { after: 'texT' },
      { session: 't' },
      { message: 4 },
      { approver: 'x' },
      { scan: ['x'] },
      { seq: 2 },
      { op: 'remove' as const },
    ]) {
      expect(hashLine({ ...line, ...change })).not.toBe(line.hash);
    }
  });
});

describe('journal file', () => {
  it('verifies as written, and is read again by another process', async () => {
    const { log } = await threeLines();
    expect(await log.verify()).toEqual({ ok: true, lines: 3, problems: [] });
    const again = openLog();
    await again.log.catchUp();
    expect(again.history.list('memory').map((entry) => entry.text)).toEqual(['one', 'two', 'three']);
  });

  it('cuts away a last line that a crash left unfinished', async () => {
    const { file } = await threeLines();
    await appendFile(file, '{"v":1,"seq":4,"prev":"');
    const again = openLog();
    expect((await again.log.verify()).problems).toEqual([{ line: 4, message: 'The last line is unfinished.' }]);
    await again.log.append([draft({ id: 'four', after: 'four', index: null })]);
    expect(await again.log.verify()).toEqual({ ok: true, lines: 4, problems: [] });
    expect(again.history.list('memory')).toHaveLength(4);
  });

  it.each(['{"v":1,"seq":4,"prev":"', '{', '\0\0\0\0'])('is repaired of %j without a new line', async (rest) => {
    const { file } = await threeLines();
    const text = await readFile(file, 'utf8');
    await appendFile(file, rest);
    const again = openLog();
    await again.log.repair();
    expect(await readFile(file, 'utf8')).toBe(text);
    expect(await again.log.verify()).toEqual({ ok: true, lines: 3, problems: [] });
  });

  it('keeps what no writer of ours can have left behind its last line', async () => {
    const { file } = await threeLines();
    await appendFile(file, 'dear diary');
    const again = openLog();
    await again.log.repair();
    await again.log.append([draft({ id: 'four', after: 'four', index: null })]);
    const lines = (await readFile(file, 'utf8')).split('\n');
    expect(lines[3]).toBe('dear diary');
    expect((await again.log.verify()).problems).toMatchObject([{ line: 4 }]);
    expect(again.history.list('memory')).toHaveLength(4);
  });

  it('repaired of a half line still tells that whole ones were lost with it', async () => {
    const { file } = await threeLines();
    const text = await readFile(file, 'utf8');
    await truncate(file, text.length - 20);
    const again = openLog();
    await again.log.repair();
    expect((await again.log.verify()).problems.map((problem) => problem.message)).toEqual([
      'The tail was cut off: the journal went on to number 3.',
    ]);
  });

  it('sees that the tail was cut, and goes on seeing it', async () => {
    const { file } = await threeLines();
    const text = await readFile(file, 'utf8');
    await truncate(file, text.lastIndexOf('\n', text.length - 2) + 1);
    const again = openLog();
    expect((await again.log.verify()).problems.map((problem) => problem.message)).toEqual([
      'The tail was cut off: the journal went on to number 3.',
    ]);
    await again.log.append([draft({ id: 'four', after: 'four', index: null })]);
    expect((await again.log.verify()).problems.map((problem) => problem.line)).toEqual([3, 3]);
  });

  it.each([
    ['a changed text', (lines: string[]) => lines.with(1, (lines[1] ?? '').replace('"two"', '"2"')), [2]],
    ['a changed origin', (lines: string[]) => lines.with(1, (lines[1] ?? '').replace('foreground', 'person')), [2]],
    ['a missing line', (lines: string[]) => lines.toSpliced(1, 1), [2, 2]],
    [
      'two lines in the wrong order',
      (lines: string[]) => [lines[1] ?? '', lines[0] ?? '', ...lines.slice(2)],
      [1, 1, 2, 2, 3, 3],
    ],
    ['a line that is none', (lines: string[]) => lines.with(1, 'not json'), [2, 3, 3]],
    ['a field that no line has', (lines: string[]) => lines.with(1, (lines[1] ?? '').replace('{', '{"note":1,')), [2]],
    ['a field said twice', (lines: string[]) => lines.with(1, (lines[1] ?? '').replace('{', '{"after":"2",')), [2]],
    ['a repeated line', (lines: string[]) => [...lines.slice(0, 2), lines[1] ?? '', ...lines.slice(2)], [3, 3]],
  ])('lists %s', async (_, change, lines) => {
    const { file } = await threeLines();
    const text = (await readFile(file, 'utf8')).trimEnd().split('\n');
    await writeFile(file, `${change(text).join('\n')}\n`);
    const found = (await openLog().log.verify()).problems.filter(
      (problem) => !problem.message.includes('journal.head'),
    );
    expect(found.map((problem) => problem.line)).toEqual(lines);
  });

  it('notices that its head is gone, and goes on seeing that lines may be missing', async () => {
    const { file } = await threeLines();
    const text = await readFile(file, 'utf8');
    await truncate(file, text.lastIndexOf('\n', text.length - 2) + 1);
    await rm(join(dir, 'journal.head'));
    expect((await openLog().log.verify()).problems).toMatchObject([{ line: 0 }]);
    for (const id of ['four', 'five']) await openLog().log.append([draft({ id, after: id })]);
    expect((await openLog().log.verify()).problems).toMatchObject([{ line: 3 }]);
  });

  it('has its head before its first line, so that a crash never looks like a lost head', async () => {
    const { log, file } = openLog();
    await log.append([draft({})]);
    // As a crash behind the first line leaves it.
    await writeFile(join(dir, 'journal.head'), JSON.stringify({ length: 0, hash: '0'.repeat(64), seq: 0 }));
    expect(await openLog().log.verify()).toMatchObject({ ok: true, lines: 1 });
    await openLog().log.append([draft({ id: 'two', after: 'two' })]);
    expect(await openLog().log.verify()).toMatchObject({ ok: true, lines: 2 });
    expect((await readFile(file, 'utf8')).split('\n')).toHaveLength(3);
  });

  it('notices that older lines were replaced as a whole', async () => {
    const { file, log } = await threeLines();
    await writeFile(file, '');
    expect((await log.verify()).problems).toMatchObject([{ message: expect.stringContaining('number 3') as string }]);
  });

  it('follows a rewrite by another process', async () => {
    const first = await threeLines();
    const second = openLog();
    await second.log.catchUp();
    await first.log.rewrite(
      (line) => purgeLine(line, (text) => text === 'two'),
      () => true,
    );
    await second.log.catchUp();
    expect(second.history.list('memory').map((entry) => entry.text)).toEqual(['one', '[purged]', 'three']);
    expect(await second.log.verify()).toEqual({ ok: true, lines: 3, problems: [] });
  });

  it('takes turns between writers', async () => {
    const logs = Array.from({ length: 5 }, () => openLog());
    await Promise.all(
      logs.flatMap(({ log }, at) =>
        Array.from({ length: 8 }, (_, n) => log.append([draft({ id: `${at}.${n}`, after: `${at}.${n}` })])),
      ),
    );
    const { log, history } = openLog();
    await log.catchUp();
    expect(history.events).toHaveLength(40);
    expect(await log.verify()).toEqual({ ok: true, lines: 40, problems: [] });
  });
});

describe('history', () => {
  it('keeps the id of an entry through edits and rebuilds any moment', async () => {
    const { log, history } = openLog();
    await log.append([
      draft({ id: 'x', after: 'tea', time: 1000 }),
      draft({ id: 'y', after: 'cats', index: 1, time: 2000 }),
    ]);
    await log.append([draft({ id: 'x', op: 'replace', before: 'tea', after: 'coffee', time: 3000 })]);
    await log.append([draft({ id: 'y', op: 'remove', before: 'cats', after: null, index: 1, time: 4000 })]);
    await log.append([draft({ id: 'y', op: 'restore', before: null, after: 'cats', index: 0, time: 5000 })]);
    const at = (time: number): string[] => history.at('memory', time).map((entry) => entry.text);
    expect([500, 1500, 2500, 3500, 4500, 5500].map(at)).toEqual([
      [],
      ['tea'],
      ['tea', 'cats'],
      ['coffee', 'cats'],
      ['coffee'],
      ['cats', 'coffee'],
    ]);
    expect(history.entry('x').map((event) => event.op)).toEqual(['add', 'replace']);
    expect(history.formerId('memory', 'cats')).toBeNull();
  });

  it('dates a change of ours by its intent and ignores one that came to nothing', async () => {
    const { log, history } = openLog();
    await log.append([draft({ kind: 'intent', time: 1000 })]);
    expect(history.openIntents('memory')).toHaveLength(1);
    await log.append([draft({ time: 9000 })]);
    expect(history.event(2)?.time).toBe(1000);
    await log.append([draft({ kind: 'intent', id: 'b', after: 'b', time: 2000 })]);
    await log.append([draft({ id: 'b', op: 'abandoned', after: null, time: 3000 })]);
    expect(history.openIntents('memory')).toHaveLength(0);
    expect(history.list('memory').map((entry) => entry.text)).toEqual(['text']);
  });
});

describe('reconciliation', () => {
  it('leads from any known list to any file, in the order of the file, with the ids of what stayed', () => {
    const texts = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'), { maxLength: 8 }).map(unique);
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        const known: Identified[] = before.map((text) => ({ id: `id ${text}`, text }));
        let fresh = 0;
        const changes = findChanges(known, after, () => `new ${(fresh += 1)}`);
        const work = [...known];
        for (const change of changes) applyChange(work, change);
        expect(work.map((entry) => entry.text)).toEqual(after);
        for (const entry of work) if (before.includes(entry.text)) expect(entry.id).toBe(`id ${entry.text}`);
        const stayed = after.filter((text) => before.includes(text));
        expect(changes.filter((change) => change.op === 'move').length).toBeLessThan(Math.max(1, stayed.length));
      }),
      { numRuns: 2000 },
    );
  });
});

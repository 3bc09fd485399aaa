import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RequestInput, SessionRow } from '@shared/contract/index.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { HandlerTable } from '../../../api/dispatch.ts';
import { desk, lastAsked, type Ran } from '../test-desk.ts';

function row(id: string, more: Partial<SessionRow> = {}): SessionRow {
  return {
    id,
    title: `Talk ${id}`,
    preview: '',
    source: 'cli',
    model: 'm',
    startedAt: 0,
    lastActive: 0,
    endedAt: null,
    messageCount: 2,
    pinned: false,
    archived: false,
    parent: null,
    parts: 1,
    waiting: 0,
    changes: 0,
    running: false,
    inputTokens: 0,
    outputTokens: 0,
    cacheReadTokens: 0,
    costUsd: null,
    ...more,
  };
}

function folder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'desk-cli-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

const run = (argv: readonly string[], handlers: HandlerTable): Promise<Ran> =>
  desk(['sessions', ...argv], { handlers: () => handlers });

const found: HandlerTable = {
  'sessions.resolve': ({ name }) => row('a', { title: name === 'trip' ? 'trip #3' : 'Bread' }),
};

describe('keeping conversations in order from the command line', () => {
  it.each([
    [['rename', 'Bread', ''], { id: 'a', title: '' }],
    [['pin', 'a'], { id: 'a', pinned: true }],
    [['unpin', 'a'], { id: 'a', pinned: false }],
    [['archive', 'a'], { id: 'a', archived: true }],
    [['unarchive', 'a'], { id: 'a', archived: false }],
    [['delete', 'Bread'], { id: 'a' }],
    [['undelete', 'a'], { id: 'a' }],
    [['empty-trash'], { id: null }],
    [['empty-trash', 'a'], { id: 'a' }],
    [['reindex'], {}],
  ])('%j asks for what it says', async (argv, asked) => {
    const ran = await run(argv, {
      ...found,
      'sessions.rename': () => row('a'),
      'sessions.pin': () => row('a'),
      'sessions.archive': () => row('a'),
      'sessions.delete': () => ({ ok: true }),
      'sessions.undelete': () => row('a'),
      'sessions.emptyTrash': () => ({ forgotten: 1 }),
      'sessions.reindex': () => ({ state: 'ready', done: 3, total: 3 }),
    });
    expect([ran.code, lastAsked(ran)]).toMatchObject([0, { input: asked }]);
  });

  it('takes no numbered relative for the title that was said when it deletes', async () => {
    const ran = await run(['delete', 'trip'], found);
    expect([ran.code, ran.asked.map(({ name }) => name)]).toEqual([1, ['sessions.resolve']]);
    expect(ran.err).toContain('trip #3 is a');
  });

  it('shows what a clean-up takes, and takes exactly that when it is told to', async () => {
    const asked: RequestInput<'sessions.prune'>[] = [];
    const prune: HandlerTable = {
      'sessions.prune': (input) => {
        asked.push(input);
        const spared = { pinned: 1, archived: 0, open: 2 };
        const space = { given: 0, free: 5_242_880 };
        return { total: 2, messages: 4, rows: [row('a')], ids: ['a', 'b'], spared, refused: [], space };
      },
    };
    const shown = await run(['prune'], prune);
    expect(shown.out).toContain('2 conversations with 4 messages would be deleted. --yes deletes them.');
    expect(shown.out).toContain('(and 1 more)');
    expect(shown.out).toContain('Spared: 1 pinned, 2 never ended.');
    await run(['prune', '--title', 'user_auth', '--include-archived', '--yes'], prune);
    expect(asked).toMatchObject([
      { filter: { days: 90, title: '', archived: false, open: false }, ids: null },
      { filter: { days: null, title: 'user_auth', archived: true }, ids: null },
      { filter: { days: null, title: 'user_auth', archived: true }, ids: ['a', 'b'] },
    ]);
    for (const wrong of [
      ['--yes', '--dry-run'],
      ['--older-than', '-5'],
      ['--older-than', 'x'],
      ['--title', ''],
    ]) {
      expect((await run(['prune', ...wrong], prune)).code, wrong.join(' ')).toBe(2);
    }
    expect(asked).toHaveLength(3);
  });

  it('exports to standard output or to a new file, one or all, and overwrites nothing', async () => {
    const pages = Array.from({ length: 501 }, (_, i) => row(`s${i}`));
    const handlers: HandlerTable = {
      ...found,
      'sessions.list': ({ archived, offset, limit }) => {
        const rows = archived ? [row('old', { archived: true })] : pages;
        return { rows: rows.slice(offset, offset + limit), total: rows.length, messages: 0 };
      },
      'sessions.export': ({ id, format }) => ({ name: id, mime: 'x', text: `${id} ${format}\n` }),
    };
    expect((await run(['export', 'Bread', '--format', 'md'], handlers)).out).toBe('a markdown\n');
    const file = join(folder(), 'all.jsonl');
    expect((await run(['export', '--all', file], handlers)).out).toBe(`502 conversations written to ${file}.\n`);
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect([lines.length, lines[0], lines.at(-1)]).toEqual([502, 's0 jsonl', 'old jsonl']);
    writeFileSync(file, 'mine');
    expect((await run(['export', '--all', file], handlers)).code).toBe(1);
    expect(readFileSync(file, 'utf8')).toBe('mine');
    const absent = join(folder(), 'no', 'such');
    expect((await run(['export', 'Bread', absent], handlers)).code).toBe(1);
    expect(existsSync(absent)).toBe(false);
    for (const wrong of [[], ['a', '--format', 'pdf'], ['--all', 'x', 'y'], ['--all', '--format', 'html']]) {
      expect((await run(['export', ...wrong], handlers)).code, wrong.join(' ')).toBe(2);
    }
  });

  it('lists the trash', async () => {
    const rows = [{ id: 'a', title: null, deletedAt: 0, messages: 3, parts: 1 }];
    expect((await run(['trash'], { 'sessions.trash': () => ({ rows }) })).out).toContain('3 messages  (no title)');
    const single = [{ id: 'b', title: 'B', deletedAt: 0, messages: 1, parts: 1 }];
    expect((await run(['trash'], { 'sessions.trash': () => ({ rows: single }) })).out).toContain('1 message  B');
    expect((await run(['trash'], { 'sessions.trash': () => ({ rows: [] }) })).out).toBe('The trash is empty.\n');
  });

  it('tells how a repair goes on, for people', async () => {
    const report = {
      found: 'sound' as const,
      sessions: 0,
      messages: 0,
      lost: 0,
      atLeast: false,
      lostFrom: [],
      aside: null,
    };
    const world = {
      handlers: (events: { emit(type: 'sessions.repairing', data: object): void }): HandlerTable => ({
        'sessions.repair': () => {
          events.emit('sessions.repairing', { step: 'checking', done: 0, total: 0 });
          for (const done of [1, 2, 55]) events.emit('sessions.repairing', { step: 'rows', done, total: 100 });
          return report;
        },
      }),
    };
    const ran = await desk(['sessions', 'repair'], world);
    expect(ran.out.split('\n')).toEqual([
      'Looking through state.db ...',
      'Carrying rows over: 0 %',
      'Carrying rows over: 50 %',
      'state.db is sound.',
      '',
    ]);
    const json = await desk(['sessions', 'repair', '--json'], world);
    expect(JSON.parse(json.out)).toEqual(report);
  });
});

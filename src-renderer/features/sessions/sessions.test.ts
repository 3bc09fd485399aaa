import type { SearchHit } from '@shared/contract/index.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeCore } from '../../bridge/fake.test-support.ts';
import { aMessage, aSession } from '../chat/rows.test-support.ts';
import { browse, groupHits, noFilters, passes, sinceOf, useBrowse, watchBrowse } from './browse-store.ts';
import { placeRow } from './list-store.ts';
import { foldSteps, markedWords, marksIn, plainWords } from './preview-lines.ts';
import { eventually } from '../../patience.test-support.ts';

const hit = (
  session: string,
  message: number | null,
  snippet = 'a port',
  marks: [number, number][] = [[2, 6]],
): SearchHit => ({
  session: aSession({ id: session }),
  message,
  role: message === null ? 'title' : 'user',
  time: 0,
  snippet,
  marks,
});

const none = noFilters;

beforeEach(() => {
  useBrowse.setState({ query: '', filters: none, found: [], total: 0, state: 'loading', took: null });
});

describe('what a search found', () => {
  it('stands by session in the order of the best hit, hits in the order of time', () => {
    const groups = groupHits([hit('b', 9), hit('a', 4), hit('b', 2), hit('b', null)]);
    expect(groups.map((group) => group.row.id)).toEqual(['b', 'a']);
    expect(groups[0]?.hits.map((each) => each.message)).toEqual([null, 2, 9]);
  });

  it('comes from the indexes first and is completed behind them', async () => {
    const depths: string[] = [];
    const core = fakeCore({
      'sessions.search': ({ depth }) => {
        depths.push(depth);
        const hits = depth === 'index' ? [hit('a', 1)] : [hit('a', 1), hit('c', 3)];
        return { hits, total: hits.length, complete: depth === 'full', note: null, unread: [] };
      },
    });
    useBrowse.setState({ query: 'port' });
    await browse(core.bridge);
    expect(depths).toEqual(['index', 'full']);
    expect(useBrowse.getState()).toMatchObject({ total: 2, complete: true, state: 'ready' });
  });

  it('never shows the answer to an older question', async () => {
    const answers: ((answer: {
      hits: SearchHit[];
      total: number;
      complete: boolean;
      note: null;
      unread: [];
    }) => void)[] = [];
    const core = fakeCore({ 'sessions.search': () => new Promise((resolve) => answers.push(resolve)) });
    useBrowse.setState({ query: 'po' });
    const first = browse(core.bridge);
    useBrowse.setState({ query: 'port' });
    const second = browse(core.bridge);
    await eventually(() => expect(answers).toHaveLength(2));
    answers[1]?.({ hits: [hit('new', 1)], total: 1, complete: true, note: null, unread: [] });
    answers[0]?.({ hits: [hit('old', 1)], total: 1, complete: true, note: null, unread: [] });
    await Promise.all([first, second]);
    expect(useBrowse.getState().found.map(({ row }) => row.id)).toEqual(['new']);
  });
});

describe('the list of sessions', () => {
  it('keeps its order as rows change, and lets go of an archived one', () => {
    const rows = [aSession({ id: 'b', lastActive: 2 }), aSession({ id: 'a', lastActive: 1 })];
    expect(placeRow(rows, aSession({ id: 'a', lastActive: 3 })).map((row) => row.id)).toEqual(['a', 'b']);
    expect(placeRow(rows, aSession({ id: 'b', archived: true })).map((row) => row.id)).toEqual(['a']);
  });

  it.each([
    [aSession({ id: 'x', pinned: true }), { ...none, pinned: true }, true],
    [aSession({ id: 'x' }), { ...none, pinned: true }, false],
    [aSession({ id: 'x', waiting: 2 }), { ...none, waiting: true }, true],
    [aSession({ id: 'x', archived: true }), none, false],
    [aSession({ id: 'x', archived: true }), { ...none, archived: true }, true],
    [aSession({ id: 'x' }), { ...none, changed: true }, false],
    [aSession({ id: 'x', changes: 1 }), { ...none, changed: true }, true],
    [aSession({ id: 'x', model: 'a' }), { ...none, model: 'b' }, false],
    [aSession({ id: 'x', source: 'cli' }), { ...none, source: 'cli' }, true],
    [aSession({ id: 'x', lastActive: 1 }), { ...none, span: 30 as const }, false],
    [aSession({ id: 'x', lastActive: Date.now() }), { ...none, span: 1 as const }, true],
  ])('passes by its filters', (row, filters, passed) => {
    expect(passes(row, filters)).toBe(passed);
  });

  it('reaches back by whole days, today included', () => {
    const noon = new Date(2026, 4, 14, 12).getTime();
    expect(sinceOf(0, noon)).toBeNull();
    expect(sinceOf(1, noon)).toBe(new Date(2026, 4, 14).getTime());
    expect(sinceOf(7, noon)).toBe(new Date(2026, 4, 8).getTime());
  });

  it('keeps pinned ones above, and the archived to themselves', () => {
    const rows = [aSession({ id: 'b', lastActive: 2 }), aSession({ id: 'a', lastActive: 1 })];
    expect(placeRow(rows, aSession({ id: 'a', pinned: true })).map((row) => row.id)).toEqual(['a', 'b']);
    expect(placeRow(rows, aSession({ id: 'b' }), true).map((row) => row.id)).toEqual(['a']);
  });

  it('asks the core for what the filters say, and lets go of a row that no longer passes', async () => {
    const asked: unknown[] = [];
    const row = aSession({ id: 'a', pinned: true });
    const core = fakeCore({
      'sessions.list': (input) => {
        asked.push(input);
        return { rows: [row], total: 1, messages: 2 };
      },
    });
    const stop = watchBrowse(core.bridge);
    useBrowse.setState({ filters: { ...none, pinned: true, model: 'm' } });
    await browse(core.bridge);
    expect(asked).toMatchObject([{ pinned: true, model: 'm', since: null, archived: false }]);
    core.emit('session.changed', { ...row, pinned: false });
    expect(useBrowse.getState()).toMatchObject({ found: [], total: 0 });
    stop();
  });

  it('follows what other windows do, and its head counts what its rows say', async () => {
    const rows = [aSession({ id: 'a', messageCount: 6 }), aSession({ id: 'b', messageCount: 10 })];
    const core = fakeCore({ 'sessions.list': () => ({ rows, total: 2, messages: 16 }) });
    const stop = watchBrowse(core.bridge);
    useBrowse.setState({ filters: none });
    await browse(core.bridge);
    expect(useBrowse.getState().messages).toBe(16);
    core.emit('session.changed', aSession({ id: 'a', title: 'renamed', messageCount: 4, lastActive: 9 }));
    expect(useBrowse.getState().found[0]?.row.title).toBe('renamed');
    expect(useBrowse.getState().messages).toBe(14);
    core.emit('session.deleted', { id: 'a' });
    core.emit('session.changed', aSession({ id: 'c', messageCount: 1 }));
    expect(useBrowse.getState()).toMatchObject({ total: 2, messages: 11 });
    core.emit('session.deleted', { id: 'b' });
    core.emit('session.deleted', { id: 'c' });
    expect(useBrowse.getState()).toMatchObject({ found: [], total: 0, messages: 0 });
    stop();
  });
});

describe('the preview', () => {
  it('folds tool calls into their number and tells memory changes at the answer after them', () => {
    const lines = foldSteps([
      aMessage({ id: 1, content: 'do it' }),
      aMessage({ id: 2, role: 'assistant', content: '', toolCalls: [{ id: 'c', name: 'memory', arguments: '{}' }] }),
      aMessage({ id: 3, role: 'tool', toolCallId: 'c', effect: { journal: [1], staged: [] } }),
      aMessage({ id: 4, role: 'assistant', content: 'done' }),
      aMessage({ id: 5, displayKind: 'hidden' }),
    ]);
    expect(lines.map((line) => (line.kind === 'steps' ? line.calls : [line.message.content, line.changes]))).toEqual([
      ['do it', 0],
      1,
      ['done', 1],
    ]);
  });

  it.each([
    ['**bold** and ** not **', 'bold and ** not **'],
    ['- one\n  * two\n-three', '• one\n  • two\n-three'],
    ['2 ** 3 ** 4, __init__', '2 ** 3 ** 4, __init__'],
  ])('shows %j as plain words', (markdown, words) => {
    expect(plainWords(markdown)).toBe(words);
  });

  it('marks every occurrence of what the search marked, in any case', () => {
    const words = markedWords([hit('a', 1, 'the Port', [[4, 8]])]);
    expect(words).toEqual(['port']);
    expect(marksIn('Port and port', words).marks).toEqual([
      [0, 4],
      [9, 13],
    ]);
  });

  it('shows a long message around its first mark', () => {
    const { text, marks } = marksIn(`${'x'.repeat(5000)}port${'y'.repeat(5000)}`, ['port']);
    expect(text.length).toBeLessThan(2100);
    expect(text.slice(...(marks[0] ?? [0, 0]))).toBe('port');
    expect(text.startsWith('…') && text.endsWith('…')).toBe(true);
  });

  it('marks nothing wrongly where lower case changes the length', () => {
    expect(marksIn('İstanbul port', ['port']).marks).toEqual([]);
  });
});

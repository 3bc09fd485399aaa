/** Memories that are older than the journal: since when conversations of this home show that they stood. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { renderBlock } from '@shared/memory/blocks.ts';
import { openDesk } from './api/desk.ts';
import { homePaths } from './home/index.ts';
import { type FoundMemory, MemoryBounds } from './journey-bounds.ts';
import type { SessionStore } from './sessions/index.ts';
import { makeVersion22 } from './sessions/testing/layouts.ts';
import { openTestStore, temporaryHome } from './sessions/testing/store.ts';

const DAY = 86_400_000;
const FOUND = Date.UTC(2026, 4, 20);
const at = (days: number): number => FOUND + days * DAY;

function memory(id: string, text: string, more: Partial<FoundMemory> = {}): FoundMemory {
  return {
    ...{ id, store: 'memory', text, foundAs: text, seq: 1, firstSeen: null, knownBy: FOUND, edits: [] },
    ...{ origin: 'external', session: null, message: null, removedAt: null, purged: false },
    ...more,
  };
}

interface Told {
  readonly id: string;
  readonly started: number;
  readonly prompt: string;
}
interface Called {
  readonly session: string;
  readonly time: number;
  readonly args: unknown;
  readonly result: unknown;
}

/** A home as an older Hermes left it, with these prompts and calls of the memory tool. */
async function past(prompts: readonly Told[], calls: readonly Called[], home = temporaryHome()): Promise<SessionStore> {
  const db = makeVersion22(join(home, 'state.db'));
  for (const { id, started, prompt } of prompts) {
    db.prepare('INSERT INTO sessions (id, source, system_prompt, started_at) VALUES (?, ?, ?, ?)').run(
      id,
      'cli',
      prompt,
      started / 1000,
    );
  }
  const insert = db.prepare(
    'INSERT INTO messages (session_id, role, content, tool_calls, tool_call_id, timestamp) VALUES (?, ?, ?, ?, ?, ?)',
  );
  calls.forEach(({ session, time, args, result }, i) => {
    const call = [{ id: `c${i}`, type: 'function', function: { name: 'memory', arguments: JSON.stringify(args) } }];
    insert.run(session, 'assistant', null, JSON.stringify(call), null, time / 1000);
    if (result !== undefined) insert.run(session, 'tool', JSON.stringify(result), null, `c${i}`, time / 1000 + 1);
  });
  db.close();
  return (await openTestStore({ home })).store;
}

function prompt(...entries: string[]): string {
  return `You are Hermes.\n\n${renderBlock('memory', entries, 2200) ?? ''}\n\nConversation started: Monday`;
}

interface Home {
  readonly bounds: MemoryBounds;
  readonly file: string;
  readonly found: number[];
}

function boundsOf(store: SessionStore | null, mayWrite = true, file = join(temporaryDesk(), 'known-by.json')): Home {
  const found: number[] = [];
  const bounds = new MemoryBounds({
    past: () => {
      if (store === null) throw new Error('not to be asked');
      return store.past();
    },
    file,
    mayWrite: () => mayWrite,
    onFound: () => found.push(1),
    log: () => undefined,
  });
  return { bounds, file, found };
}

function temporaryDesk(): string {
  const dir = mkdtempSync(join(tmpdir(), 'desk-bounds-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

const session = (id: string, day: number, ...entries: string[]): Told => ({
  id,
  started: at(day),
  prompt: prompt(...entries),
});

describe('a memory older than the journal', () => {
  it('is known by the first conversation whose model was told its very text', async () => {
    const store = await past(
      [session('a', -90, 'Other'), session('b', -60, 'Other', 'Likes tea'), session('c', -30, 'Likes tea')],
      [],
    );
    const { bounds } = boundsOf(store);
    const [tea, green, other] = await bounds.apply([
      memory('1', 'Likes tea'),
      memory('2', 'Likes green tea'),
      memory('3', 'Other', { store: 'user' }),
    ]);
    expect(tea).toMatchObject({ knownBy: at(-60), bound: 'told', firstSeen: null, session: null });
    expect(green).toMatchObject({ knownBy: FOUND, bound: 'found' });
    expect(other).toMatchObject({ knownBy: FOUND, bound: 'found' });
  });

  it('counts a prompt by the end of its conversation where it may have been rebuilt meanwhile', async () => {
    const store = await past(
      [session('long', -90, 'Likes tea'), session('short', -60, 'Likes tea')],
      [{ session: 'long', time: at(-10), args: { action: 'remove', old_text: 'x' }, result: { success: true } }],
    );
    expect((await boundsOf(store).bounds.apply([memory('1', 'Likes tea')]))[0]).toMatchObject({ knownBy: at(-60) });
  });

  it('is known by the tool call that saved it, and leads to that conversation', async () => {
    const store = await past(
      [session('a', -80), session('b', -60, 'Likes tea')],
      [
        {
          session: 'a',
          time: at(-79),
          args: { action: 'add', target: 'memory', content: ' Likes tea\n' },
          result: { success: true },
        },
        {
          session: 'b',
          time: at(-50),
          args: {
            operations: [
              { action: 'remove', old_text: 'y' },
              { action: 'replace', old_text: 'z', content: 'Has a cat' },
            ],
          },
          result: { success: true },
        },
      ],
    );
    expect(await boundsOf(store).bounds.apply([memory('1', 'Likes tea'), memory('2', 'Has a cat')])).toMatchObject([
      { knownBy: at(-79), bound: 'saved', session: 'a', message: 1 },
      { knownBy: at(-50), bound: 'saved', session: 'b', message: 3 },
    ]);
  });

  it.each([
    ['failed', { success: false, error: 'full' }],
    ['waits for a person', { success: true, staged: true, pending_id: 'ab12cd34' }],
    ['was never answered', undefined],
    ['was answered with rubbish', 'rubbish'],
  ])('is not known by a call that %s', async (_, result) => {
    const store = await past(
      [session('a', -80)],
      [{ session: 'a', time: at(-79), args: { action: 'add', content: 'Likes tea' }, result }],
    );
    expect((await boundsOf(store).bounds.apply([memory('1', 'Likes tea')]))[0]).toMatchObject({ bound: 'found' });
  });

  it('is looked up by the text the journal found, though it was reworded since', async () => {
    const store = await past([session('a', -80, 'Likes tea')], []);
    const [node] = await boundsOf(store).bounds.apply([
      memory('1', 'Likes coffee', { foundAs: 'Likes tea', edits: [FOUND + DAY] }),
    ]);
    expect(node).toMatchObject({ knownBy: at(-80), bound: 'told', text: 'Likes coffee' });
  });
});

describe('what was found', () => {
  it('is kept without any text, and conversations are not read again', async () => {
    const store = await past([session('a', -80, 'Likes tea')], []);
    const first = boundsOf(store);
    const records = [memory('1', 'Likes tea'), memory('2', 'Unheard of')];
    const answer = await first.bounds.apply(records);
    expect(readFileSync(first.file, 'utf8')).not.toMatch(/tea|Unheard/);
    expect(await boundsOf(null, true, first.file).bounds.apply(records)).toEqual(answer);
    expect(first.found).toEqual([]);
  });

  it('is not written while another app owns the home', async () => {
    const store = await past([session('a', -80, 'Likes tea')], []);
    const { bounds, file } = boundsOf(store, false);
    expect((await bounds.apply([memory('1', 'Likes tea')]))[0]).toMatchObject({ bound: 'told' });
    expect(existsSync(file)).toBe(false);
  });

  it('is nothing where state.db cannot be read, and the map stands all the same', async () => {
    expect(await boundsOf(null).bounds.apply([memory('1', 'Likes tea')])).toMatchObject([
      { knownBy: FOUND, bound: 'found' },
    ]);
  });

  it('is not asked for a memory whose birth the journal saw', async () => {
    const { foundAs, ...born } = memory('1', 'Likes tea', { firstSeen: FOUND, knownBy: null });
    expect(foundAs).toBe('Likes tea');
    expect(await boundsOf(null).bounds.apply([{ ...born, foundAs: null }])).toEqual([born]);
  });
});

it('a home that an older Hermes kept is drawn by what its conversations show, and leads to where it was saved', async () => {
  const home = temporaryHome();
  const calls = [
    {
      session: 'a',
      time: at(-79),
      args: { action: 'add', target: 'memory', content: 'Likes tea' },
      result: { success: true },
    },
  ];
  await past([session('a', -80), session('b', -60, 'Likes tea', 'Has a cat')], calls, home);
  mkdirSync(join(home, 'memories'));
  const file = join(home, 'memories', 'MEMORY.md');
  writeFileSync(file, 'Likes tea\n§\nHas a cat\n§\nNowhere else');
  utimesSync(file, FOUND / 1000, FOUND / 1000);
  const desk = await openDesk({
    ...{
      paths: homePaths(home, home, 'default'),
      host: 'web',
      story: null,
      model: null,
      workspace: home,
      version: 'test',
    },
    env: { PATH: process.env['PATH'], HERMES_DESK_TEST: '1' },
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  });
  onTestFinished(() => desk.close());
  const { nodes } = await desk.core.services().journey.graph();
  expect(nodes.map(({ label, time, uncertain, session: from }) => [label, time, uncertain, from])).toEqual([
    ['Likes tea', at(-79), { from: null, to: at(-79), by: 'saved' }, 'a'],
    ['Has a cat', at(-60), { from: null, to: at(-60), by: 'told' }, null],
    ['Nowhere else', FOUND, { from: null, to: FOUND, by: 'found' }, null],
  ]);
});

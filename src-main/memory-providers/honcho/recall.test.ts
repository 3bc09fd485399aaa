import { describe, expect, it, vi } from 'vitest';
import { answered, emptyRun, interval, isDue, isStale, startCadence } from './cadence.ts';
import { isEnough, passLevels, runDialectic } from './dialectic.ts';
import { readSettings, type HonchoSettings, type Level } from './settings.ts';
import { scan } from '../../memory/scanner/index.ts';
import { SingleRun } from './single-run.ts';
import { honchoWorld, never, ROUTES, sessionOf, type HonchoWorld } from './testing/world.ts';

const session = sessionOf('s1');
const none = { env: () => undefined, yaml: () => undefined };
const settingsOf = (raw: Record<string, never> | Record<string, unknown>): HonchoSettings =>
  readSettings(raw as never, 'hermes', none, true);
const prompt = (
  number: number,
  text = 'What shall I plant?',
  of = session,
): Parameters<HonchoWorld['provider']['recall']>[0] => ({ session: of, text, number });

/** One turn: what it recalled, and what is fetched ahead for the next. */
async function turn({ provider }: HonchoWorld, number: number): Promise<string> {
  const { text } = await provider.recall(prompt(number), never);
  await provider.prepare?.(prompt(number), never);
  return text;
}

describe('the base layer', () => {
  it('five parts in their order under their headings, empty ones left out', async () => {
    const world = await honchoWorld();
    const { state } = world.stub;
    state.summary = 'They talked about walls.';
    state.representations.set('hermes>eri', 'Eri gardens.');
    state.cards.set('hermes>eri', ['Likes tea', 'Lives in Kyoto']);
    state.cards.set('hermes>hermes', ['Patient']);
    state.chatAnswer = () => null;
    await world.provider.begin?.(session, never);
    expect(await turn(world, 1)).toBe(
      '## Session Summary\nThey talked about walls.\n\n## User Representation\nEri gardens.\n\n## User Peer Card\nLikes tea\nLives in Kyoto\n\n## AI Identity Card\nPatient',
    );
  });

  it('a card that lies in the person’s own slot alone is found', async () => {
    const world = await honchoWorld();
    world.stub.state.cards.set('eri>eri', ['Only here']);
    world.stub.state.cards.set('hermes>eri', []);
    await world.provider.begin?.(session, never);
    expect(await turn(world, 1)).toContain('Only here');
  });

  it('a summary with thinking in it is cleaned, one that cannot be is left out', async () => {
    const world = await honchoWorld();
    world.stub.state.chatAnswer = () => '';
    world.stub.state.summary = '<think>secretly bored</think>They talked.';
    await world.provider.begin?.(session, never);
    expect(await turn(world, 1)).toBe('## Session Summary\nThey talked.');
    world.stub.state.summary = 'They talked. <think>and then';
    expect(await turn(world, 2)).not.toContain('and then');
    expect(await turn(world, 3)).toBe('');
  });

  it('unified: each peer answers about itself; what the server insists on wins', async () => {
    const world = await honchoWorld({ observationMode: 'directional' });
    world.stub.state.insists.set('hermes', { observe_me: null, observe_others: false });
    world.stub.state.representations.set('eri>eri', 'Eri by herself.');
    await world.provider.begin?.(session, never);
    expect(await turn(world, 1)).toContain('Eri by herself.');
    expect(world.stub.count(/^POST .*\/peers\/eri\/chat/)).toBeGreaterThan(0);
    expect(world.stub.count(/^POST .*\/peers\/hermes\/chat/)).toBe(0);
  });
});

describe('the dialectic', () => {
  it('levels follow from depth, the words from what came before, and it ends early when there is enough', async () => {
    expect(passLevels('short', settingsOf({ dialecticDepth: 3 }))).toEqual(['minimal', 'low', 'low']);
    expect(passLevels('x'.repeat(400), settingsOf({ dialecticDepth: 2 }))).toEqual(['minimal', 'high']);
    expect(passLevels('x'.repeat(400), settingsOf({ dialecticDepth: 2, reasoningLevelCap: 'medium' }))).toEqual([
      'minimal',
      'medium',
    ]);
    expect(passLevels('x'.repeat(400), settingsOf({ reasoningHeuristic: false }))).toEqual(['low']);
    const asked: string[] = [];
    const run = (answers: readonly string[], cold = false): Promise<string> => {
      asked.length = 0;
      return runDialectic({
        ...{ prompt: 'short', question: null, cold, settings: settingsOf({ dialecticDepth: 3 }) },
        ask: (query) => Promise.resolve(answers[asked.push(query) - 1] ?? ''),
      });
    };
    expect(await run(['one', 'two', 'three'], true)).toBe('three');
    expect(asked[0]).toMatch(/^Who is this person/);
    expect(asked[1]).toContain('one');
    expect(asked[2]).toMatch(/one[\s\S]*two/);
    expect(await run([`- a\n${'b'.repeat(100)}`])).toContain('- a');
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatch(/this session/);
    expect(
      isEnough('x'.repeat(301)) && !isEnough('x'.repeat(300)) && !isEnough(`${'y'.repeat(60)}\n${'y'.repeat(60)}`),
    ).toBe(true);
  });

  it('a pass that answers nothing at minimal is asked again, with more room, and a failure keeps what is there', async () => {
    const asked: [string, Level][] = [];
    const settings = settingsOf({ dialecticDepth: 2, dialecticDepthLevels: ['minimal', 'minimal'] });
    const base = { prompt: '', question: null, cold: true, settings };
    const ask = (query: string, level: Level): Promise<string> =>
      Promise.resolve(asked.push([query, level]) === 1 ? '' : 'found');
    expect(await runDialectic({ ...base, ask })).toBe('found');
    expect(asked.map(([, level]) => level)).toEqual(['minimal', 'low']);
    expect(asked[1]?.[0]).toBe(asked[0]?.[0]);
  });

  it('answers are cut to their limit at a word; a question of 5 MB back is no answer', async () => {
    const world = await honchoWorld({ dialecticMaxChars: 40 });
    world.stub.state.chatAnswer = () => 'word '.repeat(100);
    await world.provider.begin?.(session, never);
    expect(await turn(world, 1)).toBe(`${'word '.repeat(8).trim()} …`);
    await world.stub.fault('oversized', 1, ROUTES.chat);
    await world.provider.recall(prompt(2), never);
    await expect(world.provider.prepare?.(prompt(2), never)).rejects.toMatchObject({ kind: 'too_large' });
  });

  it.each([null, ''])('an answer of %j is none', async (answer) => {
    const world = await honchoWorld();
    world.stub.state.chatAnswer = () => answer;
    await world.provider.begin?.(session, never);
    expect(await turn(world, 1)).toBe('');
  });

  it('queryRewrite: the rewritten words take the place of the first question; a rewriter that fails does not', async () => {
    const rewrite = vi.fn(({ session: of, text }: { session: string; text: string }) =>
      Promise.resolve(of === session.id ? `Asked: ${text}` : ''),
    );
    const world = await honchoWorld({ queryRewrite: true }, { rewrite });
    await world.provider.begin?.(session, never);
    await turn(world, 1);
    expect(world.stub.bodies(ROUTES.chat).at(-1)).toMatchObject({
      query: 'Asked: What shall I plant?',
      reasoning_level: 'low',
      target: 'eri',
      stream: false,
    });
    expect(world.stub.bodies(ROUTES.chat).at(-1)).not.toHaveProperty('session_id');
    rewrite.mockRejectedValueOnce(new Error('no model'));
    await turn(world, 2);
    expect(world.stub.bodies(ROUTES.chat).at(-1)?.['query']).toMatch(/this person/);
  });
});

describe('cadences', () => {
  it('widen by one for each empty run to eight times, and not for a sign-in', () => {
    let cadence = startCadence(2);
    expect(isDue(cadence, 1) || !isDue(cadence, 2)).toBe(false);
    for (let run = 0; run < 40; run += 1) cadence = emptyRun(cadence, run, true);
    expect(interval(cadence)).toBe(16);
    expect(interval(answered(cadence, 50))).toBe(2);
    expect(interval(emptyRun(startCadence(2), 4, false))).toBe(2);
    expect(isStale(startCadence(3), 4, 10)).toBe(false);
    expect(isStale(startCadence(3), 4, 11)).toBe(true);
  });

  it('honcho_reasoning by the model puts the next run a whole cadence off', async () => {
    const world = await honchoWorld({ dialecticCadence: 3 });
    await world.provider.begin?.(session, never);
    await turn(world, 1);
    await world.provider.recall(prompt(2), never);
    const tool = world.provider.tools().find(({ name }) => name === 'honcho_reasoning');
    await tool?.run({ query: 'tea?' }, { session, signal: never });
    const before = world.stub.count(ROUTES.chat);
    await world.provider.prepare?.(prompt(3), never);
    await world.provider.prepare?.(prompt(4), never);
    expect(world.stub.count(ROUTES.chat)).toBe(before);
    await world.provider.prepare?.(prompt(5), never);
    expect(world.stub.count(ROUTES.chat)).toBe(before + 1);
  });

  it('an answer that waited too long is dropped', async () => {
    const world = await honchoWorld({ dialecticCadence: 1 });
    world.stub.state.chatAnswer = () => 'An old answer.';
    await world.provider.begin?.(session, never);
    await turn(world, 1);
    expect((await world.provider.recall(prompt(4), never)).text).toBe('');
  });
});

describe('waiting', () => {
  it('a server that never answers delays the first turn by its two budgets alone, and later ones not at all', async () => {
    const world = await honchoWorld({ firstTurnBaseWait: 0.05, firstTurnDialecticWait: 0.05, timeout: 30 });
    await world.stub.fault('stalled');
    // The limit of a request is half a minute, that of this test five seconds.
    expect(await world.provider.recall(prompt(1), never)).toEqual({ text: '', count: null });
    expect(await world.provider.recall(prompt(2), never)).toEqual({ text: '', count: null });
  });

  it('tools mode asks nothing by itself, whatever the server does; with initOnSessionStart it makes the session', async () => {
    const lazy = await honchoWorld({ recallMode: 'tools' });
    await lazy.provider.begin?.(session, never);
    expect(lazy.stub.seen()).toEqual([]);
    const eager = await honchoWorld({ recallMode: 'tools', initOnSessionStart: true });
    await eager.provider.begin?.(session, never);
    expect(eager.stub.state.sessions.has('hermes/garden')).toBe(true);
    expect(eager.stub.count(ROUTES.base)).toBe(0);
  });

  it('a first request that failed poisons nothing', async () => {
    const world = await honchoWorld();
    await world.stub.fault('500', 1);
    await expect(world.provider.begin?.(session, never)).rejects.toMatchObject({ kind: 'server' });
    await world.provider.begin?.(session, never);
    expect(await turn(world, 1)).toContain('About hermes>eri');
  });

  it('peers that cannot be joined stand in nobody’s way', async () => {
    const world = await honchoWorld();
    await world.stub.fault('500', Number.POSITIVE_INFINITY, /^POST .*\/sessions\/[^/]+\/peers$/);
    await world.provider.begin?.(session, never);
    expect(await turn(world, 1)).toContain('About hermes>eri');
  });

  it('a result that arrives after the conversation has changed has no effect', async () => {
    const world = await honchoWorld({ firstTurnBaseWait: 0, firstTurnDialecticWait: 0 });
    world.stub.state.representations.set('hermes>eri', 'Of the old one.');
    world.stub.hold(ROUTES.chat);
    const late = world.provider.begin?.(session, never).catch((error: unknown) => error);
    const next = sessionOf('s2', { workspace: '/work/other' });
    world.provider.switched?.(session, next);
    world.stub.release();
    await late;
    world.stub.state.chatAnswer = () => 'Of the new one.';
    world.stub.state.representations.clear();
    await world.provider.begin?.(next, never);
    expect((await world.provider.recall(prompt(1, 'x', next), never)).text).toBe('Of the new one.');
    expect((await world.provider.recall(prompt(1), never)).text).not.toContain('About hermes');
  });

  it('recallSync: what is late puts nothing in and moves no cadence', async () => {
    const world = await honchoWorld({ recallSync: true, timeout: 0.2 });
    await world.provider.begin?.(session, never);
    await world.stub.fault('stalled_body', 1, ROUTES.chat);
    expect((await world.provider.recall(prompt(1), never)).text).toBe('');
    // The slot is free as soon as the late one has ended.
    await expect.poll(async () => (await world.provider.recall(prompt(2), never)).text).toContain('About hermes>eri');
  });

  it('a failure is thrown and not taken for nothing known', async () => {
    const world = await honchoWorld({ recallSync: true });
    await world.stub.fault('401');
    await expect(world.provider.recall(prompt(1), never)).rejects.toMatchObject({ kind: 'unauthorised' });
    const behind = await honchoWorld();
    await behind.stub.fault('malformed');
    await expect(behind.provider.begin?.(session, never)).rejects.toMatchObject({ kind: 'malformed' });
  });
});

describe('one run at a time', () => {
  it('a second waits for nobody and does nothing; one that takes too long is ended and makes room', async () => {
    let now = 0;
    const run = new SingleRun(1000, () => now);
    const stuck = Promise.withResolvers<undefined>();
    const seen: AbortSignal[] = [];
    const work = async (until: AbortSignal): Promise<void> => {
      seen.push(until);
      await stuck.promise;
    };
    const first = run.start(never, work);
    await run.start(never, work);
    expect(seen).toHaveLength(1);
    now = 1001;
    const second = run.start(never, work);
    expect(seen.map(({ aborted }) => aborted)).toEqual([true, false]);
    stuck.resolve(undefined);
    await Promise.all([first, second]);
    await run.start(never, work);
    expect(seen).toHaveLength(3);
  });
});

describe('who is recalled for', () => {
  it('children and reviews are not, and their prompts have no block', async () => {
    const { provider, stub } = await honchoWorld();
    const child = sessionOf('c', { context: 'subagent' });
    await provider.begin?.(child, never);
    expect(await provider.recall(prompt(1, 'x', child), never)).toEqual({ text: '', count: null });
    expect(provider.promptBlock(child)).toBe('');
    expect(stub.seen()).toEqual([]);
  });

  it('the block names mode and tools and stays the same bytes', async () => {
    for (const recallMode of ['hybrid', 'context', 'tools']) {
      const { provider } = await honchoWorld({ recallMode });
      const block = provider.promptBlock(session);
      await provider.begin?.(session, never);
      expect(provider.promptBlock(sessionOf('s1', { title: 'Later' }))).toBe(block);
      expect(block).toContain(recallMode);
      expect(scan(block, 'context')).toEqual([]);
      expect(block.includes('honcho_search')).toBe(recallMode !== 'context');
      expect(provider.tools().length).toBe(recallMode === 'context' ? 0 : 5);
    }
  });
});

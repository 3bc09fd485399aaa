import { describe, expect, it } from 'vitest';
import type { HonchoStub } from './testing/stub.ts';
import { honchoWorld, never, ROUTES, sessionOf } from './testing/world.ts';

const TURNS = 40;
const session = sessionOf('s1');

/** Forty turns as the app makes them; answers what was put into each prompt. */
async function fortyTurns(
  settings: Readonly<Record<string, unknown>>,
  answer = 'Likes tea.',
  begin = true,
): Promise<{ stub: HonchoStub; recalled: string[] }> {
  const { stub, provider } = await honchoWorld(settings);
  stub.state.chatAnswer = () => answer;
  stub.state.representations.set('hermes>eri', 'Eri gardens.');
  if (begin) await provider.begin?.(session, never);
  const recalled: string[] = [];
  for (let number = 1; number <= TURNS; number += 1) {
    const prompt = { session, text: 'What shall I plant next to the wall?', number };
    recalled.push((await provider.recall(prompt, never)).text);
    await provider.prepare?.(prompt, never);
  }
  return { stub, recalled };
}

const cadences = [1, 2, 3, 4];
const depths = [1, 2, 3];
const table = cadences.flatMap((context) =>
  cadences.flatMap((dialectic) => depths.map((depth) => ({ context, dialectic, depth }))),
);

describe('the three knobs, counted over forty turns', () => {
  it.each(table)(
    'base every $context, dialectic every $dialectic, depth $depth',
    async ({ context, dialectic, depth }) => {
      const { stub } = await fortyTurns({
        contextCadence: context,
        dialecticCadence: dialectic,
        dialecticDepth: depth,
      });
      expect(stub.count(ROUTES.base)).toBe(1 + Math.floor(TURNS / context));
      expect(stub.count(ROUTES.chat)).toBe((1 + Math.floor(TURNS / dialectic)) * depth);
    },
  );

  it.each(
    ['context', 'tools'].flatMap((mode) =>
      cadences.flatMap((every) => depths.map((depth) => ({ mode, every, depth }))),
    ),
  )('mode $mode, both every $every, depth $depth', async ({ mode, every, depth }) => {
    const knobs = { contextCadence: every, dialecticCadence: every, dialecticDepth: depth };
    const { stub, recalled } = await fortyTurns({ recallMode: mode, ...knobs });
    const quiet = mode === 'tools';
    const runs = quiet ? 0 : 1 + Math.floor(TURNS / every);
    expect(stub.count(ROUTES.base)).toBe(runs);
    expect(stub.count(ROUTES.chat)).toBe(runs * depth);
    expect(stub.seen().length === 0).toBe(quiet);
    expect(recalled.every((text) => (text === '') === quiet)).toBe(true);
  });

  it('the same where the first recall comes before anything was fetched ahead', async () => {
    const { stub } = await fortyTurns(
      { dialecticCadence: 2, contextCadence: 3, dialecticDepth: 2 },
      'Likes tea.',
      false,
    );
    expect(stub.count(ROUTES.base)).toBe(1 + Math.floor(TURNS / 3));
    expect(stub.count(ROUTES.chat)).toBe((1 + TURNS / 2) * 2);
  });

  it('an answer that says enough ends a run of three after its first pass', async () => {
    const { stub } = await fortyTurns(
      { dialecticCadence: 4, dialecticDepth: 3 },
      `- likes tea\n- ${'gardens '.repeat(15)}`,
    );
    expect(stub.count(ROUTES.chat)).toBe(1 + Math.floor(TURNS / 4));
  });

  it('each dialectic answer is put into one prompt, the base layer into every one', async () => {
    const { recalled } = await fortyTurns({ dialecticCadence: 4 });
    const withAnswer = recalled.flatMap((text, index) => (text.includes('Likes tea.') ? [index + 1] : []));
    expect(withAnswer).toEqual([1, 5, 9, 13, 17, 21, 25, 29, 33, 37]);
    expect(recalled.every((text) => text.includes('Eri gardens.'))).toBe(true);
  });

  it('first-turn: the base layer once and fetched once, the dialectic as ever', async () => {
    const { stub, recalled } = await fortyTurns({ injectionFrequency: 'first-turn', dialecticCadence: 2 });
    expect(recalled.flatMap((text, index) => (text.includes('Eri gardens.') ? [index + 1] : []))).toEqual([1]);
    expect(stub.count(ROUTES.base)).toBe(1);
    expect(stub.count(ROUTES.chat)).toBe(21);
  });

  it('empty answers widen the way to the next question by a turn each, up to eight times the cadence', async () => {
    const { stub } = await fortyTurns({ dialecticCadence: 1 }, '');
    // Runs at turn 0, then 2, 5, 9, 14, 20, 27, 35: with 2, 3, 4, 5, 6, 7 and 8 turns between them.
    expect(stub.count(ROUTES.chat)).toBe(8);
  });

  it('recallSync: asks for the prompt itself, by the same cadences and nothing behind the turns', async () => {
    const { stub, recalled } = await fortyTurns({
      recallSync: true,
      contextCadence: 4,
      dialecticCadence: 2,
      dialecticDepth: 2,
    });
    expect(stub.count(ROUTES.base)).toBe(1 + Math.floor((TURNS - 1) / 4));
    expect(stub.count(ROUTES.chat)).toBe((TURNS / 2) * 2);
    expect(recalled[1]).toContain('Likes tea.');
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { objectsIn, readVerdict } from './judge.ts';

describe('reading a verdict', () => {
  const cases: readonly [said: string, verdict: string, reason: string][] = [
    ['{"verdict":"done","reason":"all there"}', 'done', 'all there'],
    ['```json\n{"verdict": "blocked", "reason": "no key"}\n```', 'blocked', 'no key'],
    ['<think>{"verdict":"done"}</think>{"verdict":"continue","reason":"not yet"}', 'continue', 'not yet'],
    ['First {"a": {"b": 1}} then {"verdict":"wait","reason":"{soon}"}', 'wait', '{soon}'],
    ['{"verdict":"done"} no: {"verdict":"continue","reason":"look again"}', 'continue', 'look again'],
    ['{"done": true, "reason": "old form"}', 'done', 'old form'],
    ['{"done": false}', 'continue', ''],
    ['{"verdict":"perhaps"}', 'continue', ''],
    ['{ broken {"verdict":"done","reason":"\\"quoted\\" }"}', 'done', '"quoted" }'],
  ];
  it.each(cases)('%s', (said, verdict, reason) => {
    expect(readVerdict(said)).toMatchObject({ kind: 'verdict', verdict, reason });
  });

  it.each(['', 'done', '{"reason":"x"}', '<think>{"verdict":"done"}', '[1,2]'])('%j is none', (said) => {
    expect(readVerdict(said).kind).toBe('unreadable');
  });

  it.each([
    [{ wait_for_seconds: 30 }, 30],
    [{ wait_seconds: '45' }, 45],
    [{ wait_for_seconds: 1e9 }, 86_400],
    [{ wait_for_seconds: -5 }, null],
    [{ wait_for_seconds: 'soon' }, null],
    [{}, null],
  ])('a wait of %j', (more, seconds) => {
    expect(readVerdict(JSON.stringify({ verdict: 'wait', ...more }))).toMatchObject({ waitFor: seconds });
  });

  it('never fails, whatever is said, and finds an object however it is wrapped', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.object({ maxDepth: 2 }), (noise, value) => {
        expect(() => readVerdict(noise)).not.toThrow();
        const text = JSON.stringify(value);
        expect(objectsIn(`${noise.replaceAll(/[{}"]/gu, '')}${text} after`)).toContainEqual(JSON.parse(text));
      }),
      { numRuns: 200 },
    );
  });
});

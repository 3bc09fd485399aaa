import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparePrompts, type PlainView } from './compare.ts';
import { promptText, tierNames, toTiers, type PromptPart, type TierName } from './tiers.ts';
import { viewOf } from './view.ts';

type Parts = readonly (PromptPart & { tier: TierName })[];

function view(parts: Parts): PlainView & { readonly session: string } {
  const tiers = toTiers(parts);
  return { ...viewOf('s', 5, promptText(tiers), tiers, (text) => text.length), session: 's' };
}

const part = (tier: TierName, name: string, text: string): Parts[number] => ({ tier, name, text });

describe('two prompts', () => {
  it('are told apart by part: what is new, gone and otherwise, with its lines', () => {
    const before = view([
      part('stable', 'identity', 'You are Ada.'),
      part('context', 'git', '- Branch: main\n- Status: nothing changed\n- Newest commits:'),
      part('volatile', 'memory', 'Likes tea'),
      part('volatile', 'user', 'Anna'),
    ]);
    const now = view([
      part('stable', 'identity', 'You are Ada.'),
      part('context', 'project files', 'Use tabs. 中'),
      part('context', 'git', '- Branch: main\n- Status: 1 modified\n- Newest commits:'),
      part('volatile', 'user', 'Anna'),
    ]);
    expect(comparePrompts(before, now)).toEqual({
      session: 's',
      frozenAt: 5,
      sha256: before.sha256,
      sharedChars: 'You are Ada.\n\n'.length,
      changes: [
        {
          tier: 'context',
          part: 'project files',
          kind: 'added',
          chars: 11,
          charsBefore: 0,
          removed: [],
          added: ['Use tabs. 中'],
        },
        {
          tier: 'context',
          part: 'git',
          kind: 'changed',
          chars: 53,
          charsBefore: 58,
          removed: ['- Status: nothing changed'],
          added: ['- Status: 1 modified'],
        },
        {
          tier: 'volatile',
          part: 'memory',
          kind: 'removed',
          chars: 0,
          charsBefore: 9,
          removed: ['Likes tea'],
          added: [],
        },
      ],
    });
  });

  const anyParts = fc.array(
    fc.record({
      tier: fc.constantFrom(...tierNames),
      name: fc.constantFrom('a', 'b'),
      text: fc.array(fc.constantFrom('x', 'y', 'z\n', '\n', '中'), { maxLength: 6 }).map((pieces) => pieces.join('')),
    }),
    { maxLength: 5 },
  );

  it('have no changes when they are the same', () => {
    fc.assert(
      fc.property(anyParts, (parts) => {
        expect(comparePrompts(view(parts), view(parts)).changes).toEqual([]);
      }),
    );
  });

  it('become each other by what is said to have changed', () => {
    fc.assert(
      fc.property(anyParts, anyParts, (one, two) => {
        const [before, now] = [view(one), view(two)];
        const { changes, sharedChars } = comparePrompts(before, now);
        expect(Array.from(now.text).slice(0, sharedChars)).toEqual(Array.from(before.text).slice(0, sharedChars));
        const sum = (of: PlainView): number =>
          of.tiers.flatMap(({ parts }) => parts).reduce((all, { chars }) => all + chars, 0);
        const change = changes.reduce((all, { chars, charsBefore }) => all + chars - charsBefore, 0);
        expect(sum(now) - sum(before)).toBe(change);
        for (const { kind, removed, added } of changes) {
          if (kind === 'added') expect(removed).toEqual([]);
          if (kind === 'removed') expect(added).toEqual([]);
          expect(removed).not.toEqual(added);
        }
      }),
    );
  });
});

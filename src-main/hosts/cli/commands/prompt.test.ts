import { expect, it } from 'vitest';
import type { PromptView } from '@shared/contract/index.ts';
import { desk } from '../test-desk.ts';

const tier = (name: 'stable' | 'volatile', part: string, text: string): PromptView['tiers'][number] => ({
  name,
  text,
  chars: text.length,
  tokens: 3,
  sha256: name.repeat(2),
  parts: [{ name: part, text, chars: text.length, tokens: 3 }],
});

const view: PromptView = {
  session: null,
  frozenAt: null,
  text: 'You are Ada.\n\nLikes tea',
  chars: 23,
  bytes: 23,
  tokens: 6,
  sha256: 'abc',
  tiers: [tier('stable', 'identity', 'You are Ada.'), tier('volatile', 'memory', 'Likes tea')],
  before: {
    session: '20260511_080000_aaaaaa',
    frozenAt: new Date(2026, 4, 11, 8).getTime(),
    sha256: 'def',
    sharedChars: 14,
    changes: [
      {
        tier: 'volatile',
        part: 'memory',
        kind: 'changed',
        chars: 9,
        charsBefore: 12,
        removed: Array.from({ length: 14 }, (_, index) => `line ${String(index)}`),
        added: ['Likes tea'],
      },
    ],
  },
};

const ask = (before: PromptView['before'], ...words: string[]): ReturnType<typeof desk> =>
  desk(['prompt', ...words], { handlers: () => ({ 'prompt.view': () => ({ ...view, before }) }) });

it('prompt shows tiers, sizes, tokens, hashes, and what changed against the session before', async () => {
  const { code, out, asked } = await ask(view.before);
  expect(code).toBe(0);
  expect(asked).toEqual([{ name: 'prompt.view', input: { session: null } }]);
  expect(out).toBe(`System prompt of the next session: 23 characters, about 6 tokens, 23 bytes, sha256 abc

Changed against session 20260511_080000_aaaaaa, frozen 2026-05-11 08:00; the first 14 characters are the same:
volatile / memory: changed, 12 to 9 characters
${Array.from({ length: 12 }, (_, index) => `  - line ${String(index)}\n`).join('')}  - ... 2 more lines
  + Likes tea

=== stable: 12 characters, about 3 tokens, sha256 stablestable (identity 12/3) ===
You are Ada.

=== volatile: 9 characters, about 3 tokens, sha256 volatilevolatile (memory 9/3) ===
Likes tea
`);
});

it('prompt says when nothing changed or nothing came before, and gives all of it as JSON', async () => {
  expect((await ask(view.before === null ? null : { ...view.before, changes: [] })).out).toContain(
    'The same as that of session 20260511_080000_aaaaaa',
  );
  expect((await ask(null)).out).toContain('No session before it kept a prompt.');
  expect(JSON.parse((await ask(view.before, '--json', '--session', 'x')).out)).toEqual(view);
});

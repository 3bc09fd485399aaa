import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { PromptComparison, PromptView } from '@shared/contract/index.ts';
import { BridgeProvider } from '../../bridge/context.tsx';
import { fakeCore } from '../../bridge/fake.test-support.ts';
import { WholePrompt } from './prompt-view.tsx';

afterEach(cleanup);

const change = (
  part: string,
  kind: PromptComparison['changes'][number]['kind'],
): PromptComparison['changes'][number] => ({
  tier: 'volatile',
  part,
  kind,
  chars: 1,
  charsBefore: 1,
  removed: [],
  added: [],
});

function show(changes: PromptComparison['changes'] | null): void {
  const view: PromptView = {
    session: null,
    frozenAt: null,
    text: 'You are Ada.',
    chars: 12,
    bytes: 12,
    tokens: 41_200,
    sha256: 'a'.repeat(64),
    tiers: [],
    before: changes && { session: 's', frozenAt: Date.now(), sha256: 'b'.repeat(64), sharedChars: 4, changes },
  };
  const { bridge } = fakeCore({ 'prompt.view': () => view });
  render(
    <BridgeProvider bridge={bridge}>
      <WholePrompt session={null} />
    </BridgeProvider>,
  );
}

it('the whole prompt says how many tokens it is, and what reads otherwise than in the session before', async () => {
  show([
    change('memory', 'changed'),
    change('git', 'added'),
    change('user', 'removed'),
    change('conversation', 'changed'),
  ]);
  expect(await screen.findByText(/12 chars, 12 B, about 41\.2k tokens/)).toBeTruthy();
  expect(
    screen.getByText(/^Against the session before, of today .*: memory changed, git is new, user is gone$/),
  ).toBeTruthy();
});

it('the whole prompt says when nothing does, and nothing where no session came before', async () => {
  show([change('conversation', 'changed')]);
  expect(await screen.findByText(/^The same as in the session before/)).toBeTruthy();
  cleanup();
  show(null);
  await screen.findByText(/about 41\.2k tokens/);
  expect(screen.queryByText(/session before/)).toBeNull();
});

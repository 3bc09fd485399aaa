import { cleanup, render, screen, within } from '@testing-library/react';
import type { ReviewAction, ShownReview } from '@shared/contract/index.ts';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BridgeProvider } from '../../bridge/context.tsx';
import { fakeCore } from '../../bridge/fake.test-support.ts';
import type { FakeCore } from '../../bridge/fake.test-support.ts';
import { eventually } from '../../patience.test-support.ts';
import { useNotificationsStore } from './notifications.ts';
import { ReviewLines, useReviewsOf } from './review-lines.tsx';

const action = (outcome: ReviewAction['outcome'], subject = 'memory'): ReviewAction => ({
  tool: 'memory',
  action: 'add',
  subject,
  outcome,
  journal: [],
  staged: [],
  skills: [],
});

const run = (id: string, upTo: number, more: Partial<ShownReview>): ShownReview => ({
  v: 1,
  id,
  session: 's',
  title: null,
  startedAt: 1,
  endedAt: 2,
  memory: true,
  skills: false,
  asked: false,
  provider: 'p',
  model: 'm',
  saw: { form: 'whole', messages: 2, upTo, tokens: 10 },
  usage: {
    inputTokens: 0,
    outputTokens: 0,
    cacheReadTokens: 0,
    cacheWriteTokens: 0,
    reasoningTokens: 0,
    calls: 1,
    costUsd: null,
  },
  actions: [],
  ended: 'saved',
  why: '',
  ...more,
});

let core: FakeCore;
let runs: ShownReview[] = [];

beforeEach(() => {
  useNotificationsStore.setState({ mode: 'on' });
  core = fakeCore({ 'review.runs': () => ({ runs }) });
});
afterEach(cleanup);

function Lines(): ReactNode {
  const found = useReviewsOf('s');
  return (
    <>
      <div data-testid="first">
        <ReviewLines runs={found} from={1} to={5} />
      </div>
      <div data-testid="last">
        <ReviewLines runs={found} from={5} to={null} />
      </div>
    </>
  );
}

async function show(these: ShownReview[]): Promise<void> {
  runs = these;
  render(
    <BridgeProvider bridge={core.bridge}>
      <Lines />
    </BridgeProvider>,
  );
  await eventually(() => expect(core.calls.map(({ name }) => name)).toContain('review.runs'));
}

const lines = (place: string): string[] =>
  [...screen.getByTestId(place).querySelectorAll('.review-line > .grow')].map((line) => line.textContent);

describe('a review in its conversation', () => {
  it('stands behind what it looked at, with what waits and what was saved, and leads there', async () => {
    await show([
      run('b', 9, { actions: [action('saved'), action('read')] }),
      run('a', 4, { actions: [action('proposed'), action('proposed'), action('saved')] }),
    ]);
    await eventually(() => expect(lines('first')).toEqual(['Review: 2 proposals, 1 change saved']));
    expect(lines('last')).toEqual(['Review: 1 change saved']);
    const open = (place: string): string | null =>
      within(screen.getByTestId(place)).getByRole('link').getAttribute('href');
    expect(open('first')).toBe('#/approvals');
    expect(open('last')).toContain('run=b');
  });

  it('says as much as display.memory_notifications asks for; what waits is told in any case', async () => {
    useNotificationsStore.setState({ mode: 'off' });
    await show([run('b', 9, { actions: [action('saved')] }), run('a', 4, { actions: [action('proposed', 'user')] })]);
    await eventually(() => expect(lines('first')).toEqual(['Review: 1 proposal']));
    expect(lines('last')).toEqual([]);
    cleanup();
    useNotificationsStore.setState({ mode: 'verbose' });
    await show(runs);
    await eventually(() => expect(lines('first')).toEqual(['Review: 1 proposal (user: add)']));
  });

  it('that found nothing is told only where the person asked for it, and comes in by itself', async () => {
    await show([run('a', 4, { ended: 'nothing' })]);
    expect(lines('first')).toEqual([]);
    const nothing = { saved: 0, proposed: 0, tokens: 0, costUsd: null };
    runs = [run('b', 4, { ended: 'failed', why: 'The server said no.', asked: true }), ...runs];
    core.emit('review.ended', { session: 'other', run: 'x', ended: 'failed', line: '', ...nothing });
    core.emit('review.ended', { session: 's', run: 'b', ended: 'failed', line: '', ...nothing });
    await eventually(() => expect(lines('first')).toEqual(['Review: Failed The server said no.']));
  });
});

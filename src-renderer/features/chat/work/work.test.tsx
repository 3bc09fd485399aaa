import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Child, Goal, GoalGate, Message } from '@shared/contract/index.ts';
import { BridgeProvider } from '../../../bridge/context.tsx';
import { fakeCore } from '../../../bridge/fake.test-support.ts';
import type { FakeCore } from '../../../bridge/fake.test-support.ts';
import { eventually } from '../../../patience.test-support.ts';
import { AppWordsRow, saidByApp } from './app-words-row.tsx';
import { DelegationStep, delegationOf } from './delegation-step.tsx';
import { WorkBar } from './work-bar.tsx';
import { useWork } from './work-store.ts';

const goal: Goal = {
  session: 's',
  goal: 'Write three pages',
  subgoals: ['With pictures'],
  terms: [],
  gates: [],
  status: 'active',
  doing: 'working',
  turnsUsed: 2,
  maxTurns: 20,
  verdict: 'continue',
  reason: 'Page three is missing.',
  why: '',
  waitingUntil: null,
  waitingPid: null,
  createdAt: 0,
};

const child: Child = {
  id: 'agent_1',
  delegation: 'deleg_1',
  parent: 's',
  session: 'c',
  index: 0,
  goal: 'Count the files',
  role: 'leaf',
  model: 'm',
  state: 'running',
  exitReason: '',
  error: '',
  activity: 'read_file',
  startedAt: 0,
  endedAt: null,
  calls: 0,
  tools: 1,
  inputTokens: 0,
  outputTokens: 0,
  costUsd: null,
};

const message = (more: Partial<Message>): Message => ({
  id: 1,
  session: 'c',
  role: 'assistant',
  content: '',
  reasoning: null,
  toolCalls: [],
  toolCallId: null,
  toolName: null,
  time: 0,
  finishReason: null,
  active: true,
  compacted: false,
  displayKind: null,
  effect: null,
  ...more,
});

let core: FakeCore;
const show = (what: ReactNode): void => void render(<BridgeProvider bridge={core.bridge}>{what}</BridgeProvider>);
const asked = (name: string): unknown[] => core.calls.filter((call) => call.name === name).map(({ input }) => input);

beforeEach(() => {
  useWork.setState({ goals: {}, children: {} });
  core = fakeCore({
    'goal.get': () => ({ goal }),
    'goal.pause': () => ({ goal: { ...goal, status: 'paused', doing: 'resting', why: 'You paused it.' } }),
    'goal.resume': () => ({ goal }),
    'goal.clear': () => ({ ok: true }),
    'goal.subgoals': () => ({ goal: { ...goal, subgoals: [] } }),
    'delegation.list': () => ({ children: [child] }),
    'delegation.stop': () => ({ stopped: 1 }),
    'sessions.messages': () => ({
      messages: [message({ id: 1, role: 'user', content: 'YOUR TASK' }), message({ id: 2, content: 'I look.' })],
      total: 2,
      hasBefore: false,
      hasAfter: false,
    }),
    'chat.live': () => ({ live: null, halfDone: false, waiting: [] }),
  });
});
afterEach(cleanup);

describe('the goal above the composer', () => {
  it('says what it is, how it stands, how many turns are used and what the judge misses', async () => {
    show(<WorkBar session="s" />);
    const bar = await screen.findByRole('region', { name: 'Goal' });
    expect(bar.textContent).toContain('Write three pages');
    expect(bar.textContent).toContain('works at it');
    expect(bar.textContent).toContain('2 of 20 turns');
    expect(bar.textContent).toContain('Page three is missing.');
    fireEvent.click(screen.getByRole('button', { name: 'Write three pages' }));
    fireEvent.click(screen.getByRole('button', { name: 'Take point 1 away' }));
    await eventually(() =>
      expect(asked('goal.subgoals')).toEqual([{ session: 's', change: { what: 'remove', at: 1 } }]),
    );
  });

  it('is paused while it goes, and goes on when it rests, with the reason shown', async () => {
    show(<WorkBar session="s" />);
    fireEvent.click(await screen.findByRole('button', { name: 'Pause the goal' }));
    await eventually(() => expect(asked('goal.pause')).toEqual([{ session: 's' }]));
    core.answer({
      'goal.get': () => ({ goal: { ...goal, status: 'paused', doing: 'resting', why: 'You paused it.' } }),
    });
    core.emit('goal.changed', { session: 's', goal: null });
    fireEvent.click(await screen.findByRole('button', { name: 'Go on' }));
    expect(screen.getByRole('region', { name: 'Goal' }).textContent).toContain('You paused it.');
    await eventually(() => expect(asked('goal.resume')).toEqual([{ session: 's' }]));
  });

  it('shows what it is held to and how its checks stand, and runs no check from elsewhere before the person says so', async () => {
    const gate: Omit<GoalGate, 'ours'> = {
      command: 'npm test',
      state: 'failed',
      exitCode: 1,
      output: '2 failed',
      failures: 1,
      mostFailures: 3,
    };
    const theirs: GoalGate = { ...gate, command: 'curl x | sh', state: 'new', output: '', failures: 0, ours: false };
    const held: Goal = {
      ...goal,
      doing: 'checking',
      terms: [
        { field: 'verification', text: 'the tests pass' },
        { field: 'of_tomorrow', text: 'x' },
      ],
      gates: [{ ...gate, ours: true }, theirs],
    };
    core.answer({ 'goal.get': () => ({ goal: held }), 'goal.gates': () => ({ goal: held }) });
    show(<WorkBar session="s" />);
    const bar = await screen.findByRole('region', { name: 'Goal' });
    expect(bar.textContent).toContain('runs its checks');
    fireEvent.click(screen.getByRole('button', { name: 'Write three pages' }));
    for (const words of ['Shown bythe tests pass', 'of tomorrow', 'failed 1 of 4 times, exit code 1', '2 failed']) {
      expect(bar.textContent).toContain(words);
    }
    expect(bar.textContent).toContain('curl x | sh not set here, so not run');
    fireEvent.click(screen.getByRole('button', { name: 'Let it run: curl x | sh' }));
    fireEvent.click(screen.getByRole('button', { name: 'Take check 1 away' }));
    await eventually(() =>
      expect(asked('goal.gates').map((each) => (each as { change: unknown }).change)).toEqual([
        { what: 'add', command: 'curl x | sh' },
        { what: 'remove', at: 1 },
      ]),
    );
  });

  it('goes with the goal', async () => {
    show(<WorkBar session="s" />);
    await screen.findByRole('region', { name: 'Goal' });
    core.answer({ 'goal.get': () => ({ goal: null }) });
    core.emit('goal.changed', { session: 's', goal: null });
    await eventually(() => expect(screen.queryByRole('region', { name: 'Goal' })).toBeNull());
  });
});

describe('agents', () => {
  it('are counted above the composer while they work, and stopped together', async () => {
    show(<WorkBar session="s" />);
    const bar = await screen.findByRole('region', { name: 'Agents at work' });
    expect(bar.textContent).toContain('1 agent works for this session');
    fireEvent.click(screen.getByRole('button', { name: 'Stop all' }));
    await eventually(() => expect(asked('delegation.stop')).toEqual([{ session: 's', child: null }]));
    core.emit('delegation.child', { ...child, state: 'stopped', exitReason: 'interrupted', endedAt: 1 });
    await eventually(() => expect(screen.queryByText('1 agent works for this session')).toBeNull());
  });

  it('are rows that open into what they say and do, and can be stopped one by one', async () => {
    useWork.setState({ children: { s: [child] } });
    show(<DelegationStep session="s" delegation="deleg_1" />);
    fireEvent.click(screen.getByRole('button', { name: 'Count the files' }));
    const log = await screen.findByRole('log', { name: 'What this agent said and did: Count the files' });
    expect(log.textContent).toContain('I look.');
    core.emit('turn.delta', { session: 'c', turn: 't', text: 'Three so far', reasoning: '' });
    await eventually(() => expect(log.textContent).toContain('Three so far'));
    fireEvent.click(screen.getByRole('button', { name: 'Stop: Count the files' }));
    await eventually(() => expect(asked('delegation.stop')).toEqual([{ session: 's', child: 'agent_1' }]));
  });

  it('say how they ended, in words', () => {
    const ends: Partial<Child>[] = [
      { state: 'completed', exitReason: 'max_iterations' },
      { state: 'timed_out', exitReason: 'timeout', error: 'It stalled.' },
      { state: 'unknown' },
    ];
    useWork.setState({
      children: { s: ends.map((end, index) => ({ ...child, ...end, index, session: String(index) })) },
    });
    show(<DelegationStep session="s" delegation="deleg_1" />);
    for (const words of ['at its turn limit', 'no sign of life', 'It stalled.', 'unknown: the app ended']) {
      expect(screen.getByText(words)).toBeTruthy();
    }
  });

  it.each([
    ['{"success":true,"delegation_id":"d"}', 'd'],
    ['{"success":false,"error":"x"}', null],
    ['no json', null],
  ])('the result %j names %j', (content, id) => {
    expect(delegationOf(message({ content }))).toBe(id);
  });
});

it('what the app says in the person’s place is folded, and can be read to the letter', () => {
  const said = message({ role: 'user', displayKind: 'goal', content: '[This is from Hermes Desk] exactly this' });
  expect(saidByApp(said)).toBe(true);
  expect(saidByApp(message({ role: 'user', displayKind: 'steer' }))).toBe(false);
  show(<AppWordsRow message={said} />);
  expect(screen.queryByText(/exactly this/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'The goal is not reached yet: the next step' }));
  expect(screen.getByText(/exactly this/)).toBeTruthy();
});

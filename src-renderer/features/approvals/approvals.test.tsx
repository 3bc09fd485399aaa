import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Decision, Proposal } from '@shared/contract/index.ts';
import { useApp } from '../../app/app-store.ts';
import { useRoute } from '../../app/route.ts';
import { BridgeProvider } from '../../bridge/context.tsx';
import { fakeCore } from '../../bridge/fake.test-support.ts';
import type { FakeCore } from '../../bridge/fake.test-support.ts';
import { appState, proposal } from '../testing/fixtures.test-support.ts';
import { nextAfter, queueOf, useApprovals } from './approvals-store.ts';
import ApprovalsScreen from './screen.tsx';

const flaggedOp = {
  action: 'add' as const,
  target: null,
  content: 'never ask',
  findings: [{ kind: 'no_confirm', start: 0, end: 9, message: 'Skips consent.' }],
};
const ids = { first: '00000001', flagged: '00000002', stale: '00000003', last: '00000004' };

let core: FakeCore;
let waiting: Proposal[];

const decision = (id: string, outcome: Decision['outcome'], seqs: number[] = []): Decision => ({
  id,
  ok: outcome === 'applied' || outcome === 'rejected',
  outcome,
  message: `It is ${outcome}.`,
  seqs,
});
/** What the core does: what is ready goes, the rest stays and is told. */
function apply(id: string): Decision {
  const found = waiting.find((each) => each.id === id);
  if (found === undefined) return decision(id, 'not_found');
  if (found.state !== 'ready') return decision(id, found.state);
  waiting = waiting.filter((each) => each.id !== id);
  return decision(id, 'applied', [Number.parseInt(id, 16)]);
}

beforeEach(() => {
  window.location.hash = '#/approvals';
  useApp.setState({ state: appState() });
  useApprovals.setState(useApprovals.getInitialState());
  waiting = [
    proposal(ids.first),
    proposal(ids.flagged, { state: 'flagged', action: 'add', ops: [flaggedOp] }),
    proposal(ids.stale, { state: 'stale', stale: { then: 'old 00000003', now: 'other now' } }),
    proposal(ids.last),
  ];
  core = fakeCore({
    'approvals.list': () => ({ proposals: waiting, unreadable: [] }),
    'approvals.approve': ({ ids: all }) => ({ decisions: all.map(apply) }),
    'approvals.reject': ({ ids: all }) => {
      waiting = waiting.filter(({ id }) => !all.includes(id));
      return { decisions: all.map((id) => decision(id, 'rejected')) };
    },
    'approvals.approveDespite': ({ id }) => {
      waiting = waiting.filter((each) => each.id !== id);
      return decision(id, 'applied', [5]);
    },
    'approvals.approveEdited': ({ id, text }) => {
      if (text === 'too long') return decision(id, 'over_budget');
      waiting = waiting.filter((each) => each.id !== id);
      return decision(id, 'applied', [6]);
    },
    'approvals.unreject': ({ ids: all }) => ({ decisions: all.map((id) => decision(id, 'rejected')) }),
    'memory.undo': () => ({ seq: 9, entry: 'e', message: '' }),
    'memory.view': () => ({ session: null, stores: [], differ: 0, next: { entries: 0, told: 0, blocked: 0 } }),
    'memory.check': () => ({
      findings: [],
      usage: { chars: 1, limit: 2200, percent: 0 },
      fits: true,
      problem: null,
      hint: null,
      similar: [],
    }),
    'settings.get': () => ({ settings: [], keys: [], files: [], profiles: [] }),
  });
});
afterEach(cleanup);

function Routed(): ReactNode {
  const { rest, query } = useRoute();
  return <ApprovalsScreen rest={rest} query={query} />;
}

async function arrive(id: string, around?: ReactNode): Promise<void> {
  window.location.hash = `#/approvals/${id}`;
  render(
    <BridgeProvider bridge={core.bridge}>
      {around}
      <Routed />
    </BridgeProvider>,
  );
  await screen.findByText(`id ${id}`);
}

async function open(id: string): Promise<void> {
  await arrive(id);
  act(() => currentItem().focus());
}

function currentItem(): HTMLElement {
  const item = document.querySelector<HTMLElement>('a.hit[aria-current]');
  if (item === null) throw new Error('no current item');
  return item;
}

const press = (key: string, target: Element = document.activeElement ?? document.body): void =>
  void fireEvent.keyDown(target, { key });
const callsOf = (name: string): unknown[] => core.calls.filter((call) => call.name === name).map((call) => call.input);
const decided = (): number =>
  core.calls.filter(({ name }) => name.startsWith('approvals.') && name !== 'approvals.list').length;

describe('the letters on the buttons', () => {
  it('hold as soon as the screen stands, whatever led to it', async () => {
    await arrive(ids.first);
    expect(document.activeElement).toBe(currentItem());
    press('a');
    await screen.findByText(/^Approved \d/);
    cleanup();
    await arrive(
      ids.last,
      <nav>
        <a href="#/approvals" ref={(link) => link?.focus()}>
          Approvals
        </a>
      </nav>,
    );
    expect(document.activeElement).toBe(currentItem());
  });

  it('take the focus from no field that is typed in', async () => {
    await arrive(ids.first, <input aria-label="elsewhere" ref={(field) => field?.focus()} />);
    expect(document.activeElement).toBe(screen.getByLabelText('elsewhere'));
  });
});

describe('one proposal', () => {
  it('is approved with A, says so, and the focus is on the next', async () => {
    await open(ids.first);
    press('a');
    await screen.findByText(/^Approved \d/);
    expect(callsOf('approvals.approve')).toEqual([{ ids: [ids.first], seen: { [ids.first]: 'h1' } }]);
    await waitFor(() => expect(document.activeElement).toBe(currentItem()));
    expect(currentItem().dataset['id']).toBe(ids.flagged);
  });

  it('is never approved by a bare Enter, nor by a key that is held down', async () => {
    await open(ids.first);
    press('Enter');
    press('Enter', screen.getByRole('group', { name: 'Replace one entry in MEMORY.md' }));
    fireEvent.keyDown(currentItem(), { key: 'a', repeat: true });
    expect(decided()).toBe(0);
  });

  it('that is rejected can be taken back', async () => {
    await open(ids.last);
    press('r');
    await screen.findByText(/^Rejected \d/);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Undone. It waits again.');
    expect(callsOf('approvals.unreject')).toEqual([{ ids: [ids.last] }]);
  });

  it('that was approved is undone by its journal events', async () => {
    await open(ids.last);
    press('a');
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Undone. The file is as it was.');
    expect(callsOf('memory.undo')).toEqual([{ seq: 4 }]);
  });

  it('with a finding is not approved by A; the separate step names the kinds', async () => {
    await open(ids.flagged);
    press('a');
    expect(decided()).toBe(0);
    expect(screen.getByRole('button', { name: 'Approve A' })).toHaveProperty('disabled', true);
    expect(screen.getByText(/Blocked as it stands/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Approve in spite of it…' }));
    const confirm = screen.getByRole('button', { name: 'Approve in spite of: Tells the agent to skip consent' });
    expect(document.activeElement).not.toBe(confirm);
    press('Enter');
    press('a');
    expect(decided()).toBe(0);
    fireEvent.click(confirm);
    await screen.findByText(/^Approved \d/);
    expect(callsOf('approvals.approveDespite')).toEqual([
      { id: ids.flagged, kinds: ['no_confirm'], seen: { [ids.flagged]: 'h1' } },
    ]);
  });

  it('that is stale is edited against the entry as it is now', async () => {
    await open(ids.stale);
    expect(screen.getByText('other now', { exact: false })).toBeTruthy();
    press('e');
    const field = await screen.findByRole('textbox');
    fireEvent.change(field, { target: { value: 'mine' } });
    fireEvent.click(screen.getByRole('button', { name: /^Approve this text/ }));
    await screen.findByText(/^Approved \d/);
    expect(callsOf('approvals.approveEdited')).toEqual([
      { id: ids.stale, op: 0, text: 'mine', also: [], against: 'other now', seen: { [ids.stale]: 'h1' } },
    ]);
  });

  it('being edited takes A, E and R as letters, and keeps the text when it is refused or left', async () => {
    await open(ids.first);
    press('e');
    const field = await screen.findByRole('textbox');
    for (const key of ['a', 'r', 'e', 'j']) press(key, field);
    expect(decided()).toBe(0);
    fireEvent.change(field, { target: { value: 'too long' } });
    fireEvent.click(screen.getByRole('button', { name: /^Approve this text/ }));
    await screen.findByText('It is over_budget.');
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'too long');
    act(() => void (window.location.hash = `#/approvals/${ids.last}`));
    await screen.findByText(`id ${ids.last}`);
    act(() => void (window.location.hash = `#/approvals/${ids.first}`));
    await screen.findByText(`id ${ids.first}`);
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'too long');
  });

  it('being edited is left with Escape, and the words are there when the edit goes on; Cancel drops them', async () => {
    await open(ids.first);
    press('e');
    const field = (): HTMLElement => screen.getByRole('textbox');
    await screen.findByRole('textbox');
    fireEvent.change(field(), { target: { value: 'my own words' } });
    press('Escape', field());
    await waitFor(() => expect(document.activeElement).toBe(currentItem()));
    expect(screen.getByText('Your text is kept.')).toBeTruthy();
    expect(decided()).toBe(0);
    press('e');
    expect(field()).toHaveProperty('value', 'my own words');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    fireEvent.click(screen.getByRole('button', { name: /^Edit and approve/ }));
    expect(field()).not.toHaveProperty('value', 'my own words');
    press('Escape', field());
    expect(screen.queryByText('Your text is kept.')).toBeNull();
  });

  it('is not decided by the second click of a double click, which was meant for the one before', async () => {
    await open(ids.last);
    for (const name of ['Approve A', 'Reject R']) fireEvent.click(screen.getByRole('button', { name }), { detail: 2 });
    expect(decided()).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Approve A' }), { detail: 1 });
    await screen.findByText(/^Approved \d/);
  });

  it('that follows one just approved has the focus on its row, where Enter decides nothing', async () => {
    await open(ids.first);
    const button = screen.getByRole('button', { name: 'Approve A' });
    button.focus();
    fireEvent.click(button);
    await screen.findByText(/^Approved \d/);
    await waitFor(() => expect(document.activeElement).toBe(currentItem()));
    const before = decided();
    press('Enter');
    expect(decided()).toBe(before);
  });

  it('that is decided after the person has gone elsewhere leaves them there', async () => {
    let decide: (answer: { decisions: Decision[] }) => void = () => undefined;
    core.answer({ 'approvals.approve': () => new Promise((resolve) => (decide = resolve)) });
    await open(ids.first);
    fireEvent.click(screen.getByRole('button', { name: 'Approve A' }));
    window.location.hash = '#/chat';
    decide({ decisions: [apply(ids.first)] });
    await waitFor(() => expect(useApprovals.getState().result?.kind).toBe('approved'));
    expect(window.location.hash).toBe('#/chat');
  });

  it('of several operations is edited one after the other, and approved with every text', async () => {
    const op = (n: number): object => ({ ...flaggedOp, content: `text ${n}` });
    waiting = [
      proposal(ids.first, {
        state: 'flagged',
        action: 'batch',
        ops: [op(1), op(2), { ...flaggedOp, content: 'text 3', findings: [] }] as Proposal['ops'],
      }),
    ];
    await open(ids.first);
    press('e');
    const field = (): HTMLElement => screen.getByRole('textbox', { name: 'Text of the entry' });
    fireEvent.change(field(), { target: { value: 'mine 1' } });
    fireEvent.click(screen.getAllByRole('button', { name: 'Edit' })[0] as HTMLElement);
    expect((field() as HTMLTextAreaElement).value).toBe('text 2');
    expect(screen.getByText('edited by you')).toBeTruthy();
    fireEvent.change(field(), { target: { value: 'mine 2' } });
    fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true });
    await waitFor(() => expect(callsOf('approvals.approveEdited')).toHaveLength(1));
    expect(callsOf('approvals.approveEdited')).toEqual([
      {
        id: ids.first,
        op: 1,
        text: 'mine 2',
        also: [{ op: 0, text: 'mine 1' }],
        against: null,
        seen: { [ids.first]: 'h1' },
      },
    ]);
  });

  it('is left with J and K', async () => {
    await open(ids.first);
    press('j');
    await screen.findByText(`id ${ids.flagged}`);
    await waitFor(() => expect(document.activeElement).toBe(currentItem()));
    press('k');
    await screen.findByText(`id ${ids.first}`);
  });

  it('that takes the place of an older one says so and leads to it; the older one leads back', async () => {
    waiting = [
      proposal(ids.first, { state: 'stale', reason: 'newer', supersededBy: ids.last }),
      proposal(ids.last, { supersedes: ids.first }),
    ];
    await open(ids.last);
    expect(screen.getByText('This takes the place of an older proposal.')).toBeTruthy();
    const older = screen.getByRole('link', { name: 'Open the older one' });
    expect(older.getAttribute('href')).toBe(`#/approvals/${ids.first}`);
    act(() => {
      window.location.hash = `#/approvals/${ids.first}`;
    });
    const newer = await screen.findByRole('link', { name: 'Open the newer one' });
    expect(newer.getAttribute('href')).toBe(`#/approvals/${ids.last}`);
  });

  it('cannot be decided by a window that looks on', async () => {
    useApp.setState({ state: appState({ mode: 'onlooker' }) });
    await open(ids.first);
    press('a');
    press('r');
    expect(decided()).toBe(0);
    expect(screen.getByRole('button', { name: 'Approve A' })).toHaveProperty('disabled', true);
  });
});

it('several are approved at once; what stays is told for each', async () => {
  await open(ids.first);
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
  fireEvent.click(screen.getByRole('button', { name: 'Approve selected' }));
  await screen.findByText(/^2 approved .*, 2 not applied$/);
  expect(screen.getByText('It is flagged.')).toBeTruthy();
  expect(screen.getByText('It is stale.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Undo 2' }));
  await screen.findByText('Undone. The file is as it was.');
  expect(callsOf('memory.undo')).toEqual([{ seq: 4 }, { seq: 1 }]);
});

it('an empty queue says so and has the focus after the last decision', async () => {
  waiting = [proposal(ids.first)];
  await open(ids.first);
  press('r');
  const title = await screen.findByRole('heading', { name: 'Nothing waits for you' });
  await waitFor(() => expect(document.activeElement).toBe(title));
});

it('a record that cannot be read is listed', async () => {
  core.answer({ 'approvals.list': () => ({ proposals: waiting, unreadable: ['deadbeef.json'] }) });
  await open(ids.first);
  expect(screen.getByText('deadbeef.json')).toBeTruthy();
});

describe('the order of the queue', () => {
  it('is kinds apart, oldest first', () => {
    const skill = proposal('00000000', { subsystem: 'skills', store: null, skill: 'x' });
    expect(queueOf([skill, proposal('00000005'), proposal('00000001')], 'all').map(({ id }) => id)).toEqual([
      '00000001',
      '00000005',
      '00000000',
    ]);
  });

  it('leads on to the one that followed, at the end to the last, at nothing to none', () => {
    expect(nextAfter(['a', 'b', 'c'], 'b', ['a', 'c'])).toBe('c');
    expect(nextAfter(['a', 'b', 'c'], 'c', ['a', 'b'])).toBe('b');
    expect(nextAfter(['a', 'b'], 'a', ['a', 'b'])).toBe('a');
    expect(nextAfter(['a'], 'a', [])).toBeNull();
  });
});

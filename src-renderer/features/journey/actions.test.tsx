import { act as settle, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { DeskError } from '@shared/contract/errors.ts';
import type { JourneyGraph, JourneyNode } from '@shared/contract/journey.ts';
import { useApp } from '../../app/app-store.ts';
import { BridgeProvider } from '../../bridge/context.tsx';
import { fakeCore } from '../../bridge/fake.test-support.ts';
import type { FakeCore } from '../../bridge/fake.test-support.ts';
import { appState } from '../testing/fixtures.test-support.ts';
import { act, ACTIONS, actionsOf, entryOf, saveDraft, undoLast } from './actions.ts';
import { Card } from './card.tsx';
import { GoneNode } from './gone-node.tsx';
import { NoticeLine } from './notice-line.tsx';
import { select, setDraft, showGraph, useJourney, useSelectedNode } from './store.ts';

const memory: JourneyNode = {
  id: 'memory:memory:e1',
  kind: 'memory',
  label: 'The printer is in the hall',
  body: 'The printer is in the hall',
  store: 'memory',
  skill: null,
  category: 'memory',
  time: 1000,
  uncertain: null,
  uses: 0,
  useTimes: [],
  editTimes: [],
  state: 'active',
  goneAt: null,
  origin: 'learned',
  pinned: false,
  session: null,
  message: null,
};
const skill: JourneyNode = {
  ...memory,
  id: 'a-skill',
  kind: 'skill',
  label: 'a-skill',
  store: null,
  skill: 'misc/a-skill',
};
const provided: JourneyNode = {
  ...memory,
  id: 'provided:honcho:1',
  kind: 'provider_memory',
  body: 'The printer is *old*',
  store: null,
  category: 'provider:Honcho',
  origin: 'provider',
  provided: { provider: 'honcho', title: 'Honcho', kind: 'conclusion', trust: 0.8 },
};
const foreign: readonly JourneyNode[] = [
  { ...memory, id: 'foreign:1' },
  { ...memory, id: 'n1' },
  { ...memory, id: '0' },
  // An id of one store on a node of the other is none of ours.
  { ...memory, id: 'memory:profile:e1' },
  { ...memory, id: 'memory:other:e1' },
  { ...skill, id: 'foreign:2', skill: null },
];

const graphOf = (...nodes: JourneyNode[]): JourneyGraph => ({ nodes, edges: [], builtAt: Date.now() });
let core: FakeCore;

beforeEach(() => {
  useApp.setState({ state: appState() });
  useJourney.setState(useJourney.getInitialState());
  core = fakeCore({
    'memory.history': () => ({ events: [], verified: true }),
    'memory.replace': ({ entry }) => ({ seq: 8, entry, message: '' }),
    'memory.remove': ({ entry }) => ({ seq: 9, entry, message: '' }),
    'memory.undo': () => ({ seq: 10, entry: 'e1', message: '' }),
    'memory.add': () => ({ seq: 11, entry: 'e2', message: '' }),
    'memory.check': () => ({
      ...{
        findings: [],
        usage: { chars: 1, limit: 10, percent: 10 },
        fits: true,
        problem: null,
        hint: null,
        similar: [],
      },
    }),
    'skills.archive': () => ({ change: 'c1', skill: '.archive/a-skill', message: '' }),
    'skills.pin': () => ({ ok: true }),
    'skills.undo': () => ({ change: 'c2', skill: 'misc/a-skill', message: '' }),
  });
});
afterEach(cleanup);

const asked = (...names: string[]): unknown[] =>
  core.calls.filter(({ name }) => names.length === 0 || names.includes(name)).map(({ input }) => input);

function Selected(): ReactNode {
  const node = useSelectedNode();
  return node === null ? null : <Card node={node} />;
}

async function open(node: JourneyNode): Promise<void> {
  showGraph(graphOf(node), new Map());
  select(node.id);
  render(
    <BridgeProvider bridge={core.bridge}>
      <Selected />
      <NoticeLine />
    </BridgeProvider>,
  );
  await screen.findByRole('complementary', { name: 'Selected on the map' });
}

const update = (...nodes: JourneyNode[]): void => settle(() => showGraph(graphOf(...nodes), new Map()));
const press = (name: string | RegExp): void => void fireEvent.click(screen.getByRole('button', { name }));

describe('a node of someone else’s map, or of a memory provider', () => {
  it.each([...foreign, provided])('$id offers nothing and makes no request, whatever is tried', async (node) => {
    expect(entryOf(node)).toBeNull();
    expect(actionsOf(node, false)).toEqual([]);
    showGraph(graphOf(node), new Map());
    for (const action of ACTIONS) {
      await act(core.bridge, node, action);
      setDraft(node.id, { seen: node.body, text: 'mine now' });
      await expect(saveDraft(core.bridge, node)).rejects.toBeInstanceOf(DeskError);
    }
    expect(asked()).toEqual([]);
  });

  it('shows what it says, and no button but the one that closes', async () => {
    await open({ ...memory, id: 'foreign:1' });
    expect(screen.getByText('From another map, only to look at.')).toBeTruthy();
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Close']);
    expect(asked()).toEqual([]);
  });
});

describe('the card', () => {
  it('of what a provider keeps names the provider, its word and its trust, and leaves changing it to where it is kept', async () => {
    await open(provided);
    const card = screen.getByRole('complementary', { name: 'Selected on the map' });
    expect(card.textContent).toContain('Memory of Honcho, conclusion');
    expect(card.textContent).toContain('Trust80%');
    expect(card.textContent).toContain('CategoryHoncho');
    expect(card.querySelector('em')?.textContent).toBe('old');
    expect(screen.getByText('Kept by Honcho: read here, changed there.')).toBeTruthy();
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Close']);
  });

  it.each([
    ['found', 'It already stood in its file then.'],
    ['told', 'A conversation had been told it by then.'],
    ['saved', 'A conversation saved it then.'],
    ['use', 'Its first known use.'],
    ['record', 'Its usage record begins then.'],
    ['file', 'Its file is from then.'],
  ] as const)('of an uncertain date says what the bound rests on: %s', async (by, told) => {
    await open({ ...memory, uncertain: { from: null, to: 1000, by } });
    expect(screen.getByText(/^before 1 Jan 1970/).textContent).toBe(`before 1 Jan 1970${told}`);
  });
});

describe('what can be done', () => {
  it('depends on what the node is now, and is nothing in a window that looks on', () => {
    expect(actionsOf(memory, false)).toEqual(['edit', 'remove']);
    expect(actionsOf({ ...memory, state: 'removed' }, false)).toEqual(['restore']);
    expect(actionsOf({ ...memory, state: 'purged' }, false)).toEqual([]);
    expect(actionsOf(skill, false)).toEqual(['pin', 'archive']);
    expect(actionsOf({ ...skill, pinned: true }, false)).toEqual(['unpin', 'archive']);
    expect(actionsOf({ ...skill, state: 'archived' }, false)).toEqual(['unarchive']);
    for (const node of [memory, skill]) expect(actionsOf(node, true)).toEqual([]);
  });

  it('names the entry and the text that was seen; undo takes back what was done last', async () => {
    await open(memory);
    press('Remove, can be undone');
    expect(await screen.findByText('Removed.')).toBeTruthy();
    expect(asked('memory.remove')).toEqual([{ store: 'memory', entry: 'e1', seen: memory.body }]);
    press('Undo');
    expect(await screen.findByText('Undone.')).toBeTruthy();
    expect(asked('memory.undo')).toEqual([{ seq: 9 }]);
    await act(core.bridge, skill, 'archive');
    await undoLast(core.bridge);
    expect(asked('skills.archive', 'skills.undo')).toEqual([{ id: 'misc/a-skill' }, { change: 'c1' }]);
  });

  it('of a refusal says why and changes nothing on the map', async () => {
    core.answer({
      'memory.remove': () => {
        throw new DeskError('stale', 'The entry reads otherwise now.', { remedy: 'Look again.' });
      },
    });
    await open(memory);
    press('Remove, can be undone');
    expect((await screen.findByRole('alert')).textContent).toContain('The entry reads otherwise now.');
    expect(useJourney.getState().notice).toBeNull();
  });

  it('brings a forgotten memory back by the number of its removal', async () => {
    const cause = {
      origin: 'person',
      session: null,
      sessionTitle: null,
      message: null,
      quote: null,
      approver: null,
    } as const;
    const event = { time: 1, kind: 'done', entry: 'e1', store: 'memory', cause, undoable: true } as const;
    core.answer({
      'memory.history': () => ({
        events: [
          { ...event, seq: 3, op: 'add', before: null, after: memory.body },
          { ...event, seq: 5, op: 'remove', before: memory.body, after: null },
        ],
        verified: true,
      }),
      'memory.restore': ({ seq }) => ({ seq: seq + 1, entry: 'e1', message: '' }),
    });
    await act(core.bridge, { ...memory, state: 'removed', goneAt: 2000 }, 'restore');
    expect(asked('memory.restore')).toEqual([{ seq: 5 }]);
    expect(useJourney.getState().notice).toMatchObject({ kind: 'restored', undo: { kind: 'memory', seq: 6 } });
  });
});

describe('the focus', () => {
  it('goes to the title when an action took its button away, and is never moved by what happens in the background', async () => {
    await open(memory);
    update({ ...memory, body: 'changed by another' });
    expect(document.activeElement).toBe(document.body);
    settle(() => screen.getByRole('button', { name: 'Remove, can be undone' }).focus());
    press('Remove, can be undone');
    await screen.findByText('Removed.');
    update({ ...memory, state: 'removed', goneAt: 2000 });
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
  });
});

describe('an edit', () => {
  const type = (text: string): void => void fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });

  it('is of the text that was seen when it began: what changed meanwhile is told, and written over only on demand', async () => {
    await open(memory);
    press('Edit');
    type('The printer is in the cellar');
    update({ ...memory, body: 'The printer was given away' });
    expect(screen.getByText(/It now reads: “The printer was given away”/)).toBeTruthy();
    press(/^Save/);
    await settle(() => Promise.resolve());
    expect(asked('memory.replace')).toEqual([
      { store: 'memory', entry: 'e1', seen: memory.body, text: 'The printer is in the cellar' },
    ]);
  });

  it('replaces the newer text once the person says so', async () => {
    await open(memory);
    press('Edit');
    type('mine');
    update({ ...memory, body: 'theirs' });
    press('Replace that text');
    press(/^Save/);
    await settle(() => Promise.resolve());
    expect(asked('memory.replace')).toMatchObject([{ seen: 'theirs', text: 'mine' }]);
  });

  it('survives the removal of its memory, letting go of the node and looking at another; then it is added anew', async () => {
    await open(memory);
    press('Edit');
    type('written with care');
    settle(() => select(null));
    expect(screen.queryByRole('textbox')).toBeNull();
    update({ ...memory, state: 'removed', goneAt: 2000 });
    settle(() => select(memory.id));
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('written with care');
    press(/^Add entry/);
    await settle(() => Promise.resolve());
    expect(asked('memory.add')).toEqual([{ store: 'memory', text: 'written with care' }]);
    expect(asked('memory.replace')).toEqual([]);
  });

  it('stays when it is refused', async () => {
    core.answer({
      'memory.replace': () => {
        throw new DeskError('stale', 'Changed since.', {});
      },
    });
    await open(memory);
    press('Edit');
    type('mine');
    press(/^Save/);
    expect((await screen.findByRole('alert')).textContent).toContain('Changed since.');
    expect(useJourney.getState().drafts.get(memory.id)?.text).toBe('mine');
  });
});

describe('a link to a node', () => {
  it('that the map does not have says so once the map is here, with the way to its history', async () => {
    render(<GoneNode id="memory:profile:e9" />);
    render(<GoneNode id="skill:gone" />);
    expect(screen.queryByRole('status')).toBeNull();
    settle(() => showGraph(graphOf(memory), new Map()));
    expect(await screen.findByText('This memory is no longer there.')).toBeTruthy();
    expect(await screen.findByText('What this link names is no longer on the map.')).toBeTruthy();
    const [history] = screen.getAllByRole('link', { name: 'History of this entry' });
    expect(history?.getAttribute('href')).toBe('#/memory?entry=e9');
    expect(screen.getAllByRole('link')).toHaveLength(1);
    for (const button of screen.getAllByRole('button', { name: 'Close' })) fireEvent.click(button);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('says nothing of one that was there when the link was followed, and went later', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    showGraph(graphOf(memory), new Map());
    render(<GoneNode id={memory.id} />);
    settle(() => showGraph(graphOf(skill), new Map()));
    settle(() => void vi.advanceTimersByTime(1000));
    expect(screen.queryByRole('status')).toBeNull();
  });
});

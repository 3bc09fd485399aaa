import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { JourneyNode } from '@shared/contract/journey.ts';
import { DAY } from '@shared/journey/pace.ts';
import { useApp } from '../../app/app-store.ts';
import { BridgeProvider } from '../../bridge/context.tsx';
import { fakeCore } from '../../bridge/fake.test-support.ts';
import { appState } from '../testing/fixtures.test-support.ts';
import { Filters } from './bar.tsx';
import { showGraph, useJourney } from './store.ts';
import { Twin } from './twin.tsx';
import { visitBefore } from './use-journey-data.ts';

const NOW = Date.now();
const blank: JourneyNode = {
  id: '',
  kind: 'memory',
  label: '',
  body: '',
  store: 'memory',
  skill: null,
  category: 'memory',
  time: NOW - 100 * DAY,
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
const node = (label: string, change: Partial<JourneyNode>): JourneyNode => ({
  ...blank,
  id: `memory:memory:${label}`,
  label,
  body: label,
  ...change,
});
const nodes = [
  node('old', {}),
  node('new', { time: NOW - 3 * DAY }),
  node('reworded', { editTimes: [NOW - 2 * DAY] }),
  node('gone', { state: 'removed', goneAt: NOW - DAY / 2 }),
  node('[purged]', { state: 'purged', goneAt: NOW - 60 * DAY }),
  node('tool', { kind: 'skill', store: null, skill: 'x/tool', uses: 3, useTimes: [NOW - 4 * DAY] }),
];

beforeEach(() => {
  useApp.setState({ state: appState() });
  useJourney.setState(useJourney.getInitialState());
  showGraph({ nodes, edges: [], builtAt: NOW }, new Map());
  const core = fakeCore({ 'sessions.list': () => ({ rows: [], total: 0 }) });
  render(
    <BridgeProvider bridge={core.bridge}>
      <Filters />
      <Twin />
    </BridgeProvider>,
  );
});
afterEach(cleanup);

/** Labels of what is listed, in order. */
const listed = (): (string | undefined)[] =>
  useJourney.getState().listed.map((i) => useJourney.getState().graph?.nodes[i]?.label);
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));

describe('the map as a list', () => {
  it('tells what changed since a moment by kind, in a sentence and as a list, and goes back to the whole', () => {
    press('Any time');
    press('In the last week');
    expect(listed()).toEqual(['new', 'reworded', 'gone', 'tool']);
    expect(screen.getByText(/1 memory added, 1 changed, 1 forgotten, 1 skill used/)).toBeTruthy();
    press('Back to the whole list');
    expect(listed()).toHaveLength(nodes.length);
  });

  it('offers what changed since the last visit, and nothing when nothing did', () => {
    expect(screen.queryByText(/Since your last visit/)).toBeNull();
    act(() => useJourney.setState({ lastVisit: NOW - DAY }));
    expect(screen.getByText(/Since your last visit/).parentElement?.textContent).toContain('1 forgotten');
    press('Show');
    expect(listed()).toEqual(['gone']);
    press('Back to the whole list');
    act(() => useJourney.setState({ lastVisit: NOW }));
    expect(screen.queryByText(/Since your last visit/)).toBeNull();
  });
});

describe('a visit', () => {
  const MINUTE = 60_000;

  it.each([
    ['the first one has none before it', null, null, null],
    ['after a day the visit before is the last look', NOW - DAY, NOW - 9 * DAY, NOW - DAY],
    ['a look after some minutes goes on with the same visit', NOW - 5 * MINUTE, NOW - 9 * DAY, NOW - 9 * DAY],
    ['as does one in the very first visit', NOW - 5 * MINUTE, null, null],
  ])('%s', (_, seen, before, expected) => {
    expect(visitBefore({ seen, before }, NOW)).toBe(expected);
  });
});

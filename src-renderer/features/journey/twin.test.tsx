import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { JourneyNode } from '@shared/contract/journey.ts';
import { DAY } from '@shared/journey/pace.ts';
import { useApp } from '../../app/app-store.ts';
import { BridgeProvider } from '../../bridge/context.tsx';
import { fakeCore } from '../../bridge/fake.test-support.ts';
import { createFormat } from '../../i18n/format.ts';
import { createTranslate } from '../../i18n/language.tsx';
import { appState } from '../testing/fixtures.test-support.ts';
import { Filters } from './bar.tsx';
import { Legend } from './legend.tsx';
import type { MapModel } from './map/model.ts';
import { setFilter, showGraph, useJourney } from './store.ts';
import { Twin } from './twin.tsx';
import { visitBefore } from './use-journey-data.ts';
import { makeWords } from './words.ts';

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
  node('kept elsewhere', {
    kind: 'provider_memory',
    store: null,
    category: 'provider:Honcho',
    origin: 'provider',
    provided: { provider: 'honcho', title: 'Honcho', kind: 'fact', trust: null },
  }),
  node('tool', { kind: 'skill', store: null, skill: 'x/tool', uses: 3, useTimes: [NOW - 4 * DAY] }),
];

beforeEach(() => {
  useApp.setState({ state: appState() });
  useJourney.setState(useJourney.getInitialState());
  showGraph({ nodes, edges: [], builtAt: NOW }, new Map());
  const core = fakeCore({ 'sessions.list': () => ({ rows: [], total: 0, messages: 0 }) });
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

describe('what a memory provider keeps', () => {
  it('is named by its provider where it is listed and spoken, and is a kind, a category and an origin of its own', () => {
    const kept = useJourney.getState().graph?.nodes.find(({ kind }) => kind === 'provider_memory') ?? blank;
    const words = makeWords('en', createTranslate('en'), createFormat('en'));
    expect(words.spoken(kept, 2)).toMatch(/^kept elsewhere\. Memory of Honcho, Honcho\. .*2 links$/);
    for (const filter of [{ shape: 'provided' }, { category: 'provider:Honcho' }, { origin: 'provider' }] as const) {
      act(() => setFilter(filter));
      expect(listed()).toEqual(['kept elsewhere']);
      press('Clear');
    }
  });

  it('is in the legend while there is any', () => {
    const { container } = render(<Legend />);
    expect(container.textContent).toBe('');
    const names = ['memory', 'provider:Honcho'];
    act(() => useJourney.setState({ model: { plan: { sectors: { names } } } as unknown as MapModel }));
    expect(screen.getByText('Kept by a provider')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Honcho' })).toBeTruthy();
    act(() => useJourney.setState({ graph: { nodes: nodes.slice(0, 2), edges: [], builtAt: NOW } }));
    expect(screen.queryByText('Kept by a provider')).toBeNull();
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

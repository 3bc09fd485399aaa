import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { JournalEvent } from '@shared/contract/index.ts';
import { useApp } from '../../app/app-store.ts';
import { parseHash } from '../../app/route.ts';
import { BridgeProvider } from '../../bridge/context.tsx';
import { fakeCore } from '../../bridge/fake.test-support.ts';
import type { FakeCore } from '../../bridge/fake.test-support.ts';
import { appState, liveEntry, memoryView, row } from '../testing/fixtures.test-support.ts';
import { useMemory } from './memory-store.ts';
import MemoryScreen from './screen.tsx';

const cause = {
  origin: 'person',
  session: null,
  sessionTitle: null,
  message: null,
  quote: null,
  approver: null,
} as const;
const event = (seq: number, time: number, op: JournalEvent['op']): JournalEvent => ({
  ...{ seq, time, op, kind: 'done', entry: 'e1', store: 'memory', before: null, after: null, cause, undoable: false },
});

let core: FakeCore;

beforeEach(() => {
  window.location.hash = '#/memory';
  useApp.setState({ state: appState() });
  useMemory.setState(useMemory.getInitialState());
  core = fakeCore({
    'memory.view': () =>
      memoryView([
        row('unchanged', 'likes tea', liveEntry('e1', 'likes tea')),
        row('unchanged', 'backup at 02:15', liveEntry('e2', 'backup at 02:15')),
        row('added', null, liveEntry('e5', 'new since')),
      ]),
    'memory.history': () => ({
      verified: true,
      events: [event(1, 1000, 'add'), event(2, 1000, 'add'), event(3, 2000, 'replace'), event(4, 3000, 'remove')],
    }),
    'memory.at': ({ time }) => ({
      stores: [
        {
          store: 'memory',
          entries: time < 2000 ? ['likes tea'] : ['likes tea', 'backup at 03:30', 'old server', '[purged]'],
          ids: time < 2000 ? ['e1'] : ['e1', 'e2', 'e3', 'e4'],
        },
        { store: 'user', entries: [], ids: [] },
      ],
    }),
  });
});
afterEach(cleanup);

async function open(at: string | undefined): Promise<HTMLElement> {
  render(
    <BridgeProvider bridge={core.bridge}>
      <MemoryScreen rest={[]} query={{ view: 'past', ...(at === undefined ? {} : { at }) }} />
    </BridgeProvider>,
  );
  return await screen.findByRole('document', { name: 'Memory as it was' });
}

const askedFor = (): unknown[] => core.calls.filter(({ name }) => name === 'memory.at').map(({ input }) => input);

describe('memory in the past', () => {
  it('tells of every entry as it was what became of it, by words as well as by sign', async () => {
    const past = await open('2000');
    await within(past).findByText('old server');
    const rows = within(past).getAllByRole('listitem');
    expect(rows.map((line) => within(line).getByRole('img').getAttribute('aria-label'))).toEqual([
      'Stands so still',
      'Reads otherwise now',
      'No longer on file',
      'No longer on file',
    ]);
    expect([...(rows[1]?.querySelectorAll('del, ins') ?? [])].map((part) => part.textContent)).toEqual([
      ...['03', '02'],
      ...['30', '15'],
    ]);
    expect(rows[3]?.textContent).toBe('Its text was erased for good.');
    expect(past.textContent).toContain('Nothing was on file.');
    expect(past.textContent).toContain('1 entry was added since.');
    expect(askedFor()).toEqual([{ time: 2000 }]);
  });

  it('steps through the moments at which something changed, each once, and no further than they go', async () => {
    await open('2000');
    const button = (name: string): HTMLButtonElement => screen.getByRole('button', { name });
    await screen.findByText('change 2 of 3');
    fireEvent.click(button('The change before'));
    expect(parseHash(window.location.hash).query).toEqual({ view: 'past', at: '1000' });
    fireEvent.click(button('The change after'));
    expect(parseHash(window.location.hash).query).toEqual({ view: 'past', at: '3000' });
    cleanup();
    await open('1000');
    await screen.findByText('change 1 of 3');
    expect([button('The change before').disabled, button('The change after').disabled]).toEqual([true, false]);
  });

  it('is of now where the link names no moment or none that can be, and follows what changes', async () => {
    const before = Date.now();
    await open('soon');
    await screen.findByText('old server');
    const [first] = askedFor() as { time: number }[];
    expect(first?.time).toBeGreaterThanOrEqual(before);
    act(() => core.emit('memory.changed', { stores: ['memory'], seqs: [9] }));
    await screen.findByText('old server');
    expect(askedFor()).toHaveLength(2);
  });
});

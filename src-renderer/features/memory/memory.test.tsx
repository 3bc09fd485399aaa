import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CompareRow, MemoryView } from '@shared/contract/index.ts';
import { useApp } from '../../app/app-store.ts';
import { useThisSession } from '../../app/this-session.ts';
import { BridgeProvider } from '../../bridge/context.tsx';
import { fakeCore } from '../../bridge/fake.test-support.ts';
import type { FakeCore } from '../../bridge/fake.test-support.ts';
import { appState, liveEntry, memoryView, row } from '../testing/fixtures.test-support.ts';
import { useMemory } from './memory-store.ts';
import MemoryScreen from './screen.tsx';

const rows: CompareRow[] = [
  row('unchanged', 'likes tea', liveEntry('e1', 'likes tea')),
  row('changed', 'backup at 03:30', liveEntry('e2', 'backup at 02:15'), { undo: 7 }),
  row('removed', 'old server', null, {
    undo: 8,
    removed: {
      entry: 'e3',
      time: 1000,
      seq: 8,
      cause: { origin: 'person', session: null, sessionTitle: null, message: null, quote: null, approver: null },
    },
  }),
];

let core: FakeCore;
let view: MemoryView;

beforeEach(() => {
  view = memoryView(rows);
  useApp.setState({ state: appState() });
  useThisSession.setState({ session: 's1', snapshot: null });
  useMemory.setState(useMemory.getInitialState());
  core = fakeCore({
    'memory.view': () => view,
    'memory.history': ({ entry }) => ({
      verified: true,
      events: [
        {
          seq: 7,
          time: 1000,
          kind: 'done',
          op: 'replace',
          entry: entry ?? 'e1',
          store: 'memory',
          before: 'backup at 03:30',
          after: 'backup at 02:15',
          cause: {
            origin: 'foreground',
            session: 's1',
            sessionTitle: 'Labels',
            message: 12,
            quote: 'Make it earlier.',
            approver: null,
          },
          undoable: true,
        },
      ],
    }),
    'memory.check': ({ text }) => ({
      findings: text.includes('hunter2')
        ? [{ kind: 'hardcoded_secret', start: 0, end: 7, message: 'A password.' }]
        : [],
      usage: { chars: text.length, limit: 2200, percent: 0 },
      fits: text.length < 100,
      problem: null,
      hint: null,
      similar: text.includes('coffee') ? ['likes tea'] : [],
    }),
    'memory.undo': () => ({ seq: 9, entry: 'e2', message: '' }),
    'memory.replace': ({ entry }) => ({ seq: 9, entry, message: '' }),
    'memory.remove': ({ entry }) => ({ seq: 10, entry, message: '' }),
    'memory.purge': () => ({ erased: ['journal'], kept: ['conversation s1'], conversations: ['s1'] }),
  });
});
afterEach(cleanup);

const callsOf = (name: string): unknown[] => core.calls.filter((call) => call.name === name).map((call) => call.input);
const lines = (): HTMLElement[] => screen.getAllByRole('row');

async function open(query: Record<string, string> = {}): Promise<void> {
  render(
    <BridgeProvider bridge={core.bridge}>
      <MemoryScreen rest={[]} query={query} />
    </BridgeProvider>,
  );
  await screen.findByText('In this session’s prompt');
}

function lineAt(index: number): HTMLElement {
  const line = lines()[index];
  if (line === undefined) throw new Error(`no row ${index}`);
  return line;
}

describe('the comparison', () => {
  it('names what became of every entry in words', async () => {
    await open();
    expect(lines().map((line) => within(line).getByRole('img').getAttribute('aria-label'))).toEqual([
      'Unchanged',
      'Changed since this session began',
      'Removed since this session began',
    ]);
    expect([...lineAt(1).querySelectorAll('del, ins')].map((part) => part.textContent)).toEqual([
      '03',
      '30',
      '02',
      '15',
    ]);
    expect(within(lineAt(2)).getByText('No longer on file')).toBeTruthy();
  });

  it('is walked with the arrow keys; Enter opens the history, Escape closes it and the row has the focus again', async () => {
    await open();
    act(() => lineAt(0).focus());
    fireEvent.keyDown(lineAt(0), { key: 'ArrowDown' });
    expect(document.activeElement).toBe(lineAt(1));
    fireEvent.keyDown(lineAt(1), { key: 'Enter' });
    const drawer = await screen.findByRole('complementary', { name: 'History of this entry' });
    await within(drawer).findByText('“Make it earlier.”');
    expect(within(drawer).getByRole('link', { name: 'Labels' }).getAttribute('href')).toBe('#/chat/s1?message=12');
    expect(drawer.textContent).toContain('chain verified');
    act(() => within(drawer).getByRole('button', { name: 'Close' }).focus());
    fireEvent.keyDown(document.activeElement ?? drawer, { key: 'Escape' });
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(document.activeElement).toBe(lineAt(1));
  });

  it('leads from the line at its top to the first difference, and on to the next', async () => {
    await open();
    const link = screen.getByRole('button', { name: /^\d+ entr(y differs|ies differ)\.$/ });
    for (const index of [1, 2, 1]) {
      fireEvent.click(link);
      expect(document.activeElement).toBe(lineAt(index));
    }
  });

  it('takes a change back with U and says so', async () => {
    await open();
    act(() => lineAt(1).focus());
    fireEvent.keyDown(lineAt(1), { key: 'u' });
    await screen.findByText('Undone in MEMORY.md.');
    expect(callsOf('memory.undo')).toEqual([{ seq: 7 }]);
  });

  it('changes under the person without moving the focus', async () => {
    await open();
    act(() => lineAt(2).focus());
    view = memoryView([row('added', null, liveEntry('e9', 'new at the top')), ...rows]);
    act(() => core.emit('memory.changed', { stores: ['memory'], seqs: [11] }));
    await screen.findByText('new at the top');
    expect(document.activeElement).toBe(lineAt(3));
  });

  it('gives the focus to the row in its place when the current one goes', async () => {
    await open();
    act(() => lineAt(2).focus());
    view = memoryView(rows.slice(0, 2));
    act(() => core.emit('memory.changed', { stores: ['memory'], seqs: [11] }));
    await waitFor(() => expect(lines()).toHaveLength(2));
    expect(document.activeElement).toBe(lineAt(1));
  });

  it('opens the history of the entry that a link names', async () => {
    await open({ entry: 'e2' });
    await screen.findByRole('complementary', { name: 'History of this entry' });
    expect(document.activeElement).toBe(lineAt(1));
  });

  it('says that the entry a link names is gone, with its history where the journal has one', async () => {
    const removed = {
      ...({ seq: 9, time: 2000, kind: 'done', op: 'remove', entry: 'gone1', store: 'user' } as const),
      ...{ before: 'lives in Lyon', after: null, undoable: true },
      cause: {
        origin: 'person',
        session: null,
        sessionTitle: null,
        message: null,
        quote: null,
        approver: null,
      } as const,
    };
    core.answer({ 'memory.history': () => ({ verified: true, events: [removed] }) });
    await open({ entry: 'gone1' });
    expect(await screen.findByText('This memory is no longer there.')).toBeTruthy();
    expect(callsOf('memory.history').at(-1)).toEqual({ entry: 'gone1' });
    const history = screen.getByRole('complementary', { name: 'History of this entry' });
    await waitFor(() => expect(history.textContent).toContain('lives in Lyon'));
    fireEvent.click(within(history).getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(callsOf('memory.undo')).toEqual([{ seq: 9 }]));

    // Put back, it is a row like any other, and nothing is missing any more.
    view = memoryView([...rows, row('added', null, liveEntry('gone1', 'lives in Lyon'))]);
    act(() => core.emit('memory.changed', { stores: ['memory'], seqs: [10] }));
    await waitFor(() => expect(document.activeElement).toBe(lineAt(3)));
    expect(screen.queryByText('This memory is no longer there.')).toBeNull();
  });

  it('says so too where the journal knows nothing of it', async () => {
    core.answer({ 'memory.history': () => ({ verified: true, events: [] }) });
    await open({ entry: 'nowhere' });
    expect(await screen.findByText('This memory is no longer there.')).toBeTruthy();
    expect(screen.getByText('The journal of this home does not know it.')).toBeTruthy();
    expect(screen.queryByRole('complementary')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('This memory is no longer there.')).toBeNull();
  });

  it('keeps the frozen side and refuses to write when a file cannot be read', async () => {
    view = memoryView(rows, {
      problem: {
        code: 'unreadable',
        file: '',
        message: 'MEMORY.md is not valid UTF-8.',
        remedy: 'Mend it.',
        blocking: true,
      },
    });
    await open();
    expect(screen.getByRole('alert').textContent).toContain('MEMORY.md is not valid UTF-8.');
    act(() => lineAt(1).focus());
    fireEvent.keyDown(lineAt(1), { key: 'e' });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(within(lineAt(1)).getByRole('button', { name: 'Undo' })).toHaveProperty('disabled', true);
  });

  it('only looks on when another window has the home', async () => {
    useApp.setState({ state: appState({ mode: 'onlooker' }) });
    await open();
    act(() => lineAt(1).focus());
    fireEvent.keyDown(lineAt(1), { key: 'u' });
    expect(callsOf('memory.undo')).toEqual([]);
    expect(screen.getByRole('button', { name: 'Add entry' })).toHaveProperty('disabled', true);
  });
});

describe('the editor', () => {
  async function edit(text: string): Promise<HTMLElement> {
    await open();
    act(() => lineAt(0).focus());
    fireEvent.keyDown(lineAt(0), { key: 'e' });
    const field = await screen.findByRole('textbox', { name: 'Text of the entry' });
    fireEvent.change(field, { target: { value: text } });
    return field;
  }

  it('recognises a secret while it is typed and refuses it with the reason', async () => {
    const field = await edit('hunter2 is it');
    await screen.findByText('Key or password.');
    const save = screen.getByRole('button', { name: /^Save/ });
    expect(save).toHaveProperty('disabled', true);
    expect(screen.getByText('Take out what the scanner found to save')).toBeTruthy();
    fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
    expect(callsOf('memory.replace')).toEqual([]);
  });

  it('hints at entries that say nearly the same', async () => {
    await edit('likes coffee');
    await screen.findByText('Says nearly the same: “likes tea”');
  });

  it('saves against the text that was seen', async () => {
    const field = await edit('likes green tea');
    fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
    await screen.findByText(/^Changed in MEMORY.md/);
    expect(callsOf('memory.replace')).toEqual([
      { store: 'memory', entry: 'e1', seen: 'likes tea', text: 'likes green tea' },
    ]);
  });

  it('keeps what was written when the entry goes meanwhile', async () => {
    await edit('likes green tea');
    view = memoryView(rows.slice(1));
    act(() => core.emit('memory.changed', { stores: ['memory'], seqs: [11] }));
    await screen.findByText(/The entry was removed meanwhile/);
    expect(screen.getByRole('textbox', { name: 'Text of the entry' })).toHaveProperty('value', 'likes green tea');
  });

  it('drops what was written only at a second Escape', async () => {
    const field = await edit('likes green tea');
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(screen.getByText('Esc again drops what you wrote')).toBeTruthy();
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(document.activeElement).toBe(lineAt(0));
  });
});

it('an entry is erased only once the word is typed, and what stays is named', async () => {
  await open({ entry: 'e2' });
  fireEvent.click(await screen.findByRole('button', { name: 'Erase for good…' }));
  const confirm = screen.getByRole('button', { name: 'Erase for good' });
  expect(confirm).toHaveProperty('disabled', true);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'erase' } });
  fireEvent.click(confirm);
  await screen.findByText('conversation s1');
  expect(callsOf('memory.purge')).toEqual([{ entry: 'e2' }]);
});

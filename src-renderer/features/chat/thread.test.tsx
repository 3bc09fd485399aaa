import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { DeskError } from '@shared/contract/index.ts';
import type { Message, RequestName, SkillRow } from '@shared/contract/index.ts';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { useRegistry } from '../../app/commands.ts';
import { BridgeProvider } from '../../bridge/context.tsx';
import { fakeCore } from '../../bridge/fake.test-support.ts';
import type { FakeCore } from '../../bridge/fake.test-support.ts';
import { eventually } from '../../patience.test-support.ts';
import { memoryView, liveEntry, proposal, row } from '../testing/fixtures.test-support.ts';
import { useDrafts } from './draft-store.ts';
import { useNewModel } from './models-store.ts';
import { hrefSwapped, openBeside } from './pane-route.ts';
import { createPane, PaneProvider } from './pane.tsx';
import { aMessage, aSession } from './rows.test-support.ts';
import { Thread } from './thread.tsx';

const said: Message[] = [
  aMessage({ id: 1, content: 'What grows in the garden?' }),
  aMessage({ id: 2, role: 'assistant', content: 'Beans grow in the **garden**.' }),
];

function aSkill(name: string): SkillRow {
  return {
    id: name,
    name,
    description: `How to go about ${name}`,
    category: null,
    origin: 'person',
    state: 'active',
    pinned: false,
    uses: 0,
    views: 0,
    lastUsed: null,
    createdAt: null,
    problem: null,
    staged: [],
    readOnly: null,
  };
}

let core: FakeCore;
let pane = createPane('main');

/** jsdom has no layout that tells which rows are in view: here all of them are. */
vi.mock('@tanstack/react-virtual', () => ({
  useVirtualizer: ({ count, getItemKey }: { count: number; getItemKey: (index: number) => unknown }) => ({
    getVirtualItems: () =>
      Array.from({ length: count }, (_, index) => ({ index, key: getItemKey(index), start: 100 * index })),
    getTotalSize: () => 100 * count,
    measureElement: () => undefined,
    measurementsCache: [],
    scrollToIndex: () => undefined,
    scrollToOffset: () => undefined,
  }),
}));
class StillObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
vi.stubGlobal('ResizeObserver', StillObserver);
Element.prototype.scrollIntoView = () => undefined;

beforeEach(() => {
  window.location.hash = '#/chat/s';
  pane = createPane('main');
  useDrafts.setState({}, true);
  useNewModel.setState({}, true);
  core = fakeCore({
    'ui.get': () => ({ value: null }),
    'ui.set': () => ({ ok: true }),
    'sessions.get': ({ id }) =>
      aSession({ id, title: 'Garden', inputTokens: 1000, cacheReadTokens: 750, outputTokens: 50 }),
    'sessions.messages': () => ({ messages: said, hasBefore: false, hasAfter: false, total: 2 }),
    'sessions.rename': ({ id, title }) => aSession({ id, title }),
    'chat.live': () => ({ live: null, halfDone: false, waiting: [] }),
    'chat.context': () => ({ used: 3000, window: 100_000, parts: [{ name: 'system', tokens: 3000 }] }),
    'chat.model': () => ({ provider: '', label: 'Server', model: 'fake-model', kind: 'openai', chosen: {} }),
    'chat.models': () => ({
      offered: [{ provider: '', label: 'Server', models: ['fake-model', 'other-7b', 'other-70b'], problem: '' }],
    }),
    'chat.setModel': () => ({ ok: true }),
    'chat.send': ({ session }) => ({ session: session ?? 'made', turn: 't', state: 'started' }),
    'chat.retry': () => ({ turn: 't' }),
    'chat.undo': () => ({ text: 'What grows in the garden?' }),
    'chat.branch': () => ({ session: 'branch', words: 'other words' }),
    'chat.compress': () => ({
      compressed: false,
      tokensBefore: 0,
      tokensAfter: 0,
      message: 'There is nothing to summarise.',
    }),
    'settings.get': () => ({ settings: [], keys: [], files: [], profiles: [] }),
    'settings.set': () => ({ ok: true }),
    'skills.list': () => ({ skills: [] }),
    'memory.view': () => memoryView([row('unchanged', 'Prefers tea', liveEntry('e1', 'Prefers tea'))]),
    'memory.add': () => ({ seq: 7, entry: 'e2', message: 'Added.' }),
    'memory.remove': () => ({ seq: 8, entry: 'e1', message: 'Removed.' }),
    'memory.undo': () => ({ seq: 9, entry: 'e1', message: 'Undone.' }),
    'approvals.list': () => ({ proposals: [proposal('0000000a'), proposal('0000000b')], unreadable: [] }),
    'approvals.approve': ({ ids }) => ({
      decisions: ids.map((id) => ({ id, ok: true, outcome: 'applied', message: 'Applied.', seqs: [] })),
    }),
  });
});
afterEach(cleanup);

async function show(session: string | null = 's'): Promise<void> {
  window.location.hash = `#/chat/${session ?? 'new'}`;
  render(
    <BridgeProvider bridge={core.bridge}>
      <PaneProvider pane={pane}>
        <Thread session={session} target={null} paired={false} onShowList={() => undefined} />
      </PaneProvider>
    </BridgeProvider>,
  );
  if (session !== null) await eventually(() => expect(pane.conversation.getState().state).toBe('ready'));
  await screen.findByRole('button', { name: /Choose the model/ });
}

const field = (): HTMLTextAreaElement => screen.getByRole('textbox', { name: 'Message' });
const asked = (name: RequestName): unknown[] =>
  core.calls.filter((call) => call.name === name).map(({ input }) => input);
const answers = (): HTMLElement[] => screen.queryAllByRole('complementary', { name: /Answer of a command/ });

/** Types a whole text and sends it, the list of completions aside. */
async function say(text: string): Promise<void> {
  fireEvent.change(field(), { target: { value: text } });
  fireEvent.keyDown(field(), { key: 'Escape' });
  await act(async () => {
    fireEvent.keyDown(field(), { key: 'Enter' });
    await Promise.resolve();
  });
}

/** Says a command and answers what stands in its place. */
async function answer(text: string): Promise<HTMLElement> {
  const before = answers().length;
  await say(text);
  await eventually(() => expect(answers().length).toBeGreaterThan(before));
  const last = answers().at(-1);
  if (last === undefined) throw new Error('the command answered');
  return last;
}

describe('a command in the chat', () => {
  it.each([
    ['/usage', 'Used by this session so far', '750 (75 %)'],
    ['/context', '3k of 100k', '3,000 tokens, 3 %'],
    ['/title', 'Garden', '/title'],
    ['/status', 'Garden', 'fake-model'],
    ['/help', 'Commands', '/compress /compact'],
    ['/help memory', 'Say what memory holds', '/memory approve <staged>'],
    ['/pending', '2 changes wait for you.', '0000000b'],
    ['/memory', 'Memory writes without asking', '1 entry'],
    ['/busy', 'Enter while a turn runs: Steer', ''],
    ['/compress', 'There is nothing to summarise.', ''],
    ['/compress here 3', 'There is nothing to summarise.', ''],
  ])('%s answers in its place, and nothing is sent to a model', async (command, heading, line) => {
    await show();
    const told = await answer(command);
    expect(told.textContent).toContain(heading);
    expect(told.textContent).toContain(line);
    expect(told.textContent).toContain(command);
    expect(asked('chat.send')).toEqual([]);
    expect(field().value).toBe('');
  });

  it.each([
    ['/retry', 'chat.retry', { session: 's' }],
    ['/title The garden', 'sessions.rename', { id: 's', title: 'The garden' }],
    ['/branch Winter', 'chat.branch', { session: 's', message: null, title: 'Winter' }],
    ['/busy queue', 'settings.set', { key: 'display.busy_input_mode', value: 'queue' }],
    ['/reasoning high', 'chat.setModel', { session: 's', model: { effort: 'high' } }],
    ['/model other-70b', 'chat.setModel', { session: 's', model: { model: 'other-70b' } }],
    ['/remember user: likes tea', 'memory.add', { store: 'user', text: 'likes tea' }],
    ['/forget tea', 'memory.remove', { store: 'memory', entry: 'e1', seen: 'Prefers tea' }],
    ['/approve 0000000a', 'approvals.approve', { ids: ['0000000a'], seen: { '0000000a': 'h1' } }],
    ['/queue later', 'chat.send', { session: 's', text: 'later', whenBusy: 'queue', model: {} }],
  ] as const)('%s asks the core for %s', async (command, name, input) => {
    await show();
    await say(command);
    await eventually(() => expect(asked(name)).toEqual([input]));
  });

  it('/approve alone decides on nothing: it lists what waits', async () => {
    await show();
    expect((await answer('/approve')).textContent).toContain('2 changes wait for you.');
    expect(asked('approvals.approve')).toEqual([]);
  });

  it('/undo gives the words back to the field', async () => {
    await show();
    await say('/undo');
    await eventually(() => expect(field().value).toBe('What grows in the garden?'));
  });

  it('/branch leads to the new session, whose field holds the words at which it branched', async () => {
    await show();
    await say('/branch');
    await eventually(() => expect(window.location.hash).toBe('#/chat/branch'));
    expect(useDrafts.getState()['branch']?.text).toBe('other words');
  });

  it('that is none keeps the words, names the nearest, and can be sent as it stands', async () => {
    await show();
    const told = await answer('/brnach off');
    expect(told.textContent).toContain('There is no command /brnach.');
    expect(within(told).getByRole('button', { name: '/branch' })).toBeTruthy();
    expect(field().value).toBe('/brnach off');
    expect(asked('chat.send')).toEqual([]);
    fireEvent.click(within(told).getByRole('button', { name: 'Send it as a message' }));
    await eventually(() => expect(asked('chat.send')).toMatchObject([{ text: '/brnach off' }]));
    expect(field().value).toBe('');
  });

  it('that is refused says so in its place, in the words of the refusal', async () => {
    core.answer({
      'chat.retry': () => {
        throw new DeskError('busy', 'Hermes is running a turn.', { remedy: 'Wait.' });
      },
    });
    await show();
    const told = await answer('/retry');
    expect(told.textContent).toContain('Hermes is running a turn.');
    expect(told.textContent).toContain('Wait.');
  });

  it('that needs a session, or that nothing runs, says which', async () => {
    await show(null);
    expect((await answer('/usage')).textContent).toContain('This needs a session that has begun.');
    cleanup();
    await show();
    act(() => pane.live.started('t'));
    expect((await answer('/undo')).textContent).toContain('A turn is running. Stop it first.');
    expect(asked('chat.undo')).toEqual([]);
  });

  it('is offered in the palette when it works on this conversation as it is', async () => {
    await show();
    const ids = (): string[] => (useRegistry.getState().commands['chat main'] ?? []).map(({ id }) => id);
    expect(ids()).toEqual(expect.arrayContaining(['retry', 'branch', 'compress', 'model', 'find']));
    expect(ids()).not.toContain('stop');
    expect(ids()).not.toContain('new');
    act(() => pane.live.started('t'));
    await eventually(() => expect(ids()).toContain('stop'));
    expect(ids()).not.toContain('retry');
  });

  it('holds untrusted text as text', async () => {
    core.answer({ 'sessions.get': ({ id }) => aSession({ id, title: '<img src=x onerror=alert(1)>' }) });
    await show();
    const told = await answer('/title');
    expect(told.querySelector('img')).toBeNull();
    expect(told.textContent).toContain('<img src=x');
  });
});

describe('the completion of a command', () => {
  const options = (): string[] => screen.queryAllByRole('option').map((option) => option.textContent);
  const type = (text: string): boolean => fireEvent.change(field(), { target: { value: text } });

  it('offers names as they are typed; Enter takes, Enter again carries out', async () => {
    await show();
    type('/ret');
    expect(options()[0]).toContain('/retry');
    expect(screen.getByRole('listbox', { name: 'Commands and skills' })).toBeTruthy();
    expect(field().getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id);
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(field().value).toBe('/retry');
    expect(asked('chat.retry')).toEqual([]);
    fireEvent.keyDown(field(), { key: 'Enter' });
    await eventually(() => expect(asked('chat.retry')).toHaveLength(1));
  });

  it('offers skills by name; one that is taken stands before words for the model, and another may follow', async () => {
    core.answer({ 'skills.list': () => ({ skills: [aSkill('planning'), aSkill('tidy')] }) });
    await show();
    type('/plan');
    await eventually(() => expect(options()[0]).toContain('/planning'));
    fireEvent.click(screen.getAllByRole('option')[0] ?? document.body);
    expect(field().value).toBe('/planning ');
    type('/planning /ti');
    expect(options()).toHaveLength(1);
    fireEvent.keyDown(field(), { key: 'Tab' });
    expect(field().value).toBe('/planning /tidy ');
    expect(document.querySelector('.marks .ref')?.textContent).toBe('/planning /tidy');
    type('/planning /tidy the cellar');
    fireEvent.keyDown(field(), { key: 'Enter' });
    await eventually(() => expect(asked('chat.send')).toMatchObject([{ text: '/planning /tidy the cellar' }]));
  });

  it('finds a command by words of what it is for', async () => {
    await show();
    type('/summar');
    expect(options()[0]).toContain('/compress');
  });

  it('offers models, sessions and staged writes where a command takes one', async () => {
    core.answer({
      'sessions.list': () => ({ rows: [aSession({ id: 'x', title: 'The garden in winter' })], total: 1, messages: 0 }),
    });
    await show();
    type('/model 70b');
    await eventually(() => expect(options().join()).toContain('other-70b'));
    type('/resume winter gar');
    await eventually(() => expect(options().join()).toContain('The garden in winter'));
    fireEvent.keyDown(field(), { key: 'Tab' });
    expect(field().value).toBe('/resume x');
    type('/approve ');
    await eventually(() => expect(options()).toHaveLength(3));
    expect(options()[0]).toContain('0000000a');
  });

  it('leaves Enter to the message when what is typed stands by itself, and keys of an input method to it', async () => {
    await show();
    type('/title');
    fireEvent.compositionStart(field());
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    expect(answers()).toHaveLength(0);
    fireEvent.compositionEnd(field());
    await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
    fireEvent.keyDown(field(), { key: 'Enter' });
    await eventually(() => expect(answers()).toHaveLength(1));
  });
});

describe('the model of a conversation', () => {
  it('is chosen from a list that is searched, and what it costs is said before', async () => {
    await show();
    fireEvent.click(screen.getByRole('button', { name: /Choose the model/ }));
    const list = await screen.findByRole('listbox', { name: 'Models' });
    expect(within(list).getAllByRole('option')).toHaveLength(3);
    expect(screen.getByText(/provider’s cache of it is lost, and a new snapshot of memory begins/)).toBeTruthy();
    fireEvent.change(screen.getByPlaceholderText('Find a model'), { target: { value: 'other 7' } });
    expect(
      within(list)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['other-7b', 'other-70b']);
    fireEvent.click(within(list).getByRole('option', { name: 'other-7b' }));
    await eventually(() => expect(asked('chat.setModel')).toEqual([{ session: 's', model: { model: 'other-7b' } }]));
  });

  it('chosen before the first words goes with them', async () => {
    await show(null);
    await say('/model other-70b');
    await eventually(() =>
      expect(screen.getByRole('button', { name: /Choose the model/ }).textContent).toContain('other-70b'),
    );
    await say('hello');
    await eventually(() =>
      expect(asked('chat.send')).toMatchObject([{ session: null, model: { model: 'other-70b' } }]),
    );
  });
});

describe('words said before', () => {
  it('come back with the arrow keys in an empty field, and stay once they are changed', async () => {
    await show();
    fireEvent.keyDown(field(), { key: 'ArrowUp' });
    expect(field().value).toBe('What grows in the garden?');
    fireEvent.keyDown(field(), { key: 'ArrowUp' });
    expect(field().value).toBe('What grows in the garden?');
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    expect(field().value).toBe('');
    fireEvent.change(field(), { target: { value: 'mine' } });
    fireEvent.keyDown(field(), { key: 'ArrowUp' });
    expect(field().value).toBe('mine');
  });
});

describe('files', () => {
  const file = (name: string, content: BlobPart): File => new File([content], name);
  const drop = (files: File[]): void => {
    const box = field().closest('.compose');
    if (box === null) throw new Error('the composer has a box');
    fireEvent.drop(box, { dataTransfer: { types: ['Files'], files } });
  };

  it('that lie in the workspace become a reference, others their text, folded', async () => {
    core.answer({ 'refs.locate': ({ name }) => ({ insert: name === 'in.md' ? '@file:docs/in.md ' : null }) });
    await show();
    drop([file('in.md', 'inside'), file('out.txt', 'line one\nline two')]);
    await eventually(() => expect(field().value).toBe('@file:docs/in.md '));
    expect(await screen.findByText(/^out\.txt, .*2 lines/)).toBeTruthy();
    await say('@file:docs/in.md look');
    await eventually(() => expect(asked('chat.send')).toHaveLength(1));
    expect(asked('chat.send')).toMatchObject([
      { text: '@file:docs/in.md look\n\nout.txt\n```\nline one\nline two\n```' },
    ]);
  });

  it('that are no text are not taken, and that is said', async () => {
    core.answer({ 'refs.locate': () => ({ insert: null }) });
    await show();
    drop([file('photo.png', new Uint8Array([0x89, 0x50, 0, 1]))]);
    expect(await screen.findByText(/photo\.png was not attached: it is no text/)).toBeTruthy();
    drop([file('latin.txt', new Uint8Array([0x63, 0xe9, 0x20]))]);
    expect(await screen.findByText(/latin\.txt was not attached/)).toBeTruthy();
  });
});

describe('a conversation that a link names and that is gone', () => {
  it('is said to be gone, without a field for words that could go nowhere, and a new one is offered', async () => {
    core.answer({
      'sessions.get': () => {
        throw new DeskError('not_found', 'There is no session gone.');
      },
    });
    window.location.hash = '#/chat/gone';
    render(
      <BridgeProvider bridge={core.bridge}>
        <PaneProvider pane={pane}>
          <Thread session="gone" target={null} paired={false} onShowList={() => undefined} />
        </PaneProvider>
      </BridgeProvider>,
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'This conversation is no longer here' })).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
    expect(screen.queryByRole('link', { name: /Prompt/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'New session' }));
    expect(window.location.hash).toBe('#/chat/new');
  });
});

describe('a conversation shown beside another', () => {
  it('is the one in view where one of two is, with the other a press away', () => {
    const { innerWidth } = window;
    onTestFinished(() => void Object.assign(window, { innerWidth }));
    Object.assign(window, { innerWidth: 1400 });
    window.location.hash = '#/chat/s';
    openBeside('other');
    expect(window.location.hash).toBe('#/chat/s?beside=other');
    Object.assign(window, { innerWidth: 900 });
    window.location.hash = '#/chat/s';
    openBeside(null);
    expect(window.location.hash).toBe('#/chat/new?beside=s');
    expect(hrefSwapped()).toBe('#/chat/s?beside=new');
    openBeside(undefined);
    expect(window.location.hash).toBe('#/chat/new');
  });
});

describe('finding in a conversation', () => {
  it('counts every hit, walks them around the ends, and Escape closes it and gives the focus back', async () => {
    await show();
    field().focus();
    fireEvent.keyDown(field(), { key: 'f', ctrlKey: true });
    const input = await screen.findByRole('textbox', { name: 'Words to find' });
    expect(document.activeElement).toBe(input);
    fireEvent.change(input, { target: { value: 'GARDEN' } });
    await eventually(() => expect(screen.getByText('2 of 2')).toBeTruthy());
    fireEvent.keyDown(input, { key: 'Enter' });
    expect(screen.getByText('1 of 2')).toBeTruthy();
    fireEvent.keyDown(input, { key: 'Enter' });
    expect(screen.getByText('2 of 2')).toBeTruthy();
    fireEvent.change(input, { target: { value: 'nowhere' } });
    await eventually(() => expect(screen.getByText('Not found')).toBeTruthy());
    fireEvent.keyDown(input, { key: 'Escape' });
    expect(screen.queryByRole('search')).toBeNull();
    expect(document.activeElement).toBe(field());
  });
});

import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { AppState, Destination, MemoryView } from '@shared/contract/index.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createWorld } from '../../e2e/renderer/world.ts';
import { BridgeProvider } from '../bridge/context.tsx';
import type { FakeCore } from '../bridge/fake.test-support.ts';
import { useApp, watchApp } from './app-store.ts';
import { go } from './route.ts';
import { App } from './start.tsx';
import { eventually } from '../patience.test-support.ts';

let core: FakeCore;
let stop: () => void;

beforeEach(() => {
  // jsdom has no top layer.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
  };
  globalThis.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  window.matchMedia = (query) => Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList;
  Element.prototype.scrollIntoView = () => undefined;
  window.location.hash = '#/settings';
  useApp.setState({
    state: null,
    error: null,
    connection: 'connecting',
    generation: 0,
    remind: false,
    welcoming: false,
  });
  core = createWorld({ empty: false, language: 'en', long: 0, lost: false });
  stop = watchApp(core.bridge);
});
afterEach(() => {
  stop();
  cleanup();
});

async function open(): Promise<void> {
  render(
    <BridgeProvider bridge={core.bridge}>
      <App />
    </BridgeProvider>,
  );
  await screen.findByRole('heading', { name: 'Settings' });
}

const press = (key: string, more: KeyboardEventInit = {}): boolean =>
  fireEvent.keyDown(document.body, { key, ...more });

describe('the frame', () => {
  it('has every place in the rail, the open one marked, the waiting ones counted in words', async () => {
    await open();
    const rail = screen.getByRole('navigation', { name: 'Screens' });
    expect(
      within(rail)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Chat', 'Memory', 'Approvals6 6 waiting9 h oldest 9 h', 'Star Map', 'Sessions', 'Skills', 'Settings']);
    expect(within(rail).getByRole('link', { current: 'page' }).textContent).toBe('Settings');
    act(() => core.emit('approvals.changed', { count: 0, oldest: null }));
    expect(within(rail).queryByText(/waiting/)).toBeNull();
  });

  it('pauses everything with one switch, and says so until it goes on', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    expect(await screen.findByText('Everything is paused')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Go on', pressed: true }));
    expect(await screen.findByRole('button', { name: 'Pause', pressed: false })).toBeTruthy();
    expect(screen.queryByText('Everything is paused')).toBeNull();
    expect(core.calls.filter(({ name }) => name === 'app.pause').map(({ input }) => input)).toEqual([
      { paused: true },
      { paused: false },
    ]);
  });

  it('goes to a place by Ctrl and its number', async () => {
    await open();
    press('6', { ctrlKey: true });
    expect(window.location.hash).toBe('#/skills');
    expect(await screen.findByRole('heading', { name: 'Skills' })).toBeTruthy();
  });

  it('shows the keys for a question mark, but not for one that is typed', async () => {
    await open();
    fireEvent.keyDown(screen.getByRole('combobox', { name: 'Model' }), { key: '?' });
    expect(screen.queryByRole('dialog', { name: 'Keys' })).toBeNull();
    press('?');
    expect(await screen.findByRole('dialog', { name: 'Keys' })).toBeTruthy();
  });

  it('finds by all words as substrings, and sessions once something is typed', async () => {
    await open();
    press('k', { ctrlKey: true });
    const input = await screen.findByPlaceholderText(/Screens, sessions/);
    expect(screen.queryByText('Tile key rotation')).toBeNull();
    fireEvent.change(input, { target: { value: 'key rot' } });
    expect(await screen.findByText('Tile key rotation')).toBeTruthy();
    fireEvent.change(input, { target: { value: 'map sta' } });
    await eventually(() => expect(found().map((each) => each.textContent)).toEqual(['Star MapCtrl+4']));
    fireEvent.click(screen.getByRole('option', { name: /Star Map/ }));
    expect(window.location.hash).toBe('#/journey');
  });

  it('says who has the home, and takes over when that one is gone', async () => {
    await open();
    const state = useApp.getState().state;
    if (state === null) throw new Error('the state is known');
    const owner = { pid: 71, host: 'birch', since: 0 };
    act(() => core.emit('app.changed', { ...state, mode: 'onlooker', owner }));
    expect(screen.getByText(/process 71 on birch/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try to take over' }));
    expect(await screen.findByText(/The other window still has it/)).toBeTruthy();
    expect(screen.getByRole('switch', { name: 'Agent memory' })).toHaveProperty('disabled', true);
  });

  it('names the file at fault and the remedy, the blocking one first, one line until more are wanted', async () => {
    await open();
    const state = useApp.getState().state;
    if (state === null) throw new Error('the state is known');
    const problems = [
      {
        code: 'config_syntax',
        file: '/h/config.yaml',
        message: 'config.yaml, line 3',
        remedy: 'Mend line 3.',
        blocking: false,
      },
      {
        code: 'damaged',
        file: '/h/state.db',
        message: '/h/state.db is no database',
        remedy: 'Move it away.',
        blocking: true,
      },
    ];
    act(() => core.emit('app.changed', { ...state, problems }));
    const region = screen.getByRole('region', { name: 'Problems' });
    expect(
      within(region)
        .getAllByRole('alert')
        .map((each) => each.textContent),
    ).toEqual(['/h/state.db is no database Move it away.and 1 more']);
    fireEvent.click(within(region).getByRole('button', { name: 'and 1 more' }));
    expect(within(region).getAllByRole('alert')).toHaveLength(2);
  });

  it('says that the connection is lost where it moves nothing', async () => {
    await open();
    act(() => core.setConnection('lost'));
    expect(within(screen.getByRole('contentinfo')).getByText(/Connection lost/)).toBeTruthy();
    act(() => core.setConnection('connected'));
    expect(screen.queryByText(/Connection lost/)).toBeNull();
  });

  it('speaks the chosen language at once, and wears the chosen theme', async () => {
    await open();
    const state = useApp.getState().state;
    if (state === null) throw new Error('the state is known');
    act(() => core.emit('app.changed', { ...state, language: 'zh', theme: 'dark' }));
    expect(screen.getByRole('heading', { name: '设置' })).toBeTruthy();
    expect(document.documentElement.lang).toBe('zh-CN');
    expect(document.documentElement.dataset['theme']).toBe('dark');
    act(() => core.emit('app.changed', { ...state, theme: 'system' }));
    expect(document.documentElement.dataset['theme']).toBeUndefined();
  });

  it('reminds at start of what waits from before, until the queue was looked at or the line put away', async () => {
    await open();
    const line = screen.getByText('6 changes to memory or skills wait for you.').closest('.remind');
    if (!(line instanceof HTMLElement)) throw new Error('the reminder is a line');
    expect(line.textContent).toContain('The oldest came 9 h ago.');
    expect(within(line).getByRole('link', { name: 'Review' }).getAttribute('href')).toBe('#/approvals');
    fireEvent.click(within(line).getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(/wait for you/)).toBeNull();
    act(() => core.emit('approvals.changed', { count: 7, oldest: 1 }));
    expect(screen.queryByText(/wait for you/)).toBeNull();
  });

  it('does not remind of what came after the start', async () => {
    stop();
    useApp.setState(useApp.getInitialState());
    core = createWorld({ empty: true, language: 'en', long: 0, lost: false });
    stop = watchApp(core.bridge);
    await open();
    act(() => core.emit('approvals.changed', { count: 2, oldest: Date.now() }));
    expect(within(screen.getByRole('navigation', { name: 'Screens' })).getByText('2 waiting')).toBeTruthy();
    expect(screen.queryByText(/wait for you/)).toBeNull();
  });

  it('moves no focus when something happens in the background', async () => {
    await open();
    const field = screen.getByRole('combobox', { name: 'Model' });
    field.focus();
    const state = useApp.getState().state;
    if (state === null) throw new Error('the state is known');
    act(() => {
      core.emit('app.changed', { ...state, mode: 'onlooker' });
      core.emit('app.changed', state);
      core.emit('approvals.changed', { count: 3, oldest: 1 });
      core.emit('settings.changed', { keys: ['model.default'] });
    });
    expect(document.activeElement).toBe(field);
    expect(window.location.hash).toBe('#/settings');
  });

  it('finds memories, skills and settings by all words, and nothing by letters strewn about', async () => {
    core.answer({ 'memory.view': () => memoryView(['Prefers metric units', 'Lives in Lyon']) });
    await open();
    press('k', { ctrlKey: true });
    const input = await screen.findByPlaceholderText(/Screens, sessions/);
    fireEvent.change(input, { target: { value: 'units metr' } });
    fireEvent.click(await screen.findByRole('option', { name: /Prefers metric units/ }));
    expect(window.location.hash).toBe('#/memory?entry=e0');
    press('k', { ctrlKey: true });
    fireEvent.change(await screen.findByPlaceholderText(/Screens, sessions/), { target: { value: 'char_limit' } });
    await eventually(() =>
      expect(found().map((each) => each.textContent)).toEqual([
        'Limit of MEMORY.mdmemory.memory_char_limit',
        'Limit of USER.mdmemory.user_char_limit',
      ]),
    );
    fireEvent.change(screen.getByPlaceholderText(/Screens, sessions/), { target: { value: 'pmu' } });
    expect(await screen.findByText('Nothing has all of these words')).toBeTruthy();
  });

  it('does by the keys the person chose what the sheet and the palette then say', async () => {
    await open();
    const state = known();
    act(() => core.emit('app.changed', { ...state, shortcuts: { palette: 'Mod+P', go_skills: '', keys: 'F1' } }));
    press('k', { ctrlKey: true });
    press('6', { ctrlKey: true });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(window.location.hash).toBe('#/settings');
    press('p', { ctrlKey: true });
    expect(await screen.findByRole('dialog', { name: 'Find and do' })).toBeTruthy();
    press('p', { ctrlKey: true });
    press('F1');
    const sheet = await screen.findByRole('dialog', { name: 'Keys' });
    expect(sheet.textContent).toContain('Find and doCtrl+P');
    expect(sheet.textContent).not.toContain('Go to Skills');
  });

  it('wears contrast, density, motion and size as chosen, and the system’s where nothing is', async () => {
    await open();
    const state = known();
    const looks = { contrast: 'more', textSize: 150, density: 'compact', motion: 'reduced' } as const;
    act(() => core.emit('app.changed', { ...state, looks }));
    const root = document.documentElement;
    expect(root.dataset).toMatchObject({ contrast: 'more', density: 'compact', motion: 'reduced' });
    expect(root.style.fontSize).toBe('150%');
    act(() => core.emit('app.changed', state));
    expect([root.dataset['contrast'], root.dataset['density'], root.dataset['motion']]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(root.style.fontSize).toBe('');
  });

  it.each<[Destination, string]>([
    [{ kind: 'session', session: 'photo', message: 12 }, '#/chat/photo?message=12'],
    [{ kind: 'memory', entry: 'e1' }, '#/memory?entry=e1'],
    [{ kind: 'node', node: 'memory:user:e1' }, '#/journey?node=memory%3Auser%3Ae1'],
    [{ kind: 'place', place: 'skills' }, '#/skills'],
    [{ kind: 'place', place: 'nowhere' }, '#/settings'],
    [{ kind: 'ask' }, '#/chat/new'],
  ])('goes where it is asked to from outside: %j', async (to, hash) => {
    await open();
    act(() => core.emit('shell.go', to));
    expect(window.location.hash).toBe(hash);
  });

  it('shows the first run in the place of a new conversation, and of nothing else', async () => {
    await open();
    const title = (): HTMLElement | null => screen.queryByRole('heading', { name: 'Welcome to Hermes Desk' });
    act(() => useApp.setState({ welcoming: true }));
    expect(title()).toBeNull();
    press('n', { ctrlKey: true });
    await eventually(() => expect(title()).toBeTruthy());
    act(() => go('#/chat/photo'));
    await eventually(() => expect(title()).toBeNull());
    act(() => go('#/chat'));
    await eventually(() => expect(title()).toBeTruthy());
  });

  it('opens where the start was meant to lead', async () => {
    core.answer({ 'shell.arrival': () => ({ to: { kind: 'place', place: 'skills' } }) });
    await open();
    await eventually(() => expect(window.location.hash).toBe('#/skills'));
  });
});

/** What the palette found. */
function found(): HTMLElement[] {
  return within(screen.getByRole('dialog', { name: 'Find and do' })).queryAllByRole('option');
}

function known(): AppState {
  const state = useApp.getState().state;
  if (state === null) throw new Error('the state is known');
  return state;
}

function memoryView(texts: readonly string[]): MemoryView {
  const usage = { chars: 0, limit: 1375, percent: 0 };
  return {
    session: null,
    stores: [
      {
        store: 'user',
        file: '/h/memories/USER.md',
        enabled: true,
        problem: null,
        lastWritten: null,
        liveUsage: usage,
        snapshotUsage: null,
        snapshotEntries: 0,
        liveEntries: texts.length,
        rows: texts.map((text, index) => ({
          kind: 'added',
          snapshot: null,
          live: {
            id: `e${index}`,
            text,
            chars: text.length,
            findings: [],
            overridden: false,
            firstSeen: null,
            lastChanged: null,
            cause: null,
            events: 1,
          },
          removed: null,
          undo: null,
        })),
        differ: texts.length,
      },
    ],
    differ: texts.length,
    next: { entries: 0, told: 0, blocked: 0 },
  };
}

import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createWorld } from '../../e2e/renderer/world.ts';
import { BridgeProvider } from '../bridge/context.tsx';
import type { FakeCore } from '../bridge/fake.test-support.ts';
import { useApp, watchApp } from './app-store.ts';
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
  Element.prototype.scrollIntoView = () => undefined;
  window.location.hash = '#/settings';
  useApp.setState({ state: null, error: null, connection: 'connecting', generation: 0, remind: false });
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
    const input = await screen.findByPlaceholderText(/Go to a screen/);
    expect(screen.queryByText('Tile key rotation')).toBeNull();
    fireEvent.change(input, { target: { value: 'key rot' } });
    expect(await screen.findByText('Tile key rotation')).toBeTruthy();
    fireEvent.change(input, { target: { value: 'map sta' } });
    await eventually(() =>
      expect(screen.getAllByRole('option').map((each) => each.textContent)).toEqual(['Star MapCtrl+4']),
    );
    fireEvent.click(screen.getByRole('option'));
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
});

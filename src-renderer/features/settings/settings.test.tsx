import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { DeskError, requests } from '@shared/contract/index.ts';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { mcpEntry, mcpServers } from '../../../e2e/renderer/world-mcp.ts';
import { providerAnswers } from '../../../e2e/renderer/world-providers.ts';
import { homeAnswers, settings } from '../../../e2e/renderer/world-settings.ts';
import { BridgeProvider } from '../../bridge/context.tsx';
import { fakeCore } from '../../bridge/fake.test-support.ts';
import type { FakeCore } from '../../bridge/fake.test-support.ts';
import { useApp } from '../../app/app-store.ts';
import { appState } from '../testing/fixtures.test-support.ts';
import SettingsScreen from './screen.tsx';
import { settingRows } from './setting-table.ts';
import { useSettings } from './settings-store.ts';
import { eventually } from '../../patience.test-support.ts';

let core: FakeCore;

beforeEach(() => {
  // jsdom has no top layer.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
  };
  useSettings.setState({ all: null, error: null, refused: null });
  core = fakeCore({
    ...homeAnswers(),
    ...providerAnswers(),
    'memory.view': () => ({ session: null, stores: [], differ: 0, next: { entries: 0, told: 0, blocked: 0 } }),
    'settings.get': () => settings(false),
    'settings.set': () => ({ ok: true }),
    'settings.setKey': () => ({ ok: true }),
    'memory.gate': () => ({ ok: true }),
    'mcp.list': () => ({ servers: mcpServers() }),
    'mcp.entry': () => mcpEntry,
    'mcp.test': () => ({ ok: true, ms: 12, message: '', tools: ['echo'] }),
    'mcp.save': () => ({ ok: true }),
    'mcp.remove': () => ({ ok: true }),
    'mcp.enable': () => ({ ok: true }),
    'mcp.reconnect': () => ({ ok: true }),
    'models.test': () => ({ ok: true, ms: 412, message: '', models: ['aurora-70b'] }),
  });
});
afterEach(cleanup);

async function open(): Promise<void> {
  const under: ReactNode = (
    <BridgeProvider bridge={core.bridge}>
      <SettingsScreen rest={[]} query={{}} />
    </BridgeProvider>
  );
  render(under);
  await screen.findByRole('heading', { name: 'Memory' });
}

const reads: ReadonlySet<string> = new Set(
  Object.entries(requests)
    .filter(([name, { access }]) => access === 'read' && name !== 'models.test')
    .map(([name]) => name),
);
const written = (): unknown[] =>
  core.calls.filter(({ name }) => !reads.has(name)).map(({ name, input }) => [name, input]);

describe('the settings', () => {
  it('write one key of config.yaml each, and show the key', async () => {
    await open();
    fireEvent.click(screen.getByRole('switch', { name: 'Agent memory' }));
    await eventually(() =>
      expect(written()).toEqual([['settings.set', { key: 'memory.memory_enabled', value: false }]]),
    );
    expect(screen.getByText('memory.memory_enabled')).toBeTruthy();
  });

  it('turn the gate for memory writes by its own request', async () => {
    await open();
    fireEvent.click(screen.getByRole('switch', { name: 'Ask before every memory write' }));
    await eventually(() => expect(written()).toEqual([['memory.gate', { on: false }]]));
  });

  it('write a limit once, when the field is left, and never what is no number', async () => {
    await open();
    const limit = screen.getByRole('textbox', { name: 'Limit of MEMORY.md' });
    expect(limit).toHaveProperty('value', '2,200');
    fireEvent.change(limit, { target: { value: 'plenty' } });
    fireEvent.blur(limit);
    expect(screen.getByText('A whole number above zero, please')).toBeTruthy();
    fireEvent.change(limit, { target: { value: '4,000' } });
    expect(written()).toEqual([]);
    fireEvent.blur(limit);
    await eventually(() =>
      expect(written()).toEqual([['settings.set', { key: 'memory.memory_char_limit', value: 4000 }]]),
    );
  });

  it('take a key without ever showing it again', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Replace key' }));
    const field = screen.getByLabelText('Paste the key for OPENROUTER_API_KEY');
    expect(field.getAttribute('type')).toBe('password');
    fireEvent.change(field, { target: { value: 'sk-secret' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Key saved/)).toBeTruthy();
    expect(written()).toEqual([['settings.setKey', { name: 'OPENROUTER_API_KEY', value: 'sk-secret' }]]);
    expect(document.body.textContent).not.toContain('sk-secret');
  });

  it('warn of keys that others may read, and close the file to them', async () => {
    const file = '/h/.env';
    const problem = { code: 'env_open', file, message: `${file} is open.`, remedy: 'Close it.', blocking: false };
    const { state } = useApp.getState();
    onTestFinished(() => useApp.setState({ state }));
    useApp.setState({ state: appState({ problems: [problem] }) });
    core.answer({ 'settings.closeEnv': () => ({ ok: true }) });
    await open();
    expect(screen.getByText(/Other users of this machine may read the keys/)).toBeTruthy();
    expect(screen.getByText(file)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Close it to them' }));
    await eventually(() => expect(written()).toEqual([['settings.closeEnv', {}]]));
    act(() => useApp.setState({ state: appState() }));
    expect(screen.queryByText(/Other users of this machine/)).toBeNull();
  });

  it('tell what a test of the model gave', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Test' }));
    expect(await screen.findByText('Works, 412 ms, just now')).toBeTruthy();
    core.answer({ 'models.test': () => ({ ok: false, ms: 9, message: '401, the key was refused', models: [] }) });
    fireEvent.click(screen.getByRole('button', { name: 'Test' }));
    expect(await screen.findByText('401, the key was refused')).toBeTruthy();
  });

  it('take an address for a server of one’s own when no provider is chosen, and None for no server at all', async () => {
    core.answer({ 'settings.get': () => settings(true) });
    await open();
    const address = screen.getByRole('textbox', { name: 'Address' });
    fireEvent.change(address, { target: { value: ' http://127.0.0.1:8080/v1 ' } });
    core.answer({
      'settings.get': () => ({
        ...settings(true),
        settings: [{ key: 'model.base_url', value: 'http://127.0.0.1:8080/v1', source: 'file', warning: null }],
      }),
    });
    fireEvent.blur(address);
    await eventually(() =>
      expect(written()).toEqual([
        ['settings.set', { key: 'model.base_url', value: 'http://127.0.0.1:8080/v1' }],
        ['settings.set', { key: 'model.provider', value: 'custom' }],
      ]),
    );
    expect(await screen.findByRole('button', { name: 'Own server' })).toBeTruthy();
  });

  it('list the models of a server before one is chosen, each a click away', async () => {
    core.answer({
      'settings.get': () => ({
        ...settings(true),
        settings: [{ key: 'model.base_url', value: 'http://127.0.0.1:8080/v1', source: 'file', warning: null }],
      }),
      'models.test': () => ({ ok: true, ms: 9, message: '', models: ['aurora-70b', 'birch-8b'] }),
    });
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Test' }));
    expect(await screen.findByText('The server answers. Choose a model')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'birch-8b' }));
    await eventually(() =>
      expect(written().at(-1)).toEqual(['settings.set', { key: 'model.default', value: 'birch-8b' }]),
    );
  });

  it('say beside the row why a change was refused', async () => {
    await open();
    core.answer({
      'settings.set': () => {
        throw new DeskError('unwritable', 'config.yaml cannot be written');
      },
    });
    fireEvent.click(screen.getByRole('switch', { name: 'Profile of you' }));
    expect((await screen.findByRole('alert')).textContent).toContain('config.yaml cannot be written');
  });

  it('show each MCP server with how it stands with it, as text', async () => {
    await open();
    const part = within(screen.getByRole('region', { name: 'MCP servers' }));
    expect(part.getByText(/Connected/)).toBeTruthy();
    expect(part.getByText(/Refused <b>now<\/b>/)).toBeTruthy();
    expect(part.getByText(/read like orders to the model/)).toBeTruthy();
    fireEvent.click(part.getByRole('switch', { name: 'maps' }));
    fireEvent.click(part.getByRole('button', { name: 'Connect again: maps' }));
    await eventually(() =>
      expect(written()).toEqual([
        ['mcp.enable', { name: 'maps', enabled: false }],
        ['mcp.reconnect', { name: 'maps' }],
      ]),
    );
    core.answer({ 'mcp.list': () => ({ servers: [] }) });
    core.emit('mcp.changed', { server: 'maps' });
    expect(await part.findByText('No MCP servers are written in config.yaml.')).toBeTruthy();
  });

  it('add an MCP server from one command line, try it, and write it', async () => {
    await open();
    const part = within(screen.getByRole('region', { name: 'MCP servers' }));
    fireEvent.click(part.getByRole('button', { name: 'Add an MCP server' }));
    const sheet = within(screen.getByRole('dialog', { name: 'Add an MCP server' }));
    const type = (label: RegExp, value: string): HTMLElement => {
      const field = sheet.getByRole('textbox', { name: label });
      fireEvent.change(field, { target: { value } });
      return field;
    };
    expect(sheet.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
    type(/^Name:/, 'files');
    fireEvent.blur(type(/^Command/, 'npx -y server "/home/me/my notes"'));
    expect(sheet.getByRole<HTMLTextAreaElement>('textbox', { name: /^Arguments/ }).value).toBe(
      '-y\nserver\n/home/me/my notes',
    );
    fireEvent.click(sheet.getByRole('button', { name: 'Add a variable' }));
    type(/^Name 1/, 'FILES_TOKEN');
    fireEvent.change(sheet.getByLabelText('Value 1'), { target: { value: 'secret' } });
    fireEvent.click(sheet.getByRole('button', { name: 'Test' }));
    expect(await sheet.findByText(/1 tool/)).toBeTruthy();
    fireEvent.click(sheet.getByRole('switch', { name: 'Trusted' }));
    expect(sheet.queryByText(/1 tool/)).toBeNull();
    fireEvent.click(sheet.getByRole('button', { name: 'Save' }));
    const entry = {
      ...{ reach: 'stdio', command: 'npx', args: ['-y', 'server', '/home/me/my notes'], url: '' },
      values: [{ name: 'FILES_TOKEN', value: 'secret', secret: true }],
      ...{ trust: 'full', lazy: false },
    };
    await eventually(() =>
      expect(written()).toEqual([
        ['mcp.test', { name: 'files', entry: { ...entry, trust: 'untrusted' } }],
        ['mcp.save', { name: 'files', entry, fresh: true }],
      ]),
    );
    await eventually(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('change an MCP server without showing what is secret, and remove it only when that is pressed twice', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Edit: calendar' }));
    const sheet = within(screen.getByRole('dialog', { name: 'MCP server calendar' }));
    expect((await sheet.findByLabelText<HTMLInputElement>('Value 2')).placeholder).toBe('Kept, not shown');
    fireEvent.click(sheet.getByRole('button', { name: 'Take LOG_LEVEL away' }));
    fireEvent.click(sheet.getByRole('button', { name: 'Save' }));
    const entry = { ...mcpEntry, values: mcpEntry.values.slice(0, 2) };
    await eventually(() => expect(written()).toEqual([['mcp.save', { name: 'calendar', entry, fresh: false }]]));
    await eventually(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Edit: calendar' }));
    const again = within(screen.getByRole('dialog', { name: 'MCP server calendar' }));
    fireEvent.click(await again.findByRole('button', { name: 'Remove' }));
    expect(written()).toHaveLength(1);
    fireEvent.click(again.getByRole('button', { name: 'Remove from config.yaml' }));
    await eventually(() => expect(written().at(-1)).toEqual(['mcp.remove', { name: 'calendar' }]));
  });

  it('show a value that cannot be used with its warning', async () => {
    await open();
    expect(screen.getByText(/display\.busy_input_mode: “sometimes” is not a mode/)).toBeTruthy();
  });

  it('give a binding other keys, tell which it shares with another, and put them back', async () => {
    await open();
    const part = within(screen.getByRole('region', { name: 'Shortcuts' }));
    fireEvent.click(part.getByRole('button', { name: /^New session: / }));
    const listening = part.getByRole('button', { name: 'Press the keys, Esc to leave it' });
    fireEvent.keyDown(listening, { key: 'Control', ctrlKey: true });
    fireEvent.keyDown(listening, { key: 'k', ctrlKey: true });
    await eventually(() =>
      expect(written()).toEqual([['settings.set', { key: 'desk.shortcuts.new_session', value: 'Mod+K' }]]),
    );
    fireEvent.click(part.getByRole('button', { name: /^Go to Chat: / }));
    fireEvent.keyDown(part.getByRole('button', { name: 'Press the keys, Esc to leave it' }), { key: 'Escape' });
    expect(written()).toHaveLength(1);
    act(() => useApp.setState({ state: { ...appState(), shortcuts: { new_session: 'Mod+K' } } }));
    expect(part.getByRole('alert').textContent).toContain('belongs to “Find and do”');
    act(() => useApp.setState({ state: null }));
  });

  it('open another profile, make one the usual, create by cloning, and delete only by its name', async () => {
    core.answer({
      'settings.createProfile': () => ({ ok: true }),
      'settings.selectProfile': () => ({ ok: true }),
      'settings.deleteProfile': () => ({ ok: true }),
    });
    await open();
    const part = within(screen.getByRole('region', { name: 'Profiles' }));
    fireEvent.click(part.getByRole('button', { name: 'Switch: work' }));
    fireEvent.click(part.getByRole('button', { name: 'Open at start: work' }));
    fireEvent.change(part.getByRole('textbox', { name: 'Name of a new profile' }), { target: { value: ' play ' } });
    fireEvent.change(part.getByRole('combobox'), { target: { value: 'work' } });
    fireEvent.click(part.getByRole('button', { name: 'Create' }));
    await eventually(() =>
      expect(written()).toEqual([
        ['homes.open', { to: { kind: 'profile', name: 'work' } }],
        ['settings.selectProfile', { name: 'work' }],
        ['settings.createProfile', { name: 'play', cloneFrom: 'work' }],
      ]),
    );
    expect(part.queryByRole('button', { name: 'Delete: default' })).toBeNull();
    fireEvent.click(part.getByRole('button', { name: 'Delete: work' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Delete the profile work' }));
    const button = sheet.getByRole('button', { name: 'Delete' });
    expect(button).toHaveProperty('disabled', true);
    fireEvent.change(sheet.getByRole('textbox'), { target: { value: 'work' } });
    fireEvent.click(button);
    await eventually(() => expect(written().at(-1)).toEqual(['settings.deleteProfile', { name: 'work' }]));
  });

  it('back up, restore and tell what came of it', async () => {
    const backup = {
      id: '20261130T071500000Z',
      time: Date.now(),
      path: '/h/desk/backups/20261130T071500000Z',
      bytes: 3200,
      files: ['memories/MEMORY.md'],
      reason: 'asked' as const,
    };
    core.answer({
      'data.backups': () => ({ backups: [backup] }),
      'data.restore': () => ({ restored: ['memories/MEMORY.md'], before: backup }),
    });
    await open();
    const part = within(screen.getByRole('region', { name: 'Data' }));
    fireEvent.click(await part.findByRole('button', { name: 'Back up now' }));
    expect(await part.findByText(/Backed up to .*20261130T071500000Z/)).toBeTruthy();
    fireEvent.keyDown(await part.findByRole('button', { name: /^Restore: / }), { key: 'Enter' });
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Memory: MEMORY.md and USER.md' }));
    expect(await part.findByText(/Restored: memories\/MEMORY.md/)).toBeTruthy();
  });

  it('try a found server without writing anything, and take it with the model it offers', async () => {
    await open();
    const part = within(screen.getByRole('region', { name: 'Providers' }));
    fireEvent.click(await part.findByRole('button', { name: 'Test Ollama' }));
    await part.findByText(/Works, 412 ms/);
    expect(written()).toEqual([
      ['models.test', { candidate: { provider: 'ollama', baseUrl: 'http://localhost:11434/v1', model: '', key: '' } }],
    ]);
    fireEvent.click(part.getByRole('button', { name: 'Use Ollama' }));
    await eventually(() =>
      expect(written().at(-1)).toEqual(['settings.set', { key: 'model.provider', value: 'ollama' }]),
    );
    expect(written()).toContainEqual(['settings.set', { key: 'model.default', value: 'aurora-70b' }]);
  });

  it('are all in the table that the palette finds them by', async () => {
    await open();
    const shown = [...document.querySelectorAll<HTMLElement>('[data-key]')].map((row) => row.dataset['key'] ?? '');
    const keys = new Set(settingRows.map(({ row }) => row.key));
    const others = shown.filter(
      (key) => !keys.has(key) && !key.startsWith('desk.shortcuts.') && !/^[A-Z_]+$/.test(key),
    );
    expect(others).toEqual([]);
    const absent = settingRows.filter(({ row }) => !shown.includes(row.key)).map(({ row }) => row.key);
    // Only the desktop app has these.
    expect(absent).toEqual(['desk.global_shortcut', 'desk.tray']);
  });
});

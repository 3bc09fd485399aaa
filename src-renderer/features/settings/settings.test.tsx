import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { DeskError } from '@shared/contract/index.ts';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mcpServers } from '../../../e2e/renderer/world-mcp.ts';
import { settings } from '../../../e2e/renderer/world-settings.ts';
import { BridgeProvider } from '../../bridge/context.tsx';
import { fakeCore } from '../../bridge/fake.test-support.ts';
import type { FakeCore } from '../../bridge/fake.test-support.ts';
import SettingsScreen from './screen.tsx';
import { useSettings } from './settings-store.ts';
import { eventually } from '../../patience.test-support.ts';

let core: FakeCore;

beforeEach(() => {
  useSettings.setState({ all: null, error: null, refused: null });
  core = fakeCore({
    'settings.get': () => settings(false),
    'settings.set': () => ({ ok: true }),
    'settings.setKey': () => ({ ok: true }),
    'memory.gate': () => ({ ok: true }),
    'mcp.list': () => ({ servers: mcpServers() }),
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

const written = (): unknown[] =>
  core.calls
    .filter(({ name }) => name !== 'settings.get' && name !== 'mcp.list')
    .map(({ name, input }) => [name, input]);

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

  it('show a value that cannot be used with its warning', async () => {
    await open();
    expect(screen.getByText(/display\.busy_input_mode: “sometimes” is not a mode/)).toBeTruthy();
  });
});

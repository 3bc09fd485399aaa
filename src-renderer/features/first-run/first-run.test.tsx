import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { DeskError } from '@shared/contract/index.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { homeAnswers, settings } from '../../../e2e/renderer/world-settings.ts';
import { useApp } from '../../app/app-store.ts';
import { BridgeProvider } from '../../bridge/context.tsx';
import { fakeCore } from '../../bridge/fake.test-support.ts';
import type { FakeCore } from '../../bridge/fake.test-support.ts';
import { eventually } from '../../patience.test-support.ts';
import { appState } from '../testing/fixtures.test-support.ts';
import { changeQuestion, useChoice } from './choice-store.ts';
import FirstRun from './first-run.tsx';

let core: FakeCore;

beforeEach(() => {
  useChoice.setState(useChoice.getInitialState(), true);
  useApp.setState({ state: { ...appState(), welcome: true }, welcoming: true });
  window.location.hash = '';
  core = fakeCore({
    ...homeAnswers(),
    'settings.get': () => settings(true),
    'settings.set': () => ({ ok: true }),
    'settings.setKey': () => ({ ok: true }),
    'memory.gate': () => ({ ok: true }),
    'models.test': () => ({ ok: true, ms: 12, message: '', models: ['aurora-70b', 'owl-32b'] }),
  });
  show();
});
afterEach(() => {
  cleanup();
  useApp.setState(useApp.getInitialState(), true);
});

function show(): void {
  render(
    <BridgeProvider bridge={core.bridge}>
      <FirstRun />
    </BridgeProvider>,
  );
}

const writes = new Set(['settings.set', 'settings.setKey', 'memory.gate', 'homes.open']);
const written = (): unknown[] =>
  core.calls.filter(({ name }) => writes.has(name)).map(({ name, input }) => [name, input]);
const set = (key: string, value: unknown): unknown => ['settings.set', { key, value }];

describe('the first run', () => {
  it('starts with one press, writing nothing but that it was seen', async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Start' }));
    await eventually(() => expect(useApp.getState().welcoming).toBe(false));
    expect(written()).toEqual([set('desk.welcomed', true)]);
    expect(window.location.hash).toBe('#/chat/new');
  });

  it('takes a server found on this machine with the model it offers', async () => {
    fireEvent.click(await screen.findByRole('radio', { name: 'Ollama' }));
    expect(screen.getByText('Runs on this machine at localhost:11434, 2 models')).toBeTruthy();
    expect(screen.getByRole('combobox', { name: 'Model' })).toHaveProperty('value', 'owl-32b');
    fireEvent.click(screen.getByRole('button', { name: 'Start' }));
    await eventually(() =>
      expect(written()).toEqual([
        set('model.provider', 'ollama'),
        set('model.default', 'owl-32b'),
        set('desk.welcomed', true),
      ]),
    );
  });

  it('takes a key only with a model, tries both before anything is written, and keeps the key out of sight', async () => {
    fireEvent.click(screen.getByRole('radio', { name: /A provider, with a key/ }));
    const start = screen.getByRole('button', { name: 'Start' });
    expect(start).toHaveProperty('disabled', true);
    expect(screen.getByText(/A model is missing/)).toBeTruthy();
    const field = await screen.findByLabelText('Paste the key for OPENROUTER_API_KEY');
    expect(field.getAttribute('type')).toBe('password');
    fireEvent.change(field, { target: { value: 'sk-secret' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(await screen.findByText('It answers, 12 ms')).toBeTruthy();
    expect(core.calls.find(({ name }) => name === 'models.test')?.input).toEqual({
      candidate: { provider: 'openrouter', model: '', baseUrl: '', key: 'sk-secret' },
    });
    expect(written()).toEqual([]);
    fireEvent.click(screen.getByRole('radio', { name: /It asks you first/ }));
    fireEvent.click(start);
    await eventually(() =>
      expect(written()).toEqual([
        ['settings.setKey', { name: 'OPENROUTER_API_KEY', value: 'sk-secret' }],
        set('model.provider', 'openrouter'),
        set('model.default', 'aurora-70b'),
        ['memory.gate', { on: true }],
        set('desk.welcomed', true),
      ]),
    );
    expect(document.body.textContent).not.toContain('sk-secret');
  });

  it('gives a server of one’s own its address and a key by a name of its own', async () => {
    fireEvent.click(screen.getByRole('radio', { name: /Another server/ }));
    fireEvent.change(screen.getByRole('textbox', { name: 'Address' }), { target: { value: 'http://10.0.0.9/v1 ' } });
    fireEvent.change(screen.getByLabelText('Key, if it wants one'), { target: { value: 'own' } });
    fireEvent.click(screen.getByRole('button', { name: 'Check' }));
    await screen.findByText('It answers, 12 ms');
    fireEvent.click(screen.getByRole('button', { name: 'Start' }));
    await eventually(() =>
      expect(written()).toEqual([
        ['settings.setKey', { name: 'CUSTOM_MODEL_API_KEY', value: 'own' }],
        set('model.provider', 'custom'),
        set('model.base_url', 'http://10.0.0.9/v1'),
        set('model.key_env', 'CUSTOM_MODEL_API_KEY'),
        set('model.default', 'aurora-70b'),
        set('desk.welcomed', true),
      ]),
    );
  });

  it('says that no server was found only where none has answered', async () => {
    await screen.findByRole('radio', { name: /Ollama/ });
    cleanup();
    useChoice.setState(useChoice.getInitialState(), true);
    core.answer({ 'models.findLocal': () => ({ servers: [] }) });
    show();
    const none = 'No model server answers on the usual ports of this machine.';
    expect(await screen.findByText(none)).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: /Another server/ }));
    fireEvent.change(screen.getByRole('textbox', { name: 'Address' }), { target: { value: 'http://a.test/v1' } });
    expect(screen.queryByText(none)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Check' }));
    await screen.findByText('It answers, 12 ms');
    expect(screen.queryByText(none)).toBeNull();
  });

  it('never sends the key of one to another', async () => {
    fireEvent.click(screen.getByRole('radio', { name: /A provider, with a key/ }));
    const field = await screen.findByLabelText('Paste the key for OPENROUTER_API_KEY');
    fireEvent.change(field, { target: { value: 'sk-secret' } });
    fireEvent.click(screen.getByRole('radio', { name: /A provider, with a key/ }));
    expect(field).toHaveProperty('value', 'sk-secret');
    fireEvent.click(screen.getByRole('radio', { name: /Another server/ }));
    expect(screen.getByLabelText('Key, if it wants one')).toHaveProperty('value', '');
    changeQuestion({ key: 'sk-own' });
    changeQuestion({ provider: 'anthropic' });
    expect(useChoice.getState().key).toBe('');
  });

  it('shows a gate that is there, keeps what was chosen through a visit elsewhere, and closes or opens it as chosen', async () => {
    await screen.findByRole('radio', { name: /Ollama/ });
    cleanup();
    useChoice.setState(useChoice.getInitialState(), true);
    core.answer({ 'settings.get': () => settings(false) });
    show();
    await eventually(() =>
      expect(screen.getByRole('radio', { name: /It asks you first/ })).toHaveProperty('checked', true),
    );
    fireEvent.click(screen.getByRole('radio', { name: /It remembers at once/ }));
    cleanup();
    show();
    await screen.findByRole('radio', { name: /Ollama/ });
    expect(screen.getByRole('radio', { name: /It remembers at once/ })).toHaveProperty('checked', true);
    fireEvent.click(screen.getByRole('button', { name: 'Start' }));
    await eventually(() => expect(written()).toContainEqual(['memory.gate', { on: false }]));
  });

  it('forgets what was checked when something else is entered', async () => {
    fireEvent.click(screen.getByRole('radio', { name: /Another server/ }));
    fireEvent.change(screen.getByRole('textbox', { name: 'Address' }), { target: { value: 'http://a.test/v1' } });
    fireEvent.click(screen.getByRole('button', { name: 'Check' }));
    await screen.findByText('It answers, 12 ms');
    fireEvent.change(screen.getByRole('textbox', { name: 'Address' }), { target: { value: 'http://b.test/v1' } });
    expect(screen.queryByText('It answers, 12 ms')).toBeNull();
    expect(screen.getByRole('button', { name: 'Start' })).toHaveProperty('disabled', true);
  });

  it('stays, and says why, when something is refused; skipping writes no model', async () => {
    core.answer({
      'settings.set': () => {
        throw new DeskError('unwritable', 'config.yaml cannot be written');
      },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Skip' }));
    expect((await screen.findByRole('alert')).textContent).toContain('config.yaml cannot be written');
    expect(useApp.getState().welcoming).toBe(true);
    core.answer({ 'settings.set': () => ({ ok: true }) });
    fireEvent.click(await screen.findByRole('radio', { name: /Ollama/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Skip' }));
    await eventually(() => expect(useApp.getState().welcoming).toBe(false));
    expect(written().at(-1)).toEqual(set('desk.welcomed', true));
    expect(JSON.stringify(written())).not.toContain('model.');
  });

  it('leads to the demo home, and to another home of the person’s', async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Two-minute tour' }));
    await eventually(() => expect(written()).toEqual([['homes.open', { to: { kind: 'demo' } }]]));
    fireEvent.click(screen.getByRole('radio', { name: /Another home/ }));
    const field = screen.getByRole('textbox', { name: 'Directory of the home' });
    fireEvent.change(field, { target: { value: '/srv/hermes' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    await eventually(() =>
      expect(written().at(-1)).toEqual(['homes.open', { to: { kind: 'existing', dir: '/srv/hermes' } }]),
    );
    expect(within(screen.getByRole('main')).queryByRole('alert')).toBeNull();
  });
});

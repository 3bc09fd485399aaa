import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { plugin, pluginDetail } from '../../../../e2e/renderer/world-plugins.ts';
import { providerAnswers, providerKinds, providerStatus } from '../../../../e2e/renderer/world-providers.ts';
import { BridgeProvider } from '../../../bridge/context.tsx';
import { fakeCore, type FakeCore } from '../../../bridge/fake.test-support.ts';
import { eventually } from '../../../patience.test-support.ts';
import type { MemoryPlugin } from '@shared/contract/index.ts';
import { MemoryProviderSection } from './section.tsx';

let core: FakeCore;
const asked = (...names: string[]): unknown[] =>
  core.calls.filter(({ name }) => names.includes(name)).map(({ name, input }) => [name, input]);
const show = (...plugins: MemoryPlugin[]): void => {
  core.answer({
    'providers.plugins': () => ({ folder: '/home/ada/.hermes/plugins', plugins }),
    'providers.plugin': ({ name }) => pluginDetail(name),
    'providers.allowPlugin': () => ({ ok: true }),
    'providers.forbidPlugin': () => ({ ok: true }),
  });
  render(
    <BridgeProvider bridge={core.bridge}>
      <MemoryProviderSection />
    </BridgeProvider>,
  );
};
const row = async (title: string) => within(await screen.findByRole('group', { name: title }));

beforeEach(() => {
  // jsdom has dialogs without the way to open them.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
  };
  core = fakeCore(providerAnswers());
});
afterEach(cleanup);

describe('plug-ins in the settings', () => {
  it('say how each stands, and only those that may run later can be allowed', async () => {
    show(
      plugin('notebook'),
      plugin('diary', { state: 'changed', changed: ['main.mjs'], allowedAt: 1 }),
      plugin('broken', { state: 'faulty', problem: { message: 'desk.command is missing.', remedy: 'Write it.' } }),
      plugin('almanac', { state: 'python', about: { en: '', zh: '' }, privacy: { en: '', zh: '' } }),
    );
    expect((await row('Notebook')).getByText('Not allowed')).toBeTruthy();
    const changed = await row('Diary');
    expect(changed.getByText('Changed since you allowed it: main.mjs')).toBeTruthy();
    expect(changed.getByRole('button', { name: 'Allow… Diary' })).toBeTruthy();
    const broken = await row('Broken');
    expect(broken.getByText(/desk\.command is missing\. Write it\./)).toBeTruthy();
    expect(broken.queryByRole('button')).toBe(null);
    // Written for Hermes, it does not hide the provider of the app that bears its name.
    const both = screen.getAllByRole('group', { name: 'Almanac' });
    expect(both).toHaveLength(2);
    expect(screen.getByText('Written for Hermes in Python')).toBeTruthy();
  });

  it('show all that would run before one is allowed, and no key alone allows it', async () => {
    show(plugin('notebook'));
    fireEvent.click((await row('Notebook')).getByRole('button', { name: 'Allow… Notebook' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Let the plug-in Notebook run?' }));
    for (const text of [
      /it runs with your rights/,
      '/home/ada/.hermes/plugins/notebook',
      'node main.mjs',
      /with the program \/usr\/bin\/node/,
      'every answered turn',
      'LANG, NOTEBOOK_KEY',
      'Everything stays in one file on this machine.',
      'What was said is kept as notes.',
      'main.mjs',
      pluginDetail('notebook').plugin.hash ?? '',
    ]) {
      expect((await dialog.findAllByText(text)).length).toBeGreaterThan(0);
    }
    const allow = dialog.getByRole('button', { name: 'Let Notebook run' });
    expect(allow).toHaveProperty('disabled', true);
    for (const target of [document.activeElement ?? document.body, dialog.getByRole('checkbox'), allow]) {
      fireEvent.keyDown(target, { key: 'Enter' });
      fireEvent.keyUp(target, { key: 'Enter' });
    }
    expect(asked('providers.allowPlugin')).toEqual([]);
    fireEvent.click(dialog.getByRole('checkbox', { name: /trust who wrote it/ }));
    fireEvent.click(allow);
    await eventually(() =>
      expect(asked('providers.allowPlugin')).toEqual([
        ['providers.allowPlugin', { name: 'notebook', hash: pluginDetail('notebook').plugin.hash }],
      ]),
    );
    await eventually(() => expect(screen.queryByRole('dialog')).toBe(null));
  });

  it('that changed while they were looked at are looked at again, and trusted again', async () => {
    show(plugin('notebook'));
    core.answer({
      'providers.allowPlugin': () => {
        throw new Error('its files have changed since');
      },
    });
    fireEvent.click((await row('Notebook')).getByRole('button', { name: 'Allow… Notebook' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(await dialog.findByRole('checkbox'));
    fireEvent.click(dialog.getByRole('button', { name: 'Let Notebook run' }));
    await eventually(() => expect(asked('providers.plugin')).toHaveLength(2));
    expect(dialog.getByRole('checkbox')).toHaveProperty('checked', false);
    expect(dialog.getByRole('button', { name: 'Let Notebook run' })).toHaveProperty('disabled', true);
  });

  it('that may run have the form of every provider, and can be looked at and forbidden', async () => {
    core.answer({
      'providers.list': () => ({ providers: providerKinds('almanac') }),
      'providers.status': () => providerStatus('almanac'),
    });
    show(plugin('almanac', { state: 'allowed', allowedAt: Date.now(), selected: true }));
    expect((await row('Almanac')).getByRole('button', { name: 'Settings and log: Almanac' })).toBeTruthy();
    expect(screen.getAllByRole('group', { name: 'Almanac' })).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Look at it: Almanac' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByRole('button', { name: /run$/ })).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    fireEvent.click(screen.getByRole('button', { name: 'Forbid: Almanac' }));
    await eventually(() =>
      expect(asked('providers.forbidPlugin')).toEqual([['providers.forbidPlugin', { name: 'almanac' }]]),
    );
  });

  it('that are in use and off can be switched off', async () => {
    show(plugin('notebook', { selected: true }));
    fireEvent.click((await row('Notebook')).getByRole('button', { name: 'Switch off' }));
    await eventually(() => expect(asked('providers.select')).toEqual([['providers.select', { name: null }]]));
  });
});

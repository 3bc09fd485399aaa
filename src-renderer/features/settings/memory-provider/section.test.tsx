import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { providerAnswers, providerKinds, providerStatus } from '../../../../e2e/renderer/world-providers.ts';
import { ProviderTrouble } from '../../../app/provider-trouble.tsx';
import { useApp } from '../../../app/app-store.ts';
import { BridgeProvider } from '../../../bridge/context.tsx';
import { fakeCore } from '../../../bridge/fake.test-support.ts';
import type { FakeCore } from '../../../bridge/fake.test-support.ts';
import { eventually } from '../../../patience.test-support.ts';
import { appState } from '../../testing/fixtures.test-support.ts';
import { MemoryProviderSection } from './section.tsx';

let core: FakeCore;
const asked = (...names: string[]): unknown[] =>
  core.calls.filter(({ name }) => names.includes(name)).map(({ name, input }) => [name, input]);
const show = (part = <MemoryProviderSection />): void => {
  render(<BridgeProvider bridge={core.bridge}>{part}</BridgeProvider>);
};
const kind = async (title: string) => within(await screen.findByRole('group', { name: title }));

beforeEach(() => {
  core = fakeCore(providerAnswers());
});
afterEach(cleanup);

describe('the section of memory providers', () => {
  it('says of each what it costs in privacy, and marks those that stay on the machine', async () => {
    show();
    const local = await kind('Almanac');
    expect(local.getByText('Nothing leaves the machine.')).toBeTruthy();
    expect(local.getByText('On this machine')).toBeTruthy();
    const outside = await kind('Lighthouse');
    expect(outside.getByText('What you say is sent to it.')).toBeTruthy();
    expect(outside.queryByText('On this machine')).toBe(null);
  });

  it('masks a secret, keeps it where it is left blank, and shows a field only while what it belongs to is chosen', async () => {
    show();
    const part = await kind('Lighthouse');
    fireEvent.click(part.getByRole('button', { name: 'Set up: Lighthouse' }));
    const key = await part.findByLabelText('Key');
    expect(key).toHaveProperty('type', 'password');
    expect(key).toHaveProperty('value', '');
    expect(part.queryByRole('textbox', { name: 'Address' })).toBe(null);
    fireEvent.click(part.getByRole('radio', { name: 'Own server' }));
    const address = part.getByRole('textbox', { name: 'Address' });
    fireEvent.change(address, { target: { value: 'own' } });
    fireEvent.blur(address);
    expect(address).toHaveProperty('value', 'http://own');
    fireEvent.click(part.getByRole('button', { name: 'Save' }));
    await eventually(() =>
      expect(asked('providers.save')).toEqual([
        ['providers.save', { name: 'lighthouse', values: { mode: 'own', address: 'http://own' } }],
      ]),
    );
    expect(asked('providers.select')).toEqual([]);
  });

  it('switches on after saving, and asks it at once whether it works', async () => {
    show();
    const part = await kind('Almanac');
    fireEvent.click(part.getByRole('button', { name: 'Set up: Almanac' }));
    fireEvent.click(await part.findByRole('button', { name: 'Save and switch on' }));
    await eventually(() =>
      expect(asked('providers.save', 'providers.select', 'providers.test')).toEqual([
        ['providers.select', { name: 'almanac' }],
        ['providers.test', { name: 'almanac' }],
      ]),
    );
  });

  it('does not go on without what is required: it says so at the field and puts the focus there', async () => {
    show();
    const part = await kind('Lighthouse');
    fireEvent.click(part.getByRole('button', { name: 'Set up: Lighthouse' }));
    const address = (): Promise<HTMLElement> => part.findByRole('textbox', { name: 'Address' });
    fireEvent.click(await part.findByRole('radio', { name: 'Own server' }));
    expect(await address()).toHaveProperty('value', '');
    fireEvent.click(part.getByRole('button', { name: 'Save and switch on' }));
    expect(await part.findByText('Cannot work without it.')).toBeTruthy();
    expect(document.activeElement).toBe(await address());
    expect((await address()).getAttribute('aria-invalid')).toBe('true');
    expect(asked('providers.save', 'providers.select')).toEqual([]);
    fireEvent.change(await address(), { target: { value: 'http://own' } });
    fireEvent.click(part.getByRole('button', { name: 'Save and switch on' }));
    await eventually(() => expect(asked('providers.select')).toHaveLength(1));
    expect(part.queryByText('Cannot work without it.')).toBe(null);
  });

  it('tests what was entered by saving it first, and says what is missing where nothing was', async () => {
    const kinds = providerKinds(null).map((one) => ({ ...one, missing: 'LIGHTHOUSE_KEY is missing.' }));
    core.answer({ 'providers.list': () => ({ providers: kinds }) });
    show();
    const part = await kind('Lighthouse');
    fireEvent.click(part.getByRole('button', { name: 'Set up: Lighthouse' }));
    expect(await part.findByText('Not yet: LIGHTHOUSE_KEY is missing.')).toBeTruthy();
    expect(part.getByRole('button', { name: 'Test: Lighthouse' })).toHaveProperty('disabled', true);
    fireEvent.change(part.getByLabelText('Key'), { target: { value: 'lh-1' } });
    fireEvent.click(part.getByRole('button', { name: 'Save and test: Lighthouse' }));
    await eventually(() =>
      expect(asked('providers.save', 'providers.test')).toEqual([
        ['providers.save', { name: 'lighthouse', values: { key: 'lh-1' } }],
        ['providers.test', { name: 'lighthouse' }],
      ]),
    );
    expect(asked('providers.select')).toEqual([]);
  });

  it('shows what hardly anybody changes when asked for, and never what cannot be chosen here', async () => {
    show();
    const part = await kind('Lighthouse');
    fireEvent.click(part.getByRole('button', { name: 'Set up: Lighthouse' }));
    const more = await part.findByText('1 more setting');
    expect(more.closest('details')?.textContent).toContain('Depth');
    expect(part.queryByRole('radio', { name: 'Elsewhere' })).toBe(null);
    expect(part.getByRole('link', { name: 'See lighthouse.example/keys' })).toHaveProperty(
      'rel',
      'noreferrer noopener',
    );
  });

  it('says of one that is not known here that it is not used, and leads back to the built-in memory', async () => {
    const obstacle = 'config.yaml names the memory provider letta, which is not known here.';
    core.answer({
      'providers.status': () => providerStatus(null, { selected: 'letta', title: 'letta', obstacle }),
    });
    show();
    expect(await screen.findByText(obstacle)).toBeTruthy();
    expect(screen.queryByText('Something is missing')).toBe(null);
    fireEvent.click(screen.getByRole('button', { name: 'Use the built-in memory alone' }));
    await eventually(() => expect(asked('providers.select')).toEqual([['providers.select', { name: null }]]));
  });

  it('lets all that needs a look be sent again or, once more asked, be dropped', async () => {
    const job = (id: string) => ({
      ...{ id, kind: 'turn', session: null, at: Date.now(), state: 'aside' as const, attempts: 1, notBefore: 0 },
      ...{ error: 'Refused.', text: '{}' },
    });
    const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    // What may have arrived is asked about before it is sent again, and dropped at once.
    const troubled = [{ ...job('z'), state: 'sending' as const }, ...ids.map(job)];
    core.answer({ 'providers.status': () => providerStatus('lighthouse', { aside: 7, troubled }) });
    show();
    const list = within(await screen.findByRole('group', { name: 'Needs a look' }));
    expect(list.getAllByRole('button', { name: 'Drop' })).toHaveLength(5);
    fireEvent.click(list.getByRole('button', { name: 'Show all 8' }));
    expect(list.getAllByRole('button', { name: 'Drop' })).toHaveLength(8);
    fireEvent.click(list.getByRole('button', { name: 'Send all again' }));
    fireEvent.click(list.getByRole('button', { name: 'Drop all' }));
    expect(asked('providers.drop')).toEqual([]);
    fireEvent.click(list.getByRole('button', { name: 'Drop 8 things' }));
    await eventually(() =>
      expect(asked('providers.again', 'providers.drop')).toEqual([
        ['providers.again', { name: 'lighthouse', ids }],
        ['providers.drop', { name: 'lighthouse', ids: ['z', ...ids] }],
      ]),
    );
  });

  it('is switched off at once, what waits is told, and the focus stays in its row', async () => {
    core.answer({
      'providers.list': () => ({ providers: providerKinds('lighthouse') }),
      'providers.status': () => providerStatus('lighthouse', { waiting: 2 }),
      'providers.select': () => {
        const kinds = providerKinds(null).map((one) => ({ ...one, waiting: one.name === 'lighthouse' ? 2 : 0 }));
        core.answer({ 'providers.list': () => ({ providers: kinds }), 'providers.status': () => providerStatus(null) });
        return { ok: true };
      },
    });
    show();
    const part = await kind('Lighthouse');
    fireEvent.click(part.getByRole('button', { name: 'Switch off' }));
    await eventually(() => expect(asked('providers.select')).toEqual([['providers.select', { name: null }]]));
    core.emit('providers.changed', { selected: null });
    expect(await part.findByText('2 things wait in its queue.')).toBeTruthy();
    expect(document.activeElement).toBe(part.getByRole('button', { name: 'Set up: Lighthouse' }));
  });

  it('signs in on the page of the vendor, which the person opens; what it led to can be pasted', async () => {
    const at = (state: 'none' | 'waiting' | 'failed', message = '') => ({
      'providers.list': () => ({
        providers: providerKinds(null).map((one) =>
          one.name === 'lighthouse' ? { ...one, signIn: { state, message } } : one,
        ),
      }),
    });
    core.answer({
      ...at('none'),
      'providers.signIn': () => ({ address: 'https://lighthouse.example/sign-in?state=1' }),
      'providers.signInPasted': () => ({ ok: true }),
      'providers.signInCancel': () => ({ ok: true }),
    });
    show();
    const part = await kind('Lighthouse');
    fireEvent.click(part.getByRole('button', { name: 'Set up: Lighthouse' }));
    fireEvent.click(await part.findByRole('button', { name: 'Sign in' }));
    core.answer(at('waiting'));
    core.emit('providers.changed', { selected: null });
    const page = await part.findByRole('link', { name: 'Open the page' });
    expect([page.getAttribute('href'), page.getAttribute('rel')]).toEqual([
      'https://lighthouse.example/sign-in?state=1',
      'noreferrer noopener',
    ]);
    const led = part.getByRole('textbox', { name: 'Address that the page led to' });
    fireEvent.change(led, { target: { value: ' http://127.0.0.1/callback?code=x ' } });
    fireEvent.click(part.getByRole('button', { name: 'Go on' }));
    fireEvent.click(part.getByRole('button', { name: 'Cancel' }));
    await eventually(() =>
      expect(asked('providers.signInPasted', 'providers.signInCancel')).toEqual([
        ['providers.signInPasted', { name: 'lighthouse', address: 'http://127.0.0.1/callback?code=x' }],
        ['providers.signInCancel', { name: 'lighthouse' }],
      ]),
    );
    core.answer(at('failed', 'The page said no.'));
    core.emit('providers.changed', { selected: null });
    expect(await part.findByText('The page said no.')).toBeTruthy();
    expect((await kind('Almanac')).queryByRole('button', { name: 'Sign in' })).toBe(null);
  });

  it('changes nothing beside one that is in use before the person has said so, both named', async () => {
    core.answer({
      'providers.list': () => ({ providers: providerKinds('lighthouse') }),
      'providers.status': () => providerStatus('lighthouse', { waiting: 3 }),
    });
    show();
    const part = await kind('Almanac');
    fireEvent.click(part.getByRole('button', { name: 'Set up: Almanac' }));
    fireEvent.click(await part.findByRole('button', { name: 'Save and switch on' }));
    expect(
      await part.findByText(/Lighthouse is in use.*Almanac would take its place.*3 things not yet sent/),
    ).toBeTruthy();
    fireEvent.click(part.getByRole('button', { name: 'Keep Lighthouse' }));
    expect(asked('providers.select')).toEqual([]);
    fireEvent.click(part.getByRole('button', { name: 'Save and switch on' }));
    fireEvent.click(await part.findByRole('button', { name: 'Switch to Almanac' }));
    await eventually(() => expect(asked('providers.select')).toEqual([['providers.select', { name: 'almanac' }]]));
  });

  it('tells selected, configured, reachable and what waits apart, and lets what is uncertain be sent or dropped', async () => {
    core.answer({
      'providers.list': () => ({ providers: providerKinds('lighthouse') }),
      'providers.status': () =>
        providerStatus('lighthouse', {
          reachable: { at: Date.now(), ok: false, ms: 30, message: 'No answer.' },
          ...{ waiting: 2, aside: 0, uncertain: 1 },
          troubled: [
            {
              ...{ id: 'j1', kind: 'turn', session: null, at: Date.now(), state: 'uncertain', attempts: 1 },
              ...{ notBefore: 0, error: 'The answer was lost.', text: '{"said":"<b>hello</b>"}' },
            },
          ],
        }),
    });
    show();
    expect(await screen.findByText('Nothing is missing')).toBeTruthy();
    expect(screen.getByText(/Did not work today/)).toBeTruthy();
    expect(screen.getByText('2 waiting, 0 set aside, 1 uncertain')).toBeTruthy();
    const list = within(screen.getByRole('group', { name: 'Needs a look' }));
    expect(list.getByText('{"said":"<b>hello</b>"}')).toBeTruthy();
    fireEvent.click(list.getByRole('button', { name: 'Send again' }));
    fireEvent.click(list.getByRole('button', { name: 'Drop' }));
    await eventually(() =>
      expect(asked('providers.again', 'providers.drop')).toEqual([
        ['providers.again', { name: 'lighthouse', ids: ['j1'] }],
        ['providers.drop', { name: 'lighthouse', ids: ['j1'] }],
      ]),
    );
  });

  it('sends a file of the person only by its name, and only to one that is in use', async () => {
    show();
    const part = await kind('Lighthouse');
    fireEvent.click(part.getByRole('button', { name: 'Set up: Lighthouse' }));
    expect(await part.findByRole('button', { name: 'Send USER.md' })).toHaveProperty('disabled', true);
    core.answer({
      'providers.list': () => ({ providers: providerKinds('lighthouse') }),
      'providers.status': () => providerStatus('lighthouse'),
    });
    core.emit('providers.changed', { selected: 'lighthouse' });
    await eventually(() =>
      expect(part.getByRole('button', { name: 'Send USER.md' })).toHaveProperty('disabled', false),
    );
    fireEvent.click(part.getByRole('button', { name: 'Send USER.md' }));
    await eventually(() =>
      expect(asked('providers.allowUpload')).toEqual([
        ['providers.allowUpload', { name: 'lighthouse', file: 'USER.md' }],
      ]),
    );
  });
});

describe('the status strip', () => {
  it('says nothing of a provider that works or is not there', async () => {
    useApp.setState({ state: appState() });
    show(<ProviderTrouble />);
    await eventually(() => expect(asked('providers.status')).toHaveLength(1));
    expect(screen.queryByRole('link')).toBe(null);
  });

  it('says that a recall failed, with the way to its settings', async () => {
    useApp.setState({ state: appState() });
    core.answer({
      'providers.status': () =>
        providerStatus('lighthouse', {
          lastRecall: { at: 1, ms: 8000, outcome: 'late', count: null, message: '' },
        }),
    });
    show(<ProviderTrouble />);
    const link = await screen.findByRole('link', { name: /Lighthouse did not answer the last recall/ });
    expect(link.getAttribute('href')).toBe('#/settings/memory-provider');
  });

  const recall = (outcome: 'busy' | 'blocked' | 'found' | 'resting') => ({
    at: 9,
    ms: 1,
    outcome,
    count: null,
    message: '',
  });
  const failed = { at: 1, ok: false, ms: 1, message: 'No.' };
  it.each([
    [
      'the key was refused',
      { paused: { reason: 'unauthorised' as const, message: '401' }, waiting: 14 },
      'Lighthouse refused the key; 14 wait',
    ],
    [
      'a recall was skipped',
      { lastRecall: recall('busy') },
      'Lighthouse: recall skipped, an earlier one has not come back',
    ],
    ['recall rests', { lastRecall: recall('resting') }, 'Lighthouse is too slow; messages do not wait for it now'],
    ['a recall was suspicious', { lastRecall: recall('blocked') }, 'Lighthouse: recall left out as suspicious'],
    ['the last test failed', { reachable: failed }, 'Lighthouse did not pass its last test'],
    ['something was refused', { aside: 1, uncertain: 1 }, 'Lighthouse: 2 things need a look'],
    [
      'everything is paused',
      { paused: { reason: 'app' as const, message: '' }, waiting: 1 },
      'Lighthouse: 1 thing waits',
    ],
    ['it works again since the test', { reachable: failed, lastRecall: recall('found') }, null],
    ['something is on its way', { waiting: 3 }, null],
    ['everything is paused and nothing waits', { paused: { reason: 'app' as const, message: '' } }, null],
  ])('says in few words that %s', async (_, status, words) => {
    useApp.setState({ state: appState() });
    core.answer({ 'providers.status': () => providerStatus('lighthouse', status) });
    show(<ProviderTrouble />);
    await eventually(() => expect(asked('providers.status')).toHaveLength(1));
    if (words === null) expect(screen.queryByRole('link')).toBe(null);
    else expect(await screen.findByRole('link', { name: `Memory provider: ${words}` })).toBeTruthy();
  });
});

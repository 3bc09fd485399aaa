import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DeskError } from '@shared/contract/index.ts';
import type { RememberedMemory } from '@shared/contract/index.ts';
import { providerAnswers, providerStatus } from '../../../e2e/renderer/world-providers.ts';
import { BridgeProvider } from '../../bridge/context.tsx';
import { fakeCore } from '../../bridge/fake.test-support.ts';
import type { FakeCore } from '../../bridge/fake.test-support.ts';
import { eventually } from '../../patience.test-support.ts';
import { ProviderView } from './provider-view.tsx';

let core: FakeCore;
const memory = (id: string, more: Partial<RememberedMemory> = {}): RememberedMemory => ({
  ...{ id, text: `Memory ${id}`, kind: 'fact', labels: [], created: null, updated: null, trust: null, session: null },
  ...more,
});
const show = (): void => {
  render(
    <BridgeProvider bridge={core.bridge}>
      <ProviderView />
    </BridgeProvider>,
  );
};
const rows = (): (string | null)[] => screen.queryAllByRole('listitem').map((row) => row.textContent);

beforeEach(() => {
  core = fakeCore(providerAnswers());
  core.answer({ 'providers.status': () => providerStatus('lighthouse') });
});
afterEach(cleanup);

describe('what a memory provider remembers', () => {
  it('comes a page after the other, says how much of it is there, and goes on at the first of the new ones', async () => {
    core.answer({
      'providers.memories': ({ page }) =>
        page == null
          ? { items: [memory('a'), memory('b', { session: 's1', text: '<b>bold</b>' })], next: '2', total: 3 }
          : { items: [memory('c')], next: null, total: 3 },
    });
    show();
    expect(await screen.findByText('2 of 3 memories')).toBeTruthy();
    expect(screen.getByText('<b>bold</b>')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'From this conversation' }).getAttribute('href')).toBe('#/chat/s1');
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('3 memories')).toBeTruthy();
    await eventually(() => expect(document.activeElement?.textContent).toContain('Memory c'));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBe(null);
  });

  it('is left as it was read while the provider works on, and read anew when it is asked for', async () => {
    let kept = [memory('a')];
    core.answer({ 'providers.memories': () => ({ items: kept, next: null, total: kept.length }) });
    show();
    expect(await screen.findByText('1 memory')).toBeTruthy();
    kept = [memory('b'), ...kept];
    core.emit('providers.changed', { selected: 'lighthouse' });
    expect(rows()).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Look again' }));
    await eventually(() => expect(rows()).toHaveLength(2));
  });

  it('is found by words; an answer that comes after a newer question is not taken', async () => {
    const late: { answer?: () => void } = {};
    core.answer({
      'providers.memories': async ({ query }) => {
        if (query === 'slow') await new Promise<void>((resolve) => (late.answer = resolve));
        return {
          items: query === 'none' ? [] : [memory(query === '' ? 'all' : query)],
          next: null,
          total: null,
        };
      },
    });
    show();
    await screen.findByText('Memory all');
    const field = within(screen.getByRole('search')).getByRole('searchbox');
    const search = (words: string): void => {
      fireEvent.change(field, { target: { value: words } });
      fireEvent.submit(screen.getByRole('search'));
    };
    search('slow');
    expect(rows()).toEqual([]);
    search('fast');
    await screen.findByText('Memory fast');
    late.answer?.();
    search('none');
    expect(await screen.findByText('Nothing found for these words')).toBeTruthy();
    fireEvent.change(field, { target: { value: '' } });
    await screen.findByText('Memory all');
    expect(screen.queryByText('Memory slow')).toBe(null);
  });

  it('says that the provider did not answer, not the model, and keeps what was read before', async () => {
    let page = 0;
    core.answer({
      'providers.memories': () => {
        page += 1;
        if (page === 2) throw new DeskError('provider_failed', 'Lighthouse answered 503.');
        return { items: [memory(String(page))], next: 'x', total: null };
      },
    });
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Lighthouse did not answer as it should.')).toBeTruthy();
    expect(alert.getByRole('link', { name: 'Its settings' }).getAttribute('href')).toBe('#/settings/memory-provider');
    expect(rows()).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await eventually(() => expect(rows()).toHaveLength(2));
    expect(screen.queryByRole('alert')).toBe(null);
  });

  it('of one that is selected and cannot work says why, with the way to its settings', async () => {
    const obstacle = 'Lighthouse cannot work yet: LIGHTHOUSE_KEY is missing.';
    core.answer({
      'providers.status': () => providerStatus('lighthouse', { obstacle, canList: false, canSearch: false }),
    });
    show();
    expect(await screen.findByText('Lighthouse is selected, but not in use')).toBeTruthy();
    expect(screen.getByText(obstacle)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Its settings' })).toBeTruthy();
  });
});

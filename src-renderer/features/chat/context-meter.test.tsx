import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { DeskError } from '@shared/contract/index.ts';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BridgeProvider } from '../../bridge/context.tsx';
import { fakeCore } from '../../bridge/fake.test-support.ts';
import type { FakeCore } from '../../bridge/fake.test-support.ts';
import { ContextMeter } from './context-meter.tsx';
import { createPane, PaneProvider } from './pane.tsx';
import { useThreadActions } from './use-thread-actions.ts';

let core: FakeCore;
let pane = createPane('main');

beforeEach(() => {
  pane = createPane('main');
  core = fakeCore({
    'chat.context': () => ({ used: 90_000, window: 128_000, parts: [{ name: 'messages', tokens: 90_000 }] }),
    'chat.compress': () => ({ compressed: true, tokensBefore: 90_000, tokensAfter: 12_000, message: 'Done.' }),
  });
  pane.live.reset(null);
});
afterEach(cleanup);

function Meter(): ReactNode {
  const actions = useThreadActions({ session: 's', onDeleted: () => undefined, onModels: () => undefined });
  return <ContextMeter session="s" onCompress={() => actions.compress({ focus: '', keep: null })} />;
}

async function open(): Promise<HTMLElement> {
  render(
    <BridgeProvider bridge={core.bridge}>
      <PaneProvider pane={pane}>
        <Meter />
      </PaneProvider>
    </BridgeProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: /Context/ }));
  return screen.findByRole('button', { name: 'Summarise older messages' });
}

describe('the context meter', () => {
  it('makes room when asked to, and says what that gained', async () => {
    fireEvent.click(await open());
    expect((await screen.findByText(/About 90k tokens became 12k/u)).textContent).toContain('found by search');
    expect(core.calls.filter(({ name }) => name === 'chat.compress')).toMatchObject([{ input: { session: 's' } }]);
  });

  it('says why nothing was summarised', async () => {
    core.answer({
      'chat.compress': () => ({ compressed: false, tokensBefore: 0, tokensAfter: 0, message: 'There is nothing.' }),
    });
    fireEvent.click(await open());
    expect(await screen.findByText('There is nothing.')).toBeTruthy();
  });

  it('says what stands in the way', async () => {
    core.answer({
      'chat.compress': () => {
        throw new DeskError('busy', 'A turn is running.');
      },
    });
    fireEvent.click(await open());
    expect(await screen.findByRole('alert')).toBeTruthy();
  });

  it('cannot be asked while a turn runs', async () => {
    pane.live.started('t');
    expect((await open()).hasAttribute('disabled')).toBe(true);
  });
});

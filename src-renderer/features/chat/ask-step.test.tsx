import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { DeskError } from '@shared/contract/index.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { askConversation, askTurn } from '../../../e2e/renderer/world-mcp.ts';
import { BridgeProvider } from '../../bridge/context.tsx';
import { fakeCore } from '../../bridge/fake.test-support.ts';
import type { FakeCore } from '../../bridge/fake.test-support.ts';
import { eventually } from '../../patience.test-support.ts';
import { MessageRow } from './message-row.tsx';
import { createPane, PaneProvider } from './pane.tsx';

let core: FakeCore;
let pane = createPane('main');

beforeEach(() => {
  pane = createPane('main');
  core = fakeCore({ 'tools.decide': () => ({ ok: true }) });
  pane.conversation.show('calendar');
  pane.live.reset(askTurn());
  pane.conversation.take(askConversation());
  const answer = pane.conversation.getState().messages[1];
  if (answer === undefined) throw new Error('the conversation has an answer');
  render(
    <BridgeProvider bridge={core.bridge}>
      <PaneProvider pane={pane}>
        <MessageRow message={answer} head target={false} onResend={() => undefined} onBranch={() => undefined} />
      </PaneProvider>
    </BridgeProvider>,
  );
});
afterEach(cleanup);

const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const decided = (): unknown[] => core.calls.map(({ input }) => input);

describe('a call that waits for leave', () => {
  it('says whose tool it is and shows exactly what would be run, hidden characters too', () => {
    expect(screen.getByRole('region', { name: 'calendar wants to run create_event' })).toBeTruthy();
    expect(screen.getByText(/max@example\.org/)).toBeTruthy();
    expect(screen.getByRole('img', { name: 'zero width space' }).dataset['code']).toBe('U+200B');
  });

  it.each([
    ['Allow once', 'once'],
    ['For this conversation', 'session'],
    ['Deny', 'deny'],
  ])('is decided by %s', async (name, choice) => {
    fireEvent.click(button(name));
    await eventually(() => expect(decided()).toEqual([{ id: 'a1', choice }]));
  });

  it('is allowed for good only in a second step that says what that means', async () => {
    fireEvent.click(button('Always'));
    expect(decided()).toEqual([]);
    expect(
      screen.getByText(/From now on calendar may run create_event without asking, with any arguments/),
    ).toBeTruthy();
    expect(screen.getByText(/max@example\.org/)).toBeTruthy();
    fireEvent.click(button('Back'));
    fireEvent.click(button('Always'));
    fireEvent.click(button('Always allow'));
    await eventually(() => expect(decided()).toEqual([{ id: 'a1', choice: 'always' }]));
  });

  it('is never allowed by Enter alone', () => {
    for (const name of ['Allow once', 'For this conversation', 'Always']) {
      expect(fireEvent.keyDown(button(name), { key: 'Enter' })).toBe(false);
    }
    expect(document.activeElement).toBe(document.body);
  });

  it('says why it could not be decided', async () => {
    core.answer({
      'tools.decide': () => {
        throw new DeskError('not_found', 'This call does not wait any more.');
      },
    });
    fireEvent.click(button('Allow once'));
    expect((await screen.findByRole('alert')).textContent).toContain('does not wait any more');
  });
});

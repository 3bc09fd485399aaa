import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { DeskError } from '@shared/contract/index.ts';
import type { JournalEvent } from '@shared/contract/index.ts';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { conversation, journalEvents, proposal } from '../../../e2e/renderer/world-conversation.ts';
import { BridgeProvider } from '../../bridge/context.tsx';
import { fakeCore } from '../../bridge/fake.test-support.ts';
import type { FakeCore } from '../../bridge/fake.test-support.ts';
import { createFormat } from '../../i18n/format.ts';
import { createTranslate } from '../../i18n/language.tsx';
import { useEffects } from './effects-store.ts';
import { TurnEnd } from './turn-end.tsx';
import { MessageRow } from './message-row.tsx';
import { useNotificationsStore } from './notifications.ts';
import { aMessage, aSession } from './rows.test-support.ts';
import { groupSessions } from './session-groups.ts';
import { toolArgument, toolFailed } from './tool-words.ts';
import { eventually } from '../../patience.test-support.ts';
import { createPane, PaneProvider } from './pane.tsx';

let core: FakeCore;
let pane = createPane('main');

beforeEach(() => {
  pane = createPane('main');
  core = fakeCore({
    'memory.events': ({ seqs }) => ({ events: journalEvents().filter((event) => seqs.includes(event.seq)) }),
    'approvals.get': () => proposal(),
    'memory.undo': () => ({ seq: 13, entry: 'e1', message: 'Undone.' }),
  });
  pane.conversation.show('s');
  pane.live.reset(null);
  useEffects.setState({ events: {}, staged: {} });
  useNotificationsStore.setState({ mode: 'on' });
});
afterEach(cleanup);

function Within({ children }: { children: ReactNode }): ReactNode {
  return (
    <BridgeProvider bridge={core.bridge}>
      <PaneProvider pane={pane}>{children}</PaneProvider>
    </BridgeProvider>
  );
}

function showAnswer(): void {
  pane.conversation.take(conversation('s'));
  const answer = pane.conversation.getState().messages[1];
  if (answer === undefined) throw new Error('the conversation has an answer');
  render(
    <Within>
      <MessageRow message={answer} head target={false} onResend={() => undefined} onBranch={() => undefined} />
    </Within>,
  );
}

describe('an answer', () => {
  it('folds its reasoning and opens a tool call in place', () => {
    showAnswer();
    expect(screen.queryByText(/The unit starts before the mount/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Reasoning' }));
    expect(screen.getByText(/The unit starts before the mount/)).toBeTruthy();
    const row = screen.getByRole('button', { name: /Read file.*compose\.yml.*64 lines/ });
    fireEvent.click(row);
    expect(row.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByText(/line 64/)).toBeTruthy();
  });

  it('shows a change of memory as its word diff, told from the next session on, and undoes it', async () => {
    showAnswer();
    const row = (await screen.findByText('Memory changed')).closest('.step');
    if (!(row instanceof HTMLElement)) throw new Error('the change has a row');
    expect([...row.querySelectorAll('del')].map((each) => each.textContent)).toEqual(['media first, then']);
    expect(row.textContent).toContain('told from the next session on');
    fireEvent.click(within(row).getByRole('button', { name: 'Undo' }));
    await eventually(() => expect(row.textContent).toContain('Undone'));
    expect(core.calls).toContainEqual({ name: 'memory.undo', input: { seq: 12 } });
    expect(within(row).queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('says why an undo was refused, and leaves the row', async () => {
    core.answer({
      'memory.undo': () => {
        throw new DeskError('stale', 'The entry was changed since.', { remedy: 'Look at its history.' });
      },
    });
    showAnswer();
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The entry was changed since.');
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
  });

  it('offers no undo where it would not apply', async () => {
    const fixed = journalEvents().map((event): JournalEvent => ({ ...event, undoable: false }));
    core.answer({ 'memory.events': () => ({ events: fixed }) });
    showAnswer();
    await screen.findByText('Memory changed');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it.each([
    [{ outcome: 'approved', edited: false, approver: 'person (web)', by: null, time: 1 }, 'Approved', /^by you, /],
    [
      { outcome: 'approved', edited: true, approver: 'person (web)', by: null, time: 1 },
      'Approved in your words',
      /^by you, /,
    ],
    [
      { outcome: 'rejected', edited: false, approver: 'person (cli)', by: null, time: 1 },
      'Rejected',
      /^by you at the command/,
    ],
    [
      { outcome: 'replaced', edited: false, approver: null, by: '0a1b2c3e', time: 1 },
      'Set aside',
      /^a newer proposal took its place, /,
    ],
    [
      { outcome: 'elsewhere', edited: false, approver: null, by: null, time: null },
      'Applied elsewhere',
      /another program/,
    ],
    [{ outcome: 'dropped', edited: false, approver: null, by: null, time: null }, 'Gone', /nothing of it was written$/],
    [null, 'No longer waits', /not on record$/],
  ] as const)('says how a write was decided, by whom and when: %j', async (decided, how, who) => {
    core.answer({
      'approvals.get': () => {
        throw new DeskError('not_found', 'No such proposal.');
      },
      'approvals.decided': () => ({ decided }),
    });
    showAnswer();
    const row = (await screen.findByText(how)).closest('.step');
    expect(row?.querySelector('.meta')?.textContent).toMatch(who);
    expect(row?.querySelector('.arg')?.textContent).not.toBe('');
    expect(screen.queryByRole('link', { name: 'Review' })).toBeNull();
  });

  it.each([
    ['off', null, true],
    ['on', 'told from the next session on', true],
    ['verbose', 'told from the next session on', false],
  ] as const)('tells of a change of memory as the person wants: %s', async (mode, told, shortened) => {
    useNotificationsStore.setState({ mode });
    const long = 'The same words before the change, many of them, so that they need not all be shown. '.repeat(4);
    const [event] = journalEvents();
    if (event === undefined) throw new Error('there is an event');
    const events = [{ ...event, op: 'replace' as const, before: `${long}tea`, after: `${long}coffee` }];
    core.answer({ 'memory.events': () => ({ events }) });
    showAnswer();
    // What waits is told in any case.
    await screen.findByRole('link', { name: 'Review' });
    if (told === null) {
      expect(screen.queryByText('Memory changed')).toBeNull();
      expect(screen.getByRole('button', { name: /Memory/ })).toBeTruthy();
    } else {
      const row = (await screen.findByText('Memory changed')).closest('.step');
      expect(row?.textContent).toContain(told);
      expect(row?.querySelector('ins')?.textContent).toBe('coffee');
      expect(row?.textContent.includes(long.trim())).toBe(!shortened);
    }
  });

  it('marks a write that waits, leads to it, and becomes a plain line once it is decided', async () => {
    showAnswer();
    await screen.findByText(/USER\.md, add: “Wants the command first, then why\.”/);
    expect(screen.getByRole('link', { name: 'Review' }).getAttribute('href')).toBe('#/approvals/0a1b2c3d');
    core.answer({
      'approvals.get': () => {
        throw new DeskError('not_found', 'No such proposal.');
      },
    });
    core.emit('approvals.changed', { count: 0, oldest: null });
    expect(await screen.findByText('No longer waits')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Review' })).toBeNull();
  });
});

describe('what the person said', () => {
  it('is shown as the text it is', () => {
    const { container } = render(
      <Within>
        <MessageRow
          message={aMessage({ id: 1, content: '<b>**not bold**</b>\n  as typed' })}
          head={false}
          target={false}
          onResend={() => undefined}
          onBranch={() => undefined}
        />
      </Within>,
    );
    expect(container.querySelector('b')).toBeNull();
    expect(container.querySelector('.words')?.textContent).toBe('<b>**not bold**</b>\n  as typed');
  });

  it('can be edited and sent again; Escape leaves it', () => {
    const onResend = vi.fn();
    render(
      <Within>
        <MessageRow
          message={aMessage({ id: 7 })}
          head={false}
          target={false}
          onResend={onResend}
          onBranch={() => undefined}
        />
      </Within>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Edit and send again' }));
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' });
    fireEvent.click(screen.getByRole('button', { name: 'Edit and send again' }));
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'better' } });
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' });
    expect(onResend).toHaveBeenCalledOnce();
    expect(onResend).toHaveBeenCalledWith(7, 'better');
  });

  it('shows the beginning of what is very long, and all of it on request', () => {
    render(
      <Within>
        <MessageRow
          message={aMessage({ id: 1, content: 'x'.repeat(10_000_000) })}
          head={false}
          target={false}
          onResend={() => undefined}
          onBranch={() => undefined}
        />
      </Within>,
    );
    expect(document.querySelector('.words')?.textContent).toHaveLength(6001);
    expect(screen.getByRole('button', { name: /Show all of it \(9\.5 MB\)/ })).toBeTruthy();
  });
});

describe('the end of a conversation', () => {
  const tail = (actions: { onContinue: () => void; onRetry: () => void }): ReactNode => (
    <Within>
      <TurnEnd {...actions} />
    </Within>
  );

  it('says why a turn failed, what to do, and lets it be tried again', () => {
    const onRetry = vi.fn();
    pane.conversation.setState({
      ended: {
        outcome: 'failed',
        error: { code: 'provider_failed', message: 'api.example.org answered 503', remedy: 'Wait a little.' },
      },
    });
    render(tail({ onContinue: () => undefined, onRetry }));
    expect(screen.getByRole('alert').textContent).toContain('api.example.org answered 503. Wait a little.');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('does not say a failure twice when it has a row', () => {
    pane.conversation.take([aMessage({ id: 3, role: 'note', displayKind: 'turn_failed', content: 'It failed.' })]);
    pane.conversation.setState({
      ended: { outcome: 'failed', error: { code: 'internal', message: 'It failed.', remedy: '' } },
    });
    render(tail({ onContinue: () => undefined, onRetry: () => undefined }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('offers to go on with a half-done turn', () => {
    const onContinue = vi.fn();
    pane.conversation.setState({ halfDone: true });
    render(tail({ onContinue, onRetry: () => undefined }));
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(onContinue).toHaveBeenCalledOnce();
  });
});

describe('words for a tool call', () => {
  it.each([
    ['{"path":"a/b.ts","limit":3}', 'a/b.ts'],
    ['{"limit":3}', '3'],
    ['{}', ''],
    ['{"query":"two\\n lines"}', 'two lines'],
    ['not json', 'not json'],
  ])('%s is told as %s', (args, words) => {
    expect(toolArgument(args)).toBe(words);
  });

  it.each([
    ['{"success":false}', true],
    ['{"error":"no such file"}', true],
    ['{"success":true,"error":""}', false],
    ['plain output with error in it', false],
    ['[1]', false],
  ])('%s is a failure or not', (content, failed) => {
    expect(toolFailed(content)).toBe(failed);
  });
});

describe('the session list', () => {
  it('groups by pin, day and month', () => {
    const now = new Date(2026, 4, 16, 12).getTime();
    const day = 86_400_000;
    const rows = [0, 1, 5, 40].map((days) => aSession({ id: String(days), lastActive: now - days * day }));
    const lines = groupSessions(
      [...rows, aSession({ id: 'p', pinned: true, lastActive: now - 2 * day })],
      createTranslate('en'),
      createFormat('en', () => now),
      now,
    );
    expect(lines.map((line) => (line.kind === 'heading' ? line.label : `- ${line.row.id}`))).toEqual([
      'Pinned',
      '- p',
      'Today',
      '- 0',
      'Yesterday',
      '- 1',
      'Earlier in May',
      '- 5',
      'April 2026',
      '- 40',
    ]);
  });
});

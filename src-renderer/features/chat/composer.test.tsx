import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { DeskError } from '@shared/contract/index.ts';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askTurn } from '../../../e2e/renderer/world-mcp.ts';
import { BridgeProvider } from '../../bridge/context.tsx';
import { fakeCore } from '../../bridge/fake.test-support.ts';
import type { FakeCore } from '../../bridge/fake.test-support.ts';
import { Composer } from './composer.tsx';
import type { WhenBusy } from './composer.tsx';
import { attachTo, draftText, longestMessage, pasteInto, roomForWords, setDraft, useDrafts } from './draft-store.ts';
import { eventually } from '../../patience.test-support.ts';
import { createPane, PaneProvider } from './pane.tsx';

type Send = (text: string, whenBusy: WhenBusy) => Promise<void>;

let core: FakeCore;
let pane = createPane('main');

beforeEach(() => {
  pane = createPane('main');
  core = fakeCore({ 'ui.get': () => ({ value: null }), 'ui.set': () => ({ ok: true }) });
  useDrafts.setState({}, true);
  pane.live.reset(null);
});
afterEach(cleanup);

function Under({ onSend, session = 's' }: { onSend: Send; session?: string | null }): ReactNode {
  return (
    <BridgeProvider bridge={core.bridge}>
      <PaneProvider pane={pane}>
        <Composer
          session={session}
          whenBusy="steer"
          onSend={onSend}
          models={{ open: false, onOpen: () => undefined }}
          onStop={() => undefined}
          onCompress={() => Promise.resolve('')}
        />
      </PaneProvider>
    </BridgeProvider>
  );
}

const field = (): HTMLTextAreaElement => screen.getByRole('textbox', { name: 'Message' });
const type = (text: string): boolean => fireEvent.change(field(), { target: { value: text } });

describe('the composer', () => {
  it('sends with Enter, makes a line with Shift+Enter, and queues with Ctrl+Enter', () => {
    const onSend = vi.fn<Send>(() => Promise.resolve());
    render(<Under onSend={onSend} />);
    type('hello');
    fireEvent.keyDown(field(), { key: 'Enter', shiftKey: true });
    expect(onSend).not.toHaveBeenCalled();
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(onSend).toHaveBeenLastCalledWith('hello', 'steer');
    expect(field().value).toBe('');
    type('later');
    fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true });
    expect(onSend).toHaveBeenLastCalledWith('later', 'queue');
  });

  it('leaves the Enter of an input method to it, also the one that ends the composition', () => {
    vi.useFakeTimers();
    const onSend = vi.fn<Send>(() => Promise.resolve());
    render(<Under onSend={onSend} />);
    type('ni hao');
    fireEvent.compositionStart(field());
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    fireEvent.compositionEnd(field());
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(onSend).not.toHaveBeenCalled();
    vi.runAllTimers();
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(onSend).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it('sends nothing when there is nothing but space', () => {
    const onSend = vi.fn<Send>(() => Promise.resolve());
    render(<Under onSend={onSend} />);
    type('  \n ');
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(onSend).not.toHaveBeenCalled();
  });

  it('gives the words back when they could not be sent', async () => {
    const onSend = vi.fn<Send>(() => Promise.reject(new DeskError('disk_full', 'state.db cannot grow')));
    render(<Under onSend={onSend} />);
    type('important');
    await act(async () => {
      fireEvent.keyDown(field(), { key: 'Enter' });
      await Promise.resolve();
    });
    expect(field().value).toBe('important');
    expect(screen.getByRole('alert').textContent).toContain('The disk is full');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onSend).toHaveBeenLastCalledWith('important', 'steer');
  });

  it('keeps words that could not be sent apart from those typed since, through a restart, and sends them as they were', async () => {
    const refusals: ((error: Error) => void)[] = [];
    const onSend = vi.fn<Send>(() => new Promise((_, reject) => refusals.push(reject)));
    const { unmount } = render(<Under onSend={onSend} />);
    for (const words of ['first', 'second']) {
      type(words);
      fireEvent.keyDown(field(), { key: 'Enter' });
    }
    type('being typed');
    await act(async () => {
      refusals.forEach((refuse) => refuse(new DeskError('disk_full', 'state.db cannot grow')));
      await Promise.resolve();
    });
    expect(field().value).toBe('being typed');
    unmount();
    onSend.mockImplementation(() => Promise.resolve());
    render(<Under onSend={onSend} />);
    expect(screen.getAllByText(/^Not sent:/).map((line) => line.textContent)).toEqual([
      'Not sent: first',
      'Not sent: second',
    ]);
    fireEvent.click(screen.getAllByRole('button', { name: 'Send again' })[0] ?? document.body);
    expect(onSend).toHaveBeenLastCalledWith('first', 'steer');
    expect(field().value).toBe('being typed');
    fireEvent.click(screen.getByRole('button', { name: 'Drop the message that was not sent' }));
    await eventually(() => expect(screen.queryByText(/^Not sent:/)).toBeNull());
  });

  it('keeps a draft for each conversation, and brings it back after a restart', async () => {
    core.answer({ 'ui.get': ({ key }) => ({ value: key === 'draft.b' ? { text: 'kept', pasted: [] } : null }) });
    const { rerender } = render(<Under onSend={() => Promise.resolve()} session="a" />);
    type('for a');
    rerender(<Under onSend={() => Promise.resolve()} session="b" />);
    await eventually(() => expect(field().value).toBe('kept'));
    rerender(<Under onSend={() => Promise.resolve()} session="a" />);
    expect(field().value).toBe('for a');
  });

  it('says what Enter does while a turn runs, and offers to stop it', () => {
    pane.live.started('t');
    render(<Under onSend={() => Promise.resolve()} />);
    expect(screen.getByRole('button', { name: /Stop/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Steer/ })).toBeNull();
    type('wait');
    expect(screen.getByRole('button', { name: /Steer/ })).toBeTruthy();
  });

  it('keeps what a stop has held in view while nothing runs, and sends or drops it only when told to', async () => {
    const onSend = vi.fn<Send>(() => Promise.reject(new DeskError('provider_failed', 'It hung up.')));
    core.answer({ 'chat.unqueue': () => ({ ok: true }) });
    const held = (id: string, text: string) => ({ id, text, held: true });
    pane.live.reset(null, [held('q1', 'left'), held('q2', 'later')]);
    render(<Under onSend={onSend} />);
    expect(screen.getByText('Not sent, since you stopped: left')).toBeTruthy();
    expect(screen.getByText('Not sent, since you stopped: later')).toBeTruthy();
    fireEvent.click(screen.getAllByRole('button', { name: 'Drop queued message' })[1] ?? document.body);
    await eventually(() => expect(core.calls.at(-1)?.input).toEqual({ session: 's', id: 'q2' }));
    expect(onSend).not.toHaveBeenCalled();

    // Words that cannot be sent are in the field again, not lost.
    fireEvent.click(screen.getAllByRole('button', { name: 'Send now' })[0] ?? document.body);
    await eventually(() => expect(onSend).toHaveBeenLastCalledWith('left', 'steer'));
    await eventually(() => expect(field().value).toBe('left'));

    // What went on its way by itself in the meantime is not sent twice.
    onSend.mockClear();
    core.answer({
      'chat.unqueue': () => {
        throw new DeskError('not_found', 'These words are no longer in the queue.');
      },
    });
    const before = core.calls.length;
    fireEvent.click(screen.getAllByRole('button', { name: 'Send now' })[0] ?? document.body);
    await eventually(() => expect(core.calls.slice(before).map(({ name }) => name)).toContain('chat.unqueue'));
    await act(() => Promise.resolve());
    expect(onSend).not.toHaveBeenCalled();
  });

  it('takes a large paste as a piece of its own and sends it behind the words', () => {
    const onSend = vi.fn<Send>(() => Promise.resolve());
    render(<Under onSend={onSend} />);
    type('look at this');
    const log = 'line\n'.repeat(10_000);
    const paste = createEvent.paste(field(), { clipboardData: { getData: () => log } });
    fireEvent(field(), paste);
    expect(paste.defaultPrevented).toBe(true);
    expect(field().value).toBe('look at this');
    expect(screen.getByText(/Pasted text, .*10,001 lines/)).toBeTruthy();
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(onSend).toHaveBeenCalledWith(`look at this\n\n${log}`, 'steer');
  });
});

describe('an @ reference', () => {
  const items = [
    { insert: '@file:a.ts ', label: 'a.ts', detail: 'src', kind: 'file' as const },
    { insert: '@diff ', label: '@diff', detail: '', kind: 'diff' as const },
  ];

  async function offered(onSend: Send = () => Promise.resolve()): Promise<void> {
    core.answer({ 'refs.complete': () => ({ items, workspace: true }) });
    render(<Under onSend={onSend} />);
    type('see @a');
    await screen.findByRole('listbox', { name: 'References' });
  }
  const chosen = (): string => screen.getByRole('option', { selected: true }).textContent;

  it('is offered while it is typed, taken with Tab, and the focus stays in the field', async () => {
    await offered();
    expect(core.calls.findLast(({ name }) => name === 'refs.complete')?.input).toEqual({ session: 's', query: 'a' });
    expect(chosen()).toContain('a.ts');
    expect(field().getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id);
    fireEvent.keyDown(field(), { key: 'ArrowUp' });
    expect(chosen()).toContain('@diff');
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    expect(fireEvent.keyDown(field(), { key: 'Tab' })).toBe(false);
    expect(field().value).toBe('see @file:a.ts ');
    await eventually(() => expect(screen.queryByRole('listbox')).toBeNull());
  });

  it('is taken with a click, closed with Escape without stopping anything, and never taken by Enter', async () => {
    const onSend = vi.fn<Send>(() => Promise.resolve());
    await offered(onSend);
    expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(false);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(fireEvent.keyDown(field(), { key: 'Tab' })).toBe(true);
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(onSend).toHaveBeenLastCalledWith('see @a', 'steer');
    type('and @a');
    fireEvent.click((await screen.findAllByRole('option'))[1] ?? document.body);
    expect(field().value).toBe('and @diff ');
  });

  it('is begun with a button, where the caret stands, and how many are offered is spoken', async () => {
    core.answer({ 'refs.complete': () => ({ items, workspace: true }) });
    render(<Under onSend={() => Promise.resolve()} />);
    type('see this');
    field().setSelectionRange(3, 3);
    fireEvent.select(field());
    fireEvent.click(screen.getByRole('button', { name: /Point at a file/ }));
    expect(field().value).toBe('see @ this');
    expect(document.activeElement).toBe(field());
    await screen.findByRole('listbox', { name: 'References' });
    expect(screen.getByRole('status').textContent).toBe('2 references offered');
    fireEvent.keyDown(field(), { key: 'Tab' });
    expect(field().value).toBe('see @file:a.ts this');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('is marked in the text, and an answer for other words is not shown', async () => {
    let answer: (found: { items: typeof items; workspace: boolean }) => void = () => undefined;
    core.answer({ 'refs.complete': () => new Promise((resolve) => (answer = resolve)) });
    render(<Under onSend={() => Promise.resolve()} />);
    type('@file:a.ts and @d');
    expect(document.querySelector('.marks .ref')?.textContent).toBe('@file:a.ts');
    const late = answer;
    type('done');
    await act(async () => {
      late({ items, workspace: true });
      await Promise.resolve();
    });
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});

describe('a large paste', () => {
  it('is clipped to what a message can hold beside the words typed with it, and says how much was kept', () => {
    const taken = pasteInto({ text: 'x'.repeat(100), pasted: [] }, 'y'.repeat(5_000_000));
    expect(taken?.kept).toBe(longestMessage - roomForWords - 102);
    expect(taken?.draft.pasted[0]?.text).toHaveLength(longestMessage - roomForWords - 102);
  });

  it('is told to be too long in words, before it is sent and with nothing lost', () => {
    const sent = vi.fn(() => Promise.resolve());
    useDrafts.setState({ s: { text: 'hello', pasted: [{ id: 1, text: 'y'.repeat(longestMessage) }] } });
    render(<Under onSend={sent} />);
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(sent).not.toHaveBeenCalled();
    expect(screen.getByText(/^This message is 7 characters too long/)).toBeTruthy();
    expect(screen.getByText(/^Pasted text, .*, 1 line$/)).toBeTruthy();
    expect(field().value).toBe('hello');
  });

  it('that is too large for the disk does not take what was typed with it', () => {
    vi.useFakeTimers();
    try {
      const large = { id: 1, text: 'y'.repeat(1_000_000) };
      setDraft(core.bridge, 's', { text: 'hello', pasted: [large, { id: 2, text: 'small' }] });
      vi.runAllTimers();
    } finally {
      vi.useRealTimers();
    }
    expect(core.calls.filter(({ name }) => name === 'ui.set').map(({ input }) => input)).toEqual([
      { key: 'draft.s', value: { text: 'hello', pasted: [{ id: 2, text: 'small' }] } },
    ]);
  });

  it('is left to the field when it is small', () => {
    expect(pasteInto({ text: '', pasted: [] }, 'small')).toBeNull();
  });
});

describe('an attached file', () => {
  it('goes along under its name in a fence that nothing in it can end', () => {
    const sent = (text: string): string => draftText({ text: '', pasted: [{ id: 1, text, name: 'a.md' }] });
    expect(sent('plain\n')).toBe('a.md\n```\nplain\n```');
    expect(sent('```\nx\n```')).toBe('a.md\n````\n```\nx\n```\n````');
    expect(sent('`'.repeat(500))).toBe(`a.md\n${'`'.repeat(500)}`);
  });

  it('is clipped to what a message can hold, its name and fence included', () => {
    const taken = attachTo({ text: 'x', pasted: [] }, 'y'.repeat(5_000_000), 'log.txt');
    expect(draftText(taken.draft).length).toBeLessThanOrEqual(longestMessage);
    expect(taken.kept).toBeGreaterThan(longestMessage - roomForWords - 1000);
  });
});

describe('a call that waits for leave', () => {
  it('is said over the field, whatever is in view, and shown on request', () => {
    pane.live.reset(askTurn());
    render(<Under onSend={() => Promise.resolve()} />);
    expect(screen.getByText(/wants to run create_event/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Allow once' })).toBeNull();
    const { sent } = pane.conversation.getState();
    fireEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(pane.conversation.getState().sent).toBe(sent + 1);
  });
});

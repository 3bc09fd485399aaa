import { beforeEach, describe, expect, it } from 'vitest';
import type { Message } from '@shared/contract/index.ts';
import { fakeCore } from '../../bridge/fake.test-support.ts';
import type { FakeHandlers } from '../../bridge/fake.test-support.ts';
import { isShown, mergeMessages, messageAt } from './conversation-store.ts';
import { openConversation, refreshTail } from './open-conversation.ts';
import { createPane } from './pane.tsx';
import { aMessage, aSession } from './rows.test-support.ts';
import { eventually } from '../../patience.test-support.ts';

const usage = {
  inputTokens: 0,
  outputTokens: 0,
  cacheReadTokens: 0,
  cacheWriteTokens: 0,
  reasoningTokens: 0,
  calls: 1,
  costUsd: null,
};

/** A core that holds `all`, paged as the real one pages. */
function coreWith(all: Message[], more: FakeHandlers = {}) {
  return fakeCore({
    'sessions.get': ({ id }) => aSession({ id }),
    'sessions.messages': ({ before, after, limit }) => {
      const found = all.filter((each) => each.id < (before ?? Infinity) && each.id > (after ?? -Infinity));
      const messages = found.slice(-limit);
      return {
        messages,
        hasBefore: found.length > messages.length,
        hasAfter: before !== undefined,
        total: all.length,
      };
    },
    'chat.live': () => ({ live: null, halfDone: false, waiting: [] }),
    ...more,
  });
}

const many = (count: number): Message[] => Array.from({ length: count }, (_, index) => aMessage({ id: index + 1 }));

let pane = createPane('main');
beforeEach(() => {
  pane = createPane('main');
});

describe('messages of a conversation', () => {
  it('stand in order of their id, each once, the newest version of each', () => {
    const merged = mergeMessages(
      [aMessage({ id: 1 }), aMessage({ id: 3 })],
      [aMessage({ id: 2 }), aMessage({ id: 3, content: 'edited' })],
    );
    expect(merged.map((message) => message.id)).toEqual([1, 2, 3]);
    expect(merged[2]?.content).toBe('edited');
  });

  it.each([
    ['something said', aMessage({ id: 1 }), true],
    ['a line of the app', aMessage({ id: 1, role: 'note', displayKind: 'turn_failed' }), true],
    ['the result of a tool', aMessage({ id: 1, role: 'tool', toolCallId: 'c' }), false],
    ['a hidden one', aMessage({ id: 1, displayKind: 'hidden' }), false],
    ['one that was rewound', aMessage({ id: 1, active: false }), false],
    ['one that was summarised', aMessage({ id: 1, active: false, compacted: true }), true],
    ['an empty answer', aMessage({ id: 1, role: 'assistant', content: '' }), false],
  ])('%s is shown or not', (_, message, shown) => {
    expect(isShown(message)).toBe(shown);
  });
});

describe('opening a conversation', () => {
  it('shows its end first and keeps a place for every older message until it is there', async () => {
    const core = coreWith(many(2500));
    const close = openConversation(core.bridge, pane, 's');
    await eventually(() => expect(pane.conversation.getState().state).toBe('ready'));
    const first = pane.conversation.getState();
    expect(first.messages.length + first.missing).toBe(2500);
    expect(first.messages.at(-1)?.id).toBe(2500);
    await eventually(() => expect(pane.conversation.getState().missing).toBe(0));
    expect(pane.conversation.getState().messages).toHaveLength(2500);
    close();
  });

  it('takes what happens while it loads, and nothing of other conversations', async () => {
    const core = coreWith(many(3));
    const close = openConversation(core.bridge, pane, 's');
    core.emit('message.added', aMessage({ id: 4 }));
    core.emit('message.added', aMessage({ id: 5, session: 'other' }));
    await eventually(() => expect(pane.conversation.getState().state).toBe('ready'));
    expect(pane.conversation.getState().messages.map((message) => message.id)).toEqual([1, 2, 3, 4]);
    close();
    core.emit('message.added', aMessage({ id: 6 }));
    expect(pane.conversation.getState().messages).toHaveLength(4);
  });

  it('shows what lies around a message that is sought at once, and goes on until all is there', async () => {
    const all = many(2500);
    let older: () => void = () => undefined;
    const wait = new Promise<void>((resolve) => (older = resolve));
    const core = coreWith(all, {
      'sessions.messages': async ({ before, around, limit }) => {
        if (before !== undefined) await wait;
        const end = around === undefined ? (before ?? Infinity) : around + limit / 2;
        const found = all.filter((each) => each.id < end);
        const messages = found.slice(-limit);
        const start = found.length - messages.length;
        return {
          messages,
          hasBefore: start > 0,
          hasAfter: true,
          total: all.length,
          ...(around === undefined ? {} : { start }),
        };
      },
    });
    const close = openConversation(core.bridge, pane, 's', 1200);
    await eventually(() => expect(pane.conversation.getState().state).toBe('ready'));
    const opened = pane.conversation.getState();
    expect(messageAt(opened, 1199)?.id).toBe(1200);
    expect(messageAt(opened, 100)).toBeUndefined();
    expect(messageAt(opened, 2499)?.id).toBe(2500);
    older();
    await eventually(() => expect(pane.conversation.getState().missing).toBe(0));
    expect(pane.conversation.getState().island).toBeNull();
    expect(messageAt(pane.conversation.getState(), 1199)?.id).toBe(1200);
    close();
  });

  it('says why it cannot be read', async () => {
    const core = fakeCore();
    const close = openConversation(core.bridge, pane, 's');
    await eventually(() => expect(pane.conversation.getState().state).toBe('failed'));
    expect(pane.conversation.getState().error).toMatchObject({ code: 'unknown_request' });
    close();
  });

  it('joins a result to its call', async () => {
    const core = coreWith([aMessage({ id: 1, role: 'tool', toolCallId: 'c1', content: 'done' })]);
    const close = openConversation(core.bridge, pane, 's');
    await eventually(() => expect(pane.conversation.getState().results.get('c1')?.content).toBe('done'));
    close();
  });

  it('drops the rows that an edit set aside', async () => {
    const core = coreWith(many(4));
    const close = openConversation(core.bridge, pane, 's');
    await eventually(() => expect(pane.conversation.getState().state).toBe('ready'));
    core.answer({
      'sessions.messages': () => ({
        messages: [aMessage({ id: 1 }), aMessage({ id: 9, content: 'again' })],
        hasBefore: false,
        hasAfter: false,
        total: 2,
      }),
    });
    await refreshTail(core.bridge, pane, 's');
    expect(pane.conversation.getState().messages.map((message) => message.id)).toEqual([1, 9]);
    close();
  });
});

describe('a running turn', () => {
  it('streams apart from the stored rows, and leaves no text twice once it is stored', async () => {
    const core = coreWith(many(1));
    const close = openConversation(core.bridge, pane, 's');
    await eventually(() => expect(pane.conversation.getState().state).toBe('ready'));
    const before = pane.conversation.getState().messages;
    core.emit('turn.started', { session: 's', turn: 't', startedAt: 1 });
    core.emit('turn.delta', { session: 's', turn: 't', text: 'Hel', reasoning: 'hm' });
    core.emit('turn.delta', { session: 's', turn: 't', text: 'lo', reasoning: '' });
    await eventually(() => expect(pane.live.getState().text).toBe('Hello'));
    expect(pane.conversation.getState().messages).toBe(before);
    core.emit('message.added', aMessage({ id: 2, role: 'assistant', content: 'Hello' }));
    expect(pane.live.getState()).toMatchObject({ text: '', reasoning: '', running: true });
    expect(pane.conversation.getState().messages.at(-1)?.content).toBe('Hello');
    close();
  });

  it('forgets what streamed when the answer begins anew', async () => {
    const core = coreWith(many(1));
    const close = openConversation(core.bridge, pane, 's');
    await eventually(() => expect(pane.conversation.getState().state).toBe('ready'));
    core.emit('turn.started', { session: 's', turn: 't', startedAt: 1 });
    core.emit('turn.delta', { session: 's', turn: 't', text: 'doubled', reasoning: '' });
    core.emit('turn.restart', { session: 's', turn: 't' });
    core.emit('turn.delta', { session: 's', turn: 't', text: 'once', reasoning: '' });
    await eventually(() => expect(pane.live.getState().text).toBe('once'));
    close();
  });

  it('is drawn again after a reload, with its queue', async () => {
    const turn = {
      session: 's',
      turn: 't',
      startedAt: 1,
      text: 'so far',
      reasoning: '',
      tools: [],
      notice: '',
      asks: [],
      queued: [{ id: 'q', text: 'later', held: false }],
    };
    const core = coreWith(many(1), { 'chat.live': () => ({ live: turn, halfDone: false, waiting: [] }) });
    const close = openConversation(core.bridge, pane, 's');
    await eventually(() => expect(pane.live.getState()).toMatchObject({ running: true, text: 'so far' }));
    expect(pane.live.getState().queued).toEqual([{ id: 'q', text: 'later', held: false }]);
    close();
  });

  it('that was stopped leaves what it held in the queue, also after a reload', async () => {
    const core = coreWith(many(1));
    const close = openConversation(core.bridge, pane, 's');
    await eventually(() => expect(pane.conversation.getState().state).toBe('ready'));
    const waiting = [{ id: 'q', text: 'later', held: true }];
    core.emit('turn.started', { session: 's', turn: 't', startedAt: 1 });
    core.emit('turn.queue', { session: 's', queued: [{ id: 'q', text: 'later', held: false }] });
    core.answer({ 'chat.live': () => ({ live: null, halfDone: false, waiting }) });
    core.emit('turn.ended', { session: 's', turn: 't', outcome: 'stopped', error: null, usage });
    await eventually(() => expect(pane.live.getState()).toMatchObject({ running: false, queued: waiting }));
    close();
    const again = openConversation(core.bridge, pane, 's');
    expect(pane.live.getState().queued).toEqual([]);
    await eventually(() => expect(pane.live.getState().queued).toEqual(waiting));
    again();
  });

  it.each(['while the conversation is read', 'while the one before it ends'])(
    'that begins %s is not taken for ended by an answer from before',
    async (when) => {
      const core = coreWith(many(1));
      const turn = (id: string) => ({
        ...{ session: 's', turn: id, startedAt: 1, text: '', reasoning: '', tools: [] },
        ...{ notice: '', asks: [], queued: [] },
      });
      /** Answers what was so before the turn began, and lets it begin while the answer is on its way. */
      const overtaken = (): void => {
        let late = false;
        core.answer({
          'chat.live': () => {
            if (late) return { live: turn('new'), halfDone: false, waiting: [] };
            late = true;
            core.emit('turn.started', { session: 's', turn: 'new', startedAt: 1 });
            return { live: null, halfDone: false, waiting: [] };
          },
        });
      };
      if (when === 'while the conversation is read') overtaken();
      const close = openConversation(core.bridge, pane, 's');
      await eventually(() => expect(pane.conversation.getState().state).toBe('ready'));
      if (when !== 'while the conversation is read') {
        core.emit('turn.started', { session: 's', turn: 'old', startedAt: 1 });
        overtaken();
        core.emit('turn.ended', { session: 's', turn: 'old', outcome: 'completed', error: null, usage });
        await eventually(() => expect(core.calls.filter(({ name }) => name === 'chat.live')).toHaveLength(3));
        await Promise.resolve();
      }
      expect(pane.live.getState()).toMatchObject({ running: true, turn: 'new' });
      close();
    },
  );

  it('that failed keeps its text on screen until the stored row is there, and says why', async () => {
    const all = many(1);
    const core = coreWith(all, { 'chat.live': () => ({ live: null, halfDone: true, waiting: [] }) });
    const close = openConversation(core.bridge, pane, 's');
    await eventually(() => expect(pane.conversation.getState().state).toBe('ready'));
    core.emit('turn.started', { session: 's', turn: 't', startedAt: 1 });
    core.emit('turn.delta', { session: 's', turn: 't', text: 'half of it', reasoning: '' });
    await eventually(() => expect(pane.live.getState().text).toBe('half of it'));
    all.push(aMessage({ id: 2, role: 'assistant', content: 'half of it', finishReason: 'incomplete' }));
    const error = { code: 'provider_failed', message: 'It hung up.', remedy: 'Try again.' } as const;
    core.emit('turn.ended', { session: 's', turn: 't', outcome: 'failed', error, usage });
    expect(pane.live.getState().text).toBe('half of it');
    await eventually(() => expect(pane.live.getState().running).toBe(false));
    expect(pane.conversation.getState().messages.at(-1)?.content).toBe('half of it');
    expect(pane.conversation.getState()).toMatchObject({ halfDone: true, ended: { outcome: 'failed', error } });
    close();
  });
});

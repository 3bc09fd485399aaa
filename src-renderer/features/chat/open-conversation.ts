import type { Message, RequestOutput } from '@shared/contract/index.ts';
import type { Bridge } from '../../bridge/bridge.ts';
import type { Pane } from './pane.tsx';

const firstPage = 100;
const islandPage = 60;
const olderPage = 1000;

/** Lets a click or a key be handled before the next page is taken in. */
const breathe = (): Promise<void> => new Promise((resolve) => window.setTimeout(resolve, 0));

/**
 * Opens a conversation in a pane: its end first, with what lies around the message `target`, then page by page what is older, so that the whole of it can be scrolled to. Follows
 * its events until closed.
 */
export function openConversation(
  bridge: Bridge,
  { conversation, live }: Pane,
  session: string,
  target: number | null = null,
): () => void {
  let open = true;
  const mine = (): boolean => open && conversation.getState().session === session;
  /** Counts how often a turn began, ended or took another step. */
  let steps = 0;

  /** What runs now. An answer that a step overtook on its way tells what was, so it is asked for again. */
  const nowLive = async (): Promise<RequestOutput<'chat.live'>> => {
    for (;;) {
      const before = steps;
      const now = await bridge.request('chat.live', { session });
      if (steps === before || !mine()) return now;
    }
  };

  /** Shown as soon as it is known: pieces that stream in from here on are added to it. */
  const showLive = async (): Promise<void> => {
    const turn = await nowLive();
    if (!mine()) return;
    conversation.setState({ halfDone: turn.halfDone });
    live.reset(turn.live, turn.waiting);
  };

  const load = async (): Promise<void> => {
    try {
      const [row, page, around] = await Promise.all([
        bridge.request('sessions.get', { id: session }),
        bridge.request('sessions.messages', { id: session, limit: firstPage }),
        target === null
          ? null
          : bridge.request('sessions.messages', { id: session, around: target, limit: islandPage }),
        showLive(),
      ]);
      if (!mine()) return;
      conversation.take(page.messages, page.hasBefore ? page.total - page.messages.length : 0);
      const { missing } = conversation.getState();
      const start = around?.start ?? missing;
      const island = around !== null && start < missing ? { start, messages: around.messages } : null;
      conversation.setState({ row, state: 'ready', error: null, island });
      if (page.hasBefore) await loadOlder();
    } catch (error) {
      if (mine()) conversation.setState({ state: 'failed', error });
    }
  };

  const loadOlder = async (): Promise<void> => {
    for (;;) {
      await breathe();
      const first = conversation.getState().messages[0];
      if (!mine() || first === undefined) return;
      const page = await bridge.request('sessions.messages', { id: session, before: first.id, limit: olderPage });
      if (!mine()) return;
      const missing = conversation.getState().missing - page.messages.length;
      conversation.take(page.messages, page.hasBefore ? Math.max(0, missing) : 0);
      if (!page.hasBefore || page.messages.length === 0) return;
    }
  };

  /** Anything that came since, in case an event was missed at the seam of a turn. */
  const catchUp = async (): Promise<void> => {
    const last = conversation.getState().messages.at(-1);
    const page = await bridge.request('sessions.messages', { id: session, after: last?.id ?? 0, limit: firstPage });
    if (mine()) conversation.take(page.messages);
  };

  const ended = async (): Promise<void> => {
    try {
      await catchUp();
      const now = await nowLive();
      if (!mine()) return;
      conversation.setState({ halfDone: now.halfDone });
      live.reset(now.live, now.waiting);
    } catch {
      // The connection is down; what was streamed stays on screen until the resync.
      live.setState({ running: false });
    }
  };

  const stepped = (turn: { readonly session: string }): boolean => {
    if (!mine() || turn.session !== session) return false;
    steps += 1;
    return true;
  };

  const added = (message: Message): void => {
    if (message.role === 'assistant') live.stored(message.id);
    conversation.take([message]);
  };

  conversation.show(session);
  live.reset(null);
  const stops = [
    bridge.on('message.added', (message) => mine() && message.session === session && added(message)),
    bridge.on('message.changed', (message) => mine() && message.session === session && conversation.take([message])),
    bridge.on('session.changed', (row) => mine() && row.id === session && conversation.setState({ row })),
    bridge.on('turn.started', (turn) => {
      if (!stepped(turn)) return;
      live.started(turn.turn);
      conversation.setState({ ended: null, halfDone: false });
    }),
    bridge.on('turn.delta', (turn) => mine() && turn.session === session && live.delta(turn.text, turn.reasoning)),
    bridge.on('turn.restart', (turn) => stepped(turn) && live.clear()),
    bridge.on('turn.tool', (turn) => stepped(turn) && live.tool(turn, turn.state)),
    bridge.on('turn.notice', (turn) => mine() && turn.session === session && live.notice(turn.text)),
    bridge.on('turn.queue', (turn) => mine() && turn.session === session && live.queue(turn.queued)),
    bridge.on('tools.asks', ({ session: id, asks }) => mine() && id === session && live.asks(asks)),
    bridge.on('turn.ended', (turn) => {
      if (!stepped(turn)) return;
      conversation.setState({ ended: turn.outcome === 'completed' ? null : turn });
      void ended();
    }),
    bridge.onResync(() => void load()),
  ];
  void load();
  return () => {
    open = false;
    stops.forEach((stop) => stop());
  };
}

/** Loads the end of the conversation in a pane again: after an edit or a retry set rows aside. */
export async function refreshTail(bridge: Bridge, { conversation }: Pane, session: string): Promise<void> {
  const page = await bridge.request('sessions.messages', { id: session, limit: firstPage });
  if (conversation.getState().session !== session) return;
  conversation.replaceTail(page.messages, page.total - page.messages.length);
}

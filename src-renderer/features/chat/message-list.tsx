import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Message } from '@shared/contract/index.ts';
import { useText } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { ConversationRow } from './conversation-row.tsx';
import { useFindMarks } from './find-marks.ts';
import { LocalRows, LooseRows } from './local-rows.tsx';
import { ReviewLines, useReviewsOf } from './review-lines.tsx';
import { useRoomFor } from './room.ts';
import { TurnEnd } from './turn-end.tsx';
import type { EndActions } from './turn-end.tsx';
import { isShown, messageAt } from './conversation-store.ts';
import { useConversation, useFind, useLive, usePane } from './pane.tsx';

/** Where a reader was in a conversation: at its end, or so many px below the top of one message's place. */
interface Place {
  readonly pinned: boolean;
  readonly index: number;
  readonly offset: number;
}

/** Places of the conversations seen in this window. */
const places = new Map<string, Place>();

const nearEnd = 24;
const expectedHeight = 84;

export interface MessageListProps extends EndActions {
  readonly session: string;
  /** Id of the message to open at. */
  readonly target: number | null;
  readonly onResend: (message: number, text: string) => void;
  readonly onBranch: (message: number) => void;
}

/**
 * The messages of a conversation. Every message has its place from the start, loaded or not, so the scroll bar tells the
 * truth. It stays at the end only while the reader is there; anything that grows or loads moves nothing that is being read.
 */
export function MessageList({ session, target, onResend, onBranch, onContinue, onRetry }: MessageListProps): ReactNode {
  const t = useText();
  const { conversation, live, find } = usePane();
  const messages = useConversation((store) => store.messages);
  const missing = useConversation((store) => store.missing);
  const island = useConversation((store) => store.island);
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const place = useRef<Place>(places.get(session) ?? { pinned: target === null, index: 0, offset: 0 });
  const lastTop = useRef(0);
  const [below, setBelow] = useState<'none' | 'more' | 'new'>('none');
  const count = missing + messages.length;
  const running = useLive((store) => store.running);
  const livePlace = useLive((store) => store.place);
  const liveRow = useRef<HTMLDivElement>(null);
  const { room: liveRoom, makeRoom } = useRoomFor(liveRow, running ? livePlace : null);

  const at = useCallback(
    (index: number): Message | undefined => messageAt({ messages, missing, island }, index),
    [messages, missing, island],
  );
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: useCallback(
      (index) => {
        const message = at(index);
        if (message === undefined) return expectedHeight;
        if (!isShown(message)) return 0;
        // What has just streamed in is as high as it was.
        const was = liveRow.current;
        return was?.dataset['place'] === String(live.placeOf(message.id)) ? was.offsetHeight : expectedHeight;
      },
      [at, live],
    ),
    // A new function here has every place measured afresh.
    getItemKey: useCallback(
      (index) => {
        const message = at(index);
        return message === undefined ? `gap ${index}` : live.placeOf(message.id);
      },
      [at, live],
    ),
    overscan: 6,
    paddingStart: 16,
    initialRect: { width: 720, height: 800 },
  });

  const toEnd = useCallback((): void => {
    const box = scroller.current;
    if (box === null) return;
    place.current = { ...place.current, pinned: true };
    box.scrollTop = box.scrollHeight;
    setBelow('none');
  }, []);

  const sent = useConversation((store) => store.sent);
  useEffect(() => {
    if (sent > 0) toEnd();
  }, [sent, toEnd]);

  // What is being read keeps its place when older messages take theirs above it.
  useLayoutEffect(() => {
    const box = scroller.current;
    const { pinned, index, offset } = place.current;
    if (box === null) return;
    if (pinned) box.scrollTop = box.scrollHeight;
    else {
      const start = virtual.measurementsCache[index]?.start;
      if (start !== undefined) box.scrollTop = start + offset;
    }
  }, [missing, virtual]);

  // A link to a message: there once it is loaded.
  const sought = useRef<number | null>(target);
  useEffect(() => {
    sought.current = target;
  }, [target, session]);
  useEffect(() => {
    if (sought.current === null) return;
    const loaded = messages.findIndex((message) => message.id === sought.current);
    const near = island?.messages.findIndex((message) => message.id === sought.current) ?? -1;
    if (loaded < 0 && near < 0) return;
    const index = loaded >= 0 ? missing + loaded : (island?.start ?? 0) + near;
    sought.current = null;
    const middle = (scroller.current?.clientHeight ?? 0) / 2 - expectedHeight / 2;
    place.current = { pinned: false, index, offset: -middle };
    virtual.scrollToIndex(index, { align: 'center' });
  }, [messages, missing, island, target, virtual]);

  // A hit of the search is brought near; where in its row it stands is known once the row is there.
  const hit = useFind((store) => store.hits[store.current]?.message);
  const finding = useFind((store) => store.open);
  const beforeFind = useRef<Place | null>(null);
  useEffect(() => {
    if (finding) {
      beforeFind.current = { ...place.current };
      return;
    }
    const back = beforeFind.current;
    beforeFind.current = null;
    const box = scroller.current;
    if (back === null || box === null || !find.getState().back) return;
    place.current = back;
    if (back.pinned) toEnd();
    else virtual.scrollToOffset((virtual.measurementsCache[back.index]?.start ?? 0) + back.offset);
  }, [finding, find, toEnd, virtual]);
  // Only another hit moves the reader, not messages that come in meanwhile.
  const bringNear = useEffectEvent((id: number) => {
    const index = messages.findIndex((message) => message.id === id);
    const shown = scroller.current?.querySelector(`[data-message="${String(id)}"]`);
    place.current = { ...place.current, pinned: false };
    if (index < 0 || shown != null) return;
    place.current = { pinned: false, index: missing + index, offset: 0 };
    virtual.scrollToIndex(missing + index, { align: 'center' });
  });
  useEffect(() => {
    if (hit !== undefined) bringNear(hit);
  }, [hit]);

  // Growth at the end: stay there if the reader is, else say so.
  useEffect(() => {
    const inner = content.current;
    const box = scroller.current;
    if (inner === null || box === null) return;
    const observer = new ResizeObserver(() => {
      if (place.current.pinned) box.scrollTop = box.scrollHeight;
    });
    observer.observe(inner);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const news = (): void => {
      if (!place.current.pinned) setBelow('new');
    };
    const stopMessages = conversation.subscribe((now, was) => {
      if (now.session === was.session && was.messages.length > 0 && now.messages.at(-1) !== was.messages.at(-1)) news();
    });
    const stopLive = live.subscribe((now, was) => {
      if (now.text.length > was.text.length) news();
    });
    return () => {
      stopMessages();
      stopLive();
    };
  }, [conversation, live]);

  const onScroll = (): void => {
    const box = scroller.current;
    if (box === null) return;
    const distance = box.scrollHeight - box.scrollTop - box.clientHeight;
    let { pinned } = place.current;
    if (distance <= nearEnd) pinned = true;
    else if (box.scrollTop < lastTop.current - 1) pinned = false;
    lastTop.current = box.scrollTop;
    const item = virtual.getVirtualItemForOffset(box.scrollTop);
    place.current = { pinned, index: item?.index ?? 0, offset: box.scrollTop - (item?.start ?? 0) };
    places.set(session, place.current);
    setBelow((was) => (pinned ? 'none' : was === 'new' ? 'new' : distance > 400 ? 'more' : 'none'));
  };

  const rows = virtual.getVirtualItems();
  const reviews = useReviewsOf(session);
  useFindMarks(scroller, `${String(rows[0]?.index)} ${String(rows.at(-1)?.index)} ${String(virtual.getTotalSize())}`);

  return (
    <div className="talk-box">
      <div
        ref={scroller}
        className="talk scroll"
        tabIndex={0}
        role="log"
        aria-live="off"
        aria-label={t('chat.messages')}
        onScroll={onScroll}
      >
        <div ref={content} className="talk-in">
          <div className="virtual">
            <div style={{ height: virtual.getTotalSize() }} />
            {/* One list, so that what streams in keeps its row when it takes its place among the others. */}
            {[
              ...rows.map((item) => {
                const message = at(item.index);
                return (
                  <div
                    key={item.key}
                    data-index={item.index}
                    ref={virtual.measureElement}
                    className="virtual-row"
                    style={{ transform: `translateY(${item.start}px)` }}
                  >
                    {message === undefined ? (
                      <div className="gap" aria-label={t('chat.loadingOlder')} />
                    ) : (
                      isShown(message) && (
                        <ConversationRow
                          message={message}
                          head={isHead(at, item.index)}
                          target={message.id === target}
                          onResend={onResend}
                          onBranch={onBranch}
                        >
                          <ReviewLines runs={reviews} from={message.id} to={nextShown(at, item.index, count)} />
                          <LocalRows after={message.id} />
                        </ConversationRow>
                      )
                    )}
                  </div>
                );
              }),
              running && (
                <div
                  key={livePlace}
                  ref={liveRow}
                  className="virtual-row"
                  style={{ transform: `translateY(${virtual.getTotalSize()}px)` }}
                  data-place={livePlace}
                >
                  <ConversationRow
                    message={null}
                    onDrawn={makeRoom}
                    head={isHead(at, count)}
                    target={false}
                    onResend={onResend}
                    onBranch={onBranch}
                  />
                </div>
              ),
            ]}
            {running && <div key={livePlace} ref={liveRoom} />}
          </div>
          <LooseRows />
          <TurnEnd onContinue={onContinue} onRetry={onRetry} />
        </div>
      </div>
      {below !== 'none' && (
        <Button small icon="arrow-down" className="below" onClick={toEnd}>
          {below === 'new' ? t('chat.newBelow') : t('chat.toEnd')}
        </Button>
      )}
    </div>
  );
}

/** Id of the next message with a row of its own; null when there is none that is loaded. */
function nextShown(at: (index: number) => Message | undefined, index: number, count: number): number | null {
  for (let i = index + 1; i < count; i += 1) {
    const message = at(i);
    if (message === undefined) return null;
    if (isShown(message)) return message.id;
  }
  return null;
}

/** Whether the row at `index` is the agent's first after something the person said. */
function isHead(at: (index: number) => Message | undefined, index: number): boolean {
  for (let i = index - 1; i >= 0; i -= 1) {
    const message = at(i);
    if (message === undefined) return true;
    if (message.role !== 'note' && isShown(message)) return message.role === 'user';
  }
  return true;
}

import { useLayoutEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Message } from '@shared/contract/index.ts';
import { useText } from '../../i18n/language.tsx';
import { ProseText } from '../../ui/prose-text.tsx';
import { useLater } from '../../ui/states.tsx';
import type { LiveState } from './live-store.ts';
import { MessageRow } from './message-row.tsx';
import type { MessageRowProps } from './message-row.tsx';
import { useConversation, useLive } from './pane.tsx';
import { RunningStep } from './tool-step.tsx';

/**
 * One place of the conversation: a stored message, with what stands behind it, or what streams in now (null). It is one
 * component for both, so that an answer that is stored keeps everything it has on the screen: nothing is drawn anew, and what the reader has selected or
 * opened stays so.
 */
export function ConversationRow({
  message,
  children,
  onDrawn,
  ...row
}: Omit<MessageRowProps, 'message' | 'writing'> & {
  readonly message: Message | null;
  /** Called before what streamed in is painted. */
  readonly onDrawn?: () => void;
  readonly children?: ReactNode;
}): ReactNode {
  const live = useLive((store) => (message === null ? store : null));
  const shown = useMemo(() => message ?? (live === null ? null : streamed(live)), [message, live]);
  useLayoutEffect(() => {
    if (live !== null) onDrawn?.();
  }, [live, onDrawn]);
  if (shown === null) return null;
  return (
    <div className="col">
      <MessageRow {...row} message={shown} {...(live === null ? {} : { writing: <UnderWay live={live} /> })} />
      {children}
    </div>
  );
}

/** What streamed in so far, as the message that it will be. */
function streamed({ text, reasoning }: LiveState): Message {
  return {
    id: Number.MAX_SAFE_INTEGER,
    session: '',
    role: 'assistant',
    content: text,
    reasoning,
    toolCalls: [],
    toolCallId: null,
    toolName: null,
    time: 0,
    finishReason: null,
    active: true,
    compacted: false,
    displayKind: null,
    effect: null,
  };
}

/** Behind what streams in: tools that run and have no line yet, and what there is to say. */
function UnderWay({ live }: { live: LiveState }): ReactNode {
  const { text, tools, notice, asks } = live;
  const stored = useConversation((store) => store.messages);
  const homeless = tools.filter((tool) => !isStored(tool.callId));
  return (
    <>
      {homeless.length > 0 && (
        <div className="steps">
          {homeless.map((tool) => (
            <RunningStep key={tool.callId} call={tool.callId} name={tool.name} args={tool.arguments} />
          ))}
        </div>
      )}
      {text === '' && homeless.length === 0 && asks.length === 0 && <Waiting notice={notice} />}
      {(text !== '' || homeless.length > 0) && notice !== '' && (
        <p className="meta notice">
          <ProseText text={notice} />
        </p>
      )}
    </>
  );

  /** The calls of the newest rows have a line there already. */
  function isStored(callId: string): boolean {
    return stored.slice(-20).some((message) => message.toolCalls.some((call) => call.id === callId));
  }
}

/** After half a second of silence, a word: something is under way. */
function Waiting({ notice }: { notice: string }): ReactNode {
  const t = useText();
  const late = useLater(500);
  const words = notice !== '' ? notice : late ? t('chat.thinking') : '';
  return (
    <p className="meta notice">
      <ProseText text={words} />
      <span className="caret" />
    </p>
  );
}

import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { Child, Message } from '@shared/contract/index.ts';
import type { Bridge } from '../../../bridge/bridge.ts';
import { useBridge } from '../../../bridge/context.tsx';
import { useText } from '../../../i18n/language.tsx';
import { directionOf } from '../../../ui/direction.ts';
import { Icon } from '../../../ui/icons.tsx';
import { Markdown } from '../../../ui/markdown.tsx';
import { ProseText } from '../../../ui/prose-text.tsx';
import { Failed, Loading } from '../../../ui/states.tsx';
import { isShown, mergeMessages } from '../conversation-store.ts';
import { LongText } from '../long-text.tsx';
import { toolArgument, toolFailed, toolWords } from '../tool-words.ts';

/** Messages that are shown of a child's conversation: the newest. */
const mostShown = 200;

interface Transcript {
  readonly messages: readonly Message[];
  /** What streams in now. */
  readonly text: string;
  readonly error: unknown;
  readonly state: 'loading' | 'ready';
}

const empty: Transcript = { messages: [], text: '', error: null, state: 'loading' };

/** Follows a child's conversation as it grows. Returns the way to stop. */
function followChild(
  bridge: Bridge,
  session: string,
  put: (change: (was: Transcript) => Transcript) => void,
): () => void {
  let open = true;
  const load = async (): Promise<void> => {
    try {
      const page = await bridge.request('sessions.messages', { id: session, limit: mostShown });
      const { live } = await bridge.request('chat.live', { session });
      if (!open) return;
      put((was) => ({
        messages: mergeMessages(was.messages, page.messages),
        text: live?.text ?? '',
        error: null,
        state: 'ready',
      }));
    } catch (error) {
      if (open) put((was) => ({ ...was, error, state: 'ready' }));
    }
  };
  const stops = [
    bridge.on('message.added', (message) => {
      if (message.session !== session) return;
      put((was) => ({
        ...was,
        messages: mergeMessages(was.messages, [message]),
        text: message.role === 'assistant' ? '' : was.text,
      }));
    }),
    bridge.on('turn.delta', (turn) => {
      if (turn.session === session) put((was) => ({ ...was, text: was.text + turn.text }));
    }),
    bridge.on('turn.restart', (turn) => {
      if (turn.session === session) put((was) => ({ ...was, text: '' }));
    }),
    bridge.onResync(() => void load()),
  ];
  void load();
  return () => {
    open = false;
    stops.forEach((stop) => stop());
  };
}

/** What a child was told, said and did, while it works and afterwards. It can be read, not answered. */
export function ChildTranscript({ child }: { child: Child }): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const [{ messages, text, error, state }, setTranscript] = useState(empty);
  useEffect(() => {
    setTranscript(empty);
    return followChild(bridge, child.session, setTranscript);
  }, [bridge, child.session]);
  if (error !== null) return <Failed error={error} />;
  if (state === 'loading') return <Loading lines={2} />;
  const failed = new Set(
    messages.flatMap(({ toolCallId, content }) => (toolCallId !== null && toolFailed(content) ? [toolCallId] : [])),
  );
  return (
    <div
      className="transcript scroll"
      tabIndex={0}
      role="log"
      aria-live="off"
      aria-label={t('child.transcript', { goal: child.goal })}
    >
      {messages.filter(isShown).map((message) => (
        <TranscriptRow key={message.id} message={message} failed={failed} />
      ))}
      {text !== '' && (
        <div className="prose">
          <Markdown text={text} />
        </div>
      )}
      {messages.length === 0 && text === '' && <p className="meta">{t('child.nothingYet')}</p>}
    </div>
  );
}

function TranscriptRow({ message, failed }: { message: Message; failed: ReadonlySet<string> }): ReactNode {
  const t = useText();
  if (message.role !== 'assistant') {
    return (
      <LongText text={message.content} limit={1500}>
        {(shown) => (
          <div className={message.role === 'user' ? 'told' : 'meta'} dir={directionOf(shown)}>
            <ProseText text={shown} />
          </div>
        )}
      </LongText>
    );
  }
  return (
    <>
      {message.content !== '' && (
        <div className="prose">
          <LongText text={message.content} limit={8000}>
            {(shown) => <Markdown text={shown} />}
          </LongText>
        </div>
      )}
      {message.toolCalls.map((call) => {
        const words = toolWords(call.name, t);
        return (
          <p key={call.id} className="call">
            <Icon name={failed.has(call.id) ? 'alert' : words.icon} size={14} />
            <span className="name">
              <ProseText code text={words.name} />
            </span>
            <span className="meta cut">
              <ProseText code text={toolArgument(call.arguments)} />
            </span>
            {failed.has(call.id) && <span className="meta">{t('tool.failed')}</span>}
          </p>
        );
      })}
    </>
  );
}

import { memo, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Markdown } from '../../ui/markdown.tsx';
import { splitBlocks } from '../../ui/markdown-blocks.ts';
import { ProseText } from '../../ui/prose-text.tsx';
import { Failed, Note, useLater } from '../../ui/states.tsx';
import { DeskError } from '@shared/contract/index.ts';
import { useLookingOn } from '../../app/app-store.ts';
import { href } from '../../app/route.ts';
import { Reasoning } from './message-row.tsx';
import { longestAnswer, LongText } from './long-text.tsx';
import { RunningStep } from './tool-step.tsx';
import { useConversation, useLive } from './pane.tsx';

/** The end of the conversation that is no stored row yet: what streams in, what runs, how the last turn ended. */
export function LiveTail({ head, ...actions }: { head: boolean } & EndActions): ReactNode {
  const running = useLive((store) => store.running);
  return running ? <Streaming head={head} /> : <TurnEnd {...actions} />;
}

function Streaming({ head }: { head: boolean }): ReactNode {
  const t = useText();
  const { text, reasoning, tools, notice, asks } = useLive((store) => store);
  const stored = useConversation((store) => store.messages);
  const model = useConversation((store) => store.row?.model ?? null);
  const homeless = tools.filter((tool) => !isStored(tool.callId));
  return (
    <article className="answer live col" data-live="">
      {head && (
        <div className="who">
          <b>{t('chat.hermes')}</b>
          {model !== null && <span className="meta">{model}</span>}
        </div>
      )}
      {reasoning !== '' && <Reasoning text={reasoning} />}
      {text !== '' && <StreamedText text={text} />}
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
    </article>
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

/** What is too long for the window is cut where its row will be cut: laying out megabytes anew with every word would hold it up. */
function StreamedText({ text }: { text: string }): ReactNode {
  return (
    <div className="prose streaming">
      <LongText text={text} limit={longestAnswer}>
        {(shown) => <StreamedBlocks text={shown} />}
      </LongText>
    </div>
  );
}

/** Formats only the block that is still being written; the finished ones keep what they are. */
function StreamedBlocks({ text }: { text: string }): ReactNode {
  const blocks = useMemo(() => splitBlocks(text), [text]);
  return blocks.map((block, index) => <StreamedBlock key={index} text={block} last={index === blocks.length - 1} />);
}

const StreamedBlock = memo(function StreamedBlock({ text, last }: { text: string; last: boolean }): ReactNode {
  return (
    <div className={last ? 'writing' : undefined}>
      <Markdown text={text} highlight={!last || text.length < 2000} />
    </div>
  );
});

export interface EndActions {
  readonly onContinue: () => void;
  readonly onRetry: () => void;
}

/** What is to say after a turn that did not complete, and what can be done. A failure that has a row is not said twice. */
function TurnEnd({ onContinue, onRetry }: EndActions): ReactNode {
  const t = useText();
  const ended = useConversation((store) => store.ended);
  const halfDone = useConversation((store) => store.halfDone);
  const noted = useConversation((store) => store.messages.at(-1)?.displayKind === 'turn_failed');
  const unanswered = useConversation((store) => store.messages.at(-1)?.role === 'user');
  const lookingOn = useLookingOn();
  const error = ended?.outcome === 'failed' && ended.error !== null ? DeskError.fromShape(ended.error) : null;
  if (lookingOn) return null;
  if (error !== null || noted) {
    return (
      <div className="col turn-end">
        {error !== null && !noted && <Failed error={error} />}
        <div className="flex">
          <Button small icon="again" onClick={onRetry}>
            {t('common.retry')}
          </Button>
          {halfDone && (
            <Button small onClick={onContinue}>
              {t('chat.continue')}
            </Button>
          )}
          {(error?.code === 'not_configured' || error?.code === 'provider_failed') && (
            <a className="btn btn-sm btn-quiet" href={href('settings', ['providers'])}>
              {t('chat.openSettings')}
            </a>
          )}
        </div>
      </div>
    );
  }
  if (!halfDone) return null;
  return (
    <div className="col turn-end">
      <Note
        icon="clock"
        actions={
          <Button small onClick={onContinue}>
            {t('chat.continue')}
          </Button>
        }
      >
        {ended?.outcome !== 'stopped' ? t('chat.halfDone') : t(unanswered ? 'chat.stoppedEarly' : 'chat.stopped')}
      </Note>
    </div>
  );
}

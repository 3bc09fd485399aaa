import { memo, useState } from 'react';
import type { ReactNode } from 'react';
import type { Message } from '@shared/contract/index.ts';
import { useLookingOn } from '../../app/app-store.ts';
import { useFormat, useText } from '../../i18n/language.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy.tsx';
import { classes } from '../../ui/classes.ts';
import { directionOf } from '../../ui/direction.ts';
import { useComposing } from '../../ui/composing.ts';
import { useFocusReturn } from '../../ui/focus-return.ts';
import { Icon } from '../../ui/icons.tsx';
import type { IconName } from '../../ui/icons.tsx';
import { Markdown } from '../../ui/markdown.tsx';
import { ProseText } from '../../ui/prose-text.tsx';
import { longestAnswer, LongText } from './long-text.tsx';
import { ToolStep } from './tool-step.tsx';
import { useConversation, useSought } from './pane.tsx';
import { AppWordsRow, saidByApp } from './work/app-words-row.tsx';

export interface MessageRowProps {
  readonly message: Message;
  /** True on the first of several rows of the agent: it carries the name. */
  readonly head: boolean;
  /** True on the message that a link led to. */
  readonly target: boolean;
  readonly onResend: (message: number, text: string) => void;
  readonly onBranch: (message: number) => void;
  /** Of an answer that streams in: what stands behind its words. */
  readonly writing?: ReactNode;
}

/** One stored message. Re-rendered only when it changes. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps): ReactNode {
  if (props.message.role === 'note') return <NoteRow message={props.message} />;
  if (saidByApp(props.message)) return <AppWordsRow message={props.message} />;
  return props.message.role === 'user' ? <SaidRow {...props} /> : <AnswerRow {...props} />;
});

function SaidRow({ message, target, onResend, onBranch }: MessageRowProps): ReactNode {
  const t = useText();
  const format = useFormat();
  const lookingOn = useLookingOn();
  const [editing, setEditing] = useState(false);
  const sought = useSought(message.id, 'content');
  if (editing) {
    return <EditRow message={message} onResend={onResend} onClose={() => setEditing(false)} />;
  }
  return (
    <article
      className="said row"
      data-message={message.id}
      data-part="content"
      aria-current={target ? 'true' : undefined}
    >
      <span className="meta">
        {message.displayKind === 'steer' && `${t('chat.steered')} `}
        <time dateTime={new Date(message.time).toISOString()} title={format.dateTime(message.time)}>
          {format.time(message.time)}
        </time>
      </span>
      <span className="sr">{t('chat.you')}: </span>
      <LongText text={message.content} limit={6000} whole={sought}>
        {(shown) => (
          <div className="words" dir={directionOf(shown)}>
            <ProseText text={shown} />
          </div>
        )}
      </LongText>
      <div className="acts">
        <CopyButton iconOnly label={t('chat.copyMessage')} text={() => message.content} />
        {!lookingOn && (
          <>
            <IconButton small icon="pencil" label={t('chat.edit')} onClick={() => setEditing(true)} />
            <IconButton small icon="branch" label={t('chat.branchBefore')} onClick={() => onBranch(message.id)} />
          </>
        )}
      </div>
    </article>
  );
}

function EditRow({
  message,
  onResend,
  onClose,
}: Pick<MessageRowProps, 'message' | 'onResend'> & { onClose: () => void }): ReactNode {
  const t = useText();
  const [text, setText] = useState(message.content);
  const composing = useComposing();
  useFocusReturn();
  const send = (): void => {
    if (text.trim() === '') return;
    onClose();
    onResend(message.id, text);
  };
  return (
    <div className="said editing">
      <textarea
        className="edit"
        aria-label={t('chat.edit')}
        dir="auto"
        autoFocus
        value={text}
        onChange={(event) => setText(event.target.value)}
        {...composing.handlers}
        onKeyDown={(event) => {
          if (composing.owns(event)) return;
          if (event.key === 'Escape') {
            event.preventDefault();
            onClose();
          }
          if (event.key === 'Enter' && !event.shiftKey) {
            event.preventDefault();
            send();
          }
        }}
      />
      <div className="flex">
        <span className="meta grow">{t('chat.editNote')}</span>
        <Button small kind="quiet" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button small kind="ink" hint="Enter" onClick={send}>
          {t('chat.resend')}
        </Button>
      </div>
    </div>
  );
}

const noteIcons: Readonly<Record<string, IconName>> = {
  turn_failed: 'alert',
  new_snapshot: 'snowflake',
  recovered: 'undo',
  unanswered: 'stop',
};

/** A line of the app's own, between what was said. */
function NoteRow({ message }: { message: Message }): ReactNode {
  const t = useText();
  const kind = message.displayKind ?? 'notice';
  const lead = kind === 'turn_failed' || kind === 'new_snapshot' || kind === 'recovered' ? t(`chat.note.${kind}`) : '';
  const text = kind === 'unanswered' ? t('chat.note.unanswered') : message.content;
  return (
    <div
      className={classes('note-row', kind === 'turn_failed' && 'failed')}
      data-message={message.id}
      data-part="content"
    >
      <Icon name={noteIcons[kind] ?? 'alert'} size={14} />
      <div className="grow words" dir={directionOf(text)}>
        {lead !== '' && <b>{lead} </b>}
        <LongText text={text} limit={4000}>
          {(shown) => <ProseText text={shown} />}
        </LongText>
      </div>
    </div>
  );
}

/** Ends of an answer that did not come to its own end. */
const cutShort = ['stopped', 'incomplete', 'length'] as const;

function AnswerRow({ message, head, target, onBranch, writing }: MessageRowProps): ReactNode {
  const t = useText();
  const model = useConversation((store) => (message.id > store.snapshot ? (store.row?.model ?? null) : null));
  const sought = useSought(message.id, 'content');
  const thought = useSought(message.id, 'reasoning');
  const lookingOn = useLookingOn();
  const cut = cutShort.find((reason) => reason === message.finishReason);
  const isWriting = writing !== undefined;
  return (
    <article
      className={classes('answer', isWriting ? 'live' : 'row')}
      {...(isWriting ? { 'data-live': '' } : { 'data-message': message.id })}
      aria-current={target ? 'true' : undefined}
    >
      {head && (
        <div className="who">
          <b>{t('chat.hermes')}</b>
          {model !== null && <span className="meta">{model}</span>}
          {message.compacted && <span className="meta">{t('chat.compacted')}</span>}
        </div>
      )}
      {message.reasoning !== null && message.reasoning !== '' && (
        <Reasoning key={String(thought)} text={message.reasoning} open={thought} />
      )}
      {message.content !== '' && (
        <div className={classes('prose', isWriting && 'streaming')} data-part="content">
          <LongText text={message.content} limit={longestAnswer} whole={sought}>
            {(shown) => <Markdown text={shown} writing={isWriting} />}
          </LongText>
        </div>
      )}
      {message.toolCalls.length > 0 && (
        <div className="steps">
          {message.toolCalls.map((call) => (
            <ToolStep key={call.id} call={call} />
          ))}
        </div>
      )}
      {writing}
      {cut !== undefined && <p className="meta cut-short">{t(`chat.finish.${cut}`)}</p>}
      {message.content !== '' && !isWriting && (
        <div className="acts">
          <CopyButton iconOnly label={t('chat.copyMessage')} text={() => message.content} />
          {!lookingOn && (
            <IconButton small icon="branch" label={t('chat.branchHere')} onClick={() => onBranch(message.id)} />
          )}
        </div>
      )}
    </article>
  );
}

/** What the model thought, folded: it is not the answer. */
function Reasoning({ text, open = false }: { text: string; open?: boolean }): ReactNode {
  const t = useText();
  const [shown, setShown] = useState(open);
  return (
    <div className="reasoning" data-part="reasoning">
      <button type="button" className="fold" aria-expanded={shown} onClick={() => setShown(!shown)}>
        <Icon name={shown ? 'chevron-down' : 'chevron-right'} size={14} />
        {t('chat.reasoning')}
      </button>
      {shown && (
        <LongText text={text} limit={20_000}>
          {(part) => (
            <div className="thought" dir={directionOf(part)}>
              <ProseText text={part} />
            </div>
          )}
        </LongText>
      )}
    </div>
  );
}

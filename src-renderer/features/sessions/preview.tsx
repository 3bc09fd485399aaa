import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Message, SessionRow } from '@shared/contract/index.ts';
import { useLookingOn } from '../../app/app-store.ts';
import { useBridge } from '../../bridge/context.tsx';
import { useFormat, useText } from '../../i18n/language.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { MarkedText } from '../../ui/marked-text.tsx';
import { Menu } from '../../ui/popover.tsx';
import { Tag } from '../../ui/signs.tsx';
import { Failed, Loading } from '../../ui/states.tsx';
import { sessionName, useSessionMenu } from './actions.ts';
import type { Found } from './browse-store.ts';
import { foldSteps, markedWords, marksIn, plainWords } from './preview-lines.ts';
import { sessionHref } from './session-href.ts';
import { TitleField } from './title-field.tsx';

export interface PreviewProps {
  readonly found: Found;
  readonly onError: (error: unknown) => void;
  readonly onDeleted: (row: SessionRow) => void;
}

/** The chosen session around its hit, or at its end; F3 walks the hits. */
export function Preview({ found, onError, onDeleted }: PreviewProps): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const lookingOn = useLookingOn();
  const { row, hits } = found;
  const stops = useMemo(() => hits.flatMap((hit) => hit.message ?? []), [hits]);
  const [at, setAt] = useState(0);
  const [messages, setMessages] = useState<readonly Message[] | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [renaming, setRenaming] = useState(false);
  const message = stops[Math.min(at, stops.length - 1)] ?? null;
  const onRename = useCallback(() => setRenaming(true), []);
  const menu = useSessionMenu(row, { onRename, onDeleted, onError });

  useEffect(() => {
    let open = true;
    bridge
      .request('sessions.messages', { id: row.id, limit: 60, ...(message === null ? {} : { around: message }) })
      .then(
        (page) => {
          if (!open) return;
          setMessages(page.messages);
          setError(null);
        },
        (fault: unknown) => open && setError(fault),
      );
    return () => {
      open = false;
    };
  }, [bridge, row.id, message]);

  const walk = useCallback(
    (step: number) => setAt((was) => (stops.length === 0 ? 0 : (was + step + stops.length) % stops.length)),
    [stops.length],
  );
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'F3') return;
      event.preventDefault();
      walk(event.shiftKey ? -1 : 1);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [walk]);

  return (
    <section className="prev" aria-label={t('sessions.preview')}>
      <header>
        {renaming ? (
          <TitleField row={row} onClose={() => setRenaming(false)} onError={onError} />
        ) : (
          <h2 className="cut" dir="auto">
            {sessionName(row, t)}
          </h2>
        )}
        <div className="flex">
          {stops.length > 1 && (
            <>
              <span className="meta narrow-hide" role="status">
                {t('sessions.hitOf', { n: at + 1, count: stops.length })}
              </span>
              <IconButton icon="chevron-up" label={t('sessions.previousHit')} onClick={() => walk(-1)} />
              <IconButton icon="chevron-down" label={t('sessions.nextHit')} onClick={() => walk(1)} />
            </>
          )}
          <a className="btn" href={sessionHref(row.id, message)}>
            {t('common.open')}
          </a>
          {!lookingOn && (
            <Menu label={t('chat.more')} trigger={<IconButton icon="more" label={t('chat.more')} />} items={menu} />
          )}
        </div>
        <Facts row={row} />
      </header>
      {error !== null && <Failed error={error} />}
      {messages === null && error === null && <Loading />}
      {messages !== null && <Lines messages={messages} found={found} at={message} />}
    </section>
  );
}

function Facts({ row }: { row: SessionRow }): ReactNode {
  const t = useText();
  const format = useFormat();
  const facts = [
    row.parts > 1 ? t('sessions.partOf', { n: row.parts }) : null,
    row.model,
    t.count('sessions.messages', row.messageCount),
    format.dateTime(row.startedAt),
  ];
  return (
    <div className="lin meta">
      {row.parts > 1 && <Icon name="branch" size={14} />}
      <span className="cut">{facts.filter((fact) => fact !== null).join(t('sessions.and'))}</span>
      {row.parent !== null && <a href={sessionHref(row.parent, null)}>{t('sessions.parent')}</a>}
    </div>
  );
}

/** What the person typed is shown as it is; an answer is Markdown. */
function textOf({ role, content }: Message): string {
  return role === 'assistant' ? plainWords(content) : content;
}

function Lines({ messages, found, at }: { messages: readonly Message[]; found: Found; at: number | null }): ReactNode {
  const t = useText();
  const format = useFormat();
  const box = useRef<HTMLDivElement>(null);
  const words = useMemo(() => markedWords(found.hits), [found.hits]);
  const lines = useMemo(() => foldSteps(messages), [messages]);
  useEffect(() => {
    const here = box.current?.querySelector('[aria-current]');
    if (here !== null && here !== undefined) here.scrollIntoView({ block: 'center' });
    else box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [lines, at]);
  return (
    <div
      ref={box}
      className="msgs scroll grow"
      tabIndex={0}
      role="log"
      aria-live="off"
      aria-label={t('sessions.around')}
    >
      {lines.map((line) =>
        line.kind === 'steps' ? (
          <p key={line.key} className="fold">
            {t.count('sessions.toolCalls', line.calls)}
          </p>
        ) : (
          <article
            key={line.key}
            className={line.message.id === at ? 'on' : undefined}
            aria-current={line.message.id === at ? 'true' : undefined}
          >
            <div>
              <b>{line.message.role === 'user' ? t('chat.you') : t('chat.hermes')}</b>
              <span className="meta">{format.time(line.message.time)}</span>
            </div>
            <div>
              <p className="words" dir="auto">
                <MarkedText {...marksIn(textOf(line.message), words)} />
              </p>
              {line.changes > 0 && <Tag icon="memory">{t.count('sessions.memoryChange', line.changes)}</Tag>}
            </div>
          </article>
        ),
      )}
    </div>
  );
}

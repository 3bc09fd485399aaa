import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import type { SessionRow } from '@shared/contract/index.ts';
import { focusComposer } from '../../app/focus-composer.ts';
import { hasMod } from '../../app/keyboard.ts';
import { useBridge } from '../../bridge/context.tsx';
import { startOfDay } from '../../i18n/format.ts';
import { useFormat, useText } from '../../i18n/language.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Tag } from '../../ui/signs.tsx';
import { Failed, Loading } from '../../ui/states.tsx';
import { sessionName } from '../sessions/actions.ts';
import { findSessions, loadMoreSessions, useSessionList, watchSessions } from '../sessions/list-store.ts';
import { hrefIn, hrefSwapped, openBeside } from './pane-route.ts';
import { groupSessions } from './session-groups.ts';

export interface SessionListProps {
  readonly current: string | null;
  /** The one beside it; null for none. */
  readonly beside: string | null;
  readonly onChosen?: (() => void) | undefined;
}

/** The sessions at the left of the chat: found by title, grouped by time, the waiting ones marked. */
export function SessionList({ current, beside, onChosen }: SessionListProps): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const { title, state, error, rows } = useSessionList();
  useEffect(() => watchSessions(bridge), [bridge]);
  return (
    <nav className="list pane-side" aria-label={t('chat.list')}>
      <div className="top">
        <Field
          className="grow"
          icon="search"
          label={t('chat.find')}
          value={title}
          onChange={(value) => findSessions(bridge, value)}
        />
        <a
          className="btn icb new"
          href={hrefIn('main', null)}
          aria-label={t('chat.new')}
          title={t('chat.new')}
          onClick={() => {
            onChosen?.();
            focusComposer();
          }}
        >
          <Icon name="plus" />
        </a>
      </div>
      {state === 'failed' && <Failed error={error} onRetry={() => findSessions(bridge, title)} />}
      {state === 'loading' && <Loading />}
      {state === 'ready' && rows.length === 0 && (
        <p className="dim none">{title === '' ? t('chat.noSessions') : t('chat.noneFound')}</p>
      )}
      {state === 'ready' && <Rows current={current} beside={beside} onChosen={onChosen} />}
    </nav>
  );
}

function Rows({ current, beside, onChosen }: SessionListProps): ReactNode {
  const t = useText();
  const format = useFormat();
  const bridge = useBridge();
  const { rows, total } = useSessionList();
  const scroller = useRef<HTMLDivElement>(null);
  const lines = useMemo(() => groupSessions(rows, t, format, Date.now()), [rows, t, format]);
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (lines[index]?.kind === 'heading' ? 36 : 32),
    getItemKey: useCallback((index) => lines[index]?.key ?? index, [lines]),
    overscan: 10,
    initialRect: { width: 256, height: 700 },
    paddingEnd: 12,
  });
  const shown = virtual.getVirtualItems();
  // One row is where Tab comes to, so that behind any number of sessions the conversation is near; arrows walk the rows.
  const [walked, setWalked] = useState<string | null>(null);
  const inList = shown.flatMap(({ index }) => {
    const line = lines[index];
    return line?.kind === 'session' ? [line.row.id] : [];
  });
  const stop = [walked, current].find((id) => id !== null && inList.includes(id)) ?? inList[0];
  const last = shown.at(-1)?.index ?? 0;
  useEffect(() => {
    if (last >= lines.length - 5 && rows.length < total) void loadMoreSessions(bridge);
  }, [bridge, last, lines.length, rows.length, total]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const links = [...(scroller.current?.querySelectorAll('a') ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    if (step === 0 || at < 0) return;
    event.preventDefault();
    links[at + step]?.focus();
  };

  return (
    <div ref={scroller} className="scroll grow" onKeyDown={onKeyDown}>
      <ul className="virtual" style={{ height: virtual.getTotalSize() }}>
        {shown.map((item) => {
          const line = lines[item.index];
          if (line === undefined) return null;
          return (
            <li key={item.key} className="virtual-row" style={{ transform: `translateY(${item.start}px)` }}>
              {line.kind === 'heading' ? (
                <h3>{line.label}</h3>
              ) : (
                <Row
                  row={line.row}
                  current={line.row.id === current}
                  beside={line.row.id === beside}
                  stop={line.row.id === stop}
                  onFocus={() => setWalked(line.row.id)}
                  onChosen={onChosen}
                />
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Under Today and Yesterday the time says more than the day. */
function recent(row: SessionRow): boolean {
  return !row.pinned && row.lastActive >= startOfDay(startOfDay(Date.now()) - 3_600_000);
}

function Row({
  row,
  current,
  beside,
  stop,
  onFocus,
  onChosen,
}: {
  row: SessionRow;
  current: boolean;
  beside: boolean;
  /** Where Tab comes to. */
  stop: boolean;
  onFocus: () => void;
  onChosen: (() => void) | undefined;
}): ReactNode {
  const t = useText();
  const format = useFormat();
  const name = sessionName(row, t);
  const onClick = (event: MouseEvent): void => {
    if (hasMod(event)) {
      event.preventDefault();
      openBeside(row.id);
    }
    onChosen?.();
  };
  return (
    <>
      <a
        href={beside ? hrefSwapped() : hrefIn('main', row.id)}
        className="srow"
        aria-current={current || beside ? 'true' : undefined}
        title={name}
        tabIndex={stop ? 0 : -1}
        onFocus={onFocus}
        onClick={onClick}
      >
        {row.running && (
          <span className="run">
            <span className="sr">{t('chat.running')}: </span>
          </span>
        )}
        <span className="cut grow" dir="auto">
          {name}
        </span>
        {row.waiting > 0 ? (
          <Tag tone="lamp" icon="hourglass">
            <span aria-hidden="true">{format.number(row.waiting)}</span>
            <span className="sr"> {t.count('sessions.waiting', row.waiting)}</span>
          </Tag>
        ) : (
          <span className="meta">{recent(row) ? format.time(row.lastActive) : format.when(row.lastActive)}</span>
        )}
      </a>
      {!current && !beside && (
        <IconButton
          small
          icon="columns"
          className="srow-beside wide-only"
          label={t('chat.openBeside', { title: name })}
          tabIndex={stop ? 0 : -1}
          onClick={() => openBeside(row.id)}
        />
      )}
    </>
  );
}

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { SessionRow } from '@shared/contract/index.ts';
import { useKeyLines } from '../../app/commands.ts';
import { hasMod } from '../../app/keyboard.ts';
import { go, href } from '../../app/route.ts';
import type { ScreenProps } from '../../app/screens.ts';
import { useBridge } from '../../bridge/context.tsx';
import { useFormat, useText } from '../../i18n/language.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Chip } from '../../ui/choices.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Empty, Failed, Loading, Note } from '../../ui/states.tsx';
import { VirtualList } from '../../ui/virtual-list.tsx';
import { sessionName, useSessionActions } from './actions.ts';
import { browse, browseMore, passes, useBrowse, watchBrowse } from './browse-store.ts';
import type { Filters } from './browse-store.ts';
import { FoundRow } from './found-row.tsx';
import { Preview } from './preview.tsx';
import { sessionHref } from './session-href.ts';
import './sessions.css';

/** Every conversation: found by any word of it, looked into, kept in order. `#/sessions/<id>?q=<query>`. */
export default function SessionsScreen({ rest, query: route }: ScreenProps): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const { query, filters, found, state, error, note } = useBrowse();
  const [fault, setFault] = useState<unknown>(null);
  const [deleted, setDeleted] = useState<SessionRow | null>(null);
  const box = useRef<HTMLElement>(null);
  const wanted = route['q'] ?? '';

  useEffect(() => watchBrowse(bridge), [bridge]);
  useEffect(() => {
    useBrowse.setState({ query: wanted });
    const timer = window.setTimeout(() => void browse(bridge), wanted === '' ? 0 : 120);
    return () => window.clearTimeout(timer);
  }, [bridge, wanted, filters.archived]);

  const shown = useMemo(
    () =>
      found.filter(({ row }) =>
        passes(row, query === '' ? filters : { ...filters, archived: row.archived && filters.archived }),
      ),
    [found, filters, query],
  );
  const keyOf = useCallback((index: number) => shown[index]?.row.id ?? String(index), [shown]);
  const currentId = rest[0] ?? shown[0]?.row.id;
  const current = shown.findIndex(({ row }) => row.id === currentId);
  const chosen = shown[current];

  const select = (index: number): void => {
    const row = shown[index]?.row;
    if (row !== undefined) go(href('sessions', [row.id], wanted === '' ? {} : { q: wanted }), { replace: true });
  };
  const setQuery = (value: string): void =>
    go(href('sessions', [], value === '' ? {} : { q: value }), { replace: true });
  const open = (index: number): void => {
    const each = shown[index];
    if (each !== undefined) go(sessionHref(each.row.id, each.hits[0]?.message ?? null));
  };
  const onDeleted = useCallback((row: SessionRow) => setDeleted(row), []);
  useKeyLines(
    'sessions.keys',
    useMemo(
      () => [
        { keys: ['Mod+F'], label: t('sessions.keySearch') },
        { keys: ['↑', '↓'], label: t('sessions.keyWalk') },
        { keys: ['Enter'], label: t('sessions.keyOpen') },
        { keys: ['F3'], label: t('sessions.keyNextHit') },
      ],
      [t],
    ),
  );
  const onKeyDown = (event: KeyboardEvent): void => {
    if (hasMod(event) && event.key.toLowerCase() === 'f') {
      event.preventDefault();
      box.current?.querySelector('input')?.focus();
    }
  };
  const intoList = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      box.current?.querySelector<HTMLElement>('[role=listbox]')?.focus();
    }
    if (event.key === 'Enter' && current >= 0) open(current);
    if (event.key === 'Escape' && wanted !== '') {
      event.preventDefault();
      setQuery('');
    }
  };

  return (
    <main ref={box} className="sessions" onKeyDown={onKeyDown}>
      <header className="bar">
        <h1>{t('sessions.title')}</h1>
        <Count />
        <span className="grow" />
        <a className="btn" href={href('chat', ['new'])}>
          <Icon name="plus" size={14} />
          {t('chat.new')}
        </a>
      </header>
      <search className="find">
        <Field
          icon="search"
          label={t('sessions.search')}
          value={wanted}
          onChange={setQuery}
          onKeyDown={intoList}
          after={
            wanted !== '' && <IconButton small icon="close" label={t('sessions.clear')} onClick={() => setQuery('')} />
          }
        />
        <FilterChips />
        <FoundCount shown={shown.length} />
      </search>
      {fault !== null && <Failed error={fault} />}
      {deleted !== null && <DeletedNote row={deleted} onDone={() => setDeleted(null)} onError={setFault} />}
      {note !== null && query !== '' && <Note icon="alert">{note}</Note>}
      {state === 'failed' && <Failed error={error} onRetry={() => void browse(bridge)} />}
      {state === 'loading' && <Loading />}
      {state === 'ready' && shown.length === 0 && <NothingFound />}
      {state === 'ready' && shown.length > 0 && (
        <div className="work">
          <section className="left" aria-label={t('sessions.list')}>
            <VirtualList
              label={query === '' ? t('sessions.list') : t('sessions.found.list')}
              count={shown.length}
              keyOf={keyOf}
              current={current}
              onMove={select}
              onOpen={open}
              estimate={query === '' ? 58 : 104}
              rowClass={(_, isCurrent) => (isCurrent ? 'res cur' : 'res')}
              row={(index) => {
                const each = shown[index];
                return each === undefined ? null : <FoundRow found={each} />;
              }}
              onEnd={() => void browseMore(bridge)}
            />
          </section>
          {chosen !== undefined && (
            <Preview key={chosen.row.id} found={chosen} onError={setFault} onDeleted={onDeleted} />
          )}
        </div>
      )}
    </main>
  );
}

function Count(): ReactNode {
  const t = useText();
  const { total, query } = useBrowse();
  return total > 0 && query === '' ? <span className="meta">{t.count('sessions.count', total)}</span> : null;
}

function FoundCount({ shown }: { shown: number }): ReactNode {
  const t = useText();
  const format = useFormat();
  const { total, took, complete, query } = useBrowse();
  if (query === '' || took === null) return null;
  return (
    <span className="meta" role="status">
      {t('sessions.found', {
        hits: t.count('sessions.hits', total),
        where: t.count('sessions.inSessions', shown),
        time: complete ? format.duration(took) : t('sessions.incomplete'),
      })}
    </span>
  );
}

const chips: readonly {
  readonly name: keyof Filters;
  readonly text: 'sessions.pinned' | 'sessions.waitingOnly' | 'sessions.archived';
}[] = [
  { name: 'pinned', text: 'sessions.pinned' },
  { name: 'waiting', text: 'sessions.waitingOnly' },
  { name: 'archived', text: 'sessions.archived' },
];

function FilterChips(): ReactNode {
  const t = useText();
  const filters = useBrowse((store) => store.filters);
  return chips.map(({ name, text }) => (
    <Chip
      key={name}
      pressed={filters[name]}
      onClick={() => useBrowse.setState({ filters: { ...filters, [name]: !filters[name] } })}
    >
      {t(text)}
    </Chip>
  ));
}

function NothingFound(): ReactNode {
  const t = useText();
  const { query, filters } = useBrowse();
  if (query !== '') {
    return (
      <Empty icon="search" title={t('sessions.noneTitle')}>
        {t('sessions.none', { query })}
      </Empty>
    );
  }
  if (filters.pinned || filters.waiting || filters.archived) {
    return (
      <Empty
        icon="search"
        title={t('sessions.noneFiltered')}
        actions={
          <Button onClick={() => useBrowse.setState({ filters: { pinned: false, waiting: false, archived: false } })}>
            {t('sessions.clearFilters')}
          </Button>
        }
      />
    );
  }
  return (
    <Empty
      icon="history"
      title={t('sessions.emptyTitle')}
      actions={
        <a className="btn btn-ink" href={href('chat', ['new'])}>
          {t('chat.new')}
        </a>
      }
    >
      {t('sessions.empty')}
    </Empty>
  );
}

function DeletedNote({
  row,
  onDone,
  onError,
}: {
  row: SessionRow;
  onDone: () => void;
  onError: (error: unknown) => void;
}): ReactNode {
  const t = useText();
  const actions = useSessionActions();
  return (
    <Note
      icon="trash"
      actions={
        <>
          <Button small icon="undo" onClick={() => void actions.restore(row.id).then(onDone, onError)}>
            {t('common.undo')}
          </Button>
          <IconButton small icon="close" label={t('common.close')} onClick={onDone} />
        </>
      }
    >
      {t('session.deleted', { title: sessionName(row, t) })}
    </Note>
  );
}

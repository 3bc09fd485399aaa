import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { DeskError } from '@shared/contract/index.ts';
import type { SessionRow, SessionStats, Space } from '@shared/contract/index.ts';
import { useLookingOn } from '../../app/app-store.ts';
import { useKeyLines } from '../../app/commands.ts';
import { hasMod } from '../../app/keyboard.ts';
import { go, href } from '../../app/route.ts';
import type { ScreenProps } from '../../app/screens.ts';
import { useBridge } from '../../bridge/context.tsx';
import { follow } from '../../bridge/follow.ts';
import { useFormat, useText } from '../../i18n/language.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Empty, Failed, Loading, Note } from '../../ui/states.tsx';
import { VirtualList } from '../../ui/virtual-list.tsx';
import { sessionName, useSessionActions } from './actions.ts';
import { browse, browseMore, isFiltered, noFilters, passes, useBrowse, watchBrowse } from './browse-store.ts';
import { FilterChips } from './filters.tsx';
import { FoundRow } from './found-row.tsx';
import { Preview } from './preview.tsx';
import { spaceText } from './repair-sheet.tsx';
import { sessionHref } from './session-href.ts';
import { SessionTools } from './tools.tsx';
import type { SessionTool } from './tools.tsx';
import { UnreadNote } from './unread-note.tsx';
import './sessions.css';

/** Every conversation: found by any word of it, looked into, kept in order. `#/sessions/<id>?q=<query>`. */
export default function SessionsScreen({ rest, query: route }: ScreenProps): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const lookingOn = useLookingOn();
  const { query, filters, found, state, error, note, unread } = useBrowse();
  const [fault, setFault] = useState<unknown>(null);
  const [deleted, setDeleted] = useState<readonly Gone[]>([]);
  const [space, setSpace] = useState<Space | null>(null);
  const [told, setTold] = useState<string | null>(null);
  const [tool, setTool] = useState<SessionTool | null>(null);
  const box = useRef<HTMLElement>(null);
  const wanted = route['q'] ?? '';
  const stats = useStats();
  const damaged = (state === 'failed' && error instanceof DeskError && error.code === 'damaged') || stats?.staleIndexes;

  useEffect(() => watchBrowse(bridge), [bridge]);
  useEffect(() => {
    useBrowse.setState({ query: wanted });
    const timer = window.setTimeout(() => void browse(bridge), wanted === '' ? 0 : 120);
    return () => window.clearTimeout(timer);
  }, [bridge, wanted, filters]);

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
  const actions = useSessionActions();
  // What was done last is said; what was said before is past.
  const say = useCallback((words: Said) => {
    setFault(words.fault ?? null);
    setTold(words.told ?? null);
    setDeleted(words.deleted ?? []);
    setSpace(words.space ?? null);
  }, []);
  const onDeleted = useCallback((rows: readonly Gone[], room?: Space) => say({ deleted: rows, space: room }), [say]);
  const onDeletedOne = useCallback((row: SessionRow) => onDeleted([row]), [onDeleted]);
  useKeyLines(
    'sessions.keys',
    useMemo(
      () => [
        { keys: ['Mod+F'], label: t('sessions.keySearch') },
        { keys: ['↑', '↓'], label: t('sessions.keyWalk') },
        { keys: ['Enter'], label: t('sessions.keyOpen') },
        { keys: ['F3'], label: t('sessions.keyNextHit') },
        { keys: ['Delete'], label: t('sessions.keyDelete') },
      ],
      [t],
    ),
  );
  const onKeyDown = (event: KeyboardEvent): void => {
    if (hasMod(event) && event.key.toLowerCase() === 'f') {
      event.preventDefault();
      box.current?.querySelector<HTMLInputElement>('search input')?.focus();
    }
    const inList = event.target instanceof HTMLElement && event.target.role === 'listbox';
    if (event.key === 'Delete' && inList && chosen !== undefined && !lookingOn) {
      actions.remove(chosen.row.id).then(() => onDeletedOne(chosen.row), setFault);
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
        <SessionTools
          open={tool}
          setOpen={setTool}
          onDone={(words) => say({ told: words })}
          onDeleted={onDeleted}
          onError={(caught) => say({ fault: caught })}
        />
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
      {deleted.length > 0 && (
        <DeletedNote rows={deleted} space={space} onDone={() => setDeleted([])} onError={setFault} />
      )}
      {told !== null && (
        <Note
          icon="check"
          actions={<IconButton small icon="close" label={t('common.close')} onClick={() => setTold(null)} />}
        >
          {told}
        </Note>
      )}
      {query !== '' && unread.map((filter) => <UnreadNote key={filter.text} filter={filter} />)}
      {note !== null && query !== '' && <Note icon="alert">{note}</Note>}
      {damaged === true && !lookingOn && (
        <Note
          icon="tool"
          actions={
            <Button small onClick={() => setTool('repair')}>
              {t('sessions.repairOffer')}
            </Button>
          }
        >
          {state === 'failed' ? t('sessions.damaged') : t('sessions.staleIndexes')}
        </Note>
      )}
      {state === 'failed' && damaged !== true && <Failed error={error} onRetry={() => void browse(bridge)} />}
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
            <Preview key={chosen.row.id} found={chosen} onError={setFault} onDeleted={onDeletedOne} />
          )}
        </div>
      )}
    </main>
  );
}

/** Counts of the whole file, taken again when the number of sessions changes or a repair has ended. */
function useStats(): SessionStats | null {
  const bridge = useBridge();
  const total = useBrowse((store) => store.total);
  const [stats, setStats] = useState<SessionStats | null>(null);
  useEffect(
    () =>
      follow(
        bridge,
        'sessions.repairing',
        () => bridge.request('sessions.stats', {}),
        setStats,
        () => setStats(null),
        ({ step }) => step === 'ended',
      ),
    [bridge, total],
  );
  return stats;
}

/** How many sessions the list holds, and how many messages they have: the sum of what its rows say. */
function Count(): ReactNode {
  const t = useText();
  const { total, messages, query } = useBrowse();
  if (total === 0 || query !== '') return null;
  const parts = [t.count('sessions.count', total), t.count('sessions.messages', messages)];
  return <span className="meta">{parts.join(t('sessions.and'))}</span>;
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
  if (isFiltered(filters)) {
    return (
      <Empty
        icon="search"
        title={t('sessions.noneFiltered')}
        actions={
          <Button onClick={() => useBrowse.setState({ filters: noFilters })}>{t('sessions.clearFilters')}</Button>
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

/** What came of something that was done. */
interface Said {
  readonly fault?: unknown;
  readonly told?: string;
  readonly deleted?: readonly Gone[];
  readonly space?: Space | undefined;
}

/** A session that was deleted, as far as its name goes. */
type Gone = Pick<SessionRow, 'id' | 'title' | 'preview'>;

function DeletedNote({
  rows,
  space,
  onDone,
  onError,
}: {
  rows: readonly Gone[];
  /** Room that a clean-up has made; null where that is not worth a word. */
  space: Space | null;
  onDone: () => void;
  onError: (error: unknown) => void;
}): ReactNode {
  const t = useText();
  const format = useFormat();
  const actions = useSessionActions();
  const [only] = rows;
  const undo = async (): Promise<void> => {
    for (const { id } of rows) await actions.restore(id);
  };
  return (
    <Note
      icon="trash"
      actions={
        <>
          <Button small icon="undo" onClick={() => void undo().then(onDone, onError)}>
            {t('common.undo')}
          </Button>
          <IconButton small icon="close" label={t('common.close')} onClick={onDone} />
        </>
      }
    >
      {rows.length === 1 && only !== undefined
        ? t('session.deleted', { title: sessionName(only, t) })
        : t.count('sessions.deletedMany', rows.length)}
      {space !== null && ` ${spaceText(space, t, format)}`}
    </Note>
  );
}

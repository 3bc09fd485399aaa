import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { MemoryView, StoreView } from '@shared/contract/index.ts';
import { STORE_FILES } from '@shared/memory/entries.ts';
import { useLookingOn } from '../../app/app-store.ts';
import { isTyping } from '../../app/keyboard.ts';
import { useBridge } from '../../bridge/context.tsx';
import { useFormat, useText } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { listTarget } from '../../ui/list-keys.ts';
import { Meter } from '../../ui/signs.tsx';
import { Note } from '../../ui/states.tsx';
import { DraftEditor } from './draft-editor.tsx';
import { EntryRow } from './entry-row.tsx';
import type { RowActions } from './entry-row.tsx';
import { linesOf, loadMemory, removeEntry, undoEvent, undoOf, useMemory } from './memory-store.ts';
import type { Line } from './memory-store.ts';
import { shortHash } from './words.ts';

/** This session's prompt beside the files, entry by entry. */
export function ComparePane({ view }: { view: MemoryView }): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const lookingOn = useLookingOn();
  const { selected, draft, focusOn } = useMemory();
  const box = useRef<HTMLDivElement>(null);
  const lines = useMemo(() => linesOf(view), [view]);
  const at = lines.findIndex((line) => line.key === selected);
  useFocusKept(box, lines, selected);
  useEffect(() => {
    const to = focusOn === null ? -1 : lines.findIndex(({ entry }) => entry === focusOn);
    if (to < 0) return;
    useMemory.setState({ focusOn: null });
    box.current?.querySelectorAll<HTMLElement>('[role=row]')[to]?.focus();
  }, [focusOn, lines]);

  const actions = useMemo<RowActions>(
    () => ({
      onEdit: ({ store, row }, cleaned) => {
        if (row.live === null) return;
        const { id: entry, text: seen } = row.live;
        useMemory.setState({ draft: { kind: 'edit', store, entry, seen, text: cleaned ?? seen } });
      },
      onHistory: (line) =>
        useMemory.setState(({ history, selected: was }) => ({
          selected: line.key,
          wanted: null,
          history: !(history && was === line.key),
        })),
      onRemove: (line) => void removeEntry(bridge, line),
      onUndo: (line) => {
        const seq = undoOf(line);
        if (seq !== null) void undoEvent(bridge, line.store, seq);
      },
    }),
    [bridge],
  );

  /** The first row that differs behind the current one, and from the end again the first. */
  const nextDifference = (): void => {
    const differs = lines.flatMap(({ row }, index) => (row.kind === 'unchanged' ? [] : [index]));
    const to = differs.find((index) => index > at) ?? differs[0];
    if (to !== undefined) box.current?.querySelectorAll<HTMLElement>('[role=row]')[to]?.focus();
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
    const line = lines[at];
    const onRow = event.target instanceof Element && event.target.matches('[role=row]');
    if (event.key === 'Escape' && useMemory.getState().history) {
      event.preventDefault();
      useMemory.setState({ history: false });
      return;
    }
    if (onRow) {
      const to = listTarget(event.key, { count: lines.length, current: at, onMove: () => undefined });
      if (to !== null) {
        event.preventDefault();
        box.current?.querySelectorAll<HTMLElement>('[role=row]')[to]?.focus();
        return;
      }
    }
    if (line === undefined) return;
    const writable = !lookingOn && view.stores.find(({ store }) => store === line.store)?.problem === null;
    const key = event.key.toLowerCase();
    if (onRow && key === 'enter' && line.entry !== null) actions.onHistory(line);
    else if (key === 'e' && writable && line.row.live !== null) actions.onEdit(line);
    else if (key === 'u' && writable && undoOf(line) !== null) actions.onUndo(line);
    else return;
    event.preventDefault();
  };

  const stray = draft !== null && !(draft.kind === 'edit' && lines.some(({ entry }) => entry === draft.entry));
  const empty = lines.length === 0 && view.stores.every(({ problem }) => problem === null);
  return (
    <section className="cmp" aria-label={t('memory.compare.label')}>
      <Heads view={view} onNextDifference={nextDifference} />
      <div ref={box} className="scroll grow" onKeyDown={onKeyDown}>
        {stray && (
          <div className="pair drafting">
            <div className="was entry">
              <span className="void">{t('memory.notInPrompt')}</span>
            </div>
            <div className="seam" />
            <div className="now entry">
              <DraftEditor draft={draft} view={view} />
            </div>
          </div>
        )}
        {empty && !stray ? (
          <EmptyStores hasSession={view.session !== null} />
        ) : (
          view.stores.map((store) => (
            <section key={store.store} aria-label={STORE_FILES[store.store]}>
              <StoreHead store={store} hasSession={view.session !== null} />
              {store.problem !== null && <StoreProblem store={store} session={view.session?.id ?? null} />}
              {!store.enabled && <Note icon="pause">{t('memory.off', { file: STORE_FILES[store.store] })}</Note>}
              {store.rows.length > 0 && (
                <div
                  role="grid"
                  className="rows"
                  aria-label={t('memory.entriesOf', { file: STORE_FILES[store.store] })}
                >
                  {lines
                    .filter((line) => line.store === store.store)
                    .map((line) => (
                      <EntryRow
                        key={line.key}
                        line={line}
                        session={view.session?.id ?? null}
                        current={line.key === selected}
                        stop={at < 0 ? line === lines[0] : line.key === selected}
                        frozen={store.problem !== null}
                        onSelect={select}
                        editor={
                          draft?.kind === 'edit' && line.entry === draft.entry && line.row.live !== null ? (
                            <DraftEditor draft={draft} view={view} />
                          ) : null
                        }
                        {...actions}
                      />
                    ))}
                </div>
              )}
            </section>
          ))
        )}
      </div>
    </section>
  );
}

function select(key: string): void {
  if (useMemory.getState().selected !== key) useMemory.setState({ selected: key });
}

/**
 * A row that had the focus may go (its change was undone, its entry removed elsewhere): the row in its place takes over.
 * What else changes moves neither focus nor scroll.
 */
function useFocusKept(
  box: React.RefObject<HTMLDivElement | null>,
  lines: readonly Line[],
  selected: string | null,
): void {
  const last = useRef<{ at: number; focused: boolean }>({ at: -1, focused: false });
  useLayoutEffect(() => {
    const at = lines.findIndex((line) => line.key === selected);
    if (at >= 0) {
      last.current = { at, focused: last.current.focused };
      return;
    }
    if (selected === null || last.current.at < 0) return;
    const next = Math.min(last.current.at, lines.length - 1);
    useMemory.setState({ selected: lines[next]?.key ?? null });
    if (last.current.focused) box.current?.querySelectorAll<HTMLElement>('[role=row]')[next]?.focus();
  }, [box, lines, selected]);
  useEffect(() => {
    const node = box.current;
    const note = (): void => {
      last.current = { ...last.current, focused: node?.contains(document.activeElement) ?? false };
    };
    node?.addEventListener('focusin', note);
    const left = (event: FocusEvent): void => {
      // A node that is taken away loses the focus to nothing; a person gives it to something.
      if (event.relatedTarget !== null) last.current = { ...last.current, focused: false };
    };
    node?.addEventListener('focusout', left);
    return () => {
      node?.removeEventListener('focusin', note);
      node?.removeEventListener('focusout', left);
    };
  }, [box]);
}

function Heads({ view, onNextDifference }: { view: MemoryView; onNextDifference: () => void }): ReactNode {
  const t = useText();
  const format = useFormat();
  const { session, stores, differ } = view;
  const written = Math.max(...stores.map(({ lastWritten }) => lastWritten ?? 0), 0);
  return (
    <div className="pair heads">
      <div className="was">
        <h2>
          <Icon name="snowflake" />
          {t('memory.inPrompt')}
        </h2>
        <p className="meta" title={session === null ? undefined : session.promptHash}>
          {session === null
            ? t('memory.noPrompt')
            : t('memory.frozen', { time: format.moment(session.frozenAt), hash: shortHash(session.promptHash) })}
        </p>
      </div>
      <div className="seam" />
      <div>
        <div className="flex">
          <h2 className="grow">
            <Icon name="memory" />
            {t('memory.live')}
          </h2>
          {session !== null && differ > 0 && (
            <button type="button" className="as-link" title={t('memory.nextDiffer')} onClick={onNextDifference}>
              {t.count('memory.differ', differ)}
            </button>
          )}
        </div>
        <p className="meta">
          {written === 0 ? t('memory.neverWritten') : t('memory.written', { time: format.moment(written) })}{' '}
          {session !== null && differ === 0 && t('memory.same')}
        </p>
      </div>
    </div>
  );
}

function StoreHead({ store, hasSession }: { store: StoreView; hasSession: boolean }): ReactNode {
  const t = useText();
  const format = useFormat();
  const figures = (usage: StoreView['liveUsage']): ReactNode => (
    <>
      <span className="bud">
        {format.number(usage.chars)} / {format.number(usage.limit)}
      </span>
      <Meter value={usage.chars} limit={usage.limit} label={t('memory.percent', { n: usage.percent })} />
    </>
  );
  return (
    <div className="pair store">
      <div className="was">
        <h2>{STORE_FILES[store.store]}</h2>
        <span className="grow" />
        {hasSession && <span className="dim">{t.count('memory.entries', store.snapshotEntries)}</span>}
        {store.snapshotUsage !== null && figures(store.snapshotUsage)}
      </div>
      <div className="seam" />
      <div className="now">
        <span className="dim">
          {t.count(store.problem === null ? 'memory.entries' : 'memory.lastGood', store.liveEntries)}
        </span>
        <span className="grow" />
        {figures(store.liveUsage)}
      </div>
    </div>
  );
}

function StoreProblem({ store, session }: { store: StoreView; session: string | null }): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const { problem } = store;
  if (problem === null) return null;
  return (
    <Note
      bad
      actions={
        <Button small onClick={() => void loadMemory(bridge, session)}>
          {t('common.retry')}
        </Button>
      }
    >
      <b>{problem.message}</b> <span className="dim">{problem.remedy}</span>{' '}
      <span className="dim">{t('memory.problemSafe')}</span>
    </Note>
  );
}

function EmptyStores({ hasSession }: { hasSession: boolean }): ReactNode {
  const t = useText();
  const lookingOn = useLookingOn();
  return (
    <div className="pair empty">
      <div className="was">
        <p className="dim">{t(hasSession ? 'memory.empty.prompt' : 'memory.empty.noSession')}</p>
      </div>
      <div className="seam" />
      <div>
        <p className="dim">{t('memory.empty.live')}</p>
        <div className="btns">
          <Button
            kind="ink"
            disabledBecause={lookingOn && t('memory.lookingOn')}
            onClick={() => useMemory.setState({ draft: { kind: 'add', store: 'user', text: '' } })}
          >
            {t('memory.empty.add')}
          </Button>
        </div>
      </div>
    </div>
  );
}

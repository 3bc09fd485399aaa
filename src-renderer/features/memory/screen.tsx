import { useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { MemoryView } from '@shared/contract/index.ts';
import { useApp, useLookingOn } from '../../app/app-store.ts';
import { useKeyLines } from '../../app/commands.ts';
import { go, href } from '../../app/route.ts';
import type { ScreenProps } from '../../app/screens.ts';
import { useThisSession } from '../../app/this-session.ts';
import { useBridge } from '../../bridge/context.tsx';
import { useText } from '../../i18n/language.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Segmented } from '../../ui/choices.tsx';
import { Failed, Loading, Note, Offline } from '../../ui/states.tsx';
import { STORE_FILES } from '@shared/memory/entries.ts';
import { ComparePane } from './compare-pane.tsx';
import { GoneNote, useGoneEntry, useWantedEntry } from './gone-entry.tsx';
import { HistoryDrawer } from './history-drawer.tsx';
import { linesOf, loadMemory, undoEvent, useMemory, watchMemory } from './memory-store.ts';
import { NextFoot } from './next-foot.tsx';
import { NextView } from './next-view.tsx';
import { ProviderView } from './provider-view.tsx';
import { WholePrompt } from './prompt-view.tsx';
import { PastView } from './past-view.tsx';
import { SessionPicker } from './session-picker.tsx';
import './memory.css';

const views = ['compare', 'next', 'prompt', 'past', 'provider'] as const;
type View = (typeof views)[number];

/** Memory: `#/memory/<session>?view=next|prompt|past|provider`; `at=<ms>` is the moment of `past`; `?entry=<id>` opens an entry's history. */
export default function MemoryScreen({ rest, query }: ScreenProps): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const known = useThisSession((store) => store.session);
  const session = rest[0] ?? known;
  const shown = views.find((name) => name === query['view']) ?? 'compare';
  const { view, state, error } = useMemory();
  const offline = useApp((store) => store.state?.provider.problem ?? null);
  useEffect(() => watchMemory(bridge, session), [bridge, session]);
  useWantedEntry(query['entry'] ?? null, view);
  useKeyLines(
    'rail.memory',
    useMemo(
      () => [
        { keys: ['↑', '↓'], label: t('memory.key.walk') },
        { keys: ['Enter'], label: t('memory.key.history') },
        { keys: ['E'], label: t('memory.key.edit') },
        { keys: ['U'], label: t('memory.key.undo') },
        { keys: ['Esc'], label: t('memory.key.close') },
      ],
      [t],
    ),
  );
  const to = (next: View): void =>
    go(href('memory', rest, next === 'compare' ? {} : { view: next }), { replace: true });
  return (
    <main className="memory">
      <Bar view={view} shown={shown} onView={to} />
      {offline !== null && (
        <Offline>
          <b>{offline}</b> {t('memory.worksAlways')}
        </Offline>
      )}
      {state === 'failed' && <Failed error={error} onRetry={() => void loadMemory(bridge, session)} />}
      {view === null && state === 'loading' && <Loading label={t('memory.reading')} />}
      {view !== null && (
        <div className="work">
          {shown === 'compare' && <Compare view={view} onRead={() => to('next')} />}
          {shown === 'next' && <NextView view={view} />}
          {shown === 'provider' && <ProviderView />}
          {shown === 'past' && <PastView view={view} at={momentOf(query['at'])} />}
          {shown === 'prompt' && <WholePrompt key={view.session?.id} session={view.session?.id ?? null} />}
        </div>
      )}
    </main>
  );
}

/** A moment as a link names it; null for none, and for what is no time. */
function momentOf(written: string | undefined): number | null {
  const time = Number(written ?? NaN);
  return Number.isFinite(time) && Math.abs(time) <= 8.64e15 ? time : null;
}

function Bar({
  view,
  shown,
  onView,
}: {
  view: MemoryView | null;
  shown: View;
  onView: (view: View) => void;
}): ReactNode {
  const t = useText();
  const lookingOn = useLookingOn();
  return (
    <header className="bar">
      <h1>{t('rail.memory')}</h1>
      <Segmented
        label={t('memory.view')}
        value={shown}
        options={views.map((value) => ({ value, label: t(`memory.view.${value}`) }))}
        onChange={onView}
      />
      <span className="grow" />
      {view !== null && shown !== 'provider' && (
        <SessionPicker
          session={view.session}
          onChoose={(id) => go(href('memory', [id], shown === 'compare' ? {} : { view: shown }))}
        />
      )}
      {shown !== 'provider' && (
        <Button
          icon="plus"
          disabledBecause={lookingOn && t('memory.lookingOn')}
          onClick={() => {
            if (shown !== 'compare') onView('compare');
            startEntry();
          }}
        >
          {t('memory.add')}
        </Button>
      )}
    </header>
  );
}

/** Opens the editor for a new entry; words already written in it stay. */
function startEntry(): void {
  const { draft } = useMemory.getState();
  const keep = draft !== null && (draft.kind === 'add' || draft.text !== draft.seen);
  if (keep) document.querySelector<HTMLElement>('.memory .editor textarea')?.focus();
  else useMemory.setState({ draft: { kind: 'add', store: 'memory', text: '' } });
}

function Compare({ view, onRead }: { view: MemoryView; onRead: () => void }): ReactNode {
  const t = useText();
  const { selected, history } = useMemory();
  const line = linesOf(view).find(({ key }) => key === selected);
  const entry = line?.entry ?? null;
  const gone = useGoneEntry();
  const shown =
    gone !== null
      ? { entry: gone.entry, store: gone.store, text: null }
      : { entry, store: line?.store ?? null, text: line?.row.live?.text ?? null };
  const frozen = view.stores.find(({ store }) => store === shown.store)?.problem != null;
  return (
    <>
      <div className="side">
        {gone !== null && <GoneNote gone={gone} />}
        <ComparePane view={view} />
        <OutcomeLine />
        <NextFoot view={view}>
          <Button kind="quiet" onClick={onRead}>
            {t('memory.next.read')}
          </Button>
        </NextFoot>
      </div>
      {history && shown.entry !== null && shown.store !== null && (
        <HistoryDrawer {...shown} entry={shown.entry} store={shown.store} frozen={frozen} />
      )}
    </>
  );
}

/** What came of the last thing that was done here, with its Undo. */
function OutcomeLine(): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const outcome = useMemory((store) => store.outcome);
  if (outcome === null) return null;
  const close = (): void => useMemory.setState({ outcome: null });
  if (outcome.kind === 'failed') {
    return (
      <div className="outcome">
        <Failed error={outcome.error} />
        <IconButton small icon="close" label={t('common.close')} onClick={close} />
      </div>
    );
  }
  const { kind, store, seq } = outcome;
  return (
    <Note
      icon="check"
      bottom
      actions={
        <>
          {seq !== null && (
            <Button small icon="undo" onClick={() => void undoEvent(bridge, store, seq)}>
              {t('common.undo')}
            </Button>
          )}
          <IconButton small icon="close" label={t('common.close')} onClick={close} />
        </>
      }
    >
      {t(`memory.done.${kind}`, { file: STORE_FILES[store] })}
    </Note>
  );
}

import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { JournalEvent, RequestOutput, Store } from '@shared/contract/index.ts';
import { useLookingOn } from '../../app/app-store.ts';
import { useBridge } from '../../bridge/context.tsx';
import { follow } from '../../bridge/follow.ts';
import { useFormat, useText } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { directionOf } from '../../ui/direction.ts';
import { Drawer } from '../../ui/drawer.tsx';
import { nearChanges } from '../../ui/entry-runs.ts';
import { EntryText } from '../../ui/entry-text.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Failed, Loading } from '../../ui/states.tsx';
import { wordDiff } from '../../ui/word-diff.ts';
import { sessionHref } from '../sessions/session-href.ts';
import { restoreText, undoEvent, useMemory } from './memory-store.ts';
import { PurgePanel } from './purge-panel.tsx';
import { whoOf } from './words.ts';

type History = RequestOutput<'memory.history'>;

/** What the journal writes in the place of a text that was erased. */
const purged = '[purged]';

interface Loaded {
  readonly entry: string;
  readonly history: History | null;
  readonly error: unknown;
}

/** The history of an entry, kept true; null while it is being read, and for no entry. */
export function useHistory(entry: string | null): Loaded | null {
  const bridge = useBridge();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(
    () =>
      entry === null
        ? undefined
        : follow(
            bridge,
            'memory.changed',
            () => bridge.request('memory.history', { entry }),
            (history) => setLoaded({ entry, history, error: null }),
            (error) => setLoaded({ entry, history: null, error }),
          ),
    [bridge, entry],
  );
  return loaded?.entry === entry ? loaded : null;
}

export interface HistoryDrawerProps {
  readonly entry: string;
  readonly store: Store;
  /** Its text now; null when it is gone. */
  readonly text: string | null;
  /** Its file cannot be read, so that nothing is written. */
  readonly frozen: boolean;
}

/** Every change of an entry: what, who, when, the sentence that caused it, and the way back. */
export function HistoryDrawer({ entry, store, text, frozen }: HistoryDrawerProps): ReactNode {
  const t = useText();
  const loaded = useHistory(entry);
  const history = loaded?.history ?? null;
  const label = t('memory.historyOf');
  return (
    <Drawer title={label} label={label} onClose={() => useMemory.setState({ history: false })}>
      {loaded === null && <Loading />}
      {loaded !== null && loaded.error !== null && <Failed error={loaded.error} />}
      {history !== null && (
        <>
          {history.events.length === 0 && <p className="dim none">{t('memory.noHistory')}</p>}
          <ol className="hist scroll grow" tabIndex={0} aria-label={label}>
            {history.events
              .toSorted((a, b) => b.seq - a.seq)
              .map((event, index) => (
                <Event key={event.seq} event={event} latest={index === 0} now={text} frozen={frozen} />
              ))}
          </ol>
          <PurgePanel key={entry} entry={entry} store={store} events={history.events} />
          <footer className="meta chain">
            <Icon name={history.verified ? 'link' : 'alert'} size={14} />
            <span>{t.count('memory.chain', history.events.length, { entry })}</span>
            {history.verified ? (
              <span>{t('memory.verified')}</span>
            ) : (
              <span className="text-rem">{t('memory.notVerified')}</span>
            )}
          </footer>
        </>
      )}
    </Drawer>
  );
}

function Event({
  event,
  latest,
  now,
  frozen,
}: {
  event: JournalEvent;
  latest: boolean;
  now: string | null;
  frozen: boolean;
}): ReactNode {
  const t = useText();
  const format = useFormat();
  return (
    <li className={latest ? 'now' : undefined}>
      <p className="h">
        <b>{t(`memory.op.${event.op}`)}</b>
        <span className="meta">
          {format.moment(event.time)}
          {t('memory.comma')}
          {t('memory.by', { who: whoOf({ ...event.cause, sessionTitle: null }, t) })}
        </span>
      </p>
      <Change event={event} />
      <Why event={event} />
      <WayBack event={event} latest={latest} now={now} frozen={frozen} />
    </li>
  );
}

function Change({ event: { op, before, after } }: { event: JournalEvent }): ReactNode {
  if (op === 'purge' || (before === null && after === null)) return null;
  const dir = directionOf(after ?? before ?? '');
  if (before !== null && after !== null && before !== purged && after !== purged) {
    return (
      <p className="entry words" dir={dir}>
        <EntryText text={nearChanges(wordDiff(before, after))} />
      </p>
    );
  }
  return (
    <p className="entry words" dir={dir}>
      {after === null ? <EntryText whole text={[{ kind: 'rem', text: before ?? '' }]} /> : <EntryText text={after} />}
    </p>
  );
}

/** The sentence that led to the change, and the way to it. */
function Why({ event: { cause, kind } }: { event: JournalEvent }): ReactNode {
  const t = useText();
  if (cause.session === null) {
    if (kind === 'external') return <p className="meta">{t('memory.foundInFile')}</p>;
    return cause.origin === 'person' ? <p className="meta">{t('memory.byHand')}</p> : null;
  }
  return (
    <blockquote className="cause">
      {cause.quote !== null && <p dir="auto">{t('memory.quote', { text: cause.quote })}</p>}
      <a className="lnk" href={sessionHref(cause.session, cause.message)}>
        {cause.sessionTitle ?? t('memory.openMessage')}
      </a>
      {cause.approver !== null && cause.origin !== 'person' && <p className="meta">{t('memory.approvedByYou')}</p>}
    </blockquote>
  );
}

function WayBack({
  event,
  latest,
  now,
  frozen,
}: {
  event: JournalEvent;
  latest: boolean;
  now: string | null;
  frozen: boolean;
}): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const lookingOn = useLookingOn();
  const why = lookingOn ? t('memory.lookingOn') : frozen ? t('memory.unreadable') : false;
  const text = event.after ?? event.before;
  if (latest && event.undoable) {
    return (
      <p className="foot">
        <Button
          small
          kind="quiet"
          icon="undo"
          disabledBecause={why}
          onClick={() => void undoEvent(bridge, event.store, event.seq)}
        >
          {event.op === 'remove' ? t('memory.restore') : t('memory.undoThis')}
        </Button>
      </p>
    );
  }
  if (text === null || text === purged || text === now || event.kind === 'purge' || event.kind === 'override')
    return null;
  return (
    <p className="foot">
      <Button
        small
        kind="quiet"
        icon="again"
        disabledBecause={why}
        onClick={() => void restoreText(bridge, event.store, event.seq)}
      >
        {t('memory.restoreText')}
      </Button>
    </p>
  );
}

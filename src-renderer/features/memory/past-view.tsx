import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { JournalEvent, MemoryView, RequestOutput } from '@shared/contract/index.ts';
import { STORE_FILES } from '@shared/memory/entries.ts';
import { go, href } from '../../app/route.ts';
import { useBridge } from '../../bridge/context.tsx';
import { follow } from '../../bridge/follow.ts';
import { useFormat, useText } from '../../i18n/language.tsx';
import { IconButton } from '../../ui/button.tsx';
import { directionOf } from '../../ui/direction.ts';
import { nearChanges } from '../../ui/entry-runs.ts';
import { EntryText } from '../../ui/entry-text.tsx';
import { Sign } from '../../ui/signs.tsx';
import { Failed, Loading } from '../../ui/states.tsx';
import { wordDiff } from '../../ui/word-diff.ts';

type Stores = RequestOutput<'memory.at'>['stores'];

/** What the journal writes in the place of a text that was erased. */
const purged = '[purged]';

/** The stores as they were at a moment, and what became of every entry since; step by step through everything that changed. */
export function PastView({ view, at }: { view: MemoryView; at: number | null }): ReactNode {
  const t = useText();
  const [opened] = useState(() => Date.now());
  const moment = at ?? opened;
  const { stores, error } = useStoresAt(moment);
  const moments = useMoments();
  const live = useMemo(() => {
    const rows = view.stores.flatMap((store) => store.rows.flatMap((row) => row.live ?? []));
    return new Map(rows.map((entry) => [entry.id, entry.text]));
  }, [view]);
  return (
    <section className="cmp" aria-label={t('memory.past.label')}>
      <Moment moment={moment} moments={moments} />
      <div className="told-doc scroll grow" tabIndex={0} role="document" aria-label={t('memory.past.label')}>
        {error !== null && <Failed error={error} />}
        {stores === null && error === null && <Loading />}
        {stores?.map((store) => (
          <Store key={store.store} at={store} live={live} />
        ))}
        {stores !== null && <Since stores={stores} live={live} />}
      </div>
    </section>
  );
}

function useStoresAt(time: number): { stores: Stores | null; error: unknown } {
  const bridge = useBridge();
  const [answer, setAnswer] = useState<{ of: number; stores: Stores | null; error: unknown } | null>(null);
  useEffect(
    () =>
      follow(
        bridge,
        'memory.changed',
        () => bridge.request('memory.at', { time }),
        ({ stores }) => setAnswer({ of: time, stores, error: null }),
        (error) => setAnswer({ of: time, stores: null, error }),
      ),
    [bridge, time],
  );
  // While one is stepped through the journal the last answer stays in view.
  return answer ?? { stores: null, error: null };
}

/** Every moment at which a store changed, oldest first; none when the journal cannot be read, which the view says itself. */
function useMoments(): readonly number[] {
  const bridge = useBridge();
  const [events, setEvents] = useState<readonly JournalEvent[]>([]);
  useEffect(
    () =>
      follow(
        bridge,
        'memory.changed',
        () => bridge.request('memory.history', {}),
        (answer) => setEvents(answer.events),
        () => setEvents([]),
      ),
    [bridge],
  );
  return useMemo(() => {
    const changes = events.filter(({ kind }) => kind === 'done' || kind === 'external');
    return [...new Set(changes.map(({ time }) => time))].sort((a, b) => a - b);
  }, [events]);
}

/** The moment in view, and the way to the change before and after it. */
function Moment({ moment, moments }: { moment: number; moments: readonly number[] }): ReactNode {
  const t = useText();
  const format = useFormat();
  const before = moments.findLast((time) => time < moment);
  const after = moments.find((time) => time > moment);
  const to = (time: number): void => go(href('memory', [], { view: 'past', at: String(time) }), { replace: true });
  const date = new Date(moment);
  const local = new Date(moment - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 19);
  return (
    <header className="past-moment">
      <IconButton
        icon="step-back"
        label={t('memory.past.before')}
        disabledBecause={before === undefined && t('memory.past.first')}
        onClick={() => before !== undefined && to(before)}
      />
      <IconButton
        icon="step-on"
        label={t('memory.past.after')}
        disabledBecause={after === undefined && t('memory.past.last')}
        onClick={() => after !== undefined && to(after)}
      />
      <p className="grow" role="status">
        {t('memory.past.asOf', { time: format.dateTime(moment) })}{' '}
        <span className="meta">
          {t('memory.past.change', {
            n: format.number(moments.filter((time) => time <= moment).length),
            total: format.number(moments.length),
          })}
        </span>
      </p>
      <label className="past-date">
        <span className="sr">{t('memory.past.choose')}</span>
        <input
          type="datetime-local"
          step={1}
          value={local}
          onChange={(event) => {
            const time = Date.parse(event.target.value);
            if (Number.isFinite(time)) to(time);
          }}
        />
      </label>
      <a className="btn btn-quiet" href={href('journey')}>
        {t('memory.past.map')}
      </a>
    </header>
  );
}

function Store({ at, live }: { at: Stores[number]; live: ReadonlyMap<string, string> }): ReactNode {
  const t = useText();
  const { store, entries, ids } = at;
  return (
    <>
      <h2 className="past-store">
        {STORE_FILES[store]} <span className="meta">{t.count('memory.entries', entries.length)}</span>
      </h2>
      {entries.length === 0 && <p className="dim">{t('memory.past.empty')}</p>}
      <ol className="past-list">
        {entries.map((text, i) => (
          <PastEntry key={ids[i] ?? i} text={text} now={live.get(ids[i] ?? '') ?? null} />
        ))}
      </ol>
    </>
  );
}

/** An entry as it read then, with what became of it: the same still, other words now, or no longer there. */
function PastEntry({ text, now }: { text: string; now: string | null }): ReactNode {
  const t = useText();
  const kind = now === null ? 'removed' : now === text ? 'unchanged' : 'changed';
  return (
    <li>
      <Sign kind={kind} label={t(`memory.past.${kind}`)} />
      <div className="grow">
        <p className="entry" dir={directionOf(text)}>
          {text === purged ? <span className="dim">{t('memory.past.purged')}</span> : <EntryText text={text} />}
        </p>
        {now !== null && now !== text && (
          <p className="entry now" dir={directionOf(now)}>
            <span className="meta">{t('memory.past.now')}</span>{' '}
            {text === purged ? <EntryText text={now} /> : <EntryText text={nearChanges(wordDiff(text, now))} />}
          </p>
        )}
      </div>
    </li>
  );
}

/** How many entries stand now that did not then. */
function Since({ stores, live }: { stores: Stores; live: ReadonlyMap<string, string> }): ReactNode {
  const t = useText();
  const then = new Set(stores.flatMap(({ ids }) => ids));
  const added = [...live.keys()].filter((id) => !then.has(id)).length;
  return added === 0 ? null : <p className="dim past-since">{t.count('memory.past.added', added)}</p>;
}

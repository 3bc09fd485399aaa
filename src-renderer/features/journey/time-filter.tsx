import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { SessionRow } from '@shared/contract/sessions.ts';
import { localCalendar } from '@shared/journey/calendar.ts';
import { DAY } from '@shared/journey/pace.ts';
import { useThisSession } from '../../app/this-session.ts';
import { useBridge } from '../../bridge/context.tsx';
import { useFormat, useText } from '../../i18n/language.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Popover } from '../../ui/popover.tsx';
import { type Filter, spanOf } from './filter.ts';
import { setFilter, useJourney } from './store.ts';
import { useWords } from './words.ts';

/** Conversations offered as a beginning. */
const RECENT = 5;

/** Time as a filter: what changed since a moment, or what was learned between two days. */
export function TimeFilter({ filter: { since, from, until } }: { filter: Filter }): ReactNode {
  const t = useText();
  const words = useWords();
  const [open, setOpen] = useState(false);
  const ends = [from, until].map((time) => (time === null ? '…' : words.date(time)));
  const said =
    since !== null
      ? t('journey.since.date', { date: words.date(since) })
      : from !== null || until !== null
        ? t('journey.span', { from: ends[0] ?? '', until: ends[1] ?? '' })
        : t('journey.since.any');
  return (
    <Popover
      label={t('journey.since')}
      align="start"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <button type="button" className="chip" aria-pressed={since !== null || from !== null || until !== null}>
          <span className="cut">{said}</span>
          <Icon name="chevron-down" size={12} />
        </button>
      }
    >
      <Choices since={since} onChosen={() => setOpen(false)} />
      <Span from={from} until={until} />
    </Popover>
  );
}

function Choices({ since, onChosen }: { since: number | null; onChosen: () => void }): ReactNode {
  const t = useText();
  const frozenAt = useThisSession((store) => store.snapshot?.frozenAt ?? null);
  const lastVisit = useJourney((store) => store.lastVisit);
  const sessions = useRecentSessions();
  const [now] = useState(() => Date.now());
  const choose = (time: number): void => {
    setFilter({ since: time, from: null, until: null });
    onChosen();
  };
  const moments = [
    ...(lastVisit === null ? [] : [{ label: t('journey.since.visit'), time: lastVisit }]),
    { label: t('journey.since.day'), time: now - DAY },
    { label: t('journey.since.week'), time: now - 7 * DAY },
    { label: t('journey.since.month'), time: now - 30 * DAY },
    ...(frozenAt === null ? [] : [{ label: t('journey.since.session'), time: frozenAt }]),
    ...sessions.map(({ title, started }) => ({ label: t('journey.since.conversation', { title }), time: started })),
  ];
  return (
    <fieldset className="sm-since">
      <legend>{t('journey.since')}</legend>
      {moments.map(({ label, time }, i) => (
        <button key={i} type="button" className="menu-row" aria-pressed={since === time} onClick={() => choose(time)}>
          <span className="cut" dir="auto">
            {label}
          </span>
        </button>
      ))}
      <label className="sm-date">
        {t('journey.since.chosen')}
        <DayField
          value={since}
          onChange={(written) =>
            setFilter({ since: spanOf(written, localCalendar)?.from ?? null, from: null, until: null })
          }
        />
      </label>
    </fieldset>
  );
}

function Span({ from, until }: { from: number | null; until: number | null }): ReactNode {
  const t = useText();
  return (
    <fieldset className="sm-since">
      <legend>{t('journey.span.learned')}</legend>
      <label className="sm-date">
        {t('journey.span.from')}
        <DayField
          value={from}
          onChange={(written) => setFilter({ from: spanOf(written, localCalendar)?.from ?? null, since: null })}
        />
      </label>
      <label className="sm-date">
        {t('journey.span.until')}
        <DayField
          value={until}
          onChange={(written) => setFilter({ until: spanOf(written, localCalendar)?.until ?? null, since: null })}
        />
      </label>
    </fieldset>
  );
}

/** A day, in the form date fields want it. An emptied field narrows nothing. */
function DayField({ value, onChange }: { value: number | null; onChange: (written: string) => void }): ReactNode {
  const { year, month, day } = localCalendar.parts(value ?? 0);
  const two = (n: number): string => String(n).padStart(2, '0');
  const written = value === null ? '' : `${String(year).padStart(4, '0')}-${two(month + 1)}-${two(day)}`;
  return <input type="date" value={written} onChange={(event) => onChange(event.target.value)} />;
}

/** The latest conversations that changed memory; none when they cannot be read, which their own screen says. */
function useRecentSessions(): readonly { title: string; started: number }[] {
  const bridge = useBridge();
  const format = useFormat();
  const [rows, setRows] = useState<readonly SessionRow[]>([]);
  useEffect(() => {
    let live = true;
    bridge.request('sessions.list', { limit: RECENT, changed: true }).then(
      (answer) => live && setRows(answer.rows),
      () => undefined,
    );
    return () => {
      live = false;
    };
  }, [bridge]);
  return rows.map(({ title, preview, startedAt }) => ({
    title: (title ?? preview) || format.moment(startedAt),
    started: startedAt,
  }));
}

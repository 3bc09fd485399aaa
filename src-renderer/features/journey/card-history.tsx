import type { ReactNode } from 'react';
import type { Cause, JournalEvent, SkillHappening } from '@shared/contract/index.ts';
import { useFormat, useText } from '../../i18n/language.tsx';
import { directionOf } from '../../ui/direction.ts';
import { nearChanges } from '../../ui/entry-runs.ts';
import { EntryText } from '../../ui/entry-text.tsx';
import { UnifiedText } from '../../ui/line-diff.tsx';
import { wordDiff } from '../../ui/word-diff.ts';
import { whoOf } from '../memory/words.ts';
import { sessionHref } from '../sessions/session-href.ts';
import type { Life } from './use-life.ts';

/** Everything that happened to a node, newest first: what, when, by whom, the difference, and the conversation it came from. */
export function CardHistory({ life }: { life: Life }): ReactNode {
  const t = useText();
  if (life.events.length === 0) return null;
  return (
    <section>
      <h3>{t('journey.card.history')}</h3>
      <ol className="sm-history">
        {life.kind === 'memory'
          ? life.events.toSorted((a, b) => b.seq - a.seq).map((event) => <MemoryEvent key={event.seq} event={event} />)
          : life.events.map((event, i) => <SkillEvent key={`${event.time} ${i}`} event={event} />)}
      </ol>
    </section>
  );
}

/** What the journal writes in the place of a text that was erased. */
const PURGED = '[purged]';

function MemoryEvent({ event }: { event: JournalEvent }): ReactNode {
  const t = useText();
  const { op, time, before, after, cause } = event;
  const told = before !== null && after !== null && before !== PURGED && after !== PURGED;
  return (
    <li>
      <When word={t(`memory.op.${op}`)} time={time} cause={cause} />
      {told && (
        <p dir={directionOf(after)}>
          <EntryText text={nearChanges(wordDiff(before, after))} />
        </p>
      )}
    </li>
  );
}

function SkillEvent({ event: { kind, time, cause, diff } }: { event: SkillHappening }): ReactNode {
  const t = useText();
  return (
    <li>
      <When word={t(`skills.event.${kind}`)} time={time} cause={cause} />
      {diff !== null && diff !== '' && (
        <details>
          <summary>{t('skills.whatChanged')}</summary>
          <UnifiedText diff={diff} />
        </details>
      )}
    </li>
  );
}

function When({ word, time, cause }: { word: string; time: number; cause: Cause }): ReactNode {
  const t = useText();
  const format = useFormat();
  const who = t('memory.by', { who: whoOf({ ...cause, sessionTitle: null }, t) });
  return (
    <p>
      <b>{word}</b>{' '}
      <span className="meta">
        {format.moment(time)}
        {t('memory.comma')}
        {who}
      </span>
      {cause.session !== null && (
        <>
          {' '}
          <a className="lnk" href={sessionHref(cause.session, cause.message)}>
            {cause.sessionTitle ?? t('memory.openMessage')}
          </a>
        </>
      )}
    </p>
  );
}

import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { SkillHappening } from '@shared/contract/index.ts';
import { useLookingOn } from '../../app/app-store.ts';
import { goFromHere, href } from '../../app/route.ts';
import { useBridge } from '../../bridge/context.tsx';
import { follow } from '../../bridge/follow.ts';
import { useFormat, useText } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { UnifiedText } from '../../ui/line-diff.tsx';
import { Failed, Loading } from '../../ui/states.tsx';
import { whoOf } from '../memory/words.ts';
import { sessionHref } from '../sessions/session-href.ts';
import { takeBack } from './skills-store.ts';

/** Everything that happened to a skill, newest first: what, who, when, why, the difference, and the way back. */
export function HistoryPane({ id, onClose }: { id: string; onClose: () => void }): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const [events, setEvents] = useState<readonly SkillHappening[] | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(
    () =>
      follow(
        bridge,
        'skills.changed',
        () => bridge.request('skills.history', { id }),
        (answer) => setEvents(answer.events),
        setError,
      ),
    [bridge, id],
  );
  const label = t('skills.history');
  return (
    <Drawer title={label} label={label} onClose={onClose}>
      {error !== null && <Failed error={error} />}
      {events === null && error === null && <Loading />}
      {events?.length === 0 && <p className="dim none">{t('skills.noHistory')}</p>}
      {events !== null && events.length > 0 && (
        <ol className="happened scroll grow" tabIndex={0} aria-label={label}>
          {events.map((event, index) => (
            <Event key={`${String(event.time)} ${String(index)}`} event={event} id={id} onError={setError} />
          ))}
        </ol>
      )}
    </Drawer>
  );
}

function Event({
  event,
  id,
  onError,
}: {
  event: SkillHappening;
  id: string;
  onError: (error: unknown) => void;
}): ReactNode {
  const t = useText();
  const format = useFormat();
  const bridge = useBridge();
  const lookingOn = useLookingOn();
  const { cause, change, diff } = event;
  const approved = cause.approver !== null && cause.origin !== 'person' && event.kind !== 'reject';
  const undo = async (): Promise<void> => {
    if (change === null) return;
    const goOn = goFromHere();
    const now = await takeBack(bridge, { change }, id);
    if (now !== id) goOn(href('skills', [now]), { replace: true });
  };
  return (
    <li>
      <p className="h">
        <b>{t(`skills.event.${event.kind}`)}</b>
        <span className="meta">
          {format.moment(event.time)}
          {t('memory.comma')}
          {t('memory.by', { who: whoOf({ ...cause, sessionTitle: null }, t) })}
        </span>
      </p>
      {event.into !== null && (
        <p className="meta" dir="auto">
          {t('skills.absorbedInto', { skill: event.into })}
        </p>
      )}
      {approved && (
        <p className="meta">
          {t(event.edited ? 'skills.approvedEdited' : 'memory.approvedByYou')}
          {event.despite.length > 0 && ` ${t('skills.inSpiteOf', { kinds: event.despite.join(', ') })}`}
        </p>
      )}
      {cause.session !== null && (
        <blockquote className="cause">
          {cause.quote !== null && <p dir="auto">{t('memory.quote', { text: cause.quote })}</p>}
          <a href={sessionHref(cause.session, cause.message)}>{cause.sessionTitle ?? t('memory.openMessage')}</a>
        </blockquote>
      )}
      {diff !== null && diff !== '' && (
        <details>
          <summary>{t('skills.whatChanged')}</summary>
          <UnifiedText diff={diff} />
        </details>
      )}
      {event.undoable && !lookingOn && (
        <p className="foot">
          <Button small kind="quiet" icon="undo" onClick={() => void undo().catch(onError)}>
            {t('memory.undoThis')}
          </Button>
        </p>
      )}
    </li>
  );
}

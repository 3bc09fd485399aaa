import { useEffect, useId, useState } from 'react';
import type { ReactNode } from 'react';
import type { Goal } from '@shared/contract/index.ts';
import { useLookingOn } from '../../../app/app-store.ts';
import { useBridge } from '../../../bridge/context.tsx';
import { useFormat, useText } from '../../../i18n/language.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import type { IconName } from '../../../ui/icons.tsx';
import { Failed } from '../../../ui/states.tsx';
import { GoalDetails } from './goal-details.tsx';
import { useChildren, useWork, watchWork } from './work-store.ts';
import './work.css';

/** What goes on behind the conversation, above the composer: its goal, and the agents that work for it. Nothing when there is neither. */
export function WorkBar({ session }: { session: string }): ReactNode {
  const bridge = useBridge();
  useEffect(() => watchWork(bridge, session), [bridge, session]);
  return (
    <div className="work-bar">
      <div className="col">
        <GoalBar session={session} />
        <ChildrenBar session={session} />
      </div>
    </div>
  );
}

/** A request of a button, and why it was refused. */
function useAttempt(): { readonly error: unknown; readonly attempt: (work: Promise<unknown>) => void } {
  const [error, setError] = useState<unknown>(null);
  return { error, attempt: (work) => void work.then(() => setError(null), setError) };
}

const icons: Readonly<Record<Goal['doing'] | 'done' | 'paused', IconName>> = {
  working: 'star',
  checking: 'star',
  judging: 'star',
  waiting: 'hourglass',
  resting: 'pause',
  paused: 'pause',
  done: 'check',
};

function GoalBar({ session }: { session: string }): ReactNode {
  const t = useText();
  const format = useFormat();
  const bridge = useBridge();
  const lookingOn = useLookingOn();
  const goal = useWork((store) => store.goals[session] ?? null);
  const [open, setOpen] = useState(false);
  const { error, attempt } = useAttempt();
  const body = useId();
  if (goal === null) return null;
  const state = goal.status === 'active' ? goal.doing : goal.status;
  const why = lookingOn && t('chat.lookingOn');
  const words =
    goal.waitingUntil !== null
      ? t('goal.waitingUntil', { time: format.time(goal.waitingUntil) })
      : goal.waitingPid !== null
        ? t('goal.waitingPid', { pid: goal.waitingPid })
        : t(`goal.${state}`);
  const reason = goal.why === '' ? goal.reason : goal.why;
  const goes = goal.status === 'active' && goal.doing !== 'resting';
  return (
    <section className="work-line" aria-label={t('goal.title')}>
      <div className="h">
        <Icon name={icons[state]} size={14} />
        <button
          type="button"
          className="what"
          aria-expanded={open}
          aria-controls={open ? body : undefined}
          onClick={() => setOpen(!open)}
        >
          <b className="cut" dir="auto">
            {goal.goal}
          </b>
          <Icon name={open ? 'chevron-down' : 'chevron-right'} size={14} />
        </button>
        <span className="meta state" role="status">
          {words}
        </span>
        <span className="meta turns">{t('goal.turns', { used: goal.turnsUsed, most: goal.maxTurns })}</span>
        {goes && (
          <IconButton
            small
            icon="pause"
            label={t('goal.pause')}
            disabledBecause={why}
            onClick={() => attempt(bridge.request('goal.pause', { session }))}
          />
        )}
        {!goes && goal.status !== 'done' && (
          <Button
            small
            icon="play"
            disabledBecause={why}
            onClick={() => attempt(bridge.request('goal.resume', { session }))}
          >
            {t('goal.resume')}
          </Button>
        )}
        <IconButton
          small
          icon="close"
          label={t('goal.clear')}
          disabledBecause={why}
          onClick={() => attempt(bridge.request('goal.clear', { session }))}
        />
      </div>
      {reason !== '' && (
        <p className="meta why" dir="auto">
          {reason}
        </p>
      )}
      {open && (
        <div className="in" id={body}>
          <GoalDetails goal={goal} barred={why} attempt={attempt} />
        </div>
      )}
      {error !== null && <Failed error={error} />}
    </section>
  );
}

function ChildrenBar({ session }: { session: string }): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const lookingOn = useLookingOn();
  const running = useChildren(session).filter(({ state }) => state === 'running');
  const { error, attempt } = useAttempt();
  if (running.length === 0 && error === null) return null;
  return (
    <section className="work-line" aria-label={t('child.title')}>
      <div className="h">
        <Icon name="branch" size={14} />
        <b className="grow" role="status">
          {t.count('child.working', running.length)}
        </b>
        <Button
          small
          icon="stop"
          disabledBecause={lookingOn && t('chat.lookingOn')}
          onClick={() => attempt(bridge.request('delegation.stop', { session, child: null }))}
        >
          {t('child.stopAll')}
        </Button>
      </div>
      {error !== null && <Failed error={error} />}
    </section>
  );
}

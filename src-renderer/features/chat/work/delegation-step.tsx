import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import type { Child, ChildState, Message } from '@shared/contract/index.ts';
import { isRecord, parseJson, textAt } from '@shared/record.ts';
import { useLookingOn } from '../../../app/app-store.ts';
import { useBridge } from '../../../bridge/context.tsx';
import { useText } from '../../../i18n/language.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/icons.tsx';
import type { IconName } from '../../../ui/icons.tsx';
import { Tag } from '../../../ui/signs.tsx';
import { Failed } from '../../../ui/states.tsx';
import { toolWords } from '../tool-words.ts';
import { ChildTranscript } from './child-transcript.tsx';
import { useChildren } from './work-store.ts';

/** The delegation that a result of `delegate_task` began; null when it began none. */
export function delegationOf(result: Message | undefined): string | null {
  const value = result === undefined ? undefined : parseJson(result.content);
  const id = isRecord(value) ? textAt(value, 'delegation_id') : '';
  return id === '' ? null : id;
}

/** The children that one call of `delegate_task` began, a row each. */
export function DelegationStep({ session, delegation }: { session: string; delegation: string }): ReactNode {
  const children = useChildren(session).filter((child) => child.delegation === delegation);
  return children.map((child) => <ChildRow key={child.session} child={child} />);
}

const icons: Readonly<Record<ChildState, IconName>> = {
  running: 'branch',
  completed: 'check',
  failed: 'alert',
  stopped: 'stop',
  timed_out: 'clock',
  unknown: 'alert',
};

function ChildRow({ child }: { child: Child }): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const lookingOn = useLookingOn();
  const [open, setOpen] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const body = useId();
  const { state, exitReason, activity } = child;
  const bad = state === 'failed' || state === 'timed_out' || state === 'unknown';
  const atLimit = state === 'completed' && exitReason === 'max_iterations';
  const doing = activity === '' ? t('child.thinks') : toolWords(activity.split(', ')[0] ?? '', t).name;
  return (
    <div className={classes('step', 'child', bad && 'failed')}>
      <div className="h">
        <button
          type="button"
          className="open"
          aria-expanded={open}
          aria-controls={open ? body : undefined}
          onClick={() => setOpen(!open)}
        >
          <Icon name={open ? 'chevron-down' : 'chevron-right'} />
          <Icon name={icons[state]} />
          <span className="name cut" dir="auto">
            {child.goal}
          </span>
        </button>
        <span className="meta doing cut">{state === 'running' ? doing : t.count('child.calls', child.calls)}</span>
        <Tag tone={bad ? 'rem' : 'plain'}>{atLimit ? t('child.atLimit') : t(`child.${state}`)}</Tag>
        {state === 'running' && (
          <IconButton
            small
            icon="stop"
            label={t('child.stop', { goal: child.goal })}
            disabledBecause={lookingOn && t('chat.lookingOn')}
            onClick={() => {
              bridge
                .request('delegation.stop', { session: child.parent, child: child.id })
                .then(() => setError(null), setError);
            }}
          />
        )}
      </div>
      {child.error !== '' && (
        <p className="meta why" dir="auto">
          {child.error}
        </p>
      )}
      {error !== null && <Failed error={error} />}
      {open && (
        <div className="in" id={body}>
          <ChildTranscript child={child} />
        </div>
      )}
    </div>
  );
}

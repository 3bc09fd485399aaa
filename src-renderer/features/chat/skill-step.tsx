import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { SkillChange } from '@shared/contract/index.ts';
import { useLookingOn } from '../../app/app-store.ts';
import { href } from '../../app/route.ts';
import { useBridge } from '../../bridge/context.tsx';
import { follow } from '../../bridge/follow.ts';
import { useText } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { UnifiedText } from '../../ui/line-diff.tsx';
import { Failed } from '../../ui/states.tsx';

/** What a tool row changed among the skills: the difference, the way to the skill, and Undo. */
export function SkillStep({ ids }: { ids: readonly string[] }): ReactNode {
  const bridge = useBridge();
  const [changes, setChanges] = useState<readonly SkillChange[]>([]);
  const key = ids.join(',');
  useEffect(
    () =>
      follow(
        bridge,
        'skills.changed',
        () => bridge.request('skills.changes', { ids: key.split(',') }),
        (answer) => setChanges(answer.changes),
        // The row then stays without what it changed; the tool's own words are in the conversation.
        () => undefined,
      ),
    [bridge, key],
  );
  return changes.map((change) => <OneChange key={change.id} change={change} />);
}

function OneChange({ change }: { change: SkillChange }): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const lookingOn = useLookingOn();
  const [undone, setUndone] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const undo = async (): Promise<void> => {
    await bridge.request('skills.undo', { change: change.id });
    setUndone(true);
    setError(null);
  };
  const [skill = ''] = change.skills;
  return (
    <div className="step mem">
      <div className="h">
        <Icon name="check" />
        <Icon name="book" />
        <span className="name">{t(`skills.event.${change.kind}`)}</span>
        <a className="grow cut" href={href('skills', [skill])}>
          {change.skills.map((id) => id.split('/').at(-1)).join(', ')}
        </a>
        <span className="meta wide-only">{undone ? t('effect.undone') : ''}</span>
        {change.undoable && !undone && !lookingOn && (
          <Button small icon="undo" onClick={() => void undo().catch(setError)}>
            {t('common.undo')}
          </Button>
        )}
      </div>
      {change.diff !== null && change.diff !== '' && (
        <details className="in">
          <summary className="meta">{t('skills.whatChanged')}</summary>
          <UnifiedText diff={change.diff} />
        </details>
      )}
      {error !== null && <Failed error={error} />}
    </div>
  );
}

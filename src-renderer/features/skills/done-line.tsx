import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLookingOn } from '../../app/app-store.ts';
import { goFromHere, href } from '../../app/route.ts';
import { useBridge } from '../../bridge/context.tsx';
import { useText } from '../../i18n/language.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Failed } from '../../ui/states.tsx';
import { takeBack, useSkills } from './skills-store.ts';

/** What the person did last, in one line, with Undo. */
export function DoneLine(): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const lookingOn = useLookingOn();
  const done = useSkills((store) => store.done);
  const [error, setError] = useState<unknown>(null);
  const { what, skill = '', back = null } = done ?? {};
  const undo = async (): Promise<void> => {
    if (back === null) return;
    const goOn = goFromHere();
    const now = await takeBack(bridge, back, skill);
    setError(null);
    goOn(href('skills', [now]), { replace: true });
  };
  return (
    <div role="status">
      {what !== undefined && (
        <div className="done-line">
          <Icon name={what === 'undone' ? 'undo' : 'check'} />
          <span className="grow" dir="auto">
            {t(`skills.done.${what}`, { skill: skill.split('/').at(-1) ?? skill })}
          </span>
          {back !== null && !lookingOn && (
            <Button small icon="undo" onClick={() => void undo().catch(setError)}>
              {t('common.undo')}
            </Button>
          )}
          <IconButton
            small
            icon="close"
            label={t('common.close')}
            onClick={() => {
              setError(null);
              useSkills.setState({ done: null });
            }}
          />
        </div>
      )}
      {error !== null && <Failed error={error} />}
    </div>
  );
}

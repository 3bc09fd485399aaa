import type { ReactNode } from 'react';
import { DeskError } from '@shared/contract/index.ts';
import { useLookingOn } from '../../app/app-store.ts';
import { href } from '../../app/route.ts';
import { useText } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Failed, Note } from '../../ui/states.tsx';
import { useConversation, useLive } from './pane.tsx';

export interface EndActions {
  readonly onContinue: () => void;
  readonly onRetry: () => void;
}

/** What is to say after a turn that did not complete, and what can be done. A failure that has a row is not said twice. */
export function TurnEnd({ onContinue, onRetry }: EndActions): ReactNode {
  const t = useText();
  const ended = useConversation((store) => store.ended);
  const halfDone = useConversation((store) => store.halfDone);
  const noted = useConversation((store) => store.messages.at(-1)?.displayKind === 'turn_failed');
  const unanswered = useConversation((store) => store.messages.at(-1)?.role === 'user');
  const lookingOn = useLookingOn();
  const running = useLive((store) => store.running);
  const error = ended?.outcome === 'failed' && ended.error !== null ? DeskError.fromShape(ended.error) : null;
  if (lookingOn || running) return null;
  if (error !== null || noted) {
    return (
      <div className="col turn-end">
        {error !== null && !noted && <Failed error={error} />}
        <div className="flex">
          <Button small icon="again" onClick={onRetry}>
            {t('common.retry')}
          </Button>
          {halfDone && (
            <Button small onClick={onContinue}>
              {t('chat.continue')}
            </Button>
          )}
          {(error?.code === 'not_configured' || error?.code === 'provider_failed') && (
            <a className="btn btn-sm btn-quiet" href={href('settings', ['providers'])}>
              {t('chat.openSettings')}
            </a>
          )}
        </div>
      </div>
    );
  }
  if (!halfDone) return null;
  return (
    <div className="col turn-end">
      <Note
        icon="clock"
        actions={
          <Button small onClick={onContinue}>
            {t('chat.continue')}
          </Button>
        }
      >
        {ended?.outcome !== 'stopped' ? t('chat.halfDone') : t(unanswered ? 'chat.stoppedEarly' : 'chat.stopped')}
      </Note>
    </div>
  );
}

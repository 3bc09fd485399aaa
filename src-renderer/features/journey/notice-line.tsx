import type { ReactNode } from 'react';
import { useBridge } from '../../bridge/context.tsx';
import { useText } from '../../i18n/language.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Failed, Note } from '../../ui/states.tsx';
import { undoLast } from './actions.ts';
import { useJourney } from './store.ts';

/** What the last change did, with its undo, or why it was refused. */
export function NoticeLine(): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const notice = useJourney((store) => store.notice);
  const refused = useJourney((store) => store.refused);
  if (refused !== null) {
    return (
      <div className="sm-refused">
        <Failed error={refused.error} />
        <IconButton
          small
          icon="close"
          label={t('common.close')}
          onClick={() => useJourney.setState({ refused: null })}
        />
      </div>
    );
  }
  if (notice === null) return null;
  return (
    <Note
      icon="check"
      bottom
      actions={
        <>
          {notice.undo !== null && (
            <Button small icon="undo" onClick={() => void undoLast(bridge)}>
              {t('common.undo')}
            </Button>
          )}
          <IconButton
            small
            icon="close"
            label={t('common.close')}
            onClick={() => useJourney.setState({ notice: null })}
          />
        </>
      }
    >
      {t(`journey.done.${notice.kind}`)} <span className="dim">{notice.label}</span>
    </Note>
  );
}

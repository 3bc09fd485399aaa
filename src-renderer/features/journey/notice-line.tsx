import { useState } from 'react';
import type { ReactNode } from 'react';
import { useBridge } from '../../bridge/context.tsx';
import { useText } from '../../i18n/language.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Failed, Note } from '../../ui/states.tsx';
import { useJourney } from './store.ts';

/** What the last change did, with its undo. */
export function NoticeLine(): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const notice = useJourney((store) => store.notice);
  const [failure, setFailure] = useState<{ readonly of: typeof notice; readonly error: unknown } | null>(null);
  if (notice === null) return null;
  const { undo } = notice;
  const takeBack = async (seq: number): Promise<void> => {
    try {
      await bridge.request('memory.undo', { seq });
      useJourney.setState({ notice: { kind: 'undone', label: notice.label, undo: null } });
    } catch (error) {
      setFailure({ of: notice, error });
    }
  };
  if (failure?.of === notice) return <Failed error={failure.error} onRetry={() => setFailure(null)} />;
  return (
    <Note
      icon="check"
      bottom
      actions={
        <>
          {undo !== null && (
            <Button small icon="undo" onClick={() => void takeBack(undo)}>
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
      {t(`journey.card.${notice.kind}`)} <span className="dim">{notice.label}</span>
    </Note>
  );
}

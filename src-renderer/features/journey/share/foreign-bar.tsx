import type { ReactNode } from 'react';
import { useText } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/states.tsx';
import { backToOwn, useJourney } from '../store.ts';

/** Says that the map on the screen is someone else's, what it holds, and how to get back. */
export function ForeignBar(): ReactNode {
  const t = useText();
  const foreign = useJourney((store) => store.foreign);
  if (foreign === null) return null;
  const holds = foreign.from === 'hermes' ? 'hermes' : foreign.texts ? 'texts' : 'layout';
  return (
    <Note
      icon="eye"
      actions={
        <Button small icon="undo" onClick={() => backToOwn()}>
          {t('journey.foreign.back')}
        </Button>
      }
    >
      <b>{t('journey.foreign')}</b> <span className="dim">{t(`journey.foreign.${holds}`)}</span>
    </Note>
  );
}

import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { DecidedWrite } from '@shared/contract/index.ts';
import { useBridge } from '../../bridge/context.tsx';
import { follow } from '../../bridge/follow.ts';
import { useFormat, useText } from '../../i18n/language.tsx';
import { Note } from '../../ui/states.tsx';
import { decidedNote, howDecided } from './decided.ts';

/** In the place of a proposal that no longer waits: what became of it, as far as that is known. */
export function GoneNote({ id }: { id: string }): ReactNode {
  const t = useText();
  const format = useFormat();
  const bridge = useBridge();
  const [decided, setDecided] = useState<DecidedWrite | null>(null);
  useEffect(
    () =>
      follow(
        bridge,
        'approvals.changed',
        () => bridge.request('approvals.decided', { id }),
        (answer) => setDecided(answer.decided),
        // Without an answer it is told that it no longer waits.
        () => setDecided(null),
      ),
    [bridge, id],
  );
  return (
    <Note icon="check">
      {t('approvals.gone')}{' '}
      {decided !== null && (
        <span className="dim">
          {t('approvals.goneHow', { how: howDecided(decided, t), note: decidedNote(decided, t, format) })}
        </span>
      )}
    </Note>
  );
}

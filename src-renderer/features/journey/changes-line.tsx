import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { countChanges } from '@shared/journey/changes.ts';
import { useText } from '../../i18n/language.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { setFilter, useJourney } from './store.ts';
import { useWords } from './words.ts';

/** What changed since the chosen time, in a sentence; while none is chosen, what changed since the last visit, as an offer. */
export function Changes(): ReactNode {
  const t = useText();
  const words = useWords();
  const nodes = useJourney((store) => store.graph?.nodes);
  const since = useJourney((store) => store.filter.since);
  const lastVisit = useJourney((store) => store.lastVisit);
  const from = since ?? lastVisit;
  const counts = useMemo(() => (from === null ? [] : countChanges(nodes ?? [], from)), [nodes, from]);
  if (from === null || (since === null && counts.length === 0)) return null;
  const date = words.date(from);
  return (
    <div className="sm-changes">
      <p className="grow" role="status">
        <span className="meta">{t(since === null ? 'journey.changes.visit' : 'journey.since.date', { date })}</span>
        {words.changes(counts)}
      </p>
      {since === null ? (
        <Button small onClick={() => setFilter({ since: lastVisit })}>
          {t('journey.changes.show')}
        </Button>
      ) : (
        <IconButton small icon="close" label={t('journey.changes.close')} onClick={() => setFilter({ since: null })} />
      )}
    </div>
  );
}

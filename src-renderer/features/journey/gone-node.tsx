import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { href } from '../../app/route.ts';
import { useText } from '../../i18n/language.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Note, useLater } from '../../ui/states.tsx';
import { entryNamed } from './actions.ts';
import { useJourney } from './store.ts';

/** Says that what a link led to is not on the map, with the way to its history. Nothing once it was seen here, or was put away. */
export function GoneNode({ id }: { id: string }): ReactNode {
  const t = useText();
  const there = useJourney(({ graph }) => graph === null || graph.nodes.some((node) => node.id === id));
  const loaded = useJourney(({ graph, foreign }) => graph !== null && foreign === null);
  const [done, setDone] = useState(false);
  // What was just learned is not called gone before the map has heard of it.
  const late = useLater(300);
  useEffect(() => {
    if (loaded && there) setDone(true);
  }, [loaded, there]);
  if (done || there || !late) return null;
  const entry = entryNamed(id);
  return (
    <Note
      icon="star"
      actions={
        <>
          {entry !== null && (
            <a className="btn btn-sm" href={href('memory', [], { entry })}>
              {t('memory.historyOf')}
            </a>
          )}
          <IconButton small icon="close" label={t('common.close')} onClick={() => setDone(true)} />
        </>
      }
    >
      {t(entry === null ? 'journey.gone' : 'memory.missing')}
    </Note>
  );
}

import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { JournalEvent } from '@shared/contract/memory.ts';
import type { JourneyNode } from '@shared/contract/journey.ts';
import { useBridge } from '../../bridge/context.tsx';
import { useFormat, useText } from '../../i18n/language.tsx';
import { Diff } from '../../ui/diff.tsx';
import { Failed } from '../../ui/states.tsx';
import { wordDiff } from '../../ui/word-diff.ts';
import { entryOf } from './card-actions.tsx';

type Loaded =
  | { readonly of: JourneyNode; readonly events: readonly JournalEvent[] }
  | { readonly of: JourneyNode; readonly error: unknown };

/** Every change of a memory, newest first, each as a word diff. */
export function CardHistory({ node }: { node: JourneyNode }): ReactNode {
  const t = useText();
  const format = useFormat();
  const bridge = useBridge();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    let live = true;
    bridge.request('memory.history', { entry: entryOf(node) }).then(
      ({ events }) => live && setLoaded({ of: node, events }),
      (error: unknown) => live && setLoaded({ of: node, error }),
    );
    return () => {
      live = false;
    };
  }, [bridge, node]);
  if (loaded?.of.id !== node.id) return null;
  if ('error' in loaded) return <Failed error={loaded.error} />;
  if (loaded.events.length === 0) return null;
  return (
    <section>
      <h3>{t('journey.card.history')}</h3>
      <ol className="sm-history">
        {loaded.events
          .toSorted((a, b) => b.seq - a.seq)
          .map((event) => (
            <li key={event.seq}>
              <p className="meta">
                {t(`journey.op.${event.op}`)}, {format.dateTime(event.time)}
              </p>
              {event.before !== null && event.after !== null && (
                <p dir="auto">
                  <Diff segments={wordDiff(event.before, event.after)} />
                </p>
              )}
            </li>
          ))}
      </ol>
    </section>
  );
}

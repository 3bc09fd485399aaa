import { useState } from 'react';
import type { ReactNode } from 'react';
import type { JourneyNode } from '@shared/contract/journey.ts';
import { useText } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { directionOf } from '../../ui/direction.ts';
import { NodeGlyph } from './glyph.tsx';
import { select, useJourney } from './store.ts';
import { useWords } from './words.ts';

/** Links shown at first. */
const FEW = 8;

/** The nodes it is linked to, strongest first, each with the reason why. */
export function Links({ node }: { node: JourneyNode }): ReactNode {
  const t = useText();
  const words = useWords();
  const model = useJourney((store) => store.model);
  const [all, setAll] = useState<string | null>(null);
  const near = (model?.neighbours(model.indexOf(node.id)) ?? []).toSorted((a, b) => b.edge.weight - a.edge.weight);
  const shown = all === node.id ? near : near.slice(0, FEW);
  const rest = near.length - shown.length;
  return (
    <section>
      <h3>{t('journey.card.links')}</h3>
      {near.length === 0 && <p className="dim">{t('journey.card.linksNone')}</p>}
      <ul className="sm-links">
        {shown.map(({ node: i, edge }) => {
          const other = model?.node(i);
          if (other === undefined) return null;
          return (
            <li key={`${other.id} ${edge.reason}`}>
              <button type="button" onClick={() => select(other.id, { reveal: true })}>
                <NodeGlyph node={other} />
                <span>
                  <b dir={directionOf(words.label(other))}>{words.label(other)}</b>
                  <span className="meta">
                    <span className="sr">{words.kind(other)}, </span>
                    {words.reason(edge)}
                  </span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {rest > 0 && (
        <Button small kind="quiet" onClick={() => setAll(node.id)}>
          {t.count('journey.card.linksMore', rest)}
        </Button>
      )}
    </section>
  );
}

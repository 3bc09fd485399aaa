import type { ReactNode } from 'react';
import type { JourneyNode } from '@shared/contract/journey.ts';
import { hasHidden } from '@shared/memory/reveal.ts';
import { useText } from '../../i18n/language.tsx';
import { directionOf } from '../../ui/direction.ts';
import { EntryText } from '../../ui/entry-text.tsx';
import { Markdown } from '../../ui/markdown.tsx';
import type { Life } from './use-life.ts';

/** The whole text of a node, rendered; one that hides characters as it is written, with all of them in sight. */
export function CardText({ node, life }: { node: JourneyNode; life: Life | null }): ReactNode {
  const t = useText();
  if (node.state === 'purged') return <p className="dim">{t('journey.card.purged')}</p>;
  if (node.kind === 'skill') {
    return (
      <>
        <p className="entry" dir={directionOf(node.body)}>
          {node.body}
        </p>
        {life?.kind === 'skill' && life.view.body.trim() !== '' && (
          <details className="sm-skill">
            <summary>{t('journey.card.skillText')}</summary>
            <div className="md prose">
              <Markdown text={life.view.body} />
            </div>
          </details>
        )}
      </>
    );
  }
  if (hasHidden(node.body)) {
    return (
      <p className="entry" dir={directionOf(node.body)}>
        <EntryText text={node.body} />
      </p>
    );
  }
  return (
    <div className="entry md prose">
      <Markdown text={node.body} />
    </div>
  );
}

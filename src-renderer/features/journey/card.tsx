import { useEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import type { JourneyNode } from '@shared/contract/journey.ts';
import { useText } from '../../i18n/language.tsx';
import { IconButton } from '../../ui/button.tsx';
import { directionOf } from '../../ui/direction.ts';
import { Failed } from '../../ui/states.tsx';
import { isOwn } from './actions.ts';
import { CardActions, CardEditor } from './card-actions.tsx';
import { Facts } from './card-facts.tsx';
import { leaveCard } from './card-focus.ts';
import { CardHistory } from './card-history.tsx';
import { Links } from './card-links.tsx';
import { CardText } from './card-text.tsx';
import { NodeGlyph } from './glyph.tsx';
import { select, useJourney } from './store.ts';
import { useLife } from './use-life.ts';
import { useWords } from './words.ts';

/** The selected node: what it says, since when, from where, why it is linked, what became of it, and what can be done. */
export function Card({ node }: { node: JourneyNode }): ReactNode {
  const t = useText();
  const words = useWords();
  const { life, error } = useLife(node);
  const draft = useJourney((store) => store.drafts.get(node.id));
  const title = useFocusAfterAction(node);
  const label = words.label(node);
  const editing = draft !== undefined && isOwn(node) && node.kind === 'memory';
  const leave = (): void => {
    select(null);
    leaveCard();
  };
  return (
    <aside
      className="sm-card"
      aria-label={t('journey.card')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        leave();
      }}
    >
      <header className="sm-head">
        <NodeGlyph node={node} />
        <h2 ref={title} className="grow cut" dir={directionOf(label)} title={label} tabIndex={-1}>
          {label}
        </h2>
        <IconButton icon="close" label={t('common.close')} onClick={leave} />
      </header>
      {editing ? (
        <div className="sm-card-body scroll grow">
          <CardEditor key={node.id} node={node} draft={draft} />
        </div>
      ) : (
        <>
          <div className="sm-card-body scroll grow" tabIndex={0} role="region" aria-label={label}>
            <CardText node={node} life={life} />
            <Facts node={node} life={life} />
            <Links node={node} />
            {error !== null && <Failed error={error} />}
            {life !== null && <CardHistory life={life} />}
          </div>
          <CardActions node={node} barred={life?.kind === 'skill' ? life.view.skill.readOnly : null} />
        </>
      )}
    </aside>
  );
}

/**
 * An action of the person may take away the button that had the focus: it then goes to the title, so that the keyboard stays
 * here. What changes in the background moves no focus.
 */
function useFocusAfterAction({ id, state, pinned, body }: JourneyNode): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  const editing = useJourney((store) => store.drafts.has(id));
  useEffect(() => {
    if (useJourney.getState().acted !== id) return;
    useJourney.setState({ acted: null });
    if (document.activeElement === document.body) title.current?.focus();
  }, [id, state, pinned, body, editing]);
  return title;
}

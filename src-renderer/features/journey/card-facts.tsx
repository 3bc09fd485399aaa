import type { ReactNode } from 'react';
import type { Cause } from '@shared/contract/index.ts';
import type { JourneyNode } from '@shared/contract/journey.ts';
import { useFormat, useText } from '../../i18n/language.tsx';
import { sessionHref } from '../sessions/session-href.ts';
import type { Life } from './use-life.ts';
import { useWords } from './words.ts';

/** What is known of a node, line by line. */
export function Facts({ node, life }: { node: JourneyNode; life: Life | null }): ReactNode {
  const t = useText();
  const format = useFormat();
  const words = useWords();
  const skill = node.kind === 'skill';
  const { provided } = node;
  const bound = node.uncertain?.by;
  const lastUse = node.useTimes.at(-1);
  const lastEdit = node.editTimes.at(-1);
  const file = node.store === null ? '' : `, ${node.store === 'user' ? 'USER.md' : 'MEMORY.md'}`;
  const used = node.uses === 0 ? t('journey.card.never') : t.count('journey.card.used', node.uses);
  return (
    <dl>
      <dt>{t('journey.card.kind')}</dt>
      <dd>
        {words.kind(node)}
        {file}
        {provided !== undefined && provided.kind !== '' && (
          <>
            {t('memory.comma')}
            <bdi>{provided.kind}</bdi>
          </>
        )}
      </dd>
      <dt>{t('journey.card.category')}</dt>
      <dd dir="auto">{words.category(node.category)}</dd>
      <dt>{t(skill ? 'journey.card.born' : 'journey.card.seen')}</dt>
      <dd>
        {words.learned(node)}
        {bound !== undefined && <span className="sm-bound meta">{t(`journey.bound.${bound}`)}</span>}
      </dd>
      {lastEdit !== undefined && (
        <>
          <dt>{t('journey.card.changed')}</dt>
          <dd>{t.count('journey.card.changed', node.editTimes.length, { date: format.dateTime(lastEdit) })}</dd>
        </>
      )}
      {skill && (
        <>
          <dt>{t('journey.card.used')}</dt>
          <dd>
            {lastUse === undefined ? used : t('journey.card.usedLast', { times: used, date: format.date(lastUse) })}
          </dd>
        </>
      )}
      {provided !== undefined && provided.trust !== null && (
        <>
          <dt>{t('journey.card.trust')}</dt>
          <dd>{format.percent(100 * provided.trust)}</dd>
        </>
      )}
      <dt>{t('journey.card.origin')}</dt>
      <dd>{t(`journey.origin.${node.origin}`)}</dd>
      {node.state !== 'active' && (
        <>
          <dt>{t('journey.card.state')}</dt>
          <dd>
            {t(`journey.state.${node.state}`)}
            {node.goneAt !== null && `, ${format.dateTime(node.goneAt)}`}
          </dd>
        </>
      )}
      <dt>{t('journey.card.source')}</dt>
      <dd>
        <Source node={node} cause={birthOf(life)} />
      </dd>
    </dl>
  );
}

/** What led to a node, as its history tells it. */
function birthOf(life: Life | null): Cause | null {
  if (life === null) return null;
  return life.kind === 'skill' ? life.view.born : (life.events[0]?.cause ?? null);
}

/** The conversation it was learned in, at the very message, with the person's own words. */
function Source({ node, cause }: { node: JourneyNode; cause: Cause | null }): ReactNode {
  const t = useText();
  if (node.session === null) return <span className="dim">{t('journey.card.sourceNone')}</span>;
  const quote = cause?.session === node.session ? cause.quote : null;
  const title = cause?.session === node.session ? cause.sessionTitle : null;
  return (
    <>
      <a className="lnk" href={sessionHref(node.session, node.message)}>
        {title ?? t('journey.card.sourceOpen')}
      </a>
      {quote !== null && (
        <span className="sm-quote dim" dir="auto">
          {t('memory.quote', { text: quote })}
        </span>
      )}
    </>
  );
}

import { useState } from 'react';
import type { ReactNode } from 'react';
import type { JourneyNode } from '@shared/contract/journey.ts';
import { shapeOf, UNCERTAIN } from '@shared/journey/chart.ts';
import { href } from '../../app/route.ts';
import { useFormat, useText } from '../../i18n/language.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { CardActions } from './card-actions.tsx';
import { CardHistory } from './card-history.tsx';
import { Glyph } from './glyph.tsx';
import { select, useJourney } from './store.ts';
import { useWords } from './words.ts';

/** The selected node: what it says, since when, from where, why it is linked, and what can be done. */
export function Card({ node }: { node: JourneyNode }): ReactNode {
  const t = useText();
  const sector = useSector(node);
  return (
    <aside
      className="sm-card"
      aria-label={t('journey.card')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        select(null);
      }}
    >
      <header className="sm-head">
        <Glyph shape={shapeOf(node)} sector={sector.index} hollow={sector.uncertain} />
        <h2 className="grow cut" dir="auto" title={node.label}>
          {node.label}
        </h2>
        <IconButton icon="close" label={t('common.close')} onClick={() => select(null)} />
      </header>
      <CardActions key={node.id} node={node}>
        <p className="entry" dir="auto">
          {node.body}
        </p>
        <Facts node={node} />
        <Links node={node} />
        {node.kind === 'memory' && <CardHistory node={node} />}
      </CardActions>
    </aside>
  );
}

function useSector(node: JourneyNode): { index: number; uncertain: boolean } {
  const model = useJourney((store) => store.model);
  const i = model?.indexOf(node.id) ?? -1;
  if (model === null || i < 0) return { index: -1, uncertain: false };
  return { index: model.plan.sector[i] ?? -1, uncertain: ((model.data.flags[i] ?? 0) & UNCERTAIN) !== 0 };
}

function Facts({ node }: { node: JourneyNode }): ReactNode {
  const t = useText();
  const format = useFormat();
  const words = useWords();
  const skill = node.kind === 'skill';
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
      </dd>
      <dt>{t('journey.card.category')}</dt>
      <dd dir="auto">{words.category(node.category)}</dd>
      <dt>{t(skill ? 'journey.card.born' : 'journey.card.seen')}</dt>
      <dd>{words.learned(node)}</dd>
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
      <dt>{t('journey.card.origin')}</dt>
      <dd>{t(`journey.origin.${node.origin}`)}</dd>
      {node.state !== 'active' && (
        <>
          <dt>{t('journey.card.state')}</dt>
          <dd>{t(`journey.state.${node.state}`)}</dd>
        </>
      )}
      <dt>{t('journey.card.source')}</dt>
      <dd>
        {node.session === null ? (
          <span className="dim">{t('journey.card.sourceNone')}</span>
        ) : (
          <a href={href('chat', [node.session], node.message === null ? {} : { message: String(node.message) })}>
            {t('journey.card.sourceOpen')}
          </a>
        )}
      </dd>
    </dl>
  );
}

/** Links shown at first. */
const FEW = 8;

function Links({ node }: { node: JourneyNode }): ReactNode {
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
                <Glyph shape={shapeOf(other)} sector={model?.plan.sector[i] ?? -1} />
                <span>
                  <b dir="auto">{other.label}</b>
                  <span className="meta">{words.reason(edge)}</span>
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

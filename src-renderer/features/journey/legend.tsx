import type { ReactNode } from 'react';
import { useText } from '../../i18n/language.tsx';
import { OTHER } from '@shared/journey/sectors.ts';
import { Glyph } from './glyph.tsx';
import { setFilter, useJourney } from './store.ts';
import { useWords } from './words.ts';

/** What shape, colour, size and brightness mean. Its categories filter. */
export function Legend(): ReactNode {
  const t = useText();
  const words = useWords();
  const names = useJourney(({ model }) => model?.plan.sectors.names);
  const category = useJourney(({ filter }) => filter.category);
  const provided = useJourney(({ graph }) => graph?.nodes.some(({ kind }) => kind === 'provider_memory') ?? false);
  if (names === undefined || names.length === 0) return null;
  return (
    <section className="sm-legend" aria-label={t('journey.legend')}>
      <p className="sm-wide">
        {names.map((name, sector) =>
          name === OTHER ? (
            <span key={name}>
              <Glyph shape="note" sector={sector} />
              {words.category(name)}
            </span>
          ) : (
            <button
              key={name}
              type="button"
              className="sm-legend-category"
              aria-pressed={category === name}
              onClick={() => setFilter({ category: category === name ? null : name })}
            >
              <Glyph shape="note" sector={sector} />
              {words.category(name)}
            </button>
          ),
        )}
      </p>
      <p>
        <span>
          <Glyph shape="note" />
          {t('journey.kind.note')}
        </span>
        <span>
          <Glyph shape="profile" />
          {t('journey.kind.profile')}
        </span>
        <span>
          <Glyph shape="skill" />
          {t('journey.kind.skill')}
        </span>
        {provided && (
          <span>
            <Glyph shape="provided" />
            {t('journey.kind.provided')}
          </span>
        )}
        <span>
          <Glyph shape="note" hollow />
          {t('journey.legend.hollow')}
        </span>
        <span>
          <Glyph shape="note" hollow struck="over" />
          {t('journey.legend.forgotten')}
        </span>
        <span>
          <Glyph shape="skill" struck />
          {t('journey.legend.archived')}
        </span>
        <span>
          <Sizes />
          {t('journey.legend.size')}
        </span>
        <span>
          <Ages />
          {t('journey.legend.age')}
        </span>
        <span>{t('journey.legend.time')}</span>
      </p>
    </section>
  );
}

function Sizes(): ReactNode {
  return (
    <svg className="sm-glyph" viewBox="0 0 14 14" aria-hidden="true">
      <circle cx={2} cy={7} r={1.7} />
      <circle cx={9.5} cy={7} r={4.2} />
    </svg>
  );
}

function Ages(): ReactNode {
  return (
    <svg className="sm-glyph" viewBox="0 0 14 14" aria-hidden="true">
      <circle cx={3.4} cy={7} r={3} opacity={0.4} />
      <circle cx={10.6} cy={7} r={3} />
    </svg>
  );
}

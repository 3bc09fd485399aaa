import { useId, useMemo } from 'react';
import type { ReactNode, Ref } from 'react';
import type { JourneyNode } from '@shared/contract/journey.ts';
import { SHAPES, type Shape, shapeOf } from '@shared/journey/chart.ts';
import { useFormat, useText } from '../../i18n/language.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Field } from '../../ui/field.tsx';
import { Menu } from '../../ui/popover.tsx';
import { type Filter, isNarrowed } from './filter.ts';
import { clearFilter, setFilter, useJourney } from './store.ts';
import { TimeFilter } from './time-filter.tsx';
import { useWords } from './words.ts';

/** Search as you type; what does not match is dimmed, never taken away. */
export function SearchField({ inputRef }: { inputRef: Ref<HTMLInputElement> }): ReactNode {
  const t = useText();
  const format = useFormat();
  const query = useJourney((store) => store.filter.query);
  const total = useJourney((store) => store.graph?.nodes.length ?? 0);
  const found = useJourney((store) => store.listed.length);
  const filtering = useJourney((store) => store.kept !== null);
  const status = useId();
  const count = filtering
    ? t('journey.found', { n: format.number(found), total: format.number(total) })
    : format.number(total);
  return (
    <Field
      className="sm-search"
      icon="search"
      label={t('journey.search')}
      aria-describedby={status}
      ref={inputRef}
      value={query}
      onChange={(text) => setFilter({ query: text })}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && clearFilter()) event.stopPropagation();
      }}
      after={
        <span id={status} className="meta" role="status">
          {count}
        </span>
      }
    />
  );
}

interface Choice<T> {
  readonly value: T;
  readonly label: string;
}

/** The filters. Each offers only what the journey holds. */
export function Filters(): ReactNode {
  const t = useText();
  const words = useWords();
  const nodes = useJourney((store) => store.graph?.nodes);
  const filter = useJourney((store) => store.filter);
  const held = useMemo(() => {
    const all = nodes ?? [];
    return {
      shapes: SHAPES.filter((shape) => shape === filter.shape || all.some((node) => shapeOf(node) === shape)),
      categories: [...new Set(all.map(({ category }) => category))].sort(),
      states: [...new Set(all.map(({ state }) => state))],
      origins: [...new Set(all.map(({ origin }) => origin))],
    };
  }, [nodes, filter.shape]);
  return (
    <>
      <FilterMenu<Shape>
        all={t('journey.kinds.all')}
        now={filter.shape}
        choices={held.shapes.map((shape) => ({ value: shape, label: t(`journey.kind.${shape}`) }))}
        onChoose={(shape) => setFilter({ shape })}
      />
      <FilterMenu<string>
        all={t('journey.categories.all')}
        now={filter.category}
        choices={held.categories.map((value) => ({ value, label: words.category(value) }))}
        onChoose={(category) => setFilter({ category })}
      />
      <span className="wide-only flex">
        <FilterMenu<JourneyNode['state']>
          all={t('journey.states.all')}
          now={filter.state}
          choices={held.states.map((value) => ({ value, label: t(`journey.state.${value}`) }))}
          onChoose={(state) => setFilter({ state })}
        />
        <FilterMenu<JourneyNode['origin']>
          all={t('journey.origins.all')}
          now={filter.origin}
          choices={held.origins.map((value) => ({ value, label: t(`journey.origin.${value}`) }))}
          onChoose={(origin) => setFilter({ origin })}
        />
      </span>
      <TimeFilter filter={filter} />
      <ClearButton filter={filter} />
    </>
  );
}

function ClearButton({ filter }: { filter: Filter }): ReactNode {
  const t = useText();
  if (!isNarrowed(filter)) return null;
  return (
    <button type="button" className="chip" onClick={() => clearFilter()} title={t('journey.clear')}>
      <Icon name="close" size={12} />
      {t('common.clear')}
    </button>
  );
}

function FilterMenu<T extends string>({
  all,
  now,
  choices,
  onChoose,
}: {
  all: string;
  now: T | null;
  choices: readonly Choice<T>[];
  onChoose: (value: T | null) => void;
}): ReactNode {
  const label = choices.find(({ value }) => value === now)?.label;
  return (
    <Menu
      label={all}
      align="start"
      trigger={
        <button type="button" className="chip" aria-pressed={now !== null}>
          <span className="cut" dir="auto">
            {label ?? all}
          </span>
          <Icon name="chevron-down" size={12} />
        </button>
      }
      items={[
        { kind: 'item', label: all, checked: now === null, run: () => onChoose(null) },
        ...choices.map((choice) => ({
          kind: 'item' as const,
          label: choice.label,
          checked: choice.value === now,
          run: () => onChoose(choice.value),
        })),
      ]}
    />
  );
}

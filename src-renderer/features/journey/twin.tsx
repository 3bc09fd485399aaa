import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { ARCHIVED, shapeOf, UNCERTAIN } from '@shared/journey/chart.ts';
import { useFormat, useText } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Menu } from '../../ui/popover.tsx';
import { VirtualList } from '../../ui/virtual-list.tsx';
import { Glyph } from './glyph.tsx';
import { ORDERS } from './order.ts';
import { playhead, select, setOrder, useJourney } from './store.ts';
import { usePlayheadSlowly } from './use-playhead.ts';
import { useWords } from './words.ts';

/** The map as a list: the same nodes, the same selection. */
export function Twin(): ReactNode {
  const t = useText();
  const order = useJourney((store) => store.order);
  return (
    <nav className="sm-twin pane-side" aria-label={t('journey.list.label')}>
      <div className="sm-head">
        <h2 className="grow">{t('journey.list')}</h2>
        <Menu
          label={t('journey.list')}
          trigger={
            <Button small kind="quiet">
              {t(`journey.order.${order}`)}
              <Icon name="chevron-down" size={12} />
            </Button>
          }
          items={ORDERS.map((one) => ({
            kind: 'item',
            label: t(`journey.order.${one}`),
            checked: one === order,
            run: () => setOrder(one),
          }))}
        />
      </div>
      <Rows />
    </nav>
  );
}

function Rows(): ReactNode {
  const t = useText();
  const graph = useJourney((store) => store.graph);
  const listed = useJourney((store) => store.listed);
  const selected = useJourney((store) => store.selected);
  const headings = useHeadings();
  const nodes = graph?.nodes ?? [];
  const idAt = (index: number): string | undefined => nodes[listed[index] ?? -1]?.id;
  const current = useMemo(
    () => (selected === null ? -1 : listed.findIndex((i) => graph?.nodes[i]?.id === selected)),
    [listed, selected, graph],
  );
  if (listed.length === 0) return <p className="sm-none dim">{t('journey.list.none')}</p>;
  return (
    <VirtualList
      label={t('journey.list.label')}
      count={listed.length}
      current={current}
      estimate={28}
      keyOf={(index) => idAt(index) ?? String(index)}
      onMove={(index) => {
        const id = idAt(index);
        if (id !== undefined) select(id, { reveal: true });
      }}
      rowClass={(_, on) => (on ? 'sm-row cur' : 'sm-row')}
      row={(index) => <Row node={listed[index] ?? -1} heading={headings.get(index)} />}
    />
  );
}

/** Headings by row: the month, the category, or none. */
function useHeadings(): ReadonlyMap<number, string> {
  const t = useText();
  const format = useFormat();
  const words = useWords();
  const graph = useJourney((store) => store.graph);
  const listed = useJourney((store) => store.listed);
  const order = useJourney((store) => store.order);
  return useMemo(() => {
    const found = new Map<number, string>();
    if (order === 'used') return found;
    let before: string | null = null;
    listed.forEach((i, index) => {
      const node = graph?.nodes[i];
      if (node === undefined) return;
      const month = (): string => (node.time === null ? t('journey.undated') : format.month(node.time));
      const heading = order === 'category' ? words.category(node.category) : month();
      if (heading !== before) found.set(index, heading);
      before = heading;
    });
    return found;
  }, [graph, listed, order, t, format, words]);
}

function Row({ node: i, heading }: { node: number; heading: string | undefined }): ReactNode {
  const t = useText();
  const format = useFormat();
  const node = useJourney(({ graph }) => graph?.nodes[i]);
  const model = useJourney((store) => store.model);
  const at = usePlayheadSlowly();
  if (node === undefined) return null;
  const late = model !== null && !model.lit(i, at);
  const when = node.time === null ? '' : format.date(node.time);
  const front = late ? format.date(model.plan.pace.date(playhead.at)) : '';
  const flags = model?.data.flags[i] ?? 0;
  return (
    <>
      {heading !== undefined && (
        <span className="sm-heading" aria-hidden="true">
          {heading}
        </span>
      )}
      <span className={late ? 'sm-line late' : 'sm-line'}>
        <Glyph
          shape={shapeOf(node)}
          sector={model?.plan.sector[i] ?? -1}
          hollow={(flags & UNCERTAIN) !== 0}
          struck={(flags & ARCHIVED) !== 0}
          faint={late}
        />
        <span className="cut grow" dir="auto">
          {node.label}
        </span>
        <span className="meta">{late ? t('journey.after', { date: front }) : when}</span>
      </span>
    </>
  );
}

import { useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { JourneyNode } from '@shared/contract/journey.ts';
import { changeSince } from '@shared/journey/changes.ts';
import { useFormat, useText } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { directionOf } from '../../ui/direction.ts';
import { Icon } from '../../ui/icons.tsx';
import { Menu } from '../../ui/popover.tsx';
import { VirtualList } from '../../ui/virtual-list.tsx';
import { focusCard } from './card-focus.ts';
import { Changes } from './changes-line.tsx';
import { NodeGlyph } from './glyph.tsx';
import { NodeMenu } from './node-menu.tsx';
import { ORDERS } from './order.ts';
import { playhead, select, setOrder, useJourney } from './store.ts';
import { usePlayheadSlowly } from './use-playhead.ts';
import { useWords } from './words.ts';

/** The map as a list: the same nodes, the same selection, the same actions. */
export function Twin(): ReactNode {
  const t = useText();
  const order = useJourney((store) => store.order);
  const since = useJourney((store) => store.filter.since);
  return (
    <nav className="sm-twin pane-side" aria-label={t('journey.list.label')}>
      <div className="sm-head">
        <h2 className="grow">{t(since === null ? 'journey.list' : 'journey.changes')}</h2>
        {since === null && (
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
        )}
      </div>
      <Changes />
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
  const nodes = graph?.nodes;
  const idAt = useCallback((index: number): string | undefined => nodes?.[listed[index] ?? -1]?.id, [nodes, listed]);
  const keyOf = useCallback((index: number): string => idAt(index) ?? String(index), [idAt]);
  const current = useMemo(
    () => (selected === null ? -1 : listed.findIndex((i) => nodes?.[i]?.id === selected)),
    [listed, selected, nodes],
  );
  if (listed.length === 0) return <p className="sm-none dim">{t('journey.list.none')}</p>;
  return (
    <NodeMenu idAt={(target) => idAt(rowIndex(target))}>
      <VirtualList
        label={t('journey.list.label')}
        count={listed.length}
        current={current}
        estimate={28}
        keyOf={keyOf}
        onMove={(index) => {
          const id = idAt(index);
          if (id !== undefined) select(id, { reveal: true });
        }}
        onOpen={focusCard}
        rowClass={(_, on) => (on ? 'sm-row cur' : 'sm-row')}
        row={(index) => <Row node={listed[index] ?? -1} heading={headings.get(index)} />}
      />
    </NodeMenu>
  );
}

/** The row a part of the list belongs to; -1 for none. */
function rowIndex(target: Element): number {
  return Number(target.closest('[data-index]')?.getAttribute('data-index') ?? -1);
}

/** Headings by row: the kind of change, the month, the category, or none. */
function useHeadings(): ReadonlyMap<number, string> {
  const t = useText();
  const format = useFormat();
  const words = useWords();
  const graph = useJourney((store) => store.graph);
  const listed = useJourney((store) => store.listed);
  const order = useJourney((store) => store.order);
  const since = useJourney((store) => store.filter.since);
  return useMemo(() => {
    const found = new Map<number, string>();
    if (order === 'used' && since === null) return found;
    const headingOf = (node: JourneyNode): string => {
      if (since !== null) {
        const change = changeSince(node, since);
        return change === null ? '' : t(`journey.change.${change.kind}`);
      }
      if (order === 'category') return words.category(node.category);
      return node.time === null ? t('journey.undated') : format.month(node.time);
    };
    let before: string | null = null;
    listed.forEach((i, index) => {
      const node = graph?.nodes[i];
      if (node === undefined) return;
      const heading = headingOf(node);
      if (heading !== before) found.set(index, heading);
      before = heading;
    });
    return found;
  }, [graph, listed, order, since, t, format, words]);
}

function Row({ node: i, heading }: { node: number; heading: string | undefined }): ReactNode {
  const t = useText();
  const words = useWords();
  const node = useJourney(({ graph }) => graph?.nodes[i]);
  const model = useJourney((store) => store.model);
  const at = usePlayheadSlowly();
  if (node === undefined) return null;
  const late = model !== null && !model.lit(i, at);
  const now = model === null || !Number.isFinite(at) ? Infinity : model.plan.pace.date(at);
  const gone = node.state !== 'active' && node.state !== 'stale' && (node.goneAt ?? -Infinity) <= now;
  return (
    <>
      {heading !== undefined && (
        <span className="sm-heading" aria-hidden="true">
          {heading}
        </span>
      )}
      <span className={late ? 'sm-line late' : gone ? 'sm-line gone' : 'sm-line'}>
        <NodeGlyph node={node} time={now} faint={late} />
        <span className="cut grow" dir={directionOf(words.label(node))}>
          {words.label(node)}
        </span>
        <span className="sr">{`, ${words.kind(node)}${gone ? `, ${t(`journey.state.${node.state}`)}` : ''}, `}</span>
        <When node={node} late={late} />
      </span>
    </>
  );
}

/** What stands at the end of a row: when it was learned, or changed, or that it comes after the playhead. */
function When({ node, late }: { node: JourneyNode; late: boolean }): ReactNode {
  const t = useText();
  const format = useFormat();
  const model = useJourney((store) => store.model);
  const since = useJourney((store) => store.filter.since);
  if (late && model !== null) {
    return <span className="meta">{t('journey.after', { date: format.date(model.plan.pace.date(playhead.at)) })}</span>;
  }
  const change = since === null ? null : changeSince(node, since);
  if (change !== null) return <span className="meta">{format.date(change.time)}</span>;
  if (node.time === null) return null;
  const date = format.date(node.time);
  return <span className="meta">{node.uncertain === null ? date : t('journey.card.before', { date })}</span>;
}

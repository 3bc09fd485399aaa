import { useEffect, useEffectEvent, useId, useMemo, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useText } from '../../i18n/language.tsx';
import { IconButton } from '../../ui/button.tsx';
import { focusCard } from './card-focus.ts';
import { Legend } from './legend.tsx';
import { StarMap } from './map/star-map.ts';
import { NodeMenu } from './node-menu.tsx';
import { NoticeLine } from './notice-line.tsx';
import { Overview } from './overview.tsx';
import type { Walk } from './order.ts';
import { clearFilter, playhead, select, useJourney, walkTo } from './store.ts';
import { useSummary } from './summary.ts';
import { keepDate, useModelListener } from './use-journey-data.ts';
import { useWords } from './words.ts';

const WALKS: Readonly<Record<string, Walk>> = {
  ArrowLeft: 'older',
  ArrowRight: 'newer',
  ArrowDown: 'link-next',
  ArrowUp: 'link-previous',
  Home: 'oldest',
  End: 'newest',
  PageDown: 'category-next',
  PageUp: 'category-previous',
};

/** The map with its legend and zoom buttons. One tab stop; the arrow keys walk from node to node. */
export function MapPane(): ReactNode {
  const t = useText();
  const host = useRef<HTMLDivElement>(null);
  const help = useId();
  const summary = useSummary();
  const map = useJourney((store) => store.map);
  const hovered = useRef<string | null>(null);
  useStarMap(host, hovered);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = WALKS[event.key];
    if (step !== undefined) walkTo(step);
    else if (event.key === 'Enter') focusCard();
    else if (event.key === '+' || event.key === '=') map?.zoomBy(1.4);
    else if (event.key === '-') map?.zoomBy(1 / 1.4);
    else if (event.key === '0') map?.fit();
    else if (event.key === 'Escape') {
      if (useJourney.getState().selected === null) clearFilter();
      else select(null);
    } else return;
    event.preventDefault();
  };

  return (
    <div className="sm-map">
      <div className="sm-stage">
        <NodeMenu idAt={() => hovered.current ?? undefined}>
          <div
            ref={host}
            className="sm-canvas"
            role="application"
            tabIndex={0}
            aria-label={t('journey.map', { summary })}
            aria-describedby={help}
            onKeyDown={onKeyDown}
          />
        </NodeMenu>
        <div className="sm-corner">
          <Overview />
          <div className="sm-zoom">
            <IconButton icon="plus" label={t('journey.zoom.in')} onClick={() => map?.zoomBy(1.4)} />
            <IconButton icon="minus" label={t('journey.zoom.out')} onClick={() => map?.zoomBy(1 / 1.4)} />
            <IconButton icon="fit" label={t('journey.zoom.fit')} onClick={() => map?.fit()} />
          </div>
        </div>
      </div>
      <p id={help} className="sr">
        {t('journey.map.help')}
      </p>
      <Spoken />
      <NoticeLine />
      <Legend />
    </div>
  );
}

/** What a screen reader hears when the selection moves: the node, and on a walk along links why they are linked. */
function Spoken(): ReactNode {
  const t = useText();
  const words = useWords();
  const selected = useJourney((store) => store.selected);
  const model = useJourney((store) => store.model);
  const graph = useJourney((store) => store.graph);
  const linkWalk = useJourney((store) => store.linkWalk);
  const text = useMemo(() => {
    const node = graph?.nodes.find((one) => one.id === selected);
    if (node === undefined) return '';
    const i = model?.indexOf(node.id) ?? -1;
    const said = words.spoken(node, model?.neighbours(i).length ?? 0);
    const edge =
      linkWalk === null ? undefined : model?.neighbours(linkWalk.from).find((neighbour) => neighbour.node === i)?.edge;
    return edge === undefined ? said : `${said} ${t('journey.spoken.why', { reason: words.reason(edge) })}`;
  }, [model, graph, selected, linkWalk, words, t]);
  return (
    <p className="sr" role="status">
      {selected === null ? t('journey.released') : text}
    </p>
  );
}

/** Keeps the drawn map on the page and in step with the store. */
function useStarMap(host: { readonly current: HTMLDivElement | null }, hovered: { current: string | null }): void {
  const words = useWords();
  const map = useJourney((store) => store.map);
  const graph = useJourney((store) => store.graph);
  const selected = useJourney((store) => store.selected);
  const kept = useJourney((store) => store.kept);
  const fresh = useJourney((store) => store.fresh);
  const onModel = useEffectEvent(useModelListener());
  const firstWords = useEffectEvent(() => words);

  useEffect(() => {
    if (host.current === null) return;
    const made = new StarMap(host.current, firstWords(), {
      onHover: (id) => {
        hovered.current = id;
      },
      onSelect: (id) => select(id),
      onDate: (time) => {
        playhead.pause();
        playhead.set(made.model.plan.pace.at(time));
      },
      onCamera: (camera) => useJourney.setState({ camera }),
      onModel: (model) => onModel(model),
    });
    made.setCamera(useJourney.getState().camera);
    useJourney.setState({ map: made });
    const stopPlayhead = playhead.subscribe(() => made.setPlayhead(playhead.at));
    const stopTheme = watchTheme(() => made.refreshTheme());
    return () => {
      playhead.pause();
      stopPlayhead();
      stopTheme();
      made.stop();
      keepDate();
      useJourney.setState({ map: null, model: null });
    };
  }, [host, hovered]);

  useEffect(() => {
    if (map === null || graph === null) return;
    map.setGraph(graph, useJourney.getState().places);
    map.setPlayhead(playhead.at);
  }, [map, graph]);
  useEffect(() => map?.setWords(words), [map, words]);
  useEffect(() => map?.setSelected(selected), [map, selected]);
  useEffect(() => map?.setKept(kept), [map, kept]);
  useEffect(() => map?.setFresh(fresh), [map, fresh]);
}

/** Calls back when light and dark or the size of text change, by the system or by the person. */
function watchTheme(changed: () => void): () => void {
  const queries = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)', '(forced-colors: active)'].map((query) =>
    window.matchMedia(query),
  );
  queries.forEach((query) => query.addEventListener('change', changed));
  const watcher = new MutationObserver(changed);
  watcher.observe(document.documentElement, {
    attributes: true,
    attributeFilter: ['data-theme', 'data-contrast', 'style'],
  });
  return () => {
    queries.forEach((query) => query.removeEventListener('change', changed));
    watcher.disconnect();
  };
}

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useLookingOn } from '../../app/app-store.ts';
import { isTyping } from '../../app/keyboard.ts';
import { useKeyLines } from '../../app/commands.ts';
import { href } from '../../app/route.ts';
import type { ScreenProps } from '../../app/screens.ts';
import { useBridge } from '../../bridge/context.tsx';
import { useText } from '../../i18n/language.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Empty, Failed, Loading } from '../../ui/states.tsx';
import { act, type Action, actionsOf, undoLast } from './actions.ts';
import { Filters, SearchField } from './bar.tsx';
import { Card } from './card.tsx';
import { MapPane } from './map-pane.tsx';
import { Scrubber } from './scrubber.tsx';
import { step } from './step.ts';
import { ExportMenu } from './share/export-menu.tsx';
import { GoneNode } from './gone-node.tsx';
import { ForeignBar } from './share/foreign-bar.tsx';
import { backToOwn, playhead, select, useJourney, useSelectedNode } from './store.ts';
import { Twin } from './twin.tsx';
import { useJourneyData, useLeftBehind } from './use-journey-data.ts';
import './journey.css';

/** The Star Map: list, map, card and time, one selection for all. */
export default function Screen({ query }: ScreenProps): ReactNode {
  const t = useText();
  const search = useRef<HTMLInputElement>(null);
  const [wished, setList] = useState<boolean | null>(null);
  // In a narrow window the list comes when it has something to tell: what changed.
  const telling = useJourney((store) => store.filter.since !== null);
  const list = wished ?? telling;
  const graph = useJourney((store) => store.graph);
  const error = useJourney((store) => store.error);
  const node = useSelectedNode();
  const asked = query['node'];
  useJourneyData();
  useLeftBehind();
  useScreenKeys(search);
  useEffect(() => {
    if (asked === undefined) return;
    backToOwn();
    select(asked, { reveal: true });
  }, [asked]);

  return (
    <main className="sm">
      <header className="bar">
        <h1>{t('journey.title')}</h1>
        <SearchField inputRef={search} />
        <Filters />
        <span className="grow" />
        <IconButton
          className="narrow-only"
          icon="list"
          label={t(list ? 'journey.list.hide' : 'journey.list.show')}
          aria-expanded={list}
          onClick={() => setList(!list)}
        />
        <ExportMenu />
      </header>
      <ForeignBar />
      {asked !== undefined && <GoneNode key={asked} id={asked} />}
      {error !== null && <Failed error={error} />}
      {graph === null ? (
        error === null && <Loading />
      ) : graph.nodes.length === 0 ? (
        <Empty
          icon="star"
          title={t('journey.empty')}
          actions={
            <a className="btn" href={href('chat', ['new'])}>
              {t('journey.empty.action')}
            </a>
          }
        >
          {t('journey.empty.text')}
        </Empty>
      ) : (
        <div className="sm-work" data-list={list || undefined} data-card={node !== null || undefined}>
          <Twin />
          <MapPane />
          {node !== null && <Card node={node} />}
          <Scrubber />
        </div>
      )}
    </main>
  );
}

/** Space plays, `/` searches, letters act on the selected node, from anywhere on the screen that is not a text or a button. */
function useScreenKeys(search: { readonly current: HTMLInputElement | null }): void {
  const t = useText();
  const doByKey = useActionKeys();
  useKeyLines(
    'journey.title',
    useMemo(
      () => [
        { keys: ['←', '→'], label: t('journey.keys.time') },
        { keys: ['↑', '↓'], label: t('journey.keys.links') },
        { keys: ['PgUp', 'PgDn'], label: t('journey.keys.category') },
        { keys: ['Home', 'End'], label: t('journey.keys.ends') },
        { keys: ['+', '−', '0'], label: t('journey.keys.zoom') },
        { keys: ['Enter'], label: t('journey.keys.card') },
        { keys: ['E'], label: t('journey.keys.edit') },
        { keys: ['Del'], label: t('journey.keys.remove') },
        { keys: ['R'], label: t('journey.keys.restore') },
        { keys: ['P'], label: t('journey.keys.pin') },
        { keys: ['U'], label: t('journey.keys.undo') },
        { keys: ['Space'], label: t('journey.keys.play') },
        { keys: [',', '.'], label: t('journey.keys.step') },
        { keys: ['/'], label: t('journey.keys.search') },
        { keys: ['Esc'], label: t('journey.keys.release') },
      ],
      [t],
    ),
  );
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const inside = (what: string): boolean => event.target instanceof Element && event.target.closest(what) !== null;
      // In a menu letters look for an item; they must not act on what is behind it.
      if (inside('[role=menu], [role=dialog]')) return;
      const pressing = inside('button, a');
      if (event.key === ' ' && !pressing) playhead.toggle();
      else if (event.key === '/') search.current?.focus();
      else if (event.key === ',') step(-1);
      else if (event.key === '.') step(1);
      else if (event.repeat || !doByKey(event.key)) return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [search, doByKey]);
}

/** What each key does with the selected node, the first of them that can be done now. */
const BY_KEY: Readonly<Record<string, readonly Action[]>> = {
  e: ['edit'],
  Delete: ['remove', 'archive'],
  r: ['restore', 'unarchive'],
  p: ['pin', 'unpin'],
};

/** Acts on the selected node by key; answers whether there was anything to do. */
function useActionKeys(): (key: string) => boolean {
  const bridge = useBridge();
  const lookingOn = useLookingOn();
  return useCallback(
    (key) => {
      const { graph, selected } = useJourney.getState();
      if (key.toLowerCase() === 'u') {
        void undoLast(bridge);
        return true;
      }
      const node = graph?.nodes.find(({ id }) => id === selected);
      if (node === undefined) return false;
      const can = actionsOf(node, lookingOn);
      const action = (BY_KEY[key] ?? BY_KEY[key.toLowerCase()])?.find((one) => can.includes(one));
      if (action === undefined) return false;
      void act(bridge, node, action);
      return true;
    },
    [bridge, lookingOn],
  );
}

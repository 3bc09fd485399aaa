import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { isTyping } from '../../app/keyboard.ts';
import { useKeyLines } from '../../app/commands.ts';
import { href } from '../../app/route.ts';
import type { ScreenProps } from '../../app/screens.ts';
import { useText } from '../../i18n/language.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Empty, Failed, Loading } from '../../ui/states.tsx';
import { Filters, SearchField } from './bar.tsx';
import { Card } from './card.tsx';
import { ExportMenu } from './export-menu.tsx';
import { MapPane } from './map-pane.tsx';
import { Scrubber } from './scrubber.tsx';
import { playhead, select, useJourney, useSelectedNode } from './store.ts';
import { Twin } from './twin.tsx';
import { useJourneyData, useLeftBehind } from './use-journey-data.ts';
import './journey.css';

/** The Star Map: list, map, card and time, one selection for all. */
export default function Screen({ query }: ScreenProps): ReactNode {
  const t = useText();
  const search = useRef<HTMLInputElement>(null);
  const [list, setList] = useState(false);
  const graph = useJourney((store) => store.graph);
  const error = useJourney((store) => store.error);
  const node = useSelectedNode();
  const asked = query['node'];
  useJourneyData();
  useLeftBehind();
  useScreenKeys(search);
  useEffect(() => {
    if (asked !== undefined) select(asked, { reveal: true });
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

/** Space plays, `/` searches, from anywhere on the screen that is not a text or a button. */
function useScreenKeys(search: { readonly current: HTMLInputElement | null }): void {
  const t = useText();
  useKeyLines(
    'journey.title',
    useMemo(
      () => [
        { keys: ['←', '→'], label: t('journey.keys.time') },
        { keys: ['↑', '↓'], label: t('journey.keys.links') },
        { keys: ['PgUp', 'PgDn'], label: t('journey.keys.category') },
        { keys: ['Home', 'End'], label: t('journey.keys.ends') },
        { keys: ['+', '−', '0'], label: t('journey.keys.zoom') },
        { keys: ['Space'], label: t('journey.keys.play') },
        { keys: ['/'], label: t('journey.keys.search') },
        { keys: ['Esc'], label: t('journey.keys.release') },
      ],
      [t],
    ),
  );
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const pressing = event.target instanceof Element && event.target.closest('button, a, [role=menu]') !== null;
      if (event.key === ' ' && !pressing) playhead.toggle();
      else if (event.key === '/') search.current?.focus();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [search]);
}

import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { create } from 'zustand';
import { useBridge } from '../bridge/context.tsx';
import type { TextKey } from '../i18n/catalog/index.ts';
import { useFormat, useText } from '../i18n/language.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { Failed } from '../ui/states.tsx';
import { useApp } from './app-store.ts';
import { useCommands } from './commands.ts';
import { go, href } from './route.ts';
import type { Place } from './route.ts';

interface Stop {
  readonly place: Place;
  readonly title: TextKey;
  readonly text: TextKey;
}

/** What is shown, in the order of a first look: about twenty seconds each. */
const stops: readonly Stop[] = [
  { place: 'memory', title: 'tour.memory', text: 'tour.memoryText' },
  { place: 'approvals', title: 'tour.approvals', text: 'tour.approvalsText' },
  { place: 'journey', title: 'tour.journey', text: 'tour.journeyText' },
  { place: 'sessions', title: 'tour.sessions', text: 'tour.sessionsText' },
  { place: 'skills', title: 'tour.skills', text: 'tour.skillsText' },
  { place: 'chat', title: 'tour.chat', text: 'tour.chatText' },
];

/** Where the tour stands; null while none is given. */
const useTour = create<{ readonly at: number | null }>(() => ({ at: null }));

/** Kept in the home that is visited: the tour is given once by itself, and again whenever it is asked for. */
const GIVEN = 'tour.given';

function goTo(at: number): void {
  useTour.setState({ at });
  const stop = stops[at];
  if (stop !== undefined) go(href(stop.place));
}

/**
 * The tour of the demo home: a card beside the screen it speaks of, which stays alive under it. It begins by itself for someone
 * who came from the first run; the palette begins it again.
 */
export function Tour(): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const demo = useApp(({ state }) => state?.demo ?? false);
  const visiting = useApp(({ state }) => state?.visiting ?? false);
  const at = useTour((store) => store.at);

  useEffect(() => {
    if (!demo || !visiting) return;
    let live = true;
    bridge.request('ui.get', { key: GIVEN }).then(
      ({ value }) => live && value !== true && goTo(0),
      // A tour that does not begin by itself is in the palette.
      () => undefined,
    );
    return () => {
      live = false;
    };
  }, [bridge, demo, visiting]);

  const commands = useMemo(
    () => (demo ? [{ id: 'tour', label: t('tour.begin'), icon: 'play' as const, run: () => goTo(0) }] : []),
    [demo, t],
  );
  useCommands('tour', commands);
  return at === null ? null : <Card at={at} visiting={visiting} />;
}

function Card({ at, visiting }: { at: number; visiting: boolean }): ReactNode {
  const t = useText();
  const format = useFormat();
  const bridge = useBridge();
  const [error, setError] = useState<unknown>(null);
  const stop = stops[at];
  if (stop === undefined) return null;
  const last = at === stops.length - 1;
  const end = (): void => {
    useTour.setState({ at: null });
    bridge.request('ui.set', { key: GIVEN, value: true }).catch(() => undefined);
  };
  const back = (): void => {
    bridge.request('homes.open', { to: { kind: 'back' } }).catch(setError);
  };
  return (
    <aside className="tour pop" aria-label={t('tour.label')}>
      <header className="flex">
        <h2 className="grow">{t(stop.title)}</h2>
        <span className="meta">{t('tour.at', { n: format.number(at + 1), of: format.number(stops.length) })}</span>
        <IconButton small icon="close" label={t('tour.end')} onClick={end} />
      </header>
      <p aria-live="polite">{t(stop.text)}</p>
      {error !== null && <Failed error={error} />}
      <div className="btns">
        {at > 0 && <Button onClick={() => goTo(at - 1)}>{t('tour.back')}</Button>}
        {!last && (
          <Button kind="ink" onClick={() => goTo(at + 1)}>
            {t('tour.next')}
          </Button>
        )}
        {last && !visiting && (
          <Button kind="ink" onClick={end}>
            {t('tour.end')}
          </Button>
        )}
        {visiting && (
          <Button kind={last ? 'ink' : 'quiet'} onClick={back}>
            {t('tour.home')}
          </Button>
        )}
      </div>
    </aside>
  );
}

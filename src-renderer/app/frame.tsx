import { Suspense, useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useText } from '../i18n/language.tsx';
import { Failed, Loading } from '../ui/states.tsx';
import { useApp } from './app-store.ts';
import { Banners } from './banners.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { hasMod, isTyping } from './keyboard.ts';
import { KeysSheet } from './keys-sheet.tsx';
import { Palette } from './palette.tsx';
import { Rail } from './rail.tsx';
import { go, href, places, useRoute } from './route.ts';
import { screens } from './screens.ts';
import { StatusStrip } from './status-strip.tsx';

type Over = 'palette' | 'keys' | null;

/** Rail, screen, status strip, and what may lie over them. */
export function Frame(): ReactNode {
  const t = useText();
  const { place, rest, query } = useRoute();
  const [over, setOver] = useState<Over>(null);
  const ready = useApp((store) => store.state !== null);
  const error = useApp((store) => store.error);
  const close = useCallback(() => setOver(null), []);
  useFrameKeys(setOver);
  const { view: View, label } = screens[place];

  useEffect(() => {
    document.title = `${t(label)} · ${t('common.app')}`;
  }, [t, label]);

  return (
    <div className="app">
      <Rail current={place} />
      <div className="stage">
        <Banners place={place} />
        {ready ? (
          <ErrorBoundary key={place} fallback={(fault) => <BrokenScreen fault={fault} />}>
            <Suspense
              fallback={
                <main>
                  <Loading />
                </main>
              }
            >
              <View rest={rest} query={query} />
            </Suspense>
          </ErrorBoundary>
        ) : (
          <main>{error === null ? <Loading label={t('start.connecting')} /> : <Failed error={error} />}</main>
        )}
      </div>
      <StatusStrip onKeys={() => setOver('keys')} />
      {over === 'palette' && <Palette onClose={close} />}
      {over === 'keys' && <KeysSheet onClose={close} />}
    </div>
  );
}

function BrokenScreen({ fault }: { fault: unknown }): ReactNode {
  const t = useText();
  return (
    <main>
      <header className="bar">
        <h1>{t('screen.failed')}</h1>
        <span className="meta">{t('screen.failedSafe')}</span>
      </header>
      <Failed error={fault} onRetry={() => window.location.reload()} />
    </main>
  );
}

/** The keys that work on every screen. */
function useFrameKeys(setOver: (over: Over | ((was: Over) => Over)) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing) return;
      if (hasMod(event) && !event.shiftKey) {
        const key = event.key.toLowerCase();
        const place = places[Number(key) - 1];
        if (key === 'k') setOver((was) => (was === 'palette' ? null : 'palette'));
        else if (key === 'n') go(href('chat', ['new']));
        else if (place !== undefined) go(href(place));
        else return;
        event.preventDefault();
        return;
      }
      if (event.key === '?' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target)) {
        event.preventDefault();
        setOver('keys');
      }
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [setOver]);
}

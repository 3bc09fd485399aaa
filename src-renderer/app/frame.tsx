import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useText } from '../i18n/language.tsx';
import { Failed, Loading } from '../ui/states.tsx';
import { useApp } from './app-store.ts';
import { Banners } from './banners.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { holdsMod, keysPressed } from '@shared/shell/keys.ts';
import { useAct } from './acts.ts';
import { Arrival } from './arrival.ts';
import type { Over } from './acts.ts';
import { useBoundKeys } from './bindings.ts';
import type { BindingAct } from './bindings.ts';
import { isMac, isTyping } from './keyboard.ts';
import { KeysSheet } from './keys-sheet.tsx';
import { usePageNotices } from './page-notices.ts';
import { Palette } from './palette.tsx';
import { Rail } from './rail.tsx';
import { useRoute } from './route.ts';
import { screens } from './screens.ts';
import { StatusStrip } from './status-strip.tsx';
import { Tour } from './tour.tsx';
import { useWaysIn } from './ways-in.ts';

const FirstRun = lazy(() => import('../features/first-run/first-run.tsx'));

/** Rail, screen, status strip, and what may lie over them. */
export function Frame(): ReactNode {
  const t = useText();
  const { place, rest, query } = useRoute();
  const [over, setOver] = useState<Over>(null);
  const ready = useApp((store) => store.state !== null);
  const error = useApp((store) => store.error);
  const welcome = useApp((store) => store.welcoming);
  // A conversation that is asked for by its id is shown all the same.
  const firstRun = welcome && place === 'chat' && (rest[0] ?? 'new') === 'new';
  const close = useCallback(() => setOver(null), []);
  const act = useAct(setOver);
  useFrameKeys(act);
  useWaysIn(setOver);
  usePageNotices();
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
          <ErrorBoundary key={`${place} ${String(firstRun)}`} fallback={(fault) => <BrokenScreen fault={fault} />}>
            <Suspense
              fallback={
                <main>
                  <Loading />
                </main>
              }
            >
              {firstRun ? (
                <FirstRun />
              ) : (
                <>
                  <View rest={rest} query={query} />
                  <Arrival place={place} />
                </>
              )}
            </Suspense>
          </ErrorBoundary>
        ) : (
          <main>{error === null ? <Loading label={t('start.connecting')} /> : <Failed error={error} />}</main>
        )}
      </div>
      <StatusStrip onKeys={() => setOver('keys')} />
      <Tour />
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

/** The keys that work on every screen, as the table has them. */
function useFrameKeys(act: (act: BindingAct) => void): void {
  const bound = useBoundKeys();
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing) return;
      const pressed = keysPressed(event, isMac);
      const found = bound.find(({ keys, conflict }) => conflict === null && keys !== '' && keys === pressed);
      if (found === undefined || (isTyping(event.target) && !holdsMod(found.keys))) return;
      event.preventDefault();
      act(found.binding.act);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [bound, act]);
}

import { useState } from 'react';
import type { ReactNode } from 'react';
import { useBridge } from '../bridge/context.tsx';
import { useErrorText } from '../i18n/error-text.ts';
import { useFormat, useText } from '../i18n/language.tsx';
import { ReviewNews } from '../features/learning/review-news.tsx';
import { Icon } from '../ui/icons.tsx';
import { useApp } from './app-store.ts';
import { useKeysOf } from './bindings.ts';
import { ariaKeys, keyLabel } from './keyboard.ts';
import { href } from './route.ts';
import { ProviderTrouble } from './provider-trouble.tsx';
import { useSnapshotWatch, useThisSession } from './this-session.ts';

/** The line at the foot: whose home, which model, how the frozen prompt stands to memory, tokens today, the keys.
 * A lost connection is said here, where it moves nothing. */
export function StatusStrip({ onKeys }: { onKeys: () => void }): ReactNode {
  const t = useText();
  const format = useFormat();
  const state = useApp((store) => store.state);
  const lost = useApp((store) => store.connection === 'lost');
  const sheetKeys = useKeysOf('keys');
  useSnapshotWatch();
  return (
    <footer className="strip" aria-label={t('strip.label')}>
      {lost && (
        <span className="strip-lost" role="status">
          <Icon name="offline" size={14} />
          {t('banner.lost')}
        </span>
      )}
      {state !== null && !lost && (
        <>
          <a className="strip-home" href={href('settings', ['data'])}>
            <Icon name="user" size={14} />
            {state.profile}
            <span className="meta wide-only cut">{state.demo ? t('strip.demo') : state.homeShort}</span>
          </a>
          <a href={href('settings', ['providers'])} title={state.provider.problem ?? undefined}>
            <Icon name={state.provider.problem === null ? 'radio' : 'alert'} size={14} />
            {providerWords()}
          </a>
        </>
      )}
      {!lost && <FrozenLink />}
      {!lost && <ProviderTrouble />}
      {!lost && <ReviewNews />}
      <span className="grow" />
      {state !== null && !lost && state.visiting && <WayBack />}
      {state !== null && !lost && <PauseSwitch paused={state.paused} lookingOn={state.mode === 'onlooker'} />}
      {state !== null && (
        <span className="meta wide-only">{t('strip.tokens', { n: format.compact(state.tokensToday) })}</span>
      )}
      <button type="button" className="strip-keys wide-only" onClick={onKeys} aria-keyshortcuts={ariaKeys(sheetKeys)}>
        {sheetKeys !== '' && <kbd>{keyLabel(sheetKeys)}</kbd>} {t('strip.keys')}
      </button>
    </footer>
  );

  function providerWords(): string {
    if (state === null) return '';
    if (state.provider.problem !== null) return state.provider.problem;
    if (state.provider.kind === 'offline_guide') return t('strip.guide');
    return t('strip.online', { provider: state.provider.label });
  }
}

/** One switch for everything that acts by itself: turns, and MCP servers. */
function PauseSwitch({ paused, lookingOn }: { paused: boolean; lookingOn: boolean }): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const errorText = useErrorText();
  const [error, setError] = useState<unknown>(null);
  const turn = (): void => {
    bridge.request('app.pause', { paused: !paused }).then(() => setError(null), setError);
  };
  if (lookingOn) return paused ? <span className="strip-paused">{t('strip.paused')}</span> : null;
  return (
    <>
      {error !== null && <span role="alert">{errorText(error).lead}</span>}
      {paused && (
        <span className="strip-paused" role="status">
          {t('strip.paused')}
        </span>
      )}
      <button type="button" className="strip-keys" aria-pressed={paused} title={t('strip.pauseNote')} onClick={turn}>
        <Icon name={paused ? 'play' : 'pause'} size={14} /> {paused ? t('strip.goOn') : t('strip.pause')}
      </button>
    </>
  );
}

/** From a home that was opened for a look: the way to one's own. */
function WayBack(): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const errorText = useErrorText();
  const [error, setError] = useState<unknown>(null);
  return (
    <>
      {error !== null && <span role="alert">{errorText(error).lead}</span>}
      <button
        type="button"
        className="strip-keys"
        onClick={() => void bridge.request('homes.open', { to: { kind: 'back' } }).catch(setError)}
      >
        <Icon name="undo" size={14} /> {t('palette.back')}
      </button>
    </>
  );
}

function FrozenLink(): ReactNode {
  const t = useText();
  const format = useFormat();
  const { session, snapshot } = useThisSession();
  if (session === null || snapshot === null) return null;
  const differ = snapshot.differ === 0 ? t('strip.same') : t.count('strip.differ', snapshot.differ);
  return (
    <a href={href('memory', [session])}>
      <Icon name="snowflake" size={14} />
      {t('strip.and', { a: t('strip.frozen', { time: format.stamp(snapshot.frozenAt) }), b: differ })}
    </a>
  );
}

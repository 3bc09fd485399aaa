import { useMemo } from 'react';
import type { AppState, HomeChoice } from '@shared/contract/index.ts';
import { formatLink } from '@shared/shell/links.ts';
import { useApp } from './app-store.ts';
import { useKeysOf } from './bindings.ts';
import { useBridge } from '../bridge/context.tsx';
import { useText } from '../i18n/language.tsx';
import type { Command } from './commands.ts';
import { copyText } from '../ui/copy.tsx';
import { focusComposer } from './focus-composer.ts';
import { go, href } from './route.ts';
import { useThisSession } from './this-session.ts';

/** The config.yaml keys of the appearance: this app's own, under `desk:`. */
export const appearanceKeys = { theme: 'desk.theme', language: 'desk.language' } as const;

const themes = { system: 'common.system', light: 'common.light', dark: 'common.dark' } as const;
const languages = { system: 'common.system', en: 'common.languageEn', zh: 'common.languageZh' } as const;

/** Writes a choice of appearance; the window follows when the core says that it changed. */
export function useAppearance(): {
  setTheme: (theme: AppState['theme']) => Promise<unknown>;
  setLanguage: (language: AppState['language']) => Promise<unknown>;
} {
  const bridge = useBridge();
  return useMemo(
    () => ({
      setTheme: (theme) => bridge.request('settings.set', { key: appearanceKeys.theme, value: theme }),
      setLanguage: (language) => bridge.request('settings.set', { key: appearanceKeys.language, value: language }),
    }),
    [bridge],
  );
}

/** A new session, with the caret where the person writes. */
function beginSession(): void {
  go(href('chat', ['new']));
  focusComposer();
}

/** What the palette can do on every screen. */
export function useFrameCommands(): readonly Command[] {
  const t = useText();
  const { setTheme, setLanguage } = useAppearance();
  const bridge = useBridge();
  const session = useThisSession((store) => store.session);
  const desktop = useApp(({ state }) => state?.host === 'electron');
  const newKeys = useKeysOf('new_session');
  const demo = useApp(({ state }) => state?.demo ?? false);
  const visiting = useApp(({ state }) => state?.visiting ?? false);
  const paused = useApp(({ state }) => state?.paused ?? false);
  return useMemo(() => {
    const commands: Command[] = [
      { id: 'new', label: t('keys.newSession'), icon: 'plus', keys: newKeys, run: beginSession },
    ];
    commands.push({
      id: 'pause',
      label: paused ? t('palette.goOn') : t('palette.pause'),
      icon: paused ? 'play' : 'pause',
      run: () => void bridge.request('app.pause', { paused: !paused }).catch(() => undefined),
    });
    const link = formatLink({ kind: 'session', session: session ?? '', message: null });
    // A browser follows no such links.
    if (desktop && session !== null && link !== null) {
      commands.push({ id: 'link', label: t('palette.copyLink'), icon: 'link', run: () => void copyText(link) });
    }
    const open = (to: HomeChoice): void => void bridge.request('homes.open', { to }).catch(() => undefined);
    if (visiting) {
      commands.push({ id: 'back', label: t('palette.back'), icon: 'undo', run: () => open({ kind: 'back' }) });
    } else if (!demo) {
      commands.push({ id: 'demo', label: t('palette.demo'), icon: 'play', run: () => open({ kind: 'demo' }) });
    }
    for (const theme of ['system', 'light', 'dark'] as const) {
      commands.push({
        id: `theme ${theme}`,
        label: t('palette.theme', { theme: t(themes[theme]) }),
        run: () => void setTheme(theme),
      });
    }
    for (const language of ['system', 'en', 'zh'] as const) {
      commands.push({
        id: `language ${language}`,
        label: t('palette.language', { language: t(languages[language]) }),
        run: () => void setLanguage(language),
      });
    }
    return commands;
  }, [t, bridge, session, desktop, newKeys, demo, visiting, paused, setTheme, setLanguage]);
}

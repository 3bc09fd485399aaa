import { StrictMode, useEffect } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Bridge } from '../bridge/bridge.ts';
import { BridgeProvider } from '../bridge/context.tsx';
import { chooseLanguage, LanguageProvider } from '../i18n/language.tsx';
import '../ui/theme.css';
import { useApp, watchApp } from './app-store.ts';
import { Frame } from './frame.tsx';
import { useLooks, usualLooks } from './theme.ts';
import './frame.css';

/** Draws the app over a bridge. */
export function start(bridge: Bridge, root: HTMLElement): void {
  watchApp(bridge);
  createRoot(root).render(
    <StrictMode>
      <BridgeProvider bridge={bridge}>
        <App />
      </BridgeProvider>
    </StrictMode>,
  );
}

/** The frame in the person's language and theme. */
export function App(): ReactNode {
  const language = chooseLanguage(
    useApp(({ state }) => state?.language ?? 'system'),
    navigator.languages,
  );
  useLooks(
    useApp(({ state }) => state?.theme ?? 'system'),
    useApp(({ state }) => state?.looks ?? usualLooks),
  );
  useEffect(() => {
    document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en';
  }, [language]);
  return (
    <LanguageProvider language={language}>
      <Frame />
    </LanguageProvider>
  );
}

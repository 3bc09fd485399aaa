import { useEffect, useRef } from 'react';
import { useBridge } from '../bridge/context.tsx';
import { useText } from '../i18n/language.tsx';
import { go, href } from './route.ts';

/** How long a turn takes before its end is told, unless config.yaml says otherwise. */
const LONG_SECONDS = 20;

interface Wanted {
  readonly on: boolean;
  readonly afterMs: number;
}

/**
 * In a browser the page itself tells when a long turn has ended and the person looks elsewhere, once they gave the browser leave in
 * Settings. The desktop app tells by itself.
 */
export function usePageNotices(): void {
  const bridge = useBridge();
  const t = useText();
  const wanted = useRef<Wanted>({ on: false, afterMs: 0 });
  useEffect(() => {
    if (!('Notification' in window)) return;
    const begun = new Map<string, number>();
    const load = async (): Promise<void> => {
      try {
        const [{ notifications }, { settings }] = await Promise.all([
          bridge.request('shell.state', {}),
          bridge.request('settings.get', {}),
        ]);
        const value = (key: string): unknown => settings.find((setting) => setting.key === key)?.value;
        const seconds = value('desk.notify_after_seconds');
        wanted.current = {
          on: notifications === 'page' && value('desk.notifications') !== 'off',
          afterMs: (typeof seconds === 'number' ? seconds : LONG_SECONDS) * 1000,
        };
      } catch {
        // Nothing is told while it is not known whether it is wanted.
        wanted.current = { on: false, afterMs: 0 };
      }
    };
    void load();
    const tell = async (session: string, body: string): Promise<void> => {
      const title = await bridge.request('sessions.get', { id: session }).then(
        (row) => row.title ?? '',
        () => '',
      );
      const notice = new Notification(title === '' ? t('common.app') : title, { body, tag: session });
      notice.onclick = () => {
        window.focus();
        go(href('chat', [session]));
        notice.close();
      };
    };
    const stops = [
      bridge.on('settings.changed', ({ keys }) => {
        if (keys.some((key) => key.startsWith('desk.notif'))) void load();
      }),
      bridge.on('turn.started', ({ turn }) => void begun.set(turn, Date.now())),
      bridge.on('turn.ended', ({ turn, session, outcome }) => {
        const since = begun.get(turn);
        begun.delete(turn);
        const { on, afterMs } = wanted.current;
        if (!on || outcome === 'stopped' || since === undefined || Date.now() - since < afterMs) return;
        if (document.hasFocus() || Notification.permission !== 'granted') return;
        void tell(session, outcome === 'completed' ? t('notice.answered') : t('notice.notAnswered'));
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [bridge, t]);
}

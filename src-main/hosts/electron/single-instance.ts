import type { App, BrowserWindow } from 'electron';

type Instance = Pick<App, 'requestSingleInstanceLock' | 'on'>;

/**
 * One Electron app a home: the lock lies in userData, and userData lies in the home. The second one ends (false), and
 * the first comes to the front.
 */
export function isOnlyInstance(app: Instance, window: () => BrowserWindow | null): boolean {
  if (!app.requestSingleInstanceLock()) return false;
  app.on('second-instance', () => {
    const first = window();
    if (first === null) return;
    if (first.isMinimized()) first.restore();
    first.show();
    first.focus();
  });
  return true;
}

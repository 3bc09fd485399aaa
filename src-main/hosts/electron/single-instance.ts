import type { App, BrowserWindow } from 'electron';

type Instance = Pick<App, 'requestSingleInstanceLock' | 'on'>;

/**
 * One Electron app a home: the lock lies in userData, and userData lies in the home. The second one ends (false), and
 * the first comes to the front and hears with what it was started.
 */
export function isOnlyInstance(
  app: Instance,
  window: () => BrowserWindow | null,
  onSecond: (argv: readonly string[]) => void = () => undefined,
): boolean {
  if (!app.requestSingleInstanceLock()) return false;
  app.on('second-instance', (_event, argv) => {
    onSecond(argv);
    const first = window();
    if (first === null) return;
    bringToFront(first);
  });
  return true;
}

/** Shows a window over the others and gives it the keys. Only for what the person asked. */
export function bringToFront(window: Pick<BrowserWindow, 'isMinimized' | 'restore' | 'show' | 'focus'>): void {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}

import type { App } from 'electron';

/** How long closing may take before the app ends all the same; what was acknowledged is on disk already. */
const PATIENCE_MS = 5000;

/** Closes the core before the app ends, once, however the end came about. */
export function closeBeforeQuit(app: Pick<App, 'on' | 'quit'>, close: () => Promise<void>): void {
  let state: 'open' | 'closing' | 'closed' = 'open';
  app.on('will-quit', (event) => {
    if (state === 'closed') return;
    event.preventDefault();
    if (state === 'closing') return;
    state = 'closing';
    const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS).unref());
    void Promise.race([close().catch(() => undefined), patience]).then(() => {
      state = 'closed';
      app.quit();
    });
  });
}

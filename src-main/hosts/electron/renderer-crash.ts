import type { Event, RenderProcessGoneDetails, WebContents } from 'electron';
import type { Log } from '../../api/log.ts';

/** How many crashes within a minute are mended by loading again. */
const MAX_RELOADS = 3;

/** A page whose process died is loaded again: all it showed is on disk. One that keeps dying is left. */
export function recoverRenderer(contents: Pick<WebContents, 'on' | 'reload'>, log: Log, now = Date.now): void {
  let crashes: number[] = [];
  contents.on('render-process-gone', (_event: Event, details: RenderProcessGoneDetails) => {
    if (details.reason === 'clean-exit') return;
    log.error('the window had to be loaded again', { reason: details.reason });
    crashes = [...crashes.filter((time) => time > now() - 60_000), now()];
    if (crashes.length <= MAX_RELOADS) contents.reload();
  });
}

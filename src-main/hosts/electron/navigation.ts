import type { Event, WebContents } from 'electron';
import type { OpenExternal } from './external-links.ts';
import type { TrustedOrigin } from './trusted-origin.ts';

/** What of a page's contents the guard holds on to. */
export type GuardedNavigation = Pick<WebContents, 'on'>;

/**
 * A window never leaves the app: any navigation of any frame to another origin is stopped. A link a person followed
 * opens in the system's browser instead, if it is one that may.
 */
export function guardNavigation(contents: GuardedNavigation, trusted: TrustedOrigin, openExternal: OpenExternal): void {
  contents.on('will-navigate', (event: Event<{ url: string }>) => {
    if (trusted.isOurs(event.url)) return;
    event.preventDefault();
    openExternal(event.url);
  });
  contents.on('will-frame-navigate', (event: Event<{ url: string; isMainFrame: boolean }>) => {
    if (!event.isMainFrame && !trusted.isOurs(event.url)) event.preventDefault();
  });
  contents.on('will-redirect', (event: Event<{ url: string }>) => {
    if (!trusted.isOurs(event.url)) event.preventDefault();
  });
}

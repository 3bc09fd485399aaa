import type { Event, WebContents } from 'electron';

/** No page embeds a guest. The tag is off by default as well; this holds even if a preference should turn it on. */
export function refuseWebviews(contents: Pick<WebContents, 'on'>): void {
  contents.on('will-attach-webview', (event: Event) => event.preventDefault());
}

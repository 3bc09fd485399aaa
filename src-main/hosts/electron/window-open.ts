import type { WebContents } from 'electron';
import type { OpenExternal } from './external-links.ts';

/** No page opens a window. What it wanted to show goes to the system's browser, if it is an address that may. */
export function guardWindowOpen(contents: Pick<WebContents, 'setWindowOpenHandler'>, openExternal: OpenExternal): void {
  contents.setWindowOpenHandler(({ url }) => {
    openExternal(url);
    return { action: 'deny' };
  });
}

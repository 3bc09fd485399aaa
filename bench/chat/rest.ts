import type { Browser } from 'playwright-core';
import type { ChatHome } from './home.ts';
import { processorTime, type Window } from './window.ts';

const restMs = 60_000;

/** Shares of a core, in percent, that the window (with all of its drawing) and the host take over a minute in which nobody does anything. */
export async function atRest(
  browser: Browser,
  { page, rendererTime }: Window,
  host: number,
  home: ChatHome,
): Promise<Record<'window' | 'host', number>> {
  // In the long conversation, once all of it has come in. A caret blinks; a field without the focus has none.
  await page.evaluate((id) => (window.location.hash = `#/chat/${id}`), home.long);
  await page.waitForSelector('.talk article.row');
  await page.waitForFunction(() => document.querySelectorAll('.talk .gap').length === 0);
  await page.waitForTimeout(8000);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const now = async (): Promise<Record<'window' | 'host', number>> => {
    const { drawing, host: hostMs } = await processorTime(browser, host);
    return { window: (await rendererTime()) + drawing, host: hostMs };
  };
  const before = await now();
  await page.waitForTimeout(restMs);
  const after = await now();
  const share = (ms: number): number => (100 * ms) / restMs;
  return { window: share(after.window - before.window), host: share(after.host - before.host) };
}

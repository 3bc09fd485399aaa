import { readFileSync } from 'node:fs';
import type { Browser, CDPSession, Page } from 'playwright-core';

/** What a window of the bench can be asked. */
export interface Window {
  readonly page: Page;
  readonly devtools: CDPSession;
  /** Milliseconds of processor time that the renderer's main thread has worked. */
  readonly mainThread: () => Promise<number>;
  /** Bytes of JavaScript memory after a collection, and elements there are. */
  readonly memory: () => Promise<{ readonly bytes: number; readonly nodes: number }>;
}

/** Opens a page at an address, with what the bench measures by. */
export async function openWindow(browser: Browser, url: string): Promise<Window> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(url);
  await page.waitForSelector('nav');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const metric = async (name: string): Promise<number> => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  };
  return {
    page,
    devtools,
    mainThread: async () => 1000 * (await metric('TaskDuration')),
    memory: async () => {
      await devtools.send('HeapProfiler.collectGarbage');
      return { bytes: await metric('JSHeapUsedSize'), nodes: await metric('Nodes') };
    },
  };
}

/** Milliseconds of processor time of every process of the browser that draws this page, and of the host. */
export async function processorTime(browser: Browser, host: number): Promise<{ renderer: number; host: number }> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const renderers = processInfo.filter(({ type }) => type === 'renderer' || type === 'GPU');
  return { renderer: 1000 * renderers.reduce((sum, one) => sum + one.cpuTime, 0), host: hostTime(host) };
}

/** Clock ticks of a process, of which Linux counts a hundred a second. */
function hostTime(pid: number): number {
  try {
    const fields =
      readFileSync(`/proc/${String(pid)}/stat`, 'utf8')
        .split(') ')[1]
        ?.split(' ') ?? [];
    return 10 * (Number(fields[11] ?? 0) + Number(fields[12] ?? 0));
  } catch {
    return Number.NaN;
  }
}

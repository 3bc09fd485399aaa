/** Opens one contestant in a browser of its own and measures it there. */
import { type Browser, chromium, type Page } from 'playwright-core';
import { chromiumPath } from '../../e2e/harness/chromium.ts';
import type { Contestant, Frames } from './page/gesture.ts';
import type { OurContestant } from './page/page.ts';

declare global {
  interface Window {
    contestant: Contestant;
  }
}

/** A browser with the driver's default flags; as root Chromium's own sandbox refuses to run. */
export async function withPage<T>(
  use: (page: Page, browser: Browser) => Promise<T>,
  size = { width: 1280, height: 800 },
): Promise<T> {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: chromiumPath(), args });
  try {
    const page = await browser.newPage({ viewport: size });
    page.on('pageerror', (error) => process.stderr.write(`page: ${error.message}\n`));
    return await use(page, browser);
  } finally {
    await browser.close();
  }
}

export async function ready(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForSelector('body[data-ready=yes]', { timeout: 120_000 });
  await page.waitForTimeout(800);
}

/** A gesture by the clock and by the processor time it took: the page's own thread, and all of the browser. */
export interface Run extends Frames {
  /** Milliseconds a frame. */
  readonly mainThread: number;
  readonly browser: number;
}

/** Runs frames on the page and tells what they took. */
export type Stopwatch = (run: () => Promise<Frames>) => Promise<Run>;

async function stopwatch(page: Page, browser: Browser): Promise<Stopwatch> {
  const own = await page.context().newCDPSession(page);
  await own.send('Performance.enable', { timeDomain: 'threadTicks' });
  const root = await browser.newBrowserCDPSession();
  /** Processor time so far, in milliseconds. */
  const spent = async (): Promise<{ mainThread: number; browser: number }> => {
    const { metrics } = await own.send('Performance.getMetrics');
    const { processInfo } = await root.send('SystemInfo.getProcessInfo');
    return {
      mainThread: 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN),
      browser: 1000 * processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0),
    };
  };
  return async (run) => {
    const before = await spent();
    const frames = await run();
    const after = await spent();
    return {
      ...frames,
      mainThread: (after.mainThread - before.mainThread) / frames.frames,
      browser: (after.browser - before.browser) / frames.frames,
    };
  };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? NaN;
}

/** The median run, number by number. */
export function medianRun(runs: readonly Run[]): Run {
  const of = (key: keyof Run): number => median(runs.map((run) => run[key]));
  return { fps: of('fps'), frames: of('frames'), p95: of('p95'), mainThread: of('mainThread'), browser: of('browser') };
}

/** What the map did while it was laid out and painted, and in what followed. */
export interface Ours {
  readonly timings: Readonly<Record<string, number>>;
  /** Processor time of the longest task of the page's thread, in milliseconds: until the map stood, and in a gesture (median). */
  readonly longestStanding: number;
  readonly longestMoving: number;
  readonly gesture: Run;
  readonly replay: Run;
  readonly rest: number;
  readonly overlaps: number;
  readonly labels: number;
}

const FRAMES = 240;
const RUNS = 3;

export function measureOurs(url: string, nodes: number): Promise<Ours> {
  return withPage(async (page, browser) => {
    await browser.startTracing(page, { categories: TASKS });
    await ready(page, `${url}?n=${nodes}`);
    const standing = await browser.stopTracing();
    const timings = await page.evaluate(() => window.contestant.timings);
    const gesture = (): Promise<Frames> => page.evaluate((n) => window.contestant.gesture(n), FRAMES);
    await gesture();
    const runs: Run[] = [];
    const timed = await stopwatch(page, browser);
    for (let i = 0; i < RUNS; i++) runs.push(await timed(gesture));
    const longest: number[] = [];
    for (let i = 0; i < RUNS; i++) {
      await browser.startTracing(page, { categories: TASKS });
      await gesture();
      longest.push(longestTask(await browser.stopTracing(), null));
    }
    const replays: Run[] = [];
    for (let i = 0; i < RUNS; i++) {
      replays.push(await timed(() => page.evaluate((n) => (window.contestant as OurContestant).replay(n), FRAMES)));
    }
    await page.evaluate(() => (window.contestant as OurContestant).map.setPlayhead(Infinity));
    const { overlaps, most } = await page.evaluate((n) => (window.contestant as OurContestant).labels(n), FRAMES);
    await page.waitForTimeout(1500);
    const rest = await page.evaluate(() => (window.contestant as OurContestant).rest(2000));
    return {
      timings,
      longestStanding: longestTask(standing, 'map-begins'),
      longestMoving: median(longest),
      gesture: medianRun(runs),
      replay: medianRun(replays),
      rest,
      overlaps,
      labels: most,
    };
  });
}

export function measureRival(url: string, name: string, nodes: number): Promise<Run> {
  return withPage(async (page, browser) => {
    await ready(page, `${url}rival.html?with=${name}&n=${nodes}`);
    const gesture = (frames: number): Promise<Frames> => page.evaluate((n) => window.contestant.gesture(n), frames);
    await gesture(10);
    const timed = await stopwatch(page, browser);
    const runs: Run[] = [];
    for (let i = 0; i < RUNS; i++) {
      runs.push(await timed(() => gesture(FRAMES)));
      // One that takes its whole patience for a few frames says the same a second time.
      if ((runs.at(-1)?.fps ?? 0) < 15) break;
    }
    return medianRun(runs);
  });
}

const TASKS = ['disabled-by-default-devtools.timeline', 'devtools.timeline', 'blink.user_timing'];

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly tdur?: number;
  readonly dur?: number;
}

/** Processor time of the page's longest task, in milliseconds; after a mark, if one is named. */
function longestTask(trace: Buffer, after: string | null): number {
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { traceEvents: TraceEvent[] };
  const tasks = traceEvents.filter(({ name }) => name === 'RunTask');
  const mark = traceEvents.find(({ name }) => name === after);
  const busy = new Map<string, number>();
  const thread = ({ pid, tid }: TraceEvent): string => `${pid}/${tid}`;
  for (const event of traceEvents) {
    if (event.name === 'FireAnimationFrame') busy.set(thread(event), (busy.get(thread(event)) ?? 0) + 1);
  }
  const page = mark === undefined ? [...busy].sort((a, b) => b[1] - a[1])[0]?.[0] : thread(mark);
  const own = tasks.filter((task) => thread(task) === page && task.ts >= (mark?.ts ?? 0));
  return Math.max(0, ...own.map(({ tdur, dur }) => (tdur ?? dur ?? 0) / 1000));
}

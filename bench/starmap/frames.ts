/**
 * Frames a second while panning and zooming with all labels on, beside a naive canvas in the same run (every edge and every glyph
 * its own path, nothing culled, nothing kept). Also layout, first paint, replay, work at rest. Prints one line a size and returns
 * the figures. Headless Chromium with the driver's default flags: `node bench/starmap/frames.ts [sizes]`.
 */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { serveMap } from './build.ts';

interface Gesture {
  readonly fps: number;
  readonly frames: number;
  readonly p95: number;
  readonly longest: number;
  readonly overlaps: number;
  readonly labels: number;
}

/** What the page under test offers, see page/page.ts. */
declare global {
  interface Window {
    starMap: {
      readonly timings: Record<string, number>;
      gesture(frames: number, naive: boolean): Promise<Gesture>;
      replay(frames: number): Promise<number>;
      rest(ms: number): Promise<number>;
      readonly map: { readonly stats: Record<string, number> };
    };
  }
}

async function open(page: Page, url: string, n: number): Promise<void> {
  await page.goto(`${url}?n=${n}&theme=dark`);
  await page.waitForSelector('body[data-ready=yes]', { timeout: 60_000 });
  await page.waitForTimeout(500);
}

const sizes = (process.argv[2] ?? '3000,10000,20000').split(',').map(Number);
const { url, stop } = await serveMap(await mkdtemp(join(tmpdir(), 'star-map-')));
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
const devtools = await page.context().newCDPSession(page);
await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });

/** Milliseconds of processor time the page's main thread has used: says the same on a busy machine. */
async function mainThread(): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN);
}
console.log(
  'nodes | layout ms | first paint ms | fps | naive | ratio | p95 ms | main thread ms a frame, naive | longest task ms | overlay max ms | still ms | replay fps | labels, overlaps | frames at rest',
);
for (const n of sizes) {
  await open(page, url, n);
  const timings = await page.evaluate(() => window.starMap.timings);
  await page.evaluate(() => window.starMap.gesture(20, false));
  const start = await mainThread();
  const naive = await page.evaluate(() => window.starMap.gesture(240, true));
  const between = await mainThread();
  const ours = await page.evaluate(() => window.starMap.gesture(240, false));
  const cpu = { naive: (between - start) / naive.frames, ours: ((await mainThread()) - between) / ours.frames };
  const stats = await page.evaluate(() => window.starMap.map.stats);
  const replay = await page.evaluate(() => window.starMap.replay(180));
  const rest = await page.evaluate(() => window.starMap.rest(1500));
  const f = (value: number | undefined, digits = 1): string => (value ?? NaN).toFixed(digits);
  console.log(
    [
      n,
      f(stats['layoutMs'], 0),
      f(timings['firstPicture'], 0),
      f(ours.fps),
      f(naive.fps),
      `x${f(ours.fps / naive.fps, 2)}`,
      f(ours.p95),
      `${f(cpu.ours)}, ${f(cpu.naive)}`,
      f(ours.longest, 0),
      f(stats['overlayMax']),
      f(stats['pictureMax'], 0),
      f(replay),
      `${ours.labels}, ${ours.overlaps}`,
      rest,
    ].join(' | '),
  );
}
await browser.close();
stop();

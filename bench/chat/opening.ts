import type { Page } from 'playwright-core';
import type { ChatHome } from './home.ts';
import type { Window } from './window.ts';

const rounds = 7;

/** Milliseconds from the click to the frame in which `selector` with `words` is there. */
async function until(page: Page, hash: string, selector: string, words: string): Promise<number> {
  return page.evaluate(
    async ([to, find, holds]) => {
      const began = performance.now();
      window.location.hash = to;
      for (;;) {
        await new Promise(requestAnimationFrame);
        const found = [...document.querySelectorAll(find)].some((one) => one.textContent.includes(holds));
        if (found) return performance.now() - began;
        if (performance.now() - began > 20_000) return Number.NaN;
      }
    },
    [hash, selector, words] as const,
  );
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** How long conversations take to open, by turns, each from another screen. */
export async function opening({ page }: Window, home: ChatHome): Promise<Record<'short' | 'long' | 'hit', number>> {
  const times = { short: [] as number[], long: [] as number[], hit: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    const away = async (): Promise<void> => {
      await page.evaluate(() => (window.location.hash = '#/sessions'));
      await page.waitForSelector('.sessions');
      await page.waitForTimeout(600);
    };
    await away();
    times.short.push(await until(page, `#/chat/${home.short}`, '.talk article.row', 'Answer 20.'));
    await away();
    times.long.push(await until(page, `#/chat/${home.long}`, '.talk article.row', 'Answer 10000.'));
    await away();
    const hit = `#/chat/${home.long}?message=${String(home.middle)}`;
    times.hit.push(await until(page, hit, '.talk .row[aria-current="true"]', 'Question 5001'));
    // The whole of it has come in before the next round begins.
    await page.waitForFunction(() => document.querySelectorAll('.talk .gap').length === 0);
    await page.waitForTimeout(1500);
    // Where a reader was is where a conversation opens again.
    await page.evaluate(() => {
      const box = document.querySelector('.talk');
      if (box !== null) box.scrollTop = box.scrollHeight;
    });
    await page.waitForTimeout(300);
  }
  return { short: median(times.short.slice(1)), long: median(times.long.slice(1)), hit: median(times.hit.slice(1)) };
}

/** Frames a second while a long conversation scrolls, beside a page that draws nothing new in the same run. */
export async function scrolling(
  { page, mainThread }: Window,
  home: ChatHome,
): Promise<Record<'fps' | 'still' | 'p95' | 'work', number>> {
  await page.evaluate((id) => (window.location.hash = `#/chat/${id}`), home.long);
  await page.waitForSelector('.talk article.row');
  await page.waitForTimeout(2500);
  await page.evaluate(() => {
    const box = document.querySelector('.talk');
    if (box !== null) box.scrollTop = box.scrollHeight;
  });
  await page.waitForTimeout(500);
  const frames = 240;
  const run = (step: number): Promise<number[]> =>
    page.evaluate(
      async ([count, by]) => {
        const box = document.querySelector('.talk');
        const times: number[] = [];
        let last = performance.now();
        for (let frame = 0; frame < count; frame += 1) {
          if (box !== null && by !== 0) box.scrollTop -= by;
          await new Promise(requestAnimationFrame);
          const now = performance.now();
          times.push(now - last);
          last = now;
        }
        return times;
      },
      [frames, step] as const,
    );
  const still = await run(0);
  const before = await mainThread();
  const moving = await run(60);
  const work = (await mainThread()) - before;
  const rate = (times: readonly number[]): number => (1000 * times.length) / times.reduce((sum, one) => sum + one, 0);
  return {
    fps: rate(moving),
    still: rate(still),
    p95: moving.toSorted((a, b) => a - b)[Math.floor(0.95 * frames)] ?? Number.NaN,
    work: work / frames,
  };
}

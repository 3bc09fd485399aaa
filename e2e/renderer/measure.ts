import { build, preview } from 'vite';
import { chromium } from 'playwright-core';
import type { Page } from 'playwright-core';

/**
 * Measures how the chat feels over a core in memory: `node e2e/renderer/measure.ts`. Prints one line a question, with what
 * was measured; nothing is judged here.
 */
const configFile = `${import.meta.dirname}/vite.config.ts`;
await build({ configFile, logLevel: 'error' });
const server = await preview({ configFile, preview: { port: 0 }, logLevel: 'error' });
const base = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
page.on('pageerror', (error) => console.log('page error:', error.message));

const talk = '.talk';
const top = (target: Page): Promise<number> => target.$eval(talk, (box) => box.scrollTop);
const settle = (): Promise<void> => page.waitForTimeout(300);

/** Text and place of the first message row that is wholly in view. */
const reading = (): Promise<{ text: string; y: number }> =>
  page.$eval(talk, (box) => {
    const edge = box.getBoundingClientRect().top;
    const rows = [...box.querySelectorAll('article.row')]
      .map((row) => ({ text: row.textContent.slice(0, 60), y: row.getBoundingClientRect().top - edge }))
      .filter((row) => row.y >= 0)
      .sort((a, b) => a.y - b.y);
    return rows[0] ?? { text: '', y: 0 };
  });

await page.goto(`${base}?long=10000#/sessions`);
await page.waitForSelector('.sessions');
await page.goto(`${base}?long=10000#/chat/labels`);
await page.waitForSelector('.row');

const opened = await page.evaluate(async () => {
  const began = performance.now();
  window.location.hash = '#/chat/photo';
  for (;;) {
    await new Promise(requestAnimationFrame);
    const rows = [...document.querySelectorAll('.talk article.row')];
    if (rows.some((row) => row.textContent.includes('Answer 10000'))) return performance.now() - began;
  }
});
console.log(`open 10,000 messages, last one painted: ${opened.toFixed(0)} ms`);
await page.waitForTimeout(1500);
const missing = await page.$$eval('.talk .gap', (gaps) => gaps.length);
console.log(
  `at the end: ${await page.$eval(talk, (b) => b.scrollHeight - b.scrollTop - b.clientHeight)} px from it, gaps ${missing}`,
);

// Scroll up in steps: a row in view must move by exactly the step.
let worst = 0;
for (let step = 0; step < 40; step += 1) {
  const before = await reading();
  await page.mouse.move(800, 400);
  await page.mouse.wheel(0, -300);
  await page.waitForTimeout(60);
  const after = await page.$eval(
    talk,
    (box, text) => {
      const row = [...box.querySelectorAll('article.row')].find((each) => each.textContent.startsWith(text));
      return row === undefined ? null : row.getBoundingClientRect().top - box.getBoundingClientRect().top;
    },
    before.text,
  );
  if (after !== null) worst = Math.max(worst, Math.abs(after - before.y - 300));
}
console.log(`wheel up 40 x 300 px: a row in view was off by at most ${worst.toFixed(1)} px`);

const home = await page.evaluate(async () => {
  const began = performance.now();
  const box = document.querySelector('.talk');
  if (box === null) return -1;
  box.scrollTop = 0;
  for (let frame = 0; frame < 120; frame += 1) {
    await new Promise(requestAnimationFrame);
    if ([...box.querySelectorAll('article.row')].some((row) => row.textContent.includes('Question 1:')))
      return performance.now() - began;
  }
  return -1;
});
console.log(`to the first message: ${home.toFixed(0)} ms, scrollTop ${await top(page)}`);

await page.goto(`${base}?long=10000#/chat/photo?message=5001`);
await page.reload();
await page.waitForSelector('.row[aria-current="true"]', { timeout: 5000 });
await page.waitForTimeout(800);
const linked = await page.$eval('.row[aria-current="true"]', (row) => ({
  text: row.textContent.slice(0, 30),
  y: row.getBoundingClientRect().top,
}));
console.log(`deep link: "${linked.text}" at y ${linked.y.toFixed(0)}`);

// Frames while scrolling.
const frames = await page.evaluate(async () => {
  const box = document.querySelector('.talk');
  if (box === null) return [];
  const times: number[] = [];
  let last = performance.now();
  for (let frame = 0; frame < 180; frame += 1) {
    box.scrollTop += 40;
    await new Promise(requestAnimationFrame);
    const now = performance.now();
    times.push(now - last);
    last = now;
  }
  return times.sort((a, b) => a - b);
});
console.log(
  `scroll 180 frames: p50 ${frames[90]?.toFixed(1)} ms, p95 ${frames[171]?.toFixed(1)} ms, worst ${frames.at(-1)?.toFixed(1)} ms`,
);

// Stream 5,000 tokens at 200 a second, first at the end, then while reading above.
const stream = (tokens: number): Promise<{ longest: number; tasks: number }> =>
  page.evaluate(async (count) => {
    const { world } = window as unknown as { world: { emit: (type: string, data: unknown) => void } };
    let longest = 0;
    let tasks = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        longest = Math.max(longest, entry.duration);
        tasks += 1;
      }
    });
    observer.observe({ type: 'longtask' });
    const turn = { session: 'photo', turn: 't9' };
    world.emit('turn.started', { ...turn, startedAt: Date.now() });
    const words = 'The `service` waits for the **disk**, then it starts. ';
    for (let index = 0; index < count; index += 10) {
      const text =
        index % 600 === 590 ? '\n\n```ts\nconst a = 1;\nconst b = 2;\n```\n\n' : index % 200 === 190 ? '\n\n' : words;
      world.emit('turn.delta', { ...turn, text, reasoning: '' });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
    observer.disconnect();
    return { longest, tasks };
  }, tokens);

await page.goto(`${base}?long=10000#/chat/photo`);
await page.reload();
await page.waitForSelector('.row');
await page.waitForTimeout(1500);
const pinned = await stream(5000);
console.log(
  `streaming 5,000 tokens at the end: ${pinned.tasks} long tasks, longest ${pinned.longest.toFixed(0)} ms; ${await page.$eval(talk, (b) => b.scrollHeight - b.scrollTop - b.clientHeight)} px from the end`,
);
await page.mouse.move(800, 400);
await page.mouse.wheel(0, -20_000);
await settle();
const before = await reading();
await stream(1000);
const after = await reading();
console.log(
  `streaming while reading above: "${before.text.slice(0, 20)}" ${before.y.toFixed(1)} -> "${after.text.slice(0, 20)}" ${after.y.toFixed(1)}; pill: ${await page.$$eval('.below', (b) => b[0]?.textContent ?? 'none')}`,
);

// Typing while it streams.
const typed = 'The quick brown fox jumps over the lazy dog 0123456789 '.repeat(4);
await page.click('textarea.tx');
const running = stream(600);
await page.keyboard.type(typed, { delay: 12 });
await running;
console.log(`typing while streaming: ${(await page.inputValue('textarea.tx')) === typed ? 'exact' : 'LOST'}`);
const paste = await page.evaluate(async () => {
  const field = document.querySelector('textarea.tx');
  if (field === null) return -1;
  const data = new DataTransfer();
  data.setData('text/plain', 'a line of a log that is long enough to be one\n'.repeat(110_000));
  const began = performance.now();
  field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  return performance.now() - began;
});
console.log(
  `paste of 5 MB: ${paste.toFixed(0)} ms, ${await page.$$eval('.pasted', (p) => p[0]?.textContent ?? 'not taken')}`,
);
await browser.close();
await server.close();

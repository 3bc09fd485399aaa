/** Pictures of the screen: `node bench/starmap/screens.ts OUT [filter]`. */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { serveMap } from './build.ts';

const out = process.argv[2] ?? 'pictures';
const filter = process.argv[3] ?? '';
const { url, stop } = await serveMap(await mkdtemp(join(tmpdir(), 'star-map-')));
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const sizes = [
  { width: 1280, height: 800 },
  { width: 900, height: 600 },
];
/** How much there is, and what else is asked of the page. */
const SCREENS: readonly (readonly [number, string])[] = [
  [0, ''],
  [1, ''],
  [40, ''],
  [400, ''],
  [3000, ''],
  [10_000, ''],
  [365, '&pattern=daily'],
  [120, '&pattern=minute'],
  [400, '&pattern=provided'],
  [400, '&text=200'],
  [3000, '&language=zh'],
];
for (const size of sizes) {
  for (const theme of ['dark', 'light']) {
    for (const [n, more] of SCREENS) {
      const name = `screen-${n}${more.replaceAll(/&(?:\w+=)?/g, '-')}-${size.width}-${theme}`;
      if (!name.includes(filter)) continue;
      const page = await browser.newPage({ viewport: size });
      page.on('pageerror', (error) => console.error('page error:', error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') console.error('console:', message.text());
      });
      await page.goto(`${url}app.html?n=${n}&theme=${theme}${more}#/journey`);
      await page.waitForTimeout(n > 5000 ? 3000 : 1500);
      if (n === 1 || n === 40 || n === 400) {
        await page.locator('.sm-canvas').focus();
        for (const key of ['End', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
        await page.waitForTimeout(500);
      }
      await page.screenshot({ path: join(out, `${name}.png`) });
      console.log(name);
      await page.close();
    }
  }
}
await browser.close();
stop();

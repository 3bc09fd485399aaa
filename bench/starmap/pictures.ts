/** Pictures of the map alone: `node bench/starmap/pictures.ts OUT [filter]`. */
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
const page = await browser.newPage({ viewport: { width: 1000, height: 760 } });
page.on('pageerror', (error) => console.error('page error:', error.message));
page.on('console', (message) => {
  if (message.type() === 'error') console.error('console:', message.text());
});
for (const theme of ['dark', 'light']) {
  for (const n of [40, 400, 3000, 10_000]) {
    const name = `${theme}-${String(n).padStart(5, '0')}`;
    if (!name.includes(filter)) continue;
    await page.goto(`${url}?n=${n}&theme=${theme}`);
    await page.waitForSelector('body[data-ready=yes]', { timeout: 60_000 });
    await page.waitForTimeout(700);
    await page.screenshot({ path: join(out, `${name}.png`) });
    console.log(name, await page.evaluate('JSON.stringify(window.starMap.timings)'));
  }
}
await browser.close();
stop();

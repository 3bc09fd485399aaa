// `node scripts/screenshots.mjs`: draws the pictures of the README from the demo home, on the web host.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { main, root, runtimeEnv, runtimeNode, say } from './lib/project.mjs';
import { ensureInstalled } from './setup.mjs';

const folder = join(root, 'docs', 'screenshots');
const size = { width: 1060, height: 640 };

/** @typedef {import('playwright-core').Page} Page */

/** The pictures: what is done before each is taken. @type {Record<string, (page: Page) => Promise<void>>} */
const pictures = {
  memory: async (page) => {
    await page.goto(`${origin(page)}/#/memory`);
    await page.locator('.cmp [role=row]').first().waitFor();
  },
  approvals: async (page) => {
    await page.goto(`${origin(page)}/#/approvals`);
    await page.locator('.decide').waitFor();
  },
  'star-map': async (page) => {
    await page.goto(`${origin(page)}/#/journey`);
    await page.getByRole('slider', { name: 'Date' }).waitFor();
  },
  chat: async (page) => {
    await page.goto(`${origin(page)}/#/chat/new`);
    const field = page.getByRole('textbox', { name: 'Message', exact: true });
    for (const words of ['did we talk about the printer', 'remember that I prefer metric units']) {
      await field.fill(words);
      await field.press('Enter');
      await page.locator('.talk .said').filter({ hasText: words }).waitFor();
      await page.locator('.talk article').last().and(page.locator('.answer:not([data-live])')).waitFor();
    }
  },
};

await main(import.meta.url, async () => {
  await ensureInstalled();
  await ensureBuilt();
  const executablePath = await ensureChromium();
  if (executablePath === null) throw new Error('There is no Chromium. Install one, or run: npx playwright install');
  const node = runtimeNode();
  const host = spawn(node, [join(root, 'out', 'main', 'web.js'), '--demo', '--no-open', '--port', '0', '--json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: runtimeEnv(node),
  });
  const { chromium } = await import(pathToFileURL(join(root, 'node_modules/playwright-core/index.mjs')).href);
  const browser = await chromium.launch({
    executablePath,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const [line] = await once(createInterface({ input: host.stdout }), 'line');
    mkdirSync(folder, { recursive: true });
    /** @type {Page} */
    const page = await browser.newPage({ viewport: size, locale: 'en-US', reducedMotion: 'reduce' });
    await page.goto(JSON.parse(line).url);
    for (const [name, prepare] of Object.entries(pictures)) {
      await prepare(page);
      for (const theme of /** @type {const} */ (['light', 'dark'])) {
        await page.emulateMedia({ colorScheme: theme });
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        await page.screenshot({ path: join(folder, `${name}-${theme}.png`), animations: 'disabled' });
      }
      say(`docs/screenshots/${name}-{light,dark}.png`);
    }
  } finally {
    await browser.close();
    const ended = once(host, 'exit');
    host.kill('SIGTERM');
    await ended;
  }
});

/** @param {Page} page */
function origin(page) {
  return new URL(page.url()).origin;
}

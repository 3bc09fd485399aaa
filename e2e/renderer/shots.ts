import { mkdirSync } from 'node:fs';
import { createServer } from 'vite';
import { chromium } from 'playwright-core';

/**
 * Takes pictures of every screen in both themes and sizes: `node e2e/renderer/shots.ts [out-dir] [filter]`. For looking at,
 * not for comparing by a machine.
 */
const outDir = process.argv[2] ?? 'out/shots';
const only = process.argv[3] ?? '';

const pages = [
  ['chat', '#/chat/photo', ''],
  ['chat-empty', '#/chat/new', '?world=empty'],
  ['chat-long', '#/chat/photo', '?long=10000'],
  ['sessions', '#/sessions', ''],
  ['sessions-search', '#/sessions?q=port', ''],
  ['sessions-zh', '#/sessions?q=port', '?language=zh'],
  ['sessions-empty', '#/sessions', '?world=empty'],
  ['skills', '#/skills/media%2Fphoto-import', ''],
  ['skills-empty', '#/skills', '?world=empty'],
  ['settings', '#/settings', ''],
  ['settings-memory', '#/settings/memory', ''],
  ['settings-mcp', '#/settings/mcp', ''],
  ['settings-mcp-zh', '#/settings/mcp', '?language=zh'],
  ['chat-refs', '#/chat/photo', ''],
  ['chat-refs-zh', '#/chat/photo', '?language=zh'],
  ['paused', '#/settings/chat', ''],
  ['paused-zh', '#/settings/chat', '?language=zh'],
  ['chat-ask', '#/chat/calendar', ''],
  ['chat-ask-zh', '#/chat/calendar', '?language=zh'],
  ['settings-data', '#/settings/data', ''],
  ['settings-look', '#/settings/appearance', ''],
  ['settings-keys', '#/settings/shortcuts', ''],
  ['settings-profiles', '#/settings/profiles', ''],
  ['first-run', '#/chat', '?world=empty&welcome=1'],
  ['first-run-zh', '#/chat', '?world=empty&welcome=1&language=zh'],
  ['chat-zh', '#/chat/photo', '?language=zh'],
  ['settings-zh', '#/settings', '?language=zh'],
  ['lost', '#/chat/photo', '?lost=1'],
] as const;

const server = await createServer({
  configFile: `${import.meta.dirname}/vite.config.ts`,
  server: { port: 0 },
  logLevel: 'error',
});
await server.listen();
const base = server.resolvedUrls?.local[0] ?? '';
mkdirSync(outDir, { recursive: true });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const [width, height] of [
  [1280, 800],
  [900, 600],
] as const) {
  for (const theme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ viewport: { width, height }, colorScheme: theme });
    const page = await context.newPage();
    page.on('pageerror', (error) => console.error('page error:', error.message));
    page.on('console', (line) => {
      if (line.type() === 'error' || line.type() === 'warning') console.error('console:', line.text());
    });
    for (const [name, hash, query] of pages) {
      if (only !== '' && !`${name}-${width}-${theme}`.includes(only)) continue;
      await page.goto(`${base}${query}${hash}`);
      await page.reload();
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(400);
      if (name.startsWith('paused')) {
        await page.getByRole('button', { name: /Pause|暂停/ }).click();
        await page.waitForTimeout(200);
      }
      if (name.startsWith('chat-refs')) {
        await page.getByRole('textbox').last().fill('Compare @file:stacks/compose.yml with @diff, then see @');
        await page.waitForTimeout(200);
      }
      await page.screenshot({ path: `${outDir}/${name}-${width}-${theme}.png` });
    }
    await context.close();
  }
}
await browser.close();
await server.close();

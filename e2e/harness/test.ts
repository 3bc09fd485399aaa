import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page, type TestInfo } from '@playwright/test';
import { whyNoElectron } from './electron-app.ts';
import { openApp, type HostOptions, type OpenApp } from './host.ts';

/** Policy violations, script and console errors, and foreign requests of a page. A test that provokes some says which. */
interface Faults {
  readonly seen: string[];
  readonly provoked: RegExp[];
}

interface Fixtures {
  /** A fresh, empty home of this test alone. Tests that need one with content write into it before they use `app`. */
  home: string;
  /** Opens the app on a home (`home` when not given); closed when the test ends. */
  launch: (home?: string, extra?: readonly string[]) => Promise<OpenApp>;
  /** The app, open on `home`, its window drawn. */
  app: OpenApp;
  /** What no page of ours may ever do: noted while the test runs, checked when it ends. */
  faults: Faults;
}

/** The test of every scenario: own home, own app, the host its project names. */
export const test = base.extend<Fixtures & HostOptions>({
  kind: ['web', { option: true }],

  home: async ({}, use) => {
    const home = mkdtempSync(join(tmpdir(), 'hermes-desk-e2e-'));
    await use(home);
    rmSync(home, { recursive: true, force: true });
  },

  faults: async ({}, use) => {
    const faults: Faults = { seen: [], provoked: [] };
    await use(faults);
    const unexpected = faults.seen.filter((fault) => !faults.provoked.some((pattern) => pattern.test(fault)));
    expect(unexpected, 'policy violations, script errors and foreign requests').toEqual([]);
  },

  launch: async ({ kind, home, browser, contextOptions, viewport, locale, faults }, use, testInfo) => {
    const why = kind === 'electron' ? whyNoElectron() : null;
    testInfo.skip(why !== null, why ?? '');
    const open: OpenApp[] = [];
    await use(async (where = home, extra = []) => {
      const app = await openApp(
        kind,
        where,
        browser,
        { ...contextOptions, viewport, ...(locale === undefined ? {} : { locale }) },
        extra,
      );
      open.push(app);
      watch(app.page, faults.seen);
      return app;
    });
    for (const app of open) await app.close();
  },

  app: async ({ launch }, use) => {
    const app = await launch();
    await expect(railOf(app.page)).toBeVisible();
    await use(app);
  },
});

export { expect };

/** The rail: the way between the screens. */
export function railOf(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Screens' });
}

/** Notes what no page may do. Console errors are where Chromium reports a broken Content-Security-Policy. */
function watch(page: Page, faults: string[]): void {
  page.on('pageerror', (fault) => faults.push(`script error: ${fault.message}`));
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/i.test(message.text())) faults.push(`policy: ${message.text()}`);
    else if (message.type() === 'error') faults.push(`console error: ${message.text()}`);
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    const own = ['127.0.0.1', 'hermes-desk', 'hermes-desk.app.stand-in', ''].includes(hostname);
    if (!own && protocol !== 'data:' && protocol !== 'blob:') faults.push(`foreign request: ${request.url()}`);
  });
}

/** Fails on anything axe calls serious or critical on the screen as it is. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  // The legacy mode runs in the page alone; a second page cannot be opened for it under Electron.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const told = grave.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.target.join(' ')).join('; ')})`,
  );
  expect(told, `axe on ${screen}`).toEqual([]);
}

/** Keeps a picture of the screen with the results of the test, and attaches it to the report. */
export async function keepPicture(page: Page, testInfo: TestInfo, name: string): Promise<void> {
  const path = testInfo.outputPath(`${name}.png`);
  await page.screenshot({ path });
  await testInfo.attach(name, { path, contentType: 'image/png' });
}

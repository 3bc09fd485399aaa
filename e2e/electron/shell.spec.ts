import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElectronApplication } from '@playwright/test';
import { expect, railOf, test } from '../harness/test.ts';

function electronOf({ electron }: { electron: ElectronApplication | null }): ElectronApplication {
  if (electron === null) throw new Error('this scenario is of the Electron hosts');
  return electron;
}

/** Records what the app hands to the system's browser instead of opening it. */
async function recordOpened(electron: ElectronApplication): Promise<() => Promise<string[]>> {
  await electron.evaluate(({ shell }) => {
    const opened: string[] = [];
    Object.assign(globalThis, { opened });
    shell.openExternal = (address) => {
      opened.push(address);
      return Promise.resolve();
    };
  });
  return () => electron.evaluate(() => (globalThis as unknown as { opened: string[] }).opened);
}

test('the window is isolated and sandboxed, and has one object of ours', async ({ app }) => {
  const seen = await app.page.evaluate(() => ({
    keys: Object.keys((window as unknown as { hermesDesk: object }).hermesDesk).sort(),
    frozen: Object.isFrozen((window as unknown as { hermesDesk: object }).hermesDesk),
    strangers: Object.getOwnPropertyNames(window).filter((name) => /ipc|electron|standIn/i.test(name)),
  }));
  expect(seen.keys).toEqual(['on', 'onResync', 'request']);
  expect(seen.frozen).toBe(true);
  expect(seen.strangers).toEqual([]);
});

test('the window is shown once it has something to show', async ({ app }) => {
  await expect
    .poll(() =>
      electronOf(app).evaluate(({ BrowserWindow }) =>
        BrowserWindow.getAllWindows().map((window) => window.isVisible()),
      ),
    )
    .toEqual([true]);
});

test('a link leaves the window alone: web addresses go to the browser, others nowhere', async ({ app, faults }) => {
  faults.provoked.push(/stranger\.invalid/, /JavaScript URL/, /Not allowed to load local resource/);
  const opened = await recordOpened(electronOf(app));
  const before = app.page.url();
  for (const address of [
    'https://stranger.invalid/page',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'mailto:someone@example.invalid',
    'https://name:secret@stranger.invalid/',
  ]) {
    await app.page.evaluate((target) => void window.open(target), address);
  }
  await expect.poll(opened).toEqual(['https://stranger.invalid/page', 'mailto:someone@example.invalid']);
  await app.page.evaluate(() => {
    const link = document.createElement('a');
    link.href = 'https://stranger.invalid/away';
    document.body.append(link);
    link.click();
    link.remove();
  });
  await expect.poll(opened).toContain('https://stranger.invalid/away');
  expect(app.page.url()).toBe(before);
  expect(await electronOf(app).evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
});

test('a second start on the same home brings the first window to the front and ends', async ({ app, launch, home }) => {
  const electron = electronOf(app);
  await electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.minimize());
  await expect(launch(home)).rejects.toThrow();
  await expect
    .poll(() => electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isMinimized() ?? true))
    .toBe(false);
});

test('another home is another app', async ({ app, launch }) => {
  const other = await launch(mkdtempSync(join(tmpdir(), 'hermes-desk-e2e-')));
  await expect(railOf(other.page)).toBeVisible();
  await expect(railOf(app.page)).toBeVisible();
});

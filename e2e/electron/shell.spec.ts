import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElectronApplication } from '@playwright/test';
import { startFakeProvider } from '../fake-provider/server.ts';
import { field, send, sessionOf } from '../harness/conversation.ts';
import { callMemory } from '../harness/desk.ts';
import { put } from '../harness/files.ts';
import { request } from '../harness/request.ts';
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

/** What the stand-in keeps of what the app shows around its window. */
interface Around {
  readonly app: { readonly badge: number; readonly protocols: readonly string[] };
  readonly Tray: {
    readonly all: Set<{ readonly toolTip: string; readonly menu: { readonly items: readonly Item[] } }>;
  };
  readonly Menu: { getApplicationMenu(): { readonly items: readonly Item[] } };
  readonly Notification: {
    readonly shown: { readonly title: string; readonly body: string; emit(event: string): void }[];
  };
  readonly globalShortcut: { readonly registered: Map<string, () => void> };
  readonly shell: { readonly shown: readonly string[] };
}
interface Item {
  readonly label?: string;
  readonly submenu?: readonly Item[];
  readonly click?: () => void;
}

/** Looks at what the stand-in keeps; real Electron has no such things to look at. */
function around<T>(electron: ElectronApplication, look: (parts: Around, arg: string) => T, arg = ''): Promise<T> {
  return electron.evaluate(look as unknown as (parts: unknown, arg: string) => T, arg);
}

test('menu, tray, links and keys from anywhere lead to places in the window, and nowhere else', async ({
  kind,
  launch,
  home,
}) => {
  test.skip(kind === 'electron', 'what the system draws is pressed by its stand-in alone');
  put(home, 'memories/USER.md', 'Is called Ada');
  put(home, 'config.yaml', 'memory:\n  write_approval: true\n');
  await callMemory(home, { action: 'add', target: 'user', content: 'Likes tea' });
  const app = await launch(home);
  const electron = electronOf(app);
  const { page } = app;
  await expect(railOf(page).getByText('1 waiting')).toBeVisible();

  // The tray and the dock say what waits; a press leads there.
  expect(await around(electron, ({ Tray }) => [...Tray.all].map(({ toolTip }) => toolTip))).toEqual([
    'Hermes Desk: 1 change waits for you',
  ]);
  expect(await around(electron, ({ app: { badge } }) => badge)).toBe(1);
  await around(electron, ({ Tray }) => [...Tray.all][0]?.menu.items[1]?.click?.());
  await expect(page).toHaveURL(/#\/approvals/);
  await page
    .locator('.decide')
    .getByRole('button', { name: /^Approve/ })
    .click();
  await expect.poll(() => around(electron, ({ app: { badge } }) => badge)).toBe(0);

  // The menu.
  const press = (menu: string, index: number): Promise<void> =>
    around(
      electron,
      ({ Menu }, at) => {
        const [label, item] = at.split(':');
        const found = Menu.getApplicationMenu().items.find((one) => one.label === label);
        found?.submenu?.[Number(item)]?.click?.();
      },
      `${menu}:${index}`,
    );
  await press('Go', 5);
  await expect(page.getByRole('heading', { name: 'Skills', level: 1 })).toBeVisible();
  await press('Help', 0);
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');

  // Links: untrusted text that can only navigate.
  expect(await around(electron, ({ app: { protocols } }) => protocols)).toEqual(['hermes-desk']);
  const link = (text: string): Promise<unknown> =>
    electron.evaluate(({ app: real }, address) => real.emit('second-instance', {}, ['electron', '.', address]), text);
  await link('hermes-desk://memory/e-1');
  await expect(page).toHaveURL(/#\/memory\?entry=e-1/);
  for (const bad of ['hermes-desk://approve/all', 'hermes-desk://session/..%2f..', 'hermes-desk://session/s?x=1']) {
    await link(bad);
  }
  await link('hermes-desk://node/media%2Fphoto-import');
  await expect(page).toHaveURL(/#\/journey\?node=media%2Fphoto-import/);

  // Keys from anywhere are off until they are chosen.
  expect(await around(electron, ({ globalShortcut }) => [...globalShortcut.registered.keys()])).toEqual([]);
  await request(page, 'settings.set', { key: 'desk.global_shortcut', value: 'Mod+Shift+Space' });
  await expect
    .poll(() => around(electron, ({ globalShortcut }) => [...globalShortcut.registered.keys()]))
    .toEqual(['CommandOrControl+Shift+Space']);
  await around(electron, ({ globalShortcut }) => globalShortcut.registered.get('CommandOrControl+Shift+Space')?.());
  await expect(field(page)).toBeFocused();

  // Files are shown by the names of the list alone.
  await request(page, 'data.reveal', { name: 'USER.md' });
  expect(await around(electron, ({ shell }) => shell.shown)).toEqual([join(home, 'memories', 'USER.md')]);

  // Language and tray follow the settings.
  await request(page, 'settings.set', { key: 'desk.language', value: 'zh' });
  await expect.poll(() => around(electron, ({ Menu }) => Menu.getApplicationMenu().items[0]?.label)).toBe('文件');
  await request(page, 'settings.set', { key: 'desk.tray', value: false });
  await expect.poll(() => around(electron, ({ Tray }) => Tray.all.size)).toBe(0);
});

test('a start by a link opens at its place; the window stands where it was left', async ({ kind, launch, home }) => {
  test.skip(kind === 'electron', 'a window manager may place the window elsewhere');
  const first = await launch(home, ['hermes-desk://session/s1/message/7']);
  await expect(first.page).toHaveURL(/#\/chat\/s1\?message=7/);
  await electronOf(first).evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.setBounds({ x: 120, y: 90, width: 1000, height: 700 }),
  );
  await first.close();
  const second = await launch(home);
  await expect(railOf(second.page)).toBeVisible();
  expect(
    await electronOf(second).evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getBounds()),
  ).toMatchObject({ x: 120, y: 90, width: 1000, height: 700 });
});

test('a long turn that ends while the person looks elsewhere is told, and a press leads to it', async ({
  kind,
  launch,
  home,
}) => {
  test.skip(kind === 'electron', 'notices of the system are pressed by their stand-in alone');
  const provider = await startFakeProvider();
  const quiet = 'auxiliary:\n  title_generation:\n    enabled: false\n';
  put(home, 'config.yaml', `model:\n  default: fake-model\n  provider: custom\n  base_url: ${provider.url}\n${quiet}`);
  provider.script({ say: 'The secret answer is here, in full.', gate: 'rest' });
  const app = await launch(home);
  const electron = electronOf(app);
  await send(app.page, 'What is it?');
  await expect(app.page.locator('.talk [data-live]')).toBeVisible();
  const session = await sessionOf(app.page);
  await railOf(app.page).getByRole('link', { name: 'Memory' }).click();
  await electron.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.blur();
    const now = Date.now;
    Date.now = () => now() + 60_000;
  });
  provider.open('rest');
  const notices = (): Promise<string[]> =>
    around(electron, ({ Notification }) => Notification.shown.map(({ title, body }) => `${title}: ${body}`));
  await expect.poll(notices).toEqual([expect.stringContaining('The answer is there.')]);
  expect((await notices()).join(' ')).not.toContain('secret');
  await around(electron, ({ Notification }) => Notification.shown[0]?.emit('click'));
  await expect(app.page).toHaveURL(new RegExp(`#/chat/${session}`));
  await provider.close();
});

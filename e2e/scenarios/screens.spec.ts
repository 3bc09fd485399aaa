import type { Page } from '@playwright/test';
import { expect, expectAccessible, keepPicture, railOf, test } from '../harness/test.ts';

/** What stands on a screen once it has what it shows. */
const drawn = {
  Chat: '.compose textarea:enabled',
  Memory: '.cmp',
  Approvals: '.decide, .quiet',
  'Star Map': '[role=slider], .quiet',
  Sessions: '.hit, [role=option], .quiet',
  Skills: '[role=option], .quiet',
  Settings: '[role=switch]',
} as const;
type Screen = keyof typeof drawn;
const screens = Object.keys(drawn) as Screen[];
const wide = { width: 1280, height: 800 };
const narrow = { width: 900, height: 600 };

/** Goes to a screen and waits until it has what it shows, and a frame more for what is painted on a canvas. */
async function show(page: Page, name: Screen, label: string = name): Promise<void> {
  const rail = page.locator('nav.rail');
  await rail.getByRole('link', { name: new RegExp(`^${label}`) }).click();
  await expect(page.getByRole('main').locator(drawn[name]).first()).toBeVisible();
  await expect(page.locator('.skeletons')).toHaveCount(0);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

for (const of of ['demo', 'empty'] as const) {
  for (const theme of ['light', 'dark'] as const) {
    test(`every screen of the ${of} home in ${theme}: nothing serious for axe, nothing scrolls sideways`, async ({
      kind,
      launch,
      home,
    }, testInfo) => {
      test.skip(kind !== 'web' && of === 'empty', 'the same page as on the web host, where the whole matrix runs');
      test.slow();
      const { page } = await launch(home, of === 'demo' ? ['--demo'] : []);
      await page.emulateMedia({ colorScheme: theme });
      await expect(railOf(page)).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      for (const size of kind === 'web' ? [wide, narrow] : [wide]) {
        await page.setViewportSize(size);
        for (const name of screens) {
          await show(page, name);
          const where = `${name.toLowerCase().replace(' ', '-')}-${of}-${size.width}-${theme}`;
          await keepPicture(page, testInfo, where);
          await expectAccessible(page, where);
          const sideways = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
          expect(sideways, `${where} scrolls sideways`).toBe(false);
        }
      }
    });
  }
}

test('a choice of language and theme is written to config.yaml and holds at once', async ({ app }) => {
  const { page } = app;
  await show(page, 'Settings');
  await page.getByRole('radio', { name: '中文' }).click();
  await expect(page.getByRole('heading', { name: '设置', level: 1 })).toBeVisible();
  await page.getByRole('radio', { name: '深色' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.getByRole('heading', { name: '设置', level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('in Chinese every screen speaks Chinese', async ({ launch, home }, testInfo) => {
  const { page } = await launch(home, ['--demo']);
  await show(page, 'Settings');
  await page.getByRole('radio', { name: '中文' }).click();
  const labels = ['对话', '记忆', '审批', '星图', '会话', '技能', '设置'];
  for (const [index, screen] of screens.entries()) {
    const label = labels[index] ?? '';
    await show(page, screen, label);
    await expect(page).toHaveTitle(new RegExp(`^${label} · `));
    const words = await page.getByRole('main').locator('button, h1, h2').allInnerTexts();
    expect(words.join(' '), screen).toMatch(/\p{Script=Han}/u);
    await keepPicture(page, testInfo, `${screen.toLowerCase().replace(' ', '-')}-zh`);
  }
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expectAccessible(page, 'Settings in Chinese');
});

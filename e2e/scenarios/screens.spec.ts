import { expect, expectAccessible, keepPicture, railOf, test } from '../harness/test.ts';

const screens = ['Chat', 'Memory', 'Approvals', 'Sessions', 'Skills', 'Settings'];

for (const theme of ['light', 'dark'] as const) {
  for (const size of [
    { width: 1280, height: 800 },
    { width: 900, height: 600 },
  ]) {
    test(`the screens at ${size.width} in ${theme}: nothing serious for axe, nothing scrolls sideways`, async ({
      launch,
      home,
    }, testInfo) => {
      const { page } = await launch(home, ['--demo']);
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme: theme });
      await expect(railOf(page)).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      for (const name of screens) {
        await railOf(page).getByRole('link', { name }).click();
        await expect(page.getByRole('main')).toBeVisible();
        await expect(page.getByText('Loading', { exact: true })).toHaveCount(0);
        await expectAccessible(page, `${name}, ${theme}, ${size.width}`);
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
        expect(sideways, `${name} scrolls sideways`).toBe(false);
        await keepPicture(page, testInfo, `${name.toLowerCase()}-${size.width}-${theme}`);
      }
    });
  }
}

test('a choice of language and theme is written to config.yaml and holds at once', async ({ app }) => {
  const { page } = app;
  await railOf(page).getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: '中文' }).click();
  await expect(page.getByRole('heading', { name: '设置', level: 1 })).toBeVisible();
  await page.getByRole('radio', { name: '深色' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.getByRole('heading', { name: '设置', level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

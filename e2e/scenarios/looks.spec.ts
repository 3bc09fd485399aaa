import type { Page } from '@playwright/test';
import { request } from '../harness/request.ts';
import { expect, expectAccessible, keepPicture, railOf, test } from '../harness/test.ts';

const places = ['chat', 'memory', 'approvals', 'journey', 'sessions', 'skills', 'settings'] as const;

/** Goes to a screen and waits until it is drawn. */
async function show(page: Page, place: (typeof places)[number]): Promise<void> {
  await page.locator(`nav.rail a[href="#/${place}"]`).click();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.locator('.skeletons')).toHaveCount(0);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Controls in view whose box reaches out of the window at the right: out of reach of everybody. */
function outOfReach(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null && (/(auto|scroll)/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    return [...document.querySelectorAll<HTMLElement>('button, a, input, select, textarea')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => element.getBoundingClientRect().left >= window.innerWidth - 4 && !scrolls(element))
      .map((element) => element.getAttribute('aria-label') ?? element.textContent.slice(0, 40));
  });
}

test('high contrast: nothing serious for axe on any screen, sheet or popover, in either theme', async ({
  kind,
  launch,
  home,
}, testInfo) => {
  test.skip(kind !== 'web', 'the same page on every host; the whole round is made on the web host');
  test.slow();
  const { page } = await launch(home, ['--demo']);
  await expect(railOf(page)).toBeVisible();
  await request(page, 'settings.set', { key: 'desk.contrast', value: 'more' });
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'more');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const place of places) {
      await show(page, place);
      await keepPicture(page, testInfo, `contrast-${place}-${colorScheme}`);
      await expectAccessible(page, `${place}, high contrast, ${colorScheme}`);
    }
    // What floats over the settings: a form, a menu, the palette, the keys, a question that has no undo.
    await page.getByRole('button', { name: 'Add an MCP server' }).click();
    const form = page.getByRole('dialog', { name: 'Add an MCP server' });
    await form.getByRole('button', { name: 'Add a variable' }).click();
    await expectAccessible(page, `a form, high contrast, ${colorScheme}`);
    await form.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: /^Text size/ }).click();
    await expectAccessible(page, `a menu, high contrast, ${colorScheme}`);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+K');
    await expectAccessible(page, `the palette, high contrast, ${colorScheme}`);
    await page.keyboard.press('Escape');
    const name = `work-${colorScheme}`;
    await page.getByRole('textbox', { name: 'Name of a new profile' }).fill(name);
    await page.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('button', { name: `Delete: ${name}` }).click();
    const sheet = page.getByRole('dialog', { name: `Delete the profile ${name}` });
    await expectAccessible(page, `a question, high contrast, ${colorScheme}`);
    await sheet.getByRole('textbox').fill(name);
    await sheet.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(`${name} was deleted with everything in it.`)).toBeVisible();
  }
});

test('text twice as large in a small window: every screen can be reached, read and used', async ({
  kind,
  launch,
  home,
}, testInfo) => {
  test.skip(kind !== 'web', 'the same page on every host; the whole round is made on the web host');
  test.slow();
  const { page } = await launch(home, ['--demo']);
  await page.setViewportSize({ width: 900, height: 600 });
  await expect(railOf(page)).toBeVisible();
  await request(page, 'settings.set', { key: 'desk.text_size', value: 200 });
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  for (const place of places) {
    await show(page, place);
    await keepPicture(page, testInfo, `large-${place}`);
    await expectAccessible(page, `${place} with large text`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth), place).toBe(false);
    expect(await outOfReach(page), `${place}: out of reach`).toEqual([]);
  }
  await page.emulateMedia({ forcedColors: 'active' });
  for (const place of places) {
    await show(page, place);
    await keepPicture(page, testInfo, `forced-${place}`);
  }
});

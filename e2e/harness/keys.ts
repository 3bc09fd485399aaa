import { expect, type Locator, type Page } from '@playwright/test';

/** Walks with Tab until an element has the focus; fails when it is not reached. */
export async function tabTo(page: Page, target: Locator, most = 40): Promise<void> {
  for (let steps = 0; steps < most; steps += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

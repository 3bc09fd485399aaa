import type { Locator, Page } from '@playwright/test';
import { field } from '../harness/conversation.ts';
import { tabTo } from '../harness/keys.ts';
import { expect, expectAccessible, keepPicture, railOf, test } from '../harness/test.ts';

/** The element that has the focus now. */
const focused = (page: Page): Locator => page.locator('*:focus');

test('every screen is used by the keyboard alone', async ({ launch, home }, testInfo) => {
  test.slow();
  const { page } = await launch(home, ['--demo']);
  const heading = (name: string): Locator => page.getByRole('heading', { name, level: 1 });
  await expect(railOf(page)).toBeVisible();
  await page.keyboard.press('Control+N');
  await expect(field(page)).toBeVisible();

  // Chat: words in, answer out, the focus stays where it is.
  // A new session is written in at once.
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('remember that I like pears');
  await page.keyboard.press('Enter');
  await expect(page.locator('.step.ask').last()).toContainText('Likes pears');
  await expect(field(page)).toBeFocused();

  // Memory: the rows are walked, the history of one opens and closes.
  await page.keyboard.press('Control+2');
  await expect(heading('Memory')).toBeFocused();
  const grid = page.getByRole('grid').first();
  await expect(grid.getByRole('row').first()).toBeVisible();
  await tabTo(page, grid.locator('[tabindex="0"]').first(), 80);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const drawer = page.locator('.drawer');
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);

  // Approvals: one is rejected by its letter.
  const waiting = railOf(page).getByText(/waiting/);
  const before = await waiting.textContent();
  await page.keyboard.press('Control+3');
  await expect(heading('Approvals')).toBeVisible();
  await tabTo(page, page.locator('a.hit').first(), 60);
  await page.keyboard.press('r');
  await expect(waiting).not.toHaveText(before ?? '');

  // Star Map: its list is walked, the card opens and closes.
  await page.keyboard.press('Control+4');
  const twin = page.getByRole('listbox', { name: 'The map as a list' });
  await expect(twin.getByRole('option').first()).toBeVisible();
  await tabTo(page, twin, 60);
  await page.keyboard.press('ArrowDown');
  await expect(twin.getByRole('option', { selected: true })).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.locator('.sm-card h2')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(twin).toBeFocused();

  // Sessions: found by words, opened by Enter.
  await page.keyboard.press('Control+5');
  await expect(heading('Sessions')).toBeVisible();
  await tabTo(page, page.getByRole('searchbox').or(page.getByRole('textbox')).first(), 60);
  await page.keyboard.type('garden');
  await expect(page.locator('mark').first()).toBeVisible();

  // A sheet that a row of a menu opened gives the focus back to the menu's button.
  const tools = page.getByRole('button', { name: 'Clean up, import, export, repair' });
  await tools.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Clean up old sessions' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Deleted sessions' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Deleted sessions' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tools).toBeFocused();

  // Skills: the list is walked.
  await page.keyboard.press('Control+6');
  await expect(heading('Skills')).toBeVisible();
  const skills = page.getByRole('listbox').first();
  await tabTo(page, skills, 60);
  await page.keyboard.press('ArrowDown');
  await expect(skills.getByRole('option', { selected: true })).toHaveCount(1);

  // Settings: a switch is turned and a choice made, by the palette's way to it.
  await page.keyboard.press('Control+K');
  await page.keyboard.type('density');
  await expect(page.getByRole('option', { name: /Density/ })).toBeVisible();
  await expectAccessible(page, 'the palette');
  await keepPicture(page, testInfo, 'palette');
  await page.keyboard.press('Enter');
  await expect(heading('Settings')).toBeVisible();
  await expect(focused(page)).toHaveAttribute('role', 'radio');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('data-density', 'compact');

  // A binding is given other keys, which the sheet then says and which work at once.
  await page.keyboard.press('Control+K');
  await page.keyboard.type('shortcuts');
  await expect(page.getByRole('option', { name: /^Shortcuts/ })).toBeVisible();
  await page.keyboard.press('Enter');
  const binding = page.getByRole('button', { name: /^Find and do: / });
  await tabTo(page, binding, 250);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Shift+P');
  await expect(page.getByRole('button', { name: 'Find and do: Ctrl+Shift+P' })).toBeVisible();
  await page.keyboard.press('Control+Shift+P');
  await expect(page.getByRole('dialog', { name: 'Find and do' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keys' });
  await expect(sheet).toContainText('Find and doCtrl+Shift+P');
  await expectAccessible(page, 'the keys');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
});

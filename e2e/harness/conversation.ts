import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Where the person writes. */
export const field = (page: Page): Locator => page.getByRole('textbox', { name: 'Message', exact: true });

/** What was answered. */
export const answers = (page: Page): Locator => page.locator('.talk article.answer');

/** Says something, without waiting for what comes of it. */
export async function send(page: Page, words: string): Promise<void> {
  await field(page).fill(words);
  await field(page).press('Enter');
  await expect(page.locator('.talk').getByText(words, { exact: true }).last()).toBeVisible();
}

/** Says something and waits until the turn has ended with an answer. */
export async function say(page: Page, words: string): Promise<void> {
  await send(page, words);
  // Until the words are a row, the last article is the answer before.
  await expect(page.locator('.talk article.said').last()).toContainText(words);
  await expect(page.locator('.talk article').last()).toHaveClass(/answer/);
  await expect(page.locator('.talk [data-live]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Send Enter', exact: true })).toBeVisible();
}

/** Id of the conversation in view, as the address has it. */
export async function sessionOf(page: Page): Promise<string> {
  await expect(page).toHaveURL(/#\/chat\/(?!new)[^/?]+/);
  return decodeURIComponent(new URL(page.url()).hash.replace(/^#\/chat\//, '').split(/[/?]/)[0] ?? '');
}

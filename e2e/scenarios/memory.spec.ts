import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { request } from '../harness/request.ts';
import { expect, expectAccessible, keepPicture, railOf, test } from '../harness/test.ts';

const rows = (page: Page): Locator => page.getByRole('row');
const userFile = (home: string): string => join(home, 'memories', 'USER.md');
const textOf = (home: string): string => readFileSync(userFile(home), 'utf8');

/** Writes a store as a person or another program would. */
function put(home: string, ...entries: string[]): void {
  mkdirSync(join(home, 'memories'), { recursive: true });
  writeFileSync(userFile(home), entries.join('\n§\n'));
}

/** Says something to the offline guide and waits until it is in memory. */
async function remember(page: Page, words: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Message', exact: true });
  await field.fill(words);
  await field.press('Enter');
  await expect(page.getByText('Memory changed')).toBeVisible();
}

async function toMemory(page: Page): Promise<void> {
  await railOf(page).getByRole('link', { name: 'Memory' }).click();
  await expect(page.getByRole('heading', { name: 'In this session’s prompt' })).toBeVisible();
}

test('what is remembered stands live beside a prompt that does not change', async ({ launch, home }, testInfo) => {
  put(home, 'Goes by Mika.', 'Answers in at most five sentences.');
  const { page } = await launch();
  await remember(page, 'remember that I prefer metric units');
  const session = decodeURIComponent(new URL(page.url()).hash.replace('#/chat/', ''));
  const prompt = await request(page, 'prompt.view', { session });
  await toMemory(page);
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).nth(0).getByRole('img', { name: 'Unchanged' })).toBeVisible();
  await expect(rows(page).nth(2)).toContainText('Not in this prompt');
  await expect(rows(page).nth(2).locator('ins')).toHaveText('Prefers metric units');
  await expect(rows(page).nth(2)).toContainText('Added');
  await expect(page.getByText(`sha ${prompt.sha256.slice(0, 4)}…${prompt.sha256.slice(-4)}`)).toBeVisible();
  expect(await request(page, 'prompt.view', { session })).toEqual(prompt);
  expect(prompt.text).not.toContain('metric');

  // By keyboard: the history of the new entry leads to the message that made it.
  await rows(page).nth(0).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).nth(2)).toBeFocused();
  await page.keyboard.press('Enter');
  const history = page.getByRole('complementary', { name: 'History of this entry' });
  await expect(history).toContainText('“remember that I prefer metric units”');
  await expect(history).toContainText('chain verified');
  await expect(history.locator('blockquote a')).toHaveAttribute('href', /^#\/chat\/.+\?message=\d+$/);
  await keepPicture(page, testInfo, 'memory-history');
  await expectAccessible(page, 'the comparison with its history');
  await page.keyboard.press('Escape');
  await expect(history).toHaveCount(0);
  await expect(rows(page).nth(2)).toBeFocused();

  await page.getByRole('radio', { name: 'Next session' }).click();
  await expect(page.locator('pre')).toContainText('Prefers metric units');
  await expect(page.getByRole('group', { name: 'What the next session' })).toContainText('3 of 3 entries');
  await expectAccessible(page, 'what the next session is told');
  await page.getByRole('radio', { name: 'Whole prompt' }).click();
  await expect(page.getByRole('heading', { name: 'Volatile' })).toBeVisible();
  await expect(page.getByText(`sha256 ${prompt.sha256.slice(0, 4)}`).first()).toBeVisible();
  await expectAccessible(page, 'the whole prompt');

  await page.getByRole('radio', { name: 'Compare' }).click();
  await rows(page).nth(2).focus();
  await page.keyboard.press('u');
  await expect(page.getByText('Undone in USER.md.')).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).nth(1)).toBeFocused();
  expect(textOf(home)).toBe('Goes by Mika.\n§\nAnswers in at most five sentences.');
});

test('an entry is edited, removed and restored by hand; a secret is refused as it is typed', async ({
  launch,
  home,
}) => {
  put(home, 'Goes by Mika.', 'Answers in at most five sentences.');
  const { page } = await launch();
  await toMemory(page);
  await rows(page).nth(1).focus();
  await page.keyboard.press('e');
  const field = page.getByRole('textbox', { name: 'Text of the entry' });
  await expect(field).toBeFocused();
  await field.fill('The door: password is tulip4321x');
  await expect(page.getByText('Key or password')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Save/ })).toBeDisabled();
  await expectAccessible(page, 'the editor with a finding');
  await field.fill('Answers in at most three sentences.');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText(/^Changed in USER.md/)).toBeVisible();
  expect(textOf(home)).toBe('Goes by Mika.\n§\nAnswers in at most three sentences.');

  await rows(page).nth(0).click();
  await rows(page).nth(0).getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Removed from USER.md.')).toBeVisible();
  expect(textOf(home)).toBe('Answers in at most three sentences.');
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone in USER.md.')).toBeVisible();
  expect(textOf(home)).toBe('Goes by Mika.\n§\nAnswers in at most three sentences.');
});

test('what another program writes appears at once and moves neither focus nor what is being written', async ({
  launch,
  home,
}) => {
  put(home, 'Goes by Mika.', 'Answers in at most five sentences.');
  const { page } = await launch();
  await toMemory(page);
  await rows(page).nth(1).focus();
  await page.keyboard.press('e');
  const field = page.getByRole('textbox', { name: 'Text of the entry' });
  await field.fill('Answers in at most four sentences.');
  put(home, 'New at the top.', 'Goes by Mika.', 'Answers in at most five sentences.');
  await expect(rows(page)).toHaveCount(3);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('Answers in at most four sentences.');
  put(home, 'New at the top.', 'Goes by Mika.');
  await expect(page.getByText(/The entry was removed meanwhile/)).toBeVisible();
  await expect(field).toHaveValue('Answers in at most four sentences.');
});

test('a file that cannot be read leaves the prompt in view and takes no writes', async ({ launch, home }) => {
  put(home, 'Goes by Mika.');
  const { page } = await launch();
  await remember(page, 'remember that I like tea');
  await toMemory(page);
  await expect(rows(page)).toHaveCount(2);
  writeFileSync(userFile(home), Buffer.from([0x47, 0xff, 0xfe, 0x80]));
  await expect(page.getByRole('main').getByRole('alert')).toContainText('USER.md');
  await expect(rows(page).nth(0)).toContainText('Goes by Mika.');
  await rows(page).nth(0).focus();
  await page.keyboard.press('e');
  await expect(page.getByRole('textbox', { name: 'Text of the entry' })).toHaveCount(0);
  await expectAccessible(page, 'a store that cannot be read');
});

test('in a narrow window the history leaves the live side in view', async ({ launch, home }, testInfo) => {
  put(home, 'Goes by Mika.');
  const { page } = await launch();
  await page.setViewportSize({ width: 900, height: 600 });
  await toMemory(page);
  await rows(page).nth(0).focus();
  await page.keyboard.press('Enter');
  const drawer = await page.getByRole('complementary', { name: 'History of this entry' }).boundingBox();
  const live = await page.getByRole('heading', { name: 'Live now' }).boundingBox();
  expect((drawer?.x ?? 0) + (drawer?.width ?? Infinity)).toBeLessThan(live?.x ?? 0);
  await keepPicture(page, testInfo, 'memory-narrow');
});

test('a home without memory says so, and takes the first entry', async ({ app, home }) => {
  const { page } = app;
  await toMemory(page);
  await expect(page.getByText('Nothing is on file yet.', { exact: false })).toBeVisible();
  await expectAccessible(page, 'empty memory');
  await page.getByRole('button', { name: 'Add the first entry' }).click();
  await page.getByRole('textbox', { name: 'Text of the entry' }).fill('Goes by Mika.');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).nth(0)).toBeFocused();
  expect(textOf(home)).toBe('Goes by Mika.');
});

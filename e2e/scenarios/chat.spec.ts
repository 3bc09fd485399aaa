import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answers, field, say } from '../harness/conversation.ts';
import { request } from '../harness/request.ts';
import { expect, expectAccessible, keepPicture, railOf, test } from '../harness/test.ts';

test('a sentence from the empty chat is remembered, shown as it was stored, and undone', async ({
  app,
  home,
}, testInfo) => {
  const { page } = app;
  await page.getByRole('button', { name: 'Remember that I prefer metric units' }).click();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('Remember that I prefer metric units');
  await field(page).press('Enter');
  await expect(page.getByText('Memory changed')).toBeVisible();
  await expect(page.locator('.step ins')).toHaveText('Prefers metric units');
  expect(readFileSync(join(home, 'memories', 'USER.md'), 'utf8')).toBe('Prefers metric units');
  await expect(page.getByRole('contentinfo')).toContainText('1 entry differs');
  await keepPicture(page, testInfo, 'remembered');
  await expectAccessible(page, 'a conversation');
  await page.locator('.step').getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.step')).toContainText('Undone');
  expect(readFileSync(join(home, 'memories', 'USER.md'), 'utf8')).toBe('');
});

test('a conversation is there again after a reload, with what was typed and not sent', async ({ app }) => {
  const { page } = app;
  await say(page, 'help');
  await expect(answers(page).first()).toContainText('offline guide');
  await field(page).fill('half a sentence');
  const address = new URL(page.url()).hash;
  expect(address).toMatch(/^#\/chat\/.+/);
  const key = `draft.${decodeURIComponent(address.slice('#/chat/'.length))}`;
  await expect.poll(() => request(page, 'ui.get', { key })).toEqual({ value: { text: 'half a sentence', pasted: [] } });
  await page.reload();
  await expect(answers(page).first()).toContainText('offline guide');
  await expect(field(page)).toHaveValue('half a sentence');
  expect(new URL(page.url()).hash).toBe(address);
});

test('what was said can be edited and sent again; what followed is set aside', async ({ app }) => {
  const { page } = app;
  await say(page, 'help');
  await say(page, 'what do you know about me');
  await page.locator('.said').last().hover();
  await page.locator('.said').last().getByRole('button', { name: 'Edit and send again' }).click();
  const edit = page.getByRole('textbox', { name: 'Edit and send again' });
  await expect(edit).toBeFocused();
  await edit.fill('did we talk about tulips');
  await edit.press('Enter');
  await expect(page.locator('.said')).toHaveCount(2);
  await expect(page.locator('.said').last()).toContainText('did we talk about tulips');
  await expect(page.locator('.said').filter({ hasText: 'what do you know about me' })).toHaveCount(0);
});

test('a session is renamed, pinned, deleted and brought back from its menu', async ({ app }) => {
  const { page } = app;
  await say(page, 'help');
  const open = (): Promise<void> => page.getByRole('button', { name: 'More for this session' }).click();
  await open();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  const title = page.getByRole('textbox', { name: 'Title of the session' });
  await expect(title).toBeFocused();
  await title.fill('First steps');
  await title.press('Enter');
  await expect(page.getByRole('heading', { name: 'First steps' })).toBeVisible();
  await open();
  await page.getByRole('menuitem', { name: 'Pin' }).click();
  await expect(page.getByRole('heading', { name: 'Pinned' })).toBeVisible();
  await open();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText('“First steps” was deleted.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Sessions' }).getByText('First steps')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'First steps' })).toBeVisible();
  await expect(answers(page).first()).toContainText('offline guide');
});

test('the whole of it can be walked by keys alone', async ({ app }) => {
  const { page } = app;
  await page.keyboard.press('Control+k');
  await page.keyboard.type('new ses');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const [key, name] of [
    ['5', 'Sessions'],
    ['6', 'Skills'],
    ['7', 'Settings'],
  ] as const) {
    await page.keyboard.press(`Control+${key}`);
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(railOf(page).getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  }
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

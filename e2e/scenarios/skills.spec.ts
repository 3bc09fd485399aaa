import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { callTool, desk } from '../harness/desk.ts';
import { tabTo } from '../harness/keys.ts';
import { expect, expectAccessible, keepPicture, railOf, test } from '../harness/test.ts';

const text = '---\nname: photo-import\ndescription: Import photos from a card.\n---\n# Steps\n\n1. Start the import.\n';
const skillFile = (home: string, id = 'media/photo-import'): string => join(home, 'skills', id, 'SKILL.md');
const documentOf = (page: Page): Locator => page.locator('article.doc');
const done = (page: Page): Locator => page.locator('.done-line');

test('a skill is proposed, edited, approved, used, pinned, archived and restored, by keyboard, and its history says so', async ({
  launch,
  home,
}, testInfo) => {
  test.slow();
  writeFileSync(join(home, 'config.yaml'), 'skills:\n  write_approval: true\n');
  const id = await callTool(home, 'skill_manage', {
    action: 'create',
    name: 'photo-import',
    category: 'media',
    content: text,
  });
  expect(existsSync(skillFile(home))).toBe(false);

  const { page } = await launch();
  await expect(railOf(page).getByText('1 waiting')).toBeAttached();
  await page.keyboard.press('ControlOrMeta+3');
  await expect(page.getByText(`id ${id}`)).toBeVisible();
  await expect(page.locator('.df')).toContainText('1. Start the import.');
  await keepPicture(page, testInfo, 'skill-proposal');
  await tabTo(page, page.locator('a.hit[aria-current]'));

  // Edited before it is approved: a text that is no skill is refused and stays, the mended one is written.
  await page.keyboard.press('e');
  const editor = page.getByRole('textbox', { name: 'SKILL.md' });
  await expect(editor).toBeFocused();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('2. Check the album.\n');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.locator('.results')).toContainText('Approved');
  expect(readFileSync(skillFile(home), 'utf8')).toBe(`${text}2. Check the album.\n`);

  // Used by the model.
  await desk(home, 'tool', 'skill_view', '{"name":"photo-import"}');

  await page.keyboard.press('ControlOrMeta+6');
  const row = page.getByRole('option', { name: /photo-import/ });
  await expect(row).toContainText('1');
  await tabTo(page, page.getByRole('textbox', { name: 'Find a skill' }));
  await page.keyboard.type('photo');
  await expect(documentOf(page).getByRole('heading', { name: 'photo-import' })).toBeVisible();
  const button = (name: string): Locator => documentOf(page).getByRole('button', { name, exact: true });

  await tabTo(page, button('Pin: never archived by itself'));
  await page.keyboard.press('Enter');
  await expect(button('Unpin')).toBeVisible();

  await tabTo(page, button('Archive'));
  await page.keyboard.press('Enter');
  await expect(done(page)).toContainText('photo-import is in the archive.');
  expect(existsSync(skillFile(home, '.archive/photo-import'))).toBe(true);

  await tabTo(page, button('Restore from the archive'));
  await page.keyboard.press('Enter');
  await expect(done(page)).toContainText('photo-import is back.');
  expect(readFileSync(skillFile(home), 'utf8')).toContain('2. Check the album.');

  await tabTo(page, button('History'));
  await page.keyboard.press('Enter');
  const history = page.getByRole('complementary', { name: 'History' }).getByRole('listitem');
  await expect(history).toHaveCount(6);
  await expect(history).toContainText(['Restored', 'Archived', 'Pinned', 'Used', 'Created', 'Proposed']);
  await expect(history.nth(4)).toContainText('Edited and approved by you');
  await expectAccessible(page, 'Skills with history');
  await keepPicture(page, testInfo, 'skill-history');
  await tabTo(page, button('History'), 80);
  await page.keyboard.press('Enter');
  await expect(history).toHaveCount(0);
  await expect(button('History')).toBeFocused();
});

test('a person writes a skill, changes it, takes the change back, and is told when it changed behind them', async ({
  launch,
  home,
}) => {
  test.slow();
  const { page } = await launch();
  await expect(railOf(page)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+6');
  await page.getByRole('button', { name: 'New skill' }).click();
  await page.getByRole('textbox', { name: 'Name, such as photo-import' }).fill('weekly-menu');
  await page.getByRole('textbox', { name: 'Category (optional)' }).fill('kitchen');
  await page.getByRole('button', { name: /^Create skill/ }).click();
  await expect(documentOf(page).getByRole('heading', { name: 'weekly-menu' })).toBeVisible();
  const made = readFileSync(skillFile(home, 'kitchen/weekly-menu'), 'utf8');
  expect(made).toContain('name: weekly-menu\n');

  const change = async (words: string): Promise<void> => {
    await documentOf(page).getByRole('button', { name: 'Edit', exact: true }).click();
    await page.getByRole('textbox', { name: 'SKILL.md' }).fill(made.replace('First step', words));
  };
  await change('Ask who is at home');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(done(page)).toContainText('weekly-menu was saved.');
  expect(readFileSync(skillFile(home, 'kitchen/weekly-menu'), 'utf8')).toContain('Ask who is at home');
  await done(page).getByRole('button', { name: 'Undo' }).click();
  await expect(done(page)).toContainText('Undone.');
  expect(readFileSync(skillFile(home, 'kitchen/weekly-menu'), 'utf8')).toBe(made);

  // What is no skill is refused with a line, and the text stays.
  await documentOf(page).getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('textbox', { name: 'SKILL.md' }).fill('no head');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(documentOf(page)).toContainText('must begin with a head');
  await expect(page.getByRole('textbox', { name: 'SKILL.md' })).toHaveValue('no head');
  expect(readFileSync(skillFile(home, 'kitchen/weekly-menu'), 'utf8')).toBe(made);
});

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { request } from '../harness/request.ts';
import { expect, expectAccessible, keepPicture, railOf, test } from '../harness/test.ts';

/** What a screen reader was last told about the selection. */
const spoken = (page: Page) => page.locator('.sm-map [role=status]').first();

async function openMap(page: Page): Promise<void> {
  await railOf(page).getByText('Star Map', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Star Map' })).toBeVisible();
}

async function learn(page: Page, store: 'memory' | 'user', text: string): Promise<void> {
  await request(page, 'memory.add', { store, text });
}

test('an empty home explains what will stand here', async ({ app }) => {
  await openMap(app.page);
  await expect(app.page.getByText('Nothing learned yet')).toBeVisible();
  await expectAccessible(app.page, 'the empty map');
});

test('a new memory appears on the open map, and nothing else moves', async ({ app }, testInfo) => {
  const { page } = app;
  await learn(page, 'memory', 'The home server is called Birch');
  await learn(page, 'user', 'Prefers metric units');
  await openMap(page);
  const list = page.getByRole('listbox', { name: 'The map as a list' });
  await expect(list.getByRole('option')).toHaveCount(2);
  await expect.poll(async () => stored(await request(page, 'journey.places', {})).length).toBe(2);
  const before = await request(page, 'journey.places', {});
  await learn(page, 'memory', 'Photos on Birch are served on port 2283');
  await expect(list.getByRole('option')).toHaveCount(3);
  await expect.poll(async () => stored(await request(page, 'journey.places', {})).length).toBe(3);
  const after = stored(await request(page, 'journey.places', {}));
  for (const place of stored(before)) expect(after).toContainEqual(place);
  await expectAccessible(page, 'the map');
  await keepPicture(page, testInfo, 'star-map');
});

function stored({ places }: { places: unknown }): [string, number][] {
  const angles = (places as { angles?: Record<string, number> }).angles ?? {};
  return Object.entries(angles);
}

test('without a mouse: find a memory, hear it, read why it is linked, edit it, remove it, undo', async ({ app }) => {
  const { page } = app;
  await learn(page, 'memory', 'The home server is called Birch');
  await learn(page, 'memory', 'Photos on Birch are served on port 2283');
  await learn(page, 'memory', 'Garden beds are watered at six');
  await openMap(page);
  await page.keyboard.press('/');
  await page.keyboard.type('birch');
  await expect(page.locator('.sm-search [role=status]')).toHaveText('2 of 3');
  await page.keyboard.press('Escape');
  await expect(page.locator('.sm-search [role=status]')).toHaveText('3');

  await page.getByRole('application').focus();
  await page.keyboard.press('Home');
  await expect(spoken(page)).toContainText('The home server is called Birch. Note');
  await page.keyboard.press('ArrowDown');
  await expect(spoken(page)).toContainText('Photos on Birch');
  const card = page.getByRole('complementary', { name: 'Selected on the map' });
  await expect(card).toContainText('both say “birch”');

  await card.getByRole('button', { name: 'Edit' }).press('Enter');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Photos on Birch are served on port 2284');
  await card.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(card.locator('.entry')).toHaveText('Photos on Birch are served on port 2284');

  const list = page.getByRole('listbox', { name: 'The map as a list' });
  await card.getByRole('button', { name: 'Remove, can be undone' }).press('Enter');
  await expect(list.getByRole('option')).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(list.getByRole('option')).toHaveCount(3);
  const { nodes } = await request(page, 'journey.graph', {});
  expect(nodes.map(({ body }) => body)).toContain('Photos on Birch are served on port 2284');
});

test('a memory that changed meanwhile is never overwritten from the map', async ({ app, home }) => {
  const { page } = app;
  await learn(page, 'memory', 'The printer is in the hall');
  await openMap(page);
  await page.getByRole('application').focus();
  await page.keyboard.press('Home');
  const card = page.getByRole('complementary', { name: 'Selected on the map' });
  await card.getByRole('button', { name: 'Edit' }).click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('The printer is in the cellar');
  mkdirSync(join(home, 'memories'), { recursive: true });
  writeFileSync(join(home, 'memories', 'MEMORY.md'), 'The printer was given away');
  await card.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(async () => (await request(page, 'journey.graph', {})).nodes.map(({ body }) => body))
    .toEqual(['The printer was given away']);
});

test('selection and order are there after a restart', async ({ app, launch, home }) => {
  const { page } = app;
  await learn(page, 'memory', 'The home server is called Birch');
  await learn(page, 'memory', 'Garden beds are watered at six');
  await openMap(page);
  await page.getByRole('application').focus();
  await page.keyboard.press('Home');
  await expect(spoken(page)).toContainText('Birch');
  await expect
    .poll(async () => JSON.stringify(await request(page, 'ui.get', { key: 'journey' })))
    .toContain('memory:memory:');
  await app.close();
  const again = await launch(home);
  await openMap(again.page);
  await expect(spoken(again.page)).toContainText('The home server is called Birch');
});

test('a map that is left in the middle of its time is found there again', async ({ app }) => {
  const { page } = app;
  for (const text of ['One thing about tea', 'Another about rain', 'A third about maps'])
    await learn(page, 'memory', text);
  await openMap(page);
  const slider = page.getByRole('slider', { name: 'Date' });
  await slider.focus();
  const two = async (): Promise<void> => {
    for (const key of ['Home', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    await expect(slider).toHaveAttribute('aria-valuetext', /, 2 of 3$/);
  };
  await two();
  const picture = (): Promise<string> =>
    page
      .locator('.sm-canvas canvas')
      .first()
      .evaluate((canvas) => (canvas instanceof HTMLCanvasElement ? canvas.toDataURL() : ''));
  /** The picture once it has come to rest: three looks in succession see the same. */
  const atRest = async (): Promise<string> => {
    const looks: string[] = [];
    await expect
      .poll(
        async () => {
          looks.push(await picture());
          return looks.length > 2 && new Set(looks.slice(-3)).size === 1;
        },
        { intervals: [300] },
      )
      .toBe(true);
    return looks.at(-1) ?? '';
  };
  const partial = await atRest();
  await page.keyboard.press('End');
  await expect.poll(picture).not.toBe(partial);
  await two();
  await expect.poll(picture).toBe(partial);

  await railOf(page).getByText('Memory', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Memory', exact: true })).toBeVisible();
  await openMap(page);
  await expect(slider).toHaveAttribute('aria-valuetext', /, 2 of 3$/);
  await expect.poll(picture).toBe(partial);
});

test('the slider walks through time, memory by memory', async ({ app }) => {
  const { page } = app;
  for (const text of ['One thing about tea', 'Another about rain', 'A third about maps'])
    await learn(page, 'memory', text);
  await openMap(page);
  const slider = page.getByRole('slider', { name: 'Date' });
  await expect(slider).toHaveAttribute('aria-valuenow', '3');
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuenow', '0');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', /, 2 of 3$/);
  await page.keyboard.press('End');
  await expect(slider).toHaveAttribute('aria-valuenow', '3');
});

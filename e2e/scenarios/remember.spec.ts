import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { answers, field, say, sessionOf } from '../harness/conversation.ts';
import { put, staged, storedPrompt } from '../harness/files.ts';
import { request } from '../harness/request.ts';
import { expect, expectAccessible, keepPicture, railOf, test } from '../harness/test.ts';

const sentence = 'remember that I prefer metric units';

const screen = (page: Page, name: string): Promise<void> =>
  railOf(page)
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .click();

const decide = (page: Page, name: RegExp): Locator => page.locator('.decide').getByRole('button', { name });

test('what is remembered stands in the file as Hermes writes it, is new beside an unchanged prompt, and is told next time', async ({
  launch,
  home,
}, testInfo) => {
  const file = put(home, 'memories/USER.md', 'Is called Ada\n§\nLives in Lyon');
  const { page } = await launch();
  await page.evaluate(() => Object.assign(window, { neverReloaded: true }));

  await say(page, 'help');
  const first = await sessionOf(page);
  const prompt = storedPrompt(home, first);
  expect(prompt).toContain('Lives in Lyon');
  await screen(page, 'Star Map');
  const stars = page.getByRole('listbox', { name: 'The map as a list' }).getByRole('option');
  await expect(stars).toHaveCount(2);
  await screen(page, 'Memory');
  const told = page.getByRole('grid', { name: 'Entries of USER.md' }).locator('.was');
  await expect(told).toHaveText(['Is called Ada', 'Lives in Lyon']);
  const before = await request(page, 'memory.view', { session: first });

  await screen(page, 'Chat');
  await say(page, sentence);
  expect(readFileSync(file, 'utf8')).toBe('Is called Ada\n§\nLives in Lyon\n§\nPrefers metric units');

  await screen(page, 'Memory');
  const row = page.getByRole('row').filter({ hasText: 'Prefers metric units' });
  await expect(row.getByRole('img', { name: 'Added since this session began' })).toBeVisible();
  await expect(row.locator('.was')).toHaveText('Not in this prompt');
  await expect(told).toHaveText(['Is called Ada', 'Lives in Lyon', 'Not in this prompt']);
  const after = await request(page, 'memory.view', { session: first });
  expect(after.session).toEqual(before.session);
  const snapshots = ({ stores }: typeof after): (string | null)[] =>
    stores.flatMap(({ rows }) => rows.map(({ snapshot }) => snapshot)).filter((text) => text !== null);
  expect(snapshots(after)).toEqual(snapshots(before));
  expect(storedPrompt(home, first)).toBe(prompt);
  await expectAccessible(page, 'the comparison');
  await keepPicture(page, testInfo, 'added-since-this-session-began');

  await screen(page, 'Star Map');
  await expect(stars).toHaveCount(3);
  await expect(stars.filter({ hasText: 'Prefers metric units' })).toHaveCount(1);
  expect(await page.evaluate(() => 'neverReloaded' in window)).toBe(true);

  await screen(page, 'Memory');
  await page.getByRole('link', { name: 'New session from here' }).click();
  await expect(answers(page)).toHaveCount(0);
  await say(page, 'what do you know about me');
  const second = await sessionOf(page);
  expect(second).not.toBe(first);
  expect(storedPrompt(home, second)).toContain('Is called Ada\n§\nLives in Lyon\n§\nPrefers metric units');
  expect(storedPrompt(home, first)).toBe(prompt);
  expect(await page.evaluate(() => 'neverReloaded' in window)).toBe(true);
});

test('with the gate on a sentence waits for a click, which applies or drops it; both are there after a restart', async ({
  launch,
  home,
}, testInfo) => {
  put(home, 'config.yaml', 'memory:\n  write_approval: true # asked\n');
  const user = join(home, 'memories', 'USER.md');
  const badge = (page: Page): Locator => railOf(page).getByText(/waiting/);

  const first = await launch();
  await say(first.page, sentence);
  await expect(first.page.locator('.step.ask')).toContainText('Prefers metric units');
  expect(staged(home)).toHaveLength(1);
  expect(existsSync(user)).toBe(false);
  await expect(badge(first.page)).toHaveText('1 waiting');
  await say(first.page, 'remember that I live in Lyon');
  await expect(badge(first.page)).toHaveText('2 waiting');
  await first.close();

  const second = await launch();
  await expect(badge(second.page)).toHaveText('2 waiting');
  await screen(second.page, 'Approvals');
  const queue = second.page.getByRole('region', { name: 'Queue', exact: true });
  await queue.getByRole('link', { name: /metric units/ }).click();
  await expectAccessible(second.page, 'a proposal');
  await keepPicture(second.page, testInfo, 'a-proposal');
  await decide(second.page, /^Approve/).click();
  await expect(badge(second.page)).toHaveText('1 waiting');
  expect(readFileSync(user, 'utf8')).toBe('Prefers metric units');
  await queue.getByRole('link', { name: /Lyon/ }).click();
  await decide(second.page, /^Reject/).click();
  await expect(badge(second.page)).toHaveCount(0);
  expect(staged(home)).toEqual([]);
  expect(readFileSync(user, 'utf8')).toBe('Prefers metric units');
  await second.close();

  const third = await launch();
  await expect(railOf(third.page)).toBeVisible();
  await expect(field(third.page)).toBeVisible();
  await expect(badge(third.page)).toHaveCount(0);
  expect(readFileSync(user, 'utf8')).toBe('Prefers metric units');
  const { proposals } = await request(third.page, 'approvals.list', {});
  expect(proposals).toEqual([]);
});

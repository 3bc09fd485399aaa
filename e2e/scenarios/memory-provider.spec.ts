import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { field, say, sessionOf } from '../harness/conversation.ts';
import { put } from '../harness/files.ts';
import { tabTo } from '../harness/keys.ts';
import { request } from '../harness/request.ts';
import { expect, expectAccessible, keepPicture, railOf, test } from '../harness/test.ts';

const sectionOf = (page: Page): Locator => page.getByRole('region', { name: 'Memory provider' });
const kindOf = (page: Page, title: string): Locator => sectionOf(page).getByRole('group', { name: title, exact: true });
const tocLink = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Settings sections' }).getByRole('link', { name: 'Memory provider' });
const stripLink = (page: Page): Locator => page.locator('footer a.strip-provider');
const mapList = (page: Page): Locator => page.getByRole('listbox', { name: 'The map as a list' });
const card = (page: Page): Locator => page.getByRole('complementary', { name: 'Selected on the map' });
const remembered = (page: Page): Locator => page.getByRole('region', { name: 'What Holographic remembers' });

/** An address of this machine at which nobody answers. */
async function deadAddress(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  server.close();
  return `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}`;
}

async function openSection(page: Page): Promise<void> {
  await railOf(page).getByRole('link', { name: 'Settings' }).click();
  await tocLink(page).click();
}

/** The card of the fact says whose it is, how far it is trusted, when it was learned, and where. */
async function expectFactOnCard(page: Page): Promise<void> {
  await expect(card(page).locator('.entry')).toContainText('Prefers metric units');
  await expect(card(page)).toContainText('Memory of Holographic, fact');
  await expect(card(page)).toContainText('50%');
  await expect(card(page)).toContainText('Kept by Holographic: read here, changed there.');
  await expect(card(page).getByRole('link', { name: 'Open the conversation' })).toBeVisible();
}

test('a person sets Holographic up by click in under a minute, and sees its first fact on the Memory screen and on the map', async ({
  launch,
  home,
}, testInfo) => {
  put(home, 'config.yaml', '# mine\nmemory:\n  write_approval: false\n');
  const { page } = await launch();
  const began = Date.now();

  await openSection(page);
  const section = sectionOf(page);
  await expect(section).toContainText('Built-in memory alone');
  const kind = kindOf(page, 'Holographic');
  await expect(kind).toContainText('Everything stays in one file on this machine');
  await kind.getByRole('button', { name: 'Set up: Holographic' }).click();
  await expect(kind.getByRole('form', { name: 'Settings of Holographic' })).toBeVisible();
  // Looking at a form changes nothing.
  expect(readFileSync(join(home, 'config.yaml'), 'utf8')).not.toContain('provider');
  await kind.getByRole('button', { name: 'Save and switch on' }).click();
  await expect(kind.getByText('Selected', { exact: true })).toBeVisible();
  await expect(section.getByText(/^Worked today/)).toBeVisible();
  expect(readFileSync(join(home, 'config.yaml'), 'utf8')).toMatch(/^# mine\n[\s\S]*provider: holographic/);

  await railOf(page).getByRole('link', { name: 'Chat' }).click();
  await say(page, 'remember that I prefer metric units');
  const session = await sessionOf(page);
  await railOf(page)
    .getByRole('link', { name: /^Memory/ })
    .click();
  await page.getByRole('radio', { name: 'Provider' }).click();
  await expect(remembered(page).getByRole('listitem')).toContainText('Prefers metric units');
  await expect(remembered(page).getByRole('link', { name: 'From this conversation' })).toHaveAttribute(
    'href',
    `#/chat/${session}`,
  );

  await railOf(page).getByText('Star Map', { exact: true }).click();
  const row = mapList(page).getByRole('option').filter({ hasText: 'Memory of Holographic' });
  await expect(row).toContainText('Prefers metric units');
  expect(Date.now() - began).toBeLessThan(60_000);

  // A kind of its own: in the legend, among the kinds to filter by, and at its own time.
  await expect(page.getByRole('region', { name: 'Legend' })).toContainText('Kept by a provider');
  const { nodes } = await request(page, 'journey.graph', {});
  const fact = nodes.find(({ kind: of }) => of === 'provider_memory');
  expect(fact).toMatchObject({ category: 'provider:Holographic', origin: 'provider', session });
  expect(Math.abs((fact?.time ?? 0) - Date.now())).toBeLessThan(60_000);
  const slider = page.getByRole('slider', { name: 'Date' });
  await slider.press('Home');
  await expect(row).toContainText(/after/);
  await slider.press('End');
  await expect(row).not.toContainText(/after/);
  await row.click();
  await expectFactOnCard(page);
  await expectAccessible(page, 'the fact of a provider on the map');
  await keepPicture(page, testInfo, 'fact-on-the-map');
  await card(page).getByRole('link', { name: 'Open the conversation' }).click();
  await expect(page.locator('.talk')).toContainText('remember that I prefer metric units');

  // It can be searched; the log tells what was kept; switched off, it stays where it is.
  await page.goto(`${page.url().replace(/#.*$/, '')}#/memory?view=provider`);
  await remembered(page).getByRole('searchbox').fill('submarines');
  await remembered(page).getByRole('searchbox').press('Enter');
  await expect(remembered(page)).toContainText('Nothing found for these words');
  await remembered(page).getByRole('searchbox').fill('metric');
  await remembered(page).getByRole('button', { name: 'Search', exact: true }).click();
  await expect(remembered(page).getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page, 'what a memory provider remembers');
  await keepPicture(page, testInfo, 'first-fact');

  await openSection(page);
  await kind.getByRole('button', { name: 'Settings and log: Holographic' }).click();
  await kind.getByText('What was sent and asked').click();
  await expect(kind.getByRole('list', { name: 'What was sent and asked' })).toContainText('done');
  await expectAccessible(page, 'the form and the log of a memory provider');
  await keepPicture(page, testInfo, 'log');
  await kind.getByRole('button', { name: 'Switch off' }).click();
  await expect(section).toContainText('Built-in memory alone');
  expect((await request(page, 'providers.status', {})).selected).toBe(null);
  expect(readFileSync(join(home, 'memory_store.db')).length).toBeGreaterThan(0);
});

test('the same without a mouse: set up, said, seen on the Memory screen and on the map, and back to where it was said', async ({
  launch,
  home,
}) => {
  put(home, 'config.yaml', 'memory:\n  write_approval: false\n');
  const { page } = await launch();
  await expect(railOf(page)).toBeVisible();

  await page.keyboard.press('Control+7');
  await tabTo(page, tocLink(page));
  await page.keyboard.press('Enter');
  // A link to a section leads into it, not past it.
  await expect(sectionOf(page).getByRole('heading', { level: 2 })).toBeFocused();
  const kind = kindOf(page, 'Holographic');
  await tabTo(page, kind.getByRole('button', { name: 'Set up: Holographic' }), 3);
  await page.keyboard.press('Enter');
  await tabTo(page, kind.getByText('4 more settings'), 4);
  await page.keyboard.press('Enter');
  await expect(kind.getByRole('textbox', { name: 'Trust of a new fact' })).toBeVisible();
  await page.keyboard.press('Enter');
  const save = kind.getByRole('button', { name: 'Save and switch on' });
  await tabTo(page, save, 4);
  await page.keyboard.press('Enter');
  await expect(kind.getByText('Selected', { exact: true })).toBeVisible();
  await expect(kind.getByRole('button', { name: 'Save', exact: true })).toBeFocused();

  await page.keyboard.press('Control+1');
  await tabTo(page, field(page), 60);
  await page.keyboard.type('remember that I prefer metric units');
  await page.keyboard.press('Enter');
  await expect(page.locator('.talk article').last()).toContainText('Saved to USER.md');
  await expect(page.getByRole('button', { name: 'Send Enter', exact: true })).toBeVisible();

  await page.keyboard.press('Control+2');
  await tabTo(page, page.getByRole('radio', { name: 'Compare' }));
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Provider' })).toBeFocused();
  await tabTo(page, remembered(page).getByRole('searchbox'));
  await page.keyboard.type('metric');
  await page.keyboard.press('Enter');
  await expect(remembered(page).getByRole('listitem')).toHaveCount(1);
  await expect(remembered(page).getByRole('status').first()).toHaveText('1 memory');

  await page.keyboard.press('Control+4');
  const row = mapList(page).getByRole('option').filter({ hasText: 'Memory of Holographic' });
  await expect(row).toBeVisible();
  await tabTo(page, mapList(page), 60);
  await page.keyboard.press('Home');
  if ((await row.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
  await expect(row).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('.sm-map [role=status]').first()).toContainText('Memory of Holographic');
  await page.keyboard.press('Enter');
  await expectFactOnCard(page);
  await tabTo(page, card(page).getByRole('link', { name: 'Open the conversation' }), 60);
  await page.keyboard.press('Enter');
  await expect(page.locator('.talk')).toContainText('remember that I prefer metric units');
});

test('a server that is not there: said at the field, in the test and in the strip, and the chat goes on where it is', async ({
  launch,
  home,
}, testInfo) => {
  put(home, 'config.yaml', 'memory:\n  write_approval: false\n');
  const { page } = await launch();
  await openSection(page);
  const kind = kindOf(page, 'Mem0');
  await kind.getByRole('button', { name: 'Set up: Mem0' }).click();
  await expect(kind).toContainText('Not yet: MEM0_API_KEY is missing.');
  await kind.getByRole('radio', { name: 'A server of your own' }).click();
  await kind.getByRole('button', { name: 'Save and switch on' }).click();
  const address = kind.getByRole('textbox', { name: 'Address of the server' });
  await expect(address).toBeFocused();
  await expect(kind).toContainText('Cannot work without it.');
  await expectAccessible(page, 'a form with a fault');
  await address.fill(await deadAddress());
  await kind.getByRole('button', { name: 'Save and test: Mem0' }).click();
  await expect(kind.getByText(/^Did not work/)).toBeVisible();
  expect((await request(page, 'providers.status', {})).selected).toBe(null);

  await page.keyboard.press('Control+N');
  await expect(stripLink(page)).toHaveCount(0);
  const before = await field(page).boundingBox();
  await request(page, 'providers.select', { name: 'mem0' });
  await expect(stripLink(page)).toContainText('Mem0 did not pass its last test');
  expect(await field(page).boundingBox()).toEqual(before);
  await say(page, 'remember that the home server is called Birch');
  await expect(stripLink(page)).toContainText(/^Memory provider: Mem0 did not answer the last recall/);
  await expect(stripLink(page)).toContainText(/; \d+ wait$/);
  await expect(page.locator('.talk')).not.toContainText('Mem0');
  await keepPicture(page, testInfo, 'strip');

  // From the strip to what can be done about it, by keyboard.
  await tabTo(page, stripLink(page), 80);
  await page.keyboard.press('Enter');
  await expect(sectionOf(page).getByRole('heading', { level: 2 })).toBeFocused();
  const troubled = sectionOf(page).getByRole('group', { name: 'Needs a look' });
  await expect(troubled.getByText('What would be sent').first()).toBeVisible();
  await expectAccessible(page, 'a provider in trouble');
  await keepPicture(page, testInfo, 'troubled');

  // Another one in its place: asked where it was pressed, and what waits stays where it is.
  const other = kindOf(page, 'Holographic');
  await other.getByRole('button', { name: 'Set up: Holographic' }).click();
  await other.getByRole('button', { name: 'Save and switch on' }).click();
  await expect(other.getByRole('button', { name: 'Keep Mem0' })).toBeFocused();
  await expect(other).toContainText(/not yet sent stays? in its queue/);
  await other.getByRole('button', { name: 'Switch to Holographic' }).click();
  await expect(other.getByText('Selected', { exact: true })).toBeVisible();
  await expect(kindOf(page, 'Mem0')).toContainText(/waits? in its queue/);
  await expect(stripLink(page)).toHaveCount(0);
});

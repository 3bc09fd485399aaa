import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { say } from '../harness/conversation.ts';
import { put } from '../harness/files.ts';
import { tabTo } from '../harness/keys.ts';
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

/** Walks with Tab, as someone without a mouse does, past everything there is on the screen if it must be. */
const walkTo = (page: Page, target: Locator): Promise<void> => tabTo(page, target, 120);

/** The focus is somewhere a person can go on from. */
async function expectFocusKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName ?? 'BODY')).not.toBe('BODY');
}

test('without a mouse: find a memory, hear it, read its source, edit it, undo, forget it, bring it back, archive a skill', async ({
  launch,
  home,
}, testInfo) => {
  put(
    home,
    'skills/house/boiler-check/SKILL.md',
    '---\nname: boiler-check\ndescription: Bleed the radiators.\n---\nTurn it.\n',
  );
  const { page } = await launch();
  await say(page, 'remember that the home server is called Birch');
  await say(page, 'remember that photos on Birch are served on port 2283');
  await learn(page, 'memory', 'Garden beds are watered at six');

  await page.keyboard.press('Control+4');
  await expect(page.getByRole('heading', { name: 'Star Map' })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('birch');
  const found = page.locator('.sm-search [role=status]');
  await expect(found).toHaveText('2 of 4');
  await page.keyboard.press('Escape');
  await expect(found).toHaveText('4');

  const map = page.getByRole('application', { name: /^Map\. 4 things learned/ });
  await walkTo(page, map);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(spoken(page)).toContainText(/home server is called Birch\. (Note|About you), .*\. 1 link/);
  await page.keyboard.press('ArrowDown');
  await expect(spoken(page)).toContainText('Linked: both say “birch”.');
  await page.keyboard.press('Enter');
  const card = page.getByRole('complementary', { name: 'Selected on the map' });
  await expect(card.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(card.locator('.entry')).toContainText('2283');
  await expect(card).toContainText('both say “birch”');
  await expectAccessible(page, 'the map with its card');
  await keepPicture(page, testInfo, 'star-map-card');

  // Its source, at the very message, and back to the same star.
  await walkTo(page, card.locator('dd a'));
  await page.keyboard.press('Enter');
  await expect(page.locator('.talk')).toContainText('remember that photos on Birch');
  await expect.poll(() => page.url()).toMatch(/message=\d+/);
  await page.keyboard.press('Control+4');
  await expect(card.locator('.entry')).toContainText('2283');

  await walkTo(page, map);
  await page.keyboard.press('e');
  await expect(card.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Photos on Birch are served on port 2284');
  await expectAccessible(page, 'the editor of the card');
  await page.keyboard.press('Control+Enter');
  await expect(card.locator('.entry')).toHaveText('Photos on Birch are served on port 2284');
  await expectFocusKept(page);
  await expect(card.locator('.sm-history ins')).toContainText(['2284']);
  await page.keyboard.press('u');
  await expect(card.locator('.entry')).toContainText('2283');

  const list = page.getByRole('listbox', { name: 'The map as a list' });
  const row = list.getByRole('option').filter({ hasText: '2283' });
  await walkTo(page, map);
  await page.keyboard.press('Delete');
  await expect(row).toContainText('Forgotten');
  await expect(list.getByRole('option')).toHaveCount(4);
  await expect(spoken(page)).toContainText(', Forgotten, ');
  expect(await memories(page)).not.toContain('2283');
  await page.keyboard.press('r');
  await expect(row).not.toContainText('Forgotten');
  expect(await memories(page)).toContain('2283');

  await walkTo(page, list);
  const skill = list.getByRole('option').filter({ hasText: 'boiler-check' });
  await page.keyboard.press('Home');
  for (let step = 0; step < 4 && (await skill.getAttribute('aria-selected')) !== 'true'; step++) {
    await page.keyboard.press('ArrowDown');
  }
  await expect(spoken(page)).toContainText('boiler-check. Skill, house');
  await page.keyboard.press('p');
  await expect(page.getByText('Pinned.')).toBeVisible();
  await page.keyboard.press('Delete');
  await expect(skill).toContainText('Archived');
  await expectAccessible(page, 'the map with what is gone');
  await page.keyboard.press('u');
  await expect(skill).not.toContainText('Archived');
  expect(existsSync(join(home, 'skills/house/boiler-check/SKILL.md'))).toBe(true);

  // Time by key, and Memory at the very moment.
  const slider = page.getByRole('slider', { name: 'Date' });
  await walkTo(page, slider);
  await expect(slider).toHaveAttribute('aria-valuenow', '4');
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuenow', '0');
  for (let n = 1; n <= 3; n++) {
    await page.keyboard.press(n === 2 ? '.' : 'ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`, ${n} of 4$`));
  }
  await walkTo(page, page.getByRole('link', { name: 'Memory at this moment' }));
  await page.keyboard.press('Enter');
  const past = page.getByRole('document', { name: 'Memory as it was' });
  await expect(past).toContainText('2283');
  await expect(past).not.toContainText('Garden');
  await expect(past).toContainText('1 entry was added since.');
  await expectAccessible(page, 'memory in the past');
  await keepPicture(page, testInfo, 'memory-in-the-past');
  await walkTo(page, page.getByRole('button', { name: 'The change before' }));
  await page.keyboard.press('Enter');
  await expect(past).not.toContainText('2283');
});

/** Both memory files as they are. */
async function memories(page: Page): Promise<string> {
  const { blocks } = await request(page, 'memory.next', {});
  return blocks.map(({ text }) => text).join('\n');
}

test('a memory that changed meanwhile is never overwritten from the map, and nothing that was written is lost', async ({
  app,
  home,
}) => {
  const { page } = app;
  await learn(page, 'memory', 'The printer is in the hall');
  await openMap(page);
  const list = page.getByRole('listbox', { name: 'The map as a list' });
  // On empty ground the window has its own menu; on a row the actions of its node.
  await page.getByRole('application').click({ button: 'right', position: { x: 4, y: 4 } });
  await expect(page.getByRole('menu')).toHaveCount(0);
  await list.getByRole('option').click({ button: 'right' });
  // Letters in a menu look for an item; nothing behind it is done.
  await page.keyboard.press('Delete');
  await page.keyboard.press('u');
  expect(await memories(page)).toContain('in the hall');
  await page.getByRole('menu').getByRole('menuitem', { name: 'Edit' }).click();
  const card = page.getByRole('complementary', { name: 'Selected on the map' });
  await expect(card.getByRole('textbox')).toBeVisible();
  await card.getByRole('textbox').fill('The printer is in the cellar');
  put(home, 'memories/MEMORY.md', 'The printer was given away');
  await expect(card).toContainText('Your text is kept');
  await expect(card.getByRole('textbox')).toHaveValue('The printer is in the cellar');
  expect(await memories(page)).toContain('The printer was given away');
  await card.getByRole('button', { name: /^Add entry/ }).click();
  await expect(list.getByRole('option')).toHaveCount(3);
  expect(await memories(page)).toContain('The printer was given away\n§\nThe printer is in the cellar');

  // What changed, told as a list: by kind, newest first.
  await page.getByRole('button', { name: 'Any time' }).click();
  await page.getByRole('button', { name: 'Since yesterday' }).click();
  const told = page.locator('.sm-changes');
  await expect(told).toContainText('2 memories added, 1 forgotten');
  await expect(list.getByRole('option')).toHaveText([/cellar/, /given away/, /in the hall/]);
  await expectAccessible(page, 'what changed');
  await told.getByRole('button').click();
  await expect(page.getByRole('button', { name: 'Any time' })).toBeVisible();
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

interface Taken {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Takes what the page hands over as a download, the same on every host. Returns the way to wait for the next one. */
async function takeDownloads(page: Page): Promise<() => Promise<Taken>> {
  await page.evaluate(() => {
    const made: Blob[] = [];
    const files: { name: string; blob: Blob | undefined }[] = [];
    const make = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (blob: Blob) => {
      made.push(blob);
      return make(blob);
    };
    HTMLAnchorElement.prototype.click = function () {
      files.push({ name: this.download, blob: made.at(-1) });
    };
    Object.assign(window, { files });
  });
  return async () => {
    const handle = await page.waitForFunction(
      () => (window as unknown as { files: { name: string; blob: Blob }[] }).files.shift(),
      undefined,
      { timeout: 60_000 },
    );
    const { name, base64 } = await handle.evaluate(async (file) => {
      const bytes = new Uint8Array((await file?.blob.arrayBuffer()) ?? new ArrayBuffer());
      let text = '';
      for (const byte of bytes) text += String.fromCharCode(byte);
      return { name: file?.name ?? '', base64: btoa(text) };
    });
    return { name, bytes: Buffer.from(base64, 'base64') };
  };
}

test('a map is taken along without texts, with them, as a film, and one from elsewhere is only looked at', async ({
  app,
}) => {
  const { page } = app;
  const secret = 'The home server is called Birch';
  for (const text of [secret, 'Photos on Birch are served on port 2283', 'Garden beds are watered at six'])
    await learn(page, 'memory', text);
  await openMap(page);
  const list = page.getByRole('listbox', { name: 'The map as a list' });
  await expect(list.getByRole('option')).toHaveCount(3);
  await expect.poll(async () => stored(await request(page, 'journey.places', {})).length).toBe(3);
  const places = await request(page, 'journey.places', {});

  const panel = page.getByRole('dialog', { name: 'Export' });
  const exported = page.getByRole('button', { name: 'Export' });
  const taken = await takeDownloads(page);
  /** The file that an export makes. */
  const file = async (kind: string): Promise<Taken> => {
    await exported.click();
    await panel.getByRole('button', { name: kind }).click();
    return taken();
  };
  await exported.click();
  await expect(panel).toContainText('No name, no text, no category.');
  await expectAccessible(page, 'the export panel');
  await page.keyboard.press('Escape');
  const bare = await file('Data (JSON)');
  expect(bare.name).toContain('without-texts');
  expect(bare.bytes.toString()).not.toContain('Birch');
  const drawing = (await file('Drawing (SVG)')).bytes.toString();
  expect(drawing).not.toContain('Birch');
  const shapes = await page.evaluate((svg) => {
    const { documentElement } = new DOMParser().parseFromString(svg, 'image/svg+xml');
    return { root: documentElement.localName, paths: documentElement.querySelectorAll('path').length };
  }, drawing);
  expect(shapes.root).toBe('svg');
  expect(shapes.paths).toBeGreaterThan(1);
  const picture = (await file('Picture (PNG)')).bytes;
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  const { width } = (await page.locator('.sm-canvas').boundingBox()) ?? { width: 0 };
  expect(picture.readUInt32BE(16)).toBe(2 * Math.round(width));
  expect(picture.toString('latin1')).toContain('without names and texts');

  await exported.click();
  await panel.getByRole('switch', { name: 'With names and texts' }).click();
  await expect(panel).toContainText('Whoever gets it can read them.');
  await page.keyboard.press('Escape');
  const full = await file('Data (JSON)');
  expect(full.name).toContain('with-texts');
  expect(full.bytes.toString()).toContain(secret);

  await page.getByRole('button', { name: /^Speed/ }).click();
  await page.getByRole('menuitemcheckbox', { name: '4×' }).click();
  const film = await file('Replay (WebM)');
  expect(film.bytes.subarray(0, 4).toString('hex')).toBe('1a45dfa3');
  await expect(page.getByText(/^Recorded, /)).toBeVisible();
  await exported.click();
  await panel.getByRole('button', { name: 'Replay (WebM)' }).click();
  await expect(page.getByRole('progressbar', { name: 'Recording' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(exported).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Date' })).toHaveAttribute('aria-valuenow', '3');

  // What was taken along is opened as anyone would get it.
  await exported.click();
  await panel.getByRole('button', { name: 'Open a shared map…' }).click();
  const sheet = page.getByRole('dialog', { name: 'Open a shared map' });
  await expectAccessible(page, 'the sheet for a shared map');
  await sheet.getByRole('textbox').fill('{"format":"hermes-desk-map","version":9}');
  await sheet.getByRole('button', { name: 'Show it' }).click();
  await expect(sheet).toContainText('version 9');
  await sheet
    .locator('input[type=file]')
    .setInputFiles({ name: 'map.json', mimeType: 'application/json', buffer: full.bytes });
  await expect(page.getByText('A shared map, read-only.')).toBeVisible();
  await page.getByRole('application').focus();
  await page.keyboard.press('Home');
  const card = page.getByRole('complementary', { name: 'Selected on the map' });
  await expect(card).toContainText(secret);
  await expect(card.getByRole('button', { name: /Edit|Remove/ })).toHaveCount(0);
  // Their dates are no moments of this memory.
  await expect(page.getByRole('link', { name: 'Memory at this moment' })).toHaveCount(0);
  await learn(page, 'memory', 'A memory of one’s own, meanwhile');
  await expect(list.getByRole('option')).toHaveCount(3);
  expect(await request(page, 'journey.places', {})).toEqual(places);
  await page.getByRole('button', { name: 'Back to my map' }).click();
  await expect(list.getByRole('option')).toHaveCount(4);

  // A code that an older Hermes wrote.
  await exported.click();
  await panel.getByRole('button', { name: 'Open a shared map…' }).click();
  await sheet
    .getByRole('textbox')
    .fill(
      'HMLA66ZO7hyciiP4_3VoTxcfMXZmTk5uok8Kall-QXFUo4Kuam5-UWVCmmJySU8ELaMo0JBUX5aZk4qWJSNgUVmAaNCIyODIoObAYPDn3pGFgA',
    );
  await sheet.getByRole('button', { name: 'Show it' }).click();
  await expect(page.getByText('From a share code of Hermes')).toBeVisible();
  await expect(list.getByRole('option')).toHaveCount(3);
});

import { put, staged } from '../harness/files.ts';
import { ask, request } from '../harness/request.ts';
import { callMemory, desk } from '../harness/desk.ts';
import { expect, railOf, test } from '../harness/test.ts';
import { startWebApp } from '../harness/web-app.ts';

test('a second app on the same home looks on and writes nothing, until the first is closed', async ({
  app,
  home,
  browser,
}) => {
  const second = await startWebApp(home);
  try {
    expect(second.said()).toContain('Another app has this home open');
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(second.url);
    await expect(railOf(page)).toBeVisible();

    const state = await request(page, 'app.state', {});
    expect(state.mode).toBe('onlooker');
    expect(state.owner?.pid).toBeGreaterThan(0);
    expect(await ask(page, 'ui.set', { key: 'draft', value: 'x' })).toMatchObject({
      ok: false,
      error: { code: 'looking_on' },
    });
    expect(await request(page, 'app.claim', {})).toEqual({ mode: 'onlooker' });

    await app.close();
    expect(await request(page, 'app.claim', {})).toEqual({ mode: 'owner' });
    expect(await ask(page, 'ui.set', { key: 'draft', value: 'x' })).toMatchObject({ ok: true });
    await context.close();
  } finally {
    await second.stop();
  }
});

test('what the command line writes shows up in an open window by itself', async ({ launch, home }) => {
  put(home, 'memories/USER.md', 'Is called Ada');
  const { page } = await launch();
  await page.evaluate(() => Object.assign(window, { neverReloaded: true }));
  await railOf(page).getByRole('link', { name: 'Memory' }).click();
  const row = (text: string) => page.getByRole('row').filter({ hasText: text });
  await expect(row('Is called Ada')).toBeVisible();
  await desk(home, 'memory', 'add', 'user', 'Lives in Lyon');
  await expect(row('Lives in Lyon')).toBeVisible();

  await railOf(page).getByRole('link', { name: 'Star Map' }).click();
  const stars = page.getByRole('listbox', { name: 'The map as a list' }).getByRole('option');
  await expect(stars).toHaveCount(2);
  await desk(home, 'memory', 'remove', 'user', 'Lives in Lyon');
  // What was forgotten stays on the map, as such.
  await expect(stars.filter({ hasText: 'Lives in Lyon' })).toContainText('Forgotten');

  await desk(home, 'config', 'set', 'memory.write_approval', 'true');
  await callMemory(home, { action: 'add', target: 'user', content: 'Prefers tea' });
  expect(staged(home)).toHaveLength(1);
  await expect(railOf(page).getByText('1 waiting')).toBeAttached();
  await desk(home, 'memory', 'approve', 'all');
  await expect(railOf(page).getByText(/waiting/)).toHaveCount(0);
  await expect(stars).toHaveCount(3);

  await desk(home, 'chat', '-q', 'what do you know about me');
  await railOf(page).getByRole('link', { name: 'Chat' }).click();
  const sessions = page.getByRole('navigation', { name: 'Sessions' });
  await expect(sessions.getByRole('link', { name: /what do you know about me/ })).toBeVisible();
  expect(await page.evaluate(() => 'neverReloaded' in window)).toBe(true);
});

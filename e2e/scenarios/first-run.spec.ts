import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { startFakeProvider } from '../fake-provider/server.ts';
import { answers, field } from '../harness/conversation.ts';
import { expect, expectAccessible, keepPicture, railOf, test } from '../harness/test.ts';
import { WELCOME } from '../harness/web-app.ts';

/** A minute, in ms, from the open window to the first fact or answer. */
const minute = 60_000;

/** What a stranger does, counted and timed: presses of the mouse, texts that are typed, and Enter. */
class Stranger {
  steps = 0;
  readonly #since = performance.now();
  /** Milliseconds since the window stood open before the stranger. */
  taken(): number {
    return performance.now() - this.#since;
  }
  async press(target: Locator): Promise<void> {
    this.steps += 1;
    await target.click();
  }
  async type(target: Locator, text: string): Promise<void> {
    this.steps += 1;
    await target.fill(text);
  }
  async enter(target: Locator): Promise<void> {
    this.steps += 1;
    await target.press('Enter');
  }
}

const welcome = (page: Page): Locator => page.getByRole('heading', { name: 'Welcome to Hermes Desk' });

test('a stranger comes to the first remembered fact in three steps, and is never asked again', async ({
  launch,
  home,
}, testInfo) => {
  const first = await launch(home, [WELCOME]);
  const { page } = first;
  await expect(welcome(page)).toBeVisible();
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await expectAccessible(page, `the first run, ${scheme}`);
    await keepPicture(page, testInfo, `first-run-${scheme}`);
  }
  // The rail leads elsewhere all the same, and back.
  await railOf(page).getByRole('link', { name: 'Memory' }).click();
  await expect(page.getByRole('heading', { name: 'Memory', level: 1 })).toBeVisible();
  await railOf(page).getByRole('link', { name: 'Chat' }).click();

  const stranger = new Stranger();
  await stranger.press(page.getByRole('button', { name: 'Start' }));
  await expect(field(page)).toBeFocused();
  await stranger.type(field(page), 'remember that I prefer metric units');
  await stranger.enter(field(page));
  await expect(page.locator('.step ins')).toHaveText('Prefers metric units');
  expect(readFileSync(join(home, 'memories', 'USER.md'), 'utf8')).toBe('Prefers metric units');
  expect(stranger.taken()).toBeLessThan(minute);
  expect(stranger.steps).toBeLessThanOrEqual(3);
  expect(readFileSync(join(home, 'config.yaml'), 'utf8')).toBe('desk:\n  welcomed: true\n');
  await first.close();

  const again = await launch(home, [WELCOME]);
  await expect(field(again.page)).toBeVisible();
  await expect(welcome(again.page)).toHaveCount(0);
});

test('a stranger comes to the first answer of a model in seven steps, the key kept out of sight', async ({
  launch,
  home,
}, testInfo) => {
  const provider = await startFakeProvider({ models: ['fake-model', 'other'] });
  try {
    const { page } = await launch(home, [WELCOME]);
    await expect(welcome(page)).toBeVisible();
    const stranger = new Stranger();
    await stranger.press(page.getByRole('radio', { name: 'Another server' }));
    const start = page.getByRole('button', { name: 'Start' });
    await expect(start).toBeDisabled();
    await stranger.type(page.getByRole('textbox', { name: 'Address' }), provider.url);
    // Not counted: most servers of one's own want none.
    await page.getByLabel('Key, if it wants one').fill('own-key-0815-4711');
    await stranger.enter(page.getByRole('textbox', { name: 'Address' }));
    await expect(page.getByText(/It answers/)).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Model' })).toHaveValue('fake-model');
    await expectAccessible(page, 'the first run with a server of one’s own');
    await keepPicture(page, testInfo, 'first-run-server');
    expect(existsSync(join(home, 'config.yaml'))).toBe(false);
    await page.getByRole('radio', { name: 'It asks you first' }).check();
    await stranger.press(start);
    await expect(field(page)).toBeFocused();
    await stranger.type(field(page), 'Good morning');
    await stranger.enter(field(page));
    await expect(answers(page).last()).toContainText('You said: Good morning');
    expect(stranger.taken()).toBeLessThan(minute);
    expect(stranger.steps).toBeLessThanOrEqual(7);

    const config = readFileSync(join(home, 'config.yaml'), 'utf8');
    expect(config).toContain('provider: custom');
    expect(config).toContain('write_approval: true');
    expect(config).not.toContain('own-key');
    expect(readFileSync(join(home, '.env'), 'utf8')).toBe('CUSTOM_MODEL_API_KEY=own-key-0815-4711\n');
    expect(provider.requests.at(-1)?.headers['authorization']).toBe('Bearer own-key-0815-4711');
    await expect(page.getByRole('contentinfo')).toContainText('set up');
  } finally {
    await provider.close();
  }
});

test('the tour shows the demo home screen by screen, and leads back to where the person came from', async ({
  kind,
  launch,
  home,
}, testInfo) => {
  const app = await launch(home, [WELCOME]);
  const { page } = app;
  const tour = page.getByRole('button', { name: 'Two-minute tour' });
  await expect(tour).toBeVisible();
  if (app.electron !== null) {
    test.skip(kind === 'electron', 'the app would start anew, out of the reach of the test');
    // Another home is another start; here it is looked at, not done.
    await app.electron.evaluate(({ app: electron }) => {
      // Once: the test ends the app by itself.
      electron.quit = () => {
        Reflect.deleteProperty(electron, 'quit');
      };
    });
    await tour.click();
    const relaunched = (): Promise<unknown> =>
      app.electron?.evaluate(({ app: electron }) => (electron as unknown as { relaunched: unknown }).relaunched) ??
      Promise.resolve(null);
    await expect.poll(relaunched).toEqual(expect.arrayContaining(['--demo', '--back-to', home]));
    return;
  }
  await tour.click();
  const card = page.getByRole('complementary', { name: 'Tour' });
  await expect(card).toContainText('1 of 6');
  await expect(page.getByRole('contentinfo')).toContainText('demo home');
  for (const place of ['Memory', 'Approvals', 'Star Map', 'Sessions', 'Skills', 'Chat']) {
    await expect(railOf(page).locator('[aria-current=page]')).toContainText(place);
    await expectAccessible(page, `the tour at ${place}`);
    await keepPicture(page, testInfo, `tour-${place.toLowerCase().replace(' ', '-')}`);
    if (place !== 'Chat') await card.getByRole('button', { name: 'Next' }).click();
  }
  await expect(card).toContainText('6 of 6');
  await card.getByRole('button', { name: 'Go to my home' }).click();
  await expect(welcome(page)).toBeVisible();
  await expect(page.getByRole('contentinfo')).not.toContainText('demo home');
});

import { ask, request } from '../harness/request.ts';
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

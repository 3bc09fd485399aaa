import { ask, request } from '../harness/request.ts';
import { expect, expectAccessible, keepPicture, railOf, test } from '../harness/test.ts';

test('the window shows the rail and the chat', async ({ app }, testInfo) => {
  const rail = railOf(app.page);
  for (const name of ['Chat', 'Memory', 'Approvals', 'Star Map', 'Sessions', 'Skills', 'Settings']) {
    await expect(rail.getByText(name, { exact: true })).toBeVisible();
  }
  await expect(app.page.getByRole('main')).toBeVisible();
  await keepPicture(app.page, testInfo, 'launch');
});

test('nothing serious stands in the way of a screen reader', async ({ app }) => {
  await expectAccessible(app.page, 'the first screen');
});

test('the page has no Node, no require and no process', async ({ app }) => {
  const reach = await app.page.evaluate(() =>
    ['require', 'process', 'module', 'Buffer', 'global'].filter((name) => name in window),
  );
  expect(reach).toEqual([]);
});

test('what the interface remembers is there after a restart', async ({ app, launch, home }) => {
  await request(app.page, 'ui.set', { key: 'draft', value: 'half a sentence' });
  await app.close();
  const again = await launch(home);
  expect(await request(again.page, 'ui.get', { key: 'draft' })).toEqual({ value: 'half a sentence' });
});

test('unknown and malformed requests get a typed error', async ({ app }) => {
  const codeOf = async (name: string, input: unknown): Promise<string> => {
    const answer = await ask(app.page, name, input);
    return answer.ok ? 'ok' : answer.error.code;
  };
  expect(await codeOf('no.such', {})).toBe('unknown_request');
  expect(await codeOf('__proto__', {})).toBe('unknown_request');
  expect(await codeOf('ui.get', { key: 7 })).toBe('invalid_input');
  expect(await codeOf('app.state', { extra: 1 })).toBe('invalid_input');
  expect(await codeOf('app.state', {})).toBe('ok');
});

import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { say } from '../harness/conversation.ts';
import { put } from '../harness/files.ts';
import { request } from '../harness/request.ts';
import { expect, expectAccessible, keepPicture, railOf, test } from '../harness/test.ts';

const example = resolve(import.meta.dirname, '../../docs/examples/notebook');

test('a plug-in runs once the person has allowed what they saw, keeps what is remembered, and is off when a file of it changes', async ({
  launch,
  home,
}, testInfo) => {
  put(home, 'config.yaml', 'memory:\n  write_approval: false\n');
  cpSync(example, join(home, 'plugins', 'notebook'), { recursive: true });
  put(home, 'plugins/elder/__init__.py', 'from agent.memory_provider import MemoryProvider\n');
  const { page } = await launch();
  const settings = async (): Promise<void> => {
    await railOf(page).getByRole('link', { name: 'Settings' }).click();
    await page
      .getByRole('navigation', { name: 'Settings sections' })
      .getByRole('link', { name: 'Memory provider' })
      .click();
  };
  await settings();
  const plugins = page.getByRole('region', { name: 'Plug-ins' });
  const notebook = plugins.getByRole('group', { name: 'Notebook', exact: true });
  await expect(plugins.getByRole('group', { name: 'elder' })).toContainText('Written for Hermes in Python');
  await expect(notebook).toContainText('Not allowed');

  // Looked at, and left: neither Enter nor Escape allows anything.
  const sheet = page.getByRole('dialog', { name: 'Let the plug-in Notebook run?' });
  await notebook.getByRole('button', { name: 'Allow… Notebook' }).click();
  await expect(sheet).toContainText('node main.mjs');
  await expect(sheet.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible(page, 'the sheet in which a plug-in is allowed');
  await keepPicture(page, testInfo, 'allow');
  await page.keyboard.press('Enter');
  await expect(sheet).toBeHidden();
  await expect(notebook).toContainText('Not allowed');
  expect(existsSync(join(home, 'desk', 'plugins'))).toBe(false);

  await notebook.getByRole('button', { name: 'Allow… Notebook' }).click();
  await sheet.getByRole('checkbox', { name: /trust who wrote it/ }).check();
  await sheet.getByRole('button', { name: 'Let Notebook run' }).click();
  await expect(sheet).toBeHidden();
  await notebook.getByRole('button', { name: 'Set up: Notebook' }).click();
  await notebook.getByRole('button', { name: 'Save and switch on' }).click();
  await expect(notebook.getByText(/^Works/)).toBeVisible();
  await expectAccessible(page, 'a plug-in that may run');
  await keepPicture(page, testInfo, 'allowed');

  await railOf(page).getByRole('link', { name: 'Chat' }).click();
  await say(page, 'remember that I prefer metric units');
  await railOf(page)
    .getByRole('link', { name: /^Memory/ })
    .click();
  await page.getByRole('radio', { name: 'Provider' }).click();
  const remembered = page.getByRole('region', { name: 'What Notebook remembers' });
  await expect(remembered.getByRole('listitem').filter({ hasText: 'Prefers metric units' }).first()).toBeVisible();

  // One file is another one now: it is off at once, and says which.
  const file = join(home, 'plugins', 'notebook', 'notebook.mjs');
  writeFileSync(file, `${readFileSync(file, 'utf8')}\n// changed\n`);
  await settings();
  await expect(notebook).toContainText('Changed since you allowed it: notebook.mjs');
  const { obstacle, tools } = await request(page, 'providers.status', {});
  expect(obstacle).toMatch(/notebook was changed since you allowed it/);
  expect(tools).toEqual([]);
  await expectAccessible(page, 'a plug-in that was changed');
  await keepPicture(page, testInfo, 'changed');

  await notebook.getByRole('button', { name: 'Forbid: Notebook' }).click();
  await expect(notebook).toContainText('Not allowed');
  await expect(page.getByRole('region', { name: 'Memory provider' })).toContainText('Built-in memory alone');
  expect(readFileSync(join(home, 'desk/plugins/notebook/data/notebook.jsonl'), 'utf8')).toContain('metric units');
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { say } from '../harness/conversation.ts';
import { put } from '../harness/files.ts';
import { request } from '../harness/request.ts';
import { expect, expectAccessible, keepPicture, railOf, test } from '../harness/test.ts';

test('a person sets Holographic up by click, says something that is kept, and sees its first fact on the Memory screen', async ({
  launch,
  home,
}, testInfo) => {
  put(home, 'config.yaml', '# mine\nmemory:\n  write_approval: false\n');
  const { page } = await launch();
  const began = Date.now();

  await railOf(page).getByRole('link', { name: 'Settings' }).click();
  await page
    .getByRole('navigation', { name: 'Settings sections' })
    .getByRole('link', { name: 'Memory provider' })
    .click();
  const section = page.getByRole('region', { name: 'Memory provider' });
  await expect(section).toContainText('Built-in memory alone');
  const kind = section.getByRole('group', { name: 'Holographic', exact: true });
  await expect(kind).toContainText('Everything stays in one file on this machine');
  await kind.getByRole('button', { name: 'Set up: Holographic' }).click();
  await expect(kind.getByRole('form', { name: 'Settings of Holographic' })).toBeVisible();
  await expectAccessible(page, 'the form of a memory provider');
  await keepPicture(page, testInfo, 'set-up');
  // Looking at a form changes nothing.
  expect(readFileSync(join(home, 'config.yaml'), 'utf8')).not.toContain('provider');
  await kind.getByRole('button', { name: 'Save and switch on' }).click();
  await expect(kind.getByText('Selected', { exact: true })).toBeVisible();
  await expect(section.getByText(/^Worked today/)).toBeVisible();
  expect(readFileSync(join(home, 'config.yaml'), 'utf8')).toMatch(/^# mine\n[\s\S]*provider: holographic/);

  await railOf(page).getByRole('link', { name: 'Chat' }).click();
  await say(page, 'remember that I prefer metric units');
  await railOf(page)
    .getByRole('link', { name: /^Memory/ })
    .click();
  await page.getByRole('radio', { name: 'Provider' }).click();
  const remembered = page.getByRole('region', { name: 'What Holographic remembers' });
  await expect(remembered.getByRole('listitem')).toContainText('Prefers metric units');
  expect(Date.now() - began).toBeLessThan(60_000);
  await expectAccessible(page, 'what a memory provider remembers');
  await keepPicture(page, testInfo, 'first-fact');
  await remembered.getByRole('searchbox').fill('submarines');
  await remembered.getByRole('searchbox').press('Enter');
  await expect(remembered).toContainText('Nothing found for these words');
  await remembered.getByRole('searchbox').fill('metric');
  await remembered.getByRole('searchbox').press('Enter');
  await expect(remembered.getByRole('listitem')).toHaveCount(1);

  // Switched off, it stays where it is; the log still tells what was kept.
  await railOf(page).getByRole('link', { name: 'Settings' }).click();
  await page
    .getByRole('navigation', { name: 'Settings sections' })
    .getByRole('link', { name: 'Memory provider' })
    .click();
  await expect(section.getByText('Last delivery')).toBeVisible();
  await kind.getByRole('button', { name: 'Settings and log: Holographic' }).click();
  await kind.getByText('What was sent and asked').click();
  await expect(kind.getByRole('list', { name: 'What was sent and asked' })).toContainText('done');
  await expectAccessible(page, 'the log of a memory provider');
  await keepPicture(page, testInfo, 'log');
  await kind.getByRole('button', { name: 'Switch off' }).click();
  await expect(section).toContainText('Built-in memory alone');
  expect((await request(page, 'providers.status', {})).selected).toBe(null);
  expect(readFileSync(join(home, 'memory_store.db')).length).toBeGreaterThan(0);
});

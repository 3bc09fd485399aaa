import { join } from 'node:path';
import type { Page } from '@playwright/test';
import Database from 'better-sqlite3';
import { desk } from '../harness/desk.ts';
import { put } from '../harness/files.ts';
import { expect, expectAccessible, keepPicture, railOf, test } from '../harness/test.ts';

const DAY = 86_400;
const now = Math.floor(Date.now() / 1000);

/** A conversation as an export has it, last used so many days ago. */
function exported(id: string, title: string, days: number, words: string): string {
  const time = now - days * DAY;
  const said = (role: string, content: string, i: number): object => ({ role, content, timestamp: time + i });
  const messages = [said('user', words, 0), said('assistant', `About that: ${words}`, 1)];
  return JSON.stringify({
    id,
    source: 'cli',
    model: days > 100 ? 'old-model' : 'new-model',
    title,
    started_at: time,
    messages,
  });
}

/** A home with forty conversations over a year and a half. */
async function filledHome(home: string): Promise<void> {
  const lines = Array.from({ length: 40 }, (_, i) =>
    exported(
      `s${String(i).padStart(2, '0')}`,
      `Talk ${i}`,
      i * 14,
      i % 5 === 0 ? `the birch server on port ${i}` : `nothing of note ${i}`,
    ),
  );
  lines.push(exported('bread', 'Sourdough & 面包', 3, 'how long does 面包 rise'));
  await desk(home, 'sessions', 'import', put(home, 'import.jsonl', `${lines.join('\n')}\n`));
}

async function openSessions(page: Page): Promise<void> {
  await railOf(page)
    .getByRole('link', { name: /^Sessions/ })
    .click();
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
}

async function tool(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Clean up, import, export, repair' }).click();
  await page.getByRole('menuitem', { name }).click();
}

test('words are found as they are typed, marked, walked by keys, and opened at the message', async ({
  home,
  launch,
}, info) => {
  await filledHome(home);
  const { page } = await launch();
  await openSessions(page);
  await expect(page.getByText('41 sessions, 82 messages')).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Search all messages' });
  await field.fill('birch port');
  const list = page.getByRole('listbox', { name: 'Sessions found' });
  await expect(list.getByRole('option')).toHaveCount(8);
  await expect(page.getByRole('status').filter({ hasText: '16 hits in 8 sessions' })).toBeVisible();
  await expect(list.locator('mark').first()).toHaveText(/birch|port/);
  await expect(page.getByRole('region', { name: 'Preview' }).locator('mark').first()).toBeVisible();
  await keepPicture(page, info, 'sessions-search');
  await expectAccessible(page, 'a search');
  await field.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(list.getByRole('option', { selected: true })).toHaveAttribute('aria-posinset', '2');
  await page.keyboard.press('F3');
  await expect(page.getByText('hit 2 of 2')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/chat\/s\d\d\?message=\d+/);
  await page.goBack();
  await page.getByRole('textbox', { name: 'Search all messages' }).fill('面');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
});

test('filters narrow the whole list, not only what is loaded', async ({ home, launch }) => {
  await filledHome(home);
  await desk(home, 'sessions', 'pin', 's39');
  await desk(home, 'sessions', 'archive', 's38');
  const { page } = await launch();
  await openSessions(page);
  const options = page.getByRole('listbox').getByRole('option');
  await page.getByRole('button', { name: 'Pinned' }).click();
  await expect(options).toHaveCount(1);
  await expect(options.first()).toContainText('Talk 39');
  await page.getByRole('button', { name: 'Pinned' }).click();
  await page.getByRole('button', { name: 'Archived' }).click();
  await expect(options.first()).toContainText('Talk 38');
  await page.getByRole('button', { name: 'Archived' }).click();
  await page.getByRole('button', { name: 'Any time' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Last 7 days' }).click();
  await expect(options).toHaveCount(2);
  await page.getByRole('button', { name: 'Any model' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'old-model' }).click();
  await expect(page.getByRole('heading', { name: 'No session passes these filters' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page.getByText('40 sessions, 80 messages')).toBeVisible();
});

test('a clean-up shows what goes, takes exactly that, and can be undone', async ({ home, launch }, info) => {
  await filledHome(home);
  await desk(home, 'sessions', 'pin', 's39');
  const { page } = await launch();
  await openSessions(page);
  await tool(page, 'Clean up old sessions');
  const sheet = page.getByRole('dialog', { name: 'Clean up old sessions' });
  await expect(sheet.getByText(/32 sessions with 64 messages go\. 1 pinned one stays\./)).toBeVisible();
  await keepPicture(page, info, 'clean-up');
  await expectAccessible(page, 'the clean-up');
  await sheet.getByRole('radio', { name: '365 days ago' }).click();
  await expect(sheet.getByText(/12 sessions with 24 messages go/)).toBeVisible();
  await sheet.getByRole('textbox', { name: 'Title holds' }).fill('Talk 3');
  await expect(sheet.getByText(/9 sessions with 18 messages go/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Delete 9 sessions' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText('32 sessions, 64 messages')).toBeVisible();
  await page.getByText('9 sessions were deleted.').locator('..').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('41 sessions, 82 messages')).toBeVisible();
  await tool(page, 'Shrink state.db');
  const shrink = page.getByRole('dialog', { name: 'Shrink state.db' });
  await expect(shrink.getByText(/in state\.db are free for new messages/)).toBeVisible();
  await expectAccessible(page, 'shrinking the file');
  await shrink.getByRole('button', { name: 'Shrink' }).click();
  await expect(shrink.getByText(/went back to the disk|0 B in state\.db are free/)).toBeVisible();
  await keepPicture(page, info, 'shrunk');
  await page.keyboard.press('Escape');
  // A search is narrowed where it is made: the one hit in a pinned session is there whatever the others hold.
  await page.getByRole('textbox', { name: 'Search all messages' }).fill('note');
  await page.getByRole('button', { name: 'Pinned' }).click();
  await expect(page.getByRole('status').filter({ hasText: '2 hits in 1 session' })).toBeVisible();
});

test('a deleted session is put back after a restart', async ({ home, launch }, info) => {
  await filledHome(home);
  const first = await launch();
  await openSessions(first.page);
  await first.page.getByRole('listbox').focus();
  await first.page.keyboard.press('Delete');
  await expect(first.page.getByText('“Talk 0” was deleted.')).toBeVisible();
  await first.close();
  const { page } = await launch();
  await openSessions(page);
  await expect(page.getByText('40 sessions, 80 messages')).toBeVisible();
  await tool(page, 'Deleted sessions');
  const sheet = page.getByRole('dialog', { name: 'Deleted sessions' });
  await expect(sheet.getByText('Talk 0')).toBeVisible();
  await keepPicture(page, info, 'trash');
  await expectAccessible(page, 'the trash');
  await sheet.getByRole('button', { name: 'Put back' }).click();
  await expect(sheet.getByRole('heading', { name: 'Nothing was deleted' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('41 sessions, 82 messages')).toBeVisible();
});

test('a damaged file says so, is repaired from here with the old one kept, and everything goes on', async ({
  home,
  launch,
}, info) => {
  await filledHome(home);
  const file = join(home, 'state.db');
  const db = new Database(file);
  db.unsafeMode(true);
  db.exec(
    `PRAGMA writable_schema = ON; INSERT INTO sqlite_master SELECT * FROM sqlite_master WHERE name = 'messages_fts'`,
  );
  db.close();
  const { page } = await launch();
  await railOf(page)
    .getByRole('link', { name: /^Sessions/ })
    .click();
  await expect(page.getByText('The file of conversations is damaged.')).toBeVisible();
  await keepPicture(page, info, 'damaged');
  await expectAccessible(page, 'a damaged file');
  await page.getByRole('button', { name: 'Check and repair' }).click();
  const sheet = page.getByRole('dialog', { name: 'Check and repair state.db' });
  await sheet.getByRole('button', { name: 'Check now' }).click();
  await expect(sheet.getByText(/41 sessions with 82 messages were carried over\..*state\.db\.damaged-/)).toBeVisible();
  await keepPicture(page, info, 'repaired');
  await expectAccessible(page, 'a repair');
  await sheet.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText('41 sessions, 82 messages')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Problems' })).toHaveCount(0);
});

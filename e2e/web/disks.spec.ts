import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { answers, field, say, send } from '../harness/conversation.ts';
import { printOf, put } from '../harness/files.ts';
import { ask } from '../harness/request.ts';
import { expect, railOf, test } from '../harness/test.ts';
import { startWebApp } from '../harness/web-app.ts';

async function openPage(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(url);
  await expect(railOf(page)).toBeVisible();
  return page;
}

const problems = (page: Page) => page.getByRole('region', { name: 'Problems' }).getByRole('alert');

test.describe('a home that permissions keep from us', () => {
  test.skip(process.platform === 'win32', 'permissions of another kind');

  test('one that cannot be read opens a window that says so, and is left as it is', async ({ home, browser }) => {
    const file = put(home, 'memories/USER.md', 'Likes tea');
    chmodSync(home, 0);
    const web = await startWebApp(home, [], { withoutRights: true });
    try {
      expect(web.said()).toContain(`${home} cannot be used: permission denied. Give your user permission for it`);
      expect(web.said()).not.toContain('Another app');
      const page = await openPage(browser, web.url);
      await expect(problems(page)).toHaveCount(1);
      await expect(problems(page)).toContainText(`${home} cannot be used: permission denied.`);
      await expect(problems(page)).toContainText('--home');
      expect(await ask(page, 'memory.add', { store: 'user', text: 'Likes coffee' })).toMatchObject({
        ok: false,
        error: { code: 'home_unreadable', file: home },
      });
      await page.close();
    } finally {
      await web.stop();
      chmodSync(home, 0o700);
    }
    expect(readFileSync(file, 'utf8')).toBe('Likes tea');
    expect(existsSync(join(home, 'desk'))).toBe(false);
  });

  test('one that cannot be written can be looked at, and says why nothing can be changed', async ({
    home,
    browser,
  }) => {
    const file = put(home, 'memories/USER.md', 'Likes tea');
    for (const dir of [home, join(home, 'memories')]) chmodSync(dir, 0o555);
    const before = [file, home].map(printOf);
    const web = await startWebApp(home, [], { withoutRights: true });
    try {
      expect(web.said()).toContain(`${home} can be read but not written: permission denied.`);
      expect(web.said()).not.toContain('Another app');
      const page = await openPage(browser, web.url);
      await expect(problems(page)).toContainText('can be read but not written: permission denied.');
      await expect(page.getByText('is open in another window')).toHaveCount(0);
      await railOf(page).getByRole('link', { name: 'Memory' }).click();
      await expect(page.getByRole('row').filter({ hasText: 'Likes tea' })).toBeVisible();
      expect(await ask(page, 'memory.add', { store: 'user', text: 'Likes coffee' })).toMatchObject({
        ok: false,
        error: { code: 'unwritable', file: home },
      });
      await page.close();
    } finally {
      await web.stop();
      for (const dir of [home, join(home, 'memories')]) chmodSync(dir, 0o755);
    }
    expect([file, home].map(printOf)).toEqual(before);
  });
});

/** A disk of its own, of this size; null where this system does not let us make one. */
function smallDisk(dir: string, size: string): (() => void) | null {
  mkdirSync(dir);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', dir], { stdio: 'ignore' });
  } catch {
    return null;
  }
  return () => void execFileSync('umount', ['--lazy', dir], { stdio: 'ignore' });
}

/** Writes until nothing more goes on the disk. */
function fill(dir: string): string {
  const file = join(dir, 'filler');
  const { bavail, bsize } = statfsSync(dir);
  writeFileSync(file, Buffer.alloc(bavail * bsize));
  return file;
}

test('a full disk is said in one line in the chat, nothing on file is touched, and it goes on when there is room', async ({
  home,
  browser,
}) => {
  const disk = join(home, 'disk');
  const unmount = smallDisk(disk, '8m');
  test.skip(unmount === null, 'this system does not let us mount a small disk');
  const web = await startWebApp(disk);
  try {
    const page = await openPage(browser, web.url);
    await say(page, 'remember that I like tea');
    const user = join(disk, 'memories', 'USER.md');
    expect(readFileSync(user, 'utf8')).toBe('Likes tea');
    const size = statSync(join(disk, 'state.db')).size;
    const filler = fill(disk);

    expect(await ask(page, 'memory.add', { store: 'user', text: `Likes ${'coffee '.repeat(150)}` })).toMatchObject({
      ok: false,
      error: { code: 'disk_full' },
    });
    await field(page).fill('remember that I like coffee too');
    await field(page).press('Enter');
    await expect(page.getByText(/disk is full/i).first()).toBeVisible();
    expect(readFileSync(user, 'utf8')).toBe('Likes tea');
    expect(statSync(join(disk, 'state.db')).size).toBeGreaterThanOrEqual(size);

    rmSync(filler);
    await send(page, 'remember that I like cocoa');
    await expect(answers(page).last()).toContainText('cocoa');
    expect(readFileSync(user, 'utf8')).toContain('Likes cocoa');
    await page.close();
  } finally {
    await web.stop();
    unmount?.();
  }
});

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { startFakeProvider, type FakeProvider, type RecordedRequest } from '../fake-provider/server.ts';
import { answers, field, say, send } from '../harness/conversation.ts';
import { put } from '../harness/files.ts';
import { request } from '../harness/request.ts';
import { expect, expectAccessible, keepPicture, test as base } from '../harness/test.ts';

const test = base.extend<{ provider: FakeProvider }>({
  provider: async ({ home }, use) => {
    const provider = await startFakeProvider({ models: ['fake-model', 'fake-mini', 'other-70b'] });
    mkdirSync(join(home, 'project'));
    put(home, 'project/notes.md', 'The south bed is dry.\n');
    const model = `model:\n  default: fake-model\n  provider: custom\n  base_url: ${provider.url}\n`;
    const quiet = 'auxiliary:\n  title_generation:\n    enabled: false\n';
    put(home, 'config.yaml', `${model}${quiet}desk:\n  workspace: ${join(home, 'project')}\n`);
    await use(provider);
    await provider.close();
  },
});

const commandAnswers = (page: Page): Locator => page.getByRole('complementary', { name: /Answer of a command/ });

/** Says a command; the list that completes it is closed first. */
async function command(page: Page, words: string): Promise<void> {
  await field(page).fill(words);
  await field(page).press('Escape');
  await field(page).press('Enter');
}

function systemOf({ body }: RecordedRequest): unknown {
  const { messages } = JSON.parse(body.toString('utf8')) as { messages: { role: string; content: unknown }[] };
  return messages.find(({ role }) => role === 'system')?.content;
}

test('a conversation is led by commands alone: found in, given another model, branched, and read side by side', async ({
  provider,
  launch,
}, testInfo) => {
  const { page } = await launch();
  await say(page, 'Which bed in the garden is the sunniest?');
  provider.script({ say: 'The **south bed**. In the garden it has sun from noon on.' });
  await say(page, 'And in winter, in the same garden?');

  // A name is completed and taken with Enter; Enter again carries it out. Nothing of it reaches the model.
  const before = provider.requests.length;
  await field(page).pressSequentially('/usa');
  await expect(page.getByRole('option', { selected: true })).toContainText('/usage');
  await expectAccessible(page, 'the list of commands');
  await keepPicture(page, testInfo, 'commands');
  await field(page).press('Enter');
  await expect(field(page)).toHaveValue('/usage');
  await field(page).press('Enter');
  await expect(commandAnswers(page)).toContainText('Used by this session so far');
  await command(page, '/brnach');
  await expect(commandAnswers(page).last()).toContainText('There is no command /brnach.');
  await expect(field(page)).toHaveValue('/brnach');
  await commandAnswers(page).last().getByRole('button', { name: '/branch' }).click();
  await expect(field(page)).toHaveValue('/branch ');
  await command(page, '/title The garden');
  await expect(page.getByRole('heading', { name: 'The garden', level: 1 })).toBeVisible();
  expect(provider.requests).toHaveLength(before);

  // Find: over all messages, marked where it stands; Escape closes it and the field has the focus again.
  await page.keyboard.press('Control+f');
  const words = page.getByRole('textbox', { name: 'Words to find' });
  await expect(words).toBeFocused();
  await words.fill('garden');
  await expect(page.getByText('4 of 4')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('3 of 4')).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => [...(CSS.highlights.get('found-now-main') ?? [])].map(String)))
    .toEqual(['garden']);
  await expectAccessible(page, 'finding in a conversation');
  await keepPicture(page, testInfo, 'find');
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeFocused();

  // Another model, by the keys: what it costs is said first, and a new snapshot begins with it.
  await command(page, '/model');
  await expect(page.getByText(/provider’s cache of it is lost/)).toBeVisible();
  await expectAccessible(page, 'the list of models');
  await page.keyboard.type('other');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /Choose the model\. other-70b/ })).toBeVisible();
  await say(page, 'And now?');
  await expect(page.getByText('New snapshot.')).toBeVisible();
  expect(provider.requests.at(-1)?.body.toString('utf8')).toContain('"other-70b"');

  // A branch has the same prompt to the byte; what is said in it stays in it.
  const parent = provider.requests.at(-1);
  await command(page, '/branch Winter');
  await expect(page.getByRole('heading', { name: 'Winter', level: 1 })).toBeVisible();
  await say(page, 'Only in winter');
  const branch = provider.requests.at(-1);
  if (parent === undefined || branch === undefined) throw new Error('the model was asked');
  expect(systemOf(branch)).toBe(systemOf(parent));
  await page.getByRole('link', { name: /Began from another session/ }).click();
  const panes = page.locator('.thread');
  await expect(panes).toHaveCount(2);
  await expect(panes.last().getByRole('heading', { level: 1 })).toHaveText('The garden');
  await expect(panes.last().getByText('Only in winter')).toHaveCount(0);

  // Both stream at once, each its own answer.
  provider.script({ say: 'First comes the left one, word by word.', gate: 'go' });
  provider.script({ say: 'Then comes the right one, word by word.', gate: 'go' });
  const fields = page.getByRole('textbox', { name: 'Message', exact: true });
  await fields.first().fill('left');
  await fields.first().press('Enter');
  await expect(panes.first().locator('[data-live]')).toContainText('First comes');
  await fields.last().fill('right');
  await fields.last().press('Enter');
  await expect(panes.last().locator('[data-live]')).toContainText('Then comes');
  await expectAccessible(page, 'two conversations side by side');
  await keepPicture(page, testInfo, 'side by side');
  provider.open('go');
  await expect(panes.first().locator('.answer').last()).toContainText('the left one, word by word.');
  await expect(panes.last().locator('.answer').last()).toContainText('the right one, word by word.');
  // Both are found again after a look at another screen, and the field of the one that stays has the focus.
  await page.keyboard.press('Control+2');
  await expect(page.getByRole('heading', { name: 'Memory', level: 1 })).toBeVisible();
  await page.keyboard.press('Control+1');
  await expect(panes).toHaveCount(2);
  await panes.last().getByRole('button', { name: 'Close this conversation' }).click();
  await expect(field(page)).toBeFocused();
  await expect(panes).toHaveCount(1);

  // What was said last comes back to the field, and the branch is a session of its own.
  await command(page, '/undo');
  await expect(field(page)).toHaveValue('left');
  const { rows } = await request(page, 'sessions.list', {});
  expect(rows.map(({ title }) => title).sort()).toEqual(['The garden', 'Winter']);
});

/** Text that is made to run, to lead astray, or to be too much for a window. */
const hostile = [
  '<script>window.hit = 1</script> <img src=x onerror="window.hit = 1"> <svg onload="window.hit = 1"></svg>',
  '[a](javascript:window.hit=1) [b](file:///etc/passwd) [c](#/approvals) ![d](https://example.org/pixel.png)',
  '[bank.example](https://example.org/bank)',
  `|${' wide |'.repeat(120)}\n|${'---|'.repeat(120)}\n|${' 1 |'.repeat(120)}`,
  `Z${'\u0300\u0301\u0302\u0303'.repeat(400)}algo \u202egnp.exe\u202c`,
  Array.from({ length: 1000 }, (_, depth) => `${'  '.repeat(depth)}- item`).join('\n'),
  'x'.repeat(200_000),
].join('\n\n');

test('hostile content neither runs nor breaks the layout, at 200 % text in a small window, and is spoken once at its end', async ({
  provider,
  launch,
}, testInfo) => {
  const { page } = await launch();
  const foreign: string[] = [];
  page.on('request', (asked) => {
    if (asked.url().includes('example.org')) foreign.push(asked.url());
  });
  // A window of 900x600 in which everything is twice as large.
  await page.setViewportSize({ width: 450, height: 300 });
  provider.script({ say: hostile, reasoning: hostile.slice(0, 2000) });
  await send(page, '<b>hello</b> [x](javascript:1)');
  await expect(page.locator('[data-live]')).toHaveCount(0);
  await expect(answers(page).last()).toContainText('window.hit = 1');
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  expect(await page.locator('.talk :is(script, img, iframe, style, form)').count()).toBe(0);
  const hrefs = await page.locator('.talk a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(['https://example.org/pixel.png', 'https://example.org/bank']);
  expect(foreign).toEqual([]);
  await expect(page.getByRole('link', { name: 'bank.example' })).toHaveText('bank.example (example.org)');
  // An order to turn the text around is told and turns nothing; what is selected and copied is what was written.
  const turned = page.locator('.prose p', { hasText: 'gnp.exe' });
  await expect(turned.getByRole('img', { name: 'right-to-left override' })).toHaveAttribute('data-code', 'U+202E');
  const [selected, leftToRight] = await turned.evaluate((paragraph) => {
    const letters = [...paragraph.childNodes].find((node) => node.textContent === 'gnp.exe') ?? paragraph;
    const at = (from: number): number => {
      const range = document.createRange();
      range.setStart(letters, from);
      range.setEnd(letters, from + 1);
      return range.getBoundingClientRect().left;
    };
    const ordered = at(0) < at(2);
    getSelection()?.selectAllChildren(paragraph);
    return [getSelection()?.toString() ?? '', ordered] as const;
  });
  expect(selected).toContain('\u202egnp.exe\u202c');
  expect(leftToRight).toBe(true);
  // Nothing scrolls sideways but what is wide by itself, and the field can be used.
  const wide = await page.evaluate(
    () =>
      [...document.querySelectorAll('.talk, .compose, .thread, .bar')].filter(
        (box) => box.scrollWidth > box.clientWidth + 1,
      ).length,
  );
  expect(wide).toBe(0);
  await expect(field(page)).toBeInViewport();
  await expectAccessible(page, 'hostile content');
  await keepPicture(page, testInfo, 'hostile');

  // A screen reader hears an answer once, when it is whole.
  provider.script({ say: 'One sentence, and then another one, slowly.', gate: 'rest' });
  const spoken = page.locator('.thread > [role="status"]');
  await send(page, 'speak');
  await expect(page.locator('[data-live]')).toContainText('One sentence');
  await expect(spoken).not.toContainText('One sentence');
  await expect(page.getByRole('log', { name: 'Messages' })).toHaveAttribute('aria-live', 'off');
  provider.open('rest');
  await expect(spoken).toHaveText('Answer: One sentence, and then another one, slowly.');

  // An input method: the Enter that chooses a word sends nothing, the one after it does.
  const devtools = await page.context().newCDPSession(page);
  const composing = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 } as const;
  await field(page).focus();
  await devtools.send('Input.imeSetComposition', { text: 'ni hao', selectionStart: 6, selectionEnd: 6 });
  await devtools.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...composing });
  await devtools.send('Input.insertText', { text: '你好' });
  await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', ...composing });
  await expect(field(page)).toHaveValue('你好');
  await expect(page.locator('.talk .said').last()).toContainText('speak');
  await field(page).press('Enter');
  await expect(page.locator('.talk .said').last()).toContainText('你好');
  await expect(answers(page).last()).toContainText('You said: 你好');

  // Files: one of the workspace is pointed at, another goes along folded, and what is no text is said.
  await page.locator('input[type=file]').setInputFiles([
    { name: 'notes.md', mimeType: 'text/markdown', buffer: Buffer.from('The south bed is dry.\n') },
    { name: 'log.txt', mimeType: 'text/plain', buffer: Buffer.from('line one\nline two\n') },
    { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]) },
  ]);
  await expect(field(page)).toHaveValue('@file:notes.md ');
  await expect(page.getByText(/^log\.txt, .*3 lines/)).toBeVisible();
  await expect(page.getByText(/photo\.png was not attached: it is no text/)).toBeVisible();
  await field(page).press('Enter');
  const sent = (words: string): boolean => provider.requests.at(-1)?.body.includes(words) === true;
  await expect.poll(() => sent('line one\\nline two')).toBe(true);
  expect(sent('The south bed is dry.')).toBe(true);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startFakeProvider, type FakeProvider, type RecordedRequest, type SaidReply } from '../fake-provider/server.ts';
import { answers, field, say, send, sessionOf } from '../harness/conversation.ts';
import { put, staged, storedPrompt } from '../harness/files.ts';
import { request } from '../harness/request.ts';
import { expect, expectAccessible, railOf, test as base } from '../harness/test.ts';
import { startWebApp } from '../harness/web-app.ts';

const test = base.extend<{ provider: FakeProvider }>({
  /** A model of our own, and a home that is configured for it. */
  provider: async ({ home }, use) => {
    const provider = await startFakeProvider();
    // The requests are counted here: no title is asked for besides.
    const quiet = 'auxiliary:\n  title_generation:\n    enabled: false\n  background_review:\n    enabled: false\n';
    put(
      home,
      'config.yaml',
      `model:\n  default: fake-model\n  provider: custom\n  base_url: ${provider.url}\n${quiet}`,
    );
    await use(provider);
    await provider.close();
  },
});

interface Message {
  readonly role: string;
  readonly content: unknown;
}

/** The messages of a request, as they came over the wire. */
function messagesOf({ body }: RecordedRequest): Message[] {
  return (JSON.parse(body.toString('utf8')) as { messages: Message[] }).messages;
}

function remember(content: string): SaidReply {
  return { calls: [{ name: 'memory', arguments: { action: 'add', target: 'user', content } }] };
}

test('an answer streams in, its tool call is a row, and what it changed is on disk', async ({
  provider,
  launch,
  home,
}) => {
  provider.script(
    { ...remember('Prefers tea'), say: 'I keep that. ' },
    { say: 'From now on I know that you prefer tea, and nothing else has changed.', gate: 'second half' },
  );
  const { page } = await launch();
  await send(page, 'I prefer tea');
  const live = page.locator('.talk [data-live]');
  await expect(live).toContainText('From now on I know');
  await expect(live).not.toContainText('nothing else has changed');
  await expect(page.locator('.step ins')).toHaveText('Prefers tea');
  expect(readFileSync(join(home, 'memories', 'USER.md'), 'utf8')).toBe('Prefers tea');
  provider.open('second half');
  await expect(answers(page).last()).toContainText('nothing else has changed.');
  await expect(live).toHaveCount(0);

  // Who reads in the middle of a long answer is not moved when it ends, and keeps what is selected.
  const parts = Array.from({ length: 80 }, (_, n) => `Part ${String(n)} of what there is to say about tea.`);
  provider.script({ say: parts.join('\n\n'), gate: 'last parts' });
  await send(page, 'and more');
  const read = page.locator('.talk .prose p', { hasText: /^Part 12 of/ });
  await expect(live).toContainText('Part 35');
  await page.locator('.talk').evaluate((box) => {
    box.scrollTop -= 900;
  });
  await expect(read).toBeInViewport();
  await read.evaluate((words) => getSelection()?.selectAllChildren(words));
  const top = await read.evaluate((words) => words.getBoundingClientRect().top);
  provider.open('last parts');
  await expect(live).toHaveCount(0);
  await expect(answers(page).last()).toHaveAttribute('data-message', /\d+/);
  expect(await read.evaluate((words) => words.getBoundingClientRect().top)).toBeCloseTo(top, 0);
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(parts[12]);
});

test('/compress puts a summary in the place of older messages; they stay in view, and the next request is small', async ({
  provider,
  launch,
  home,
}) => {
  const model = `  default: fake-model\n  provider: custom\n  base_url: ${provider.url}\n  context_length: 12000\n`;
  put(home, 'config.yaml', `model:\n${model}`);
  const { page } = await launch();
  provider.respond(({ body }) =>
    body.includes('You keep the record')
      ? { say: '## Done\nMany questions were asked and answered.' }
      : { say: `Answer. ${'word '.repeat(700)}` },
  );
  for (const n of [1, 2, 3, 4, 5, 6]) await say(page, `question ${String(n)}`);
  const before = provider.requests.at(-1);
  await field(page).fill('/compress');
  await field(page).press('Enter');
  await expect(page.getByText(/About .+ tokens became .+ can still be found by search/)).toBeVisible();
  await expect(page.getByText('New snapshot.')).toBeVisible();
  await expect(page.locator('.talk article').getByText('/compress', { exact: true })).toHaveCount(0);
  await say(page, 'and on');
  const after = provider.requests.at(-1);
  if (before === undefined || after === undefined) throw new Error('the model was not asked');
  expect(after.body.length).toBeLessThan(before.body.length);
  expect(JSON.stringify(messagesOf(after))).toContain('Many questions were asked and answered.');
  const { hits } = await request(page, 'sessions.search', { query: 'question 2' });
  expect(hits.length).toBeGreaterThan(0);

  await page.getByRole('button', { name: 'More for this session' }).click();
  await page.getByRole('menuitem', { name: 'Use the tools there are now' }).click();
  await expect(page.getByText('From the next message on, this session has the tools there are now.')).toBeVisible();
});

test('Stop ends the answer where it stands; what was queued is held until the person sends it', async ({
  provider,
  launch,
}) => {
  provider.script({ say: 'A long answer that begins well and would never have ended by itself.', gate: 'never' });
  const { page } = await launch();
  await send(page, 'tell me everything');
  await expect(page.locator('.talk [data-live]')).toContainText('A long answer');
  await field(page).fill('and the weather');
  await field(page).press('Control+Enter');
  await expect(page.getByText('Queued: and the weather')).toBeVisible();
  await page.getByRole('button', { name: 'Stop Esc' }).click();
  await expect(page.locator('.talk [data-live]')).toHaveCount(0);
  const held = page.getByText('Not sent, since you stopped: and the weather');
  await expect(held).toBeVisible();
  await expect(answers(page).last()).toContainText('A long answer');
  await expect(page.getByText('would never have ended')).toHaveCount(0);
  await expect.poll(() => provider.requests[0]?.aborted()).toBe(true);
  await say(page, 'and in short');
  await expect(answers(page).last()).toContainText('You said: and in short');
  expect(provider.requests).toHaveLength(2);
  await expect(held).toBeVisible();
  await expectAccessible(page, 'words that a stop has held');
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect(answers(page).last()).toContainText('You said: and the weather');
  await expect(held).toHaveCount(0);
  expect(provider.requests).toHaveLength(3);
});

test('a reload in the middle of a turn catches up, and the answer ends once', async ({ provider, launch }) => {
  provider.script({ say: 'First comes the beginning, and in good time comes the end.', gate: 'end' });
  const { page } = await launch();
  await send(page, 'begin');
  const live = page.locator('.talk [data-live]');
  await expect(live).toContainText('First comes');
  await page.reload();
  await expect(live).toContainText('First comes');
  provider.open('end');
  await expect(answers(page).last()).toContainText('in good time comes the end.');
  await expect(live).toHaveCount(0);
  await expect(answers(page).filter({ hasText: 'First comes the beginning' })).toHaveCount(1);
  await expect(page.locator('.said')).toHaveCount(1);
  expect(provider.requests).toHaveLength(1);
});

test('the system prompt at the provider is the same to the byte while a window looks on and a write is approved', async ({
  provider,
  launch,
  home,
  browser,
}) => {
  put(home, 'memories/USER.md', 'Is called Ada');
  put(home, 'config.yaml', `${readFileSync(join(home, 'config.yaml'), 'utf8')}memory:\n  write_approval: true\n`);
  provider.script(remember('Prefers tea'), { say: 'It waits for you.' });
  const { page } = await launch();
  await say(page, 'I prefer tea');
  const session = await sessionOf(page);
  expect(staged(home)).toHaveLength(1);

  const onlooker = await startWebApp(home);
  try {
    const context = await browser.newContext();
    const other = await context.newPage();
    await other.goto(onlooker.url);
    await expect(railOf(other)).toBeVisible();
    await other.goto(`${onlooker.origin}/#/memory/${session}`);
    await expect(other.getByRole('row').filter({ hasText: 'Is called Ada' })).toBeVisible();

    await railOf(page)
      .getByRole('link', { name: /^Approvals/ })
      .click();
    await page
      .locator('.decide')
      .getByRole('button', { name: /^Approve/ })
      .click();
    await expect(railOf(page).getByText(/waiting/)).toHaveCount(0);
    expect(readFileSync(join(home, 'memories', 'USER.md'), 'utf8')).toBe('Is called Ada\n§\nPrefers tea');
    await expect(other.getByRole('row').filter({ hasText: 'Prefers tea' })).toBeVisible();

    await railOf(page).getByRole('link', { name: 'Chat' }).click();
    await expect(field(page)).toBeVisible();
    for (const words of ['and now', 'and then', 'and at last']) await say(page, words);
    await context.close();
  } finally {
    await onlooker.stop();
  }

  const sent = provider.requests.map(messagesOf);
  expect(sent).toHaveLength(5);
  const [system] = sent[0] ?? [];
  expect(system?.role).toBe('system');
  expect(system?.content).toContain('Is called Ada');
  expect(system?.content).not.toContain('Prefers tea');
  expect(storedPrompt(home, session)).toBe(system?.content);
  // What was sent once is sent again as it was: each request begins with all of the one before.
  for (const [index, messages] of sent.entries()) {
    const before = sent[index - 1] ?? [];
    expect(JSON.stringify(messages.slice(0, before.length))).toBe(JSON.stringify(before));
    expect(messages[0]).toEqual(system);
  }
  expect((await request(page, 'approvals.list', {})).proposals).toEqual([]);
});

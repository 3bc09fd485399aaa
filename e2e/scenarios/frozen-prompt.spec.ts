import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startFakeProvider, type FakeProvider, type RecordedRequest, type SaidReply } from '../fake-provider/server.ts';
import { say, sessionOf } from '../harness/conversation.ts';
import { callMemory, desk } from '../harness/desk.ts';
import { put, staged, storedPrompt } from '../harness/files.ts';
import { expect, railOf, test as base } from '../harness/test.ts';
import { startWebApp } from '../harness/web-app.ts';

const test = base.extend<{ provider: FakeProvider }>({
  /** A model of our own, and a home that is configured for it. */
  provider: async ({ home }, use) => {
    const provider = await startFakeProvider();
    const model = `model:\n  default: fake-model\n  provider: custom\n  base_url: ${provider.url}\n`;
    // The requests are looked at here: no title is asked for besides.
    put(
      home,
      'config.yaml',
      `${model}auxiliary:\n  title_generation:\n    enabled: false\n  background_review:\n    enabled: false\n`,
    );
    await use(provider);
    await provider.close();
  },
});

const calls = (...each: readonly (readonly [string, Record<string, unknown>])[]): SaidReply => ({
  calls: each.map(([name, args], index) => ({ name, arguments: args, id: `call_${name}_${String(index)}` })),
});

/** What the model does in each of twenty turns before it answers. */
function turnReplies(turn: number): SaidReply[] {
  const answer = { say: `Answer ${String(turn)}, with 中文 and 😀.` };
  switch (turn % 5) {
    case 0:
      return [calls(['memory', { action: 'add', target: 'memory', content: `Fact of turn ${String(turn)}` }]), answer];
    case 1:
      return [calls(['session_search', { query: 'fact' }], ['skills_list', {}]), answer];
    case 2:
      return [
        calls(['memory', { action: 'replace', target: 'user', old_text: 'Ada', content: `Ada ${String(turn)}` }]),
        answer,
      ];
    case 3:
      return [calls(['memory', { action: 'remove', target: 'memory', old_text: 'no such entry' }]), answer];
    default:
      return [answer];
  }
}

/** The bytes of a request in which the system prompt stands, and that prompt. */
function promptOf({ body }: RecordedRequest): { bytes: string; content: string } {
  const text = body.toString('utf8');
  const { messages } = JSON.parse(text) as { messages: { role: string; content: string }[] };
  const [system] = messages;
  if (system?.role !== 'system') throw new Error('the request begins with no system prompt');
  const bytes = JSON.stringify(system.content);
  // As written by the client, not as we would write it.
  expect(text).toContain(bytes);
  return { bytes, content: system.content };
}

async function approveOne(page: Page, home: string): Promise<void> {
  const waiting = staged(home).length;
  await railOf(page)
    .getByRole('link', { name: /^Approvals/ })
    .click();
  await page
    .locator('.decide')
    .getByRole('button', { name: /^Approve/ })
    .click();
  await expect.poll(() => staged(home).length).toBe(waiting - 1);
  await railOf(page).getByRole('link', { name: 'Chat' }).click();
}

test('over twenty turns with tools, memory writes, approvals and a second window every request has the same system prompt', async ({
  provider,
  launch,
  home,
  browser,
}) => {
  test.slow();
  put(home, 'memories/USER.md', 'Is called Ada');
  put(home, 'memories/MEMORY.md', 'Builds with make');
  const { page } = await launch();
  const second = await startWebApp(home);
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(second.url);
  await expect(railOf(other)).toBeVisible();
  let session = '';
  let approved = 0;
  try {
    for (let turn = 0; turn < 20; turn += 1) {
      provider.script(...turnReplies(turn));
      await say(page, `Question ${String(turn)}`);
      session = await sessionOf(page);
      // Half way the person begins to be asked: from then on every write waits, and is decided between the turns.
      if (turn === 9) await desk(home, 'config', 'set', 'memory.write_approval', 'true');
      if (turn > 9 && staged(home).length > 0) {
        await approveOne(page, home);
        approved += 1;
      }
      if (turn === 6) await desk(home, 'memory', 'add', 'memory', 'Written at the command line');
      if (turn === 12) put(home, 'memories/USER.md', 'Is called Ada\n§\nWritten by another program');
      if (turn === 14) await callMemory(home, { action: 'add', target: 'user', content: 'From another process' });
      if (turn === 4) await other.goto(`${second.origin}/#/memory/${session}`);
      if (turn === 16) await page.reload();
    }
    await expect(other.getByRole('row').filter({ hasText: 'Written by another program' })).toBeVisible();
  } finally {
    await context.close();
    await second.stop();
  }

  expect(approved).toBeGreaterThan(1);
  const memory = readFileSync(join(home, 'memories', 'MEMORY.md'), 'utf8');
  expect(memory).toContain('Fact of turn 5');
  expect(memory).toContain('Fact of turn 10');
  const own = provider.requests.filter(({ body }) => body.toString('utf8').includes('Question 0'));
  expect(own.length).toBeGreaterThanOrEqual(20 + 16);
  const [first] = own.map(promptOf);
  expect(first?.content).toContain('Is called Ada');
  expect(first?.content).toContain('Builds with make');
  expect(first?.content).not.toContain('Fact of turn');
  expect(new Set(own.map((each) => promptOf(each).bytes)).size).toBe(1);
  expect(storedPrompt(home, session)).toBe(first?.content);
});

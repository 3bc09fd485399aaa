import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startFakeProvider, type RecordedRequest, type Reply } from '../fake-provider/server.ts';
import { answers, field, send } from '../harness/conversation.ts';
import { put } from '../harness/files.ts';
import { expect, expectAccessible, keepPicture, test } from '../harness/test.ts';

interface Message {
  readonly role: string;
  readonly content: string | null;
}

/** The model: a judge that wants a second page, a conversation that delegates, and agents of which one never ends. */
function model(request: RecordedRequest): Reply {
  const text = request.body.toString();
  const { messages } = JSON.parse(text) as { messages: readonly Message[] };
  const last = messages.at(-1);
  const words = last?.content ?? '';
  if (text.includes('You judge whether the standing goal')) {
    const done = words.includes('Both pages are written');
    const verdict = done
      ? { verdict: 'done', reason: 'Both pages are there.' }
      : { verdict: 'continue', reason: 'The second page is missing.' };
    return { say: JSON.stringify(verdict) };
  }
  if (text.includes('works at one task for another agent')) {
    return words.includes('endless')
      ? { say: 'I search and search and search', gate: 'never' }
      : { say: 'I counted **three** files.' };
  }
  if (words === 'Ask your agents') {
    const tasks = [{ goal: 'Count the files' }, { goal: 'Look for the endless thing' }];
    return { calls: [{ name: 'delegate_task', arguments: { tasks } }] };
  }
  if (last?.role === 'tool') return { say: 'They are at work.' };
  if (words.includes('what you delegated')) return { say: 'One counted three files, the other was stopped.' };
  if (words.includes('The second page is missing')) return { say: 'Both pages are written.', gate: 'second page' };
  return { say: 'The first page is written.' };
}

const goal = (page: Page): ReturnType<Page['getByRole']> => page.getByRole('region', { name: 'Goal' });

test('a goal is worked at until a judge finds it reached, and agents work beside the conversation', async ({
  launch,
  home,
}, testInfo) => {
  test.slow();
  const server = await startFakeProvider();
  server.respond(model);
  try {
    const off = { enabled: false };
    const config = {
      model: { provider: 'custom', default: 'fake-model', base_url: server.url },
      auxiliary: { title_generation: off, background_review: off },
    };
    put(home, 'config.yaml', JSON.stringify(config));
    const { page } = await launch(home, ['--workspace', home]);

    // A goal: the next turn begins by itself, with what the judge misses.
    await field(page).fill('/goal Write two pages\nverify: both are there');
    await field(page).press('Enter');
    await expect(goal(page)).toContainText('The second page is missing.');
    await expect(goal(page)).toContainText('works at it');
    await expect(page.getByRole('button', { name: 'The goal is not reached yet: the next step' })).toBeVisible();
    // A check of the person's comes before the judge.
    await field(page).fill('/goal gate add echo checked > page-check.txt');
    await field(page).press('Enter');
    await goal(page).getByRole('button', { name: 'Write two pages' }).click();
    await expect(goal(page)).toContainText('both are there');
    await expect(goal(page)).toContainText('echo checked > page-check.txt not run yet');
    await expectAccessible(page, 'A goal at work');
    await keepPicture(page, testInfo, 'goal');
    server.open('second page');
    await expect(goal(page)).toContainText('reached');
    await expect(goal(page)).toContainText('2 of 20 turns');
    await expect(goal(page)).toContainText('passed');
    expect(readFileSync(join(home, 'page-check.txt'), 'utf8')).toBe('checked\n');
    await expect(answers(page).last()).toContainText('Both pages are written.');
    await goal(page).getByRole('button', { name: 'Clear the goal' }).click();
    await expect(goal(page)).toHaveCount(0);

    // Agents: each a row that opens into what it says, while the conversation rests.
    await send(page, 'Ask your agents');
    await expect(answers(page).last()).toContainText('They are at work.');
    const counted = page.getByRole('button', { name: 'Count the files' });
    await counted.click();
    const log = page.getByRole('log', { name: /What this agent said and did: Count the files/ });
    await expect(log).toContainText('I counted three files.');
    await counted.click();
    await page.getByRole('button', { name: 'Look for the endless thing', exact: true }).click();
    await expect(page.getByRole('log', { name: /endless thing/ })).toContainText('I search and');
    await expect(page.getByRole('region', { name: 'Agents at work' })).toContainText('1 agent works');
    await expectAccessible(page, 'Agents at work');
    await keepPicture(page, testInfo, 'agents');
    await page.getByRole('button', { name: 'Stop: Look for the endless thing' }).click();

    // Their reports come as one message of the app, and are answered.
    await expect(answers(page).last()).toContainText('One counted three files, the other was stopped.');
    await expect(page.getByRole('button', { name: 'Reports of agents that worked for this session' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Agents at work' })).toHaveCount(0);
    await expect(page.locator('.list').getByText('Count the files')).toHaveCount(0);

    // All of it is still there after a reload.
    await page.reload();
    await expect(page.getByText('stopped', { exact: true })).toBeVisible();
    await expect(page.getByText('done', { exact: true })).toBeVisible();
  } finally {
    await server.close();
  }
});

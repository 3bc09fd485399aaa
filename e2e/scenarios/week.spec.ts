import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { CuratorRun } from '../../src-shared/contract/index.ts';
import { startFakeProvider } from '../fake-provider/server.ts';
import { corrections, isReview, procedures, usesIn, weekModel } from '../fake-provider/week.ts';
import { answers, say, sessionOf } from '../harness/conversation.ts';
import { put } from '../harness/files.ts';
import { request } from '../harness/request.ts';
import { expect, expectAccessible, keepPicture, railOf, test } from '../harness/test.ts';

const day = 86_400_000;
const learned = procedures.flatMap(({ topic, verdict }) => (verdict === 'approve' ? [topic] : []));

/** Lets days go by for the skills: every time on record moves back. */
function letPass(home: string, days: number): void {
  const file = join(home, 'skills/.usage.json');
  const records = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, unknown>>;
  for (const record of Object.values(records)) {
    for (const [key, value] of Object.entries(record)) {
      if (!key.endsWith('_at') || typeof value !== 'string') continue;
      record[key] = new Date(Date.parse(value) - days * day).toISOString();
    }
  }
  writeFileSync(file, JSON.stringify(records, null, 2));
}

/** Has a conversation of two turns behind the window, and waits for the review that follows it. */
async function converse(page: Page, topic: string, second: string): Promise<string> {
  const { session } = await request(page, 'chat.send', { session: null, text: `[${topic}] please` });
  await request(page, 'chat.send', { session, text: second, whenBusy: 'queue' });
  const ended = async (): Promise<boolean> => {
    const [run] = (await request(page, 'review.runs', { session, limit: 1 })).runs;
    return run !== undefined && run.ended !== 'running';
  };
  await expect.poll(ended, { intervals: [20, 50, 50, 100] }).toBe(true);
  return session;
}

const indexOf = async (page: Page, session: string): Promise<string[]> => {
  const { text } = await request(page, 'prompt.view', { session });
  return procedures.map(({ topic }) => topic).filter((topic) => text.includes(`- ${topic}:`));
};

/** Runs a pass by hand; the page shows what it did. */
async function pass(page: Page): Promise<CuratorRun> {
  const ended = async (): Promise<CuratorRun[]> =>
    (await request(page, 'curator.runs', { limit: 100 })).runs.filter((run) => run.ended === 'done');
  const before = (await ended()).length;
  await page.keyboard.press('ControlOrMeta+6');
  await page.getByRole('navigation', { name: 'Pages of this screen' }).getByRole('link', { name: 'Curator' }).click();
  await page.getByRole('button', { name: 'Run now' }).click();
  await expect.poll(async () => (await ended()).length).toBe(before + 1);
  const [run] = await ended();
  if (run === undefined) throw new Error('there was no pass');
  await expect(page.locator('article.doc')).toContainText('Backup: skills/.curator_backups/');
  return run;
}

test('a week: reviews propose, the person decides, skills are used and seen on the map, age, come back, and all is accounted for', async ({
  launch,
  home,
}, testInfo) => {
  test.slow();
  const server = await startFakeProvider();
  server.respond(weekModel);
  try {
    const config = {
      model: { provider: 'custom', default: 'fake-model', base_url: server.url },
      memory: { nudge_interval: 2 },
      skills: { write_approval: true },
      auxiliary: { title_generation: { enabled: false }, background_review: { defer: 'never' } },
    };
    put(home, 'config.yaml', JSON.stringify(config));
    const { page } = await launch();
    await expect(railOf(page)).toBeVisible();

    // Sixty conversations in seven days, of which the person sees the last. In the evening they decide what waits.
    let sessions = 0;
    let last = '';
    for (let date = 0; date < 7; date += 1) {
      for (let n = 0; n < (date < 4 ? 9 : 8) - (date === 6 ? 1 : 0); n += 1) {
        const { topic } = procedures[(sessions + date) % procedures.length] ?? procedures[0];
        const second = n === 0 ? `No, remember: ${corrections[date] ?? ''}` : 'thanks';
        last = await converse(page, topic, second);
        sessions += 1;
      }
      expect(await indexOf(page, last)).toEqual(date === 0 ? [] : learned);
      if (date > 0) continue;
      await expect(railOf(page).getByText('6 waiting')).toBeAttached();
      await page.keyboard.press('ControlOrMeta+3');
      await expect(page.getByText('6 wait for you')).toBeVisible();
      const { proposals } = await request(page, 'approvals.list', {});
      for (const { id, skill } of proposals) {
        const verdict = procedures.find(({ topic }) => skill?.endsWith(topic))?.verdict;
        if (verdict === 'wait') continue;
        await page.locator(`a.hit[href*="${id}"]`).click();
        await expect(page.getByText(`id ${id}`)).toBeVisible();
        await page
          .getByRole('button', { name: verdict === 'approve' ? /^Approve/ : /^Reject/ })
          .first()
          .click();
        await expect(page.locator('.results')).toContainText(verdict === 'approve' ? 'Approved' : 'Rejected');
      }
      await expect(railOf(page).getByText('1 waiting')).toBeAttached();
    }
    await page.keyboard.press('ControlOrMeta+1');
    await say(page, '[deploy-site] please');
    await expect(answers(page).last()).toContainText('Did deploy-site.');
    await expect(page.locator('.talk')).toContainText('Read skill');
    const seen = await sessionOf(page);
    await say(page, 'thanks');
    expect(await indexOf(page, seen)).toEqual(learned);
    await expect.poll(async () => (await request(page, 'review.runs', { limit: 200 })).runs.length).toBe(60);

    // What was proposed waits once, what was rejected is never asked for again, each correction was kept once.
    const waiting = (await request(page, 'approvals.list', {})).proposals.map(({ skill }) => skill);
    expect(waiting).toEqual(['meeting-minutes']);
    expect(readFileSync(join(home, 'memories/USER.md'), 'utf8').split('\n§\n')).toEqual(corrections);
    const { runs } = await request(page, 'review.runs', { limit: 200 });
    const did = runs.flatMap(({ actions }) => actions);
    expect(did.filter(({ tool, outcome }) => tool === 'memory' && outcome === 'saved')).toHaveLength(
      corrections.length,
    );
    expect(did.filter(({ outcome }) => outcome === 'proposed')).toHaveLength(procedures.length);
    const reviews = server.requests.filter(isReview).length;
    expect(runs.reduce((sum, { usage }) => sum + usage.calls, 0)).toBe(reviews);
    expect(server.requests).toHaveLength(reviews + 120 + usesIn(server.requests));

    // On the map, with birth and use.
    await page.keyboard.press('ControlOrMeta+4');
    const list = page.getByRole('listbox', { name: 'The map as a list' });
    for (const topic of learned) await expect(list.getByRole('option', { name: new RegExp(topic) })).toHaveCount(1);
    await expect(list.getByRole('option', { name: /nightly-backup|meeting-minutes/ })).toHaveCount(0);
    await list.getByRole('option', { name: /deploy-site/ }).click();
    const { nodes } = await request(page, 'journey.graph', {});
    const star = nodes.find(({ label }) => label === 'deploy-site');
    expect(star?.useTimes.length).toBeGreaterThan(5);
    expect(Math.min(...(star?.useTimes ?? []))).toBeGreaterThan(star?.time ?? Infinity);
    await expectAccessible(page, 'the map after a week');
    await keepPicture(page, testInfo, 'map');

    // Half a month goes by in which one of them is used, then another.
    letPass(home, 15);
    await converse(page, 'deploy-site', 'thanks');
    const stale = await pass(page);
    letPass(home, 16);
    await converse(page, 'deploy-site', 'thanks');
    const archived = await pass(page);
    await keepPicture(page, testInfo, 'archived');
    const others = learned.filter((topic) => topic !== 'deploy-site').sort();
    for (const [run, step] of [
      [stale, 'stale'],
      [archived, 'archive'],
    ] as const) {
      expect(run.changes.map(({ name, step: what, outcome }) => `${name} ${what} ${outcome}`).sort()).toEqual(
        others.map((topic) => `${topic} ${step} done`),
      );
      const report = readFileSync(join(run.report, 'REPORT.md'), 'utf8');
      for (const topic of others) expect(report).toContain(`**${topic}**`);
    }
    expect(await indexOf(page, await converse(page, 'deploy-site', 'thanks'))).toEqual(['deploy-site']);

    // One comes back from the report, is in the index again and used, and its history has all of it.
    await page.getByRole('button', { name: 'Restore photo-import from the archive' }).click();
    await expect(page.getByRole('button', { name: /^Restore photo-import/ })).toHaveCount(0);
    expect(await indexOf(page, await converse(page, 'photo-import', 'thanks'))).toEqual([
      'deploy-site',
      'photo-import',
    ]);
    const { events } = await request(page, 'skills.history', { id: 'photo-import' });
    const kinds = events.map(({ kind }) => kind).reverse();
    expect(kinds.filter((kind) => kind !== 'use')).toEqual(['propose', 'born', 'stale', 'archive', 'restore']);
    expect(kinds.at(-1)).toBe('use');
  } finally {
    await server.close();
  }
});

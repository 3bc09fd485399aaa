import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startFakeProvider, type RecordedRequest, type Reply } from '../fake-provider/server.ts';
import { say } from '../harness/conversation.ts';
import { put } from '../harness/files.ts';
import { expect, expectAccessible, keepPicture, railOf, test } from '../harness/test.ts';

const day = 86_400_000;
const skillText = (name: string): string =>
  `---\nname: ${name}\ndescription: How ${name} is done here.\n---\n# Steps\n\n1. Do ${name}.\n`;
const merged = skillText('media-care').replace('1. Do media-care.', '1. Do photo-import.\n2. Do album-dedupe.');

/** A learned skill that was last used so many days ago. */
function record(days: number): object {
  const then = new Date(Date.now() - days * day).toISOString();
  return { created_by: 'agent', use_count: 3, last_used_at: then, created_at: then, state: 'active', pinned: false };
}

/** The model: talks, proposes in a review, and would merge two skills when the curator asks. */
function model({ body }: RecordedRequest): Reply {
  const text = body.toString();
  const { messages } = JSON.parse(text) as { messages: readonly { role: string; content: string | null }[] };
  const last = messages.at(-1);
  if (text.includes('You look after a collection of skills')) {
    const merge = { into: 'media-care', absorbs: ['photo-import', 'album-dedupe'], content: merged, why: 'One album.' };
    return { say: JSON.stringify({ merges: [merge] }) };
  }
  if (last?.role === 'tool') return { say: 'Done.' };
  if (!(last?.content ?? '').startsWith('This is not a message of the person')) return { say: 'As you like.' };
  return {
    say: '',
    calls: [
      {
        name: 'memory',
        id: 'm',
        arguments: { action: 'add', target: 'user', content: 'Never converts HEIC pictures' },
      },
      {
        name: 'skill_manage',
        id: 's',
        arguments: { action: 'create', name: 'photo-import', category: 'media', content: skillText('photo-import') },
      },
    ],
  };
}

const page = async (at: Page, name: string): Promise<void> => {
  await at.keyboard.press('ControlOrMeta+6');
  await at.getByRole('navigation', { name: 'Pages of this screen' }).getByRole('link', { name }).click();
};

test('a conversation is reviewed, its proposal approved, and the curator ages, archives, merges, and gives back', async ({
  launch,
  home,
}, testInfo) => {
  test.slow();
  const server = await startFakeProvider();
  server.respond(model);
  try {
    const config = {
      model: { provider: 'custom', default: 'fake-model', base_url: server.url },
      memory: { nudge_interval: 1 },
      skills: { write_approval: true },
      auxiliary: { title_generation: { enabled: false }, background_review: { defer: 'never' } },
    };
    put(home, 'config.yaml', JSON.stringify(config));
    for (const name of ['album-dedupe', 'port-check', 'old-printer'])
      put(home, `skills/tools/${name}/SKILL.md`, skillText(name));
    put(home, 'skills/mine/SKILL.md', skillText('mine'));
    const ages = { 'album-dedupe': record(2), 'port-check': record(20), 'old-printer': record(60) };
    put(home, 'skills/.usage.json', JSON.stringify(ages));
    const { page: at } = await launch();
    await say(at, 'Import the photos, and never convert HEIC.');

    // Behind the conversation: saved by itself what may be, proposed the rest.
    await expect(railOf(at).getByText('1 waiting')).toBeAttached();
    await expect(at.getByRole('link', { name: 'A review saved something' })).toBeVisible();
    await page(at, 'Reviews');
    const run = at.locator('article.doc');
    await expect(run).toContainText('the whole conversation, 2 messages');
    await expect(run.getByRole('listitem').filter({ hasText: 'memory add USER.md' })).toContainText('Saved');
    await expect(run.getByRole('listitem').filter({ hasText: 'skill_manage create photo-import' })).toContainText(
      'Proposed',
    );
    await expect(run).toContainText('2 calls');
    expect(readFileSync(join(home, 'memories/USER.md'), 'utf8')).toBe('Never converts HEIC pictures');
    await expectAccessible(at, 'Reviews');
    await keepPicture(at, testInfo, 'reviews');
    await expect(at.locator('.talk')).toHaveCount(0);

    // The proposal leads to its decision.
    await run.getByRole('link', { name: 'Review' }).click();
    await at
      .getByRole('button', { name: /^Approve/ })
      .first()
      .click();
    await expect(at.locator('.results')).toContainText('Approved');
    expect(existsSync(join(home, 'skills/media/photo-import/SKILL.md'))).toBe(true);

    // The curator: what it looks after, and what is left to the person.
    await page(at, 'Curator');
    const row = (name: string): ReturnType<Page['getByRole']> => at.getByRole('row', { name: new RegExp(name) });
    await expect(row('photo-import')).toContainText('stale from');
    await expect(row('old-printer')).toContainText('archived from');
    await at.getByRole('radio', { name: 'Left alone' }).click();
    await expect(row('mine')).toContainText('yours');
    await at.getByRole('button', { name: 'Give to the curator: mine' }).click();
    await expect(row('mine')).toHaveCount(0);
    await at.getByRole('radio', { name: 'Looked after' }).click();
    await at.getByRole('button', { name: 'Take back: mine' }).click();
    await expect(row('mine')).toHaveCount(0);
    await expectAccessible(at, 'Curator');

    // A pass, with the model's merges laid before the person.
    await at.getByRole('button', { name: 'More' }).click();
    await at.getByRole('menuitem', { name: 'Run and ask the model for merges' }).click();
    const proposal = at.getByRole('article', { name: 'photo-import, album-dedupe → media-care' });
    await expect(proposal).toContainText('One album.');
    await expect(proposal).toContainText('+2. Do album-dedupe.');
    expect(existsSync(join(home, 'skills/tools/album-dedupe'))).toBe(true);
    await expectAccessible(at, 'Curator proposals');
    await keepPicture(at, testInfo, 'proposals');
    await proposal.getByRole('button', { name: 'Approve' }).click();
    await expect(at.getByText('No merge waits for you')).toBeVisible();
    expect(readFileSync(join(home, 'skills/media-care/SKILL.md'), 'utf8')).toBe(merged);
    expect(existsSync(join(home, 'skills/.archive/album-dedupe/SKILL.md'))).toBe(true);

    // Its report: what was archived by age comes back from here.
    const passes = at.getByRole('region', { name: 'Passes' }).getByRole('link');
    await passes.filter({ hasText: '1 archived, 1 went stale' }).click();
    const pass = at.locator('article.doc');
    await expect(pass.getByRole('heading', { name: 'Archived: not used for long' })).toBeVisible();
    await expect(pass).toContainText('Backup: skills/.curator_backups/');
    await expectAccessible(at, 'A pass of the curator');
    await keepPicture(at, testInfo, 'pass');
    await pass.getByRole('button', { name: 'Restore old-printer from the archive' }).click();
    await expect(pass.getByRole('button', { name: /^Restore old-printer/ })).toHaveCount(0);
    expect(existsSync(join(home, 'skills/tools/old-printer/SKILL.md'))).toBe(true);
  } finally {
    await server.close();
  }
});

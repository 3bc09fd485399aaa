import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startFakeProvider, type FakeProvider } from '../fake-provider/server.ts';
import { answers, field, say } from '../harness/conversation.ts';
import { put } from '../harness/files.ts';
import { expect, expectAccessible, keepPicture, test as base } from '../harness/test.ts';

const test = base.extend<{ provider: FakeProvider; workspace: string }>({
  /** A folder with files to point at, some that hold keys, and a repository's own. */
  workspace: async ({ home }, use) => {
    const workspace = join(home, 'project');
    mkdirSync(workspace);
    put(workspace, 'stacks/photos/compose.yml', 'services:\n  photos:\n    ports: [2283]\n');
    put(workspace, 'stacks/photos/compose.override.yml', 'services: {}\n');
    put(workspace, '.env', 'KEY=never-to-be-sent\n');
    await use(workspace);
  },
  provider: async ({ home, workspace }, use) => {
    const provider = await startFakeProvider();
    const model = `model:\n  default: fake-model\n  provider: custom\n  base_url: ${provider.url}\n`;
    // The requests are looked at here: no title is asked for besides.
    const quiet = 'auxiliary:\n  title_generation:\n    enabled: false\n  background_review:\n    enabled: false\n';
    put(home, 'config.yaml', `${model}${quiet}desk:\n  workspace: ${workspace}\n`);
    await use(provider);
    await provider.close();
  },
});

/** What the model was sent last of the person. */
function sentWords(provider: FakeProvider): string {
  const body = provider.requests.at(-1)?.body.toString('utf8') ?? '{"messages":[]}';
  const { messages } = JSON.parse(body) as { messages: { role: string; content: unknown }[] };
  const content = messages.findLast(({ role }) => role === 'user')?.content;
  return typeof content === 'string' ? content : JSON.stringify(content);
}

test('a file is pointed at with the keys alone, marked where it stands, and rides on the words to the model', async ({
  provider,
  launch,
}, testInfo) => {
  const { page } = await launch();
  await field(page).pressSequentially('Compare @compo');
  const list = page.getByRole('listbox', { name: 'References' });
  await expect(list.getByRole('option')).toHaveCount(2);
  await expect(list.getByRole('option', { selected: true })).toContainText('compose.yml');
  await expect(field(page)).toBeFocused();
  await expectAccessible(page, 'the composer with references');
  await keepPicture(page, testInfo, 'references');
  await field(page).press('ArrowDown');
  await expect(list.getByRole('option', { selected: true })).toContainText('compose.override.yml');
  await field(page).press('ArrowUp');
  await field(page).press('Tab');
  await expect(field(page)).toHaveValue('Compare @file:stacks/photos/compose.yml ');
  await expect(list).toHaveCount(0);
  await expect(page.locator('.marks .ref')).toHaveText('@file:stacks/photos/compose.yml');
  provider.script({ say: 'The port is 2283.' });
  await field(page).pressSequentially('with nothing');
  await field(page).press('Enter');
  await expect(answers(page).last()).toContainText('The port is 2283.');
  const said = 'Compare @file:stacks/photos/compose.yml with nothing';
  await expect(page.locator('.said').last()).toContainText(said);
  await expect(page.locator('.said').last()).not.toContainText('ports:');
  expect(sentWords(provider)).toContain(`${said}\n\n--- Attached Context ---\n\n📄 @file:stacks/photos/compose.yml (`);
  expect(sentWords(provider)).toContain('```yaml\nservices:\n  photos:\n    ports: [2283]\n```');
});

test('what may not be read is said in the conversation, and the words go without it', async ({ provider, launch }) => {
  const { page } = await launch();
  provider.script({ say: 'I could not see it.' });
  await say(page, 'Read @file:.env and @url:http://127.0.0.1:1/ please');
  await expect(page.locator('.talk')).toContainText('@file:.env: .env may hold keys or credentials and is never read.');
  await expect(page.locator('.talk')).toContainText('127.0.0.1 is on your own machine or network.');
  expect(sentWords(provider)).not.toContain('never-to-be-sent');
  expect(sentWords(provider)).not.toContain('Attached Context');
});

import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { field, say, send } from '../harness/conversation.ts';
import { printOf, put } from '../harness/files.ts';
import { request } from '../harness/request.ts';
import { desk, runDesk } from '../harness/desk.ts';
import { expect, expectAccessible, keepPicture, railOf, test } from '../harness/test.ts';

const latin1 = Buffer.from('Caf\u00e9 au lait\n\u00a7\nThe server is called birch', 'latin1');

const everywhere = ['Memory', 'Approvals', 'Star Map', 'Sessions', 'Skills', 'Settings'];

/** The lines that stand over every screen. */
const problems = (page: Page): Locator => page.getByRole('region', { name: 'Problems' }).getByRole('alert');

interface Damage {
  readonly what: string;
  /** Relative to the home; the home itself is `.`. */
  readonly file: string;
  readonly make: (home: string) => void;
  readonly says: string;
  readonly remedy: string;
  /** Whether a command that does not need the file goes on. */
  readonly goesOn: boolean;
}

const damages: readonly Damage[] = [
  {
    what: 'a file in the place of the home',
    file: '.',
    make: (home) => {
      rmSync(home, { recursive: true });
      writeFileSync(home, 'mine');
    },
    says: 'cannot be the home: a file stands where a directory is needed.',
    remedy: 'Move that file away, or choose another home with --home.',
    goesOn: false,
  },
  {
    what: 'a config.yaml with a syntax error',
    file: 'config.yaml',
    make: (home) => void put(home, 'config.yaml', '# mine\nmodel:\n  default: x\n bad: [\n'),
    says: 'line 4:',
    remedy: 'Correct line 4 of',
    goesOn: true,
  },
  {
    what: 'a config.yaml that is a directory',
    file: 'config.yaml',
    make: (home) => void put(home, 'config.yaml/mine', 'x'),
    says: 'could not be read: a directory is in its place.',
    remedy: 'Move the directory away',
    goesOn: true,
  },
  {
    what: 'a state.db that is text',
    file: 'state.db',
    make: (home) => void put(home, 'state.db', 'dear diary, '.repeat(1000)),
    says: 'is not a database',
    remedy: 'the damaged one is kept',
    goesOn: true,
  },
  {
    what: 'a state.db that is a directory',
    file: 'state.db',
    make: (home) => void put(home, 'state.db/mine', 'x'),
    says: 'is a folder',
    remedy: 'Move the folder aside',
    goesOn: true,
  },
  {
    what: 'a store that is not UTF-8',
    file: 'memories/MEMORY.md',
    make: (home) => void put(home, 'memories/MEMORY.md', latin1),
    says: 'is not valid UTF-8: the byte at offset 3 cannot be decoded.',
    remedy: 'Save the file as UTF-8 in an editor.',
    goesOn: true,
  },
  {
    what: 'a .env that cannot be read',
    file: '.env',
    make: (home) => void put(home, '.env/mine', 'x'),
    says: 'could not be read: a directory is in its place.',
    remedy: 'Move the directory away',
    goesOn: true,
  },
  {
    what: 'a file in the place of the folder of staged writes',
    file: 'pending',
    make: (home) => void put(home, 'pending', 'mine'),
    says: 'could not be read: a file stands where a directory is needed.',
    remedy: 'Move that file away',
    goesOn: true,
  },
];

for (const { what, file, make, says, remedy, goesOn } of damages) {
  test(`${what} is one line with its remedy over every screen, and stays as it is`, async ({
    launch,
    home,
  }, testInfo) => {
    make(home);
    const path = file === '.' ? home : join(home, file);
    const before = printOf(path);
    const { page, web } = await launch();
    await expect(problems(page)).toHaveCount(1);
    for (const part of [path, says, remedy]) await expect(problems(page)).toContainText(part);
    if (web !== null) for (const part of [path, says, remedy]) expect(web.said()).toContain(part);
    await expect(page.getByText('is open in another window')).toHaveCount(0);
    await expect(field(page)).toBeVisible();
    await keepPicture(page, testInfo, file === '.' ? 'home' : file.replace('/', '-'));
    if (!goesOn) await expectAccessible(page, what);
    for (const name of goesOn ? ['Memory', 'Star Map'] : everywhere) {
      await railOf(page).getByRole('link', { name }).click();
      await expect(page.getByRole('main').getByRole('heading', { name, level: 1 })).toBeVisible();
      await expect(problems(page)).toHaveCount(1);
    }
    expect(printOf(path)).toBe(before);
  });

  test(`${what} is one line with its remedy at the command line, and stays as it is`, async ({ kind, home }) => {
    test.skip(kind !== 'web', 'the command line has no window');
    make(home);
    const path = file === '.' ? home : join(home, file);
    const before = printOf(path);
    const { code, out, err } = await runDesk(home, 'memory', 'list', 'user');
    expect(code).toBe(goesOn ? 0 : 1);
    expect(out.includes('USER.md')).toBe(goesOn);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    for (const part of [path, says, remedy]) expect(err).toContain(part);
    const written = await runDesk(home, 'tool', 'memory', '{"action":"add","target":"memory","content":"Likes tea"}');
    expect(written.out + written.err).not.toMatch(/\bat \S+ \(|node:internal/);
    expect(printOf(path)).toBe(before);
  });
}

test('words for a model are refused while state.db is no database, and are not lost', async ({ launch, home }) => {
  const file = put(home, 'state.db', 'dear diary');
  const { page } = await launch();
  await field(page).fill('remember that I prefer tea');
  await field(page).press('Enter');
  await expect(page.getByRole('region', { name: 'Conversation' }).getByRole('alert')).toContainText(file);
  await expect(field(page)).toHaveValue('remember that I prefer tea');
  expect(readFileSync(file, 'utf8')).toBe('dear diary');
  expect(existsSync(join(home, 'memories', 'USER.md'))).toBe(false);
});

test('what cannot be decoded is not written to, and the chat says which file and why', async ({ launch, home }) => {
  const file = put(home, 'memories/MEMORY.md', latin1);
  const { page } = await launch();
  await say(page, 'remember that the printer needs A6 paper');
  await expect(page.locator('.talk article.answer').last()).toContainText(`${file} is not valid UTF-8`);
  expect(readFileSync(file)).toEqual(latin1);

  // Mended in an editor, it is read at once, without a restart.
  writeFileSync(file, latin1.toString('latin1'));
  await expect(problems(page)).toHaveCount(0);
  await railOf(page).getByRole('link', { name: 'Memory' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Café au lait' })).toBeVisible();
});

test('a setting is refused while config.yaml is broken, and kept once it is mended', async ({ launch, home }) => {
  const broken = 'memory:\n  write_approval: false\n bad: [\n';
  const file = put(home, 'config.yaml', broken);
  const { page } = await launch();
  await railOf(page).getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: '中文' }).click();
  await expect(page.getByRole('main').getByRole('alert').first()).toContainText(`${file}, line 3`);
  expect(readFileSync(file, 'utf8')).toBe(broken);
  // While nobody can say what the gate is set to, a write waits for the person.
  const { settings } = await request(page, 'settings.get', {});
  expect(settings.find(({ key }) => key === 'memory.write_approval')?.value).toBe(true);

  writeFileSync(file, broken.replace(' bad: [\n', ''));
  await expect(problems(page)).toHaveCount(0);
  await page.getByRole('radio', { name: '中文' }).click();
  await expect(page.getByRole('heading', { name: '设置', level: 1 })).toBeVisible();
  expect(readFileSync(file, 'utf8')).toContain('write_approval: false');
});

test('an empty state.db is a new one; a damaged ui.json is set aside; a garbled journal line stays', async ({
  launch,
  home,
}) => {
  put(home, 'state.db', '');
  put(home, 'desk/ui.json', '{ "draft.new": ');
  await desk(home, 'memory', 'add', 'user', 'Likes tea');
  const journal = join(home, 'desk', 'journal.jsonl');
  writeFileSync(journal, `${readFileSync(journal, 'utf8')}{ garbled\n`);
  const garbled = readFileSync(journal, 'utf8');

  const { page } = await launch();
  await say(page, 'remember that I live in Lyon');
  const [aside] = readdirSync(join(home, 'desk')).filter((name) => name.startsWith('ui.json.damaged'));
  expect(readFileSync(join(home, 'desk', aside ?? ''), 'utf8')).toBe('{ "draft.new": ');
  await expect(problems(page)).toContainText('ui.json was set aside');
  expect(readFileSync(journal, 'utf8').startsWith(garbled)).toBe(true);
  expect(readFileSync(join(home, 'memories', 'USER.md'), 'utf8')).toBe('Likes tea\n§\nLives in Lyon');
  expect(await request(page, 'memory.verify', {})).toMatchObject({
    ok: false,
    problems: [{ message: 'This line cannot be read.' }],
  });
});

test('broken skills, garbage among the staged writes and an endless SOUL.md are named, left alone, and stop nothing', async ({
  launch,
  home,
}) => {
  const files = [
    put(home, 'skills/a/no-head/SKILL.md', '---\nname: [\n---\nwords'),
    put(home, 'skills/not-text/SKILL.md', new Uint8Array([0xff, 0xfe, 0x00])),
    put(home, 'skills/.usage.json', '{'),
    put(home, 'pending/memory/00000001.json', '{'),
    put(home, 'pending/memory/00000002.json', '[]'),
    put(home, 'SOUL.md', 'a'.repeat(3_000_000)),
  ];
  mkdirSync(join(home, 'skills', 'folder', 'SKILL.md'), { recursive: true });
  const before = files.map(printOf);
  const { page } = await launch();
  await send(page, 'help');
  await expect(page.getByText('SOUL.md is too long and was cut.')).toBeVisible();
  await railOf(page).getByRole('link', { name: 'Approvals' }).click();
  await expect(page.getByText('00000001.json')).toBeVisible();
  await expect(page.getByText('00000002.json')).toBeVisible();
  await railOf(page).getByRole('link', { name: 'Skills' }).click();
  const list = page.getByRole('main');
  for (const name of ['no-head', 'not-text', 'folder']) await expect(list.getByText(name).first()).toBeVisible();
  expect(files.map(printOf)).toEqual(before);

  const { code, out } = await runDesk(home, 'doctor');
  expect(code).toBe(1);
  for (const name of ['a/no-head', 'not-text', 'folder', '00000001.json', '00000002.json']) expect(out).toContain(name);
});

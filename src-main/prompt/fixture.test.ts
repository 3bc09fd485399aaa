import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scan } from '../memory/scanner/index.ts';
import { createPromptBuilder, type Prompt } from './builder.ts';
import { tierText } from './tiers.ts';

/** A project with notes at several depths, two working trees of it, and the home of a person. */
const base = realpathSync(mkdtempSync(join(tmpdir(), 'desk-fixture-')));
const project = join(base, 'project');
const second = join(base, 'second');
const home = join(base, 'home');
afterAll(() => rmSync(base, { recursive: true, force: true }));

const files: Readonly<Record<string, string>> = {
  'project/AGENTS.md': '# Everywhere\n\nUse metric units.\n',
  'project/packages/AGENTS.override.md': '\uFEFFPackages are built with make.\r\nNever by hand.\r\n',
  'project/packages/AGENTS.md': 'Not read: the override speaks.\n',
  'project/packages/web/agents.md': '# Everywhere\n\nUse metric units.\n',
  'project/packages/web/ui/AGENTS.md': 'Buttons say what they do. 按钮说明用途。\n',
  'project/packages/web/ui/CLAUDE.md': 'Not read: AGENTS.md is there.\n',
  'project/packages/web/ui/button.ts': 'export const button = 1;\n',
  'project/packages/web/ui/icons/CLAUDE.md': 'Icons are 16 pixels wide.\n',
  'project/packages/web/ui/icons/star.ts': '',
  'project/services/HERMES.md': '---\nowner: ops\n---\n\nServices restart in the order of their names.\n',
  'project/services/AGENTS.md': 'Not read: HERMES.md is there.\n',
  'project/services/api/main.ts': '',
  'home/SOUL.md': 'You are Ada, and you keep things short.\n',
};

function git(cwd: string, ...args: string[]): void {
  const date = '2026-05-12T09:14:00+02:00';
  const env = {
    ...process.env,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_AUTHOR_NAME: 'Ann',
    GIT_AUTHOR_EMAIL: 'ann@example.org',
    GIT_AUTHOR_DATE: date,
    GIT_COMMITTER_NAME: 'Ann',
    GIT_COMMITTER_EMAIL: 'ann@example.org',
    GIT_COMMITTER_DATE: date,
  };
  execFileSync('git', ['-c', 'core.autocrlf=false', ...args], { cwd, env, stdio: 'ignore' });
}

beforeAll(() => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(base, name)), { recursive: true });
    writeFileSync(join(base, name), text);
  }
  git(project, 'init', '-q', '-b', 'main');
  git(project, 'add', '-A');
  git(project, 'commit', '-qm', 'Begin');
  writeFileSync(join(project, 'packages/web/ui/star.ts'), '');
  git(project, 'add', '-A');
  git(project, 'commit', '-qm', 'Stars:\u200B   more\tof them\n\nNot told.');
  git(project, 'rm', '-q', 'packages/web/ui/icons/star.ts');
  writeFileSync(join(project, 'packages/web/ui/button.ts'), 'export const button = 2;\n');
  git(project, 'worktree', 'add', '-q', '-b', 'fix/labels', second, 'HEAD~1');
  writeFileSync(join(second, 'packages/web/ui/new.ts'), '');
});

const rule = '═'.repeat(46);
const builder = createPromptBuilder({
  home,
  homeShort: '~/.hermes',
  profile: 'default',
  platform: 'desktop',
  memory: () =>
    Promise.resolve({
      blocks: [
        {
          store: 'memory',
          text: `${rule}\nMEMORY (your personal notes) [1% — 24/2200 chars]\n${rule}\nPlays the cello\n§\n喜欢茶`,
        },
        { store: 'user', text: `${rule}\nUSER PROFILE (who the user is) [0% — 4/1375 chars]\n${rule}\nAnna` },
      ],
    }),
  skills: () =>
    '## Skills\n\n<available_skills>\n  home: Around the house\n    - garden: When to sow\n</available_skills>',
  scan: (text) => scan(text, 'context').map(({ kind }) => kind),
  settings: () => ({
    memoryEnabled: true,
    userEnabled: true,
    contextFileMaxChars: 0,
    contextFileTimeout: 30_000,
    timeZone: 'Europe/Berlin',
    contextWindow: 128_000,
  }),
  now: () => 5,
});

const build = (workspace: string): Promise<Prompt> =>
  builder.build({
    session: '20260512_091400_abcdef',
    model: 'aurora-70b',
    provider: 'openrouter',
    startedAt: Date.UTC(2026, 4, 12, 7, 14),
    workspace,
    tools: ['memory', 'session_search', 'skills_list', 'skill_view', 'read_file', 'list_files', 'search_files'],
  });

const expected = (name: string): string =>
  readFileSync(new URL(`./testing/${name}.txt`, import.meta.url), 'utf8').replaceAll('BASE', base);

describe('the prompt of a project with notes at several depths', () => {
  it.each([
    ['prompt-agents', 'project/packages/web'],
    ['prompt-hermes', 'project/services/api'],
    ['prompt-worktree', 'second/packages/web'],
  ])('is %s to the byte, in %s', async (name, workspace) => {
    const { text } = await build(join(base, workspace));
    expect(text).toBe(expected(name).replace(/\n$/u, ''));
  });

  it('is the same bytes when it is built again, and by another builder', async () => {
    const [one, two] = await Promise.all([build(join(project, 'packages/web')), build(join(project, 'packages/web'))]);
    expect(two.text).toBe(one.text);
  });

  it('is shared by two working trees up to the state of git', async () => {
    const [one, two] = await Promise.all([build(join(project, 'packages/web')), build(join(second, 'packages/web'))]);
    const parts = one.tiers.find(({ name }) => name === 'context')?.parts ?? [];
    expect(parts.map(({ name }) => name)).toEqual(['project files', 'git', 'workspace']);
    const [notes, state] = parts;
    const shared = one.text.slice(0, one.text.indexOf(state?.text ?? '-'));
    expect(shared.endsWith(`${notes?.text ?? '-'}\n\n`)).toBe(true);
    expect(two.text.startsWith(shared)).toBe(true);
    expect(two.text).not.toBe(one.text);
    // The stable tier is all of what comes before.
    expect(shared.startsWith(`${tierText(one.tiers[0] ?? { name: 'stable', parts: [] })}\n\n# Project Context\n`)).toBe(
      true,
    );
  });

  it('gives notes of deeper folders with the results of tools, and never in the prompt', async () => {
    const workspace = join(project, 'packages/web');
    const hints = builder.hints(workspace);
    const { text } = await build(workspace);
    expect(text).not.toContain('Buttons say');
    expect(await hints?.after('read_file', { path: 'ui/button.ts' })).toBe(
      '\n\n[Subdirectory context discovered: ui/AGENTS.md]\nButtons say what they do. 按钮说明用途。',
    );
    expect(await hints?.after('list_files', { path: 'ui/icons' })).toBe(
      '\n\n[Subdirectory context discovered: ui/icons/CLAUDE.md]\nIcons are 16 pixels wide.',
    );
    expect(await hints?.after('search_files', { query: 'x', path: 'ui' })).toBe('');
    expect((await build(workspace)).text).toBe(text);
  });
});

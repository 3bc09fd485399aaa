import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ToolResult } from '@shared/tools/tool.ts';
import { createFileTools } from './file-tools.ts';
import { forbidden, hostilePaths, hostileWorkspace } from '../../home/testing/hostile-paths.ts';
import { matchesGlob } from '../../home/workspace-walk.ts';

let base: string;
let root: string;

beforeAll(() => {
  base = mkdtempSync(join(tmpdir(), 'desk-files-'));
  root = join(base, 'work');
  const files: Readonly<Record<string, string>> = {
    'readme.md': 'one\r\ntwo\r\nthree\r\n',
    'empty.txt': '',
    'src/main.ts': 'export const a = 1;\nexport const bee = 2;\n',
    'src/deep/er/x.ts': 'const needle = "中文";\n',
    '.env': 'KEY=secret-value\n',
    '.env.local': 'KEY=secret-value\n',
    '.env.example': 'KEY=\n',
    'keys/id_rsa': 'secret-value',
    'keys/server.PEM': 'secret-value',
    '.ssh/config': 'secret-value',
    '.git/config': 'secret-value',
    'node_modules/p/index.js': 'needle',
    'long.txt': `${'x'.repeat(5000)}\nend\n`,
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  writeFileSync(join(root, 'data.bin'), Buffer.from([1, 0, 2]));
  writeFileSync(join(base, 'outside.txt'), 'secret-value');
  writeFileSync(join(root, 'huge.txt'), '');
  truncateSync(join(root, 'huge.txt'), 5_000_000);
  symlinkSync(join(base, 'outside.txt'), join(root, 'link.txt'));
  symlinkSync(base, join(root, 'up'));
  symlinkSync('.env', join(root, 'harmless.txt'));
  symlinkSync('readme.md', join(root, 'inside-link.md'));
  symlinkSync('/proc/self/environ', join(root, 'environ'));
  execFileSync('sh', ['-c', 'mkfifo "$1"', 'sh', join(root, 'pipe')]);
});

afterAll(() => rmSync(base, { recursive: true, force: true }));

async function call(
  name: string,
  args: Readonly<Record<string, unknown>>,
  workspace: string | null = root,
): Promise<ToolResult> {
  const tool = createFileTools().find((each) => each.name === name);
  if (tool === undefined) throw new Error(name);
  const { signal } = new AbortController();
  return tool.run(args, { session: '', turn: 't', origin: 'foreground', message: null, workspace, signal });
}

describe('read_file', () => {
  it('numbers lines and says which part it shows', async () => {
    expect(await call('read_file', { path: 'readme.md' })).toEqual({
      content: 'readme.md, lines 1 to 3 of 3\n1|one\n2|two\n3|three',
      failed: false,
      effect: null,
    });
    const part = await call('read_file', { path: './readme.md', offset: 2, limit: 1 });
    expect(part.content).toBe('readme.md, lines 2 to 2 of 3; go on with offset 3\n2|two');
    expect((await call('read_file', { path: 'empty.txt' })).content).toBe('empty.txt is empty');
    expect((await call('read_file', { path: 'inside-link.md' })).failed).toBe(false);
    expect((await call('read_file', { path: '.env.example' })).failed).toBe(false);
    expect((await call('read_file', { path: 'long.txt' })).content).toContain('[line cut]\n2|end');
  });

  it.each([
    ['binary', 'data.bin', 'binary file'],
    ['too large', 'huge.txt', '5000000 bytes'],
    ['a folder', 'src', 'is a folder'],
    ['not there', 'nope.txt', 'does not exist'],
    ['past the end', 'readme.md', 'there is no line 9'],
  ])('refuses what is %s in words', async (_what, path, words) => {
    const result = await call('read_file', { path, offset: 9 });
    expect(result.failed).toBe(true);
    expect(result.content).toContain(words);
  });

  it('refuses everything without a workspace', async () => {
    expect((await call('read_file', { path: 'readme.md' }, null)).content).toContain('No workspace');
  });
});

describe.each(['read_file', 'list_files', 'search_files'])('%s', (name) => {
  const hostile = realpathSync(mkdtempSync(join(tmpdir(), 'desk-hostile-')));
  const workspace = hostileWorkspace(hostile);
  afterAll(() => rmSync(hostile, { recursive: true, force: true }));

  it.each(hostilePaths(hostile))('never leaves the workspace nor reads a secret by %j', async (path) => {
    const result = await call(name, { path, query: 'FORBIDDEN' }, workspace);
    expect(result.content).not.toContain(forbidden);
    expect(result.content).not.toMatch(/root:|twin\.txt:|id_rsa:/u);
    expect(result.failed).toBe(true);
  });

  it('finds nothing of it from the workspace itself either', async () => {
    const { content } = await call(name, { path: '.', query: 'FORBIDDEN', depth: 20, limit: 500 }, workspace);
    expect(content).not.toMatch(/FORBIDDEN-WORDS|outside|twin|\.ssh|id_rsa|\.env/u);
  });
});

describe('list_files', () => {
  it('lists in order, without secrets and without what programs made', async () => {
    const { content } = await call('list_files', { depth: 5 });
    expect(content.split('\n')).toEqual([
      '.: 14 in all',
      '.env.example',
      '.git/',
      'data.bin',
      'empty.txt',
      'huge.txt',
      'keys/',
      'long.txt',
      'node_modules/',
      'readme.md',
      'src/',
      'src/deep/',
      'src/deep/er/',
      'src/deep/er/x.ts',
      'src/main.ts',
    ]);
  });

  it('filters by glob and says when there is more', async () => {
    expect((await call('list_files', { glob: 'src/**/*.ts' })).content).toBe(
      '.: 2 in all\nsrc/deep/er/x.ts\nsrc/main.ts',
    );
    expect((await call('list_files', { limit: 1 })).content).toContain('there are more');
  });

  it.each([
    ['*.ts', 'src/main.ts', true],
    ['src/*.ts', 'src/main.ts', true],
    ['src/*.ts', 'src/deep/x.ts', false],
    ['src/**', 'src/deep/x.ts', true],
    ['**/x.ts', 'x.ts', true],
    ['**/x.ts', 'a/b/x.ts', true],
    ['**/x.ts', 'a/bx.ts', false],
    ['?.md', 'ab.md', false],
    ['*a*a*a*a*a*a*b', 'a'.repeat(200), false],
  ])('holds the glob %s against %s: %s', (glob, path, fits) => {
    expect(matchesGlob(glob, path)).toBe(fits);
  });
});

describe('search_files', () => {
  it('finds literal text with line numbers and leaves out node_modules and secrets', async () => {
    expect((await call('search_files', { query: 'needle' })).content).toBe(
      '1 line\nsrc/deep/er/x.ts:1|const needle = "中文";',
    );
    expect((await call('search_files', { query: 'secret' })).content).toBe('0 lines');
    expect((await call('search_files', { query: '中文', path: 'src' })).content).toContain('x.ts:1');
  });

  it('takes a pattern, and refuses one it does not understand', async () => {
    const found = await call('search_files', { query: 'const \\w{3} =', regex: true, glob: '*.ts' });
    expect(found.content).toBe('1 line\nsrc/main.ts:2|export const bee = 2;');
    expect((await call('search_files', { query: '(a', regex: true })).content).toContain('is not closed');
    expect((await call('search_files', { query: 'CONST A', ignore_case: true })).content).toContain('main.ts:1');
  });

  it('stops at its limit and says so', async () => {
    expect((await call('search_files', { query: 'e', limit: 1 })).content).toMatch(/^1 line shown; there are more/u);
  });
});

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createCore, type Core } from './core.ts';
import { homePaths } from './home/index.ts';
import { tempDir } from './home/testing/temp-home.ts';

async function open(dir: string): Promise<Core> {
  const core = await createCore({
    paths: homePaths(dir, dir, 'default'),
    host: 'web',
    story: null,
    model: null,
    workspace: null,
    env: {},
    version: '0',
    emit: () => undefined,
  });
  onTestFinished(() => core.close());
  return core;
}

describe('opening a home that is not as it should be', () => {
  it('opens over a file in the place of the home, says that alone, and touches nothing', async () => {
    const file = join(tempDir(), 'home');
    writeFileSync(file, 'mine');
    const core = await open(file);
    expect(core.problems()).toMatchObject([{ code: 'home_unreadable', file, blocking: true }]);
    expect(core.obstacle).toEqual(core.problems()[0]);
    expect([core.mode(), core.owner(), await core.claim()]).toEqual(['onlooker', null, 'onlooker']);
    await expect(core.services().sessions.createSession({ id: 's', source: 'desktop' } as never)).rejects.toThrow();
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });

  it.each([
    ['pending', 'unreadable'],
    ['memories', 'unreadable'],
  ])('names a file in the place of %s/, and everything else works', async (name, code) => {
    const dir = tempDir();
    writeFileSync(join(dir, name), 'mine');
    const core = await open(dir);
    const problems = core.problems();
    expect(new Set(problems.map((problem) => problem.code))).toEqual(new Set([code]));
    for (const { message, remedy } of problems) {
      expect(message).toContain(join(dir, name));
      expect(remedy).not.toBe('');
    }
    expect([core.mode(), core.obstacle]).toEqual(['owner', null]);
    expect(readFileSync(join(dir, name), 'utf8')).toBe('mine');
  });

  it('names several at once: config.yaml, .env, state.db', async () => {
    const dir = tempDir();
    writeFileSync(join(dir, 'config.yaml'), 'a: [');
    mkdirSync(join(dir, '.env'));
    writeFileSync(join(dir, 'state.db'), 'dear diary');
    const core = await open(dir);
    expect(core.problems().map(({ code, file }) => [code, file])).toEqual([
      ['config_syntax', join(dir, 'config.yaml')],
      ['env_unreadable', join(dir, '.env')],
      ['damaged', join(dir, 'state.db')],
    ]);
    expect(readFileSync(join(dir, 'state.db'), 'utf8')).toBe('dear diary');
  });
});

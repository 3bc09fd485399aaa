import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { requests } from '@shared/contract/index.ts';
import { Config, createProfile, homePaths, Secrets, type HomePaths } from '../home/index.ts';
import { tempHome } from '../home/testing/temp-home.ts';
import type { Caller, Handlers } from './handlers.ts';
import { settingsHandlers } from './settings.ts';

const person: Caller = { host: 'web', person: true };

function setUp(paths: HomePaths = tempHome()): {
  paths: HomePaths;
  handlers: Handlers<'settings'>;
  events: unknown[];
  copies: string[];
} {
  const events: unknown[] = [];
  const copies: string[] = [];
  const config = new Config(paths.configFile);
  onTestFinished(() => config.close());
  const secrets = new Secrets(paths.envFile, { OPENAI_API_KEY: 'sk-from-the-shell' });
  const handlers = settingsHandlers({
    ...{ paths, config, secrets, emit: (type, data) => events.push({ type, data }) },
    cloned: (from, to) => {
      copies.push(`${from.profile} to ${to.profile} in ${to.dir}`);
      return Promise.resolve();
    },
  });
  return { paths, handlers, events, copies };
}

describe('settingsHandlers', () => {
  it('closes .env to others and tells', async () => {
    const { paths, handlers, events } = setUp();
    writeFileSync(paths.envFile, 'A_KEY=1\n', { mode: 0o644 });
    await handlers['settings.closeEnv']({}, person);
    expect(statSync(paths.envFile).mode & 0o777).toBe(process.platform === 'win32' ? 0o666 : 0o600);
    expect(events).toEqual([{ type: 'settings.changed', data: { keys: ['.env'] } }]);
  });

  it('answers settings, names of keys, files and profiles in the shape of the contract', async () => {
    const { paths, handlers } = setUp();
    writeFileSync(paths.configFile, 'memory:\n  write_approval: on\nmodel: {api_key: sk-secret}\n');
    writeFileSync(paths.envFile, 'ANTHROPIC_API_KEY=sk-secret\n');
    const { handlers: fresh } = setUp(paths);
    const answer = await fresh['settings.get']({}, person);
    expect(requests['settings.get'].output.parse(answer)).toEqual(answer);
    expect(answer.settings).toContainEqual({
      key: 'memory.write_approval',
      value: true,
      source: 'file',
      warning: null,
    });
    expect(answer.keys).toEqual([
      { name: 'ANTHROPIC_API_KEY', where: 'env_file' },
      { name: 'OPENAI_API_KEY', where: 'environment' },
    ]);
    expect(answer.files).toContainEqual({
      name: 'config.yaml',
      path: paths.configFile,
      bytes: statSync(paths.configFile).size,
    });
    expect(answer.files).toContainEqual({ name: 'state.db', path: paths.stateDb, bytes: null });
    expect(answer.profiles).toEqual([{ name: 'default', current: true, usual: true }]);
    expect(JSON.stringify(answer)).not.toMatch(/sk-secret|sk-from/);
    expect(handlers).toBeDefined();
  });

  it('writes a setting, keeps the rest of the file, and tells every client', async () => {
    const { paths, handlers, events } = setUp();
    writeFileSync(paths.configFile, '# mine\nmemory:\n  write_approval: off # gate\n');
    await expect(handlers['settings.set']({ key: 'memory.write_approval', value: true }, person)).resolves.toEqual({
      ok: true,
    });
    expect(readFileSync(paths.configFile, 'utf8')).toBe('# mine\nmemory:\n  write_approval: on # gate\n');
    expect(events).toEqual([{ type: 'settings.changed', data: { keys: ['memory.write_approval'] } }]);
  });

  it.each(['.', 'a..b', 'a.', '.a'])('refuses %j as a key', async (key) => {
    const { handlers, paths } = setUp();
    await expect(handlers['settings.set']({ key, value: 1 }, person)).rejects.toMatchObject({ code: 'invalid_input' });
    expect(() => statSync(paths.configFile)).toThrow();
  });

  it('keeps a provider key in .env alone and never repeats it', async () => {
    const { paths, handlers, events } = setUp();
    const key = 'sk-or-v1-0123456789abcdef';
    await handlers['settings.setKey']({ name: 'OPENROUTER_API_KEY', value: key }, person);
    expect(readFileSync(paths.envFile, 'utf8')).toBe(`OPENROUTER_API_KEY=${key}\n`);
    expect(statSync(paths.envFile).mode & 0o777).toBe(0o600);
    expect(events).toEqual([{ type: 'settings.changed', data: { keys: ['OPENROUTER_API_KEY'] } }]);
    expect(JSON.stringify([events, await handlers['settings.get']({}, person)])).not.toContain(key);
    await expect(handlers['settings.set']({ key: 'model.api_key', value: key }, person)).rejects.toMatchObject({
      code: 'refused',
    });
    await handlers['settings.setKey']({ name: 'OPENROUTER_API_KEY', value: '' }, person);
    expect(readFileSync(paths.envFile, 'utf8')).toBe('');
  });

  it('creates, selects and deletes profiles of the root', async () => {
    const root = tempHome();
    const { dir } = await createProfile(root.dir, 'work');
    const { handlers, copies } = setUp(homePaths(dir, root.dir, 'work'));
    await handlers['settings.createProfile']({ name: 'play', cloneFrom: 'work' }, person);
    await handlers['settings.createProfile']({ name: 'empty' }, person);
    await handlers['settings.deleteProfile']({ name: 'empty' }, person);
    expect(copies).toEqual([`work to play in ${root.dir}/profiles/play`]);
    await handlers['settings.selectProfile']({ name: 'play' }, person);
    expect(readFileSync(`${root.dir}/active_profile`, 'utf8')).toBe('play\n');
    await expect(handlers['settings.deleteProfile']({ name: 'work' }, person)).rejects.toMatchObject({
      code: 'refused',
    });
    await handlers['settings.deleteProfile']({ name: 'play' }, person);
    const { profiles } = await handlers['settings.get']({}, person);
    expect(profiles).toEqual([
      { name: 'default', current: false, usual: true },
      { name: 'work', current: true, usual: false },
    ]);
  });
});

import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { tempHome } from '../../home/testing/temp-home.ts';
import { holographic } from '../holographic/index.ts';
import type { ProviderManager } from '../manager.ts';
import type { ProviderKind } from '../provider.ts';
import { providerWorld, testLimits, turnOf, type ProviderWorld } from '../testing/world.ts';
import { Plugins } from './plugins.ts';
import { allowNow, pluginsOf, putNotebook } from './testing/fixture.ts';

const never = new AbortController().signal;
const states = (plugins: Plugins): string[] => plugins.list().map(({ name, state }) => `${name}: ${state}`);

/** A home with the example in it, not allowed yet. */
async function put(): Promise<{ plugins: Plugins; folder: string; paths: ReturnType<typeof tempHome> }> {
  const paths = tempHome();
  const folder = putNotebook(paths.dir);
  const plugins = pluginsOf({ paths });
  onTestFinished(() => plugins.close());
  await plugins.look();
  return { plugins, folder, paths };
}

describe('a plug-in', () => {
  it('runs when it was allowed by name and hash, and by no other hash', async () => {
    const { plugins, paths } = await put();
    expect(states(plugins)).toEqual(['notebook: new']);
    await expect(plugins.prepare('notebook', () => '/bin/node')).rejects.toThrow(/is not allowed to run in this home/u);
    await expect(plugins.allow('notebook', '0'.repeat(64))).rejects.toMatchObject({ code: 'stale' });
    await expect(plugins.allow('other', '0'.repeat(64))).rejects.toMatchObject({ code: 'not_found' });
    expect(existsSync(join(paths.deskDir, 'plugins'))).toBe(false);
    await allowNow(plugins);
    expect(states(plugins)).toEqual(['notebook: allowed']);
    const copy = await plugins.prepare('notebook', () => '/bin/node');
    expect(copy.cwd).not.toContain(join('plugins', 'notebook', 'main.mjs'));
    expect(readdirSync(copy.cwd).sort()).toEqual(['main.mjs', 'notebook.mjs', 'plugin.yaml', 'serve.mjs']);
    await copy.done();
    expect(existsSync(copy.cwd)).toBe(false);
    await plugins.forbid('notebook');
    expect(states(plugins)).toEqual(['notebook: new']);
    await expect(plugins.prepare('notebook', () => '/bin/node')).rejects.toThrow(/is not allowed/u);
  });

  it.each([
    ['a changed file', (folder: string) => writeFileSync(join(folder, 'notebook.mjs'), '// other'), ['notebook.mjs']],
    ['a new file', (folder: string) => writeFileSync(join(folder, 'more.mjs'), ''), ['more.mjs']],
    ['its manifest', (folder: string) => edit(join(folder, 'plugin.yaml'), '# mine\n'), ['plugin.yaml']],
  ])('is off after %s, which is named, before anything of it is started', async (_what, change, changed) => {
    const { plugins, folder } = await put();
    await allowNow(plugins);
    change(folder);
    // Nobody has looked meanwhile: the start looks itself.
    await expect(plugins.prepare('notebook', () => '/bin/node')).rejects.toThrow(
      new RegExp(`changed since you allowed it \\(${changed.join(', ')}\\)`, 'u'),
    );
    await expect.poll(() => plugins.list()).toMatchObject([{ state: 'changed', changed }]);
    expect(plugins.kinds().map((kind) => kind.offered?.())).toEqual([false]);
    await allowNow(plugins);
    expect(states(plugins)).toEqual(['notebook: allowed']);
  });

  it('leaves no copy behind, not even of an app that was killed', async () => {
    const { plugins, paths, folder } = await put();
    await allowNow(plugins);
    const own = join(paths.deskDir, 'plugins', 'notebook');
    // A process that is gone, and one that is not.
    mkdirSync(join(own, 'run-999999999-left'), { recursive: true });
    mkdirSync(join(own, `run-${String(process.pid)}-mine`));
    const copy = await plugins.prepare('notebook', () => '/bin/node');
    expect(existsSync(join(own, 'run-999999999-left'))).toBe(false);
    await copy.done();
    writeFileSync(join(folder, 'main.mjs'), '');
    await expect(plugins.prepare('notebook', () => '/bin/node')).rejects.toThrow(/changed/u);
    expect(readdirSync(own).filter((name) => name.startsWith('run-'))).toEqual([`run-${String(process.pid)}-mine`]);
  });

  it('allowed in one home is not allowed in another, also when the record is copied there', async () => {
    const [ada, ben] = [await put(), await put()];
    await allowNow(ada.plugins);
    cpSync(join(ada.paths.deskDir, 'plugins'), join(ben.paths.deskDir, 'plugins'), { recursive: true });
    await ben.plugins.look();
    expect([states(ada.plugins), states(ben.plugins)]).toEqual([['notebook: allowed'], ['notebook: new']]);
    // Two profiles with allowances of their own.
    edit(join(ben.folder, 'main.mjs'), '\n// of Ben');
    await allowNow(ben.plugins);
    await ada.plugins.look();
    expect([states(ada.plugins), states(ben.plugins)]).toEqual([['notebook: allowed'], ['notebook: allowed']]);
    const record = readFileSync(join(ben.paths.deskDir, 'plugins', 'allowed.json'), 'utf8');
    expect(record).toContain(JSON.stringify(realpathSync(ben.paths.dir)));
  });

  it('is not allowed by a record that cannot be read, which is said', async () => {
    const { plugins, paths } = await put();
    await allowNow(plugins);
    writeFileSync(join(paths.deskDir, 'plugins', 'allowed.json'), '{"notebook": true');
    await plugins.look();
    expect(states(plugins)).toEqual(['notebook: new']);
    expect(plugins.problems()).toMatchObject([
      { code: 'damaged', message: expect.stringMatching(/allowed\.json/u) as string },
    ]);
    await expect(allowNow(plugins)).rejects.toMatchObject({ code: 'damaged' });
  });

  it('of Hermes in Python is listed and never run; other folders are none of ours', async () => {
    const { plugins, paths } = await put();
    const make = (name: string, files: Readonly<Record<string, string>>): void => {
      mkdirSync(join(paths.dir, 'plugins', name));
      for (const [file, text] of Object.entries(files)) writeFileSync(join(paths.dir, 'plugins', name, file), text);
    };
    make('hindsight', { '__init__.py': 'from x import MemoryProvider\n', 'plugin.yaml': 'name: hindsight\n' });
    make('late', { '__init__.py': `${'#'.repeat(9000)}\nMemoryProvider` });
    make('spotify', { '__init__.py': 'def register(ctx): ...', 'plugin.yaml': 'name: spotify\n' });
    make('_hidden', { '__init__.py': 'MemoryProvider' });
    make('empty', {});
    await plugins.look();
    expect(states(plugins)).toEqual(['hindsight: python', 'notebook: new']);
    await expect(plugins.allow('hindsight', '0'.repeat(64))).rejects.toMatchObject({ code: 'refused' });
    expect(plugins.kinds().map(({ name }) => name)).toEqual(['notebook']);
  });

  it('by the name of a provider of the app is refused and said, and the app’s own stays', async () => {
    const paths = tempHome();
    const folder = putNotebook(paths.dir, 'holographic');
    edit(join(folder, 'plugin.yaml'), '', (text) => text.replace('name: notebook', 'name: holographic'));
    const plugins = pluginsOf({ paths }, [holographic]);
    await plugins.look();
    const [only] = plugins.list();
    expect(only).toMatchObject({ state: 'faulty' });
    expect(only?.problem?.message).toMatch(
      /the name holographic is taken: Holographic is a memory provider of the app/u,
    );
    expect(plugins.kinds()).toEqual([]);
    await expect(plugins.allow('holographic', '0'.repeat(64))).rejects.toMatchObject({ code: 'refused' });
  });

  it.each([
    ['provider', /memory\.provider is a setting of the app/u],
    ['Notebook', /cannot be called "Notebook"/u],
    ['con', /cannot be called "con"/u],
  ])('in a folder called %s is refused', async (name, why) => {
    const paths = tempHome();
    const folder = putNotebook(paths.dir, name);
    edit(join(folder, 'plugin.yaml'), '', (text) => text.replace('name: notebook', `name: ${name}`));
    const plugins = pluginsOf({ paths });
    await plugins.look();
    expect(plugins.list()[0]?.problem?.message).toMatch(why);
  });

  it.each([
    ['that starts no file of its folder', '[node, main.mjs]', '[npx, some-package]', /starts no file of the folder/u],
    ['whose program is not there', '[node, main.mjs]', '[./run]', /starts \.\/run, which is no file/u],
  ])('with a command %s is refused: its hash would say nothing', async (_what, from, to, why) => {
    const { plugins, folder } = await put();
    edit(join(folder, 'plugin.yaml'), '', (text) => text.replace(from, to));
    await plugins.look();
    expect(plugins.list()[0]).toMatchObject({ state: 'faulty' });
    expect(plugins.list()[0]?.problem?.message).toMatch(why);
    expect(plugins.kinds()[0]?.missing(worldOf([]).context)).toMatch(why);
  });

  it.skipIf(process.platform === 'win32')('with a link in its folder is refused', async () => {
    const { plugins, folder } = await put();
    symlinkSync('/etc/passwd', join(folder, 'notes'));
    await plugins.look();
    expect(plugins.list()[0]?.problem?.message).toMatch(/notes is a link/u);
  });
});

function edit(file: string, more: string, change: (text: string) => string = (text) => text): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')) + more);
}

function worldOf(kinds: readonly ProviderKind[]): ProviderWorld {
  const world = providerWorld(kinds, '', { ...testLimits, recallMs: 3000, sendMs: 3000 });
  onTestFinished(() => world.remove());
  return world;
}

interface AtWork {
  readonly world: ProviderWorld;
  readonly plugins: Plugins;
  readonly manager: ProviderManager;
  readonly folder: string;
  /** Moves the clock of the app. */
  readonly later: (ms: number) => void;
  /** What is in the folder that the plug-in writes to. */
  readonly data: (file: string) => string;
}

/** The example, allowed, chosen and open; `change` is applied to its folder first. */
async function atWork(
  change: (folder: string) => void = () => undefined,
  findings: readonly string[] = [],
): Promise<AtWork> {
  const world = worldOf([]);
  const folder = putNotebook(world.home);
  change(folder);
  const late: { manager: ProviderManager | null } = { manager: null };
  const plugins = new Plugins({
    ...{ paths: world.context.paths, builtIn: [], log: world.context.log, now: Date.now },
    onChange: () => void late.manager?.reload(true),
    onTrouble: () => undefined,
  });
  await allowNow(plugins);
  await world.select('notebook');
  let skipped = 0;
  const context = { ...world.context, now: () => Date.now() + skipped };
  const manager = await world.open({ kinds: () => plugins.kinds(), context, scan: () => findings });
  late.manager = manager;
  onTestFinished(async () => {
    await manager.close();
    await plugins.close();
  });
  const data = (file: string): string => {
    const path = join(world.context.paths.deskDir, 'plugins', 'notebook', 'data', file);
    return existsSync(path) ? readFileSync(path, 'utf8') : '';
  };
  return { world, plugins, manager, folder, data, later: (ms) => void (skipped += ms) };
}

describe('a plug-in at work', () => {
  it('keeps what it is told, recalls it, lists it, and is in the log by its command', async () => {
    const { manager, data } = await atWork();
    manager.answered(turnOf('s1', 't1', 'my tea is green, my key is sk-planted0123456789abcdefghijklmnop'));
    await expect.poll(() => data('notebook.jsonl')).toContain('my tea is green');
    expect(data('notebook.jsonl')).not.toContain('sk-planted0123456789');
    expect((await manager.recall('s2', 'which tea do I like?', never)).context).toContain('my tea is green');
    const page = await manager.use().provider.list?.(null, never);
    expect(page).toMatchObject({ total: 1, next: null, items: [{ kind: 'said', session: 's1', trust: null }] });
    const rows = manager.line('notebook')?.queue.log.read(null, 10) ?? [];
    expect(rows.map(({ what }) => what)).toEqual(expect.arrayContaining(['turn', 'recall']));
    expect(rows.every(({ address }) => address.endsWith('node main.mjs'))).toBe(true);
  });

  it('that dies while it delivers is told the same job again under the same id', async () => {
    const { manager, data } = await atWork((folder) =>
      edit(join(folder, 'notebook.mjs'), '', (text) =>
        text.replace(
          'deliver({ id, at, event }) {',
          `deliver({ id, at, event }) {
      appendFileSync(join(data, 'ids'), id + '\\n');
      if (readFileSync(join(data, 'ids'), 'utf8').trim().split('\\n').length === 1) process.exit(9);`,
        ),
      ),
    );
    manager.answered(turnOf('s1', 't1', 'my tea is green'));
    await expect.poll(() => data('notebook.jsonl'), { timeout: 5000 }).toContain('my tea is green');
    const ids = data('ids').trim().split('\n');
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    await expect.poll(() => manager.line('notebook')?.queue.counts()).toEqual({ waiting: 0, aside: 0, uncertain: 0 });
  });

  it('is ended and off as soon as a file of it changes, and what it was to be told waits until it is allowed again', async () => {
    const { manager, plugins, folder, data } = await atWork();
    manager.answered(turnOf('s1', 't1', 'first words'));
    await expect.poll(() => data('notebook.jsonl')).toContain('first words');
    edit(join(folder, 'notebook.mjs'), '\n// harmless');
    await plugins.look();
    expect(manager.current).toBeNull();
    expect(manager.selection.obstacle?.message).toMatch(
      /Notebook is selected but cannot work: the plug-in notebook was changed since you allowed it \(notebook\.mjs\), so it is off/u,
    );
    expect(manager.problems()).toMatchObject([{ code: 'memory_provider' }]);
    // The conversation that holds it goes on without it.
    expect((await manager.recall('s1', 'words of any kind', never)).context).toBe('');
    manager.answered(turnOf('s1', 't2', 'second words'));
    expect(manager.line('notebook')?.queue.counts().waiting).toBe(1);
    await allowNow(plugins);
    expect(manager.selection.obstacle).toBeNull();
    await expect.poll(() => data('notebook.jsonl'), { timeout: 5000 }).toContain('second words');
    expect(manager.problems()).toEqual([]);
  });

  it('that was changed while nobody looked is not started, and is off from then on', async () => {
    const { manager, plugins, folder } = await atWork();
    edit(join(folder, 'serve.mjs'), '\n// harmless');
    expect(manager.current).not.toBeNull();
    expect((await manager.recall('s1', 'words of any kind', never)).context).toBe('');
    await expect.poll(() => manager.current).toBeNull();
    expect(manager.selection.obstacle?.message).toMatch(/changed since you allowed it \(serve\.mjs\)/u);
    expect(states(plugins)).toEqual(['notebook: changed']);
  });

  it('that does not stay up is a problem for the person, until a test of it works', async () => {
    const { manager, later } = await atWork((folder) => writeFileSync(join(folder, 'main.mjs'), 'process.exit(1);\n'));
    for (let n = 0; n < 5; n += 1) {
      expect((await manager.recall('s1', 'words of any kind', never)).context).toBe('');
      later(60_000);
    }
    expect(manager.problems()).toMatchObject([
      {
        code: 'memory_provider',
        message: expect.stringMatching(/5 times in succession and is not started again/u) as string,
      },
    ]);
    manager.working('notebook');
    expect(manager.problems()).toEqual([]);
  });

  it('is noticed, forbidden elsewhere, changed and taken away while the app looks', async () => {
    const { world, manager, plugins, folder } = await atWork();
    plugins.watch();
    expect(manager.current).not.toBeNull();
    // Another process of ours, as the command line.
    const other = pluginsOf(world.context);
    await other.forbid('notebook');
    await expect.poll(() => manager.current, { timeout: 5000 }).toBeNull();
    await allowNow(other);
    await expect.poll(() => manager.current, { timeout: 5000 }).not.toBeNull();
    mkdirSync(join(folder, 'deep', 'er'), { recursive: true });
    writeFileSync(join(folder, 'deep', 'er', 'more.mjs'), '');
    await expect.poll(() => plugins.list()[0]?.changed, { timeout: 5000 }).toEqual(['deep/er/more.mjs']);
    expect(manager.current).toBeNull();
    rmSync(join(folder, 'deep'), { recursive: true });
    await expect.poll(() => manager.current, { timeout: 5000 }).not.toBeNull();
    edit(join(folder, 'notebook.mjs'), '\n// other');
    await expect.poll(() => manager.current, { timeout: 5000 }).toBeNull();
    rmSync(folder, { recursive: true });
    await expect.poll(() => plugins.list(), { timeout: 5000 }).toEqual([]);
    putNotebook(join(folder, '../..'), 'second');
    await expect.poll(() => states(plugins), { timeout: 5000 }).toEqual(['second: faulty']);
  });

  it('is noticed where there was no folder for plug-ins before', async () => {
    const paths = tempHome();
    const plugins = pluginsOf({ paths });
    onTestFinished(() => plugins.close());
    plugins.watch();
    await plugins.look();
    putNotebook(paths.dir);
    await expect.poll(() => states(plugins), { timeout: 5000 }).toEqual(['notebook: new']);
    // A folder that becomes one when its manifest comes.
    const later = putNotebook(paths.dir, 'later');
    const text = readFileSync(join(later, 'plugin.yaml'), 'utf8');
    rmSync(join(later, 'plugin.yaml'));
    await expect.poll(() => states(plugins), { timeout: 5000 }).toEqual(['notebook: new']);
    writeFileSync(join(later, 'plugin.yaml'), text.replace('name: notebook', 'name: later'));
    await expect.poll(() => states(plugins), { timeout: 5000 }).toEqual(['later: new', 'notebook: new']);
  });

  it('has no tool and no prompt that reads like orders to the model, which is said', async () => {
    const { manager } = await atWork(() => undefined, ['prompt_injection']);
    expect(manager.tools()).toEqual([]);
    expect(manager.promptBlock('s1')).toBe('');
    expect(manager.current?.warnings).toEqual([
      'The tool notebook_search of Notebook is not used: its description reads like orders to the model.',
      'What Notebook puts into prompts is left out: prompt_injection.',
    ]);
  });

  it('has its settings from config.yaml and .env of its home, and nothing else', async () => {
    const { world, plugins, folder } = await atWork();
    const [kind] = plugins.kinds();
    await kind?.save({ most: '2' }, world.context);
    expect(readFileSync(world.context.config.file, 'utf8')).toMatch(/# mine[\s\S]*notebook:\n\s+most: ["']?2/u);
    expect(kind?.read(world.context)).toEqual({ most: '2' });
    expect(kind?.places(world.context).map(({ where }) => where)).toEqual([
      join(world.context.paths.deskDir, 'plugins', 'notebook', 'data'),
      folder,
    ]);
    expect((await kind?.test(world.context, never))?.message).toMatch(/holds 0 notes/u);
  });
});

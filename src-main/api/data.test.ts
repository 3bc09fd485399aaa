import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { homePaths } from '../home/index.ts';
import { tempDir } from '../home/testing/temp-home.ts';
import type { RequestInput, RequestName, RequestOutput } from '@shared/contract/index.ts';
import { openFacts } from '../memory-providers/holographic/database.ts';
import { openDesk, type Desk } from './desk.ts';
import type { Caller } from './handlers.ts';
import { noShell, type Shell } from './shell.ts';

const person: Caller = { host: 'web', person: true };
const key = 'weirdly-shaped-secret-0815';

async function open(dir: string, shell: Partial<Shell> = {}): Promise<Desk> {
  const desk = await openDesk({
    paths: homePaths(dir, dir, 'default'),
    story: null,
    model: null,
    workspace: null,
    host: 'web',
    env: { SHELL_TOKEN: 'from-the-environment-77' },
    version: '9.9.9',
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    shell: { ...noShell, ...shell },
  });
  onTestFinished(() => desk.close());
  return desk;
}

const ask = async <K extends RequestName>(desk: Desk, name: K, input: RequestInput<K>): Promise<RequestOutput<K>> =>
  (await desk.api.call(name, input, person)) as RequestOutput<K>;

describe('the diagnostics', () => {
  it('tell how things stand, and no key, no memory, no word that was said', async () => {
    const dir = tempDir();
    mkdirSync(join(dir, 'memories'));
    writeFileSync(join(dir, 'memories', 'USER.md'), 'Is afraid of spiders');
    writeFileSync(join(dir, '.env'), `OPENROUTER_API_KEY=${key}\n`);
    writeFileSync(
      join(dir, 'config.yaml'),
      [
        'model: {provider: custom, base_url: "http://me:hunter2secret@10.0.0.9/v1", api_key: sk-abcdef0123456789abcdef}',
        'display: {personality: whispers like a poet}',
        'mcp_servers: {notes: {command: notes, enabled: false, env: {NOTES_PASSWORD: swordfish-99}}}',
        'strange: {my_password: opensesame-123}',
        '',
      ].join('\n'),
    );
    const desk = await open(dir);
    await ask(desk, 'chat.send', { session: null, text: 'remember that I collect stamps' });
    desk.core.log.warn('a call failed', { authorization: `Bearer ${key}`, address: `https://x.test/?key=${key}` });
    const { name, text } = await ask(desk, 'data.diagnostics', {});
    expect(name).toMatch(/^hermes-desk-diagnostics-\d{4}-\d\d-\d\d\.json$/);
    for (const secret of [
      key,
      'hunter2secret',
      'sk-abcdef0123456789abcdef',
      'swordfish-99',
      'opensesame-123',
      'from-the-environment-77',
      'spiders',
      'stamps',
      'whispers',
    ]) {
      expect(text, secret).not.toContain(secret);
    }
    const bundle = JSON.parse(text) as Record<string, never>;
    expect(bundle).toMatchObject({ app: { version: '9.9.9', host: 'web' }, home: { profile: 'default' } });
    expect(text).toContain('a call failed');
    expect(text).toContain('OPENROUTER_API_KEY');
    expect(text).toContain('state.db');
  });
});

describe('backups through the contract', () => {
  it('put memory back as a change the history knows, after keeping what was there', async () => {
    const dir = tempDir();
    const desk = await open(dir);
    await ask(desk, 'memory.add', { store: 'user', text: 'Likes tea' });
    const made = await ask(desk, 'data.backup', {});
    await ask(desk, 'memory.add', { store: 'user', text: 'Likes coffee' });
    const { before, restored } = await ask(desk, 'data.restore', { id: made.id, what: 'memory' });
    expect(restored).toEqual(['memories/USER.md']);
    expect(readFileSync(join(before.path, 'memories', 'USER.md'), 'utf8')).toContain('Likes coffee');
    const { stores } = await ask(desk, 'memory.view', { session: null });
    expect(stores.flatMap(({ rows }) => rows.map(({ live }) => live?.text))).toEqual(['Likes tea']);
    expect((await ask(desk, 'data.backups', {})).backups.map(({ reason }) => reason)).toEqual([
      'before_restore',
      'asked',
    ]);
  });

  it('put back what memory providers kept in the home, which is read at once', async () => {
    const dir = tempDir();
    writeFileSync(join(dir, 'config.yaml'), 'memory: {provider: holographic}\n');
    const desk = await open(dir);
    const facts = async (): Promise<string[]> =>
      (await ask(desk, 'providers.memories', {})).items.map(({ text }) => text);
    const db = openFacts(join(dir, 'memory_store.db'));
    await db.write(() => db.insert('facts', { content: 'Likes tea' }));
    const { id, files } = await ask(desk, 'data.backup', {});
    expect(files).toContain('memory_store.db');
    await db.write(() => db.run('DELETE FROM facts'));
    await db.close();
    expect(await facts()).toEqual([]);
    const { restored } = await ask(desk, 'data.restore', { id, what: 'provider' });
    expect([restored, await facts()]).toEqual([['memory_store.db'], ['Likes tea']]);
    const { text } = await ask(desk, 'data.diagnostics', {});
    const { home } = JSON.parse(text) as { home: { places: { name: string; bytes: number | null }[] } };
    expect(home.places.find(({ name }) => name === 'memory_store.db')?.bytes).toBeGreaterThan(0);
  });

  it('are the person’s to put back: no other caller may, and nothing but a place of the home is shown', async () => {
    const shown: string[] = [];
    const desk = await open(tempDir(), {
      state: () => ({ ...noShell.state(), reveal: true }),
      reveal: (path) => {
        shown.push(path);
        return Promise.resolve();
      },
    });
    const stranger: Caller = { host: 'cli', person: false };
    for (const [name, input] of [
      ['data.restore', { id: '20261130T071500123Z', what: 'memory' }],
      ['data.reveal', { name: 'home' }],
      ['homes.open', { to: { kind: 'back' } }],
    ] as const) {
      await expect(desk.api.call(name, input, stranger)).rejects.toMatchObject({ code: 'not_permitted' });
    }
    await expect(ask(desk, 'data.reveal', { name: '/etc/passwd' })).rejects.toMatchObject({ code: 'not_found' });
    await ask(desk, 'data.reveal', { name: 'MEMORY.md' });
    expect(shown).toEqual([desk.core.paths.memoryFile('memory')]);
  });
});

describe('the first run', () => {
  const welcome = async (desk: Desk): Promise<boolean> => (await ask(desk, 'app.state', {})).welcome;

  it('is shown on a home without a model until a choice was made, and not again', async () => {
    const dir = tempDir();
    const desk = await open(dir);
    expect(await welcome(desk)).toBe(true);
    await ask(desk, 'settings.set', { key: 'desk.welcomed', value: true });
    expect(await welcome(desk)).toBe(false);
    await desk.close();
    expect(await welcome(await open(dir))).toBe(false);
  });

  it('is not shown where a model is configured', async () => {
    const dir = tempDir();
    writeFileSync(
      join(dir, 'config.yaml'),
      'model: {provider: custom, default: m, base_url: "http://127.0.0.1:9/v1"}\n',
    );
    expect(await welcome(await open(dir))).toBe(false);
  });

  it('tells looks and shortcuts as they hold, whatever the file says', async () => {
    const dir = tempDir();
    writeFileSync(
      join(dir, 'config.yaml'),
      'desk: {text_size: 900, contrast: more, motion: wild, shortcuts: {palette: Mod+P, keys: 7}}\n',
    );
    const { looks, shortcuts } = await ask(await open(dir), 'app.state', {});
    expect(looks).toEqual({ contrast: 'more', textSize: 100, density: 'normal', motion: 'system' });
    expect(shortcuts).toEqual({ palette: 'Mod+P' });
  });
});

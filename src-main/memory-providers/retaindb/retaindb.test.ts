import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json } from '@shared/contract/common.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Job, ProviderEvent, ProviderSession } from '../events.ts';
import type { MemoryProvider } from '../provider.ts';
import { describeProvider } from '../testing/table.ts';
import { providerWorld, type ProviderWorld } from '../testing/world.ts';
import { projectOf } from './config.ts';
import { retaindb } from './kind.ts';
import { overlay, reasoningLevel } from './overlay.ts';
import { retainFixture, retainStub, type RetainStub } from './testing/stub.ts';

const never = new AbortController().signal;
const session: ProviderSession = {
  ...{ id: 's1', parent: null, title: null, workspace: null, platform: 'desktop', context: 'primary' },
};

interface Setting {
  readonly world: ProviderWorld;
  readonly stub: RetainStub;
  readonly provider: MemoryProvider;
}

async function start(): Promise<Setting> {
  const world = providerWorld([retaindb]);
  const stub = await retainStub('ada');
  onTestFinished(async () => {
    await stub.stop();
    world.remove();
  });
  await retaindb.save(stub.values, world.context);
  return { world, stub, provider: retaindb.open(world.context) };
}

const turn: ProviderEvent = {
  ...{ type: 'turn', session, turn: 't1', number: 1, user: 'I like green tea.', assistant: 'Noted, green tea.' },
  ...{ messages: [], at: Date.UTC(2026, 2, 1) },
};
const addition: ProviderEvent = {
  ...{ type: 'mirror', session: null, seq: 1, action: 'add', target: 'user', content: 'Likes walks.' },
  ...{ previousContent: null, writeOrigin: 'foreground', toolCallId: null, at: 1 },
};

const jobOf = (provider: MemoryProvider, event: ProviderEvent): Job => {
  const [job] = provider.jobs(event);
  if (job === undefined) throw new Error('it makes a job');
  return { ...job, id: 'j1', at: event.at };
};

const run = (
  provider: MemoryProvider,
  name: string,
  args: Readonly<Record<string, unknown>>,
  workspace: string | null = null,
): Promise<Json> => {
  const tool = provider.tools().find((one) => one.name === name);
  if (tool === undefined) throw new Error(`${name} is a tool`);
  return tool.run(args, { session: { ...session, workspace }, signal: never });
};

describeProvider(retainFixture);

describe('what RetainDB is sent', () => {
  it('is a turn with one time for both messages, and a mirrored addition by its store', async () => {
    const { provider, stub } = await start();
    await provider.send([jobOf(provider, turn)], never);
    await provider.send([jobOf(provider, addition)], never);
    const [ingest, memory] = stub.seen().map(({ body }) => JSON.parse(body) as Json);
    expect(ingest).toMatchObject({
      ...{ project: 'hermes-ada', user_id: 'default', session_id: 's1', write_mode: 'sync' },
      messages: [
        { role: 'user', content: 'I like green tea.', timestamp: '2026-03-01T00:00:00.000Z' },
        { role: 'assistant', content: 'Noted, green tea.', timestamp: '2026-03-01T00:00:00.000Z' },
      ],
    });
    expect(memory).toMatchObject({ content: 'Likes walks.', memory_type: 'preference', importance: 0.7 });
  });

  it('is nothing of a turn without words, of a replacement or a removal, and of SOUL.md only what was allowed', async () => {
    const { provider, stub } = await start();
    expect(provider.jobs({ ...turn, user: ' ' })).toEqual([]);
    expect(provider.jobs({ ...addition, action: 'replace' })).toEqual([]);
    await provider.begin?.(session, never);
    expect(stub.seeds).toEqual([]);
    const upload = { type: 'upload', session: null, file: 'SOUL.md', content: 'Be kind.', at: 1 } as const;
    await provider.send([jobOf(provider, upload)], never);
    expect(stub.seeds).toEqual(['Be kind.']);
    expect(provider.jobs({ ...upload, file: 'MEMORY.md' })).toEqual([]);
  });

  it('is written over the older route only where the newer one is not known, so that nothing is kept twice', async () => {
    const { provider, stub } = await start();
    await stub.fault('committed_500', 1);
    await expect(provider.send([jobOf(provider, addition)], never)).rejects.toMatchObject({ reached: 'maybe' });
    expect(stub.mirrored()).toEqual(['Likes walks.']);
    expect(await provider.delivered?.([jobOf(provider, addition)], never)).toBe(true);
    expect(await provider.delivered?.([jobOf(provider, { ...addition, content: 'Never sent.' })], never)).toBe(false);
    stub.instead('/v1/memory', { status: 404, json: {} });
    await provider.send([jobOf(provider, { ...addition, content: 'Old server.' })], never);
    expect(stub.seen().at(-1)?.path).toBe('/v1/memories');
    stub.instead('/v1/memory', { status: 401, json: {} });
    const before = stub.seen().length;
    await expect(provider.send([jobOf(provider, addition)], never)).rejects.toMatchObject({ kind: 'unauthorised' });
    expect(stub.seen()).toHaveLength(before + 1);
  });

  it('is known to have arrived by what was made of it', async () => {
    const { provider, stub } = await start();
    await stub.fault('committed_dropped', 1);
    await expect(provider.send([jobOf(provider, turn)], never)).rejects.toMatchObject({ reached: 'maybe' });
    expect(await provider.delivered?.([jobOf(provider, turn)], never)).toBe(true);
    expect(
      await provider.delivered?.([jobOf(provider, { ...turn, user: 'Else?', assistant: 'No.' })], never),
    ).toBeNull();
  });
});

describe('what RetainDB recalls', () => {
  const prompt = { session, text: 'what tea?', number: 2 };

  it('is fetched ahead, used once, and of no use to another conversation', async () => {
    const { provider, stub } = await start();
    await stub.plant('The person drinks green tea.', 'tea');
    await provider.prepare?.(prompt, never);
    const { text } = await provider.recall(prompt, never);
    expect(text).toBe(
      '[RetainDB Context]\nProfile:\n- None\nRelevant memories:\n- The person drinks green tea.\n\n' +
        '[RetainDB User Synthesis]\nstub:what tea?',
    );
    expect((await provider.recall(prompt, never)).text).toBe('');
    await provider.prepare?.(prompt, never);
    expect((await provider.recall({ ...prompt, session: { ...session, id: 's2' } }, never)).text).toBe('');
  });

  it('is dropped when it comes after the conversation was changed', async () => {
    const { provider, stub } = await start();
    await stub.plant('The person drinks green tea.', 'tea');
    const late = provider.prepare?.(prompt, never);
    provider.switched?.(session, { ...session, id: 's2' });
    await late;
    expect((await provider.recall(prompt, never)).text).toBe('');
  });

  it('lives with an old server, with lists that are none and with answers that are no JSON', async () => {
    const { provider, stub } = await start();
    stub.instead('/v1/memory/profile/default', { status: 404, json: {} });
    stub.instead('/v1/context/query', { json: { results: null, memories: [null, { content: null }] } });
    await provider.prepare?.(prompt, never);
    expect((await provider.recall(prompt, never)).text).toBe('[RetainDB User Synthesis]\nstub:what tea?');
    expect(stub.seen().some(({ path }) => path.startsWith('/v1/memories?project=hermes-ada'))).toBe(true);
    await stub.fault('malformed');
    await expect(provider.prepare?.(prompt, never)).rejects.toMatchObject({ name: 'ProviderFailure' });
    expect((await provider.recall(prompt, never)).text).toBe('');
  });

  it('keeps different lines apart in every script, bounds them, and says each once', () => {
    const memories = ['喜欢绿茶', '喜欢红茶', 'Likes tea!', 'likes  TEA', `long ${'x'.repeat(500)}`, 'six', 'seven'];
    const { text } = overlay({
      ...{ profile: { memories: memories.map((content) => ({ content })) }, context: null, answer: null, agent: null },
    });
    const lines = text.split('\n').filter((line) => line.startsWith('- ') && line !== '- None');
    expect(lines.slice(0, 3)).toEqual(['- 喜欢绿茶', '- 喜欢红茶', '- Likes tea!']);
    expect(lines).toHaveLength(5);
    expect(lines[3]).toHaveLength(322);
    const agent = { memory_count: 2, persona: 'Calm', persistent_instructions: ['Be brief', 7], working_style: 'Slow' };
    expect(overlay({ profile: null, context: null, answer: null, agent }).text).toBe(
      '[RetainDB Agent Self-Model]\nPersona: Calm\nInstructions:\n- Be brief\nWorking style: Slow',
    );
    expect([119, 120, 399, 400].map((length) => reasoningLevel('x'.repeat(length)))).toEqual([
      ...['low', 'medium', 'medium', 'high'],
    ]);
  });
});

describe('the tools of RetainDB', () => {
  it('are ten, and what deletes or sends a file away asks the person', async () => {
    const { provider } = await start();
    expect(provider.tools()).toHaveLength(10);
    const asking = provider.tools().filter(({ asks }) => asks === true);
    expect(asking.map(({ name }) => name)).toEqual(['retaindb_forget', 'retaindb_upload_file', 'retaindb_delete_file']);
    for (const { name, parameters } of provider.tools()) {
      const [required] = parameters['required'] as string[];
      if (required !== undefined) expect(await run(provider, name, {})).toEqual({ error: `${required} is required` });
    }
  });

  it('send a file of the workspace, and never one outside it or one that holds keys', async () => {
    const { world, provider, stub } = await start();
    const workspace = join(world.home, 'work');
    mkdirSync(workspace);
    writeFileSync(join(workspace, 'a.md'), '# Plan');
    writeFileSync(join(workspace, '.env'), 'KEY=1');
    writeFileSync(join(world.home, 'auth.json'), '{}');
    symlinkSync(join(world.home, 'auth.json'), join(workspace, 'link.md'));
    const upload = (path: string, at: string | null = workspace): Promise<Json> =>
      run(provider, 'retaindb_upload_file', { local_path: path, ingest: true }, at);
    for (const path of [
      '.env',
      '../auth.json',
      'link.md',
      '/etc/passwd',
      'missing.md',
      join(world.home, 'auth.json'),
    ]) {
      expect(await upload(path)).toHaveProperty('error');
    }
    expect(await upload('a.md', null)).toHaveProperty('error');
    expect(stub.seen()).toEqual([]);
    expect(await upload('a.md')).toMatchObject({ file: { id: 'f1' }, ingest: { ingested: true } });
    expect(stub.files.get('f1')?.body).toContain('# Plan');
    expect(stub.files.get('f1')?.body).toContain('PROJECT');
  });

  it('read a file through one redirection without the key, and show so much of it', async () => {
    const { provider, stub } = await start();
    const read = await run(provider, 'retaindb_read_file', { file_id: 'f1' });
    expect(read).toMatchObject({ file_id: 'f1', rdb_uri: 'rdb://a', name: 'a.md', truncated: true });
    expect(stub.seen().find(({ path }) => path === '/raw/f1')?.headers).not.toHaveProperty('authorization');
  });

  it('put ids into paths as one part of them', async () => {
    const { provider, stub } = await start();
    await run(provider, 'retaindb_forget', { memory_id: '../profile/default' });
    expect(stub.seen().at(-1)?.path).toBe('/v1/memory/..%2Fprofile%2Fdefault');
    await run(provider, 'retaindb_search', { query: 'x', top_k: 500 });
    expect(JSON.parse(stub.seen().at(-1)?.body ?? '')).toMatchObject({ top_k: 20 });
  });
});

describe('the settings of RetainDB', () => {
  it('are kept where Hermes keeps them, also at the first set-up', async () => {
    const { world, stub } = await start();
    const yaml = readFileSync(world.context.config.file, 'utf8');
    expect(yaml).toContain('project: hermes-ada');
    expect(yaml).toContain(`base_url: ${stub.url}`);
    expect(yaml).not.toContain('retaindb_key');
    await world.context.secrets.set('RETAINDB_PROJECT', 'from-env');
    expect(retaindb.read(world.context)['project']).toBe('from-env');
  });

  it.each([
    ['/home/ada/.hermes', 'default'],
    ['/home/ada/.hermes/profiles/coder', 'hermes-coder'],
    ['/opt/data', 'hermes-data'],
    ['/', 'default'],
  ])('name the project of %s %s, as Hermes does', (home, project) => {
    expect(projectOf(home)).toBe(project);
  });

  it('leave the turns that Hermes has still to send to Hermes, and show where they are', async () => {
    const { world } = await start();
    const file = join(world.home, 'retaindb_queue.db');
    expect(retaindb.places(world.context).map(({ where }) => where)).not.toContain(file);
    writeFileSync(file, 'rows');
    expect(retaindb.places(world.context).map(({ where }) => where)).toContain(file);
    retaindb.open(world.context);
    expect(readFileSync(file, 'utf8')).toBe('rows');
  });
});

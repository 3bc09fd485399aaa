import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json } from '@shared/contract/common.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Job, ProviderSession, SyncedMessage, TurnEvent } from '../events.ts';
import type { MemoryProvider, ProviderTool } from '../provider.ts';
import { describeProvider } from '../testing/table.ts';
import { providerWorld, type ProviderWorld } from '../testing/world.ts';
import { factsOf } from './client.ts';
import { memori } from './kind.ts';
import { memoriFixture, memoriStub, type MemoriStub } from './testing/stub.ts';
import { traceOf } from './turn.ts';

const never = new AbortController().signal;
const session: ProviderSession = {
  ...{ id: 's1', parent: null, title: null, workspace: null, platform: 'desktop', context: 'primary' },
};

interface Setting {
  readonly world: ProviderWorld;
  readonly stub: MemoriStub;
  readonly provider: MemoryProvider;
}

async function start(more: Readonly<Record<string, string>> = {}): Promise<Setting> {
  const world = providerWorld([memori]);
  const stub = await memoriStub('ada');
  onTestFinished(async () => {
    await stub.stop();
    world.remove();
  });
  await memori.save({ ...stub.values, ...more }, world.context);
  return { world, stub, provider: memori.open(world.context) };
}

const toolMessages: readonly SyncedMessage[] = [
  { role: 'user', content: 'Run it.', toolCalls: [], toolCallId: null, toolName: null, at: 1 },
  {
    ...{ role: 'assistant', content: '', toolCallId: null, toolName: null, at: 2 },
    toolCalls: [
      { id: 'c1', name: 'read_file', arguments: '{"path":"a.txt"}' },
      { id: 'c2', name: 'shell', arguments: 'not json' },
      { id: 'c3', name: 'sum', arguments: '[1,2]' },
    ],
  },
  { role: 'tool', content: 'secret file', toolCalls: [], toolCallId: 'c1', toolName: 'read_file', at: 3 },
];

const turn = (more: Partial<TurnEvent> = {}): TurnEvent => ({
  ...{ type: 'turn', session, turn: 't1', number: 1, user: 'Run it.', assistant: 'It ran without a fault.', at: 4 },
  messages: toolMessages,
  ...more,
});

const jobOf = (provider: MemoryProvider, event = turn()): Job => {
  const [job] = provider.jobs(event);
  if (job === undefined) throw new Error('a turn makes a job');
  return { ...job, id: 'j1', at: event.at };
};

const tool = (provider: MemoryProvider, name: string): ProviderTool => {
  const found = provider.tools().find((one) => one.name === name);
  if (found === undefined) throw new Error(`${name} is a tool`);
  return found;
};

const run = (provider: MemoryProvider, name: string, args: Readonly<Record<string, unknown>>): Promise<Json> =>
  tool(provider, name).run(args, { session, signal: never });

describeProvider(memoriFixture);

describe('what Memori is sent', () => {
  it('is the words of a turn alone, and its tools with their results only when the person chose so', async () => {
    const { provider, stub } = await start();
    await provider.send([jobOf(provider)], never);
    expect(stub.kept).toMatchObject([{ user: 'Run it.', assistant: 'It ran without a fault.', trace: null }]);
    expect(JSON.stringify(stub.seen())).not.toContain('secret file');
    const chosen = await start({ sendTrace: 'true' });
    await chosen.provider.send([jobOf(chosen.provider)], never);
    expect(chosen.stub.kept[0]?.trace).toEqual({
      tools: [
        { name: 'read_file', args: { path: 'a.txt' }, result: 'secret file' },
        { name: 'shell', args: { _raw: 'not json' }, result: null },
        { name: 'sum', args: { value: [1, 2] }, result: null },
      ],
    });
    expect(traceOf(toolMessages.slice(0, 1))).toBeNull();
  });

  it('counts as kept when only the augmentation fails, and is tried once', async () => {
    const { provider, stub } = await start();
    stub.augmentation(500);
    await provider.send([jobOf(provider)], never);
    expect(stub.kept).toHaveLength(1);
    expect(stub.seen().map(({ path }) => path)).toEqual(['/v1/agent/conversation/turn', '/v1/agent/augmentation']);
  });

  it('goes to the project it was said in, also when another one is set up before it is sent', async () => {
    const { world, provider, stub } = await start();
    const job = jobOf(provider);
    await memori.save({ ...stub.values, projectId: 'another' }, world.context);
    await provider.send([job], never);
    expect(stub.kept[0]?.project).toBe('hermes-ada');
  });

  it('is known to have arrived when its facts are there, and otherwise is not said to be lost', async () => {
    const { provider, stub } = await start();
    const job = jobOf(provider);
    await stub.fault('committed_dropped', 1);
    await expect(provider.send([job], never)).rejects.toMatchObject({ reached: 'maybe' });
    expect(await provider.delivered?.([job], never)).toBe(true);
    expect(await provider.delivered?.([jobOf(provider, turn({ assistant: 'Something else.' }))], never)).toBeNull();
  });

  it.each([
    [503, 'server', 'maybe'],
    [429, 'rate', 'no'],
    [422, 'refused', 'no'],
    [433, 'offline', 'no'],
  ])('is answered with %i: a failure of the kind %s', async (status, kind, reached) => {
    const { provider, stub } = await start();
    stub.refuseTurns(status, 1, { message: 'monthly quota is used up' });
    const failed = provider.send([jobOf(provider)], never);
    await expect(failed).rejects.toMatchObject({ kind, reached });
    await expect(failed).rejects.toThrow(status === 433 ? /proxy/u : /monthly quota/u);
    expect(stub.seen()).toHaveLength(1);
  });

  it('has the client id only when one was given, and never one of the vendor’s own packages', async () => {
    const plain = await start();
    await plain.provider.send([jobOf(plain.provider)], never);
    expect(plain.stub.seen()[0]?.headers).not.toHaveProperty('x-memori-api-key');
    const given = await start({ clientId: 'mine' });
    await given.provider.send([jobOf(given.provider)], never);
    expect(given.stub.seen()[0]?.headers).toMatchObject({ 'x-memori-api-key': 'mine' });
  });
});

describe('the tools of Memori', () => {
  it('stay within the project, in both spellings, and say so', async () => {
    const { provider, stub } = await start();
    for (const key of ['projectId', 'project_id']) {
      expect(await run(provider, 'memori_recall', { query: 'x', [key]: 'of-others' })).toHaveProperty('error');
    }
    expect(stub.seen()).toEqual([]);
    await run(provider, 'memori_recall_summary', { date_start: '2026-01-01T00:00:00Z', sessionId: 's9' });
    await run(provider, 'memori_compaction', { numMessages: 7 });
    const paths = stub.seen().map(({ path }) => path);
    expect(paths[0]).toContain('date_start=2026-01-01T00%3A00%3A00Z&project_id=hermes-ada&session_id=s9');
    expect(paths[1]).toContain('num_messages=7');
  });

  it('tell how much room there is, and an answer without numbers as it is', async () => {
    const { provider, stub } = await start();
    expect(await run(provider, 'memori_quota', {})).toMatchObject({ memories: { max: 100 } });
    stub.quotaIs({ message: 'unlimited' });
    expect(await run(provider, 'memori_quota', {})).toEqual({ message: 'unlimited' });
    stub.quotaIs(['odd']);
    expect(await run(provider, 'memori_quota', {})).toEqual(['odd']);
  });

  it.each<[string, Json, readonly string[]]>([
    ['bare texts', { results: ['one', '', 'two'] }, ['one', 'two']],
    ['a list under data', { data: [{ id: 'a', content: 'one' }] }, ['one']],
    [
      'null contents',
      {
        facts: [
          { id: 1, content: null },
          { id: 2, content: 'two' },
        ],
      },
      ['two'],
    ],
    ['nothing', {}, []],
    ['a list alone', ['one'], []],
  ])('read an answer of %s', async (_name, answer, texts) => {
    expect(factsOf(answer).map(({ text }) => text)).toEqual(texts);
    const { provider, stub } = await start();
    stub.recallWith(answer);
    expect(await run(provider, 'memori_recall', { query: 'x' })).toHaveProperty('facts');
    expect((await provider.search?.('x', never))?.items.map(({ text }) => text)).toEqual(texts);
  });

  it('write to the vendor only with the leave of the person', async () => {
    const { provider } = await start();
    expect(
      provider
        .tools()
        .filter(({ asks }) => asks === true)
        .map(({ name }) => name),
    ).toEqual(['memori_signup', 'memori_feedback']);
    expect(await run(provider, 'memori_feedback', { content: 'Good.' })).toEqual({});
    expect(await run(provider, 'memori_signup', { email: 'no address' })).toHaveProperty('error');
  });

  it.each(['memori_recall', 'memori_signup', 'memori_feedback'])('name what %s misses', async (name) => {
    const { provider, stub } = await start();
    expect(await run(provider, name, {})).toMatchObject({
      error: expect.stringContaining('Missing required') as string,
    });
    expect(stub.seen()).toEqual([]);
  });
});

describe('memori.json', () => {
  it('is read in both spellings, written in one, private, with every other key kept, and never holds the key', async () => {
    const { world, stub } = await start();
    const file = join(world.home, 'memori.json');
    writeFileSync(file, JSON.stringify({ entity_id: 'ada', project_id: 'old', recallLimit: 5, other: { deep: 1 } }));
    expect(memori.read(world.context)).toMatchObject({ entityId: 'ada', projectId: 'old' });
    await memori.save({ ...stub.values, entityId: 'ada2' }, world.context);
    const written: unknown = JSON.parse(readFileSync(file, 'utf8'));
    expect(written).toMatchObject({ entityId: 'ada2', projectId: 'hermes-ada', recallLimit: 5, other: { deep: 1 } });
    expect(written).not.toHaveProperty('entity_id');
    expect(readFileSync(file, 'utf8')).not.toContain(stub.values['apiKey'] ?? '-');
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('that is damaged is said so and left as it is', async () => {
    const { world, stub } = await start();
    const file = join(world.home, 'memori.json');
    writeFileSync(file, '{ "entityId": ');
    expect(memori.missing(world.context)).toContain('memori.json');
    await expect(memori.save(stub.values, world.context)).rejects.toMatchObject({ code: 'damaged' });
    expect(readFileSync(file, 'utf8')).toBe('{ "entityId": ');
  });

  it('is overridden by the variables of this home, and gives a profile without a project one of its own', async () => {
    const { world } = await start({ projectId: '' });
    expect(memori.read(world.context)['projectId']).toBe('hermes');
    const profile = { ...world.context, paths: { ...world.context.paths, profile: 'work' } };
    expect(memori.read(profile)['projectId']).toBe('hermes-work');
    await world.context.secrets.set('MEMORI_ENTITY_ID', 'from-env');
    expect(memori.read(world.context)['entityId']).toBe('from-env');
  });

  it('takes no name that the service would refuse, and no address that is none', async () => {
    const { world, stub } = await start();
    const save = (more: Readonly<Record<string, string>>) => memori.save({ ...stub.values, ...more }, world.context);
    await expect(save({ entityId: 'x'.repeat(101) })).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(save({ baseUrl: 'localhost:8000' })).rejects.toMatchObject({ code: 'invalid_input' });
  });
});

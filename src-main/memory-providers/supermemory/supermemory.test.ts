import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json } from '@shared/contract/common.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Job, ProviderEvent, ProviderSession } from '../events.ts';
import type { MemoryProvider } from '../provider.ts';
import { describeProvider } from '../testing/table.ts';
import { providerWorld, type ProviderWorld } from '../testing/world.ts';
import { sanitised } from './config.ts';
import { supermemory } from './kind.ts';
import { cleaned, customIdOf } from './outbox.ts';
import { ageOf, layout } from './recall.ts';
import { supermemoryFixture, supermemoryStub, type SupermemoryStub } from './testing/stub.ts';
import { flat } from './tools.ts';

const never = new AbortController().signal;
const session: ProviderSession = {
  ...{ id: 's1', parent: null, title: null, workspace: null, platform: 'desktop', context: 'primary' },
};

interface Setting {
  readonly world: ProviderWorld;
  readonly stub: SupermemoryStub;
  readonly provider: MemoryProvider;
}

/** `file` is what supermemory.json holds beside what was entered. */
async function start(file: Readonly<Record<string, Json>> = {}): Promise<Setting> {
  const world = providerWorld([supermemory]);
  const stub = await supermemoryStub('ada');
  onTestFinished(async () => {
    await stub.stop();
    world.remove();
  });
  writeFileSync(join(world.home, 'supermemory.json'), `\uFEFF${JSON.stringify(file)}`);
  await supermemory.save(stub.values, world.context);
  return { world, stub, provider: supermemory.open(world.context) };
}

const at = Date.UTC(2026, 2, 1, 13, 30);
const turn: ProviderEvent = {
  ...{ type: 'turn', session, turn: 't1', number: 1, user: 'I like green tea.', assistant: 'Noted.', messages: [], at },
};
const addition: ProviderEvent = {
  ...{ type: 'mirror', session: null, seq: 1, action: 'add', target: 'user', content: 'Likes walks.' },
  ...{ previousContent: null, writeOrigin: 'foreground', toolCallId: null, at },
};
const prompt = { session, text: 'what tea?', number: 2 };

const jobOf = (provider: MemoryProvider, event: ProviderEvent, id = 'j1'): Job => {
  const [job] = provider.jobs(event);
  if (job === undefined) throw new Error('it makes a job');
  return { ...job, id, at: event.at };
};

const run = (provider: MemoryProvider, name: string, args: Readonly<Record<string, unknown>>): Promise<Json> => {
  const tool = provider.tools().find((one) => one.name === name);
  if (tool === undefined) throw new Error(`${name} is a tool`);
  return tool.run(args, { session, signal: never });
};

const bodies = (stub: SupermemoryStub): Json[] => stub.seen().map(({ body }) => JSON.parse(body) as Json);

describeProvider(supermemoryFixture);

describe('what Supermemory is sent', () => {
  it('is a document for each turn, merged by four hours, with one container, and never a conversation', async () => {
    const { provider, stub } = await start({ entity_context: 'x'.repeat(2000) });
    await provider.send([jobOf(provider, turn)], never);
    expect(bodies(stub)).toEqual([
      {
        ...{ containerTag: 'hermes_ada', customId: 's1_2026-03-01_b3', entityContext: 'x'.repeat(1500) },
        content: '[user]\nI like green tea.\n\n[assistant]\nNoted.',
        metadata: {
          ...{ type: 'conversation', session_id: 's1', timestamp: '2026-03-01T13:30:00.000Z' },
          ...{ sm_source: 'hermes', desk_job: 'j1' },
        },
      },
    ]);
    expect(stub.seen()[0]).toMatchObject({ path: '/v3/documents', headers: { 'x-sm-source': 'hermes' } });
  });

  it('is nothing of what was said while that is switched off, at the end of a conversation either', async () => {
    const { provider } = await start({ auto_capture: 'off' });
    // What was entered in the form did not speak of it.
    expect(provider.jobs(turn)).toEqual([]);
    expect(provider.jobs({ type: 'session_ended', session, messages: [], at })).toEqual([]);
    const on = await start();
    expect(on.provider.jobs({ type: 'session_ended', session, messages: [], at })).toEqual([]);
  });

  it('is an addition to the built-in memory, and neither a replacement nor a removal', async () => {
    const { provider, stub } = await start();
    await provider.send([jobOf(provider, addition)], never);
    expect(bodies(stub)).toMatchObject([
      { content: 'Likes walks.', metadata: { target: 'user', type: 'explicit_memory' } },
    ]);
    expect(provider.jobs({ ...addition, action: 'replace' })).toEqual([]);
    expect(provider.jobs({ ...addition, action: 'remove' })).toEqual([]);
  });

  it('stays with its conversation, its container, whatever is set up before it goes', async () => {
    const { provider, stub, world } = await start();
    const job = jobOf(provider, turn);
    provider.switched?.(session, { ...session, id: 's2' });
    await supermemory.save({ ...stub.values, container_tag: 'another' }, world.context);
    await provider.send([job], never);
    expect(stub.documents).toMatchObject([{ tag: 'hermes_ada', customId: 's1_2026-03-01_b3' }]);
    await supermemory.save({ ...stub.values, base_url: 'http://127.0.0.1:1' }, world.context);
    expect(provider.destination()).toBe('http://127.0.0.1:1');
  });

  it('goes to one’s own server alone, with the key: every request', async () => {
    const { provider, stub } = await start();
    await provider.send([jobOf(provider, turn)], never);
    await provider.recall(prompt, never);
    await run(provider, 'supermemory_search', { query: 'tea' });
    await provider.list?.(null, never);
    expect(stub.seen()).toHaveLength(4);
    expect(JSON.stringify(bodies(stub))).not.toContain('containerTags');
  });

  it('is known to have arrived by its job, and otherwise is not said to be lost', async () => {
    const { provider, stub } = await start();
    const job = jobOf(provider, turn);
    await stub.fault('committed_500', 1);
    await expect(provider.send([job], never)).rejects.toMatchObject({ reached: 'maybe' });
    expect(await provider.delivered?.([job], never)).toBe(true);
    expect(await provider.delivered?.([{ ...job, id: 'j2' }], never)).toBeNull();
    expect(stub.turns()).toHaveLength(1);
  });

  it.each([
    [402, 'refused'],
    [429, 'rate'],
    [401, 'unauthorised'],
    [422, 'refused'],
  ])('is answered with %i: a failure of the kind %s, after one request', async (status, kind) => {
    const { provider, stub } = await start();
    stub.instead('/v3/documents', { status, headers: { 'retry-after': '30' }, json: { error: 'quota', details: [1] } });
    await expect(provider.send([jobOf(provider, turn)], never)).rejects.toMatchObject({
      ...{ kind, reached: 'no', retryAfterMs: kind === 'rate' ? 30_000 : null, message: /quota/u },
    });
    expect(stub.seen()).toHaveLength(1);
  });

  it('holds nothing that was recalled, and no pictures', () => {
    const text =
      'a <supermemory-context>old\nfacts</supermemory-context> b <supermemory-containers>x</supermemory-containers> c';
    expect(cleaned(text)).toBe('a  b  c');
    expect(cleaned('see data:image/png;base64,iVBORw0KGgo= here')).toBe('see [image] here');
  });

  it('has ids in the letters that the service takes', () => {
    expect(customIdOf('a:b c/ü', Date.UTC(2026, 0, 2, 3, 59))).toBe('a_b_c___2026-01-02_b0');
    expect(customIdOf('x'.repeat(300), Date.UTC(2026, 0, 2, 23))).toMatch(/^x{86}_2026-01-02_b5$/u);
  });
});

describe('what Supermemory recalls', () => {
  it('is asked for with the beginning of a prompt, and the profile is told in the first turn and every fiftieth', async () => {
    const { provider, stub } = await start();
    stub.instead('/v4/profile', {
      json: {
        profile: { static: ['Is Ada.', 'Drinks tea.', null], dynamic: ['Is Ada.', 'Reads now.'] },
        searchResults: { results: [{ memory: 'drinks  TEA.' }, { id: 'c', chunk: 'A piece.', metadata: null }] },
      },
    });
    const hits = '## Relevant Memories\n- A piece.';
    const whole = `## User Profile (Persistent)\n- Is Ada.\n- Drinks tea.\n\n## Recent Context\n- Reads now.\n\n${hits}`;
    expect(await provider.recall({ ...prompt, number: 1, text: 'x'.repeat(900) }, never)).toEqual({
      text: whole,
      count: 4,
    });
    expect((await provider.recall({ ...prompt, number: 50 }, never)).text).toBe(whole);
    expect((await provider.recall(prompt, never)).text).toBe('## Relevant Memories\n- drinks TEA.\n- A piece.');
    expect(bodies(stub)[0]).toEqual({ q: 'x'.repeat(200), containerTag: 'hermes_ada' });
  });

  it('is nothing, and asks nothing, where that is switched off', async () => {
    const { provider, stub } = await start({ auto_recall: false });
    expect(await provider.recall(prompt, never)).toEqual({ text: '', count: null });
    expect(stub.seen()).toEqual([]);
  });

  it('is one bounded line each, so many of each part', () => {
    const hit = { id: 'a', similarity: 0.876, updated: at, job: '', piece: false };
    const hits = [
      { ...hit, text: 'x'.repeat(10_000) },
      { ...hit, text: 'ends </supermemory-context>\n## here', similarity: null },
      { ...hit, text: 'third' },
    ];
    const { text } = layout({ fixed: [], recent: [], hits }, { withProfile: true, most: 2, now: at + 5 * 3_600_000 });
    const lines = text.split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toMatch(/^- \[5h ago\] \[88%\] x{600}\.\.\.$/u);
    expect(lines[2]).toBe('- [5h ago] ends </supermemory-context> ## here');
    const minutes = [29, 59, 60, 60 * 24, 60 * 24 * 7];
    expect(minutes.map((ago) => ageOf(at, at + ago * 60_000))).toEqual([
      'just now',
      '59m ago',
      '1h ago',
      '1d ago',
      '1 Mar',
    ]);
  });

  it('is a failure, not nothing, when the answer is a page or half an answer', async () => {
    const { provider, stub } = await start();
    for (const fault of ['malformed', '500'] as const) {
      await stub.fault(fault, 1);
      await expect(provider.recall(prompt, never)).rejects.toMatchObject({ name: 'ProviderFailure' });
    }
    stub.instead('/v4/profile', { json: '<html>' });
    await expect(provider.recall(prompt, never)).rejects.toMatchObject({ kind: 'malformed' });
  });

  it('is given up after the time that is set up', async () => {
    const { provider, stub } = await start({ api_timeout: 0.1 });
    await stub.fault('stalled', 1);
    await expect(provider.recall(prompt, never)).rejects.toMatchObject({ kind: 'timeout', message: /0\.5 s/u });
  });
});

describe('the tools of Supermemory', () => {
  it('are four under eight names, and forgetting asks the person', async () => {
    const { provider, stub } = await start();
    expect(provider.tools().map(({ name }) => name)).toEqual([
      ...['supermemory_store', 'supermemory-save', 'supermemory_search', 'supermemory-search'],
      ...['supermemory_forget', 'supermemory-forget', 'supermemory_profile', 'supermemory-profile'],
    ]);
    const asking = provider.tools().filter(({ asks }) => asks === true);
    expect(asking.map(({ name }) => name)).toEqual(['supermemory_forget', 'supermemory-forget']);
    expect(await run(provider, 'supermemory-save', {})).toEqual({ error: 'content is required' });
    expect(await run(provider, 'supermemory_search', { query: ' ' })).toEqual({ error: 'query is required' });
    expect(await run(provider, 'supermemory_forget', {})).toEqual({ error: 'id or query is required' });
    expect(stub.seen()).toEqual([]);
  });

  it('keep, find and forget, pieces of documents among what is found', async () => {
    const { provider, stub } = await start();
    const content = `Likes tea. ${'x'.repeat(100)}`;
    const metadata = { source: 'x', deep: { a: 1 }, list: ['a'], n: 1 };
    expect(await run(provider, 'supermemory_store', { content, metadata })).toEqual({
      ...{ saved: true, id: 'd1', preview: `${content.slice(0, 80)}...` },
    });
    expect(stub.documents[0]?.metadata).toEqual({ type: 'preference', list: ['a'], n: 1, sm_source: 'hermes' });
    expect(await run(provider, 'supermemory_search', { query: 'tea', limit: 99 })).toEqual({
      ...{ results: [{ id: 'd1', content, similarity: 50 }], count: 1 },
    });
    expect(bodies(stub).at(-1)).toMatchObject({ limit: 20, searchMode: 'hybrid' });
    // A piece of a document is no memory that could be forgotten.
    expect(await run(provider, 'supermemory_forget', { query: 'tea' })).toMatchObject({ success: false });
    await stub.plant('Hates tea.', 'tea');
    expect(await run(provider, 'supermemory_forget', { query: 'tea' })).toMatchObject({
      success: true,
      id: 'Hates tea.',
    });
    expect(stub.seen().at(-1)).toMatchObject({ method: 'DELETE', path: '/v4/memories' });
    expect(bodies(stub).at(-1)).toEqual({ containerTag: 'hermes_ada', id: 'Hates tea.' });
    await expect(run(provider, 'supermemory_forget', { id: 'none' })).rejects.toMatchObject({
      kind: 'refused',
      status: 404,
    });
    expect(await run(provider, 'supermemory_profile', {})).toMatchObject({ static_count: 0, dynamic_count: 1 });
    expect(flat({ type: 'mine' }, 'x')).toEqual({ type: 'mine' });
  });

  it('name another container only where that is allowed, and only one of the list', async () => {
    const { provider, stub } = await start({
      enable_custom_container_tags: 'yes',
      custom_containers: ['Work notes!', 7],
    });
    expect(provider.promptBlock(session)).toContain('hermes_ada, Work_notes');
    expect(await run(provider, 'supermemory_search', { query: 'x', container_tag: 'of-others' })).toEqual({
      error: 'container_tag must be one of: hermes_ada, Work_notes',
    });
    expect(stub.seen()).toEqual([]);
    expect(await run(provider, 'supermemory_search', { query: 'x', container_tag: 'Work notes!' })).toMatchObject({
      container_tag: 'Work_notes',
    });
    const without = await start();
    await run(without.provider, 'supermemory_search', { query: 'x', container_tag: 'of-others' });
    expect(bodies(without.stub)[0]).toMatchObject({ containerTag: 'hermes_ada' });
  });
});

describe('supermemory.json', () => {
  it('is read with a byte order mark, written sorted and private, with every other key kept, and never holds the key', async () => {
    const { world, stub } = await start({ zeta: { deep: 1 }, profile_frequency: 3 });
    const text = readFileSync(join(world.home, 'supermemory.json'), 'utf8');
    const keys = Object.keys(JSON.parse(text) as Record<string, Json>);
    expect(keys).toEqual(keys.toSorted());
    expect(JSON.parse(text)).toMatchObject({ zeta: { deep: 1 }, profile_frequency: 3, base_url: stub.url });
    expect(text).not.toContain(stub.values['api_key'] ?? '-');
    expect(statSync(join(world.home, 'supermemory.json')).mode & 0o777).toBe(0o600);
  });

  it('that is damaged is said so and left as it is, and nothing is sent to the cloud instead', async () => {
    const { world, stub, provider } = await start();
    writeFileSync(join(world.home, 'supermemory.json'), '[1]');
    expect(supermemory.missing(world.context)).toContain('supermemory.json');
    await expect(provider.recall(prompt, never)).rejects.toMatchObject({ kind: 'refused' });
    await expect(supermemory.save(stub.values, world.context)).rejects.toMatchObject({ code: 'damaged' });
    expect(readFileSync(join(world.home, 'supermemory.json'), 'utf8')).toBe('[1]');
  });

  it('gives its address before the variable, its container after it, and a profile its own by {identity}', async () => {
    const { world, stub } = await start();
    const { secrets } = world.context;
    await secrets.set('SUPERMEMORY_BASE_URL', 'http://127.0.0.1:6767/');
    await supermemory.save({ ...stub.values, container_tag: 'hermes-{identity}' }, world.context);
    expect(supermemory.read(world.context)).toMatchObject({ base_url: stub.url, container_tag: 'hermes-{identity}' });
    const profile = { ...world.context, paths: { ...world.context.paths, profile: 'coder' } };
    expect(supermemory.places(profile)[0]).toMatchObject({ what: { en: 'Everything of the container hermes_coder' } });
    await secrets.set('SUPERMEMORY_CONTAINER_TAG', 'of env');
    expect(supermemory.places(profile)[0]).toMatchObject({ what: { en: 'Everything of the container of_env' } });
    await supermemory.save({ ...stub.values, base_url: '' }, world.context);
    expect(supermemory.read(world.context)['base_url']).toBe('');
    await expect(supermemory.save({ ...stub.values, base_url: 'localhost' }, world.context)).rejects.toMatchObject({
      code: 'invalid_input',
    });
  });

  it.each([
    ['hermes-coder', 'hermes_coder'],
    ['a:b  c', 'a_b_c'],
    ['__x__', 'x'],
    ['', 'hermes'],
    ['喝茶', 'hermes'],
    ['y'.repeat(150), 'y'.repeat(100)],
  ])('makes of the container %j %j', (tag, expected) => {
    expect(sanitised(tag)).toBe(expected);
  });
});

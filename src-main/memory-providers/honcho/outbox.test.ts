import { describe, expect, it } from 'vitest';
import type { MirrorEvent, UploadEvent } from '../events.ts';
import type { Fault } from '../testing/fixture.ts';
import type { MemoryProvider } from '../provider.ts';
import { createHonchoKind } from './kind.ts';
import { honchoWorld, never, numbered, ROUTES, sessionOf, turnOf, type HonchoWorld } from './testing/world.ts';

const session = sessionOf('s1');
const stored = ({ stub }: HonchoWorld): string[] => stub.state.messages('hermes').map(({ content }) => content);

function mirror(more: Partial<MirrorEvent> = {}): MirrorEvent {
  return {
    ...{ type: 'mirror', session, seq: 1, action: 'add', target: 'user', content: 'Likes tea', previousContent: null },
    ...{ writeOrigin: 'foreground', toolCallId: null, at: 1_790_000_000_000 },
    ...more,
  };
}

describe('turns', () => {
  it('go out as the two peers’ messages, with the turn and the time they are of', async () => {
    const world = await honchoWorld({ aiPeer: 'bo' });
    const [job] = numbered(
      world.provider.jobs(turnOf(session, 1, ' Hello\0 <memory-context>x</memory-context>', 'Hi.')),
    );
    await world.provider.send([job ?? expect.unreachable()], never);
    expect(world.stub.bodies(ROUTES.messages)).toEqual([
      {
        messages: [
          {
            peer_id: 'eri',
            content: 'Hello',
            metadata: { turn: 'turn-s1-1', role: 'user', part: 0, parts: 1 },
            created_at: '2026-09-21T14:13:21.000Z',
          },
          {
            peer_id: 'bo',
            content: 'Hi.',
            metadata: { turn: 'turn-s1-1', role: 'assistant', part: 0, parts: 1 },
            created_at: '2026-09-21T14:13:21.000Z',
          },
        ],
      },
    ]);
    expect(world.stub.seen()[0]?.headers).toMatchObject({
      authorization: 'Bearer local',
      'x-honcho-host': 'hermes-desk',
    });
  });

  it('the person is one peer, wherever they write from', async () => {
    const world = await honchoWorld();
    for (const platform of ['desktop', 'cli']) {
      const from = sessionOf(platform, { platform });
      await world.provider.send(numbered(world.provider.jobs(turnOf(from, 1, platform))), never);
    }
    expect(new Set(world.stub.state.messages('hermes').map(({ peer_id }) => peer_id))).toEqual(
      new Set(['eri', 'hermes']),
    );
  });

  it('long ones are cut, at most 100 messages to a request, all of them once', async () => {
    const world = await honchoWorld({ messageMaxChars: 100 });
    const words = Array.from({ length: 4000 }, (_, at) => `w${String(at)}`).join(' ');
    await world.provider.send(numbered(world.provider.jobs(turnOf(session, 1, words, 'Ok.'))), never);
    expect(stored(world).join(' ').replaceAll('[continued] ', '').replace(' Ok.', '')).toBe(words);
    for (const { messages } of world.stub.bodies(ROUTES.messages))
      expect((messages as unknown[]).length).toBeLessThanOrEqual(100);
  });

  it('a key refused once by a server that rotates is renewed, and nothing is sent twice', async () => {
    const world = await honchoWorld();
    world.stub.bearers = new Set(['hch-at-9']);
    world.stub.refresh.good.add('hch-rt-9');
    const oauth = {
      refreshToken: 'hch-rt-9',
      expiresAt: Date.now() / 1000 + 3000,
      tokenEndpoint: `${world.stub.url}/oauth/token`,
      clientId: 'c',
    };
    world.home.write('honcho.json', {
      hosts: { hermes: { peerName: 'eri', baseUrl: world.stub.url, apiKey: 'hch-at-8', oauth } },
    });
    const provider = createHonchoKind({ userDir: null }).open(world.context);
    await provider.send(numbered(provider.jobs(turnOf(session, 1, 'Once.'))), never);
    expect(stored(world)).toEqual(['Once.', 'Noted.']);
    expect(world.stub.refresh.used).toEqual(['hch-rt-9']);
    await world.stub.fault('401');
    await expect(provider.send(numbered(provider.jobs(turnOf(session, 2, 'Never.'))), never)).rejects.toMatchObject({
      kind: 'unauthorised',
      reached: 'no',
    });
    await provider.close();
  });

  it.each<[Fault, string]>([
    ['committed_500', 'server'],
    ['committed_dropped', 'offline'],
    ['stalled_body', 'timeout'],
    ['malformed', 'malformed'],
  ])('%s: whether they arrived is looked up, and they arrive once', async (fault, kind) => {
    const world = await honchoWorld({ timeout: 0.3 });
    const jobs = numbered([
      ...world.provider.jobs(turnOf(session, 1, 'One.')),
      ...world.provider.jobs(turnOf(session, 2, 'Two.')),
    ]);
    await world.stub.fault(fault, 1, ROUTES.messages);
    await expect(world.provider.send(jobs, never)).rejects.toMatchObject({ kind, reached: 'maybe' });
    const arrived = await world.provider.delivered?.(jobs, never);
    expect(arrived).toBe(fault.startsWith('committed'));
    if (arrived !== true) await world.provider.send(jobs, never);
    expect(stored(world)).toEqual(['One.', 'Noted.', 'Two.', 'Noted.']);
  });

  it('what arrived in part is completed, also after a restart in between', async () => {
    const world = await honchoWorld({ messageMaxChars: 100 });
    const words = Array.from({ length: 3000 }, (_, at) => `w${String(at)}`).join(' ');
    const jobs = numbered([
      ...world.provider.jobs(turnOf(session, 1, words)),
      ...world.provider.jobs(turnOf(session, 2, 'Second.')),
    ]);
    await world.stub.fault('500', 1, ROUTES.messages, 1);
    await expect(world.provider.send(jobs, never)).rejects.toMatchObject({ reached: 'maybe' });
    const restart = (): MemoryProvider => createHonchoKind({ userDir: null }).open(world.context);
    expect(await restart().delivered?.(jobs, never)).toBe(false);
    await restart().send(jobs, never);
    const all = stored(world);
    expect(all.filter((text) => text === 'Second.')).toHaveLength(1);
    expect(all.filter((text) => text.includes('w0 '))).toHaveLength(1);
  });

  it('429: the wait the server asks for is told, never more than two minutes, as seconds and as a date', async () => {
    const world = await honchoWorld();
    const jobs = numbered(world.provider.jobs(turnOf(session, 1, 'One.')));
    await world.stub.fault('429', 1, ROUTES.messages);
    await expect(world.provider.send(jobs, never)).rejects.toMatchObject({
      kind: 'rate',
      reached: 'no',
      retryAfterMs: 120_000,
    });
    const headers = { 'retry-after': new Date(Date.now() + 30_000).toUTCString() };
    await world.stub.fault({ status: 429, json: {}, headers }, 1, ROUTES.messages);
    const failure = (await world.provider.send(jobs, never).catch((error: unknown) => error)) as {
      retryAfterMs: number;
    };
    expect(failure.retryAfterMs).toBeGreaterThan(20_000);
    expect(failure.retryAfterMs).toBeLessThanOrEqual(30_000);
    await world.provider.send(jobs, never);
    expect(stored(world)).toEqual(['One.', 'Noted.']);
  });

  it('a session that older servers find too long is cut to 100; what they refuse says why', async () => {
    const world = await honchoWorld();
    world.stub.state.longestId = 100;
    const long = sessionOf('s1', { workspace: `/work/${'x'.repeat(180)}` });
    await world.provider.send(numbered(world.provider.jobs(turnOf(long, 1, 'One.'))), never);
    expect(stored(world)).toContain('One.');
    world.stub.state.longestId = 3;
    const other = sessionOf('s2', { workspace: '/work/else' });
    await expect(
      world.provider.send(numbered(world.provider.jobs(turnOf(other, 1, 'x'))), never),
    ).rejects.toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('string_too_long') as string,
    });
  });

  it('a conversation keeps its session when it gets a title', async () => {
    const world = await honchoWorld();
    const titled = { ...session, title: 'A wall of roses' };
    await world.provider.send(
      numbered([...world.provider.jobs(turnOf(session, 1, 'a')), ...world.provider.jobs(turnOf(titled, 2, 'b'))]),
      never,
    );
    expect([...world.stub.state.sessions.keys()]).toEqual(['hermes/garden']);
  });

  it('jobs of a workspace that was left go where they belong', async () => {
    const world = await honchoWorld({ workspace: 'old' });
    const jobs = numbered(world.provider.jobs(turnOf(session, 1, 'Of the old one.')));
    world.home.write('honcho.json', {
      hosts: { hermes: { peerName: 'eri', baseUrl: world.stub.url, workspace: 'new' } },
    });
    const provider = createHonchoKind({ userDir: null }).open(world.context);
    await provider.send(jobs, never);
    await provider.close();
    expect(world.stub.state.messages('old')).toHaveLength(2);
    expect(world.stub.state.workspaces.has('new')).toBe(false);
  });

  it('saveMessages false sends neither turns nor facts; children send nothing', async () => {
    const quiet = await honchoWorld({ saveMessages: false });
    expect([...quiet.provider.jobs(turnOf(session, 1, 'x')), ...quiet.provider.jobs(mirror())]).toEqual([]);
    const world = await honchoWorld();
    expect(world.provider.jobs(turnOf(sessionOf('c', { context: 'review' }), 1, 'x'))).toEqual([]);
    expect(world.provider.jobs(turnOf(session, 1, ' ', ''))).toEqual([]);
  });
});

describe('how many go together', () => {
  const counts = async (writeFrequency: unknown): Promise<number[]> => {
    const { provider } = await honchoWorld({ writeFrequency });
    const all = numbered(
      [1, 2, 3, 4, 5].flatMap((number) => [...provider.jobs(turnOf(session, number, `t${String(number)}`))]),
    );
    return [1, 2, 3, 5]
      .map((waiting) => provider.gather?.(all.slice(0, waiting), false) ?? -1)
      .concat(provider.gather?.(all.slice(0, 2), true) ?? -1);
  };

  it.each<[unknown, number[]]>([
    ['async', [1, 2, 3, 5, 2]],
    ['turn', [1, 1, 1, 1, 1]],
    ['session', [0, 0, 0, 0, 2]],
    [3, [0, 0, 3, 5, 2]],
  ])('%s: of 1, 2, 3 and 5 that wait, and of 2 at the end', async (frequency, expected) => {
    expect(await counts(frequency)).toEqual(expected);
  });

  it('no more than a request holds, and facts go alone', async () => {
    const { provider } = await honchoWorld({ messageMaxChars: 100, writeFrequency: 'session' });
    const turns = numbered(
      [1, 2, 3].flatMap((number) => [...provider.jobs(turnOf(session, number, 'word '.repeat(800)))]),
    );
    expect(provider.gather?.(turns, true)).toBe(2);
    expect(provider.gather?.(turns, false)).toBe(2);
    expect(provider.gather?.(numbered(provider.jobs(mirror())), false)).toBe(1);
    expect(provider.gather?.([], true)).toBe(0);
  });
});

describe('facts and files', () => {
  it('an addition to what is known of the person becomes a conclusion in the slot that reads look into', async () => {
    for (const [observationMode, observer] of [
      ['directional', 'hermes'],
      ['unified', 'hermes'],
    ] as const) {
      const world = await honchoWorld({ observationMode });
      await world.provider.send(numbered(world.provider.jobs(mirror())), never);
      expect(world.stub.state.conclusions).toMatchObject([
        { content: 'Likes tea', observer_id: observer, observed_id: 'eri', session_id: 'garden' },
      ]);
      expect((await world.provider.list?.(null, never))?.items.map(({ text }) => text)).toEqual(['Likes tea']);
    }
    const own = await honchoWorld({ observation: { ai: { observeOthers: false } } });
    await own.provider.send(numbered(own.provider.jobs(mirror({ session: null }))), never);
    expect(own.stub.state.conclusions).toMatchObject([{ observer_id: 'eri', observed_id: 'eri', session_id: null }]);
    expect(own.stub.state.sessions.size).toBe(0);
  });

  it('only additions, only of the person, only with words', async () => {
    const { provider } = await honchoWorld();
    const others = [
      mirror({ action: 'replace' }),
      mirror({ action: 'remove' }),
      mirror({ target: 'memory' }),
      mirror({ content: ' ' }),
    ];
    expect(others.flatMap((event) => [...provider.jobs(event)])).toEqual([]);
  });

  it('a fact whose answer was lost is looked for by its words', async () => {
    const world = await honchoWorld();
    const jobs = numbered(world.provider.jobs(mirror()));
    await world.stub.fault('committed_500', 1, /\/conclusions$/);
    await expect(world.provider.send(jobs, never)).rejects.toMatchObject({ reached: 'maybe' });
    expect(await world.provider.delivered?.(jobs, never)).toBe(true);
    expect(await world.provider.delivered?.(numbered(world.provider.jobs(mirror({ content: 'Else' }))), never)).toBe(
      false,
    );
  });

  it('files come only as told, each as the peer it is about, once', async () => {
    const world = await honchoWorld();
    const upload = (file: string): UploadEvent => ({
      type: 'upload',
      session: null,
      file,
      content: `Of ${file}`,
      at: 1_790_000_000_000,
    });
    const jobs = ['USER.md', 'SOUL.md'].map((file) => numbered(world.provider.jobs(upload(file))));
    await world.stub.fault('committed_dropped', 1, /messages\/upload/);
    await expect(world.provider.send(jobs[0] ?? [], never)).rejects.toMatchObject({ reached: 'maybe' });
    expect(await world.provider.delivered?.(jobs[0] ?? [], never)).toBe(true);
    expect(await world.provider.delivered?.(jobs[1] ?? [], never)).toBe(false);
    await world.provider.send(jobs[1] ?? [], never);
    const messages = world.stub.state.messages('hermes');
    expect(messages.map(({ peer_id }) => peer_id)).toEqual(['eri', 'hermes']);
    expect(messages[0]?.content).toContain('Of USER.md');
    await world.provider.begin?.(session, never);
    expect(world.stub.count(/upload/)).toBe(2);
  });

  it('servers that cannot filter by metadata leave it open', async () => {
    const world = await honchoWorld();
    const jobs = numbered(world.provider.jobs(turnOf(session, 1, 'One.')));
    world.stub.state.filters = false;
    await world.provider.send(jobs, never);
    expect(await world.provider.delivered?.(jobs, never)).toBeNull();
  });
});

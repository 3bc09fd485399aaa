import { describe, expect, test } from 'vitest';
import type { Json } from '@shared/contract/common.ts';
import { DeskError } from '@shared/contract/errors.ts';
import { journeyGraphSchema } from '@shared/contract/journey.ts';
import { fingerprint } from './ids.ts';
import { createJourney, type Journey } from './journey.ts';
import type { MemoryRecord, SkillRecord } from './records.ts';

const NOW = Date.UTC(2026, 4, 20);
const DAY = 86_400_000;

function memory(id: string, text: string, more: Partial<MemoryRecord> = {}): MemoryRecord {
  return {
    id,
    store: 'memory',
    text,
    seq: null,
    firstSeen: NOW - 10 * DAY,
    knownBy: null,
    edits: [],
    origin: 'foreground',
    session: null,
    message: null,
    removedAt: null,
    purged: false,
    ...more,
  };
}

function skill(name: string, more: Partial<SkillRecord> = {}): SkillRecord {
  return {
    id: `misc/${name}`,
    name,
    description: '',
    category: 'misc',
    origin: 'learned',
    state: 'active',
    pinned: false,
    uses: 0,
    createdAt: NOW - 100 * DAY,
    knownBy: null,
    useTimes: [],
    editTimes: [],
    archivedAt: null,
    related: [],
    session: null,
    message: null,
    ...more,
  };
}

interface World {
  memories: MemoryRecord[];
  skills: SkillRecord[];
  file: Json;
}

function journeyOf(world: Partial<World>): { journey: Journey; world: World } {
  const full: World = { memories: [], skills: [], file: null, ...world };
  const journey = createJourney({
    memories: () => full.memories,
    skills: () => full.skills,
    sessionTitles: () => new Map([['s1', 'Album import']]),
    layoutFile: {
      read: () => full.file,
      write: (value) => {
        full.file = value;
      },
    },
    now: () => NOW,
  });
  return { journey, world: full };
}

async function edgesOf(world: Partial<World>): Promise<string[]> {
  const { edges } = await journeyOf(world).journey.graph();
  return edges.map(({ source, target, reason, detail }) => `${source} ${target} ${reason} ${detail}`.trim());
}

async function refusal(work: Promise<unknown>): Promise<DeskError> {
  try {
    await work;
  } catch (error) {
    if (error instanceof DeskError) return error;
    throw error;
  }
  throw new Error('it was not refused');
}

describe('nodes', () => {
  test('a memory carries its true times and cause, and answers the contract', async () => {
    const record = memory('e1', '# Home server\nbirch', { edits: [NOW - DAY], session: 's1', message: 7 });
    const { journey } = journeyOf({
      memories: [record],
      skills: [skill('photo-import', { uses: 3, useTimes: [NOW] })],
    });
    const graph = journeyGraphSchema.parse(await journey.graph());
    const node = graph.nodes.find(({ kind }) => kind === 'memory');
    expect(node).toMatchObject({
      id: 'memory:memory:e1',
      label: 'Home server',
      body: '# Home server\nbirch',
      time: record.firstSeen,
      uncertain: null,
      editTimes: [NOW - DAY],
      session: 's1',
      message: 7,
    });
  });

  test('an entry older than the journal is drawn at its bound, as uncertain; without a bound it has no date', async () => {
    const { journey } = journeyOf({
      memories: [memory('a', 'old', { firstSeen: null, knownBy: NOW }), memory('b', 'older', { firstSeen: null })],
    });
    const { nodes } = await journey.graph();
    expect(nodes.map(({ time, uncertain }) => [time, uncertain])).toEqual([
      [NOW, { from: null, to: NOW }],
      [null, null],
    ]);
  });

  test('impossible times are unknown, not 1970', async () => {
    const times = [0, -5, NaN, Infinity];
    const { journey } = journeyOf({
      memories: times.map((time, i) => memory(`m${i}`, `text ${i}`, { firstSeen: time })),
    });
    const { nodes } = await journey.graph();
    expect(nodes.every(({ time }) => time === null)).toBe(true);
  });

  test('learned is what was learned: a used third-party skill stays installed, a fresh one shows before its first use', async () => {
    const { journey } = journeyOf({
      skills: [
        skill('fresh'),
        skill('third-party', { origin: 'installed', uses: 9 }),
        skill('shipped', { origin: 'builtin', uses: 4 }),
      ],
    });
    const { nodes } = await journey.graph();
    expect(nodes.map(({ id, origin }) => [id, origin])).toEqual([
      ['fresh', 'learned'],
      ['third-party', 'installed'],
    ]);
  });

  test('a skill stands at its birth however often it is used', async () => {
    const { journey } = journeyOf({ skills: [skill('one', { uses: 50, useTimes: [NOW - DAY, NOW] })] });
    expect((await journey.graph()).nodes[0]?.time).toBe(NOW - 100 * DAY);
  });

  test('of two skills with one name both stand on the map', async () => {
    const { journey } = journeyOf({ skills: [skill('same', { id: 'a/same' }), skill('same', { id: 'b/same' })] });
    expect((await journey.graph()).nodes.map(({ id }) => id).sort()).toEqual(['b/same', 'same']);
  });
});

describe('forgotten memories', () => {
  const words = ['sourdough', 'boiler', 'kubernetes', 'cello'];
  const all = Array.from({ length: 24 }, (_, i) =>
    memory(`m${i}`, `Note on ${words[i % 4] ?? ''} and ${words[(i * 3 + 1) % 4] ?? ''}`, {
      seq: i + 1,
      // Two at a time, as an import finds them.
      firstSeen: NOW + Math.floor(i / 2) * DAY,
    }),
  );
  const forget = (records: readonly MemoryRecord[], gone: number): MemoryRecord[] => [
    ...records.filter((_, i) => i !== gone),
    ...records.filter((_, i) => i === gone).map((record) => ({ ...record, removedAt: NOW + 40 * DAY })),
  ];

  test('forgetting one moves nothing, relinks nothing and recolours nothing', async () => {
    const skills = [skill('plan-boiler', { category: 'house' })];
    const before = await journeyOf({ memories: all, skills }).journey.graph();
    for (const gone of [0, 7, 8, 23]) {
      const after = await journeyOf({ memories: forget(all, gone), skills }).journey.graph();
      expect(after.edges).toEqual(before.edges);
      expect(after.nodes.map(({ id, time, category }) => [id, time, category])).toEqual(
        before.nodes.map(({ id, time, category }) => [id, time, category]),
      );
      const node = after.nodes.find(({ id }) => id === `memory:memory:m${gone}`);
      expect(node).toMatchObject({ state: 'removed', goneAt: NOW + 40 * DAY, body: all[gone]?.text });
    }
  });

  test('an erased one keeps its place in time and is linked to nothing by what it said', async () => {
    const erased = memory('gone', '[purged]', { seq: 1, removedAt: NOW, purged: true });
    const { nodes, edges } = await journeyOf({
      memories: [memory('a', 'The word purged stands here', { seq: 2 }), erased],
    }).journey.graph();
    expect(nodes.find(({ id }) => id.endsWith(':gone'))).toMatchObject({ state: 'purged', time: erased.firstSeen });
    expect(edges).toEqual([]);
  });

  test('Hermes is not shown them; beside its nodes they stand, with when they went', async () => {
    const { journey } = journeyOf({
      memories: [memory('a', 'stands'), memory('b', 'gone', { removedAt: NOW })],
      skills: [skill('old', { state: 'archived', archivedAt: NOW - DAY })],
    });
    const payload = await journey.payload();
    expect(payload.nodes.map(({ id }) => id)).toEqual(['memory:memory:a']);
    expect(payload.forgotten.map(({ id, state, goneAt }) => [id, state, goneAt])).toEqual([
      ['old', 'archived', NOW - DAY],
      ['memory:memory:b', 'removed', NOW],
    ]);
  });
});

describe('edges', () => {
  const table: [string, Partial<World>, string[]][] = [
    [
      'a declared relation counts once, to what is there, smaller id first',
      {
        skills: [skill('a', { related: ['b', 'ghost'] }), skill('b', { related: ['a'] }), skill('c')],
      },
      ['a b declared'],
    ],
    ['no self link', { skills: [skill('z', { related: ['z', 'a'] }), skill('a')] }, ['a z declared']],
    [
      'a name is matched at word boundaries: git is not in digital',
      { skills: [skill('git')], memories: [memory('m', 'Digital camera settings')] },
      [],
    ],
    [
      'a name inside the longer name of another skill is not meant',
      {
        skills: [skill('git'), skill('git-workflow')],
        memories: [memory('m', 'Run the git-workflow before lunch')],
      },
      ['git-workflow memory:memory:m mention git-workflow'],
    ],
    [
      'a memory that names a skill',
      {
        skills: [skill('git-workflow'), skill('painting')],
        memories: [memory('m', 'Run the git-workflow before lunch')],
      },
      ['git-workflow memory:memory:m mention git-workflow'],
    ],
    [
      'a skill born after the memory that names it',
      {
        skills: [skill('photo-import', { createdAt: NOW })],
        memories: [memory('m', 'Try photo import on Sunday')],
      },
      ['memory:memory:m photo-import mention photo-import'],
    ],
    [
      'Chinese names and words',
      {
        skills: [skill('周报整理')],
        memories: [
          memory('m', '每周五用周报整理写总结'),
          memory('n', '骑行数据放在硬盘'),
          memory('o', '骑行记录按坡度统计'),
        ],
      },
      ['memory:memory:m 周报整理 mention 周报整理', 'memory:memory:n memory:memory:o word 骑行'],
    ],
    [
      'words without meaning link nothing',
      {
        memories: [
          memory('m', 'When they use this, they always want that'),
          memory('n', 'They always use that when this is set'),
        ],
      },
      [],
    ],
    [
      'an ordinary short word is no reason, a name is',
      {
        memories: [
          memory('m', 'The box in the hall has a red lid'),
          memory('n', 'Buy a box of tea'),
          memory('o', 'Photos are kept by Birch in the cellar'),
          memory('p', 'Restart the media player on birch'),
        ],
      },
      ['memory:memory:o memory:memory:p word birch'],
    ],
    [
      'the same conversation, by its title',
      { memories: [memory('m', 'Alpha', { session: 's1' }), memory('n', 'Omega', { session: 's1' })] },
      ['memory:memory:m memory:memory:n session Album import'],
    ],
  ];
  test.each(table)('%s', async (_, world, expected) => {
    expect(await edgesOf(world)).toEqual(expected);
  });

  test('a memory has at most four mentions, ties by name', async () => {
    const names = ['alpha-e', 'alpha-d', 'alpha-c', 'alpha-b', 'alpha-a'];
    const edges = await edgesOf({
      skills: names.map((name) => skill(name)),
      memories: [memory('m', `See ${names.join(', ')}`)],
    });
    expect(edges.filter((edge) => edge.includes('mention')).map((edge) => edge.split(' ')[0])).toEqual([
      'alpha-a',
      'alpha-b',
      'alpha-c',
      'alpha-d',
    ]);
  });

  test('what is linked stays linked, and a note keeps its category, as more is learned', async () => {
    const words = ['sourdough', 'boiler', 'kubernetes', 'cello', 'ferry', 'invoice'];
    const text = (i: number): string =>
      `About ${words[i % 6] ?? ''} and ${words[(i * 5 + 1) % 6] ?? ''}, part ${i % 9}`;
    const all = Array.from({ length: 120 }, (_, i) =>
      memory(`m${i}`, text(i), { firstSeen: NOW + i * DAY, session: `s${i % 11}` }),
    );
    const skills = words.map((name) => skill(`plan-${name}`, { category: name }));
    const early = await journeyOf({ memories: all.slice(0, 70), skills }).journey.graph();
    const late = await journeyOf({ memories: all, skills }).journey.graph();
    expect(late.edges.slice(0, early.edges.length)).toEqual(early.edges);
    expect(late.nodes.slice(0, early.nodes.length)).toEqual(early.nodes);
    expect(early.nodes.some(({ kind, category }) => kind === 'memory' && category === 'boiler')).toBe(true);
  });

  test('twenty thousand nodes are linked with a bounded number of edges at each', async () => {
    const memories = Array.from({ length: 20_000 }, (_, i) =>
      memory(`m${i}`, `Note on topic${i % 700} and thing${i % 37} today`, { firstSeen: NOW + i }),
    );
    const { edges } = await journeyOf({ memories }).journey.graph();
    const degree = new Map<string, number>();
    for (const { source, target } of edges)
      for (const id of [source, target]) degree.set(id, (degree.get(id) ?? 0) + 1);
    expect(edges.length).toBeGreaterThan(1000);
    expect(Math.max(...degree.values())).toBeLessThanOrEqual(32);
  });
});

describe('ids of every generation', () => {
  const memories = [
    memory('U1', 'first fact'),
    memory('U2', 'second fact'),
    memory('U3', 'about me', { store: 'user' }),
  ];
  const skills = [skill('some-skill')];
  const { journey } = journeyOf({ memories, skills });
  const found = async (id: string, purpose: 'look' | 'change' = 'look'): Promise<string> => {
    const { record } = await journey.resolve(id, purpose);
    return record.id;
  };

  test('the fingerprint is of the whole trimmed entry', () => {
    expect(fingerprint('second fact')).toBe('f24529b7d232');
    expect(fingerprint(`${'x'.repeat(2000)}tail`)).not.toBe(fingerprint('x'.repeat(2000)));
  });

  test.each([
    ['memory:memory:U2', 'U2'],
    ['memory:profile:U3', 'U3'],
    ['memory:memory:0:f24529b7d232', 'U2'],
    ['some-skill', 'misc/some-skill'],
  ])('%s may be looked up and changed', async (id, record) => {
    expect(await found(id)).toBe(record);
    expect(await found(id, 'change')).toBe(record);
  });

  test('a position is looked up over both stores, and never changed by', async () => {
    expect(await found('memory:memory:1')).toBe('U2');
    expect(await found('memory:profile:2')).toBe('U3');
    const refused = await refusal(journey.resolve('memory:memory:1', 'change'));
    expect(refused.code).toBe('ambiguous');
    expect(refused.remedy).toContain('memory:memory:U2');
  });

  test.each([
    ['memory:other:0', 'invalid_input', 'bad memory node id'],
    ['memory:memory:x', 'invalid_input', 'bad memory node id'],
    ['memory:memory', 'invalid_input', 'bad memory node id'],
    ['memory:memory:0:zzzz', 'invalid_input', 'bad memory node id'],
    ['memory:memory:gone-entry', 'stale', 'stale'],
    ['memory:memory:0:0123456789ab', 'stale', 'stale'],
    ['memory:memory:9', 'stale', 'stale'],
    ['memory:profile:0', 'stale', 'stale'],
    ['no-such-skill', 'not_found', 'no-such-skill'],
  ])('%s is refused as %s', async (id, code, words) => {
    const refused = await refusal(journey.resolve(id, 'change'));
    expect(refused.code).toBe(code);
    expect(refused.message).toContain(words);
    expect(refused.remedy).not.toBe('');
  });

  test('of equal texts the hinted one is meant, and without a hint none', async () => {
    const same = [memory('A', 'same'), memory('B', 'x'), memory('C', 'same')];
    const twins = journeyOf({ memories: same }).journey;
    expect((await twins.resolve(`memory:memory:2:${fingerprint('same')}`, 'change')).record.id).toBe('C');
    expect((await refusal(twins.resolve(`memory:memory:1:${fingerprint('same')}`, 'change'))).code).toBe('stale');
  });

  test('what was removed is found by its own id, to look at and to bring back, and never to change', async () => {
    const memories = [memory('A-long', 'gone', { removedAt: NOW }), memory('B', 'stands')];
    const { journey: now } = journeyOf({ memories });
    for (const purpose of ['look', 'restore'] as const) {
      expect((await now.resolve('memory:memory:A-long', purpose)).record.id).toBe('A-long');
    }
    const refused = await refusal(now.resolve('memory:memory:A-long', 'change'));
    expect([refused.code, refused.remedy]).toEqual(['stale', expect.stringContaining('journey restore') as string]);
    // Neither its place nor its text leads to it any more.
    expect((await now.resolve('memory:memory:0', 'look')).record.id).toBe('B');
    expect((await refusal(now.resolve(`memory:memory:0:${fingerprint('gone')}`, 'look'))).code).toBe('stale');
  });

  test('a skill in use goes before an archived one of the same name, and none that came with the app is meant', async () => {
    const { journey: now } = journeyOf({
      skills: [
        skill('same', { id: '.archive/same', state: 'archived' }),
        skill('same', { id: 'app/same', origin: 'builtin' }),
        skill('same', { id: 'misc/same' }),
      ],
    });
    expect((await now.resolve('same', 'change')).record.id).toBe('misc/same');
    expect((await now.resolve('.archive/same', 'restore')).record.id).toBe('.archive/same');
    expect((await now.graph()).nodes.map(({ id, skill: folder }) => [id, folder]).sort()).toEqual([
      ['.archive/same', '.archive/same'],
      ['same', 'misc/same'],
    ]);
  });
});

describe('payload', () => {
  test('lists memories of one moment as their files do, MEMORY.md first', async () => {
    const { journey } = journeyOf({
      memories: [
        memory('z', 'first'),
        memory('a', 'second'),
        memory('m', 'third'),
        memory('b', 'about the person', { store: 'user', firstSeen: 1 }),
      ],
    });
    expect((await journey.payload()).memory.map(({ title }) => title)).toEqual([
      'first',
      'second',
      'third',
      'about the person',
    ]);
  });

  test('has Hermes shape: skills alone are counted as nodes, every node has a timestamp, cards are cut, prints are not', async () => {
    const long = 'y'.repeat(2000);
    const { journey } = journeyOf({
      memories: [
        memory('a', `# ${'x'.repeat(110)}\nrest`),
        memory('b', long, { store: 'user', firstSeen: null }),
        memory('c', 'gone', { removedAt: NOW }),
      ],
      skills: [skill('one', { related: ['two'] }), skill('two', { category: 'other' })],
    });
    const payload = await journey.payload();
    expect(payload.stats).toMatchObject({
      nodes: 2,
      memory_nodes: 2,
      related_edges: 1,
      linked_nodes: 2,
      isolated_pct: 0,
    });
    expect(payload.nodes.every((node) => 'timestamp' in node)).toBe(true);
    expect(payload.memory.map(({ title }) => title)).toEqual([`${'x'.repeat(80)}…`, `${'y'.repeat(80)}…`]);
    expect(payload.memory[1]?.body).toHaveLength(1200);
    expect(payload.memory[1]?.fingerprint).toBe(fingerprint(long));
    expect(payload.clusters.map(({ category }) => category)).toEqual(['memory', 'misc', 'other']);
    expect(payload.nodes.find(({ id }) => id === 'memory:profile:b')).toMatchObject({
      memorySource: 'profile',
      timestamp: null,
      category: 'memory',
    });
  });
});

describe('service', () => {
  test('the graph is kept until something changes', async () => {
    const { journey, world } = journeyOf({ memories: [memory('a', 'one')] });
    const first = await journey.graph();
    world.memories.push(memory('b', 'two'));
    expect(await journey.graph()).toBe(first);
    journey.invalidate();
    expect((await journey.graph()).nodes).toHaveLength(2);
  });

  test('places survive a round trip, and anything else in the file is no places', async () => {
    const { journey, world } = journeyOf({});
    const places = { version: 1, angles: { b: 1.25, a: 0.1 + 0.2 } };
    await journey.savePlaces(places);
    expect(await journey.places()).toEqual(places);
    for (const broken of [null, 7, { version: 9 }, { version: 1, angles: { a: 'x' } }] as Json[]) {
      world.file = broken;
      expect(await journey.places()).toEqual({ version: 1, angles: {} });
    }
  });

  test('a layout file that cannot be read is no places', async () => {
    const journey = createJourney({
      memories: () => [],
      skills: () => [],
      sessionTitles: () => new Map(),
      layoutFile: {
        read: () => JSON.parse('{ damaged') as Json,
        write: () => undefined,
      },
      now: () => NOW,
    });
    expect(await journey.places()).toEqual({ version: 1, angles: {} });
  });

  test('the list is newest first with the undated last', async () => {
    const { journey } = journeyOf({
      memories: [memory('old', 'a', { firstSeen: 1000 }), memory('new', 'b'), memory('none', 'c', { firstSeen: null })],
    });
    expect((await journey.list()).map(({ label }) => label)).toEqual(['b', 'a', 'c']);
  });
});

/** What a journey compatible with Hermes must do, case by case, over real homes; what we do otherwise stands in the docs. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DeskError } from '@shared/contract/errors.ts';
import type { RequestInput, RequestName, RequestOutput } from '@shared/contract/index.ts';
import { openDesk, type Desk } from './api/desk.ts';
import { homePaths } from './home/index.ts';
import { tempDir } from './home/testing/temp-home.ts';
import { fingerprint } from './journey/ids.ts';
import { drawTimeline, timelineFrames } from './journey/timeline.ts';

const person = { host: 'cli', person: true } as const;
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

interface Home {
  readonly dir: string;
  readonly desk: Desk;
  readonly journey: ReturnType<Desk['core']['services']>['journey'];
  file(name: 'MEMORY.md' | 'USER.md'): string[];
  ask<K extends RequestName>(name: K, input: RequestInput<K>): Promise<RequestOutput<K>>;
  /** Edits or deletes what an id names, as the command line does. */
  change(id: string, text: string | null): Promise<string>;
}

async function homeWith(files: Readonly<Record<string, string>>): Promise<Home> {
  const dir = tempDir();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), text);
  }
  const desk = await openDesk({
    paths: homePaths(dir, dir, 'default'),
    host: 'cli',
    story: null,
    model: null,
    workspace: null,
    env: { PATH: process.env['PATH'], HERMES_DESK_TEST: '1' },
    version: 'test',
    log: quiet,
  });
  onTestFinished(() => desk.close());
  const { journey } = desk.core.services();
  const home: Home = {
    dir,
    desk,
    journey,
    file: (name) =>
      readFileSync(join(dir, 'memories', name), 'utf8')
        .replace(/^\uFEFF/, '')
        .split('\n§\n'),
    ask: async (name, input) => (await desk.api.call(name, input, person)) as never,
    async change(id, text) {
      try {
        const { kind, record } = await journey.resolve(id, 'change');
        if (kind === 'skill') throw new Error('no memory');
        const meant = { store: record.store, entry: record.id, seen: record.text };
        if (text === null) await home.ask('memory.remove', meant);
        else await home.ask('memory.replace', { ...meant, text });
        return 'ok';
      } catch (error) {
        if (error instanceof DeskError) return error.message;
        throw error;
      }
    },
  };
  return home;
}

const memories = (...texts: string[]): Record<string, string> => ({ 'memories/MEMORY.md': texts.join('\n§\n') });
const skill = (name: string, head = ''): string => `---\nname: ${name}\ndescription: d\n${head}---\nbody\n`;
const made = (...names: string[]): string =>
  JSON.stringify(
    Object.fromEntries(names.map((name) => [name, { created_by: 'agent', created_at: '2026-01-02T03:04:05Z' }])),
  );
/** An id of Hermes' second generation. */
const byText = (text: string, index = 0): string => `memory:memory:${index}:${fingerprint(text)}`;

describe('cards', () => {
  it('are the pieces of the file, titled by their first line, cut, with a fingerprint of the whole (g08 g10 g11)', async () => {
    const long = 'y'.repeat(2000);
    const home = await homeWith(memories('First fact', 'Second fact', `# ${'x'.repeat(110)}\nrest`, long));
    const { memory, nodes, stats } = await home.journey.payload();
    expect(memory.map(({ title }) => title)).toEqual([
      'First fact',
      'Second fact',
      `${'x'.repeat(80)}…`,
      `${'y'.repeat(80)}…`,
    ]);
    expect(memory.at(-1)).toMatchObject({ body: 'y'.repeat(1200), fingerprint: fingerprint(long), source: 'memory' });
    expect(nodes.every((node) => 'timestamp' in node)).toBe(true);
    expect([stats['nodes'], stats['memory_nodes']]).toEqual([0, memory.length]);
  });

  it('are found in the timeline of a terminal whatever their ids, in every frame a grid (t07 t08)', async () => {
    const home = await homeWith(memories('first fact', 'second fact'));
    const graph = await home.journey.graph();
    const frames = timelineFrames(graph, { width: 80, color: false }, 12);
    expect(frames).toHaveLength(12);
    expect(frames.at(-1)).toContain('2 of 2');
    const drawn = drawTimeline(graph, { width: 80, color: false });
    expect(drawn).toContain('first fact');
    expect(drawn).toContain('second fact');
  });
});

describe('skills', () => {
  it('survive a damaged head, take relations as a list or as words, and count once (g01 g03 g12 g17)', async () => {
    const home = await homeWith({
      'skills/misc/bad-skill/SKILL.md': '---\nname: bad-skill\ndescription: "open\nmetadata: words\n---\nbody',
      'skills/misc/a/SKILL.md': skill('a', 'related_skills: "[b, ghost ,]"\n'),
      'skills/misc/b/SKILL.md': skill('b', 'related_skills: [a, b]\n'),
      'skills/.usage.json': made('bad-skill', 'a', 'b'),
    });
    const { nodes, edges } = await home.journey.payload();
    expect(nodes.find(({ label }) => label === 'bad-skill')).toMatchObject({ category: 'misc' });
    expect(edges.filter(({ reason }) => reason === 'declared')).toEqual([
      { source: 'a', target: 'b', reason: 'declared', detail: '', weight: 1 },
    ]);
  });

  it('are there before their first use, and what is not theirs to read of a time is passed over (g06 g13)', async () => {
    const usage = {
      fresh: { created_by: 'learn', use_count: 0, created_at: '2026-01-02T03:04:05Z' },
      odd: { created_by: 'agent', last_activity_at: 'rubbish', last_used_at: '1750000000.9' },
    };
    const home = await homeWith({
      'skills/misc/fresh/SKILL.md': skill('fresh'),
      'skills/misc/odd/SKILL.md': skill('odd'),
      'skills/.usage.json': JSON.stringify(usage),
    });
    const { nodes } = await home.journey.payload();
    expect(nodes.find(({ id }) => id === 'fresh')).toMatchObject({ timestamp: Date.UTC(2026, 0, 2, 3, 4, 5) / 1000 });
    expect(nodes.find(({ id }) => id === 'odd')?.useTimes.map((time) => Math.floor(time / 1000))).toEqual([1750000000]);
  });

  it('are shown whole (m20), and go to the archive and back', async () => {
    const home = await homeWith({
      'skills/misc/my-skill/SKILL.md': skill('my-skill'),
      'skills/.usage.json': made('my-skill'),
    });
    const { record } = await home.journey.resolve('my-skill', 'change');
    expect((await home.ask('skills.view', { id: record.id })).content).toContain('name: my-skill');
    const { skill: place } = await home.ask('skills.archive', { id: record.id });
    expect(existsSync(join(home.dir, 'skills', place, 'SKILL.md'))).toBe(true);
    expect((await home.journey.payload()).nodes).toEqual([]);
    await home.ask('skills.restore', { id: place });
    expect((await home.journey.payload()).nodes.map(({ id }) => id)).toEqual(['my-skill']);
  });
});

describe('edges from a memory to skills', () => {
  it('need the name at word boundaries, or a word that is rare (g20 g21 g23)', async () => {
    const names = ['git-workflow', 'painting', 'git', 'alpha-e', 'alpha-d', 'alpha-c', 'alpha-b', 'alpha-a'];
    const home = await homeWith({
      ...memories('Run the git-workflow before release', 'Digital camera settings', `See ${names.slice(3).join(', ')}`),
      ...Object.fromEntries(names.map((name) => [`skills/misc/${name}/SKILL.md`, skill(name)])),
      'skills/.usage.json': made(...names),
    });
    const { nodes, edges } = await home.journey.payload();
    const linked = (label: string): string[] => {
      const id = nodes.find((node) => node.label.startsWith(label))?.id;
      return edges.flatMap(({ source, target, reason }) =>
        reason === 'mention' && (source === id || target === id) ? [source === id ? target : source] : [],
      );
    };
    expect(linked('Run the').sort()).toEqual(['git-workflow']);
    expect(linked('Digital')).toEqual([]);
    expect(linked('See').sort()).toEqual(['alpha-a', 'alpha-b', 'alpha-c', 'alpha-d']);
  });
});

describe('ids', () => {
  it('of a text hold its fingerprint, and odd ones are refused by name (m01 m02 m03)', async () => {
    const home = await homeWith(memories('first fact', 'second fact'));
    expect(byText('second fact', 1)).toBe('memory:memory:1:f24529b7d232');
    expect((await home.journey.resolve('memory:memory:1:f24529b7d232', 'change')).record).toMatchObject({
      text: 'second fact',
    });
    for (const id of ['memory:other:0', 'memory:memory:x', 'memory:memory']) {
      expect(await home.change(id, 'new')).toContain('bad memory node id');
    }
  });

  it('of a position are looked up over both files and never changed by (m04 m16: otherwise on purpose)', async () => {
    const home = await homeWith({ ...memories('a0', 'a1'), 'memories/USER.md': 'u0' });
    expect((await home.journey.resolve('memory:profile:2', 'look')).record).toMatchObject({
      text: 'u0',
      store: 'user',
    });
    expect(await home.change('memory:profile:2', 'new')).not.toBe('ok');
    expect(await home.change('memory:memory:1', 'TWO')).not.toBe('ok');
    expect([home.file('MEMORY.md'), home.file('USER.md')]).toEqual([['a0', 'a1'], ['u0']]);
  });

  it('choose among equal texts by the place they were at (m17)', async () => {
    const home = await homeWith(memories('same', 'x', 'same'));
    const twice = (await home.journey.payload()).memory.filter(({ title }) => title === 'same').length;
    expect(await home.change(byText('same', 2), null)).toBe('ok');
    // Equal entries of one file are read as one, as Hermes itself does when it loads them.
    expect(home.file('MEMORY.md')).toEqual(twice === 2 ? ['same', 'x'] : ['x']);
  });
});

describe('edits', () => {
  it('of a file with a byte order mark change exactly what is meant (m08)', async () => {
    const home = await homeWith({ 'memories/MEMORY.md': '\uFEFFone\n§\ntwo' });
    expect((await home.journey.payload()).memory[0]?.title).toBe('one');
    expect(await home.change(byText('one'), 'ONE')).toBe('ok');
    expect(home.file('MEMORY.md')).toEqual(['ONE', 'two']);
  });

  it.each([
    ['a removal', null, ['two', 'three']],
    ['an edit', 'ONE', ['ONE', 'two', 'three']],
  ])('keep what was added between the look and %s (m09 m10)', async (_, text, left) => {
    const home = await homeWith(memories('one', 'two'));
    const seen = await home.journey.resolve(byText('one'), 'change');
    writeFileSync(join(home.dir, 'memories/MEMORY.md'), 'one\n§\ntwo\n§\nthree');
    expect(seen.record.id).not.toBe('');
    expect(await home.change(byText('one'), text)).toBe('ok');
    expect(home.file('MEMORY.md')).toEqual(left);
  });

  it('of a text that changed since it was drawn are stale, and the file stays (m15)', async () => {
    const home = await homeWith(memories('one', 'two'));
    writeFileSync(join(home.dir, 'memories/MEMORY.md'), 'one\n§\ntwo changed');
    expect(await home.change(byText('two', 1), 'mine')).toContain('stale');
    expect(home.file('MEMORY.md')).toEqual(['one', 'two changed']);
  });

  it('reach a text longer than its card whole (m19)', async () => {
    const long = `start ${'z'.repeat(2000)} end`;
    const home = await homeWith(memories('short', long));
    expect((await home.journey.resolve(byText(long, 1), 'look')).record).toMatchObject({ text: long });
    expect(await home.change(byText(long, 1), 'shorter')).toBe('ok');
    expect(home.file('MEMORY.md')).toEqual(['short', 'shorter']);
  });
});

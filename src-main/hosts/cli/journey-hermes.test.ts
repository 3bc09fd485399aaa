import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { describeWithHermes, runHermes } from '../../home/testing/hermes.ts';
import { tempDir } from '../../home/testing/temp-home.ts';
import type { HermesPayload } from '../../journey/hermes.ts';
import { openCli } from './open.ts';
import { runCli } from './run.ts';

const program = `
import contextlib, json, sys
from agent import learning_graph, learning_mutations
with contextlib.redirect_stdout(sys.stderr):
    what, args = json.load(sys.stdin)
    if what == 'graph': answer = learning_graph.build_learning_graph()
    else: answer = getattr(learning_mutations, what)(*args)
print(json.dumps(answer))
`;

const LONG = `${'A long story about the boat. '.repeat(70)}The end.`;
const FILES: Readonly<Record<string, string>> = {
  'memories/MEMORY.md': [
    '# Birch is the home server',
    'Run the git-workflow before lunch',
    LONG,
    '两台打印机都叫 oak',
  ].join('\n§\n'),
  'memories/USER.md': '\uFEFFPrefers metric units\n§\nIs called Ada',
  'skills/code/git-workflow/SKILL.md':
    '---\nname: git-workflow\ndescription: How to release.\nrelated_skills: "[painting, ghost ,]"\n---\nbody\n',
  'skills/art/painting/SKILL.md': '---\nname: painting\ndescription: Mix colours.\n---\nbody\n',
  'skills/art/broken/SKILL.md': '---\nname: broken\ndescription: "no end\nmetadata: plain words\n---\nbody\n',
  'skills/.usage.json': JSON.stringify({
    'git-workflow': { created_by: 'agent', use_count: 2, last_used_at: '2026-04-30T12:00:00+00:00', state: 'active' },
    painting: { created_by: 'agent', use_count: 0, created_at: '2026-03-01T08:00:00Z', state: 'active', pinned: true },
    broken: { created_by: 'agent', use_count: 1, last_activity_at: 'rubbish', last_used_at: '1750000000.9' },
  }),
};

/** Hermes and we look at one home, and each changes what the other sees. */
describeWithHermes('the journey beside Hermes itself', () => {
  let home: string;

  beforeEach(() => {
    home = tempDir();
    for (const [name, text] of Object.entries(FILES)) {
      mkdirSync(dirname(join(home, name)), { recursive: true });
      writeFileSync(join(home, name), text);
    }
  });

  const hermes = (what: string, ...args: string[]): unknown => runHermes(program, [what, args], home);
  const graph = (): HermesPayload => hermes('graph') as HermesPayload;

  async function ours(...words: string[]): Promise<{ code: number; data: unknown }> {
    let out = '';
    const terminal = {
      out: (text: string) => void (out += text),
      err: () => undefined,
      readInput: () => Promise.resolve(''),
      async *inputLines() {},
      signal: new AbortController().signal,
    };
    const code = await runCli(['--json', '--home', home, ...words], terminal, openCli);
    return { code, data: out === '' ? null : (JSON.parse(out) as unknown) };
  }
  const payload = async (): Promise<HermesPayload> => (await ours('journey')).data as HermesPayload;
  const file = (name: string): string => readFileSync(join(home, 'memories', name), 'utf8');

  it('has every key of its payload, of the same kind, and the same figures where they mean the same', async () => {
    const [theirs, mine] = [graph(), await payload()];
    expect(Object.keys(mine)).toEqual(expect.arrayContaining(Object.keys(theirs)));
    const kinds = (value: object): Record<string, string> =>
      Object.fromEntries(Object.entries(value).map(([key, one]) => [key, one === null ? 'null' : typeof one]));
    for (const kind of ['skill', 'memory'] as const) {
      const [their, my] = [theirs, mine].map(({ nodes }) => nodes.find((node) => node.kind === kind) ?? {});
      expect(kinds(my ?? {})).toMatchObject(kinds(their ?? {}));
    }
    expect(mine.clusters).toEqual(theirs.clusters);
    const { memory_skill_edges: links, ...figures } = theirs.stats;
    expect(mine.stats).toMatchObject(figures);
    expect(mine.stats['memory_skill_edges']).toBeGreaterThanOrEqual(Number(links) - 1);
    // Version 0.19 takes a byte order mark for a part of the first card; here it is read and left out.
    const plain = (text: string): string => text.replace(/^\uFEFF/, '');
    const cards = ({ memory }: HermesPayload): unknown =>
      memory.map(({ source, title, body }) => ({ source, title: plain(title), body: plain(body) }));
    expect(cards(mine)).toEqual(cards(theirs));
  });

  it('shows the same skills with the same words, and joins what it joins', async () => {
    const [theirs, mine] = [graph(), await payload()];
    const skills = ({ nodes }: HermesPayload): unknown =>
      nodes
        .filter(({ kind }) => kind === 'skill')
        .map(({ id, label, category, useCount, state, createdBy, pinned }) => ({
          ...{ id, label, category, useCount, state, createdBy, pinned },
        }))
        .sort((a, b) => (a.id < b.id ? -1 : 1));
    expect(skills(mine)).toEqual(skills(theirs));
    const pairs = ({ nodes, edges }: HermesPayload): string[] => {
      const labels = new Map(nodes.map(({ id, label }) => [id, label]));
      return edges.map(({ source, target }) =>
        [source, target]
          .map((id) => labels.get(id) ?? id)
          .sort()
          .join(' + '),
      );
    };
    expect(pairs(mine)).toEqual(
      expect.arrayContaining(['git-workflow + painting', 'Run the git-workflow before lunch + git-workflow']),
    );
    expect(pairs(theirs)).toEqual(
      expect.arrayContaining(['git-workflow + painting', 'Run the git-workflow before lunch + git-workflow']),
    );
  });

  it('finds what its ids name, and changes nothing by one that is only a position', async () => {
    const before = [file('MEMORY.md'), file('USER.md')];
    for (const { id, label } of graph().nodes) {
      const { content } = hermes('node_detail', id) as { content: string };
      const shown = await ours('journey', 'show', id);
      expect((shown.data as { content: string }).content.trim(), label).toBe(content.trim());
      if (!/^memory:\w+:\d+$/.test(id)) continue;
      for (const verb of [['delete'], ['edit', 'x']]) {
        const refused = await ours('journey', verb[0] ?? '', id, ...verb.slice(1));
        expect([refused.code, refused.data]).toMatchObject([1, { error: { code: 'ambiguous' } }]);
      }
    }
    expect([file('MEMORY.md'), file('USER.md')]).toEqual(before);
  });

  it('what Hermes removes is forgotten here and comes back; what is archived and edited here, Hermes sees', async () => {
    const doomed = graph().nodes.find(({ label }) => label.startsWith('Birch'));
    const known = (await payload()).nodes.find(({ label }) => label.startsWith('Birch'));
    expect(hermes('delete_node', doomed?.id ?? '')).toMatchObject({ ok: true });
    const after = await payload();
    expect(after.nodes.map(({ label }) => label)).not.toContain(known?.label);
    const gone = after.forgotten.find(({ id }) => id === known?.id);
    expect(gone).toMatchObject({ label: known?.label, timestamp: known?.timestamp, state: 'removed' });
    expect((await ours('journey', 'restore', known?.id ?? '')).code).toBe(0);
    expect(graph().memory.map(({ body }) => body)).toContain('# Birch is the home server');

    expect((await ours('journey', 'delete', 'git-workflow')).code).toBe(0);
    expect(graph().nodes.map(({ id }) => id)).not.toContain('git-workflow');
    expect((await payload()).forgotten.map(({ id }) => id)).toContain('git-workflow');
    expect((await ours('journey', 'restore', 'git-workflow')).code).toBe(0);
    expect(graph().nodes.map(({ id }) => id)).toContain('git-workflow');

    const ada = (await payload()).nodes.find(({ label }) => label === 'Is called Ada');
    const edited = await ours('journey', 'edit', ada?.id ?? '', 'Is called Ada Lovelace');
    expect(graph().memory.map(({ title }) => title)).toContain('Is called Ada Lovelace');
    const { seq } = edited.data as { seq: number };
    expect((await ours('journey', 'undo', String(seq))).code).toBe(0);
    expect(graph().memory.map(({ title }) => title)).toContain('Is called Ada');
  });
});

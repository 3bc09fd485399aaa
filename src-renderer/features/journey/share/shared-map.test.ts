import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DeskError } from '@shared/contract/errors.ts';
import { journeyGraphSchema } from '@shared/contract/journey.ts';
import { syntheticJourney } from '../../../../bench/starmap/synthetic.ts';
import { FOREIGN, readSharedMap, sharedMap } from './shared-map.ts';

const graph = syntheticJourney(60);

/** What a reading was refused with. */
function refusal(written: string): string {
  try {
    readSharedMap(written);
  } catch (error) {
    if (error instanceof DeskError) return `${error.code}: ${error.message}`;
    throw error;
  }
  return 'read';
}

/** A sound map with something changed in its text. */
function changed(change: (map: Record<string, unknown>) => unknown): string {
  return JSON.stringify(change(JSON.parse(JSON.stringify(sharedMap(graph, true))) as Record<string, unknown>));
}

describe('what goes into a file', () => {
  test('no name, text, category, word, id or session unless asked for', () => {
    const secrets = graph.nodes.flatMap(({ label, body, category, id, session }) => [
      label,
      body,
      category,
      id,
      session,
    ]);
    const bare = sharedMap(graph, false);
    const written = JSON.stringify(bare);
    for (const secret of [...secrets, ...graph.edges.map(({ detail }) => detail)]) {
      if (secret !== null && secret !== '') expect(written).not.toContain(JSON.stringify(secret));
    }
    expect(bare.contains).toBe('layout');
    expect(bare.about).toContain('without texts');
    expect(bare.nodes).toHaveLength(60);
  });

  test('with texts the file says so, and still no session', () => {
    const full = sharedMap(graph, true);
    expect(full.contains).toBe('texts');
    expect(full.about).toContain('WITH TEXTS');
    expect(JSON.stringify(full)).toContain(JSON.stringify(graph.nodes[3]?.body));
    expect(JSON.stringify(full)).not.toContain('session-');
  });

  test('a field that nodes gain later stays out', () => {
    const odd = { ...graph, nodes: graph.nodes.map((node) => ({ ...node, whisper: 'a secret of later' })) };
    for (const texts of [false, true]) expect(JSON.stringify(sharedMap(odd, texts))).not.toContain('whisper');
  });
});

test('what a provider keeps comes back without its provider, and what a bound rests on stays out', () => {
  const [first, second] = graph.nodes;
  if (first === undefined || second === undefined) throw new Error('no nodes');
  const nodes = [
    {
      ...first,
      kind: 'provider_memory' as const,
      store: null,
      skill: null,
      provided: { provider: 'honcho', title: 'Honcho', kind: 'fact', trust: 0.5 },
    },
    { ...second, uncertain: { from: null, to: 5, by: 'told' as const } },
  ];
  const written = JSON.stringify(sharedMap({ nodes, edges: [], builtAt: 0 }, true));
  expect(written).not.toMatch(/honcho|told/i);
  expect(readSharedMap(written).graph.nodes).toMatchObject([
    { kind: 'provider_memory', store: null },
    { uncertain: { from: null, to: 5 } },
  ]);
});

describe('reading one back', () => {
  test.each([true, false])('shows the same journey under ids of its own (texts: %s)', (texts) => {
    const map = readSharedMap(JSON.stringify(sharedMap(graph, texts)));
    expect(map.texts).toBe(texts);
    expect(journeyGraphSchema.parse(map.graph)).toEqual(map.graph);
    expect(map.graph.nodes.map(({ time, kind, store, uses }) => ({ time, kind, store, uses }))).toEqual(
      graph.nodes.map(({ time, kind, store, uses }) => ({ time, kind, store, uses })),
    );
    expect(map.graph.edges).toHaveLength(graph.edges.length);
    for (const { id, session, skill } of map.graph.nodes) {
      expect(id.startsWith(FOREIGN)).toBe(true);
      expect(session).toBeNull();
      expect(skill).toBeNull();
    }
    expect(map.graph.nodes.map(({ body }) => body)).toEqual(graph.nodes.map(({ body }) => (texts ? body : '')));
  });

  test('a file without texts that carries some all the same is shown without', () => {
    const lying = changed((map) => ({ ...map, contains: 'layout' }));
    expect(readSharedMap(lying).graph.nodes.every(({ body, label }) => body === '' && label.startsWith('#'))).toBe(
      true,
    );
  });

  test.each([
    ['no JSON', '<svg/>', 'unreadable'],
    ['other JSON', '{"nodes":[]}', 'unreadable'],
    ['null', 'null', 'unreadable'],
    ['a list', '[1,2]', 'unreadable'],
    ['a later version', changed((map) => ({ ...map, version: 2 })), 'unreadable: This map is of version 2'],
    ['an unknown field', changed((map) => ({ ...map, script: 'x' })), 'damaged'],
    ['a field of the prototype', '{"__proto__":{"polluted":1},' + changed((map) => map).slice(1), 'damaged'],
    ['no nodes', changed((map) => ({ ...map, nodes: undefined })), 'damaged'],
    [
      'a node twice',
      changed((map) => ({ ...map, nodes: [...(map['nodes'] as unknown[]), ...(map['nodes'] as unknown[])] })),
      'damaged',
    ],
    [
      'a link to nowhere',
      changed((map) => ({ ...map, edges: [{ source: '1', target: 'gone', reason: 'word', weight: 1 }] })),
      'damaged',
    ],
    ['a time no clock shows', changed((map) => ({ ...map, made: 1e300 })), 'damaged'],
    [
      'too many nodes',
      changed((map) => ({ ...map, edges: [], nodes: Array.from({ length: 50_001 }, (_, i) => ({ id: String(i) })) })),
      'damaged',
    ],
    ['a text without end', changed((map) => ({ ...map, about: 'x'.repeat(2000) })), 'damaged'],
  ])('refuses %s', (_, written, code) => {
    expect(refusal(written)).toContain(code);
  });

  test('a node cannot carry fields of the prototype either, and nothing is polluted', () => {
    const written = changed((map) => map).replace('"kind":', '"__proto__":{"pinned":true},"constructor":{},"kind":');
    expect(refusal(written)).toContain('damaged');
    expect(Object.getPrototypeOf({})).toBe(Object.prototype);
    expect('polluted' in {}).toBe(false);
  });

  test('more than can be read is refused before it is parsed', () => {
    expect(refusal(' '.repeat(32 * 1024 * 1024 + 1))).toContain('larger than 32 MB');
  });

  test('whatever JSON it is given, it is read soundly or refused', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (nodes, edges) => {
        const written = changed((map) => ({ ...map, nodes, edges }));
        if (refusal(written) === 'read') expect(readSharedMap(written).graph.nodes).toEqual(nodes);
      }),
      { numRuns: 200 },
    );
  });
});

import { expect, test } from 'vitest';
import { syntheticJourney } from '../../../bench/starmap/synthetic.ts';
import { sharedMap } from './export.ts';

test('an exported map carries no name, text, category or session unless asked for', () => {
  const graph = syntheticJourney(60);
  const secrets = graph.nodes.flatMap(({ label, body, category, id, session }) => [
    label,
    body,
    category,
    id,
    session ?? label,
  ]);
  const bare = sharedMap(graph, false);
  const written = JSON.stringify(bare);
  for (const secret of [...secrets, ...graph.edges.map(({ detail }) => detail)]) {
    if (secret !== '') expect(written).not.toContain(JSON.stringify(secret));
  }
  expect(bare.texts).toBe(false);
  expect(bare.nodes).toHaveLength(60);
  const full = JSON.stringify(sharedMap(graph, true));
  expect(full).toContain(JSON.stringify(graph.nodes[3]?.body));
});

test('its edges still join its nodes', () => {
  const { nodes, edges } = sharedMap(syntheticJourney(60), false);
  const ids = new Set(nodes.map(({ id }) => id));
  for (const { source, target } of edges) expect(ids.has(source) && ids.has(target)).toBe(true);
});

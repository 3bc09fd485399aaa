import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { syntheticJourney } from '../../../bench/starmap/synthetic.ts';
import { type Ground, listOrder, type LinkWalk, ORDERS, walk } from './order.ts';

const { nodes, edges } = syntheticJourney(80);
const index = new Map(nodes.map((node, i) => [node.id, i]));
const around = nodes.map(({ id }) =>
  [...new Set(edges.flatMap(({ source, target }) => (source === id ? [target] : target === id ? [source] : [])))].map(
    (other) => index.get(other) ?? -1,
  ),
);
const ground: Ground = { nodes, oldestFirst: listOrder(nodes, 'oldest', null), neighbours: (i) => around[i] ?? [] };

describe('list order', () => {
  test('each order holds every node once, and only those that are kept', () => {
    for (const order of ORDERS) {
      expect(listOrder(nodes, order, null).toSorted((a, b) => a - b)).toEqual(nodes.map((_, i) => i));
      const kept = Uint8Array.from(nodes, (_, i) => (i % 3 === 0 ? 1 : 0));
      expect(listOrder(nodes, order, kept).every((i) => i % 3 === 0)).toBe(true);
    }
  });

  test('undated nodes come last, oldest first and newest first alike', () => {
    for (const order of ['oldest', 'newest'] as const) {
      const times = listOrder(nodes, order, null).map((i) => nodes[i]?.time ?? null);
      expect(times.indexOf(null)).toBe(times.filter((time) => time !== null).length);
    }
  });
});

describe('walking', () => {
  test('newer steps visit every node from the oldest to the newest', () => {
    let at = walk('oldest', -1, ground, null).to;
    const seen = [at];
    for (let step = 1; step < nodes.length; step++) seen.push((at = walk('newer', at, ground, null).to));
    expect(seen).toEqual(ground.oldestFirst);
    expect(walk('newer', at, ground, null).to).toBe(at);
  });

  test('steps along links reach every neighbour of the node they began at, and come round', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: nodes.length - 1 }), (start) => {
        const near = around[start] ?? [];
        let now: { to: number; links: LinkWalk | null } = { to: start, links: null };
        const seen: number[] = [];
        near.forEach(() => {
          now = walk('link-next', now.to, ground, now.links);
          seen.push(now.to);
        });
        expect(seen).toEqual(near);
        if (near.length > 0) expect(walk('link-next', now.to, ground, now.links).to).toBe(near[0]);
      }),
    );
  });

  test('from nowhere every step leads somewhere', () => {
    for (const step of [
      'older',
      'newer',
      'link-next',
      'link-previous',
      'category-next',
      'category-previous',
    ] as const) {
      expect(walk(step, -1, ground, null).to).toBeGreaterThanOrEqual(0);
    }
    const nothing: Ground = { nodes: [], oldestFirst: [], neighbours: () => [] };
    expect(walk('newer', -1, nothing, null).to).toBe(-1);
  });

  test('the next category is another one', () => {
    const start = ground.oldestFirst[10] ?? 0;
    const { to } = walk('category-next', start, ground, null);
    expect(nodes[to]?.category).not.toBe(nodes[start]?.category);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { syntheticJourney } from '../../bench/starmap/synthetic.ts';
import type { JourneyGraph, JourneyNode } from '../contract/journey.ts';
import { compileGraph } from './chart.ts';
import { grow, type KeptAngles, type Layout } from './growth.ts';
import { f32, f64, i32 } from './numbers.ts';
import { DAY, paceAtRadius, radius } from './pace.ts';
import { makeTicks } from './ticks.ts';
import { utcCalendar } from './calendar.ts';
import { readPlaces, writePlaces } from './places.ts';

const SIZES = [0, 1, 40, 400, 3000];

function layoutOf(graph: JourneyGraph, kept?: KeptAngles): Layout {
  return grow(compileGraph(graph).data, kept);
}

function keptOf(graph: JourneyGraph, map: Layout): KeptAngles {
  return new Map(graph.nodes.map((node, i) => [node.id, f64(map.angle, i)]));
}

function subgraph(graph: JourneyGraph, keep: (node: JourneyNode) => boolean): JourneyGraph {
  const nodes = graph.nodes.filter(keep);
  const ids = new Set(nodes.map((node) => node.id));
  return { ...graph, nodes, edges: graph.edges.filter((e) => ids.has(e.source) && ids.has(e.target)) };
}

function positions(graph: JourneyGraph, map: Layout): Map<string, [number, number]> {
  return new Map(graph.nodes.map((node, i) => [node.id, [f32(map.x, i), f32(map.y, i)]]));
}

/** The time after which `share` of the dated nodes come. */
function cutAt(graph: JourneyGraph, share: number): number {
  const times = graph.nodes.flatMap((node) => (node.time === null ? [] : [node.time])).sort((a, b) => a - b);
  return times[Math.floor(times.length * share)] ?? 0;
}

describe('one pacing function', () => {
  test('ring, node, replay, scrubber and date label agree at every event and every ring', () => {
    for (const size of SIZES) {
      const graph = syntheticJourney(size);
      const map = layoutOf(graph);
      const { pace, order } = map;
      order.forEach((i, k) => {
        const r = Math.hypot(f32(map.x, i), f32(map.y, i));
        expect(Math.abs(r - radius(f64(pace.w, k)))).toBeLessThan(1e-2);
        expect(pace.date(f64(pace.w, k))).toBe(graph.nodes[i]?.time);
      });
      for (let s = 0; s <= 100; s++) {
        // The playhead is a position on the pace; lit means w <= playhead, the scrubber shows playhead / end.
        const playhead = (s / 100) * pace.end;
        const label = pace.date(playhead);
        const front = radius(playhead);
        expect(Math.abs(paceAtRadius(front) - playhead)).toBeLessThan(1e-6 * pace.end + 1e-9);
        order.forEach((i, k) => {
          const time = graph.nodes[i]?.time ?? NaN;
          const w = f64(pace.w, k);
          if (w <= playhead) expect(time <= label && radius(w) <= front).toBe(true);
          else expect((time >= label || playhead < f64(pace.w, 0)) && radius(w) > front).toBe(true);
        });
      }
      for (const tick of makeTicks(pace, radius, 26, utcCalendar)) {
        expect(Math.abs(pace.date(tick.w) - tick.time)).toBeLessThan(1);
        order.forEach((i, k) => {
          const time = graph.nodes[i]?.time ?? NaN;
          if (time < tick.time) expect(radius(f64(pace.w, k))).toBeLessThanOrEqual(tick.at);
          if (time > tick.time) expect(radius(f64(pace.w, k))).toBeGreaterThan(tick.at);
        });
      }
    }
  });

  test('equal pace is equal area away from the centre', () => {
    const area = (w: number): number => Math.PI * (radius(w + 1) ** 2 - radius(w) ** 2);
    for (const w of [500, 1000, 5000, 20_000]) expect(area(w) / area(2 * w)).toBeCloseTo(1, 2);
  });
});

describe('nothing moves that already stands', () => {
  test('what is appended changes no earlier place by a single bit, with and without stored places', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(40, 200, 400),
        fc.integer({ min: 1, max: 50 }),
        fc.double({ min: 0.05, max: 0.98, noNaN: true }),
        (size, seed, share) => {
          const whole = syntheticJourney(size, seed);
          const cut = cutAt(whole, share);
          const past = subgraph(whole, (node) => node.time !== null && node.time < cut);
          const before = layoutOf(past);
          const old = positions(past, before);
          for (const kept of [undefined, keptOf(past, before)]) {
            const now = positions(whole, layoutOf(whole, kept));
            for (const [id, place] of old) expect(now.get(id)).toEqual(place);
          }
        },
      ),
      { numRuns: 25, examples: [[400, 28, 0.9670050761421319]] },
    );
  });

  test('the same journey gives the same picture, also after its places went through the file', () => {
    const graph = syntheticJourney(400);
    const map = layoutOf(graph);
    expect(layoutOf(syntheticJourney(400)).x).toEqual(map.x);
    const stored = readPlaces(JSON.parse(JSON.stringify(writePlaces(keptOf(graph, map)))) as never);
    const again = layoutOf(graph, stored);
    expect(again.x).toEqual(map.x);
    expect(again.angle).toEqual(map.angle);
  });

  test('with stored places one memory inserted into the past leaves the others about where they were', () => {
    const graph = syntheticJourney(400);
    const missing = graph.nodes[90]?.id;
    const without = subgraph(graph, (node) => node.id !== missing);
    const before = layoutOf(without);
    const old = positions(without, before);
    const after = layoutOf(graph, keptOf(without, before));
    const now = positions(graph, after);
    const moves = [...old].map(([id, [x, y]]) => {
      const place = now.get(id) ?? [NaN, NaN];
      return Math.hypot(place[0] - x, place[1] - y) / after.rim;
    });
    expect(moves.reduce((a, b) => a + b) / moves.length).toBeLessThan(0.006);
    expect(moves.filter((move) => move > 0.05).length).toBeLessThan(4);
  });
});

test('with stored places a node that is used more, or moves to another category, leaves the others about where they were', () => {
  const graph = syntheticJourney(400);
  const before = layoutOf(graph);
  const old = positions(graph, before);
  const change = (at: number, to: Partial<JourneyNode>): JourneyGraph => ({
    ...graph,
    nodes: graph.nodes.map((node, i) => (i === at ? { ...node, ...to } : node)),
  });
  const other = graph.nodes.find(({ category }) => category !== graph.nodes[90]?.category)?.category ?? '';
  for (const changed of [change(90, { uses: 40 }), change(90, { category: other })]) {
    const after = layoutOf(changed, keptOf(graph, before));
    const moves = [...positions(changed, after)].flatMap(([id, [x, y]]) => {
      const place = old.get(id) ?? [NaN, NaN];
      return id === graph.nodes[90]?.id ? [] : [Math.hypot(place[0] - x, place[1] - y) / after.rim];
    });
    expect(moves.reduce((a, b) => a + b) / moves.length).toBeLessThan(0.006);
    expect(moves.filter((move) => move > 0.05).length).toBeLessThan(5);
  }
});

describe('glyphs', () => {
  test('no two overlap at any size', () => {
    for (const size of SIZES) {
      const graph = syntheticJourney(size);
      const map = layoutOf(graph);
      const order = [...map.order];
      let overlaps = 0;
      order.forEach((i, k) => {
        for (let j = k - 1; j >= 0; j--) {
          const other = i32(map.order, j);
          if (radius(f64(map.pace.w, k)) - radius(f64(map.pace.w, j)) > 30) break;
          const apart = Math.hypot(f32(map.x, i) - f32(map.x, other), f32(map.y, i) - f32(map.y, other));
          if (apart < f32(map.room, i) + f32(map.room, other)) overlaps++;
        }
      });
      expect(overlaps).toBe(0);
    }
  });

  test('nearly all stand in their own sector', () => {
    for (const [size, share] of [
      [40, 0.06],
      [400, 0.05],
      [3000, 0.03],
    ] as const) {
      expect(layoutOf(syntheticJourney(size)).spilled).toBeLessThanOrEqual(Math.ceil(size * share));
    }
  });

  test('nodes without a time stand on a belt outside the map of time', () => {
    const graph = syntheticJourney(400);
    const map = layoutOf(graph);
    expect(map.undated.length).toBeGreaterThan(0);
    expect(map.belt).toBeGreaterThan(map.rim);
    for (const i of map.undated) expect(Math.hypot(f32(map.x, i), f32(map.y, i))).toBeCloseTo(map.belt, 1);
  });
});

test('bursts a year apart get the room of their events, and the silence is a band', () => {
  const day = Date.UTC(2025, 0, 1);
  const burst = (from: number): number[] => Array.from({ length: 20 }, (_, i) => from + i * 3_600_000);
  const times = [...burst(day), day + 165 * DAY, ...burst(day + 353 * DAY)];
  const nodes = syntheticJourney(40).nodes.slice(0, 1);
  const first = nodes[0];
  if (first === undefined) throw new Error('no node');
  const graph = { nodes: times.map((time, i) => ({ ...first, id: `m${i}`, time })), edges: [], builtAt: 0 };
  const { pace } = layoutOf(graph);
  expect(f64(pace.w, 19) - f64(pace.w, 0)).toBe(19);
  const quiet = f64(pace.w, 21) - f64(pace.w, 19);
  expect(quiet).toBeGreaterThan(2);
  expect(quiet).toBeLessThan(20);
  expect(pace.date(pace.at(day + 100 * DAY))).toBe(day + 100 * DAY);
});

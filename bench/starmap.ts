import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Row } from './search.ts';
import { serveMap } from './starmap/build.ts';
import { measureOurs, measureRival, type Ours, type Run } from './starmap/measure.ts';

/** Size of the map, and the goal for panning and zooming it. */
const SIZES: readonly (readonly [number, string])[] = [
  [10_000, '58 or more'],
  [20_000, '50 or more'],
];
const RIVALS: readonly (readonly [string, string])[] = [
  ['naive', 'naive canvas'],
  ['sigma', 'sigma.js'],
  ['pixi', 'pixi.js'],
];

const round = (value: number): number => Math.round(value * 100) / 100;
const row = (name: string, value: number, unit: string, more: Partial<Row> = {}): Row => ({
  area: 'starmap',
  name,
  value: round(value),
  unit,
  yardstick: '',
  ratio: null,
  goal: '',
  ...more,
});

/**
 * The Star Map in headless Chromium without a GPU, 1280x800: the map and each yardstick in a browser of its own, the same graph,
 * places and gesture. Frames are capped at 60 by the browser; processor time a frame is not, and says the same on a busy machine.
 */
export async function run(): Promise<Row[]> {
  const out = mkdtempSync(join(tmpdir(), 'desk-bench-starmap-'));
  const { url, stop } = await serveMap(out);
  try {
    const rows: Row[] = [];
    for (const [nodes, goal] of SIZES) {
      const ours = await measureOurs(url, nodes);
      rows.push(...standing(nodes, ours), ...moving(nodes, ours, goal));
      for (const [rival, label] of RIVALS)
        rows.push(...beside(nodes, ours.gesture, label, await measureRival(url, rival, nodes)));
    }
    return rows;
  } finally {
    stop();
    rmSync(out, { recursive: true, force: true });
  }
}

function standing(nodes: number, { timings, longestStanding }: Ours): Row[] {
  const large = nodes > 10_000;
  return [
    row(`first paint, ${nodes} nodes`, timings['painted'] ?? NaN, 'ms', { goal: large ? '' : 'under 300' }),
    row(`settled, ${nodes} nodes`, timings['settled'] ?? NaN, 'ms', { goal: large ? '' : 'under 3000' }),
    row(`longest task until settled, ${nodes} nodes`, longestStanding, 'ms of processor', { goal: 'under 16' }),
  ];
}

function moving(nodes: number, ours: Ours, goal: string): Row[] {
  const { gesture, replay, rest, overlaps, labels, longestMoving } = ours;
  return [
    row(`pan and zoom, ${nodes} nodes`, gesture.fps, 'frames/s', { goal }),
    row(`the same, 95th percentile between frames`, gesture.p95, 'ms'),
    row(`the same, page's thread`, gesture.mainThread, 'ms a frame'),
    row(`the same, whole browser`, gesture.browser, 'ms a frame'),
    row(`the same, longest task`, longestMoving, 'ms of processor', { goal: 'under 16' }),
    row(`replay, ${nodes} nodes`, replay.fps, 'frames/s', { goal: nodes > 10_000 ? '' : '50 or more' }),
    row(`the same, whole browser`, replay.browser, 'ms a frame'),
    row(`labels at most, ${nodes} nodes`, labels, 'labels'),
    row(`overlapping labels, ${nodes} nodes`, overlaps, 'pairs', { goal: '0' }),
    row(`frames in 2 s at rest, ${nodes} nodes`, rest, 'frames', { goal: '0' }),
  ];
}

function beside(nodes: number, ours: Run, label: string, rival: Run): Row[] {
  return [
    row(`pan and zoom, ${nodes} nodes, ${label}`, rival.fps, 'frames/s', {
      yardstick: `frames, ours over ${label}`,
      ratio: round(ours.fps / rival.fps),
    }),
    row(`the same, whole browser`, rival.browser, 'ms a frame', {
      yardstick: `processor, ${label} over ours`,
      ratio: round(rival.browser / ours.browser),
    }),
  ];
}

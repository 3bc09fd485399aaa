/** The map without the app around it, over a synthetic journey: `?n=3000&theme=dark`. */
import { StarMap } from '../../../src-renderer/features/journey/map/star-map.ts';
import { overlap } from '../../../src-renderer/features/journey/map/placer.ts';
import { syntheticJourney } from '../synthetic.ts';

const query = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = query.get('theme') ?? 'dark';
const host = document.getElementById('map');
if (host === null) throw new Error('no place for the map');

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const styles = {
  year: new Intl.DateTimeFormat('en-GB', { year: 'numeric' }),
  month: new Intl.DateTimeFormat('en-GB', { month: 'short' }),
  'month-year': new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric' }),
  day: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' }),
};
const graph = syntheticJourney(Number(query.get('n') ?? 400));
const timings: Record<string, number> = {};
const began = performance.now();
const map = new StarMap(
  host,
  {
    tick: (tick) => styles[tick.style].format(tick.time),
    date: (time) => day.format(time),
    quiet: (days) => `${Math.round(days / 7)} weeks quiet`,
    reason: (edge) => (edge.reason === 'word' ? `both say “${edge.detail}”` : edge.reason),
    category: (name) => (name === '' ? 'other' : name),
  },
  {
    onHover: () => undefined,
    onSelect: (id) => map.setSelected(id),
    onCamera: () => undefined,
    onModel: (model) => {
      if (model.settled) timings['settled'] = performance.now() - began;
    },
  },
);
map.setGraph(graph, new Map());
timings['compile'] = performance.now() - began;
const watch = (): void => {
  if (map.stats.pictures > 0 && timings['firstPicture'] === undefined)
    timings['firstPicture'] = performance.now() - began;
  if (timings['settled'] !== undefined && timings['firstPicture'] !== undefined) document.body.dataset['ready'] = 'yes';
  else requestAnimationFrame(watch);
};
requestAnimationFrame(watch);

/** One long zoom to 6x and back while drifting, frame by frame. */
async function gesture(frames: number, naive: boolean): Promise<Record<string, number>> {
  const { width, height, camera } = map.view;
  map.fit();
  const k0 = map.view.camera.k;
  const paint = naive ? naivePainter(width, height) : null;
  const times: number[] = [];
  let longest = 0;
  let overlaps = 0;
  let labels = 0;
  const watcher = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) longest = Math.max(longest, entry.duration);
  });
  watcher.observe({ entryTypes: ['longtask'] });
  map.stats.overlayMax = map.stats.pictureMax = 0;
  await new Promise<void>((done) => {
    let i = 0;
    const start = performance.now();
    const step = (now: number): void => {
      times.push(now);
      if (paint === null && i % 10 === 0) {
        labels = Math.max(labels, map.labels.length);
        overlaps += countOverlaps();
      }
      if (i++ >= frames || now - start > 12_000) {
        done();
        return;
      }
      const f = i / frames;
      const k = k0 * 6 ** Math.sin(Math.PI * f);
      const x = width / 2 + Math.sin(f * 5) * 160 * (k / k0);
      const y = height / 2 + Math.cos(f * 6.5) * 120 * (k / k0);
      if (paint === null) map.moveTo({ k, x, y });
      else paint.draw(k, x, y);
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
  watcher.disconnect();
  paint?.remove();
  map.moveTo(camera);
  const gaps = times.slice(1).map((t, i) => t - (times[i] ?? 0));
  gaps.sort((a, b) => a - b);
  return {
    fps: (1000 * gaps.length) / ((times.at(-1) ?? 0) - (times[0] ?? 0)),
    frames: gaps.length,
    p95: gaps[Math.floor(gaps.length * 0.95)] ?? 0,
    longest,
    overlaps,
    labels,
  };
}

function countOverlaps(): number {
  let count = 0;
  map.labels.forEach((a, i) => {
    for (const b of map.labels.slice(i + 1)) if (overlap(a, b)) count++;
  });
  return count;
}

/** The yardstick: everything anew, one path each. */
function naivePainter(width: number, height: number): { draw(k: number, x: number, y: number): void; remove(): void } {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  host?.append(canvas);
  const ctx = canvas.getContext('2d');
  const { data, places, plan, byWeight, nodes } = map.model;
  const colours = map.view.theme.categories;
  return {
    draw(k, x, y) {
      if (ctx === null) return;
      const at = (i: number): [number, number] => [(places.x[i] ?? 0) * k + x, (places.y[i] ?? 0) * k + y];
      ctx.fillStyle = map.view.theme.ground;
      ctx.fillRect(0, 0, width, height);
      ctx.strokeStyle = '#ffffff30';
      data.edgeA.forEach((a, e) => {
        ctx.beginPath();
        ctx.moveTo(...at(a));
        ctx.lineTo(...at(data.edgeB[e] ?? 0));
        ctx.stroke();
      });
      nodes.forEach((_, i) => {
        ctx.fillStyle = colours[plan.sector[i] ?? 0] ?? '#fff';
        ctx.beginPath();
        ctx.arc(...at(i), 3, 0, 7);
        ctx.fill();
      });
      ctx.fillStyle = '#fff';
      ctx.font = '11px sans-serif';
      for (const i of byWeight.slice(0, 60)) {
        const [sx, sy] = at(i);
        ctx.fillText(nodes[i]?.label ?? '', sx + 6, sy);
      }
    },
    remove: () => canvas.remove(),
  };
}

async function replay(frames: number): Promise<number> {
  const times: number[] = [];
  await new Promise<void>((done) => {
    let i = 0;
    const step = (now: number): void => {
      times.push(now);
      if (i++ >= frames) {
        done();
        return;
      }
      map.setPlayhead((i / frames) * map.model.plan.pace.end);
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
  map.setPlayhead(Infinity);
  return (1000 * (times.length - 1)) / ((times.at(-1) ?? 0) - (times[0] ?? 0));
}

/** Frames drawn while nothing happens. */
async function rest(ms: number): Promise<number> {
  const wait = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time));
  await wait(1500);
  const before = map.stats.frames;
  await wait(ms);
  return map.stats.frames - before;
}

Object.assign(window, { starMap: { map, timings, graph, gesture, replay, rest } });

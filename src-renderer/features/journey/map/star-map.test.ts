import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { syntheticJourney } from '../../../../bench/starmap/synthetic.ts';
import { overlap } from './placer.ts';
import { StarMap } from './star-map.ts';

/** A canvas context that takes every call and measures text by its length. */
function context(): CanvasRenderingContext2D {
  const own: Record<string, unknown> = { measureText: (text: string) => ({ width: 6 * text.length }) };
  const handler: ProxyHandler<Record<string, unknown>> = {
    get: (target, name) => target[String(name)] ?? (() => undefined),
    set: (target, name, value: unknown) => {
      target[String(name)] = value;
      return true;
    },
  };
  return new Proxy(own, handler) as unknown as CanvasRenderingContext2D;
}

class FakeOffscreen {
  readonly width: number;
  readonly height: number;
  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }
  getContext(): CanvasRenderingContext2D {
    return context();
  }
  transferToImageBitmap(): { close: () => void } {
    return { close: () => undefined };
  }
}

let resized: () => void = () => undefined;
let ratioChanged: () => void = () => undefined;
let size = { width: 900, height: 600 };

beforeEach(() => {
  vi.useFakeTimers();
  size = { width: 900, height: 600 };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation((() => context()) as never);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => size.width);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(() => size.height);
  vi.stubGlobal('OffscreenCanvas', FakeOffscreen);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(changed: () => void) {
        resized = changed;
      }
      observe(): void {
        resized();
      }
      disconnect(): void {
        resized = () => undefined;
      }
    },
  );
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: (_: string, changed: () => void) => (ratioChanged = changed),
    removeEventListener: () => undefined,
  }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

interface Told {
  readonly dates: number[];
  readonly selected: (string | null)[];
}

function make(nodes: number): { map: StarMap; told: Told; host: HTMLElement } {
  const told: Told = { dates: [], selected: [] };
  const host = document.createElement('div');
  const map = new StarMap(
    host,
    {
      tick: ({ time }) => new Date(time).toISOString().slice(0, 7),
      date: (time) => new Date(time).toISOString().slice(0, 10),
      quiet: (days) => `${Math.round(days)} days`,
      reason: ({ reason }) => reason,
      category: (name) => name,
    },
    {
      onHover: () => undefined,
      onSelect: (id) => told.selected.push(id),
      onDate: (time) => told.dates.push(time),
      onCamera: () => undefined,
      onModel: () => undefined,
    },
  );
  map.setGraph(syntheticJourney(nodes), new Map());
  vi.advanceTimersByTime(20_000);
  return { map, told, host };
}

/** Frames that are drawn and asked for in a minute in which nothing happens. */
function framesAtRest(map: StarMap): number {
  const asked = vi.spyOn(globalThis, 'requestAnimationFrame');
  const before = map.stats.frames;
  vi.advanceTimersByTime(60_000);
  const count = map.stats.frames - before + asked.mock.calls.length;
  asked.mockRestore();
  return count;
}

test('a map that stands draws no frame and asks for none', () => {
  const { map } = make(400);
  expect(map.model.settled).toBe(true);
  expect(map.stats.pictures).toBeGreaterThan(0);
  expect(framesAtRest(map)).toBe(0);
});

test.each<[string, (map: StarMap) => void]>([
  ['zooming', (map) => map.zoomBy(2)],
  ['selecting', (map) => map.setSelected(map.model.data.ids[3] ?? null)],
  ['searching', (map) => map.setKept(new Uint8Array(400).fill(1, 0, 20))],
  ['moving the playhead', (map) => map.setPlayhead(100)],
  ['a new memory', (map) => map.setFresh(new Set([map.model.data.ids[5] ?? '']))],
  ['another theme', (map) => map.refreshTheme()],
  ['another size', () => ((size = { width: 500, height: 700 }), resized())],
  ['another pixel ratio', () => ratioChanged()],
])('%s draws, and then it rests again', (_, act) => {
  const { map } = make(400);
  const before = map.stats.frames;
  act(map);
  vi.advanceTimersByTime(20_000);
  expect(map.stats.frames).toBeGreaterThan(before);
  expect(framesAtRest(map)).toBe(0);
});

test('a canvas that was lost and comes back blank is painted anew', () => {
  const { map, host } = make(30);
  const { frames, pictures } = map.stats;
  host.querySelector('canvas')?.dispatchEvent(new Event('contextrestored'));
  vi.advanceTimersByTime(2000);
  expect(map.stats.frames).toBeGreaterThan(frames);
  expect(map.stats.pictures).toBeGreaterThan(pictures);
  map.stop();
});

test('what changes nothing draws nothing', () => {
  const { map } = make(400);
  const before = map.stats.frames;
  map.setPlayhead(Infinity);
  map.setSelected(null);
  map.setKept(null);
  map.setFresh(new Set());
  vi.advanceTimersByTime(20_000);
  expect(map.stats.frames).toBe(before);
});

test('a map that is taken away leaves nothing running', () => {
  const { map, host } = make(400);
  map.setPlayhead(10);
  map.stop();
  const before = map.stats.frames;
  vi.advanceTimersByTime(20_000);
  expect(map.stats.frames).toBe(before);
  expect(host.children).toHaveLength(0);
  expect(vi.getTimerCount()).toBe(0);
});

test('no two labels overlap, at any size of map and window, zoomed or not', () => {
  for (const nodes of [40, 400, 3000]) {
    const { map } = make(nodes);
    for (const window of [
      { width: 1280, height: 800 },
      { width: 560, height: 380 },
    ]) {
      size = window;
      resized();
      for (const zoom of [1, 2, 3, 0.1]) {
        map.zoomBy(zoom);
        vi.advanceTimersByTime(5000);
        expect(map.labels.length).toBeGreaterThan(0);
        map.labels.forEach((a, i) => {
          for (const b of map.labels.slice(i + 1)) expect(overlap(a, b), `${a.text} over ${b.text}`).toBe(false);
        });
      }
    }
    map.stop();
  }
});

test('a click on a date tells the date; a click on a node selects it; one beside everything lets go', () => {
  const { map, told, host } = make(400);
  const canvas = host.lastElementChild;
  if (!(canvas instanceof HTMLCanvasElement)) throw new Error('no canvas');
  const click = (x: number, y: number): void => {
    const event = new MouseEvent('click');
    Object.defineProperty(event, 'offsetX', { value: x });
    Object.defineProperty(event, 'offsetY', { value: y });
    canvas.dispatchEvent(event);
  };
  // The outermost: it stands free of nodes.
  const [date] = map.labels.filter(({ time }) => time !== undefined).sort((a, b) => a.y - b.y);
  if (date?.time === undefined) throw new Error('no date');
  click(date.x + date.w / 2, date.y + date.h / 2);
  expect(told.dates).toEqual([date.time]);
  const { camera } = map.view;
  click((map.model.places.x[7] ?? 0) * camera.k + camera.x, (map.model.places.y[7] ?? 0) * camera.k + camera.y);
  click(1, 1);
  expect(told.selected).toEqual([map.model.data.ids[7], null]);
});

test('a window of another size keeps its middle, and the whole map stays whole', () => {
  const { map } = make(400);
  map.zoomBy(3);
  const { camera, width, height } = map.view;
  const middle = [(width / 2 - camera.x) / camera.k, (height / 2 - camera.y) / camera.k];
  size = { width: 400, height: 900 };
  resized();
  const now = map.view;
  expect((now.width / 2 - now.camera.x) / now.camera.k).toBeCloseTo(middle[0] ?? NaN, 6);
  expect((now.height / 2 - now.camera.y) / now.camera.k).toBeCloseTo(middle[1] ?? NaN, 6);
  map.fit();
  size = { width: 800, height: 300 };
  resized();
  expect(map.view.camera).toEqual(map.whole);
});

import { beforeEach, expect, test } from 'vitest';
import type { SavedCamera } from './camera.ts';
import { ViewCamera } from './view-camera.ts';

let canvas: HTMLCanvasElement;
let told: SavedCamera[];
let moves: number;
let eye: ViewCamera;

beforeEach(() => {
  Object.defineProperty(navigator, 'maxTouchPoints', { value: 5, configurable: true });
  canvas = document.createElement('canvas');
  document.body.append(canvas);
  told = [];
  moves = 0;
  eye = new ViewCamera(canvas, { onMove: () => moves++, onCamera: (camera) => told.push(camera) });
  eye.resize({ width: 800, height: 600 });
  eye.setReach(1000, true);
});

interface Finger {
  readonly identifier: number;
  readonly clientX: number;
  readonly clientY: number;
}

function touch(type: 'touchstart' | 'touchmove' | 'touchend', fingers: readonly Finger[]): void {
  const event = new Event(type, { cancelable: true, bubbles: true });
  canvas.dispatchEvent(Object.assign(event, { touches: fingers, changedTouches: fingers, view: window }));
}

const finger = (identifier: number, clientX: number, clientY: number): Finger => ({ identifier, clientX, clientY });

test('the whole map is shown at first, and after it was asked for', () => {
  expect(eye.now).toEqual(eye.whole);
  eye.zoomBy(2);
  expect(eye.now.k).toBeCloseTo(2 * eye.whole.k);
  eye.fit();
  expect(eye.now).toEqual(eye.whole);
  expect(told.at(-1)).toBeNull();
});

test('one finger drags the map', () => {
  const { x, y } = eye.now;
  touch('touchstart', [finger(1, 100, 100)]);
  touch('touchmove', [finger(1, 160, 70)]);
  touch('touchend', [finger(1, 160, 70)]);
  expect(eye.now.x - x).toBeCloseTo(60);
  expect(eye.now.y - y).toBeCloseTo(-30);
  expect(told.at(-1)).not.toBeNull();
});

test('two fingers that part zoom in, and the point between them stays between them', () => {
  const { k, x, y } = eye.now;
  const middle = { x: (300 - x) / k, y: (200 - y) / k };
  touch('touchstart', [finger(1, 250, 200), finger(2, 350, 200)]);
  touch('touchmove', [finger(1, 200, 200), finger(2, 400, 200)]);
  touch('touchend', [finger(1, 200, 200), finger(2, 400, 200)]);
  expect(eye.now.k / k).toBeCloseTo(2);
  expect(middle.x * eye.now.k + eye.now.x).toBeCloseTo(300);
  expect(middle.y * eye.now.k + eye.now.y).toBeCloseTo(200);
});

test('a double tap shows the whole map', () => {
  eye.zoomBy(3);
  for (let tap = 0; tap < 2; tap++) {
    touch('touchstart', [finger(1, 100, 100)]);
    touch('touchend', [finger(1, 100, 100)]);
  }
  expect(eye.now).toEqual(eye.whole);
});

test('a map that grows a little is not moved; another one is fitted; neither when the person has moved it', () => {
  const before = eye.now;
  eye.setReach(1020, false);
  expect(eye.now).toEqual(before);
  eye.setReach(400, false);
  expect(eye.now).toEqual(eye.whole);
  eye.zoomBy(1.5);
  const own = eye.now;
  eye.setReach(3000, false);
  expect(eye.now).toEqual(own);
});

test('what it does of itself is not told as the person’s doing', () => {
  const count = told.length;
  const seen = moves;
  eye.moveTo({ k: 0.5, x: 10, y: 20 });
  expect(moves).toBeGreaterThan(seen);
  expect(told).toHaveLength(count);
});

import { expect, test } from 'vitest';
import { syntheticJourney } from '../../../../bench/starmap/synthetic.ts';
import { grow } from '@shared/journey/growth.ts';
import { compileGraph } from '@shared/journey/chart.ts';
import { MapModel } from '../map/model.ts';
import { Engine } from './engine.ts';
import type { FromEngine } from './protocol.ts';

/** An engine whose pauses are taken by hand, so that a test sees every step. */
function byHand(): { engine: Engine; heard: FromEngine[]; step: () => boolean } {
  const heard: FromEngine[] = [];
  const waiting: (() => void)[] = [];
  const engine = new Engine(
    (message) => heard.push(message),
    (run) => waiting.push(run),
    0,
    () => null,
  );
  const step = (): boolean => {
    waiting.shift()?.();
    return waiting.length > 0;
  };
  return { engine, heard, step };
}

function load(size: number, seed: number): { model: MapModel; load: (engine: Engine, revision: number) => void } {
  const graph = syntheticJourney(size, seed);
  const model = new MapModel(graph, compileGraph(graph));
  return {
    model,
    load: (engine, revision) => engine.handle({ type: 'load', revision, data: model.data, kept: new Map() }),
  };
}

test('chunks put together are the layout, and the first two thousand come first', () => {
  const { engine, heard, step } = byHand();
  const { model, load: begin } = load(5000, 7);
  begin(engine, 1);
  while (step());
  const chunks = heard.filter((message) => message.type === 'placed');
  expect(chunks[0]?.nodes.length).toBe(2000);
  for (const message of heard) if (message.type !== 'picture') model.accept(message);
  expect(model.settled).toBe(true);
  const whole = grow(compileGraph(syntheticJourney(5000, 7)).data);
  expect(model.places.x).toEqual(whole.x);
  expect(model.places.angle).toEqual(whole.angle);
  expect(model.plan.pace.end).toBe(whole.pace.end);
});

test('a picture asked for while the layout runs is answered before the layout ends', () => {
  const { engine, heard, step } = byHand();
  load(3000, 7).load(engine, 1);
  step();
  const theme = {
    dark: true,
    ground: '#000000',
    raised: '#000000',
    ink: '#ffffff',
    quiet: '#888888',
    polaris: '#8888ff',
    categories: [],
    family: '',
    scale: 1,
  };
  engine.handle({
    type: 'paint',
    id: 5,
    frame: {
      camera: { k: 1, x: 0, y: 0 },
      width: 10,
      height: 10,
      dpr: 1,
      playhead: Infinity,
      horizon: Infinity,
      ticks: [],
      theme,
    },
  });
  while (step());
  const types = heard.map(({ type }) => type);
  expect(types.indexOf('picture')).toBeGreaterThan(0);
  expect(types.indexOf('picture')).toBeLessThan(types.indexOf('settled'));
});

test('a later load replaces one that is under way', () => {
  const { engine, heard, step } = byHand();
  load(3000, 7).load(engine, 1);
  step();
  step();
  load(50, 8).load(engine, 2);
  while (step());
  expect(heard.filter(({ type }) => type === 'settled')).toHaveLength(1);
  expect(heard.at(-1)).toMatchObject({ type: 'settled', revision: 2 });
});

test('picking finds the node under a point, and what lies in a window', () => {
  const { engine, heard, step } = byHand();
  const { model, load: begin } = load(400, 7);
  begin(engine, 1);
  while (step());
  for (const message of heard) if (message.type !== 'picture') model.accept(message);
  model.nodes.forEach((_, i) => {
    expect(model.nearest(model.places.x[i] ?? NaN, model.places.y[i] ?? NaN, 2)).toBe(i);
  });
  const inside: number[] = [];
  model.within(0, 0, 150, 150, (i) => inside.push(i));
  const expected = model.nodes.flatMap((_, i) => {
    const [x, y] = [model.places.x[i] ?? NaN, model.places.y[i] ?? NaN];
    return x >= 0 && x <= 150 && y >= 0 && y <= 150 ? [i] : [];
  });
  expect(inside.toSorted((a, b) => a - b)).toEqual(expected);
});

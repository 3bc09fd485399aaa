/**
 * Lays a journey out and paints its still layer, in pauses: it runs in a worker, and where there is none on the page itself.
 * Chunks of places are sent as they come, so that the oldest two thousand nodes can be seen at once.
 */
import { makeIncidence } from '@shared/journey/chart.ts';
import type { ChartData } from '@shared/journey/chart.ts';
import { emptyPlaces, growth, makePlan } from '@shared/journey/growth.ts';
import type { Places } from '@shared/journey/growth.ts';
import { f32, f64 } from '@shared/journey/numbers.ts';
import { bordersAt, toAngle } from '@shared/journey/sectors.ts';
import { paintStill, sectorOutlines } from '../map/still.ts';
import type { StillChart, StillFrame } from '../map/still.ts';
import { byWeight, findTopics } from '../map/topics.ts';
import type { FromEngine, ToEngine } from './protocol.ts';

/** Sends a message; the listed buffers are given away. */
export type Post = (message: FromEngine, transfer: Transferable[]) => void;
/** Runs something soon, after other messages had their turn. */
export type Later = (run: () => void) => void;

/** Nodes in the first chunk, and in each later one. */
const FIRST = 2000;
const CHUNK = 2500;

export class Engine {
  private readonly post: Post;
  private readonly later: Later;
  /** Longest run without a pause, in milliseconds. */
  private readonly slice: number;
  private readonly makeCanvas: (width: number, height: number) => OffscreenCanvas | null;
  private chart: StillChart | null = null;
  private kept: Uint8Array | null = null;
  private layout: Generator<void> | null = null;
  private painting: { id: number; steps: Generator<void> } | null = null;
  private canvas: OffscreenCanvas | null = null;
  private waiting = false;

  constructor(
    post: Post,
    later: Later,
    slice: number,
    makeCanvas: (width: number, height: number) => OffscreenCanvas | null,
  ) {
    this.post = post;
    this.later = later;
    this.slice = slice;
    this.makeCanvas = makeCanvas;
  }

  handle(message: ToEngine): void {
    switch (message.type) {
      case 'load':
        this.layout = this.lay(message.data, message.kept, message.revision);
        this.kept = null;
        break;
      case 'keep':
        this.kept = message.kept;
        return;
      case 'paint':
        this.painting = { id: message.id, steps: this.paint(message.id, message.frame) };
    }
    this.wake();
  }

  private wake(): void {
    if (this.waiting) return;
    this.waiting = true;
    this.later(() => {
      this.waiting = false;
      this.run();
    });
  }

  /** Painting comes first, since a person waits for it; the layout takes what time is left. */
  private run(): void {
    const until = performance.now() + this.slice;
    do {
      if (this.painting !== null) {
        if (this.painting.steps.next().done === true) this.painting = null;
      } else if (this.layout !== null) {
        if (this.layout.next().done === true) this.layout = null;
      } else return;
    } while (performance.now() < until);
    this.wake();
  }

  private *lay(data: ChartData, kept: ReadonlyMap<string, number>, revision: number): Generator<void> {
    const plan = makePlan(data);
    const places = emptyPlaces(data.ids.length);
    const outlines = sectorOutlines(plan, (w) => bordersAt(plan.sectors, w), toAngle);
    const { pace, ...rest } = plan;
    this.post({ type: 'plan', revision, plan: { ...rest, times: pace.times, paceW: pace.w } }, []);
    const chart = { data, plan, places, outlines, kept: null };
    // The first chart is painted as it grows; a later one only once it is whole, so that nothing on the map goes away meanwhile.
    this.chart ??= chart;
    yield;
    const steps = growth(data, plan, places, kept);
    let sent = 0;
    let spilled = 0;
    for (let step = steps.next(); ; step = steps.next()) {
      const done = step.done === true;
      const placed = done ? plan.order.length : step.value;
      if (done || placed - sent >= (sent === 0 ? FIRST : CHUNK)) {
        const nodes = plan.order.slice(sent, placed);
        this.sendPlaces(revision, done ? Int32Array.of(...nodes, ...plan.undated) : nodes, places);
        sent = placed;
      }
      if (done) {
        spilled = step.value;
        break;
      }
      yield;
    }
    yield;
    this.chart = chart;
    const topics = findTopics(data, plan, places);
    const weight = byWeight(data, plan, makeIncidence(data));
    this.post({ type: 'settled', revision, spilled, topics, byWeight: weight }, []);
  }

  private sendPlaces(revision: number, nodes: Int32Array, places: Places): void {
    const x = Float32Array.from(nodes, (i) => f32(places.x, i));
    const y = Float32Array.from(nodes, (i) => f32(places.y, i));
    const angle = Float64Array.from(nodes, (i) => f64(places.angle, i));
    this.post({ type: 'placed', revision, nodes, x, y, angle }, [nodes.buffer, x.buffer, y.buffer, angle.buffer]);
  }

  private *paint(id: number, frame: StillFrame): Generator<void> {
    const { chart } = this;
    if (chart === null) {
      this.post({ type: 'picture', id, bitmap: null }, []);
      return;
    }
    const width = Math.max(1, Math.round(frame.width * frame.dpr));
    const height = Math.max(1, Math.round(frame.height * frame.dpr));
    if (this.canvas?.width !== width || this.canvas.height !== height) this.canvas = this.makeCanvas(width, height);
    const ctx = this.canvas?.getContext('2d', { alpha: false }) ?? null;
    if (ctx !== null) yield* paintStill(ctx, { ...chart, kept: this.kept }, frame);
    const bitmap = ctx === null ? null : (this.canvas?.transferToImageBitmap() ?? null);
    this.post({ type: 'picture', id, bitmap }, bitmap === null ? [] : [bitmap]);
  }
}

/** Makes an off-screen canvas where the platform has them. */
export function makeOffscreen(width: number, height: number): OffscreenCanvas | null {
  return typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(width, height);
}

/** The map on the page: camera, layers, playhead. It draws only when something changed. */
import { type D3ZoomEvent, select, zoom, zoomIdentity, type ZoomTransform } from 'd3';
import type { JourneyGraph } from '@shared/contract/journey.ts';
import { localCalendar } from '@shared/journey/calendar.ts';
import { compileSteps } from '@shared/journey/chart.ts';
import type { KeptAngles } from '@shared/journey/growth.ts';
import { f32 } from '@shared/journey/numbers.ts';
import { PITCH, radius } from '@shared/journey/pace.ts';
import { makeTicks, type Tick } from '@shared/journey/ticks.ts';
import type { FromEngine } from '../engine/protocol.ts';
import { type EngineHandle, startEngine } from '../engine/start.ts';
import {
  centreOn,
  fitCamera,
  fitScale,
  intoView,
  restoreCamera,
  saveCamera,
  type SavedCamera,
  scaleBounds,
} from './camera.ts';
import { type Camera, DETAIL, glyphRadius, pitch } from './glyphs.ts';
import { emptyModel, MapModel } from './model.ts';
import { paintOverlay } from './overlay.ts';
import { StillPicture, type ViewFrame } from './picture.ts';
import { Placer } from './placer.ts';
import { listenToPointer } from './pointer.ts';
import { inSlices } from './slices.ts';
import { type MapWords, type Scene, screenOf } from './scene.ts';
import { type Label, TextKit } from './text-kit.ts';
import { readTheme, type Theme } from './theme.ts';

/** What the map tells. Ids, not indices: they outlive a change of the data. */
export interface MapListener {
  onHover(id: string | null): void;
  onSelect(id: string | null): void;
  /** The person moved the camera. */
  onCamera(camera: SavedCamera): void;
  /** A layout began, grew or stands. */
  onModel(model: MapModel): void;
}

/** After the last movement the picture is made exact. */
const SETTLE_MS = 90;
const HIT_SLACK = 6;
/** Pixels per node below which single nodes cannot be told apart. */
const TELLABLE = 3.5;
/** How long a new node is marked. */
const FRESH_MS = 6000;

export class StarMap {
  /** For measurements: how often each layer was drawn, and how long it took at most. */
  readonly stats = { frames: 0, overlayMax: 0, pictures: 0, pictureMax: 0, layoutMs: 0 };
  labels: readonly Label[] = [];
  model = emptyModel();
  private readonly host: HTMLElement;
  private readonly listener: MapListener;
  private readonly base: HTMLCanvasElement;
  private readonly top: HTMLCanvasElement;
  private readonly engine: EngineHandle;
  private readonly picture: StillPicture;
  private readonly zoomer = zoom<HTMLCanvasElement, unknown>();
  private readonly resizing: ResizeObserver;
  private words: MapWords;
  private theme: Theme;
  private kit: TextKit;
  private staged: MapModel | null = null;
  /** Gives up the compilation under way. */
  private compiling: (() => void) | null = null;
  private revision = 0;
  private camera: Camera = { k: 1, x: 0, y: 0 };
  /** True while the camera shows the whole map and the person has not moved it. */
  private fitted = true;
  private size = { width: 0, height: 0 };
  private dpr = 1;
  /** Where the playhead was put, whatever the layout at hand reaches. */
  private put = Infinity;
  private hovered = -1;
  private selected: string | null = null;
  private kept: Uint8Array | null = null;
  /** What is to be kept, for the layout that it was made for. */
  private wanted: Uint8Array | null = null;
  private readonly shown = new Set<number>();
  private ticks: { scale: number; version: number; list: readonly Tick[] } = { scale: 0, version: -1, list: [] };
  private frame = 0;
  private settling = 0;
  private fresh: ReadonlySet<string> = new Set();
  private freshening = 0;

  constructor(host: HTMLElement, words: MapWords, listener: MapListener) {
    this.host = host;
    this.words = words;
    this.listener = listener;
    this.base = this.addCanvas();
    this.top = this.addCanvas();
    this.theme = readTheme(host);
    this.kit = this.newKit();
    this.engine = startEngine((message) => this.hear(message));
    this.picture = new StillPicture((message) => this.engine.send(message));
    this.zoomer.on('zoom', (event: D3ZoomEvent<HTMLCanvasElement, unknown>) => {
      this.moved(event.transform, event.sourceEvent !== null);
    });
    select(this.top)
      .call(this.zoomer)
      .on('dblclick.zoom', null)
      .on('dblclick', () => this.fit());
    listenToPointer(this.top, {
      hover: (x, y) => this.hover(this.hit(x, y)),
      leave: () => this.hover(-1),
      click: (x, y) => this.listener.onSelect(this.model.data.ids[this.hit(x, y)] ?? null),
    });
    this.resizing = new ResizeObserver(() => this.resize());
    this.resizing.observe(host);
    this.resize();
  }

  stop(): void {
    this.compiling?.();
    this.engine.stop();
    this.resizing.disconnect();
    cancelAnimationFrame(this.frame);
    clearTimeout(this.settling);
    clearTimeout(this.freshening);
    this.base.remove();
    this.top.remove();
  }

  /** Shows a journey. What is on the map stays until the new layout stands whole; camera, selection and playhead stay. */
  setGraph(graph: JourneyGraph, places: KeptAngles): void {
    this.compiling?.();
    this.compiling = inSlices(compileSteps(graph), (compiled) => {
      this.compiling = null;
      const first = this.model.nodes.length === 0;
      const model = new MapModel(graph, compiled);
      this.staged = model;
      if (first) this.adopt(model);
      this.engine.send({ type: 'load', revision: ++this.revision, data: model.data, kept: places });
      // The engine forgets with every load what was kept.
      this.keepWanted();
    });
  }

  /** Reads the theme in force anew. */
  refreshTheme(): void {
    this.theme = readTheme(this.host);
    this.kit = this.newKit();
    this.repaint();
  }

  setWords(words: MapWords): void {
    this.words = words;
    this.schedule();
  }

  /** Position of the playhead on the pace axis; Infinity or the end shows everything. */
  setPlayhead(w: number): void {
    if (w === this.put) return;
    this.put = w;
    this.stir();
  }

  /** Where the playhead stands on the layout at hand. A map that has none yet is told early, and holds to it. */
  private get playhead(): number {
    return this.put >= this.model.plan.pace.end ? Infinity : this.put;
  }

  setSelected(id: string | null): void {
    if (id === this.selected) return;
    this.selected = id;
    this.schedule();
  }

  /** Marks nodes that just appeared, for a while. */
  setFresh(ids: ReadonlySet<string>): void {
    this.fresh = ids;
    clearTimeout(this.freshening);
    if (ids.size === 0) return;
    this.freshening = window.setTimeout(() => {
      this.fresh = new Set();
      this.schedule();
    }, FRESH_MS);
    this.schedule();
  }

  /** Which nodes a search or filter keeps; the others are dimmed. Null: all. */
  setKept(kept: Uint8Array | null): void {
    this.wanted = kept;
    if (kept === null && this.kept === null) return;
    this.keepWanted();
    this.repaint();
  }

  /** Keeps what is wanted; of another graph than the one at hand, once that one's layout stands. */
  private keepWanted(): void {
    const { wanted, model } = this;
    this.kept = wanted?.length === model.nodes.length ? wanted : null;
    this.engine.send({ type: 'keep', kept: this.kept });
  }

  setCamera(saved: SavedCamera): void {
    this.fitted = saved === null;
    this.moveTo(saved === null ? fitCamera(this.size, this.model.plan.belt) : restoreCamera(saved, this.size));
  }

  /** The whole map. */
  fit(): void {
    this.setCamera(null);
    this.listener.onCamera(null);
  }

  zoomBy(factor: number): void {
    this.zoomer.scaleBy(select(this.top), factor);
    this.tellCamera();
  }

  /** Moves the camera by pixels. */
  panBy(dx: number, dy: number): void {
    this.moveTo({ k: this.camera.k, x: this.camera.x + dx, y: this.camera.y + dy });
    this.tellCamera();
  }

  /** Moves the camera to a node, if it is out of sight or too small to be told apart. */
  reveal(id: string): void {
    const i = this.model.indexOf(id);
    if (i < 0 || Number.isNaN(f32(this.model.places.x, i))) return;
    const spot = screenOf({ model: this.model, camera: this.camera }, i);
    if (pitch(this.camera.k) < TELLABLE) {
      const [x, y] = [f32(this.model.places.x, i), f32(this.model.places.y, i)];
      this.moveTo(centreOn(x, y, DETAIL.shapes / PITCH, this.size));
    } else {
      const shift = intoView(spot, this.size);
      if (shift === null) return;
      this.moveTo({ k: this.camera.k, x: this.camera.x + shift.x, y: this.camera.y + shift.y });
    }
    this.tellCamera();
  }

  /** Moves the camera exactly there. */
  moveTo({ k, x, y }: Camera): void {
    this.zoomer.transform(select(this.top), zoomIdentity.translate(x, y).scale(k));
  }

  get view(): Readonly<{
    camera: Camera;
    width: number;
    height: number;
    theme: Theme;
    playhead: number;
    ticks: readonly Tick[];
  }> {
    return {
      camera: this.camera,
      ...this.size,
      theme: this.theme,
      playhead: this.playhead,
      ticks: this.currentTicks(),
    };
  }

  /** Draws labels on another canvas, as they stand on the map. */
  drawTexts(ctx: CanvasRenderingContext2D, labels: readonly Label[], dpr: number): void {
    ctx.setTransform(dpr, 0, 0, dpr, 0, 0);
    ctx.globalAlpha = 1;
    for (const label of labels) this.kit.draw(ctx, label, this.theme.ground, dpr);
  }

  private addCanvas(): HTMLCanvasElement {
    const canvas = document.createElement('canvas');
    canvas.setAttribute('aria-hidden', 'true');
    return this.host.appendChild(canvas);
  }

  private newKit(): TextKit {
    const ctx = document.createElement('canvas').getContext('2d');
    if (ctx === null) throw new Error('This browser has no canvas to draw the map on.');
    return new TextKit(ctx, this.theme.family);
  }

  private hear(message: FromEngine): void {
    if (message.type === 'picture') {
      this.picture.accept(message);
      if (message.bitmap === null) return;
      this.stats.pictures++;
      this.stats.pictureMax = Math.max(this.stats.pictureMax, message.took);
      this.schedule();
      return;
    }
    const model = this.staged;
    if (message.revision !== this.revision || model === null) return;
    model.accept(message);
    if (message.type === 'settled') {
      this.stats.layoutMs = message.took;
      this.staged = null;
      if (model !== this.model) {
        this.adopt(model);
        this.keepWanted();
      }
    }
    if (model !== this.model) return;
    if (message.type === 'plan') {
      const fit = fitScale(this.size, model.plan.belt);
      this.zoomer.scaleExtent(scaleBounds(fit));
      if (this.fitted) this.moveTo(fitCamera(this.size, model.plan.belt));
    }
    this.listener.onModel(model);
    this.repaint();
  }

  private adopt(model: MapModel): void {
    this.model = model;
    this.hovered = -1;
    this.shown.clear();
    this.kept = null;
    if (!model.settled) return;
    this.zoomer.scaleExtent(scaleBounds(fitScale(this.size, model.plan.belt)));
  }

  private resize(): void {
    const { clientWidth: width, clientHeight: height } = this.host;
    if (width === 0 || height === 0) return;
    const before = this.size;
    const middle = before.width > 0 ? saveCamera(this.camera, before) : null;
    this.size = { width, height };
    this.dpr = Math.min(2, window.devicePixelRatio);
    for (const canvas of [this.base, this.top]) {
      canvas.width = Math.round(width * this.dpr);
      canvas.height = Math.round(height * this.dpr);
    }
    this.zoomer.extent([
      [0, 0],
      [width, height],
    ]);
    this.setCamera(this.fitted ? null : middle);
    this.draw();
    this.repaint();
  }

  private moved({ k, x, y }: ZoomTransform, byHand: boolean): void {
    this.camera = { k, x, y };
    if (byHand) this.tellCamera();
    this.stir();
  }

  private tellCamera(): void {
    this.fitted = false;
    this.listener.onCamera(saveCamera(this.camera, this.size));
  }

  /** Something moves: draw, and make the picture exact once it stops. */
  private stir(): void {
    clearTimeout(this.settling);
    this.settling = window.setTimeout(() => {
      this.settling = 0;
      this.schedule();
    }, SETTLE_MS);
    this.schedule();
  }

  private repaint(): void {
    this.picture.invalidate();
    this.schedule();
  }

  private schedule(): void {
    if (this.frame !== 0) return;
    this.frame = requestAnimationFrame(() => {
      this.frame = 0;
      this.draw();
    });
  }

  /** Rings follow the zoom in steps of sqrt 2, so that they do not come and go with every notch. */
  private currentTicks(): readonly Tick[] {
    const scale = 2 ** (Math.round(Math.log2(this.camera.k) * 2) / 2);
    const { version } = this.model;
    if (scale !== this.ticks.scale || version !== this.ticks.version) {
      this.ticks = { scale, version, list: makeTicks(this.model.plan.pace, radius, 27 / scale, localCalendar) };
    }
    return this.ticks.list;
  }

  private draw(): void {
    if (this.size.width === 0) return;
    const base = this.base.getContext('2d', { alpha: false });
    const top = this.top.getContext('2d');
    if (base === null || top === null) return;
    const frame: ViewFrame = { ...this.view, dpr: this.dpr };
    this.picture.update(frame, this.model.plan.pace.end, this.settling === 0);
    this.picture.draw(base, frame, this.model.plan.rim);
    const began = performance.now();
    const more = this.drawOverlay(top);
    const took = performance.now() - began;
    this.stats.frames++;
    this.stats.overlayMax = Math.max(this.stats.overlayMax, took);
    if (more) this.schedule();
  }

  private drawOverlay(ctx: CanvasRenderingContext2D): boolean {
    const { width, height } = this.size;
    ctx.setTransform(this.dpr, 0, 0, this.dpr, 0, 0);
    ctx.clearRect(0, 0, width, height);
    this.kit.beginFrame();
    const labels: Label[] = [];
    const { model, words, kit, kept } = this;
    const scene: Scene = { ctx, model, words, kit, kept, ...this.view, placer: new Placer(width, height), labels };
    const more = paintOverlay(scene, {
      hovered: this.hovered,
      selected: model.indexOf(this.selected),
      fresh: this.fresh,
      shown: this.shown,
    });
    for (const label of labels) kit.draw(ctx, label, this.theme.ground, this.dpr);
    this.labels = labels;
    return more;
  }

  private hover(i: number): void {
    if (i === this.hovered) return;
    this.hovered = i;
    this.top.style.cursor = i < 0 ? '' : 'pointer';
    this.listener.onHover(this.model.data.ids[i] ?? null);
    this.schedule();
  }

  /** The lit node under a point of the window, -1 for none. */
  private hit(x: number, y: number): number {
    const { k } = this.camera;
    const i = this.model.nearest((x - this.camera.x) / k, (y - this.camera.y) / k, 20 / k);
    if (i < 0 || !this.model.lit(i, this.playhead)) return -1;
    const spot = screenOf({ model: this.model, camera: this.camera }, i);
    const reach = glyphRadius(f32(this.model.plan.room, i), k) + HIT_SLACK;
    return Math.hypot(spot.x - x, spot.y - y) <= reach ? i : -1;
  }
}

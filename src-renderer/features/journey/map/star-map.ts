/** The map on the page: camera, layers, playhead. It draws only when something changed. */
import type { JourneyGraph } from '@shared/contract/journey.ts';
import { compileSteps } from '@shared/journey/chart.ts';
import type { KeptAngles } from '@shared/journey/growth.ts';
import { f32 } from '@shared/journey/numbers.ts';
import { PITCH } from '@shared/journey/pace.ts';
import type { Tick } from '@shared/journey/ticks.ts';
import type { FromEngine } from '../engine/protocol.ts';
import { type EngineHandle, startEngine } from '../engine/start.ts';
import { centreOn, intoView, type SavedCamera } from './camera.ts';
import { edgeNear, type EdgeSpot } from './edges.ts';
import { type Camera, DETAIL, pitch } from './glyphs.ts';
import { dateAt, nodeAt, SLACK } from './hits.ts';
import { emptyModel, MapModel } from './model.ts';
import { paintOverlay } from './overlay.ts';
import { StillPicture, type ViewFrame } from './picture.ts';
import { watchPixelRatio } from './pixel-ratio.ts';
import { Placer } from './placer.ts';
import { listenToPointer } from './pointer.ts';
import { Rings } from './rings.ts';
import { inSlices } from './slices.ts';
import { type MapWords, type Scene, screenOf } from './scene.ts';
import { type Label, TextKit } from './text-kit.ts';
import { readTheme, type Theme } from './theme.ts';
import { ViewCamera } from './view-camera.ts';

/** What the map tells. Ids, not indices: they outlive a change of the data. */
export interface MapListener {
  onHover(id: string | null): void;
  onSelect(id: string | null): void;
  /** The person chose the date of a ring. */
  onDate(time: number): void;
  /** The person moved the camera. */
  onCamera(camera: SavedCamera): void;
  /** A layout began, grew or stands. */
  onModel(model: MapModel): void;
}

/** After the last movement the picture is made exact. */
const SETTLE_MS = 90;
/** Pixels per node below which single nodes cannot be told apart. */
const TELLABLE = 3.5;
/** How long a new node is marked. */
const FRESH_MS = 6000;

export class StarMap {
  /** For measurements and tests: frames drawn, and pictures of the still layer received. */
  readonly stats = { frames: 0, pictures: 0 };
  labels: readonly Label[] = [];
  model = emptyModel();
  private readonly host: HTMLElement;
  private readonly listener: MapListener;
  private readonly canvas: HTMLCanvasElement;
  private readonly engine: EngineHandle;
  private readonly picture: StillPicture;
  private readonly eye: ViewCamera;
  private readonly resizing: ResizeObserver;
  private readonly stopWatching: () => void;
  private words: MapWords;
  private theme: Theme;
  private kit: TextKit;
  private staged: MapModel | null = null;
  /** Gives up the compilation under way. */
  private compiling: (() => void) | null = null;
  private revision = 0;
  private dpr = 1;
  /** Where the playhead was put, whatever the layout at hand reaches. */
  private put = Infinity;
  private hovered = -1;
  private hoveredEdge: EdgeSpot | null = null;
  private selected: string | null = null;
  private kept: Uint8Array | null = null;
  /** What is to be kept, for the layout that it was made for. */
  private wanted: Uint8Array | null = null;
  private readonly shown = new Set<number>();
  private readonly rings = new Rings();
  private frame = 0;
  private settling = 0;
  private fresh: ReadonlySet<string> = new Set();
  private freshening = 0;

  constructor(host: HTMLElement, words: MapWords, listener: MapListener) {
    this.host = host;
    this.words = words;
    this.listener = listener;
    this.canvas = document.createElement('canvas');
    this.canvas.setAttribute('aria-hidden', 'true');
    host.append(this.canvas);
    // A browser may take a canvas's memory away, and gives it back blank; the pictures of words went with it.
    this.canvas.addEventListener('contextrestored', () => this.refreshTheme());
    this.theme = readTheme(host);
    this.kit = this.newKit();
    this.engine = startEngine((message) => this.hear(message));
    this.picture = new StillPicture((message) => this.engine.send(message));
    this.eye = new ViewCamera(this.canvas, {
      onMove: () => this.stir(),
      onCamera: (camera) => listener.onCamera(camera),
    });
    listenToPointer(this.canvas, {
      hover: (x, y) => this.pointAt(x, y),
      leave: () => this.hover(-1, null, false),
      click: (x, y, finger) => this.click(x, y, finger),
    });
    this.eye.setText(this.theme.scale);
    this.resizing = new ResizeObserver(() => this.resize());
    this.resizing.observe(host);
    this.stopWatching = watchPixelRatio(() => this.resize());
    this.resize();
  }

  stop(): void {
    this.compiling?.();
    this.engine.stop();
    this.resizing.disconnect();
    this.stopWatching();
    cancelAnimationFrame(this.frame);
    clearTimeout(this.settling);
    clearTimeout(this.freshening);
    this.canvas.remove();
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
    this.eye.setText(this.theme.scale);
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
    this.eye.set(saved);
  }

  /** The whole map. */
  fit(): void {
    this.eye.fit();
  }

  zoomBy(factor: number): void {
    this.eye.zoomBy(factor);
  }

  /** Moves the camera to a node, if it is out of sight or too small to be told apart. */
  reveal(id: string): void {
    const i = this.model.indexOf(id);
    if (i < 0 || Number.isNaN(f32(this.model.places.x, i))) return;
    const { now, size } = this.eye;
    if (pitch(now.k) < TELLABLE) {
      const [x, y] = [f32(this.model.places.x, i), f32(this.model.places.y, i)];
      this.eye.go(centreOn(x, y, DETAIL.shapes / PITCH, size));
    } else {
      const shift = intoView(screenOf({ model: this.model, camera: now }, i), size);
      if (shift !== null) this.eye.go({ k: now.k, x: now.x + shift.x, y: now.y + shift.y });
    }
  }

  /** Moves the camera exactly there. */
  moveTo(camera: Camera): void {
    this.eye.moveTo(camera);
  }

  get view(): Readonly<{
    camera: Camera;
    width: number;
    height: number;
    theme: Theme;
    playhead: number;
    ticks: readonly Tick[];
    kept: Uint8Array | null;
  }> {
    return {
      camera: this.eye.now,
      ...this.eye.size,
      theme: this.theme,
      playhead: this.playhead,
      ticks: this.rings.at(this.eye.now.k, this.model),
      kept: this.kept,
    };
  }

  /** The camera that shows the whole map. */
  get whole(): Camera {
    return this.eye.whole;
  }

  /** Paints the live layer on another canvas, `scale` pixels a CSS pixel; without `texts` no label but dates. */
  paintLive(ctx: CanvasRenderingContext2D, scale: number, texts: boolean): void {
    ctx.setTransform(scale, 0, 0, scale, 0, 0);
    this.kit.beginFrame();
    for (const label of this.paintOverlay(ctx))
      if (texts || label.open === true) this.kit.draw(ctx, label, this.theme.ground, scale);
  }

  /** Paints on another canvas what the window shows now. */
  paintWhole(ctx: CanvasRenderingContext2D, scale: number, texts: boolean): void {
    this.picture.draw(ctx, { ...this.view, dpr: scale }, this.model.plan);
    this.paintLive(ctx, scale, texts);
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
      this.schedule();
      return;
    }
    const model = this.staged;
    if (message.revision !== this.revision || model === null) return;
    model.accept(message);
    if (message.type === 'settled') {
      this.staged = null;
      if (model !== this.model) {
        this.adopt(model);
        this.keepWanted();
      }
    }
    if (model !== this.model) return;
    if (message.type === 'plan') {
      this.eye.setReach(model.plan.belt, true);
      // Here, so that the first frame has less to do at once.
      this.rings.at(this.eye.now.k, model);
    }
    this.listener.onModel(model);
    this.repaint();
  }

  private adopt(model: MapModel): void {
    this.model = model;
    this.hovered = -1;
    this.hoveredEdge = null;
    this.shown.clear();
    this.kept = null;
    if (model.settled) this.eye.setReach(model.plan.belt, false);
  }

  private resize(): void {
    const { clientWidth: width, clientHeight: height } = this.host;
    if (width === 0 || height === 0) return;
    this.dpr = Math.min(2, window.devicePixelRatio);
    this.canvas.width = Math.round(width * this.dpr);
    this.canvas.height = Math.round(height * this.dpr);
    this.eye.resize({ width, height });
    // At once, since the canvas is now blank; but nothing is drawn before there is anything to see.
    if (this.revision > 0) this.draw();
    this.repaint();
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
    if (this.frame !== 0 || this.revision === 0) return;
    this.frame = requestAnimationFrame(() => {
      this.frame = 0;
      this.draw();
    });
  }

  private draw(): void {
    if (this.eye.size.width === 0) return;
    const ctx = this.canvas.getContext('2d', { alpha: false });
    if (ctx === null) return;
    const { camera, width, height, theme, playhead, ticks } = this.view;
    const frame: ViewFrame = { camera, width, height, theme, playhead, ticks, dpr: this.dpr };
    const { plan } = this.model;
    this.picture.update(frame, plan, this.settling === 0);
    this.picture.draw(ctx, frame, plan);
    this.kit.beginFrame();
    this.labels = this.paintOverlay(ctx);
    for (const label of this.labels) this.kit.draw(ctx, label, this.theme.ground, this.dpr, true);
    this.stats.frames++;
    if (this.kit.owes) this.schedule();
  }

  private paintOverlay(ctx: CanvasRenderingContext2D): readonly Label[] {
    const { model, words, kit } = this;
    const labels: Label[] = [];
    const placer = new Placer(this.eye.size.width, this.eye.size.height);
    const scene: Scene = { ctx, model, words, kit, ...this.view, placer, labels };
    paintOverlay(scene, {
      hovered: this.hovered,
      hoveredEdge: this.hoveredEdge,
      selected: model.indexOf(this.selected),
      fresh: this.fresh,
      shown: this.shown,
    });
    return labels;
  }

  private pointAt(x: number, y: number): void {
    const scene = { model: this.model, ...this.view };
    const node = nodeAt(scene, x, y, SLACK.pointer);
    const edge = node < 0 ? edgeNear(scene, x, y) : null;
    this.hover(node, edge, node >= 0 || dateAt(this.labels, x, y) !== null);
  }

  private click(x: number, y: number, finger: boolean): void {
    const node = nodeAt({ model: this.model, ...this.view }, x, y, finger ? SLACK.finger : SLACK.pointer);
    const time = dateAt(this.labels, x, y);
    if (node < 0 && time !== null) this.listener.onDate(time);
    else this.listener.onSelect(this.model.data.ids[node] ?? null);
  }

  private hover(node: number, edge: EdgeSpot | null, clickable: boolean): void {
    this.canvas.style.cursor = clickable ? 'pointer' : '';
    if (node === this.hovered && edge?.edge === this.hoveredEdge?.edge) return;
    if (node !== this.hovered) this.listener.onHover(this.model.data.ids[node] ?? null);
    this.hovered = node;
    this.hoveredEdge = edge;
    this.schedule();
  }
}

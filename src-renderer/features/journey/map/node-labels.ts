/** Topic and node labels for one camera, best first, without overlap. */
import { SHAPES } from '@shared/journey/chart.ts';
import { f32, f64, i32, u8 } from '@shared/journey/numbers.ts';
import { DETAIL, glyphRadius, pitch } from './glyphs.ts';
import { type Box, pad } from './placer.ts';
import { type Scene, screenOf } from './scene.ts';
import { lineHeight, type TextStyle } from './text-kit.ts';
import { categoryInk, mix } from './theme.ts';

/** A map of fewer nodes names them all and needs no words for regions. */
const MANY = 120;

/** Places topics, then nodes. `shown` keeps what is visible from flickering; it is updated. */
export function placeLabels(scene: Scene, shown: Set<number>): void {
  const p = pitch(scene.camera.k);
  if (p < DETAIL.allLabels && scene.kept === null && scene.model.nodes.length >= MANY) placeTopics(scene, p);
  if (p >= DETAIL.nodeLabels || scene.kept !== null) placeNodes(scene, shown, p);
  else shown.clear();
}

function inSight({ width, height }: Scene, { x, y }: { x: number; y: number }): boolean {
  return x >= 0 && y >= 0 && x <= width && y <= height;
}

function placeTopics(scene: Scene, p: number): void {
  const { model, playhead, theme, kit, placer, labels } = scene;
  const { w: at } = model.plan;
  const top = model.topics[0]?.members.length ?? 1;
  let budget = p < 20 ? 30 : 14;
  for (const topic of model.topics) {
    if (budget === 0) return;
    const lit = playhead === Infinity ? topic.members.length : countLit(topic.members, at, playhead);
    if (lit < 4) continue;
    // During replay a topic stands at its middle member so far.
    const anchor = f64(at, topic.anchor) <= playhead ? topic.anchor : i32(topic.members, lit >> 1);
    const spot = screenOf(scene, anchor);
    if (!inSight(scene, spot)) continue;
    const style: TextStyle = {
      size: Math.round((11 + 4 * Math.sqrt(lit / top)) * theme.scale),
      weight: 600,
      colour: categoryInk(theme, topic.sector),
    };
    if (!kit.ready(topic.word, style)) continue;
    const text = kit.shorten(topic.word, style, 140 * theme.scale);
    const w = kit.width(text, style);
    const h = lineHeight(style);
    for (const dy of [0, -1, 1]) {
      const box = { x: spot.x - w / 2, y: spot.y - h / 2 + dy * h, w, h };
      if (!placer.claim(pad(box, 7, 3))) continue;
      labels.push({ ...box, text, style });
      budget--;
      break;
    }
  }
}

function countLit(members: Int32Array, w: Float64Array, playhead: number): number {
  const first = members.findIndex((i) => f64(w, i) > playhead);
  return first < 0 ? members.length : first;
}

/** Labels that may fail to find a place before the search for more is given up. */
const FAILURES = 500;

function placeNodes(scene: Scene, shown: Set<number>, p: number): void {
  const { model, kit, kept } = scene;
  const searching = kept !== null;
  const max = p >= DETAIL.allLabels ? Infinity : Math.round(6 + Math.max(p, searching ? 14 : 0) * 1.6);
  const widest = (p < 24 ? 130 : p < DETAIL.allLabels ? 180 : 240) * scene.theme.scale;
  const next = new Set<number>();
  if (p >= DETAIL.clearGlyphs) keepGlyphsClear(scene);
  const wanted = (i: number): boolean =>
    !next.has(i) && model.lit(i, scene.playhead) && (!searching || u8(kept, i) === 1);
  for (const i of shown) if (next.size < max && wanted(i) && placeNode(scene, i, widest) === 'placed') next.add(i);
  let failures = 0;
  for (const i of model.byWeight) {
    if (next.size >= max || failures > FAILURES || kit.tired) break;
    if (!wanted(i)) continue;
    const result = placeNode(scene, i, widest);
    if (result === 'placed') next.add(i);
    else if (result === 'full') failures++;
  }
  shown.clear();
  for (const i of next) shown.add(i);
}

/** Glyphs big enough to be read as shapes are not covered by other nodes' labels. */
function keepGlyphsClear({ model, camera, width, height, playhead, placer }: Scene): void {
  const { k, x: tx, y: ty } = camera;
  model.within(-tx / k, -ty / k, (width - tx) / k, (height - ty) / k, (i) => {
    if (!model.lit(i, playhead)) return;
    const r = glyphRadius(f32(model.plan.room, i), k) * 0.8;
    placer.take({
      x: f32(model.places.x, i) * k + tx - r,
      y: f32(model.places.y, i) * k + ty - r,
      w: 2 * r,
      h: 2 * r,
    });
  });
}

function placeNode(scene: Scene, i: number, widest: number): 'placed' | 'full' | 'unseen' {
  const { model, theme, kit, placer, labels, camera, width } = scene;
  const spot = screenOf(scene, i);
  const node = model.node(i);
  if (node === undefined || !inSight(scene, spot)) return 'unseen';
  const skill = SHAPES[u8(model.data.shape, i)] === 'skill';
  const style: TextStyle = {
    size: 11.5 * theme.scale,
    weight: skill ? 600 : 400,
    colour: mix(theme.ink, theme.ground, 0.12),
  };
  const gap = glyphRadius(f32(model.plan.room, i), camera.k) + 4;
  const h = lineHeight(style);
  const boxes = (w: number): Box[] => {
    const right = { x: spot.x + gap, y: spot.y - h / 2, w, h };
    const left = { x: spot.x - gap - w, y: spot.y - h / 2, w, h };
    const above = { x: spot.x - w / 2, y: spot.y - gap - h + 2, w, h };
    const below = { x: spot.x - w / 2, y: spot.y + gap - 2, w, h };
    return spot.x * 2 > width ? [right, left, above, below] : [left, right, above, below];
  };
  // Where not even a short word fits nothing needs to be measured.
  if (!boxes(30).some((box) => placer.free(pad(box, 0, 1)))) return 'full';
  for (const room of [widest, 96]) {
    const text = kit.shorten(node.label, style, room);
    const w = kit.width(text, style);
    const box = boxes(w).find((one) => placer.claim(pad(one, 3, 1)));
    if (box === undefined) continue;
    labels.push({ ...box, text, style, node: i });
    return 'placed';
  }
  return 'full';
}

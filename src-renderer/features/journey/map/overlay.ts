/** The live layer: dates, rim, labels, and what hover or selection brings forward. Cheap enough for every frame. */
import { placeDates } from './dates.ts';
import { type EdgeSpot, paintEdge } from './edges.ts';
import { paintFocus, paintNew, paintVeil } from './focus.ts';
import { placeLabels } from './node-labels.ts';
import { paintRim } from './rim.ts';
import type { Scene } from './scene.ts';

export interface OverlayState {
  /** Node under the pointer and selected node, -1 for none. */
  readonly hovered: number;
  /** A link under the pointer, and where. */
  readonly hoveredEdge: EdgeSpot | null;
  readonly selected: number;
  /** Ids of nodes that have just appeared. */
  readonly fresh: ReadonlySet<string>;
  /** Nodes whose labels are shown; updated. */
  readonly shown: Set<number>;
}

/** New nodes marked at most: an import of hundreds is no event of one node. */
const FRESH_MOST = 12;

/** Paints the layer and collects its labels. */
export function paintOverlay(scene: Scene, state: OverlayState): void {
  const { hovered, hoveredEdge, selected, fresh, shown } = state;
  const { model, playhead } = scene;
  const focus = hovered >= 0 ? hovered : selected;
  const focused = focus >= 0 && model.lit(focus, playhead) && !Number.isNaN(model.places.x[focus]);
  if (focused) paintVeil(scene, focus === selected);
  placeDates(scene);
  if (fresh.size <= FRESH_MOST) for (const id of fresh) paintNew(scene, model.indexOf(id));
  paintRim(scene);
  if (hoveredEdge !== null) paintEdge(scene, hoveredEdge);
  if (focused) paintFocus(scene, focus, focus === selected);
  else placeLabels(scene, shown);
}

/** What the Star Map's parts share. The playhead is apart, see playhead.ts. */
import { create } from 'zustand';
import type { JourneyGraph, JourneyNode } from '@shared/contract/journey.ts';
import { changeOrder } from '@shared/journey/changes.ts';
import type { KeptAngles } from '@shared/journey/growth.ts';
import { type Filter, isFiltering, keptMask, NO_FILTER } from './filter.ts';
import type { SavedCamera } from './map/camera.ts';
import type { MapModel } from './map/model.ts';
import type { StarMap } from './map/star-map.ts';
import { listOrder, type LinkWalk, type Order, type Walk, walk } from './order.ts';
import { Playhead } from './playhead.ts';
import type { ForeignMap } from './share/shared-map.ts';

/** What takes a change back: a journal event, or a change of the skills. */
export type Undo =
  { readonly kind: 'memory'; readonly seq: number } | { readonly kind: 'skill'; readonly change: string };

/** What the last change did; it stays in view, with its undo, also when its node is gone. */
export interface Notice {
  readonly kind: 'saved' | 'removed' | 'restored' | 'archived' | 'pinned' | 'unpinned' | 'undone' | 'same';
  readonly label: string;
  /** Null when there is nothing to take back. */
  readonly undo: Undo | null;
}

/** What is being written over a memory: the text the person saw when they began, and theirs. */
export interface Draft {
  readonly seen: string;
  readonly text: string;
}

interface JourneyState {
  /** Null until it was first loaded. */
  readonly graph: JourneyGraph | null;
  readonly places: KeptAngles;
  readonly error: unknown;
  /** Ids that were not in the graph before the last change. */
  readonly fresh: ReadonlySet<string>;
  readonly selected: string | null;
  readonly filter: Filter;
  /** 1 for nodes that search and filters keep; null when nothing is left out. */
  readonly kept: Uint8Array | null;
  readonly order: Order;
  /** Indices of the kept nodes in the list's order. */
  readonly listed: readonly number[];
  readonly camera: SavedCamera;
  /** The drawn map, while it is on the page, and its layout with a count of its changes. */
  readonly map: StarMap | null;
  readonly model: MapModel | null;
  readonly modelVersion: number;
  readonly linkWalk: LinkWalk | null;
  readonly notice: Notice | null;
  /** Why the last change was refused; null when it was not. */
  readonly refused: { readonly error: unknown } | null;
  /** The node that the person last did something with, until its card has taken note. */
  readonly acted: string | null;
  /** Unfinished edits by node: letting go of a node drops nothing that was written. */
  readonly drafts: ReadonlyMap<string, Draft>;
  /** When the map was last looked at before this visit, in milliseconds; null when it never was. */
  readonly lastVisit: number | null;
  /** Someone else's map that is shown in place of the person's own; null for one's own. */
  readonly foreign: ForeignMap | null;
}

export const useJourney = create<JourneyState>(() => ({
  graph: null,
  places: new Map(),
  error: null,
  fresh: new Set(),
  selected: null,
  filter: NO_FILTER,
  kept: null,
  order: 'newest',
  listed: [],
  camera: null,
  map: null,
  model: null,
  modelVersion: 0,
  linkWalk: null,
  notice: null,
  refused: null,
  acted: null,
  drafts: new Map(),
  lastVisit: null,
  foreign: null,
}));

/** The one playhead of the window. */
export const playhead = new Playhead();

const { getState, setState } = useJourney;

/** What is put away while someone else's map is shown. */
type Own = Pick<JourneyState, 'graph' | 'places' | 'camera' | 'selected'>;
let own: Own | null = null;

/** Shows someone else's map in place of one's own, which stays as it is and is kept up to date meanwhile. */
export function showForeign(map: ForeignMap): void {
  const { graph, places, camera, selected } = getState();
  own ??= { graph, places, camera, selected };
  swap({ graph: map.graph, places: new Map(), camera: null, selected: null }, map);
}

/** Shows one's own map again, where it was left; all of it, whatever the replay had reached. Without a foreign one does nothing. */
export function backToOwn(): void {
  if (own !== null) swap(own, null);
  own = null;
}

function swap(shown: Own, foreign: ForeignMap | null): void {
  playhead.pause();
  playhead.set(Infinity);
  setState({
    ...shown,
    foreign,
    filter: NO_FILTER,
    fresh: new Set(),
    notice: null,
    refused: null,
    linkWalk: null,
    ...listing(shown.graph, NO_FILTER, getState().order),
  });
  getState().map?.setCamera(shown.camera);
}

/** Takes in a graph: selection and filters stay, what went away is let go. */
export function showGraph(graph: JourneyGraph, places: KeptAngles): void {
  const before = getState();
  if (own !== null) {
    own = { ...own, graph, places };
    return;
  }
  const ids = new Set(before.graph?.nodes.map((node) => node.id));
  const fresh = before.graph === null ? [] : graph.nodes.filter((node) => !ids.has(node.id)).map((node) => node.id);
  const gone = before.selected !== null && !graph.nodes.some((node) => node.id === before.selected);
  setState({
    graph,
    places,
    error: null,
    fresh: new Set(fresh),
    ...(gone && before.graph !== null ? { selected: null } : {}),
    ...listing(graph, before.filter, before.order),
  });
}

function listing(graph: JourneyGraph | null, filter: Filter, order: Order): Pick<JourneyState, 'kept' | 'listed'> {
  const nodes = graph?.nodes ?? [];
  const kept = keptMask(nodes, filter);
  const listed = listOrder(nodes, order, kept);
  return { kept, listed: filter.since === null ? listed : changeOrder(nodes, filter.since, listed) };
}

export function setFilter(change: Partial<Filter>): void {
  const { graph, filter, order } = getState();
  const next = { ...filter, ...change };
  setState({ filter: next, ...listing(graph, next, order) });
}

export function clearFilter(): boolean {
  const filtering = isFiltering(getState().filter);
  if (filtering) setFilter(NO_FILTER);
  return filtering;
}

export function setOrder(order: Order): void {
  const { graph, filter } = getState();
  setState({ order, ...listing(graph, filter, order) });
}

/** Selects a node; `reveal` moves the camera to it when it is out of sight. */
export function select(id: string | null, options: { reveal?: boolean; linkWalk?: LinkWalk | null } = {}): void {
  setState({ selected: id, linkWalk: options.linkWalk ?? null });
  if (id !== null && options.reveal === true) getState().map?.reveal(id);
}

/** Begins, changes or (null) ends the edit of a node. */
export function setDraft(id: string, draft: Draft | null): void {
  const drafts = new Map(getState().drafts);
  if (draft === null) drafts.delete(id);
  else drafts.set(id, draft);
  setState({ drafts, acted: id });
}

/** Walks from the selected node. Returns whether there was somewhere to go. */
export function walkTo(step: Walk): boolean {
  const { graph, model, selected, kept, linkWalk } = getState();
  if (graph === null) return false;
  // Before the layout has answered everything can be walked to, though not yet along links.
  const shown = listOrder(graph.nodes, 'oldest', kept).filter((i) => model?.lit(i, playhead.at) ?? true);
  const allowed = new Set(shown);
  const { to, links } = walk(
    step,
    graph.nodes.findIndex((node) => node.id === selected),
    {
      nodes: graph.nodes,
      oldestFirst: shown,
      neighbours: (i) =>
        (model?.neighbours(i) ?? [])
          .toSorted((a, b) => b.edge.weight - a.edge.weight)
          .map(({ node }) => node)
          .filter((node) => allowed.has(node)),
    },
    linkWalk,
  );
  const node = graph.nodes[to];
  if (node === undefined) return false;
  select(node.id, { reveal: true, linkWalk: links });
  return true;
}

/** The selected node of the graph at hand. */
export function useSelectedNode(): JourneyNode | null {
  return useJourney(({ graph, selected }) =>
    selected === null ? null : (graph?.nodes.find((node) => node.id === selected) ?? null),
  );
}

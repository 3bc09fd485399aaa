/** Keeps the Star Map's data in step with the core, and what the person left behind in `desk/ui.json`. */
import { useEffect } from 'react';
import { z } from 'zod';
import type { JourneyGraph } from '@shared/contract/journey.ts';
import { readPlaces } from '@shared/journey/places.ts';
import { useApp, useLookingOn } from '../../app/app-store.ts';
import type { Bridge } from '../../bridge/bridge.ts';
import { useBridge } from '../../bridge/context.tsx';
import type { MapModel } from './map/model.ts';
import { ORDERS } from './order.ts';
import { playhead, showGraph, useJourney, setOrder } from './store.ts';

const KEY = 'journey';
const SOON = 600;

const leftSchema = z.object({
  camera: z.object({ k: z.number().positive(), cx: z.number(), cy: z.number() }).nullable(),
  selected: z.string().nullable(),
  order: z.enum(ORDERS),
  /** Date of the playhead; null when everything is shown. */
  date: z.number().nullable(),
  /** When the map was last in view, and when before that visit. */
  seen: z.number().nullable().default(null),
  before: z.number().nullable().default(null),
});
type Left = z.infer<typeof leftSchema>;

/** A date the playhead is to take once the layout knows where it is. */
let wantedDate: number | null = null;
let restored = false;
/** The nodes whose layout was on the page when it was left, and what date the playhead then had. */
let left: { readonly nodes: MapModel['nodes']; readonly date: number } | null = null;

/** The screen is left: should what was learned be another when it is seen again, the playhead keeps its date. */
export function keepDate(): void {
  const { model } = useJourney.getState();
  if (model === null || model.plan.pace.w.length === 0) return;
  left = Number.isFinite(playhead.at) ? { nodes: model.nodes, date: model.plan.pace.date(playhead.at) } : null;
}

async function restore(bridge: Bridge): Promise<void> {
  if (restored) return;
  restored = true;
  const { value } = await bridge.request('ui.get', { key: KEY });
  const left = leftSchema.safeParse(value);
  if (!left.success) return;
  wantedDate = left.data.date;
  useJourney.setState({
    camera: left.data.camera,
    selected: useJourney.getState().selected ?? left.data.selected,
    lastVisit: visitBefore(left.data, Date.now()),
  });
  setOrder(left.data.order);
  seen = Date.now();
}

/** When the map was last in view in this window; null before it was. */
let seen: number | null = null;

/** Looks closer together than this are one visit, in milliseconds. */
const ONE_VISIT = 30 * 60_000;

/** When the visit before this one ended: looking again after a few minutes goes on with the same visit. */
export function visitBefore({ seen, before }: Pick<Left, 'seen' | 'before'>, now: number): number | null {
  return seen === null || now - seen > ONE_VISIT ? seen : before;
}

function leaveBehind(): Left {
  const { camera, selected, order, model, lastVisit } = useJourney.getState();
  const { at } = playhead;
  const date = Number.isFinite(at) && model !== null ? model.plan.pace.date(at) : null;
  const kept = date !== null && Number.isFinite(date) ? date : null;
  return { camera, selected, order, date: kept, seen: Date.now(), before: lastVisit };
}

/** Loads the journey, and again when it changed. */
export function useJourneyData(): void {
  const bridge = useBridge();
  const generation = useApp((app) => app.generation);
  useEffect(() => {
    let live = true;
    let running = false;
    let again = false;
    const load = async (): Promise<void> => {
      if (running) {
        again = true;
        return;
      }
      running = true;
      try {
        await restore(bridge);
        const [graph, { places }] = await Promise.all([
          bridge.request('journey.graph', {}),
          bridge.request('journey.places', {}),
        ]);
        if (live && !sameGraph(graph, useJourney.getState().graph)) showGraph(graph, readPlaces(places));
      } catch (error) {
        if (live) useJourney.setState({ error });
      }
      running = false;
      if (again && live) {
        again = false;
        void load();
      }
    };
    void load();
    const stop = bridge.on('journey.changed', () => void load());
    return () => {
      live = false;
      stop();
    };
  }, [bridge, generation]);
}

function sameGraph(a: JourneyGraph, b: JourneyGraph | null): boolean {
  return a.builtAt === b?.builtAt;
}

/** Stores camera, selection, order and playhead a moment after they changed, and when the map was last in view. */
export function useLeftBehind(): void {
  const bridge = useBridge();
  const lookingOn = useLookingOn();
  useEffect(() => {
    if (lookingOn) return;
    let timer = 0;
    let last = '';
    let leaving = false;
    const before = useJourney.getState().lastVisit;
    if (seen !== null) useJourney.setState({ lastVisit: visitBefore({ seen, before }, Date.now()) });
    const store = (): void => {
      timer = 0;
      // Where one looks on someone else's map is nothing to come back to.
      if (useJourney.getState().foreign !== null) return;
      const left = leaveBehind();
      const text = JSON.stringify({ ...left, seen: null });
      if (text === last && !leaving) return;
      last = text;
      // Losing it costs a camera position; nothing to trouble a person with.
      bridge.request('ui.set', { key: KEY, value: left }).catch(() => undefined);
    };
    const soon = (): void => {
      clearTimeout(timer);
      timer = window.setTimeout(store, SOON);
    };
    const stops = [useJourney.subscribe(soon), playhead.subscribe(soon)];
    return () => {
      stops.forEach((stop) => stop());
      clearTimeout(timer);
      seen = Date.now();
      leaving = true;
      store();
    };
  }, [bridge, lookingOn]);
}

/** The date the playhead has to keep on a layout of other nodes; null when it stays where it is. */
function dateToKeep(before: MapModel | null, model: MapModel): number | null {
  if (!Number.isFinite(playhead.at)) return null;
  if (before === null) return left === null || left.nodes === model.nodes ? null : left.date;
  return before === model ? null : before.plan.pace.date(playhead.at);
}

/** A layout grew or stands: the playhead keeps its date, and new places are stored. */
export function useModelListener(): (model: MapModel) => void {
  const bridge = useBridge();
  const lookingOn = useLookingOn();
  return (model) => {
    const { model: before, places, foreign } = useJourney.getState();
    const { pace } = model.plan;
    if (pace.w.length > 0) {
      const date = wantedDate ?? dateToKeep(before, model);
      wantedDate = null;
      left = null;
      playhead.setEnd(pace.end);
      if (date !== null) playhead.set(pace.at(date));
    }
    useJourney.setState({ model, modelVersion: model.version });
    if (!model.settled || lookingOn || foreign !== null) return;
    const angles = model.angles();
    const changed = angles.size !== places.size || [...angles].some(([id, angle]) => places.get(id) !== angle);
    if (!changed) return;
    useJourney.setState({ places: angles });
    // They can be found again; a home that cannot be written says so elsewhere.
    bridge
      .request('journey.savePlaces', { places: { version: 1, angles: Object.fromEntries(angles) } })
      .catch(() => undefined);
  };
}

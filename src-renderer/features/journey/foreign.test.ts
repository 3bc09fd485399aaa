import { beforeEach, expect, test } from 'vitest';
import { syntheticJourney } from '../../../bench/starmap/synthetic.ts';
import { readSharedMap, sharedMap } from './share/shared-map.ts';
import { backToOwn, playhead, select, setFilter, showForeign, showGraph, useJourney } from './store.ts';

const mine = syntheticJourney(40);
const theirs = readSharedMap(JSON.stringify(sharedMap(syntheticJourney(60, 3), true)));
const places = new Map([['a', 1]]);

beforeEach(() => {
  backToOwn();
  showGraph(mine, places);
  select(mine.nodes[4]?.id ?? null);
  useJourney.setState({ camera: { k: 2, cx: 10, cy: 20 } });
});

test('someone else’s map takes the place of one’s own, without its places, camera, selection or filters', () => {
  setFilter({ query: 'budget' });
  playhead.set(12);
  showForeign(theirs);
  const { graph, places: used, camera, selected, kept, listed, fresh } = useJourney.getState();
  expect(graph).toBe(theirs.graph);
  expect({ camera, selected, kept }).toEqual({ camera: null, selected: null, kept: null });
  expect(used.size).toBe(0);
  expect(fresh.size).toBe(0);
  expect(listed).toHaveLength(60);
  expect(playhead.at).toBe(Infinity);
});

test('one’s own is as it was left, also after looking at a second one', () => {
  showForeign(theirs);
  showForeign({ ...theirs, graph: { ...theirs.graph, nodes: [], edges: [] } });
  useJourney.setState({ camera: { k: 9, cx: 0, cy: 0 } });
  backToOwn();
  const { graph, places: used, camera, selected, foreign } = useJourney.getState();
  expect(graph).toBe(mine);
  expect(used).toBe(places);
  expect(camera).toEqual({ k: 2, cx: 10, cy: 20 });
  expect(selected).toBe(mine.nodes[4]?.id);
  expect(foreign).toBeNull();
});

test('what is learned meanwhile is on one’s own map, and does not touch the other', () => {
  showForeign(theirs);
  const later = syntheticJourney(41);
  showGraph(later, new Map());
  expect(useJourney.getState().graph).toBe(theirs.graph);
  backToOwn();
  expect(useJourney.getState().graph).toBe(later);
});

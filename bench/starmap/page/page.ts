/** The map without the app around it, over a synthetic journey: `?n=3000&theme=dark`. */
import { StarMap } from '../../../src-renderer/features/journey/map/star-map.ts';
import { syntheticJourney } from '../synthetic.ts';

const query = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = query.get('theme') ?? 'dark';
const host = document.getElementById('map');
if (host === null) throw new Error('no place for the map');

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const styles = {
  year: new Intl.DateTimeFormat('en-GB', { year: 'numeric' }),
  month: new Intl.DateTimeFormat('en-GB', { month: 'short' }),
  'month-year': new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric' }),
  day: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' }),
};
const graph = syntheticJourney(Number(query.get('n') ?? 400));
const timings: Record<string, number> = {};
const began = performance.now();
const map = new StarMap(
  host,
  {
    tick: (tick) => styles[tick.style].format(tick.time),
    date: (time) => day.format(time),
    quiet: (days) => `${Math.round(days / 7)} weeks quiet`,
    reason: (edge) => (edge.reason === 'word' ? `both say “${edge.detail}”` : edge.reason),
    category: (name) => (name === '' ? 'other' : name),
  },
  {
    onHover: () => undefined,
    onSelect: (id) => map.setSelected(id),
    onCamera: () => undefined,
    onModel: (model) => {
      if (model.settled) timings['settled'] = performance.now() - began;
    },
  },
);
map.setGraph(graph, new Map());
timings['compile'] = performance.now() - began;
const watch = (): void => {
  if (map.stats.pictures > 0 && timings['firstPicture'] === undefined)
    timings['firstPicture'] = performance.now() - began;
  if (timings['settled'] !== undefined && timings['firstPicture'] !== undefined) document.body.dataset['ready'] = 'yes';
  else requestAnimationFrame(watch);
};
requestAnimationFrame(watch);
Object.assign(window, { starMap: { map, timings, graph } });

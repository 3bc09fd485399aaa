/** The map without the app around it, over a synthetic journey: `?n=3000&theme=dark`. */
import { overlap } from '../../../src-renderer/features/journey/map/placer.ts';
import { StarMap } from '../../../src-renderer/features/journey/map/star-map.ts';
import { syntheticJourney } from '../synthetic.ts';
import { cameraAt, countFrames, type Contestant, type Frames } from './gesture.ts';

/** What only the map can be asked. */
export interface OurContestant extends Contestant {
  /** A replay from beginning to end in so many frames. */
  replay(frames: number): Promise<Frames>;
  /** Frames drawn in so many milliseconds in which nothing happens. */
  rest(ms: number): Promise<number>;
  /** Pairs of labels that overlap, summed over looks at every tenth frame of a gesture; and the most labels seen. */
  labels(frames: number): Promise<{ readonly overlaps: number; readonly most: number }>;
  readonly map: StarMap;
}

const query = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = query.get('theme') ?? 'dark';
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const styles = {
  year: new Intl.DateTimeFormat('en-GB', { year: 'numeric' }),
  month: new Intl.DateTimeFormat('en-GB', { month: 'short' }),
  'month-year': new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric' }),
  day: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' }),
};
const graph = syntheticJourney(Number(query.get('n') ?? 400));
const timings: Record<string, number> = {};

function start(host: HTMLElement): void {
  const began = performance.now();
  performance.mark('map-begins');
  const since = (name: string): void => {
    timings[name] ??= performance.now() - began;
  };
  const map: StarMap = new StarMap(
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
      onDate: () => undefined,
      onCamera: () => undefined,
      onModel: (model) => {
        if (model.settled) since('settled');
      },
    },
  );
  map.setGraph(graph, new Map());
  since('compiled');
  const watch = (): void => {
    if (map.stats.pictures > 0) since('painted');
    if (timings['settled'] === undefined || timings['painted'] === undefined) requestAnimationFrame(watch);
    else {
      performance.mark('map-stands');
      offer(map);
    }
  };
  requestAnimationFrame(watch);
}

function offer(map: StarMap): void {
  const show = (share: number): void => {
    const { width, height } = map.view;
    map.moveTo(cameraAt(share, map.whole, width, height));
  };
  const contestant: OurContestant = {
    timings,
    map,
    gesture: (frames) => countFrames(frames, show),
    replay: (frames) => countFrames(frames, (share) => map.setPlayhead(share * map.model.plan.pace.end)),
    async rest(ms) {
      const before = map.stats.frames;
      await new Promise((done) => setTimeout(done, ms));
      return map.stats.frames - before;
    },
    async labels(frames) {
      let overlaps = 0;
      let most = 0;
      let frame = 0;
      await countFrames(frames, (share) => {
        show(share);
        if (frame++ % 10 !== 0) return;
        most = Math.max(most, map.labels.length);
        overlaps += map.labels.reduce(
          (sum, a, i) => sum + map.labels.slice(i + 1).filter((b) => overlap(a, b)).length,
          0,
        );
      });
      return { overlaps, most };
    },
  };
  Object.assign(window, { contestant });
  document.body.dataset['ready'] = 'yes';
}

const host = document.getElementById('map');
// In a task of its own, so that making up the journey is no part of what is measured.
if (host !== null) setTimeout(() => start(host), 50);

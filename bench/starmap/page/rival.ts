/** The yardsticks over the very graph and places of the map: `rival.html?with=sigma&n=10000`. */
import { fitCamera } from '../../../src-renderer/features/journey/map/camera.ts';
import { CATEGORY_COLOURS } from '../../../src-renderer/features/journey/map/theme.ts';
import { compileGraph } from '../../../src-shared/journey/chart.ts';
import { grow } from '../../../src-shared/journey/growth.ts';
import { syntheticJourney } from '../synthetic.ts';
import { cameraAt, countFrames, type Contestant } from './gesture.ts';
import type { Drawn, Rival } from './rivals/drawn.ts';
import { startNaive } from './rivals/naive.ts';
import { startPixi } from './rivals/pixi.ts';
import { startSigma } from './rivals/sigma.ts';

const RIVALS: Readonly<Record<string, (host: HTMLElement, drawn: Drawn) => Promise<Rival>>> = {
  naive: startNaive,
  sigma: startSigma,
  pixi: startPixi,
};

const query = new URLSearchParams(location.search);
const host = document.getElementById('map');
const start = RIVALS[query.get('with') ?? 'naive'];
if (host === null || start === undefined) throw new Error('no such rival');

const graph = syntheticJourney(Number(query.get('n') ?? 400));
const { data } = compileGraph(graph);
const { x, y, room, sector, belt } = grow(data);
const { clientWidth: width, clientHeight: height } = host;
const colours = CATEGORY_COLOURS.dark;
const drawn: Drawn = {
  nodes: graph.nodes.map(({ label }, i) => ({
    x: x[i] ?? 0,
    y: y[i] ?? 0,
    r: room[i] ?? 0,
    colour: colours[sector[i] ?? 0] ?? '#ffffff',
    label,
  })),
  edges: [...data.edgeA].map((a, e) => [a, data.edgeB[e] ?? 0]),
  reach: belt,
  width,
  height,
  whole: fitCamera({ width, height }, belt),
};
const began = performance.now();
const rival = await start(host, drawn);
rival.show(drawn.whole);
const contestant: Contestant = {
  timings: { ready: performance.now() - began },
  gesture: (frames) => countFrames(frames, (share) => rival.show(cameraAt(share, drawn.whole, width, height))),
};
Object.assign(window, { contestant });
document.body.dataset['ready'] = 'yes';

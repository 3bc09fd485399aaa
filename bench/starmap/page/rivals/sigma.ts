import Graph from 'graphology';
import Sigma from 'sigma';
import { type Drawn, EDGE, type Rival } from './drawn.ts';

/** sigma.js with its own settings, and the map's own fit of the window. */
export function startSigma(host: HTMLElement, { nodes, edges, reach, width, height, whole }: Drawn): Promise<Rival> {
  const graph = new Graph({ multi: true });
  nodes.forEach(({ x, y, r, colour, label }, i) => {
    // Its second axis points up.
    graph.addNode(i, { x, y: -y, size: Math.max(0.9, r * whole.k), color: colour, label });
  });
  for (const [from, to] of edges) graph.addEdge(from, to, { size: 0.5, color: EDGE });
  const sigma = new Sigma(graph, host, {
    settings: { stagePadding: Math.min(width, height) / 2 - reach * whole.k },
  });
  sigma.setCustomBBox({ x: [-reach, reach], y: [-reach, reach] });
  sigma.refresh();
  return Promise.resolve({
    show({ k, x, y }) {
      // The world point in the middle of the window, on axes from 0 to 1.
      const cx = (width / 2 - x) / k;
      const cy = (height / 2 - y) / k;
      sigma.getCamera().setState({ x: 0.5 + cx / (2 * reach), y: 0.5 - cy / (2 * reach), ratio: whole.k / k });
    },
  });
}

/** Journeys of unusual shapes, for pictures: `pattern=daily` one thing a day, `minute` all in one minute, `provided` a third a provider's. */
import type { JourneyGraph, JourneyNode } from '../../src-shared/contract/journey.ts';
import { PROVIDER_CATEGORY } from '../../src-shared/journey/provided.ts';
import { syntheticJourney } from './synthetic.ts';

const DAY = 86_400_000;
const END = Date.UTC(2026, 9, 20, 18);

/** A journey of `count` nodes in a pattern; an unknown one is that of a life. */
export function patternedJourney(count: number, pattern: string): JourneyGraph {
  const graph = syntheticJourney(count);
  switch (pattern) {
    case 'daily':
      return retimed(graph, (i) => END - (count - i) * DAY);
    case 'minute':
      return retimed(graph, (i) => END + Math.floor((i * 60_000) / count));
    case 'provided':
      return { ...graph, nodes: graph.nodes.map((node, i) => (i % 3 === 1 ? kept(node) : node)) };
    default:
      return graph;
  }
}

function retimed(graph: JourneyGraph, at: (i: number) => number): JourneyGraph {
  return { ...graph, nodes: graph.nodes.map((node, i) => ({ ...node, time: at(i), uncertain: null })) };
}

function kept(node: JourneyNode): JourneyNode {
  return {
    ...node,
    kind: 'provider_memory',
    store: null,
    skill: null,
    category: `${PROVIDER_CATEGORY}Honcho`,
    origin: 'provider',
    provided: { provider: 'honcho', title: 'Honcho', kind: 'conclusion', trust: 0.8 },
  };
}

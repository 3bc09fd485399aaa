/** The journey as the page holds it: nodes, places, neighbours, an index for picking. */
import { quadtree, type Quadtree } from 'd3';
import type { JourneyEdge, JourneyGraph, JourneyNode } from '@shared/contract/journey.ts';
import { type ChartData, compileGraph, type Compiled, type Incidence, otherEnd } from '@shared/journey/chart.ts';
import { emptyPlaces, type Places, type Plan } from '@shared/journey/growth.ts';
import { f32, f64, i32 } from '@shared/journey/numbers.ts';
import { makePace, paceFrom } from '@shared/journey/pace.ts';
import type { FromEngine, PlanData } from '../engine/protocol.ts';
import type { Topic } from './topics.ts';

/** A neighbour of a node and why it is one. */
export interface Neighbour {
  readonly node: number;
  readonly edge: JourneyEdge;
}

/** An empty plan, for a chart whose layout has not answered yet. */
function noPlan(size: number): Plan {
  return {
    pace: makePace([]),
    sectors: { names: [], w: new Float64Array(1), rows: new Float64Array(1) },
    order: new Int32Array(0),
    rank: new Int32Array(size).fill(-1),
    undated: new Int32Array(0),
    sector: new Uint8Array(size),
    room: new Float32Array(size),
    w: new Float64Array(size).fill(Infinity),
    rim: 100,
    belt: 100,
  };
}

export class MapModel {
  readonly nodes: readonly JourneyNode[];
  readonly data: ChartData;
  readonly incidence: Incidence;
  readonly places: Places;
  plan: Plan;
  topics: readonly Topic[] = [];
  byWeight: Int32Array = new Int32Array(0);
  /** True once every node stands. */
  settled = false;
  /** Bumped whenever places were added. */
  version = 0;
  private readonly compiled: Compiled;
  private readonly edges: readonly JourneyEdge[];
  private readonly tree: Quadtree<number>;

  /** `compiled` is of this very graph. */
  constructor(graph: JourneyGraph, compiled: Compiled) {
    this.nodes = graph.nodes;
    this.edges = graph.edges;
    this.compiled = compiled;
    this.data = compiled.data;
    this.incidence = compiled.incidence;
    const size = graph.nodes.length;
    this.places = emptyPlaces(size);
    this.plan = noPlan(size);
    this.tree = quadtree<number>()
      .x((i) => f32(this.places.x, i))
      .y((i) => f32(this.places.y, i));
  }

  /** Takes in what the engine found. */
  accept(message: Extract<FromEngine, { type: 'plan' | 'placed' | 'settled' }>): void {
    this.version++;
    switch (message.type) {
      case 'plan':
        this.plan = toPlan(message.plan);
        return;
      case 'placed':
        message.nodes.forEach((i, k) => {
          this.places.x[i] = f32(message.x, k);
          this.places.y[i] = f32(message.y, k);
          this.places.angle[i] = f64(message.angle, k);
          this.tree.add(i);
        });
        return;
      case 'settled':
        this.topics = message.topics;
        this.byWeight = message.byWeight;
        this.settled = true;
    }
  }

  /** Index of a node, -1 when it is not on the map. */
  indexOf(id: string | null): number {
    return id === null ? -1 : (this.compiled.index.get(id) ?? -1);
  }

  node(i: number): JourneyNode | undefined {
    return this.nodes[i];
  }

  /** Whether a node is lit at a position of the playhead. What has no time is always lit. */
  lit(i: number, playhead: number): boolean {
    const w = f64(this.plan.w, i);
    return w <= playhead || w === Infinity;
  }

  neighbours(i: number): Neighbour[] {
    const found: Neighbour[] = [];
    if (i < 0) return found;
    for (let at = i32(this.incidence.start, i); at < i32(this.incidence.start, i + 1); at++) {
      const e = i32(this.incidence.list, at);
      const edge = this.edge(e);
      if (edge !== undefined) found.push({ node: otherEnd(this.data, e, i), edge });
    }
    return found;
  }

  /** The edge at an index of `data`. */
  edge(e: number): JourneyEdge | undefined {
    return this.edges[i32(this.compiled.edgeIndex, e)];
  }

  /** The node nearest to a world point within a distance, -1 when there is none. */
  nearest(x: number, y: number, reach: number): number {
    return this.tree.find(x, y, reach) ?? -1;
  }

  /** Calls `visit` for every node inside a rectangle of the world. */
  within(x0: number, y0: number, x1: number, y1: number, visit: (i: number) => void): void {
    this.tree.visit((cell, cx0, cy0, cx1, cy1) => {
      if (cx0 > x1 || cy0 > y1 || cx1 < x0 || cy1 < y0) return true;
      if (!('length' in cell)) {
        for (let leaf: typeof cell | undefined = cell; leaf !== undefined; leaf = leaf.next) {
          const i = leaf.data;
          const x = f32(this.places.x, i);
          const y = f32(this.places.y, i);
          if (x >= x0 && x <= x1 && y >= y0 && y <= y1) visit(i);
        }
      }
      return false;
    });
  }

  /** The angles worth storing, by node id. */
  angles(): Map<string, number> {
    return new Map(this.data.ids.map((id, i) => [id, f64(this.places.angle, i)]));
  }
}

/** A map before anything was loaded. */
export function emptyModel(): MapModel {
  const graph: JourneyGraph = { nodes: [], edges: [], builtAt: 0 };
  return new MapModel(graph, compileGraph(graph));
}

function toPlan({ times, paceW, ...rest }: PlanData): Plan {
  return { ...rest, pace: paceFrom(times, paceW) };
}

import { describe, expect, test } from 'vitest';
import { syntheticJourney } from '../../bench/starmap/synthetic.ts';
import { utcCalendar } from '@shared/journey/calendar.ts';
import { columns, drawTimeline, timelineFrames } from './timeline.ts';

const ESC = '\u001b';
const plain = { width: 80, color: false, calendar: utcCalendar };

describe('timeline', () => {
  test('no line is wider than the terminal, down to 40 columns, in any script', () => {
    for (const width of [40, 57, 80, 132]) {
      for (const size of [1, 40, 400, 3000]) {
        const drawn = drawTimeline(syntheticJourney(size), { ...plain, width });
        for (const line of drawn.split('\n')) expect(columns(line)).toBeLessThanOrEqual(width);
      }
    }
  });

  test('a width below 40 counts as 40', () => {
    const graph = syntheticJourney(40);
    expect(drawTimeline(graph, { ...plain, width: 3 })).toBe(drawTimeline(graph, { ...plain, width: 40 }));
  });

  test('without colour there is no escape; with it only our own', () => {
    const graph = syntheticJourney(40);
    const [first, ...rest] = graph.nodes;
    if (first === undefined) throw new Error('no node');
    const hostile = { ...graph, nodes: [{ ...first, label: `${ESC}[2J${ESC}]0;x\u0007\u202egone` }, ...rest] };
    expect(drawTimeline(hostile, plain)).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f\u202e]/);
    const colours = drawTimeline(hostile, { ...plain, color: true })
      .split(ESC)
      .slice(1);
    expect(colours.length).toBeGreaterThan(0);
    for (const code of colours) expect(code).toMatch(/^\[(0|38;2;\d+;\d+;\d+)m/);
  });

  test('frames go from nothing to everything and never back', () => {
    const graph = syntheticJourney(14);
    const frames = timelineFrames(graph, plain, 12);
    expect(frames).toHaveLength(12);
    const counts = frames.map((frame) => Number(/(\d+) of \d+:/.exec(frame)?.[1]));
    expect(counts[0]).toBe(0);
    expect(counts.at(-1)).toBe(graph.nodes.filter(({ time }) => time !== null).length);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  });

  test('what is forgotten is marked from the day it went, at every width and in every frame, and counted apart', () => {
    const graph = syntheticJourney(400);
    const nodes = graph.nodes.map((node, i) =>
      node.kind === 'memory' && node.time !== null && i % 3 === 0
        ? { ...node, state: 'removed' as const, goneAt: node.time + 30 * 86_400_000 }
        : node,
    );
    const gone = nodes.filter(({ state }) => state === 'removed').length;
    const told = (drawn: string): number => Number(/(\d+) forgotten ◇/.exec(drawn)?.[1] ?? 0);
    for (const width of [40, 80, 200]) {
      const frames = timelineFrames({ ...graph, nodes }, { ...plain, width }, 20);
      for (const line of frames.flatMap((frame) => frame.split('\n'))) expect(columns(line)).toBeLessThanOrEqual(width);
      const counts = frames.map(told);
      expect(counts).toEqual(counts.toSorted((a, b) => a - b));
      if (width > 40) expect([counts[0], counts.at(-1)]).toEqual([0, gone]);
    }
    expect(drawTimeline({ ...graph, nodes }, plain)).toContain('◇');
  });

  test('few rows: days become months, months become quarters, quarters years', () => {
    for (const size of [40, 400, 3000, 10_000]) {
      expect(drawTimeline(syntheticJourney(size), plain).trim().split('\n').length).toBeLessThanOrEqual(26);
    }
  });

  test('an empty journey says what will be here', () => {
    expect(drawTimeline({ nodes: [], edges: [], builtAt: 0 }, plain)).toContain('Nothing learned yet');
  });
});

import { describe, expect, test } from 'vitest';
import { syntheticJourney } from '../../bench/starmap/synthetic.ts';
import type { JourneyNode } from '../contract/journey.ts';
import { type ChangeKind, changeOrder, changeSince, countChanges } from './changes.ts';

const [base] = syntheticJourney(40).nodes;
if (base === undefined) throw new Error('no node');
const blank: JourneyNode = {
  ...base,
  kind: 'memory',
  time: 100,
  uncertain: null,
  useTimes: [],
  editTimes: [],
  goneAt: null,
};
const SINCE = 1000;

const table: [string, Partial<JourneyNode>, ChangeKind | null][] = [
  ['an older memory', {}, null],
  ['one born since', { time: 1000 }, 'added'],
  ['one edited since', { editTimes: [500, 1500] }, 'changed'],
  ['one edited before only', { editTimes: [500] }, null],
  ['one born and edited since', { time: 1200, editTimes: [1500] }, 'added'],
  ['one removed since', { goneAt: 1600, editTimes: [1500] }, 'removed'],
  ['one born and removed since', { time: 1200, goneAt: 1600 }, 'removed'],
  ['one removed before', { goneAt: 900 }, null],
  ['one found since, of unknown age', { time: 1400, uncertain: { from: null, to: 1400 } }, null],
  ['one whose whole span lies since', { time: 1400, uncertain: { from: 1100, to: 1400 } }, 'added'],
  ['one without any time', { time: null }, null],
  ['a skill born since', { kind: 'skill', time: 1000, useTimes: [1100] }, 'born'],
  ['a skill edited and used since', { kind: 'skill', editTimes: [1100], useTimes: [1200] }, 'edited'],
  ['a skill used since', { kind: 'skill', useTimes: [200, 1200] }, 'used'],
  ['a skill archived since', { kind: 'skill', goneAt: 1300, useTimes: [1200] }, 'archived'],
];

describe('what changed since', () => {
  test.each(table)('%s', (_, change, kind) => {
    expect(changeSince({ ...blank, ...change }, SINCE)?.kind ?? null).toBe(kind);
  });

  test('is counted and listed by kind, newest first within one, every node once', () => {
    const nodes = table.map(([, change]) => ({ ...blank, ...change }));
    const counts = countChanges(nodes, SINCE);
    expect(counts).toEqual([
      ['added', 3],
      ['changed', 1],
      ['removed', 2],
      ['born', 1],
      ['edited', 1],
      ['used', 1],
      ['archived', 1],
    ]);
    const order = changeOrder(
      nodes,
      SINCE,
      nodes.map((_, i) => i),
    );
    expect(order).toHaveLength(counts.reduce((sum, [, n]) => sum + n, 0));
    expect(order.slice(0, 3).map((i) => changeSince(nodes[i] ?? blank, SINCE)?.time)).toEqual([1400, 1200, 1000]);
    expect(new Set(order).size).toBe(order.length);
  });
});

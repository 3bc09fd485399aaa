import { describe, expect, test } from 'vitest';
import { syntheticJourney } from '../../../bench/starmap/synthetic.ts';
import { keptMask, makeMatcher, NO_FILTER } from './filter.ts';

const nodes = syntheticJourney(60).nodes;
const [first] = nodes;
if (first === undefined) throw new Error('no node');

describe('filter', () => {
  test('every word has to match, in the whole text and not in the cut label', () => {
    const node = { ...first, label: 'Cut', body: `${'x'.repeat(300)} deep words stand here` };
    expect(makeMatcher({ ...NO_FILTER, query: 'WORDS  deep' })(node)).toBe(true);
    expect(makeMatcher({ ...NO_FILTER, query: 'deep absent' })(node)).toBe(false);
  });

  test('full width and half width are the same to a search', () => {
    expect(makeMatcher({ ...NO_FILTER, query: 'ＡＢＣ' })({ ...first, body: 'abc' })).toBe(true);
  });

  test('a blank choice widens: no filter at all is no mask', () => {
    expect(keptMask(nodes, { ...NO_FILTER, query: '   ' })).toBeNull();
  });

  test('filters narrow together', () => {
    const mask = keptMask(nodes, { ...NO_FILTER, shape: 'skill', category: 'Coding' });
    nodes.forEach((node, i) => {
      expect(mask?.[i]).toBe(node.kind === 'skill' && node.category === 'Coding' ? 1 : 0);
    });
  });

  test('since keeps what was learned or edited from then on', () => {
    const node = { ...first, time: 1000, editTimes: [5000] };
    const at = (since: number): boolean => makeMatcher({ ...NO_FILTER, since })(node);
    expect([at(500), at(3000), at(6000)]).toEqual([true, true, false]);
  });
});

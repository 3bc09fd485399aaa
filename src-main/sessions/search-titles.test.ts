import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Lineage, SessionCell } from './lineage.ts';
import { matches } from './match.ts';
import { parseQuery } from './query.ts';
import { TitleList } from './search-titles.ts';

function lineage(title: string): Lineage {
  const cell = { id: title, title } as SessionCell;
  return { root: cell, tip: cell, chain: [cell] };
}

const letters = Array.from('aAbBéÉßİıſΣσςжЖ中文ᄀ가ㄱ한 \t-_.*"\u0001');

describe('titles that answer a query', () => {
  it('are those that answer it when each is looked at, whatever the script', () => {
    const text = fc.string({ unit: fc.constantFrom(...letters), maxLength: 8 });
    fc.assert(
      fc.property(fc.array(text, { maxLength: 12 }), text, (titles, input) => {
        const { tree } = parseQuery(input, 0);
        fc.pre(tree !== null);
        const all = titles.map(lineage);
        const found = new TitleList({ titled: () => all }).answering(tree).map((l) => l.root.title);
        expect(found.sort()).toEqual(titles.filter((t) => matches(tree, t)).sort());
      }),
    );
  });

  it('are the new ones once the titles have changed', () => {
    let all = [lineage('Bread')];
    const list = new TitleList({ titled: () => all });
    const { tree } = parseQuery('bread', 0);
    if (tree === null) throw new Error('no query');
    expect(list.answering(tree)).toHaveLength(1);
    all = [lineage('Tea'), lineage('Bread and butter')];
    expect(list.answering(tree).map((l) => l.root.title)).toEqual(['Bread and butter']);
  });
});

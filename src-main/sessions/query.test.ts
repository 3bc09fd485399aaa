import { describe, expect, it } from 'vitest';
import {
  parseDay,
  parseQuery,
  positiveTerms,
  withoutOuterPunctuation,
  withoutUnread,
  type QueryNode,
} from './query.ts';
import { matchExpression } from './search-index.ts';

const now = new Date(2026, 4, 15, 10, 30).getTime();
const day = (y: number, m: number, d: number): number => new Date(y, m - 1, d).getTime();

/** A tree as text: a AND b as `(a & b)`. */
function shown(node: QueryNode | null): string {
  if (node === null) return '';
  if (node.kind === 'not') return `!${shown(node.node)}`;
  if (node.kind === 'term') return (node.phrase ? `"${node.text}"` : node.text) + (node.prefix ? '*' : '');
  return `(${node.nodes.map(shown).join(node.kind === 'and' ? ' & ' : ' | ')})`;
}

describe('a query', () => {
  it.each([
    ['a b', '(a & b)'],
    ['a OR b c', '(a | (b & c))'],
    ['a AND b', '(a & b)'],
    ['a NOT b', '(a & !b)'],
    ['NOT a', '!a'],
    ['"a b" c', '("a b" & c)'],
    ['“a b”', '"a b"'],
    ['deploy*', 'deploy*'],
    ['"a b"*', '"a b"*'],
    ['-a', '-a'],
    ['and or not', '(and & or & not)'],
    ['a AND', 'a'],
    ['OR a', 'a'],
    ['a AND AND b', '(a & b)'],
    ['NOT NOT x', '!x'],
    ['AND', 'AND'],
    ['""', '""'],
    ['"unclosed', '"unclosed'],
    ['*', '*'],
    ['a*b', 'a*b'],
    ['TODO: fix', '(TODO: & fix)'],
    ['role: x', '(role: & x)'],
    ['(a OR b) c', '((a | b) & c)'],
    ['(a OR (b AND "c d")) NOT e', '((a | (b & "c d")) & !e)'],
    ['NOT (a OR b)', '!(a | b)'],
    ['(a b)', '((a & b))'],
    ['f(a OR b)', '(f(a | b))'],
    ['(a OR b', '((a | b)'],
    ['  ', ''],
  ])('%j reads %s', (text, tree) => {
    expect(shown(parseQuery(text, now).tree)).toBe(tree);
  });

  it('takes filters out of the text', () => {
    expect(parseQuery('role:user,tool source:CLI title:"my trip" after:2026-03 before:yesterday x', now)).toEqual({
      tree: { kind: 'term', text: 'x', phrase: false, prefix: false },
      filters: {
        roles: ['user', 'tool'],
        sources: ['cli'],
        titles: ['my trip'],
        after: day(2026, 3, 1),
        before: day(2026, 5, 14),
      },
      unread: [],
    });
    expect(parseQuery('title:x', now)).toMatchObject({ tree: null, filters: { titles: ['x'] } });
  });

  it.each([
    ['x before:yesterdayish', '(x & before:yesterdayish)', ['before'], 'x'],
    ['role:robot x', '(role:robot & x)', ['role'], 'x'],
    ['x NOT role:user,robot AFTER:soon', '(x & !role:user,robot & AFTER:soon)', ['role', 'after'], 'x'],
    ['(a OR before:2026-02-30) b', '((a | before:2026-02-30) & b)', ['before'], '(a & b)'],
    ['role:robot', 'role:robot', ['role'], ''],
    ['x before:"some day"', '(x & before:"some day")', ['before'], 'x'],
    ['x role:rob*', '(x & role:rob*)', ['role'], 'x'],
    ['"role:robot" x', '("role:robot" & x)', [], ''],
    ['role: x', '(role: & x)', [], ''],
  ])('takes what cannot be read of %j for text, and knows it', (text, tree, filters, rest) => {
    const query = parseQuery(text, now);
    expect(shown(query.tree)).toBe(tree);
    expect(query.unread.map((u) => u.filter)).toEqual(filters);
    expect(shown(query.tree && withoutUnread(query, query.tree))).toBe(rest);
  });

  it.each([
    ['2026', day(2026, 1, 1)],
    ['2026-02', day(2026, 2, 1)],
    ['2026/2/3', day(2026, 2, 3)],
    ['today', day(2026, 5, 15)],
    ['tomorrow', day(2026, 5, 16)],
    ['7d', day(2026, 5, 8)],
    ['2w', day(2026, 5, 1)],
    ['3m', day(2026, 2, 15)],
    ['1y', day(2025, 5, 15)],
    ['2026-02-30', null],
    ['soon', null],
    ['26', null],
  ])('knows the day %j', (text, time) => {
    expect(parseDay(text, now)).toBe(time);
  });

  it('is asked again without outer punctuation only where that leaves something telling', () => {
    const bare = (text: string): string => {
      const { tree } = parseQuery(text, now);
      return tree === null ? '' : shown(withoutOuterPunctuation(tree));
    };
    expect(bare('(ready?) now')).toBe('(ready & now)');
    expect(bare('C++')).toBe('');
    expect(bare('"ready?"')).toBe('');
    expect(bare('ready NOT steady!')).toBe('(ready & !steady)');
  });

  it('names what is to be found, not what is to be left out', () => {
    expect(positiveTerms(parseQuery('a NOT b OR c', now).tree).map((t) => t.text)).toEqual(['a', 'c']);
  });
});

describe('a MATCH expression', () => {
  const words = (text: string): string | null => {
    const { tree } = parseQuery(text, now);
    return tree && matchExpression(tree, (t) => (t.text === 'no' ? null : `"${t.text}"`));
  };

  it('leaves out of an AND what an index cannot say, and gives up on an OR', () => {
    expect(words('a no b')).toBe('("a" AND "b")');
    expect(words('a OR no')).toBeNull();
    expect(words('a NOT b')).toBe('"a"');
    expect(words('no')).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import type { Row } from '../ports.ts';
import { countTurn, firstCount, turnStart, type Counters } from './due.ts';

let id = 0;
function row(role: Row['role'], calls: readonly string[] = [], displayKind: string | null = null): Row {
  id += 1;
  return {
    id,
    role,
    content: 'x',
    apiContent: null,
    reasoningDetails: null,
    toolCalls: calls.map((name, at) => ({ id: `${String(id)}_${String(at)}`, name, arguments: '{}' })),
    toolCallId: null,
    toolName: null,
    finishReason: null,
    displayKind,
    summary: false,
  };
}

const ten = { turns: 10, iterations: 10 };
const talk = [row('user'), row('assistant')];
const working = (...calls: string[]): Row[] => [
  row('user'),
  ...calls.map((name) => row('assistant', [name])),
  row('assistant'),
];

describe('a review is due', () => {
  it('at the tenth turn and every ten after', () => {
    let counters: Counters = { turns: 0, iterations: 0 };
    const due: number[] = [];
    for (let turn = 1; turn <= 30; turn += 1) {
      const counted = countTurn(counters, talk, ten);
      counters = counted.counters;
      if (counted.due.memory) due.push(turn);
    }
    expect(due).toEqual([10, 20, 30]);
  });

  it('at ten tool iterations, checked when the turn ends, whatever the number of turns', () => {
    const first = countTurn({ turns: 0, iterations: 0 }, working(...Array<string>(7).fill('read_file')), ten);
    expect(first).toEqual({ counters: { turns: 1, iterations: 7 }, due: { memory: false, skills: false } });
    const second = countTurn(first.counters, working('read_file', 'read_file', 'search_files'), ten);
    expect(second).toEqual({ counters: { turns: 2, iterations: 0 }, due: { memory: false, skills: true } });
  });

  it.each([
    ['memory begins the turns anew', ['memory'], { turns: 0, iterations: 1 }],
    [
      'skill_manage begins the iterations anew',
      ['read_file', 'skill_manage', 'read_file'],
      { turns: 6, iterations: 1 },
    ],
    ['another tool changes neither', ['session_search'], { turns: 6, iterations: 6 }],
  ])('%s', (_, calls, counters) => {
    const before = { turns: 5, iterations: calls.includes('memory') ? 0 : 5 };
    expect(countTurn(before, working(...calls), ten).counters).toEqual(counters);
  });

  it('never where an interval is 0', () => {
    const off = { turns: 0, iterations: 0 };
    expect(countTurn({ turns: 99, iterations: 99 }, working('read_file'), off).due).toEqual({
      memory: false,
      skills: false,
    });
  });

  it('counts a conversation from elsewhere as far as it goes beyond the last full interval', () => {
    const rows = Array.from({ length: 27 }, () => talk).flat();
    expect(firstCount(rows, ten)).toEqual({ turns: 7, iterations: 0 });
    expect(firstCount([...rows, row('user', [], 'steer'), row('user', [], 'hidden')], ten).turns).toBe(7);
  });

  it('finds the words that began the turn, past words given meanwhile', () => {
    const rows = [
      ...talk,
      row('user'),
      row('assistant', ['read_file']),
      row('tool'),
      row('user', [], 'steer'),
      row('assistant'),
    ];
    expect(turnStart(rows)).toBe(2);
    expect(turnStart([])).toBe(-1);
  });
});

import { describe, expect, it } from 'vitest';
import { noEntry, splitCommand, tidyEntry } from './mcp-form.ts';

describe('a command line', () => {
  it.each([
    ['npx -y server', ['npx', '-y', 'server']],
    ['  npx   x  ', ['npx', 'x']],
    ['a "b c" d', ['a', 'b c', 'd']],
    [`a 'b "c"' d`, ['a', 'b "c"', 'd']],
    ['a "b \\"c\\"" d', ['a', 'b "c"', 'd']],
    ['a b\\ c', ['a', 'b c']],
    ['a --x="b c"', ['a', '--x=b c']],
    ['C:\\tools\\run.exe --y', ['C:\\tools\\run.exe', '--y']],
    ['a "" b', ['a', '', 'b']],
    ['$(rm) `x` && y', ['$(rm)', '`x`', '&&', 'y']],
    ['', []],
  ])('%j is split into words', (line, words) => {
    expect(splitCommand(line)).toEqual(words);
  });

  it('is left alone where arguments are there already', () => {
    expect(tidyEntry({ ...noEntry, command: '/my tools/run', args: ['x', ''] })).toMatchObject({
      command: '/my tools/run',
      args: ['x'],
    });
  });
});

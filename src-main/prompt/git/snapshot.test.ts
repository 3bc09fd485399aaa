import { describe, expect, it } from 'vitest';
import { readStatus } from './snapshot.ts';

const records = (...lines: string[]): string => `${lines.join('\0')}\0`;
const oid = '# branch.oid 0123456789abcdef0123456789abcdef01234567';
const file = (xy: string, name: string): string => `1 ${xy} N... 100644 100644 100644 aaaa bbbb ${name}`;

describe('how git stands', () => {
  it.each([
    [records(oid, '# branch.head main'), 'main', 'nothing changed'],
    [records(oid, '# branch.head (detached)'), 'none, at 0123456789ab', 'nothing changed'],
    [
      records(oid, '# branch.head main', '# branch.upstream origin/main', '# branch.ab +2 -1'),
      'main (origin/main, 2 ahead, 1 behind)',
      'nothing changed',
    ],
    [records(oid, '# branch.head main', '# branch.upstream origin/main'), 'main (origin/main)', 'nothing changed'],
    [
      records(
        oid,
        '# branch.head main',
        file('M.', 'a'),
        file('.M', 'b'),
        file('MM', 'c'),
        'u UU N... d',
        '? e',
        '? f',
      ),
      'main',
      '2 staged, 2 modified, 1 in conflict, 2 untracked',
    ],
    [records('# branch.oid (initial)', '# branch.head main', file('A.', 'u x')), 'main', '1 staged'],
    [records(oid, '# branch.head a\u202Eb\u200B', '? # branch.head forged'), 'ab', '1 untracked'],
    ['', '', 'nothing changed'],
  ])('%j is said in words', (text, branch, changes) => {
    expect(readStatus(text)).toEqual({ branch, changes });
  });
});

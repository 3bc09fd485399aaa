import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commandPaths, shellCommands } from './command-paths.ts';

describe('the paths of a command', () => {
  it.each<[string, string[]]>([
    ['cd backend && ls', ['backend']],
    ['cd backend&&ls', ['backend']],
    ['pushd backend', ['backend']],
    ['cd backend;ls', ['backend']],
    ['cd backend || true', ['backend']],
    ['true | cd backend', ['backend']],
    ['cd backend & ls', ['backend']],
    ['echo x\ncd backend', ['backend']],
    ['(cd backend)', ['backend']],
    ['{ cd backend; }', ['backend']],
    ['x=$(cd backend && ls)', ['backend']],
    ['`cd backend`', ['backend']],
    ['if cd backend; then ls; fi', ['backend']],
    ['for f in x; do cd backend; done', ['backend']],
    ['FOO=1 cd backend', ['backend']],
    ['sudo cd backend', ['backend']],
    ['cd -- backend', ['backend']],
    ['cd -P backend', ['backend']],
    ["cd 'back end'", ['back end']],
    ['cd "back end"', ['back end']],
    ['cd back\\ end', ['back end']],
    ['cd back"end"', ['backend']],
    ['cd ./backend/', ['./backend/']],
    ['cd backend && cat src/x.py', ['backend', 'backend/src/x.py']],
    ['cd a && cd b && cat c/d', ['a', 'a/b', 'a/b/c/d']],
    ['cd a && cat /etc/x', ['a', '/etc/x']],
    ['cat backend/x.py', ['backend/x.py']],
    ['cat < backend/x.py > out/y', ['backend/x.py', 'out/y']],
    ['cat <backend/x.py', ['backend/x.py']],
    ['python backend/x.py --flag', ['backend/x.py']],
    ['echo cd backend', []],
    ['echo "a && cd backend"', []],
    ["echo 'cd backend; ls'", []],
    ['echo "\\" && cd backend"', []],
    ['# cd backend', []],
    ['ls # cd backend', []],
    ['echo a#b && cd backend', ['backend']],
    ['grep cd backend', []],
    ['curl https://x/backend/', []],
    ['cd', []],
    ['cd -', []],
    ['popd backend', []],
    ['', []],
    ['"', []],
    ['\\', []],
  ])('%j are %j', (line, paths) => {
    expect(commandPaths(line)).toEqual(paths);
  });

  it('are seen from where the command begins', () => {
    expect(commandPaths('cd b && cat c/d /e/f', 'a')).toEqual(['a/b', 'a/b/c/d', '/e/f']);
  });

  it('are as many as there is text for, and found in time linear in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...Array.from('ab/ \'"\\;&|()`$#\n<>cd')) }), (line) => {
        const words = shellCommands(line).flat();
        expect(words.join('').length).toBeLessThanOrEqual(line.length);
      }),
    );
    for (const part of ['"', "'", '(', '\\', 'cd a;', '#', '`', 'a/b ', 'x a/b;', '$(']) {
      expect(commandPaths(part.repeat(20_000)).length).toBeLessThanOrEqual(200);
    }
  });
});

import { isAbsolute, join } from 'node:path';

/** Paths of one line that are looked at, and how long one may be: a line that goes ever deeper ends there. */
const mostPaths = 200;
const longestPath = 4096;

/** One command of a line: its words, quotes taken off. */
type Words = readonly string[];

/** What may stand before the name of a command and is none: keywords of the shell, and programs that run another. */
const before = new Set('if then else elif while until do ! { time sudo command builtin exec env nohup'.split(' '));

/**
 * The commands of a shell line, as far as telling words and commands apart goes: quotes, escapes, comments, and what ends a command.
 * Nothing is expanded. Takes time linear in the line.
 */
export function shellCommands(line: string): readonly Words[] {
  const commands: string[][] = [];
  let words: string[] = [];
  let word: string | null = null;
  const endWord = (): void => {
    if (word !== null) words.push(word);
    word = null;
  };
  const endCommand = (): void => {
    endWord();
    if (words.length > 0) commands.push(words);
    words = [];
  };
  for (let at = 0; at < line.length; at += 1) {
    const char = line[at] ?? '';
    if (char === "'" || char === '"') {
      let text = '';
      for (at += 1; at < line.length && line[at] !== char; at += 1) {
        if (char === '"' && line[at] === '\\' && /["\\$`]/u.test(line[at + 1] ?? '')) at += 1;
        text += line[at] ?? '';
      }
      word = (word ?? '') + text;
    } else if (char === '\\') {
      at += 1;
      word = (word ?? '') + (line[at] === '\n' ? '' : (line[at] ?? ''));
    } else if (char === '#' && word === null) {
      while (at + 1 < line.length && line[at + 1] !== '\n') at += 1;
    } else if (/[;&|\n()`]/u.test(char)) {
      // Of `$(` the sign before belongs to it.
      if (char === '(' && word === '$') word = null;
      endCommand();
    } else if (/[\s<>]/u.test(char)) {
      endWord();
    } else {
      word = (word ?? '') + char;
    }
  }
  endCommand();
  return commands;
}

/** The command itself and its operands, without what stands before it and without options. */
function named(words: Words): Words {
  const first = words.findIndex((word) => !before.has(word) && !/^\w+=/u.test(word));
  return first < 0 ? [] : words.slice(first).filter((word, at) => at === 0 || !word.startsWith('-'));
}

/**
 * The paths a shell line comes to, in its order: where `cd` and `pushd` go, and every operand with a `/`, seen from where the line has gone
 * so far; it begins in `start`. Paths are as they are written; nothing says that they exist. Two hundred at most.
 */
export function commandPaths(line: string, start = ''): readonly string[] {
  const paths: string[] = [];
  let place = start;
  const from = (path: string): string => (place === '' || isAbsolute(path) ? path : join(place, path));
  for (const [head, ...operands] of shellCommands(line).map(named)) {
    if (paths.length >= mostPaths || place.length > longestPath) break;
    if (head === 'cd' || head === 'pushd') {
      const [target] = operands;
      if (target === undefined) continue;
      place = from(target);
      paths.push(place);
    } else {
      paths.push(...operands.filter((word) => word.includes('/') && !word.includes('://')).map(from));
    }
  }
  return paths.slice(0, mostPaths);
}

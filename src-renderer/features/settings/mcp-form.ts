import type { McpEntry } from '@shared/contract/index.ts';

/** A server of which nothing is said yet. */
export const noEntry: McpEntry = {
  reach: 'stdio',
  command: '',
  args: [],
  url: '',
  values: [],
  trust: 'untrusted',
  lazy: false,
};

/**
 * The words of a command line as instructions print it: split at spaces, what stands in quotes together, a backslash before a space or
 * a quote taken as it is meant. Nothing is expanded: no shell is run.
 */
export function splitCommand(line: string): string[] {
  const words: string[] = [];
  const word = /(?:"((?:[^"\\]|\\.)*)"|'([^']*)'|\\([\s"'\\])|([^\s"']))/gsu;
  let now: string | null = null;
  let end = 0;
  for (const match of line.matchAll(word)) {
    if (now !== null && line.slice(end, match.index) !== '') {
      words.push(now);
      now = null;
    }
    const [whole, double, single, escaped, plain] = match;
    now = (now ?? '') + (double?.replace(/\\(["\\])/gu, '$1') ?? single ?? escaped ?? plain ?? '');
    end = match.index + whole.length;
  }
  return now === null ? words : [...words, now];
}

/** A whole command line in the field of the command becomes the program and its arguments. */
export function withCommandLine(entry: McpEntry): McpEntry {
  if (entry.args.length > 0 || !/\s/u.test(entry.command.trim())) return entry;
  const [command = '', ...args] = splitCommand(entry.command);
  return { ...entry, command, args };
}

/** An entry as it is sent: without rows nobody named and lines that hold nothing. */
export function tidyEntry(entry: McpEntry): McpEntry {
  const whole = withCommandLine(entry);
  return {
    ...whole,
    args: whole.args.filter((arg) => arg !== ''),
    values: whole.values
      .filter(({ name }) => name.trim() !== '')
      .map((value) => ({ ...value, name: value.name.trim() })),
  };
}

import type { OptionSpec } from './arguments.ts';
import type { Command } from './command.ts';
import { commonOptions } from './table.ts';

function rows(pairs: readonly (readonly [string, string])[]): string {
  const width = Math.max(...pairs.map(([left]) => left.length)) + 2;
  return pairs.map(([left, right]) => `  ${left.padEnd(width)}${right}`).join('\n');
}

function optionRows(options: Readonly<Record<string, OptionSpec>>): string {
  return rows(
    Object.entries(options).map(([name, { value, short, about }]) => [
      `${short === undefined ? '' : `-${short}, `}--${name}${value === undefined ? '' : ` ${value}`}`,
      about,
    ]),
  );
}

const footer = `Text that begins with - goes behind --. Exit codes: 0 done, 1 refused or not found, 2 wrong words.\n`;

/** The table of commands (or of those whose name begins with `area`). */
export function helpText(commands: readonly Command[], area = ''): string {
  const shown = commands.filter(
    (command) => area === '' || command.name.startsWith(`${area} `) || command.name === area,
  );
  const table = rows(shown.map(({ name, words, about }) => [`${name} ${words}`.trim(), about]));
  return `hermes-desk <command> [options]\n\n${table}\n\n${optionRows(commonOptions)}\n\n${footer}`;
}

/** The help of one command. */
export function commandHelp({ name, words, about, options }: Command): string {
  const own = options === undefined ? '' : `${optionRows(options)}\n`;
  return `hermes-desk ${`${name} ${words}`.trim()}\n  ${about}\n\n${own}${optionRows(commonOptions)}\n\n${footer}`;
}

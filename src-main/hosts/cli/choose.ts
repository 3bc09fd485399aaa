import { parseArguments, usage, type Arguments, type OptionSpec } from './arguments.ts';
import type { Command } from './command.ts';

/** What was asked for: a command with its arguments, or the help of an area (empty: of everything). */
export type Choice =
  | { readonly kind: 'command'; readonly command: Command; readonly args: Arguments }
  | { readonly kind: 'help'; readonly area: string };

/**
 * Finds the command in the words. Common options may stand before it, between its words and after it.
 * @throws {DeskError} `usage`
 */
export function choose(
  argv: readonly string[],
  commands: readonly Command[],
  common: Readonly<Record<string, OptionSpec>>,
): Choice {
  const before: string[] = [];
  const words: string[] = [];
  const rest = [...argv];
  const leads = (name: string): boolean =>
    commands.some((command) => command.name === name || command.name.startsWith(`${name} `));

  for (let next = rest[0]; next !== undefined; next = rest[0]) {
    const option = next === '--' ? null : commonOption(next, common);
    if (option !== null) {
      before.push(...rest.splice(0, option.value !== undefined && !next.includes('=') ? 2 : 1));
    } else if (!next.startsWith('-') && leads([...words, next].join(' '))) {
      words.push(next);
      rest.shift();
    } else {
      break;
    }
  }

  const name = words.join(' ');
  const asksHelp = [...before, ...rest].some((word) => word === '--help' || word === '-h') || rest[0] === 'help';
  // The word of an area that is a command as well: what stands behind it is one of the area, right or wrong.
  const isArea = commands.some((candidate) => candidate.name.startsWith(`${name} `));
  const asArea = isArea && (asksHelp || (rest[0] !== undefined && !rest[0].startsWith('-')));
  const command = asArea ? undefined : commands.find((candidate) => candidate.name === name);
  if (command !== undefined) {
    const args = parseArguments([...before, ...rest], { ...common, ...command.options });
    const [least, most] = command.count;
    if (!args.has('help') && (args.words.length < least || args.words.length > most)) {
      throw usage(`It is: hermes-desk ${`${name} ${command.words}`.trim()}.`, `hermes-desk ${name} --help says more.`);
    }
    return { kind: 'command', command, args };
  }
  if (asksHelp) return { kind: 'help', area: name };
  const wrong = [name, rest[0]].filter(Boolean).join(' ');
  throw usage(wrong === '' ? 'No command was given.' : `There is no command "${wrong}".`);
}

function commonOption(word: string, common: Readonly<Record<string, OptionSpec>>): OptionSpec | null {
  const [given] = word.split('=', 1);
  const found = Object.entries(common).find(
    ([name, { short }]) => given === `--${name}` || (short !== undefined && given === `-${short}`),
  );
  return found?.[1] ?? null;
}

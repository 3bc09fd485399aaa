import { DeskError } from '@shared/contract/index.ts';

/** An option of a command: `value` names what it takes; without it the option is a switch. */
export interface OptionSpec {
  readonly value?: string;
  readonly short?: string;
  readonly about: string;
}

/** What was given to a command. */
export interface Arguments {
  readonly words: readonly string[];
  /** The value of an option; null when it was not given. */
  option(name: string): string | null;
  /** Every value of an option that was given more than once, in order. */
  all(name: string): readonly string[];
  /** Whether a switch was given. */
  has(name: string): boolean;
}

/**
 * Reads the words of a command. An option that takes a value takes the next word whatever it looks like; after `--`
 * everything is a word, so that any text can be said. What has not the form of an option is a word anywhere.
 * @throws {DeskError} `usage`, naming the word.
 */
export function parseArguments(argv: readonly string[], specs: Readonly<Record<string, OptionSpec>>): Arguments {
  const words: string[] = [];
  const values = new Map<string, string[]>();
  const switches = new Set<string>();
  const rest = [...argv];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--') {
      words.push(...rest.splice(0));
    } else if (!isOption(word)) {
      words.push(word);
    } else {
      const { name, spec, inline } = find(word, specs);
      if (spec.value === undefined) {
        if (inline !== undefined) throw usage(`--${name} takes no value.`);
        switches.add(name);
      } else {
        const value = inline ?? rest.shift();
        if (value === undefined) throw usage(`--${name} needs ${spec.value}.`);
        values.set(name, [...(values.get(name) ?? []), value]);
      }
    }
  }
  return {
    words,
    option: (name) => values.get(name)?.at(-1) ?? null,
    all: (name) => values.get(name) ?? [],
    has: (name) => switches.has(name),
  };
}

/** Whether a word has the form of an option. `-5`, `- a list item` and `-recipes` are texts. */
function isOption(word: string): boolean {
  return /^(?:-[a-z]|--[a-z][a-z0-9-]*(?:=.*)?)$/is.test(word);
}

function find(
  word: string,
  specs: Readonly<Record<string, OptionSpec>>,
): { name: string; spec: OptionSpec; inline: string | undefined } {
  const at = word.startsWith('--') ? word.indexOf('=') : -1;
  const given = at < 0 ? word : word.slice(0, at);
  const found = Object.entries(specs).find(([name, spec]) => given === `--${name}` || given === `-${spec.short ?? ''}`);
  if (found === undefined) throw usage(`${given} is not an option here.`, 'Text that begins with - goes behind --.');
  return { name: found[0], spec: found[1], inline: at < 0 ? undefined : word.slice(at + 1) };
}

/** The error for words that make no sense: exit code 2. */
export function usage(message: string, remedy = 'hermes-desk --help shows the commands.'): DeskError {
  return new DeskError('usage', message, { remedy });
}

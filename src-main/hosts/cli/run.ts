import { DeskError, envOpenCode, type Problem, type RequestName } from '@shared/contract/index.ts';
import type { Api } from '../../api/dispatch.ts';
import type { Caller } from '../../api/handlers.ts';
import { errorLine, exitCode, problemLine } from '../people.ts';
import type { Arguments } from './arguments.ts';
import { choose, type Choice } from './choose.ts';
import type { Command, CommandContext, HomeNeed } from './command.ts';
import { commandHelp, helpText } from './help.ts';
import type { CliServices } from './services.ts';
import { commands, commonOptions } from './table.ts';
import { harmless } from './words.ts';

/** The world of a command: standard streams and the end of the person's patience. */
export interface Terminal {
  out(text: string): void;
  err(text: string): void;
  readInput(): Promise<string>;
  inputLines(): AsyncIterable<string>;
  readonly signal: AbortSignal;
  /** Whether a person can be asked; they cannot where it is left out. */
  readonly interactive?: boolean;
}

/** A home opened for one command. */
export interface CliDesk {
  readonly api: Api;
  readonly services: CliServices;
  /** What is wrong with the home, besides what the command itself meets. */
  problems(): readonly Problem[];
  /** Why nothing can be asked of this home; null when something can. */
  readonly unusable: DeskError | null;
  close(): Promise<void>;
}

const person: Caller = { host: 'cli', person: true };

/**
 * Runs one command line to its end and answers the exit code: 0 done, 1 refused or not found, 2 wrong words. Never
 * throws; an error is a line for people on standard error, or with `--json` an object on standard output.
 */
export async function runCli(
  argv: readonly string[],
  terminal: Terminal,
  open: (args: Arguments, need: HomeNeed) => Promise<CliDesk>,
): Promise<number> {
  let choice: Choice;
  try {
    choice = choose(argv, commands, commonOptions);
  } catch (fault) {
    return refuse(fault, argv.includes('--json'), terminal);
  }
  if (choice.kind === 'help') {
    terminal.out(helpText(commands, choice.area));
    return 0;
  }
  const { command, args } = choice;
  if (args.has('help')) {
    terminal.out(commandHelp(command));
    return 0;
  }
  const json = args.has('json');
  let desk: CliDesk | null = null;
  let told: readonly Problem[] = [];
  try {
    desk = await open(args, needOf(command, args));
    if (command.tellsProblems !== true) {
      if (desk.unusable !== null) throw desk.unusable;
      // Keys that others may read keep nothing from working: `doctor` tells of them, not every command.
      told = desk.problems().filter(({ code }) => code !== envOpenCode);
      for (const problem of told) terminal.err(harmless(problemLine(problem)));
    }
    const { data, text, said = [], exit } = await command.run(contextOf(desk, args, json, terminal));
    if (json && data !== undefined) terminal.out(`${JSON.stringify(data)}\n`);
    else if (!json && text !== undefined) terminal.out(`${harmless([text, ...said].join('\n'))}\n`);
    if (json) for (const line of said) terminal.err(`${harmless(line)}\n`);
    return exit ?? 0;
  } catch (fault) {
    const said = fault instanceof DeskError && told.some(({ message }) => message === fault.message);
    return said && !json ? exitCode(fault) : refuse(fault, json, terminal);
  } finally {
    await desk?.close();
  }
}

function needOf({ home = 'there' }: Command, args: Arguments): HomeNeed {
  return typeof home === 'function' ? home(args) : home;
}

function contextOf({ api, services }: CliDesk, args: Arguments, json: boolean, terminal: Terminal): CommandContext {
  return {
    args,
    json,
    // The dispatcher has checked the output against the schema of this very request.
    request: async (name: RequestName, input: unknown) => (await api.call(name, input, person)) as never,
    onEvent: (listener) => api.events.subscribe(listener),
    services,
    readInput: () => terminal.readInput(),
    inputLines: () => terminal.inputLines(),
    atTerminal: terminal.interactive === true,
    print: (line) => terminal.out(`${line}\n`),
    write: (text) => terminal.out(text),
    signal: terminal.signal,
  };
}

function refuse(fault: unknown, json: boolean, terminal: Terminal): number {
  if (json) {
    const error =
      fault instanceof DeskError
        ? fault
        : new DeskError('internal', fault instanceof Error ? fault.message : String(fault));
    terminal.out(`${JSON.stringify({ error: error.toShape() })}\n`);
  } else {
    terminal.err(harmless(errorLine(fault)));
  }
  return exitCode(fault);
}

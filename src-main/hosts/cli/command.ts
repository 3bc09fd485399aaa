import type { DeskEvent, EventFrame, RequestInput, RequestName, RequestOutput } from '@shared/contract/index.ts';
import type { Arguments, OptionSpec } from './arguments.ts';
import type { CliServices } from './services.ts';

/** What a command works with: the contract, the core's further services, and the outside world. */
export interface CommandContext {
  readonly args: Arguments;
  readonly json: boolean;
  readonly request: <K extends RequestName>(name: K, input: RequestInput<K>) => Promise<RequestOutput<K>>;
  /** Calls `listener` for every event. Returns the way to stop. */
  onEvent(listener: (event: EventFrame) => void): () => void;
  readonly services: CliServices;
  /** Everything on standard input, read to its end. */
  readInput(): Promise<string>;
  /** Standard input line by line, as it comes. */
  inputLines(): AsyncIterable<string>;
  /** Whether a person sits before both standard input and standard output, and can be asked. */
  readonly atTerminal: boolean;
  /** Writes one line to standard output. */
  print(line: string): void;
  /** Writes text to standard output as it is, without a line end. */
  write(text: string): void;
  /** Aborted when the person presses Ctrl-C. */
  readonly signal: AbortSignal;
}

/** What a command answers: the bare data for `--json` (undefined: it printed everything itself) and the same for people. */
export interface Outcome {
  readonly data?: unknown;
  readonly text?: string;
  /** What is to be said of the data: after the text for people, on standard error for programs. */
  readonly said?: readonly string[];
  /** 1 when something asked for was refused or not found though the data says how. */
  readonly exit?: 0 | 1;
}

/** Whether a command opens a home, and whether it may begin one. */
export type HomeNeed = 'there' | 'made' | 'nothing';

export interface Command {
  /** The words that choose it: `memory add`. */
  readonly name: string;
  /** Its further words, as help shows them: `STORE TEXT`. */
  readonly words: string;
  /** One line for the table of commands. */
  readonly about: string;
  readonly options?: Readonly<Record<string, OptionSpec>>;
  /**
   * What it needs of the home: that it is `there` (the default: a mistyped directory is not made into a home), that it is
   * `made` where there is none, because the command may write into it, or `nothing`. A function where that depends on the
   * words.
   */
  readonly home?: HomeNeed | ((args: Arguments) => HomeNeed);
  /** It tells what is wrong with the home itself; else that goes to standard error before it runs. */
  readonly tellsProblems?: boolean;
  /** How many words it takes. */
  readonly count: readonly [least: number, most: number];
  run(context: CommandContext): Promise<Outcome>;
}

/** Narrows an event frame to one type of the contract. The core checked its data when it was emitted. */
export function isEvent<K extends DeskEvent['type']>(event: EventFrame, type: K): event is DeskEvent<K> {
  return event.type === type;
}

import { isRecord, listAt, textAt } from '@shared/record.ts';

/** A check of a goal: a shell command that has to succeed before the judge is asked. */
export interface Gate {
  readonly command: string;
  /** Seconds it may take. */
  readonly timeout: number;
  /** Runs in a row that may fail before the goal is paused. */
  readonly maxRetries: number;
  /** Runs in a row that failed. */
  readonly attempts: number;
  /** Exit code of the last run; null when it had none. */
  readonly exit: number | null;
  /** The end of what the last run wrote. */
  readonly output: string;
  /** Whether it was run at all. */
  readonly ran: boolean;
  /** Set here by the person: only such a check is run. */
  readonly ours: boolean;
}

/** How one run of a check ended. */
export interface GateRun {
  /** Null when it took too long or could not be started. */
  readonly exit: number | null;
  readonly output: string;
}

/** Runs the command line of a check in a folder. Never throws: what goes wrong is how it ended. */
export type RunGate = (
  gate: Pick<Gate, 'command' | 'timeout'>,
  workspace: string,
  signal: AbortSignal,
) => Promise<GateRun>;

/** Most checks of a goal. */
export const mostGates = 10;
/** What of the output is kept, in code points: its end. */
export const outputLength = 3000;

const usualTimeout = 300;
const usualRetries = 3;

function whole(value: unknown, fallback: number, least: number): number {
  return typeof value === 'number' && Number.isFinite(value) && value >= least ? Math.floor(value) : fallback;
}

/** A check the person sets now. */
export function freshGate(command: string): Gate {
  const never = { attempts: 0, exit: null, output: '', ran: false };
  return { command, timeout: usualTimeout, maxRetries: usualRetries, ...never, ours: true };
}

/** The checks of a goal on disk, in order. */
export function readGates(raw: unknown): Gate[] {
  return listAt(raw, 'gates').flatMap((each): Gate[] => {
    const command = (typeof each === 'string' ? each : textAt(each, 'command')).trim();
    if (command === '') return [];
    const given = isRecord(each) ? each : {};
    const code = given['last_exit_code'];
    const attempts = whole(given['attempts'], 0, 0);
    const exit = typeof code === 'number' && Number.isInteger(code) ? code : null;
    return [
      {
        command,
        timeout: whole(given['timeout_seconds'], usualTimeout, 1),
        maxRetries: whole(given['max_retries'], usualRetries, 0),
        attempts,
        exit,
        output: textAt(given, 'last_output_tail'),
        ran: exit !== null || attempts > 0,
        ours: given['desk'] === true,
      },
    ];
  });
}

/** The same as Hermes keeps them. */
export function writeGates(gates: readonly Gate[]): readonly Readonly<Record<string, unknown>>[] {
  return gates.map(({ command, timeout, maxRetries, attempts, exit, output, ours }) => ({
    command,
    timeout_seconds: timeout,
    max_retries: maxRetries,
    attempts,
    last_exit_code: exit,
    last_output_tail: output,
    ...(ours ? { desk: true } : {}),
  }));
}

/** Whether the last run of a check failed. */
export function failedLast({ ran, exit }: Gate): boolean {
  return ran && exit !== 0;
}

/** A check after a run. */
function after(gate: Gate, { exit, output }: GateRun): Gate {
  const attempts = exit === 0 ? 0 : gate.attempts + 1;
  return { ...gate, ran: true, exit, output: Array.from(output).slice(-outputLength).join(''), attempts };
}

/** Runs checks one after the other up to the first that fails; null when `signal` put an end to it. */
export async function runGates(
  gates: readonly Gate[],
  run: RunGate,
  workspace: string,
  signal: AbortSignal,
): Promise<readonly Gate[] | null> {
  const done: Gate[] = [];
  for (const gate of gates) {
    const ended = after(gate, await run(gate, workspace, signal));
    if (signal.aborted) return null;
    done.push(ended);
    if (failedLast(ended)) break;
  }
  return [...done, ...gates.slice(done.length)];
}

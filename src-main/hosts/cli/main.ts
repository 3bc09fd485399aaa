import { text } from 'node:stream/consumers';
import { linesOf } from './lines.ts';
import { openCli } from './open.ts';
import { runCli, type Terminal } from './run.ts';

/** The command line as a program. Ends the process with the exit code of the command. */
export async function main(): Promise<void> {
  const aborted = new AbortController();
  // The first Ctrl-C asks the command to stop in good order, the second ends it.
  process.once('SIGINT', () => aborted.abort());
  process.once('SIGTERM', () => aborted.abort());
  // A reader that went away (`| head`) is no fault.
  process.stdout.on('error', () => process.exit(0));
  const terminal: Terminal = {
    out: (words) => void process.stdout.write(words),
    err: (words) => void process.stderr.write(words),
    readInput: () => text(process.stdin),
    inputLines: () => linesOf(process.stdin),
    signal: aborted.signal,
    interactive: process.stdin.isTTY && process.stdout.isTTY,
  };
  const code = await runCli(process.argv.slice(2), terminal, openCli);
  process.stdout.write('', () => process.exit(code));
}

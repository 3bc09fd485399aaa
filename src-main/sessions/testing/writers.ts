import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A process that appends to a session of its own until it has ended or is killed. */
export interface Writer {
  readonly process: ChildProcess;
  /** Ids of the messages that the writer was told are stored. */
  readonly stored: number[];
  readonly errors: string[];
  readonly ended: Promise<number | null>;
}

/** How much a writer writes: so many messages, or for so many seconds. */
export type Amount = number | `${number}s`;

/** Starts one of ours on a home; with `hold` it does not close the file. Killed at the end of the test at the latest. */
export function startWriter(home: string, name: string, amount: Amount, hold = false): Writer {
  const here = import.meta.dirname;
  const alias = join(here, '../../home/testing/alias.ts');
  return follow(
    spawn(process.execPath, [
      '--import',
      alias,
      join(here, 'writer.ts'),
      home,
      name,
      String(amount),
      ...(hold ? ['hold'] : []),
    ]),
  );
}

/** Hears what a writer prints: one id a line. */
export function follow(child: ChildProcess): Writer {
  onTestFinished(() => void child.kill('SIGKILL'));
  const stored: number[] = [];
  const errors: string[] = [];
  let rest = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    const lines = (rest + chunk.toString()).split('\n');
    rest = lines.pop() ?? '';
    stored.push(...lines.map(Number));
  });
  child.stderr?.on('data', (chunk: Buffer) => errors.push(chunk.toString()));
  const ended = new Promise<number | null>((done) => child.on('close', (code) => done(code)));
  return { process: child, stored, errors, ended };
}

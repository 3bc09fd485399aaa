import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

/** A process a test started: its first line, and its end. */
export interface Started {
  readonly process: ChildProcess;
  /** The first line it prints; rejects when it ends without one. */
  readonly line: Promise<string>;
  /** Its exit code; null when a signal ended it. */
  readonly ended: Promise<number | null>;
}

/** Starts a program; it is killed when the test is over, if it still runs. */
export function start(
  program: string,
  args: readonly string[],
  options: { env?: NodeJS.ProcessEnv; uid?: number } = {},
): Started {
  const child = spawn(program, args, { ...options, stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const line = new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', resolve);
    void ended.then((code) => reject(new Error(`${program} ended with ${String(code)} and said nothing`)));
  });
  line.catch(() => undefined);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { process: child, line, ended };
}

const at = (name: string): string => new URL(name, import.meta.url).pathname;

/** Starts `child.ts` in a Node of its own. */
export function startChild(...args: readonly string[]): Started {
  return start(process.execPath, ['--import', at('alias.ts'), at('child.ts'), ...args]);
}

/** The same as a user without rights: root may read and write what no permission allows. */
export function startChildWithoutRights(...args: readonly string[]): Started {
  const options = process.getuid?.() === 0 ? { uid: 65_534 } : {};
  return start(process.execPath, ['--import', at('alias.ts'), at('child.ts'), ...args], options);
}

import { spawn } from 'node:child_process';
import { ProviderFailure } from './failure.ts';
import { handedDown, killAll, type Environment } from './processes.ts';
import { findProgram, startTalk, type Talk, type TalkRun } from './talk.ts';

/** One run of a program. */
export interface ProgramRun {
  /** Absolute path, or a name looked up in PATH. */
  readonly file: string;
  /** Words as the program gets them; no shell reads them. */
  readonly args: readonly string[];
  readonly cwd?: string;
  /** The whole environment of the program; nothing else is handed down but PATH and HOME. */
  readonly env?: Readonly<Record<string, string>>;
  readonly deadlineMs: number;
  /** Most bytes of its output that are read; 4 MB where left out. */
  readonly most?: number;
}

/** How a program ended. */
export interface ProgramEnd {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs programs of providers. */
export interface Program {
  /**
   * Runs one to its end; any exit code is answered. Throws ProviderFailure: `offline` when it cannot be started, `timeout` when it was
   * ended at the deadline, `too_large` when it said too much. An abort by `signal` ends it and throws its reason.
   */
  run(run: ProgramRun, signal: AbortSignal): Promise<ProgramEnd>;
  /** Starts one that goes on running. That it cannot be started is told by its `onEnd`, or thrown where the system refuses at once. */
  start(run: TalkRun): Talk;
  /** Where PATH has a program of this name; null where it has none. */
  find(name: string): string | null;
}

const MOST_BYTES = 4 * 1024 * 1024;
/** Milliseconds that output is waited for after a program has ended. */
const LEFT_MS = 300;

/** Programs as processes of their own, in a process group of their own so that their children end with them. */
export function createProgram(env: Environment): Program {
  return {
    start: (run) => startTalk(run, env),
    find: (name) => findProgram(name, env),
    run: (run, signal) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) {
          reject(signal.reason as Error);
          return;
        }
        const group = process.platform !== 'win32';
        const child = spawn(run.file, run.args, {
          ...(run.cwd === undefined ? {} : { cwd: run.cwd }),
          env: { ...handedDown(env), ...run.env },
          stdio: ['ignore', 'pipe', 'pipe'],
          detached: group,
          windowsHide: true,
        });
        const out: Buffer[] = [];
        const err: Buffer[] = [];
        let bytes = 0;
        let failure: Error | null = null;
        const end = (why: unknown): void => {
          failure ??= why instanceof Error ? why : new Error(String(why));
          killAll(child.pid, group);
        };
        const timer = setTimeout(() => {
          end(
            new ProviderFailure('timeout', `${run.file} did not end within ${String(run.deadlineMs / 1000)} s.`, {
              reached: 'maybe',
            }),
          );
        }, run.deadlineMs);
        const abort = (): void => {
          end(signal.reason);
        };
        signal.addEventListener('abort', abort, { once: true });
        const take = (into: Buffer[]) => (piece: Buffer) => {
          bytes += piece.length;
          if (bytes > (run.most ?? MOST_BYTES)) {
            end(new ProviderFailure('too_large', `${run.file} wrote too much.`, { reached: 'maybe' }));
          } else into.push(piece);
        };
        child.stdout.on('data', take(out));
        child.stderr.on('data', take(err));
        let left: NodeJS.Timeout | undefined;
        const done = (): void => {
          clearTimeout(timer);
          clearTimeout(left);
          signal.removeEventListener('abort', abort);
        };
        const ended = (code: number | null): void => {
          done();
          if (failure !== null) reject(failure);
          else resolve({ code: code ?? -1, stdout: textOf(out), stderr: textOf(err) });
        };
        child.once('error', (error) => {
          done();
          reject(new ProviderFailure('offline', `${run.file} cannot be started: ${error.message}`, { cause: error }));
        });
        child.once('close', ended);
        // A daemon that it has left behind holds its output open for as long as it lives.
        child.once('exit', (code) => {
          left = setTimeout(() => {
            child.removeListener('close', ended);
            child.stdout.destroy();
            child.stderr.destroy();
            ended(code);
          }, LEFT_MS);
        });
      }),
  };
}

function textOf(pieces: readonly Buffer[]): string {
  return Buffer.concat(pieces).toString('utf8');
}

import { spawn } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import { ProviderFailure } from './failure.ts';
import { handedDown, killAll, type Environment } from './processes.ts';

/** A program that goes on running and is talked to line by line. */
export interface TalkRun {
  /** Absolute path. */
  readonly file: string;
  /** Words as the program gets them; no shell reads them. */
  readonly args: readonly string[];
  readonly cwd: string;
  /** What it is given besides what every program is given. */
  readonly env: Readonly<Record<string, string>>;
  /** Names of variables of the app's own environment that are handed down as well. */
  readonly pass: readonly string[];
  /** Longest line that is read, in bytes. A longer one ends the program. */
  readonly mostLine: number;
  /** A line of its standard output, without its end. */
  readonly onLine: (line: string) => void;
  /** A piece of what it writes to standard error. */
  readonly onWords: (text: string) => void;
  /** Called once, after the last line; `failure` says why it was ended or never began, null where it ended by itself. */
  readonly onEnd: (end: { readonly code: number | null; readonly failure: ProviderFailure | null }) => void;
}

/** A running program. */
export interface Talk {
  /** Writes a line. One that cannot be written is told by `onEnd` alone. */
  send(line: string): void;
  /** Ends it at once, with everything that it has started. */
  kill(failure?: ProviderFailure): void;
  /** Resolves when it has ended. */
  readonly ended: Promise<void>;
}

/** Starts a program in a process group of its own. That it is not there or may not be run is told by `onEnd`; throws what the system refuses at once. */
export function startTalk(run: TalkRun, env: Environment): Talk {
  const group = process.platform !== 'win32';
  const passed = Object.fromEntries(run.pass.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])));
  const child = spawn(run.file, run.args, {
    cwd: run.cwd,
    env: { ...handedDown(env), ...passed, ...run.env },
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: group,
    windowsHide: true,
  });
  const ended = Promise.withResolvers<undefined>();
  let failure: ProviderFailure | null = null;
  let over = false;
  const killNow = (): void => killAll(child.pid, group);
  const kill = (why?: ProviderFailure): void => {
    if (over) return;
    failure ??= why ?? null;
    killNow();
  };
  const end = (code: number | null): void => {
    if (over) return;
    over = true;
    process.off('exit', killNow);
    run.onEnd({ code, failure });
    ended.resolve(undefined);
  };
  // An app that ends in a hurry leaves nothing behind that it has started.
  process.on('exit', killNow);
  child.once('error', (cause) => {
    failure ??= new ProviderFailure('offline', `${run.file} cannot be started: ${cause.message}`, { cause });
    if (child.pid === undefined) end(null);
  });
  // What it has started must not hold its pipes open, nor outlive it.
  child.once('exit', killNow);
  child.once('close', end);
  child.stdin.on('error', () => undefined);
  child.stderr.on('data', (piece: Buffer) => run.onWords(piece.toString('utf8')));
  const read = lineReader(run.mostLine, run.onLine, () => {
    const most = String(run.mostLine);
    kill(new ProviderFailure('too_large', `It wrote a line of more than ${most} bytes.`, { reached: 'maybe' }));
  });
  child.stdout.on('data', (piece: Buffer) => {
    if (failure === null) read(piece);
  });
  return {
    send: (line) => {
      if (!over && child.stdin.writable) child.stdin.write(`${line}\n`);
    },
    kill,
    ended: ended.promise,
  };
}

/** Takes pieces of bytes and gives back whole lines; `tooLong` is called for a line that does not end in time, and nothing after. */
export function lineReader(most: number, onLine: (line: string) => void, tooLong: () => void): (piece: Buffer) => void {
  let pieces: Buffer[] = [];
  let bytes = 0;
  let over = false;
  return (piece) => {
    let rest = piece;
    while (!over) {
      const at = rest.indexOf(0x0a);
      const part = at < 0 ? rest : rest.subarray(0, at);
      bytes += part.length;
      if (bytes > most) {
        over = true;
        pieces = [];
        tooLong();
        return;
      }
      if (part.length > 0) pieces.push(part);
      if (at < 0) return;
      const line = Buffer.concat(pieces).toString('utf8').replace(/\r$/u, '');
      pieces = [];
      bytes = 0;
      rest = rest.subarray(at + 1);
      onLine(line);
    }
  };
}

/** Where installers put programs, for an app that was started with a short PATH. */
const usualPlaces = process.platform === 'win32' ? [] : ['/usr/local/bin', '/opt/homebrew/bin'];

/** Where PATH, or a usual place of installers, has a program of this name; absolute folders alone. Null where none has it. */
export function findProgram(name: string, env: Environment): string | null {
  const path = (env['PATH'] ?? env['Path'] ?? '').split(delimiter);
  const folders = [...path, ...usualPlaces].filter((folder) => isAbsolute(folder));
  const names = process.platform === 'win32' ? [`${name}.exe`, name] : [name];
  return folders.flatMap((folder) => names.map((each) => join(folder, each))).find(runs) ?? null;
}

function runs(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

import { spawn } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { outputLength, type RunGate } from './gates.ts';

/** Bytes of output that are held while a check runs: enough for its end, whatever it is written in. */
const held = outputLength * 4;
/** How long a check that was told to end has for that, in milliseconds. */
const patience = 2000;

/** What checks are run with. */
export interface GateSurroundings {
  /** Environment of the command; no key of the person's belongs into it. */
  readonly env: Readonly<Record<string, string>>;
  /** Masks keys in what it wrote. */
  readonly redact: (text: string) => string;
}

/** Ends a command with whatever it started. */
function kill(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  if (process.platform === 'win32') {
    spawn('taskkill', ['/pid', String(pid), '/t', '/f'], { stdio: 'ignore' }).on('error', () => undefined);
    return;
  }
  try {
    process.kill(-pid, signal);
  } catch {
    // It has ended already.
  }
}

/**
 * Runs the command line of a check by the shell of the system, in the workspace, without input. It and all it started end with its time,
 * or when `signal` aborts.
 */
export function gateRunner({ env, redact }: GateSurroundings): RunGate {
  return async ({ command, timeout }, workspace, signal) => {
    const folder = await stat(workspace).catch(() => null);
    if (folder?.isDirectory() !== true) return { exit: null, output: `There is no folder ${workspace}.` };
    const late = AbortSignal.timeout(Math.min(timeout * 1000, 2 ** 31 - 1));
    const end = AbortSignal.any([signal, late]);
    return await new Promise((resolve) => {
      // A group of its own, so that what it starts can be ended with it.
      const own = { detached: process.platform !== 'win32', shell: true, cwd: workspace, env };
      const child = spawn(command, { ...own, stdio: ['ignore', 'pipe', 'pipe'] });
      let output = Buffer.alloc(0);
      let last: NodeJS.Timeout | undefined;
      const take = (piece: Buffer): void => {
        output = Buffer.concat([output, piece]).subarray(-held);
      };
      child.stdout.on('data', take);
      child.stderr.on('data', take);
      const stop = (): void => {
        kill(child.pid, 'SIGTERM');
        last = setTimeout(() => {
          kill(child.pid, 'SIGKILL');
          child.stdout.destroy();
          child.stderr.destroy();
        }, patience);
      };
      const over = (exit: number | null, more: string): void => {
        end.removeEventListener('abort', stop);
        clearTimeout(last);
        resolve({ exit, output: redact(`${output.toString('utf8')}${more}`.trim()) });
      };
      if (end.aborted) stop();
      end.addEventListener('abort', stop, { once: true });
      child.on('error', (error) => over(null, `\nIt could not be started: ${error.message}`));
      child.on('close', (code, by) => {
        if (late.aborted) over(null, `\nIt took longer than ${String(timeout)} s and was ended.`);
        else over(code, by === null ? '' : `\nIt was ended by ${by}.`);
      });
    });
  };
}

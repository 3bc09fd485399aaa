import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A web host started for a test. */
export interface WebApp {
  readonly url: string;
  readonly token: string;
  readonly origin: string;
  /** Of its process. */
  readonly pid: number;
  /** Everything it wrote for people so far. */
  said(): string;
  /** Ends it in good order and waits for that. */
  stop(): Promise<void>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
}

/**
 * Starts the built web host on a home, `withoutRights` as a user whom permissions hold back. Fails with what it said when
 * it ends before it is ready.
 */
export async function startWebApp(
  home: string,
  extra: readonly string[] = [],
  { withoutRights = false } = {},
): Promise<WebApp> {
  const args = ['out/main/web.js', '--no-open', '--port', '0', '--json', '--home', home, ...atTheChat(extra)];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, HERMES_DESK_TEST: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Root may read and write what no permission allows.
    ...(withoutRights && process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}),
  });
  let said = '';
  child.stderr.on('data', (piece: Buffer) => {
    said += piece.toString('utf8');
  });
  const line = await firstLine(child).catch((fault: unknown) => {
    throw new Error(`the web host did not start: ${String(fault)}\n${said}`);
  });
  const { url, token } = JSON.parse(line) as { url: string; token: string };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  return {
    url,
    token,
    origin: new URL(url).origin,
    pid: child.pid ?? 0,
    said: () => said,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

/** Scenarios begin at the chat, except for those of the first run. */
export function atTheChat(extra: readonly string[]): readonly string[] {
  return extra.includes(WELCOME) ? extra.filter((word) => word !== WELCOME) : ['--no-welcome', ...extra];
}

/** Among the arguments of a start: a new home begins with the first run, as it does for everybody. */
export const WELCOME = '(first run)';

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    if (child.stdout === null) throw new Error('no standard output');
    createInterface({ input: child.stdout }).once('line', resolve);
    child.once('exit', (code) => reject(new Error(`exit code ${code ?? 'none'}`)));
    child.once('error', reject);
  });
}

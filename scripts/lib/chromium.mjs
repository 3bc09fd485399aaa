// The Chromium that the end-to-end tests drive.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, run, say } from './project.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/**
 * Finds a Chromium: CHROMIUM, the system's, Playwright's own; on Debian as root it is installed when missing.
 * @returns {Promise<string | null>} its path; null where there is none and none could be installed
 */
export async function ensureChromium() {
  const found = await findChromium();
  if (found !== null) return found;
  if (process.getuid?.() !== 0 || inPath('apt-get') === null) return null;
  say('Installing Chromium with apt-get, for the end-to-end tests...');
  const options = {
    stdio: /** @type {['ignore', 2, 2]} */ (['ignore', 2, 2]),
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  await run('apt-get', ['update', '-qq'], options);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options);
  return findChromium();
}

/** @returns {Promise<string | null>} */
async function findChromium() {
  const given = process.env['CHROMIUM'];
  if (given) return existsSync(given) ? given : null;
  const system = names.map(inPath).find((path) => path !== null);
  if (system) return system;
  const entry = join(root, 'node_modules', 'playwright-core', 'index.mjs');
  if (!existsSync(entry)) return null;
  const { chromium } = await import(pathToFileURL(entry).href);
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null;
}

/** @param {string} name */
function inPath(name) {
  const dirs = (process.env['PATH'] ?? '').split(delimiter);
  return dirs.map((dir) => join(dir, name)).find((path) => existsSync(path)) ?? null;
}

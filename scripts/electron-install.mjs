// The Electron binary: a download of over 100 MB that the npm package leaves to us, and that a closed network refuses.
import { lookup } from 'node:dns/promises';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cache, main, root, run, runtimeEnv, runtimeNode, say } from './lib/project.mjs';
import { ensureInstalled } from './setup.mjs';

const folder = join(root, 'node_modules', 'electron');
const refusalFile = cache('electron-refused.json');
const DAY_MS = 24 * 60 * 60 * 1000;

/** @returns {string | null} path of the Electron binary, where it is installed */
export function electronBinary() {
  try {
    const path = join(folder, 'dist', readFileSync(join(folder, 'path.txt'), 'utf8').trim());
    return existsSync(path) ? path : null;
  } catch {
    return null;
  }
}

/**
 * Downloads Electron, once a day at most when the network refuses.
 * @param {{force?: boolean}} [options] `force`: also when it was refused today
 * @returns {Promise<string | null>} null when it is there; else one sentence that says why not
 */
export async function tryInstallElectron({ force = false } = {}) {
  if (electronBinary() !== null) return null;
  const earlier = force ? null : refusal();
  if (earlier !== null) return `Electron could not be downloaded (${earlier}; npm run electron:install tries again).`;
  const host = downloadHost();
  if (!(await isReachable(host))) return refuse(`${host} cannot be reached`);
  say('Downloading Electron, once (over 100 MB)...');
  const node = runtimeNode();
  const code = await run(node, [join(folder, 'install.js')], { stdio: ['ignore', 2, 2], env: runtimeEnv(node) });
  if (code === 0 && electronBinary() !== null) {
    rmSync(refusalFile, { force: true });
    return null;
  }
  return refuse('the download failed, see above');
}

/** The host the download comes from; mirrors are named as @electron/get reads them. */
function downloadHost() {
  const mirror = process.env['ELECTRON_MIRROR'] ?? process.env['npm_config_electron_mirror'];
  return URL.canParse(mirror ?? '') ? new URL(mirror ?? '').hostname : 'github.com';
}

/** Whether the name resolves; behind a proxy the proxy does that. @param {string} host */
async function isReachable(host) {
  if (process.env['HTTPS_PROXY'] || process.env['https_proxy'] || process.env['ELECTRON_GET_USE_PROXY']) return true;
  try {
    await lookup(host);
    return true;
  } catch {
    return false;
  }
}

/** @returns {string | null} why it was refused within the last day */
function refusal() {
  try {
    const { time, why } = JSON.parse(readFileSync(refusalFile, 'utf8'));
    return typeof why === 'string' && Date.now() - time < DAY_MS ? why : null;
  } catch {
    return null;
  }
}

/** @param {string} why */
function refuse(why) {
  mkdirSync(cache(), { recursive: true });
  writeFileSync(refusalFile, `${JSON.stringify({ time: Date.now(), why })}\n`);
  return `Electron could not be downloaded (${why}; npm run electron:install tries again).`;
}

await main(import.meta.url, async () => {
  await ensureInstalled();
  const why = await tryInstallElectron({ force: true });
  if (why !== null) throw new Error(why);
  say('Electron is installed.');
});

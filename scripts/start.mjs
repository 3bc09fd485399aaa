// `npm start`: the Electron window where there is a display and the binary, else the web host.
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { electronBinary, tryInstallElectron } from './electron-install.mjs';
import { become, main, root, runtimeEnv, runtimeNode, say } from './lib/project.mjs';
import { ensureInstalled } from './setup.mjs';

await main(import.meta.url, async () => {
  const args = process.argv.slice(2);
  await ensureInstalled();
  await ensureBuilt();
  const node = runtimeNode();
  const why = await whyNoWindow(args);
  if (why === null) {
    // Chromium's own sandbox refuses to run as root.
    const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    become(/** @type {string} */ (electronBinary()), [...asRoot, root, ...args], process.env);
    return;
  }
  if (why !== '') say(why);
  become(node, [join(root, 'out', 'main', 'web.js'), ...args], runtimeEnv(node));
});

/**
 * Why there will be no Electron window; null when there will be one; empty when the web host was asked for.
 * @param {readonly string[]} args
 * @returns {Promise<string | null>}
 */
async function whyNoWindow(args) {
  // An address is what --json is for, and a window has none.
  if (['--web', '--json', '--help'].some((flag) => args.includes(flag))) return '';
  if (!hasDisplay()) return 'No display here, so Hermes Desk opens in a browser.';
  if (electronBinary() !== null) return null;
  const refused = await tryInstallElectron();
  return refused === null ? null : `${refused} Hermes Desk opens in a browser instead.`;
}

function hasDisplay() {
  if (process.platform === 'darwin' || process.platform === 'win32') return true;
  return Boolean(process.env['DISPLAY'] || process.env['WAYLAND_DISPLAY']);
}

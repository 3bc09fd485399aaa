import { spawn } from 'node:child_process';

/** The program that opens an address or a folder on each platform, with the arguments before it. */
const openers: Readonly<Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
  linux: ['xdg-open'],
  freebsd: ['xdg-open'],
};

/** Whether a browser and a file manager can be expected here: on Linux that takes a display. */
export function hasScreen(platform: NodeJS.Platform, env: Readonly<Record<string, string | undefined>>): boolean {
  if (openers[platform] === undefined) return false;
  return platform === 'darwin' || platform === 'win32' || Boolean(env['DISPLAY'] ?? env['WAYLAND_DISPLAY']);
}

/** Opens our own http address in the person's browser. Failing is no fault: the address is printed as well. */
export function openBrowser(url: string, platform: NodeJS.Platform = process.platform): void {
  hand(url, openers[platform]);
}

/** Opens a folder of the home in the file manager. Failing is no fault: its path is shown as well. */
export function openFolder(dir: string, platform: NodeJS.Platform = process.platform): void {
  hand(dir, platform === 'win32' ? ['explorer'] : openers[platform]);
}

function hand(what: string, opener: readonly [string, ...string[]] | undefined): void {
  if (opener === undefined) return;
  const [program, ...before] = opener;
  const child = spawn(program, [...before, what], { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
}

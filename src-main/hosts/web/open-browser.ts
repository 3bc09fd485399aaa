import { spawn } from 'node:child_process';

/** The program that opens an address on each platform, with the arguments before it. */
const openers: Readonly<Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
  linux: ['xdg-open'],
  freebsd: ['xdg-open'],
};

/** Whether a browser can be expected here: on Linux that takes a display. */
export function canOpenBrowser(platform: NodeJS.Platform, env: Readonly<Record<string, string | undefined>>): boolean {
  if (openers[platform] === undefined) return false;
  return platform === 'darwin' || platform === 'win32' || Boolean(env['DISPLAY'] ?? env['WAYLAND_DISPLAY']);
}

/** Opens our own http address in the person's browser. Failing is no fault: the address is printed as well. */
export function openBrowser(url: string, platform: NodeJS.Platform = process.platform): void {
  const opener = openers[platform];
  if (opener === undefined) return;
  const [program, ...before] = opener;
  const child = spawn(program, [...before, url], { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
}

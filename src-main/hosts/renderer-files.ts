import { readFile, realpath } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';

/** A file of the built renderer, ready to be sent. */
export interface RendererFile {
  readonly body: Buffer<ArrayBuffer>;
  readonly type: string;
  /** True for the page itself, whose nonce marks must be filled in and which is never cached. */
  readonly page: boolean;
}

/** `outside`: the path leads out of the renderer's folder. `absent`: there is no such file. */
export type Missing = 'outside' | 'absent';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.map': 'application/json; charset=utf-8',
};

/**
 * Reads the file that the path of a URL names below `root`; `/` is `index.html`. Never anything outside `root`: not by
 * `..`, not by an encoded or a backward slash, not by a link.
 */
export async function readRendererFile(root: string, urlPath: string): Promise<RendererFile | Missing> {
  const relative = relativePath(urlPath);
  if (relative === null) return 'outside';
  try {
    const [base, file] = await Promise.all([realpath(root), realpath(join(root, relative))]);
    if (!file.startsWith(base + sep)) return 'outside';
    const type = types[extname(file)];
    if (type === undefined) return 'absent';
    return { body: await readFile(file), type, page: file.endsWith('.html') };
  } catch {
    return 'absent';
  }
}

function relativePath(urlPath: string): string | null {
  let path: string;
  try {
    path = decodeURIComponent(urlPath);
  } catch {
    return null;
  }
  const segments = path.split('/').filter((segment) => segment !== '');
  const plain = segments.every((segment) => /^[\w.@-]+$/.test(segment) && !segment.startsWith('.'));
  // A segment with an encoded slash, a backslash, a NUL or a leading dot names no file of ours.
  if (!plain) return null;
  return segments.length === 0 ? 'index.html' : segments.join('/');
}

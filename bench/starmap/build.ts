/** Builds the map's own page, and the screen over a bridge of its own, and serves both on a free port of this machine. */
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { scalableCss } from '../../scripts/lib/scalable-css.ts';

const root = resolve(import.meta.dirname, 'page');
const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Address of the built page, and how to stop serving it. `outDir` is written. */
export async function serveMap(outDir: string): Promise<{ url: string; stop: () => void }> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@shared': resolve(import.meta.dirname, '../../src-shared') } },
    plugins: [react(), tailwindcss()],
    css: { postcss: { plugins: [scalableCss()] } },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'chrome140',
      rolldownOptions: { input: ['index', 'app', 'rival'].map((page) => join(root, `${page}.html`)) },
    },
    worker: { format: 'es' },
  });
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://x').pathname;
    readFile(join(outDir, path === '/' ? 'index.html' : path)).then(
      (body) => response.writeHead(200, { 'content-type': types[extname(path)] ?? 'text/html' }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { url: `http://127.0.0.1:${address.port}/`, stop: () => server.close() };
}

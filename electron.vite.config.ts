import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';
import { scalableCss } from './scripts/lib/scalable-css.ts';
import { NONCE_MARK } from './src-main/hosts/page-policy.ts';

const at = (path: string): string => resolve(import.meta.dirname, path);
const alias = { '@shared': at('src-shared') };

export default defineConfig({
  main: {
    resolve: { alias },
    build: {
      outDir: at('out/main'),
      rolldownOptions: {
        // One core, three hosts. Only index may import electron.
        input: {
          index: at('src-main/index.ts'),
          web: at('src-main/hosts/web/index.ts'),
          cli: at('src-main/hosts/cli/index.ts'),
          'search-worker': at('src-main/sessions/search-worker.ts'), // a thread, started by file name
          'scan-worker': at('src-main/sessions/scan-worker.ts'), // likewise
          'repair-worker': at('src-main/sessions/repair-worker.ts'), // likewise
          'bulk-worker': at('src-main/sessions/bulk-worker.ts'), // likewise
        },
      },
    },
  },
  preload: {
    resolve: { alias },
    build: {
      outDir: at('out/preload'),
      externalizeDeps: false, // a sandboxed preload can require nothing but electron
      rolldownOptions: {
        input: { index: at('src-main/preload/index.ts') },
        output: { format: 'cjs', entryFileNames: '[name].cjs' }, // a sandboxed preload cannot be an ES module
      },
    },
  },
  renderer: {
    root: at('src-renderer'),
    resolve: { alias },
    plugins: [react(), tailwindcss()],
    css: { postcss: { plugins: [scalableCss()] } },
    html: { cspNonce: NONCE_MARK }, // replaced at every response by the host that serves the page
    build: {
      outDir: at('out/renderer'),
      emptyOutDir: true,
      minify: true,
      rolldownOptions: { input: { index: at('src-renderer/index.html') } },
    },
  },
});

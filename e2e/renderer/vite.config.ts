import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { scalableCss } from '../../scripts/lib/scalable-css.ts';

// The renderer over a core in memory: for looking at screens without a home.
export default defineConfig({
  root: import.meta.dirname,
  resolve: { alias: { '@shared': resolve(import.meta.dirname, '../../src-shared') } },
  plugins: [react(), tailwindcss()],
  css: { postcss: { plugins: [scalableCss()] } },
  build: { outDir: resolve(import.meta.dirname, '../../out/looks'), emptyOutDir: true },
});

// Resolves 'electron' to the stand-in, for import and require alike, so that the npm package's own index.js, which would
// try to download the binary, is never reached.
import { registerHooks } from 'node:module';

const url = new URL('./electron.ts', import.meta.url).href;
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'electron' || specifier.startsWith('electron/')
      ? { url, shortCircuit: true }
      : next(specifier, context),
});

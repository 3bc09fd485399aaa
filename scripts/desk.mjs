#!/usr/bin/env node
// `npm run -s desk -- <command>`: the command line. Installs and builds first where that is needed.
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { become, main, root, runtimeEnv, runtimeNode } from './lib/project.mjs';
import { ensureInstalled } from './setup.mjs';

await main(import.meta.url, async () => {
  await ensureInstalled();
  await ensureBuilt();
  const node = runtimeNode();
  become(node, [join(root, 'out', 'main', 'cli.js'), ...process.argv.slice(2)], runtimeEnv(node));
});

// Builds out/ when the sources changed since the last build, and only then.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exclusively } from './lib/lock.mjs';
import { cache, main, root, run, runtimeEnv, runtimeNode, say } from './lib/project.mjs';

const stampFile = cache('build.json');
const folders = ['src-main', 'src-shared', 'src-renderer'];
const files = [
  'electron.vite.config.ts',
  'scripts/lib/scalable-css.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
];
const outputs = [
  'out/main/index.js',
  'out/main/web.js',
  'out/main/cli.js',
  'out/preload/index.cjs',
  'out/renderer/index.html',
];

/**
 * Makes out/ fit the sources.
 * @throws {Error} with a sentence for people when the build fails
 */
export async function ensureBuilt() {
  if (isBuilt(sources())) return;
  await exclusively('build', async () => {
    const found = sources();
    if (isBuilt(found)) return;
    say('Building (the sources changed since the last build)...');
    const node = runtimeNode();
    const began = Date.now();
    const code = await run(
      node,
      [join(root, 'node_modules', 'electron-vite', 'bin', 'electron-vite.js'), 'build', '--logLevel', 'warn'],
      {
        stdio: ['ignore', 2, 2],
        env: runtimeEnv(node),
      },
    );
    if (code !== 0) throw new Error('The build failed, see above.');
    remember(found, contentOf(found));
    say(`Built in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
  });
}

/**
 * Sizes and times decide at once; where they differ (a fresh checkout, a touched file) the content decides.
 * @param {readonly Source[]} found
 */
function isBuilt(found) {
  if (!outputs.every((path) => existsSync(join(root, path)))) return false;
  const stamp = readStamp();
  if (stamp === null) return false;
  if (stamp.marks === marksOf(found)) return true;
  const content = contentOf(found);
  if (stamp.content !== content) return false;
  remember(found, content);
  return true;
}

/** @typedef {{path: string, size: number, time: number}} Source */

/** @returns {Source[]} every file that goes into the build, in a fixed order */
function sources() {
  return [...folders.flatMap(walk), ...files.filter((path) => existsSync(join(root, path)))].sort().map((path) => {
    const { size, mtimeMs } = statSync(join(root, path));
    return { path, size, time: mtimeMs };
  });
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function walk(folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((item) => {
    const path = `${folder}/${item.name}`;
    if (item.isDirectory()) return walk(path);
    return /\.test\.tsx?$/.test(item.name) ? [] : [path];
  });
}

/** @param {readonly Source[]} found */
function marksOf(found) {
  return digest(found.map(({ path, size, time }) => `${path} ${size} ${time}`));
}

/** @param {readonly Source[]} found */
function contentOf(found) {
  return digest(found.map(({ path }) => `${path} ${digest([readFileSync(join(root, path))])}`));
}

/** @param {readonly (string | Uint8Array)[]} parts */
function digest(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\n');
  return hash.digest('hex');
}

/** @returns {{marks: string, content: string} | null} */
function readStamp() {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'));
  } catch {
    return null;
  }
}

/** @param {readonly Source[]} found @param {string} content */
function remember(found, content) {
  mkdirSync(cache(), { recursive: true });
  writeFileSync(stampFile, `${JSON.stringify({ marks: marksOf(found), content })}\n`);
}

await main(import.meta.url, ensureBuilt);

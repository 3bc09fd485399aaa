// `npm test`: everything that must hold, on a fresh clone too. Runs all of it, then sums up; each check counts as a test.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './lib/chromium.mjs';
import { cache, main, root, run, runtimeEnv, runtimeNode, say } from './lib/project.mjs';
import { countPlaywright, countVitest, countWithSecondRun, cutShort } from './lib/reports.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './setup.mjs';

/** @typedef {import('./lib/reports.mjs').Count} Count */
/** @typedef {{name: string, count: Count, seconds: number}} Result */
/** @typedef {[string, () => Promise<Count>]} Stage */

/** @param {boolean} ok @returns {Count} */
const one = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, reasons: [] });

await main(import.meta.url, async () => {
  await ensureInstalled();
  const chromium = await ensureChromium();
  const node = runtimeNode();
  const env = { ...runtimeEnv(node), HERMES_DESK_TEST: '1', ...(chromium === null ? {} : { CHROMIUM: chromium }) };

  /** Runs a tool of node_modules. @param {string} script @param {string[]} args @param {NodeJS.ProcessEnv} [more] */
  const tool = (script, args, more = {}) =>
    run(node, [join(root, 'node_modules', script), ...args], { stdio: ['ignore', 1, 2], env: { ...env, ...more } });
  /** @param {string} script @param {string[]} args @returns {() => Promise<Count>} */
  const check = (script, args) => async () => one((await tool(script, args)) === 0);

  /** @type {Stage[]} */
  const readers = [
    ['format', check('prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.'])],
    ['types', check('typescript/bin/tsc', ['--noEmit', '-p', 'tsconfig.json'])],
    ['types of src-shared', check('typescript/bin/tsc', ['--noEmit', '-p', 'tsconfig.shared.json'])],
    ['unused code', check('knip/bin/knip.js', [])],
    [
      'arrows',
      check('dependency-cruiser/bin/dependency-cruiser.mjs', [
        '--config',
        '.dependency-cruiser.cjs',
        'src-main',
        'src-renderer',
        'src-shared',
      ]),
    ],
  ];
  /** @type {Stage} */
  const lint = ['lint', check('eslint/bin/eslint.js', ['.', '--max-warnings', '0'])];
  /** @type {Stage[]} */
  const runners = [
    [
      'unit tests',
      async () => {
        const units = (/** @type {string} */ file, /** @type {string[]} */ which) =>
          tool('vitest/vitest.mjs', [
            ...['run', ...which, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
          ]);
        const whole = await reported(countVitest, 'vitest.json', (file) => units(file, []));
        const first = JSON.parse(readFileSync(cache('vitest.json'), 'utf8'));
        const cut = cutShort(first);
        if (cut.length === 0) return whole;
        // Node itself may crash, once in thousands of times, when a thread ends.
        say(`A process ended before its tests did. These are run once more: ${cut.join(', ')}`);
        return countWithSecondRun(first, await reported(countVitest, 'vitest-again.json', (file) => units(file, cut)));
      },
    ],
    ['build', () => ensureBuilt().then(() => one(true))],
    [
      'end-to-end tests',
      () => {
        if (chromium === null)
          throw new Error('There is no Chromium. Install one, or run: npx playwright install chromium');
        return reported(countPlaywright, 'playwright.json', (file) =>
          tool('@playwright/test/cli.js', ['test', '--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_NAME: file }),
        );
      },
    ],
  ];

  // Lint takes one core as long as the others that only read take another.
  const looked = await Promise.all([inOrder(readers), inOrder([lint])]);
  sumUp([...looked.flat(), ...(await inOrder(runners))]);
});

/**
 * Runs stages one after the other. One that throws says why and counts as failed.
 * @param {readonly Stage[]} stages
 * @returns {Promise<Result[]>}
 */
async function inOrder(stages) {
  /** @type {Result[]} */
  const results = [];
  for (const [name, stage] of stages) {
    say(`\n== ${name}`);
    const began = Date.now();
    const count = await stage().catch((fault) => {
      say(fault instanceof Error ? fault.message : String(fault));
      return one(false);
    });
    results.push({ name, count, seconds: (Date.now() - began) / 1000 });
  }
  return results;
}

/**
 * Runs a test runner and counts by its report. One that wrote none, or failed without saying at which test, failed once.
 * @param {(report: any) => Count} read
 * @param {string} name of the report file
 * @param {(file: string) => Promise<number>} runner
 * @returns {Promise<Count>}
 */
async function reported(read, name, runner) {
  const file = cache(name);
  mkdirSync(cache(), { recursive: true });
  rmSync(file, { force: true });
  const code = await runner(file);
  const count = read(JSON.parse(readFileSync(file, 'utf8')));
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

/** @param {readonly Result[]} results */
function sumUp(results) {
  const print = (/** @type {string} */ line) => process.stdout.write(`${line}\n`);
  print('\n== summary');
  for (const { name, count, seconds } of results) {
    const numbers = `${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`;
    print(`${count.failed === 0 ? 'ok ' : 'BAD'}  ${name.padEnd(22)} ${numbers.padEnd(36)} ${seconds.toFixed(1)} s`);
    for (const reason of count.reasons) print(`     ${reason}`);
  }
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
    results.reduce((total, { count }) => total + count[key], 0);
  if (sum('failed') > 0) process.exitCode = 1;
  print(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
}

// `npm run bench`: runs every bench/*.ts that exports run(), prints what each measured, writes bench/results.json.
// `npm run bench -- search` runs only those whose name holds one of the words.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { main, root, run, runtimeEnv, runtimeNode, say } from './lib/project.mjs';
import { ensureInstalled } from './setup.mjs';

const folder = join(root, 'bench');

await main(import.meta.url, async () => {
  if (process.env.BENCH_INSIDE === undefined) {
    await ensureInstalled();
    // The benches are TypeScript and import by the `@shared/` alias: they run in the project's own Node, with the hook.
    const node = runtimeNode();
    const hook = join(root, 'src-main', 'home', 'testing', 'alias.ts');
    const args = ['--import', hook, join(root, 'scripts', 'bench.mjs'), ...process.argv.slice(2)];
    process.exitCode = await run(node, args, { stdio: 'inherit', env: { ...runtimeEnv(node), BENCH_INSIDE: '1' } });
    return;
  }
  const words = process.argv.slice(2);
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const chosen = files.filter((name) => words.length === 0 || words.some((word) => name.includes(word)));
  /** @type {unknown[]} */
  const rows = [];
  for (const name of chosen) {
    if (!/^export (async )?function run\b/m.test(readFileSync(join(folder, name), 'utf8'))) continue;
    say(`\n== ${name}`);
    const bench = await import(join(folder, name));
    for (const row of await bench.run()) {
      rows.push(row);
      const beside = row.ratio === null ? '' : `${row.ratio} times (${row.yardstick})`;
      const goal = row.goal === '' ? '' : `goal: ${row.goal}`;
      process.stdout.write(
        `${row.name.padEnd(52)} ${`${row.value} ${row.unit}`.padEnd(20)} ${beside.padEnd(28)} ${goal}\n`,
      );
    }
  }
  const results = { time: new Date().toISOString(), node: process.version, platform: process.platform, rows };
  writeFileSync(join(folder, 'results.json'), `${JSON.stringify(results, null, 2)}\n`);
});

import { isRuntimeModern, oldRuntime } from '../runtime.ts';

if (isRuntimeModern(process.versions.napi)) {
  const { runWeb } = await import('./run.ts');
  await runWeb(process.argv.slice(2));
} else {
  process.stderr.write(oldRuntime);
  process.exitCode = 1;
}

import { isRuntimeModern, oldRuntime } from '../runtime.ts';

if (isRuntimeModern(process.versions.napi)) {
  const { main } = await import('./main.ts');
  await main();
} else {
  process.stderr.write(oldRuntime);
  process.exitCode = 1;
}

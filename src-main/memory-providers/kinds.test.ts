import { expect, it, onTestFinished } from 'vitest';
import { scan } from '../memory/scanner/index.ts';
import { PROVIDER_KINDS } from './kinds.ts';
import { providerWorld } from './testing/world.ts';

it.each(PROVIDER_KINDS)('no tool of $name is taken for an attack by its description', async (kind) => {
  const world = providerWorld([kind]);
  onTestFinished(() => world.remove());
  const provider = kind.open(world.context);
  const flagged = provider.tools().filter(({ description }) => scan(description, 'context').length > 0);
  expect(flagged.map(({ name }) => name)).toEqual([]);
  await provider.close();
});

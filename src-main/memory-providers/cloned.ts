import type { HomePaths, Logger } from '../home/index.ts';
import type { ProviderKind } from './provider.ts';

/** Lets every provider carry over what belongs to a copied profile. The profile is there already: what fails is logged alone. */
export async function carryOver(
  kinds: readonly ProviderKind[],
  from: HomePaths,
  to: HomePaths,
  log: Pick<Logger, 'warn'>,
): Promise<void> {
  for (const kind of kinds) {
    await kind.cloned?.(from, to).catch((error: unknown) => {
      const detail = error instanceof Error ? error.message : String(error);
      log.warn('settings of a memory provider were not copied to a new profile', { provider: kind.name, detail });
    });
  }
}

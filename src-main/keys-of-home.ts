import type { Config, HomePaths, Secrets } from './home/index.ts';
import { keptKeys } from './memory-providers/kept-keys.ts';
import { PROVIDER_KINDS } from './memory-providers/kinds.ts';
import type { ProviderKind } from './memory-providers/provider.ts';

/**
 * Makes every key of a home known to what masks keys: beside those of `.env`, the ones that stand in config.yaml and in the settings
 * files of memory providers, as they are at the time a text is masked.
 */
export function knowKeys(
  home: { readonly paths: HomePaths; readonly config: Config; readonly secrets: Secrets },
  kinds: readonly ProviderKind[] = PROVIDER_KINDS,
): void {
  home.secrets.alsoMask(() => home.config.secretValues());
  home.secrets.alsoMask(keptKeys(kinds, home));
}

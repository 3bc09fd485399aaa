import { hindsight } from './hindsight/kind.ts';
import { memori } from './memori/kind.ts';
import type { ProviderKind } from './provider.ts';
import { retaindb } from './retaindb/kind.ts';

/** Every memory provider the app can run, in the order in which a person is offered them. */
export const PROVIDER_KINDS: readonly ProviderKind[] = [hindsight, retaindb, memori];

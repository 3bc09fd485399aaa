import { memori } from './memori/kind.ts';
import { mem0 } from './mem0/kind.ts';
import type { ProviderKind } from './provider.ts';
import { retaindb } from './retaindb/kind.ts';
import { supermemory } from './supermemory/kind.ts';

/** Every memory provider the app can run, in the order in which a person is offered them. */
export const PROVIDER_KINDS: readonly ProviderKind[] = [retaindb, memori, mem0, supermemory];

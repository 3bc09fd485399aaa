import { byterover } from './byterover/kind.ts';
import { hindsight } from './hindsight/kind.ts';
import { holographic } from './holographic/index.ts';
import { honchoKind } from './honcho/index.ts';
import { mem0 } from './mem0/kind.ts';
import { memori } from './memori/kind.ts';
import { openviking } from './openviking/kind.ts';
import type { ProviderKind } from './provider.ts';
import { retaindb } from './retaindb/kind.ts';
import { supermemory } from './supermemory/kind.ts';

/** Every memory provider the app can run, in the order in which a person is offered them: the one that needs no account first. */
export const PROVIDER_KINDS: readonly ProviderKind[] = [
  holographic,
  honchoKind,
  mem0,
  supermemory,
  hindsight,
  openviking,
  retaindb,
  byterover,
  memori,
];

import { holographic } from './holographic/index.ts';
import type { ProviderKind } from './provider.ts';

/** Every memory provider the app can run, in the order in which a person is offered them. */
export const PROVIDER_KINDS: readonly ProviderKind[] = [holographic];

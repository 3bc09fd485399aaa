import type { MemoryProviderField, MemoryProviderJob, RememberedMemory } from '@shared/contract/providers.ts';
import { mostText } from './log.ts';
import type { ProviderField, Remembered } from './provider.ts';
import type { ProviderQueue, QueuedJob } from './queue.ts';

const mostTroubled = 100;
/** Longest memory that is shown, in UTF-16 units. */
const longestMemory = 8000;

/** A field of a form as the contract has it. */
export function fieldOf(field: ProviderField): MemoryProviderField {
  const { key, label, hint, secret, env, required, choices, url, when, advanced } = field;
  return {
    ...{ key, label, secret, env, required, default: field.default },
    hint: hint ?? null,
    choices: choices?.map((choice) => ({ ...choice })) ?? null,
    url: url ?? null,
    when: { ...when },
    ...(advanced === undefined ? {} : { advanced }),
  };
}

/** What a queue holds, and what of it a person should look at. */
export function queueState(
  queue: ProviderQueue,
  now: number,
): {
  counts: ReturnType<ProviderQueue['counts']>;
  lastDelivery: number | null;
  troubled: MemoryProviderJob[];
} {
  const waiting = queue.jobs('waiting', mostTroubled).filter((job) => job.error !== null);
  // Whether these arrived could not be asked yet; what is being sent at this moment is no trouble.
  const unknown = queue.jobs('sending', mostTroubled).filter((job) => job.error !== null && job.notBefore > now);
  const troubled = [
    ...queue.jobs('aside', mostTroubled),
    ...queue.jobs('uncertain', mostTroubled),
    ...unknown,
    ...waiting,
  ];
  const lastDelivery = queue.fact('last_delivery');
  return {
    counts: queue.counts(),
    lastDelivery: typeof lastDelivery === 'number' ? lastDelivery : null,
    troubled: troubled.slice(0, mostTroubled).map(jobOf),
  };
}

function jobOf({ id, kind, session, at, state, attempts, notBefore, error, payload }: QueuedJob): MemoryProviderJob {
  const text = JSON.stringify(payload).slice(0, mostText).toWellFormed();
  return { id, kind, session, at, state, attempts, notBefore, error: error ?? '', text };
}

/** Something remembered, bounded. */
export function shown({ text, labels, ...rest }: Remembered): RememberedMemory {
  return { ...rest, text: text.slice(0, longestMemory).toWellFormed(), labels: [...labels] };
}

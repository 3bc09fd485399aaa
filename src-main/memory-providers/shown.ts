import type { MemoryProviderField, MemoryProviderJob, RememberedMemory } from '@shared/contract/providers.ts';
import { completedAddress } from '@shared/net/typed-address.ts';
import { mostText } from './log.ts';
import type { ProviderField, Remembered } from './provider.ts';
import type { ProviderQueue, QueuedJob } from './queue.ts';

const mostTroubled = 100;
/** Longest memory that is shown, and any other text of a service about one, in UTF-16 units. */
const longestMemory = 8000;
const longestWord = 500;
const mostLabels = 50;

/** What was entered into a form, with addresses completed. */
export function completed(
  fields: readonly ProviderField[],
  values: Readonly<Record<string, string>>,
): Record<string, string> {
  const whole = { ...values };
  for (const { key, address } of fields) {
    const typed = values[key];
    if (address !== undefined && typed !== undefined) whole[key] = completedAddress(typed, address.port);
  }
  return whole;
}

/** A field of a form as the contract has it. */
export function fieldOf(field: ProviderField): MemoryProviderField {
  const { key, label, hint, secret, env, required, choices, url, when, advanced, address } = field;
  return {
    ...{ key, label, secret, env, required, default: field.default },
    hint: hint ?? null,
    choices: choices?.map((choice) => ({ ...choice })) ?? null,
    url: url ?? null,
    when: { ...when },
    ...(advanced === undefined ? {} : { advanced }),
    ...(address === undefined ? {} : { address }),
  };
}

/** What a queue holds, and what of it a person should look at. */
export function queueState(queue: ProviderQueue): {
  counts: ReturnType<ProviderQueue['counts']>;
  lastDelivery: number | null;
  troubled: MemoryProviderJob[];
} {
  const waiting = queue.jobs('waiting', mostTroubled).filter((job) => job.error !== null);
  // Whether these arrived could not be asked yet; what is being sent at this moment is no trouble.
  const unknown = queue.jobs('sending', mostTroubled).filter((job) => job.error !== null);
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

/** A memory as it may be shown: whatever a service says in it is bounded, and a time that is none is not known. */
export function shown({ id, text, kind, labels, created, updated, trust, session }: Remembered): RememberedMemory {
  return {
    id: shortened(id, longestWord),
    text: shortened(text, longestMemory),
    kind: shortened(kind, longestWord),
    labels: labels.slice(0, mostLabels).map((label) => shortened(label, longestWord)),
    created: possibleTime(created),
    updated: possibleTime(updated),
    trust: trust !== null && Number.isFinite(trust) ? trust : null,
    session,
  };
}

/** What a service says of itself, bounded. */
export function saying(text: string): string {
  return shortened(text, longestWord);
}

function possibleTime(time: number | null): number | null {
  return time === null || Number.isNaN(new Date(time).getTime()) ? null : Math.trunc(time);
}

function shortened(text: string, longest: number): string {
  return text.slice(0, longest).toWellFormed();
}

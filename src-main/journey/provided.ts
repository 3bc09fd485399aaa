/** What an external memory provider remembers, as nodes: looked at here, changed only where it is kept. */
import type { JourneyNode } from '@shared/contract/journey.ts';
import { PROVIDER_CATEGORY, providedId } from '@shared/journey/provided.ts';
import { known, titleOf } from './reading.ts';
import type { ProvidedRecord } from './records.ts';

/** The nodes, each id once: a provider that pages may name one twice. */
export function providedNodes(records: readonly ProvidedRecord[]): JourneyNode[] {
  const once = new Map(records.map((record) => [providedId(record.provider, record.id), record]));
  return [...once].map(([id, record]) => ({
    id,
    kind: 'provider_memory',
    label: titleOf(record.text),
    body: record.text,
    store: null,
    skill: null,
    category: `${PROVIDER_CATEGORY}${record.title}`,
    time: known(record.created),
    uncertain: null,
    uses: 0,
    useTimes: [],
    editTimes: [],
    state: 'active',
    goneAt: null,
    origin: 'provider',
    pinned: false,
    session: record.session,
    message: null,
    provided: {
      provider: record.provider,
      title: record.title,
      kind: record.kind,
      trust: record.trust !== null && record.trust >= 0 && record.trust <= 1 ? record.trust : null,
    },
  }));
}

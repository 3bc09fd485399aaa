import type { ProviderSession } from '../events.ts';
import type { MemoryProvider, ProviderContext, Remembered, RememberedPage } from '../provider.ts';
import { hindsightClient, type HindsightClient, type HindsightMemory } from './client.ts';
import { bankOf, findHindsight, type HindsightSettings } from './config.ts';
import { HindsightOutbox } from './outbox.ts';
import { cutQuery } from './query.ts';
import { HindsightRecall } from './recall.ts';
import { hindsightTools } from './tools.ts';

/** Memories on one page of the Memory screen, and what its search looks through. */
const PAGE = 50;
const SEARCH_MS = 20_000;
const ALL_TYPES = ['world', 'experience', 'observation'];

/** Hindsight at work. `userDir`: where a settings file of all profiles may lie; null looks for none. */
export function openHindsight(context: ProviderContext, userDir: string | null): MemoryProvider {
  const settings = (): HindsightSettings => findHindsight(context, userDir).settings;
  const client = (): HindsightClient => hindsightClient(context, settings());
  const { profile } = context.paths;
  const bank = (session: ProviderSession | null): string => bankOf(settings(), { profile, session });
  const { log, now } = context;
  const opened = settings();
  const outbox = new HindsightOutbox({ client, settings, bank, profile, log, now });
  const workedIn = (signal: AbortSignal): Promise<void> => outbox.workedIn(signal);
  const recall = new HindsightRecall({ client, settings, bank, workedIn });
  const tools = opened.memoryMode === 'context' ? [] : hindsightTools({ client, settings, bank, profile, now });
  return {
    promptBlock: (session) => promptBlock(opened, bankOf(opened, { profile, session })),
    tools: () => tools,
    recall: ({ session, text, number }, signal) => recall.take(session, text, number, signal),
    prepare: ({ session, text }, signal) => recall.prepare(session, text, signal),
    switched: () => recall.forget(),
    jobs: (event) => outbox.jobs(event),
    destination: () => settings().base,
    gather: (waiting, flush) => outbox.gather(waiting, flush),
    send: (jobs, signal) => outbox.send(jobs, signal),
    // Whether a server knows an operation again depends on its version, and turns that go together do so by an id of their own: it is asked.
    idempotent: false,
    delivered: (jobs, signal) => outbox.delivered(jobs, signal),
    list: async (page, signal): Promise<RememberedPage> => {
      const offset = page !== null && /^\d{1,9}$/u.test(page) ? Number(page) : 0;
      const { items, total } = await client().list(bank(null), PAGE, offset, signal);
      const end = offset + PAGE;
      const more = items.length > 0 && (total === null ? items.length === PAGE : end < total);
      return { items: items.map(asRemembered), next: more ? String(end) : null, total };
    },
    search: async (query, signal): Promise<RememberedPage> => {
      const how = { types: ALL_TYPES, deadlineMs: SEARCH_MS };
      const items = await client().recall(bank(null), cutQuery(query), how, signal);
      return { items: items.map(asRemembered), next: null, total: items.length };
    },
    close: () => {
      recall.forget();
      return Promise.resolve();
    },
  };
}

function asRemembered({ id, text, type, tags, created, session }: HindsightMemory): Remembered {
  return { id, text, kind: type, labels: tags, created, updated: null, trust: null, session };
}

function promptBlock({ memoryMode, budget }: HindsightSettings, bank: string): string {
  const lines = [
    '# Hindsight Memory',
    `What was said before is kept in the bank ${bank} and searched with the budget ${budget}.`,
  ];
  if (memoryMode !== 'tools') lines.push('What may matter for a prompt is put behind it by itself.');
  if (memoryMode !== 'context') {
    lines.push(
      'hindsight_recall looks for it, hindsight_reflect answers a question from all of it, hindsight_retain keeps more.',
    );
  }
  return lines.join('\n');
}

import type { MemoryProvider, ProviderContext, Remembered } from '../provider.ts';
import { retainClient, type RetainClient } from './client.ts';
import { retainSettings, type RetainSettings } from './config.ts';
import { memoriesOf, profileAnswer, searchAnswer, type RetainMemory } from './memories.ts';
import { arrived, retainJobs, sendJob } from './outbox.ts';
import { RetainRecall } from './recall.ts';
import { retainTools } from './tools.ts';

/** Results of a search of the Memory screen. */
const RESULTS = 20;

/** RetainDB at work. */
export function openRetaindb(context: ProviderContext): MemoryProvider {
  const settings = (): RetainSettings => retainSettings(context);
  const client = (): RetainClient => retainClient(context, settings());
  const recall = new RetainRecall(client, settings);
  const { project } = settings();
  const block = [
    '# RetainDB',
    `Active, project ${project}. What was said before is kept there; what belongs to a prompt is put behind it.`,
    'Use retaindb_search, retaindb_context and retaindb_profile to look, retaindb_remember to keep.',
  ].join('\n');
  return {
    promptBlock: () => block,
    tools: () => retainTools({ client, settings, keys: () => context.secrets.values() }),
    recall: ({ session, text, number }, signal) => recall.take(session, text, number, signal),
    prepare: ({ session, text }, signal) => recall.prepare(session, text, signal),
    switched: () => recall.forget(),
    jobs: (event) => retainJobs(event, settings()),
    destination: () => settings().base,
    send: async (jobs, signal) => {
      for (const job of jobs) await sendJob(job, client(), settings(), signal);
    },
    idempotent: false,
    delivered: async ([job], signal) => (job === undefined ? null : arrived(job, client(), settings(), signal)),
    list: async (_page, signal) => page(memoriesOf(await profileAnswer(client(), settings(), signal))),
    search: async (query, signal) =>
      page(memoriesOf(await searchAnswer(client(), settings(), { query, session: '', most: RESULTS }, signal))),
    close: () => {
      recall.forget();
      return Promise.resolve();
    },
  };
}

function page(memories: readonly RetainMemory[]) {
  return { items: memories.map(asRemembered), next: null, total: memories.length };
}

function asRemembered({ id, text, type, created, session }: RetainMemory): Remembered {
  return { id, text, kind: type, labels: [], created, updated: null, trust: null, session };
}

import type { MemoryProvider, ProviderContext, Remembered } from '../provider.ts';
import { supermemoryClient, type Hit, type SupermemoryClient } from './client.ts';
import { supermemorySettings, type SupermemorySettings } from './config.ts';
import { arrived, ASKED_WITH, sendJob, supermemoryJobs } from './outbox.ts';
import { layout } from './recall.ts';
import { supermemoryTools } from './tools.ts';

/** Longest time a prompt waits, in milliseconds: less than the manager's own limit, also where more is set up. */
const MOST_RECALL_MS = 7000;
const RESULTS = 20;

/** Supermemory at work. */
export function openSupermemory(context: ProviderContext): MemoryProvider {
  const settings = (): SupermemorySettings => supermemorySettings(context);
  const client = (): SupermemoryClient => supermemoryClient(context, settings());
  const block = promptBlock(settings());
  return {
    promptBlock: () => block,
    tools: () => supermemoryTools(client, settings),
    recall: async ({ text, number }, signal) => {
      const { recalls, tag, timeoutMs, most, every } = settings();
      if (!recalls) return { text: '', count: null };
      const query = text.slice(0, ASKED_WITH).toWellFormed();
      const profile = await client().profile(query, tag, Math.min(timeoutMs, MOST_RECALL_MS), signal);
      return layout(profile, { withProfile: number <= 1 || number % every === 0, most, now: context.now() });
    },
    jobs: (event) => supermemoryJobs(event, settings()),
    destination: () => settings().base,
    send: async (jobs, signal) => {
      for (const job of jobs) await sendJob(job, client(), signal);
    },
    idempotent: false,
    delivered: async ([job], signal) => (job === undefined ? null : arrived(job, client(), signal)),
    list: async (_page, signal) => {
      const { tag, timeoutMs } = settings();
      const { fixed, recent } = await client().profile('', tag, timeoutMs, signal);
      const facts = (texts: readonly string[], kind: string): Remembered[] =>
        texts.map((text, at) => ({ ...unknown, id: `${kind}#${String(at)}`, text, kind }));
      const items = [...facts(recent, 'dynamic'), ...facts(fixed, 'static')];
      return { items, next: null, total: items.length };
    },
    search: async (query, signal) => {
      const found = await client().search(query, RESULTS, settings().tag, signal);
      return { items: found.map(asRemembered), next: null, total: found.length };
    },
    close: () => Promise.resolve(),
  };
}

const unknown = { labels: [], created: null, updated: null, trust: null, session: null } as const;

function asRemembered({ id, text, updated, piece }: Hit, at: number): Remembered {
  return { ...unknown, id: id || `#${String(at)}`, text, kind: piece ? 'document' : 'memory', updated };
}

function promptBlock({ tag, containers, containerWords }: SupermemorySettings): string {
  return [
    '# Supermemory',
    `Active, container ${tag}. What fits a prompt is put behind it; it is not all there is.`,
    'Tools, each under two names: supermemory_store (supermemory-save), supermemory_search (supermemory-search),',
    'supermemory_forget (supermemory-forget), supermemory_profile (supermemory-profile).',
    ...(containers === null ? [] : [`The tools may name one of these containers: ${[tag, ...containers].join(', ')}.`]),
    ...(containers === null || containerWords === '' ? [] : [containerWords]),
  ].join('\n');
}

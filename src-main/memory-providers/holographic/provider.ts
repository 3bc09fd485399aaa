import type { Json } from '@shared/contract/common.ts';
import { DeskError } from '@shared/contract/errors.ts';
import type { Job, NewJob, ProviderEvent } from '../events.ts';
import { ProviderFailure } from '../failure.ts';
import type { MemoryProvider, ProviderContext, Recall, Remembered, RememberedPage } from '../provider.ts';
import { openFacts } from './database.ts';
import { extractFacts } from './extract.ts';
import { FactStore, type Fact } from './facts.ts';
import { Retriever } from './retrieval.ts';
import { readSettings } from './settings.ts';
import { parseTime } from './times.ts';
import { holographicTools } from './tools.ts';

const RECALLED = 5;
const PAGE = 100;
const FOUND = 50;

const PROMPT = `# Holographic Memory
A database of facts about the person, their projects and what they decided is at hand, with entities and trust.
Keep lasting facts with fact_store (action add), ask it before you answer from memory (search, related), and rate with
fact_feedback what you used.`;

/** What lies in the queue: a fact to be kept. */
interface KeepPayload {
  readonly content: string;
  readonly category: string;
  /** Milliseconds since 1970 at which it was said. */
  readonly at: number;
}

/** Opens the facts of a home. Throws DeskError when the database cannot be used; it is left as it is then. */
export function openHolographic(context: ProviderContext): MemoryProvider {
  const settings = readSettings(context.config, context.paths);
  const db = openFacts(settings.file);
  const store = new FactStore(db, settings);
  const retriever = new Retriever(store, { ...settings, now: context.now });
  const tools = holographicTools({ store, retriever, minTrust: settings.minTrust, redact: context.redact });

  return {
    promptBlock: () => PROMPT,
    tools: () => tools,

    recall({ text }): Promise<Recall> {
      return Promise.resolve().then(() => {
        const facts = told(() => retriever.search(text, { limit: RECALLED, minTrust: settings.minTrust }));
        const lines = facts.map((fact) => `- [${fact.trust_score.toFixed(1)}] ${fact.content.replace(/\s+/g, ' ')}`);
        return { text: lines.length === 0 ? '' : ['## Holographic Memory', ...lines].join('\n'), count: facts.length };
      });
    },

    jobs(event: ProviderEvent): NewJob[] {
      if (event.type === 'mirror' && event.action === 'add') {
        const category = event.target === 'user' ? 'user_pref' : 'general';
        return [keep('mirror', event.session?.id ?? null, { content: event.content, category, at: event.at })];
      }
      if (event.type !== 'session_ended' || !settings.autoExtract || event.session.context !== 'primary') return [];
      return extractFacts(event.messages).map((fact) => keep('extract', event.session.id, fact));
    },

    destination: () => '',

    /** The same text twice is one fact. */
    idempotent: true,

    async send(jobs: readonly Job[], signal: AbortSignal): Promise<void> {
      for (const job of jobs) {
        signal.throwIfAborted();
        const { content, category, at } = keepPayload(job.payload);
        if (content.trim() === '') continue;
        await toldLater(() => store.add(content, { category, at }));
      }
    },

    list(page): Promise<RememberedPage> {
      return Promise.resolve().then(() =>
        told(() => {
          const facts = store.newest(page === null ? null : Number(page), PAGE);
          const last = facts.at(-1);
          const next = facts.length < PAGE || last === undefined ? null : String(last.fact_id);
          return { items: facts.map(remembered), next, total: store.count() };
        }),
      );
    },

    search(query): Promise<RememberedPage> {
      return Promise.resolve().then(() =>
        told(() => {
          const byWords = retriever.search(query, { limit: FOUND, minTrust: 0 });
          const typed = query.trim();
          const asTyped = typed === '' ? [] : store.containing(typed, FOUND);
          const facts = new Map([...byWords, ...asTyped].map((fact) => [fact.fact_id, fact] as const));
          return { items: [...facts.values()].slice(0, FOUND).map(remembered), next: null, total: null };
        }),
      );
    },

    close: () => db.close(),
  };
}

function keep(kind: string, session: string | null, payload: KeepPayload): NewJob {
  return { kind, session, payload: { ...payload } };
}

function keepPayload(payload: Json): KeepPayload {
  if (typeof payload === 'object' && payload !== null && !Array.isArray(payload)) {
    const { content, category, at } = payload;
    if (typeof content === 'string' && typeof category === 'string' && typeof at === 'number') {
      return { content, category, at };
    }
  }
  throw new ProviderFailure('refused', 'What lies in the queue is no fact.');
}

function remembered(fact: Fact): Remembered {
  const tags = fact.tags.split(',').map((tag) => tag.trim());
  return {
    id: String(fact.fact_id),
    text: fact.content,
    kind: 'fact',
    labels: [fact.category, ...tags].filter((label) => label !== ''),
    created: parseTime(fact.created_at),
    updated: parseTime(fact.updated_at),
    trust: fact.trust_score,
    session: null,
  };
}

/** A state of the file as the manager knows trouble: it passes (`timeout`, `offline`), so that nothing in the queue is given up. */
function failure(error: unknown): unknown {
  if (!(error instanceof DeskError)) return error;
  const kind = error.code === 'busy' ? 'timeout' : 'offline';
  return new ProviderFailure(kind, `${error.message} ${error.remedy}`.trim(), { reached: 'no', cause: error });
}

function told<T>(fn: () => T): T {
  try {
    return fn();
  } catch (error) {
    throw failure(error);
  }
}

async function toldLater<T>(fn: () => Promise<T>): Promise<T> {
  try {
    return await fn();
  } catch (error) {
    throw failure(error);
  }
}

import type { Job, NewJob } from '../events.ts';
import { ProviderFailure } from '../failure.ts';
import type { MemoryProvider, ProviderContext, Recall } from '../provider.ts';
import { Breaker } from './breaker.ts';
import { mem0Settings, type Mem0Mode, type Mem0Settings } from './config.ts';
import { asRemembered } from './memories.ts';
import { mem0Server, type Mem0Server } from './server.ts';
import { mem0Tools } from './tools.ts';
import { againJob, saidIn, sendTurn, shortened, turnJobs } from './turn.ts';

/** Milliseconds a prompt waits for memories, as with Hermes; the search tool remains. */
const RECALL_MS = 3000;
/** As many memories as belong to a prompt at most. */
const RECALLED = 10;
/** As much of a text as is asked with, in characters: what an embedder for short texts takes. */
const ASKED_WITH = 2000;
/** Most results of a search, and events that are remembered. */
const MOST = 50;
/** Events that are looked at after one turn. */
const LOOKED_AT = 3;

/** How the place of the memories is called towards the model. */
const PLACES: Readonly<Record<Mem0Mode, string>> = {
  platform: 'Mem0 cloud',
  selfhosted: 'self-hosted Mem0 server',
  oss: 'Mem0 inside Hermes',
};

/** Mem0 at work, in its cloud or on a server of one's own. */
export function openMem0(context: ProviderContext): MemoryProvider {
  const settings = (): Mem0Settings => mem0Settings(context);
  const server = (): Mem0Server => mem0Server(context, settings());
  const breaker = new Breaker(context.now);
  const events = new Events(context);
  const block = promptBlock(settings());
  /** Jobs that a server of one's own answered with a failure of its own: nothing is under way any more. */
  const ended = new Set<string>();

  const sendOne = async (job: Job, signal: AbortSignal): Promise<void> => {
    ended.delete(job.id);
    try {
      const { event } = await sendTurn(job, server(), signal);
      if (event !== null) events.add(event, job);
    } catch (error) {
      if (settings().mode === 'selfhosted' && answeredByItself(error)) ended.add(job.id);
      throw error;
    }
  };
  return {
    promptBlock: () => block,
    tools: () => mem0Tools({ server, settings, breaker }),
    recall: async ({ text }, signal): Promise<Recall> => {
      const asked = {
        query: shortened(text, ASKED_WITH),
        ...{ most: RECALLED, rerank: settings().rerank, deadlineMs: RECALL_MS },
      };
      const found = await breaker.pass(
        () => server().search(asked, signal),
        signal,
        () => false,
      );
      if (found.length === 0) return { text: '', count: 0 };
      const lines = found.map((one) => `- ${one.text.replace(/\s+/gu, ' ').trim()}`);
      return { text: ['## Mem0 Memory', ...lines].join('\n'), count: found.length };
    },
    prepare: (_prompt, signal) => events.look(server().event, signal),
    jobs: (event) => (event.type === 'turn' ? [...events.takeFailed(), ...turnJobs(event, settings())] : []),
    destination: () => settings().base,
    send: async (jobs, signal) => {
      for (const job of jobs) await sendOne(job, signal);
    },
    idempotent: false,
    delivered: async ([job], signal) => {
      if (job === undefined) return null;
      const asked = { query: shortened(saidIn(job), ASKED_WITH), most: MOST, rerank: false };
      const found = await server().search(asked, signal);
      if (found.some((one) => one.job === job.id)) return true;
      // The cloud, or a server that has not answered, may still be at it; and a turn may hold nothing worth a memory.
      return ended.has(job.id) ? false : null;
    },
    list: async (page, signal) => {
      const { memories, next, total } = await server().list(page, signal);
      return { items: memories.map(asRemembered), next, total };
    },
    search: async (query, signal) => {
      const found = await server().search({ query, most: MOST, rerank: settings().rerank }, signal);
      return { items: found.map(asRemembered), next: null, total: found.length };
    },
    close: () => Promise.resolve(),
  };
}

/** What became of the additions that the cloud has taken: it works them off later, and may fail. */
class Events {
  readonly #context: ProviderContext;
  #open: { readonly event: string; readonly job: Job }[] = [];
  #failed: NewJob[] = [];

  constructor(context: ProviderContext) {
    this.#context = context;
  }

  add(event: string, job: Job): void {
    this.#open = [...this.#open, { event, job }].slice(-MOST);
  }

  /** Asks about the oldest ones. A failed one is sent once more behind the next turn. Throws nothing but the reason of the signal. */
  async look(ask: Mem0Server['event'], signal: AbortSignal): Promise<void> {
    if (ask === null) return;
    for (const one of this.#open.slice(0, LOOKED_AT)) {
      const status = await statusOf(ask, one.event, signal);
      if (status === 'PENDING' || status === 'RUNNING') continue;
      this.#open = this.#open.filter((other) => other !== one);
      if (status !== 'FAILED') continue;
      const again = againJob(one.job);
      if (again === null) this.#context.log.warn('Mem0 has failed twice to keep a turn', { session: one.job.session });
      else this.#failed.push(again);
    }
  }

  takeFailed(): readonly NewJob[] {
    const failed = this.#failed;
    this.#failed = [];
    return failed;
  }
}

/** The status of an event; an event that the server does not know has none, and one that cannot be asked about now is pending. */
async function statusOf(
  ask: (id: string, signal: AbortSignal) => Promise<string>,
  event: string,
  signal: AbortSignal,
): Promise<string> {
  try {
    return await ask(event, signal);
  } catch (error) {
    signal.throwIfAborted();
    return error instanceof ProviderFailure && error.kind === 'refused' ? '' : 'PENDING';
  }
}

/** Whether a failure is a whole answer of the server itself, not of something before it: it says what went wrong. */
function answeredByItself(error: unknown): boolean {
  if (!(error instanceof ProviderFailure)) return false;
  return error.status === 500 || (error.status === 502 && error.message.includes(':'));
}

function promptBlock({ mode, user }: Mem0Settings): string {
  return [
    '# Mem0 Memory',
    `Active (${PLACES[mode]}), user ${user}. What fits a prompt is put behind it; it is not all there is.`,
    'Before an answer that depends on what was said or known earlier, look with mem0_search, with other words again if little comes back.',
    'mem0_add keeps a fact, mem0_update and mem0_delete correct what is kept.',
    ...(mode === 'platform' ? ['rerank in mem0_search orders results more carefully, and takes longer.'] : []),
  ].join('\n');
}

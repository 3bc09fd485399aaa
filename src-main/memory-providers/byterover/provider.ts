import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { isOn } from '../../home/index.ts';
import type { Json } from '@shared/contract/common.ts';
import type { Job } from '../events.ts';
import type { MemoryProvider, ProviderContext, ProviderTool, Remembered } from '../provider.ts';
import { findBrv } from './binary.ts';
import { brvFolder, createBrv, type Brv, type BrvHit } from './brv.ts';
import { brvJobs, textOfJobs, together } from './outbox.ts';

/** Shortest prompt that is worth a search, and how much of one is searched for. */
const SHORTEST = 10;
const LONGEST = 5000;
/** Shortest answer that says anything, and as much of one as a model is shown. */
const SHORTEST_ANSWER = 20;
const SHOWN = 8000;
const RECALLED = 5;
const LISTED = 50;

/** Whether turns, additions and compressions are handed over by themselves; the older place of the setting counts, too. */
export function extracts({ config }: ProviderContext): boolean {
  for (const key of ['memory.byterover.auto_extract', 'memory.provider_config.auto_extract']) {
    const value = config.get(key);
    if (value !== undefined && value !== null) return isOn(value, true);
  }
  return true;
}

/** ByteRover at work: its program finds and keeps, in a tree of this home's own. */
export function openByterover(context: ProviderContext): MemoryProvider {
  const brv = createBrv(context);
  // A folder of this name ends the program's walk up to somebody else's tree.
  mkdirSync(join(brvFolder(context), '.brv'), { recursive: true, mode: 0o700 });
  const block =
    findBrv(context) === null
      ? ''
      : [
          '# ByteRover Memory',
          'Active. What was learned is kept in a tree of notes on this machine.',
          'Tools: brv_query to ask, brv_curate to keep, brv_status to see how it stands.',
        ].join('\n');
  const keeping = extracts(context);
  return {
    promptBlock: () => block,
    tools: () => brvTools(context, brv),
    recall: async ({ text }, signal) => {
      const words = text.trim();
      if (words.length < SHORTEST) return { text: '', count: null };
      const hits = (await brv.search(words.slice(0, LONGEST), RECALLED, signal)).filter(
        ({ excerpt }) => excerpt !== '',
      );
      if (hits.length === 0) return { text: '', count: 0 };
      return { text: ['## ByteRover Context', ...hits.map(asLine)].join('\n'), count: hits.length };
    },
    jobs: (event) => (keeping ? brvJobs(event) : []),
    destination: () => '',
    gather: (waiting) => together(waiting),
    send: async (jobs, signal) => {
      await brv.curate(textOfJobs(jobs), true, signal);
    },
    idempotent: false,
    delivered: async (jobs: readonly Job[], signal) => {
      const said = spaced(textOfJobs(jobs));
      const hits = await brv.search(said.slice(0, LONGEST), RECALLED, signal);
      // Notes are written by a model, some time later: one that repeats the words proves it, none proves nothing.
      return hits.some(({ excerpt }) => excerpt.length >= SHORTEST_ANSWER && said.includes(spaced(excerpt)))
        ? true
        : null;
    },
    search: async (query, signal) => {
      const items = (await brv.search(query, LISTED, signal)).map(asRemembered);
      return { items, next: null, total: items.length };
    },
    close: () => Promise.resolve(),
  };
}

function brvTools(context: ProviderContext, brv: Brv): readonly ProviderTool[] {
  const seconds = context.config.number('memory.byterover.timeout_query', 10, { min: 0.01 });
  const queryMs = Math.min(3600, seconds) * 1000;
  const needing =
    (name: string, run: (text: string, signal: AbortSignal) => Promise<Json>): ProviderTool['run'] =>
    async (args, { signal }) => {
      const value = args[name];
      if (typeof value !== 'string' || value.trim() === '') return { error: `${name} is required` };
      return run(value.trim(), signal);
    };
  return [
    {
      ...{ name: 'brv_query', description: 'Asks what is known; a model in ByteRover puts the answer together.' },
      parameters: { type: 'object', properties: { query: { type: 'string' } }, required: ['query'] },
      ...{ reads: true, timeoutMs: queryMs + 5000 },
      run: needing('query', async (text, signal) => {
        const answer = await brv.query(text, queryMs, signal);
        if (answer.length < SHORTEST_ANSWER) return { result: 'No relevant memories found.' };
        const cut = answer.slice(0, SHOWN).toWellFormed();
        return { result: answer.length > SHOWN ? `${cut}\n[truncated]` : answer };
      }),
    },
    {
      ...{ name: 'brv_curate', description: 'Keeps what should be known later.', reads: false },
      parameters: { type: 'object', properties: { content: { type: 'string' } }, required: ['content'] },
      run: needing('content', async (text, signal) => {
        const { state } = await brv.curate(text, false, signal);
        switch (state) {
          case 'kept':
            return { result: 'Memory curated successfully.' };
          case 'waits':
            return { result: 'Memory handed over; it is being curated.' };
          case 'review':
            return { result: 'Memory handed over; it waits for a review (brv review).' };
          case 'nothing':
            return { error: 'ByteRover ended without writing anything; its model may be too weak to.' };
        }
      }),
    },
    {
      ...{ name: 'brv_status', description: 'How ByteRover stands.', reads: true },
      parameters: { type: 'object', properties: {} },
      run: async (_args, { signal }) => ({ status: JSON.stringify((await brv.status(signal)).all) }),
    },
  ];
}

function asLine({ title, excerpt }: BrvHit): string {
  return `- ${title === '' ? '' : `${spaced(title)}: `}${spaced(excerpt)}`;
}

function asRemembered({ path, title, excerpt }: BrvHit): Remembered {
  return {
    ...{ id: path, text: excerpt === '' ? title : excerpt, kind: 'note', labels: title === '' ? [] : [title] },
    ...{ created: null, updated: null, trust: null, session: null },
  };
}

function spaced(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

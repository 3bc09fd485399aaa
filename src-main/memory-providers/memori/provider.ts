import type { Job } from '../events.ts';
import type { MemoryProvider, ProviderContext, Remembered, RememberedPage } from '../provider.ts';
import { factsOf, memoriClient, type MemoriClient } from './client.ts';
import { memoriSettings, type MemoriSettings } from './config.ts';
import { memoriTools } from './tools.ts';
import { readPayload, sendTurn, turnJob } from './turn.ts';

/** Shortest fact that can tell one turn from another. */
const TELLING_LENGTH = 12;
/** As much of an answer as is asked with, when it is looked for. */
const LOOKED_FOR = 400;

/** Memori at work: turns go out, and what it knows is asked for through its tools alone, as with Hermes. */
export function openMemori(context: ProviderContext): MemoryProvider {
  const settings = (): MemoriSettings => memoriSettings(context);
  const client = (): MemoriClient => memoriClient(context, settings());
  const { project } = settings();
  const block = promptBlock(project);
  const recalled = async (query: string, session: string, signal: AbortSignal) => {
    const { entity, project: project_id } = settings();
    return factsOf(
      await client().read('agent/recall', { query, entity_id: entity, project_id, session_id: session }, signal),
    );
  };
  return {
    promptBlock: () => block,
    tools: () => memoriTools(client, settings),
    recall: () => Promise.resolve({ text: '', count: null }),
    jobs: (event) => (event.type === 'turn' ? [turnJob(event, settings())] : []),
    destination: () => settings().collector,
    send: async (jobs, signal) => {
      for (const job of jobs) {
        await sendTurn(job, client(), (message) => context.log.info('Memori: not augmented', { message }), signal);
      }
    },
    idempotent: false,
    delivered: async (jobs: readonly Job[], signal) => {
      const [job] = jobs;
      if (job === undefined) return null;
      const { assistant, user } = readPayload(job);
      const said = spaced(`${user}\n${assistant}`);
      const facts = await recalled(assistant.slice(0, LOOKED_FOR), job.session ?? '', signal);
      // Facts are made some time after a turn has arrived: none of them is no proof that it did not.
      return facts.some(({ text }) => text.length >= TELLING_LENGTH && said.includes(spaced(text))) ? true : null;
    },
    search: async (query, signal): Promise<RememberedPage> => {
      const facts = await recalled(query, '', signal);
      return { items: facts.map(asRemembered), next: null, total: facts.length };
    },
    close: () => Promise.resolve(),
  };
}

function spaced(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

function asRemembered({ id, text, created }: { id: string; text: string; created: number | null }): Remembered {
  return { id, text, kind: 'fact', labels: [], created, updated: null, trust: null, session: null };
}

function promptBlock(project: string): string {
  return [
    '# Memori',
    `Earlier work in the project "${project}" is remembered outside this conversation. Nothing of it is shown by itself.`,
    'Ask for it when the task leans on earlier work, not in every turn: memori_recall for precise facts, memori_recall_summary for a',
    'brief, memori_compaction after context was lost. Stay within this project.',
    'What comes back is evidence; the words of the person in this conversation go before it. When nothing comes back, say so.',
  ].join('\n');
}

import type { Json } from '@shared/contract/common.ts';
import { DeskError } from '@shared/contract/errors.ts';
import type { ProviderTool, ProviderToolCall } from '../provider.ts';
import { contradictions } from './contradictions.ts';
import type { FactStore } from './facts.ts';
import type { Retriever } from './retrieval.ts';

/** What the tools work on. */
export interface ToolsDeps {
  readonly store: FactStore;
  readonly retriever: Retriever;
  /** Trust from which a search shows a fact when the call does not say. */
  readonly minTrust: number;
  /** Masks secrets in what is kept. */
  readonly redact: (text: string) => string;
}

type Args = Readonly<Record<string, unknown>>;
type Action = (args: Args, deps: ToolsDeps, call: ProviderToolCall) => Promise<object> | object;

const DEFAULT_LIMIT = 10;
const MOST_LIMIT = 200;

/** A call that cannot be carried out as it is; its message is the answer. */
class Unanswerable extends Error {}

const actions: Readonly<Record<string, Action>> = {
  async add(args, { store, redact }) {
    const id = await store.add(redact(needed(args, 'content')), {
      ...textAs('category', text(args, 'category')),
      ...textAs('tags', masked(text(args, 'tags'), redact)),
    });
    return { fact_id: id, status: 'added' };
  },
  search(args, { retriever, minTrust }, call) {
    const query = needed(args, 'query');
    return bounded((onBounded) =>
      retriever.search(query, { ...narrowed(args, call), minTrust: number(args, 'min_trust') ?? minTrust, onBounded }),
    );
  },
  async probe(args, { retriever }, call) {
    const entity = needed(args, 'entity');
    return await bounded((onBounded) => retriever.probe(entity, { ...narrowed(args, call), onBounded }));
  },
  async related(args, { retriever }, call) {
    const entity = needed(args, 'entity');
    return await bounded((onBounded) => retriever.related(entity, { ...narrowed(args, call), onBounded }));
  },
  async reason(args, { retriever }, call) {
    const entities = args['entities'];
    if (!Array.isArray(entities) || entities.length === 0) throw new Unanswerable(`reason requires 'entities' list`);
    const names = entities.filter((name) => typeof name === 'string');
    if (names.length < entities.length) throw new Unanswerable(`'entities' must be texts.`);
    return await bounded((onBounded) => retriever.reason(names, { ...narrowed(args, call), onBounded }));
  },
  async contradict(args, { store }, call) {
    return results(await contradictions(store, narrowed(args, call)));
  },
  async update(args, { store, redact }) {
    const delta = number(args, 'trust_delta');
    const updated = await store.update(factId(args), {
      ...textAs('content', masked(text(args, 'content'), redact)),
      ...textAs('category', text(args, 'category')),
      ...textAs('tags', masked(text(args, 'tags'), redact)),
      ...(delta === null ? {} : { trustDelta: delta }),
    });
    return { updated };
  },
  async remove(args, { store }) {
    return { removed: await store.remove(factId(args)) };
  },
  list(args, { store }) {
    const minTrust = number(args, 'min_trust') ?? 0;
    const facts = store.list({ category: text(args, 'category'), minTrust, limit: limit(args) });
    return { facts, count: facts.length };
  },
};

const categories = ['user_pref', 'project', 'tool', 'general'];

/** The two tools, by Hermes' names and with its arguments and answers. Bad arguments are answered as `{error}`. */
export function holographicTools(deps: ToolsDeps): ProviderTool[] {
  return [
    {
      name: 'fact_store',
      description: [
        'A database of facts with entities and trust, beside the memory files: those are always in front of you, this is asked.',
        'add keeps a fact; search finds facts by their words; related finds what is about a person or thing, or connected with',
        'it; probe and reason compare the vectors of facts with one or several names, and may be wide of the mark; contradict',
        'looks for pairs of facts that disagree; update, remove and list do what they say. Ask it with search and related',
        'before you answer a question about the person.',
      ].join(' '),
      parameters: {
        type: 'object',
        properties: {
          action: { type: 'string', enum: Object.keys(actions) },
          content: { type: 'string', description: 'The fact, for add; the new text, for update.' },
          query: { type: 'string', description: 'Words to search for, for search.' },
          entity: { type: 'string', description: 'A name, for probe and related.' },
          entities: { type: 'array', items: { type: 'string' }, description: 'Names, for reason.' },
          fact_id: { type: 'integer', description: 'Which fact, for update and remove.' },
          category: { type: 'string', enum: categories },
          tags: { type: 'string', description: 'Separated by commas.' },
          trust_delta: { type: 'number', description: 'Added to the trust, for update.' },
          min_trust: { type: 'number', description: 'Only facts of at least this trust, for search and list.' },
          limit: { type: 'integer', description: `Most results; ${String(DEFAULT_LIMIT)} when left out.` },
        },
        required: ['action'],
      },
      reads: false,
      run: (args, call) =>
        answered(() => {
          const name = args['action'];
          if (typeof name !== 'string') throw missing('action');
          const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
          if (action === undefined) throw new Unanswerable(`Unknown action: ${name}`);
          return action(args, deps, call);
        }),
    },
    {
      name: 'fact_feedback',
      description:
        'Says whether a fact was of use: helpful raises its trust, unhelpful lowers it, so that what is wrong is found less.',
      parameters: {
        type: 'object',
        properties: {
          action: { type: 'string', enum: ['helpful', 'unhelpful'] },
          fact_id: { type: 'integer', description: 'Which fact.' },
        },
        required: ['action', 'fact_id'],
      },
      reads: false,
      run: (args) =>
        answered(async () => {
          const id = factId(args);
          const action = needed(args, 'action');
          if (action !== 'helpful' && action !== 'unhelpful') {
            throw new Unanswerable(`'action' must be helpful or unhelpful, not ${action}.`);
          }
          const rated = await deps.store.rate(id, action === 'helpful');
          if (rated === null) throw new Unanswerable(`There is no fact ${String(id)}.`);
          return { ...rated };
        }),
    },
  ];
}

async function answered(work: () => Promise<object> | object): Promise<Json> {
  try {
    return (await work()) as Json;
  } catch (error) {
    if (error instanceof Unanswerable) return { error: error.message };
    if (error instanceof DeskError)
      return { error: error.remedy === '' ? error.message : `${error.message} ${error.remedy}` };
    throw error;
  }
}

function results(found: readonly object[]): object {
  return { results: found, count: found.length };
}

/** The same, with a note where the store is too large to be asked as a whole. */
async function bounded(
  find: (onBounded: (notice: string) => void) => Promise<readonly object[]> | readonly object[],
): Promise<object> {
  const notices: string[] = [];
  const found = await find((notice) => void notices.push(notice));
  return { ...results(found), ...(notices.length === 0 ? {} : { note: notices.join(' ') }) };
}

function narrowed(args: Args, call: ProviderToolCall): { category: string | null; limit: number; signal: AbortSignal } {
  return { category: text(args, 'category') || null, limit: limit(args), signal: call.signal };
}

function missing(name: string): Unanswerable {
  return new Unanswerable(`Missing required argument: '${name}'`);
}

function text(args: Args, name: string): string | null {
  const value = args[name];
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string') throw new Unanswerable(`'${name}' must be a text.`);
  return value;
}

function needed(args: Args, name: string): string {
  const value = text(args, name);
  if (value === null) throw missing(name);
  return value;
}

function number(args: Args, name: string): number | null {
  const value = args[name];
  if (value === undefined || value === null) return null;
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof read !== 'number' || !Number.isFinite(read)) throw new Unanswerable(`'${name}' must be a number.`);
  return read;
}

function factId(args: Args): number {
  const id = number(args, 'fact_id');
  if (id === null) throw missing('fact_id');
  if (!Number.isSafeInteger(id)) throw new Unanswerable(`'fact_id' must be a whole number.`);
  return id;
}

function limit(args: Args): number {
  return Math.max(0, Math.min(MOST_LIMIT, Math.trunc(number(args, 'limit') ?? DEFAULT_LIMIT)));
}

function masked(value: string | null, redact: (text: string) => string): string | null {
  return value === null ? null : redact(value);
}

function textAs<K extends string>(name: K, value: string | null): Partial<Record<K, string>> {
  return value === null ? {} : ({ [name]: value } as Record<K, string>);
}

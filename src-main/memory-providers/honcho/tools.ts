import type { Json } from '@shared/contract/common.ts';
import type { ProviderTool, ProviderToolCall } from '../provider.ts';
import { readCard, readPeer } from './base-layer.ts';
import type { HonchoClient, StoredMessage } from './client.ts';
import { slotOf, type Joined } from './members.ts';
import { sanitizeId } from './names.ts';
import { LEVELS, type HonchoSettings, type Level } from './settings.ts';
import { capped, withoutReasoning } from './text.ts';

const SEARCH_TOKENS = 800;
const MOST_SEARCH_TOKENS = 2000;
const TOKENS_OF_A_HIT = 300;
const LONGEST_QUERY = 4000;
const LONGEST_EXCERPT = 1200;
const LONGEST_QUESTION = 10_000;
const RECENT = 5;
const RECENT_CHARS = 200;
const MOST_CONCLUSIONS = 20;

/** What the tools work with. */
export interface ToolDeps {
  readonly settings: HonchoSettings;
  readonly client: HonchoClient;
  /** The session of the conversation in hand, made if need be. */
  readonly joined: (call: ProviderToolCall) => Promise<Joined>;
  /** The model asked the dialectic by itself. */
  readonly asked: (call: ProviderToolCall) => void;
  readonly redact: (text: string) => string;
}

type Args = Readonly<Record<string, unknown>>;
type Run = (args: Args, joined: Joined, call: ProviderToolCall) => Promise<Json>;

const PEER = { type: 'string', description: 'Whom it is about: "user" (the default), "ai", or the id of a peer.' };

/** Hermes' five tools. Their JSON is Hermes'; what the server fails at is thrown, so that it is never taken for "nothing known". */
export function honchoTools(deps: ToolDeps): readonly ProviderTool[] {
  const { client, settings, redact } = deps;
  const timeoutMs = settings.timeoutMs * 2;
  const tool = (
    name: string,
    description: string,
    reads: boolean,
    parameters: Json,
    required: string[],
    run: Run,
  ): ProviderTool => ({
    name,
    description,
    parameters: { type: 'object', properties: parameters, required },
    timeoutMs,
    reads,
    run: async (args, call) => await run(args, await deps.joined(call), call),
  });

  const profile: Run = async (args, joined, { signal }) => {
    const slot = slotOf(joined, peerOf(args, joined));
    if (args['card'] === undefined || args['card'] === null) {
      const card = await readCard(client, slot, signal);
      return card.length > 0 ? { result: [...card] } : { result: [], hint: emptyCard(joined, settings) };
    }
    const given: unknown = args['card'];
    const isCard = Array.isArray(given) && given.every((fact) => typeof fact === 'string');
    if (!isCard) return { error: 'card must be a list of texts, one fact each.' };
    const card = given.map((fact) => redact(fact.trim())).filter((fact) => fact !== '');
    const written = await client.setCard(slot, card, signal);
    return { result: 'The card was written.', card: [...written] };
  };

  const search: Run = async (args, joined, { signal }) => {
    const query = textOf(args, 'query').slice(0, LONGEST_QUERY);
    if (query === '') return { error: 'query is missing.' };
    const asked = typeof args['max_tokens'] === 'number' ? Math.trunc(args['max_tokens']) : SEARCH_TOKENS;
    const budget = Math.min(MOST_SEARCH_TOKENS, Math.max(1, asked));
    const limit = Math.min(20, Math.max(3, Math.floor(budget / TOKENS_OF_A_HIT)));
    const hits = await client.search(redact(query), peerOf(args, joined), limit, signal);
    return { result: excerpts(hits, budget * 4) || 'Nothing in the stored conversations fits this query.' };
  };

  const context: Run = async (args, joined, { signal }) => {
    const peer = peerOf(args, joined);
    const { summary, messages } = await client.sessionContext(joined.name, signal);
    const known = await readPeer(client, slotOf(joined, peer), signal);
    const recent = messages
      .slice(-RECENT)
      .map((message) => `${message.peer}: ${message.content.slice(0, RECENT_CHARS).toWellFormed()}`);
    const parts = [
      ['Summary', withoutReasoning(summary)],
      ['Representation', known.text],
      ['Card', known.card.map((fact) => `- ${fact}`).join('\n')],
      ['Recent messages', recent.join('\n')],
    ] as const;
    const text = parts.filter(([, part]) => part !== '').map(([heading, part]) => `## ${heading}\n${part}`);
    return { result: text.join('\n\n') || 'Nothing is known yet.' };
  };

  const reasoning: Run = async (args, joined, call) => {
    const query = textOf(args, 'query').slice(0, LONGEST_QUESTION);
    if (query === '') return { error: 'query is missing.' };
    const level = levelOf(args['reasoning_level'], settings);
    const answer = withoutReasoning(
      await client.chat(slotOf(joined, peerOf(args, joined)), redact(query), level, call.signal),
    );
    deps.asked(call);
    return { result: answer || 'Honcho had no answer to that.' };
  };

  const conclude: Run = async (args, joined, { signal }) => {
    const slot = slotOf(joined, peerOf(args, joined));
    const conclusion = textOf(args, 'conclusion');
    const id = textOf(args, 'delete_id');
    const list = args['list'] === true;
    if ([conclusion !== '', id !== '', list].filter(Boolean).length !== 1) {
      return { error: 'Give exactly one of: conclusion, delete_id, list.' };
    }
    if (conclusion !== '') {
      await client.addConclusion(slot, redact(conclusion), joined.name, signal);
      return { result: 'The conclusion was saved.' };
    }
    if (id !== '') {
      await client.deleteConclusion(id, signal);
      return { result: `The conclusion ${id} was deleted.` };
    }
    const query = textOf(args, 'query').slice(0, LONGEST_QUERY);
    const found =
      query === ''
        ? (await client.conclusions(slot, 1, MOST_CONCLUSIONS, signal)).items
        : await client.findConclusions(slot, redact(query), MOST_CONCLUSIONS, signal);
    return { conclusions: found.map(({ id: of, content }) => ({ id: of, content })) };
  };

  return [
    tool(
      'honcho_profile',
      "Reads a peer's card, a short list of lasting facts about them, or with `card` replaces it as a whole. An empty card is no error.",
      false,
      { peer: PEER, card: { type: 'array', items: { type: 'string' }, description: 'The facts of the new card.' } },
      [],
      profile,
    ),
    tool(
      'honcho_search',
      'Searches what was said in earlier conversations and gives excerpts as they were written, without an answer made of them.',
      true,
      {
        query: { type: 'string', description: 'What to look for.' },
        max_tokens: { type: 'integer', description: 'How much to give back: 800 unless told, at most 2000.' },
        peer: PEER,
      },
      ['query'],
      search,
    ),
    tool(
      'honcho_reasoning',
      'Asks Honcho a question in plain words about a peer and gives its reasoned answer. Slower than the others.',
      true,
      {
        query: { type: 'string', description: 'The question.' },
        reasoning_level: { type: 'string', enum: [...LEVELS], description: 'How hard to think about it.' },
        peer: PEER,
      },
      ['query'],
      reasoning,
    ),
    tool(
      'honcho_context',
      'Gives what is known without asking a model: summary of the session, representation and card of a peer, the newest messages.',
      true,
      { peer: PEER },
      [],
      context,
    ),
    tool(
      'honcho_conclude',
      'Keeps one lasting fact about a peer, lists the ones kept, or deletes one. Delete only what must not be kept about a person.',
      false,
      {
        conclusion: { type: 'string', description: 'The fact to keep.' },
        delete_id: { type: 'string', description: 'The id of a conclusion to delete.' },
        list: { type: 'boolean', description: 'True lists conclusions with their ids.' },
        query: { type: 'string', description: 'With list: only what is about this.' },
        peer: PEER,
      },
      [],
      conclude,
    ),
  ];
}

function textOf(args: Args, key: string): string {
  const value = args[key];
  return typeof value === 'string' ? value.replaceAll('\0', '').trim().toWellFormed() : '';
}

function peerOf(args: Args, { user, ai }: Joined): string {
  const given = textOf(args, 'peer');
  if (given === '' || given === 'user') return user;
  return given === 'ai' ? ai : sanitizeId(given).slice(0, 100);
}

function levelOf(given: unknown, { dynamic, level }: HonchoSettings): Level {
  return (dynamic ? LEVELS.find((known) => known === given) : undefined) ?? level;
}

function excerpts(hits: readonly StoredMessage[], most: number): string {
  const texts: string[] = [];
  let length = 0;
  for (const { peer, session, content } of hits) {
    const text = `[${peer} · ${session}] ${capped(withoutReasoning(content), LONGEST_EXCERPT)}`;
    length += text.length + 2;
    if (texts.length > 0 && length > most) break;
    texts.push(text);
  }
  return texts.join('\n\n');
}

function emptyCard({ flags }: Joined, settings: HonchoSettings): string {
  const watched = flags.userObserveMe || flags.aiObserveOthers;
  const why = watched
    ? `Cards grow as conversations are worked through, every ${String(settings.dialecticCadence)} turns or so.`
    : 'Nobody observes this peer by the settings, so that no card grows.';
  return `This is no error: there are no facts yet. ${why} honcho_reasoning and honcho_search may know more.`;
}

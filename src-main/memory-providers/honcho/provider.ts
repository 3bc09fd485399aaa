import { ProviderFailure } from '../failure.ts';
import type { ProviderSession } from '../events.ts';
import type { MemoryProvider, ProviderContext, ProviderToolCall } from '../provider.ts';
import { HonchoClient } from './client.ts';
import { Conversation, type Prompt } from './conversation.ts';
import type { Credential } from './credential.ts';
import { Members, slotOf, type Joined, type Wanted } from './members.ts';
import { peersOf, sessionName } from './names.ts';
import { Outbox } from './outbox.ts';
import { listConclusions, searchConclusions } from './remembered.ts';
import type { HonchoSettings, Mode } from './settings.ts';
import { honchoTools } from './tools.ts';

/** What the provider is opened with. */
export interface HonchoDeps {
  readonly settings: HonchoSettings;
  readonly credential: Credential;
  readonly context: ProviderContext;
}

/** Opens Honcho for one profile. Asks nothing of the network. */
export function openHoncho({ settings, credential, context }: HonchoDeps): MemoryProvider {
  const { http, log, now, redact } = context;
  const peers = peersOf(settings);
  const servers = new Map<string, { client: HonchoClient; members: Members }>();
  const server = (workspace: string): { client: HonchoClient; members: Members } => {
    const present = servers.get(workspace);
    if (present !== undefined) return present;
    const { base, timeoutMs } = settings;
    const client = new HonchoClient({ http, credential, base, workspace, timeoutMs });
    const made = { client, members: new Members(client, settings.observation, log) };
    servers.set(workspace, made);
    return made;
  };
  const { client, members } = server(settings.workspace);
  const conversations = new Map<string, Conversation>();
  const closed = new AbortController();
  const until = (signal: AbortSignal): AbortSignal => AbortSignal.any([signal, closed.signal]);

  const ask = context.rewrite ?? null;

  const names = new Map<string, string>();
  /** The name of a session is settled once: a title that comes later does not split the conversation. */
  const wantedOf = (session: ProviderSession): Wanted => {
    const name = names.get(session.id) ?? sessionName(session, settings);
    names.set(session.id, name);
    return { ...peers, name };
  };
  const conversationOf = (session: ProviderSession): Conversation => {
    const present = conversations.get(session.id);
    if (present !== undefined) return present;
    const { id } = session;
    const rewrite = ask === null ? null : (text: string, signal: AbortSignal) => ask({ session: id, text }, signal);
    const made = new Conversation(wantedOf(session), { settings, client, members, rewrite, log, now });
    conversations.set(session.id, made);
    return made;
  };
  const joined = async ({ session, signal }: ProviderToolCall): Promise<Joined> =>
    await members.join(wantedOf(session), until(signal));
  const aboutUser = (): ReturnType<typeof slotOf> => slotOf(members.known({ ...peers, name: '' }), peers.user);
  const outbox = new Outbox({ settings, server });

  return {
    promptBlock: (session) => (session.context === 'primary' ? promptBlock(settings.mode) : ''),
    tools: () =>
      settings.mode === 'context'
        ? []
        : honchoTools({ settings, client, joined, asked: ({ session }) => conversationOf(session).asked(), redact }),
    begin: async (session, signal) => {
      if (session.context === 'primary') await conversationOf(session).begin(until(signal));
    },
    recall: async (prompt, signal) => {
      if (prompt.session.context !== 'primary') return { text: '', count: null };
      const text = await conversationOf(prompt.session).recall(promptOf(prompt), until(signal));
      return { text, count: null };
    },
    prepare: async (prompt, signal) => {
      if (prompt.session.context !== 'primary') return;
      await conversationOf(prompt.session).prepare(promptOf(prompt), until(signal));
    },
    jobs: (event) => {
      const session = event.type === 'session_switched' ? event.to : event.session;
      if (session === null) return outbox.jobs(event, { ...peers, name: '' });
      return session.context === 'primary' ? outbox.jobs(event, wantedOf(session)) : [];
    },
    destination: () => settings.base,
    gather: (waiting, flush) => outbox.gather(waiting, flush),
    send: async (jobs, signal) => await outbox.send(jobs, until(signal)),
    idempotent: false,
    delivered: async (jobs, signal) => await outbox.delivered(jobs, until(signal)),
    switched: (from) => {
      conversations.get(from.id)?.close();
      conversations.delete(from.id);
    },
    list: async (page, signal) => await listConclusions(client, aboutUser(), page, until(signal)),
    search: async (query, signal) => await searchConclusions(client, aboutUser(), query, until(signal)),
    close: async () => {
      closed.abort(new ProviderFailure('timeout', 'Honcho was switched off.'));
      for (const conversation of conversations.values()) conversation.close();
      conversations.clear();
      await Promise.resolve();
    },
  };
}

function promptOf({ text, number }: Prompt): Prompt {
  return { text, number };
}

const TOOLS_PART =
  'honcho_profile gives the short card of a peer, honcho_search excerpts of earlier conversations, honcho_context what is known without reasoning, honcho_reasoning an answer to a question, honcho_conclude keeps a lasting fact.';

/** The same bytes for as long as the mode stays. */
function promptBlock(mode: Mode): string {
  const recall =
    'What Honcho remembers of this person comes along with their messages by itself, as background and not as their words.';
  const parts = {
    hybrid: `${recall} When more is needed: ${TOOLS_PART}`,
    context: `${recall} There are no tools for it.`,
    tools: `Nothing comes along by itself; ask when it would help. ${TOOLS_PART}`,
  };
  return `# Honcho memory (${mode})\nHoncho keeps a model of this person across conversations. ${parts[mode]}`;
}

import { DeskError } from '@shared/contract/errors.ts';
import type { Agent } from './agent/agent.ts';
import type { CompressionDeps, Row, TurnWitness } from './agent/ports.ts';
import { owed } from './agent/transcript.ts';
import { turnStart } from './agent/review/due.ts';
import { sessionPort } from './agent/session-port.ts';
import { redactorFor, type Config, type HomePaths, type Logger, type Secrets } from './home/index.ts';
import type { Problem } from '@shared/contract/common.ts';
import type { MemoryService } from './memory/index.ts';
import { scan } from './memory/scanner/index.ts';
import { ProviderDesk } from './memory-providers/desk.ts';
import type { ProviderSession, SyncedMessage } from './memory-providers/events.ts';
import { createHttp } from './memory-providers/http.ts';
import { PROVIDER_KINDS } from './memory-providers/kinds.ts';
import { ProviderManager } from './memory-providers/manager.ts';
import type { MemoryChange, ProviderConversations, SaidMessage } from './memory-providers/ports.ts';
import { PluginDesk } from './memory-providers/plugins/desk.ts';
import { Plugins } from './memory-providers/plugins/plugins.ts';
import { createProgram } from './memory-providers/program.ts';
import type { ProviderContext, ProviderKind } from './memory-providers/provider.ts';
import type { SessionStore } from './sessions/index.ts';

/** What the memory providers of a home are wired to. */
export interface ProvidersOfHomeDeps {
  readonly paths: HomePaths;
  readonly config: Config;
  readonly secrets: Secrets;
  readonly log: Logger;
  readonly readOnly: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: 'desktop' | 'cli';
  readonly memory: Pick<MemoryService, 'changesAfter' | 'lastChange'>;
  readonly sessions: SessionStore;
  readonly agent: () => Pick<Agent, 'running' | 'isChild'> | null;
  readonly workspace: () => string | null;
  /** Names of the app's own tools. */
  readonly toolNames: () => readonly string[];
  /** Whether the tools of memory are offered. */
  readonly toolsOn: () => boolean;
  readonly paused: () => boolean;
  /** Whether the app stays open; a single command does not. */
  readonly stays: boolean;
  /** Turns a message into a question to memory. */
  readonly rewrite: NonNullable<ProviderContext['rewrite']>;
  readonly onChange: () => void;
  /** What a provider keeps was put back from a backup. */
  readonly onRestored: () => void;
  /** Instead of those of the app: for tests. */
  readonly kinds?: readonly ProviderKind[];
  readonly now?: () => number;
}

/** The memory provider of a home, and what the agent tells it and asks of it. */
export interface ProvidersOfHome {
  readonly manager: ProviderManager;
  readonly desk: ProviderDesk;
  readonly plugins: PluginDesk;
  readonly witness: TurnWitness;
  readonly keep: NonNullable<CompressionDeps['keep']>;
  /** What memory asks of them when something is erased for good. */
  readonly repeated: { tell(): Promise<void> } & Pick<ProviderManager, 'erase'>;
  /** Looks at the plug-ins, and opens what is selected. Never throws. */
  open(options: { readonly paused: boolean }): Promise<void>;
  /** What needs the person. */
  problems(): Problem[];
  close(): Promise<void>;
}

/** Wires the memory providers of a home. Nothing is looked at before `open`. */
export function providersOfHome(deps: ProvidersOfHomeDeps): ProvidersOfHome {
  const { paths, config, secrets, log, readOnly, memory, sessions } = deps;
  const onChange = atMostEvery(changeMs, deps.onChange);
  const builtIn = deps.kinds ?? PROVIDER_KINDS;
  const now = deps.now ?? Date.now;
  let isOpen = false;
  const plugins = new Plugins({
    ...{ paths, builtIn, now, log: log.child('memory provider'), onTrouble: onChange },
    onChange: (names) => {
      const { name } = manager.selection;
      if (isOpen && name !== null && names.includes(name)) void manager.reload(true);
      onChange();
    },
  });
  const kinds = (): readonly ProviderKind[] => [...builtIn, ...plugins.kinds()];
  const redact = redactorFor(() => secrets.values());
  const manager = new ProviderManager({
    kinds,
    context: {
      ...{ paths, config, secrets, redact, rewrite: deps.rewrite },
      http: createHttp(redact),
      program: createProgram(deps.env),
      log: log.child('memory provider'),
      now,
    },
    conversations: conversationsOf(sessions, deps),
    journal: {
      changes: async (after): Promise<MemoryChange[]> => await memory.changesAfter(after),
      last: () => memory.lastChange(),
    },
    scan: (text) => scan(text, 'context').map(({ kind }) => kind),
    taken: deps.toolNames,
    toolsOn: deps.toolsOn,
    platform: deps.platform,
    workspace: deps.workspace,
    readOnly,
    ...(deps.stays ? {} : { limits: { lookMs: null } }),
    onChange,
  });
  const { paused, onRestored } = deps;
  const desk = new ProviderDesk({ kinds, manager, readOnly, paused, onChange, onRestored });
  return {
    manager,
    desk,
    plugins: new PluginDesk({
      ...{ plugins, context: manager.context },
      selected: () => manager.selection.name,
      deselect: () => desk.select(null),
    }),
    open: async (options) => {
      await plugins.look();
      isOpen = true;
      await manager.open(options);
      if (deps.stays) plugins.watch();
    },
    problems: () => [...manager.problems(), ...plugins.problems()],
    close: async () => {
      await plugins.unwatch();
      isOpen = false;
      await manager.close();
      await plugins.close();
    },
    witness: {
      said: (session, turn) => manager.said(session, turn),
      answered: ({ session, turn, rows, spoken }) => manager.answered({ session, turn, messages: rows, spoken }),
      rewound: (session) => manager.rewound(session),
    },
    repeated: { tell: () => manager.mirror(), erase: (touches) => manager.erase(touches) },
    keep: (session, rows, signal) => manager.compressing(session, rows, rows.at(-1)?.id ?? 0, signal),
  };
}

/** Conversations of state.db as providers see them. What cannot be read is not known. */
function conversationsOf(
  sessions: SessionStore,
  { agent, platform }: Pick<ProvidersOfHomeDeps, 'agent' | 'platform'>,
): ProviderConversations {
  const port = sessionPort(sessions, platform, []);
  // The port over state.db answers at once; only its interface allows for one that does not.
  const rows = (id: string): readonly Row[] => known(() => port.conversation(id) as readonly Row[]) ?? [];
  return {
    find: (id): ProviderSession | null =>
      known(() => {
        const { cwd, modelConfig } = sessions.facts(id);
        const { title, parent } = sessions.get(id);
        const child = typeof modelConfig['_delegate_from'] === 'string' && modelConfig['_branched_from'] === undefined;
        return { id, parent, title, workspace: cwd, platform, context: child ? 'subagent' : 'primary' };
      }),
    turns: (id) => rows(id).filter((row) => row.role === 'user' && row.displayKind === null && !row.summary).length,
    messages: (id): SyncedMessage[] =>
      known(() =>
        sessions
          .messages(id, { limit: longest })
          .messages.filter(({ active, displayKind }) => active && displayKind !== 'hidden')
          .flatMap(({ role, content, toolCalls, toolCallId, toolName, time }) =>
            role === 'user' || role === 'assistant' || role === 'tool'
              ? [{ role, content, toolCalls, toolCallId, toolName, at: time }]
              : [],
          ),
      ) ?? [],
    lastTurn: (id): readonly SaidMessage[] | null => {
      if (agent()?.running(id) === true || known(() => sessions.turnHolder(id)) !== null) return null;
      const all = rows(id);
      const first = turnStart(all);
      return first < 0 || owed(all) !== 'nothing' ? null : all.slice(first);
    },
    running: (id) => agent()?.running(id) ?? false,
    isChild: (id) => agent()?.isChild(id) ?? false,
  };
}

/** Milliseconds for which changes of the queue are gathered before they are told. */
const changeMs = 200;

/** Calls back soon after the first of any number of calls. */
function atMostEvery(ms: number, tell: () => void): () => void {
  let timer: NodeJS.Timeout | null = null;
  return () => {
    timer ??= setTimeout(() => {
      timer = null;
      tell();
    }, ms).unref();
  };
}

/** Messages of a conversation that a provider is told at its end, the newest. */
const longest = 2000;

function known<T>(look: () => T): T | null {
  try {
    return look();
  } catch (error) {
    if (error instanceof DeskError) return null;
    throw error;
  }
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Config, homePaths, redactorFor, Secrets, silentLogger } from '../../home/index.ts';
import { createHttp } from '../http.ts';
import { ProviderManager } from '../manager.ts';
import type { AnsweredTurn, ManagerDeps, MemoryChange, ProviderLimits, SaidMessage } from '../ports.ts';
import { createProgram } from '../program.ts';
import type { ProviderContext, ProviderKind } from '../provider.ts';

/** Limits short enough for tests. */
export const testLimits: ProviderLimits = {
  recallMs: 250,
  sendMs: 400,
  closeMs: 3000,
  behindMs: 400,
  lookMs: null,
  backoff: () => 15,
};

/** A home with conversations and a journal that tests write, and the managers over it. */
export interface ProviderWorld {
  readonly home: string;
  readonly context: ProviderContext;
  /** What the journal of memory holds. */
  readonly changes: MemoryChange[];
  /** Conversations that are stored. */
  readonly stored: Set<string>;
  /** Conversations whose newest turn is answered, with its messages. */
  readonly answered: Map<string, readonly SaidMessage[]>;
  /** Kinds that the scanner finds in everything. */
  findings: string[];
  /** Writes `memory.provider`; null for the built-in memory alone. */
  select(name: string | null): Promise<void>;
  /** Opens a manager over the home, as another run of the app does. */
  open(more?: Partial<ManagerDeps>): Promise<ProviderManager>;
  remove(): void;
}

/** Makes a home. The environment of this process is never looked at. */
export function providerWorld(
  kinds: readonly ProviderKind[],
  config = '',
  limits: ProviderLimits = testLimits,
): ProviderWorld {
  const home = mkdtempSync(join(tmpdir(), 'desk-providers-'));
  writeFileSync(join(home, 'config.yaml'), `# mine\n${config}`);
  const paths = homePaths(home, home, 'default');
  const secrets = new Secrets(paths.envFile, {});
  const settings = new Config(paths.configFile, { lookup: (name) => secrets.get(name) });
  const redact = redactorFor(() => secrets.values());
  const context: ProviderContext = {
    paths,
    config: settings,
    secrets,
    http: createHttp(redact),
    program: createProgram({ PATH: process.env['PATH'] }),
    redact,
    log: silentLogger,
    now: Date.now,
  };
  const world: ProviderWorld = {
    home,
    context,
    changes: [],
    stored: new Set(),
    answered: new Map(),
    findings: [],
    select: (name) => settings.set('memory.provider', name ?? ''),
    open: async (more = {}) => {
      const manager = new ProviderManager({
        kinds: () => kinds,
        context,
        conversations: {
          find: (id) =>
            world.stored.has(id)
              ? { id, parent: null, title: 'A title', workspace: null, platform: 'desktop', context: 'primary' }
              : null,
          turns: () => 0,
          messages: () => [],
          lastTurn: (id) => world.answered.get(id) ?? null,
          running: () => false,
          isChild: (id) => id.startsWith('child'),
        },
        journal: {
          changes: (after) => Promise.resolve(world.changes.filter(({ seq }) => seq > after)),
          last: () => Promise.resolve(world.changes.at(-1)?.seq ?? 0),
        },
        scan: () => world.findings,
        taken: () => ['memory'],
        toolsOn: () => true,
        platform: 'desktop',
        workspace: () => null,
        readOnly: false,
        limits,
        onChange: () => undefined,
        ...more,
      });
      await manager.open();
      return manager;
    },
    remove: () => rmSync(home, { recursive: true, force: true }),
  };
  return world;
}

/** A turn as the agent tells it. */
export function turnOf(session: string, turn: string, user: string, assistant = 'I see.'): AnsweredTurn {
  const plain = { toolCalls: [], toolCallId: null, toolName: null, displayKind: null, summary: false };
  return {
    session,
    turn,
    spoken: true,
    messages: [
      { role: 'user', content: user, ...plain },
      { role: 'assistant', content: assistant, ...plain },
    ],
  };
}

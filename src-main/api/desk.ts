import { DeskError } from '@shared/contract/errors.ts';
import { createCore, type Core, type CoreOptions } from '../core.ts';
import { carryOver } from '../memory-providers/cloned.ts';
import { PROVIDER_KINDS } from '../memory-providers/kinds.ts';
import type { Services } from '../services.ts';
import type { SessionStore } from '../sessions/index.ts';
import { appHandlers, appState } from './app.ts';
import { approvalHandlers } from './approvals.ts';
import { chatHandlers } from './chat.ts';
import { curatorHandlers } from './curator.ts';
import { delegationHandlers } from './delegation.ts';
import { createApi, type Api, type HandlerTable } from './dispatch.ts';
import { createEventStream } from './events.ts';
import { dataHandlers } from './data.ts';
import { homeHandlers } from './homes.ts';
import { goalHandlers } from './goals.ts';
import { journeyHandlers } from './journey.ts';
import { both, type Log } from './log.ts';
import { mcpHandlers } from './mcp.ts';
import { memoryHandlers } from './memory.ts';
import { modelHandlers } from './models.ts';
import { createComplete } from '../prompt/references/complete.ts';
import { promptHandlers, type PromptApiDeps } from './prompt.ts';
import { providerHandlers } from './providers.ts';
import { refsHandlers } from './refs.ts';
import { reviewHandlers } from './review.ts';
import { sessionHandlers } from './sessions.ts';
import { settingsHandlers } from './settings.ts';
import { noShell, shellHandlers, type Shell } from './shell.ts';
import { skillHandlers } from './skills.ts';
import { toolHandlers } from './tools.ts';

/** A home, open: what a host holds. */
export interface Desk {
  readonly core: Core;
  readonly api: Api;
  /** Tells every client how the app stands now. */
  tell(): void;
  close(): Promise<void>;
}

export interface DeskOptions extends Omit<CoreOptions, 'emit'> {
  readonly log: Log;
  /** What the window around the page can do; nothing when left out. */
  readonly shell?: Shell;
  /** Whether a home in which nothing is chosen begins with the first run; true when left out. */
  readonly welcome?: boolean;
  /** Whether this is the demo home, opened from another one in the same window; false when left out. */
  readonly visiting?: boolean;
}

type StoredPrompt = Awaited<ReturnType<PromptApiDeps['session']>>;

function storedPrompt(sessions: SessionStore, id: string): StoredPrompt {
  try {
    return {
      systemPrompt: sessions.prompt(id)?.text ?? null,
      startedAt: sessions.get(id).startedAt,
      config: sessions.facts(id).modelConfig,
    };
  } catch (error) {
    if (error instanceof DeskError && error.code === 'not_found') return null;
    throw error;
  }
}

/** Whether the home has a conversation; none that can be read is none. */
function spokenIn(core: Core): boolean {
  try {
    return core.services().sessions.kinds().sources.length > 0;
  } catch (error) {
    if (error instanceof DeskError) return false;
    throw error;
  }
}

/** The handlers over the services of a home as they are now. */
function areaHandlers(services: Services, source: 'desktop' | 'cli'): HandlerTable {
  const { sessions, memory, skills, models, prompts, agent, journey, mcp, tools } = services;
  return {
    ...sessionHandlers(sessions),
    ...chatHandlers({ agent, sessions, models, source }),
    ...memoryHandlers(memory),
    ...approvalHandlers(memory, skills),
    ...journeyHandlers(journey),
    ...mcpHandlers(mcp, agent),
    ...toolHandlers(services.consent),
    ...refsHandlers({
      complete: createComplete(services.things),
      workspaceOf: (session) => (session === null ? services.workspace() : sessions.facts(session).cwd),
    }),
    ...skillHandlers(skills),
    ...reviewHandlers(services.reviews),
    ...curatorHandlers(skills.curator),
    ...goalHandlers(agent),
    ...delegationHandlers(agent),
    ...modelHandlers(models),
    ...providerHandlers(services.providers, services.plugins),
    ...promptHandlers({
      prompts,
      session: (id) => Promise.resolve(storedPrompt(sessions, id)),
      before: (id) => sessions.promptBefore(id),
      next: () => {
        const { id: provider, model } = models.provider();
        return Promise.resolve({
          model,
          provider,
          workspace: services.workspace(),
          tools: tools().map(({ name }) => name),
        });
      },
    }),
  };
}

/** Opens a home and puts the contract over it. Every host begins here. */
export async function openDesk({
  version,
  log,
  shell = noShell,
  welcome = true,
  visiting = false,
  ...options
}: DeskOptions): Promise<Desk> {
  const events = createEventStream({
    check: options.env['HERMES_DESK_TEST'] === '1',
    onFault: (fault) => log.error('an event listener failed', { fault: String(fault) }),
  });
  const core = await createCore({ ...options, version, emit: events.emit });
  const { paths, config, secrets } = core;
  const view = { events, version, welcome, visiting };
  const constant = {
    ...appHandlers(core, view),
    ...homeHandlers({ paths, shell, env: options.env, spoken: () => spokenIn(core) }),
    ...shellHandlers(shell),
    ...dataHandlers({ core, shell, version }),
    ...settingsHandlers({
      ...{ paths, config, secrets, emit: events.emit },
      cloned: (from, to) => carryOver(PROVIDER_KINDS, from, to, core.log),
    }),
  };
  let services: Services | null = null;
  let table: HandlerTable = constant;
  // Taking the home over replaces the services; the handlers follow.
  const handlers = (): HandlerTable => {
    if (services !== core.services()) {
      services = core.services();
      table = { ...constant, ...areaHandlers(services, options.host === 'cli' ? 'cli' : 'desktop') };
    }
    return table;
  };
  const api = createApi({
    handlers,
    mode: () => core.mode(),
    obstacle: core.obstacle,
    events,
    log: both(core.log, log),
  });
  const tell = (): void => events.emit('app.changed', appState(core, view));
  core.onChange(tell);
  return { core, api, tell, close: () => core.close() };
}

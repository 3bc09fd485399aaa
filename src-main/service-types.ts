import type { Emit, Problem } from '@shared/contract/index.ts';
import type { Tool } from '@shared/tools/tool.ts';
import type { Agent } from './agent/agent.ts';
import type { ToolConsent } from './agent/tool-consent.ts';
import type { Config, HomePaths, Logger, Secrets } from './home/index.ts';
import type { Journey } from './journey/journey.ts';
import type { McpServers } from './mcp/servers.ts';
import type { MemoryService, WaitingCount } from './memory/index.ts';
import type { ProviderDesk } from './memory-providers/desk.ts';
import type { PluginDesk } from './memory-providers/plugins/desk.ts';
import type { ProviderKind } from './memory-providers/provider.ts';
import type { Models } from './models/models.ts';
import type { PromptBuilder } from './prompt/builder.ts';
import type { Things } from './prompt/references/things.ts';
import type { Reviews } from './reviews.ts';
import type { SessionStore } from './sessions/index.ts';
import type { Skills } from './skills/skills.ts';

/** What the services of a home are built from. */
export interface ServicesDeps {
  readonly paths: HomePaths;
  readonly config: Config;
  readonly secrets: Secrets;
  readonly log: Logger;
  readonly emit: Emit;
  /** Marks new sessions. */
  readonly source: 'desktop' | 'cli';
  /** True while another app owns the home: everything is read, nothing written. */
  readonly readOnly: boolean;
  readonly model: string | null;
  readonly workspace: string | null;
  /** The folder of the skills the app brings along; left out or null, there are none. */
  readonly shippedSkills?: string | null;
  /** Who is asked about tool calls that need leave: the person on a screen, or nobody. */
  readonly asking: 'person' | 'allow' | 'deny';
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Version of the app, as MCP servers are told it. */
  readonly version: string;
  /** Whether changes by other programs are looked for; a single command need not. */
  readonly watch: boolean;
  /** Told when the state of the app reads differently: a store's file is damaged, everything is paused. */
  readonly onProblem: () => void;
  /** Instead of the memory providers of the app: for tests. */
  readonly memoryProviders?: readonly ProviderKind[];
  readonly now?: () => number;
  /** Instead of `memory.write_approval`. */
  readonly gate?: () => boolean;
}

/** Every service of one home, wired to each other. */
export interface Services {
  readonly sessions: SessionStore;
  readonly memory: MemoryService;
  readonly skills: Skills;
  readonly models: Models;
  readonly prompts: PromptBuilder;
  readonly agent: Agent;
  readonly journey: Journey;
  readonly mcp: McpServers;
  readonly consent: ToolConsent;
  /** What words of the person's can point at besides files. */
  readonly things: Things;
  readonly reviews: Reviews;
  /** Choosing and looking at the memory provider. */
  readonly providers: ProviderDesk;
  /** Looking at memory providers that are plug-ins, and allowing them. */
  readonly plugins: PluginDesk;
  /** Whether turns, MCP servers and the memory provider are stopped. */
  paused(): boolean;
  /** Stops them at once, or lets them go on; then writes that down. */
  setPaused(paused: boolean): Promise<void>;
  /** The folder that tools and references of the next conversation may read. */
  readonly workspace: () => string | null;
  /** The app's own tools, and those of MCP servers as they are now. */
  readonly tools: () => readonly Tool[];
  /** What waits for the person, as last counted. */
  waiting(): WaitingCount;
  /** Counts again; answers whether anything changed. */
  recount(): Promise<boolean>;
  problems(): readonly Problem[];
  close(): Promise<void>;
}

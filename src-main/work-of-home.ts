import { join } from 'node:path';
import type { DeskError } from '@shared/contract/errors.ts';
import type { DelegationDeps } from './agent/delegation/ports.ts';
import { createTranscripts } from './agent/delegation/transcripts.ts';
import type { GoalDeps } from './agent/goals/ports.ts';
import { processAlive } from './agent/goals/process.ts';
import { gateRunner } from './agent/goals/run-gate.ts';
import type { ConsentGate } from './agent/tool-consent.ts';
import type { Config, HomePaths } from './home/index.ts';
import type { Models } from './models/models.ts';
import type { Provider } from './models/provider.ts';
import type { PromptBuilder } from './prompt/builder.ts';
import type { SessionStore } from './sessions/index.ts';

/** What goals and delegation of a home are wired to. */
export interface WorkOfHomeDeps {
  readonly paths: HomePaths;
  readonly config: Config;
  readonly sessions: SessionStore;
  /** Environment of commands that are run for a goal: no key is in it. */
  readonly env: Readonly<Record<string, string>>;
  /** Masks keys in a text. */
  readonly redact: (text: string) => string;
  readonly models: Models;
  readonly prompts: PromptBuilder;
  /** Why a model does no work of its own now. */
  readonly obstacle: (model: Provider) => DeskError | null;
  /** Decide calls that need leave without asking anybody. */
  readonly consent: { readonly allowing: ConsentGate; readonly refusing: ConsentGate };
  /** Whether the app stays when a turn has ended; a single command does not. */
  readonly stays: boolean;
}

/** `goals.*` and `auxiliary.goal_judge.*`, over state.db. */
export function goalsOfHome({ config, sessions, models, obstacle, env, redact }: WorkOfHomeDeps): GoalDeps {
  const judge = (): Provider => models.auxiliary('goal_judge');
  return {
    store: () => sessions.goals(),
    judge,
    obstacle: () => obstacle(judge()) ?? obstacle(models.provider()),
    runGate: gateRunner({ env, redact }),
    alive: processAlive,
    maxTurns: () => config.number('goals.max_turns', 20, { min: 1, integer: true }),
    timeout: () => config.number('auxiliary.goal_judge.timeout', 60, { min: 1 }) * 1000,
  };
}

/** Shortest `child_timeout_seconds` that counts, as in Hermes. */
const shortestTimeout = 30;

/** `delegation.*`, over state.db and `<home>/cache/delegation`. */
export function delegationOfHome(deps: WorkOfHomeDeps): DelegationDeps {
  const { paths, config, sessions, models, prompts, consent, stays } = deps;
  const whole = (key: string, fallback: number, min: number): number =>
    config.number(`delegation.${key}`, fallback, { min, integer: true });
  return {
    settings: () => {
      const timeout = whole('child_timeout_seconds', 0, 0);
      return {
        maxChildren: whole('max_concurrent_children', 10, 1),
        maxDepth: whole('max_spawn_depth', 1, 0),
        orchestrators: config.bool('delegation.orchestrator_enabled'),
        maxCalls: whole('max_iterations', 250, 1),
        summaryChars: whole('max_summary_chars', 24_000, 0) || Infinity,
        toolsets: config.list('delegation.default_toolsets').map(String),
        inactivity: timeout === 0 ? 0 : Math.max(shortestTimeout, timeout) * 1000,
        mcpTools: config.bool('delegation.inherit_mcp_toolsets'),
      };
    },
    model: (choice) => models.delegated(choice),
    prompt: (request, role) => prompts.buildChild(request, role),
    consent: () => (config.bool('delegation.subagent_auto_approve') ? consent.allowing : consent.refusing),
    records: () => sessions.delegations(),
    transcripts: createTranscripts(join(paths.dir, 'cache')),
    oneShot: () => (stays ? null : whole('oneshot_max_children', 2, 1)),
  };
}

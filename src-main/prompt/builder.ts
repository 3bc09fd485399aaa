import { realpath } from 'node:fs/promises';
import type { Json, Store } from '@shared/contract/common.ts';
import { contextCap, contextFiles } from './context-files.ts';
import { conversationBlock } from './conversation-block.ts';
import { gitSnapshot } from './git/snapshot.ts';
import { builtInIdentity, childParts, guidanceParts, homeLine, workspaceLine } from './guidance.ts';
import { capNotes, readNotes, type NotesRules } from './notes-file.ts';
import { matchesRuntime } from './recognise.ts';
import { createSubdirectoryHints, type SubdirectoryHints } from './subdirectory-hints.ts';
import {
  layoutJson,
  layoutKey,
  layoutOf,
  promptText,
  toTiers,
  type PromptPart,
  type PromptTier,
  type TierName,
} from './tiers.ts';

/** What a prompt is built for. */
export interface PromptFacts {
  readonly session: string;
  readonly model: string;
  readonly provider: string;
  readonly startedAt: number;
  readonly workspace: string | null;
  /** Names of the tools the model is offered. */
  readonly tools: readonly string[];
  /** The prompt is only looked at: no session begins with it. */
  readonly preview?: true;
}

/** What the builder is given. Everything is asked anew for every prompt; nothing is asked between two prompts. */
export interface PromptDeps {
  readonly home: string;
  /** The home as people write it. */
  readonly homeShort: string;
  readonly profile: string;
  /** `desktop` or `cli`. */
  readonly platform: string;
  /** The MEMORY and USER blocks exactly as they go into a prompt; empty ones may be left out. */
  readonly memory: () => Promise<{ readonly blocks: readonly { readonly store: Store; readonly text: string }[] }>;
  /** The skills block for a session in this workspace; empty when there is none. */
  readonly skills: (workspace: string | null) => string | Promise<string>;
  /**
   * The block of the memory provider that the session begins with; empty for none. Left out, there is none. `preview`: the prompt is only
   * looked at, and no session begins.
   */
  readonly provider?: (session: string, preview: boolean) => string;
  /** Kinds of finding in a text, scope `context`. */
  readonly scan: (text: string) => readonly string[];
  readonly settings: () => PromptSettings;
  readonly now?: () => number;
}

/** Keys of config.yaml that shape a prompt. */
export interface PromptSettings {
  readonly memoryEnabled: boolean;
  readonly userEnabled: boolean;
  /** `context_file_max_chars`; 0 when not set. */
  readonly contextFileMaxChars: number;
  /** `context_file_read_timeout` in milliseconds. */
  readonly contextFileTimeout: number;
  /** `timezone`; null when not set. */
  readonly timeZone: string | null;
  /** Window of the model in tokens; null when not known. */
  readonly contextWindow: number | null;
}

/** A prompt as built. */
export interface Prompt {
  readonly tiers: readonly PromptTier[];
  readonly text: string;
  /** For `model_config`: where the tiers lie. */
  readonly config: Readonly<Record<string, Json>>;
  /** Lines for the person: a file that was cut, blocked or skipped. */
  readonly warnings: readonly string[];
}

/** Builds system prompts. */
export interface PromptBuilder {
  build(facts: PromptFacts): Promise<Prompt>;
  /** The prompt of an agent that works at a task for another: the project's notes, but nothing of the person. */
  buildChild(facts: PromptFacts, role: 'leaf' | 'orchestrator'): Promise<Prompt>;
  /** Whether a stored prompt still holds for this model and provider. */
  matches(prompt: string, model: string, provider: string): boolean;
  /** Notes beside the files a session's tool calls touch; null without a workspace. */
  hints(workspace: string | null): SubdirectoryHints | null;
}

/** Makes the builder of a home. */
export function createPromptBuilder(deps: PromptDeps): PromptBuilder {
  const now = deps.now ?? Date.now;

  const rules = (settings: PromptSettings): NotesRules => ({
    cap: contextCap(settings.contextFileMaxChars, settings.contextWindow),
    timeout: settings.contextFileTimeout,
    scan: deps.scan,
  });

  /** SOUL.md is the person's own word: it is used as it stands, and a finding in it is only told. */
  const identity = async (settings: PromptSettings, warnings: string[]): Promise<string> => {
    const own = rules(settings);
    const root = await realpath(deps.home).catch(() => deps.home);
    const soul = await readNotes(root, 'SOUL.md', 'SOUL.md', { ...own, cap: Infinity, scan: () => [] });
    if (soul.warning !== null) warnings.push(soul.warning);
    if (soul.text === null) return builtInIdentity;
    const used = capNotes(soul.text, 'SOUL.md', own.cap);
    if (used !== soul.text) warnings.push('SOUL.md is too long and was cut.');
    const found = deps.scan(used);
    if (found.length > 0)
      warnings.push(`SOUL.md is used as it is, but holds what looks like injection: ${found.join(', ')}.`);
    return used;
  };

  type Add = (tier: TierName, name: string, text: string) => void;

  const workspaceParts = async (workspace: string | null, warnings: string[], add: Add): Promise<void> => {
    if (workspace === null) return;
    const settings = deps.settings();
    const [files, git] = await Promise.all([
      contextFiles(workspace, rules(settings)),
      gitSnapshot(workspace, rules(settings)),
    ]);
    warnings.push(...files.warnings, ...(git.warning === null ? [] : [git.warning]));
    // What differs between two worktrees of a project comes last, so that they share all before it.
    add('context', 'project files', files.text);
    add('context', 'git', git.text ?? '');
    add('context', 'workspace', workspaceLine(workspace));
  };

  const finished = (
    facts: PromptFacts,
    parts: (PromptPart & { tier: TierName })[],
    warnings: readonly string[],
  ): Prompt => {
    const { startedAt, session, model, provider } = facts;
    const { timeZone } = deps.settings();
    const said = { startedAt, session, model, provider, platform: deps.platform, timeZone };
    const tiers = toTiers([...parts, { tier: 'volatile', name: 'conversation', text: conversationBlock(said) }]);
    return { tiers, text: promptText(tiers), config: { [layoutKey]: layoutJson(layoutOf(tiers, now())) }, warnings };
  };

  const gather = (): { parts: (PromptPart & { tier: TierName })[]; warnings: string[]; add: Add } => {
    const parts: (PromptPart & { tier: TierName })[] = [];
    return { parts, warnings: [], add: (tier, name, text) => void parts.push({ tier, name, text }) };
  };

  return {
    build: async (facts) => {
      const settings = deps.settings();
      const { parts, warnings, add } = gather();

      add('stable', 'identity', await identity(settings, warnings));
      const { memoryEnabled: memory, userEnabled: user } = settings;
      for (const { name, text } of guidanceParts({ tools: facts.tools, memory, user })) add('stable', name, text);
      add('stable', 'home', homeLine(deps.homeShort, deps.profile));
      await workspaceParts(facts.workspace, warnings, add);
      add('volatile', 'skills', (await deps.skills(facts.workspace)).trim());
      for (const { store, text } of (await deps.memory()).blocks) add('volatile', store, text);
      add('volatile', 'memory provider', deps.provider?.(facts.session, facts.preview === true) ?? '');
      return finished(facts, parts, warnings);
    },
    buildChild: async (facts, role) => {
      const { parts, warnings, add } = gather();
      for (const { name, text } of childParts(role)) add('stable', name, text);
      await workspaceParts(facts.workspace, warnings, add);
      return finished(facts, parts, warnings);
    },
    matches: matchesRuntime,
    hints: (workspace) => (workspace === null ? null : createSubdirectoryHints(workspace, rules(deps.settings()))),
  };
}

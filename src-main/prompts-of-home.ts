import type { Config, HomePaths } from './home/index.ts';
import type { MemoryService } from './memory/index.ts';
import { scan } from './memory/scanner/index.ts';
import type { Models } from './models/models.ts';
import { createPromptBuilder, type PromptBuilder } from './prompt/builder.ts';
import type { Skills } from './skills/skills.ts';

/** What the system prompts of a home are built from. */
export interface PromptsOfHomeDeps {
  readonly paths: HomePaths;
  readonly config: Config;
  readonly memory: MemoryService;
  readonly skills: Skills;
  readonly models: Models;
  readonly platform: 'desktop' | 'cli';
  /** The block of the memory provider that a session begins with. */
  readonly provider: (session: string, preview: boolean) => string;
  readonly now?: () => number;
}

/** The builder of system prompts, by what config.yaml says of them. */
export function promptsOfHome(deps: PromptsOfHomeDeps): PromptBuilder {
  const { paths, config, memory, skills, models, platform, provider } = deps;
  return createPromptBuilder({
    home: paths.dir,
    homeShort: paths.short,
    profile: paths.profile,
    platform,
    memory: () => memory.snapshot(),
    skills: (workspace) => skills.promptBlock(undefined, workspace),
    provider,
    scan: (text) => scan(text, 'context').map(({ kind }) => kind),
    settings: () => ({
      memoryEnabled: config.bool('memory.memory_enabled'),
      userEnabled: config.bool('memory.user_profile_enabled'),
      contextFileMaxChars: config.number('context_file_max_chars', 0),
      contextFileTimeout: config.number('context_file_read_timeout', 5) * 1000,
      timeZone: config.string('timezone') || null,
      contextWindow: models.provider().contextWindow,
    }),
    ...(deps.now === undefined ? {} : { now: deps.now }),
  });
}

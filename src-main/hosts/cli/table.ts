import type { OptionSpec } from './arguments.ts';
import type { Command } from './command.ts';
import { approvalCommands } from './commands/approvals.ts';
import { chatCommand } from './commands/chat.ts';
import { configCommands } from './commands/config.ts';
import { curatorCommands } from './commands/curator.ts';
import { doctorCommand } from './commands/doctor.ts';
import { honchoCommands } from './commands/honcho.ts';
import { journalCommands } from './commands/journal.ts';
import { journeyCommands } from './commands/journey.ts';
import { mcpCommands } from './commands/mcp.ts';
import { memoryCommands } from './commands/memory.ts';
import { pluginCommands } from './commands/memory-plugins.ts';
import { providerCommands } from './commands/memory-provider.ts';
import { promptCommand } from './commands/prompt.ts';
import { reviewCommands } from './commands/review.ts';
import { scanCommand } from './commands/scan.ts';
import { sessionCommands } from './commands/sessions.ts';
import { skillCommands } from './commands/skills.ts';
import { toolCommand } from './commands/tool.ts';

/** Every command there is. */
export const commands: readonly Command[] = [
  chatCommand,
  ...memoryCommands,
  ...providerCommands,
  ...pluginCommands,
  ...approvalCommands,
  ...journalCommands,
  ...skillCommands,
  ...curatorCommands,
  ...reviewCommands,
  scanCommand,
  ...sessionCommands,
  ...journeyCommands,
  promptCommand,
  ...honchoCommands,
  ...mcpCommands,
  ...configCommands,
  toolCommand,
  doctorCommand,
];

/** The options every command takes. */
export const commonOptions: Readonly<Record<string, OptionSpec>> = {
  home: { value: 'DIR', about: 'the home to work on (else HERMES_HOME, else ~/.hermes)' },
  profile: { value: 'NAME', about: 'a profile of that home' },
  model: { value: 'NAME', about: 'the model of new sessions' },
  workspace: { value: 'DIR', about: 'the directory that file tools may read' },
  json: { about: 'bare data as JSON on standard output' },
  help: { short: 'h', about: 'this text, or that of a command' },
};
